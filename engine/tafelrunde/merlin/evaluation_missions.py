"""How near a seat is to its mission cards, and what would bring it nearer."""

from .box import ANY_COUNTER, HENCHMEN, HOME, MISSIONS, ROUNDS, Need
from .state import State

# Kinds of needs, those that are asked for most often first.
POST, THING, COUNTER, PAIR, COMPANY, ANY_THING, ANYWHERE = range(7)

TURNS = range(ROUNDS * 4 + 1)
# The chance that a card will be completed, by own turns left and by steps still missing (three at most). It is less
# than in games, since a card that is completed late has kept another one out of the hand.
HOPE = tuple(
    tuple(chance * min(1.0, turns / need) for chance, need in ((0.95, 1), (0.62, 9), (0.38, 17), (0.2, 22)))
    for turns in TURNS
)
FAR = 3
# What a completed card brings beside its points, by own turns left: another card in its place.
NEXT_CARD = tuple(2.3 * min(1.0, turns / 20) for turns in TURNS)


def _needs(needs: tuple[Need, ...]) -> tuple[tuple[int, int, int], ...]:
    """A card's needs as numbers; equal ones are counted together."""
    found = []
    for what, first, second in dict.fromkeys(needs):
        number = needs.count(Need(what, first, second))
        if what == "post":
            found.append((POST, first, second))
        elif what == "pair":
            found.append((PAIR, first, second))
        elif what == "company":
            found.append((COMPANY, first, 2))
        elif what == "thing":
            found.append((THING, first, number))
        elif what == "counter":
            found.append((COUNTER, first, number))
        elif what == "any-thing":
            more = sum(1 for need in needs if need.what == "thing" and need.first // 6 == first)
            found.append((ANY_THING, first, number + more))
        else:
            more = sum(1 for need in needs if need.what == "counter")
            found.append((ANYWHERE, 0, needs.count(ANY_COUNTER) + more))
    return tuple(found)


NEEDS = tuple(_needs(mission.needs) for mission in MISSIONS)
POINTS = tuple(mission.points for mission in MISSIONS)


def steps_missing(s: State, seat: int, card: int) -> list[int]:
    """How far each need of a card is from being met."""
    mine, henchmen = s.things[seat], s.henchmen[seat]
    found = []
    for kind, first, second in NEEDS[card]:
        if kind == POST:
            lack = 0 if henchmen[first] == second else 1
        elif kind == THING:
            lack = second - mine[first]
        elif kind == COUNTER:
            lack = second - s.influence[first][seat]
        elif kind == PAIR:
            one = henchmen[first]
            lack = 1 if one != henchmen[second] else 2 if one == HOME else 0
        elif kind == COMPANY:
            lack = 2 - henchmen.count(first)
        elif kind == ANY_THING:
            lack = second - sum(mine[first * 6 : first * 6 + 6])
        else:
            lack = second - sum([there[seat] for there in s.influence])
        found.append(max(0, lack))
    return found


def card_hope(s: State, seat: int, card: int, turns: int) -> float:
    """What a card in hand is worth."""
    return (POINTS[card] + NEXT_CARD[turns]) * HOPE[turns][min(FAR, sum(steps_missing(s, seat, card)))]


class Wishes:
    """What a hand of cards is worth, what would help it, and what it would miss."""

    __slots__ = ("counters", "gives", "leaves", "posts", "takes", "worth")

    def __init__(self, s: State, seat: int, turns: int, takes: list[float], gives: list[float]) -> None:
        """`takes` and `gives`, the worth of a thing more or less, are raised for what the cards ask for."""
        self.takes = takes
        self.gives = gives
        self.counters = [0.0] * 6
        self.posts = [[0.0] * 6 for _ in HENCHMEN]
        self.leaves = [0.0] * 4
        self.worth = 0.0
        hope, next_card = HOPE[turns], NEXT_CARD[turns]
        for card in s.hands[seat]:
            if card >= 0:
                missing = steps_missing(s, seat, card)
                far = min(FAR, sum(missing))
                points = POINTS[card] + next_card
                self.worth += points * hope[far]
                gain = points * (hope[far - 1] - hope[far]) if far else 0.0
                loss = points * (hope[far] - hope[far + 1]) if far < FAR else 0.0
                self._add(s, seat, card, missing, gain, loss)

    def _add(self, s: State, seat: int, card: int, missing: list[int], gain: float, loss: float) -> None:
        henchmen = s.henchmen[seat]
        for (kind, first, second), lack in zip(NEEDS[card], missing, strict=True):
            if kind == POST:
                if lack:
                    self.posts[first][second] += gain
                else:
                    self.leaves[first] += loss
            elif kind == THING:
                if lack:
                    self.takes[first] += gain
                elif s.things[seat][first] == second:
                    self.gives[first] += loss
            elif kind == COUNTER:
                if lack:
                    self.counters[first] += gain
            elif kind == PAIR:
                if not lack:
                    self.leaves[first] += loss
                    self.leaves[second] += loss
                else:
                    if henchmen[second] != HOME:
                        self.posts[first][henchmen[second]] += gain
                    if henchmen[first] != HOME:
                        self.posts[second][henchmen[first]] += gain
            elif kind == COMPANY:
                for henchman in HENCHMEN:
                    if henchmen[henchman] == first:
                        self.leaves[henchman] += loss
                    elif lack:
                        self.posts[henchman][first] += gain
            elif kind == ANY_THING:
                self._any_thing(s.things[seat], first, second, gain if lack else 0.0, loss)
            elif lack:
                self.counters = [value + gain for value in self.counters]

    def _any_thing(self, mine: list[int], kind: int, number: int, gain: float, loss: float) -> None:
        kept = sum(mine[kind * 6 : kind * 6 + 6]) <= number
        for thing in range(kind * 6, kind * 6 + 6):
            self.takes[thing] += gain
            if kept:
                self.gives[thing] += loss
