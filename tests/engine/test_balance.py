"""The tables of balance: what counts as fair, and what they count."""

import importlib

import pytest

from tafelrunde.games import GAMES
from tests.bench.balance import Row, shares, table, within


def test_a_share_is_fair_within_three_points_or_twice_its_error():
    assert shares("seats", [529.0, 471.0], [1000, 1000], 2).reached
    assert not shares("seats", [540.0, 460.0], [1000, 1000], 2).reached
    assert shares("seats", [58.0, 42.0], [100, 100], 2).reached, "a hundred games tell little"
    assert shares("seats", [529.0, 471.0], [1000, 1000], 2).shown == "+2.9 (1.6), -2.9 (1.6)"


def test_an_aim_has_a_least_and_perhaps_a_most():
    assert within("missions", "6 to 10", [6, 10], 6, 10).reached
    assert not within("missions", "6 to 11", [6, 11], 6, 10).reached
    assert not within("abilities", "14", [14], 15).reached


def test_what_misses_its_aim_is_bold():
    columns = {2: [Row("points", "70", "65 to 95")], 3: [Row("points", "60", "65 to 95", reached=False)]}
    assert table("a game", "knight", columns).splitlines() == [
        "| a game | 2 knights | 3 knights | aim |",
        "| --- | --- | --- | --- |",
        "| points | 70 | **60** | 65 to 95 |",
    ]


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_its_figures_for_every_number_of_players(name):
    box = importlib.import_module(f"tests.bench.balance.{name}")
    columns = {
        players: box.rows([box.play(box.setup(players, "balance", number), "random") for number in (0, 1)])
        for players in GAMES[name].players
    }
    assert len({tuple(row.what for row in rows) for rows in columns.values()}) == 1
    assert all(row.what and row.shown for rows in columns.values() for row in rows)
