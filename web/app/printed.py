"""What is printed in the box that lies on the table. The page shows one table at a time, and so one box of each game: a
desk lays out its own when it is opened."""

from collections.abc import Callable
from functools import cache
from typing import Any, Generic, TypeVar, cast

from tafelrunde.kernel.edition import Editions

B = TypeVar("B")
F = TypeVar("F", bound=Callable[..., Any])


class Printed(Generic[B]):
    """A game has one, in a module `printed` of its folder. `box` is the present edition's until another one comes."""

    def __init__(self, editions: Editions[B]) -> None:
        self.box = editions.present.box
        self._forget: list[Callable[[], None]] = []

    def lay(self, box: B) -> None:
        if box is not self.box:
            self.box = box
            for forget in self._forget:
                forget()

    def cached(self, draw: F) -> F:
        """A drawing of printed things that is kept until another box comes."""
        kept = cache(draw)
        self._forget.append(kept.cache_clear)
        return cast(F, kept)
