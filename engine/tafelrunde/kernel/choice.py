"""What a player is asked, what he may answer, and why something is no answer."""

from collections.abc import Mapping
from typing import NamedTuple

# Arguments of prompts, events and refusals: numbers and code words, never sentences.
Arg = int | str | tuple[int, ...]


def named(args: Mapping[str, object]) -> list[str]:
    """Arguments as they are written in Python."""
    return [f"{name}={value!r}" for name, value in args.items()]


class Choice(NamedTuple):
    """One answer to the question at hand: what is done, and to which thing, place or card."""

    verb: str
    noun: int = 0

    def __repr__(self) -> str:
        return f"Choice({self.verb!r}, {self.noun})"


class Prompt(NamedTuple):
    """The question at hand, as a key with arguments."""

    key: str
    args: dict[str, Arg]


class Refusal:
    """Why something cannot be chosen: the ledger's rule, and what it is about."""

    __slots__ = ("args", "rule")

    def __init__(self, rule: str, **args: Arg) -> None:
        self.rule = rule
        self.args = args

    def __repr__(self) -> str:
        return f"Refusal({', '.join([repr(self.rule), *named(self.args)])})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and (self.rule, self.args) == (other.rule, other.args)

    def __hash__(self) -> int:
        return hash((self.rule, *self.args.items()))


class Rule(NamedTuple):
    """A rule in words: the ledger's id, a heading and a sentence or some."""

    id: str
    title: str
    text: str

    def __str__(self) -> str:
        return f"{self.id} {self.title}: {self.text}"
