"""Many games of the same bots, one after the other or on several cores; stopped early, what was played counts."""

import csv
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from multiprocessing import active_children
from typing import Any, NamedTuple, TextIO

from ..games import game_named
from ..kernel.edition import Data
from ..kernel.errors import BadInput
from ..kernel.game import AnyGame, Setup
from ..kernel.playout import Match, match
from ..kernel.think import Budget
from . import bots


class Series(NamedTuple):
    """What is played: game number n has the seed SEED-n, and the bots sit n seats further on."""

    game: str
    setup: Setup
    bots: tuple[str, ...]
    games: int
    budget: Budget
    # Seconds that a bot may take for a choice before it loses the game.
    limit: float
    # The box where it is somebody's own: a process that plays has to be told.
    box: Data | None = None

    def seed(self, number: int) -> str:
        return f"{self.setup.seed}-{number}"


def own_box(game: AnyGame, setup: Setup) -> Data | None:
    if game.editions is None or game.editions.is_shipped(setup.edition):
        return None
    return game.editions.find(setup.edition).data


class Played(NamedTuple):
    number: int
    match: Match
    seconds: float


def play(series: Series, number: int) -> Played:
    """The game with this number of the series."""
    game = game_named(series.game)
    seated = [
        bots.refereed(bots.find(game, name), name, (at + number) % series.setup.players, series.limit)
        for at, name in enumerate(series.bots)
    ]
    start = time.perf_counter()
    played = match(game, series.setup._replace(seed=series.seed(number)), seated, number, series.budget)
    return Played(number, played, time.perf_counter() - start)


def _prepare(game: str, box: Data | None) -> None:
    """In a process that plays: the box is laid ready, and interrupts are left to the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    editions = game_named(game).editions
    if box is not None and editions is not None:
        editions.add("box", box)


def played(series: Series, jobs: int) -> Iterator[Played]:
    """The games in their order, as soon as each is there."""
    numbers = range(series.games)
    if jobs == 1:
        for number in numbers:
            yield play(series, number)
        return
    ready = (series.game, series.box)
    pool = ProcessPoolExecutor(min(jobs, series.games), initializer=_prepare, initargs=ready)
    try:
        yield from pool.map(play, [series] * series.games, numbers, chunksize=1)
    except BrokenProcessPool:
        raise BadInput(
            "--jobs", "a process that played was ended, by its bot or for want of memory"
        ) from None
    except (KeyboardInterrupt, GeneratorExit):
        for process in active_children():
            process.terminate()  # nobody waits for its game any more
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@dataclass
class Summary:
    """All games so far, added up by bot, wherever it sat."""

    game: AnyGame
    players: int
    games: int = 0
    wins: list[float] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    categories: list[int] = field(default_factory=list)
    choices: int = 0
    longest: int = 0
    # Games lost by a fault of the bot's own, with what it did the first time.
    faults: list[int] = field(default_factory=list)
    first_faults: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.wins = [0.0] * self.players
        self.points = [0] * self.players
        self.faults = [0] * self.players
        self.categories = [0] * len(self.game.categories)

    def add(self, played: Played) -> None:
        told = played.match
        self.games += 1
        self.choices += told.tally.choices
        self.longest = max(self.longest, told.tally.turns)
        for bot, earned in enumerate(told.earned):
            self.wins[bot] += told.wins[bot]
            self.points[bot] += sum(earned)
        for category, amounts in enumerate(zip(*told.earned, strict=True)):
            self.categories[category] += sum(amounts)
        if told.fault is not None:
            self.faults[told.fault.bot] += 1
            self.first_faults.setdefault(told.fault.name, f"game {played.number}: {told.fault.why}")


class Rows:
    """A row a game, as CSV: bots by their place in --bots."""

    def __init__(self, file: TextIO, series: Series) -> None:
        self._rows = csv.writer(file, lineterminator="\n")
        self._file = file
        self._series = series
        bot_columns = [
            f"{what}_{bot}" for bot in range(len(series.bots)) for what in ("seat", "points", "win")
        ]
        self._rows.writerow(["game", "seed", "turns", "choices", "seconds", *bot_columns, "fault"])

    def add(self, played: Played) -> None:
        told = played.match
        columns: list[Any] = []
        for bot in range(len(self._series.bots)):
            seat = (bot + played.number) % self._series.setup.players
            columns += [seat, sum(told.earned[bot]), round(told.wins[bot], 4)]
        seed = self._series.seed(played.number)
        fault = f"{told.fault.name} {told.fault.why}" if told.fault else ""
        start = [played.number, seed, told.tally.turns, told.tally.choices, round(played.seconds, 3)]
        self._rows.writerow([*start, *columns, fault])
        self._file.flush()


def show_progress(done: int, games: int, out: TextIO = sys.stderr) -> None:
    """How far it is, for somebody who watches."""
    if out.isatty():
        out.write(f"\r{done} of {games} games" + ("\n" if done == games else ""))
        out.flush()


def run(series: Series, jobs: int, rows: Rows | None) -> tuple[Summary, bool]:
    """Play the series. False: it was interrupted, and the summary holds what was played until then."""
    summary = Summary(game_named(series.game), series.setup.players)
    try:
        for one in played(series, jobs):
            summary.add(one)
            if rows is not None:
                rows.add(one)
            show_progress(summary.games, series.games)
    except KeyboardInterrupt:
        return summary, False
    return summary, True


def checked(game: AnyGame, words: Sequence[str]) -> tuple[str, ...]:
    """The names, if each is a bot that can be loaded."""
    for word in words:
        bots.find(game, word)
    return tuple(words)
