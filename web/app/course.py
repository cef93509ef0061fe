"""A game as it was played, moment by moment: number n is the one after n choices. Any of them is reached at once."""

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any, NamedTuple

from tafelrunde.kernel.choice import Choice
from tafelrunde.kernel.event import SILENCE, Event, Log
from tafelrunde.kernel.game import asked
from tafelrunde.kernel.record import digest
from tafelrunde.kernel.session import Session

# A state is kept every this many choices: what lies between two of them is played again, which takes no time.
EVERY = 8


class Taken(NamedTuple):
    """A choice that was made: in which turn, and by whom."""

    turn: int
    seat: int
    choice: Choice


class Course:
    def __init__(self, session: Session[Any]) -> None:
        self.game, self.setup = session.game, session.setup
        self.journal = list(session.journal)
        log = Log()
        state = self.game.begin(self.setup, log)
        self._kept = [state.clone()]
        self.taken: list[Taken] = []
        # At each moment: who is asked, how many turns were begun, the points, and how far the log went.
        self.asked = [asked(state)]
        self.turns = [state.turns]
        self.points = [self.game.points(state)]
        self.lengths = [len(log.events)]
        for number, index in enumerate(self.journal, 1):
            choice = self.game.options(state)[index]
            self.taken.append(Taken(state.turns, asked(state), choice))
            self.game.apply(state, choice, log)
            self.asked.append(asked(state))
            self.turns.append(state.turns)
            self.points.append(self.game.points(state))
            self.lengths.append(len(log.events))
            if number % EVERY == 0:
                self._kept.append(state.clone())
        self._last = state
        self.log = log.events
        self._proved = digest(state) == digest(session.settled())
        if session.waits:
            self._stop_at(session)

    @classmethod
    def of(cls, session: Session[Any]) -> "Course | None":
        """None where the rules have changed since: the choices no longer lead to where the table stands."""
        try:
            course = cls(session)
        except IndexError:
            return None
        return course if course._proved else None

    def _stop_at(self, session: Session[Any]) -> None:
        """The last turn is over, but nobody has said so yet: what comes after it is not to be seen."""
        self._last = session.state.clone()
        self.asked[-1], self.turns[-1] = session.seat, self._last.turns
        self.points[-1] = self.game.points(self._last)
        self.log = list(session.log)
        self.lengths[-1] = len(self.log)

    @property
    def end(self) -> int:
        return len(self.journal)

    def state(self, number: int) -> Any:
        """Nobody else's: it may be changed."""
        if number == self.end:
            return self._last.clone()
        near = number // EVERY
        state = self._kept[near].clone()
        for taken in self.taken[near * EVERY : number]:
            self.game.apply(state, taken.choice, SILENCE)
        return state

    def session(self, number: int) -> Session[Any]:
        """A table at this moment."""
        session = Session.resumed(self.game, self.setup, self.state(number), self.journal[:number])
        session.log = self.log[: self.lengths[number]]
        session.revision = number
        return session

    def events(self, number: int) -> Sequence[Event]:
        """What happened by the choice that led to this moment; at the first one, how the game began."""
        return self.log[self.lengths[number - 1] if number else 0 : self.lengths[number]]

    def moment_of(self, event: int) -> int:
        """The first moment at which an event, given by its number in the log, had happened."""
        return bisect_right(self.lengths, event)

    def begins_turn(self, number: int) -> bool:
        """Before the first turn of all, where pieces are laid out, it is a turn whenever somebody else is asked."""
        before = number - 1
        if self.turns[number] != self.turns[before]:
            return True
        return not self.turns[number] and self.asked[number] != self.asked[before]

    def turn_after(self, number: int) -> int:
        return next((at for at in range(number + 1, self.end) if self.begins_turn(at)), self.end)

    def turn_before(self, number: int) -> int:
        return next((at for at in range(number - 1, 0, -1) if self.begins_turn(at)), 0)
