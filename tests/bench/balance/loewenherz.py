"""The figures of Löwenherz's box: how games end, their length, the cards played, the points, who wins."""

from collections import Counter
from statistics import fmean
from typing import NamedTuple

from tafelrunde.kernel.event import Log
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.playout import bot_playout
from tafelrunde.kernel.think import Budget
from tafelrunde.loewenherz.box import ACTIONS
from tafelrunde.loewenherz.game import LOEWENHERZ
from tafelrunde.loewenherz.scoring import CATEGORIES

from . import Row, shares


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


def setup(players: int, seed: str, number: int) -> Setup:
    return Setup(players, f"{seed}/{players}/{number}", variants={})


def play(setup: Setup, bot: str) -> Tally:
    players, log = setup.players, Log()
    s = LOEWENHERZ.begin(setup, log)
    budgets = [Budget(f"{setup.seed}/{seat}", nodes=200) for seat in range(players)]
    bot_playout(LOEWENHERZ, s, [LOEWENHERZ.bots[bot]] * players, budgets, log)
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


def rows(counted: list[Tally]) -> list[Row]:
    games, players = len(counted), counted[0].players
    goal = 100 * fmean(tally.by_goal for tally in counted)
    sold = 100 * fmean(tally.sold / tally.turns for tally in counted)
    played = [f"{action} {fmean(tally.played.get(action, 0) for tally in counted):.1f}" for action in ACTIONS]
    means = {name: fmean(tally.earned[i] for tally in counted) for i, name in enumerate(CATEGORIES)}
    wins = [sum(tally.wins[seat] for tally in counted) for seat in range(players)]
    return [
        Row("games", f"{games:,}"),
        Row("ends by the king's goal, by the deck, %", f"{goal:.0f}, {100 - goal:.0f}"),
        Row("turns", f"{fmean(tally.turns for tally in counted):.0f}"),
        Row("longest game, turns", str(max(tally.turns for tally in counted))),
        Row("cards sold instead of played, %", f"{sold:.0f}"),
        Row("played a game", ", ".join(played)),
        Row("domains made", f"{fmean(tally.domains for tally in counted):.1f}"),
        Row("mean points", f"{fmean(fmean(tally.points) for tally in counted):.1f}"),
        Row("winner's points", f"{fmean(max(tally.points) for tally in counted):.1f}"),
        Row("points by category", ", ".join(f"{name} {mean:.1f}" for name, mean in means.items())),
        shares("wins by turn order, off the fair share (error)", wins, [games] * players, players),
    ]
