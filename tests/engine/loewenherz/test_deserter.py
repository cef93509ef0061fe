"""L5.11, L5.12: the deserter."""

import pytest

from tafelrunde.loewenherz import box
from tafelrunde.loewenherz.box import DESERTER, play_of
from tafelrunde.loewenherz.game import LOEWENHERZ
from tafelrunde.loewenherz.state import knight_of

from .printed import CARDS
from .table import Table, a_card, at, blue, event, neutral, red, seat_of, yellow

# Yellow's knights stand in a chain of two; a third stands on the other side of the castle.
CHAIN = """
    .B .b|.y .Y .y|..
    .. f.|.. .. .y|..
    -- -- -- -- --
"""


def deserter_card(t: Table) -> int:
    card = a_card((DESERTER, 1))
    t.holds(card)
    return card


@pytest.mark.rule("L5.11")
def test_a_knight_changes_sides():
    t = Table(CHAIN).plays_card(DESERTER)
    assert t.asked == (blue, "desert")
    t.plays("knight", at(1, 0))
    assert t.asked == (yellow, "remove")
    t.plays("remove", at(0, 2))
    assert t.asked == (blue, "draw")
    assert t.state.pieces[at(1, 0)] == knight_of(seat_of(blue))
    assert t.state.pieces[at(0, 2)] == -1
    assert t.state.knights_left == [13, 13, 15]
    assert t.gained == {}


@pytest.mark.rule("L5.11", "L5.4")
def test_the_own_knight_is_placed_in_the_own_domain_by_the_rules_and_a_forest_is_paid():
    t = Table(CHAIN).plays_card(DESERTER)
    assert t.offers("knight") == {at(1, 0), at(1, 1)}
    assert t.why_not("knight", at(5, 5)) == ("L5.4", "not-next-to-own")
    assert t.why_not("done") == ("L5.11", "at-least-one")
    before = t.of(blue, "ducats")
    t.plays("knight", at(1, 1))
    assert t.of(blue, "ducats") == before - 1
    # Another castle of blue's stands elsewhere: that is not the domain.
    t = Table("""
        .B .b|.y .Y|.. .B
        .. ..|.. ..|.. ..
        -- -- -- --
    """).plays_card(DESERTER)
    assert t.why_not("knight", at(1, 5)) == ("L5.11", "outside")


@pytest.mark.rule("L5.11")
def test_only_if_one_can_place_the_knight():
    full = """
        .B .b|.y .Y|..
        v. .b|.. ..|..
        -- -- -- --
    """
    t = Table(full)
    assert t.why_not("play", play_of(deserter_card(t))) == ("L5.11", "no-place")
    forest = full.replace("v. .b", "f. .b")
    t = Table(forest)
    card = deserter_card(t)
    t.ducats(blue, CARDS[card].price).lacks_a_ducat(card, "forest-ducat")


@pytest.mark.rule("L5.11")
def test_both_domains_need_a_knight_and_have_to_be_neighbors():
    t = Table("""
        .B ..|.y .Y|..
        -- -- -- --
    """)
    assert t.why_not("play", play_of(deserter_card(t))) == ("L5.11", "no-knight")
    t = Table("""
        .B .b|.. .Y|..
        .. ..|.. ..|..
        -- -- -- --
    """)
    assert t.why_not("play", play_of(deserter_card(t))) == ("L5.11", "nobody")
    t = Table("""
        .B .b|..|.y .Y|..
        .. ..|..|.. ..|..
        -- -- -- -- --
    """)
    assert t.why_not("play", play_of(deserter_card(t))) == ("L5.11", "nobody")


@pytest.mark.rule("L5.11")
def test_the_player_chooses_both_domains_and_never_an_own_one():
    t = Table("""
        .B .b ..|.y .Y|..
        .. .. ..|.. ..|..
        -- -- -- -- --
        .R .r ..|.B .b|..
        .r .. ..|.. ..|..
        -- -- -- -- --
    """).plays_card(DESERTER)
    assert t.asked == (blue, "domain")
    assert t.offers("domain") == {at(0, 0), at(2, 3)}
    t.plays("domain", at(0, 0))
    assert t.asked == (blue, "against")
    assert t.offers("against") == {at(0, 4), at(2, 0)}
    assert t.why_not("against", at(2, 3)) == ("L5.11", "own-domain")
    assert t.why_not("against", at(11, 11)) == ("L4.2", "no-domain")
    assert t.why_not("against", at(0, 1)) == ("L5.11", "no-castle")
    t.plays("against", at(2, 0)).plays("knight", at(1, 0))
    assert t.asked == (red, "remove")


@pytest.mark.rule("L5.11")
def test_an_alliance_does_not_hinder_a_deserter():
    t = Table(CHAIN)
    t.allied(at(0, 0), at(0, 3))
    t.plays_card(DESERTER)
    assert t.asked == (blue, "desert")


@pytest.mark.rule("L5.12")
def test_the_opponent_chooses_but_the_others_must_stay_connected():
    """The rulebook: the knight next to the castle cannot be removed, for the one behind it would be isolated."""
    t = Table(CHAIN).plays_card(DESERTER).plays("knight", at(1, 0))
    assert t.asked == (yellow, "remove")
    assert t.offers("remove") == {at(0, 2), at(1, 4)}
    assert t.why_not("remove", at(0, 4)) == ("L5.12", "others-cut-off")
    assert t.why_not("remove", at(0, 3)) == ("L5.12", "no-knight-of-domain")
    assert t.why_not("remove", at(0, 1)) == ("L5.12", "no-knight-of-domain")


@pytest.mark.rule("L5.12")
def test_with_one_knight_to_remove_nobody_is_asked():
    t = (
        Table("""
        .B .b|.y .Y|..
        .. ..|.. ..|..
        -- -- -- --
    """)
        .plays_card(DESERTER)
        .plays("knight", at(1, 0))
    )
    assert t.asked == (blue, "draw")
    assert t.events("deserted") == [event("deserted", color=yellow, square=at(0, 2), castle=at(0, 3))]
    # L4.5: the domain stands without a knight.
    assert t.owner(0, 3) == yellow


@pytest.mark.rule("L5.12", "L2.6")
def test_the_neutral_colors_knight_is_chosen_by_the_player():
    t = (
        Table(CHAIN.replace("Y", "R").replace("y", "r"), players=2)
        .plays_card(DESERTER)
        .plays("knight", at(1, 0))
    )
    assert t.asked == (blue, "remove")
    assert LOEWENHERZ.prompt(t.state).args["color"] == box.NEUTRAL
    t.plays("remove", at(1, 4))
    assert t.of(neutral, "knights_left") == 13


@pytest.mark.rule("L2.6", "L5.8")
def test_the_neutral_color_is_an_opponent_in_all_other_rules():
    t = Table(
        """
        .B .b|.. .R|..
        .. ..|f. ..|..
        -- -- -- --
        """,
        players=2,
    ).plays_card(box.EXPAND, 1)
    assert t.offers("expand") >= {at(0, 2), at(1, 2)}
    t.plays("expand", at(1, 2))
    assert t.gained == {blue: 1}
    t = Table(".B ..|.r .R|..\n-- -- -- --", players=2).plays_card(box.EXPAND, 1)
    assert t.why_not("expand", at(0, 2)) == ("L5.7", "occupied")


@pytest.mark.rule("L5.11")
def test_the_only_knight_is_taken_back_without_a_question_on_the_first_square_too():
    t = Table("""
        .y|.b .B|
        .Y|.. ..|
        -- -- --
    """).plays_card(DESERTER)
    t.plays("knight", at(1, 1))
    assert t.asked == (blue, "draw")
    assert t.state.pieces[at(0, 0)] == -1
