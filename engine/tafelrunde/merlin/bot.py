"""Opponents: the squire answers at a glance, the knight plans whole turns, the king tries them out in many worlds."""

from random import Random

from ..kernel.choice import Choice
from ..kernel.game import Advice, Budget, Thinking
from ..kernel.search import Search, thinking_bot
from .bot_rating import ratings
from .bot_turn import FOLLOWED, MIND
from .state import State

# The squire is not always of the same mind, least of all about where to ride; in a scoring he minds his business.
WHIM = 2.2
RIDE = 4.0
# A turn has several questions: most thought goes into the first, which die to use.
FIRST, FURTHER = 0.65, 0.12
SECONDS = 1.0
ADVICE = 3


def squire(view: State, options: list[Choice], budget: Budget) -> int:
    random = Random(budget.seed).random
    step = view.agenda[-1].step
    whim = RIDE if step == "turn" else WHIM if step in FOLLOWED else 0.0
    found = [rating + whim * random() for rating in ratings(view, options)]
    return found.index(max(found))


class Glance:
    """A thought that is done at once: for cards to draw and for the decisions of a scoring."""

    done = True

    def __init__(self, view: State, options: list[Choice]) -> None:
        self._found = [Advice(index, points) for index, points in enumerate(ratings(view, options))]

    def step(self) -> None:
        """There is nothing more to think about."""

    def best(self) -> list[Advice]:
        return sorted(self._found, key=lambda advice: -advice.points)


def think_as_knight(view: State, options: list[Choice], budget: Budget) -> Thinking:
    return _think(view, options, budget._replace(nodes=0))


def think_as_king(view: State, options: list[Choice], budget: Budget) -> Thinking:
    """Seconds are for the whole turn, nodes for the question at hand."""
    part = FIRST if view.agenda[-1].step == "turn" else FURTHER
    return _think(view, options, budget._replace(seconds=part * (budget.seconds or SECONDS)))


def _think(view: State, options: list[Choice], budget: Budget) -> Thinking:
    if view.agenda[-1].step in FOLLOWED:
        return Search(MIND, view, options, budget)
    return Glance(view, options)


knight = thinking_bot(think_as_knight)
king = thinking_bot(think_as_king)


def advise(view: State, options: list[Choice], budget: Budget) -> list[Advice]:
    """What the king would do here: the best three options with what they promise."""
    thought = _think(view, options, budget)
    while not thought.done:
        thought.step()
    return thought.best()[:ADVICE]
