"""The table as text: the land with pieces and borders, cards and ducats. A view draws what its seat sees."""

from collections.abc import Iterator, Sequence

from . import box
from .grid import EAST_EDGE, SIDE, SOUTH_EDGE
from .notation import COLUMNS, card_name, color_name, square_name
from .state import State, is_knight, letter, owner

LEGEND = (
    ". meadow, f forest, v village, C royal city; mines: o gold, s silver, c copper, e gem",
    "#0 castle of seat 0, i0 its knight, n neutral; lines are borders",
)


def draw(s: State) -> str:
    parts = (_head(s), _board(s), LEGEND, _cards(s), _seats(s))
    return "\n\n".join("\n".join(line.rstrip() for line in part) for part in parts)


def _head(s: State) -> Iterator[str]:
    yield f"turn {s.turns}, goal {s.goal} points, borders left {s.borders_left}"
    if s.alliances:
        pairs = (f"{square_name(one)} and {square_name(other)}" for one, other in s.alliances)
        yield f"alliances: {', '.join(pairs)}"


def _board(s: State) -> Iterator[str]:
    """A cell is the land's sign and who stands there."""
    rim = "   +" + "----" * SIDE
    yield "    " + "".join(f" {column}  " for column in COLUMNS)
    yield f"{rim[:-1]}+"
    for row in range(SIDE):
        squares = range(row * SIDE, row * SIDE + SIDE)
        cells = [f"{box.SIGNS[s.land[square]]}{_piece(s, square)}" for square in squares]
        walls = ["|" if _stands(s, EAST_EDGE[square]) else " " for square in squares]
        yield f"{row + 1:2} |" + "".join(cell + wall for cell, wall in zip(cells, walls, strict=True))
        if row < SIDE - 1:
            below = ["---" if _stands(s, SOUTH_EDGE[square]) else "   " for square in squares]
            yield f"   |{' '.join(below)}|"
    yield f"{rim[:-1]}+"


def _stands(s: State, edge: int) -> bool:
    """The rim always stands."""
    return edge < 0 or bool(s.walls[edge])


def _piece(s: State, square: int) -> str:
    piece = s.pieces[square]
    if piece < 0:
        return "  "
    color = str(owner(piece)) if owner(piece) < s.players else "n"
    return f"{'i' if is_knight(piece) else '#'}{color}"


def _cards(s: State) -> Iterator[str]:
    yield f"deck: {len(s.deck)} cards"
    yield "market"
    yield from _faces(s, s.market)


def _faces(s: State, cards: Sequence[int]) -> Iterator[str]:
    """A line for each card that is seen, one for the backs of the others."""
    for card in cards:
        if card >= 0:
            yield f"  {card_name(s, card)}"
    backs = [box.LETTERS[letter(s, card)] for card in cards if card < 0]
    if backs:
        yield f"  hidden cards: {' '.join(backs)}"


def _seats(s: State) -> Iterator[str]:
    for color in range(s.colors):
        stock = f"knights {s.knights_left[color]}, castles {s.castles_left[color]}"
        if color >= s.players:
            yield f"{color_name(s, color)}: {stock}"
            continue
        yield f"seat {color}: {sum(s.earned[color])} points, ducats {s.ducats[color]}, {stock}"
        yield from _faces(s, s.hands[color])
