"""What each space of the rondel would bring to a seat now, and what its dice can make of that."""

from functools import lru_cache

from ..actions import count
from ..box import (
    BUILD,
    DIFFERENT,
    EXCALIBUR,
    EXCHANGE,
    GRAIL,
    HENCHMEN,
    HOME,
    MATERIALS,
    MERLIN_DIE,
    MIRROR,
    MISSION,
    OF_KIND,
    PLACE_HENCHMAN,
    PRINCIPALITIES,
    PRINCIPALITY,
    RELOCATE,
    SCORE_INFLUENCE,
    SCORE_SHIELDS,
    SPACES,
    TAKE_MATERIAL,
    TAKE_SHIELD,
    THINGS,
    Box,
    kind_of,
    opposite_space,
    principality_at,
    principality_of,
)
from ..henchmen import NEIGHBORS, footholds
from . import evaluation_shared as shared
from .evaluation_missions import HOPE, NEXT_CARD, card_hope
from .evaluation_outlook import STAFF, Outlook

# What comes later is less certain; Merlin may be elsewhere by then.
LATER, MERLIN_LATER = 0.85, 0.7
# A second action on the same space seldom brings as much as the first.
AGAIN = 0.85
# An unknown card: about two points, two steps away.
AVERAGE_POINTS, AVERAGE_STEPS = 2.0, 2
AN_APPLE = 1.2
# What nobody can pay.
TOO_DEAR = 9.0
UNKNOWN = -1.0


@lru_cache(maxsize=8)
def same_actions(box: Box) -> tuple[int, ...]:
    """By space, the first one with the same action: what is known of one is known of the other."""
    rondel = box.rondel
    return tuple(space if kind == PRINCIPALITY else rondel.index(kind) for space, kind in enumerate(rondel))


def best_post(look: Outlook, p: int) -> float:
    """The best henchman for a principality."""
    mine, posts = look.s.henchmen[look.seat], look.posts
    best = 0.0
    for henchman in HENCHMEN:
        if mine[henchman] != p and posts[henchman][p] > best:
            best = posts[henchman][p]
    return best


def traitor_worth(look: Outlook, p: int) -> float:
    """What it is worth to be rid of a traitor: the shield that it would take, or more."""
    met = look.s.things[look.seat][p] >= look.s.traitors[look.seat][p]
    return look.gives[p] * 0.4 if met else look.takes[p]


def excalibur_gain(look: Outlook) -> float:
    s, seat = look.s, look.seat
    gain = max([traitor_worth(look, p) for p in PRINCIPALITIES if s.traitors[seat][p]], default=0.0)
    if s.excalibur != seat:
        worth = shared.excalibur_worth(max(0, look.unmet - 1), look.scorings, look.after, s.players)
        gain += worth * (1 + shared.RIVALRY[s.players] * (s.excalibur >= 0))
    return gain


def grail_gain(look: Outlook) -> float:
    s, seat = look.s, look.seat
    gain = AN_APPLE if s.apple_supply else 0.0
    if s.grail != seat:
        scorings, after = look.scorings, look.after
        gain += shared.grail_worth(scorings, after) * (1 + shared.RIVALRY[s.players] * (s.grail >= 0))
        best = 0.0
        for there in s.influence:
            if there[seat] and there.count(there[seat]) > 1:
                row = tuple(there)
                swing = shared.counters(row, seat, seat, scorings, after)[0]
                best = max(best, swing - shared.counters(row, seat, s.grail, scorings, after)[0])
        gain += best
    return gain


def relocation_gain(look: Outlook) -> float:
    mine = look.s.henchmen[look.seat]
    if mine.count(HOME) == len(HENCHMEN):
        return max([best_post(look, p) for p in PRINCIPALITIES])
    best = 0.0
    for here, posts in zip(mine, look.posts, strict=True):
        if here != HOME:
            one, other = NEIGHBORS[here]
            best = max(best, posts[one], posts[other])
    return best


def exchange_gain(look: Outlook) -> float:
    mine, stock = look.s.things[look.seat], look.s.stock
    least = min([look.gives[thing] for thing in THINGS if mine[thing]], default=TOO_DEAR)
    most = max(
        [look.takes[thing] for thing in THINGS if stock[kind_of(thing)][principality_of(thing)]], default=0.0
    )
    return max(0.0, most - least)


def deck_worth(look: Outlook) -> float:
    return (AVERAGE_POINTS + NEXT_CARD[look.turns]) * HOPE[look.turns][AVERAGE_STEPS]


def mission_gain(look: Outlook) -> float:
    """The two worst cards for two others."""
    s, seat, turns = look.s, look.seat, look.turns
    hand = sorted(look.hopes)
    deck = deck_worth(look)
    others = [max(deck, card_hope(s, seat, card, turns)) for card in s.display if card >= 0]
    others.sort(reverse=True)
    return sum([max(0.0, new - old) for old, new in zip(hand[:2], others[:2], strict=False)])


def build_gain(look: Outlook) -> float:
    s, seat = look.s, look.seat
    if not s.manors[seat]:
        return 0.0
    mine, manors, gives = s.things[seat][MATERIALS], look.manors, look.gives[MATERIALS]
    held = [(p, gives[p]) for p in PRINCIPALITIES if mine[p]]
    best = 0.0
    if held:
        built = s.built
        for tile, fitting in enumerate(s.box.fitting[len(built)]):
            if built[tile] < 0 and manors[tile] > best:
                for p, cost in held:
                    if p in fitting and manors[tile] - cost > best:
                        best = manors[tile] - cost
    return best


class Spaces:
    """What the action of each space would bring, as things are; looked at only where a figure may come."""

    __slots__ = ("footholds", "known", "look", "same")

    def __init__(self, look: Outlook) -> None:
        self.look = look
        self.known = [UNKNOWN] * SPACES
        self.same = same_actions(look.s.box)
        self.footholds = footholds(look.s, look.seat)

    def at(self, space: int) -> float:
        action = self.same[space]
        value = self.known[action]
        if value == UNKNOWN:
            value = self.known[action] = self._value(action)
        return value

    def _value(self, space: int) -> float:
        look, kind = self.look, self.look.s.box.rondel[space]
        if kind == PRINCIPALITY:
            return best_post(look, principality_at(space))
        if kind <= SCORE_INFLUENCE:
            return float(count(look.s, look.seat, kind - SCORE_SHIELDS))
        if kind <= TAKE_MATERIAL:
            stock, takes = look.s.stock[kind - TAKE_SHIELD], look.takes[OF_KIND[kind - TAKE_SHIELD]]
            return max([takes[p] for p in self.footholds if stock[p]], default=0.0)
        if kind == PLACE_HENCHMAN:
            return max([best_post(look, p) for p in self.footholds], default=0.0)
        return GAINS[kind](look)

    def best_at(self, space: int, by_merlin: bool) -> float:
        """The best that can be made of a space, with a flag or a staff."""
        look = self.look
        s, seat = look.s, look.seat
        value = self.at(space)
        mine = s.things[seat]
        if mine[MIRROR] and not by_merlin:
            value = max(value, self.at(opposite_space(space)) - look.gives[MIRROR])
        if mine[DIFFERENT]:
            for other, knight in enumerate(s.knights):
                if other != seat:
                    value = max(value, self.at(knight) - look.gives[DIFFERENT])
        if by_merlin and s.staffs[seat]:
            value = max(value, value * (1 + AGAIN) - STAFF)
        return value

    def path(self, space: int, dice: list[int]) -> float:
        """The most that a knight can make of these dice, in the best order."""
        best = 0.0
        for i, pips in enumerate(dice):
            if not i or pips not in dice[:i]:
                there = (space + pips) % SPACES
                value = self.at(there)
                if len(dice) > 1:
                    value += LATER * self.path(there, dice[:i] + dice[i + 1 :])
                if value > best:
                    best = value
        return best

    def merlin(self, pips: int) -> float:
        """Merlin goes either way."""
        here = self.look.s.merlin
        return max(self.best_at((here + pips) % SPACES, True), self.best_at((here - pips) % SPACES, True))

    def tempo(self) -> float:
        """What the dice that are left this round may bring."""
        s, seat = self.look.s, self.look.seat
        dice = s.dice[seat]
        own = [pips for pips in dice[:MERLIN_DIE] if pips]
        value = LATER * self.path(s.knights[seat], own) if own else 0.0
        if dice[MERLIN_DIE]:
            value += MERLIN_LATER * self.merlin(dice[MERLIN_DIE])
        return value


GAINS = {
    EXCALIBUR: excalibur_gain,
    GRAIL: grail_gain,
    RELOCATE: relocation_gain,
    EXCHANGE: exchange_gain,
    MISSION: mission_gain,
    BUILD: build_gain,
}
