"""How near a seat is to its mission cards, and what would bring it nearer."""

from collections.abc import Callable
from functools import lru_cache

from ..box import DICE, HENCHMEN, HOME, OF_KIND, PRINCIPALITIES, ROUNDS, THINGS, Box
from ..missions import Demand, missing
from ..state import State

TURNS = range(ROUNDS * len(DICE) + 1)
# The chance that a card will be completed, by own turns left and by steps still missing (three at most). It is less
# than in games, since a card that is completed late has kept another one out of the hand.
HOPE = tuple(
    tuple(chance * min(1.0, turns / need) for chance, need in ((0.95, 1), (0.62, 9), (0.38, 17), (0.2, 22)))
    for turns in TURNS
)
FAR = 3
# What a completed card brings beside its points, by own turns left: another card in its place.
NEXT_CARD = tuple(2.3 * min(1.0, turns / 20) for turns in TURNS)

NOWHERE, NOBODY = [0.0] * len(PRINCIPALITIES), [0.0] * len(HENCHMEN)


def card_hope(s: State, seat: int, card: int, turns: int) -> float:
    """What a card in hand is worth."""
    far = min(FAR, sum(missing(s, seat, s.box.demands[card])))
    return (s.box.missions[card].points + NEXT_CARD[turns]) * HOPE[turns][far]


class Wishes:
    """What a hand of cards is worth, what would help it, and what it would miss."""

    __slots__ = ("counters", "gives", "hopes", "leaves", "posts", "takes", "worth")

    def __init__(self, s: State, seat: int, turns: int, takes: list[float], gives: list[float]) -> None:
        """`takes` and `gives`, the worth of a thing more or less, are raised for what the cards ask for."""
        self.takes = takes
        self.gives = gives
        self.counters = NOWHERE[:]
        self.posts = [NOWHERE[:] for _ in HENCHMEN]
        self.leaves = NOBODY[:]
        self.hopes: list[float] = []  # what each card is worth
        self.worth = 0.0
        hope, next_card = HOPE[turns], NEXT_CARD[turns]
        box = s.box
        wishes = wishes_of(box)
        for card in s.hands[seat]:
            if card >= 0:
                demands = box.demands[card]
                lacks = missing(s, seat, demands)
                far = min(FAR, sum(lacks))
                points = box.missions[card].points + next_card
                self.hopes.append(points * hope[far])
                self.worth += points * hope[far]
                gain = points * (hope[far - 1] - hope[far]) if far else 0.0
                loss = points * (hope[far] - hope[far + 1]) if far < FAR else 0.0
                for wish, demand, lack in zip(wishes[card], demands, lacks, strict=True):
                    if lack or loss:
                        wish(self, s, seat, demand, lack, gain, loss)


# By kind of need: what would bring it nearer gains, what it would miss is a loss.


def _thing(wishes: Wishes, s: State, seat: int, demand: Demand, lack: int, gain: float, loss: float) -> None:
    thing = demand.first
    if lack:
        wishes.takes[thing] += gain
    elif s.things[seat][thing] == demand.wanted:
        wishes.gives[thing] += loss


def _any_thing(
    wishes: Wishes, s: State, seat: int, demand: Demand, lack: int, gain: float, loss: float
) -> None:
    which = OF_KIND[demand.first]
    kept = sum(s.things[seat][which]) <= demand.wanted
    for thing in THINGS[which]:
        if lack:
            wishes.takes[thing] += gain
        if kept:
            wishes.gives[thing] += loss


def _counter(
    wishes: Wishes, s: State, seat: int, demand: Demand, lack: int, gain: float, loss: float
) -> None:
    if lack:
        wishes.counters[demand.first] += gain


def _any_counter(
    wishes: Wishes, s: State, seat: int, demand: Demand, lack: int, gain: float, loss: float
) -> None:
    if lack:
        wishes.counters = [value + gain for value in wishes.counters]


def _post(wishes: Wishes, s: State, seat: int, demand: Demand, lack: int, gain: float, loss: float) -> None:
    if lack:
        wishes.posts[demand.first][demand.second] += gain
    else:
        wishes.leaves[demand.first] += loss


def _company(
    wishes: Wishes, s: State, seat: int, demand: Demand, lack: int, gain: float, loss: float
) -> None:
    p = demand.first
    for henchman, here in enumerate(s.henchmen[seat]):
        if here == p:
            wishes.leaves[henchman] += loss
        elif lack:
            wishes.posts[henchman][p] += gain


def _pair(wishes: Wishes, s: State, seat: int, demand: Demand, lack: int, gain: float, loss: float) -> None:
    one, other = demand.first, demand.second
    if not lack:
        wishes.leaves[one] += loss
        wishes.leaves[other] += loss
        return
    for comes, there in ((one, s.henchmen[seat][other]), (other, s.henchmen[seat][one])):
        if there != HOME:
            wishes.posts[comes][there] += gain


Wish = Callable[[Wishes, State, int, Demand, int, float, float], None]

WISH: dict[str, Wish] = {
    "thing": _thing,
    "any-thing": _any_thing,
    "counter": _counter,
    "any-counter": _any_counter,
    "post": _post,
    "company": _company,
    "pair": _pair,
}


@lru_cache(maxsize=8)
def wishes_of(box: Box) -> tuple[tuple[Wish, ...], ...]:
    """By card, beside its demands."""
    return tuple(tuple(WISH[need.what] for need in dict.fromkeys(mission.needs)) for mission in box.missions)
