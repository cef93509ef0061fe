"""The engine's numbers and code words as arguments of messages."""

from collections.abc import Mapping, Sequence

from tafelrunde.kernel.choice import Arg
from tafelrunde.loewenherz.box import LETTERS, TERRAINS
from tafelrunde.loewenherz.grid import EDGE_SQUARES, SIDE

from ..markup import Args, Message, Value
from ..scene import Seat
from .cards import card_message
from .targets import LAND

PEOPLE = ("seat", "by", "color")
SQUARES = ("square", "castle", "victim", "other", "knight")


def at(square: int) -> Message:
    """Where a square lies."""
    return Message("loewenherz-at", {"row": square // SIDE + 1, "column": square % SIDE + 1})


def edge_at(edge: int) -> Message:
    low, high = EDGE_SQUARES[edge]
    return Message("loewenherz-between", {"one": at(low), "other": at(high)})


def name_of(color: int, seats: Sequence[Seat]) -> Value:
    return seats[color].name if color < len(seats) else Message("loewenherz-neutral")


def words(args: Mapping[str, Arg], seats: Sequence[Seat]) -> Args:
    found: dict[str, Value] = {}
    for name, value in args.items():
        if isinstance(value, tuple):
            found[name] = len(value)
        elif name in PEOPLE and isinstance(value, int):
            found[name] = name_of(value, seats)
            found[f"{name}-is"] = "player" if value < len(seats) else "neutral"
        elif name in SQUARES and isinstance(value, int):
            found[name] = at(value) if value >= 0 else ""
            found[f"{name}-is"] = "given" if value >= 0 else "none"
        elif name == "edge" and isinstance(value, int):
            found[name] = edge_at(value)
        elif name == "card" and isinstance(value, int):
            found[name] = card_message(value)
        elif name == "terrain" and isinstance(value, str):
            found[name] = LAND[TERRAINS.index(value)]
        elif name == "letter" and isinstance(value, int):
            found[name] = LETTERS[value]
        else:
            found[name] = value
    return found
