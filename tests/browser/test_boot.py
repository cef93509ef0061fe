"""How the page starts: from the snapshot, without it, without a network, and when a newer one is there."""

import gzip
import hashlib
import json
from pathlib import Path

import pytest

from .host import Host
from .play import play
from .tabs import KEPT, PlaywrightTab, Tab, until, until_python

OPEN_DOOR = "import('./boot.js').then(boot => boot.loadDoor()).then(() => true)"
OWN_BOOT = "fetch('boot.js').then(answer => answer.text())"
ASK_RULES = (
    "JSON.parse(globalThis.tafelrundeHandle(JSON.stringify({do: 'rules', game: 'merlin', rule: null})))"
)


def marks(tab: Tab) -> list[str]:
    names: list[str] = tab.run("performance.getEntriesByType('mark').map(mark => mark.name)")
    return names


def test_python_starts_from_the_snapshot_in_every_engine(any_tab: Tab, host: Host):
    any_tab.open(host.url)
    until_python(any_tab)
    assert "python restored" in marks(any_tab)
    assert isinstance(any_tab.run(ASK_RULES), dict)


def test_the_start_needs_neither_the_standard_library_nor_pydantic(tab: PlaywrightTab, host: Host):
    tab.open(host.url)
    until_python(tab)
    assert not {
        name for name in host.asked if name.endswith((".whl", "stdlib.zip", "pydantic.zip", "app.zip"))
    }


@pytest.mark.parametrize("damage", ["missing", "cut short", "not gzip", "of another build"])
def test_a_damaged_snapshot_costs_time_but_not_the_game(tab: PlaywrightTab, own_host: Host, damage: str):
    snapshot = own_host.directory / "python" / "memory.snapshot"
    whole = snapshot.read_bytes()
    match damage:
        case "missing":
            snapshot.unlink()
        case "cut short":
            snapshot.write_bytes(whole[: len(whole) // 2])
        case "not gzip":
            snapshot.write_bytes(b"<!doctype html><p>moved</p>")
        case "of another build":
            snapshot.write_bytes(other_build(whole))
    tab.open(own_host.url)
    until_python(tab)
    assert "python booted plainly" in marks(tab)
    assert isinstance(tab.run(ASK_RULES), dict)
    if damage == "missing":
        tab.complaints = [c for c in tab.complaints if "404" not in c]


def other_build(packed: bytes) -> bytes:
    snapshot = bytearray(gzip.decompress(packed))
    snapshot[16:48] = bytes(32)  # the build's id
    return gzip.compress(bytes(snapshot), 1)


def test_without_a_database_python_starts_all_the_same(tab: PlaywrightTab, host: Host):
    tab.page.add_init_script(
        "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError') }"
    )
    tab.open(host.url)
    until_python(tab)
    assert isinstance(tab.run(ASK_RULES), dict)


def test_pydantic_comes_when_a_door_needs_it(any_tab: Tab, host: Host):
    any_tab.open(host.url)
    until_python(any_tab)
    any_tab.run(OPEN_DOOR)
    asked = len(host.asked)
    any_tab.run(OPEN_DOOR)
    assert not [name for name in host.asked[asked:] if name.endswith(("pydantic.zip", ".whl"))]


@pytest.mark.kept
def test_after_one_visit_the_page_starts_without_a_network(any_tab: Tab, host: Host):
    any_tab.open(host.url)
    until_python(any_tab)
    until(any_tab, KEPT)
    host.switch_off()
    try:
        any_tab.open(f"{host.url}?game=merlin&players=2&seed=7&lang=nl")
        until_python(any_tab)
        play(any_tab, 5)
        assert any_tab.run(OPEN_DOOR)
    finally:
        host.switch_on()


@pytest.mark.kept
def test_a_host_that_redirects_the_index_is_kept_too(tab: PlaywrightTab, site: Path):
    host = Host(site, redirects=True)
    tab.open(host.url)
    until_python(tab)
    until(tab, KEPT)
    host.switch_off()
    tab.open(host.url)
    until_python(tab)


@pytest.mark.kept
def test_a_new_version_waits_until_it_is_asked_for(tab: PlaywrightTab, own_host: Host):
    tab.open(own_host.url)
    until_python(tab)
    until(tab, KEPT)
    tab.open(own_host.url)  # now from the cache
    until_python(tab)
    tab.run("addEventListener('tafelrunde:update', ({detail}) => { globalThis.update = detail; })")
    renew(own_host.directory)
    tab.run("navigator.serviceWorker.ready.then(r => r.update()).then(() => 1)")
    until(tab, "Boolean(globalThis.update)")
    assert "newer" not in tab.run(OWN_BOOT)  # the open game keeps its own files
    with tab.page.expect_navigation():
        tab.run("update.apply()")
    until_python(tab)
    assert "newer" in tab.run(OWN_BOOT)


@pytest.mark.kept
def test_a_half_uploaded_version_is_not_taken(tab: PlaywrightTab, own_host: Host):
    tab.open(own_host.url)
    until_python(tab)
    until(tab, KEPT)
    tab.open(own_host.url)
    until_python(tab)
    renew(own_host.directory)
    (own_host.directory / "boot.js").write_text("// only half of ")
    update = "navigator.serviceWorker.ready.then(r => r.update()).then(r => new Promise(done => {"
    update += "const w = r.installing; w.onstatechange = () => done(w.state) }))"
    assert tab.run(update) == "redundant"
    tab.open(own_host.url)
    until_python(tab)
    tab.complaints.clear()  # a worker that refuses to install is told in the console


def renew(site: Path) -> None:
    """Put another version of boot.js on the host, with the list that belongs to it."""
    boot = site / "boot.js"
    boot.write_text(boot.read_text() + "// newer\n")
    listed = site / "precache.js"
    start, _, end = listed.read_text().partition("{")
    precache = json.loads("{" + end.rstrip().removesuffix(";"))
    precache["version"] = "newer"
    precache["files"]["boot.js"] = hashlib.sha256(boot.read_bytes()).hexdigest()
    listed.write_text(f"{start}{json.dumps(precache)};\n")
