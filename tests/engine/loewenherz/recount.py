"""The points of a position from land, borders and pieces alone (L4.2, L4.6): nothing of the rules is used here."""

from collections.abc import Iterable

from tafelrunde.loewenherz.state import State

SIDE = 12
FOREST, VILLAGE, CITY, FIRST_MINE, LAST_MINE = 1, 2, 3, 4, 7


def edge_between(one: int, other: int) -> int:
    one, other = min(one, other), max(one, other)
    row, column = divmod(one, SIDE)
    return row * (SIDE - 1) + column if other == one + 1 else SIDE * (SIDE - 1) + one


def neighbors(square: int) -> list[int]:
    row, column = divmod(square, SIDE)
    steps = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return [r * SIDE + c for r, c in steps if 0 <= r < SIDE and 0 <= c < SIDE]


AROUND = [[(near, edge_between(square, near)) for near in neighbors(square)] for square in range(SIDE * SIDE)]


def areas_of(s: State) -> list[set[int]]:
    left = set(range(SIDE * SIDE))
    areas = []
    while left:
        area: set[int] = set()
        todo = [min(left)]
        while todo:
            square = todo.pop()
            if square not in area:
                area.add(square)
                todo += [near for near, edge in AROUND[square] if not s.walls[edge]]
        left -= area
        areas.append(area)
    return areas


def castles_in(s: State, area: Iterable[int]) -> list[int]:
    return sorted(square for square in area if s.pieces[square] in (0, 2, 4, 6))


def points_of(s: State, color: int, areas: list[set[int]] | None = None) -> list[int]:
    """Forest, village, city and monopoly points of a color."""
    lands: list[int] = []
    areas = areas or areas_of(s)
    for area in areas:
        castles = castles_in(s, area)
        # One castle on the undivided board is a start, not a domain.
        if len(areas) > 1 and len(castles) == 1 and s.pieces[castles[0]] == color * 2:
            lands += [s.land[square] for square in area]
    kinds = range(FIRST_MINE, LAST_MINE + 1)
    monopolies = sum(lands.count(kind) >= 3 for kind in kinds)
    return [lands.count(FOREST), 3 * lands.count(VILLAGE), 5 * lands.count(CITY), 5 * monopolies]
