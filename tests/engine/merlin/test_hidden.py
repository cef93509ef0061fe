"""M2.10: what is hidden does not show."""

from random import Random

import pytest

from tafelrunde.kernel import record
from tafelrunde.kernel.event import SILENCE
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.session import Session
from tafelrunde.merlin.game import MERLIN
from tafelrunde.merlin.state import State


def positions(games: int = 6):
    random = Random(3)
    for number in range(games):
        s = MERLIN.begin(Setup(2 + number % 3, str(number), variants={"favor": number % 2 == 1}), SILENCE)
        while options := MERLIN.options(s):
            if random.random() < 0.05:
                yield s, random
            MERLIN.apply(s, random.choice(options), SILENCE)


def permuted(s: State, seat: int, random: Random) -> State:
    """The same position as far as this seat can know."""
    other = s.clone()
    piles = [other.deck, *(hand for owner, hand in enumerate(other.hands) if owner != seat)]
    cards = [card for pile in piles for card in pile]
    random.shuffle(cards)
    for pile in piles:
        pile[:] = [cards.pop() for _ in pile]
    random.shuffle(other.traitor_pile)
    other.seed = str(random.random())
    return other


@pytest.mark.rule("M2.10")
def test_a_view_does_not_change_with_what_is_hidden():
    for s, random in positions():
        for seat in range(s.players):
            assert MERLIN.view(permuted(s, seat, random), seat) == MERLIN.view(s, seat)


@pytest.mark.rule("M2.10")
def test_a_view_shows_all_that_is_open():
    for s, _ in positions(3):
        seat = s.agenda[-1].seat
        view = MERLIN.view(s, seat)
        hidden = ("seed", "hands", "deck", "traitor_pile")
        for name in record.dump(s):
            if name not in hidden:
                assert getattr(view, name) == getattr(s, name)
        assert view.hands[seat] == s.hands[seat]
        assert [len(hand) for hand in view.hands] == [len(hand) for hand in s.hands]
        assert (len(view.deck), len(view.traitor_pile)) == (len(s.deck), len(s.traitor_pile))
        assert MERLIN.options(view) == MERLIN.options(s), "who is asked sees his options in his view"


def test_a_view_shares_nothing_with_the_state():
    s = MERLIN.begin(Setup(3, "1"), SILENCE)
    view = MERLIN.view(s, 0)
    view.hands[0].clear()
    view.stock[0][0] = 99
    assert len(s.hands[0]) == 4 and s.stock[0][0] != 99


def test_determinize_deals_the_hidden_at_random_and_keeps_the_rest():
    for s, _ in positions(4):
        for seat in range(s.players):
            view = MERLIN.view(s, seat)
            dealt = MERLIN.determinize(view, "a")
            MERLIN.check(dealt)
            assert MERLIN.view(dealt, seat) == view
            assert MERLIN.determinize(view, "a") == dealt
    other = MERLIN.determinize(MERLIN.view(s, 0), "b")
    assert other.deck != dealt.deck and other.deck != s.deck


def test_every_view_of_another_seat_can_be_asked_for_its_options():
    for s, _ in positions(3):
        for seat in range(s.players):
            MERLIN.options(MERLIN.view(s, seat))


@pytest.mark.rule("M2.10")
def test_a_card_from_the_draw_pile_is_told_to_nobody_else():
    random = Random(1)
    session = Session(MERLIN, Setup(3, "5"))
    while not session.over:
        session.choose(random.randrange(len(session.options)))
    private = [event for event in session.log if event.only_for is not None]
    assert private and all(event.key == "drew-card" for event in private)
    assert all(event.only_for == event.args["seat"] for event in private)
    assert all("card" not in event.args for event in session.log if event.key == "drew-hidden")
