"""What a position is worth to each seat, in points: what stands, what may come, what is in danger. For bots."""

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from .. import box
from ..allowed import allied
from ..grid import beside
from ..regions import knights_in, occupied
from ..scoring import (
    POINTS_DUCATS,
    ducat_points,
    land_points,
    lands,
    mines_in,
    monopoly_points,
    points,
    winners,
)
from ..state import State
from .plans import in_steps, plan_around, turns_left

# The features of a seat, and what one of each is worth in points.
WEIGHTS = {
    "points": 1.0,
    "near": 6.0,  # the share of the king's goal, to the fourth
    "mines": 1.5,  # what they are good for beside a monopoly
    "ducats": 0.12,
    "free": 0.1,  # the two best free squares beside the domain with the best
    "free-rest": 0.7,  # those of the other domains
    "prey": 0.7,  # the two best squares to be taken from weaker neighbors, likewise
    "prey-rest": 0.1,
    "danger": -0.35,  # the two best squares that stronger neighbors may take
    "danger-rest": -0.1,
    "lead": 0.1,  # knights more than the neighbors, each at most two
    "promise": 0.75,  # of plans for new domains
    "borders": 0.7,  # on cards in the hand
    "knights": 0.8,
    "squares": 1.1,
    "others": 1.2,  # deserters and alliances
    "end": 0.6,  # the points for ducats, as the end comes near
}
W = tuple(WEIGHTS.values())
# What this many mines of one kind are good for: ducats, the way to a monopoly, safety of one.
HELD_MINES = (0.0, 0.9, 2.0, 0.8, 1.2)
_LANDS: dict[tuple[object, ...], list["Lands"]] = {}
_PROMISES: dict[tuple[object, ...], list[float]] = {}
_CACHE_SIZE = 4_000


def worth(s: State) -> list[float]:
    """The position's worth to each seat, for itself."""
    return [sum([weight * feature for weight, feature in zip(W, seat, strict=True)]) for seat in features(s)]


def features(s: State) -> list[list[float]]:
    """What WEIGHTS weighs, for each seat."""
    left = turns_left(s)
    later = min(1.0, left / 5)
    early = min(1.0, left / 20)
    rivals = s.players - 1  # those who may take, and those who may be there first
    promises = promises_of(s, left)
    on_cards = card_features(s.box)
    found = []
    for seat, land in enumerate(lands_of(s)):
        borders = knights = squares = others = 0.0
        for card in s.hands[seat]:
            on_card = on_cards[card]
            borders += on_card[0]
            knights += on_card[1]
            squares += on_card[2]
            others += on_card[3]
        earned = land.points + s.earned[seat][POINTS_DUCATS]
        found.append(
            [
                earned,
                (earned / s.goal) ** 4,
                land.held * (0.5 + left / 20),
                useful(s.ducats[seat], left) * (1 + 0.1 * left),
                land.free * later,
                land.free_rest * later,
                land.prey * later / rivals,
                land.prey_rest * later / rivals,
                land.danger * later * rivals,
                land.danger_rest * later * rivals,
                land.lead * later,
                promises[seat] * min(1.0, left / 6),
                borders * early,
                knights * early,
                squares,
                others * early,
                0.0 if left > 4 or not s.agenda else (4 - left) / 4 * ducat_points(s.ducats, seat),
            ]
        )
    return found


class Lands(NamedTuple):
    """What the domains of a seat are good for, in points but for `held` and `lead`."""

    points: int
    held: float  # mines
    free: float
    free_rest: float
    prey: float
    prey_rest: float
    danger: float
    danger_rest: float
    lead: float


def lands_of(s: State) -> list[Lands]:
    """For each seat. Cards, ducats and borders change nothing here, so much of it is known from before."""
    realms = tuple([s.realm[castle] for castles in s.castles for castle in castles])
    key = s.players, s.terrain, s.castles, realms, tuple(s.own), tuple(s.alliances)
    known = _LANDS.get(key)
    if known is None:
        if len(_LANDS) >= _CACHE_SIZE:
            _LANDS.clear()
        known = _LANDS[key] = _look_at_lands(s)
    return known


def promises_of(s: State, left: float) -> list[float]:
    """What each seat's plans for new domains are worth. Cards and ducats change nothing here either."""
    key = in_steps(left), s.players, s.terrain, s.castles, s.ruled, s.east, s.south, tuple(s.own)
    known = _PROMISES.get(key)
    if known is None:
        if len(_PROMISES) >= _CACHE_SIZE:
            _PROMISES.clear()
        taken = occupied(s) | s.ruled
        known = _PROMISES[key] = [
            sum([plan_around(s, castle, left, taken).promise for castle in castles if not s.realm[castle]])
            for castles in s.castles[: s.players]
        ]
    return known


@dataclass(slots=True)
class Domain:
    color: int
    castle: int
    realm: int
    around: int  # the land next to it
    knights: int
    prey: int = 0  # what it may take from weaker neighbors
    threat: int = 0  # what stronger neighbors may take


def _look_at_lands(s: State) -> list[Lands]:
    domains = [
        Domain(color, castle, realm, beside(realm) & ~realm, knights_in(s, castle))
        for color, castles in enumerate(s.castles)
        for castle in castles
        if (realm := s.realm[castle])
    ]
    leads = _compare_neighbors(s, domains)
    free = ~occupied(s)
    return [
        _lands_of_seat(s, seat, [domain for domain in domains if domain.color == seat], free, leads[seat])
        for seat in range(s.players)
    ]


def _compare_neighbors(s: State, domains: list[Domain]) -> list[float]:
    """What domains may take from each other; and by color, how many knights its domains are ahead."""
    leads = [0.0] * s.colors
    for number, one in enumerate(domains):
        for other in domains[:number]:
            if not one.around & other.realm or one.color == other.color:
                continue
            if allied(s, one.castle, other.castle):
                continue
            if one.knights > other.knights:
                _threaten(s, one, other)
            elif one.knights < other.knights:
                _threaten(s, other, one)
            ahead = max(-2, min(2, one.knights - other.knights))
            leads[one.color] += ahead
            leads[other.color] -= ahead
    return leads


def _threaten(s: State, stronger: Domain, weaker: Domain) -> None:
    squares = stronger.around & weaker.realm
    stronger.prey |= squares
    if stronger.color < s.players:  # the neutral color never expands
        weaker.threat |= squares


def _lands_of_seat(s: State, seat: int, domains: list[Domain], free: int, lead: float) -> Lands:
    squares = lands(s, seat)
    mines = mines_in(s, squares)
    gains, losses = _square_worths(s, mines)
    unruled = free & ~s.ruled
    held = 0.0
    for count in mines:
        held += HELD_MINES[count]
    return Lands(
        sum(land_points(s, squares)) + monopoly_points(mines),
        held,
        *_best_and_rest([best_two(gains, domain.around & unruled) for domain in domains]),
        *_best_and_rest([best_two(gains, domain.prey & free) for domain in domains if domain.prey]),
        *_best_and_rest([best_two(losses, domain.threat & free) for domain in domains if domain.threat]),
        lead,
    )


Worths = list[
    tuple[float, int]
]  # what a square of a kind is worth, and where such squares lie; the best first


def _square_worths(s: State, mines: list[int]) -> tuple[Worths, Worths]:
    """What one more square of each kind brings to whoever has these mines, and what one less costs."""
    gains: Worths = [(points, s.terrain[kind]) for kind, points in box.POINTS.items()]
    losses = gains[:]
    for kind, count in zip(box.MINES, mines, strict=True):
        gains.append((ONE_MORE_MINE[count], s.terrain[kind]))
        losses.append((ONE_MORE_MINE[count - 1], s.terrain[kind]))
    gains.sort(reverse=True)
    losses.sort(reverse=True)
    return gains, losses


def _best_and_rest(values: list[float]) -> tuple[float, float]:
    best = total = 0.0
    for value in values:
        total += value
        if value > best:
            best = value
    return best, total - best


def best_two(worths: Worths, squares: int) -> float:
    """The worth of the two best squares; `worths` has the best kind first."""
    total = 0.0
    left = 2
    for worth, kind in worths:
        count = (squares & kind).bit_count()
        if count:
            if count >= left:
                return total + left * worth
            total += worth
            left = 1
    return total


def useful(ducats: int, left: float) -> float:
    """Ducats as far as they can be spent: the first are the dearest."""
    if ducats > 5 * left:
        return 5 * left
    if ducats <= 6:
        return ducats
    return 6 + 0.5 * (ducats - 6) if ducats <= 12 else 7.8 + 0.1 * ducats


def advantage(values: list[float], seat: int) -> float:
    """One's own worth against that of the others, the strongest most of all: the more there are, the less each."""
    others = [value for other, value in enumerate(values) if other != seat]
    return values[seat] - RIVALRY[len(values)] * (0.6 * max(others) + 0.4 * sum(others) / len(others))


# By players. Who hinders one rival serves the other too: with 0.8 three knights kept each other from the king's goal in
# four games of five, and won no more often than with 0.55.
RIVALRY = {2: 1.0, 3: 0.6, 4: 0.7}
VICTORY = 50.0


def rate(s: State, seat: int) -> float:
    """The position for one seat against the others, in points; the end of the game counts above all."""
    if s.agenda or not s.turns:
        return advantage(worth(s), seat)
    won = winners(s)
    return advantage([float(total) for total in points(s)], seat) + (
        VICTORY / len(won) if seat in won else -VICTORY
    )


# What the next mine of a kind is worth to whoever has this many: ducats, a monopoly. The last entry is read by index
# -1, when no mine is held.
ONE_MORE_MINE = (2.2, 1.2, 5.5, 0.8, 0.0)


@lru_cache(maxsize=8)
def card_features(printed: box.Box) -> tuple[tuple[float, float, float, float], ...]:
    """Borders, knights, squares and others of each card; -1 to -4, as hidden cards, have the mean of their letter."""
    found = []
    for card in printed.cards:
        numbers = [0.0] * 4
        for action, number in card.actions:
            numbers[min(action, box.DESERTER)] += number / len(card.actions)
        found.append((numbers[0], numbers[1], numbers[2], numbers[3]))
    for letter in range(len(box.LETTERS) - 1, -1, -1):
        same = [found[card] for card, back in enumerate(printed.letters) if back == letter]
        sums = [sum(column) / len(same) for column in zip(*same, strict=True)]
        found.append((sums[0], sums[1], sums[2], sums[3]))
    return tuple(found)
