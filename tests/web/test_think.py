"""Bots and the king's advice on the page: in a worker, or in slices without one."""

import json
from dataclasses import replace
from typing import Any

import pytest

from app import think
from app.page import PAGE
from tafelrunde.games import GAMES
from tafelrunde.kernel.search import Search

from .page import Page

BOTH = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(think, "SECONDS", 0.05)


def worker(page: Page) -> dict[str, Any]:
    """What the worker answers to the request of the last patch."""
    answer: dict[str, Any] = json.loads(think.answer(json.dumps(page.patch["think"])))
    return answer


def against(game: str, bot: str) -> Page:
    """A table at which it is the bot's turn."""
    page = Page().start(game, kinds=["person", bot], first=1)
    assert page.patch["think"]["bot"] == bot
    return page


@BOTH
@pytest.mark.parametrize("bot", ["random", "squire", "knight", "king"])
def test_a_bot_answers_until_a_person_is_asked(game, bot):
    page = against(game, bot)
    for _ in range(40):
        if not page.patch["think"]:
            break
        page.ask("bot", **worker(page))
    assert page.session.seat == 0
    assert page.patch["think"] is None


@BOTH
@pytest.mark.parametrize("bot", ["squire", "king"])
def test_without_a_worker_bots_think_in_slices(game, bot):
    page = against(game, bot)
    before, token = page.session.revision, page.patch["think"]["token"]
    for _ in range(2000):
        answer = page.ask("think", token=token, ms=1)
        if page.session.revision > before:
            break
        assert answer["think"]["token"] == token
    assert page.session.revision == before + 1


@BOTH
def test_an_answer_to_what_has_passed_changes_nothing(game):
    page = against(game, "random")
    answer = worker(page)
    page.ask("bot", **answer)
    after = page.session.revision
    page.ask("bot", **answer)
    assert page.session.revision == after


def test_an_answer_for_one_game_is_none_for_the_next():
    answer = worker(against("merlin", "squire"))
    page = against("merlin", "squire")
    page.ask("bot", **answer)
    assert page.session.revision == 0


def notices(page: Page) -> list[str]:
    return [notice["id"] for notice in page.patch["notice"]]


def at_a_loss(*args: Any) -> Any:
    raise ZeroDivisionError


def make_fail(monkeypatch: pytest.MonkeyPatch, *bots: str) -> None:
    """From now on these bots raise in the middle of a thought."""
    for game in GAMES.values():
        thinkers = {name: at_a_loss if name in bots else think for name, think in game.thinkers.items()}
        monkeypatch.setitem(GAMES, game.name, replace(game, thinkers=thinkers))


@BOTH
@pytest.mark.parametrize(
    "lost", [["king"], ["squire", "knight", "king"], ["random", "squire", "knight", "king"]]
)
def test_a_bot_whose_thought_fails_makes_a_plain_move(game, lost, monkeypatch):
    make_fail(monkeypatch, *lost)
    page = against(game, "king")
    page.ask("bot", token=page.patch["think"]["token"], failed=True)
    assert page.session.revision == 1
    assert notices(page) == ["table-notice-plain-move"]


@BOTH
@pytest.mark.parametrize(
    "answer",
    [
        {"choice": 9999},
        {"choice": -5},
        {"choice": "x"},
        {"choice": None},
        {"choice": True},
        {"advice": []},
        {},
    ],
    ids=str,
)
def test_a_bot_that_names_no_choice_makes_a_plain_move(game, answer):
    page = against(game, "squire")
    page.ask("bot", token=page.patch["think"]["token"], **answer)
    assert page.session.revision == 1
    assert notices(page) == ["table-notice-plain-move"]


@BOTH
@pytest.mark.parametrize("answer", [{"advice": [[9999, 1.0, []]]}, {"advice": []}, {"choice": 0}], ids=str)
def test_advice_that_names_no_choice_is_none(game, answer):
    page = Page().start(game, kinds=["person", "squire"], first=0)
    page.ask("hint")
    page.ask("bot", token=page.patch["think"]["token"], **answer)
    assert page.session.revision == 0
    assert notices(page) == ["table-notice-no-advice"]


@BOTH
def test_advice_that_fails_is_told_and_can_be_asked_for_again(game):
    page = Page().start(game, kinds=["person", "squire"], first=0)
    page.ask("hint")
    page.ask("bot", token=page.patch["think"]["token"], failed=True)
    assert page.session.revision == 0
    assert notices(page) == ["table-notice-no-advice"]
    assert page.regions["hint"] == ""
    assert page.patch["can"]["hint"]
    page.ask("hint")
    page.ask("bot", **worker(page))
    assert "table-hint-best" in page.regions["hint"]


def test_a_slice_that_fails_is_not_gone_on_with(monkeypatch):
    page = Page().start("merlin", kinds=["person", "squire"], first=0)
    page.ask("hint")
    token = page.patch["think"]["token"]
    with monkeypatch.context() as broken:
        broken.setattr(Search, "step", at_a_loss)
        with pytest.raises(ZeroDivisionError):
            page.ask("think", token=token, ms=1)
        failed = PAGE.slices.thought
        page.ask("bot", token=token, failed=True)
    page.ask("hint")
    page.ask("think", token=page.patch["think"]["token"], ms=1)
    assert PAGE.slices.thought is not failed


def test_a_question_of_the_person_does_not_stop_the_bot():
    page = against("merlin", "squire")
    assert "think" not in page.ask("explain", verb="tile", noun=3)
    assert "think" not in page.ask("choices")


@BOTH
def test_the_king_advises_a_person(game):
    page = Page().start(game, kinds=["person", "squire"], first=0)
    assert page.patch["can"]["hint"]
    page.ask("hint")
    assert page.patch["think"]["bot"] is None
    assert "table-hint-thinking" in page.regions["hint"]
    page.ask("bot", **worker(page))
    assert page.patch["think"] is None
    hint = page.regions["hint"]
    assert 1 <= hint.count("<li ") <= 3
    assert hint.count("data-plan") == hint.count("hint-worth") == hint.count("<li ")
    page.ask("hush")
    assert page.regions["hint"] == ""


@BOTH
def test_the_king_advises_in_slices_too(game):
    page = Page().start(game, kinds=["person", "squire"], first=0)
    page.ask("hint")
    before, token = page.session.revision, page.patch["think"]["token"]
    for _ in range(2000):
        page.ask("think", token=token, ms=1)
        if not page.patch["think"]:
            break
    assert "table-hint-best" in page.regions["hint"]
    assert page.session.revision == before


@BOTH
def test_a_bot_is_told_only_what_its_seat_may_see(game):
    page = against(game, "squire")
    view = page.patch["think"]["view"]
    assert view["seed"] == ""
    assert all(card < 0 for card in (*view["hands"][0], *view["deck"]))
    assert all(card >= 0 for card in view["hands"][1])
