"""Asserts all that must hold in any position: every piece is in exactly one place, every question has an answer.

A save may hold anything: what passes here can be played on.
"""

import re

from ..kernel.agenda import Frame
from ..kernel.pending import Pending
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
    MISSION_CARDS,
    MOST_TILES,
    PLAIN_TILES,
    PRINCIPALITIES,
    ROUNDS,
    SEALS,
    SPACES,
    STAFFS,
    STARTING_TILES_IN_BOX,
    TERRAINS,
    THINGS,
    TOWER,
    TOWER_TILES,
    TRAITORS_EACH,
    thing,
)
from .building import can_build_two
from .favor import ABILITIES, READY, SPECIALS, USED
from .scoring import CATEGORIES, seats_in_order
from .state import State
from .steps import AGENDA

ALL_CARDS = list(range(MISSION_CARDS))
ALL_TRAITORS = [p for p in PRINCIPALITIES for _ in range(TRAITORS_EACH)]

# What may be pending, the step that comes last first: in a turn, at its end, in a scoring.
ACTION = (
    "(may-place )?(place|assign)|deploy|relocate|exchange|draw( draw| second-discard)?"
    "|build( build| pay| tower)?|pay|tower"
)
STEPS = re.compile(
    f"pass( wrap (turn|die|landed|ending|replace|acted ({ACTION})|(turn|die|arrive|finish|acted ({ACTION})) favor))?"
    "|next-round scored henchmen (grail|influence environs (new-traitors )?(traitors )*defend)"
)
# What a step has to remember; the others, nothing.
SPACE_AND_MARKS = (range(SPACES), range(1 << 8))
REMEMBERED: dict[str, tuple[range, ...]] = {
    "die": (DICE, range(2)),
    **dict.fromkeys(("arrive", "landed", "acted", "finish", "ending"), SPACE_AND_MARKS),
    **dict.fromkeys(("deploy", "relocate"), (HENCHMEN,)),
    "assign": (PRINCIPALITIES,),
    "exchange": (THINGS,),
    "build": (range(2),),
    "pay": (range(MOST_TILES), range(2)),
    "tower": (range(MOST_TILES),),
    "favor": (range(MISSION_CARDS),),
    "grail": (PRINCIPALITIES, range(1)),
    "influence": (range(1), range(1)),
}
PENDING = Pending(STEPS, REMEMBERED)


def check(s: State) -> None:
    _shape(s)
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
        assert min(seals) >= 0
    assert all(0 <= pips <= 6 for dice in s.dice for pips in dice)
    _agenda(s)


def _shape(s: State) -> None:
    """Every list is as long as it should be."""
    assert 2 <= s.players <= STARTING_TILES_IN_BOX and s.draws >= 0
    assert len(s.stock) == len(KINDS) and len(s.influence) == len(PRINCIPALITIES)
    for seats in (s.knights, s.counters, s.apples, s.staffs, s.manors, *s.influence):
        assert len(seats) == s.players == len(s.hands)
    rows = (
        (s.dice, len(DICE)),
        (s.things, len(THINGS)),
        (s.henchmen, len(HENCHMEN)),
        (s.traitors, len(PRINCIPALITIES)),
        (s.seals, len(ABILITIES)),
        (s.earned, len(CATEGORIES)),
    )
    assert all(len(each) == s.players for each, _ in rows)
    for each, size in (*rows, (s.stock, len(PRINCIPALITIES))):
        assert all(len(row) == size for row in each)


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
    assert all(number >= 0 for theirs in s.traitors for number in theirs)
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
    """What is pending can be pending, and every question has an answer."""
    PENDING.check(s.agenda, s.players)
    if s.agenda and s.agenda[0].step == "pass":
        _turn(s)
    elif s.agenda:
        _scoring(s)
    for frame in s.agenda:
        assert frame.step not in AGENDA.asks or AGENDA.asks[frame.step].options(s, frame)


def _turn(s: State) -> None:
    assert all(frame.seat == s.seat for frame in s.agenda)
    building = [frame for frame in s.agenda if frame.step in ("build", "pay", "tower")]
    for frame in building:
        tile = -1 if frame.step == "build" else frame.args[0]
        assert tile < len(s.tiles) and (frame.step != "pay" or s.built[tile] < 0)
    for frame in s.agenda:
        assert frame.step != "die" or s.dice[s.seat][frame.args[0]]
    _two_manors(s, building)


def _two_manors(s: State, building: list[Frame]) -> None:
    """M9.6: while one is being built, another stays possible."""
    assert s.manors[s.seat] >= sum(frame.step != "tower" for frame in building)
    if len(building) > 1 and building[1].step != "tower":
        assert building[1].args[-1]
        assert building[1].step == "pay" or can_build_two(s, s.seat) is None


def _scoring(s: State) -> None:
    """M6.11: in order; whoever had to repel traitors has none left. M6.5: no new ones after the last scoring."""
    asked = s.agenda[-1]
    assert s.round % 2 == 0
    if asked.step == "grail":
        assert asked.seat == s.grail
        return
    waiting = [frame.seat for frame in reversed(s.agenda) if frame.step in ("traitors", "defend")]
    order = seats_in_order(s)
    done = order[: len(order) - len(waiting)]
    assert order[len(done) :] == waiting and not any(any(s.traitors[seat]) for seat in done)
    assert (s.round < ROUNDS) == any(frame.step == "new-traitors" for frame in s.agenda)
