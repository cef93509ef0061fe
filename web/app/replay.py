"""A game to look at, any moment of it at once. Nobody is asked and nothing is kept."""

from collections.abc import Sequence

from tafelrunde.kernel.errors import StaleChoice

from .course import Course
from .desk import Desk
from .log import Line, Log
from .markup import Message, crest, l10n
from .outcome import outcome
from .protocol import Ending, Moment, Screen, Step
from .scene import Scene
from .timeline import timeline


class ReplayLog(Log):
    """The whole game's, at every moment; a line leads to its own, so that none is joined to another."""

    course: Course

    def joined(self, lines: Sequence[Line]) -> list[Line]:
        return [*lines]

    def link(self, line: Line) -> str:
        shown = f' data-shows="{line.place}"' if line.place else ""
        return f' data-moment="{self.course.moment_of(line.start)}" role="button" tabindex="-1"{shown}'


class Replay(Desk):
    """With all eyes; or, of a game that goes on, with those of one seat alone."""

    log: ReplayLog

    def __init__(
        self, course: Course, desk: Desk, own: int | None = None, *, shows_hand: bool = True
    ) -> None:
        seats = desk.seats
        super().__init__(course.session(0), seats, desk.id, desk.device)
        self.course = course
        self.own = own
        self.shows_hand = shows_hand
        # Whose eyes somebody has chosen; -1 follows whoever is asked.
        self.chosen = -1
        # Other people's secrets are safe where nobody can play on in their place. Here nobody is asked anything.
        self.may_branch = own is None or sum(who.is_person for who in seats) < 2
        self.people = []
        self.log = ReplayLog(self.table, self.events, seats, self.teller)
        self.log.course = course
        self.log.follow(course.log)
        # Both are the same at every moment: what changes in them is the page's own affair.
        self.log_lines = self.log.markup(self.reader, whole=True)
        self.timeline = timeline(course, self.events, seats, all_eyes=own is None)
        # It came here by a leap: nothing has moved.
        self.still = True
        self.go_to(0)

    @classmethod
    def of_record(cls, desk: Desk) -> "Replay | None":
        """Whoever has a record has everything."""
        course = Course.of(desk.session)
        return None if course is None else cls(course, desk)

    @classmethod
    def behind(cls, desk: Desk) -> "Replay | None":
        """How a table came to be as it is: by the eyes that are on it, or, once it is over, by all. None where the
        rules have changed since."""
        course = Course.of(desk.session)
        if course is None:
            return None
        if desk.over:
            return cls(course, desk)
        scene = desk.scene()
        return cls(course, desk, scene.seat, shows_hand=scene.hand_open)

    def whole(self) -> Desk:
        """The table that is looked at, as it stands in the end."""
        return Desk(self.course.session(self.course.end), self.seats, self.id, self.device)

    @property
    def at(self) -> int:
        return len(self.session.journal)

    @property
    def reader(self) -> int | None:
        """Who reads the log; None reads all of it, -1 what everybody may."""
        return None if self.own is None else self.own if self.shows_hand else -1

    def step(self, data: Step) -> None:
        """To where a button leads, or to a moment by its number, as near as there is one."""
        at, course = self.at, self.course
        to = data.get("to")
        wanted = {
            None: data.get("at", at),
            "first": 0,
            "back": at - 1,
            "forward": at + 1,
            "last": course.end,
            "turn-back": course.turn_before(at),
            "turn-forward": course.turn_after(at),
        }[to]
        self.go_to(wanted)
        self.still = self.at != at + 1

    def go_to(self, number: int) -> None:
        course = self.course
        number = min(max(number, 0), course.end)
        self.session = course.session(number)
        self.taken = course.taken[:number]
        # Only a scoring of this very moment is news.
        self.untell()
        self.noticed = len(self.session.log)
        self.heard = course.lengths[number - 1] if number else self.noticed
        self.holder = self.eyes if self.shows_hand else -1

    def look_as(self, seat: int) -> None:
        if self.own is None and -1 <= seat < len(self.seats):
            self.chosen = seat
            self.holder = self.eyes
            self.still = True

    @property
    def eyes(self) -> int:
        if self.own is not None:
            return self.own
        if self.chosen >= 0:
            return self.chosen
        asked = [seat for seat in self.course.asked[: self.at + 1] if seat >= 0]
        return asked[-1] if asked else 0

    def choose(self, index: int, revision: int | None = None) -> None:
        raise StaleChoice(self.session.revision, self.session.revision)

    def end_like(self, end: Ending) -> None:
        """Whatever it is: no turn waits here."""

    def lift(self) -> None:
        """There is no curtain, and no hand that could not be seen then."""

    @property
    def bot_asked(self) -> bool:
        return False

    @property
    def screen(self) -> Screen:
        return "replay"

    def save(self) -> None:
        return None

    def fresh_from(self, seat: int) -> int:
        """What the turn did by which this moment was reached, whoever looks."""
        return self.course.lengths[self.course.turn_before(self.at)]

    def log_markup(self, scene: Scene) -> str:
        return self.log_lines

    @property
    def done_by(self) -> int:
        """Who made the choice that led here; -1 at the beginning."""
        return self.course.asked[self.at - 1] if self.at else -1

    def question(self) -> Message:
        """What has just happened."""
        session = self.session
        if session.over:
            return outcome(session.game.winners(session.state), self.seats)
        if not self.at:
            return Message("table-replay-start")
        seen = [
            message
            for event in self.course.events(self.at)
            if event.only_for is None or self.reader in (None, event.only_for)
            if (message := self.table.event_message(event, self.seats))
        ]
        name = self.seats[self.done_by].name
        return (
            Message("table-announce", {"name": name, "what": seen[0]})
            if seen
            else Message("table-replay-chose", {"name": name})
        )

    def place(self) -> Message:
        """Where in the game this is."""
        turn, turns = self.course.turns[self.at], self.course.turns[-1]
        return Message(
            "table-replay-place", {"number": self.at, "count": self.course.end, "now": turn, "turns": turns}
        )

    def moment(self, *, below: bool) -> Moment:
        return {
            "at": self.at,
            "end": self.course.end,
            "still": self.still,
            "place": self.place().data(),
            "below": below,
            "branch": self.may_branch,
            "seats": [{"name": who.name, "color": who.color, "kind": who.kind} for who in self.seats],
        }

    def bar(self, scene: Scene) -> dict[str, str]:
        who = self.done_by if self.done_by >= 0 else self.eyes
        told = f'<h2 class="question"{l10n(self.question())}></h2>'
        return {
            "ask": f'{crest(self.seats[who].color)}{told}<p class="trail"{l10n(self.place())}></p>',
            "timeline": self.timeline,
        }
