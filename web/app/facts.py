"""The arguments of events, prompts and refusals as what they are: the engine's `Arg` leaves it open."""

from collections.abc import Mapping

from tafelrunde.kernel.choice import Arg
from tafelrunde.kernel.event import Event


def number(args: Mapping[str, Arg], name: str) -> int:
    value = args[name]
    assert isinstance(value, int)
    return value


def numbers(args: Mapping[str, Arg], name: str) -> tuple[int, ...]:
    value = args[name]
    assert isinstance(value, tuple)
    return value


def seat_of(event: Event) -> int:
    """Who did it, or whom it happened to; -1 is nobody."""
    return number(event.args, "seat") if "seat" in event.args else -1


def points_of(event: Event, key: str = "points") -> int:
    """What it brings, if its key says that it is of points."""
    return number(event.args, "points") if event.key == key else 0
