"""A person at the terminal: plain text against bots."""

import io
import json
import os
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
    typed = "help\nlist\nshow\nhint\nwhy mirror\nwhy K5\nwhy dance\nK9\nK\nk5\nundo\nundo\nK2\nquit\nK1\n"
    code, out = at_the_terminal(capsys, monkeypatch, typed, "merlin")
    assert code == 0
    told = out.splitlines()
    assert out.count(play.HELP) == 2
    assert any(line.endswith("  Merlin 2 counter-clockwise to space 22 (take-material)") for line in told)
    assert any("M3.9 (not-now)" in line for line in told)
    assert any("that is on offer" in line for line in told)
    assert any("choice: fits-nothing ('dance')" in line for line in told)
    assert any("choice: fits-nothing ('K9'); possible: K1, K5, K2" in line for line in told)
    assert any("choice: fits-several ('K'); possible: K1, K5, K2" in line for line in told)
    assert any("there is nothing that may be taken back" in line for line in told)
    assert [step.text for step in record_in(out).steps()] == ["K2"]


def test_the_person_sees_nothing_hidden(capsys, monkeypatch):
    _, out = at_the_terminal(capsys, monkeypatch, "", "loewenherz")
    assert "hand: hidden A; hidden A; hidden A" in out
    assert out.count("hand: card") == 1


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
        while "your choices" not in played.stdout.readline():
            pass
        played.send_signal(signal.SIGINT)
        out, _ = played.communicate(timeout=20)
    assert json.loads(out.splitlines()[-1])["game"] == "merlin"
    assert played.returncode == 0
