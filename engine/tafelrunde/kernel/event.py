"""What happened: keys with arguments, in the order in which it happened."""

from typing import NamedTuple

from .choice import Arg, named


class Event(NamedTuple):
    """One line of the log. With `only_for`, nobody but that seat may read it."""

    key: str
    args: dict[str, Arg]
    only_for: int | None = None

    def __repr__(self) -> str:
        only = [] if self.only_for is None else [f"only_for={self.only_for}"]
        return f"Event({', '.join([repr(self.key), *named(self.args), *only])})"


class Log:
    """Collects the events of one choice, and whether it may be taken back."""

    __slots__ = ("events", "sealed")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.sealed = False

    def add(self, key: str, /, *, only_for: int | None = None, **args: Arg) -> None:
        self.events.append(Event(key, args, only_for))

    def seal(self) -> None:
        """Chance was drawn or something hidden was shown: no undo beyond this point."""
        self.sealed = True


class Silence(Log):
    """A log for playouts and searches, where nobody reads."""

    __slots__ = ()

    def add(self, key: str, /, *, only_for: int | None = None, **args: Arg) -> None:
        pass


SILENCE = Silence()
