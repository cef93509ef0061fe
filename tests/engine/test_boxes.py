"""Boxes of somebody's own: read from a file, refused by name, played with, and shuffled at random."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tafelrunde.__main__ import main
from tafelrunde.games import GAMES
from tafelrunde.kernel.boxcheck import is_shapeless
from tafelrunde.kernel.edition import text_of
from tafelrunde.kernel.errors import BadBox, BadInput, BadSave
from tafelrunde.kernel.game import AnyGame
from tafelrunde.save import LONGEST_TEXT, read_box
from tests.bench import boxes

from .test_command_line import tafelrunde

BOTH = pytest.mark.parametrize("game", [pytest.param(game, id=name) for name, game in GAMES.items()])


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """What a test adds is unknown to the next one."""
    known = {game.name: [each.hash for each in _editions(game).known] for game in GAMES.values()}
    yield
    for game in GAMES.values():
        for edition in _editions(game).known:
            if edition.hash not in known[game.name]:
                _editions(game).forget(edition.hash)


def _editions(game: AnyGame) -> Any:
    assert game.editions is not None
    return game.editions


def file_of(game: AnyGame, seed: str = "7") -> dict[str, Any]:
    return {"format": 1, "game": game.name, "name": "Anna’s box", **boxes.shuffled(game, Random(seed))}


def added(told: dict[str, Any]) -> None:
    read = read_box(json.dumps(told))
    _editions(read.game).add(read.name, read.data)


@BOTH
def test_shuffled_boxes_are_played_without_a_crash_or_a_dead_end(game):
    report = boxes.measure(game.name, 3, 3, "sample")
    assert report.faults == {} and report.games == 9


def test_a_fault_with_a_box_is_told_with_its_seed(monkeypatch):
    monkeypatch.setattr(boxes, "MOST_TURNS", 3)
    report = boxes.measure("merlin", 1, 1, "7")
    [(where, what)] = report.faults.items()
    assert "seed='7/0/0'" in where and what == "AssertionError: no end"


@BOTH
def test_a_box_file_is_read_as_it_was_written(game):
    data = boxes.shuffled(game, Random("7"))
    read = read_box(text_of(game.name, "Anna’s box", data))
    assert (read.game, read.name, read.data) == (game, "Anna’s box", data)


Spoil = Callable[[dict[str, Any]], object]


def _part(told: dict[str, Any]) -> str:
    return next(name for name in told if name not in ("format", "game", "name"))


SPOILED: dict[str, tuple[Spoil, str]] = {
    "no format": (lambda told: told.pop("format"), r"^file\.format: missing"),
    "another format": (lambda told: told.update(format=2), r"^file\.format: unknown-value \(2\)"),
    "an unknown game": (lambda told: told.update(game="halma"), r"^file\.game: unknown-game \('halma'\)"),
    "no name": (lambda told: told.update(name=" "), r"^name: not-1-to-40-characters"),
    "a name of signs": (
        lambda told: told.update(name="\x1b[2J"),
        r"^name: not-1-to-40-characters \(value \\x1b",
    ),
    "a part is missing": (lambda told: told.pop(_part(told)), r"^(rondel|tiles): missing \[(M1\.5|L1\.1)\]"),
    "a part too many": (lambda told: told.update(dice=[1]), r"^dice: unknown-part"),
    "no list": (lambda told: told.update({_part(told): "all"}), r"no-list"),
    "too few": (lambda told: told[_part(told)].pop(), r"wrong-number \(number (23|8), wanted (24|9)\)"),
    "an unknown kind": (
        lambda told: told[_part(told)].__setitem__(1, "casino\x1b[2J"),
        r"^(rondel\.1: unknown-word|tiles\.1: no-list) \(value casino\\x1b\[2J",
    ),
}


@BOTH
@pytest.mark.parametrize("how", SPOILED)
def test_what_is_wrong_with_a_box_file_is_named(game, how):
    spoil, named = SPOILED[how]
    told = file_of(game)
    spoil(told)
    with pytest.raises(BadInput, match=named):
        added(told)


def test_wrong_counts_are_named_with_the_rule():
    told = file_of(GAMES["merlin"])
    told["rondel"][1] = "build" if told["rondel"][1] != "build" else "mission"
    with pytest.raises(BadBox) as bad:
        added(told)
    assert {(problem.where, problem.why, problem.rule) for problem in bad.value.problems} == {
        ("rondel", "wrong-count", "M1.5")
    }
    assert not any(map(is_shapeless, bad.value.problems)), "it can be laid out, and mended"


def test_a_card_without_a_picture_can_be_laid_out_and_one_with_too_many_cannot():
    told = file_of(GAMES["merlin"])
    told["missions"][0]["needs"] = []
    told["missions"][1]["needs"] = ["fox flag"] * 4
    with pytest.raises(BadBox) as bad:
        added(told)
    assert [(problem.where, is_shapeless(problem)) for problem in bad.value.problems] == [
        ("missions.0.needs", False),
        ("missions.1.needs", True),
    ]


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("x" * 10 * 2**20, r"^file: too-long"),
        ("[" * (LONGEST_TEXT // 2), r"^file: damaged"),
        ('{"format":1,"game":"merlin","name":"x","rondel":' + "[" * 5_000 + "]" * 5_000 + "}", r"^file: damaged"),
        ("", r"^file: damaged"),
        ("[]", r"^file: no-object"),
    ],
    ids=["10 MB", "deep", "deep inside", "empty", "a list"],
)  # fmt: skip
def test_a_file_that_is_no_box_is_refused(text, named):
    with pytest.raises(BadSave, match=named):
        read_box(text)


def test_a_game_without_boxes_has_none_to_read(monkeypatch):
    from tests.pig.engine.game import PIG

    monkeypatch.setitem(GAMES, "pig", PIG)
    with pytest.raises(BadSave, match=r"^file\.game: game-without-boxes"):
        read_box('{"format": 1, "game": "pig", "name": "mine"}')


# The command line


@pytest.fixture
def own(tmp_path: Path) -> Callable[[AnyGame], str]:
    def written(game: AnyGame) -> str:
        file = tmp_path / f"{game.name}.json"
        file.write_text(json.dumps(file_of(game)), "utf-8")
        return str(file)

    return written


@BOTH
def test_box_prints_a_file_that_box_then_checks(capsys, tmp_path, game):
    code, text, _ = tafelrunde(capsys, "box", game.name)
    assert code == 0
    file = tmp_path / "box.json"
    file.write_text(text, "utf-8")
    code, told, _ = tafelrunde(capsys, "box", str(file))
    present = _editions(game).present
    assert (code, told) == (
        0,
        f"{game.name}: {present.name}, edition {present.hash}, can be played\n",
    )


@BOTH
def test_box_tells_of_advice_and_of_every_problem(capsys, own, game):
    path = own(game)
    code, told, _ = tafelrunde(capsys, "box", path)
    assert code == 0 and "Anna’s box, edition " in told and "\n  advice: " in told
    Path(path).write_text(
        Path(path).read_text("utf-8").replace("dove", "goat").replace("gold", "goat"), "utf-8"
    )
    code, told, complaint = tafelrunde(capsys, "box", path)
    assert (code, told) == (2, "")
    assert complaint.count("unknown-word (value goat") > 3


@BOTH
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_simulate_plays_with_a_box(capsys, own, game, jobs):
    words = ["simulate", game.name, "--games", "2", "--bots", "squire", "--jobs", jobs, "--json"]
    usual = json.loads(tafelrunde(capsys, *words)[1])
    code, out, _ = tafelrunde(capsys, *words, "--box", own(game))
    assert code == 0 and json.loads(out)["points"] != usual["points"]


@BOTH
def test_a_record_with_a_box_replays_with_it_and_names_it_without(capsys, own, game, tmp_path):
    path = own(game)
    _, line, _ = tafelrunde(capsys, "record", game.name, "--bots", "squire", "--box", path)
    file = tmp_path / "record.json"
    file.write_text(line, "utf-8")
    edition = json.loads(line)["edition"]
    _editions(game).forget(edition)
    code, _, complaint = tafelrunde(capsys, "replay", str(file))
    assert code == 2 and complaint.startswith(f"tafelrunde: edition: unknown-edition ('{edition}')")
    code, told, _ = tafelrunde(capsys, "replay", str(file), "--box", path)
    assert code == 0 and "over, points" in told


def test_a_box_that_cannot_be_used_is_named(capsys, own, tmp_path):
    for words, named in (
        (("simulate", "loewenherz", "--box", own(GAMES["merlin"])), "--box: is-of-another-game ('merlin')"),
        (("simulate", "merlin", "--box", str(tmp_path)), "--box: Is a directory"),
        (("record", "merlin", "--box", str(tmp_path / "none")), "--box: No such file"),
        (("box", "halma"), "game: unknown-game ('halma')"),
    ):
        code, _, complaint = tafelrunde(capsys, *words)
        assert (code, complaint.startswith(f"tafelrunde: {named}")) == (2, True), complaint


def test_the_help_names_the_flag(capsys):
    with pytest.raises(SystemExit):
        main(["play", "--help"])
    assert "--box FILE" in capsys.readouterr().out
