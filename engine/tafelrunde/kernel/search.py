"""Search for bots, over options, apply and clone alone: whole turns by a beam, and worlds played on from each of them.

A bot sees a view. Its own turn is planned on the view itself; what comes after is played in determinized worlds, the
same worlds for each candidate, so that luck is shared; the weaker half of the candidates is dropped time and again.
Both advance in small steps, so that a page without a worker stays alive.
"""

import sys
from collections.abc import Callable, Sequence
from time import perf_counter, process_time
from typing import Generic, NamedTuple

from .agenda import Agenda
from .choice import Choice
from .event import SILENCE
from .game import S, asked
from .think import Advice, Budget

# What other programs take of the machine is not lost to the thought. In a browser processor time counts microseconds
# in 32 bits and raises after 36 minutes, so there the other clock is taken; they run alike.
clock = perf_counter if sys.platform == "emscripten" else process_time


class Replies(NamedTuple, Generic[S]):
    """Turns in worlds that are thought about. Each trial takes its time then, so fewer are made: of turns that begin
    alike only the best is tried, and an unfinished round of trials is given up for the deadline."""

    # How a turn that begins is played, as far as this goes; the mind's `answer` does the rest.
    turn: Callable[[S], Sequence[Choice]]
    # A candidate that is worth this much less than the best by the plan is not tried.
    slack: float
    # This many trials are enough, even if there is time for more.
    enough: int


class Mind(NamedTuple, Generic[S]):
    """What a game tells the search."""

    agenda: Agenda[S]
    # A full state that fits a view.
    determinize: Callable[[S, str], S]
    # The view as far as the plan of the own turn goes: where its agenda is empty, the turn is whole.
    focus: Callable[[S], S]
    # The options worth a thought, of those that there are.
    narrow: Callable[[S, list[Choice]], list[Choice]]
    # What a position is worth to a seat, in points: in the course of its turn and after it, as focus leaves it.
    rate: Callable[[S, int], float]
    # The same against all others, for a world between turns or after the end of the game.
    judge: Callable[[S, int], float]
    # A quick answer for anybody, in worlds where nothing is hidden.
    answer: Callable[[S, list[Choice]], Choice]
    # After how many turns of all players, with the one at hand, a world is judged.
    ahead: Callable[[S], int]
    # How many partial turns with the same first choice are followed, and how many whole ones are tried in worlds.
    width: int = 4
    candidates: int = 10
    # Where a glance is not enough in a world.
    replies: Replies[S] | None = None


class Turn(NamedTuple, Generic[S]):
    """A way to answer all questions until somebody else's turn, and what it is worth by the evaluation."""

    value: float
    choices: tuple[Choice, ...]
    state: S


class Beam(Generic[S]):
    """Plans whole turns of the seat that is asked; `step` after `step`, until `done`."""

    def __init__(self, mind: Mind[S], view: S, options: list[Choice]) -> None:
        self.mind = mind
        self.seat = asked(view)
        self.turns = view.turns
        self.whole: list[Turn[S]] = []
        self._view = mind.focus(view)
        self._firsts = list(mind.narrow(view, options))
        self._level: list[Turn[S]] = []
        self._next: list[Turn[S]] = []

    @property
    def done(self) -> bool:
        return not self._firsts and not self._level and not self._next

    def step(self) -> None:
        """Follow one partial turn by one question; when all of its first choice are followed, keep the best."""
        if self._level:
            turn = self._level.pop()
            options = self.mind.agenda.options(turn.state)
            if asked(turn.state) != self.seat:  # somebody else has a say in this turn
                self._follow(turn, [self.mind.answer(turn.state, options)])
            else:
                self._follow(turn, self.mind.narrow(turn.state, options))
        elif self._next:
            self._level = best_turns(self._next)[: self.mind.width]
            self._next = []
        else:
            self._follow(Turn(0.0, (), self._view), [self._firsts.pop()])

    def _follow(self, turn: Turn[S], choices: list[Choice]) -> None:
        for choice in choices:
            after = turn.state.clone()
            self.mind.agenda.apply(after, choice, SILENCE)
            further = Turn(self.mind.rate(after, self.seat), (*turn.choices, choice), after)
            if not after.agenda or after.turns != self.turns:
                self.whole.append(further)
            else:
                self._next.append(further)


def best_turns(turns: list[Turn[S]]) -> list[Turn[S]]:
    """The best first; of those with the same value, which lead to the same place by another way, only one."""
    found: dict[float, Turn[S]] = {}
    for turn in turns:
        found.setdefault(turn.value, turn)
    return sorted(found.values(), key=lambda turn: turn.value, reverse=True)


class Candidate(Generic[S]):
    """A whole turn under trial."""

    __slots__ = ("choices", "latest", "total", "trials", "value")

    def __init__(self, turn: Turn[S]) -> None:
        self.choices = turn.choices
        self.value = turn.value
        self.total = 0.0
        self.trials = 0
        self.latest = 0.0  # the trial of this sweep, which counts when all have had theirs

    @property
    def mean(self) -> float:
        """What it is worth by trial; by the plan as long as there was none."""
        return self.total / self.trials if self.trials else self.value


class Search(Generic[S]):
    """What to do at the question at hand, by trial of whole turns in worlds; `step` after `step`, until `done`.

    A step is a small part: one question of a plan, or in a world what one seat is asked in a row. A node of the budget
    is one world played on; with a budget of no nodes the plan alone decides.
    """

    def __init__(self, mind: Mind[S], view: S, options: list[Choice], budget: Budget) -> None:
        self.mind = mind
        self.view = view
        self.options = options
        self.budget = budget
        self.seat = asked(view)
        self.candidates: list[Candidate[S]] = []
        self.dropped: list[Candidate[S]] = []  # the best last
        self.nodes = 0
        self._used = 0.0  # seconds of thought: what lies between two steps does not count
        self._beam = Beam(mind, view, options)
        self._phase = self._phases = 0  # each phase halves the candidates
        self._worlds = 0
        self._world = view  # the world of this sweep, in which each candidate waits for its trial
        self._waiting: list[Candidate[S]] = []
        self._state: S | None = None  # the trial that is under way

    @property
    def done(self) -> bool:
        if not self.candidates:
            return False
        alike = all(candidate.choices[0] == self.candidates[0].choices[0] for candidate in self.candidates)
        return alike or self._phase >= self._phases

    def step(self) -> None:
        began = clock()
        self._advance()
        self._used += clock() - began

    def _advance(self) -> None:
        if not self.candidates:
            self._beam.step()
            if self._beam.done:
                self._begin_trials()
        elif self.mind.replies is not None and self._worlds and self._spent() >= 1:
            self._begin_sweep()  # which gives the unfinished one up
        elif self._state is not None:
            self._play_on(self._state)
        elif self._waiting:
            state = self._state = self._world.clone()
            for choice in self._waiting[-1].choices:
                self.mind.agenda.apply(state, choice, SILENCE)
        else:
            self._begin_sweep()

    def best(self) -> list[Advice]:
        """The options that were tried, the best first: what each promises, more than there is now."""
        now = (self.mind.judge if self.nodes else self.mind.rate)(self.view, self.seat)
        found: dict[Choice, Candidate[S]] = {}
        for candidate in (*self.candidates, *reversed(self.dropped)):
            found.setdefault(candidate.choices[0], candidate)
        return [
            Advice(self.options.index(choice), candidate.mean - now, candidate.choices)
            for choice, candidate in found.items()
        ]

    def _begin_trials(self) -> None:
        """The best turns by the plan, half of them or all for their different beginnings."""
        turns = best_turns(self._beam.whole)
        firsts: dict[Choice, Turn[S]] = {}
        for turn in turns:
            firsts.setdefault(turn.choices[0], turn)
        most, replies = self.mind.candidates, self.mind.replies
        chosen = list(firsts.values())[: most if replies else most // 2]
        if not replies:
            chosen += turns[: most - len(chosen)]
        for turn in best_turns(chosen):
            good = not replies or turn.value >= turns[0].value - replies.slack
            (self.candidates if good else self.dropped).append(Candidate(turn))
        self.dropped.reverse()
        if self.budget.nodes != 0:
            self._phases = (len(self.candidates) - 1).bit_length()

    def _begin_sweep(self) -> None:
        """The next world for all; before that, if it is time, drop the weaker half."""
        if self._worlds:
            if not self._waiting:
                for candidate in self.candidates:
                    candidate.total += candidate.latest
                    candidate.trials += 1
            self.candidates.sort(key=lambda candidate: candidate.mean, reverse=True)
            while self._phase < self._phases and self._spent() * self._phases >= self._phase + 1:
                self._phase += 1
                half = (len(self.candidates) + 1) // 2
                self.dropped += reversed(self.candidates[half:])
                del self.candidates[half:]
            if self.done:
                return
        self._world = self.mind.determinize(self.view, f"{self.budget.seed}/{self._worlds}")
        self._worlds += 1
        self._waiting = list(self.candidates)

    def _play_on(self, state: S) -> None:
        """One turn more, or a part of it; if it was the last, count."""
        here = moment(state)
        agenda, answer = self.mind.agenda, self.mind.answer
        if self.mind.replies is not None and state.agenda:
            for choice in self.mind.replies.turn(state):
                agenda.apply(state, choice, SILENCE)
        while state.agenda and moment(state) == here:
            agenda.apply(state, answer(state, agenda.options(state)), SILENCE)
        if not state.agenda or state.turns >= self.view.turns + self.mind.ahead(self.view):
            self._waiting.pop().latest = self.mind.judge(state, self.seat)
            self.nodes += 1
            self._state = None

    def _spent(self) -> float:
        """The share of the budget that is used up."""
        if self.budget.nodes is not None:
            return self.nodes / self.budget.nodes
        spent = self._used / (self.budget.seconds or 1.0)
        return max(spent, self.nodes / self.mind.replies.enough) if self.mind.replies else spent


def moment(state: S) -> tuple[int, int] | None:
    """The turn, and who is asked; None after the end."""
    return (state.turns, asked(state)) if state.agenda else None
