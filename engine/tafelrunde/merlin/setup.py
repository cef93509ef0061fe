"""The set-up, and the roll that begins every round."""

from ..kernel.agenda import Frame
from ..kernel.chance import Bits, draw
from ..kernel.event import Log
from ..kernel.game import Setup
from .box import (
    APPLES,
    DICE,
    DISPLAY,
    EACH,
    FLAG,
    HAND,
    HENCHMEN,
    HOME,
    KINDS,
    MANORS,
    MATERIAL,
    MISSION_CARDS,
    PLAIN_TILES,
    PRINCIPALITIES,
    SHIELD,
    STAFFS,
    TERRAINS,
    THINGS,
    TOWER,
    TOWER_TILES,
    TRAITORS_DRAWN,
    TRAITORS_EACH,
    principality_space,
    thing,
)
from .editions import EDITIONS
from .favor import ABILITIES
from .scoring import CATEGORIES
from .state import State


def new_state(setup: Setup, log: Log) -> State:
    """A table laid out and dealt, with the first round about to begin.

    M2.1: Merlin on the Dragon's space, all things in their principalities, all pieces on the castle boards, no points.
    """
    players = setup.players
    seats = range(players)
    s = State(
        players=players,
        favor=bool(setup.variants["favor"]),
        seed=setup.seed,
        draws=0,
        turns=0,
        agenda=[],
        round=1,
        first_seat=0,
        seat=0,
        completed=0,
        merlin=0,
        knights=[0] * players,
        dice=[[0] * len(DICE) for _ in seats],
        stock=[[EACH] * len(PRINCIPALITIES) for _ in KINDS],
        things=[[0] * len(THINGS) for _ in seats],
        influence=[[0] * players for _ in PRINCIPALITIES],
        counters=[int(setup.variants["counters"])] * players,
        henchmen=[[HOME] * len(HENCHMEN) for _ in seats],
        # M2.2
        apples=[1] * players,
        apple_supply=APPLES - players,
        staffs=[STAFFS] * players,
        manors=[MANORS] * players,
        tiles=[],
        built=[],
        grail=-1,
        excalibur=-1,
        traitors=[[0] * len(PRINCIPALITIES) for _ in seats],
        traitor_pile=[p for p in PRINCIPALITIES for _ in range(TRAITORS_EACH)],
        traitor_discard=[],
        hands=[[] for _ in seats],
        display=[],
        deck=list(range(MISSION_CARDS)),
        discard=[],
        seals=[[0] * len(ABILITIES) for _ in seats],
        earned=[[0] * len(CATEGORIES) for _ in seats],
    )
    s.box = EDITIONS.find(setup.edition).box
    bits = draw(s, log)
    # M2.3
    bits.shuffle(s.deck)
    s.display = [s.deck.pop() for _ in range(DISPLAY)]
    # M2.4: the three stacks are one.
    bits.shuffle(s.traitor_pile)
    lay_environs(s, bits)
    # M2.6
    drawn = bits.below(players)
    s.first_seat = s.seat = drawn if setup.first is None else setup.first
    deal_starting_tiles(s, bits)
    # M2.8
    for seat in seats:
        for _ in range(TRAITORS_DRAWN):
            s.traitors[seat][s.traitor_pile.pop()] += 1
        s.hands[seat] = [s.deck.pop() for _ in range(HAND)]
    s.agenda = [Frame("round", s.first_seat)]
    return s


def lay_environs(s: State, bits: Bits) -> None:
    """M2.5: with fewer than four players one plain and one tower tile of each terrain stay in the box."""
    fewer = s.players < 4
    s.tiles = [terrain for terrain in TERRAINS for _ in range(PLAIN_TILES - fewer)]
    s.tiles += [terrain + TOWER for terrain in TERRAINS for _ in range(TOWER_TILES - fewer)]
    bits.shuffle(s.tiles)
    s.built = [-1] * len(s.tiles)


def deal_starting_tiles(s: State, bits: Bits) -> None:
    """M2.7: a place for the knight, three things and a counter."""
    order = list(s.box.starting_tiles)
    bits.shuffle(order)
    for seat in range(s.players):
        tile = order[seat]
        s.knights[seat] = principality_space(tile.knight)
        for kind, p in ((FLAG, tile.flag), (SHIELD, tile.shield), (MATERIAL, tile.material)):
            s.stock[kind][p] -= 1
            s.things[seat][thing(kind, p)] += 1
        s.counters[seat] -= 1
        s.influence[tile.influence][seat] += 1


def roll_dice(s: State, log: Log) -> None:
    """M2.9: all roll; three or four of a kind are rolled again, all four dice."""
    bits = draw(s, log)
    for dice in s.dice:
        while True:
            dice[:] = [1 + bits.below(6) for _ in DICE]
            if max(map(dice.count, dice)) < 3:
                break
