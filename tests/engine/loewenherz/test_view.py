"""L2.8: what a seat may see, and what could be behind the rest."""

import pytest

from tafelrunde.kernel.event import SILENCE
from tafelrunde.kernel.game import Setup
from tafelrunde.loewenherz.game import LOEWENHERZ
from tafelrunde.loewenherz.setup import new_state
from tafelrunde.loewenherz.state import State

from ..worlds import seen_by, world_of
from .printed import CARDS


def dealt() -> State:
    """Cards wherever they can lie."""
    s = new_state(Setup(3, "view"), SILENCE)
    s.market = [s.deck.pop() for _ in range(2)]
    s.played = [s.deck.pop() for _ in range(9)]
    LOEWENHERZ.check(s)
    return s


def backs(cards: list[int]) -> list[int]:
    return [-1 - "ABCD".index(CARDS[card].letter) for card in cards]


@pytest.mark.rule("L2.8")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_seat_sees_its_own_hand_and_of_the_others_and_the_deck_only_the_backs(seat: int):
    s = dealt()
    seen = seen_by(LOEWENHERZ, s, seat)
    assert seen.deck == backs(s.deck)
    for other in range(3):
        assert seen.hands[other] == (s.hands[other] if other == seat else backs(s.hands[other]))
    assert (seen.market, seen.played, seen.land, seen.agenda) == (s.market, s.played, s.land, s.agenda)


@pytest.mark.rule("L2.8")
def test_a_world_fits_what_is_seen():
    s = dealt()
    world = world_of(LOEWENHERZ, s, 1)
    assert (world.hands[1], world.market, world.played) == (s.hands[1], s.market, s.played)
    assert backs(world.deck) == backs(s.deck)
    assert [backs(hand) for hand in world.hands] == [backs(hand) for hand in s.hands]
    assert sorted(sum(world.hands, world.deck)) == sorted(sum(s.hands, s.deck))


def test_worlds_are_dealt_at_random_and_the_same_by_the_same_seed():
    seen = LOEWENHERZ.view(dealt(), 0)
    one, same, other = (LOEWENHERZ.determinize(seen, seed) for seed in ("a", "a", "b"))
    assert one == same
    assert one.deck != other.deck and one.hands != other.hands
    assert one.deck != dealt().deck
