"""A person at the terminal: plain text against bots."""

import io
import json
import os
import re
import signal
import subprocess
import sys

import pytest

from tafelrunde import Table
from tafelrunde.commands import play
from tafelrunde.games import GAMES
from tafelrunde.words import rules

from .test_command_line import tafelrunde

BOTH = pytest.mark.parametrize("game", GAMES)


def at_the_terminal(capsys, monkeypatch, typed: str, *words: str) -> tuple[int, str]:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    code, out, err = tafelrunde(capsys, "play", *words, "--seed", "7", "--bots", "random", "--nodes", "0")
    assert err == ""
    return code, out


def record_in(out: str) -> Table:
    return Table.read(out.rstrip().rpartition("\n")[2])


@BOTH
def test_the_end_of_the_input_ends_the_game_with_its_record(capsys, monkeypatch, game):
    code, out = at_the_terminal(capsys, monkeypatch, "", game)
    assert code == 0
    assert record_in(out).game.name == game


@BOTH
def test_a_whole_game_is_played_by_typing_first_options(capsys, monkeypatch, game):
    """Whatever is asked, one of these is an answer."""
    table = Table(game, 3, seed="7")
    typed = []
    bot = GAMES[game].bots["random"]
    while not table.over:
        if table.seat == 1 and len(table.options) > 1:
            typed.append(table.texts[0])
            table.choose(0)
        else:
            table.choose(table.ask(bot))
    code, out = at_the_terminal(capsys, monkeypatch, "\n".join(typed), game, "--players", "3", "--seat", "1")
    assert code == 0
    assert record_in(out).record() == table.record()
    assert f"points {table.points}, won by seat" in out


def test_all_words_are_understood(capsys, monkeypatch):
    typed = (
        "help\nlist\nshow\nhint\nwhy mirror\nwhy\nwhy K5\nwhy dance\nK9\nK\nk5\nundo\nundo\nK2\nQuit\nK1\n"
    )
    code, out = at_the_terminal(capsys, monkeypatch, typed, "merlin")
    assert code == 0
    told = out.splitlines()
    assert out.count(play.HELP) == 3
    assert any(line.endswith("  Merlin 2 counter-clockwise to space 22 (take-material)") for line in told)
    assert any("M3.9 (not-now)" in line for line in told)
    assert any("that is on offer" in line for line in told)
    assert any("choice: fits-nothing ('dance')" in line for line in told)
    assert any("choice: fits-nothing ('K9'); possible: K1, K5, K2" in line for line in told)
    assert any("choice: fits-several ('K'); possible: K1, K5, K2" in line for line in told)
    assert any("there is nothing that may be taken back" in line for line in told)
    assert [step.text for step in record_in(out).steps()] == ["K2"]


def test_the_question_is_named_and_no_choice_is_broken_off(capsys, monkeypatch):
    _, out = at_the_terminal(capsys, monkeypatch, "", "loewenherz")
    asked = out[out.index("your choices (place-castle): castle c1,") : out.index("seat 0>")]
    assert len(asked.splitlines()) > 2
    assert all(line.rstrip(",")[-1].isdecimal() for line in asked.splitlines())


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ("1 / 0", "raised ZeroDivisionError in mine.py, line 2: division by zero"),
        ("...", "answered None, not"),
    ],
)
def test_a_bot_that_fails_ends_the_game_with_its_record(capsys, tmp_path, body, told):
    file = tmp_path / "mine.py"
    file.write_text(f"def mine(view, options, budget):\n    {body}\n", "utf-8")
    words = ("merlin", "--seed", "3", "--bots", f"{file}:mine")
    code, out, err = tafelrunde(capsys, "play", *words)
    assert (code, err) == (0, "")
    assert f"{file}:mine {told}" in out
    assert record_in(out).game.name == "merlin"
    code, out, err = tafelrunde(capsys, "record", *words)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith(f"tafelrunde: {file}:mine {told}")


def test_hints_are_told_against_the_best(capsys, monkeypatch):
    _, out = at_the_terminal(capsys, monkeypatch, "hint\n", "loewenherz")
    lines = [line.removeprefix("seat 0> ") for line in out.splitlines() if ": a castle of seat 0 on" in line]
    best, *others = lines
    assert " (the best): " in best
    assert others and all(re.search(r" \(\d+\.\d points less\): ", line) for line in others)


def test_the_person_sees_nothing_hidden(capsys, monkeypatch):
    _, out = at_the_terminal(capsys, monkeypatch, "", "loewenherz")
    assert "\n  hidden cards: A A A\n" in out
    assert out.count("\n  card ") == 3


def test_why_tells_the_rule_in_its_words(capsys, monkeypatch):
    _, out = at_the_terminal(capsys, monkeypatch, "why draw deck\n", "loewenherz")
    told = rules(GAMES["loewenherz"])["L2.4"]
    assert f"L2.4 (castles-first) {told.title}: {told.text[:30]}" in out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--seat", "2"), "--seat: no-such-seat (2); possible: 0, 1"),
        (("--bots", "squire,squire"), "--bots: names 2 bots for 1 players"),
        (("--players", "7"), "players: wrong-number-of-players (7); possible: 2, 3, 4"),
        (("--players", "1"), "players: wrong-number-of-players (1); possible: 2, 3, 4"),
    ],
)
def test_a_table_that_cannot_be_laid_is_one_clear_line(capsys, words, told):
    code, out, err = tafelrunde(capsys, "play", "merlin", *words)
    assert (code, out, err) == (2, "", f"tafelrunde: {told}\n")


@pytest.mark.skipif(os.name != "posix", reason="sends a signal")
def test_control_c_ends_it_with_the_record():
    with subprocess.Popen(
        [sys.executable, "-m", "tafelrunde", "play", "merlin"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as played:
        assert played.stdout
        while "your choices (turn): " not in played.stdout.readline():
            pass
        played.send_signal(signal.SIGINT)
        out, _ = played.communicate(timeout=20)
    assert json.loads(out.splitlines()[-1])["game"] == "merlin"
    assert played.returncode == 0
