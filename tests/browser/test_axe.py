"""axe-core finds nothing on any screen: WCAG 2.2 AA and its best practices, both themes, all languages, on a tablet
and on a phone."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tools.ground import ROOT

from .axe import look
from .host import Host
from .play import SCREEN, choose, clicked, lift, open_finished, open_game
from .tabs import PlaywrightTab, until, until_python

SIZES = {"tablet": (1180, 820), "phone": (390, 844)}
GAMES = pytest.mark.parametrize("game", ["merlin", "loewenherz"])
OPEN = "Boolean(document.querySelector('dialog[open], [data-log=open]'))"


@pytest.fixture(params=list(SIZES))
def sized(request: pytest.FixtureRequest, tab: PlaywrightTab) -> PlaywrightTab:
    width, height = SIZES[request.param]
    tab.page.set_viewport_size({"width": width, "height": height})
    return tab


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


def test_the_start_screen(sized: PlaywrightTab, host: Host):
    sized.open(f"{host.url}?lang=nl")
    until_python(sized)
    found = look(sized, "start")
    with opened(sized, "settings"):
        found += look(sized, "settings")
    open_game(sized, host.url, "loewenherz")
    click(sized, "[data-leave]", f"{SCREEN} === 'start' && document.querySelector('[data-resume]') !== null")
    found += look(sized, "saved games")
    click(sized, "[data-delete]", OPEN)
    found += look(sized, "delete?")
    sized.page.keyboard.press("Escape")
    sized.page.set_input_files("#import", ROOT / "README.md")
    until(sized, "document.querySelector('#notices .notice') !== null")
    found += look(sized, "notice")
    assert not found, "\n".join(found)


@GAMES
def test_the_table_and_all_that_opens_over_it(sized: PlaywrightTab, host: Host, game: str):
    open_game(sized, host.url, game, guide="1")
    found = []
    if game == "loewenherz":  # it begins with castles, behind no curtain
        found += look(sized, "placing castles")
        while sized.run(SCREEN) == "table":
            choose(sized, "#board [data-choice]")
    found += look(sized, "curtain")
    lift(sized)
    found += look(sized, "first question")
    for panel in ("menu", "more", "log", "scores", "choices", "rules"):
        with opened(sized, panel):
            found += look(sized, panel)
    click(sized, "[data-do=hint]", "document.getElementById('hint').childElementCount > 0")
    click(sized, "#board [data-why]:not([data-choice])", "!document.getElementById('tip').hidden")
    found += look(sized, "hint and why not")
    if sized.run("document.documentElement.dataset.size") == "phone":
        click(sized, "[data-grip]", "document.getElementById('table').dataset.sheet === 'up'")
        for tab in ("others", "display", "log"):
            click(sized, f"[data-tab={tab}]", f"document.getElementById('table').dataset.tab === '{tab}'")
            found += look(sized, f"tab {tab}")
    choose(sized)
    if sized.run(SCREEN) == "table":
        found += look(sized, "second question")
    assert not found, "\n".join(found)


@GAMES
def test_the_sheet_at_the_end(sized: PlaywrightTab, host: Host, game: str):
    open_finished(sized, host.url, game)
    found = look(sized, "result")
    click(sized, "[data-look]", f"{SCREEN} === 'table'")
    found += look(sized, "the table at the end")
    assert not found, "\n".join(found)
