"""A turn ends by a yes: what the page offers there, what can be taken back, and who need not say it."""

import json
from random import Random
from typing import Any

import pytest

from app import think
from app.page import PAGE
from tafelrunde.games import GAMES

from .page import Page

BOTH = pytest.mark.parametrize("game", GAMES)
YES = 'data-choice="0" data-yes'


def until_waiting(page: Page, random: Random) -> Page:
    """A turn that is over, and did not end with a card that was drawn."""
    while not page.session.waits or not page.session.can_undo:
        page.lift()
        if page.patch["think"]:
            page.ask("bot", **json.loads(think.answer(json.dumps(page.patch["think"]))))
        else:
            page.choose(0 if page.session.waits else random.randrange(len(page.session.options)))
    return page


def waiting(game: str, **how: Any) -> Page:
    return until_waiting(Page("yes").start(game, **how), Random(3))


@BOTH
def test_the_last_choice_of_a_turn_can_be_taken_back(game: str):
    """In Löwenherz the first turn is a castle and its knight."""
    page = waiting(game)
    seat, chosen, regions = page.session.seat, len(page.session.journal), dict(page.regions)
    assert page.screen == "table" and YES in page.regions["main"]
    assert "table-turn-over" in page.regions["ask"]
    assert page.patch["can"]["undo"] and page.patch["can"]["again"] and not page.patch["can"]["hint"]
    page.ask("undo")
    assert (page.session.seat, len(page.session.journal)) == (seat, chosen - 1)
    assert "data-yes" not in page.regions["main"]
    page.ask("redo")
    assert page.session.waits and page.regions["board"] == regions["board"]
    page.ask("again")
    assert len(page.session.journal) < chosen and not page.session.waits


@BOTH
def test_the_yes_is_the_only_choice_and_hands_over(game: str):
    page = waiting(game)
    seat, revision = page.session.seat, page.patch["revision"]
    shown = "".join(markup for name, markup in page.regions.items() if name != "log")
    assert shown.count("data-choice=") == 1
    assert YES in page.choices()
    page.choose(0)
    assert page.session.seat != seat and not page.patch["can"]["undo"]
    # A second click on the same button is no choice of the next player.
    chosen = len(page.session.journal)
    page.ask("choose", choice=0, revision=revision)
    assert len(page.session.journal) == chosen


@BOTH
def test_where_turns_end_by_themselves_nobody_is_asked(game: str):
    page = waiting(game)
    seat = page.session.seat
    page.ask("ending", by="auto", look=False)
    assert page.session.seat != seat and not page.session.waits
    random = Random(5)
    while page.screen != "result":
        page.lift()
        page.choose(random.randrange(len(page.session.options)))
        assert "data-yes" not in page.regions["main"]


@BOTH
def test_a_game_by_clicks_on_choices_alone_comes_to_its_result(game: str):
    """With the yes, against a bot whose turns wait for nobody, and with a last look at the table."""
    page, random = Page("yes").start(game, kinds=("person", "squire")), Random(9)
    looked = 0
    while page.screen != "result":
        if page.patch["think"]:
            page.ask("bot", **json.loads(think.answer(json.dumps(page.patch["think"]))))
            assert not (page.session.waits and PAGE.desk.bot_asked)
            continue
        waits = page.session.waits or PAGE.desk.parting
        looked += PAGE.desk.parting or (page.session.waits and page.session.over)
        assert (YES in page.regions["main"]) is waits
        page.choose(0 if waits else random.randrange(len(page.session.options)))
    assert looked == 1


@BOTH
def test_a_reload_in_that_moment_changes_nothing(game: str):
    page = until_waiting(Page("yes").start(game, kinds=("person", "squire"), first=0), Random(3))
    text, journal = page.patch["save"]["text"], list(page.session.journal)
    regions = dict(page.regions)
    assert json.loads(text)["waits"] is True
    page.ask("load", save=text)
    assert page.session.waits and page.session.journal == journal
    for region in ("ask", "main", "board", "hand"):
        assert page.regions[region] == regions[region]
    page.ask("undo")
    assert len(page.session.journal) == len(journal) - 1
    page.ask("load", save=text)
    page.choose(0)
    assert json.loads(page.patch["save"]["text"])["waits"] is False


def test_who_has_drawn_sees_the_card_before_the_device_goes_on():
    """L3.5, L2.8: in the hand and in the bar."""
    page, random = Page("yes").start("loewenherz"), Random(4)
    while "drew-card" not in [event.key for event in page.session.log]:
        page.lift()
        page.choose(0 if page.session.waits else random.randrange(len(page.session.options)))
    drawn = page.session.log[-1] if page.session.log[-1].key == "drew-card" else page.session.log[-2]
    assert page.screen == "table" and page.session.waits
    assert f'data-piece="card-{drawn.args["card"]}"' in page.regions["hand"]
    assert "loewenherz-event-drew-card" in page.regions["ask"]
    assert not page.patch["can"]["undo"]
    page.choose(0)
    assert page.screen == "curtain"
    assert "drew-card" not in page.regions["curtain"]


@BOTH
def test_an_open_hand_can_be_covered(game: str):
    page, random = Page("yes").start(game), Random(4)
    while not page.session.state.turns or not page.patch["can"]["cover"]:
        page.lift()
        page.choose(0 if page.session.waits else random.randrange(len(page.session.options)))
        page.lift()
    seat = page.session.seat
    page.ask("cover")
    assert page.screen == "curtain" and not page.patch["can"]["cover"]
    page.ask("lift")
    assert page.screen == "table" and page.session.seat == seat


def test_alone_there_is_nothing_to_cover():
    page = Page("yes").start("merlin", kinds=("person", "squire"), first=0)
    assert not page.patch["can"]["cover"]


def test_a_die_is_exchanged_for_another_by_touching_that():
    """M3.9 asks what is done with a die before the move: until then another one can be taken up."""
    page = Page("yes").start("merlin", kinds=("person", "squire"), first=0, seed=7)
    dice = [index for index, choice in enumerate(page.session.options) if choice.verb == "die"]
    page.choose(dice[0])
    before = page.session.options
    other = json.loads(page.regions["own"].split("data-instead='")[1].split("'")[0])
    for_phones = f"data-instead='{json.dumps(other, separators=(',', ':'))}'"
    assert for_phones in page.regions["picks"]
    page.ask("exchange", **other, revision=page.patch["revision"])
    assert len(page.session.journal) == 1
    assert page.session.state.agenda[-1].args[0] == other["noun"]
    assert page.session.options != before
    # What cannot be had changes nothing, nor does an old click.
    page.ask("exchange", verb="die", noun=other["noun"], revision=page.patch["revision"])
    page.ask("exchange", verb="die", noun=0, revision=-1)
    assert page.session.state.agenda[-1].args[0] == other["noun"]


def test_end_turn_where_the_rules_ask_for_it_is_the_yes_itself():
    """M3.5: with a staff left, "end" is a choice; nobody is asked twice."""
    page, random = Page("yes").start("merlin"), Random(1)
    ended = 0
    for _ in range(400):
        page.lift()
        if page.screen == "result" or ended:
            break
        options = page.session.options
        verbs = [choice.verb for choice in options]
        if not page.session.waits and "end" in verbs:
            page.choose(verbs.index("end"))
            ended += not page.session.waits
        else:
            page.choose(0 if page.session.waits else random.randrange(len(options)))
    assert ended


@BOTH
def test_the_site_around_is_told_of_a_turn_that_waits_and_of_its_end(game: str):
    page = waiting(game)
    told = page.ask("told")
    assert told["state"]["waits"] is True and told["state"]["over"] is False
    asked = page.session.seat
    shown = len(page.session.log)
    page.choose(0)
    told = page.ask("told")
    fresh = [event.key for event in page.session.log[shown:]]
    assert told["state"]["waits"] is False
    if fresh:
        assert told["move"]["seat"] == asked
        assert [event["key"] for event in told["move"]["events"]] == fresh
    else:
        assert "move" not in told
