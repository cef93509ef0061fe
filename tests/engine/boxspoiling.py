"""Box files in which one thing is other than it should be, and what is told of them."""

from collections.abc import Callable, Mapping
from typing import Any

from tafelrunde.kernel.edition import Problem

Data = dict[str, Any]
Spoil = Callable[[Data], object]
Told = tuple[str, str, str, Mapping[str, object]]  # where, why, rule, args


def spoiled(data: Data, *spoils: Spoil) -> Data:
    for spoil in spoils:
        spoil(data)
    return data


def told(found: list[Problem]) -> list[Told]:
    return [(problem.where, problem.why, problem.rule, problem.args) for problem in found]


def at(data: Data, where: str) -> tuple[Any, Any]:
    """The list or object that a place lies in, and its index or name there."""
    *way, last = [int(step) if step.isdecimal() else step for step in where.split(".")]
    found: Any = data
    for step in way:
        found = found[step]
    return found, last


def put(where: str, value: object) -> Spoil:
    def spoil(data: Data) -> None:
        found, last = at(data, where)
        found[last] = value

    return spoil


def gone(where: str) -> Spoil:
    def spoil(data: Data) -> None:
        found, last = at(data, where)
        del found[last]

    return spoil


def swap(one: str, other: str) -> Spoil:
    def spoil(data: Data) -> None:
        (a, i), (b, j) = at(data, one), at(data, other)
        a[i], b[j] = b[j], a[i]

    return spoil
