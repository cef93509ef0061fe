"""How the page starts: from the snapshot, without it, without a network, and when a newer one is there."""

import gzip
import hashlib
import io
import json
import re
import zipfile
from pathlib import Path

import pytest

from tafelrunde.games import GAMES
from tafelrunde.table import Table

from .host import Host
from .play import GOLDEN, SCREEN, open_game, play
from .tabs import KEPT, PlaywrightTab, Tab, until, until_python

LOAD_PYDANTIC = "import('./boot.js').then(boot => boot.loadPydantic()).then(() => true)"
OWN_BOOT = "fetch('boot.js').then(answer => answer.text())"
SAY_HELLO = "JSON.parse(globalThis.tafelrundeHandle(JSON.stringify({do: 'hello'})))"

WHEN = "performance.getEntriesByName('%s')[0]?.startTime"
VERSION = "import tafelrunde; tafelrunde.__version__"


def python(code: str) -> str:
    """A JavaScript expression: what Python on the page says to this."""
    return (
        f"import('./boot.js').then(boot => boot.loadPyodide()).then(py => py.runPython({json.dumps(code)}))"
    )


def marks(tab: Tab) -> list[str]:
    names: list[str] = tab.run("performance.getEntriesByType('mark').map(mark => mark.name)")
    return names


def foreign_data_needs(host: Host) -> set[str]:
    """What has been asked for of the files that only saves need."""
    return {name for name in host.asked if "pydantic" in name or name.endswith(("stdlib.zip", "app.zip"))}


def test_python_starts_from_the_snapshot_in_every_engine(any_tab: Tab, host: Host):
    any_tab.open(host.url)
    until_python(any_tab)
    assert "python restored" in marks(any_tab)
    assert isinstance(any_tab.run(SAY_HELLO), dict)


def test_the_start_needs_neither_the_standard_library_nor_pydantic(tab: PlaywrightTab, host: Host):
    tab.open(host.url)
    until_python(tab)
    assert not foreign_data_needs(host)


@pytest.mark.parametrize("name", GAMES)
def test_a_record_opened_by_link_needs_them_no_more(tab: PlaywrightTab, host: Host, name: str):
    line = min((GOLDEN / name).glob("*.json")).read_text(encoding="utf-8")
    tab.open(host.url + "#" + Table.read(line).link().partition("#")[2])
    until(tab, f"{SCREEN} === 'replay'", 60)
    assert not foreign_data_needs(host)


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
    assert isinstance(tab.run(SAY_HELLO), dict)
    if damage == "missing":
        tab.complaints = [c for c in tab.complaints if "404" not in c]


def without_snapshot(site: Path) -> None:
    """As on a host that has lost it, but nothing for the browser to complain about."""
    (site / "python" / "memory.snapshot").write_bytes(gzip.compress(b"lost"))


def other_build(packed: bytes) -> bytes:
    snapshot = bytearray(gzip.decompress(packed))
    snapshot[16:48] = bytes(32)  # the build's id
    return gzip.compress(bytes(snapshot), 1)


def test_the_snapshot_is_a_picture_of_a_plain_start(tab: PlaywrightTab, host: Host, own_host: Host):
    installed = python(
        "import app.main, tafelrunde.kernel.session, pyodide_js\n"
        "str([dir(pyodide_js.loadedPackages), app.main.__file__, tafelrunde.kernel.session.__file__])"
    )
    tab.open(host.url)
    until_python(tab)
    restored = tab.run(installed)
    without_snapshot(own_host.directory)
    tab.open(own_host.url)
    until_python(tab)
    assert "python booted plainly" in marks(tab)
    assert tab.run(installed) == restored
    assert "tafelrunde" in restored


def test_without_the_snapshot_pyscript_loads_the_wheel_and_runs_the_script(any_tab: Tab, own_host: Host):
    without_snapshot(own_host.directory)
    open_game(any_tab, own_host.url, "merlin")
    play(any_tab, 5)
    assert "python booted plainly" in marks(any_tab)
    assert any_tab.run(f"{WHEN % 'PyScript done'} <= {WHEN % 'python ready'}")
    assert [name for name in own_host.asked if name.endswith(".whl")]


def test_with_the_snapshot_pyscript_comes_to_its_end_after_the_first_board(any_tab: Tab, host: Host):
    open_game(any_tab, host.url, "merlin")
    until(any_tab, f"{WHEN % 'PyScript done'} > 0")
    assert "python restored" in marks(any_tab)
    assert any_tab.run(f"{WHEN % 'python ready'} < {WHEN % 'PyScript done'}")
    assert any_tab.run(python("import pyscript; bool(pyscript.window)"))
    play(any_tab, 5)


def test_a_changed_wheel_is_what_runs(any_tab: Tab, own_host: Host):
    [wheel] = own_host.directory.glob("python/tafelrunde-*.whl")
    wheel.write_bytes(other_version(wheel))
    any_tab.open(own_host.url)
    until_python(any_tab)
    assert "python booted plainly" in marks(any_tab)
    assert any_tab.run(python(VERSION)) == "9.9.9"
    any_tab.complaints[:] = [c for c in any_tab.complaints if "integrity" not in c]  # the browser has noticed


def test_the_wheel_that_the_page_names_is_what_runs(tab: PlaywrightTab, own_host: Host):
    [wheel] = own_host.directory.glob("python/tafelrunde-*.whl")
    other = wheel.with_name("tafelrunde-9.9.9-py3-none-any.whl")
    other.write_bytes(other_version(wheel))
    page = own_host.directory / "index.html"
    page.write_text(page.read_text().replace(wheel.name, other.name))
    tab.open(own_host.url)
    until_python(tab)
    assert tab.run(python(VERSION)) == "9.9.9"


def other_version(wheel: Path) -> bytes:
    """The wheel with another version in the module that names it."""
    packed = io.BytesIO()
    changed = 0
    with zipfile.ZipFile(wheel) as old, zipfile.ZipFile(packed, "w") as new:
        for info in old.infolist():
            text, times = re.subn(rb'__version__ = "[^"]+"', b'__version__ = "9.9.9"', old.read(info))
            changed += times
            new.writestr(info, text)
    assert changed == 1
    return packed.getvalue()


def test_a_host_that_calls_webassembly_just_bytes_will_do(any_tab: Tab, site: Path):
    host = Host(site, types={".wasm": "application/octet-stream"})
    any_tab.open(host.url)
    until_python(any_tab)
    assert "python restored" in marks(any_tab)
    host.switch_off()


def test_without_a_database_python_starts_all_the_same(tab: PlaywrightTab, host: Host):
    tab.page.add_init_script(
        "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError') }"
    )
    tab.open(host.url)
    until_python(tab)
    assert isinstance(tab.run(SAY_HELLO), dict)


def test_pydantic_comes_when_foreign_data_does(any_tab: Tab, host: Host):
    any_tab.open(host.url)
    until_python(any_tab)
    any_tab.run(LOAD_PYDANTIC)
    asked = len(host.asked)
    any_tab.run(LOAD_PYDANTIC)
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
        assert any_tab.run(LOAD_PYDANTIC)
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


@pytest.mark.kept
def test_a_host_that_changes_a_file_hears_why_nothing_is_kept(tab: PlaywrightTab, own_host: Host):
    page = own_host.directory / "index.html"
    page.write_text(page.read_text() + "<!-- by the host -->")
    with tab.page.expect_console_message(
        lambda message: message.text == "not kept for offline use: Error: index.html: other content",
        timeout=60_000,
    ):
        tab.open(own_host.url)
    tab.complaints.clear()  # the worker's own


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
