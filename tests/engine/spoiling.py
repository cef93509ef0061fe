"""Positions in which one thing is other than it should be."""

from collections.abc import Callable
from typing import Any

Change = Callable[[Any], object]


def put(field: str, *places: Any) -> Change:
    """Put the last of these at the place in the field that the others lead to."""

    def change(s: Any) -> None:
        *way, value = places
        if not way:
            setattr(s, field, value)
            return
        target = getattr(s, field)
        for place in way[:-1]:
            target = target[place]
        target[way[-1]] = value

    return change


def both(*changes: Change) -> Change:
    return lambda s: [change(s) for change in changes]
