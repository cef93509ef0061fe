"""The land as numbers: squares, edges and sets of them, counted once more by rows and columns."""

from itertools import product

import pytest

from tafelrunde.loewenherz import grid

from .recount import AROUND, edge_between

SIDE = 12
SQUARES = list(product(range(SIDE), range(SIDE)))


def square(row: int, column: int) -> int:
    return row * SIDE + column


def mask(*squares: int) -> int:
    return sum(1 << number for number in squares)


def between(row: int, column: int) -> list[tuple[int, int, int]]:
    """The edges of a square to the right and below, each with both squares."""
    here = square(row, column)
    found = [square(row, column + 1)] * (column < SIDE - 1) + [square(row + 1, column)] * (row < SIDE - 1)
    return [(edge_between(here, other), here, other) for other in found]


EDGES = {edge: (one, other) for place in SQUARES for edge, one, other in between(*place)}


def test_there_are_144_squares_and_264_edges():
    assert (grid.SIDE, grid.SQUARES, grid.UPRIGHT, grid.EDGES) == (12, 144, 132, 264)
    assert mask(*range(144)) == grid.ALL
    assert tuple(1 << number for number in range(144)) == grid.BIT


@pytest.mark.rule("L4.1")
def test_no_step_leads_over_the_rim():
    assert mask(*[square(row, column) for row, column in SQUARES if column < 11]) == grid.HAS_EAST
    assert mask(*[square(row, column) for row, column in SQUARES if row < 11]) == grid.HAS_SOUTH
    assert mask(*[square(row, column) for row, column in SQUARES if column > 0]) == grid.NOT_FIRST_COLUMN


def test_each_edge_divides_two_squares():
    assert len(EDGES) == grid.EDGES
    for edge, (one, other) in EDGES.items():
        assert grid.EDGE_SQUARES[edge] == (one, other)
        upright = other == one + 1
        assert upright == (edge < grid.UPRIGHT)
        assert grid.EDGE_BIT[edge] == (1 << one if upright else 1 << one + 144)
        assert (grid.EAST_EDGE if upright else grid.SOUTH_EDGE)[one] == edge
    assert [grid.EAST_EDGE[square(row, 11)] for row in range(SIDE)] == [-1] * SIDE
    assert [grid.SOUTH_EDGE[square(11, column)] for column in range(SIDE)] == [-1] * SIDE


def test_each_square_has_its_neighbors():
    for number in range(144):
        assert sorted(grid.NEIGHBORS[number]) == sorted(AROUND[number])


def edges_at(row: int, column: int) -> tuple[int, int]:
    """The four edges that meet at the upper left corner of a square: the upright ones by their left squares, those
    that lie flat by their upper squares."""
    above, left = row - 1, column - 1
    return mask(square(above, left), square(row, left)), mask(square(above, left), square(above, column))


def test_an_edge_ends_at_two_corners_or_at_the_rim():
    for edge, (_, other) in EDGES.items():
        row, column = divmod(other, SIDE)
        further = (row + 1, column) if edge < grid.UPRIGHT else (row, column + 1)
        for end, (at_row, at_column) in zip(grid.ENDS[edge], ((row, column), further), strict=True):
            rim = at_row in (0, SIDE) or at_column in (0, SIDE)
            assert end == (None if rim else edges_at(at_row, at_column)), (edge, at_row, at_column)


@pytest.mark.parametrize(
    "place", [(0, 0), (0, 11), (11, 0), (11, 11), (5, 0), (5, 11), (0, 5), (11, 5), (5, 5)]
)
def test_beside_and_within_go_by_steps(place: tuple[int, int]):
    row, column = place
    away = {
        number: abs(r - row) + abs(c - column) for (r, c), number in zip(SQUARES, range(144), strict=True)
    }
    here = square(row, column)
    assert grid.beside(1 << here) == mask(*[number for number, steps in away.items() if steps == 1])
    for steps in range(4):
        near = mask(*[number for number, far in away.items() if far <= steps])
        assert grid.within(here, steps) == near
    assert all(grid.distance(here, number) == steps for number, steps in away.items())


def test_reach_and_flood_take_open_steps_alone():
    # Open: from (0, 0) to the right twice, and down from there; all else is shut.
    east, south = mask(0, 1), mask(2)
    assert grid.reach(mask(1), east, south) == mask(0, 2)
    assert grid.reach(mask(2), east, south) == mask(1, 14)
    assert grid.reach(mask(14), east, south) == mask(2)
    assert grid.reach(mask(13), east, south) == 0
    assert grid.flood(mask(14), east, south) == grid.flood(mask(0), east, south) == mask(0, 1, 2, 14)
    assert grid.flood(mask(13), east, south) == mask(13)


def test_a_set_of_squares_names_them_in_order():
    assert list(grid.squares_of(mask(0, 5, 143))) == [0, 5, 143]
    assert list(grid.squares_of(0)) == []
    assert grid.pick("abcdef", mask(1, 4)) == ["b", "e"]
