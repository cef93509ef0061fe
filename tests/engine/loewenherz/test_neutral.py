"""L2.6: with two players the neutral color is an opponent in all other rules."""

import pytest

from tafelrunde.loewenherz.box import ALLIANCE, BORDERS, EXPAND

from .table import Table, at, below, blue, event, neutral, right_of, yellow

# Blue has two knights, the neutral color one.
NEIGHBORS = """
    .B .b|.. .R|..
    .b ..|.. .r|..
    -- -- -- --
"""


@pytest.mark.rule("L2.6", "L5.8")
def test_only_with_more_knights_may_one_expand_into_a_neutral_domain():
    assert {at(0, 2), at(1, 2)} <= Table(NEIGHBORS, players=2).plays_card(EXPAND, 1).offers("expand")
    equal = Table(NEIGHBORS.replace(".b ..", ".. .."), players=2).plays_card(EXPAND, 1)
    assert equal.why_not("expand", at(0, 2)) == ("L5.8", "knights")
    assert equal.why_not("expand", at(1, 2)) == ("L5.8", "knights")


@pytest.mark.rule("L2.6", "L5.13")
def test_an_alliance_with_a_neutral_domain_binds():
    t = Table(NEIGHBORS, players=2).plays_card(ALLIANCE)
    assert t.events("allied") == [event("allied", seat=blue, castle=at(0, 0), other=at(0, 3), color=neutral)]
    t.turn(blue).plays_card(EXPAND, 1)
    assert t.why_not("expand", at(0, 2)) == ("L5.13", "allied")


@pytest.mark.rule("L2.6", "L5.2")
def test_no_border_between_two_neutral_pieces():
    t = Table(
        """
        .R .r ..
        .r .. ..
        """,
        players=2,
    ).plays_card(BORDERS, 1)
    assert t.why_not("border", right_of(0, 0)) == ("L5.2", "between-pieces")
    assert t.why_not("border", below(0, 0)) == ("L5.2", "between-pieces")


@pytest.mark.rule("L2.6", "L4.2")
def test_a_border_makes_a_neutral_domain_which_scores_for_nobody():
    t = Table(
        """
        .R v. ..
        -- --
        """,
        players=2,
    )
    t.plays_card(BORDERS, 1).plays("border", right_of(0, 1))
    area = (at(0, 0), at(0, 1))
    assert t.events("domain-made") == [
        event("domain-made", color=neutral, castle=at(0, 0), squares=2, area=area)
    ]
    assert t.owner(0, 1) == neutral
    assert t.gained == {}


@pytest.mark.rule("L2.6", "L4.2", "L5.9")
def test_an_expansion_leaves_a_neutral_domain():
    t = Table(
        """
        .B f. .. v. .R|..
        -- -- -- -- --
        .. ..|.Y|.. .. ..
              --
        """,
        players=2,
        turn=yellow,
    )
    t.plays_card(EXPAND, 1).plays("expand", at(0, 2))
    assert t.owner(0, 3) == neutral
    assert t.gained == {blue: 1}
