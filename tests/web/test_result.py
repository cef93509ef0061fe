"""The end of a game on the page: who has won, why it is over, how the points came about, and what decided it."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from app import result
from app.course import Course
from app.desk import Desk
from app.growth import Growth
from app.log import Log
from app.outcome import fate, outcome, place
from app.picture import picture
from app.scene import Seat
from app.stacks import PATTERNS
from app.swings import swings
from tafelrunde.games import GAMES
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.record import read, replay
from tafelrunde.kernel.session import Session
from tafelrunde.seats import COLORS

from . import reader
from .page import NAMES, Page
from .texts import messages

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = ("merlin/random-4-favor.json", "loewenherz/4-squire-0.json")
ALL = pytest.mark.parametrize("file", RECORDS)
ONE_EACH = [*GOLDEN.glob("*/*squire*.json")]


def ended(file: str | Path, bots: tuple[int, ...] = (), names: tuple[str, ...] = NAMES) -> Desk:
    session: Session[Any] = replay(
        read((GOLDEN / file).read_text(encoding="utf-8")), GAMES, yes_ends_turn=True
    )
    session.end_turn()
    seats = [
        Seat(names[at], COLORS[at], "squire" if at in bots else "person")
        for at in range(session.setup.players)
    ]
    return Desk.resumed(session, seats)


def winners(desk: Desk) -> list[int]:
    return desk.session.game.winners(desk.session.state)


def lines(markup: str) -> list[tuple[int, int]]:
    found = re.findall(
        r'<button class="moment" type="button" data-look-at="(\d+)">.*?<b class="\w+">(.*?)<',
        markup,
    )
    return [(int(at), int(points.replace("\N{MINUS SIGN}", "-"))) for at, points in found]


def test_win_and_defeat_are_told_from_the_eyes_of_this_device():
    seats = [Seat(name, color, "person") for name, color in zip(NAMES, COLORS, strict=True)]
    assert outcome([1], seats, [1]) == ("table-you-won", {})
    assert outcome([1], seats, [0]) == ("table-winner", {"names": ["Bram"]})
    assert outcome([1], seats, [0, 1]) == ("table-winner", {"names": ["Bram"]})
    assert outcome([0, 1], seats, [1]) == ("table-you-won-with", {"names": ["Anna"]})
    assert outcome([0, 1], seats) == ("table-winners", {"names": ["Anna", "Bram"]})
    assert [fate([1], people) for people in ([1], [0, 1], [], [0], [0, 2])] == ["won"] * 3 + ["lost"] * 2
    assert place([7, 9, 9, 2], [1], [1]) is None and place([7, 9], [1], [0, 1]) is None
    third = place([7, 9, 9, 2], [1], [0])
    assert third and third.args == {"place": 3, "players": 4, "points": 7, "behind": 2}
    tied = place([9, 9], [1], [0])  # by ducats
    assert tied and tied.args["place"] == 2 and tied.args["behind"] == 0


@ALL
def test_the_sheet_shows_a_win_and_a_defeat(file: str):
    first = winners(ended(file))[0]
    others = tuple(seat for seat in range(4) if seat != first)
    won = result.result(ended(file, bots=others))
    lost = result.result(ended(file, bots=tuple(seat for seat in range(4) if seat != others[0])))
    assert "is-won" in won and 'data-l10n-id="table-you-won"' in won and "table-your-place" not in won
    assert "is-lost" in lost and "table-winner" in lost and "table-your-place" in lost
    for markup in (won, lost):
        assert f'class="result-head c-{COLORS[first]}"' in markup
        reader.read(markup, messages("de"))


def test_why_a_game_ended():
    """Both ways of one of them are among the records."""
    reasons = set()
    for file in ONE_EACH:
        desk = ended(file)
        reasons |= {why.id for why in desk.table.finish(desk.session.state, desk.session.log, desk.seats).why}
    assert {"merlin-why-over", "loewenherz-why-goal", "loewenherz-why-cards"} <= reasons


def test_equal_points_are_decided_by_ducats():
    desk = ended("loewenherz/4-squire-0.json")
    state = desk.session.state
    state.earned = [[3, 0, 0, 0, 0] for _ in range(4)]
    state.ducats = [5, 9, 1, 2]
    told = [why.id for why in desk.table.finish(state, desk.session.log, desk.seats).why]
    assert "loewenherz-why-ducats" in told
    state.ducats = [9, 9, 9, 9]
    assert "loewenherz-why-ducats" not in [
        why.id for why in desk.table.finish(state, desk.session.log, desk.seats).why
    ]


@pytest.mark.parametrize("file", ONE_EACH, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_the_pictures_add_up_to_the_sheet(file: Path):
    desk = ended(file)
    session = desk.session
    growth = Growth(session.game, desk.events, session.log, len(desk.seats))
    assert growth.earned[-1] == [list(row) for row in session.game.earned(session.state)]
    assert growth.end == session.state.turns
    course = Course(session)
    for turn, start in enumerate(growth.starts[:-1]):
        assert course.points[course.moment_of(start)] == growth.points[turn]


@ALL
def test_every_turn_of_the_chart_leads_to_its_moment(file: str):
    desk = ended(file)
    course = Course(desk.session)
    moments = [
        int(at) for at in re.findall(r'class="chart-turn"[^>]*data-look-at="(\d+)"', result.result(desk))
    ]
    assert len(moments) == desk.session.state.turns + 1
    assert moments == sorted(moments) and moments[-1] == course.end
    assert [course.turns[at] for at in moments[:-1]] == [*range(1, len(moments))]


@ALL
def test_rounds_or_turns_stand_below_the_chart(file: str):
    markup = result.result(ended(file))
    rounds = "merlin" in file
    assert ('{"what":"rounds"}' in markup) == rounds and ('{"what":"turns"}' in markup) != rounds
    if rounds:
        assert re.findall(r'text-anchor="middle">(\d)</text>', markup)[:6] == list("123456")


@ALL
def test_the_moments_that_decided_are_the_largest_swings(file: str):
    desk = ended(file)
    course = Course(desk.session)
    log = Log(desk.table, desk.events, desk.seats)
    winner = winners(desk)[0]
    found = swings(course, log.follow(desk.session.log), winner)
    assert 1 <= len(found) <= 3
    assert [swing.line.start for swing in found] == sorted(swing.line.start for swing in found)
    for swing in found:
        assert abs(swing.after - swing.before) >= 3
        # Somebody's gain or loss that went the same way.
        helps = (swing.line.points > 0) == (swing.line.seat == winner)
        assert helps == (swing.after > swing.before)
    shown = lines(result.result(desk))
    assert shown[: len(found)] == [(course.moment_of(each.line.start), each.line.points) for each in found]
    # The replay opens there.
    page = Page()
    page.ask("load", save=(GOLDEN / file).read_text(encoding="utf-8"), names=["Ada"])
    assert page.screen == "result"
    assert page.ask("look", at=shown[0][0])["moment"]["at"] == shown[0][0]
    assert page.ask("back")["screen"] == "result"


def test_the_best_mission_and_the_best_domain():
    merlin = ended("merlin/random-4-favor.json")
    [mission] = merlin.table.finish(merlin.session.state, merlin.session.log, merlin.seats).awards
    scored = [
        event for event in merlin.session.log if event.key == "points" and event.args["why"] == "mission"
    ]
    assert mission.points == max(event.args["points"] for event in scored if "card" in event.args)
    assert merlin.session.log[mission.event].args["seat"] == mission.seat
    loewenherz = ended("loewenherz/4-squire-0.json")
    [domain] = loewenherz.table.finish(
        loewenherz.session.state, loewenherz.session.log, loewenherz.seats
    ).awards
    assert 0 < domain.points <= loewenherz.session.game.points(loewenherz.session.state)[domain.seat]


@ALL
def test_categories_are_told_apart_without_color(file: str):
    """By a pattern and a number, the same in the sheet's head and in the pictures."""
    markup = result.result(ended(file))
    used = {int(at) for at in re.findall(r"url\(#stack-(\d)-ink\)", markup)}
    assert len(used) > 2 and len({PATTERNS[at] for at in used}) == len(used)
    for color in COLORS:
        drawn = {int(at) for at in re.findall(rf"url\(#stack-(\d)-{color}\)", markup)}
        assert drawn and drawn <= used
        for at in used:
            assert f'id="stack-{at}-{color}"' in markup
    numbers = re.findall(r"ink\)\"/></svg><b>(\d)</b>", markup)
    assert numbers == [str(number) for number in range(1, len(used) + 1)]


def test_every_category_of_every_game_has_a_pattern():
    assert all(len(game.categories) <= len(PATTERNS) for game in GAMES.values())
    assert len({*PATTERNS}) == len(PATTERNS)


def test_ducats_are_called_points_for_ducats():
    assert messages("de")["loewenherz-category-ducats"].value == "Punkte für Dukaten"


@ALL
def test_a_picture_holds_the_result_and_no_markup_of_a_name(file: str):
    drawn = picture(ended(file, names=("<b>Ada</b>", "B&C", "D" * 40, "E")))
    assert "<b>" not in drawn and "&lt;b&gt;Ada&lt;/b&gt;" in drawn and "data-look-at" not in drawn
    reader.read(picture(ended(file)), messages("nl"))
    page = Page()
    page.ask("load", save=(GOLDEN / file).read_text(encoding="utf-8"), names=[*NAMES])
    assert page.ask("picture")["regions"]["picture"].startswith('<svg id="result-picture"')


@ALL
def test_the_best_score_of_the_people_here_goes_to_the_records(file: str):
    desk = ended(file)
    got = desk.session.game.points(desk.session.state)
    best = result.best(desk)
    assert best and best["points"] == max(got) and best["players"] == 4
    only = result.best(ended(file, bots=(0, 1, 2)))
    assert only and only == {"players": 4, "points": got[3], "name": "Deniz"}
    assert result.best(ended(file, bots=(0, 1, 2, 3))) is None


def test_where_the_rules_have_changed_the_result_leads_nowhere():
    desk = ended("merlin/random-4-favor.json")
    desk.session.journal[-1] += 1000
    markup = result.result(desk)
    assert "data-look-at" not in markup and "table-decisive" not in markup and "chart-line" in markup


@pytest.mark.parametrize("game", GAMES)
def test_in_mid_game_the_chart_of_the_scores_leads_back_too(game: str):
    page = Page().start(game, 2, kinds=("person", "page"), first=0)
    for _ in range(8):
        if page.patch["think"]:
            page.ask("bot", token=page.patch["think"]["token"], choice=0)
        else:
            page.choose(0)
    turns = page.session.state.turns
    shown = page.ask("scores")["regions"]["scores"]
    if turns:
        assert shown.count('class="chart-turn"') == turns + 1 and 'data-look-at="' in shown
    page.ask("look")
    shown = page.ask("scores")["regions"]["scores"]
    assert ("data-moment" in shown) == bool(turns) and "data-look-at" not in shown


def test_the_seed_is_told_once_nothing_is_hidden_any_more():
    desk = ended("loewenherz/4-squire-0.json")
    assert json.dumps({"seed": desk.session.setup.seed}, separators=(",", ":")) in result.result(desk)
    assert "seed" not in result.so_far(desk)


def test_a_game_without_a_turn_has_no_chart():
    desk = Desk.fresh(
        GAMES["loewenherz"], Setup(2, "7", 0), [Seat("A", "blue", "person"), Seat("B", "red", "person")]
    )
    assert "chart" not in result.so_far(desk)
