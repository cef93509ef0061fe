"""What comes from outside: saves and messages, whole or broken."""

import contextlib
import json
from random import Random
from typing import Any

import pytest

from tafelrunde.games import GAMES
from tafelrunde.kernel import record
from tafelrunde.kernel.errors import BadSave
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.session import Session
from tafelrunde.save import LoadRecord, Start, read_message, read_save

BOTH = pytest.mark.parametrize("game", GAMES)


def played(game: str, choices: int = 60) -> Session[Any]:
    session, random = Session(GAMES[game], Setup(2, "7")), Random(7)
    for _ in range(choices):
        session.choose(random.randrange(len(session.options)))
    return session


def saved(session: Session[Any]) -> dict[str, Any]:
    seats = [
        {"name": "Anna", "color": "blue", "kind": "person"},
        {"name": "", "color": "red", "kind": "king"},
    ]
    return {
        "format": 1,
        "game": session.game.name,
        "seats": seats,
        "record": record.write(session),
        "snapshot": json.loads(json.dumps(record.dump(session.state))),
    }


def refused(data: object) -> BadSave:
    with pytest.raises(BadSave) as bad:
        read_save(data if isinstance(data, str) else json.dumps(data))
    return bad.value


@BOTH
def test_a_save_goes_on_where_it_was(game):
    session = played(game)
    loaded = read_save(json.dumps(saved(session)))
    assert loaded.replays
    assert loaded.session.options == session.options
    assert loaded.session.log == session.log
    assert loaded.session.can_undo == session.can_undo


@BOTH
def test_a_snapshot_resumes_when_its_record_leads_elsewhere(game):
    """As after a rule was mended: the snapshot counts, and the table says so."""
    session = played(game)
    data = saved(session)
    told = json.loads(data["record"])
    data["record"] = json.dumps({**told, "choices": record.pack(session.journal[:-3])})
    loaded = read_save(json.dumps(data))
    assert not loaded.replays
    assert record.digest(loaded.session.state) == record.digest(session.state)
    loaded.session.choose(0)


@BOTH
def test_every_state_survives_dump_and_load(game):
    session = played(game)
    plain = json.loads(json.dumps(record.dump(session.state)))
    again = record.load(session.game, plain, session.setup.edition)
    assert record.digest(again) == record.digest(session.state)
    assert session.game.options(again) == session.options


@BOTH
@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"format": 2}, "file.format"),
        ({"game": "chess"}, "file.game"),
        ({"seats": []}, "file.seats"),
        ({"more": 1}, "file.more"),
        ({"record": "{"}, "record"),
        ({"snapshot": {}}, "snapshot."),
        ({"seats": [{"name": "x" * 41, "color": "blue", "kind": "person"}] * 2}, "file.seats.0.name"),
        ({"seats": [{"name": "", "color": "pink", "kind": "person"}] * 2}, "file.seats.0.color"),
    ],
)
def test_a_bad_save_names_the_field(game, change, field):
    assert refused({**saved(played(game)), **change}).field.startswith(field)


@BOTH
def test_an_impossible_position_is_refused(game):
    data = saved(played(game))
    data["snapshot"]["hands"][0] = data["snapshot"]["hands"][1]
    assert refused(data).field == "snapshot"


@BOTH
@pytest.mark.slow
def test_no_number_of_a_snapshot_can_crash_the_door(game):
    """Each number of the snapshot in turn becomes a wild one: refused or right, never another exception."""
    data = saved(played(game))
    random = Random(7)
    names = sorted(data["snapshot"])
    for _ in range(150):
        broken = json.loads(json.dumps(data))
        holder, key = broken["snapshot"], random.choice(names)
        while isinstance(holder[key], list) and holder[key]:
            holder, key = holder[key], random.randrange(len(holder[key]))
        holder[key] = random.choice([-1, 0, 7, 999, -999, 10**30, "x", None, [], 1.5, True])
        with contextlib.suppress(BadSave):
            read_save(json.dumps(broken))


@pytest.mark.parametrize("text", ["", "null", "[" * 100_000, "x" * 10_000_000, '{"format":1}', "\x00"])
def test_nonsense_is_refused(text):
    refused(text)


def test_a_message_of_an_embedding_page_is_read():
    text = json.dumps({"tafelrunde": 1, "type": "start", "game": "merlin", "players": 3})
    assert read_message(text) == Start(tafelrunde=1, type="start", game="merlin", players=3)


@BOTH
def test_a_message_may_bring_a_record(game):
    line = record.write(played(game))
    text = json.dumps({"tafelrunde": 1, "type": "load", "record": line, "readonly": True})
    assert read_message(text) == LoadRecord(tafelrunde=1, type="load", record=line, readonly=True)


BEGIN = {"type": "start", "game": "merlin"}


@pytest.mark.parametrize(
    ("message", "field"),
    [
        ({}, "message.type"),
        ({"type": "dance"}, "message.type"),
        ({"type": "start"}, "message.game"),
        ({**BEGIN, "tafelrunde": 2}, "message.tafelrunde"),
        ({**BEGIN, "players": "3"}, "message.players"),
        ({**BEGIN, "players": 5}, "message.players"),
        ({**BEGIN, "first": 2}, "message.first"),
        ({**BEGIN, "seed": "\n"}, "message.seed"),
        ({**BEGIN, "names": ["a", "b", "c"]}, "message.names"),
        ({**BEGIN, "bots": ["", "wizard"]}, "message.bots.1"),
        ({**BEGIN, "color": "red"}, "message.color"),
        ({"type": "start", "game": "loewenherz", "favor": True}, "message.favor"),
        ({"type": "language", "lang": "French"}, "message.lang"),
        ({"type": "load", "record": 7}, "message.record"),
        ({"type": "load", "record": "{}"}, "message.version"),
        ({"type": "step", "to": "nowhere"}, "message.to"),
    ],
)
def test_a_message_of_another_shape_is_refused_and_the_field_named(message, field):
    with pytest.raises(BadSave) as bad:
        read_message(json.dumps({"tafelrunde": 1, **message}))
    assert bad.value.field == field


@pytest.mark.parametrize("text", ["", "null", "7", "[" * 100_000, "x" * 10_000_000])
def test_what_is_no_message_is_refused(text):
    with pytest.raises(BadSave):
        read_message(text)
