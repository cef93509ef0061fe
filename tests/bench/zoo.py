"""How fast the environments are: steps a second of one seat against a random player, beside catanatron's.

Both give an observation and the legal actions at every step. Catanatron's is for two players, so ours are too.
"""

import random
import time
from collections.abc import Callable
from statistics import median
from typing import Any

import numpy as np
from catanatron_gym.envs import CatanatronEnv

from tafelrunde import GAMES, zoo

from . import Figure, figure

ROUNDS = 5
SECONDS = 2.0
RIVAL = "catanatron"


def run() -> dict[str, Figure]:
    seats = {name: _Seat(zoo.single(name, ["random"]), _masked) for name in GAMES}
    seats[RIVAL] = _Seat(CatanatronEnv(), _listed)
    rates: dict[str, list[float]] = {name: [] for name in seats}
    # In turns, so that a busy machine slows all of them.
    for _ in range(ROUNDS):
        for name, seat in seats.items():
            rates[name].append(seat.steps_a_second())
    found = {name: median(values) for name, values in rates.items()}
    return {
        **{f"{name}, steps a second": figure(round(rate), "/s") for name, rate in found.items()},
        **{f"{name}, x {RIVAL}": figure(found[name] / found[RIVAL], "x", at_least=1) for name in GAMES},
    }


class _Seat:
    """An environment of Gymnasium, and how it tells what is legal."""

    def __init__(self, env: Any, legal: Callable[[Any, dict[str, Any]], Any]) -> None:
        self.env = env
        self.legal = legal
        self.seen, self.info = env.reset(seed=1)

    def steps_a_second(self) -> float:
        steps, start = 0, time.perf_counter()
        while (spent := time.perf_counter() - start) < SECONDS:
            action = random.choice(self.legal(self.seen, self.info))
            self.seen, _, over, cut_off, self.info = self.env.step(action)
            steps += 1
            if over or cut_off:
                self.seen, self.info = self.env.reset()
        return steps / spent


def _masked(seen: Any, info: dict[str, Any]) -> Any:
    return np.flatnonzero(seen["action_mask"])


def _listed(seen: Any, info: dict[str, Any]) -> Any:
    return info["valid_actions"]
