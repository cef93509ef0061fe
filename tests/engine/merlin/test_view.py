"""M2.10: what a seat may see, and what could be behind the rest."""

import pytest

from tafelrunde.merlin.game import MERLIN
from tafelrunde.merlin.state import State

from ..worlds import seen_by, world_of
from .table import blue, table, yellow


def dealt() -> State:
    """Traitors and cards wherever they can lie."""
    s = table(yellow, blue).traitors(yellow, 0, 3).traitors(blue, 0).state
    s.traitor_discard = [s.traitor_pile.pop() for _ in range(3)]
    s.discard = [s.deck.pop() for _ in range(5)]
    MERLIN.check(s)
    return s


def public(s: State) -> list[object]:
    """All that is open, but for the agenda, which is too."""
    return [s.display, s.discard, s.traitors, s.traitor_discard, s.things, s.dice, s.agenda, s.earned]


@pytest.mark.rule("M2.10")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_sees_its_own_hand_and_of_all_else_that_is_hidden_only_how_much_there_is(seat: int):
    s = dealt()
    seen = seen_by(MERLIN, s, seat)
    assert seen.hands[seat] == s.hands[seat]
    assert seen.hands[1 - seat] == [-1] * 4
    assert seen.deck == [-1] * len(s.deck)
    assert seen.traitor_pile == [-1] * len(s.traitor_pile)
    assert public(seen) == public(s)


@pytest.mark.rule("M2.10")
def test_a_world_fits_what_is_seen():
    s = dealt()
    world = world_of(MERLIN, s, 0)
    assert world.hands[0] == s.hands[0]
    assert public(world) == public(s)
    assert sorted(world.deck + world.hands[1]) == sorted(s.deck + s.hands[1])
    assert sorted(world.traitor_pile) == sorted(s.traitor_pile)


def test_worlds_are_dealt_at_random_and_the_same_by_the_same_seed():
    seen = MERLIN.view(dealt(), 0)
    one, same, other = (MERLIN.determinize(seen, seed) for seed in ("a", "a", "b"))
    assert one == same
    for hidden in ("hands", "deck", "traitor_pile"):
        assert getattr(one, hidden) != getattr(other, hidden)
        assert getattr(one, hidden) != getattr(dealt(), hidden)


def test_what_is_known_of_a_pile_stays_where_it_is():
    s = dealt()
    seen = MERLIN.view(s, 0)
    seen.deck[-1], seen.traitor_pile[-1], seen.hands[1][2] = s.deck[-1], s.traitor_pile[-1], s.hands[1][2]
    world = MERLIN.determinize(seen, "a world")
    MERLIN.check(world)
    assert (world.deck[-1], world.traitor_pile[-1], world.hands[1][2]) == (
        s.deck[-1],
        s.traitor_pile[-1],
        s.hands[1][2],
    )
