"""The page inside somebody's site: what that site may ask for, and what it is told.

It is told what everybody at the table can see and nothing else. A record holds the seed, and so every hidden card:
it is told only once the game is over.
"""

from typing import Any

from tafelrunde.kernel import record
from tafelrunde.kernel.errors import BadInput

from .desk import Desk
from .replay import Replay

Data = dict[str, Any]


def read(text: str, desk: Desk | None) -> Data:
    """A message that can be obeyed, or what is wrong with it. Imports pydantic."""
    from tafelrunde import save

    try:
        told = save.read_message(text)
    except BadInput as bad:
        return {"error": {"field": bad.field, "why": bad.why, "allowed": bad.allowed}}
    if isinstance(told, save.Step) and not isinstance(desk, Replay):
        return {"error": {"field": "message.type", "why": "no-replay", "allowed": ""}}
    message = told.model_dump()
    if isinstance(told, save.Start):
        message |= {"players": told.setup.players, "variants": dict(told.setup.variants)}
    if isinstance(told, save.LoadRecord):
        message["game"] = record.read(told.record).game
    return {"message": message}


class Teller:
    """Remembers how far the story of a table has been told. What a loaded game has seen before is no news."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.ended = False
        self._told()

    def _told(self) -> None:
        session = self.desk.session
        self.choices, self.events, self.asked = len(session.journal), len(session.log), self.desk.asked

    def tell(self) -> Data:
        """The state; what was done to reach it, if somebody has chosen; and the end, once."""
        desk, session = self.desk, self.desk.session
        told: Data = {"state": _state(desk)}
        if not isinstance(desk, Replay):
            if len(session.journal) > self.choices:
                fresh = session.log[self.events :]
                public = [{"key": event.key, "args": event.args} for event in fresh if event.only_for is None]
                told["move"] = {"seat": self.asked, "events": public}
            if session.over and not self.ended:
                self.ended = True
                told["end"] = _end(desk)
        self._told()
        return told


def _state(desk: Desk) -> Data:
    session = desk.session
    return {
        "game": session.game.name,
        "seats": [seat._asdict() for seat in desk.seats],
        "seat": desk.asked,
        "points": session.game.points(session.state),
        "over": session.over,
        "choices": len(session.journal),
        "readonly": isinstance(desk, Replay),
        "steps": len(desk.journal) if isinstance(desk, Replay) else None,
    }


def _end(desk: Desk) -> Data:
    session = desk.session
    return {
        "points": session.game.points(session.state),
        "winners": session.game.winners(session.state),
        "record": record.write(session),
    }
