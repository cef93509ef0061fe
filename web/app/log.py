"""The log: one line for each event that says something, the newest turn first, and each turn in reading order."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import NamedTuple

from tafelrunde.kernel.event import Event

from .facts import points_of, seat_of
from .listing import Events
from .markup import Message, crest, l10n, said, signed, text
from .scene import Seat, Table
from .telling import Teller, begin_of

SHOWN = 30
# The list that stands in the region of the log.
LIST = '<ol class="log" id="log-lines"></ol>'
MORE = (
    f'<li class="log-more"><button class="btn btn-quiet" data-do="log"{said("table-log-all")}></button></li>'
)


class Span(NamedTuple):
    """What belongs together: a turn of `seat`; or, with -1, what happens between turns."""

    number: int
    seat: int


@dataclass(slots=True)
class Line:
    start: int  # the number of its event
    event: Event
    message: Message
    place: str | None  # or several, with a space between
    span: Span
    # Where the scoring begins that it leads through.
    tells: int | None = None
    points: int = 0
    drawn: str = ""  # as markup, until its points change

    @property
    def seat(self) -> int:
        """Who did it, or whom it happened to."""
        return seat_of(self.event)

    @property
    def key(self) -> str:
        return self.event.key

    @property
    def only_for(self) -> int | None:
        return self.event.only_for


class Log:
    """Reads the session's log as it grows, and forgets what undo takes away."""

    def __init__(
        self, table: Table, events: Events, seats: Sequence[Seat], teller: Teller | None = None
    ) -> None:
        self.table = table
        self.teller = teller
        self.events = events
        self.seats = seats
        self.lines: list[Line] = []
        self.read = 0
        self.span = Span(0, -1)
        # The number of the event by which laying out ended; none yet.
        self.laid = -1

    def follow(self, log: list[Event]) -> list[Line]:
        """The lines, up to date with the log."""
        lines = self.lines
        if len(log) < self.read:
            # The last line that stays may hold points that are gone: read it again.
            while lines and lines[-1].start >= len(log):
                lines.pop()
            last = lines.pop() if lines else None
            self.read = last.start if last else 0
            self.span = self._before(last) if last else Span(0, -1)
            if self.laid >= self.read:
                self.laid = -1
        for number in range(self.read, len(log)):
            self._read(number, log)
        self.read = len(log)
        return lines

    def _read(self, number: int, log: Sequence[Event]) -> None:
        event = log[number]
        points = points_of(event, self.events.points)
        self._go_on(number, event)
        message = self.table.event_message(event, self.seats)
        if message is not None:
            place = self.table.event_place(event)
            leads = self.teller is not None and event.key in self.events.tells
            tells = begin_of(self.teller, log, number) if self.teller and leads else None
            self.lines.append(Line(number, event, message, place, self.span, tells, points))
        elif points and self.lines:
            self.lines[-1].points += points
            self.lines[-1].drawn = ""

    def _begins(self, event: Event) -> bool:
        return event.key == self.events.turn or event.key in self.events.heads

    def _before(self, line: Line) -> Span:
        """What a line is read in."""
        return line.span._replace(number=line.span.number - self._begins(line.event))

    def _go_on(self, number: int, event: Event) -> None:
        """To the next span, where one begins: at a turn, at a heading; and before the first turn of all, where pieces
        are laid out, whenever it is somebody else's."""
        seat = seat_of(event)
        if self._begins(event):
            self.span = Span(self.span.number + 1, seat if event.key == self.events.turn else -1)
            self.laid = number if self.laid < 0 else self.laid
        elif self.laid < 0 <= seat != self.span.seat:
            self.span = Span(self.span.number + 1, seat)

    def since(self, seat: int) -> int:
        """The number of the first event after the last turn of this seat. One that goes on now does not count."""
        after = self.read
        for line in reversed(self.lines):
            if line.span.seat == seat and line.span != self.span:
                return after
            after = line.start
        return 0

    def begins(self) -> int:
        """The number of the first event of what goes on now."""
        lines = [line.start for line in self.lines if line.span == self.span]
        return lines[0] if lines else self.read

    def joined(self, lines: Sequence[Line]) -> list[Line]:
        """Lines in a row that say the same as one."""
        found: list[Line] = []
        for line in lines:
            last = found[-1] if found and found[-1].span == line.span else None
            both = self.table.joined(last.event, line.event) if last else None
            message = self.table.event_message(both, self.seats) if both else None
            if last and both and message:
                places = [place for place in (last.place, line.place) if place]
                place = " ".join(dict.fromkeys(places)) or None
                points = last.points + line.points
                found[-1] = replace(last, event=both, message=message, place=place, points=points, drawn="")
            else:
                found.append(line)
        return found

    def markup(self, reader: int | None, whole: bool = False) -> str:
        """The log as `reader` may read it; -1 is nobody, None reads everything."""
        lines = [line for line in self.lines if line.only_for is None or reader in (None, line.only_for)]
        turns = [list(turn) for _, turn in groupby(lines, lambda line: line.span)]
        items: list[str] = []
        shown = 0
        for turn in reversed(turns):
            if shown >= SHOWN and not whole:
                items.append(MORE)
                break
            items += self.turn(turn)
            shown += len(turn)
        return "\n".join(items)

    def turn(self, lines: Sequence[Line]) -> Iterator[str]:
        """A turn: whose it is, and what he did."""
        seat = lines[0].span.seat
        if seat >= 0:
            yield self.head(seat)
        for line in self.joined(lines):
            yield self.item(line)

    def head(self, seat: int) -> str:
        who = self.seats[seat]
        return f'<li class="log-turn">{crest(who.color)}<b>{text(who.name)}</b></li>'

    def link(self, line: Line) -> str:
        """The attributes by which a line leads to what it speaks of."""
        if line.tells is not None:
            return f' data-do="tell" data-at="{line.tells}" role="button" tabindex="-1"'
        return f' data-see="{line.place}" role="button" tabindex="-1"' if line.place else ""

    def item(self, line: Line) -> str:
        line.drawn = line.drawn or self.drawn(line, line.span.seat)
        return line.drawn

    def drawn(self, line: Line, below: int) -> str:
        """A line below a heading that names seat `below` already."""
        if line.key in self.events.heads:
            leads = self.link(line) if line.tells is not None else ""
            return f'<li class="log-head"><span{leads}{l10n(line.message)}></span></li>'
        seen = self.link(line)
        who = self.seats[line.seat] if line.seat >= 0 and line.seat != below else None
        # The crest says who it was; those who listen hear the name.
        disc = (
            f'{crest(who.color)}<span{seen}><span class="visually-hidden">{text(who.name)}: </span>'
            if who
            else f"<span></span><span{seen}>"
        )
        kind = "plus" if line.points > 0 else "minus"
        points = f'<b class="{kind}">{signed(line.points)}</b>' if line.points else ""
        return f'<li class="log-line">{disc}<span{l10n(line.message)}></span></span>{points}</li>'
