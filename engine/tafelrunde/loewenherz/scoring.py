"""Points (L4.3, L4.6, L6, L7.4), itemised; who has won (L7.1, L7.5)."""

from ..kernel.event import Log
from . import box
from .state import State

FOREST, VILLAGE, CITY, MONOPOLY, DUCATS = range(len(box.CATEGORIES))


def lands(s: State, color: int) -> int:
    """All squares in the domains of a colour."""
    mask = 0
    for castle in s.castles[color]:
        mask |= s.realm[castle]
    return mask


def standing(s: State, color: int) -> list[int]:
    """L4.6: what the board is worth to a colour, by category, without the ducats of the end."""
    mask = lands(s, color)
    terrain = s.terrain
    monopolies = 0
    for mine in box.MINES:
        if (mask & terrain[mine]).bit_count() >= box.MONOPOLY:
            monopolies += box.MONOPOLY_POINTS
    return [
        (mask & terrain[box.FOREST]).bit_count() * box.POINTS[box.FOREST],
        (mask & terrain[box.VILLAGE]).bit_count() * box.POINTS[box.VILLAGE],
        (mask & terrain[box.CITY]).bit_count() * box.POINTS[box.CITY],
        monopolies,
    ]


def mines(s: State, color: int) -> list[int]:
    """How many mines of each kind a colour owns, in the order of box.MINES."""
    mask = lands(s, color)
    return [(mask & s.terrain[mine]).bit_count() for mine in box.MINES]


def income(s: State, color: int) -> int:
    """L3.1: a ducat for each kind of mine."""
    mask = lands(s, color)
    terrain = s.terrain
    return sum(1 for mine in box.MINES if mask & terrain[mine])


def count_points(s: State, by: int, log: Log) -> None:
    """L5.3, L5.9: the action of seat `by` is done; all points won and lost, for all players."""
    for seat in range(s.players):
        earned = s.earned[seat]
        now = standing(s, seat)
        if now == earned[:DUCATS]:
            continue
        for category, points in enumerate(now):
            change = points - earned[category]
            if change:
                earned[category] = points
                why = "won" if change > 0 else "lost"
                log.add("points", seat=seat, points=change, category=box.CATEGORIES[category], why=why, by=by)


def goal_reached(s: State) -> bool:
    """L7.1"""
    return any(sum(earned) >= s.goal for earned in s.earned)


def count_ducats(s: State, log: Log) -> None:
    """L7.4: the most ducats and the next lower sum; nobody with none."""
    sums = sorted({ducats for ducats in s.ducats if ducats}, reverse=True)
    for seat, ducats in enumerate(s.ducats):
        if ducats in sums[:2]:
            points, why = (box.MOST_DUCATS, "most") if ducats == sums[0] else (box.NEXT_DUCATS, "next")
            s.earned[seat][DUCATS] = points
            log.add("points", seat=seat, points=points, category=box.CATEGORIES[DUCATS], why=why, by=seat)


def winners(s: State) -> list[int]:
    """L7.1, L7.5: most points, then most ducats, then shared. Who alone reached the goal has the most points."""
    ranks = [(sum(earned), ducats) for earned, ducats in zip(s.earned, s.ducats, strict=True)]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
