"""What a position is worth to each colour, in points: what stands, what may come, what is in danger. For bots."""

from . import box
from .allowed import allied, knights_in, occupied
from .grid import beside
from .plans import SQUARE_WORTH, plan
from .scoring import income, lands, standing
from .state import State

# How much a square in reach of a domain counts, free or held by a weaker neighbour, and how much one in danger.
FREE_LAND = 0.30
PREY = 0.25
DANGER = 0.30
# A knight more than the neighbour is an edge that lasts.
LEAD = 0.25
INCOME = 0.22
DUCAT = 0.32
# Plans are promises.
PROMISE = 0.85


def turns_left(s: State) -> float:
    """About how many turns each player still has; cards of the deck are drawn in two turns of three."""
    return len(s.deck) * 1.5 / s.players + sum(map(len, s.hands)) / s.players


def worth(s: State) -> list[float]:
    """The position's worth to each seat, for itself."""
    left = turns_left(s)
    hope = PROMISE * min(1.0, left / 6)
    found = fixed_worth(s, left)
    for seat in range(s.players):
        for castle in s.castles[seat]:
            if not s.realm[castle]:
                found[seat] += hope * plan(s, castle).promise
    return found


def fixed_worth(s: State, left: float) -> list[float]:
    """The worth without plans for new domains."""
    found = []
    later = min(1.0, left / 5)
    free = ~occupied(s)
    for seat in range(s.players):
        value = sum(standing(s, seat)) + INCOME * income(s, seat) * left + ducat_worth(s.ducats[seat], left)
        mask = lands(s, seat)
        for mine in box.MINES:
            # Two of a kind are half way to a monopoly.
            value += (0.0, 0.5, 1.8, 0.0, 0.8)[(mask & s.terrain[mine]).bit_count()] * later
        for castle in s.castles[seat]:
            if s.realm[castle]:
                value += later * domain_outlook(s, seat, castle, free)
        found.append(value)
    return found


def domain_outlook(s: State, color: int, castle: int, free: int) -> float:
    """What a domain may win from its surroundings, and lose to them."""
    realm = s.realm[castle]
    around = beside(realm) & ~realm & free
    value = FREE_LAND * best_two(s, around & ~s.ruled)
    knights = knights_in(s, castle)
    for rival in range(s.colors):
        if rival == color:
            continue
        for other in s.castles[rival]:
            land = s.realm[other]
            if not around & land or allied(s, castle, other):
                continue
            lead = knights - knights_in(s, other)
            if lead > 0:
                value += PREY * best_two(s, around & land)
            elif lead < 0 and rival < s.players:
                value -= DANGER * best_two(s, beside(land) & realm & free)
            value += LEAD * max(-2, min(2, lead))
    return value


def best_two(s: State, squares: int) -> float:
    """The worth of the two best squares."""
    found = 0
    total = 0.0
    for kind in ORDER:
        count = (squares & s.terrain[kind]).bit_count()
        if count:
            take = min(2 - found, count)
            total += take * SQUARE_WORTH[kind]
            found += take
            if found == 2:
                break
    return total


ORDER = sorted(SQUARE_WORTH, key=lambda kind: -SQUARE_WORTH[kind])


def ducat_worth(ducats: int, left: float) -> float:
    """Ducats are turns to come; what cannot be spent any more is worth little."""
    useful = min(ducats, 5 * left)
    return (
        DUCAT * (min(useful, 6) + 0.6 * min(max(useful - 6, 0), 6) + 0.2 * max(useful - 12, 0))
        + 0.03 * ducats
    )


def advantage(values: list[float], seat: int) -> float:
    """One's own worth against that of the others, the strongest most of all."""
    others = [value for other, value in enumerate(values) if other != seat]
    return values[seat] - 0.5 * max(others) - 0.3 * sum(others) / len(others)
