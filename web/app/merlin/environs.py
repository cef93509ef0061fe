"""The environs: terrain tiles between two wooden frames, and the lines of sight to the materials on them."""

from functools import cache
from math import sqrt

from tafelrunde.kernel.choice import Choice
from tafelrunde.merlin.box import BLANK, ROW, TERRAIN_WORDS, TOWER
from tafelrunde.merlin.environs import TOUCHING, sights
from tafelrunde.merlin.state import State

from ..cache import Cache
from ..facts import number
from ..scene import Scene
from . import names
from .printed import PRINTED
from .ring import glow
from .signs import manor, token

# Hexes standing on a point, 44.5 wide.
WIDTH = 44.5
SIDE = WIDTH / sqrt(3)
DOWN = SIDE * 1.5
MARGIN = 10
BAND = 33
TERRAIN_SIGNS = ("i-peaks", "i-pine-tree", "i-waves")
TOP = BAND + SIDE
LONG = MARGIN * 2 + WIDTH * (ROW + 0.5)


def _middle(tile: int) -> tuple[float, float]:
    row, column = divmod(tile, ROW)
    return MARGIN + WIDTH * (column + 0.5 + row % 2 / 2), TOP + DOWN * row


def _outside(rows: int) -> float:
    """How far the frames reach beyond the tiles on the left: with three rows the lower one begins further left."""
    return 10 if rows % 2 else 0


def _height(rows: int) -> float:
    return 2 * TOP + DOWN * (rows - 1)


def _corners(tile: int) -> list[tuple[float, float]]:
    x, y = _middle(tile)
    half = WIDTH / 2
    return [
        (x, y - SIDE),
        (x + half, y - SIDE / 2),
        (x + half, y + SIDE / 2),
        (x, y + SIDE),
        (x - half, y + SIDE / 2),
        (x - half, y - SIDE / 2),
    ]


def outline(tile: int, inset: float = 1.0) -> str:
    x, y = _middle(tile)
    points = [f"{x + (cx - x) * inset:.1f} {y + (cy - y) * inset:.1f}" for cx, cy in _corners(tile)]
    return f"M{'L'.join(points)}Z"


def notch(rows: int, top: bool, number: int) -> tuple[float, float]:
    """The middle of a frame's notch: half a hex beside the tiles of the row next to it."""
    edge = 0 if top else rows - 1
    x = MARGIN + WIDTH * (number + edge % 2 / 2)
    return x, (BAND / 2 if top else _height(rows) - BAND / 2)


@PRINTED.cached
def _sights(rows: int, tile: int) -> str:
    """The straight lines from a tile to the materials that fit it (M4.16)."""
    x, y = _middle(tile)
    ends = [notch(rows, seen.top, seen.number) for seen in sights(PRINTED.box.frames, rows, tile)]
    lines = "".join([f"M{x:.1f} {y:.1f}L{nx:.1f} {ny:.1f}" for nx, ny in ends])
    return f'<path class="sight" d="{lines}"/>'


@PRINTED.cached
def _frames(rows: int) -> str:
    tokens = "".join(
        [
            material(p, *notch(rows, top, number))
            for top, frame in zip((True, False), PRINTED.box.frames, strict=True)
            for number, p in enumerate(frame)
            if p != BLANK
        ]
    )
    return f'{bars(rows)}<g class="frame-tokens">{tokens}</g>'


def bars(rows: int) -> str:
    """The wood of both frames."""
    height, aside = _height(rows), _outside(rows)
    return "".join(
        [
            f'<rect class="frame-bar" x="{-aside:g}" y="{y:.1f}" width="{LONG + aside:.1f}"'
            f' height="{BAND + SIDE / 2:.1f}" rx="7"/>'
            for y in (0, height - BAND - SIDE / 2)
        ]
    )


def material(p: int, x: float, y: float) -> str:
    """A material in its notch."""
    return (
        f'<g transform="translate({x:.1f} {y:.1f}) scale(.95) translate(-12 -13)">{token("material", p)}</g>'
    )


def view_box(rows: int) -> str:
    left = _outside(rows) + 3
    return f"{-left} -3 {LONG + left + 3:.0f} {_height(rows) + 6:.0f}"


@cache
def _borders(tiles: tuple[int, ...]) -> str:
    """The edges between different terrains: they show the territories."""
    strokes = []
    touching = TOUCHING[len(tiles)]
    for tile, terrain in enumerate(tiles):
        corners = _corners(tile)
        x, y = _middle(tile)
        for other in touching[tile]:
            if other > tile and tiles[other] % TOWER != terrain % TOWER:
                ox, oy = _middle(other)
                mx, my = (x + ox) / 2, (y + oy) / 2
                ends = sorted(corners, key=lambda c: (c[0] - mx) ** 2 + (c[1] - my) ** 2)[:2]
                strokes.append("M" + "L".join([f"{cx:.1f} {cy:.1f}" for cx, cy in ends]))
    return f'<path class="territory-line" d="{"".join(strokes)}"/>'


@cache
def _tile(tile: int, kind: int, color: str) -> tuple[str, str]:
    """Ground and picture of a tile: its terrain, its tower, the manor on it."""
    x, y = _middle(tile)
    terrain, tower = kind % TOWER, kind >= TOWER
    sign = TERRAIN_SIGNS[terrain]

    def put(symbol: str, dx: float, dy: float, size: float) -> str:
        half = size / 2
        return (
            f'<use class="land-sign" href="#{symbol}" x="{x + dx - half:.1f}" y="{y + dy - half:.1f}"'
            f' width="{size:g}" height="{size:g}"/>'
        )

    if color:
        picture = put(sign, 0, 16, 11) + (put("i-white-tower", 14.5, -3, 14) if tower else "")
        dx = -4 if tower else 0
        house = f'<g transform="translate({x - 11.5 + dx:.1f} {y - 14:.1f}) scale(.88)">{manor(color)}</g>'
        picture += f'<g data-piece="manor-{tile}">{house}</g>'
    elif tower:
        picture = put(sign, -8.5, 5, 18) + put("i-white-tower", 8, -2, 20)
    else:
        picture = put(sign, 0, 0, 24)
    ground = f'<path class="tile-ground is-{TERRAIN_WORDS[terrain]}" d="{outline(tile)}"/>'
    return ground, picture


@cache
def _light(tile: int) -> str:
    return f'<path class="hit" d="{outline(tile)}"/>{glow(outline(tile, 0.86))}'


def markup(scene: Scene) -> str:
    """Drawn anew only when somebody has built, or is asked where to."""
    s: State = scene.view
    if scene.asks("tile"):
        return _drawn(scene, s)
    return _STANDING.get((s.box, *s.tiles, *s.built, *scene.seats, *_news(scene)), lambda: _drawn(scene, s))


_STANDING = Cache()


def _news(scene: Scene) -> list[int]:
    """The tiles where a manor is news."""
    return [number(event.args, "tile") for event in scene.news if event.key == "manor"]


def _drawn(scene: Scene, s: State) -> str:
    rows = len(s.tiles) // ROW
    grounds, drawn = [], []
    news = _news(scene)
    for tile, kind in enumerate(s.tiles):
        x, y = _middle(tile)
        owner = s.built[tile]
        ground, picture = _tile(tile, kind, scene.seats[owner].color if owner >= 0 else "")
        said = scene.button(Choice("tile", tile), names.tile(tile, s, scene.seats), f"tile-{tile}")
        grounds.append(ground)
        new = f'<path class="tile-new" d="{outline(tile, 0.9)}"/>' if tile in news else ""
        # The ground lies in a layer of its own, so that a line of sight runs over all tiles. Where a manor stands,
        # nobody asks for one.
        lines = _sights(rows, tile) if owner < 0 else ""
        drawn.append(
            f'<g class="tile" data-place="tile-{tile}" data-x="{x:.0f}" data-y="{y:.0f}"{said}>'
            f"{_light(tile)}{new}{picture}{lines}</g>"
        )
    return (
        f'<svg class="environs" viewBox="{view_box(rows)}" role="none">{_frames(rows)}'
        f"{''.join(grounds)}{_borders(tuple(s.tiles))}{''.join(drawn)}</svg>"
    )


def patch(tiles: dict[int, tuple[int, str]], rows: int = 0, seen: int = -1) -> tuple[str, str]:
    """Some tiles, with the color of the manor on each, as a drawing for the rules, and its view box; with `rows` in the
    frames, and with the lines of sight of one tile."""
    drawn = [_tile(tile, *what) for tile, what in tiles.items()]
    sight = f'<g class="fig-sight">{_sights(rows, seen)}</g>' if seen >= 0 else ""
    inside = "".join([ground for ground, _ in drawn]) + sight + "".join([sign for _, sign in drawn])
    if rows:
        box = f"{-_outside(rows) - 3} -3 {LONG + _outside(rows) + 6:.0f} {_height(rows) + 6:.0f}"
        return _frames(rows) + inside, box
    corners = [corner for tile in tiles for corner in _corners(tile)]
    left, top = (min(corner[axis] for corner in corners) for axis in (0, 1))
    wide, high = (max(corner[axis] for corner in corners) for axis in (0, 1))
    return inside, f"{left - 2:.4g} {top - 2:.4g} {wide - left + 4:.4g} {high - top + 4:.4g}"
