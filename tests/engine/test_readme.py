"""The README of the wheel is true: every line of code in it is run, in the order in which it stands there."""

import doctest
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tafelrunde import GAMES, Choice, Table

ROOT = Path(__file__).parents[2]
README = ROOT / "engine" / "README.md"
FENCED = re.compile(r"```(\w+)\n(.*?)```|^((?:    \S[^\n]*\n)+)", re.DOTALL | re.MULTILINE)
# What takes minutes is shown with few games here.
FEWER = {
    "--games 100 ": "--games 1 ",
    "--games 100\n": "--games 1\n",
    "--games 1000": "--games 4",
    "--games 20": "--games 1",
}


def blocks() -> Iterator[tuple[str, str]]:
    """Each block of code with its language; an indented one is for the shell."""
    text = README.read_text(encoding="utf-8")
    # What follows is about files of a game that is to be written.
    for found in FENCED.finditer(text[: text.index("\n## Adding a game")]):
        yield found[1] or "sh", found[2] or found[3]


def commands(block: str) -> Iterator[str]:
    for few, fewer in FEWER.items():
        block = block.replace(few, fewer)
    for line in block.strip().splitlines():
        yield line.partition("  #")[0].strip()


def run(command: str) -> None:
    """A line of the shell, without a shell: the installed `tafelrunde` is this one."""
    words, _, target = command.partition(" > ")
    program, *rest = shlex.split(words)
    assert program == "tafelrunde"
    done = subprocess.run(
        [sys.executable, "-m", "tafelrunde", *rest],
        stdin=subprocess.DEVNULL,
        check=True,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert done.stderr == ""
    if target:
        Path(target).write_text(done.stdout, "utf-8")


def examples(block: str, names: dict[str, Any]) -> None:
    test = doctest.DocTestParser().get_doctest(block, names, "README", str(README), 0)
    assert test.examples
    runner = doctest.DocTestRunner()
    runner.run(test, clear_globs=False)
    names.update(test.globs)
    assert not runner.failures


def test_every_line_of_code_in_the_readme_runs_as_it_says(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    kinds = []
    for kind, block in blocks():
        kinds.append(kind)
        if kind == "sh":
            for command in commands(block):
                if not command.startswith("pip install "):
                    run(command)
        elif block.startswith("# "):
            Path(block.splitlines()[0].removeprefix("# ")).write_text(block, "utf-8")
        else:
            examples(block, names)
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
