"""Saves as the page writes and reads them."""

import json
from random import Random

import pytest

from .page import Page


def begun(game: str, choices: int) -> Page:
    page = Page().start(game, 3, seed=8, favor=game == "merlin")
    random = Random(8)
    while choices and page.screen != "result":
        if page.screen == "curtain":
            page.ask("lift")
        else:
            page.choose(random.randrange(len(page.session.options)))
            choices -= 1
    return page


@pytest.mark.parametrize("game", ["merlin", "loewenherz"])
def test_a_save_goes_on_where_it_stopped(game: str):
    page = begun(game, 40)
    page.lift()
    text, before = page.patch["save"]["text"], dict(page.regions)
    state = page.session.state.clone()
    page.regions.clear()
    page.ask("load", save=text)
    page.lift()
    assert page.session.state == state
    assert not page.patch["error"]
    for region in ("board", "others", "log", "own", "ask"):
        assert page.regions[region] == before[region]


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
