"""The gentlest bot: no nonsense, and a careful newcomer who does the obvious beats it more often than not."""

import pytest

from tafelrunde.games import GAMES
from tafelrunde.kernel.think import Budget
from tests.bench.ladder import play


def won(game: str, bots: tuple[str, str], games: int) -> float:
    """How many of these games the first of two bots wins, from both seats."""
    return sum(play(game, bots, Budget(""), number).wins[0] for number in range(games))


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_the_gentlest_bot_that_does_not_play_by_chance(game):
    assert list(GAMES[game].thinkers)[:3] == ["random", "page", "squire"]
    assert won(game, ("page", "random"), 4) == 4


@pytest.mark.parametrize(("game", "games"), [("merlin", 30), ("loewenherz", 10)])
def test_a_newcomer_who_does_the_obvious_beats_the_page_more_often_than_not(game, games):
    assert won(game, ("newcomer", "page"), games) > games / 2
