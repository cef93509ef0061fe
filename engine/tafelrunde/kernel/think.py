"""One way to think: a thought that advances in steps. Bots, advice and thinking in slices of time are made of it."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from math import isfinite
from operator import index
from random import Random
from typing import NamedTuple, Protocol, SupportsIndex, TypeVar

from .choice import Choice
from .errors import BadInput, LostGame

# Contravariant: whoever can think about any state can think about this one.
V = TypeVar("V", contravariant=True)
S = TypeVar("S")


class Budget(NamedTuple):
    """How much a bot may think: some nodes for one question, or some seconds (of processor time, where that can be
    measured) for a turn; with a seed of its own."""

    seed: str
    nodes: int | None = None
    seconds: float | None = None
    # The seconds are for the question at hand alone, as they are when somebody asks for advice.
    one_question: bool = False

    def checked(self) -> "Budget":
        """Itself, if a thought with it comes to an end. Without any nodes a plan alone decides."""
        if self.nodes is not None and self.nodes < 0:
            raise BadInput("nodes", "below-0", self.nodes)
        if self.seconds is not None and not (isfinite(self.seconds) and self.seconds > 0):
            raise BadInput("seconds", "not-above-0", self.seconds)
        return self


class Advice(NamedTuple):
    """An option's index, how many points more than now it promises, against the others; and the turn that it begins, as
    far as it was planned, with what others are asked in it."""

    choice: int
    points: float
    line: tuple[Choice, ...] = ()


class Thinking(Protocol):
    """A thought under way, so that whoever thinks can do other things between its steps."""

    @property
    def done(self) -> bool: ...

    def step(self) -> None: ...

    def best(self) -> list[Advice]:
        """The options that were thought about, the best first."""
        ...


class Thinker(Protocol[V]):
    """Begins to think: what its seat may see, the options there, and how much it may think."""

    def __call__(self, view: V, options: list[Choice], budget: Budget, /) -> Thinking: ...


# A bot gets the same and answers with the index of an option.
Bot = Callable[[S, list[Choice], Budget], int]


def answered(answer: object, options: Sequence[Choice], seat: int, name: str) -> int:
    """What a bot answered, as the number of an option, numpy's too; or a LostGame, where it is none."""
    number = -1
    if isinstance(answer, SupportsIndex) and not isinstance(answer, bool):
        with suppress(TypeError):  # of numpy's, only single whole numbers can be one
            number = index(answer)
    if not 0 <= number < len(options):
        raise LostGame(seat, name, f"answered {answer!r:.60}, not a number from 0 to {len(options) - 1}")
    return number


class Glance:
    """A thought that is done at once."""

    done = True

    def __init__(self, found: list[Advice]) -> None:
        self._found = found

    def step(self) -> None:
        """There is nothing more to think about."""

    def best(self) -> list[Advice]:
        return self._found


def one_of(indices: Sequence[int], budget: Budget) -> int:
    """Any of them."""
    return indices[int(Random(budget.seed).random() * len(indices))]


def at_a_glance(choose: Bot[S]) -> Thinker[S]:
    """A bot that needs no time, as a thinker."""

    def think(view: S, options: list[Choice], budget: Budget, /) -> Thinking:
        return Glance([Advice(choose(view, options, budget), 0.0)])

    return think


def thought_through(thought: Thinking) -> list[Advice]:
    while not thought.done:
        thought.step()
    return thought.best()


def in_one_go(think: Thinker[S]) -> Bot[S]:
    """A thinker that does nothing else meanwhile, as a bot."""

    def choose(view: S, options: list[Choice], budget: Budget) -> int:
        return thought_through(think(view, options, budget))[0].choice

    return choose
