"""What others did is seen: whole turns in a strip until one's own first choice, what befell oneself first, and all in a
light on the table; what concerns everybody is told in passing."""

import json
import re
from collections.abc import Iterator
from html import unescape
from random import Random
from typing import Any

import pytest

from app import since, think
from app.facts import seat_of
from app.log import Log, Span
from app.page import PAGE
from tafelrunde.games import GAMES
from tafelrunde.kernel.event import Event

from .page import NAMES, Page
from .reader import read
from .texts import messages

BOTH = pytest.mark.parametrize("game", GAMES)
BOTS = ("person", "random", "random")


def moments(page: Page, random: Random, choices: int = 2000) -> Iterator[Page]:
    """The page after every choice, of persons and of bots."""
    for _ in range(choices):
        yield page
        if page.screen == "result":
            return
        if page.screen == "curtain":
            page.ask("lift")
        elif page.patch["think"]:
            page.ask("bot", **json.loads(think.answer(json.dumps(page.patch["think"]))))
        else:
            waits = page.session.waits or PAGE.desk.parting
            page.choose(0 if waits else random.randrange(len(page.session.options)))


def first_questions(page: Page, random: Random) -> Iterator[Page]:
    """The person's, where his turn begins."""
    for now in moments(page, random):
        desk = PAGE.desk
        asked = now.screen == "table" and desk.person_asked and not desk.begun
        if asked and desk.session.state.turns and desk.log.span.seat == desk.asked:
            yield now


def others_events(seat: int) -> list[Event]:
    """What happened between this seat's last turn and the one that has just begun, by the events alone."""
    log = PAGE.desk.session.log
    turns = [at for at, event in enumerate(log) if event.key == "turn"]
    own = [at for at in turns if log[at].args["seat"] == seat]
    assert own[-1] == turns[-1]
    start = next((at for at in turns if len(own) > 1 and at > own[-2]), 0)
    return log[start : own[-1]]


def counts(markup: str, key: str) -> list[int]:
    """The numbers that the lines of one kind tell."""
    told = re.findall(rf"data-l10n-id=\"{key}\" data-l10n-args='([^']*)'", markup)
    return [json.loads(unescape(args))["count"] for args in told]


def list_of(page: Page) -> str:
    return page.regions["since"].partition("since-list")[2]


@BOTH
def test_the_strip_has_whole_turns_of_all_others_until_the_first_choice(game: str):
    page = Page("yes").start(game, 3, kinds=BOTS, first=0)
    seen = 0
    for now in first_questions(page, Random(5)):
        shown, happened = list_of(now), others_events(0)
        heads = [seat_of(event) for event in happened if event.key == "turn"]
        assert shown or not heads
        if not shown or len(heads) < 2:
            continue
        seen += 1
        named = re.findall(r'<li class="log-turn"><span class="crest c-(\w+)"', shown)
        assert named == [PAGE.desk.seats[seat].color for seat in heads if seat != 0]
        read(now.regions["since"], messages("en"))
        # Nothing of it is hidden from anybody, and none of it is one's own.
        assert "drew-card" not in shown and f"<b>{NAMES[0]}</b>" not in shown
        if game == "loewenherz":
            borders = [event for event in happened if event.key == "border-placed"]
            assert sum(counts(shown, "loewenherz-event-border-placed")) == len(borders)
        before = now.regions["since"]
        now.choose(0)
        assert now.regions["since"] == ""
        if now.patch["can"]["undo"]:
            now.ask("undo")
            assert now.regions["since"] == before
    assert seen > 5


@BOTH
def test_what_befell_oneself_comes_first_and_is_marked(game: str):
    page = Page("yes").start(game, 3, kinds=("person", "squire", "squire"), first=0, seed=3)
    found = set()
    for now in first_questions(page, Random(2)):
        desk = PAGE.desk
        mine = [event for event in others_events(0) if desk.table.befalls(event) == 0]
        shown = list_of(now)
        assert ("log-line is-own" in shown) is bool(mine), mine
        if not mine:
            continue
        assert shown.index("table-since-you") < shown.index("log-line is-own") < shown.find('"log-turn"')
        assert "since-head is-own" in now.regions["since"]
        found |= {event.key for event in mine}
        # A line leads to its place on the board.
        place = desk.table.event_place(mine[0])
        assert place and place in shown
    assert {"sent-home"} <= found if game == "merlin" else {"points", "expanded"} & found


def test_an_alliance_leads_to_its_ring_and_to_both_castles():
    Page("yes").start("loewenherz", 2)
    place = PAGE.desk.table.event_place(Event("allied", {"seat": 0, "castle": 90, "other": 17, "color": 1}))
    assert place == "alliance-17-90 square-17 square-90"


def test_the_curtain_has_the_same_list():
    """It was cut to six lines: the beginning of the first opponent's turn was lost."""
    page = Page("yes").start("loewenherz", 3)
    longest = 0
    for now in moments(page, Random(7), 900):
        if now.screen != "curtain" or not now.session.state.turns:
            continue
        curtain = now.regions["curtain"]
        _, items = since.items(PAGE.desk, now.session.seat)
        assert "".join(items) in curtain
        now.ask("lift")
        assert "".join(items) in now.regions["since"]
        longest = max(longest, len(items))
    assert longest > 8


def test_repeated_lines_are_one_with_all_their_places():
    Page("yes").start("loewenherz", 2, kinds=("person", "random"), first=0)
    desk = PAGE.desk
    log = Log(desk.table, desk.events, desk.seats)
    turn = [Event("turn", {"seat": 1})]
    borders = [Event("border-placed", {"seat": 1, "edge": edge}) for edge in (3, 7, 9)]
    knights = [Event("knight-placed", {"seat": 1, "square": 5 + cost, "ducats": cost}) for cost in (0, 1)]
    taken = [
        Event("expanded", {"seat": 1, "castle": 0, "square": at, "terrain": land, "victim": 50, "color": 0})
        for at, land in ((40, "village"), (41, "village"), (42, "forest"))
    ]
    points = [
        Event("points", {"seat": 0, "points": -each, "category": category, "why": "lost", "by": 1})
        for each, category in ((6, "village"), (1, "forest"))
    ]
    lines = log.joined(log.follow([*turn, *borders, *knights, *taken, *points]))
    said = [(line.message.id.removeprefix("loewenherz-"), line.place, line.points) for line in lines]
    assert said == [
        ("event-border-placed", "edge-3 edge-7 edge-9", 0),
        ("event-knight-placed", "square-5 square-6", 0),
        ("event-expanded", "square-40 square-41 square-42", 0),
        ("points-many", "seat-0", -7),
    ]
    assert lines[0].message.args["count"] == 3
    assert lines[1].message.args["ducats"] == 1
    assert lines[2].message.args["terrain"] == ["land-village", "land-village", "land-forest"]
    assert [desk.table.befalls(line.event) for line in lines] == [-1, -1, 0, 0]
    for line in lines:
        read(log.item(line), messages("de"))


def test_turns_of_the_log_begin_where_a_turn_begins_and_undo_takes_them_back():
    Page("yes").start("loewenherz", 2, first=0)
    desk = PAGE.desk
    log = Log(desk.table, desk.events, desk.seats)
    castle: dict[str, Any] = {"color": 0, "square": 3, "knight": 4}
    laid = [Event("begins-placing", {"seat": 0}), Event("castle-placed", castle | {"seat": 0})]
    laid.append(Event("castle-placed", castle | {"seat": 1}))
    turn = [Event("turn", {"seat": 0}), Event("income", {"seat": 0, "ducats": 1})]
    spans = [line.span for line in log.follow([*laid, *turn])]
    assert spans == [Span(1, 0), Span(1, 0), Span(2, 1), Span(3, 0)]
    for left in range(len(laid), 0, -1):
        assert [line.span for line in log.follow(laid[:left])] == spans[:left]
    assert [line.span for line in log.follow([*laid, *turn])] == spans
    # What everybody has seen of the others since the last turn of seat 0 is the castle of seat 1.
    assert (log.since(0), log.since(1), log.begins()) == (2, 4, 4)


NEW = re.compile(
    r'class="(?:l-piece c-\w+ is-new|l-ally is-new)"|class="(?:post|pill) is-fresh"|class="tile-new"'
)


@BOTH
def test_what_came_since_the_last_turn_is_lit_until_the_own_first_choice(game: str):
    page = Page("yes").start(game, 3, kinds=BOTS, first=0, seed=4)
    lit = 0
    for now in first_questions(page, Random(8)):
        happened, state = others_events(0), now.session.state
        board = now.regions["board"] + now.regions.get("environs", "")
        if game == "loewenherz":
            knights = [event.args["square"] for event in happened if event.key == "knight-placed"]
            for square in [square for square in knights if state.pieces[square] >= 0]:
                assert re.search(rf'is-new" data-piece="knight-{square}"', board)
            assert ("l-taken" in board) is any(event.key == "expanded" for event in happened)
            walls = [event for event in happened if event.key == "border-placed"]
            assert "l-wall-new" in board or not any(state.walls[event.args["edge"]] for event in walls)
        else:
            for event in happened:
                if event.key == "manor":
                    assert "tile-new" in board
                if event.key == "placed":
                    which, p, who = (event.args[name] for name in ("henchman", "principality", "seat"))
                    if state.henchmen[who][which] == p:
                        assert f'post is-fresh" data-place="post-{which}-{p}"' in board
        if not NEW.search(board) and "l-taken" not in board:
            continue
        lit += 1
        now.choose(0)
        board = now.regions["board"] + now.regions.get("environs", "")
        own = now.session.log[PAGE.desk.log.begins() :]
        assert not NEW.search(board) or any("square" in one.args or "henchman" in one.args for one in own)
    assert lit > 5


def told_in(page: Page, random: Random) -> set[str]:
    """All that is told in passing in a whole game, as keys with what tells their cases apart."""
    found = set()
    for now in moments(page, random):
        for words in now.patch.get("told", []):
            args = words.get("args", {})
            case = next(
                (f"-{args[name]}" for name in ("n", "letter", "why", "of", "left") if name in args), ""
            )
            found.add(words["id"] + case)
            assert messages("nl")[words["id"]].args <= args.keys()
    return found


def test_rounds_and_new_dice_are_told():
    told = told_in(Page("yes").start("merlin", 2, kinds=("person", "random"), first=0), Random(1))
    assert told == {f"merlin-tidings-round-{left}" for left in range(5)}


def test_deck_goal_monopoly_and_last_turns_are_told():
    """L7: in a game of much selling the deck runs out; in others somebody comes near the goal."""
    told: set[str] = set()
    for seed in range(3):
        kinds = ("person", "squire" if seed else "random", "random")
        told |= told_in(Page("yes").start("loewenherz", 3, kinds=kinds, first=0, seed=seed), Random(seed))
    assert {f"loewenherz-tidings-letter-{letter}" for letter in "BCD"} <= told
    assert {f"loewenherz-tidings-deck-{left}" for left in range(4)} <= told
    assert {"loewenherz-tidings-last-turn-player", "loewenherz-tidings-last-turn-game"} <= told


@BOTH
def test_the_last_look_says_who_has_won_and_by_what(game: str):
    page = Page("yes").start(game, 2, kinds=("person", "squire"), first=0)
    for now in moments(page, Random(9)):
        if PAGE.desk.parting:
            assert "table-parting" in now.regions["ask"] and "-why-" in now.regions["ask"]
            assert "table-winner" in now.regions["ask"]
            assert "since-list" in now.regions["since"] and "data-choice" not in now.regions["since"]
            return
    raise AssertionError("nobody looked")


def test_a_bot_that_has_begun_to_move_is_not_said_to_think():
    page = Page("yes").start("merlin", 2, kinds=("person", "random"), first=1)
    asked = [now.regions["ask"] for now in moments(page, Random(1), 12) if now.patch["think"]]
    begins = [ask for ask in asked if '"moves":"none"' in unescape(ask)]
    goes_on = [ask for ask in asked if '"moves":"some"' in unescape(ask)]
    assert begins and goes_on and len(begins) + len(goes_on) == len(asked)


def test_the_parts_of_a_turn_name_the_opponent_and_not_a_square():
    page = Page("yes").start("loewenherz", 2, kinds=("person", "squire"), first=0, seed=1)
    for now in moments(page, Random(3)):
        asked = unescape(now.regions["ask"])
        for part in re.findall(r"loewenherz-part-(?:against|domain)\" data-l10n-args='([^']*)'", asked):
            assert json.loads(part)["owner"] in (*NAMES, {"id": "loewenherz-neutral", "args": {}})
            return
    raise AssertionError("nobody chose a domain")


def test_a_staff_says_which_of_its_two_actions_is_on():
    """M3.7."""
    page = Page("yes").start("merlin", 2, first=0, seed=2)
    seen = set()
    for now in moments(page, Random(6)):
        if now.screen == "table" and not now.session.waits and now.session.state.agenda:
            seen |= set(
                re.findall(
                    r"merlin-part-staff\" data-l10n-args='{\"which\":(\d)}'", unescape(now.regions["ask"])
                )
            )
    assert seen == {"1", "2"}
