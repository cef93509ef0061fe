"""Somebody who plays for the first time and takes care: he does the obvious, what brings most of what he can count.

He looks at every option as it would lie before him, follows it to the end of his turn by what looks best step by step,
and counts: points, and things that plainly lead to some. He knows no opponent's plan and none of the bots' estimates of
the future. The gentlest bot is measured against him (ladder.py, tests/engine).
"""

from collections.abc import Callable
from random import Random
from typing import Any

from tafelrunde.kernel.choice import Choice
from tafelrunde.kernel.event import SILENCE
from tafelrunde.kernel.game import AnyGame, asked
from tafelrunde.kernel.think import Bot, Budget
from tafelrunde.loewenherz import state as loewenherz
from tafelrunde.loewenherz.bot.plans import plan
from tafelrunde.loewenherz.scoring import income
from tafelrunde.merlin import state as merlin
from tafelrunde.merlin.box import HOME, PRINCIPALITIES, SHIELD, thing
from tafelrunde.merlin.missions import pictures_met

# What he counts for, in points.
THING, APPLE, COUNTER, MANOR, POST, TREASURE, TICK, TRAITOR = 0.6, 0.5, 1.0, 2.0, 0.5, 1.0, 0.5, -2.0
DUCAT, KNIGHT, MINE, NEARER = 0.15, 0.4, 1.0, 0.5
# No turn has more questions that are worth following.
LONGEST = 8


def merlin_counts(s: merlin.State, seat: int) -> float:
    """Points, what lies on the castle board and on the board, ticks on mission cards, traitors without a shield."""
    things = s.things[seat]
    bare = sum(max(0, s.traitors[seat][p] - things[thing(SHIELD, p)]) for p in PRINCIPALITIES)
    ticks = sum(sum(pictures_met(s, seat, card)) for card in s.hands[seat])
    return (
        sum(s.earned[seat])
        + THING * sum(things)
        + APPLE * s.apples[seat]
        + COUNTER * sum(there[seat] for there in s.influence)
        + MANOR * s.built.count(seat)
        + POST * sum(post != HOME for post in s.henchmen[seat])
        + TREASURE * ((s.grail == seat) + (s.excalibur == seat))
        + TICK * ticks
        + TRAITOR * bare
    )


def loewenherz_counts(s: loewenherz.State, seat: int) -> float:
    """Points, ducats, mines; knights; and how near each castle is to a domain."""
    open_castles = [castle for castle in s.castles[seat] if not s.realm[castle]]
    return (
        sum(s.earned[seat])
        + DUCAT * s.ducats[seat]
        + MINE * income(s, seat)
        + KNIGHT * sum(piece == loewenherz.knight_of(seat) for piece in s.pieces)
        + NEARER * sum(plan(s, castle).promise for castle in open_castles)
    )


COUNTS: dict[str, Callable[[Any, int], float]] = {"merlin": merlin_counts, "loewenherz": loewenherz_counts}


def in_sight(game: AnyGame, s: Any, options: list[Choice]) -> list[Choice]:
    """Of hundreds of edges, those around his own castles."""
    if game.name != "loewenherz" or s.agenda[-1].step != "borders":
        return options
    seat = asked(s)
    near = {edge for castle in s.castles[seat] if not s.realm[castle] for edge in plan(s, castle).edges(s)}
    found = [choice for choice in options if choice.verb != "border" or choice.noun in near]
    return found or options[:12]


def newcomer(game: AnyGame) -> Bot[Any]:
    counts = COUNTS[game.name]

    def followed(world: Any, choice: Choice, seat: int) -> float:
        s = world.clone()
        game.apply(s, choice, SILENCE)
        for _ in range(LONGEST):
            if not s.agenda or asked(s) != seat or s.turns != world.turns:
                break
            best, value = s, float("-inf")
            for further in in_sight(game, s, game.options(s)):
                after = game.after(s, further)
                if (found := counts(after, seat)) > value:
                    best, value = after, found
            s = best
        return counts(s, seat)

    def choose(view: Any, options: list[Choice], budget: Budget) -> int:
        seat, chance = asked(view), Random(budget.seed)
        world = game.determinize(view, budget.seed)
        worth = [
            (followed(world, choice, seat), chance.random(), choice)
            for choice in in_sight(game, world, options)
        ]
        return options.index(max(worth)[2])

    return choose
