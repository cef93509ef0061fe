"""Opponents: the squire answers at a glance, the knight plans whole turns, the king tries them out in many worlds."""

from random import Random

from ...kernel.choice import Choice
from ...kernel.search import Search
from ...kernel.think import Budget, at_a_glance
from ..state import State
from .rating import ratings
from .turn import KINGS_MINDS, MIND

# The squire is not always of the same mind.
WHIM = 0.5
# A turn has several questions. The king tries out which card to play or sell and which to draw, each for this part of
# his time; what is between follows by plan, and needs some of the time too. Before the first turn he tries out his
# castles, but not against one opponent: there kings who did lost 12 of 18 games to kings who did not.
PARTS = {"castle": 0.85, "act": 0.5, "draw": 0.35}
SECONDS = 1.0


def squire(view: State, options: list[Choice], budget: Budget) -> int:
    whim = Random(budget.seed)
    found = [rating + WHIM * whim.random() for rating in ratings(view, options)]
    return found.index(max(found))


think_as_squire = at_a_glance(squire)


def think_as_knight(view: State, options: list[Choice], budget: Budget) -> Search[State]:
    return Search(MIND, view, options, budget._replace(nodes=0))


def think_as_king(view: State, options: list[Choice], budget: Budget) -> Search[State]:
    """Seconds are for the whole turn, nodes for the question at hand."""
    step = view.agenda[-1].step
    if step not in PARTS or (step == "castle" and view.players == 2):
        return think_as_knight(view, options, budget)
    part = 1.0 if budget.one_question else PARTS[step]
    seconds = part * (budget.seconds or SECONDS)
    return Search(KINGS_MINDS[step], view, options, budget._replace(seconds=seconds))
