"""The timeline of a replay: whose turn it was, rounds and scorings, how the points grew; and a handle to pull."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence

from .course import Course
from .growth import some
from .listing import Events
from .markup import Message, l10n, said, text
from .scene import Seat

# The height of the drawing of the points, in units of its own, and of the strip with the turns below.
HIGH, STRIP = 100, 14


def timeline(course: Course, events: Events, seats: Sequence[Seat], *, all_eyes: bool) -> str:
    """The same at every moment: where the handle is, the page itself knows."""
    end = max(course.end, 1)
    drawing = "".join([*_turns(course, seats), *_marks(course, events), *_lines(course, seats)])
    return (
        '<div class="timeline"><svg class="timeline-picture" aria-hidden="true">'
        f'<svg viewBox="0 0 {end} {HIGH + STRIP}" preserveAspectRatio="none" width="100%" height="100%">{drawing}</svg>'
        f"{''.join(_numbers(course, events))}</svg>"
        f'<input id="timeline-handle" type="range" min="0" max="{course.end}"{said("table-replay-handle")}></div>'
        f"{_eyes(seats) if all_eyes else ''}"
    )


def _turns(course: Course, seats: Sequence[Seat]) -> Iterator[str]:
    """A strip with a piece for each turn, in the color of whose it was."""
    start = 0
    while start < course.end:
        after = course.turn_after(start)
        seat = course.asked[start]
        if seat >= 0:
            yield (
                f'<rect class="timeline-turn c-{seats[seat].color}" x="{start}" y="{HIGH + 2}"'
                f' width="{after - start}" height="{STRIP - 2}"/>'
            )
        start = after


def _moments(course: Course, keys: frozenset[str]) -> list[int]:
    return [course.moment_of(number) for number, event in enumerate(course.log) if event.key in keys]


def _numbered(course: Course, events: Events) -> list[tuple[int, int]]:
    """Rounds with their moments; where a game has none, some of its turns."""
    if rounds := _moments(course, events.heads - events.scorings):
        return [*enumerate(rounds, 1)]
    return [(turn, bisect_left(course.turns, turn)) for turn in some(course.turns[-1])]


def _marks(course: Course, events: Events) -> Iterator[str]:
    for _, at in _numbered(course, events):
        yield f'<path class="timeline-head" d="M{at} 0V{HIGH}"/>'
    for at in _moments(course, events.scorings):
        yield f'<path class="timeline-count" d="M{at} 0V{HIGH}"/>'


def _numbers(course: Course, events: Events) -> Iterator[str]:
    """In letters of their own size."""
    for number, at in _numbered(course, events):
        yield f'<text class="timeline-number" x="{at * 100 / max(course.end, 1):.2f}%" dx="4" y="11">{number}</text>'


def _lines(course: Course, seats: Sequence[Seat]) -> Iterator[str]:
    """The points of every seat, as steps."""
    low = min(0, *map(min, course.points))
    high = max(10, *map(max, course.points))

    def y(points: int) -> float:
        return HIGH - 4 - (HIGH - 12) * (points - low) / (high - low)

    for seat, who in enumerate(seats):
        path, now = [f"M0 {y(course.points[0][seat]):.1f}"], course.points[0][seat]
        for at, points in enumerate(course.points):
            if points[seat] != now:
                now = points[seat]
                path.append(f"H{at}V{y(now):.1f}")
        whole = f"{''.join(path)}H{course.end}"
        yield f'<path class="chart-casing" d="{whole}"/><path class="chart-line c-{who.color}" d="{whole}"/>'


def _eyes(seats: Sequence[Seat]) -> str:
    """Whose eyes: of whoever is asked, or of one player."""
    players = "".join([f'<option value="{seat}">{text(who.name)}</option>' for seat, who in enumerate(seats)])
    return (
        f'<label class="timeline-eyes"><span{l10n(Message("table-replay-eyes"))}></span>'
        f'<select id="replay-eyes" class="field"><option value="-1"{said("table-replay-eyes-asked")}></option>'
        f"{players}</select></label>"
    )
