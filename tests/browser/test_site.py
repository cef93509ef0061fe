"""What the built site is made of: strict, complete, and nothing that belongs elsewhere."""

import base64
import gzip
import hashlib
import json
import re
from pathlib import Path

from tools import provision
from tools import site as builder
from tools.common import DIST, ROOT

from .host import Host
from .play import address
from .tabs import PlaywrightTab, until_python


def test_the_policy_allows_nothing_from_elsewhere(site: Path):
    page = (site / "index.html").read_text()
    [policy] = re.findall(r'http-equiv="Content-Security-Policy"\s+content="([^"]+)"', page)
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert rules["default-src"] == "'self'"
    assert rules["script-src"] == "'self' 'wasm-unsafe-eval'"
    assert "style=" not in page
    assert not re.findall(r"<script(?![^>]*src=)", page)


def test_the_page_names_the_wheel_of_the_build(site: Path):
    [config] = re.findall(
        r"<script type=\"py\" src=\"python/start.py\" config='([^']+)'>", (site / "index.html").read_text()
    )
    wheel, integrity = json.loads(config)["packages"][0].split("#sha256-")
    served = (site / wheel).read_bytes()
    assert served == (DIST / Path(wheel).name).read_bytes()
    assert base64.b64decode(integrity) == hashlib.sha256(served).digest()


def test_every_early_hint_is_a_file_that_is_used(tab: PlaywrightTab, host: Host):
    hinted = set(
        re.findall(r'rel="(?:module)?preload" href="([^"]+)"', (host.directory / "index.html").read_text())
    )
    assert {name for name in hinted if not (host.directory / name).is_file()} == set()
    heard: list[str] = []
    tab.page.on("console", lambda message: heard.append(message.text))
    tab.open(address(host.url, "merlin"))
    until_python(tab)
    tab.page.wait_for_timeout(4000)  # the browser says so some seconds after the load
    assert [text for text in heard if "preload" in text] == []
    assert [name for name in hinted if host.asked.count(name) != 1] == []


def test_nothing_of_python_holds_up_the_start_screen(tab: PlaywrightTab, host: Host):
    tab.open(host.url)
    until_python(tab)
    assert max(map(host.asked.index, ("shell/main.js", "i18n/en/shell.ftl"))) < host.asked.index("boot.js")


def test_the_service_worker_knows_every_file(site: Path):
    precache = json.loads((site / "precache.js").read_text().partition("=")[2].rstrip().removesuffix(";"))
    there = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    assert set(precache["files"]) == there - builder.NOT_KEPT - {"precache.js"}


def test_what_python_starts_from_is_the_same_in_every_build(site: Path, tmp_path: Path):
    builder.run_pack(provision.page_wheels(), builder.build_wheel(), tmp_path / "again")
    again = {path.name: path.read_bytes() for path in (tmp_path / "again").iterdir()}
    assert again == {path.name: path.read_bytes() for path in builder.PACKED.iterdir()}
    assert str(ROOT).encode() not in gzip.decompress(again["memory.snapshot"])


def test_the_manifest_makes_it_installable(site: Path):
    manifest = json.loads((site / "manifest.webmanifest").read_text())
    assert manifest["start_url"] == manifest["scope"] == "./"
    assert manifest["display"] == "standalone"
    assert (
        "id" not in manifest
    )  # it would be of the whole origin; without it each copy there is an app of its own
    assert all((site / icon["src"]).is_file() for icon in [*manifest["icons"], *manifest["screenshots"]])
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    page = (site / "index.html").read_text()
    for named in re.findall(r'(?:rel="apple-touch-icon" href|property="og:image" content)="([^"]+)"', page):
        assert (site / named).is_file()


def test_nothing_of_the_build_is_served(site: Path):
    served = {path.name for path in site.rglob("*")}
    assert not served & {"node_modules", "tools", "package.json", "package-lock.json", "vendor.json", "app"}


def test_all_is_small_enough_for_a_first_visit(site: Path):
    """A guard between two benchmarks: what a start needs, against 1.35 x the 6.3 MB of bare Pyodide."""
    needed = ["vendor/pyodide/pyodide.asm.wasm", "vendor/pyodide/pyodide.asm.js", "python/memory.snapshot"]
    assert sum(len(gzip.compress((site / name).read_bytes())) for name in needed) < 1.25 * 6.3e6
