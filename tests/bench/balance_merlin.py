"""How well the reconstructed box of Merlin plays: missions, spaces, seats and starting tiles, with bots at the table.

python -m tests.bench.balance_merlin --games 2000 --bot squire [--processes 2]
"""

import argparse
import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

from tafelrunde.kernel.event import Log
from tafelrunde.kernel.game import Setup, asked
from tafelrunde.kernel.think import Budget
from tafelrunde.merlin.box import MISSIONS, SPACES, STARTING_TILES
from tafelrunde.merlin.game import MERLIN
from tafelrunde.merlin.scoring import CATEGORIES

ON_REQUEST = True  # minutes, and no speed
TILE_OF_KNIGHT = {4 * tile.knight: number for number, tile in enumerate(STARTING_TILES)}


class Tally(NamedTuple):
    """One game, counted."""

    setup: Setup
    held: list[int]  # [card] how many hands held it
    completed: list[int]  # [card]
    used: list[int]  # [space] actions carried out
    wins: list[float]  # [turn order, 0 for the first player of the game]
    tile_wins: list[float]  # [starting tile]
    tile_deals: list[int]
    earned: list[list[int]]


def play(setup: Setup, bot: str) -> Tally:
    log = Log()
    s = MERLIN.begin(setup, log)
    seats = range(setup.players)
    first = s.first_seat
    tiles = [TILE_OF_KNIGHT[space] for space in s.knights]
    held = [0] * len(MISSIONS)
    for hand in s.hands:
        for card in hand:
            held[card] += 1
    completed, used = [0] * len(MISSIONS), [0] * SPACES
    number = 0
    while options := MERLIN.options(s):
        index = 0
        frame = s.agenda[-1]
        if len(options) > 1:
            number += 1
            seat = asked(s)
            index = MERLIN.bots[bot](
                MERLIN.view(s, seat), options, Budget(f"{setup.seed}/{seat}/{number}", nodes=200)
            )
        choice = options[index]
        if frame.step == "landed" and choice.verb not in (
            "skip",
            "mirror",
            "different",
            "staff",
            "mission",
            "repel",
        ):
            used[frame.args[0]] += 1
        log = Log()
        MERLIN.apply(s, choice, log)
        for event in log.events:
            shown = event.args.get("card")
            if isinstance(shown, int):
                held[shown] += event.key in ("drew-card", "drew-open")
                completed[shown] += event.key == "mission"
    winners = MERLIN.winners(s)
    wins = [0.0] * setup.players
    tile_wins, tile_deals = [0.0] * len(STARTING_TILES), [0] * len(STARTING_TILES)
    for seat in seats:
        share = (seat in winners) / len(winners)
        wins[(seat - first) % setup.players] += share
        tile_wins[tiles[seat]] += share
        tile_deals[tiles[seat]] += 1
    return Tally(setup, held, completed, used, wins, tile_wins, tile_deals, s.earned)


def setups(games: int, players: int, seed: str) -> Iterator[Setup]:
    for number in range(games):
        yield Setup(players, f"{seed}-{players}-{number}", variants={"favor": number % 2 == 1})


def summary(tallies: list[Tally], players: int) -> dict[str, Any]:
    games = len(tallies)
    total = {name: list(map(sum, zip(*(getattr(t, name) for t in tallies), strict=True))) for name in TOTALS}
    sheets = [sheet for t in tallies for sheet in t.earned]
    points = [sum(sheet) for sheet in sheets]
    return {
        "players": players,
        "games": games,
        "points": {"mean": sum(points) / len(points), "highest": max(points)},
        "categories": {name: sum(s[i] for s in sheets) / len(sheets) for i, name in enumerate(CATEGORIES)},
        "missions": [
            done / max(1, hands) for done, hands in zip(total["completed"], total["held"], strict=True)
        ],
        "spaces": [used / games for used in total["used"]],
        "turn_order": [100 * wins / games - 100 / players for wins in total["wins"]],
        "starting_tiles": [
            100 * wins / max(1, deals) - 100 / players
            for wins, deals in zip(total["tile_wins"], total["tile_deals"], strict=True)
        ],
    }


TOTALS = ("held", "completed", "used", "wins", "tile_wins", "tile_deals")


def run(games: int = 2000, bot: str = "squire", processes: int = 2, seed: str = "balance") -> dict[str, Any]:
    """Half of the games with the King's favor. Turn order and tiles in percentage points off the fair share."""
    report: dict[str, Any] = {"bot": bot}
    with ProcessPoolExecutor(processes) as pool:
        for players in (2, 3, 4):
            work = list(setups(games, players, seed))
            tallies = list(pool.map(play, work, [bot] * games, chunksize=8))
            report[str(players)] = summary(tallies, players)
    return report


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--bot", default="squire")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", default="balance")
    arguments = parser.parse_args()
    print(json.dumps(run(**vars(arguments)), indent=1))


if __name__ == "__main__":
    main()
