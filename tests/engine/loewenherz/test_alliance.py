"""L5.13: alliances."""

import pytest

from tafelrunde.loewenherz.box import ALLIANCE, EXPAND

from .table import BLUE, RED, YELLOW, Table, a_card, at


@pytest.mark.rule("L5.13", "L5.8")
def test_an_alliance_hinders_expansion_between_the_two_and_no_others():
    """The rulebook: allied with one of blue's two domains, yellow may expand into the other only."""
    art = """
        .Y .y ..|.B|..
        .y .. ..|..|..
        -- -- -- --
        .. .B ..|..
        -- -- --
    """
    t = Table(art, seat=YELLOW).plays(ALLIANCE)
    assert t.asked == ("against", YELLOW)
    assert t.offered("against") == {at(2, 1), at(0, 3)}
    t.do("against", at(2, 1))
    assert t.s.alliances == [(at(0, 0), at(2, 1))]
    t.turn(YELLOW).plays(EXPAND, 1)
    assert t.refused("expand", at(2, 0)) == ("L5.13", "allied")
    assert t.offered("expand") == {at(1, 3)}


@pytest.mark.rule("L5.13")
@pytest.mark.parametrize("maker", [BLUE, YELLOW])
def test_an_alliance_holds_for_both_sides_and_is_not_made_twice(maker: int):
    t = Table(
        """
        .Y ..|.B .b|..
        .. ..|.. .b|..
        -- -- -- --
        """,
        seat=maker,
    )
    castles = {BLUE: at(0, 2), YELLOW: at(0, 0)}
    other = BLUE + YELLOW - maker
    # Only one pair is possible: nothing has to be asked.
    t.plays(ALLIANCE)
    assert t.asked == ("draw", maker)
    assert t.events("allied") == [
        {"seat": maker, "castle": castles[maker], "other": castles[other], "color": other}
    ]
    again = a_card((ALLIANCE, 1), skip=t.s.played)
    t.turn(other).holds(again)
    assert t.refused("play", again * 2) == ("L5.13", "nobody")
    # Blue has more knights, yellow has none: for both it is the alliance that forbids it.
    t.turn(BLUE).plays(EXPAND, 1)
    assert t.refused("expand", at(0, 1)) == ("L5.13", "allied")
    t.turn(YELLOW).plays(EXPAND, 1)
    assert t.refused("expand", at(1, 2)) == ("L5.13", "allied")


@pytest.mark.rule("L5.13")
def test_only_neighbouring_domains_are_allied():
    t = Table("""
        .B ..|.. .Y|.. .R|..
        -- -- -- -- -- --
    """).plays(ALLIANCE)
    assert t.s.alliances == [(at(0, 0), at(0, 3))]


@pytest.mark.rule("L5.13")
def test_an_alliance_stays_when_the_shared_border_goes():
    t = (
        Table("""
        .. v.|.B .b|..
        .Y ..|.b ..|..
        -- -- -- --
        .R .r .. ..|..
        -- -- -- --
    """)
        .plays(ALLIANCE)
        .do("against", at(1, 0))
    )
    t.turn(RED).plays(EXPAND, 2).do("expand", at(1, 1)).do("expand", at(0, 1))
    # Blue and yellow are no neighbours any more, until blue takes the village from red.
    t.turn(BLUE).plays(EXPAND, 2).do("expand", at(0, 1))
    assert t.refused("expand", at(0, 0)) == ("L5.13", "allied")
