"""A third game on the shelf: one line in the tree beside its own folders, and it can be set up, played and won.

And a fourth language: a folder, and nothing else.
"""

import filecmp
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.pig import SHELF, put_on_the_shelf
from tests.web import pseudo
from tools import provision
from tools.common import NODE_MODULES, ROOT

from .host import Host
from .play import LOG, SCREEN, clicked, open_game, play_by_mouse, play_on, points, uncover, until_table
from .tabs import PlaywrightTab, until, until_python

PARTS = ("build.py", "pyproject.toml", "README.md", "LICENSE", "engine", "web", "i18n")
# The copy is built by its own code, with the tools and packages that this tree has fetched already.
BUILD = """
import sys
from pathlib import Path
sys.path.insert(0, "web")
from tools import provision, site
provision.development = lambda: Path({python!r})
provision.npm_packages = lambda: None
provision.page_wheels = lambda: sorted(provision.WHEELS.glob("*.whl"))
site.build_site()
"""


def files(tree: Path) -> set[Path]:
    return {path.relative_to(tree) for path in tree.rglob("*") if path.is_file()}


@pytest.fixture(scope="module")
def trees(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The project as it is, and the same with Pig on the shelf."""
    before = tmp_path_factory.mktemp("shelf") / "two"
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(
                ROOT / part, before / part, ignore=shutil.ignore_patterns("node_modules", "__pycache__")
            )
        else:
            before.mkdir(exist_ok=True)
            shutil.copyfile(ROOT / part, before / part)
    after = shutil.copytree(before, before.with_name("three"))
    put_on_the_shelf(after)
    return before, after


@pytest.fixture(scope="module")
def host(site: Path, trees: tuple[Path, Path]) -> Iterator[Host]:
    """The site of three games. `site` comes first: it fetches whatever a build needs."""
    _, tree = trees
    pseudo.translate(tree / "i18n")
    (tree / ".cache").mkdir()
    for fetched in (NODE_MODULES, provision.WHEELS):
        (tree / fetched.relative_to(ROOT)).symlink_to(fetched)
    script = BUILD.format(python=str(provision.development()))
    subprocess.run([sys.executable, "-c", script], cwd=tree, check=True)
    host = Host(tree / "dist" / "site")
    yield host
    host.switch_off()


def test_a_game_is_its_own_files_and_one_line(trees: tuple[Path, Path]):
    before, after = trees
    new = files(after) - files(before)
    assert new and all("pig" in "/".join(path.parts) for path in new)
    changed = [path for path in files(before) if not filecmp.cmp(before / path, after / path, shallow=False)]
    assert changed == [SHELF]
    lines = [(tree / SHELF).read_text().splitlines() for tree in trees]
    assert sum(one != other for one, other in zip(*lines, strict=True)) == 1


def test_it_is_set_up_played_to_the_sheet_and_kept(tab: PlaywrightTab, host: Host, artefacts: Path):
    tab.open(f"{host.url}?lang=en")
    until_python(tab)
    tab.run("document.querySelector('.games [value=pig]').click()")
    assert tab.run("[...document.querySelectorAll('#variants [data-variant]')].length") == 1
    assert tab.run("document.getElementById('guide-option').hidden")
    assert tab.run("document.getElementById('box-option').hidden")  # its box is the same for everybody
    tab.run("document.querySelector('#variants [name=greetings]').click()")
    tab.screenshot(artefacts / "three-games.png")
    tab.click(".go .btn-main")
    until_table(tab)
    assert tab.run("document.getElementById('game-title').textContent") == "Pig"
    assert tab.run("document.querySelectorAll('#offers [data-choice]').length") == 0  # no greetings
    play_by_mouse(tab)
    assert max(points(tab)) >= 20
    tab.screenshot(artefacts / "pig-result.png")
    tab.run("document.querySelector('#result-screen [data-leave]').click()")
    until(tab, f"{SCREEN} === 'start'")
    assert tab.run("document.querySelector('.save strong').textContent") == "Pig"


def test_it_starts_by_address_against_a_bot(tab: PlaywrightTab, host: Host, artefacts: Path):
    tab.page.set_viewport_size({"width": 390, "height": 844})
    open_game(tab, host.url, "pig", lang="nl", bots=",squire", greetings="1")
    assert tab.run("document.querySelector('[data-swap]').hidden")
    tab.run(clicked("[data-open=rules]"))
    until(tab, "document.getElementById('rule-P1') !== null")
    assert tab.run("document.querySelectorAll('#rules figure, #rules .rules-first').length") == 0
    tab.run(clicked("#rules-dialog [data-close]"))
    tab.screenshot(artefacts / "pig-phone.png")
    play_on(tab)
    assert max(points(tab)) >= 20
    assert "gooit" in tab.run(LOG)


def test_a_language_is_a_folder(tab: PlaywrightTab, host: Host, artefacts: Path):
    tab.open(f"{host.url}?lang={pseudo.CODE}")
    until_python(tab)
    names = tab.run(
        "[...document.querySelectorAll('.start-head [data-lang]')].map((button) => button.textContent)"
    )
    assert names == ["Deutsch", "Nederlands", pseudo.NAME, "English"]
    assert tab.run("document.querySelector('[type=submit]').textContent") == "Start the game".translate(
        pseudo.ACCENTED
    )
    open_game(tab, host.url, "merlin", lang=pseudo.CODE)
    assert tab.run("document.documentElement.lang") == pseudo.CODE
    uncover(tab)
    assert "é" in tab.run("document.querySelector('#ask .question').textContent")
    tab.screenshot(artefacts / "pseudo.png")
    tab.click(".bar-lang")
    until(tab, "document.documentElement.lang === 'en'")


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("game=pig&favor=1", ["favor", "Pig", "greetings"]),
        ("game=loewenherz&greetings=1", ["greetings", "Domaine"]),
        ("game=merlin&counters=5", ["5", "counters", "6, 7"]),
    ],
)
def test_a_variant_of_another_game_is_refused_by_name(
    tab: PlaywrightTab, host: Host, address: str, words: list[str]
):
    tab.open(f"{host.url}?lang=en&{address}&names=Ada")
    said = until(tab, "document.querySelector('.notice')?.textContent")
    assert [word for word in words if word not in said] == []
    assert tab.run(SCREEN) == "start"
    # What could be read of the address stands in the form.
    assert tab.run("document.querySelector('.games :checked').value") in address
    assert tab.run("document.querySelector('.seat input.field').value") == "Ada"
    assert json.loads(tab.run("localStorage.getItem('tafelrunde.settings')") or "{}").get("setup") is None
