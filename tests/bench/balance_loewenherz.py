"""How well the reconstructed box of Löwenherz plays: how games end, their length, the cards played, who wins.

python -m tests.bench.balance_loewenherz --games 300 --bot squire [--processes 2]
"""

import argparse
import json
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

from tafelrunde.kernel.event import Log
from tafelrunde.kernel.game import Setup, asked
from tafelrunde.kernel.think import Budget
from tafelrunde.loewenherz.box import ACTIONS
from tafelrunde.loewenherz.game import LOEWENHERZ
from tafelrunde.loewenherz.scoring import CATEGORIES

ON_REQUEST = True  # minutes, and no speed


class Tally(NamedTuple):
    """One game, counted."""

    players: int
    by_goal: bool
    turns: int
    played: dict[str, int]  # by action
    sold: int
    wins: list[float]  # by turn order, 0 for the one who takes the first turn
    points: list[int]
    earned: list[float]  # per player, by category
    domains: int


def play(players: int, seed: str, bot: str) -> Tally:
    log = Log()
    s = LOEWENHERZ.begin(Setup(players, seed), log)
    number = 0
    while options := LOEWENHERZ.options(s):
        index = 0
        if len(options) > 1:
            number += 1
            seat = asked(s)
            index = LOEWENHERZ.bots[bot](
                LOEWENHERZ.view(s, seat), options, Budget(f"{seed}/{seat}/{number}", nodes=200)
            )
        LOEWENHERZ.apply(s, options[index], log)
    winners = LOEWENHERZ.winners(s)
    first = (s.first_seat - 1) % players
    wins = [0.0] * players
    for seat in winners:
        wins[(seat - first) % players] += 1 / len(winners)
    keys = Counter(event.key for event in log.events)
    return Tally(
        players=players,
        by_goal=any(s.hands),
        turns=s.turns,
        played=Counter(str(event.args["action"]) for event in log.events if event.key == "played"),
        sold=keys["sold"],
        wins=wins,
        points=LOEWENHERZ.points(s),
        earned=[sum(seat[category] for seat in s.earned) / players for category in range(len(CATEGORIES))],
        domains=keys["domain-made"],
    )


def _play(job: tuple[int, str, str]) -> Tally:
    return play(*job)


def summary(tallies: list[Tally]) -> dict[str, Any]:
    games = len(tallies)

    def mean(values: list[float]) -> float:
        return round(sum(values) / len(values), 2)

    return {
        "games": games,
        "by goal": mean([tally.by_goal for tally in tallies]),
        "by deck": mean([not tally.by_goal for tally in tallies]),
        "turns": mean([tally.turns for tally in tallies]),
        "longest": max(tally.turns for tally in tallies),
        "sold share": mean([tally.sold / tally.turns for tally in tallies]),
        "domains": mean([tally.domains for tally in tallies]),
        "points": mean([sum(tally.points) / len(tally.points) for tally in tallies]),
        "winner's points": mean([max(tally.points) for tally in tallies]),
        "played": {action: mean([tally.played.get(action, 0) for tally in tallies]) for action in ACTIONS},
        "wins by turn order": [
            mean([tally.wins[seat] for tally in tallies]) for seat in range(tallies[0].players)
        ],
        "categories": {
            name: mean([tally.earned[i] for tally in tallies]) for i, name in enumerate(CATEGORIES)
        },
    }


def run(games: int = 60, bot: str = "squire", processes: int = 1, seed: str = "balance") -> dict[str, Any]:
    """The figures by number of players."""
    jobs = [(players, f"{seed}/{players}/{game}", bot) for players in (2, 3, 4) for game in range(games)]
    if processes == 1:
        tallies = [_play(job) for job in jobs]
    else:
        with ProcessPoolExecutor(processes) as pool:
            tallies = list(pool.map(_play, jobs, chunksize=4))
    by_players = {
        str(players): summary([tally for tally in tallies if tally.players == players])
        for players in (2, 3, 4)
    }
    return {"game": "loewenherz", "bot": bot, "players": by_players}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--bot", default="squire")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", default="balance")
    args = parser.parse_args()
    print(json.dumps(run(args.games, args.bot, args.processes, args.seed), indent=2))


if __name__ == "__main__":
    main()
