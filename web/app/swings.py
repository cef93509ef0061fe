"""The moments that decided a game: where the lead of whoever won changed most."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from .course import Course
from .log import Line

MOST = 3
# A smaller change of the lead decides nothing.
LEAST = 3


class Swing(NamedTuple):
    """What brought most of it, and the lead of the winner before and after."""

    line: Line
    winner: int
    before: int
    after: int


def swings(course: Course, lines: Sequence[Line], winner: int) -> list[Swing]:
    """The largest, in the order in which they happened."""
    bounds = [0, *[at for at in range(1, course.end) if course.begins_turn(at)], course.end]
    found = []
    for start, end in pairwise(bounds):
        before, after = _lead(course.points[start], winner), _lead(course.points[end], winner)
        line = _told(lines, course.lengths[start], course.lengths[end], winner, after - before)
        if line and abs(after - before) >= LEAST:
            found.append(Swing(line, winner, before, after))
    found.sort(key=lambda swing: -abs(swing.after - swing.before))
    return sorted(found[:MOST], key=lambda swing: swing.line.start)


def _lead(points: Sequence[int], winner: int) -> int:
    return points[winner] - max([each for seat, each in enumerate(points) if seat != winner])


def _told(lines: Sequence[Line], start: int, end: int, winner: int, change: int) -> Line | None:
    """The line of that turn that brought most of the change."""
    within = [line for line in lines if start <= line.start < end and line.points]
    helpful = [line for line in within if (line.points > 0) == ((line.seat == winner) == (change > 0))]
    return max(helpful, key=lambda line: abs(line.points), default=None)
