"""The command line, as its contract in the README says."""

import json
import subprocess
import sys

import pytest

from tafelrunde.__main__ import main
from tafelrunde.games import GAMES

BOTH = pytest.mark.parametrize("game", GAMES)


def tafelrunde(capsys, *words: str) -> tuple[int, str, str]:
    try:
        code = main(words)
    except SystemExit as stop:
        code = int(stop.code or 0)
    told = capsys.readouterr()
    return code, told.out, told.err


@BOTH
def test_simulate_reports_one_object(capsys, game):
    code, out, _ = tafelrunde(capsys, "simulate", game, "--players", "3", "--games", "3", "--json")
    told = json.loads(out)
    assert code == 0
    assert list(told) == [
        *("game", "players", "games", "seed", "bots", "wins", "points", "categories", "choices", "longest"),
        "seconds",
    ]
    assert told["bots"] == ["random"] * 3
    assert sum(told["wins"]) == pytest.approx(1, abs=0.001)
    assert tuple(told["categories"]) == GAMES[game].categories
    assert sum(told["points"]) / 3 == pytest.approx(sum(told["categories"].values()), abs=0.1)


@BOTH
def test_bots_change_seats_from_game_to_game(capsys, game):
    _, out, _ = tafelrunde(capsys, "simulate", game, "--bots", "squire,random", "--games", "2", "--json")
    told = json.loads(out)
    assert told["wins"][0] > told["wins"][1]
    assert told["points"][0] > told["points"][1]


@BOTH
def test_the_same_seed_is_the_same_games(capsys, game):
    def told() -> dict[str, object]:
        result = json.loads(tafelrunde(capsys, "simulate", game, "--games", "2", "--seed", "x", "--json")[1])
        del result["seconds"]
        return dict(result)

    assert told() == told()


@BOTH
def test_a_recorded_game_is_a_line_that_replay_proves(capsys, game, tmp_path):
    _, line, _ = tafelrunde(capsys, "record", game, "--players", "4", "--seed", "7")
    assert line.count("\n") == 1
    file = tmp_path / "game.json"
    file.write_text(line)
    code, out, _ = tafelrunde(capsys, "replay", str(file))
    assert code == 0
    assert out.startswith(f"{game}: ")
    _, trace, _ = tafelrunde(capsys, "replay", str(file), "--trace")
    last = [json.loads(line) for line in trace.splitlines()][-1]
    assert set(last) == {"seat", "choice", "events", "scores", "state"}
    assert last["state"]["agenda"] == []


def test_a_four_player_game_with_favor_fits_in_a_link(capsys):
    for seed in range(5):
        line = tafelrunde(capsys, "record", "merlin", "--players", "4", "--favor", "--seed", str(seed))[1]
        assert len(line.encode()) <= 2_000


@BOTH
def test_perft_counts_to_the_depth(capsys, game):
    lines = tafelrunde(capsys, "perft", game, "--depth", "2")[1].splitlines()
    assert [line.split()[0] for line in lines] == ["1", "2"]


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("simulate", "chess"), "game"),
        (("simulate", "merlin", "--players", "5"), "players"),
        (("simulate", "merlin", "--players", "x"), "--players"),
        (("simulate", "merlin", "--bots", "emperor"), "--bots"),
        (("simulate", "merlin", "--bots", "random,random,random"), "--bots"),
        (("simulate", "merlin", "--games", "0"), "--games"),
        (("simulate", "merlin", "--counters", "5"), "counters"),
        (("simulate", "merlin", "--first", "2"), "first"),
        (("simulate", "loewenherz", "--favor"), "favor: unknown-variant; possible: none"),
        (("record", "loewenherz", "--counters", "7"), "counters: unknown-variant; possible: none"),
        (("record", "merlin", "--counters", "9"), "(9); possible: 6, 7"),
        (("record", "merlin", "--counters", "many"), "('many'); possible: 6, 7"),
        (("record", "merlin", "--seed", ""), "seed"),
        (("replay", "no-such-file"), "no-such-file"),
        (("dance",), "dance"),
        ((), "COMMAND"),
    ],
)
def test_bad_words_get_one_clear_line(capsys, words, named):
    code, out, err = tafelrunde(capsys, *words)
    assert code == 2
    assert not out
    assert named in err
    assert err.count("\n") == 1


def test_a_broken_record_names_the_field(capsys, tmp_path):
    line = tafelrunde(capsys, "record", "merlin", "--seed", "7")[1]
    file = tmp_path / "game.json"
    file.write_text(line.replace('"players":2', '"players":3'))
    code, _, err = tafelrunde(capsys, "replay", str(file))
    assert code == 2
    assert "choices[" in err or "hash" in err


def test_a_reader_that_leaves_is_no_error(tmp_path):
    command = [sys.executable, "-m", "tafelrunde"]
    line = subprocess.run([*command, "record", "merlin"], check=True, capture_output=True, text=True).stdout
    with subprocess.Popen(
        [*command, "replay", "-", "--trace"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as replay:
        assert replay.stdin and replay.stdout and replay.stderr
        replay.stdin.write(line)
        replay.stdin.close()
        assert replay.stdout.readline()
        replay.stdout.close()
        assert replay.stderr.read() == ""


@BOTH
@pytest.mark.parametrize("budget", ["--nodes -1", "--seconds nan", "--seconds 0", "--seconds -1"])
def test_a_budget_that_never_ends_is_refused(capsys, game, budget):
    flag, value = budget.split()
    for command in (("simulate", game, "--games", "1"), ("record", game)):
        code, _, err = tafelrunde(capsys, *command, "--bots", "king", flag, value)
        assert code == 2
        assert flag.strip("-") in err and err.count("\n") == 1


@pytest.mark.parametrize("players", ["-5", "0", "5", "9" * 10, "9" * 20])
@pytest.mark.parametrize("command", ["simulate", "record", "play", "perft"])
def test_no_table_has_room_for_that_many(capsys, command, players):
    bots = ["--bots", "random"] if command != "perft" else []
    code, _, err = tafelrunde(capsys, command, "merlin", "--players", players, *bots)
    assert code == 2
    assert err.startswith("tafelrunde: players: ") and err.count("\n") == 1


@pytest.mark.parametrize("limit", ["nan", "0", "-1", "x"])
def test_so_is_a_limit(capsys, limit):
    code, _, err = tafelrunde(capsys, "simulate", "merlin", "--limit", limit)
    assert code == 2 and "--limit" in err


def test_nothing_from_outside_reaches_the_terminal_raw(capsys, tmp_path):
    escape = "\x1b[2J"
    file = tmp_path / "game.json"
    file.write_text('{"version": "1.0.0", "\\u001b[2J' + "x" * 90_000 + '": 1}', encoding="utf-8")
    for words in (
        ("replay", str(file)),
        ("replay", escape),
        ("simulate", escape),
        ("simulate", "merlin", "--bots", escape),
        ("simulate", "merlin", escape),
        ("perft", "merlin", "--depth", escape),
    ):
        code, _, err = tafelrunde(capsys, *words)
        assert code == 2
        assert err.strip().isprintable() and len(err) < 600, words
