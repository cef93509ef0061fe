"""A scoring, told step by step: each with its places on the table, and with the points that it brings.

A game's telling.py makes the steps of its events; the page itself (shell/telling.js) leads through them.
"""

from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, cast

from tafelrunde.kernel.event import Event

from .facts import points_of, seat_of
from .markup import Message, crest, icon, l10n, said, sign, signed, text
from .scene import Seat
from .shelf import listing_of

if TYPE_CHECKING:
    from .desk import Desk


class Line(NamedTuple):
    """What one player gets or loses, or what happens to him; -1 is nobody."""

    seat: int
    message: Message
    points: int = 0


class Step(NamedTuple):
    """Something that is scored at once. `last` is the number of its last event."""

    title: Message
    lines: tuple[Line, ...]
    places: tuple[str, ...]
    last: int


class Scoring(NamedTuple):
    """A part of the log, and what it is called."""

    start: int
    title: Message
    steps: list[Step]


class Teller(Protocol):
    """What a game's module telling.py has."""

    # The event with which a scoring begins, and the one before which it has ended.
    BEGINS: str
    ENDS: str

    def title(self, event: Event, seats: Sequence[Seat]) -> Message:
        """What a scoring is called that begins with this event."""

    def steps(
        self, log: Sequence[Event], start: int, end: int, view: Any, seats: Sequence[Seat]
    ) -> list[Step]:
        """Of the events from `start` up to `end`; none where nothing was scored. `view` is how the whole log left the
        table."""


def teller_of(game: str) -> Teller | None:
    return (
        cast(Teller, import_module(f".{game}.telling", __package__))
        if listing_of(game).events.tells
        else None
    )


class News(NamedTuple):
    """A scoring to be shown, by where it begins in the log: from the first step on that has events as new as `since`.
    Whoever has asked for it sees it even where scorings are not shown by themselves."""

    start: int
    since: int
    asked_for: bool = False


def begin_of(teller: Teller, log: Sequence[Event], number: int) -> int | None:
    """Where the scoring begins that an event may be part of."""
    for at in range(min(number, len(log) - 1), -1, -1):
        if log[at].key == teller.BEGINS:
            return at
        if log[at].key == teller.ENDS:
            return None
    return None


def fresh(teller: Teller, points: str, log: Sequence[Event], since: int) -> News | None:
    """The last scoring that has brought points since then."""
    for number in range(len(log) - 1, since - 1, -1):
        if log[number].key == points:
            start = begin_of(teller, log, number)
            if start is not None:
                return News(start, since)
    return None


def scoring(desk: "Desk", start: int) -> Scoring | None:
    """None where nothing was scored, or where there is no such event any more."""
    teller, log = desk.teller, desk.session.log
    if teller is None or not 0 <= start < len(log) or log[start].key != teller.BEGINS:
        return None
    end = next((at for at in range(start + 1, len(log)) if log[at].key == teller.ENDS), len(log))
    steps = teller.steps(log, start, end, desk.session.state, desk.seats)
    return Scoring(start, teller.title(log[start], desk.seats), steps) if steps else None


def begins(desk: "Desk") -> list[int]:
    """Where every scoring so far begins."""
    teller = desk.teller
    return [at for at, event in enumerate(desk.session.log) if teller and event.key == teller.BEGINS]


def _before(desk: "Desk", start: int) -> list[int]:
    """The points of every seat when it began."""
    points = list(desk.session.game.points(desk.session.state))
    for event in desk.session.log[start:]:
        if event.key == desk.events.points:
            points[seat_of(event)] -= points_of(event, desk.events.points)
    return points


def markup(desk: "Desk", news: News | None) -> str:
    told = scoring(desk, news.start) if news else None
    if told is None or news is None:
        return ""
    first = next((at for at, step in enumerate(told.steps) if step.last >= news.since), 0)
    totals = _before(desk, told.start)
    now = "".join(
        [
            f'<span class="telling-total">{crest(who.color)}<b data-total="{seat}">{totals[seat]}</b></span>'
            for seat, who in enumerate(desk.seats)
        ]
    )
    drawn = "".join(_steps(told.steps, totals, desk.seats))
    by_itself = "" if news.asked_for else " data-news"
    return (
        f'<article class="telling-card" data-telling="{told.start}" data-first="{first}"{by_itself}'
        f' aria-labelledby="telling-title"><header class="telling-head">{icon("laurel-crown")}'
        f'<h2 class="telling-name" id="telling-title"{l10n(told.title)}></h2>'
        '<small class="telling-count" aria-hidden="true"></small></header>'
        f'<ol class="telling-steps" tabindex="0"{said("table-telling-steps")}>{drawn}</ol>'
        f'<p class="telling-totals" aria-hidden="true">{now}</p><div class="telling-buttons">'
        f'<button class="btn" type="button" id="telling-all" data-tell="all"{said("table-telling-all")}></button>'
        f'<button class="btn" type="button" id="telling-next" data-tell="next"'
        f"{said('table-telling-next')}></button>"
        f'<button class="bar-btn" type="button" data-do="untell"{said("shell-close")}>{sign("s-close", "stroke")}'
        "</button></div></article>"
    )


def _steps(steps: Sequence[Step], before: Sequence[int], seats: Sequence[Seat]) -> Iterator[str]:
    totals = list(before)
    for step in steps:
        for line in step.lines:
            if line.seat >= 0:
                totals[line.seat] += line.points
        lines = "".join([_line(line, seats) for line in step.lines])
        yield (
            f'<li class="telling-step" data-places="{" ".join(step.places)}"'
            f' data-totals="{" ".join(map(str, totals))}"><b class="telling-topic"{l10n(step.title)}></b>{lines}</li>'
        )


def _line(line: Line, seats: Sequence[Seat]) -> str:
    who = seats[line.seat] if line.seat >= 0 else None
    name = f'{crest(who.color)}<span class="visually-hidden">{text(who.name)}: </span>' if who else ""
    kind = "plus" if line.points > 0 else "minus"
    points = f'<b class="{kind}" data-gain="{line.seat}">{signed(line.points)}</b>' if line.points else ""
    return f'<span class="telling-line">{name}<span{l10n(line.message)}></span> {points}</span>'
