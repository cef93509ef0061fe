"""One table: the state, its journal, its log, and the way back. The only door for page, command line and tests."""

from typing import Generic, NamedTuple

from .choice import Choice, Prompt
from .errors import IllegalChoice, StaleChoice
from .event import Event, Log
from .game import Game, S, Setup, asked


class Point(NamedTuple, Generic[S]):
    """Where undo leads back to."""

    state: S
    journal: int
    log: int


class Session(Generic[S]):
    def __init__(self, game: Game[S], setup: Setup) -> None:
        log = Log()
        setup = game.checked(setup)
        self._sit_down(game, setup, game.new(setup, log), [], log.events)

    @classmethod
    def resumed(cls, game: Game[S], setup: Setup, state: S, journal: list[int]) -> "Session[S]":
        """A table in the middle of a game whose journal can no longer be replayed."""
        session = cls.__new__(cls)
        session._sit_down(game, setup, state, journal, [])
        return session

    def _sit_down(self, game: Game[S], setup: Setup, state: S, journal: list[int], log: list[Event]) -> None:
        self.game = game
        self.setup = setup
        self.state = state
        self.revision = 0
        self.journal = journal
        self.log = log
        self.options = game.options(state)
        self._past: list[Point[S]] = []
        self._future: list[int] = []

    @property
    def over(self) -> bool:
        return not self.state.agenda

    @property
    def seat(self) -> int:
        return asked(self.state)

    @property
    def prompt(self) -> Prompt:
        return self.game.prompt(self.state)

    @property
    def can_undo(self) -> bool:
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        return bool(self._future)

    def choose(self, index: int, revision: int | None = None) -> list[Event]:
        """Take option number `index` of the position at `revision`, and tell what happened."""
        if revision is not None and revision != self.revision:
            raise StaleChoice(revision, self.revision)
        if not 0 <= index < len(self.options):
            raise IllegalChoice(index)
        self._future.clear()
        return self._take(index)

    def find(self, verb: str, noun: int = 0) -> int:
        """The index of a choice; for tests and bots, which know what they want."""
        choice = Choice(verb, noun)
        if choice not in self.options:
            raise IllegalChoice(choice, self.game.refuse(self.state, choice))
        return self.options.index(choice)

    def undo(self) -> None:
        """Take back one choice, never beyond chance, a reveal or a change of seat."""
        if self._past:
            self._future.append(self.journal[-1])
            self._back_to(self._past.pop())

    def redo(self) -> None:
        if self._future:
            self._take(self._future.pop())

    def again(self) -> None:
        """Start the turn again, as far back as undo may go."""
        turn = self.state.turns
        while self._past and self._past[-1].state.turns == turn:
            self.undo()

    def _take(self, index: int) -> list[Event]:
        before = self.state
        seat = asked(before)
        log = Log()
        self._past.append(Point(before.clone(), len(self.journal), len(self.log)))
        self.game.apply(before, self.options[index], log)
        self.journal.append(index)
        self.log += log.events
        if log.sealed or self.over or asked(self.state) != seat:
            self._past.clear()
        self._moved()
        return log.events

    def _back_to(self, point: Point[S]) -> None:
        self.state = point.state
        del self.journal[point.journal :]
        del self.log[point.log :]
        self._moved()

    def _moved(self) -> None:
        self.revision += 1
        self.options = self.game.options(self.state)
