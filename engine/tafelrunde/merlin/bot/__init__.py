"""Opponents: the page does anything sensible, the squire what seems best at a glance, the knight plans whole turns, the
king tries them out in many worlds."""

from random import Random

from ...kernel.choice import Choice
from ...kernel.search import Search
from ...kernel.think import Advice, Budget, Glance, Thinking, at_a_glance, one_of
from ..state import State
from .rating import ratings
from .turn import FOLLOWED, MIND

# To a page all options are equal that seem worth about as much as the best, and something at all.
ABOUT = 2.2
AT_ALL = 0.2
# The squire is not always of the same mind, least of all about where to ride; in a scoring he minds his business.
WHIM = 2.2
RIDE = 4.0
# A turn has several questions: most thought goes into the first, which die to use.
FIRST, FURTHER = 0.65, 0.12
SECONDS = 1.0


def page(view: State, options: list[Choice], budget: Budget) -> int:
    """Plays along as a child does who knows the rules: nothing foolish, and no idea of what is best."""
    found = ratings(view, options)
    best = max(found)
    least = max(best - ABOUT, AT_ALL * best) if best > 0 else best
    return one_of([index for index, rating in enumerate(found) if rating >= least], budget)


think_as_page = at_a_glance(page)


def squire(view: State, options: list[Choice], budget: Budget) -> int:
    random = Random(budget.seed).random
    step = view.agenda[-1].step
    whim = RIDE if step == "turn" else WHIM if step in FOLLOWED else 0.0
    found = [rating + whim * random() for rating in ratings(view, options)]
    return found.index(max(found))


think_as_squire = at_a_glance(squire)


def think_as_knight(view: State, options: list[Choice], budget: Budget) -> Thinking:
    return _think(view, options, budget._replace(nodes=0))


def think_as_king(view: State, options: list[Choice], budget: Budget) -> Thinking:
    """Seconds are for the whole turn, nodes for the question at hand."""
    part = 1.0 if budget.one_question else FIRST if view.agenda[-1].step == "turn" else FURTHER
    return _think(view, options, budget._replace(seconds=part * (budget.seconds or SECONDS)))


def _think(view: State, options: list[Choice], budget: Budget) -> Thinking:
    if view.agenda[-1].step in FOLLOWED:
        return Search(MIND, view, options, budget)
    # Cards to draw and the decisions of a scoring.
    found = [Advice(index, points) for index, points in enumerate(ratings(view, options))]
    return Glance(sorted(found, key=lambda advice: -advice.points))
