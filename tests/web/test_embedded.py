"""The page inside another site, and records to look at: the Python side."""

import json
from random import Random
from typing import Any

import pytest

from app import embedded
from tafelrunde.games import GAMES
from tafelrunde.kernel import record

from .page import Page
from .test_saves import begun

BOTH = pytest.mark.parametrize("game", GAMES)


def record_of(game: str, choices: int) -> tuple[str, Any]:
    page = begun(game, choices)
    return page.ask("record")["record"], page.session


def sent(page: Page, **message: Any) -> dict[str, Any]:
    return page.ask("message", text=json.dumps({"tafelrunde": 1, **message}))


def test_a_message_that_can_be_obeyed_comes_back_whole():
    page = begun("merlin", 3)
    assert sent(page, type="start", game="loewenherz")["message"]["players"] == 2
    line = page.ask("record")["record"]
    assert sent(page, type="load", record=line)["message"]["game"] == "merlin"


@BOTH
def test_a_plain_record_is_read_by_hand_and_the_rest_left_to_pydantic(game: str):
    line, session = record_of(game, 5)
    page = Page()
    plain = {"tafelrunde": 1, "type": "load", "record": line, "readonly": True, "names": ["Anna"], "at": 3}
    read = page.ask("plain_message", text=json.dumps(plain))
    assert read == page.ask("message", text=json.dumps(plain)) and read["message"]["at"] == 3
    for wrong in (
        {"tafelrunde": 2},
        {"tafelrunde": True},
        {"type": "start"},
        {"record": line[:-9]},
        {"record": 7},
        {"readonly": "yes"},
        {"names": ["\n"]},
        {"names": ["A"] * (session.setup.players + 1)},
        {"names": "Anna"},
        {"at": -1},
        {"at": True},
        {"at": 10**9},
        {"more": 1},
    ):
        assert page.ask("plain_message", text=json.dumps(plain | wrong)) == {}, wrong
    for text in ("[" * 100_000, "null", "[]", "{}", "9" * 5_000):
        assert page.ask("plain_message", text=text) == {}


@pytest.mark.parametrize("readonly", [True, False], ids=["looked at", "played"])
def test_language_theme_and_step_are_read_by_hand_and_just_as_pydantic_would(readonly: bool):
    line, _ = record_of("merlin", 5)
    page = Page()
    page.ask("load", save=line, readonly=readonly)
    plain: list[dict[str, Any]] = [
        *({"type": "language", "lang": lang} for lang in ("nl", "xyz")),
        *({"type": "theme", "theme": theme} for theme in embedded.THEMES),
        *({"type": "step", "to": way} for way in embedded.WAYS),
        *({"type": "step", "at": at} for at in (0, 3, record.LAST_MOMENT)),
    ]
    for message in plain:
        read = page.ask("plain_message", text=json.dumps({"tafelrunde": 1, **message}))
        assert read == sent(page, **message)
        assert ("error" in read) == (message["type"] == "step" and not readonly)
    wrong: list[dict[str, Any]] = [
        *({"type": "language", "lang": lang} for lang in ("NL", "nl-BE", "nl\n", "", 7, None)),
        *({"type": "theme", "theme": theme} for theme in ("pink", None, ["dark"])),
        *({"type": "step", "to": way} for way in ("up", 3)),
        *({"type": "step", "at": at} for at in (-1, True, 1.0, record.LAST_MOMENT + 1)),
        {"type": "language", "lang": "nl", "more": 1},
        {"type": "step", "to": "back", "more": 1},
        {"type": "start", "game": "merlin"},
    ]
    for message in wrong:
        assert page.ask("plain_message", text=json.dumps({"tafelrunde": 1, **message})) == {}, message
        assert message["type"] == "start" or "error" in sent(page, **message)


def test_a_message_of_wrong_shape_is_refused_by_name_and_changes_nothing():
    page = begun("merlin", 3)
    journal = list(page.session.journal)
    wrong: list[tuple[dict[str, Any], str, str, str]] = [
        ({"type": "start", "game": "chess"}, "message.game", "unknown-game", "merlin, loewenherz"),
        ({"type": "theme", "theme": "pink"}, "message.theme", "unknown-value", "auto, light, dark"),
        ({"type": "dance"}, "message.type", "unknown-value", "start, language, theme, load, step"),
        ({}, "message.type", "missing", ""),
        ({"type": "language"}, "message.lang", "missing", ""),
        ({"type": "language", "lang": "DE"}, "message.lang", "wrong-form", ""),
        ({"type": "language", "lang": 7}, "message.lang", "no-text", ""),
        ({"type": "theme", "theme": "dark", "more": 1}, "message.more", "unknown-field", ""),
        ({"type": "load", "record": "{}", "at": -1}, "message.at", "out-of-range", ""),
        ({"type": "load", "record": "{}", "readonly": 1}, "message.readonly", "no-truth", ""),
        ({"type": "start", "game": "merlin", "players": "2"}, "message.players", "no-number", ""),
        ({"type": "start", "game": "merlin", "names": "Anna"}, "message.names", "no-list", ""),
        ({"type": "start", "game": "merlin", "names": ["A" * 99]}, "message.names.0", "text-too-long", ""),
        ({"type": "step", "to": "back"}, "message.type", "no-replay", ""),
        ({"type": "start", "game": "merlin", "counters": "8"}, "message.counters", "unknown-value", "6, 7"),
        (
            {"type": "start", "game": "merlin", "favour": ""},
            "message.favour",
            "unknown-variant",
            "favor, counters",
        ),
        ({"type": "start", "game": "loewenherz", "favor": True}, "message.favor", "unknown-variant", ""),
    ]
    for message, field, why, allowed in wrong:
        assert sent(page, **message)["error"] == {"field": field, "why": why, "allowed": allowed}
    refused = [page.ask("message", text=text)["error"] for text in ("null", "[]", "no json")]
    assert [(error["field"], error["why"]) for error in refused] == [
        ("message", "no-object"),
        ("message", "no-object"),
        ("message", "damaged"),
    ]
    assert page.session.journal == journal


@BOTH
def test_the_site_is_told_every_move_and_no_secret(game: str):
    """All that is told in a whole game, and the end alone brings the record."""
    page, random = Page().start(game, 2, seed=5), Random(5)
    told = page.ask("told")
    assert set(told) == {"state"}
    while page.screen != "result":
        page.lift()
        asked, shown = page.session.seat, len(page.session.log)
        page.choose(random.randrange(len(page.session.options)))
        told = page.ask("told")
        assert told["move"]["seat"] == asked
        public = [event.key for event in page.session.log[shown:] if event.only_for is None]
        assert [event["key"] for event in told["move"]["events"]] == public
        assert ("end" in told) == (page.screen == "result")
        assert set(told["state"]) == STATE
    assert told["end"]["record"] == page.ask("record")["record"]
    assert told["end"]["points"] == told["state"]["points"]
    assert set(page.ask("told")) == {"state"}


STATE = {"game", "seats", "seat", "points", "over", "waits", "choices", "readonly", "steps"}


def test_a_choice_taken_back_is_told_as_a_state_alone():
    page = Page().start("loewenherz", 2, seed=5)
    page.ask("told")
    while not page.patch["can"]["undo"]:
        page.lift()
        page.choose(0)
    before = page.ask("told")["state"]["choices"]
    page.ask("undo")
    assert page.ask("told") == {"state": page.ask("told")["state"]}
    assert page.ask("told")["state"]["choices"] == before - 1
