"""The README of the wheel is true: every line of code in it is run, in the order in which it stands there."""

import os
import re
import subprocess
import sys

import pytest

from tafelrunde import GAMES, Choice, Table

from .readme import README, blocks, run_all


def test_every_line_of_code_in_the_readme_runs_as_it_says(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)  # and back
    kinds = run_all(tmp_path)
    assert kinds.count("sh") >= 5 and kinds.count("python") >= 5
    assert {"council.py", "games.csv", "game.json", "game.txt"} <= set(os.listdir(tmp_path))


def test_the_bot_of_the_readme_has_thirty_lines_at_most():
    [bot] = [block for _, block in blocks() if block.startswith("# council.py")]
    assert len(bot.splitlines()) <= 30


@pytest.mark.slow
def test_the_bot_of_the_readme_beats_the_squire(tmp_path):
    [bot] = [block for _, block in blocks() if block.startswith("# council.py")]
    (tmp_path / "council.py").write_text(bot, "utf-8")
    words = [
        "simulate",
        "merlin",
        "--bots",
        "council.py:council,squire",
        "--games",
        "100",
        "--json",
        "--jobs",
        "2",
    ]
    done = subprocess.run(
        [sys.executable, "-m", "tafelrunde", *words], cwd=tmp_path, check=True, capture_output=True, text=True
    )
    wins = re.search(r'"wins": \[([\d.]+)', done.stdout)
    assert wins and float(wins[1]) > 0.6


def test_the_grammar_names_the_words_of_every_choice():
    """Each verb that a text begins with stands in its game's table."""
    text = README.read_text(encoding="utf-8")
    notation = text[text.index("## The notation") : text.index("## The command line")]
    told = set(re.findall(r"[a-z]+", notation))
    for name, game in GAMES.items():
        state = Table(name, seed="7").state
        for verb, nouns in game.nouns.items():
            words = re.findall(r"[a-z]{3,}", game.notation(state, Choice(verb, nouns[0])))
            assert set(words) <= told | {"act", "backwards"}, (verb, words)


def test_the_readme_needs_nothing_beside_it():
    """A package index shows it alone: no pictures, no links to files."""
    text = README.read_text(encoding="utf-8")
    assert re.findall(r"!\[", text) == []
    assert [link for link in re.findall(r"\]\(([^)]+)\)", text) if not link.startswith("https://")] == []
