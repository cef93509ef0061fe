"""Records: a line of text that proves itself, and what is said of one that does not."""

import json
from random import Random
from typing import Any

import pytest

from tafelrunde.kernel import record
from tafelrunde.kernel.errors import BadSave
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.session import Session
from tests.pig.engine.game import PIG, Pig

SHELF = {"pig": PIG}


def played(seed: str = "7", choices: int = 1000) -> Session[Pig]:
    session, random = Session(PIG, Setup(3, seed)), Random(seed)
    while not session.over and len(session.journal) < choices:
        session.choose(random.randrange(len(session.options)))
    return session


def test_a_record_replays_to_the_same_state_and_log():
    session = played()
    again = record.replay(record.read(record.write(session)), SHELF)
    assert (
        again.over and again.log == session.log and record.digest(again.state) == record.digest(session.state)
    )


def test_an_unfinished_game_has_a_record_too():
    session = played(choices=5)
    again = record.replay(record.read(record.write(session)), SHELF)
    assert again.journal == session.journal and again.options == session.options


def test_numbers_of_any_size_are_packed():
    numbers = [0, 1, 127, 128, 263, 16384, 0, 0]
    assert record.unpack(record.pack(numbers)) == numbers


def wrong(**changes: Any) -> str:
    return json.dumps({**json.loads(record.write(played())), **changes})


@pytest.mark.parametrize(
    ("text", "field", "why"),
    [
        ("", "record", "no-json"),
        ("{", "record", "no-json"),
        ("[1]", "record", "no-object"),
        ("[" * 90_000, "record", "nested"),
        ("x" * 10_000_000, "record", "too-long"),
        (wrong(players="2"), "players", "no-int"),
        (wrong(players=True), "players", "no-int"),
        (wrong(players=9), "players", "wrong-number-of-players"),
        (wrong(seed=7), "seed", "no-str"),
        (wrong(seed=None), "seed", "missing"),
        (wrong(version="99.0.0"), "version", "newer-than-this-program"),
        (wrong(version="x"), "version", "no-version"),
        (wrong(choices="%%%"), "choices", "unreadable"),
        (wrong(choices="AAAA"), "choices", "unreadable"),
        (wrong(choices=record.pack([0] * 30_000)), "choices", "too-many"),
        (wrong(extra=1), "extra", "unknown-field"),
        (wrong(variants=[1]), "variants", "no-dict"),
        (wrong(variants={"counters": 7}), "counters", "unknown-variant"),
        (wrong(variants={"greetings": 1}), "greetings", "unknown-value"),
        (wrong(game="chess"), "game", "unknown-game"),
        (wrong(choices=record.pack([9])), "choices[0]", "not-on-offer"),
        (wrong(hash="0" * 16), "hash", "leads-elsewhere"),
    ],
)
def test_a_bad_record_names_the_field_and_why(text: str, field: str, why: str):
    with pytest.raises(BadSave) as bad:
        record.replay(record.read(text), SHELF)
    assert (bad.value.field, bad.value.why) == (field, why)
    assert len(str(bad.value)) < 200


def test_a_record_of_0_1_names_its_options_beside_the_rest_and_those_of_other_games_too():
    line = json.loads(record.write(played()))
    del line["variants"]
    old = json.dumps({**line, "version": "0.1.0", "favor": False, "counters": 6, "greetings": True})
    assert record.replay(record.read(old), SHELF).setup.variants == {"greetings": True}


def test_the_index_after_the_last_choice_is_refused():
    session = played()
    with pytest.raises(BadSave) as bad:
        record.replay(record.read(wrong(choices=record.pack([*session.journal, 0]))), SHELF)
    assert bad.value.field == f"choices[{len(session.journal)}]"
