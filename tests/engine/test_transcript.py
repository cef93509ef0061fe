"""A transcript: a whole game that a person can read, and that replays to where it led."""

import json
from pathlib import Path

import pytest

from tafelrunde import BadTranscript, Table
from tafelrunde.games import GAMES

from .test_command_line import tafelrunde

BOTH = pytest.mark.parametrize("game", GAMES)
GOLDEN = sorted((Path(__file__).parents[1] / "golden").rglob("*.json"))


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_transcripts_of_all_golden_games_replay_to_their_hashes(file):
    golden = json.loads(file.read_text("utf-8"))
    transcript = Table.read(file.read_text("utf-8")).transcript()
    again = Table.read(transcript)
    assert json.loads(again.record())["hash"] == golden["hash"]
    assert again.transcript() == transcript


def test_there_are_golden_games_of_both():
    assert {file.parent.name for file in GOLDEN} == set(GAMES)


@BOTH
def test_an_unfinished_game_has_a_transcript_too(game):
    table = Table(game, 3, seed="a; b", first=1)
    for _ in range(30):
        table.choose(table.ask("squire"))
    again = Table.read(table.transcript())
    assert again.record() == table.record()
    assert not again.over


@BOTH
def test_record_prints_a_transcript_that_replay_takes(capsys, tmp_path, game):
    words = ("record", game, "--players", "3", "--seed", "7")
    _, text, _ = tafelrunde(capsys, *words, "--text")
    _, line, _ = tafelrunde(capsys, *words)
    edition = f'edition "{json.loads(line)["edition"]}"'
    assert text.splitlines()[1:5] == [f"game {game}", edition, "players 3", 'seed "7"']
    file = tmp_path / "game.txt"
    file.write_text(text, "utf-8")
    code, told, _ = tafelrunde(capsys, "replay", str(file))
    assert code == 0
    file.write_text(line, "utf-8")
    assert tafelrunde(capsys, "replay", str(file))[1] == told
    assert tafelrunde(capsys, "replay", str(file), "--text")[1] == text


@BOTH
def test_a_trace_tells_each_choice_in_notation(capsys, tmp_path, game):
    table = Table(game, seed="7").play("random")
    file = tmp_path / "game.json"
    file.write_text(table.record(), "utf-8")
    trace = [json.loads(line) for line in tafelrunde(capsys, "replay", str(file), "--trace")[1].splitlines()]
    assert [line["choice"]["text"] for line in trace] == [step.text for step in table.steps()]
    assert set(trace[0]["choice"]) == {"verb", "noun", "index", "text"}


def test_points_are_told_where_they_change():
    table = Table("merlin", seed="7").play("random")
    told = [line for line in table.transcript().splitlines() if "; points " in line]
    assert told[-1].endswith(f"; points {' '.join(map(str, table.points))}")
    changes = [step.points for step in table.steps()]
    assert len(told) == sum(one != other for one, other in zip([[0, 0], *changes], changes, strict=False))


LINES = """\
tafelrunde 0.2.0
game merlin
players 2
seed "7"
favor false
counters 6
; by hand

turn seat choice
1 0 m2

1 0 sc     ; cut short
"""


def test_a_transcript_may_be_written_by_hand():
    assert [step.text for step in Table.read(LINES).steps()] == ["M2", "score"]


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        ("1 0 m2", "1 0 k3", "line 10: fits-nothing ('k3'); possible: K1, K5, K2"),
        ("1 0 m2", "1 0 k", "line 10: fits-several ('k'); possible: K1, K5, K2"),
        ("1 0 sc", "1 1 sc", "line 12: another-turn ('1 1 sc'); possible: turn 1, seat 0"),
        ("1 0 sc", "sc", "line 12: no-turn-seat-and-choice ('sc')"),
        ("1 0 sc", "1 0 sc\nhash 12 ", "line 13: leads-elsewhere ('hash 12')"),
        ("game merlin", "game chess", "line 2: unknown-game ('chess'); possible: merlin, loewenherz"),
        ("players 2", "players 9", "line 3: wrong-number-of-players ('9'); possible: 2, 3, 4"),
        ("players 2", 'players "2"', "line 3: no-int ('\"2\"')"),
        ("players 2", "", "transcript: missing ('players')"),
        ("favor false", "players 2", "line 5: stands-there-twice ('players')"),
        ('seed "7"', "seed x", "line 4: no-json ('x')"),
        ("favor false", "favor 3", "line 5: unknown-value ('3'); possible: False, True"),
        ("favor false", "speed 3", "line 5: unknown-variant ('3'); possible: favor, counters"),
        ("counters 6", "edition 7", "line 6: no-str ('7')"),
        ("favor false", "favor", "line 5: no-name-and-value ('favor')"),
        ("turn seat choice", "", "line 10: no-name-and-value ('1 0 m2')"),
        ("tafelrunde 0.2.0", "tafelrunde 99.0.0", "line 1: newer-than-this-program ('99.0.0')"),
    ],
)
def test_a_wrong_line_is_named_with_what_was_possible(right, wrong, told):
    assert right in LINES
    with pytest.raises(BadTranscript) as bad:
        Table.read(LINES.replace(right, wrong))
    assert str(bad.value) == told


def test_the_mark_that_some_editors_put_first_is_no_mistake():
    assert Table.read(f"\N{BYTE ORDER MARK}{LINES}").record() == Table.read(LINES).record()
    line = Table.read(LINES).record()
    assert Table.read(f"\N{BYTE ORDER MARK}{line}").record() == line


def test_nothing_follows_the_end_of_a_game():
    table = Table("merlin", seed="7").play("random")
    lines = table.transcript().splitlines()
    with pytest.raises(BadTranscript, match=f"^line {len(lines)}: game-over"):
        Table.read("\n".join([*lines[:-1], "72 0 K2"]))


def test_the_command_line_names_the_line(capsys, tmp_path):
    file = tmp_path / "game.txt"
    file.write_text(LINES.replace("m2", "k3"), "utf-8")
    code, out, err = tafelrunde(capsys, "replay", str(file))
    assert (code, out, err) == (2, "", "tafelrunde: line 10: fits-nothing ('k3'); possible: K1, K5, K2\n")
