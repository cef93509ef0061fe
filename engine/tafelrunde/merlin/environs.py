"""The environs as geometry: which materials fit a tile, which tiles touch, which form a territory."""

from functools import lru_cache
from typing import NamedTuple

from .box import BLANK, ROW, TOWER

# M2.5: by number of players.
ROWS = (3, 4)


def _column(row: int, twice_x: int) -> int:
    """The column at a place counted in half hexes; every second row lies half a hex further right (M10.4)."""
    return (twice_x - row % 2) // 2


class Notch(NamedTuple):
    """A place on a frame, and the material that lies there."""

    top: bool
    number: int
    material: int


Frames = tuple[tuple[int, ...], tuple[int, ...]]


def sights(frames: Frames, rows: int, tile: int) -> list[Notch]:
    """M4.16: where the straight lines from a tile end. Those to the left and right end nowhere."""
    found = []
    for up, frame in zip((-1, 1), frames, strict=True):
        for aside in (-1, 1):
            row, twice_x = tile // ROW, tile % ROW * 2 + tile // ROW % 2
            while True:
                edge = row
                row, twice_x = row + up, twice_x + aside
                if not 0 <= row < rows:
                    number = (twice_x - edge % 2 + 1) // 2
                    if frame[number] != BLANK:
                        found.append(Notch(up < 0, number, frame[number]))
                    break
                if not 0 <= _column(row, twice_x) < ROW:
                    break
    return found


def fitting(frames: Frames) -> dict[int, tuple[tuple[int, ...], ...]]:
    """M4.16: by number of tiles, then by tile, the materials that a line ends at."""
    return {
        rows * ROW: tuple(
            tuple(sorted({notch.material for notch in sights(frames, rows, tile)}))
            for tile in range(rows * ROW)
        )
        for rows in ROWS
    }


def _touching(rows: int, tile: int) -> tuple[int, ...]:
    row, twice_x = tile // ROW, tile % ROW * 2 + tile // ROW % 2
    around = ((0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1))
    places = ((row + down, _column(row + down, twice_x + right)) for down, right in around)
    return tuple(r * ROW + c for r, c in places if 0 <= r < rows and 0 <= c < ROW)


# By number of tiles, then by tile.
TOUCHING = {rows * ROW: tuple(_touching(rows, tile) for tile in range(rows * ROW)) for rows in ROWS}


@lru_cache(maxsize=256)
def territories(tiles: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """M6.6: the groups of touching tiles of one terrain, each in order, by their first tile."""
    touching = TOUCHING[len(tiles)]
    groups: list[tuple[int, ...]] = []
    seen: set[int] = set()
    for start in range(len(tiles)):
        if start in seen:
            continue
        group, edge = {start}, [start]
        while edge:
            for other in touching[edge.pop()]:
                if other not in group and tiles[other] % TOWER == tiles[start] % TOWER:
                    group.add(other)
                    edge.append(other)
        seen |= group
        groups.append(tuple(sorted(group)))
    return tuple(groups)
