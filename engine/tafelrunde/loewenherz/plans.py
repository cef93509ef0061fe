"""Plans: which land a castle without a domain could enclose, and how many borders that still needs. For bots."""

from typing import NamedTuple

from . import box
from .grid import BIT, EDGE_SQUARES, NEIGHBORS, SIDE, beside, flood, squares_of, within
from .state import State

# What a square is worth inside a domain: its points, for a mine what its ducats and a monopoly may bring.
SQUARE_WORTH = {
    box.MEADOW: 0.15,
    box.FOREST: 1.0,
    box.VILLAGE: 3.0,
    box.CITY: 5.0,
    box.GOLD: 2.0,
    box.SILVER: 2.0,
    box.COPPER: 2.0,
    box.GEM: 2.0,
}
# Each border that is missing takes time, and somebody may come between.
PATIENCE = 0.9
REACH = 6
MOST_SQUARES = 20
_DISCOUNT = [PATIENCE**missing for missing in range(60)]
_NEAR = tuple(within(square, REACH) for square in range(len(BIT)))
_CACHE: dict[tuple[int, int, int, int, tuple[int, ...]], "Plan"] = {}
_CACHE_SIZE = 20_000


class Plan(NamedTuple):
    castle: int
    region: int  # the squares to enclose
    missing: int  # borders still to be placed
    worth: float  # of the land, once it is a domain

    @property
    def promise(self) -> float:
        """What the plan is worth today."""
        return self.worth * _DISCOUNT[self.missing]

    def promise_with(self, borders: int) -> float:
        """What it would be worth with so many more borders."""
        return self.worth * _DISCOUNT[max(0, self.missing - borders)]

    def edges(self, s: State) -> list[int]:
        """The edges where borders are missing."""
        return [
            edge
            for square in squares_of(self.region & beside(~self.region))
            for neighbor, edge in NEIGHBORS[square]
            if not self.region & BIT[neighbor] and not s.walls[edge]
        ]


def plan(s: State, castle: int) -> Plan:
    """The best land that this castle could enclose, found by growing its own squares greedily."""
    near = _NEAR[castle]
    others = s.ruled
    for own in s.own:
        others |= own
    key = castle, s.east & near, s.south & near, others & near, s.terrain
    known = _CACHE.get(key)
    if known is None:
        if len(_CACHE) >= _CACHE_SIZE:
            _CACHE.clear()
        known = _CACHE[key] = _grow(s, castle, near & ~others)
    return known


def _grow(s: State, castle: int, free: int) -> Plan:
    walls = s.walls
    land = s.land
    own = s.own[s.pieces[castle] >> 1]
    # The castle with its knights, which nothing may divide.
    region = flood(BIT[castle], s.east & own & own >> 1, s.south & own & own >> SIDE)
    missing = 0
    worth = 0.0
    for square in squares_of(region):
        worth += SQUARE_WORTH[land[square]]
        for neighbor, edge in NEIGHBORS[square]:
            if not region & BIT[neighbor] and not walls[edge]:
                missing += 1
    best = Plan(castle, region, missing, worth)
    best_promise = best.promise
    for _ in range(MOST_SQUARES):
        chosen, chosen_promise, chosen_change = -1, -1.0, 0
        for square in squares_of(beside(region) & free & ~region):
            change = 0
            for neighbor, edge in NEIGHBORS[square]:
                if not walls[edge]:
                    change += -1 if region >> neighbor & 1 else 1
            promise = (worth + SQUARE_WORTH[land[square]]) * _DISCOUNT[missing + change]
            if promise > chosen_promise:
                chosen, chosen_promise, chosen_change = square, promise, change
        if chosen < 0:
            break
        region |= BIT[chosen]
        missing += chosen_change
        worth += SQUARE_WORTH[land[chosen]]
        if chosen_promise > best_promise:
            best, best_promise = Plan(castle, region, missing, worth), chosen_promise
    return best


def crosses(edge: int, region: int) -> bool:
    """Does an edge lie on the outline of a region?"""
    one, other = EDGE_SQUARES[edge]
    return bool(region >> one & 1) != bool(region >> other & 1)
