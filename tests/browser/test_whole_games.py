"""Whole games through the real page by clicking alone, person against person, to the sheet at the end."""

from pathlib import Path

import pytest

from tafelrunde.games import GAMES

from .host import Host
from .play import LOG, SCREEN, lift, open_game, play, play_by_mouse, play_on, points, reload
from .tabs import PlaywrightTab, Tab, WebKitTab

BEGINNING = 12  # times five clicks


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "players", "lang", "variants"),
    [
        ("merlin", 2, "de", {"favor": "1"}),
        ("merlin", 4, "nl", {"favor": "1", "counters": "7"}),
        ("loewenherz", 2, "de", {}),
        ("loewenherz", 4, "en", {}),
    ],
)
def test_by_a_real_mouse(
    tab: PlaywrightTab,
    host: Host,
    artefacts: Path,
    game: str,
    players: int,
    lang: str,
    variants: dict[str, str],
):
    """The games of two with a yes at the end of every turn."""
    open_game(tab, host.url, game, players=players, seed=players, lang=lang, yes=players == 2, **variants)
    play_by_mouse(tab, players)
    assert len(points(tab)) == players
    tab.screenshot(artefacts / f"{game}-result-{lang}.png")


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_in_the_other_engines(other_tab: Tab, host: Host, game: str):
    """WebKitGTK takes a second or three for a click of Löwenherz: there it is a good beginning."""
    open_game(other_tab, host.url, game, seed=2)
    if game == "loewenherz" and isinstance(other_tab, WebKitTab):
        for _ in range(BEGINNING):
            play(other_tab, 5, 2)
        assert other_tab.run(SCREEN) in ("table", "curtain")
        return
    play_on(other_tab, 2)
    assert len(points(other_tab)) == 2


@pytest.mark.long
def test_with_a_reload_in_every_turn(tab: PlaywrightTab, host: Host):
    open_game(tab, host.url, "merlin", seed=5, lang="de")
    turns = 0
    while tab.run(SCREEN) != "result":
        if tab.run(SCREEN) == "curtain":
            lift(tab)
            turns += 1
            if turns > 1:  # what nobody has begun to play is not kept
                before = tab.run(LOG)
                reload(tab)
                lift(tab)
                assert tab.run(LOG) == before
        play(tab, 1, turns + 1)
    # Who ends a round of two begins the next, and keeps the screen.
    assert turns == 48 - 5
    assert len(points(tab)) == 2
