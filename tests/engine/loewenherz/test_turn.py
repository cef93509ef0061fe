"""L3: income, selling and playing, filling the hand."""

import pytest

from tafelrunde.loewenherz import box
from tafelrunde.loewenherz.box import ALLIANCE, BORDERS, DECK, DESERTER, EXPAND, KNIGHTS, play_of
from tafelrunde.loewenherz.game import LOEWENHERZ

from .printed import CARDS
from .table import Table, a_card, at, blue, event, red, right_of, yellow

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
    return t.plays("sell", min(t.offers("sell"))).plays("draw", DECK)


@pytest.mark.rule("L3.1")
def test_a_ducat_for_each_kind_of_mine_however_many():
    """The rulebook: 2 copper, 3 gem, 1 gold bring 3 ducats."""
    t = end_turn(Table(MINES))
    assert t.asked == (yellow, "act")
    assert t.events("income") == [event("income", seat=yellow, ducats=3)]
    assert t.of(yellow, "ducats") == 23
    # Blue has no domain; red's land is open or a zone.
    end_turn(end_turn(t))
    assert len(t.events("income")) == 1


@pytest.mark.rule("L3.2")
def test_one_card_must_be_sold_or_played_and_no_second():
    t = Table(MINES)
    hand = list(t.of(blue, "hands"))
    t.ducats(blue, 0)
    assert t.offers("sell") == set(hand)
    assert t.offers("play") == set()
    assert t.why_not("done") == ("L3.2", "must-act")
    assert t.why_not("sell", t.of(red, "hands")[0]) == ("L3.2", "not-in-hand")
    assert t.why_not("draw", DECK) == ("L3.5", "last")
    t.plays("sell", hand[0])
    assert t.why_not("sell", hand[1]) == ("L3.2", "one-card")
    assert t.why_not("play", play_of(hand[1])) == ("L3.2", "one-card")


@pytest.mark.rule("L3.3")
def test_a_sold_card_lies_in_the_market_beside_the_others_and_brings_its_sale_price():
    t = Table(MINES)
    first = t.of(blue, "hands")[1]
    t.plays("sell", first).plays("draw", DECK)
    second = t.of(yellow, "hands")[0]
    t.plays("sell", second)
    assert t.state.market == [first, second]
    assert t.of(blue, "ducats") == 20 + CARDS[first].sale
    assert t.events("sold")[0] == event("sold", seat=blue, card=first, ducats=CARDS[first].sale)


@pytest.mark.rule("L3.4")
def test_a_played_card_is_paid_and_goes_to_the_played_pile():
    t = Table(MINES)
    card = a_card((BORDERS, 3))
    t.holds(card).plays("play", play_of(card))
    assert t.of(blue, "ducats") == 20 - CARDS[card].price
    assert t.state.played == [card]
    assert card not in t.of(blue, "hands")
    assert t.asked == (blue, "borders")


@pytest.mark.rule("L3.4")
def test_the_price_must_be_at_hand():
    t = Table(MINES)
    card = a_card((BORDERS, 3))
    t.holds(card).ducats(blue, CARDS[card].price - 1).lacks_a_ducat(card, "price")


@pytest.mark.rule("L3.4")
def test_price_and_forest_ducat_together_must_be_at_hand():
    t = Table("""
        .B f.|..
        --
        .. ..
    """)
    card = a_card((KNIGHTS, 1))
    t.holds(card).ducats(blue, CARDS[card].price).lacks_a_ducat(card, "forest-ducat")
    t.plays("play", play_of(card)).plays("knight", at(0, 1))
    assert t.of(blue, "ducats") == 0


@pytest.mark.rule("L3.4")
def test_the_forest_ducat_may_be_left_after_a_cheap_card_and_not_after_a_dear_one():
    cheap, dear = a_card((KNIGHTS, 1)), a_card((KNIGHTS, 2))
    for hand in ((cheap, dear), (dear, cheap)):
        t = Table(".B f.|..\n-- --").holds(*hand)
        t.ducats(blue, CARDS[dear].price)
        assert play_of(cheap) in t.offers("play")
        assert t.why_not("play", play_of(dear)) == ("L3.4", "forest-ducat")


@pytest.mark.rule("L3.4")
@pytest.mark.parametrize("action", [EXPAND, DESERTER, ALLIANCE])
def test_an_action_without_effect_is_not_offered(action: int):
    t = Table(MINES)  # blue has no domain
    card = next(
        number for number, card in enumerate(CARDS) if len(card.actions) == 1 and card.actions[0][0] == action
    )
    t.holds(card)
    assert t.why_not("play", play_of(card)) == ("L4.2", "no-domain")


@pytest.mark.rule("L3.4", "L1.2")
def test_of_two_actions_the_one_with_an_effect_is_offered_and_one_is_chosen():
    card = a_card((KNIGHTS, 1), (EXPAND, 1))
    t = Table("""
        .B ..|.Y .y
        .. ..|.. ..
    """)
    t.holds(card)
    assert t.offers("play") >= {play_of(card)}
    assert t.why_not("play", play_of(card, 1)) == ("L4.2", "no-domain")
    t = Table("""
        .B ..|.Y .y
        .. ..|.. ..
        -- -- -- --
    """)
    t.holds(card)
    assert t.offers("play") >= {play_of(card), play_of(card, 1)}
    t.plays("play", play_of(card, 1))
    assert t.asked == (blue, "expand")
    single = a_card((BORDERS, 2))
    t = Table(MINES).holds(single)
    assert t.why_not("play", play_of(single, 1)) == ("L1.2", "one-action")


@pytest.mark.rule("L3.4", "L1.2")
@pytest.mark.parametrize("which", [0, 1])
@pytest.mark.parametrize("actions", [((BORDERS, 2), (KNIGHTS, 1)), ((KNIGHTS, 2), (EXPAND, 1))])
def test_of_two_actions_each_has_its_own_number(actions: tuple[tuple[int, int], ...], which: int):
    card = a_card(*actions)
    t = Table(".B .. ..|..\n-- -- --").holds(card).plays("play", play_of(card, which))
    action, number = actions[which]
    assert t.asked == (blue, box.ACTIONS[action])
    assert LOEWENHERZ.prompt(t.state).args["left"] == number


@pytest.mark.rule("L3.5")
def test_the_hand_is_filled_from_the_deck_or_the_market_but_not_with_the_card_just_sold():
    t = Table(MINES)
    first = t.of(blue, "hands")[0]
    t.plays("sell", first)
    assert t.offers("draw") == {DECK}
    assert t.why_not("draw", first) == ("L3.5", "just-sold")
    top = t.state.deck[-1]
    t.plays("draw", DECK)
    assert top in t.of(blue, "hands") and len(t.of(blue, "hands")) == 3
    second = t.of(yellow, "hands")[0]
    t.plays("sell", second)
    assert t.offers("draw") == {first, DECK}
    t.plays("draw", first)
    assert first in t.of(yellow, "hands")
    assert t.state.market == [second]
    assert t.asked == (red, "act")
    t.plays("sell", t.of(red, "hands")[0])
    assert t.why_not("draw", first) == ("L3.5", "not-in-market")


@pytest.mark.rule("L3.5")
def test_a_card_sold_in_an_earlier_turn_may_be_taken_by_the_one_who_sold_it():
    t = Table(MINES)
    sold = t.of(blue, "hands")[0]
    t.plays("sell", sold).plays("draw", DECK)
    end_turn(end_turn(t))
    t.plays("sell", t.of(blue, "hands")[0]).plays("draw", sold)
    assert sold in t.of(blue, "hands")


@pytest.mark.rule("L3.5")
def test_after_playing_any_card_of_the_market_may_be_taken():
    t = Table(MINES)
    sold = t.of(blue, "hands")[0]
    t.plays("sell", sold).plays("draw", DECK)
    t.plays_card(BORDERS, 2).plays("border", right_of(8, 8)).plays("done")
    assert t.asked == (yellow, "draw")
    assert t.offers("draw") == {sold, DECK}
