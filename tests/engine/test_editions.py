"""Editions: the box that a game is played with is data, named by a hash wherever a game is kept."""

import json
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tafelrunde import link, transcript
from tafelrunde.games import GAMES
from tafelrunde.kernel import record
from tafelrunde.kernel.edition import Editions, hash_of, text_of
from tafelrunde.kernel.errors import BadBox, BadSave, BadSetup, BadTranscript
from tafelrunde.kernel.event import SILENCE
from tafelrunde.kernel.game import AnyGame, Setup
from tafelrunde.kernel.session import Session
from tafelrunde.table import Table
from tests.pig.engine.game import PIG

BOTH = pytest.mark.parametrize("game", [pytest.param(game, id=name) for name, game in GAMES.items()])
GOLDEN = Path(__file__).parents[1] / "golden"

# For ever: a record names its edition by these.
SHIPPED = {
    "merlin": {"0.1.0": "4f6b289b", "0.2.0": "8738ec50"},
    "loewenherz": {"0.1.0": "95fa1efe"},
}


def boxes(game: AnyGame) -> Editions[Any]:
    assert game.editions is not None
    return game.editions


def without_own(game: AnyGame) -> AnyGame:
    """The game as it is on another device: with its shipped boxes alone."""
    known = boxes(game)
    shipped = {each.name: each.data for each in known.known if known.is_shipped(each.hash)}
    return replace(game, editions=Editions(shipped, known._read, known.problems, known.wishes))


def turned_round(game: AnyGame) -> dict[str, Any]:
    """The present box with one printed thing for another."""
    data: dict[str, Any] = deepcopy(dict(boxes(game).present.data))
    cards = data["missions" if game.name == "merlin" else "cards"]
    cards[0], cards[-1] = cards[-1], cards[0]
    return data


@pytest.mark.parametrize("name", GAMES)
def test_shipped_editions_never_change(name: str):
    known = boxes(GAMES[name])
    shipped = {each.name: each.hash for each in known.known if known.is_shipped(each.hash)}
    assert shipped == SHIPPED[name]


@BOTH
def test_the_last_shipped_edition_is_the_present_one_and_all_have_no_problems(game: AnyGame):
    known = boxes(game)
    assert known.present.hash == list(SHIPPED[game.name].values())[-1]
    for name, edition in SHIPPED[game.name].items():
        assert known.problems(known.find(edition).data) == [], name
        assert known.wishes(known.find(edition).data) == [], name
    assert Session(game, Setup(2, "7")).setup.edition == known.present.hash


@BOTH
def test_a_changed_box_is_another_edition_whatever_its_name(game: AnyGame):
    data = turned_round(game)
    mine = boxes(game).add("Anna's", data)
    assert mine.hash != boxes(game).present.hash and mine.hash == hash_of(json.loads(json.dumps(data)))
    assert boxes(game).add("Ben's", data).hash == mine.hash
    assert boxes(game).find(mine.hash).name == "Ben's"
    known = boxes(game).present
    assert boxes(game).add("a copy", deepcopy(known.data)) == known, "a shipped box keeps its name"


@BOTH
def test_a_state_refers_to_its_box_and_holds_none_of_it(game: AnyGame):
    mine = boxes(game).add("mine", turned_round(game))
    s = Session(game, Setup(3, "7", edition=mine.hash)).state
    for other in (s.clone(), game.view(s, 0), game.determinize(game.view(s, 0), "x"), deepcopy(s)):
        assert other.box is s.box is mine.box
    assert "box" not in record.dump(s)
    plain = json.loads(json.dumps(record.dump(s)))
    assert record.load(game, plain, mine.hash).box is mine.box


@BOTH
def test_record_link_and_transcript_name_the_edition_and_open_when_its_box_is_there(game: AnyGame):
    mine = boxes(game).add("mine", turned_round(game))
    table = Table(game, 2, seed="7", edition=mine.hash).play("squire")
    told = record.read(table.record())
    address = link.text_of(table.link())
    assert address is not None
    assert told.setup.edition == link.read(address, GAMES).record.setup.edition == mine.hash
    elsewhere = without_own(game)
    for kept in (told, link.read(address, GAMES).record):
        with pytest.raises(BadSave) as bad:
            record.replay(kept, {game.name: elsewhere})
        assert (bad.value.field, bad.value.why) == ("edition", "unknown-edition")
        assert mine.hash in bad.value.value
    with pytest.raises(BadTranscript, match=r"^line 3: unknown-edition"):
        transcript.read(table.transcript(), {game.name: elsewhere})
    boxes(elsewhere).add("as sent", mine.data)
    for again in (
        record.replay(told, {game.name: elsewhere}),
        transcript.read(table.transcript(), {game.name: elsewhere}),
    ):
        assert again.journal == table.journal and record.digest(again.state) == told.hash


@pytest.mark.parametrize("file", sorted(GOLDEN.glob("merlin/first-box-*.json")), ids=lambda file: file.stem)
def test_games_with_the_box_of_the_first_version_replay(file: Path):
    told = record.read(file.read_text("utf-8"))
    session = record.replay(told, GAMES)
    assert session.over and session.setup.edition == SHIPPED["merlin"]["0.1.0"]
    present = told.setup._replace(edition=SHIPPED["merlin"]["0.2.0"])
    with pytest.raises(BadSave):
        record.replay(told._replace(setup=present), GAMES)


def test_a_record_without_an_edition_is_played_with_the_box_of_its_version():
    known = boxes(GAMES["merlin"])
    assert known.of_version((0, 1, 0)).name == "0.1.0"
    assert known.of_version((0, 1, 7)).name == "0.1.0"
    assert known.of_version((0, 2, 0)).name == "0.2.0"


def test_a_game_without_editions_knows_none():
    with pytest.raises(BadSetup, match=r"^edition: unknown-edition"):
        PIG.begin(Setup(2, "7", edition="01234567"), SILENCE)
    assert "edition" not in json.loads(record.write(Session(PIG, Setup(2, "7"))))


@BOTH
@pytest.mark.parametrize("name", ["", " ", "x" * 41, "a\nb"])
def test_a_box_has_a_name(game: AnyGame, name: str):
    with pytest.raises(BadBox) as bad:
        boxes(game).add(name, boxes(game).present.data)
    assert [(problem.where, problem.why) for problem in bad.value.problems] == [
        ("name", "not-1-to-40-characters")
    ]


@BOTH
def test_a_box_without_a_name_is_told_so_before_all_else(game: AnyGame):
    data = {**boxes(game).present.data, "dice": [], "cups": []}
    with pytest.raises(BadBox) as bad:
        boxes(game).add("", data)
    assert [problem.where for problem in bad.value.problems] == ["name", "dice", "cups"]


@BOTH
def test_a_box_file_is_json_with_a_line_for_each_thing(game: AnyGame):
    known = boxes(game).present
    text = text_of(game.name, 'my "box" ü', known.data)
    told = json.loads(text)
    assert (told.pop("format"), told.pop("game"), told.pop("name")) == (1, game.name, 'my "box" ü')
    assert told == known.data
    assert max(map(len, text.splitlines())) < 160
