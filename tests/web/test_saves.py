"""Saves as the page writes and reads them."""

import json
from pathlib import Path
from random import Random

import pytest

from tafelrunde.games import GAMES
from tafelrunde.kernel import record

from .page import Page

SAVES = Path(__file__).parent / "saves"


def begun(game: str, choices: int) -> Page:
    page = Page().start(game, 3, seed=8, variants={"favor": True} if game == "merlin" else {})
    random = Random(8)
    while choices and page.screen != "result":
        if page.screen == "curtain":
            page.ask("lift")
        else:
            page.choose(random.randrange(len(page.session.options)))
            choices -= 1
    return page


@pytest.mark.parametrize("game", GAMES)
def test_a_save_goes_on_where_it_stopped(game: str):
    page = begun(game, 40)
    page.lift()
    text, before = page.patch["save"]["text"], dict(page.regions)
    state = page.session.state.clone()
    page.regions.clear()
    page.ask("load", save=text)
    page.lift()
    assert page.session.state == state
    assert "error" not in page.patch
    for region in ("board", "others", "log", "own", "ask"):
        assert page.regions[region] == before[region]


@pytest.mark.parametrize("game", GAMES)
def test_a_save_of_the_version_before_variants_still_opens(game: str):
    """Its record has the options of both games among its fields, whichever it is of, and names no edition: it is played
    with the box of its time."""
    page = Page()
    text = (SAVES / f"0.1.0-{game}.json").read_text(encoding="utf-8")
    page.ask("load", save=text)
    assert "error" not in page.patch
    assert page.patch["notice"] == []
    assert record.dump(page.session.state)["hands"] == json.loads(text)["snapshot"]["hands"]
    assert len(page.session.journal) == 60
    variants = {"favor": True, "counters": 7} if game == "merlin" else {}
    assert page.session.setup.variants == variants
    page.lift()
    page.choose(0)
    assert len(page.session.journal) == 61


@pytest.mark.parametrize(
    ("game", "given", "field", "why", "allowed"),
    [
        ("merlin", {"favor": False, "counters": 5}, "counters", "unknown-value", "6, 7"),
        ("merlin", {"favour": True}, "favour", "unknown-variant", "favor, counters"),
        ("loewenherz", {"favor": True}, "favor", "unknown-variant", "–"),
    ],
)
def test_a_variant_that_the_game_does_not_have_is_refused_by_name(
    game: str, given: dict[str, object], field: str, why: str, allowed: str
):
    page = begun(game, 5)
    save = json.loads(page.patch["save"]["text"])
    save["record"] = json.dumps(json.loads(save["record"]) | {"variants": given})
    answer = page.ask("load", save=json.dumps(save))
    told = answer["error"]["args"]
    assert (told["field"], told["why"], told["allowed"]) == (field, why, allowed)


def test_a_record_alone_can_be_loaded():
    page = begun("merlin", 30)
    line = page.ask("record")["record"]
    state = page.session.state.clone()
    page.ask("load", save=line)
    assert page.session.state == state


@pytest.mark.parametrize(
    "text", ["", "no json", "{}", '{"snapshot": 1}', '{"format":1,"snapshot":{}}', "[" * 5000]
)
def test_what_is_no_save_is_refused_with_a_message_and_changes_nothing(text: str):
    page = begun("merlin", 5)
    state = page.session.state.clone()
    answer = page.ask("load", save=text)
    assert answer["error"]["id"] == "table-error-save"
    assert page.session.state == state


def test_a_save_whose_record_no_longer_leads_there_goes_on_and_says_so():
    page = begun("merlin", 30)
    save = json.loads(page.patch["save"]["text"])
    save["snapshot"]["apples"][0] += 1
    save["snapshot"]["apple_supply"] -= 1
    page.ask("load", save=json.dumps(save))
    assert any(notice["id"] == "table-notice-rules-changed" for notice in page.patch["notice"])
    assert page.session.state.apples[0] == save["snapshot"]["apples"][0]


def test_a_game_that_is_over_is_kept_with_who_won_it():
    page = begun("merlin", 10_000)
    winner = page.session.game.winners(page.session.state)[0]
    label = page.patch["save"]["label"]
    assert label["id"] == "table-save-won"
    assert label["args"]["points"] == page.session.game.points(page.session.state)[winner]
