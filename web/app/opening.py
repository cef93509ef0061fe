"""A saved game, or the record of one, comes to the table."""

from collections.abc import Sequence
from typing import Any

from tafelrunde.games import GAMES
from tafelrunde.kernel.errors import BadInput
from tafelrunde.kernel.record import read, replay
from tafelrunde.kernel.session import Session
from tafelrunde.seats import COLORS, PERSON

from .desk import Desk
from .guide import Coach
from .handlers import handler
from .markup import Message
from .page import PAGE
from .protocol import Load, Patch
from .replay import Replay
from .scene import Seat
from .shelf import listing_of


@handler
def load(data: Load) -> Patch:
    """A saved game, or the record of one. pydantic must be importable by now."""
    try:
        desk, replays = _read(data["save"], data.get("table", ""), data.get("names", ()))
    except BadInput as bad:
        facts = {
            "field": bad.field,
            "why": bad.why,
            "value": bad.value.strip("'"),
            "allowed": bad.allowed or "–",
        }
        return {"regions": {}, "error": Message("table-error-save", facts).data()}
    if data.get("readonly"):
        return _opened(desk, data)
    if "learned" in data and listing_of(desk.session.game.name).guide:
        desk.coach = Coach(desk.session.game.name, data["learned"])
    patch = PAGE.open(desk)
    if not replays:
        patch["notice"].append({**Message("table-notice-rules-changed").data(), "open": None})
    return patch


def _opened(desk: Desk, data: Load) -> Patch:
    """A game to look at. Of a record alone all is to be seen; a saved game may go on and keeps its secrets."""
    alone = _is_record(data["save"])
    looked = Replay.of_record(desk) if alone else Replay.behind(desk)
    if looked is None:
        return {"regions": {}, "error": Message("table-replay-impossible").data()}
    looked.go_to(data.get("at", 0))
    return PAGE.open(looked)


def _is_record(text: str) -> bool:
    """A record alone, and no save. It is read without pydantic."""
    return '"snapshot"' not in text


def played(line: str) -> Session[Any]:
    """The game of a record, ready to go on."""
    session = replay(read(line), GAMES, yes_ends_turn=True)
    session.end_turn()
    return session


def _read(text: str, table: str, names: Sequence[str]) -> tuple[Desk, bool]:
    """The desk of a saved game; False if its record no longer leads there. A record alone knows no names."""
    if _is_record(text):
        session = played(text)
        seats = [
            Seat(names[at] if at < len(names) else str(at + 1), color, PERSON)
            for at, color in enumerate(COLORS[: session.setup.players])
        ]
        return Desk.resumed(session, seats, table), True
    from tafelrunde.save import read_save

    loaded = read_save(text, yes_ends_turn=True)
    save = loaded.save
    seats = [Seat(seat.name, seat.color, seat.kind, seat.device) for seat in save.seats]
    make = Desk.resumed if loaded.replays else Desk
    return make(loaded.session, seats, save.table or table, save.device), loaded.replays
