"""L3: income, selling and playing, filling the hand."""

import pytest

from tafelrunde.loewenherz import box
from tafelrunde.loewenherz.box import ALLIANCE, BORDERS, DECK, DESERTER, EXPAND, KNIGHTS
from tafelrunde.loewenherz.game import LOEWENHERZ

from .table import BLUE, RED, YELLOW, Table, a_card, at, right_of

# Yellow has mines of three kinds in two domains; one more lies outside.
MINES = """
    c. c.|.R .r
    .Y e.|.. ..
    e. e.|.. o.
    -- --
    .Y o.|.. ..
    -- --
"""


def end_turn(t: Table) -> Table:
    """Sell something and draw from the deck."""
    return t.do("sell", min(t.offered("sell"))).do("draw", DECK)


@pytest.mark.rule("L3.1")
def test_a_ducat_for_each_kind_of_mine_however_many():
    """The rulebook: 2 copper, 3 gem, 1 gold bring 3 ducats."""
    t = end_turn(Table(MINES))
    assert t.asked == ("act", YELLOW)
    assert t.events("income") == [{"seat": YELLOW, "ducats": 3}]
    assert t.s.ducats[YELLOW] == 23
    # Blue has no domain; red's land is open or a zone.
    end_turn(end_turn(t))
    assert len(t.events("income")) == 1


@pytest.mark.rule("L3.2")
def test_one_card_must_be_sold_or_played_and_no_second():
    t = Table(MINES)
    hand = list(t.s.hands[BLUE])
    t.s.ducats[BLUE] = 0
    assert t.offered("sell") == set(hand)
    assert t.offered("play") == set()
    assert t.refused("done") == ("L3.2", "must-act")
    assert t.refused("sell", t.s.hands[RED][0]) == ("L3.2", "not-in-hand")
    assert t.refused("draw", DECK) == ("L3.5", "last")
    t.do("sell", hand[0])
    assert t.refused("sell", hand[1]) == ("L3.2", "one-card")
    assert t.refused("play", hand[1] * 2) == ("L3.2", "one-card")


@pytest.mark.rule("L3.3")
def test_a_sold_card_lies_in_the_market_beside_the_others_and_brings_its_sale_price():
    t = Table(MINES)
    first = t.s.hands[BLUE][1]
    t.do("sell", first).do("draw", DECK)
    second = t.s.hands[YELLOW][0]
    t.do("sell", second)
    assert t.s.market == [first, second]
    assert t.s.ducats[BLUE] == 20 + box.CARDS[first].sale
    assert t.events("sold")[0] == {"seat": BLUE, "card": first, "ducats": box.CARDS[first].sale}


@pytest.mark.rule("L3.4")
def test_a_played_card_is_paid_and_goes_to_the_played_pile():
    t = Table(MINES)
    card = a_card((BORDERS, 3))
    t.holds(card).do("play", card * 2)
    assert t.s.ducats[BLUE] == 20 - box.CARDS[card].price
    assert t.s.played == [card]
    assert card not in t.s.hands[BLUE]
    assert t.asked == ("borders", BLUE)


@pytest.mark.rule("L3.4")
def test_the_price_must_be_at_hand():
    t = Table(MINES)
    card = a_card((BORDERS, 3))
    t.holds(card)
    t.s.ducats[BLUE] = box.CARDS[card].price - 1
    assert t.refused("play", card * 2) == ("L3.4", "price")
    t.s.ducats[BLUE] += 1
    assert card * 2 in t.offered("play")


@pytest.mark.rule("L3.4")
def test_price_and_forest_ducat_together_must_be_at_hand():
    t = Table("""
        .B f.|..
        --
        .. ..
    """)
    card = a_card((KNIGHTS, 1))
    t.holds(card)
    t.s.ducats[BLUE] = box.CARDS[card].price
    assert t.refused("play", card * 2) == ("L3.4", "forest-ducat")
    t.s.ducats[BLUE] += 1
    t.do("play", card * 2).do("knight", at(0, 1))
    assert t.s.ducats[BLUE] == 0


@pytest.mark.rule("L3.4")
def test_the_forest_ducat_may_be_left_after_a_cheap_card_and_not_after_a_dear_one():
    cheap, dear = a_card((KNIGHTS, 1)), a_card((KNIGHTS, 2))
    for hand in ((cheap, dear), (dear, cheap)):
        t = Table(".B f.|..\n-- --").holds(*hand)
        t.s.ducats[BLUE] = box.CARDS[dear].price
        assert cheap * 2 in t.offered("play")
        assert t.refused("play", dear * 2) == ("L3.4", "forest-ducat")


@pytest.mark.rule("L3.4")
@pytest.mark.parametrize("action", [EXPAND, DESERTER, ALLIANCE])
def test_an_action_without_effect_is_not_offered(action: int):
    t = Table(MINES)  # blue has no domain
    card = next(
        number
        for number, card in enumerate(box.CARDS)
        if len(card.actions) == 1 and card.actions[0][0] == action
    )
    t.holds(card)
    assert t.refused("play", card * 2) == ("L4.2", "no-domain")


@pytest.mark.rule("L3.4", "L1.2")
def test_of_two_actions_the_one_with_an_effect_is_offered_and_one_is_chosen():
    card = a_card((KNIGHTS, 1), (EXPAND, 1))
    t = Table("""
        .B ..|.Y .y
        .. ..|.. ..
    """)
    t.holds(card)
    assert t.offered("play") >= {card * 2}
    assert t.refused("play", card * 2 + 1) == ("L4.2", "no-domain")
    t = Table("""
        .B ..|.Y .y
        .. ..|.. ..
        -- -- -- --
    """)
    t.holds(card)
    assert t.offered("play") >= {card * 2, card * 2 + 1}
    t.do("play", card * 2 + 1)
    assert t.asked == ("expand", BLUE)
    single = a_card((BORDERS, 2))
    t = Table(MINES).holds(single)
    assert t.refused("play", single * 2 + 1) == ("L1.2", "one-action")


@pytest.mark.rule("L3.4", "L1.2")
@pytest.mark.parametrize("which", [0, 1])
@pytest.mark.parametrize("actions", [((BORDERS, 2), (KNIGHTS, 1)), ((KNIGHTS, 2), (EXPAND, 1))])
def test_of_two_actions_each_has_its_own_number(actions: tuple[tuple[int, int], ...], which: int):
    card = a_card(*actions)
    t = Table(".B .. ..|..\n-- -- --").holds(card).do("play", card * 2 + which)
    action, number = actions[which]
    assert t.asked == (box.ACTIONS[action], BLUE)
    assert LOEWENHERZ.prompt(t.s).args["left"] == number


@pytest.mark.rule("L3.5")
def test_the_hand_is_filled_from_the_deck_or_the_market_but_not_with_the_card_just_sold():
    t = Table(MINES)
    first = t.s.hands[BLUE][0]
    t.do("sell", first)
    assert t.offered("draw") == {DECK}
    assert t.refused("draw", first) == ("L3.5", "just-sold")
    top = t.s.deck[-1]
    t.do("draw", DECK)
    assert top in t.s.hands[BLUE] and len(t.s.hands[BLUE]) == 3
    second = t.s.hands[YELLOW][0]
    t.do("sell", second)
    assert t.offered("draw") == {first, DECK}
    t.do("draw", first)
    assert first in t.s.hands[YELLOW]
    assert t.s.market == [second]
    assert t.asked == ("act", RED)
    t.do("sell", t.s.hands[RED][0])
    assert t.refused("draw", first) == ("L3.5", "not-in-market")


@pytest.mark.rule("L3.5")
def test_a_card_sold_in_an_earlier_turn_may_be_taken_by_the_one_who_sold_it():
    t = Table(MINES)
    sold = t.s.hands[BLUE][0]
    t.do("sell", sold).do("draw", DECK)
    end_turn(end_turn(t))
    t.do("sell", t.s.hands[BLUE][0]).do("draw", sold)
    assert sold in t.s.hands[BLUE]


@pytest.mark.rule("L3.5")
def test_after_playing_any_card_of_the_market_may_be_taken():
    t = Table(MINES)
    sold = t.s.hands[BLUE][0]
    t.do("sell", sold).do("draw", DECK)
    t.plays(BORDERS, 2).do("border", right_of(8, 8)).do("done")
    assert t.asked == ("draw", YELLOW)
    assert t.offered("draw") == {sold, DECK}
