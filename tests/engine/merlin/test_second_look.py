"""M3.8: a mission between landing and the end of the turn may bring what the space's action needs."""

import pytest

from tafelrunde.merlin.box import (
    DOVE,
    FLAG,
    FLAG_BEARER,
    FOX,
    MATERIAL,
    SCORE_SHIELDS,
    TAKE_FLAG,
    Need,
    kind_of,
)
from tafelrunde.merlin.favor import ANY_POINTS

from .table import blue, card_of, flag, space_of, table, yellow


def no_shield_and_no_flag(need: Need) -> bool:
    """Nothing to score, and no flag that could be used on landing."""
    kinds = {"thing": kind_of(need.first), "any-thing": need.first}
    return kinds.get(need.what) in (None, MATERIAL) and need.what not in ("pair", "company")


def no_counter_and_no_flag(need: Need) -> bool:
    return need.what == "post" or (need.what == "thing" and kind_of(need.first) != FLAG)


@pytest.mark.rule("M3.8", "M9.7")
def test_an_ability_just_bought_opens_an_action_that_nothing_was_there_for():
    card = card_of(3, FLAG_BEARER, asks=no_shield_and_no_flag)
    t = table(yellow, blue, favor=True).hand(yellow, card).meets(yellow, card)
    t.lands(space_of(SCORE_SHIELDS))
    assert t.asked == (yellow, "ending"), "no shield to score"
    t.plays("mission", card).plays("ability", ANY_POINTS)
    assert t.asked == (yellow, "landed") and t.offers("score") == [0, 1, 2, 3]
    assert t.plays("score", FLAG).asked == (yellow, "replace")


@pytest.mark.rule("M3.8", "M5.2")
def test_a_flag_given_back_for_a_mission_can_be_taken_again():
    first, second = (card_of(points, asks=no_counter_and_no_flag) for points in (2, 3))
    t = table(yellow, blue).hand(yellow, first, second).meets(yellow, first).meets(yellow, second)
    t.influence(DOVE, yellow=1).owns(yellow, flag(DOVE)).gone(flag(DOVE)).lands(space_of(TAKE_FLAG))
    assert t.asked == (yellow, "ending"), "no flag where he has influence"
    t.plays("mission", first).plays("mission-grey", second)
    assert t.asked == (yellow, "landed") and t.offers("take") == [flag(DOVE)]


@pytest.mark.rule("M3.8")
def test_but_a_mission_that_brings_nothing_ends_the_turn():
    card = card_of(2)
    t = table(yellow, blue).hand(yellow, card).meets(yellow, card).lands(space_of(SCORE_SHIELDS))
    assert t.plays("mission", card).asked == (yellow, "replace")


@pytest.mark.rule("M6.11")
def test_after_the_traitors_the_dragon_flag_is_too_late():
    t = table(yellow, blue).influence(FOX, yellow=1, blue=1).owns(yellow, flag(0)).traitors(yellow, FOX)
    t.grail(yellow).scores(1).plays("done")
    assert t.asked == (yellow, "grail")
    assert t.why_not("repel-flag", FOX) == ("M6.11", "not-now")
