"""How the points grew: what the pictures of a game's points are drawn from."""

from bisect import bisect_right
from collections.abc import Sequence
from typing import NamedTuple

from tafelrunde.kernel.event import Event
from tafelrunde.kernel.game import AnyGame

from .facts import points_of, seat_of
from .listing import Events

# More numbers than that do not fit below a picture.
MOST_MARKS = 12


class Mark(NamedTuple):
    """A number below the picture: the turn where it begins, and between which turns it stands."""

    turn: int
    number: int
    middle: float


def some(count: int) -> range:
    """Of the numbers up to this one, round ones, no more than there is room for."""
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 200) if count / step <= MOST_MARKS)
    return range(step, count + 1, step)


class Growth:
    def __init__(self, game: AnyGame, events: Events, log: Sequence[Event], players: int) -> None:
        # What each seat had, by category, when each turn began, and what it has now.
        self.earned: list[list[list[int]]] = []
        # Up to where the log had come then.
        self.starts: list[int] = []
        self.scorings: list[int] = []
        rounds: list[int] = []
        now = [[0] * len(game.categories) for _ in range(players)]
        for number, event in enumerate(log):
            if event.key == events.points:
                category = game.categories.index(str(event.args["category"]))
                now[seat_of(event)][category] += points_of(event, events.points)
            elif event.key == events.turn:
                self.earned.append([row.copy() for row in now])
                self.starts.append(number)
            elif event.key in events.scorings:
                self.scorings.append(len(self.earned))
            elif event.key in events.heads:
                rounds.append(len(self.earned))
        self.earned.append(now)
        self.starts.append(max(len(log) - 1, 0))
        ends = [*rounds[1:], self.end]
        self.rounds = [Mark(turn, n, (turn + ends[n - 1]) / 2) for n, turn in enumerate(rounds, 1)]

    @property
    def end(self) -> int:
        return len(self.earned) - 1

    @property
    def points(self) -> list[list[int]]:
        """Of each seat, turn by turn."""
        return [[sum(seat) for seat in row] for row in self.earned]

    @property
    def unit(self) -> str:
        """What the numbers below a picture count."""
        return "rounds" if self.rounds else "turns"

    def when(self, event: int) -> int:
        """In which round, or where there are none, in which turn an event happened, given by its number in the log."""
        turn = bisect_right(self.starts[:-1], event)
        if not self.rounds:
            return turn
        return max([mark.number for mark in self.rounds if mark.turn < max(turn, 1)])

    @property
    def marks(self) -> list[Mark]:
        """The rounds; where a game has none, some of its turns."""
        if self.rounds:
            return self.rounds
        return [Mark(turn, turn, turn) for turn in some(self.end)]
