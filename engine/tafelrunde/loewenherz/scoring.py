"""Points by category, and who has won."""

from ..kernel.event import Log
from . import box
from .state import State

CATEGORIES = ("forest", "village", "city", "monopoly", "ducats")
POINTS_FOREST, POINTS_VILLAGE, POINTS_CITY, POINTS_MONOPOLY, POINTS_DUCATS = range(len(CATEGORIES))


def lands(s: State, color: int) -> int:
    """All squares in the domains of a color."""
    mask = 0
    for castle in s.castles[color]:
        mask |= s.realm[castle]
    return mask


def land_points(s: State, squares: int) -> list[int]:
    """L4.3: the points for forests, villages and the royal city among these squares."""
    return [(squares & s.terrain[kind]).bit_count() * points for kind, points in box.POINTS.items()]


def mines_in(s: State, squares: int) -> list[int]:
    """How many mines of each kind lie among these squares, in the order of box.MINES."""
    return [(squares & s.terrain[mine]).bit_count() for mine in box.MINES]


def monopoly_points(mines: list[int]) -> int:
    """L6.1, L6.2: for each kind of which there are 3 or 4, as long as there are."""
    return sum([box.MONOPOLY_POINTS for count in mines if count >= box.MONOPOLY])


def standing(s: State, color: int) -> list[int]:
    """L4.6: what the board is worth to a color, by category, without the ducats of the end."""
    squares = lands(s, color)
    if not squares:
        return [0] * POINTS_DUCATS
    return [*land_points(s, squares), monopoly_points(mines_in(s, squares))]


def mines(s: State, color: int) -> list[int]:
    """How many mines of each kind a color owns."""
    return mines_in(s, lands(s, color))


def income(s: State, color: int) -> int:
    """L3.1: a ducat for each kind of mine, however many."""
    return sum([1 for count in mines(s, color) if count])


def points(s: State) -> list[int]:
    """What each seat has in all."""
    return [sum(earned) for earned in s.earned]


def count_points(s: State, by: int, log: Log) -> None:
    """L5.3, L5.9: the action of seat `by` is done; all points won and lost, for all players."""
    for seat in range(s.players):
        earned = s.earned[seat]
        now = standing(s, seat)
        if now == earned[:POINTS_DUCATS]:
            continue
        for category, worth in enumerate(now):
            change = worth - earned[category]
            if change:
                earned[category] = worth
                why = "won" if change > 0 else "lost"
                log.add("points", seat=seat, points=change, category=CATEGORIES[category], why=why, by=by)


def goal_reached(s: State) -> bool:
    """L7.1: looked at for all players."""
    return max(points(s)) >= s.goal


def ducat_points(ducats: list[int], seat: int) -> int:
    """L7.4: the most ducats and the next lower sum; nobody with none."""
    mine = ducats[seat]
    richer = len({other for other in ducats if other > mine})
    return (box.MOST_DUCATS, box.NEXT_DUCATS, 0, 0)[richer] if mine else 0


def count_ducats(s: State, log: Log) -> None:
    """L7.4, at the end of the game."""
    category = CATEGORIES[POINTS_DUCATS]
    for seat, ducats in enumerate(s.ducats):
        won = s.earned[seat][POINTS_DUCATS] = ducat_points(s.ducats, seat)
        if won:
            why = "most" if won == box.MOST_DUCATS else "next"
            log.add("points", seat=seat, points=won, category=category, why=why, by=seat, ducats=ducats)


def winners(s: State) -> list[int]:
    """L7.1, L7.5: most points, then most ducats, then shared. Whoever alone reached the goal has the most points."""
    ranks = list(zip(points(s), s.ducats, strict=True))
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
