"""Scorings, step by step: what is told is what the engine's events say, and every place that is lit is on the table."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.page import PAGE
from app.replay import Replay
from tafelrunde.kernel.event import Event
from tafelrunde.seats import COLORS

from .page import NAMES, Page

GOLDEN = Path(__file__).parents[1] / "golden"
STEP = re.compile(r'<li class="telling-step" data-places="([^"]*)" data-totals="([^"]*)">(.*?)</li>')
TITLE = re.compile(r'<b class="telling-topic" data-l10n-id="([^"]*)"')
GAIN = re.compile(r'data-gain="(\d)">([^<]*)<')
BOTH = pytest.mark.parametrize(
    ("game", "record"), [("merlin", "squire-4-favor"), ("loewenherz", "2-squire-0")]
)


def opened(game: str, record: str) -> Page:
    page = Page("yes")
    line = (GOLDEN / game / f"{record}.json").read_text(encoding="utf-8").strip()
    page.ask("load", save=line, readonly=True, names=list(NAMES))
    return page


def replay() -> Replay:
    assert isinstance(PAGE.desk, Replay)
    return PAGE.desk


def moments(game: str) -> Iterator[int]:
    """Those at which something was scored: of Merlin in a scoring, of Löwenherz by an action."""
    course, scoring = replay().course, game == "loewenherz"
    found = set()
    for number, event in enumerate(course.log):
        if event.key in ("scoring", "round") and game == "merlin":
            scoring = event.key == "scoring"
        if event.key == "points" and scoring:
            found.add(course.moment_of(number))
    yield from sorted(found)


def gains(markup: str) -> Counter[int]:
    won: Counter[int] = Counter()
    for seat, points in GAIN.findall(markup):
        won[int(seat)] += int(points.replace("\N{MINUS SIGN}", "-"))
    return won


def scored(events: list[Event]) -> Counter[int]:
    """What the engine says, from where the scoring began."""
    won: Counter[int] = Counter()
    for event in events:
        if event.key == "points":
            seat, points = event.args["seat"], event.args["points"]
            assert isinstance(seat, int) and isinstance(points, int)
            won[seat] += points
    return won


@pytest.mark.parametrize(
    ("game", "record", "topics"),
    [
        (
            "merlin",
            "squire-4-favor",
            {"category-traitors", "told-new-traitors", "category-excalibur", "category-environs"}
            | {"told-influence", "category-henchmen", "category-end"},
        ),
        ("merlin", "random-2", {"category-traitors"}),
        ("loewenherz", "2-squire-0", {"told-domain", "told-won", "told-lost", "told-monopoly", "told-end"}),
        ("loewenherz", "4-squire-1", {"told-monopoly", "told-ducats"}),
    ],
)
def test_every_scoring_of_a_game_tells_what_the_engine_says(game: str, record: str, topics: set[str]):
    page = opened(game, record)
    told = set()
    for moment in moments(game):
        page.ask("step", at=moment)
        card = page.regions["telling"]
        start = int(re.findall(r'data-telling="(\d+)"', card)[0])
        log = page.session.log[start:]
        end = next((at for at, event in enumerate(log) if at and event.key in ("round", "turn")), len(log))
        assert +gains(card) == +scored(log[:end]) and -gains(card) == -scored(log[:end])
        table = "".join(markup for name, markup in page.regions.items() if name != "telling")
        steps = STEP.findall(card)
        for places, _, _ in steps:
            assert all(f'data-place="{place}"' in table for place in places.split())
        # Step by step up to what everybody has after it.
        after = [
            points - scored(log[end:])[seat]
            for seat, points in enumerate(page.session.game.points(page.session.state))
        ]
        totals = [[int(each) for each in step[1].split()] for step in steps]
        assert totals[-1] == after
        for now, (before, step) in zip(totals[1:], zip(totals, steps[1:], strict=False), strict=True):
            assert [now[seat] - before[seat] for seat in range(len(now))] == [
                gains(step[2])[seat] for seat in range(len(now))
            ]
        told |= {key.removeprefix(f"{game}-") for key in TITLE.findall(card)}
    assert topics <= told


def branched(page: Page, moment: int) -> int:
    """A new game of people from there; and what was chosen in the old one."""
    chosen = replay().course.journal[moment]
    page.ask("step", at=moment)
    seats = [
        {"name": name, "color": color, "kind": "person"} for name, color in zip(NAMES, COLORS, strict=True)
    ]
    page.ask("branch", seats=seats[: len(replay().seats)], table="another")
    page.lift()
    return chosen


@BOTH
def test_a_choice_closes_it_and_it_can_be_had_again(game: str, record: str):
    """From a moment before a scoring a new game, in which the same is chosen."""
    page = opened(game, record)
    index = branched(page, next(moments(game)) - 1)
    assert not page.regions["telling"]
    page.choose(index)
    while page.session.waits and not page.regions["telling"]:
        page.choose(0)
        page.lift()
    card = page.regions["telling"]
    assert " data-news" in card and 'data-do="untell"' in card
    # It is had again by a laurel in the top bar and by its line in the log.
    again = re.findall(r'data-do="tell" data-at="(\d+)"', page.regions["bar-info"])
    assert again[0] in re.findall(r'data-do="tell" data-at="(\d+)"', page.regions["log"])
    page.ask("untell")
    assert not page.regions["telling"]
    answer = page.ask("tell", at=int(again[0]))
    assert [*answer["regions"]] == ["telling"] and " data-news" not in page.regions["telling"]
    page.choose(0)
    assert not page.regions["telling"]
    assert page.ask("tell", at=10_000)["regions"]["telling"] == ""


def test_the_final_scoring_is_told_before_the_result():
    page = opened("merlin", "squire-4-favor")
    last = [*moments("merlin")][-1]
    index = branched(page, last - 1)
    page.choose(index)
    page.lift()
    assert page.screen == "table"
    assert "merlin-category-end" in TITLE.findall(page.regions["telling"])
    page.choose(0)
    assert page.screen == "result"


def test_what_is_undone_is_told_no_more():
    page = opened("loewenherz", "2-squire-0")
    index = branched(page, next(moments("loewenherz")) - 1)
    for _ in range(2):
        page.choose(index)
        assert page.regions["telling"]
        page.ask("undo")
        assert not page.regions["telling"]


def test_whoever_shares_a_territory_does_not_have_the_most():
    """Review of Merlin, m11: on a tie the log says that it is shared."""
    page = opened("merlin", "squire-4-favor")
    events = [event for event in replay().course.log if event.args.get("why") in ("territory", "influence")]
    assert {event.args["shared"] for event in events} >= {1, 2}
    for event in events:
        message = page.session and PAGE.desk.table.event_message(event, PAGE.desk.seats)
        assert message and message.args["shared"] == event.args["shared"]
