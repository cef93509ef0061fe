"""What lies open on the page: one session, who sits at it, and whose eyes are on the screen."""

import json
from collections.abc import Sequence
from itertools import count, pairwise
from typing import Any

from tafelrunde.games import game_named
from tafelrunde.kernel import record
from tafelrunde.kernel.choice import Choice
from tafelrunde.kernel.game import AnyGame, Setup
from tafelrunde.kernel.session import Session
from tafelrunde.seats import as_name

from . import prompt
from .log import Log
from .markup import Message
from .protocol import Kept, Order, Screen
from .scene import Scene, Seat
from .shelf import listing_of, table_of

FORMAT = 1
# More choices than one turn can have.
LONGEST_TURN = 60
NUMBERS = count()


class Desk:
    def __init__(self, session: Session[Any], seats: Sequence[Seat]) -> None:
        # No other table on this page has the same.
        self.number = next(NUMBERS)
        self.session = session
        # A name that could not be read again would cost the save.
        self.seats = [seat._replace(name=as_name(seat.name)) for seat in seats]
        self.table = table_of(session.game.name)
        self.events = listing_of(session.game.name).events
        self.log = Log(self.table, self.events, self.seats)
        # The person who lifted the curtain last, and whose hand may be shown.
        self.holder = -1
        # Every choice so far with the turn that it belongs to.
        self.taken: list[tuple[int, Choice]] = []
        # Up to where the log was looked through for scorings to point out.
        self.noticed = len(session.log)
        self.whole_log = False
        self.guided = False
        # The king is asked for advice at this question, or has given it: numbers of choices with expected points.
        self.wants_advice = False
        self.advice: list[tuple[int, float]] = []
        self.people = [seat for seat, who in enumerate(seats) if who.is_person]

    @classmethod
    def new(cls, order: Order) -> "Desk":
        """From the form of the start screen."""
        seats = [Seat(seat["name"], seat["color"], seat["kind"]) for seat in order["seats"]]
        setup = Setup(len(seats), str(order["seed"]), order["first"], order["variants"])
        return cls.fresh(game_named(order["game"]), setup, seats)

    @classmethod
    def fresh(cls, game: AnyGame, setup: Setup, seats: Sequence[Seat]) -> "Desk":
        return cls(Session(game, setup), seats)

    @classmethod
    def resumed(cls, session: Session[Any], seats: Sequence[Seat]) -> "Desk":
        """A game that is under way, with the choices of the turn that it stopped in."""
        desk = cls(session, seats)
        again = Session(session.game, session.setup)
        for index in session.journal:
            desk.taken.append((again.state.turns, again.options[index]))
            again.choose(index)
        return desk

    def choose(self, index: int, revision: int | None = None) -> None:
        session = self.session
        turn, options = session.state.turns, session.options
        session.choose(index, revision)
        self.whole_log = False
        self.forget_advice()
        self.taken.append((turn, options[index]))

    def advise(self, advice: list[tuple[int, float]]) -> None:
        self.wants_advice = False
        self.advice = advice

    def forget_advice(self) -> None:
        self.advise([])

    def undo(self) -> None:
        self.forget_advice()
        self.session.undo()
        del self.taken[len(self.session.journal) :]

    def again(self) -> None:
        self.forget_advice()
        self.session.again()
        del self.taken[len(self.session.journal) :]

    def redo(self) -> None:
        session = self.session
        turn, options = session.state.turns, session.options
        session.redo()
        self.forget_advice()
        self.taken.append((turn, options[session.journal[-1]]))

    def lift(self) -> None:
        """The person asked sits at the screen now."""
        self.holder = self.asked

    @property
    def asked(self) -> int:
        return -1 if self.session.over else self.session.seat

    @property
    def person_asked(self) -> bool:
        return self.asked in self.people

    @property
    def bot_asked(self) -> bool:
        return not self.session.over and not self.person_asked

    @property
    def screen(self) -> Screen:
        return "result" if self.session.over else "curtain" if self.curtain else "table"

    @property
    def curtain(self) -> bool:
        """Is somebody asked whose hand must be seen, while somebody else may be looking?"""
        return (
            len(self.people) > 1
            and self.person_asked
            and self.holder != self.asked
            and self.table.shows_hand(self.session.state)
        )

    @property
    def eyes(self) -> int:
        """Whose side of the table the page shows."""
        if self.person_asked:
            return self.asked
        return self.holder if self.holder >= 0 else self.people[0] if self.people else 0

    def question(self) -> Message:
        """The sentence in the prompt bar."""
        name = self.seats[self.asked].name
        if not self.person_asked:
            return Message("table-thinking", {"name": name})
        asked = self.session.prompt
        args = self.table.words(asked.args, self.seats)
        return Message(f"{self.session.game.name}-prompt-{asked.key}", {"name": name, **args})

    def bar(self, scene: Scene) -> dict[str, str]:
        """The regions of the prompt bar."""
        return prompt.regions(self.table, scene, self.question())

    def scene(self) -> Scene:
        session, seat = self.session, self.eyes
        answers = self.person_asked and not self.curtain
        alone = len(self.people) == 1
        turn = session.state.turns
        scene = Scene(
            session.game,
            session.game.view(session.state, seat),
            seat,
            self.asked,
            self.seats,
            {choice: number for number, choice in enumerate(session.options)} if answers else {},
            alone or (self.holder == seat and not self.curtain),
            [choice for at, choice in self.taken[-LONGEST_TURN:] if at == turn],
            session.log,
        )
        scene.effects = {choice: self.table.effect(scene, choice) for choice in scene.options}
        return scene

    def last_seen(self, seat: int) -> int:
        """Where the log stood when this seat's last turn ended."""
        end = 0
        begins = self.events.turn
        turns = [(at, event.args["seat"]) for at, event in enumerate(self.session.log) if event.key == begins]
        for (_, one), (after, _) in pairwise(turns):
            if one == seat:
                end = after
        return end

    def save(self) -> Kept | None:
        """What the page keeps after every choice."""
        return {
            "text": self.save_text(),
            "label": self.table.save_label(self.session.state, self.seats).data(),
            "seats": [{"name": seat.name, "color": seat.color} for seat in self.seats],
            "ended": self.session.over,
        }

    def save_text(self) -> str:
        """All that is needed to go on: who sits where, the record, and the state it led to."""
        session = self.session
        return json.dumps(
            {
                "format": FORMAT,
                "game": session.game.name,
                "seats": [seat._asdict() for seat in self.seats],
                "record": record.write(session),
                "snapshot": record.dump(session.state),
            },
            separators=(",", ":"),
            ensure_ascii=False,
        )
