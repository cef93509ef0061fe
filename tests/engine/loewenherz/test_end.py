"""L7: the king's goal, the last card, and who has won."""

import pytest

from tafelrunde.kernel.agenda import Frame
from tafelrunde.kernel.choice import Choice
from tafelrunde.kernel.event import SILENCE
from tafelrunde.loewenherz.box import BORDERS, DECK, EXPAND, play_of
from tafelrunde.loewenherz.game import LOEWENHERZ
from tafelrunde.loewenherz.steps import AGENDA

from .printed import CARDS
from .table import Table, a_card, at, blue, event, red, right_of, seat_of, yellow

# One border closes both corners: yellow's is worth 4, blue's 3.
BOTH = """
    v. .Y .B v.|..
    f. .y .b ..|..
    -- -- -- --
"""


def both_closed(t: Table) -> Table:
    return t.plays("border", right_of(1, 1)).plays("border", right_of(0, 1))


@pytest.mark.rule("L7.1")
def test_who_reaches_the_goal_wins_at_once_before_the_hand_is_filled():
    t = both_closed(Table(BOTH).goal(3).plays_card(BORDERS, 3))
    assert t.asked == (blue, "borders")
    t.plays("done")
    assert t.over
    assert len(t.of(blue, "hands")) == 2
    assert LOEWENHERZ.options(t.state) == []
    assert t.why_not("draw", DECK) == ("L7.1", "over")


@pytest.mark.rule("L7.1")
def test_all_players_are_looked_at_and_the_most_points_win():
    t = both_closed(Table(BOTH).goal(3).plays_card(BORDERS, 2))
    assert t.over
    assert t.scores == [3, 4, 0]
    assert t.winners == [yellow]
    assert t.events("goal-reached") == [event("goal-reached", seat=yellow, goal=3)]


@pytest.mark.rule("L7.1", "L7.5")
@pytest.mark.parametrize(
    ("ducats", "winners"), [((9, 4), [blue]), ((3, 4), [yellow]), ((4, 4), [blue, yellow])]
)
def test_several_at_the_goal_with_as_many_points_most_ducats_win_or_it_is_shared(
    ducats: tuple[int, int], winners: list[str]
):
    t = Table(BOTH.replace("f.", "..")).goal(3).plays_card(BORDERS, 2)
    t.ducats(blue, ducats[0]).ducats(yellow, ducats[1])
    both_closed(t)
    assert t.over
    assert t.winners == winners


@pytest.mark.rule("L7.1")
def test_a_sale_or_income_reaches_no_goal_and_less_than_the_goal_is_not_enough():
    t = both_closed(Table(BOTH).goal(5).plays_card(BORDERS, 2))
    assert not t.over
    assert t.asked == (blue, "draw")


def short_deck(cards: int, art: str = BOTH) -> Table:
    """So many cards are left in the deck; the others have been played."""
    t = Table(art)
    t.state.played += t.state.deck[cards:]
    del t.state.deck[cards:]
    return t


@pytest.mark.rule("L7.2")
def test_after_the_last_card_of_the_deck_nobody_fills_his_hand_and_everyone_has_three_turns():
    t = short_deck(1)
    t.plays("sell", t.of(blue, "hands")[0]).plays("draw", DECK)
    assert t.events("deck-empty") == [event("deck-empty")]
    assert [len(hand) for hand in t.state.hands] == [3, 3, 3]
    for card in (DECK, t.state.market[0]):
        assert t.why_not("draw", card) == ("L7.2", "deck-empty")
    players = []
    while not t.over:
        color, step = t.asked
        assert step == "act"
        players.append(color)
        t.plays("sell", t.of(color, "hands")[0])
    assert players == [yellow, red, blue] * 3
    assert len(t.state.market) == 10
    assert t.why_not("draw", DECK) == ("L7.3", "over")


@pytest.mark.rule("L7.2", "L3.1")
def test_after_the_last_card_of_the_deck_there_is_income_still():
    t = short_deck(0, "s. .Y|..\n-- --")
    t.plays("sell", t.of(blue, "hands")[0])
    assert t.events("income") == [event("income", seat=yellow, ducats=1)]
    assert t.of(yellow, "ducats") == 21


@pytest.mark.rule("L7.2")
def test_the_last_card_may_wait_while_somebody_takes_from_the_market():
    t = short_deck(2)
    sold = t.of(blue, "hands")[0]
    t.plays("sell", sold).plays("draw", DECK)
    t.plays("sell", t.of(yellow, "hands")[0]).plays("draw", sold)
    assert len(t.state.deck) == 1
    assert t.asked == (red, "act")


@pytest.mark.rule("L7.3")
def test_the_game_ends_when_the_last_card_in_all_hands_is_played_or_sold():
    t = short_deck(0)
    t.state.played += t.of(blue, "hands")[1:] + t.of(yellow, "hands")[1:] + t.of(red, "hands")
    t.state.hands = [t.of(blue, "hands")[:1], t.of(yellow, "hands")[:1], []]
    t.plays("sell", t.of(blue, "hands")[0])
    assert t.asked == (yellow, "act")
    t.plays("sell", t.of(yellow, "hands")[0])
    assert t.over
    assert t.events("cards-out") == [event("cards-out")]
    assert t.why_not("sell", 0) == ("L7.3", "over")


@pytest.mark.rule("L7.3", "L7.4")
@pytest.mark.parametrize("last", [False, True], ids=["with cards left", "with the last card"])
def test_the_goal_still_ends_it_at_once_and_then_ducats_bring_nothing(last: bool):
    t = short_deck(0)
    t.goal(4)
    card = a_card((BORDERS, 2))
    assert card in t.of(blue, "hands")
    if last:
        t.state.played += [other for hand in t.state.hands for other in hand if other != card]
        t.state.hands = [[card], [], []]
    t.plays("play", play_of(card)).plays("border", right_of(1, 1)).plays("border", right_of(0, 1))
    assert t.over
    assert any(t.state.hands) != last
    assert t.events("goal-reached") == [event("goal-reached", seat=yellow, goal=4)]
    assert t.events("cards-out") == []
    assert [earned[4] for earned in t.state.earned] == [0, 0, 0]
    assert t.why_not("sell", card) == ("L7.1", "over")


def ends_with(ducats: list[int], players: int = 3) -> list[int]:
    """The points for ducats when the last card is sold with these sums."""
    t = Table(BOTH, players=players)
    t.state.played += t.state.deck + [card for hand in t.state.hands for card in hand[1:]]
    t.state.deck.clear()
    t.state.hands = [hand[:1] for hand in t.state.hands]
    while len(t.state.agenda) and sum(map(len, t.state.hands)) > 1:
        LOEWENHERZ.apply(t.state, Choice("sell", t.state.hands[t.state.agenda[-1].seat][0]), SILENCE)
    seat = t.state.agenda[-1].seat
    last = t.state.hands[seat][0]
    t.state.ducats = list(ducats)
    t.state.ducats[seat] -= CARDS[last].sale
    LOEWENHERZ.apply(t.state, Choice("sell", last), SILENCE)
    assert t.over
    assert t.state.ducats == ducats
    return [earned[4] for earned in t.state.earned]


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
    t.state.agenda.clear()

    def winners(points: list[int], ducats: list[int]) -> list[str]:
        t.state.earned = [[value, 0, 0, 0, 0] for value in points]
        t.state.ducats = ducats
        return t.winners

    assert winners([9, 12, 11], [50, 0, 50]) == [yellow]
    assert winners([12, 12, 11], [5, 8, 50]) == [yellow]
    assert winners([12, 12, 11], [8, 8, 50]) == [blue, yellow]


@pytest.mark.rule("L4.6")
def test_only_the_ducats_of_the_end_come_on_top_of_the_board():
    t = Table("""
        v. .Y|.B v.|..
        f. .y|.b ..|..
        -- -- -- --
    """)
    assert t.scores == [3, 4, 0]
    t.plays_card(EXPAND, 1).plays("expand", at(2, 2))
    assert t.scores == [3, 4, 0]
    t.state.agenda = [Frame("close", seat_of(blue))]
    t.state.played += t.state.deck + [card for hand in t.state.hands for card in hand]
    t.state.deck.clear()
    t.state.hands = [[], [], []]
    t.state.ducats = [1, 2, 3]
    AGENDA.settle(t.state, SILENCE)
    assert t.over
    assert t.scores == [3, 7, 5]
