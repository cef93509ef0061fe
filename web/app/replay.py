"""A record to look at, one choice after the other. Nobody is asked and nothing is kept."""

from collections.abc import Sequence
from typing import Any

from tafelrunde.kernel.session import Session

from .desk import Desk
from .markup import Message, crest, l10n
from .protocol import Moment, Screen
from .scene import Scene, Seat
from .scoresheet import outcome

BUTTONS = {
    "first": Message("table-replay-first"),
    "back": Message("table-replay-back"),
    "forward": Message("table-replay-forward"),
    "last": Message("table-replay-last"),
}


class Replay(Desk):
    """The table is seen by whoever is asked, with open cards: who has the record has everything."""

    def __init__(self, session: Session[Any], seats: Sequence[Seat]) -> None:
        super().__init__(session, seats)
        self.people = []
        self.journal = session.journal
        self._go(0)

    def step(self, to: Moment) -> None:
        end = len(self.journal)
        at = len(self.session.journal)
        self._go({"first": 0, "back": max(at - 1, 0), "forward": min(at + 1, end), "last": end}[to])
        if to != "forward":
            # A leap over scorings is no news of them.
            self.noticed = len(self.session.log)

    def _go(self, number: int) -> None:
        """To the moment after so many choices; back means once more from the start."""
        if number < len(self.session.journal):
            self.session = Session(self.session.game, self.session.setup)
            self.taken = []
        while len(self.session.journal) < number:
            self.choose(self.journal[len(self.session.journal)])
        self.holder = self.asked if self.asked >= 0 else max(self.holder, 0)

    @property
    def bot_asked(self) -> bool:
        return False

    @property
    def screen(self) -> Screen:
        return "table"

    def save(self) -> None:
        return None

    def question(self) -> Message:
        session = self.session
        if session.over:
            return outcome(session.game.winners(session.state), self.seats)
        return Message("table-replay", {"number": len(session.journal), "count": len(self.journal)})

    def bar(self, scene: Scene) -> dict[str, str]:
        at, end = len(self.session.journal), len(self.journal)
        useless = {"first", "back"} if at == 0 else {"forward", "last"} if at == end else set()
        if not end:
            useless = set(BUTTONS)
        # A button that is truly disabled would lose the focus of whoever has just pressed it.
        off = ' aria-disabled="true"'
        buttons = [
            f'<button class="btn" id="replay-{to}" data-do="step" data-to="{to}"'
            f"{off if to in useless else ''}{l10n(label)}></button>"
            for to, label in BUTTONS.items()
        ]
        who = crest(self.seats[self.holder].color)
        question = f'<h2 class="question"{l10n(self.question())}></h2>'
        return {"ask": who + question, "offers": "".join(buttons)}
