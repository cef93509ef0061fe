"""M7: when a mission is completed, and the cards that go and come."""

from ..kernel.chance import draw
from ..kernel.event import Log
from .box import ANY_COUNTER, DECK, HOME, MISSIONS, PRINCIPALITIES, Need
from .state import State


class Demand:
    """A card's needs, summed up so that each picture gets a thing of its own (M7.1).

    Any thing of a kind, or any counter, is one more than the particular ones: the total must reach both together.
    """

    __slots__ = ("companies", "counters", "kinds", "pairs", "posts", "things", "total")

    def __init__(self, needs: tuple[Need, ...]) -> None:
        things = [need.first for need in needs if need.what == "thing"]
        self.things = tuple((thing, things.count(thing)) for thing in sorted(set(things)))
        any_kinds = [need.first for need in needs if need.what == "any-thing"]
        kinds = sorted(set(any_kinds))
        self.kinds = tuple((k, any_kinds.count(k) + sum(thing // 6 == k for thing in things)) for k in kinds)
        counters = [need.first for need in needs if need.what == "counter"]
        self.counters = tuple((p, counters.count(p)) for p in sorted(set(counters)))
        anywhere = needs.count(ANY_COUNTER)
        self.total = anywhere and anywhere + len(counters)
        self.posts = tuple((need.first, need.second) for need in needs if need.what == "post")
        self.companies = tuple(need.first for need in needs if need.what == "company")
        self.pairs = tuple((need.first, need.second) for need in needs if need.what == "pair")

    def met(self, s: State, seat: int) -> bool:
        mine = s.things[seat]
        for thing, number in self.things:
            if mine[thing] < number:
                return False
        for kind, number in self.kinds:
            if sum(mine[kind * 6 : kind * 6 + 6]) < number:
                return False
        for p, number in self.counters:
            if s.influence[p][seat] < number:
                return False
        if self.total and sum([there[seat] for there in s.influence]) < self.total:
            return False
        henchmen = s.henchmen[seat]
        for henchman, p in self.posts:
            if henchmen[henchman] != p:
                return False
        for p in self.companies:
            if henchmen.count(p) < 2:
                return False
        for one, other in self.pairs:  # noqa: SIM110  (a generator costs more than all of this)
            if henchmen[one] != henchmen[other] or henchmen[one] < 0:
                return False
        return True

    def missing(self, s: State, seat: int) -> int:
        """How many pictures are not met."""
        mine = s.things[seat]
        lack = 0
        for thing, number in self.things:
            if mine[thing] < number:
                lack += number - mine[thing]
        for kind, number in self.kinds:
            lack += max(0, number - sum(mine[kind * 6 : kind * 6 + 6]))
        for p, number in self.counters:
            if s.influence[p][seat] < number:
                lack += number - s.influence[p][seat]
        if self.total:
            lack += max(0, self.total - sum([there[seat] for there in s.influence]))
        henchmen = s.henchmen[seat]
        for henchman, p in self.posts:
            lack += henchmen[henchman] != p
        for p in self.companies:
            lack += henchmen.count(p) < 2
        for one, other in self.pairs:
            lack += henchmen[one] != henchmen[other] or henchmen[one] < 0
        return lack


DEMANDS = tuple(Demand(mission.needs) for mission in MISSIONS)


def pictures_met(s: State, seat: int, card: int) -> list[bool]:
    """Which pictures of a card are met, one by one, for the ticks under them. Particular ones take theirs first."""
    needs = MISSIONS[card].needs
    things = s.things[seat][:]
    counters = [there[seat] for there in s.influence]
    henchmen = s.henchmen[seat]
    met = [False] * len(needs)
    for i in sorted(range(len(needs)), key=lambda i: needs[i].what.startswith("any")):
        what, first, second = needs[i]
        if what == "thing":
            met[i] = _used_up(things, range(first, first + 1))
        elif what == "any-thing":
            met[i] = _used_up(things, range(first * 6, first * 6 + 6))
        elif what == "counter":
            met[i] = _used_up(counters, range(first, first + 1))
        elif what == "any-counter":
            met[i] = _used_up(counters, PRINCIPALITIES)
        elif what == "post":
            met[i] = henchmen[first] == second
        elif what == "company":
            met[i] = henchmen.count(first) > 1
        else:
            met[i] = henchmen[first] == henchmen[second] != HOME
    return met


def _used_up(pool: list[int], places: range) -> bool:
    """Take one from the first of these places that has any."""
    for place in places:
        if pool[place]:
            pool[place] -= 1
            return True
    return False


def top_card(s: State, log: Log) -> int:
    """M7.3: the next card of the draw pile, which is made anew from the discards when it is empty."""
    if not s.deck:
        s.deck, s.discard = s.discard, []
        draw(s, log).shuffle(s.deck)
        log.add("missions-shuffled")
    log.seal()
    return s.deck.pop()


def draw_card(s: State, log: Log, seat: int, slot: int) -> None:
    """From the display, which is refilled at once, or from the draw pile."""
    if slot == DECK:
        card = top_card(s, log)
        log.add("drew-hidden", seat=seat)
        log.add("drew-card", only_for=seat, seat=seat, card=card)
    else:
        card = s.display[slot]
        s.display[slot] = top_card(s, log)
        log.add("drew-open", seat=seat, card=card)
        log.add("display", card=s.display[slot], slot=slot)
    s.hands[seat].append(card)


def discard_card(s: State, seat: int, card: int) -> None:
    s.hands[seat].remove(card)
    s.discard.append(card)
