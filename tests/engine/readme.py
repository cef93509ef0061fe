"""Runs every line of code in the README of the wheel, in the order in which it stands there.

    python -I tests/engine/readme.py FOLDER [--without zoo]

Needs nothing but the package itself, so that a fresh environment can run it with the wheel alone.
"""

import doctest
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

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


def run_all(folder: Path, without: str = "") -> list[str]:
    """All blocks but those with this word in them, with the files that they make in a folder; tells their kinds."""
    os.chdir(folder)
    names: dict[str, Any] = {}
    kinds = []
    for kind, block in blocks():
        if without and without in block:
            continue
        kinds.append(kind)
        if kind == "sh":
            for command in commands(block):
                if not command.startswith("pip install "):
                    run(command)
        elif block.startswith("# "):
            Path(block.splitlines()[0].removeprefix("# ")).write_text(block, "utf-8")
        else:
            examples(block, names)
    return kinds


if __name__ == "__main__":
    print(*run_all(Path(sys.argv[1]), *sys.argv[3:]))
