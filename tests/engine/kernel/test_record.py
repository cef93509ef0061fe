"""Records: a line of text that proves itself, and what is said of one that does not."""

import json
from hashlib import sha256
from random import Random
from typing import Any

import pytest

from tafelrunde import __version__
from tafelrunde.kernel import record
from tafelrunde.kernel.agenda import Frame
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


def test_a_record_is_a_line_with_these_fields():
    session = Session(PIG, Setup(2, "7", 1, {"greetings": False}))
    session.choose(session.find("keep"))
    line = record.write(session)
    assert line == (
        f'{{"game":"pig","version":"{__version__}","players":2,"seed":"7","first":1,'
        f'"variants":{{"greetings":false}},"choices":"{record.pack([1])}","hash":"{record.digest(session.state)}"}}'
    )
    read = record.read(line)
    assert read == record.Record("pig", __version__, session.setup, [1], record.digest(session.state))


def test_a_digest_is_sixteen_signs_of_the_state_as_json():
    state = Session(PIG, Setup(2, "7")).state
    text = json.dumps(record.dump(state), separators=(",", ":"))
    assert record.digest(state) == sha256(text.encode()).hexdigest()[:16]
    assert list(record.dump(state))[:5] == ["players", "seed", "draws", "turns", "agenda"]


def test_a_state_is_loaded_as_it_was_dumped():
    state = played(choices=7).state
    again = record.load(PIG, json.loads(json.dumps(record.dump(state))), "")
    assert again == state and isinstance(again.agenda[-1], Frame)


def test_a_game_that_waits_at_a_turns_end_has_the_record_of_the_one_that_does_not():
    quick, patient = Session(PIG, Setup(2, "7")), Session(PIG, Setup(2, "7"), yes_ends_turn=True)
    for session in (quick, patient):
        session.choose(session.find("keep"))
    assert record.write(quick) == record.write(patient)
    again = record.replay(record.read(record.write(quick)), SHELF, yes_ends_turn=True)
    assert again.waits and again.yes_ends_turn
    assert not record.replay(record.read(record.write(quick)), SHELF).yes_ends_turn


def test_a_record_may_be_as_long_as_it_may_be():
    line = record.write(played())
    spaces = " " * (record.LONGEST_TEXT - len(line))
    assert record.read(line + spaces) == record.read(line)
    with pytest.raises(BadSave, match="too-long"):
        record.read(f"{line}{spaces} ")
    assert record.LONGEST_TEXT == 100_000


@pytest.mark.parametrize("bracket", ["[", "{"])
def test_a_record_may_have_as_many_brackets_as_it_may_have(bracket: str):
    seed = bracket * (record.MOST_BRACKETS - 2)
    assert record.read(wrong(seed=seed)).setup.seed == seed
    with pytest.raises(BadSave, match="nested"):
        record.read(wrong(seed=f"{seed}{bracket}"))
    assert record.MOST_BRACKETS == 100


def test_a_game_may_have_as_many_choices_as_it_may_have():
    assert record.MOST_CHOICES == 20_000
    most = [0] * record.MOST_CHOICES
    assert record.unpack(record.pack(most)) == most
    with pytest.raises(BadSave, match=r"too-many \(20001\)"):
        record.unpack(record.pack([*most, 0]))
    assert len(record.unpack(record.pack([200] * record.MOST_CHOICES))) == record.MOST_CHOICES


def test_a_text_that_unpacks_to_megabytes_is_not_unpacked_to_its_end(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(record, "numbers_of", list)
    assert len(record.unpack(record.pack([0] * 100_000))) == 2 * record.MOST_CHOICES


def test_numbers_that_break_off_are_told():
    with pytest.raises(BadSave) as bad:
        record.numbers_of(bytes([1, 2, 200]))
    assert (bad.value.field, bad.value.why, bad.value.value) == ("choices", "cut-off", "2")


def test_numbers_are_packed_seven_bits_at_a_time():
    assert record.bytes_of([0, 127, 128, 300]) == bytes([0, 127, 128, 1, 172, 2])
    assert record.numbers_of(bytes([0, 127, 128, 1, 172, 2])) == [0, 127, 128, 300]
    numbers = list(range(600))
    assert record.unpack(record.pack(numbers)) == numbers


def test_packed_numbers_have_only_letters_that_a_link_may_hold():
    packed = [record.pack(list(range(start, start + 9))) for start in range(300)]
    assert any("-" in text for text in packed) and any("_" in text for text in packed)
    assert not any(set(text) & set("+/=") for text in packed)
    assert all(record.unpack(text) == list(range(at, at + 9)) for at, text in enumerate(packed))


@pytest.mark.parametrize("version", ["1.0", "1.0.0.0", "a.0.0", "1.0.100000", "1..0", "².0.0", "-1.0.0", ""])
def test_what_is_no_version_is_told(version: str):
    with pytest.raises(BadSave) as bad:
        record.refuse_newer(version)
    assert (bad.value.field, bad.value.why) == ("version", "no-version")


@pytest.mark.parametrize("version", [__version__, "0.0.99999", "0.1.0"])
def test_a_record_of_an_older_version_is_read(version: str):
    record.refuse_newer(version)


def test_a_newer_version_is_refused_by_its_numbers():
    first, second, third = (int(part) for part in __version__.split("."))
    for newer in (f"{first + 1}.0.0", f"{first}.{second + 1}.0", f"{first}.{second}.{third + 1}", "10.0.0"):
        with pytest.raises(BadSave, match="newer-than-this-program"):
            record.refuse_newer(newer)


def test_who_begins_is_a_seat_or_drawn():
    assert record.read(wrong(first=None)).setup.first is None
    assert record.read(wrong(first=2)).setup.first == 2
    with pytest.raises(BadSave, match="first: no-int"):
        record.read(wrong(first="2"))


def test_what_a_set_up_may_be_is_told_of_a_record_too():
    with pytest.raises(BadSave) as bad:
        record.replay(record.read(wrong(players=9)), SHELF)
    assert bad.value.allowed == "2, 3, 4"
