"""How well the boxes play, with bots at the table: the tables of balance for tests/README.md.

python -m tests.bench.balance [GAME ...] [--games 1000] [--bot knight] [--processes 1] [--seed balance] [--json]

A game has its figures in a module of its own here, named like the game, with `setup(players, seed, number)`,
`play(setup, bot)`, which counts one game, and `rows(counted)`, the figures of one number of players.
"""

import importlib
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from typing import Any, NamedTuple

from tafelrunde.games import GAMES

ON_REQUEST = True  # hours, and no speed
GAMES_EACH = 1000
NEAR, ERRORS = 3.0, 2.0  # a fair share: within this many percentage points, or this many standard errors


class Row(NamedTuple):
    """One line of a table, for one number of players."""

    what: str
    shown: str
    aim: str = ""
    reached: bool = True


def within(what: str, shown: str, values: Sequence[float], least: float, most: float | None = None) -> Row:
    """All of these values are to lie between two others."""
    reached = min(values) >= least and (most is None or max(values) <= most)
    return Row(what, shown, f"{least:g} or more" if most is None else f"{least:g} to {most:g}", reached)


def shares(what: str, wins: Sequence[float], games: Sequence[float], players: int) -> Row:
    """Wins by seat or the like, in percentage points off the fair share, each with its standard error."""
    shown, reached, fair = [], True, 1 / players
    for won, played in zip(wins, games, strict=True):
        off = 100 * (won / max(1, played) - fair)
        error = 100 * sqrt(fair * (1 - fair) / max(1, played))
        shown.append(f"{off:+.1f} ({error:.1f})")
        reached = reached and abs(off) <= max(NEAR, ERRORS * error)
    return Row(what, ", ".join(shown), f"{NEAR:g} points or {ERRORS:g} errors", reached)


def measure(name: str, games: int, bot: str, processes: int, seed: str) -> dict[int, list[Row]]:
    """The rows of a game by number of players."""
    box = importlib.import_module(f"{__name__}.{name}")
    found = {}
    with ProcessPoolExecutor(processes) as pool:
        for players in GAMES[name].players:
            setups = [box.setup(players, seed, number) for number in range(games)]
            counted = []
            for played in pool.map(box.play, setups, [bot] * games, chunksize=4):
                counted.append(played)
                print(f"\r· {name}, {players} players: {len(counted)}", end="", file=sys.stderr, flush=True)
            print(file=sys.stderr)
            found[players] = box.rows(counted)
    return found


def table(name: str, bot: str, columns: dict[int, list[Row]]) -> str:
    """In Markdown. What misses its aim is bold."""
    heads = [name, *(f"{players} {bot}s" for players in columns), "aim"]
    lines = [heads, ["---"] * len(heads)]
    for cells in zip(*columns.values(), strict=True):
        shown = [cell.shown if cell.reached else f"**{cell.shown}**" for cell in cells]
        lines.append([cells[0].what, *shown, cells[0].aim])
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def run() -> dict[str, Any]:
    """Knights of all games."""
    return {
        f"{name}, {players} players, {row.what}": row.shown
        for name in GAMES
        for players, rows in measure(name, GAMES_EACH, "knight", 1, "balance").items()
        for row in rows
    }
