"""A game with another box: drawn, named, thought about and saved as what it is."""

import json
from copy import deepcopy
from typing import Any

import pytest

from app import think
from app.merlin.printed import PRINTED
from tafelrunde.games import GAMES
from tafelrunde.kernel.edition import Edition
from tafelrunde.merlin.box import BUILD, EXCHANGE

from .page import Page


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(think, "SECONDS", 0.05)


def own(game: str) -> Edition[Any]:
    """Merlin with two spaces of the rondel exchanged and another first mission; Löwenherz with another first card."""
    editions = GAMES[game].editions
    assert editions is not None
    data: dict[str, Any] = deepcopy(dict(editions.present.data))
    if game == "merlin":
        data["rondel"][1], data["rondel"][5] = data["rondel"][5], data["rondel"][1]
        data["missions"][0] = {"points": 2, "henchman": "lady", "needs": ["fox flag", "any influence"]}
    else:
        data["cards"][0] = {"letter": "A", "price": 9, "sale": 1, "actions": ["knights 2"]}
    return editions.add("my own", data)


def test_the_rondel_is_drawn_as_it_is_printed_and_as_usual_in_the_next_game():
    usual = Page().start("merlin", first=0)
    usual.lift()
    mine = Page().start("merlin", first=0, edition=own("merlin").hash)
    mine.lift()
    assert (PRINTED.box.rondel[1], PRINTED.box.rondel[5]) == (EXCHANGE, BUILD)
    assert mine.regions["board"] != usual.regions["board"]
    again = Page().start("merlin", first=0)
    again.lift()
    assert again.regions["board"] == usual.regions["board"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", ["squire", "king"])
def test_the_worker_thinks_with_that_box(game: str, bot: str, monkeypatch):
    mine = own(game)
    page = Page().start(game, kinds=["person", bot], first=1, edition=mine.hash)
    assert page.patch["think"]["box"] == {"name": "my own", "data": mine.data}
    editions = GAMES[game].editions
    assert editions is not None
    monkeypatch.delitem(editions._known, mine.hash)  # another interpreter has never heard of it
    answer = json.loads(think.answer(json.dumps(page.patch["think"])))
    page.ask("bot", **answer)
    assert len(page.session.journal) == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_worker_knows_a_shipped_box_by_its_hash(game: str):
    page = Page().start(game, kinds=["person", "squire"], first=1)
    assert page.patch["think"]["box"] == page.session.setup.edition


@pytest.mark.parametrize("game", GAMES)
def test_a_save_opens_where_its_box_is_known_and_is_named_where_it_is_not(game: str, monkeypatch):
    mine = own(game)
    page = Page().start(game, first=0, edition=mine.hash)
    page.lift()
    page.choose(0)
    text, state = page.patch["save"]["text"], page.session.state.clone()
    editions = GAMES[game].editions
    assert editions is not None
    with monkeypatch.context() as elsewhere:
        elsewhere.delitem(editions._known, mine.hash)
        for kept in (text, json.loads(text)["record"]):
            answer = page.ask("load", save=kept)
            told = answer["error"]["args"]
            assert (told["why"], told["value"]) == ("unknown-edition", mine.hash)
    page.ask("load", save=text)
    assert page.session.state == state and page.session.state.box is mine.box
    assert page.patch["notice"] == []
