"""Placing borders and knights."""

import pytest

from tafelrunde.kernel.choice import Choice
from tafelrunde.loewenherz.box import BORDERS, EXPAND, KNIGHTS, play_of
from tafelrunde.loewenherz.game import LOEWENHERZ

from .table import ONE_BORDER_MISSING, Table, a_card, at, below, blue, right_of, yellow

LAND = """
    .B f. ..|.Y .y
    .b .. ..|v. ..
    f. .. ..|.. ..
    -- -- -- -- --
"""


@pytest.mark.rule("L5.1")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_up_to_so_many_borders_as_the_card_shows(number: int):
    t = Table(LAND).plays_card(BORDERS, number)
    before = t.state.borders_left
    for placed in range(number):
        assert t.asked == (blue, "borders")
        assert LOEWENHERZ.prompt(t.state).args == {"left": number - placed, "placed": placed}
        t.plays("border", right_of(6 + placed, 6))
    assert t.asked == (blue, "draw")
    assert t.state.borders_left == before - number


@pytest.mark.rule("L5.1", "L5.4", "L5.6")
@pytest.mark.parametrize(
    ("rule", "action", "verb"),
    [("L5.1", BORDERS, "border"), ("L5.4", KNIGHTS, "knight"), ("L5.6", EXPAND, "expand")],
)
def test_the_second_may_be_left_out_but_not_the_first(rule: str, action: int, verb: str):
    t = Table(LAND).plays_card(action, 2)
    assert t.why_not("done") == (rule, "at-least-one")
    t.plays(verb, min(t.offers(verb))).plays("done")
    assert t.asked == (blue, "draw")


@pytest.mark.rule("L5.1")
def test_if_the_supply_is_short_what_is_left_is_placed():
    t = Table(LAND)
    fill_walls(t, leave=2)
    t.plays_card(BORDERS, 3)
    for _ in range(2):
        t.plays("border", min(t.offers("border")))
    assert t.asked == (blue, "draw")
    assert t.state.borders_left == 0
    card = a_card((BORDERS, 2), skip=t.state.played)
    t.plays("draw", 60).holds(card, color=yellow)
    assert t.why_not("play", play_of(card)) == ("L5.1", "no-border-left")


@pytest.mark.rule("L5.1")
def test_after_the_last_border_there_is_no_edge_for_another():
    t = Table("""
        .. .. .. .. .. .. .. .. .. .. .. ..
        .. .. ..|..|..|..|..|..|..|..|..|..
    """)
    fill_walls(t, leave=1)
    t.plays_card(BORDERS, 2)
    assert right_of(0, 0) in t.offers("border")
    t.plays("border", max(t.offers("border")))
    assert t.asked == (blue, "draw")


def fill_walls(t: Table, leave: int) -> None:
    """Borders as the teeth of a comb, which closes nothing, until this many are left in the supply."""
    s = t.state
    teeth = [right_of(row, column) for column in range(11) for row in range(3, 11)]
    for edge in [*teeth, right_of(0, 5), right_of(0, 6)][: s.borders_left - leave]:
        s.walls[edge] = 1
        s.borders_left -= 1
    s.__post_init__()
    LOEWENHERZ.check(s)


@pytest.mark.rule("L5.2")
def test_where_no_border_may_stand():
    t = Table("""
        .B .b ..|.Y .y
        .. .. ..|.y ..
    """).plays_card(BORDERS, 1)
    assert t.why_not("border", right_of(0, 0)) == ("L5.2", "between-pieces")
    assert t.why_not("border", below(0, 3)) == ("L5.2", "between-pieces")
    assert t.why_not("border", right_of(0, 2)) == ("L5.2", "stands")
    assert t.why_not("border", -1) == ("L5.2", "rim")
    assert t.why_not("border", 264) == ("L5.2", "rim")
    assert right_of(0, 1) in t.offers("border")


@pytest.mark.rule("L5.2")
def test_between_pieces_of_two_colors_a_border_may_stand():
    t = Table(".B .b .Y .y").plays_card(BORDERS, 1)
    assert right_of(0, 1) in t.offers("border")


@pytest.mark.rule("L5.2")
def test_never_inside_a_domain_but_in_neutral_zones_and_open_land():
    t = Table("""
        .B .. ..|.. ..|..
        .b .. ..|.. ..|..
        -- -- -- -- --
    """).plays_card(BORDERS, 2)
    assert t.owner(0, 0) == blue
    for edge in (right_of(0, 0), below(0, 1), right_of(1, 1)):
        assert t.why_not("border", edge) == ("L5.2", "inside-domain")
    assert t.owner(0, 3) is None
    t.plays("border", right_of(0, 3)).plays("border", right_of(5, 5))


@pytest.mark.rule("L5.3")
def test_effects_follow_each_border_and_points_when_the_whole_action_is_done():
    t = Table(ONE_BORDER_MISSING).plays_card(BORDERS, 2)
    t.plays("border", right_of(1, 1))
    # The domain stands, and nothing more may be placed inside it; its points come with the end of the action.
    assert t.owner(0, 0) == blue
    assert t.why_not("border", below(0, 0)) == ("L5.2", "inside-domain")
    assert t.gained == {}
    t.plays("done")
    assert t.gained == {blue: 4}


@pytest.mark.rule("L5.4")
def test_a_knight_goes_next_to_an_own_piece_with_no_border_between():
    """The rulebook: the squares below castle and knight are cut off by borders."""
    t = Table("""
        .. .. .. ..
        .. .B .b ..
           -- --
        .. .. .. ..
    """).plays_card(KNIGHTS, 1)
    assert t.offers("knight") == {at(0, 1), at(0, 2), at(1, 0), at(1, 3)}
    assert t.why_not("knight", at(2, 1)) == ("L5.4", "border-between")
    assert t.why_not("knight", at(2, 2)) == ("L5.4", "border-between")
    assert t.why_not("knight", at(0, 0)) == ("L5.4", "not-next-to-own")
    assert t.why_not("knight", at(1, 2)) == ("L5.4", "occupied")
    assert t.why_not("done") == ("L5.4", "at-least-one")
    t.plays("knight", at(0, 2))
    assert t.asked == (blue, "draw")
    assert t.of(blue, "knights_left") == 13


@pytest.mark.rule("L5.4")
def test_a_forest_costs_a_ducat_more():
    t = Table(LAND).plays_card(KNIGHTS, 1)
    before = t.of(blue, "ducats")
    t.plays("knight", at(0, 1))
    assert t.of(blue, "ducats") == before - 1
    t = Table(LAND).plays_card(KNIGHTS, 1)
    t.ducats(blue, 0)
    assert t.why_not("knight", at(0, 1)) == ("L5.4", "forest-ducat")
    t.plays("knight", at(1, 1))
    assert t.of(blue, "ducats") == 0


@pytest.mark.rule("L5.4")
def test_each_of_two_knights_pays_for_its_forest():
    t = Table(LAND).plays_card(KNIGHTS, 2)
    before = t.of(blue, "ducats")
    t.plays("knight", at(0, 1)).plays("knight", at(2, 0))
    assert t.of(blue, "ducats") == before - 2


@pytest.mark.rule("L5.4")
def test_the_second_knight_may_stand_elsewhere_beside_the_first_or_be_left_out():
    art = """
        .B .. .. .. .. .B|..
        .. .. .. .. .. ..|..
        -- -- -- -- -- --
    """
    t = Table(art).plays_card(KNIGHTS, 2).plays("knight", at(0, 1))
    assert t.offers("knight") == {at(0, 2), at(1, 1), at(1, 0), at(0, 4), at(1, 5)}
    t.plays("knight", at(0, 4))
    assert t.of(blue, "knights_left") == 13
    t = Table(art).plays_card(KNIGHTS, 2).plays("knight", at(0, 1)).plays("done")
    assert t.of(blue, "knights_left") == 14
    assert t.asked == (blue, "draw")


@pytest.mark.rule("L5.5")
def test_no_knight_on_villages_mines_and_the_royal_city():
    t = Table("""
        .. v. ..
        s. .B C.
        .. .. ..
    """).plays_card(KNIGHTS, 1)
    assert t.offers("knight") == {at(2, 1)}
    for square in (at(0, 1), at(1, 0), at(1, 2)):
        assert t.why_not("knight", square) == ("L5.5", "no-open-ground")


@pytest.mark.rule("L5.5")
def test_without_a_knight_in_the_supply_the_action_is_not_possible():
    t = Table("""
        .B .b .b .b .b .b .b .b
        .b .b .b .b .b .b .b ..
    """)
    assert t.of(blue, "knights_left") == 1
    card = a_card((KNIGHTS, 2))
    t.holds(card).plays("play", play_of(card)).plays("knight", at(1, 7))
    # The second of the card's knights is not there.
    assert t.asked == (blue, "draw")
    assert t.of(blue, "knights_left") == 0
    card = a_card((KNIGHTS, 1))
    t.turn(blue).holds(card)
    assert t.why_not("play", play_of(card)) == ("L5.5", "no-knight-left")


def test_every_question_of_an_action_is_put_to_the_one_who_plays():
    t = Table(LAND).plays_card(BORDERS, 2)
    assert LOEWENHERZ.refuse(t.state, Choice("sell", t.of(blue, "hands")[0])) is not None
    assert t.why_not("knight", at(0, 1)) == ("L3.4", "other-action")
    assert t.why_not("castle", at(0, 1)) == ("L2.4", "castles-placed")
