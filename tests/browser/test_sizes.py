"""Both tables at every size, light and dark: pictures for people to look at, and nothing that scrolls sideways."""

from pathlib import Path

import pytest

from .host import Host
from .play import open_game, play
from .tabs import PlaywrightTab

SIZES = {
    "phone": (390, 844),
    "flat": (844, 390),
    "portrait": (768, 1024),
    "tablet": (1180, 820),
    "desktop": (1440, 900),
}
ACTIONS = """[...document.querySelectorAll('#hand .p-act[data-choice]')].map(card => card.getBoundingClientRect())
    .filter(box => box.width).map(box => Math.min(box.width, box.height))"""


@pytest.mark.parametrize("game", ["merlin", "loewenherz"])
@pytest.mark.parametrize("size", list(SIZES))
def test_the_table_fits(tab: PlaywrightTab, host: Host, artefacts: Path, size: str, game: str):
    width, height = SIZES[size]
    tab.page.set_viewport_size({"width": width, "height": height})
    if game == "merlin":
        open_game(tab, host.url, game, players=4, lang="de", favor="1")
    else:
        open_game(tab, host.url, game, players=3, lang="de")
    # Merlin's first turn; in Löwenherz a moment with much on the board and cards to choose from.
    play(tab, 1 if game == "merlin" else 45)
    while game == "loewenherz" and not tab.run(f"{ACTIONS}.length"):
        play(tab, 1)
    for theme in ("light", "dark"):
        tab.run(f"document.documentElement.dataset.theme = '{theme}'")
        assert tab.run("document.documentElement.scrollWidth <= innerWidth")
        tab.screenshot(artefacts / f"{game}-{size}-{theme}.png")
    assert all(side >= 40 for side in tab.run(ACTIONS))
