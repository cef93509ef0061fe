"""Questions as tables: what may be answered, and the one predicate that both offers and refuses it."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from ..kernel.agenda import Frame
from ..kernel.choice import Choice, Refusal
from .state import State

# The predicates: None where nothing speaks against it.
Gate = Callable[[State, Frame], Refusal | None]
Each = Callable[[State, Frame, int], Refusal | None]


class Clause(NamedTuple):
    """One verb of a question. `gate` speaks for the verb as a whole, `each` for one noun.

    `choices` are those worth asking `each` about, or a function that names them; a person may point at any noun.
    """

    verb: str
    choices: tuple[Choice, ...] | Callable[[State, Frame], Iterable[Choice]]
    gate: Gate | None = None
    each: Each | None = None


def nouns(verb: str, numbers: Iterable[int]) -> tuple[Choice, ...]:
    return tuple(Choice(verb, number) for number in numbers)


def options(clauses: Sequence[Clause], s: State, frame: Frame) -> list[Choice]:
    found: list[Choice] = []
    for _, given, gate, each in clauses:
        if gate is None or gate(s, frame) is None:
            choices = given if isinstance(given, tuple) else given(s, frame)
            if each is None:
                found += choices
            else:
                for choice in choices:
                    if each(s, frame, choice[1]) is None:
                        found.append(choice)
    return found


def possible(clauses: Sequence[Clause], s: State, frame: Frame) -> bool:
    """Whether there is any option at all."""
    for _, given, gate, each in clauses:
        if gate is None or gate(s, frame) is None:
            choices = given if isinstance(given, tuple) else given(s, frame)
            for choice in choices:
                if each is None or each(s, frame, choice[1]) is None:
                    return True
    return False


def refusal(clause: Clause, s: State, frame: Frame, noun: int) -> Refusal | None:
    """Why one noun is no answer, from the same predicates."""
    if clause.gate is not None and (no := clause.gate(s, frame)) is not None:
        return no
    return None if clause.each is None else clause.each(s, frame, noun)
