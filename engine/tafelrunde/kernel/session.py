"""One table: the state, its journal, its log, and the way back. Page, command line and tests all go through it."""

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
    """With `yes_ends_turn` it waits where a turn is over: until `end_turn` or the next choice the last one can be
    taken back."""

    def __init__(self, game: Game[S], setup: Setup, *, yes_ends_turn: bool = False) -> None:
        log = Log()
        setup = game.checked(setup)
        self._sit_down(game, setup, game.begin(setup, log), [], log.events, yes_ends_turn)

    @classmethod
    def resumed(
        cls, game: Game[S], setup: Setup, state: S, journal: list[int], *, yes_ends_turn: bool = False
    ) -> "Session[S]":
        """A table in the middle of a game whose journal can no longer be replayed."""
        session = cls.__new__(cls)
        session._sit_down(game, setup, state, journal, [], yes_ends_turn)
        return session

    def __repr__(self) -> str:
        asked = "over" if self.over else f"seat {self.seat} is asked: {self.prompt.key}"
        return f"<{self.game.name}, {self.setup}, turn {self.state.turns}, {asked}>"

    def _sit_down(
        self,
        game: Game[S],
        setup: Setup,
        state: S,
        journal: list[int],
        log: list[Event],
        yes_ends_turn: bool,
    ) -> None:
        self.game = game
        self.setup = setup
        self.state = state
        self.revision = 0
        self.journal = journal
        self.log = log
        self.yes_ends_turn = yes_ends_turn
        # Whose turn is over and waits for a yes; -1 where somebody is asked, or the game is over and that was seen.
        self._ended = -1
        if state.agenda and state.agenda[-1].step in game.agenda.runs:
            self._ended = state.agenda[-1].seat
        self._past: list[Point[S]] = []
        self._future: list[int] = []
        self.options: list[Choice] = []
        self._look()

    @property
    def waits(self) -> bool:
        """The turn is over, and somebody has to say so."""
        return self._ended >= 0

    @property
    def over(self) -> bool:
        return not self.state.agenda

    @property
    def seat(self) -> int:
        """Who is asked, or who may say that his turn is over. -1 once the game is over."""
        return self._ended if self.waits else asked(self.state)

    @property
    def prompt(self) -> Prompt:
        return Prompt("turn-over", {}) if self.waits else self.game.prompt(self.state)

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
        if self.waits:
            self.end_turn()
        if not 0 <= index < len(self.options):
            raise IllegalChoice(index)
        self._future.clear()
        return self._take(index)

    def end_turn(self) -> list[Event]:
        """The yes: what was chosen stays, and the game goes on. Tells what happened by that."""
        log = Log()
        if self.waits:
            self._ended = -1
            self._past.clear()
            self._future.clear()
            self.game.agenda.settle(self.state, log)
            self.log += log.events
            self._moved()
        return log.events

    def find(self, verb: str, noun: int = 0) -> int:
        """The index of a choice; for tests and bots, which know what they want."""
        choice = Choice(verb, noun)
        if choice not in self.options:
            raise IllegalChoice(choice, self.game.refuse(self.state, choice))
        return self.options.index(choice)

    def undo(self) -> None:
        """Take back one choice, never beyond chance, a reveal or a change of seat that nobody waits at."""
        if self._past:
            self._future.append(self.journal[-1])
            self._back_to(self._past.pop())

    def redo(self) -> None:
        if self._future:
            self._take(self._future.pop())

    def again(self) -> None:
        """Start the turn again, as far back as undo may go."""
        if not self._past:
            return
        turn = self._past[-1].state.turns
        while self._past and self._past[-1].state.turns == turn:
            self.undo()

    def alternatives(self) -> list[Choice]:
        """What could have been chosen the last time, as long as that can be taken back."""
        return self.game.options(self._past[-1].state) if self._past else []

    def settled(self) -> S:
        """The state that an end of the turn would lead to; the state itself where nobody waits."""
        if not self.waits:
            return self.state
        state = self.state.clone()
        self.game.agenda.settle(state, Log())
        return state

    def _take(self, index: int) -> list[Event]:
        state, choice = self.state, self.options[index]
        seat, turn = asked(state), state.turns
        log = Log()
        self._past.append(Point(state.clone(), len(self.journal), len(self.log)))
        if self.yes_ends_turn:
            self.game.agenda.apply_in_turn(state, choice, log)
            self._ended = seat if self._turn_is_over(seat, turn) else -1
        else:
            self.game.apply(state, choice, log)
        self.journal.append(index)
        self.log += log.events
        changed = self.over or asked(state) != seat
        if log.sealed or (changed and not self.waits):
            self._past.clear()
        self._moved()
        return log.events

    def _turn_is_over(self, seat: int, turn: int) -> bool:
        """At its last step, at the game's end, or, before the first turn, where somebody else is asked.
        A question to another player in the midst of a turn ends nothing."""
        agenda = self.state.agenda
        return (
            not agenda
            or agenda[-1].step in self.game.agenda.after_turn
            or (not turn and asked(self.state) != seat)
        )

    def _back_to(self, point: Point[S]) -> None:
        self._ended = -1
        self.state = point.state
        del self.journal[point.journal :]
        del self.log[point.log :]
        self._moved()

    def _moved(self) -> None:
        self.revision += 1
        self._look()

    def _look(self) -> None:
        self.options = [] if self.waits else self.game.options(self.state)
