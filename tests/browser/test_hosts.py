"""The site on real web servers: as Debian ships them, under a sub-path, and with strict headers."""

import re
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.request import Request, urlopen

import pytest

from tools.common import WEB

from .host import Host
from .play import open_game, play
from .real_hosts import NO_HEADERS, Apache, Nginx, RealHost
from .tabs import PlaywrightTab, until

# The strictest that the page runs with; web/README.md recommends the first.
[POLICY] = re.findall(r"^    Content-Security-Policy: (.+)$", (WEB / "README.md").read_text(), re.MULTILINE)
STRICT = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}


# What web/README.md recommends to pack the rest with.
README = " ".join((WEB / "README.md").read_text().split())
[NGINX_GZIP] = re.findall(r"`(gzip on; [^`]+)`", README)
[APACHE_GZIP] = re.findall(r"`(AddOutputFilterByType [^`]+)`", README)


def served(site: Path, folder: Path) -> Path:
    """The site under a sub-path, in a folder that a server with few rights can read."""
    folder.chmod(0o755)
    shutil.copytree(site, folder / "games" / "tafel-runde")
    return folder


@pytest.mark.parametrize(
    ("kind", "headers", "packed"),
    [
        (Nginx, NO_HEADERS, ""),
        (Nginx, STRICT, NGINX_GZIP),
        (Apache, NO_HEADERS, ""),
        (Apache, STRICT, APACHE_GZIP),
    ],
    ids=["nginx", "nginx-strict-packed", "apache", "apache-strict-packed"],
)
def test_the_game_is_played_from_a_stock_server_under_a_sub_path(
    tab: PlaywrightTab, site: Path, tmp_path: Path, kind: type[RealHost], headers: dict[str, str], packed: str
):
    if not shutil.which("apt-get"):
        pytest.skip("nginx and Apache come from Debian's packages")
    with (
        TemporaryDirectory() as folder,
        kind(served(site, Path(folder)), tmp_path, headers, packed).running() as url,
    ):
        page = f"{url}games/tafel-runde/"
        open_game(tab, page, "merlin", bots=",squire")
        assert not play(tab, 12)
        if packed:
            for name in ("vendor/pyodide/pyodide.asm.wasm", "shell/main.js", "style/page.css", "icons.svg"):
                assert encoding(page + name) == "gzip", name
            assert encoding(f"{page}python/memory.snapshot") is None  # packed already


def encoding(url: str) -> str | None:
    with urlopen(Request(url, headers={"Accept-Encoding": "gzip"})) as answer:
        for name, value in STRICT.items():
            assert answer.headers[name] == value
        told: str | None = answer.headers["Content-Encoding"]
        return told


def test_the_recommended_policy_lets_the_site_show_how_it_is_embedded(tab: PlaywrightTab, site: Path):
    host = Host(site, headers=STRICT)
    tab.open(f"{host.url}embed.html")
    tab.run("document.getElementById('shown').scrollIntoView()")
    until(tab, "document.getElementById('said').textContent.includes('tafelrunde-state')", 60)
    host.switch_off()
