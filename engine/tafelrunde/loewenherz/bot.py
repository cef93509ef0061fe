"""Opponents: the squire answers at a glance, the knight plans whole turns, the king tries them out in many worlds."""

from random import Random

from ..kernel.choice import Choice
from ..kernel.game import Advice, Budget
from ..kernel.search import Search, thinking_bot
from .bot_turn import MIND
from .quick import ratings
from .state import State

# The squire is not always of the same mind.
WHIM = 0.5
# A turn has several questions: most thought goes into the first, which card to play or sell.
FIRST, FURTHER = 0.65, 0.1
SECONDS = 1.0
ADVICE = 3


def squire(view: State, options: list[Choice], budget: Budget) -> int:
    whim = Random(budget.seed)
    found = [rating + WHIM * whim.random() for rating in ratings(view, options)]
    return found.index(max(found))


def think_as_knight(view: State, options: list[Choice], budget: Budget) -> Search[State]:
    return Search(MIND, view, options, budget._replace(nodes=0))


def think_as_king(view: State, options: list[Choice], budget: Budget) -> Search[State]:
    """Seconds are for the whole turn, nodes for the question at hand."""
    part = FURTHER if view.turns and view.agenda[-1].step != "act" else FIRST
    return Search(MIND, view, options, budget._replace(seconds=part * (budget.seconds or SECONDS)))


knight = thinking_bot(think_as_knight)
king = thinking_bot(think_as_king)


def advise(view: State, options: list[Choice], budget: Budget) -> list[Advice]:
    """What the king would do here: the best three options with what they promise."""
    search = Search(MIND, view, options, budget)
    while not search.done:
        search.step()
    return search.best()[:ADVICE]
