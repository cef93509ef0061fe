"""Looks through the plain data of a box and notes what is wrong, each with its place and the rule."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any

from .choice import Arg
from .edition import Data, Problem
from .errors import printable

LONGEST_VALUE = 40
# What keeps a box from being laid out at all; everything else can be shown, and mended, where it lies.
SHAPELESS = frozenset(
    {"unknown-part", "missing", "no-list", "no-object", "no-row-of-four", "unknown-word", "out-of-range"}
)
# Stands for what is not there at all, which is told once.
MISSING: Any = object()


def is_shapeless(problem: Problem) -> bool:
    """A list that is too short where its length is free is as good as any: something has still to be chosen."""
    if problem.why == "wrong-number":
        number, wanted = problem.args["number"], str(problem.args["wanted"])
        return not ("-" in wanted and isinstance(number, int) and number < int(wanted.partition("-")[0]))
    return problem.why in SHAPELESS


class Check:
    """Each question gives back what can be looked at further, whatever else is wrong with it."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def note(self, where: str, why: str, rule: str, **args: Arg) -> None:
        self.problems.append(Problem(where, why, rule, args))

    def parts(self, data: Data, rules: Mapping[str, str]) -> None:
        """These parts, by their rules, and no others."""
        for name in data:
            if name not in rules:
                self.note(_shown(name), "unknown-part", "", allowed=", ".join(rules))
        for name, rule in rules.items():
            if name not in data:
                self.note(name, "missing", rule)

    def items(
        self, where: str, value: Any, rule: str, least: int, most: int | None = None
    ) -> Iterator[tuple[str, Any]]:
        """The items of a list of `least` to `most`, or of just `least`, each with its place."""
        if not isinstance(value, list):
            if value is not MISSING:
                self.note(where, "no-list", rule, value=_shown(value))
            return
        if not least <= len(value) <= (most or least):
            wanted = f"{least}" if most is None else f"{least}-{most}"
            self.note(where, "wrong-number", rule, number=len(value), wanted=wanted)
        yield from ((f"{where}.{place}", item) for place, item in enumerate(value))

    def fields(self, where: str, value: Any, names: Collection[str], rule: str) -> dict[str, Any]:
        """The fields of an object that has these, and no others."""
        if not isinstance(value, dict):
            if value is not MISSING:
                self.note(where, "no-object", rule, value=_shown(value))
            return {}
        for name in value:
            if name not in names:
                self.note(f"{where}.{_shown(name)}", "unknown-part", rule, allowed=", ".join(names))
        for name in names:
            if name not in value:
                self.note(f"{where}.{name}", "missing", rule)
        return value

    def word(self, where: str, value: Any, allowed: Collection[str], rule: str) -> bool:
        good = isinstance(value, str) and value in allowed
        if not good and value is not MISSING:
            self.note(where, "unknown-word", rule, value=_shown(value), allowed=", ".join(allowed))
        return good

    def number(self, where: str, value: Any, allowed: range, rule: str) -> bool:
        good = type(value) is int and value in allowed
        if not good and value is not MISSING:
            self.note(where, "out-of-range", rule, value=_shown(value), least=allowed[0], most=allowed[-1])
        return good

    def counts(self, where: str, found: Iterable[str], wanted: Mapping[str, int], rule: str) -> None:
        """So many of each, where all of the words are known."""
        numbers = Counter(found)
        for what, number in wanted.items():
            if numbers[what] != number:
                self.note(where, "wrong-count", rule, what=what, number=numbers[what], wanted=number)


def _shown(value: Any) -> str:
    return printable(str(value), LONGEST_VALUE)
