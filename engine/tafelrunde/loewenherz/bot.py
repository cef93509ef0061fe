"""A first bot."""

from random import Random

from ..kernel.choice import Choice
from ..kernel.game import Budget
from .state import State


def squire(view: State, options: list[Choice], budget: Budget) -> int:
    return int(Random(budget.seed).random() * len(options))
