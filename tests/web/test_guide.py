"""The guided game: every lesson has its words, the set beginning leads through all of them, nothing is told twice."""

import json
import re
from html import unescape
from typing import Any

import pytest

from app.guide import ENDING, guide_of
from app.merlin.guide import threatened
from app.page import PAGE
from app.shelf import listing_of
from app.think import request
from tafelrunde.games import GAMES
from tafelrunde.loewenherz.bot.plans import plan
from tafelrunde.loewenherz.grid import EDGE_SQUARES, distance
from tafelrunde.merlin.box import ROUNDS
from tafelrunde.seats import COLORS
from tests.bench.guide import MOST, walk

from .page import NAMES, Page
from .texts import LANGUAGES, messages

GUIDED = [game for game in GAMES if listing_of(game).guide]
BOTH = pytest.mark.parametrize("game", GUIDED)


def card(page: Page) -> dict[str, str]:
    """What the guide's card carries: the first of each."""
    found = re.findall(r'data-(try|at|l10n-id)="([^"]*)"', page.parts["guide"])
    return {name: unescape(value) for name, value in reversed(found)}


def began(game: str, learned: tuple[str, ...] = ()) -> Page:
    """The guided game as the start screen begins it."""
    beginning = listing_of(game).guide
    assert beginning
    kinds, seed, first = beginning
    seats = [{"name": NAMES[at], "color": COLORS[at], "kind": kind} for at, kind in enumerate(kinds)]
    setup = {"game": game, "seats": seats, "seed": seed, "first": first, "guide": True, "variants": {}}
    page = Page("yes")
    page.ask("start", setup=setup, table="guided", learned=learned)
    return page


def bots(page: Page) -> None:
    while PAGE.desk.bot_asked:
        asked = request(PAGE.desk)
        assert asked
        page.ask("think", token=asked["token"], ms=1e6)


def follow(page: Page) -> Any:
    """One suggestion, and what the others do then."""
    page.choose(int(card(page)["try"]))
    bots(page)
    return PAGE.desk.coach


@BOTH
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_has_its_words_and_no_other_has(game, language):
    topics = {lesson.topic for lesson in guide_of(game).LESSONS}
    said = {key for key in messages(language) if key.startswith(f"{game}-guide-")}
    assert said == {f"{game}-guide-{topic}" for topic in (*topics, "end")}
    for selector in [lesson.at for lesson in guide_of(game).LESSONS if lesson.at]:
        for place in selector.split(", "):
            assert re.fullmatch(r"(#[a-z]+|\[data-[a-z]+=[a-z]+\])( (> )?(svg|\.[a-z-]+))*", place)


@BOTH
def test_the_set_beginning_leads_through_everything_in_ten_minutes(game):
    beginning = listing_of(game).guide
    assert beginning
    found = walk(game, beginning)
    assert not found.missing
    assert len({*found.told}) == len(found.told)  # nothing is told twice
    assert {lesson.topic for lesson in guide_of(game).LESSONS if lesson.needed} <= {*found.told}
    assert found.told[0] == "goal"
    assert found.choices <= 110  # at some five seconds each


@BOTH
def test_words_and_light_are_about_the_same_and_never_in_the_way(game):
    page = began(game)
    bots(page)
    for _ in range(24):
        given = card(page)
        number = int(given["try"])
        # What the card says is what the list of choices says of the lit number.
        [words] = re.findall(
            r"guide-try\" data-l10n-id=\"table-guide-try\" data-l10n-args='([^']*)'", page.parts["guide"]
        )
        said = json.loads(unescape(words))["choice"]["id"]
        listed = re.search(
            rf'data-choice="{number}"[^>]*>(?:<span)?[^>]*data-l10n-id="([^"]*)"', page.choices()
        )
        in_button = re.search(rf'data-choice="{number}"[^>]*data-l10n-id="([^"]*)"', page.choices())
        found = in_button or listed
        assert found and said == found[1]
        assert "data-choice" not in page.parts["guide"]
        follow(page)


@BOTH
def test_what_was_learned_is_told_and_not_taught_again(game):
    page = began(game)
    bots(page)
    first = card(page)["l10n-id"]
    assert first == f"{game}-guide-goal"
    follow(page)
    follow(page)
    learned = page.patch["guide"]
    assert "goal" in learned
    again = began(game, tuple(learned))
    bots(again)
    assert card(again)["l10n-id"] != first
    topics = tuple(lesson.topic for lesson in guide_of(game).LESSONS)
    once_more = began(game, topics)  # somebody who knows it all asks for it all
    bots(once_more)
    assert card(once_more)["l10n-id"] == first


@BOTH
def test_it_can_be_left_at_any_time_and_goes_on_with_a_saved_game(game):
    page = began(game)
    bots(page)
    follow(page)
    kept = page.patch["save"]["text"]
    assert page.ask("unguide")["guide"] is None
    assert page.parts["guide"] == ""
    bots(page)
    page.ask("load", save=kept, learned=["goal"])
    bots(page)
    assert "guide-card" in page.parts["guide"]
    page.ask("load", save=kept)
    assert page.parts["guide"] == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_about_a_scoring_names_the_button_that_leads_through_it(language):
    words = messages(language)
    assert f"{words['table-telling-next'].value}" in (words["merlin-guide-scoring"].value or "")


@pytest.mark.rule("M6.1")
def test_traitors_are_spoken_of_in_the_rounds_that_a_scoring_follows():
    page = Page().start("merlin")
    spoken: dict[int, set[bool]] = {}
    while page.screen != "result":
        state, seat = page.session.state, page.session.seat
        if any(state.traitors[seat]):
            spoken.setdefault(state.round, set()).add(threatened(state, seat))
        else:
            assert not threatened(state, seat)
        page.lift()
        page.choose(0)
    assert spoken == {number: {number in (2, 4, 6)} for number in range(1, ROUNDS + 1)}


def test_while_others_play_the_card_keeps_its_room_and_suggests_nothing():
    page = began("merlin")
    bots(page)
    while not PAGE.desk.bot_asked:
        page.choose(int(card(page)["try"]))
    assert card(page) == {"l10n-id": "table-guide-watch"}


def test_the_end_says_what_to_read():
    page = began("merlin")
    bots(page)
    for _ in range(MOST):
        if "data-guide-end" in page.parts["guide"]:
            break
        follow(page)
    assert 'data-open="rules"' in page.parts["guide"] and "data-try" not in page.parts["guide"]
    coach = PAGE.desk.coach
    assert coach is not None and ENDING.topic in coach.told


def test_the_first_borders_go_round_a_castle_of_ones_own():
    """Where its nearest plan lacks them, one after the other, until there is a domain."""
    page = began("loewenherz")
    bots(page)
    distances = []
    state = PAGE.desk.session.state
    while not any(state.realm[castle] for castle in state.castles[0]):
        option = None if PAGE.desk.session.waits else PAGE.desk.session.options[int(card(page)["try"])]
        if option and option.verb == "border":
            edges = {castle: plan(state, castle).edges(state) for castle in state.castles[0]}
            assert any(option.noun in around for around in edges.values())
            distances.append(
                min(distance(castle, square) for castle in edges for square in EDGE_SQUARES[option.noun])
            )
        follow(page)
        state = PAGE.desk.session.state
    assert len(distances) > 4 and distances[:2] == [1, 1]
