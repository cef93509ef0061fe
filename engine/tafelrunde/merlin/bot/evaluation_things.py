"""What shields, flags and materials are worth to their owner, in points, and what one more or less would change.

Each answer is remembered: within a turn most things stay as they are.
"""

from functools import lru_cache
from typing import NamedTuple

from ..box import PRINCIPALITIES

# A traitor that no shield meets, by turns left before the scoring: the later, the nearer to its 3 points.
DANGER = (3.0, 2.9, 2.75, 2.6, 2.4, 2.25, 2.1, 2.0, 1.9)
# Shields beyond the traitors at hand, the first and the next of a color, by scorings left: traitors will come.
SPARE = ((0.33, 0.33), (0.4, 0.35), (1.0, 0.5), (1.1, 0.55))
# Flags by color: repel, missions, backwards, turn die, different action, mirroring; a second one is worth less.
FLAG = (0.0, 1.2, 1.5, 1.35, 1.65, 1.8)
SECOND_FLAG = 0.6
# The black flag: a share of what the largest group of traitors would cost, or what it may be good for later.
BLACK, BLACK_LATER = 0.75, 1.5
# Materials, in the order of the manors that they would build: what share of them they are worth.
BUILDER = (0.4, 0.28, 0.18, 0.1, 0.05, 0.0, 0.0)
# M8.2: a point for three things.
LEFT_OVER = 0.33
NOTHING = [0.0] * len(PRINCIPALITIES)


class Holding(NamedTuple):
    """Things of one kind: their worth, and by principality what one more would bring and one less would cost."""

    worth: float
    takes: list[float]
    gives: list[float]


class Defence(NamedTuple):
    worth: float
    takes: list[float]
    gives: list[float]
    unmet: int  # traitors that no shield meets
    group: int  # the most of them of one color


@lru_cache(maxsize=16384)
def shields(mine: tuple[int, ...], foes: tuple[int, ...], scorings: int, after: int) -> Defence:
    danger = DANGER[after]
    first, more = SPARE[scorings]
    takes, gives = [first] * len(PRINCIPALITIES), NOTHING[:]
    unmet = group = 0
    worth = 0.0
    for p in PRINCIPALITIES:
        have = mine[p]
        spare = have - foes[p]
        if spare < 0:
            unmet -= spare
            group = max(group, -spare)
            takes[p] = danger
        elif spare:
            takes[p] = more
            worth += first + more * (spare - 1)
        if have:
            gives[p] = danger if spare <= 0 else first if spare == 1 else more
    return Defence(worth - danger * unmet, takes, gives, unmet, group)


@lru_cache(maxsize=16384)
def flags(mine: tuple[int, ...], group: int, scorings: int, after: int, fade: float) -> Holding:
    """`group` is the largest group of traitors that no shield meets: the black flag repels it."""
    takes, gives = NOTHING[:], NOTHING[:]
    worth = 0.0
    for p in PRINCIPALITIES:
        number = mine[p]
        value = max(LEFT_OVER, FLAG[p] * fade)
        second = max(LEFT_OVER, value * SECOND_FLAG)
        if not p:
            value = max(group * DANGER[after] * BLACK, BLACK_LATER if scorings > 1 else LEFT_OVER)
        takes[p] = second if number else value
        if number:
            gives[p] = second if number > 1 else value
            worth += value + second * (number - 1)
    return Holding(worth, takes, gives)


@lru_cache(maxsize=16384)
def materials(mine: tuple[int, ...], best: tuple[float, ...], fade: float) -> Holding:
    """Each is worth a share of the manor that it would build (`best`, by material), the best manor first."""
    takes, gives = NOTHING[:], NOTHING[:]
    held = sorted([best[p] for p in PRINCIPALITIES for _ in range(mine[p])], reverse=True)
    number = len(held)
    last = BUILDER[min(number, 6)]
    worth = 0.0
    for place, value in enumerate(held):
        worth += max(LEFT_OVER, BUILDER[min(place, 6)] * value * fade)
    for p in PRINCIPALITIES:
        value = best[p]
        place = sum([other >= value for other in held])
        share = BUILDER[min(place, 6)]
        # A better one pushes the others down by a place.
        gain = share * value - (share - last) * held[-1] if place < number else share * value
        takes[p] = max(LEFT_OVER, gain * fade)
        if mine[p]:
            gives[p] = max(LEFT_OVER, BUILDER[min(place - 1, 6)] * value * fade)
    return Holding(worth, takes, gives)
