"""Plans: which land a castle without a domain could enclose, and how many borders that still needs. For bots."""

from dataclasses import dataclass
from math import exp
from typing import NamedTuple

from .. import box
from ..grid import BIT, EAST_EDGE, SIDE, SOUTH_EDGE, SQUARES, beside, flood, pick, within
from ..regions import occupied
from ..state import State, owner

# What a mine is worth in a plan: its ducats, and its part of a monopoly.
MINE_WORTH = 1.5
MEADOW_WORTH = 0.1
# Each border that is missing takes time, the more so the fewer turns are left: 1 - 1 / e of the worth for LONG of them.
SHORT, LONG = 1.3, 0.27
REACH = 6
# How often a side is pushed outwards.
PUSHES = 10
_EDGES = EAST_EDGE + SOUTH_EDGE
_NEAR = tuple(within(square, REACH) for square in range(len(BIT)))
_AROUND = tuple(within(square, REACH + 1) for square in range(len(BIT)))  # with the edges on all sides
# What the land around a castle has to say: all shapes, and by turns the plans made of them.
_KNOWN: dict[tuple[int, int, int, int, int, tuple[int, ...]], tuple[list["Shape"], dict[int, "Plan"]]] = {}
_CACHE_SIZE = 10_000


def discounts(turns: int) -> list[float]:
    """By missing borders: what a plan's worth is multiplied with, if this many turns are left."""
    return [exp(-missing / (SHORT + LONG * turns)) for missing in range(120)]


_DISCOUNTS = [discounts(turns) for turns in range(64)]


class Shape(NamedTuple):
    """Some land that a castle could enclose."""

    region: int  # the squares to enclose
    missing: int  # borders still to be placed
    worth: float  # of the land, once it is a domain


@dataclass(slots=True)
class Plan:
    region: int
    missing: int
    worth: float
    promise: float  # what the plan is worth today
    turns: int  # that were left when it was made
    _edges: list[int] | None = None

    def promise_with(self, borders: int) -> float:
        """What it would be worth with this many more borders."""
        return self.worth * _DISCOUNTS[self.turns][max(0, self.missing - borders)]

    def edges(self, s: State) -> list[int]:
        """The edges where borders are missing."""
        if self._edges is None:
            region = self.region
            self._edges = pick(
                _EDGES, (region ^ region >> 1) & s.east | ((region ^ region >> SIDE) & s.south) << SQUARES
            )
        return self._edges


def turns_left(s: State) -> float:
    """About how many turns each player still has; cards of the deck are drawn in two turns of three."""
    return (len(s.deck) * 1.5 + sum(map(len, s.hands))) / s.players


def plan(s: State, castle: int) -> Plan:
    """The best land that this castle could enclose, as far as greed finds it."""
    return plan_around(s, castle, turns_left(s), occupied(s) | s.ruled)


def plan_around(s: State, castle: int, left: float, taken: int) -> Plan:
    """The same, where it is known how many turns are left, and which squares hold a piece or are in a domain."""
    turns = in_steps(left)
    near, around = _NEAR[castle], _AROUND[castle]
    own = s.own[owner(s.pieces[castle])] & near
    key = castle, s.east & around, s.south & around, taken & near, own, s.terrain
    known = _KNOWN.get(key)
    if known is None:
        if len(_KNOWN) >= _CACHE_SIZE:
            _KNOWN.clear()
        known = _KNOWN[key] = _shapes(s, castle, own, near & ~taken), {}
    shapes, plans = known
    plan = plans.get(turns)
    if plan is None:
        plan = plans[turns] = _best(shapes, turns)
    return plan


def in_steps(left: float) -> int:
    """How many turns are left, in steps of two, so that more of the plans made before can be used again."""
    return int(left) & ~1


def _best(shapes: list[Shape], turns: int) -> Plan:
    discount = _DISCOUNTS[turns]
    promises = [shape.worth * discount[shape.missing] for shape in shapes]
    promise = max(promises)
    return Plan(*shapes[promises.index(promise)], promise, turns)


def _shapes(s: State, castle: int, own: int, free: int) -> list[Shape]:
    """Take all squares that need no border more, look, push one side outwards at its best square, and again."""
    east, south, terrain = s.east, s.south, s.terrain
    west, north = east << 1, south << SIDE
    four_open = east & west & south & north
    two_open_at_most = ~((east & west & (south | north)) | (south & north & (east | west)))
    closed = ~(east | west | south | north)
    mines = terrain[box.GOLD] | terrain[box.SILVER] | terrain[box.COPPER] | terrain[box.GEM]
    tempting = (
        (box.POINTS[box.CITY], terrain[box.CITY]),
        (box.POINTS[box.VILLAGE], terrain[box.VILLAGE]),
        (MINE_WORTH, mines),
        (box.POINTS[box.FOREST], terrain[box.FOREST]),
        (MEADOW_WORTH, terrain[box.MEADOW]),
    )
    # The castle with its knights, which nothing may divide.
    region = flood(BIT[castle], east & own & own >> 1, south & own & own >> SIDE)
    found = []
    for _ in range(PUSHES):
        while True:
            left, right = (region & east) << 1, region >> 1 & east
            up, down = (region & south) << SIDE, region >> SIDE & south
            once = left | right | up | down
            twice = left & right | up & down | (left | right) & (up | down)
            cheap = (twice | once & two_open_at_most | beside(region) & closed) & free & ~region
            if not cheap:
                break
            region |= cheap
        missing = ((region ^ region >> 1) & east).bit_count() + (
            (region ^ region >> SIDE) & south
        ).bit_count()
        found.append(Shape(region, missing, land_worth(terrain, region, mines)))
        outside = once & free & ~region
        if not outside:
            break
        # Such a square touches the region once: with three open sides it costs one border more, with four two.
        worth, choice = _first(outside & ~four_open, tempting)
        dear_worth, dear = _first(outside & four_open, tempting)
        region |= dear if dear_worth > worth + 1 else choice
    return found


def _first(squares: int, tempting: tuple[tuple[float, int], ...]) -> tuple[float, int]:
    """One of the most tempting squares, as a bit, with what it is worth; (-2, 0) if there is none: any beats that."""
    for worth, kind in tempting:
        found = squares & kind
        if found:
            return worth, found & -found
    return -2.0, 0


def land_worth(terrain: tuple[int, ...], squares: int, mines: int) -> float:
    return (
        MEADOW_WORTH * (squares & terrain[box.MEADOW]).bit_count()
        + box.POINTS[box.FOREST] * (squares & terrain[box.FOREST]).bit_count()
        + box.POINTS[box.VILLAGE] * (squares & terrain[box.VILLAGE]).bit_count()
        + box.POINTS[box.CITY] * (squares & terrain[box.CITY]).bit_count()
        + MINE_WORTH * (squares & mines).bit_count()
    )
