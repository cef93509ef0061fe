"""The agenda: a stack of pending steps. The top one asks somebody, or runs by itself; an empty one ends the game."""

from collections.abc import Callable, Mapping
from typing import Generic, NamedTuple, Protocol, TypeVar

from .choice import Choice, Prompt
from .event import Log


class Frame(NamedTuple):
    """A pending step: its name, the seat it concerns, and what it has to remember."""

    step: str
    seat: int
    args: tuple[int, ...] = ()


class HasAgenda(Protocol):
    agenda: list[Frame]


S = TypeVar("S", bound=HasAgenda)

GAME_OVER = Prompt("game-over", {})


class Ask(NamedTuple, Generic[S]):
    """A step that asks. Its frame is off the agenda when `apply` runs; follow-up steps go on top of the rest."""

    prompt: Callable[[S, Frame], Prompt]
    options: Callable[[S, Frame], list[Choice]]
    apply: Callable[[S, Frame, Choice, Log], None]


class Offer(NamedTuple, Generic[S]):
    """A standing offer beside the question at hand: taking it up leaves the question on the agenda."""

    verbs: frozenset[str]
    options: Callable[[S, Frame], list[Choice]]
    apply: Callable[[S, Choice, Log], None]


Run = Callable[[S, Frame, Log], None]


class Agenda(Generic[S]):
    """The steps of one game, and the three things that can be done with them."""

    def __init__(
        self,
        asks: Mapping[str, Ask[S]],
        runs: Mapping[str, Run[S]],
        offer: Offer[S] | None = None,
        after_turn: frozenset[str] = frozenset(),
    ):
        self.asks = asks
        self.runs = runs
        self.offer = offer
        # Those steps that run when a turn is over: before them a person may still take his last choice back.
        self.after_turn = after_turn

    def prompt(self, s: S) -> Prompt:
        """The question at hand, or that the game is over."""
        if not s.agenda:
            return GAME_OVER
        frame = s.agenda[-1]
        return self.asks[frame.step].prompt(s, frame)

    def options(self, s: S) -> list[Choice]:
        """All that may be chosen now; nothing once the game is over."""
        if not s.agenda:
            return []
        frame = s.agenda[-1]
        found = self.asks[frame.step].options(s, frame)
        if self.offer is not None:
            found += self.offer.options(s, frame)
        return found

    def apply(self, s: S, choice: Choice, log: Log) -> None:
        """Carry out one of `options(s)`, unchecked, and go on to the next question."""
        self._carry_out(s, choice, log)
        self.settle(s, log)

    def apply_in_turn(self, s: S, choice: Choice, log: Log) -> None:
        """The same, but no further than the turn's end."""
        self._carry_out(s, choice, log)
        agenda, runs, after_turn = s.agenda, self.runs, self.after_turn
        while agenda and (step := agenda[-1].step) in runs and step not in after_turn:
            runs[step](s, agenda.pop(), log)

    def _carry_out(self, s: S, choice: Choice, log: Log) -> None:
        if self.offer is not None and choice.verb in self.offer.verbs:
            self.offer.apply(s, choice, log)
        else:
            frame = s.agenda.pop()
            self.asks[frame.step].apply(s, frame, choice, log)

    def settle(self, s: S, log: Log) -> None:
        """Run what runs by itself, until somebody is asked or the game is over."""
        agenda = s.agenda
        runs = self.runs
        while agenda and (run := runs.get(agenda[-1].step)) is not None:
            run(s, agenda.pop(), log)
