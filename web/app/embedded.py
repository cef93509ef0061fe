"""The page inside somebody's site: what that site may ask for, and what it is told.

It is told what everybody at the table can see and nothing else. A record holds the seed, and so every hidden card:
it is told only once the game is over.
"""

import json
import re
from collections.abc import Mapping
from typing import Any, cast, get_args

from tafelrunde.games import GAMES
from tafelrunde.kernel import record
from tafelrunde.kernel.errors import BadInput
from tafelrunde.seats import is_name

from .desk import Desk
from .protocol import End, Heard, LoadWish, News, State, StepWish, Way
from .replay import Replay

THEMES = ("auto", "light", "dark")
WAYS = get_args(Way)


def read(text: str, desk: Desk | None) -> Heard:
    """A message that can be obeyed, or what is wrong with it. Imports pydantic."""
    from tafelrunde import save

    try:
        told = save.read_message(text)
    except BadInput as bad:
        return {"error": {"field": bad.field, "why": bad.why, "allowed": bad.allowed}}
    if isinstance(told, save.SetLanguage):
        return {"message": {"type": "language", "lang": told.lang}}
    if isinstance(told, save.SetTheme):
        return {"message": {"type": "theme", "theme": told.theme}}
    if isinstance(told, save.LoadRecord):
        return {
            "message": {
                "type": "load",
                "game": record.read(told.record).game,
                "record": told.record,
                "readonly": told.readonly,
                "names": told.names,
                "at": told.at,
            }
        }
    if isinstance(told, save.Start):
        return {
            "message": {
                "type": "start",
                "game": told.game,
                "players": told.setup.players,
                "seed": told.seed,
                "first": told.first,
                "names": told.names,
                "bots": told.bots,
                "end": told.end,
                "variants": dict(told.setup.variants),
            }
        }
    wish: StepWish = {"type": "step"}
    if told.to is not None:
        wish["to"] = told.to
    if told.at is not None:
        wish["at"] = told.at
    return _stepping(wish, desk)


def _stepping(wish: StepWish, desk: Desk | None) -> Heard:
    if not isinstance(desk, Replay):
        return {"error": {"field": "message.type", "why": "no-replay", "allowed": ""}}
    return {"message": wish}


def read_by_hand(text: str, desk: Desk | None) -> Heard:
    """The same of most that a site sends, but the start of a game: pydantic and what it needs would take longer than
    the rest of the page. Nothing where it is not as plain as that; then `read` says what it is."""
    try:
        told = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    if not isinstance(told, dict) or type(version := told.pop("tafelrunde", None)) is not int or version != 1:
        return {}
    match told:
        case {"type": "language", "lang": str(lang), **rest} if not rest and re.fullmatch("[a-z]{2,3}", lang):
            return {"message": {"type": "language", "lang": lang}}
        case {"type": "theme", "theme": str(theme), **rest} if not rest and theme in THEMES:
            return {"message": {"type": "theme", "theme": theme}}
        case {"type": "step", "to": str(to), **rest} if not rest and to in WAYS:
            return _stepping({"type": "step", "to": cast(Way, to)}, desk)
        case {"type": "step", "at": at, **rest} if not rest and _is_moment(at):
            return _stepping({"type": "step", "at": at}, desk)
        case {"type": "load", "record": str(line)} if len(line) <= record.LONGEST_TEXT:
            return _read_record(line, told)
    return {}


def _is_moment(at: object) -> bool:
    return type(at) is int and 0 <= at <= record.LAST_MOMENT


def _read_record(line: str, told: Mapping[str, Any]) -> Heard:
    try:
        session = record.replay(record.read(line), GAMES)
    except (BadInput, ValueError, RecursionError):
        return {}
    readonly, names, at = told.get("readonly", False), told.get("names", []), told.get("at", 0)
    known = told.keys() <= {"type", "record", "readonly", "names", "at"}
    if not (known and isinstance(readonly, bool) and _is_moment(at)):
        return {}
    if not isinstance(names, list) or len(names) > session.setup.players:
        return {}
    if not all(isinstance(name, str) and is_name(name) for name in names):
        return {}
    wish: LoadWish = {
        "type": "load",
        "game": session.game.name,
        "record": line,
        "readonly": readonly,
        "names": names,
        "at": at,
    }
    return {"message": wish}


class Teller:
    """Remembers how far the story of a table has been told. What a loaded game has seen before is no news."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.ended = False
        self._told()

    def _told(self) -> None:
        session = self.desk.session
        self.choices, self.events, self.asked = len(session.journal), len(session.log), self.desk.asked

    def tell(self) -> News:
        """The state; what was done to reach it, if somebody has chosen or ended his turn; and the end, once."""
        desk, session = self.desk, self.desk.session
        told: News = {"state": _state(desk)}
        if not isinstance(desk, Replay):
            chosen, fresh = len(session.journal) - self.choices, session.log[self.events :]
            if chosen > 0 or (chosen == 0 and fresh):
                told["move"] = {
                    "seat": self.asked,
                    "events": [
                        {"key": event.key, "args": event.args} for event in fresh if event.only_for is None
                    ],
                }
            if desk.over and not self.ended:
                self.ended = True
                told["end"] = _end(desk)
        self._told()
        return told


def _state(desk: Desk) -> State:
    session = desk.session
    return {
        "game": session.game.name,
        "seats": [{"name": seat.name, "color": seat.color, "kind": seat.kind} for seat in desk.seats],
        "seat": desk.asked,
        "points": session.game.points(session.state),
        "over": desk.over,
        "waits": session.waits,
        "choices": len(session.journal),
        "readonly": isinstance(desk, Replay),
        "steps": desk.course.end if isinstance(desk, Replay) else None,
    }


def _end(desk: Desk) -> End:
    session = desk.session
    return {
        "points": session.game.points(session.state),
        "winners": session.game.winners(session.state),
        "record": record.write(session),
    }
