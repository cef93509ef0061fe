"""The environs as hexes, laid once more: each second row half a hex further right, frames above and below."""

import pytest

from tafelrunde.merlin.box import BLANK, TOWER
from tafelrunde.merlin.environs import TOUCHING, territories

from .printed import BOTTOM_FRAME, FITTING, TOP_FRAME

ROWS = pytest.mark.parametrize("rows", [3, 4])
WIDE = 6


def middles(rows: int) -> dict[tuple[int, int], int]:
    """Each tile by its row and the place of its middle, in half hexes."""
    return {(tile // WIDE, tile % WIDE * 2 + tile // WIDE % 2): tile for tile in range(rows * WIDE)}


@ROWS
def test_a_tile_touches_those_half_a_hex_above_and_below_and_a_hex_beside(rows: int):
    at = middles(rows)
    assert set(TOUCHING) == set(FITTING) == {18, 24}
    for (row, x), tile in at.items():
        near = [other for (r, y), other in at.items() if (abs(r - row), abs(y - x)) in ((0, 2), (1, 1))]
        assert sorted(TOUCHING[rows * WIDE][tile]) == near


def ends(rows: int, tile: int) -> set[int]:
    """Where the four slanting lines from a tile end: a tile of the last row lies between two materials of the frame."""
    at = middles(rows)
    found = set()
    for down, frame in ((-1, TOP_FRAME), (1, BOTTOM_FRAME)):
        for right in (-1, 1):
            row, x = next(place for place, there in at.items() if there == tile)
            while (row + down, x + right) in at:
                row, x = row + down, x + right
            if row + down in (-1, rows):
                found.add(frame[at[row, x] % WIDE + (right > 0)])
    return found - {BLANK}


@pytest.mark.rule("M4.16")
@ROWS
def test_a_material_fits_where_a_line_ends_at_it(rows: int):
    for tile in range(rows * WIDE):
        assert FITTING[rows * WIDE][tile] == tuple(sorted(ends(rows, tile)))


@pytest.mark.rule("M6.6")
def test_a_territory_is_all_that_touches_of_one_terrain_with_towers_and_without():
    one, other, tower = 0, 1, 0 + TOWER
    # Two rows of one terrain with a gap in each, so that they touch by slants alone, and a last row apart.
    tiles = (
        *(one, other, one, other, one, one),
        *(tower, other, other, one, other, tower),
        *(other, other, other, other, other, other),
    )
    assert territories(tiles) == ((0, 6), (1, 3, 7, 8, 10, 12, 13, 14, 15, 16, 17), (2,), (4, 5, 9, 11))
