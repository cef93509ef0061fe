"""What comes in from outside is refused by name or can be played on; tests/bench/spoiled.py makes what is tried."""

import json
from random import Random
from typing import Any

import pytest

from tafelrunde import BadInput, BadSave, IllegalChoice, Table, link, seats
from tafelrunde.games import GAMES
from tafelrunde.kernel import record
from tafelrunde.kernel.errors import BadLink, printable
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.session import Session
from tafelrunde.kernel.think import Budget
from tafelrunde.save import read_message, read_save
from tests.bench import hostile, spoiled

BOTH = pytest.mark.parametrize("game", GAMES)
HUGE = 1 << 20_000  # more digits than Python writes


@pytest.mark.slow
def test_ten_thousand_inputs_are_refused_or_played_on():
    report = hostile.tried(range(10_000), "7", [*hostile.KINDS])
    assert report.faults == {}
    assert report.megabytes < hostile.MEMORY
    for kind in hostile.KINDS:
        assert report.counts[kind, "refused"] > 100


def _endless(text: str) -> None:
    while True:
        pass


def _stuck(text: str) -> Session[Any]:
    session: Session[Any] = Session(GAMES["merlin"], Setup(2, "7"))
    session.options = []
    return session


@pytest.mark.parametrize("read", [_endless, _stuck, json.loads], ids=["endless", "stuck", "another error"])
def test_what_is_neither_is_seen(read, monkeypatch):
    monkeypatch.setattr(hostile, "SECONDS", 0.01)
    monkeypatch.setitem(hostile.KINDS, "new", hostile.Kind(lambda random: "no json", read))
    assert hostile.attempt("new", "7").verdict == "fault"


@pytest.mark.parametrize("kind", hostile.KINDS)
def test_what_is_tried_can_be_made_again(kind):
    make = hostile.KINDS[kind].make
    assert [make(Random(str(seed))) for seed in range(5)] == [make(Random(str(seed))) for seed in range(5)]


# A number of more digits than can be written


def with_a_huge_choice(game: str) -> str:
    told = json.loads(Table(game, seed="7").record())
    return json.dumps({**told, "choices": record.pack([0, HUGE])})


@BOTH
def test_a_huge_choice_is_refused_wherever_it_is_read(game):
    line = with_a_huge_choice(game)
    save = next(dict(one.save) for one in spoiled.positions() if one.save["game"] == game)
    for read, text in (
        (Table.read, line),
        (read_save, json.dumps({**save, "record": line})),
        (read_message, json.dumps({"tafelrunde": 1, "type": "load", "record": line})),
    ):
        with pytest.raises(BadSave, match=r"choices\[1\]: out-of-range$"):
            read(text)
    header, _ = link.unpacked(Table(game, seed="7").link("x").partition("=")[2])
    with pytest.raises(BadLink, match=r"choices\[1\]: out-of-range$"):
        link.read(link.packed(header, [0, HUGE]), GAMES)


def test_the_largest_number_of_three_bytes_is_read_and_the_next_is_not():
    assert record.unpack(record.pack([record.MOST_OPTIONS - 1])) == [record.MOST_OPTIONS - 1]
    with pytest.raises(BadSave):
        record.unpack(record.pack([record.MOST_OPTIONS]))


def test_a_line_of_a_transcript_may_hold_any_number_of_digits():
    text = Table("merlin", seed="7").transcript().replace("hash", f"{'9' * 5_000} 0 K1\nhash")
    with pytest.raises(BadInput, match="no-turn-seat-and-choice"):
        Table.read(text)


def test_a_choice_in_a_text_without_end_is_none():
    with pytest.raises(BadInput, match="fits-nothing"):
        Table("merlin", seed="7").choose("K1 " * 1_000_000)


# What a snapshot may not hold


@BOTH
@pytest.mark.parametrize("seed", ["", "8"])
def test_a_snapshot_has_the_seed_of_its_record(game, seed):
    """Without one it would be a view, in which cards may be masked."""
    save = json.loads(json.dumps(next(one.save for one in spoiled.positions() if one.save["game"] == game)))
    save["snapshot"]["seed"] = seed
    with pytest.raises(BadSave, match=r"snapshot\.seed: another-game"):
        read_save(json.dumps(save))


@BOTH
def test_two_seats_of_one_color_are_refused(game):
    save = json.loads(json.dumps(next(one.save for one in spoiled.positions() if one.save["game"] == game)))
    save["seats"][1]["color"] = save["seats"][0]["color"]
    with pytest.raises(BadSave, match="seats: one-color-twice"):
        read_save(json.dumps(save))
    header, choices = link.unpacked(Table(game, seed="7").link("x").partition("=")[2])
    header[-2][1][1] = header[-2][0][1]
    with pytest.raises(BadLink, match="seats: one-color-twice"):
        link.read(link.packed(header, choices), GAMES)


# Names


@pytest.mark.parametrize("name", ["", "Anna", "👩‍👩‍👧‍👦🏴‍☠️", "\u202eשלום\u200b", "x" * 40, "<b>"])
def test_a_name_is_kept_as_it_is_and_can_be_read_again(name):
    assert seats.is_name(name) and seats.as_name(name) == name
    table = Table("merlin", seed="7")
    text = link.text_of(table.link("x", names=[name]))
    assert link.read(text or "", GAMES).seats[0].name == name


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("\ud800", "\ufffd"),
        ("a\nb", "a\ufffdb"),
        ("\x1b[2J", "\ufffd[2J"),
        ("\x9b", "\ufffd"),
        ("x" * 41, "x" * 40),
    ],
)
def test_what_could_not_be_read_again_is_not_written(name, kept):
    assert not seats.is_name(name) and seats.as_name(name) == kept
    with pytest.raises(BadLink, match=r"seats\[0\]: bad-name"):
        Table("merlin", seed="7").link("x", names=[name])


@pytest.mark.parametrize("name", ["a\nb", "\x1b[2J", "\ud800", "x" * 41])
def test_a_save_with_such_a_name_is_refused(name):
    save = json.loads(json.dumps(spoiled.positions()[0].save))
    save["seats"][0]["name"] = name
    with pytest.raises(BadSave):
        read_save(json.dumps(save))


# Budgets without an end, and what a terminal or a notice is shown


@BOTH
@pytest.mark.parametrize(
    "budget",
    [
        {"nodes": -1},
        {"seconds": 0.0},
        {"seconds": -1.0},
        {"seconds": float("nan")},
        {"seconds": float("inf")},
    ],
)
def test_a_thought_that_would_not_end_is_not_begun(game, budget):
    table = Table(game, seed="7")
    for think in (table.advice, lambda **budget: table.play("king", **budget)):
        with pytest.raises(BadInput, match="|".join(budget)):
            think(**budget)


def test_a_budget_without_nodes_is_one():
    assert Budget("7", nodes=0).checked().nodes == 0
    assert Budget("7", seconds=0.001).checked().seconds == 0.001


def test_what_is_shown_is_printable_and_short():
    assert printable("plain") == "plain"
    assert printable("\x1b[31m") == "\\x1b[31m"
    assert printable("x" * 61) == "x" * 57 + "..."
    bad = BadInput("\x1b[31m" + "x" * 90_000, "unknown-field", "\x07" * 90_000)
    assert str(bad).isprintable() and len(str(bad)) < 160


def test_the_same_under_another_name_is_told_once():
    bad = BadInput("players", "wrong-number-of-players", "five", allowed=(2, 3))
    assert str(bad.told_as(BadSave, "message.players")) == (
        "message.players: wrong-number-of-players ('five'); possible: 2, 3"
    )


def test_no_choice_is_too_large_to_be_refused():
    with pytest.raises(IllegalChoice):
        Table("merlin", seed="7").choose(HUGE)
