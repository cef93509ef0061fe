"""What the kernel needs to know of a game: a record of functions, no base class."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from operator import attrgetter
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, Protocol, Self, TypeVar

from .agenda import Agenda, Frame
from .choice import Choice, Prompt, Refusal, named
from .edition import Editions
from .errors import BadSetup
from .event import SILENCE, Log
from .notation import listed, spelled
from .think import Bot, Thinker, in_one_go

# What a variant can be: a switch, or one of some numbers or words.
Value = bool | int | str


class Variant(NamedTuple):
    """An option of a game's set-up. A switch has the values False and True."""

    name: str
    values: tuple[Value, ...]
    default: Value
    # One line for the command line; the page has messages of its own.
    help: str

    def chosen(self, setup: "Setup") -> Value:
        value = setup.variants.get(self.name, self.default)
        # True is no 1 here, nor 6.0 a 6.
        if not any(type(value) is type(known) and value == known for known in self.values):
            raise BadSetup(self.name, "unknown-value", value, allowed=self.values)
        return value

    @property
    def is_switch(self) -> bool:
        return self.values == (False, True)

    def read(self, word: str) -> Value:
        """The value as an attribute of a page writes it; the word itself where that is none."""
        if self.is_switch:
            return {"": True, "1": True, "true": True, "0": False, "false": False}.get(word, word)
        return next((value for value in self.values if str(value) == word), word)


class Setup(NamedTuple):
    """How a game begins. With `first` at None the first player is drawn; variants that are not named are as usual; the
    edition is the hash of the box that is played with, the present one without it."""

    players: int
    seed: str
    first: int | None = None
    variants: Mapping[str, Value] = MappingProxyType({})
    edition: str = ""

    def __repr__(self) -> str:
        first = [] if self.first is None else [f"first={self.first}"]
        edition = [f"edition={self.edition!r}"] if self.edition else []
        words = [f"players={self.players}", f"seed={self.seed!r}", *first, *named(self.variants), *edition]
        return f"Setup({', '.join(words)})"


class State(Protocol):
    """What every game's state has, beside what only that game has."""

    players: int
    seed: str
    draws: int  # chance draws so far
    turns: int  # turns begun so far
    agenda: list[Frame]

    def clone(self) -> Self: ...


S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True, repr=False)
class Game(Generic[S]):
    """One game: its rules as functions of a state. A state is whole, or a view with what a seat may not see masked."""

    name: str
    # How many can play it.
    players: range
    state: type[S]
    # Everything laid out by a checked set-up, before anything runs.
    new_state: Callable[[Setup, Log], S]
    # The sequence of play: what is asked, what may be answered, and what comes of it.
    agenda: Agenda[S]
    # Why something that a person might point at is not among the options.
    refuse: Callable[[S, Choice], Refusal | None]
    # What a seat may see: a state with everything else masked; and back: a full state that fits a view.
    view: Callable[[S, int], S]
    determinize: Callable[[S, str], S]
    # What points are won for.
    categories: tuple[str, ...]
    winners: Callable[[S], list[int]]
    # Asserts all that must hold in any position.
    check: Callable[[S], None]
    # Its opponents by name, the weakest first. The last one gives advice.
    thinkers: Mapping[str, Thinker[S]]
    # The options of its set-up.
    variants: tuple[Variant, ...] = ()
    # Points by category, for each seat.
    earned: Callable[[S], list[list[int]]] = attrgetter("earned")
    # A choice as a short text that no other option of the position has, and in a few English words; the position as
    # a drawing in text. For people who play, program or read without the page.
    notation: Callable[[S, Choice], str] = spelled
    describe: Callable[[S, Choice], str] = spelled
    draw: Callable[[S], str] = listed
    # All verbs with their nouns, offered or not.
    nouns: Mapping[str, range] = field(default_factory=dict)
    # What is printed in its boxes, where that is not the same in all of them. Its states then have a `box`, which is
    # none of their fields: dumps, hashes and saves hold the hash of the edition once, in the set-up.
    editions: Editions[Any] | None = None

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    @property
    def prompt(self) -> Callable[[S], Prompt]:
        return self.agenda.prompt

    @property
    def options(self) -> Callable[[S], list[Choice]]:
        return self.agenda.options

    @property
    def apply(self) -> Callable[[S, Choice, Log], None]:
        return self.agenda.apply

    @property
    def bots(self) -> dict[str, Bot[S]]:
        return {name: in_one_go(think) for name, think in self.thinkers.items()}

    @property
    def adviser(self) -> Thinker[S]:
        return list(self.thinkers.values())[-1]

    def checked(self, setup: Setup) -> Setup:
        """This set-up with every variant named, if a game can begin with it."""
        if not isinstance(setup.players, int) or setup.players not in self.players:
            raise BadSetup("players", "wrong-number-of-players", setup.players, allowed=self.players)
        if not 1 <= len(setup.seed) <= 64 or not setup.seed.isprintable():
            raise BadSetup("seed", "not-1-to-64-characters", setup.seed)
        if setup.first is not None and setup.first not in range(setup.players):
            raise BadSetup("first", "no-such-seat", setup.first, allowed=range(setup.players))
        for name in setup.variants:
            if name not in (variant.name for variant in self.variants):
                raise BadSetup(name, "unknown-variant", allowed=[variant.name for variant in self.variants])
        return setup._replace(
            variants={variant.name: variant.chosen(setup) for variant in self.variants},
            edition=self.edition_of(setup.edition),
        )

    def edition_of(self, edition: str) -> str:
        """That one's hash, or the present one's without it; a BadSetup where its box is not here."""
        if self.editions is not None:
            return self.editions.find(edition).hash
        if edition:
            raise BadSetup("edition", "unknown-edition", edition)
        return ""

    def laid_out(self, s: Any, edition: str) -> S:
        """A state made of plain data, with its box beside it."""
        if self.editions is not None:
            s.box = self.editions.find(edition).box
        state: S = s
        return state

    def begin(self, setup: Setup, log: Log) -> S:
        """A game at its first question."""
        s = self.new_state(self.checked(setup), log)
        self.agenda.settle(s, log)
        return s

    def points(self, s: S) -> list[int]:
        return [sum(seat) for seat in self.earned(s)]

    def after(self, s: S, choice: Choice) -> S:
        """The position that one of its options leads to. The given one stays as it is."""
        new = s.clone()
        self.agenda.apply(new, choice, SILENCE)
        return new


AnyGame = Game[Any]


def asked(s: State) -> int:
    """The seat that the question at hand goes to. -1 once the game is over."""
    return s.agenda[-1].seat if s.agenda else -1
