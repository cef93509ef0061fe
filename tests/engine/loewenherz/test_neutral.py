"""L2.6: with two players the neutral colour is an opponent in all other rules."""

import pytest

from tafelrunde.loewenherz.box import ALLIANCE, BORDERS, EXPAND, NEUTRAL

from .table import BLUE, YELLOW, Table, at, below, right_of

# Blue has two knights, the neutral colour one.
NEIGHBORS = """
    .B .b|.. .R|..
    .b ..|.. .r|..
    -- -- -- --
"""


@pytest.mark.rule("L2.6", "L5.8")
def test_only_with_more_knights_may_one_expand_into_a_neutral_domain():
    assert {at(0, 2), at(1, 2)} <= Table(NEIGHBORS, players=2).plays(EXPAND, 1).offered("expand")
    equal = Table(NEIGHBORS.replace(".b ..", ".. .."), players=2).plays(EXPAND, 1)
    assert equal.refused("expand", at(0, 2)) == ("L5.8", "knights")
    assert equal.refused("expand", at(1, 2)) == ("L5.8", "knights")


@pytest.mark.rule("L2.6", "L5.13")
def test_an_alliance_with_a_neutral_domain_binds():
    t = Table(NEIGHBORS, players=2).plays(ALLIANCE)
    assert t.events("allied") == [{"seat": BLUE, "castle": at(0, 0), "other": at(0, 3), "color": NEUTRAL}]
    t.turn(BLUE).plays(EXPAND, 1)
    assert t.refused("expand", at(0, 2)) == ("L5.13", "allied")


@pytest.mark.rule("L2.6", "L5.2")
def test_no_border_between_two_neutral_pieces():
    t = Table(
        """
        .R .r ..
        .r .. ..
        """,
        players=2,
    ).plays(BORDERS, 1)
    assert t.refused("border", right_of(0, 0)) == ("L5.2", "between-pieces")
    assert t.refused("border", below(0, 0)) == ("L5.2", "between-pieces")


@pytest.mark.rule("L2.6", "L4.2")
def test_a_border_makes_a_neutral_domain_which_scores_for_nobody():
    t = Table(
        """
        .R v. ..
        -- --
        """,
        players=2,
    )
    t.plays(BORDERS, 1).do("border", right_of(0, 1))
    assert t.events("domain-made") == [{"color": NEUTRAL, "castle": at(0, 0), "squares": 2}]
    assert t.owner(0, 1) == NEUTRAL
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
        seat=YELLOW,
    )
    t.plays(EXPAND, 1).do("expand", at(0, 2))
    assert t.owner(0, 3) == NEUTRAL
    assert t.gained == {BLUE: 1}
