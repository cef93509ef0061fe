"""Both boards without color, for people to look at: artefacts/grey-*.png. What must differ there is asserted in
tests/web/test_color_blind.py on the markup."""

from pathlib import Path

import pytest

from tafelrunde.games import GAMES
from tafelrunde.seats import COLORS

from .host import Host
from .play import open_finished
from .tabs import PlaywrightTab

GREY = """document.body.animate({ filter: ['grayscale(1)', 'grayscale(1)'] }, { duration: 1, fill: 'forwards' })
    .finished.then(() => true)"""


@pytest.mark.parametrize("game", GAMES)
def test_the_board_in_grey(tab: PlaywrightTab, host: Host, artefacts: Path, game: str):
    tab.page.set_viewport_size({"width": 1440, "height": 900})
    open_finished(tab, host.url, game)
    tab.click("[data-look]")
    tab.run(GREY)
    for theme in ("light", "dark"):
        tab.run(f"document.documentElement.dataset.theme = {theme!r}")
        tab.screenshot(artefacts / f"grey-{game}-{theme}.png")
    assert [
        color for color in COLORS if not tab.run(f"Boolean(document.querySelector('#board .c-{color}'))")
    ] == []
