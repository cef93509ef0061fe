"""What the kernel needs to know of a game: a record of functions, no base class."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, Protocol, Self, TypeVar

from .agenda import Frame
from .choice import Choice, Prompt, Refusal
from .errors import BadSetup
from .event import Log


class Setup(NamedTuple):
    """How a game begins. With `first` at None the first player is drawn."""

    players: int
    seed: str
    favor: bool = False
    counters: int = 6
    first: int | None = None

    def checked(self) -> Self:
        """This set-up, if a game can begin with it."""
        if self.players not in (2, 3, 4):
            raise BadSetup("players", "not-2-to-4", self.players)
        if not 1 <= len(self.seed) <= 64 or not self.seed.isprintable():
            raise BadSetup("seed", "not-1-to-64-characters", self.seed)
        if self.counters not in (6, 7):
            raise BadSetup("counters", "not-6-or-7", self.counters)
        if self.first is not None and not 0 <= self.first < self.players:
            raise BadSetup("first", "no-such-seat", self.first)
        return self


class State(Protocol):
    """What every game's state has, beside what only that game has."""

    players: int
    seed: str
    draws: int  # chance draws so far
    turns: int  # turns begun so far
    agenda: list[Frame]

    def clone(self) -> Self: ...


S = TypeVar("S", bound=State)


class Budget(NamedTuple):
    """How much a bot may think: some nodes for one question, or some seconds (of processor time)
    for a turn; with a seed of its own."""

    seed: str
    nodes: int | None = None
    seconds: float | None = None


# A bot gets what its seat may see and the options there, and answers with the index of one.
Bot = Callable[[S, list[Choice], Budget], int]


class Advice(NamedTuple):
    """An option's index, and how many points more than now it promises, against the others."""

    choice: int
    points: float


class Thinking(Protocol):
    """A thought that advances in small steps, so that whoever thinks can do other things between."""

    @property
    def done(self) -> bool: ...

    def step(self) -> None: ...

    def best(self) -> list[Advice]:
        """The options that were thought about, the best first."""
        ...


Thinker = Callable[[S, list[Choice], Budget], Thinking]


@dataclass(frozen=True, slots=True)
class Game(Generic[S]):
    name: str
    state: type[S]
    # A settled state at its first question.
    new: Callable[[Setup, Log], S]
    prompt: Callable[[S], Prompt]
    options: Callable[[S], list[Choice]]
    apply: Callable[[S, Choice, Log], None]
    # Why something that a person might point at is not among the options.
    refuse: Callable[[S, Choice], Refusal | None]
    # What a seat may see: a state with everything else masked; and back: a full state that fits a view.
    view: Callable[[S, int], S]
    determinize: Callable[[S, str], S]
    # Points by category, for each seat.
    categories: tuple[str, ...]
    earned: Callable[[S], list[list[int]]]
    winners: Callable[[S], list[int]]
    # Asserts all that must hold in any position.
    check: Callable[[S], None]
    bots: Mapping[str, Bot[S]]
    # Those of the bots that can think in steps.
    thinkers: Mapping[str, Thinker[S]] = field(default_factory=dict)
    # What the strongest bot would do: the best three options, if it can tell.
    advise: Callable[[S, list[Choice], Budget], list[Advice]] | None = None

    def points(self, s: S) -> list[int]:
        return [sum(seat) for seat in self.earned(s)]


AnyGame = Game[Any]


def asked(s: State) -> int:
    """The seat that the question at hand goes to."""
    return s.agenda[-1].seat
