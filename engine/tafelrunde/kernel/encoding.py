"""A game in numbers, for programs that learn: every choice has a number, every view is a row of bytes.

Seats are counted from the observer: 0 is himself, 1 the next one clockwise. Nothing here needs numpy.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from .choice import Choice
from .game import State

S = TypeVar("S", bound=State)

HIGHEST = 255  # what a byte can hold


class Part(NamedTuple, Generic[S]):
    """Features of one kind: their names, the highest value any of them can have, and how they are read from a view.
    The reader gets the seats in the observer's order, with -1 for those that nobody sits on."""

    names: tuple[str, ...]
    high: int
    read: Callable[[S, Sequence[int]], Iterable[int]]


@dataclass(frozen=True, slots=True)
class Encoding(Generic[S]):
    """What the numbers of one game mean. Whoever changes any of it raises the version: what has learned the old
    numbers would go on with the wrong ones."""

    version: int
    actions: tuple[Choice, ...]
    # The most that can play: with fewer the features of the other seats are 0.
    seats: int
    parts: tuple[Part[S], ...]
    # How an action is told where its notation depends on the position, by verb.
    words: Mapping[str, Callable[[int], str]]

    def encode(self, view: S, seat: int) -> bytearray:
        """The features of what a seat sees."""
        order = [(seat + ahead) % view.players for ahead in range(view.players)]
        order += [-1] * (self.seats - view.players)
        found = bytearray()
        for _, _, read in self.parts:
            found.extend(read(view, order))
        return found


AnyEncoding = Encoding[Any]


def hot(size: int) -> tuple[bytes, ...]:
    """Rows with a single 1: row n for the number n, and row -1, without any, for none."""
    return (*(bytes(int(column == row) for column in range(size)) for row in range(size)), bytes(size))


def one_of(what: str, names: Iterable[object], read: Callable[[S], int]) -> Part[S]:
    """One feature for each thing that something may be; all are 0 where it is none (-1)."""
    listed = tuple(f"{what} {name}" for name in names)
    rows = hot(len(listed))
    return Part(listed, 1, lambda s, seats: rows[read(s)])


def whose(what: str, seats: int, read: Callable[[S], int]) -> Part[S]:
    """Which seat it is, or nobody's (-1)."""
    rows = hot(seats)

    def placed(s: S, order: Sequence[int]) -> bytes:
        seat = read(s)
        return rows[order.index(seat) if seat >= 0 else -1]

    return Part(tuple(f"{what} +{ahead}" for ahead in range(seats)), 1, placed)


def each_seat(
    seats: int, names: Iterable[str], high: int, read: Callable[[S, int], Sequence[int]]
) -> Part[S]:
    """The same features for every seat, one seat after the other; 0 for those that nobody sits on."""
    names = tuple(names)
    nobody = bytes(len(names))

    def all_seats(s: S, order: Sequence[int]) -> bytearray:
        found = bytearray()
        for seat in order:
            found.extend(read(s, seat) if seat >= 0 else nobody)
        return found

    return Part(tuple(f"+{ahead} {name}" for ahead in range(seats) for name in names), high, all_seats)


def set_of(numbers: Iterable[int], size: int) -> bytearray:
    """A 1 for each of these numbers."""
    row = bytearray(size)
    for number in numbers:
        row[number] = 1
    return row
