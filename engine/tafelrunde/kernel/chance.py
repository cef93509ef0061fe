"""Randomness: one seed a game; draw number n comes from the seed and n alone.

Built on nothing of `random` but the seeding by text and getrandbits, which are the same in every Python, so that
CPython and Pyodide agree for ever.
"""

from collections.abc import MutableSequence
from random import Random
from typing import Protocol, TypeVar

from .event import Log

T = TypeVar("T")


class Drawing(Protocol):
    seed: str
    draws: int


class Bits:
    """The random bits of one draw."""

    __slots__ = ("_bits",)

    def __init__(self, text: str) -> None:
        self._bits = Random(text).getrandbits

    def below(self, n: int) -> int:
        """0 to n - 1, each equally likely."""
        width = n.bit_length()
        while (number := self._bits(width)) >= n:
            pass
        return number

    def shuffle(self, things: MutableSequence[T]) -> None:
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]


def draw(s: Drawing, log: Log) -> Bits:
    """The next draw of this game. What has been drawn cannot be taken back."""
    bits = Bits(f"{s.seed}/{s.draws}")
    s.draws += 1
    log.seal()
    return bits
