"""What moves on the table: things, counters, henchmen, traitors. Nothing here asks whether it may."""

from ..kernel.event import Log
from .box import DUTY, FLAG, HOME, INFLUENCE, kind_of, principality_of, thing
from .state import State


def take_thing(s: State, log: Log, seat: int, taken: int) -> None:
    kind, p = kind_of(taken), principality_of(taken)
    s.stock[kind][p] -= 1
    s.things[seat][taken] += 1
    log.add("took", seat=seat, kind=kind, principality=p)


def return_thing(s: State, log: Log, seat: int, returned: int) -> None:
    kind, p = kind_of(returned), principality_of(returned)
    s.stock[kind][p] += 1
    s.things[seat][returned] -= 1
    log.add("returned", seat=seat, kind=kind, principality=p)


def use_flag(s: State, log: Log, seat: int, flag: int) -> None:
    """M5.7: a flag goes back the moment it is used."""
    p = principality_of(flag)
    s.stock[FLAG][p] += 1
    s.things[seat][flag] -= 1
    log.add("flag", seat=seat, principality=p)


def place_counter(s: State, log: Log, seat: int, p: int) -> None:
    s.counters[seat] -= 1
    s.influence[p][seat] += 1
    log.add("counter", seat=seat, principality=p)


def place_henchman(s: State, log: Log, seat: int, henchman: int, p: int) -> None:
    """M4.1: he goes to his own space. M4.2: whoever of his kind stands there goes home. Then he does his duty."""
    for other, theirs in enumerate(s.henchmen):
        if theirs[henchman] == p:
            theirs[henchman] = HOME
            log.add("sent-home", seat=other, henchman=henchman, principality=p, by=seat)
    s.henchmen[seat][henchman] = p
    log.add("placed", seat=seat, henchman=henchman, principality=p)
    do_duty(s, log, seat, DUTY[henchman], p)


def do_duty(s: State, log: Log, seat: int, kind: int, p: int) -> None:
    """M4.3: a thing, if one is left there. M4.4: a counter, if one is left on the castle board."""
    if kind == INFLUENCE:
        if s.counters[seat]:
            place_counter(s, log, seat, p)
    elif s.stock[kind][p]:
        take_thing(s, log, seat, thing(kind, p))


def discard_traitor(s: State, seat: int, p: int) -> None:
    s.traitors[seat][p] -= 1
    s.traitor_discard.append(p)
