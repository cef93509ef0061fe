"""L5.13: alliances."""

import pytest

from tafelrunde.loewenherz.box import ALLIANCE, EXPAND, play_of

from .table import Table, a_card, at, blue, event, red, yellow


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
    t = Table(art, turn=yellow).plays_card(ALLIANCE)
    assert t.asked == (yellow, "against")
    assert t.offers("against") == {at(2, 1), at(0, 3)}
    t.plays("against", at(2, 1))
    assert t.state.alliances == [(at(0, 0), at(2, 1))]
    t.turn(yellow).plays_card(EXPAND, 1)
    assert t.why_not("expand", at(2, 0)) == ("L5.13", "allied")
    assert t.offers("expand") == {at(1, 3)}


@pytest.mark.rule("L5.13")
@pytest.mark.parametrize("maker", [blue, yellow])
def test_an_alliance_holds_for_both_sides_and_is_not_made_twice(maker: str):
    t = Table(
        """
        .Y ..|.B .b|..
        .. ..|.. .b|..
        -- -- -- --
        """,
        turn=maker,
    )
    castles = {blue: at(0, 2), yellow: at(0, 0)}
    other = blue if maker == yellow else yellow
    # Only one pair is possible: nothing has to be asked.
    t.plays_card(ALLIANCE)
    assert t.asked == (maker, "draw")
    assert t.events("allied") == [
        event("allied", seat=maker, castle=castles[maker], other=castles[other], color=other)
    ]
    again = a_card((ALLIANCE, 1), skip=t.state.played)
    t.turn(other).holds(again)
    assert t.why_not("play", play_of(again)) == ("L5.13", "nobody")
    # Blue has more knights, yellow has none: for both it is the alliance that forbids it.
    t.turn(blue).plays_card(EXPAND, 1)
    assert t.why_not("expand", at(0, 1)) == ("L5.13", "allied")
    t.turn(yellow).plays_card(EXPAND, 1)
    assert t.why_not("expand", at(1, 2)) == ("L5.13", "allied")


@pytest.mark.rule("L5.13")
def test_only_neighboring_domains_are_allied():
    t = Table("""
        .B ..|.. .Y|.. .R|..
        -- -- -- -- -- --
    """).plays_card(ALLIANCE)
    assert t.state.alliances == [(at(0, 0), at(0, 3))]


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
        .plays_card(ALLIANCE)
        .plays("against", at(1, 0))
    )
    t.turn(red).plays_card(EXPAND, 2).plays("expand", at(1, 1)).plays("expand", at(0, 1))
    # Blue and yellow are no neighbors any more, until blue takes the village from red.
    t.turn(blue).plays_card(EXPAND, 2).plays("expand", at(0, 1))
    assert t.why_not("expand", at(0, 0)) == ("L5.13", "allied")
