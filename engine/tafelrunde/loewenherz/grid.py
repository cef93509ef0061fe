"""The land as a grid of 12 by 12: squares, edges, and sets of squares as the bits of one int.

Square = row * 12 + column. Edges 0 to 131 are upright, row * 11 + column between (row, column) and (row, column + 1);
132 to 263 lie flat, 132 + row * 12 + column between (row, column) and (row + 1, column). L4.1: the rim of the board is
a border that always stands, so it has no number.
"""

from collections.abc import Iterator, Sequence
from itertools import compress
from typing import TypeVar

T = TypeVar("T")

SIDE = 12
SQUARES = SIDE * SIDE
UPRIGHT = SIDE * (SIDE - 1)
EDGES = 2 * UPRIGHT

ALL = (1 << SQUARES) - 1
BIT = tuple(1 << square for square in range(SQUARES))
ROW_ENDS = sum(1 << row * SIDE + SIDE - 1 for row in range(SIDE))
LAST_ROW = ALL ^ (1 << SQUARES - SIDE) - 1
# The squares that have a neighbor to the right, or below. L4.1: no step leads over the rim.
HAS_EAST = ALL ^ ROW_ENDS
HAS_SOUTH = ALL ^ LAST_ROW
NOT_FIRST_COLUMN = HAS_EAST << 1

# The edge to the right of a square, or below it; -1 at the rim.
EAST_EDGE = tuple(-1 if sq % SIDE == SIDE - 1 else sq - sq // SIDE for sq in range(SQUARES))
SOUTH_EDGE = tuple(-1 if sq >= SQUARES - SIDE else UPRIGHT + sq for sq in range(SQUARES))


def _edge_squares() -> tuple[tuple[int, int], ...]:
    upright = [(sq, sq + 1) for sq in range(SQUARES) if EAST_EDGE[sq] >= 0]
    flat = [(sq, sq + SIDE) for sq in range(SQUARES) if SOUTH_EDGE[sq] >= 0]
    return tuple(upright + flat)


# The two squares that an edge divides, the smaller first.
EDGE_SQUARES = _edge_squares()
# Sets of edges: an upright one is the bit of its left square, a flat one that of its upper square, higher by SQUARES.
EDGE_BIT = tuple(BIT[low] << (0 if edge < UPRIGHT else SQUARES) for edge, (low, _) in enumerate(EDGE_SQUARES))


def _neighbors() -> tuple[tuple[tuple[int, int], ...], ...]:
    found: list[list[tuple[int, int]]] = [[] for _ in range(SQUARES)]
    for edge, (low, high) in enumerate(EDGE_SQUARES):
        found[low].append((high, edge))
        found[high].append((low, edge))
    return tuple(map(tuple, found))


# For each square, its neighbors with the edge between.
NEIGHBORS = _neighbors()


def _end(row: int, column: int) -> tuple[int, int] | None:
    """The edges that meet at a corner of squares, as bits of their left and of their upper squares; None on the rim."""
    if row in (0, SIDE) or column in (0, SIDE):
        return None
    above_left = (row - 1) * SIDE + column - 1
    return BIT[above_left] | BIT[above_left + SIDE], BIT[above_left] | BIT[above_left + 1]


def _ends(edge: int) -> tuple[tuple[int, int] | None, tuple[int, int] | None]:
    row, column = divmod(EDGE_SQUARES[edge][1], SIDE)
    return _end(row, column), _end(row + 1, column) if edge < UPRIGHT else _end(row, column + 1)


# Both ends of an edge. A border can divide an area only if each end touches the rim or another border.
ENDS = tuple(_ends(edge) for edge in range(EDGES))

_TRUTH = bytes(int(byte == ord("1")) for byte in range(256))


def pick(things: Sequence[T], mask: int) -> list[T]:
    """The things whose bits are set, in order."""
    return list(compress(things, format(mask, "b")[::-1].encode().translate(_TRUTH)))


def squares_of(mask: int) -> Iterator[int]:
    return compress(range(SQUARES), format(mask, "b")[::-1].encode().translate(_TRUTH))


def beside(mask: int) -> int:
    """The squares next to any of these, whatever stands between."""
    return (mask & HAS_EAST) << 1 | (mask & NOT_FIRST_COLUMN) >> 1 | (mask & HAS_SOUTH) << SIDE | mask >> SIDE


def distance(one: int, other: int) -> int:
    """Orthogonal steps from one square to another, whatever lies between."""
    return abs(one // SIDE - other // SIDE) + abs(one % SIDE - other % SIDE)


def within(square: int, steps: int) -> int:
    """The squares at most this many orthogonal steps away, whatever lies between."""
    found = BIT[square]
    for _ in range(steps):
        found |= beside(found)
    return found


def reach(mask: int, east: int, south: int) -> int:
    """The squares one open step from any of these (with them, where the way leads back)."""
    return (mask & east) << 1 | mask >> 1 & east | (mask & south) << SIDE | mask >> SIDE & south


def flood(start: int, east: int, south: int) -> int:
    """All squares joined to these by open steps."""
    found = start
    while True:
        wider = (
            found | (found & east) << 1 | found >> 1 & east | (found & south) << SIDE | found >> SIDE & south
        )
        if wider == found:
            return found
        found = wider
