"""Whole games without a table: playouts with bots, and perft."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from .choice import Choice
from .errors import LostGame
from .event import SILENCE, Log
from .game import Game, S, Setup, asked
from .think import Bot, Budget, at_a_glance, one_of

# Bots that only hand cards round never end a game; no sensible one takes half as long.
MOST_TURNS = 1_000


class Tally(NamedTuple):
    choices: int  # questions with two or more answers
    turns: int


def random_playout(game: Game[S], s: S, random: Random) -> Tally:
    """Play to the end, every option as likely as any other."""
    choices = 0
    options_of, apply, chance = game.options, game.apply, random.random
    options = options_of(s)
    while options:
        if len(options) > 1:
            choices += 1
            apply(s, options[int(chance() * len(options))], SILENCE)
        else:
            apply(s, options[0], SILENCE)
        options = options_of(s)
    return Tally(choices, s.turns)


def bot_playout(
    game: Game[S], s: S, bots: Sequence[Bot[S]], budgets: Sequence[Budget], log: Log = SILENCE
) -> Tally:
    """Play to the end, or until it goes on for too long, a bot in every seat. It sees its view alone, and is asked only
    where there is a choice."""
    choices = 0
    while s.turns <= MOST_TURNS and (options := game.options(s)):
        index = 0
        if len(options) > 1:
            choices += 1
            seat = asked(s)
            budget = budgets[seat]._replace(seed=f"{budgets[seat].seed}/{choices}")
            index = bots[seat](game.view(s, seat), options, budget)
        game.apply(s, options[index], log)
    return Tally(choices, s.turns)


class Fault(NamedTuple):
    """What a bot lost by: its place among the bots, its name, and what it did."""

    bot: int
    name: str
    why: str


class Match(NamedTuple):
    """A game of bots that is over. By bot, wherever it sat: its share of the victory and its points by category.
    Where one lost by a fault of its own, the game stopped there and the others share the victory; where it went on for
    more than `MOST_TURNS`, all share it."""

    wins: list[float]
    earned: list[list[int]]
    tally: Tally
    fault: Fault | None = None


def match(
    game: Game[S], setup: Setup, bots: Sequence[Bot[S]], number: int, budget: Budget, log: Log = SILENCE
) -> Match:
    """The game with this number of a series: bots change seats from game to game, the budget's seed is the seat's."""
    seats = [(bot + number) % setup.players for bot in range(setup.players)]
    seated = [bots[seats.index(seat)] for seat in range(setup.players)]
    budgets = [budget._replace(seed=f"{setup.seed}/{seat}") for seat in range(setup.players)]
    s = game.begin(setup, log)
    fault = None
    try:
        tally = bot_playout(game, s, seated, budgets, log)
        winners = list(range(setup.players)) if s.agenda else game.winners(s)
    except LostGame as lost:
        fault, tally = Fault(seats.index(lost.seat), lost.name, lost.why), Tally(0, s.turns)
        winners = [seat for seat in range(setup.players) if seat != lost.seat]
    earned = game.earned(s)
    return Match(
        [(seat in winners) / len(winners) for seat in seats],
        [earned[seat] for seat in seats],
        tally,
        fault,
    )


def random_bot(view: object, options: list[Choice], budget: Budget) -> int:
    return one_of(range(len(options)), budget)


think_of_nothing = at_a_glance(random_bot)


def perft(game: Game[S], s: S, depth: int) -> int:
    """How many sequences of `depth` choices there are from here."""
    if depth == 0:
        return 1
    options = game.options(s)
    if depth == 1:
        return len(options)
    total = 0
    for choice in options:
        after = s.clone()
        game.apply(after, choice, SILENCE)
        total += perft(game, after, depth - 1)
    return total
