"""Tables that come and go by link: what a link holds, how it stands to the games that are here, the link of a game.

Without pydantic, but for files: links are read by hand, and the saves that are here are those that this page wrote.
"""

import json
from collections.abc import Sequence
from itertools import count
from typing import Any

from tafelrunde import link
from tafelrunde.games import GAMES
from tafelrunde.kernel import record
from tafelrunde.kernel.errors import BadInput, BadLink
from tafelrunde.kernel.session import Session
from tafelrunde.seats import PERSON

from . import box
from .course import Course
from .desk import Desk
from .markup import Message
from .protocol import Arrival, Compared, Linked, Placed, Words
from .replay import Replay
from .scene import Seat


def told(bad: BadInput) -> Words:
    """What is wrong with a link, as a sentence."""
    value = bad.value.strip("'")
    facts = {"field": bad.field, "why": bad.why, "value": value, "allowed": bad.allowed or "–"}
    return Message("table-error-link", facts).data()


def found_in(text: str) -> link.Link:
    behind = link.text_of(text)
    if behind is None:
        raise BadLink("link", "no-link")
    return link.read(behind, GAMES)


def _session(told: record.Record, choices: int | None = None) -> Session[Any]:
    """The game that a record tells, proved; or, of one that was proved before, this many of its choices."""
    if choices is None:
        session = record.replay(told, GAMES, yes_ends_turn=True)
    else:
        session = Session(GAMES[told.game], told.setup, yes_ends_turn=True)
        for index in told.choices[:choices]:
            session.choose(index)
    session.end_turn()
    return session


def arrival(text: str) -> Arrival:
    """What a link holds, proved by playing it."""
    found = found_in(text)
    session = _session(found.record)
    return {
        "table": found.id,
        "game": found.record.game,
        "over": session.over,
        "asked": session.seat,
        "seats": [_placed(seat) for seat in found.seats],
        "device": found.device,
    }


def _placed(seat: link.Seat) -> Placed:
    return {"name": seat.name, "color": seat.color, "kind": seat.kind, "device": seat.device}


# --- what is here already


def compared(text: str, kept: Sequence[str]) -> Compared:
    """How a link, or a saved file, stands to the saves of the same table."""
    is_file = text.startswith("{")
    come = _file(text) if is_file else found_in(text).record
    best: Compared = {"how": "other" if kept else "new", "which": -1}
    for number, save in enumerate(kept):
        here = _record(save)
        if here.choices == come.choices:
            return {"how": "same", "which": number}
        if here.choices[: len(come.choices)] == come.choices:
            best = {"how": "older", "which": number}
        elif best["how"] != "older" and _goes_on(come, here):
            best = {"how": "longer", "which": number}
    if best["how"] == "other" and not is_file:
        best["save"] = _taken(found_in(text), None).save()
    return best


def _goes_on(come: record.Record, here: record.Record) -> bool:
    """Does it lead through the position that is kept? It takes its place: the same id and choices are not enough, for
    both may stand in the link of another game."""
    if come.choices[: len(here.choices)] != here.choices:
        return False
    try:
        record.replay(come._replace(choices=here.choices, hash=here.hash), GAMES, yes_ends_turn=True)
    except BadInput:
        return False
    return True


def _file(text: str) -> record.Record:
    """The record in a file, which comes from anywhere. pydantic must be importable by now."""
    from tafelrunde.save import read_save

    return record.of(read_save(text).session)


def _record(save: str) -> record.Record:
    return record.read(json.loads(save)["record"])


# --- opening


def opened(text: str, kept: str | None, seats: Sequence[int] | None) -> tuple[Desk, list[int]]:
    """The table of a link, and the choices that are new here: to the game that is kept, or to those who have just sat
    down, since their seats' last turn."""
    found = found_in(text)
    if kept is None and seats is None:
        return _watched(found), []
    if kept is None:
        desk = _taken(found, seats)
        return desk, _unseen(desk)
    since = len(_record(kept).choices)
    found = found._replace(device=json.loads(kept).get("device", 0))
    return _taken(found, None), found.record.choices[since:]


def _unseen(desk: Desk) -> list[int]:
    """What others chose since somebody at this device was asked."""
    journal = desk.session.journal
    asked = Course(desk.session).asked[: len(journal)]
    own = [number for number, seat in enumerate(asked, 1) if seat in desk.people]
    return journal[own[-1] if own else 0 :]


def before(desk: Desk, coming: list[int]) -> Desk:
    """The same table some choices earlier, which are to be shown."""
    told = record.of(desk.session)
    session = _session(told, len(told.choices) - len(coming))
    earlier = Desk.resumed(session, desk.seats, desk.id, desk.device)
    earlier.coming = coming
    return earlier


def _taken(found: link.Link, seats: Sequence[int] | None) -> Desk:
    """The table with these seats on this device; with none named, those of the device that the link was sent to."""
    sent_to = [number for number, seat in enumerate(found.seats) if seat.device == found.device]
    people = [number for number in sent_to if found.seats[number].kind == PERSON]
    device = found.device
    if seats is not None and sorted(seats) != people:
        used = {seat.device for seat in found.seats}
        device = next(number for number in count() if number not in used)
    sitting = [
        Seat(*seat)._replace(device=device) if seats is not None and number in seats else Seat(*seat)
        for number, seat in enumerate(found.seats)
    ]
    return Desk.resumed(_session(found.record), sitting, found.id, device)


def _watched(found: link.Link) -> Desk:
    """By nobody at the table: of a game that goes on no hand is shown."""
    looked = Replay.behind(Desk(_session(found.record), [Seat(*seat) for seat in found.seats], found.id, -1))
    assert looked, "its record was proved"
    return looked


# --- sending


def of_desk(desk: Desk) -> Linked:
    session = desk.session
    asked = -1 if session.over else desk.asked
    return _linked(record.of(session), desk.seats, desk.id, desk.device, asked, session.over)


def of_save(text: str) -> Linked:
    save = json.loads(text)
    agenda = save["snapshot"]["agenda"]
    # Where a turn waits for its end, nobody is asked yet.
    asked = agenda[-1][1] if agenda and not save.get("waits") else -1
    seats = [Seat(**seat) for seat in save["seats"]]
    table, device = save.get("table", ""), save.get("device", 0)
    return _linked(record.read(save["record"]), seats, table, device, asked, not agenda)


def _linked(
    told: record.Record, seats: Sequence[Seat], table: str, device: int, asked: int, over: bool
) -> Linked:
    """It goes to the device that has the turn; where that is this one, to whoever takes its place."""
    away = asked >= 0 and seats[asked].is_person and seats[asked].device != device
    to = seats[asked].device if away else max(device, 0)  # whoever only watches has none
    return {
        "text": link.write(told, [link.Seat(*seat) for seat in seats], table or told.hash, to),
        "game": told.game,
        "over": over,
        "to": seats[asked].name if away else None,
        "box": box.name_of(GAMES[told.game], told.setup.edition),
    }
