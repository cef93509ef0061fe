"""What is not on offer is refused with the rule that forbids it."""

import pytest

from tafelrunde.kernel.choice import Choice, Refusal
from tafelrunde.loewenherz.box import ALLIANCE, BORDERS, DECK, DESERTER, EXPAND, KNIGHTS, play_of
from tafelrunde.loewenherz.game import LOEWENHERZ

from .table import Table, a_card, at, blue, right_of, seat_of

# Blue's domain at (0, 2) has three neighbors: yellow's at (0, 0), red's at (0, 4), and yellow's at (2, 3), which has
# no knight and is an ally. Yellow's at (0, 6) is further away. Blue's other domain is at (2, 0); its castle at (0, 9)
# has none.
DOMAINS = """
    .Y .y|.B .b|.R .r|.Y .y|.. .B
    .. ..|.b ..|.. ..|.. ..|.. ..
    -- -- -- -- -- -- -- --
    .B .b|.. .Y|..
    .. ..|.. ..|..
    -- -- -- --
"""


def asked(step: str, action: int) -> Table:
    """The position above when blue has played this action, at this question of it."""
    t = Table(DOMAINS).allied(at(0, 2), at(2, 3)).plays_card(action)
    if step != "domain":
        t.plays("domain", at(0, 2))
    assert t.asked == (blue, step)
    return t


@pytest.mark.rule("L1.1", "L4.2", "L5.11", "L5.13")
@pytest.mark.parametrize(
    ("action", "verb", "noun", "rule", "why"),
    [
        (DESERTER, "domain", at(0, 0), "L5.11", "no-own-castle"),
        (ALLIANCE, "domain", at(0, 0), "L5.13", "no-own-castle"),
        (EXPAND, "domain", at(0, 9), "L4.2", "no-domain"),
        (DESERTER, "domain", -1, "L1.1", "off-board"),
        (DESERTER, "against", at(0, 6), "L5.11", "no-neighbor"),
        (DESERTER, "against", at(2, 3), "L5.11", "no-knight-there"),
        (ALLIANCE, "against", at(0, 1), "L5.13", "no-castle"),
        (ALLIANCE, "against", at(2, 0), "L5.13", "own-domain"),
        (ALLIANCE, "against", at(0, 6), "L5.13", "no-neighbor"),
        (ALLIANCE, "against", at(2, 3), "L5.13", "allied"),
        (EXPAND, "expand", 144, "L1.1", "off-board"),
    ],
)
def test_a_choice_of_an_action_is_refused(action: int, verb: str, noun: int, rule: str, why: str):
    assert asked(verb, action).why_not(verb, noun) == (rule, why)


LANDS = {
    # Blue's only domain has pieces all around.
    "shut in": """
        .B|.Y
        --
        .Y ..
    """,
    # Each of the two has the other or pieces all around.
    "both shut in": """
        .B|.B|.Y
        -- --
        .Y .y ..
    """,
    # Two of blue's with open land between, and no other domain.
    "alone": """
        .B .b|.. ..|.b .B|..
        .. ..|.. ..|.. ..|..
        -- --       -- --
    """,
    # The whole board belongs to blue or to yellow.
    "divided": f"""
        .B {".. " * 11}
        {"-- " * 12}
        .Y {".. " * 11}
    """,
}


@pytest.mark.rule("L3.4", "L5.2", "L5.4", "L5.6", "L5.11", "L5.13")
@pytest.mark.parametrize(
    ("land", "action", "rule"),
    [
        ("divided", BORDERS, "L5.2"),
        ("shut in", KNIGHTS, "L5.4"),
        ("shut in", EXPAND, "L5.6"),
        ("both shut in", EXPAND, "L5.6"),
        ("alone", DESERTER, "L5.11"),
        ("alone", ALLIANCE, "L5.13"),
    ],
)
def test_a_card_that_can_have_no_effect_is_refused(land: str, action: int, rule: str):
    t = Table(LANDS[land], corners=land != "divided")
    card = a_card((action, 1))
    assert t.holds(card).why_not("play", play_of(card)) == (rule, "nowhere")


@pytest.mark.rule("L5.5", "L5.11")
@pytest.mark.parametrize("further", ["|..", "|.b .B|.."], ids=["one domain", "two domains"])
def test_a_deserter_without_a_knight_in_the_supply_is_refused(further: str):
    t = Table(f".B .b|.y .Y{further}\n-- -- -- -- -- --")
    t.state.knights_left[seat_of(blue)] = 0
    card = a_card((DESERTER, 1))
    assert t.holds(card).why_not("play", play_of(card)) == ("L5.5", "no-knight-left")


@pytest.mark.rule("L3.2")
def test_a_card_that_is_not_in_the_hand_is_not_played():
    t = Table()
    assert t.why_not("play", play_of(t.state.deck[-1])) == ("L3.2", "not-in-hand")


@pytest.mark.rule("L2.4")
def test_before_the_castles_are_placed_all_else_is_refused():
    t = Table().places_castle(blue)
    assert t.why_not("sell", t.of(blue, "hands")[0]) == ("L2.4", "castles-first")
    t.plays("castle", at(5, 5))
    assert t.why_not("draw", DECK) == ("L2.4", "castles-first")


@pytest.mark.rule("L3.5")
def test_when_the_hand_is_to_be_filled_all_else_is_refused():
    t = Table()
    t.plays("sell", t.of(blue, "hands")[0])
    assert t.why_not("border", right_of(5, 5)) == ("L3.5", "fill-hand")
    assert t.why_not("done") == ("L3.5", "fill-hand")


@pytest.mark.rule("L2.8", "L3.4")
def test_a_card_that_is_masked_cannot_be_pointed_at():
    seen = LOEWENHERZ.view(Table().state, 1)
    assert -1 in seen.hands[0]
    assert LOEWENHERZ.refuse(seen, Choice("play", -2)) == Refusal("L3.2", why="not-in-hand")
