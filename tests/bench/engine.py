"""How fast the engines are: choices per second in random games, beside two others in the same run."""

import copy
import json
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median

import chess
from catanatron import Color, RandomPlayer
from catanatron import Game as Catan

from tafelrunde.games import GAMES
from tafelrunde.kernel.event import SILENCE
from tafelrunde.kernel.game import AnyGame, Setup
from tafelrunde.kernel.playout import random_playout
from tools import provision

from . import Figure, figure

ROUNDS = 5
SECONDS = 1.5
HERE = Path(__file__).parent


def run() -> dict[str, Figure]:
    rates = _alternating(
        {
            "catanatron": _catan_game,
            "python-chess": _chess_game,
            "merlin": lambda number: _our_game(GAMES["merlin"], number),
            "loewenherz": lambda number: _our_game(GAMES["loewenherz"], number),
        }
    )
    pyodide = _in_pyodide()
    return {
        **{f"{name}, choices a second": figure(round(rate), "/s") for name, rate in rates.items()},
        "merlin, x catanatron": figure(rates["merlin"] / rates["catanatron"], "x", at_least=3),
        "merlin, x python-chess": figure(rates["merlin"] / rates["python-chess"], "x", at_least=1.5),
        "loewenherz, x catanatron": figure(rates["loewenherz"] / rates["catanatron"], "x", at_least=5),
        **{
            f"{name} in Pyodide, x CPython": figure(rate / rates[name], "x", at_least=1 / 3)
            for name, rate in pyodide.items()
        },
        **{
            f"{name}, clone, x deepcopy": figure(_clone_ratio(game), "x", at_least=20)
            for name, game in GAMES.items()
        },
    }


def _alternating(games: dict[str, Callable[[int], int]]) -> dict[str, float]:
    """The median rate of each, taken in turns so that a busy machine slows all of them."""
    rates: dict[str, list[float]] = {name: [] for name in games}
    for round_number in range(ROUNDS):
        for name, play in games.items():
            choices, number, start = 0, round_number * 1000, time.perf_counter()
            while (spent := time.perf_counter() - start) < SECONDS:
                choices += play(number)
                number += 1
            rates[name].append(choices / spent)
    return {name: median(values) for name, values in rates.items()}


def _our_game(game: AnyGame, number: int) -> int:
    """A game of two, three or four; every second one with all that can be switched on."""
    variants = {variant.name: number % 2 == 0 for variant in game.variants if variant.is_switch}
    setup = Setup(2 + number % 3, str(number), variants=variants)
    return random_playout(game, game.begin(setup, SILENCE), Random(number)).choices


def _catan_game(number: int) -> int:
    players = [RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]
    game, actions = Catan(players, seed=number), 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        actions += 1
    return actions


def _chess_game(number: int) -> int:
    board, random, moves = chess.Board(), Random(number), 0
    while moves < 300 and (legal := list(board.legal_moves)):
        board.push(random.choice(legal))
        moves += 1
    return moves


def _clone_ratio(game: AnyGame) -> float:
    """How many clones are made in the time of one deepcopy, in the middle of a game."""
    s, random = game.begin(Setup(4, "7"), SILENCE), Random(7)
    for _ in range(100):
        game.apply(s, random.choice(game.options(s)), SILENCE)

    def seconds(make: Callable[[], object], times: int) -> float:
        start = time.perf_counter()
        for _ in range(times):
            make()
        return (time.perf_counter() - start) / times

    return median(seconds(lambda: copy.deepcopy(s), 50) / seconds(s.clone, 2000) for _ in range(ROUNDS))


def _in_pyodide() -> dict[str, float]:
    """The same random games in Pyodide, in Node."""
    told = subprocess.run(
        [provision.node(), HERE / "engine.mjs", str(SECONDS)], check=True, capture_output=True, text=True
    )
    rates: dict[str, float] = json.loads(told.stdout)
    return rates
