"""Asserts all that must hold in any position: every piece is in exactly one place."""

from .box import (
    APPLES,
    DICE,
    DISPLAY,
    EACH,
    HAND,
    HENCHMEN,
    HOME,
    KINDS,
    MANORS,
    MISSIONS,
    PLAIN_TILES,
    PRINCIPALITIES,
    ROUNDS,
    SEALS,
    SPACES,
    STAFFS,
    TERRAINS,
    TOWER,
    TOWER_TILES,
    TRAITORS_EACH,
    thing,
)
from .favor import READY, SPECIALS, USED
from .scoring import CATEGORIES
from .state import State
from .steps import AGENDA

ALL_CARDS = list(range(len(MISSIONS)))
ALL_TRAITORS = [p for p in PRINCIPALITIES for _ in range(TRAITORS_EACH)]


def check(s: State) -> None:
    seats = range(s.players)
    assert 1 <= s.round <= ROUNDS
    assert s.first_seat in seats and s.seat in seats
    assert 0 <= s.turns <= ROUNDS * len(DICE) * s.players
    _things(s)
    _people(s)
    _cards(s)
    _environs(s)
    assert sum(s.apples) + s.apple_supply == APPLES and min(s.apples) >= 0 and s.apple_supply >= 0
    assert all(0 <= staffs <= STAFFS for staffs in s.staffs)
    assert s.grail in range(-1, s.players) and s.excalibur in range(-1, s.players)
    for seals in s.seals:
        assert (
            seals.count(0) >= len(seals) - SEALS and max(seals[: SPECIALS[0]]) <= READY and max(seals) <= USED
        )
        assert s.favor or not any(seals)
    for row in (*s.dice, *s.earned):
        assert len(row) in (len(DICE), len(CATEGORIES))
    assert all(0 <= pips <= 6 for dice in s.dice for pips in dice)
    _agenda(s)


def _things(s: State) -> None:
    for kind in KINDS:
        for p in PRINCIPALITIES:
            owned = [things[thing(kind, p)] for things in s.things]
            assert s.stock[kind][p] + sum(owned) == EACH
            assert s.stock[kind][p] >= 0 and min(owned) >= 0
    counters = {s.counters[seat] + sum(there[seat] for there in s.influence) for seat in range(s.players)}
    assert len(counters) == 1 and counters <= {6, 7}
    assert min(s.counters) >= 0 and all(number >= 0 for there in s.influence for number in there)


def _people(s: State) -> None:
    assert s.merlin in range(SPACES) and all(knight in range(SPACES) for knight in s.knights)
    for henchman in HENCHMEN:
        out = [theirs[henchman] for theirs in s.henchmen if theirs[henchman] != HOME]
        assert len(out) == len(set(out)) and all(p in PRINCIPALITIES for p in out)
    held = [p for theirs in s.traitors for p in PRINCIPALITIES for _ in range(theirs[p])]
    assert sorted(held + s.traitor_pile + s.traitor_discard) == ALL_TRAITORS


def _cards(s: State) -> None:
    assert sorted(card for cards in (*s.hands, s.display, s.deck, s.discard) for card in cards) == ALL_CARDS
    assert len(s.display) == DISPLAY
    assert 0 <= s.completed <= 2
    for seat, hand in enumerate(s.hands):
        owed = s.completed + sum(f.step in ("draw", "replace") for f in s.agenda) if seat == s.seat else 0
        assert len(hand) == HAND - owed


def _environs(s: State) -> None:
    fewer = s.players < 4
    for terrain in TERRAINS:
        assert s.tiles.count(terrain) == PLAIN_TILES - fewer
        assert s.tiles.count(terrain + TOWER) == TOWER_TILES - fewer
    assert len(s.built) == len(s.tiles)
    for seat in range(s.players):
        assert s.built.count(seat) + s.manors[seat] == MANORS and s.manors[seat] >= 0
    assert all(-1 <= owner < s.players for owner in s.built)


def _agenda(s: State) -> None:
    for frame in s.agenda:
        assert frame.step in AGENDA.asks or frame.step in AGENDA.runs
        assert 0 <= frame.seat < s.players
    if s.agenda:
        assert (step := s.agenda[-1].step) in AGENDA.asks or step in AGENDA.after_turn
