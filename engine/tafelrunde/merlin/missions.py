"""M7: what a mission asks for and whether it is met; the cards that go and come."""

from collections.abc import Callable
from typing import NamedTuple

from ..kernel.chance import draw
from ..kernel.event import Log
from .box import DECK, HOME, OF_KIND, Need, kind_of
from .state import State

# M7.2: how much a seat has of what a need asks for, by the kind of need. What is met and what is missing follows.


def _things(s: State, seat: int, thing: int, _: int) -> int:
    return s.things[seat][thing]


def _things_of_a_kind(s: State, seat: int, kind: int, _: int) -> int:
    return sum(s.things[seat][OF_KIND[kind]])


def _counters(s: State, seat: int, p: int, _: int) -> int:
    return s.influence[p][seat]


def _counters_anywhere(s: State, seat: int, _: int, __: int) -> int:
    return sum([there[seat] for there in s.influence])


def _henchman_there(s: State, seat: int, henchman: int, p: int) -> int:
    return 1 if s.henchmen[seat][henchman] == p else 0


def _henchmen_there(s: State, seat: int, p: int, _: int) -> int:
    return s.henchmen[seat].count(p)


def _henchmen_together(s: State, seat: int, one: int, other: int) -> int:
    """Two, where they stand together; one, where the other has only to come; none, where both are at home."""
    henchmen = s.henchmen[seat]
    here = henchmen[one]
    if here != henchmen[other]:
        return 1
    return 0 if here == HOME else 2


Have = Callable[[State, int, int, int], int]

HAVE: dict[str, Have] = {
    "thing": _things,
    "any-thing": _things_of_a_kind,
    "counter": _counters,
    "any-counter": _counters_anywhere,
    "post": _henchman_there,
    "company": _henchmen_there,
    "pair": _henchmen_together,
}
# How many pieces one picture asks for; all others show one.
TWO = frozenset(["company", "pair"])


class Demand(NamedTuple):
    """A need with its equals on the card, and how much of it must be there."""

    have: Have
    first: int
    second: int
    wanted: int


def includes(need: Need, other: Need) -> bool:
    """Whether what meets the other need counts for this one too: any thing of a kind, any counter."""
    if need.what == "any-thing":
        return other.what == "thing" and kind_of(other.first) == need.first
    return need.what == "any-counter" and other.what == "counter"


def demands(needs: tuple[Need, ...]) -> tuple[Demand, ...]:
    """M7.1: each picture needs a thing of its own, so that what may be any is wanted beside the particular ones."""
    return tuple(
        Demand(
            HAVE[need.what],
            need.first,
            need.second,
            2 if need.what in TWO else sum(other == need or includes(need, other) for other in needs),
        )
        for need in dict.fromkeys(needs)
    )


def is_met(s: State, seat: int, wanted: tuple[Demand, ...]) -> bool:
    """M7.1: all that a card asks for holds now."""
    for have, first, second, number in wanted:  # noqa: SIM110  (a generator costs more than all of this)
        if have(s, seat, first, second) < number:
            return False
    return True


def missing(s: State, seat: int, wanted: tuple[Demand, ...]) -> list[int]:
    """How far each of a card's demands is from being met."""
    lacks = []
    for have, first, second, number in wanted:
        had = have(s, seat, first, second)
        lacks.append(number - had if had < number else 0)
    return lacks


def pictures_met(s: State, seat: int, card: int) -> list[bool]:
    """Which pictures of a card are met, one by one, for the ticks under them. Particular ones take theirs first."""
    needs = s.box.missions[card].needs

    def have(need: Need) -> int:
        return HAVE[need.what](s, seat, need.first, need.second)

    found = []
    for place, need in enumerate(needs):
        particular = [other for other in needs if includes(need, other)]
        taken = sum(min(have(other), particular.count(other)) for other in set(particular))
        before = needs[:place].count(need)
        found.append(have(need) - taken - before >= (2 if need.what in TWO else 1))
    return found


# Cards


def top_card(s: State, log: Log) -> int:
    """M7.3: the next card of the draw pile, which is made anew from the discards when it is empty."""
    if not s.deck:
        s.deck, s.discard = s.discard, []
        draw(s, log).shuffle(s.deck)
        log.add("missions-shuffled")
    log.seal()
    return s.deck.pop()


def draw_card(s: State, log: Log, seat: int, slot: int) -> None:
    """M7.3: from the display, which is refilled at once, or from the draw pile."""
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
