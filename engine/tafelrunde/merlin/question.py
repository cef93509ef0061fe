"""Questions as tables: what may be answered, and the one predicate that both offers and refuses it."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from ..kernel.agenda import Frame
from ..kernel.choice import Arg, Choice, Prompt, Refusal
from ..kernel.event import Log
from .box import THINGS, kind_of, principality_of
from .state import State

# The predicates: None where nothing speaks against it.
Gate = Callable[[State, Frame], Refusal | None]
Each = Callable[[State, Frame, int], Refusal | None]
Prompter = Callable[[State, Frame], Prompt]
Answer = Callable[[State, Frame, Choice, Log], None]


class Clause(NamedTuple):
    """One verb of a question. `gate` speaks for the verb as a whole, `each` for one noun.

    `choices` are those worth asking `each` about, or a function that names them; a person may point at any noun.
    """

    verb: str
    choices: tuple[Choice, ...] | Callable[[State, Frame], Iterable[Choice]]
    gate: Gate | None = None
    each: Each | None = None


class Question(NamedTuple):
    """A step that asks: in which words, which answers there are, and what is done with one."""

    prompt: Prompter
    clauses: tuple[Clause, ...]
    answer: Answer


class Action(NamedTuple):
    """What a space does: its first question, what is done with the answer, and whether a second action could do
    anything after a well-chosen first one (M3.7). Without `twice` it can whenever the first can."""

    clauses: tuple[Clause, ...]
    carry_out: Answer
    twice: Callable[[State, Frame], bool] | None = None


def prompt(key: str, *names: str) -> Prompter:
    """A prompt whose arguments are those of the frame, under these names."""

    def made(s: State, frame: Frame) -> Prompt:
        args: dict[str, Arg] = dict(zip(names, frame.args, strict=False))
        return Prompt(key, args)

    return made


# What a refusal says of each thing.
EACH_THING = tuple({"kind": kind_of(thing), "principality": principality_of(thing)} for thing in THINGS)


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
