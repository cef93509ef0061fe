"""A game that is looked at: any moment of it, with the eyes that saw it then, and back to the table as it was."""

import json
import re
from random import Random
from typing import Any

import pytest

from app.course import EVERY, Course
from app.page import PAGE
from app.replay import Replay
from tafelrunde.games import GAMES

from .page import Page
from .test_saves import begun

BOTH = pytest.mark.parametrize("game", GAMES)
WHOLE = 10_000


def record_of(game: str, choices: int) -> tuple[str, Any]:
    page = begun(game, choices)
    return page.ask("record")["record"], page.session


def looked_at(line: str, **how: Any) -> Page:
    page = Page()
    page.ask("load", save=line, readonly=True, names=["Ada"], **how)
    return page


def at(page: Page) -> int:
    return int(page.patch["moment"]["at"])


def everything(page: Page) -> str:
    return "".join(page.regions.values())


def of_page() -> Replay:
    assert isinstance(PAGE.desk, Replay)
    return PAGE.desk


@BOTH
def test_every_moment_is_the_one_that_was_played(game: str):
    _, session = record_of(game, 3 * EVERY + 3)
    course = Course(session)
    again = type(session)(session.game, session.setup)
    for number, index in enumerate(session.journal):
        for state in (course.state(number), course.session(number).state):
            assert state == again.state
        assert course.session(number).log == again.log
        assert course.points[number] == session.game.points(again.state)
        again.choose(index)
    assert course.state(course.end) == session.state
    assert course.log == session.log


@BOTH
def test_a_record_is_looked_at_step_by_step(game: str):
    line, session = record_of(game, WHOLE)
    end, points = len(session.journal), session.game.points(session.state)
    page = looked_at(line)
    assert (page.screen, page.patch["save"], page.patch["think"]) == ("replay", None, None)
    assert at(page) == 0
    before = dict(page.regions)
    page.ask("step", to="forward")
    assert at(page) == 1
    assert not page.patch["moment"]["still"]
    page.ask("step", to="back")
    assert page.regions == before
    page.ask("step", to="last")
    assert (page.screen, at(page)) == ("replay", end)
    assert page.session.game.points(page.session.state) == points
    assert "table-winner" in page.regions["ask"]
    page.ask("step", at=end - 1)
    assert at(page) == end - 1
    assert page.patch["moment"]["still"]
    page.ask("step", to="first")
    assert page.regions == before


def test_a_step_beyond_the_end_stays_at_the_end():
    line, _ = record_of("merlin", 12)
    page = looked_at(line, at=99)
    assert at(page) == 12
    for step, there in (({"at": 400}, 12), ({"to": "forward"}, 12), ({"at": -5}, 0), ({"to": "back"}, 0)):
        page.ask("step", **step)
        assert at(page) == there


@BOTH
def test_turn_by_turn_leads_to_where_turns_begin(game: str):
    line, session = record_of(game, 60)
    page = looked_at(line)
    begins = [0]
    while at(page) < len(session.journal):
        page.ask("step", to="turn-forward")
        begins.append(at(page))
    turns = [of_page().course.turns[number] for number in begins]
    assert turns[-2] == session.state.turns - (turns[-2] != turns[-1])
    for number in reversed(begins[:-1]):
        page.ask("step", to="turn-back")
        assert at(page) == number


@BOTH
def test_nothing_can_be_chosen_in_a_replay(game: str):
    line, session = record_of(game, 60)
    page = looked_at(line)
    for _ in session.journal:
        page.ask("step", to="forward")
        assert "data-choice" not in everything(page)
        assert not any(page.patch["can"].values())
    page.ask("choose", choice=0, revision=page.patch["revision"])
    assert at(page) == 60


@BOTH
def test_the_board_explains_itself(game: str):
    line, _ = record_of(game, 60)
    page = looked_at(line, at=40)
    topics = set(re.findall(r'"about":"([^"]+)"', everything(page)))
    assert len(topics) > 5
    for topic in topics:
        assert page.ask("explain", about=topic)["lines"]


@BOTH
def test_the_cards_of_a_hand_explain_themselves(game: str):
    """So the keyboard comes to them, too."""
    line, _ = record_of(game, 30)
    page = looked_at(line, at=20)
    cards = re.findall(r'<(?:div|article|g)[^>]* class="card[^>]*>', page.regions["hand"])
    assert cards and all(("data-why" in card or "data-stop" in card) and "tabindex" in card for card in cards)


@BOTH
def test_the_log_stays_and_each_line_leads_to_its_moment(game: str):
    line, session = record_of(game, 60)
    page = looked_at(line)
    log = page.regions["log"]
    moments = [int(number) for number in re.findall(r'data-moment="(\d+)"', log)]
    assert len(set(moments)) > 10
    # The newest turn first, and each in the order in which it happened.
    turns = [re.findall(r'data-moment="(\d+)"', turn) for turn in re.split("log-turn|log-head", log)]
    told = [[int(number) for number in turn] for turn in turns if turn]
    assert len(told) > 5 and all(turn == sorted(turn) for turn in told)
    assert [turn[0] for turn in told] == sorted([turn[0] for turn in told], reverse=True)
    page.ask("step", to="last")
    assert page.regions["log"] == log
    # The line of an event is the line of the choice that caused it.
    course = of_page().course
    for number in set(moments):
        assert course.events(number)
    assert max(moments) <= len(session.journal)


@BOTH
def test_all_eyes_or_those_of_one_player(game: str):
    line, _ = record_of(game, 60)
    page = looked_at(line, at=30)
    course = of_page().course
    assert of_page().eyes == course.asked[30]
    for seat in range(3):
        page.ask("eyes", seat=seat)
        assert (of_page().eyes, of_page().scene().hand_open) == (seat, True)
        assert of_page().scene().view.hands[seat] == course.state(30).hands[seat]
    page.ask("step", to="forward")
    assert of_page().eyes == 2
    page.ask("eyes", seat=-1)
    assert of_page().eyes == course.asked[31]
    page.ask("eyes", seat=7)
    assert of_page().eyes == course.asked[31]


@BOTH
def test_in_mid_game_only_own_eyes_look_back(game: str):
    """What the others held is in nothing that the page is sent."""
    page = begun(game, 61)
    page.lift()
    own, holder = PAGE.desk.eyes, PAGE.desk.holder
    assert own == holder
    page.ask("look")
    replay = of_page()
    assert (at(page), page.patch["moment"]["below"]) == (61, True)
    assert 'id="replay-eyes"' not in everything(page)
    assert not page.patch["moment"]["branch"]
    page.ask("eyes", seat=(own + 1) % 3)
    for number in range(61):
        page.ask("step", at=number)
        scene = replay.scene()
        assert scene.seat == own
        seen, truth = scene.view, replay.course.state(number)
        for seat in range(3):
            assert (seen.hands[seat] == truth.hands[seat]) == (seat == own or not truth.hands[seat])
    secrets = [line for line in replay.log.lines if line.only_for not in (None, own)]
    assert secrets
    for line in secrets:
        assert replay.log.item(line) not in page.regions["log"]


@BOTH
def test_the_table_is_as_it_was_after_looking_back(game: str):
    page = begun(game, 61)
    page.lift()
    before, can = dict(page.regions), page.patch["can"]
    page.ask("look")
    page.ask("step", to="first")
    page.ask("back")
    assert page.screen == "table"
    assert page.regions == before
    assert page.patch["can"] == can
    page.choose(0)
    assert len(page.session.journal) == 62


def test_where_a_curtain_is_down_no_hand_is_looked_back_at():
    page = begun("loewenherz", 61)
    while page.screen != "curtain":
        page.choose(0)
    page.ask("look")
    replay = of_page()
    assert not replay.scene().hand_open
    page.ask("step", at=40)
    assert not replay.scene().hand_open
    assert replay.reader == -1


@BOTH
def test_a_saved_game_that_goes_on_keeps_its_secrets(game: str):
    page = begun(game, 61)
    page.lift()
    text = page.patch["save"]["text"]
    page.ask("load", save=text, readonly=True)
    assert (page.screen, page.patch["moment"]["below"]) == ("replay", False)
    assert not of_page().scene().hand_open
    assert not page.patch["moment"]["branch"]


def test_a_game_that_the_rules_have_left_behind_cannot_be_looked_at():
    """The record of such a save leads elsewhere than to its snapshot: here it lacks a choice."""
    before, page = record_of("merlin", 29)[0], begun("merlin", 30)
    text = json.dumps(json.loads(page.patch["save"]["text"]) | {"record": before})
    page.ask("load", save=text)
    assert [told["id"] for told in page.patch["notice"]] == ["table-notice-rules-changed"]
    screen = page.screen
    assert page.ask("look")["error"]["id"] == "table-replay-impossible"
    assert page.ask("load", save=text, readonly=True)["error"]["id"] == "table-replay-impossible"
    assert (page.screen, PAGE.desk.screen) == (screen, screen)


@BOTH
def test_from_any_moment_a_new_game_goes_on(game: str):
    line, session = record_of(game, WHOLE)
    page = looked_at(line, at=45)
    state = page.session.state.clone()
    seats = [
        {"name": "Eva", "color": "red", "kind": "person"},
        {"name": "Bot", "color": "blue", "kind": "squire"},
        {"name": "Max", "color": "green", "kind": "person"},
    ]
    page.ask("branch", seats=seats, table="new")
    assert page.screen in ("table", "curtain")
    assert page.session.state == state
    assert page.session.journal == session.journal[:45]
    assert [seat["name"] for seat in page.patch["save"]["seats"]] == ["Eva", "Bot", "Max"]
    random = Random(1)
    while PAGE.desk.bot_asked or page.screen == "curtain":
        if page.screen == "curtain":
            page.ask("lift")
        else:
            page.ask("bot", token=page.patch["think"]["token"], choice=0)
    page.choose(random.randrange(len(page.session.options)))
    assert len(page.session.journal) > 45


def test_nobody_plays_on_in_the_place_of_somebody_at_the_table():
    page = begun("merlin", 30)
    page.lift()
    page.ask("look")
    assert page.ask("branch", seats=[], table="new") == {"regions": {}}
    assert page.ask("back")["screen"] == "table"


@BOTH
def test_the_timeline_has_turns_rounds_and_scores(game: str):
    line, session = record_of(game, WHOLE)
    page = looked_at(line)
    markup = page.regions["timeline"]
    assert f'max="{len(session.journal)}"' in markup
    assert markup.count("chart-line") == 3
    assert markup.count('class="timeline-turn') >= session.state.turns
    marked, scorings = markup.count("timeline-head"), markup.count("timeline-count")
    numbers = [int(number) for number in re.findall(r'class="timeline-number"[^>]*>(\d+)<', markup)]
    assert len(numbers) == marked
    if game == "merlin":
        assert (numbers, scorings) == ([1, 2, 3, 4, 5, 6], 3)
    else:  # no rounds: some of its turns
        step = numbers[0]
        assert numbers == [*range(step, session.state.turns + 1, step)] and 3 < len(numbers) <= 12
    page.ask("step", to="forward")
    assert page.regions["timeline"] == markup
