"""The geometry of the land as drawn: squares of 56 units, their edges, and the outline of any set of squares.

All of it is the same in every game, so the strings are made once, when the module is loaded.
"""

from collections.abc import Sequence

from tafelrunde.loewenherz.grid import EDGE_SQUARES, EDGES, SIDE, SQUARES, UPRIGHT

U = 56
HALF = U // 2
BAND = U // 4
FRAME = 18  # with the numbers of rows and columns in it
SPAN = SIDE * U
VIEW_BOX = f"{-FRAME} {-FRAME} {SPAN + 2 * FRAME} {SPAN + 2 * FRAME}"

CORNER = tuple((square % SIDE * U, square // SIDE * U) for square in range(SQUARES))
SQUARE_PATH = tuple(f"M{x} {y}h{U}v{U}h-{U}z" for x, y in CORNER)


def _line(edge: int) -> str:
    x, y = CORNER[EDGE_SQUARES[edge][1]]
    return f"M{x} {y}v{U}" if edge < UPRIGHT else f"M{x} {y}h{U}"


def _rhombus(edge: int) -> str:
    """Half of each of its two squares: a tap anywhere on the land takes the nearest edge."""
    x, y = CORNER[EDGE_SQUARES[edge][1]]
    if edge < UPRIGHT:
        return f"M{x} {y}l{HALF} {HALF}l-{HALF} {HALF}l-{HALF}-{HALF}z"
    return f"M{x} {y}l{HALF}-{HALF}l{HALF} {HALF}l-{HALF} {HALF}z"


EDGE_LINE = tuple(_line(edge) for edge in range(EDGES))
EDGE_RHOMBUS = tuple(_rhombus(edge) for edge in range(EDGES))
# For the arrow keys: the middle of an edge in half squares, stretched downwards so that left and right stay in a row
# of upright or of flat edges and up and down change between the two; flat ones a little aside, for a straight way down.
EDGE_XY = tuple(
    (a % SIDE + b % SIDE + (0 if edge < UPRIGHT else 0.2), 3 * (a // SIDE + b // SIDE))
    for edge, (a, b) in enumerate(EDGE_SQUARES)
)


def same(area: Sequence[int], square: int, dx: int, dy: int) -> bool:
    """Whether the square that lies this many columns and rows away is in the same area."""
    x, y = square % SIDE + dx, square // SIDE + dy
    return 0 <= x < SIDE and 0 <= y < SIDE and area[y * SIDE + x] == area[square]


def band(area: Sequence[int], squares: Sequence[int], width: int = BAND) -> str:
    """A band along the inside of the border of an area."""
    parts = []
    for square in squares:
        x, y = CORNER[square]
        up, down = same(area, square, 0, -1), same(area, square, 0, 1)
        left, right = same(area, square, -1, 0), same(area, square, 1, 0)
        if not up:
            parts.append(f"M{x} {y}h{U}v{width}h-{U}z")
        if not down:
            parts.append(f"M{x} {y + U - width}h{U}v{width}h-{U}z")
        if not left:
            parts.append(f"M{x} {y}h{width}v{U}h-{width}z")
        if not right:
            parts.append(f"M{x + U - width} {y}h{width}v{U}h-{width}z")
        # Where the border turns around a corner that lies outside the square, the band turns with it.
        for dx, dy, along, across in (
            (-1, -1, left, up),
            (1, -1, right, up),
            (-1, 1, left, down),
            (1, 1, right, down),
        ):
            if along and across and not same(area, square, dx, dy):
                cx = x if dx < 0 else x + U - width
                cy = y if dy < 0 else y + U - width
                parts.append(f"M{cx} {cy}h{width}v{width}h-{width}z")
    return "".join(parts)


def outline(area: Sequence[int], squares: Sequence[int], inset: int = 0) -> str:
    """The lines along the inside of the border of an area, moved inwards."""
    parts = []
    for square in squares:
        x, y = CORNER[square]
        up, down = same(area, square, 0, -1), same(area, square, 0, 1)
        left, right = same(area, square, -1, 0), same(area, square, 1, 0)
        # Each side ends at the inset of its neighbors, or runs on around an outer corner.
        x1 = x if left else x + inset
        x2 = x + U if right else x + U - inset
        y1 = y if up else y + inset
        y2 = y + U if down else y + U - inset
        if not up:
            start = x - inset if left and same(area, square, -1, -1) else x1
            end = x + U + inset if right and same(area, square, 1, -1) else x2
            parts.append(f"M{start} {y + inset}H{end}")
        if not down:
            start = x - inset if left and same(area, square, -1, 1) else x1
            end = x + U + inset if right and same(area, square, 1, 1) else x2
            parts.append(f"M{start} {y + U - inset}H{end}")
        if not left:
            start = y - inset if up and same(area, square, -1, -1) else y1
            end = y + U + inset if down and same(area, square, -1, 1) else y2
            parts.append(f"M{x + inset} {start}V{end}")
        if not right:
            start = y - inset if up and same(area, square, 1, -1) else y1
            end = y + U + inset if down and same(area, square, 1, 1) else y2
            parts.append(f"M{x + U - inset} {start}V{end}")
    return "".join(parts)
