"""The names of pieces, places and cards, for those who listen, and the ids of the words of the game."""

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple

from tafelrunde.loewenherz.box import ACTIONS, LETTERS, MINES, TERRAINS
from tafelrunde.loewenherz.grid import EDGE_SQUARES, SIDE, SQUARES
from tafelrunde.loewenherz.state import State, is_castle, is_knight, letter, owner

from ..markup import Message, Value, l10n
from ..scene import Scene, Seat
from .printed import PRINTED

LAND = tuple(("mine-" if kind in MINES else "land-") + word for kind, word in enumerate(TERRAINS))


def at(square: int) -> Message:
    """Where a square lies."""
    return Message("loewenherz-at", {"row": square // SIDE + 1, "column": square % SIDE + 1})


def edge_at(edge: int) -> Message:
    low, high = EDGE_SQUARES[edge]
    return Message("loewenherz-between", {"one": at(low), "other": at(high)})


def name_of(color: int, seats: Sequence[Seat]) -> Value:
    return seats[color].name if color < len(seats) else Message("loewenherz-neutral")


def action_message(action: int, number: int) -> Message:
    return Message(f"loewenherz-do-{ACTIONS[action]}", {"n": number})


def card_message(card: int, key: str = "loewenherz-card") -> Message:
    """A card in words, for sentences and lists; or for the name of its element."""
    first, *rest = [action_message(*action) for action in PRINTED.box.cards[card].actions]
    what = Message("loewenherz-either", {"one": first, "other": rest[0]}) if rest else first
    return Message(
        key, {"what": what, "price": PRINTED.box.cards[card].price, "sale": PRINTED.box.cards[card].sale}
    )


def deck_letter(s: State) -> str:
    return LETTERS[letter(s, s.deck[-1])] if s.deck else ""


class There(NamedTuple):
    """What lies on a square, and what stands on it."""

    land: int
    piece: str
    whose: str
    who: str


def words(there: There) -> dict[str, Value]:
    return there._asdict() | {"land": LAND[there.land]}


class Names:
    """The accessible names of all squares and edges, as one seat would say them, made when they are first needed."""

    def __init__(self, board: tuple[tuple[int, ...], ...], people: tuple[str, ...], seat: int) -> None:
        self.land, self.pieces, self.walls, self.area, self.domain = board
        self.people = people
        self.seat = seat

    def whose(self, color: int) -> tuple[str, str]:
        if color >= len(self.people):
            return "neutral", ""
        return "own" if color == self.seat else "other", self.people[color]

    @cached_property
    def squares(self) -> list[str]:
        castled = {self.area[sq] for sq, found in enumerate(self.pieces) if is_castle(found)}
        names = []
        for sq, castle in enumerate(self.domain):
            area = "domain" if castle >= 0 else "open" if self.area[sq] in castled else "zone"
            lord = self.whose(owner(self.pieces[castle])) if castle >= 0 else ("", "")
            names.append(square_name(sq, self.there(sq), area, *lord))
        return names

    @cached_property
    def edges(self) -> list[str]:
        squares = [self.there(sq) for sq in range(SQUARES)]
        return [
            edge_name(edge, squares[low], squares[high], self.walls[edge])
            for edge, (low, high) in enumerate(EDGE_SQUARES)
        ]

    def there(self, square: int) -> There:
        found = self.pieces[square]
        piece = "castle" if is_castle(found) else "knight" if is_knight(found) else "none"
        return There(self.land[square], piece, *self.whose(owner(found)))


# Most questions are about the same board as the one before, for the same seat.
_names = lru_cache(maxsize=4)(Names)


def names_on(scene: Scene) -> Names:
    s: State = scene.view
    board = tuple(map(tuple, (s.land, s.pieces, s.walls, s.area, s.domain)))
    return _names(board, tuple(seat.name for seat in scene.seats), scene.seat)


@lru_cache(maxsize=2048)
def square_name(square: int, there: There, area: str, lords: str, lord: str) -> str:
    row, column = divmod(square, SIDE)
    place: dict[str, Value] = {
        "row": row + 1,
        "column": column + 1,
        "area": area,
        "lords": lords,
        "lord": lord,
    }
    return l10n(Message("loewenherz-a-square", place | words(there)))


@lru_cache(maxsize=2048)
def edge_name(edge: int, one: There, other: There, stands: int) -> str:
    low, high = EDGE_SQUARES[edge]
    args: dict[str, Value] = {"row": low // SIDE + 1, "column": low % SIDE + 1}
    args |= {"torow": high // SIDE + 1, "tocolumn": high % SIDE + 1, "stands": stands}
    if one.piece == other.piece == "none":
        # Most edges: short, for there are 264 of them.
        return l10n(Message("loewenherz-a-edge", args | {"one": LAND[one.land], "other": LAND[other.land]}))
    seen = [Message("loewenherz-on-square", words(there)) for there in (one, other)]
    return l10n(Message("loewenherz-a-edge-pieces", args | {"one": seen[0], "other": seen[1]}))
