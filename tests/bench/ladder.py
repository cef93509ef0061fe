"""How strong the bots are: random, page, squire, knight and king against each other and against a newcomer who does the
obvious, in games as `simulate` plays them.

python -m tests.bench.ladder [GAME ...] [--only SERIES] [--games 60] [--processes 2] [--nodes 36] [--json]

Each series tells its rows when it is done, so that a run that is stopped has lost one series at most.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from time import perf_counter
from typing import NamedTuple

from tafelrunde.games import GAMES
from tafelrunde.kernel.event import Log
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.playout import match
from tafelrunde.kernel.think import Budget
from tafelrunde.loewenherz.box import ACTIONS

from . import Figure, figure, holds
from .newcomer import newcomer

ON_REQUEST = True  # hours
SECONDS = 1.0  # for a turn of the king; the others do not look at it
SEED = "ladder"
CERTAINTY = 1.96  # standard deviations: 95 %


class Series(NamedTuple):
    """So many games between these bots: the first is to win."""

    bots: tuple[str, ...]
    games: int
    target: float = 0.0
    floor: float = 0.0  # of the interval's lower end


SERIES = {
    "page-random": Series(("page", "random"), 100, 0.9),
    "newcomer-page": Series(("newcomer", "page"), 100, 0.5, 0.5),
    "squire-newcomer": Series(("squire", "newcomer"), 100),
    "squire-page": Series(("squire", "page"), 100, 0.6),
    "squire-random": Series(("squire", "random"), 200, 0.95),
    "knight-squire": Series(("knight", "squire"), 200, 0.75),
    "king-knight": Series(("king", "knight"), 60, 0.65, 0.5),
    "king-knights": Series(("king", "knight", "knight", "knight"), 60, 0.4),
    "three-knights": Series(("knight", "knight", "knight"), 60),
}


class Played(NamedTuple):
    """One game of a series. Points by bot and category; cards played by action, and the last events, if any."""

    wins: list[float]
    earned: list[list[int]]
    seconds: float
    actions: Counter[str]
    ends: set[str]


class Row(NamedTuple):
    what: str
    measured: Figure
    note: str = ""


def play(game_name: str, bots: tuple[str, ...], budget: Budget, number: int) -> Played:
    game, log, start = GAMES[game_name], Log(), perf_counter()
    setup = Setup(len(bots), f"{SEED}-{number}")
    known = {**game.bots, "newcomer": newcomer(game)}
    played = match(game, setup, [known[bot] for bot in bots], number, budget, log)
    actions = Counter(str(event.args["action"]) for event in log.events if event.key == "played")
    ends = {event.key for event in log.events} & {"goal-reached", "cards-out"}
    return Played(played.wins, played.earned, perf_counter() - start, actions, ends)


def measure(
    game: str, name: str, games: int | None = None, processes: int = 1, nodes: int | None = None
) -> list[Row]:
    """All figures of one series."""
    budget = Budget("", nodes, SECONDS)
    series = SERIES[name]
    games = games or series.games
    found = []
    with ProcessPoolExecutor(processes) as pool:
        for played in pool.map(partial(play, game, series.bots, budget), range(games)):
            found.append(played)
            won = sum(each.wins[0] for each in found)
            print(
                f"\r· {game} {name}: {won:g} of {len(found)}, {games} games",
                end="",
                file=sys.stderr,
                flush=True,
            )
    print(file=sys.stderr)
    return [*ROWS.get((game, name), wins)(found, series)]


def wins(found: list[Played], series: Series) -> Iterator[Row]:
    won = [played.wins[0] for played in found]
    low, high = wilson(sum(won) / len(won), len(won))
    first, *others = series.bots
    against = others[0] if len(others) == 1 else f"{len(others)} {others[0]}s"
    what = f"{len(series.bots)} players: {first} beats {against}"
    note = f"{100 * low:.0f} to {100 * high:.0f} %, {len(won)} games"
    yield Row(what, figure(100 * sum(won) / len(won), "%", at_least=100 * series.target), note)
    if series.floor:
        yield Row(f"{what}: lower end of the interval", figure(100 * low, "%", at_least=100 * series.floor))


def wins_and_time(found: list[Played], series: Series) -> Iterator[Row]:
    yield from wins(found, series)
    minutes = sum(played.seconds for played in found) / len(found) * 100 / 60
    yield Row("100 of these games", figure(minutes, "min", at_most=10))


def merlin_knights(found: list[Played], series: Series) -> Iterator[Row]:
    """The mean score, where the points come from, what the traitors cost."""
    categories = GAMES["merlin"].categories
    sheets = [sheet for played in found for sheet in played.earned]
    means = {name: sum(s[i] for s in sheets) / len(sheets) for i, name in enumerate(categories)}
    yield Row("3 knights: mean score", figure(sum(means.values()), at_least=60, at_most=120), games_of(found))
    won = sum(mean for mean in means.values() if mean > 0)
    for name, mean in means.items():
        if name == "traitors":
            yield Row("3 knights: mean loss to traitors", figure(-mean, at_least=1, at_most=12))
        else:
            least = 5 if name in ("spaces", "missions", "environs", "influence", "henchmen") else None
            yield Row(f"3 knights: of the points won, {name}", figure(100 * mean / won, "%", at_least=least))


def loewenherz_knights(found: list[Played], series: Series) -> Iterator[Row]:
    """How the games end, and how often each action is played."""
    for what, end, least in (("king's goal", "goal-reached", 100 / 3), ("deck", "cards-out", 10)):
        ended = 100 * sum(end in played.ends for played in found) / len(found)
        yield Row(
            f"3 knights: games ended by the {what}", figure(ended, "%", at_least=least), games_of(found)
        )
    for action in ACTIONS:
        times = sum(played.actions[action] for played in found)
        yield Row(f"3 knights: {action} played a game", figure(times / len(found), at_least=1 / len(found)))


# Where wins are not all there is to tell.
ROWS: dict[tuple[str, str], Callable[[list[Played], Series], Iterable[Row]]] = {
    ("merlin", "knight-squire"): wins_and_time,
    ("loewenherz", "knight-squire"): wins_and_time,
    ("merlin", "three-knights"): merlin_knights,
    ("loewenherz", "three-knights"): loewenherz_knights,
}


def wilson(share: float, games: int) -> tuple[float, float]:
    """The interval in which the true share lies, by Wilson's score."""
    square = CERTAINTY**2
    middle = share + square / (2 * games)
    spread = CERTAINTY * sqrt(share * (1 - share) / games + square / (4 * games**2))
    return (middle - spread) / (1 + square / games), (middle + spread) / (1 + square / games)


def games_of(found: list[Played]) -> str:
    return f"{len(found)} games"


TITLES = {"merlin": "Merlin", "loewenherz": "Löwenherz"}
HEAD = "| {} | measured | 95 %, games | target | |\n|---|---|---|---|---|"


def line(row: Row) -> str:
    """A line of the README's table."""
    what, measured, note = row
    targets = [f"{word} {measured[word]:.3g}" for word in ("at least", "at most") if word in measured]
    verdict = "" if not targets else "ok" if holds(measured) else "MISSED"
    value = f"{measured['value']:.3g} {measured.get('unit', '')}".strip()
    return f"| {what} | {value} | {note} | {', '.join(targets)} | {verdict} |"


def run() -> dict[str, Figure]:
    """The whole ladder of both games."""
    return {
        f"{game}, {row.what}": row.measured
        for game in GAMES
        for name in SERIES
        for row in measure(game, name)
    }


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME", help=f"{' or '.join(GAMES)}; both without")
    parser.add_argument("--only", action="append", choices=SERIES, help="a series; all without")
    parser.add_argument("--games", type=int, help="in each series, instead of 60 or 200")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--nodes", type=int, help="the king's budget instead of a second, on a busy machine")
    parser.add_argument("--json", action="store_true", help="a line for each figure")
    given = parser.parse_args(words)
    if unknown := [name for name in given.names if name not in GAMES]:
        parser.error(f"no game {', '.join(unknown)}; there are {', '.join(GAMES)}")
    for game in given.names or GAMES:
        if not given.json:
            print(HEAD.format(TITLES[game]), flush=True)
        for name in given.only or SERIES:
            for row in measure(game, name, given.games, given.processes, given.nodes):
                told = {"game": game, "series": name, "what": row.what, **row.measured, "note": row.note}
                print(json.dumps(told) if given.json else line(row), flush=True)


if __name__ == "__main__":
    main()
