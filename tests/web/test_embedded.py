"""The page inside another site, and records to look at: the Python side."""

import json
from random import Random
from typing import Any

import pytest

from .page import Page
from .test_saves import begun

BOTH = pytest.mark.parametrize("game", ["merlin", "loewenherz"])


def record_of(game: str, choices: int) -> tuple[str, Any]:
    page = begun(game, choices)
    return page.ask("record")["record"], page.session


def sent(page: Page, **message: Any) -> dict[str, Any]:
    return page.ask("message", text=json.dumps({"tafelrunde": 1, **message}))


@BOTH
def test_a_record_is_looked_at_step_by_step(game: str):
    line, session = record_of(game, 10_000)
    end, points = len(session.journal), session.game.points(session.state)
    page = Page()
    page.ask("load", save=line, readonly=True, names=["Ada"])
    assert (page.screen, page.patch["save"], page.patch["think"]) == ("table", None, None)
    assert not page.session.journal
    before = dict(page.regions)
    page.ask("step", to="forward")
    assert len(page.session.journal) == 1
    page.ask("step", to="back")
    assert page.regions == before
    page.ask("step", to="last")
    assert (page.screen, len(page.session.journal)) == ("table", end)
    assert page.session.game.points(page.session.state) == points
    assert "table-winner" in page.regions["ask"]
    page.ask("step", to="back")
    assert len(page.session.journal) == end - 1
    page.ask("step", to="first")
    assert page.regions == before


@BOTH
def test_nothing_can_be_chosen_in_a_replay(game: str):
    line, session = record_of(game, 60)
    page = Page()
    page.ask("load", save=line, readonly=True)
    for _ in session.journal:
        page.ask("step", to="forward")
        assert "data-choice" not in "".join(page.regions.values())
        assert not any(page.patch["can"].values())


def test_buttons_that_lead_nowhere_are_off():
    line, _ = record_of("merlin", 3)
    page = Page()
    page.ask("load", save=line, readonly=True)
    off = [
        to
        for to in ("first", "back", "forward", "last")
        if f'data-to="{to}" aria-disabled' in page.regions["offers"]
    ]
    assert off == ["first", "back"]
    page.ask("step", to="last")
    assert 'data-to="last" aria-disabled' in page.regions["offers"]


def test_a_message_that_can_be_obeyed_comes_back_whole():
    page = begun("merlin", 3)
    assert sent(page, type="start", game="loewenherz")["message"]["players"] == 2
    line = page.ask("record")["record"]
    assert sent(page, type="load", record=line)["message"]["game"] == "merlin"


def test_a_message_of_wrong_shape_is_refused_by_name_and_changes_nothing():
    page = begun("merlin", 3)
    journal = list(page.session.journal)
    wrong: list[tuple[dict[str, Any], str, str, str]] = [
        ({"type": "start", "game": "chess"}, "message.game", "unknown-game", ""),
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
    assert page.ask("message", text="null")["error"]["field"] == "message"
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
