"""Both tables at every size, light and dark, with large text too: pictures for people to look at, and everything within
reach (reach.js): question, choices and undo inside the window or to be scrolled into it, no panel over another, nothing
cut off."""

from pathlib import Path

import pytest

from .host import Host
from .play import open_game, play, uncover
from .tabs import PlaywrightTab

# Those that pictures are taken of, and further ones that have been too small for something.
SIZES = [(320, 480), (390, 844), (844, 390), (800, 600), (960, 640), (820, 1180), (1180, 820), (1440, 900)]
OTHERS = [(340, 714), (600, 500), (640, 480), (900, 700), (1023, 734), (1024, 700), (768, 1024)]
REACH = (Path(__file__).parent / "reach.js").read_text(encoding="utf-8").strip().removesuffix(";")
ACTIONS = """[...document.querySelectorAll('#hand .p-act[data-choice]')].map(card => card.getBoundingClientRect())
    .filter(box => box.width).map(box => Math.min(box.width, box.height))"""


def resize(tab: PlaywrightTab, size: tuple[int, int], letters: str = "") -> None:
    tab.run(f"document.documentElement.style.fontSize = '{letters}'")
    tab.page.set_viewport_size({"width": size[0], "height": size[1]})
    tab.run("dispatchEvent(new Event('resize'))")


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game", ["merlin", "loewenherz"])
def test_everything_is_within_reach_at_every_size(
    tab: PlaywrightTab, host: Host, artefacts: Path, game: str, players: int
):
    variants = {"favor": "1"} if game == "merlin" and players == 4 else {}
    open_game(tab, host.url, game, players=players, lang="de", yes=True, **variants)
    play(tab, 150 if game == "merlin" else 120)  # much on the board, and something to choose
    uncover(tab)
    found = {}
    for letters in ("", "200%"):
        for size in [*SIZES, *OTHERS]:
            resize(tab, size, letters)
            if complaints := tab.run(f"({REACH})()"):
                found[*size, letters] = complaints
            if size in SIZES and not letters:
                for theme in ("light", "dark"):
                    tab.run(f"document.documentElement.dataset.theme = '{theme}'")
                    tab.screenshot(artefacts / f"{game}-{players}-{'x'.join(map(str, size))}-{theme}.png")
    assert not found


def test_the_actions_of_a_hand_are_large_enough(tab: PlaywrightTab, host: Host):
    open_game(tab, host.url, "loewenherz", players=3, lang="de")
    play(tab, 45)
    while not tab.run(f"{ACTIONS}.length"):
        play(tab, 1)
    for size in SIZES:
        resize(tab, size)
        assert all(side >= 40 for side in tab.run(ACTIONS)), size
