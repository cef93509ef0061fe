"""What moves on the table: points, things, counters, henchmen. Nothing here asks whether it may."""

from ..kernel.event import Log
from .box import CATEGORIES, DUTY, HOME, INFLUENCE
from .state import State

SPACES, MISSIONS, TRAITORS, EXCALIBUR, ENVIRONS, INFLUENCES, HENCHMEN, FAVOR, END = range(len(CATEGORIES))


def gain(s: State, log: Log, seat: int, points: int, category: int, why: str, **details: int) -> None:
    """Points won, or lost where they are negative; the score may fall below zero (M6.3).

    `why` is one of: space (kind), mission and second-mission (card), traitors (number), excalibur,
    territory (terrain, tile, size), influence (principality), henchmen (number), apples, staffs and things (number);
    of the King's favor: mission (henchman), any-points, repelled (principality).
    """
    if points:
        s.earned[seat][category] += points
        log.add("points", seat=seat, points=points, category=CATEGORIES[category], why=why, **details)


def take_thing(s: State, log: Log, seat: int, thing: int) -> None:
    kind, p = divmod(thing, 6)
    s.stock[kind][p] -= 1
    s.things[seat][thing] += 1
    log.add("took", seat=seat, kind=kind, principality=p)


def return_thing(s: State, log: Log, seat: int, thing: int) -> None:
    kind, p = divmod(thing, 6)
    s.stock[kind][p] += 1
    s.things[seat][thing] -= 1
    log.add("returned", seat=seat, kind=kind, principality=p)


def use_flag(s: State, log: Log, seat: int, flag: int) -> None:
    """M5.7: a flag goes back the moment it is used."""
    s.stock[1][flag - 6] += 1
    s.things[seat][flag] -= 1
    log.add("flag", seat=seat, principality=flag - 6)


def place_counter(s: State, log: Log, seat: int, p: int) -> None:
    s.counters[seat] -= 1
    s.influence[p][seat] += 1
    log.add("counter", seat=seat, principality=p)


def place_henchman(s: State, log: Log, seat: int, henchman: int, p: int) -> None:
    """M4.1 to M4.4: he takes his space, sends home who stands there, and does his duty as far as he can."""
    for other, theirs in enumerate(s.henchmen):
        if theirs[henchman] == p:
            theirs[henchman] = HOME
            log.add("sent-home", seat=other, henchman=henchman, principality=p, by=seat)
    s.henchmen[seat][henchman] = p
    log.add("placed", seat=seat, henchman=henchman, principality=p)
    kind = DUTY[henchman]
    if kind == INFLUENCE:
        if s.counters[seat]:
            place_counter(s, log, seat, p)
    elif s.stock[kind][p]:
        take_thing(s, log, seat, kind * 6 + p)


def discard_traitor(s: State, seat: int, p: int) -> None:
    s.traitors[seat][p] -= 1
    s.traitor_discard.append(p)
