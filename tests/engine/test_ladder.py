"""The ladder of bots: what it tells of a series."""

import pytest

from tafelrunde.games import GAMES
from tafelrunde.kernel.think import Budget
from tests.bench.ladder import SERIES, loewenherz_knights, main, play, wilson


@pytest.mark.parametrize("game", GAMES)
def test_the_ladder_tells_wins_with_their_interval(capsys, game):
    main([game, "--only", "squire-random", "--games", "2"])
    head, _, row = capsys.readouterr().out.splitlines()
    assert head.startswith("| ")
    assert row.startswith(
        "| 2 players: squire beats random | 100 % | 34 to 100 %, 2 games | at least 95 | ok |"
    )


def test_the_ladder_tells_how_games_end():
    found = [play("loewenherz", ("squire", "squire", "squire"), Budget(""), number) for number in range(2)]
    rows = list(loewenherz_knights(found, SERIES["three-knights"]))
    assert sum(row.measured["value"] for row in rows if "ended by" in row.what) == 100


def test_the_interval_is_wilsons():
    low, high = wilson(0.65, 60)
    assert (round(low, 3), round(high, 3)) == (0.524, 0.758)
