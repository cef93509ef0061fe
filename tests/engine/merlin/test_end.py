"""M8: the end of a round and of the game."""

import pytest

from tafelrunde.merlin.box import DOVE, FISH, FOX, SCORE_SHIELDS
from tafelrunde.merlin.game import MERLIN

from .table import blue, flag, material, red, shield, space_of, table, yellow


@pytest.mark.rule("M8.1")
def test_after_a_round_the_marker_goes_clockwise_and_all_roll():
    t = table(yellow, blue, red).last_turn(red).lands(space_of(SCORE_SHIELDS))
    assert (t.state.round, t.state.first_seat) == (2, 1) and t.asked == (blue, "turn")
    assert all(all(dice) for dice in t.state.dice) and t.sealed
    assert t.events("scoring") == []
    assert [e.args["seat"] for e in t.events("rolled")] == [0, 1, 2]


@pytest.mark.rule("M8.1")
@pytest.mark.parametrize(
    ("number", "scored"), [(1, False), (2, True), (3, False), (4, True), (5, False), (6, True)]
)
def test_a_scoring_after_rounds_two_four_and_six(number, scored):
    t = table(yellow, blue).round(number).last_turn(blue).lands(space_of(SCORE_SHIELDS))
    assert bool(t.events("scoring")) == scored
    assert t.state.round == min(number + 1, 6)
    assert bool(t.state.agenda) == (number < 6) == (not t.events("game-over"))


@pytest.mark.rule("M8.2")
def test_points_for_apples_staffs_and_things():
    t = table(yellow, blue).apples(yellow, 3).staffs(yellow, 2).owns(yellow, *[shield(FOX)] * 2, flag(FISH))
    t.owns(yellow, material(DOVE), material(FOX)).apples(blue, 0).staffs(blue, 0).owns(
        blue, flag(FOX), flag(FOX)
    )
    t.scores(3)
    assert t.points("end") == {yellow: 3 + 4 + 1, blue: 0}
    assert not t.state.agenda and MERLIN.options(t.state) == []


@pytest.mark.rule("M8.2")
def test_not_before_the_end():
    assert table(yellow, blue).scores(2).points("end") == {yellow: 0, blue: 0}


@pytest.mark.rule("M8.3")
def test_most_points_win_and_a_tie_is_shared():
    t = table(yellow, blue, red).apples(yellow, 4).apples(blue, 4).scores(3)
    assert MERLIN.winners(t.state) == [0, 1]
    t = table(yellow, blue, red).apples(blue, 4).scores(3)
    assert MERLIN.winners(t.state) == [1]


@pytest.mark.rule("M8.3")
def test_points_go_on_past_a_hundred():
    t = table(yellow, blue)
    t.state.earned[0][0] = 99
    t.scores(3)
    apple, staffs = 1, 3 * 2
    assert t.gained[yellow] == 99 + apple + staffs


def test_after_the_end_everything_is_refused():
    t = table(yellow, blue).scores(3)
    assert t.why_not("go") == ("M8.2", None)
