"""The king's advice in words: whole turns with what they bring, the first as it is and the others against it."""

import json
import re

import pytest

from app import think
from app.page import PAGE
from tafelrunde.games import GAMES
from tafelrunde.kernel.think import Advice, Budget, thought_through

from .page import Page

BOTH = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(think, "SECONDS", 0.05)


def advised(game: str, choices: int = 0, verb: str = "") -> Page:
    """A person who has asked for advice and got it; before that the squire makes this many choices, and more until such
    a choice can be made."""
    page = Page().start(game, first=0)
    for number in range(500):
        offered = {choice.verb for choice in page.session.options}
        if number >= choices and len(page.session.options) > 1 and (not verb or verb in offered):
            break
        page.lift()
        view = page.session.game.view(page.session.state, page.session.seat)
        bot = page.session.game.bots["squire"]
        page.choose(bot(view, page.session.options, Budget(str(number))))
    page.lift()
    page.ask("hint")
    page.ask("bot", **json.loads(think.answer(json.dumps(page.patch["think"]))))
    return page


def number_of(page: Page) -> int:
    """The choice that the one button of the advice plays."""
    (found,) = re.findall(r'data-choice="(\d+)"', page.regions["hint"])
    return int(found)


@BOTH
@pytest.mark.parametrize("choices", [0, 30, 60])
def test_each_turn_is_told_whole_with_a_reason_and_one_of_them_can_be_played(game, choices):
    page = advised(game, choices)
    plans = PAGE.desk.plans
    assert plans and all(plan.parts for plan in plans)
    hint = page.regions["hint"]
    assert hint.count('class="hint-line"') == len(plans)
    assert hint.count("table-hint-brings") + hint.count("table-hint-later") == 1
    assert number_of(page) == plans[0].choice
    assert "table-hint-best" in hint


@BOTH
def test_a_turn_that_is_touched_is_shown_and_not_played(game):
    page = advised(game, 30)
    revision, plans = page.session.revision, PAGE.desk.plans
    assert len(plans) > 1
    page.ask("show", plan=1)
    assert page.session.revision == revision
    assert number_of(page) == plans[1].choice
    assert len(re.findall(r'aria-pressed="true"', page.regions["hint"])) == 1
    page.ask("show", plan=7)  # a click on what has gone
    assert PAGE.desk.shown_plan == 1


@BOTH
def test_whoever_follows_the_advice_is_led_through_the_whole_turn(game):
    page = advised(game, 30)
    line, seat = PAGE.desk.plans[0].line, page.session.seat
    for expected in line:
        assert page.session.options[number_of(page)] == expected
        page.choose(number_of(page))
        if page.session.seat != seat or not page.regions["hint"]:
            break
        assert page.regions["hint"].count("hint-line") == 1


@BOTH
def test_another_choice_than_the_advised_one_ends_the_advice(game):
    page = advised(game, 30)
    firsts = {plan.choice for plan in PAGE.desk.plans}
    page.choose(next(number for number in range(len(page.session.options)) if number not in firsts))
    assert page.regions["hint"] == ""


@pytest.mark.parametrize(("less", "key"), [(0.3, "as-good"), (0.6, "less"), (2.4, "less"), (53.0, "far")])
def test_others_are_told_against_the_best_and_never_by_a_large_number(less, key):
    page = advised("merlin")
    desk = PAGE.desk
    number = len(page.session.options) - 1
    desk.advise([Advice(0, -53.0), Advice(number, -53.0 - less)])
    page.ask("show", plan=0)
    hint = page.regions["hint"]
    assert f"table-hint-{key}" in hint
    assert "53" not in hint
    if key == "less":
        assert f'"points":{round(less)}' in hint


def test_a_border_that_is_advised_lies_on_the_land_before_it_is_placed():
    page = advised("loewenherz", verb="border")
    events = PAGE.desk.plans[0].events
    edges = [event.args["edge"] for event in events if event.key == "border-placed"]
    assert edges
    board = page.regions["board"]
    places = re.findall(r'data-places="([^"]*)"', page.regions["hint"])[0].split()
    for edge in edges:
        assert f'class="l-planned" data-place="edge-{edge}"' in board
        assert f"edge-{edge}" in places
    page.ask("hush")
    assert "l-planned" not in page.regions["board"]


@BOTH
def test_advice_in_slices_thinks_as_long_as_in_the_worker(game, monkeypatch):
    """What lies between two slices does not count: the same clock, so the same number of steps."""
    from tafelrunde.kernel import search

    ticks = iter(range(10**9))
    monkeypatch.setattr(search, "clock", lambda: next(ticks) / 1e5)
    page = Page().start(game, first=0)
    view = page.session.game.view(page.session.state, 0)
    budget = Budget("7", seconds=0.01, one_question=True)

    def thought():
        return page.session.game.adviser(view, page.session.options, budget)

    straight, sliced = thought(), thought()
    whole = thought_through(straight)
    while not sliced.done:
        sliced.step()
        next(ticks)  # something else on the page
    assert sliced.best() == whole
    assert sliced.nodes == straight.nodes
