"""The log: one line for each event that says something, the newest first."""

from collections.abc import Sequence
from dataclasses import dataclass

from tafelrunde.kernel.event import Event

from .listing import Events
from .markup import Message, crest, l10n, said, signed, text
from .scene import Seat, Table

SHOWN = 30
# The list that stands in the region of the log.
LIST = '<ol class="log" id="log-lines"></ol>'
MORE = (
    f'<li class="log-more"><button class="btn btn-quiet" data-do="log"{said("table-log-all")}></button></li>'
)


@dataclass(slots=True)
class Line:
    start: int  # the number of its event
    key: str
    seat: int
    message: Message
    place: str | None
    only_for: int | None
    points: int = 0
    drawn: str = ""  # as markup, until its points change


class Log:
    """Reads the session's log as it grows, and forgets what undo takes away."""

    def __init__(self, table: Table, events: Events, seats: Sequence[Seat]) -> None:
        self.table = table
        self.events = events
        self.seats = seats
        self.lines: list[Line] = []
        self.read = 0

    def follow(self, log: list[Event]) -> list[Line]:
        """The lines, up to date with the log."""
        lines = self.lines
        if len(log) < self.read:
            # The last line that stays may hold points that are gone: read it again.
            while lines and lines[-1].start >= len(log):
                lines.pop()
            self.read = lines.pop().start if lines else 0
        for number in range(self.read, len(log)):
            self._read(number, log[number])
        self.read = len(log)
        return lines

    def _read(self, number: int, event: Event) -> None:
        points = event.args["points"] if event.key == self.events.points else 0
        assert isinstance(points, int)
        seat = event.args.get("seat", -1)
        assert isinstance(seat, int)
        message = self.table.event_message(event, self.seats)
        if message is not None:
            place = self.table.event_place(event)
            self.lines.append(Line(number, event.key, seat, message, place, event.only_for, points))
        elif points and self.lines:
            self.lines[-1].points += points
            self.lines[-1].drawn = ""

    def markup(self, reader: int | None, whole: bool = False) -> str:
        """The log as `reader` may read it; -1 is nobody, None reads everything."""
        lines = [line for line in self.lines if line.only_for is None or reader in (None, line.only_for)]
        shown = lines if whole else lines[-SHOWN:]
        items = [self.item(line) for line in reversed(shown)]
        if len(shown) < len(lines):
            items.append(MORE)
        return "\n".join(items)

    def link(self, line: Line) -> str:
        """The attributes by which a line leads to what it speaks of."""
        return f' data-see="{line.place}" role="button" tabindex="-1"' if line.place else ""

    def item(self, line: Line) -> str:
        line.drawn = line.drawn or self._item(line)
        return line.drawn

    def _item(self, line: Line) -> str:
        if line.key in self.events.heads:
            return f'<li class="log-head"{l10n(line.message)}></li>'
        seen = self.link(line)
        who = self.seats[line.seat] if line.seat >= 0 else None
        # The crest says who it was; those who listen hear the name.
        disc = (
            f'{crest(who.color)}<span{seen}><span class="visually-hidden">{text(who.name)}: </span>'
            if who
            else f"<span></span><span{seen}>"
        )
        kind = "plus" if line.points > 0 else "minus"
        points = f'<b class="{kind}">{signed(line.points)}</b>' if line.points else ""
        return f'<li class="log-line">{disc}<span{l10n(line.message)}></span></span>{points}</li>'
