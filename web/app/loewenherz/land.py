"""The land as it lies: ground, domains, neutral zones, borders, alliances and pieces."""

from collections.abc import Sequence
from functools import lru_cache

from tafelrunde.loewenherz.box import CITY, FOREST, MEADOW, MINES, TERRAINS, VILLAGE
from tafelrunde.loewenherz.grid import EDGE_SQUARES, EDGES, SIDE, SQUARES, UPRIGHT
from tafelrunde.loewenherz.state import State, is_castle, is_knight, owner

from ..markup import said, use
from .grid import CORNER, EDGE_LINE, FRAME, HALF, SPAN, SQUARE_PATH, VIEW_BOX, U, band, outline

ROCK = "m4 51 6.5-34.5 14.5-11 18 9 7.5 36.5z"


def square_sign(kind: int, x: int, y: int) -> str:
    """The sign of a square whose corner lies here."""
    if kind == FOREST:
        return use("i-pine-tree", x + 28, y + 28, 34, "l-tree")
    if kind == VILLAGE:
        return use("i-village", x + 28, y + 28, 36, "l-sign")
    if kind == CITY:
        disc = f'<circle class="l-city" cx="{x + 28}" cy="{y + 28}" r="24"/>'
        return disc + use("i-elven-castle", x + 28, y + 27, 34, "l-sign")
    if kind in MINES:
        word = TERRAINS[kind]
        return f'<path class="l-rock" d="M{x} {y}{ROCK}"/>' + use(
            f"m-{word}", x + 28, y + 31, 24, f"l-{word}"
        )
    return ""


def _small_tree(x: int, y: int) -> str:
    return use("i-pine-tree", x + 46, y + 43, 18, "l-tree")


# Where the log points at a square, whatever lies there.
SEEN = "".join(
    f'<rect class="l-seen" data-place="square-{square}" x="{x}" y="{y}" width="{U}" height="{U}"/>'
    for square, (x, y) in enumerate(CORNER)
)
# Rows and columns as the texts name them, at the left and above.
NUMBERS = "".join(
    f'<text x="{-FRAME // 2}" y="{at}" dy=".35em">{n}</text><text x="{at}" y="{-FRAME // 2}" dy=".35em">{n}</text>'
    for n, at in enumerate(range(HALF, SPAN, U), 1)
)
GRID = "".join(f"M0 {n * U}H{SPAN}M{n * U} 0V{SPAN}" for n in range(1, SIDE))


@lru_cache(maxsize=2)
def frame(land: tuple[int, ...]) -> str:
    """What never changes in a game; the rest are regions inside it."""
    return (
        f'<svg class="land" viewBox="{VIEW_BOX}" role="group"{said("loewenherz-a-land")}>{ground(land)}'
        f'<g class="l-numbers" aria-hidden="true">{NUMBERS}</g>'
        f'<g id="l-domains"></g><path class="l-grid" d="{GRID}"/><g id="l-signs"></g><g id="l-walls"></g>'
        f'<g id="l-pieces"></g><g id="l-plan"></g><g id="l-spots" data-late></g>{SEEN}</svg>'
    )


def ground(land: tuple[int, ...]) -> str:
    """The frame and the colors of the squares, one path for each terrain."""
    side = SPAN + 2 * FRAME
    parts = [f'<rect class="l-frame" x="{-FRAME}" y="{-FRAME}" width="{side}" height="{side}" rx="7"/>']
    for kind in range(len(TERRAINS)):
        squares = "".join(SQUARE_PATH[square] for square in range(SQUARES) if land[square] == kind)
        parts.append(f'<path class="l-{TERRAINS[kind]}-ground" d="{squares}"/>')
    return "".join(parts)


@lru_cache(maxsize=2)
def _signs(land: tuple[int, ...]) -> list[tuple[str, str]]:
    """The sign of each square, free and under a piece: only forests can be built on, beside meadows (L5.5)."""
    found = []
    for square, kind in enumerate(land):
        free = f"<g>{square_sign(kind, *CORNER[square])}</g>" if kind != MEADOW else ""
        found.append((free, f"<g>{_small_tree(*CORNER[square])}</g>" if kind == FOREST else free))
    return found


def signs(s: State) -> list[str]:
    shown = [pair[piece >= 0] for pair, piece in zip(_signs(tuple(s.land)), s.pieces, strict=True)]
    return [sign for sign in shown if sign]


def domains(s: State, palette: Sequence[str]) -> tuple[str, ...]:
    """Every domain in its owner's color, with his hatching along the inside of its border."""
    owners = tuple((castle, palette[owner(s.pieces[castle])]) for castle in sorted({*s.domain} - {-1}))
    return _domains(tuple(s.domain), owners)


@lru_cache(maxsize=8)
def _domains(domain: tuple[int, ...], owners: tuple[tuple[int, str], ...]) -> tuple[str, ...]:
    by_castle: dict[int, list[int]] = {}
    for square, castle in enumerate(domain):
        if castle >= 0:
            by_castle.setdefault(castle, []).append(square)
    parts = []
    for castle, color in owners:
        squares = by_castle[castle]
        fill = "".join([SQUARE_PATH[square] for square in squares])
        hatch = f'<path class="l-hatch" fill="url(#hatch-{color})" d="{band(domain, squares)}"/>'
        if color == "neutral":
            hatch = ""
        parts.append(f'<g class="c-{color}"><path class="l-tint" d="{fill}"/>{hatch}</g>')
    return tuple(parts)


def zones(s: State) -> list[str]:
    """Neutral zones: closed land without a castle, in a quiet grey with a dotted line inside."""
    castled = {s.area[square] for square, piece in enumerate(s.pieces) if is_castle(piece)}
    squares = [square for square in range(SQUARES) if s.area[square] not in castled]
    if not squares or len(squares) == SQUARES:
        return []
    fill = "".join([SQUARE_PATH[square] for square in squares])
    line = outline(s.area, squares, 6)
    return [f'<path class="l-zone" d="{fill}"/>', f'<path class="l-zone-line" d="{line}"/>']


def taken(squares: Sequence[int]) -> list[str]:
    """Squares that have just changed hands stand in a light."""
    path = "".join([SQUARE_PATH[square] for square in dict.fromkeys(squares)])
    return [f'<path class="l-taken" d="{path}"/>'] if path else []


def walls(s: State, fresh: Sequence[int] = ()) -> list[str]:
    """The borders, joined into one wall; those that were placed last stand in a light edge."""
    standing = [edge for edge in range(EDGES) if s.walls[edge]]
    line = "".join([EDGE_LINE[edge] for edge in standing])
    each = "".join([f'<path data-place="edge-{edge}" d="{EDGE_LINE[edge]}"/>' for edge in standing])
    new = "".join([EDGE_LINE[edge] for edge in fresh if s.walls[edge]])
    lit = [f'<path class="l-wall-new" d="{new}"/>'] if new else []
    return [f'<path class="l-wall-edge" d="{line}"/>', *lit, f'<g class="l-wall">{each}</g>']


def piece(color: str, knight: bool) -> str:
    """A castle or knight in the units of its square's corner."""
    if knight:
        return (
            '<use class="piece" href="#p-knight" x="12" y="11" width="32" height="32"/>'
            f'<use class="sign" href="#e-{color}" x="22" y="27.5" width="12" height="12"/>'
        )
    return (
        '<use class="piece" href="#p-castle" x="4.5" y="3.5" width="47" height="47"/>'
        f'<use class="sign" href="#e-{color}" x="20" y="24.5" width="16" height="16"/>'
    )


def pieces(s: State, palette: Sequence[str], fresh: Sequence[int] = ()) -> list[str]:
    parts = []
    for square, found in enumerate(s.pieces):
        if found >= 0:
            color = palette[owner(found)]
            x, y = CORNER[square]
            new = " is-new" if square in fresh else ""
            kind = "knight" if is_knight(found) else "castle"
            parts.append(
                f'<g class="l-piece c-{color}{new}" data-piece="{kind}-{square}"'
                f' data-from="{kind}s-{color}" transform="translate({x} {y})">'
                f"{piece(color, is_knight(found))}</g>"
            )
    return parts


def _meeting(s: State, one: int, other: int) -> tuple[int, int]:
    """A corner of the border that two domains share; half-way between their castles if they share none any more."""
    shared = [edge for edge, (a, b) in enumerate(EDGE_SQUARES) if {s.domain[a], s.domain[b]} == {one, other}]
    if not shared:
        (ax, ay), (bx, by) = CORNER[one], CORNER[other]
        return (ax + bx) // 2 + HALF, (ay + by) // 2 + HALF
    edge = shared[len(shared) // 2]
    x, y = CORNER[EDGE_SQUARES[edge][1]]
    # Of its two ends, the one that has more of the shared border around it.
    return (x, y + U) if len(shared) > 1 and edge < UPRIGHT and shared.index(edge) == 0 else (x, y)


def alliances(s: State, fresh: Sequence[tuple[int, int]] = ()) -> list[str]:
    parts = []
    for one, other in s.alliances:
        x, y = _meeting(s, one, other)
        new = " is-new" if (one, other) in fresh else ""
        name = said("loewenherz-ally")
        parts.append(
            f'<g class="l-ally{new}" data-place="alliance-{one}-{other}" data-x="{x / U:g}" data-y="{y / U:g}"'
            f' transform="translate({x} {y})" data-why=\'{{"about":"alliance-{one}-{other}"}}\''
            f' role="img" tabindex="-1"{name}><circle r="15"/>'
            '<use class="l-ally-sign" href="#i-linked-rings" x="-10" y="-10" width="20" height="20"/></g>'
        )
    return parts
