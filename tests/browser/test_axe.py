"""axe-core finds nothing on any screen: WCAG 2.2 AA and its best practices, both themes, all languages, on a tablet
and on a phone."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tafelrunde.games import GAMES
from tools.common import ROOT

from .axe import Eye
from .host import Host
from .play import SCREEN, choose, clicked, lift, open_finished, open_game, play
from .tabs import PlaywrightTab, until, until_python

SIZES = {"tablet": (1180, 820), "phone": (390, 844)}
EVERY_GAME = pytest.mark.parametrize("game", GAMES)
# What is too small for a finger on the box screen.
SMALL = """[...document.querySelectorAll('#box :is([data-spot], [data-option], button, .btn, .field)')]
    .map((place) => [place.id || place.className, place.getBoundingClientRect()])
    .filter(([, { width, height }]) => width && Math.min(width, height) < 43.5)
    .map(([name, { width, height }]) => `${name} ${Math.round(width)}x${Math.round(height)}`)"""
OPEN = "Boolean(document.querySelector('dialog[open], [data-log=open]'))"


@pytest.fixture(params=list(SIZES))
def eye(request: pytest.FixtureRequest, tab: PlaywrightTab) -> Iterator[Eye]:
    """An eye on a tab of some size. What it has found fails the test."""
    width, height = SIZES[request.param]
    tab.page.set_viewport_size({"width": width, "height": height})
    eye = Eye(tab, list(SIZES).index(request.param))
    yield eye
    assert not eye.found, "\n".join(eye.found)


@contextmanager
def opened(tab: PlaywrightTab, panel: str) -> Iterator[str]:
    """A panel, open for a while."""
    tab.run(f"document.querySelector('[data-open={panel}]').click()")
    until(tab, OPEN)
    yield panel
    tab.page.keyboard.press("Escape")
    until(tab, f"!{OPEN}")


def click(tab: PlaywrightTab, css: str, then: str) -> None:
    tab.run(clicked(css))
    until(tab, then, 60)


def test_the_start_screen(eye: Eye, host: Host):
    tab = eye.tab
    tab.open(f"{host.url}?lang=nl")
    until_python(tab)
    eye.look("start")
    tab.page.select_option("[name=kind-0]", "elsewhere")
    for panel in ("settings", "open-link"):
        with opened(tab, panel):
            eye.look(panel)
    open_game(tab, host.url, "loewenherz")
    play(tab, 1)
    click(tab, "[data-leave]", f"{SCREEN} === 'start' && document.querySelector('[data-resume]') !== null")
    # At the end, where the bar at the foot lies over nothing.
    tab.run("scrollTo(0, document.documentElement.scrollHeight)")
    eye.look("saved games")
    click(tab, "[data-delete]", OPEN)
    eye.look("delete?")
    tab.page.keyboard.press("Escape")
    tab.page.set_input_files("#import", ROOT / "README.md")
    until(tab, "document.querySelector('#notices .notice') !== null")
    eye.look("notice")


@EVERY_GAME
def test_a_box_of_ones_own(eye: Eye, host: Host, game: str):
    tab = eye.tab
    tab.open(f"{host.url}?lang=de")
    until_python(tab)
    tab.run(f"document.querySelector('.games [value={game}]').click()")
    click(tab, "[data-box-open]", "Boolean(document.querySelector('#box-picture [data-spot]'))")
    for part in tab.run("[...document.querySelectorAll('[data-part]')].map(({ dataset }) => dataset.part)"):
        click(tab, f"[data-part={part}]", f"document.getElementById('part-{part}').ariaPressed === 'true'")
        eye.look(part)
        assert tab.run("document.documentElement.scrollWidth <= innerWidth"), part
        small = tab.run(SMALL)
        assert small == [], f"{part}: {small[:4]}"
    click(tab, "[data-option]:not([aria-pressed=true])", "true")
    click(tab, "[data-spot]", "true")
    click(tab, "[data-option]:not([aria-pressed=true])", "true")
    eye.look("something is wrong")


@EVERY_GAME
def test_the_table_and_all_that_opens_over_it(eye: Eye, host: Host, game: str):
    tab = eye.tab
    open_game(tab, host.url, game, guide="1")
    if game == "loewenherz":  # it begins with castles, behind no curtain
        eye.look("placing castles")
        while tab.run(SCREEN) == "table":
            choose(tab, "#board [data-choice]")
    eye.look("curtain")
    lift(tab)
    eye.look("first question")
    for panel in ("menu", "more", "log", "scores", "choices", "rules"):
        with opened(tab, panel):
            eye.look(panel)
    click(tab, "[data-do=hint]", "document.getElementById('hint').childElementCount > 0")
    click(tab, "#board [data-why]:not([data-choice])", "!document.getElementById('tip').hidden")
    eye.look("hint and why not")
    if tab.run("document.documentElement.dataset.size") == "phone":
        click(tab, "[data-grip]", "document.getElementById('table').dataset.sheet === 'up'")
        for name in ("others", "display", "log"):
            click(tab, f"[data-tab={name}]", f"document.getElementById('table').dataset.tab === '{name}'")
            eye.look(f"tab {name}")
    choose(tab)
    if tab.run(SCREEN) == "table":
        eye.look("second question")


@EVERY_GAME
def test_the_sheet_at_the_end(eye: Eye, host: Host, game: str):
    tab = eye.tab
    open_finished(tab, host.url, game)
    eye.look("result")
    click(tab, "[data-open=picture]", "Boolean(document.getElementById('result-picture'))")
    eye.look("the result as a picture")
    tab.page.keyboard.press("Escape")
    click(tab, ".result-tools [data-share]", "Boolean(document.querySelector('#share-code svg'))")
    eye.look("link and code")
    tab.page.keyboard.press("Escape")
    click(tab, "[data-look]", f"{SCREEN} === 'table'")
    eye.look("the table at the end")
    click(tab, ".laurel:not(:disabled)", "Boolean(document.querySelector('.telling-step.is-now'))")
    eye.look("a scoring")
    tab.page.keyboard.press("Escape")
    click(tab, "[data-result]", f"{SCREEN} === 'result'")
    click(tab, ".result-tools [data-do=look]", f"{SCREEN} === 'replay'")
    click(tab, "[data-to=turn-back]", "true")
    eye.look("replay")
    click(tab, "[data-branch]", "document.getElementById('branch').open")
    eye.look("play on from here")
