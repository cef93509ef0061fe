"""L7: the king's goal, the last card, and who has won."""

import pytest

from tafelrunde.kernel.agenda import Frame
from tafelrunde.kernel.choice import Choice
from tafelrunde.kernel.event import SILENCE
from tafelrunde.loewenherz.box import BORDERS, CARDS, DECK, EXPAND
from tafelrunde.loewenherz.game import LOEWENHERZ
from tafelrunde.loewenherz.steps import AGENDA

from .table import BLUE, RED, YELLOW, Table, a_card, at, right_of

# One border closes both corners: yellow's is worth 4, blue's 3.
BOTH = """
    v. .Y .B v.|..
    f. .y .b ..|..
    -- -- -- --
"""


@pytest.mark.rule("L7.1")
def test_who_reaches_the_goal_wins_at_once_before_the_hand_is_filled():
    t = Table(BOTH)
    t.s.goal = 3
    t.plays(BORDERS, 3).do("border", right_of(1, 1)).do("border", right_of(0, 1))
    assert t.asked == ("borders", BLUE)
    t.do("done")
    assert t.over
    assert len(t.s.hands[BLUE]) == 2
    assert LOEWENHERZ.options(t.s) == []
    assert t.refused("draw", DECK) == ("L7.1", "over")


@pytest.mark.rule("L7.1")
def test_all_players_are_looked_at_and_the_most_points_win():
    t = Table(BOTH)
    t.s.goal = 3
    t.plays(BORDERS, 2).do("border", right_of(1, 1)).do("border", right_of(0, 1))
    assert t.over
    assert t.scores() == [3, 4, 0]
    assert LOEWENHERZ.winners(t.s) == [YELLOW]
    assert t.events("goal-reached") == [{"seat": YELLOW, "goal": 3}]


@pytest.mark.rule("L7.1", "L7.5")
@pytest.mark.parametrize(
    ("ducats", "winners"), [((9, 4), [BLUE]), ((3, 4), [YELLOW]), ((4, 4), [BLUE, YELLOW])]
)
def test_several_at_the_goal_with_as_many_points_most_ducats_win_or_it_is_shared(
    ducats: tuple[int, int], winners: list[int]
):
    t = Table(BOTH.replace("f.", ".."))
    t.s.goal = 3
    t.plays(BORDERS, 2)
    t.s.ducats[BLUE], t.s.ducats[YELLOW] = ducats
    t.do("border", right_of(1, 1)).do("border", right_of(0, 1))
    assert t.over
    assert LOEWENHERZ.winners(t.s) == winners


@pytest.mark.rule("L7.1")
def test_a_sale_or_income_reaches_no_goal_and_less_than_the_goal_is_not_enough():
    t = Table(BOTH)
    t.s.goal = 5
    t.plays(BORDERS, 2).do("border", right_of(1, 1)).do("border", right_of(0, 1))
    assert not t.over
    assert t.asked == ("draw", BLUE)


def short_deck(cards: int, art: str = BOTH) -> Table:
    """So many cards are left in the deck; the others have been played."""
    t = Table(art)
    t.s.played += t.s.deck[cards:]
    del t.s.deck[cards:]
    return t


@pytest.mark.rule("L7.2")
def test_after_the_last_card_of_the_deck_nobody_fills_his_hand_and_everyone_has_three_turns():
    t = short_deck(1)
    t.do("sell", t.s.hands[BLUE][0]).do("draw", DECK)
    assert t.events("deck-empty") == [{}]
    assert [len(hand) for hand in t.s.hands] == [3, 3, 3]
    for card in (DECK, t.s.market[0]):
        assert t.refused("draw", card) == ("L7.2", "deck-empty")
    seats = []
    while not t.over:
        step, seat = t.asked
        assert step == "act"
        seats.append(seat)
        t.do("sell", t.s.hands[seat][0])
    assert seats == [YELLOW, RED, BLUE] * 3
    assert len(t.s.market) == 10
    assert t.refused("draw", DECK) == ("L7.3", "over")


@pytest.mark.rule("L7.2", "L3.1")
def test_after_the_last_card_of_the_deck_there_is_income_still():
    t = short_deck(0, "s. .Y|..\n-- --")
    t.do("sell", t.s.hands[BLUE][0])
    assert t.events("income") == [{"seat": YELLOW, "ducats": 1}]
    assert t.s.ducats[YELLOW] == 21


@pytest.mark.rule("L7.2")
def test_the_last_card_may_wait_while_somebody_takes_from_the_market():
    t = short_deck(2)
    sold = t.s.hands[BLUE][0]
    t.do("sell", sold).do("draw", DECK)
    t.do("sell", t.s.hands[YELLOW][0]).do("draw", sold)
    assert len(t.s.deck) == 1
    assert t.asked == ("act", RED)


@pytest.mark.rule("L7.3")
def test_the_game_ends_when_the_last_card_in_all_hands_is_played_or_sold():
    t = short_deck(0)
    t.s.played += t.s.hands[BLUE][1:] + t.s.hands[YELLOW][1:] + t.s.hands[RED]
    t.s.hands = [t.s.hands[BLUE][:1], t.s.hands[YELLOW][:1], []]
    t.do("sell", t.s.hands[BLUE][0])
    assert t.asked == ("act", YELLOW)
    t.do("sell", t.s.hands[YELLOW][0])
    assert t.over
    assert t.events("cards-out") == [{}]
    assert t.refused("sell", 0) == ("L7.3", "over")


@pytest.mark.rule("L7.3", "L7.4")
@pytest.mark.parametrize("last", [False, True], ids=["with cards left", "with the last card"])
def test_the_goal_still_ends_it_at_once_and_then_ducats_bring_nothing(last: bool):
    t = short_deck(0)
    t.s.goal = 4
    card = a_card((BORDERS, 2))
    assert card in t.s.hands[BLUE]
    if last:
        t.s.played += [other for hand in t.s.hands for other in hand if other != card]
        t.s.hands = [[card], [], []]
    t.do("play", card * 2).do("border", right_of(1, 1)).do("border", right_of(0, 1))
    assert t.over
    assert any(t.s.hands) != last
    assert t.events("goal-reached") == [{"seat": YELLOW, "goal": 4}]
    assert t.events("cards-out") == []
    assert [earned[4] for earned in t.s.earned] == [0, 0, 0]
    assert t.refused("sell", card) == ("L7.1", "over")


def ends_with(ducats: list[int], players: int = 3) -> list[int]:
    """The points for ducats when the last card is sold with these sums."""
    t = Table(BOTH, players=players)
    t.s.played += t.s.deck + [card for hand in t.s.hands for card in hand[1:]]
    t.s.deck.clear()
    t.s.hands = [hand[:1] for hand in t.s.hands]
    while len(t.s.agenda) and sum(map(len, t.s.hands)) > 1:
        LOEWENHERZ.apply(t.s, Choice("sell", t.s.hands[t.s.agenda[-1].seat][0]), SILENCE)
    seat = t.s.agenda[-1].seat
    last = t.s.hands[seat][0]
    t.s.ducats = list(ducats)
    t.s.ducats[seat] -= CARDS[last].sale
    LOEWENHERZ.apply(t.s, Choice("sell", last), SILENCE)
    assert t.over
    assert t.s.ducats == ducats
    return [earned[4] for earned in t.s.earned]


@pytest.mark.rule("L7.4")
def test_most_ducats_bring_five_the_next_lower_sum_three():
    assert ends_with([4, 9, 6]) == [0, 5, 3]
    assert ends_with([6, 9], players=2) == [3, 5]


@pytest.mark.rule("L7.4")
def test_all_who_are_level_get_them():
    assert ends_with([9, 9, 6, 5], players=4) == [5, 5, 3, 0]
    assert ends_with([9, 6, 5, 6], players=4) == [5, 3, 0, 3]
    assert ends_with([7, 7, 7]) == [5, 5, 5]


@pytest.mark.rule("L7.4")
def test_nobody_gets_them_with_no_ducats():
    assert ends_with([0, 0, 8]) == [0, 0, 5]


@pytest.mark.rule("L7.5")
def test_most_points_win_then_most_ducats_then_it_is_shared():
    t = Table(BOTH)
    t.s.agenda.clear()

    def winners(points: list[int], ducats: list[int]) -> list[int]:
        t.s.earned = [[value, 0, 0, 0, 0] for value in points]
        t.s.ducats = ducats
        return LOEWENHERZ.winners(t.s)

    assert winners([9, 12, 11], [50, 0, 50]) == [YELLOW]
    assert winners([12, 12, 11], [5, 8, 50]) == [YELLOW]
    assert winners([12, 12, 11], [8, 8, 50]) == [BLUE, YELLOW]


@pytest.mark.rule("L4.6")
def test_only_the_ducats_of_the_end_come_on_top_of_the_board():
    t = Table("""
        v. .Y|.B v.|..
        f. .y|.b ..|..
        -- -- -- --
    """)
    assert t.scores() == [3, 4, 0]
    t.plays(EXPAND, 1).do("expand", at(2, 2))
    assert t.scores() == [3, 4, 0]
    t.s.agenda = [Frame("close", BLUE)]
    t.s.played += t.s.deck + [card for hand in t.s.hands for card in hand]
    t.s.deck.clear()
    t.s.hands = [[], [], []]
    t.s.ducats = [1, 2, 3]
    AGENDA.settle(t.s, SILENCE)
    assert t.over
    assert t.scores() == [3, 7, 5]
