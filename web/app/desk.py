"""What lies open on the page: one session, who sits at it, and whose eyes are on the screen."""

import json
from collections.abc import Sequence
from itertools import count
from typing import Any

from tafelrunde.games import game_named
from tafelrunde.kernel import record
from tafelrunde.kernel.choice import Choice
from tafelrunde.kernel.errors import IllegalChoice, StaleChoice
from tafelrunde.kernel.game import AnyGame, Setup
from tafelrunde.kernel.session import Session
from tafelrunde.kernel.think import Advice
from tafelrunde.seats import as_name

from . import box, elsewhere, ending, prompt, telling
from .course import Taken
from .guide import Coach
from .log import Log
from .markup import Message
from .outcome import outcome
from .plan import Plan, told
from .protocol import Ending, Kept, Order, Screen
from .scene import Scene, Seat
from .shelf import listing_of, table_of

FORMAT = 1
# More choices than one turn can have.
LONGEST_TURN = 60
NUMBERS = count()


class Desk:
    def __init__(
        self, session: Session[Any], seats: Sequence[Seat], game_id: str = "", device: int = 0
    ) -> None:
        # The same for all copies of this game, wherever they are; and which of the devices with a copy this one is.
        self.id = game_id
        self.device = device
        # No other table on this page has the same.
        self.number = next(NUMBERS)
        self.session = session
        # A name that could not be read again would cost the save.
        self.seats = [seat._replace(name=as_name(seat.name)) for seat in seats]
        self.table = table_of(session.game.name)
        self.events = listing_of(session.game.name).events
        # The person who lifted the curtain last, and whose hand may be shown.
        self.holder = -1
        # Every choice so far.
        self.taken: list[Taken] = []
        # Whoever tells scorings step by step; what he tells now; and up to where he has read the log.
        self.teller = telling.teller_of(session.game.name)
        self.log = Log(self.table, self.events, self.seats, self.teller)
        self.telling: telling.News | None = None
        self.heard = len(session.log)
        # Up to where the log was looked through for what everybody should notice.
        self.noticed = len(session.log)
        self.whole_log = False
        # A person's turn waits for his yes, and at the end the table is looked at once more before the result; unless
        # somebody wants it otherwise.
        self.end: Ending = {"by": "yes", "look": True}
        self.parting = False
        # Whoever teaches the game, if somebody wants that.
        self.coach: Coach | None = None
        # The king is asked for advice at this question, or has given it: turns, and which of them the table shows.
        self.wants_advice = False
        self.plans: list[Plan] = []
        self.shown_plan = 0
        # Choices that were made elsewhere, still to be shown here.
        self.coming: list[int] = []
        # Those who play on this device.
        self.people = [seat for seat, who in enumerate(seats) if who.is_person and who.device == device]
        self.lay_out()

    def lay_out(self) -> None:
        """All that is drawn from now on shows the box of this table."""
        if self.session.game.editions is not None:
            self.table.lay(self.session.state.box)

    @classmethod
    def new(cls, order: Order, game_id: str = "") -> "Desk":
        """From the form of the start screen."""
        seats = [
            Seat(seat["name"], seat["color"], seat["kind"], seat.get("device", 0)) for seat in order["seats"]
        ]
        edition = order.get("edition", "")
        setup = Setup(len(seats), str(order["seed"]), order["first"], order["variants"], edition)
        return cls.fresh(game_named(order["game"]), setup, seats, game_id)

    @classmethod
    def fresh(
        cls,
        game: AnyGame,
        setup: Setup,
        seats: Sequence[Seat],
        game_id: str = "",
        device: int = 0,
    ) -> "Desk":
        return cls(Session(game, setup, yes_ends_turn=True), seats, game_id, device)

    @classmethod
    def resumed(
        cls,
        session: Session[Any],
        seats: Sequence[Seat],
        game_id: str = "",
        device: int = 0,
    ) -> "Desk":
        """A game that is under way, with the choices of the turn that it stopped in."""
        desk = cls(session, seats, game_id, device)
        again = Session(session.game, session.setup)
        for index in session.journal:
            desk.taken.append(Taken(again.state.turns, again.seat, again.options[index]))
            again.choose(index)
        return desk

    def choose(self, index: int, revision: int | None = None) -> None:
        """Take an option. Where a turn or the game is over there is but one: the yes to that."""
        session = self.session
        self.whole_log = False
        if not session.waits and not self.parting:
            turn, seat, options = session.state.turns, session.seat, session.options
            session.choose(index, revision)
            self.taken.append(Taken(turn, seat, options[index]))
            if self.turn_ends_now:
                self._end_turn()
            self._follow_advice(turn, options[index])
            return
        if revision is not None and revision != session.revision:
            raise StaleChoice(revision, session.revision)
        if index:
            raise IllegalChoice(index)
        self.forget_advice()
        if session.waits:
            self._end_turn()
        else:
            self.parting = False

    @property
    def turn_ends_now(self) -> bool:
        """Is a turn over that waits for nobody? A bot's, or one whose last choice was itself a yes to that."""
        if not self.session.waits:
            return False
        said = bool(self.taken) and self.taken[-1].choice.verb in self.table.ENDS
        return said or self.end["by"] == "auto" or not self.person_asked

    def end_like(self, end: Ending) -> None:
        """From now on, and a turn that waits already."""
        self.end = end
        if self.turn_ends_now:
            self._end_turn()

    def _end_turn(self) -> None:
        """What it brings at the very end is looked at before the result; where somebody has said yes to the game's last
        choice, everything has been seen."""
        seen = not self.turn_ends_now
        happened = self.session.end_turn()
        unseen = bool(happened) or not seen
        self.parting = self.session.over and bool(self.people) and self.end["look"] and unseen

    def follow(self) -> None:
        """One more of the choices that were made elsewhere."""
        if self.coming:
            self.choose(self.coming[0])
            del self.coming[0]

    def advise(self, advice: Sequence[Advice]) -> None:
        self.wants_advice = False
        scene = self._bare_scene()
        self.plans = [told(self.table, scene, one) for one in advice]
        self.shown_plan = 0

    def forget_advice(self) -> None:
        self.wants_advice = False
        self.plans = []
        self.shown_plan = 0

    def _follow_advice(self, turn: int, chosen: Choice) -> None:
        """Whoever begins as he was advised is shown the rest of that turn."""
        session = self.session
        shown = self.plans[self.shown_plan : self.shown_plan + 1]
        rest = next((plan.line[1:] for plan in (*shown, *self.plans) if plan.line[0] == chosen), ())
        goes_on = rest and turn == session.state.turns and self.person_asked and not session.waits
        if goes_on and rest[0] in session.options:
            self.advise([Advice(session.options.index(rest[0]), 0.0, rest)])
        else:
            self.forget_advice()

    def tell(self, start: int) -> None:
        """A scoring once more, from its beginning."""
        self.telling = telling.News(start, 0, asked_for=True)

    def untell(self) -> None:
        self.telling = None

    def look_for_scorings(self) -> None:
        """What was scored since the last look is told; also to whoever comes to the table and was not there then."""
        log = self.session.log
        if self.teller:
            news = telling.fresh(self.teller, self.events.points, log, self.heard)
            self.telling = news or self.telling
        self.heard = len(log)

    def _taken_back(self) -> None:
        self.forget_advice()
        self.untell()
        del self.taken[len(self.session.journal) :]
        self.heard = min(self.heard, len(self.session.log))

    def undo(self) -> None:
        self.session.undo()
        self._taken_back()

    def exchange(self, other: Choice) -> None:
        """Another one than was chosen last. One that cannot be had changes nothing."""
        if other in self._instead():
            self.undo()
            self.choose(self.session.find(*other))

    def again(self) -> None:
        self.session.again()
        self._taken_back()

    def redo(self) -> None:
        session = self.session
        turn, seat, options = session.state.turns, session.seat, session.options
        session.redo()
        self.forget_advice()
        self.taken.append(Taken(turn, seat, options[session.journal[-1]]))

    def lift(self) -> None:
        """The person asked sits at the screen now."""
        self.holder = self.asked
        self.heard = min(self.heard, self.log.since(self.asked))

    def cover(self) -> None:
        """Nobody sits there for a while: the hand is hidden."""
        self.holder = -1

    @property
    def asked(self) -> int:
        return self.session.seat

    @property
    def person_asked(self) -> bool:
        return self.asked in self.people and not self.coming

    @property
    def over(self) -> bool:
        """The game has ended, and nobody can take that back."""
        return self.session.over and not self.session.waits

    @property
    def bot_asked(self) -> bool:
        return not self.over and not self.coming and not self.seats[self.asked].is_person

    @property
    def elsewhere_asked(self) -> bool:
        """Is a person asked who plays on another device?"""
        return not self.over and self.asked not in self.people and self.seats[self.asked].is_person

    @property
    def screen(self) -> Screen:
        if self.over and not self.parting:
            return "result"
        return "curtain" if self.curtain else "table"

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
        if self.over:
            return self._parting_words()
        name = self.seats[self.asked].name
        if self.coming:
            return Message("table-following", {"name": name})
        if self.elsewhere_asked:
            return Message("table-elsewhere", {"name": name})
        if not self.person_asked:
            moves = bool(self.taken) and self.taken[-1].turn == self.session.state.turns
            return Message("table-thinking", {"name": name, "moves": "some" if moves else "none"})
        if self.session.waits:
            return Message("table-turn-over", {"name": name, "game": "over" if self.session.over else "on"})
        asked = self.session.prompt
        args = self.table.words(asked.args, self.seats)
        # A question with two answers may have but one of them now.
        verbs = {choice.verb for choice in self.session.options}
        only = verbs.pop() if len(verbs) == 1 else "none"
        return Message(f"{self.session.game.name}-prompt-{asked.key}", {"name": name, "only": only, **args})

    def _parting_words(self) -> Message:
        """Who has won, and by what, at the last look at the table."""
        session = self.session
        finish = self.table.finish(session.state, session.log, self.seats)
        who = outcome(session.game.winners(session.state), self.seats)
        return Message("table-parting", {"outcome": who, "why": finish.why[0]})

    def bar(self, scene: Scene) -> dict[str, str]:
        """The regions of the prompt bar."""
        if self.coming or self.elsewhere_asked:
            return elsewhere.regions(scene, self.question(), following=bool(self.coming))
        if self.session.waits or self.over:
            return ending.regions(self.table, scene, self.question())
        return prompt.regions(self.table, scene, self.question())

    def scene(self) -> Scene:
        scene = self._bare_scene()
        if self.plans:
            scene.planned = self.plans[self.shown_plan].events
        return scene

    def _bare_scene(self) -> Scene:
        """Without the advice that is being shown."""
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
            [one.choice for one in self.taken[-LONGEST_TURN:] if one.turn == turn],
            session.log,
            session.log[self.fresh_from(seat) :],
        )
        scene.instead = self._instead() if answers else frozenset()
        return scene

    def _instead(self) -> frozenset[Choice]:
        """What the last choice may be exchanged for."""
        last = self.taken[-1].choice if self.taken else None
        if last is None or last.verb not in self.table.INSTEAD:
            return frozenset()
        others = [other for other in self.session.alternatives() if other.verb == last.verb]
        return frozenset(others) - {last}

    @property
    def box(self) -> str:
        """What the box on the table is called, where it is somebody's own."""
        return box.name_of(self.session.game, self.session.setup.edition)

    def log_markup(self, scene: Scene) -> str:
        return self.log.markup(scene.seat if scene.hand_open else -1, self.whole_log)

    @property
    def begun(self) -> bool:
        """Has the one who looks on chosen something in the turn that goes on?"""
        last = self.taken[-1] if self.taken and not self.parting else None
        return last is not None and (last.turn, last.seat) == (self.session.state.turns, self.eyes)

    def fresh_from(self, seat: int) -> int:
        """The number of the first event that is news to this seat: of what the others did until he chooses something
        himself, of his own turn from then on."""
        self.log.follow(self.session.log)
        return self.log.begins() if self.begun else self.log.since(seat)

    def save(self) -> Kept | None:
        """What the page keeps after every choice. What comes from elsewhere is kept already."""
        if self.coming:
            return None
        return {
            "table": self.id,
            "text": self.save_text(),
            "label": (
                self._won() if self.over else self.table.save_label(self.session.state, self.seats)
            ).data(),
            "seats": [{"name": seat.name, "color": seat.color} for seat in self.seats],
            "ended": self.over,
            "box": self.box,
        }

    def _won(self) -> Message:
        """Of a game that is over: who won it, with how much."""
        game, state = self.session.game, self.session.state
        winners = game.winners(state)
        names = [self.seats[seat].name for seat in winners]
        return Message(
            "table-save-won",
            {"names": names, "count": len(winners), "points": game.points(state)[winners[0]]},
        )

    def save_text(self) -> str:
        """All that is needed to go on: who sits where, the record, and the state it led to."""
        session = self.session
        return json.dumps(
            {
                "format": FORMAT,
                "game": session.game.name,
                "table": self.id,
                "device": self.device,
                "seats": [seat._asdict() for seat in self.seats],
                "record": record.write(session),
                "snapshot": record.dump(session.state),
                "waits": session.waits,
            },
            separators=(",", ":"),
            ensure_ascii=False,
        )
