"""Opponents: the page does anything sensible, the squire what seems best at a glance, the knight plans whole turns, the
king tries them out in many worlds."""

from random import Random

from ...kernel.choice import Choice
from ...kernel.search import Search
from ...kernel.think import Budget, at_a_glance, one_of
from ..grid import BIT
from ..state import State
from .rating import ratings
from .turn import KINGS_MINDS, MIND

# To a page all castles are equal that promise at most this many points less than the best, and all cards, sold or
# played; any card will do to draw. In an action he does what brings at least half as much as the best.
ABOUT = {"castle": 4.0, "act": 3.0, "draw": 99.0}
HALF = 0.5
NOT_NOW = -1.0
# The squire is not always of the same mind.
WHIM = 0.5
# A turn has several questions. The king tries out which card to play or sell and which to draw, each for this part of
# his time; what is between follows by plan, and needs some of the time too. Before the first turn he tries out his
# castles, but not against one opponent: there kings who did lost 12 of 18 games to kings who did not.
PARTS = {"castle": 0.85, "act": 0.5, "draw": 0.35}
SECONDS = 1.0


def page(view: State, options: list[Choice], budget: Budget) -> int:
    """Plays along as a child does who knows the rules: nothing foolish, no idea of what is best, and nobody is robbed
    while there is land that is free."""
    found = ratings(view, options)

    def free(choice: Choice) -> bool:
        return choice.verb == "expand" and not view.ruled & BIT[choice.noun]

    if view.agenda[-1].step == "expand" and any(map(free, options)):
        found = [rating if free(choice) else NOT_NOW for rating, choice in zip(found, options, strict=True)]
    best, about = max(found), ABOUT.get(view.agenda[-1].step)
    least = best - about if about is not None else min(best, HALF * best)
    return one_of([index for index, rating in enumerate(found) if rating >= least], budget)


think_as_page = at_a_glance(page)


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
