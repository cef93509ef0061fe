"""The site on real web servers: as Debian ships them, under a sub-path, and with strict headers."""

import re
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

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


def served(site: Path, folder: Path) -> Path:
    """The site under a sub-path, in a folder that a server with few rights can read."""
    folder.chmod(0o755)
    shutil.copytree(site, folder / "games" / "tafel-runde")
    return folder


@pytest.mark.parametrize(
    ("kind", "headers"),
    [(Nginx, NO_HEADERS), (Nginx, STRICT), (Apache, NO_HEADERS)],
    ids=["nginx", "nginx-strict", "apache"],
)
def test_the_game_is_played_from_a_stock_server_under_a_sub_path(
    tab: PlaywrightTab, site: Path, tmp_path: Path, kind: type[RealHost], headers: dict[str, str]
):
    if not shutil.which("apt-get"):
        pytest.skip("nginx and Apache come from Debian's packages")
    with TemporaryDirectory() as folder, kind(served(site, Path(folder)), tmp_path, headers).running() as url:
        open_game(tab, f"{url}games/tafel-runde/", "merlin", bots=",squire")
        assert not play(tab, 12)


def test_the_recommended_policy_lets_the_site_show_how_it_is_embedded(tab: PlaywrightTab, site: Path):
    host = Host(site, headers=STRICT)
    tab.open(f"{host.url}embed.html")
    tab.run("document.getElementById('shown').scrollIntoView()")
    until(tab, "document.getElementById('said').textContent.includes('tafelrunde-state')", 60)
    host.switch_off()
