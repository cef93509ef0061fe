"""M6: the scorings after rounds 2, 4 and 6, step by step; and M8.2, the points at the end of the game."""

from ..kernel.agenda import Frame
from ..kernel.chance import draw
from ..kernel.choice import Choice, Refusal
from ..kernel.event import Log
from . import favor
from .box import HOME, PRINCIPALITIES, REPEL, ROUNDS, TOWER, TRAITORS_DRAWN
from .environs import territories
from .moves import (
    END,
    ENVIRONS,
    EXCALIBUR,
    HENCHMEN,
    INFLUENCES,
    TRAITORS,
    discard_traitor,
    gain,
    return_thing,
    use_flag,
)
from .offers import refuse_repel
from .question import Clause, nouns
from .state import State

TRAITOR_LOSS = -3
EXCALIBUR_POINTS = 3
STAFF_POINTS = 2
THINGS_A_POINT = 3

NO_BLACK_FLAG = Refusal("M5.1", why="no-flag")
NO_SUCH_TRAITOR = tuple(Refusal("M5.1", why="none", principality=p) for p in PRINCIPALITIES)
NOT_THIS_ONE = tuple(Refusal("M6.8", principality=p) for p in PRINCIPALITIES)


def seats_in_order(s: State) -> list[int]:
    """M6.11: clockwise from the first player of the round that ended."""
    return [(s.first_seat + i) % s.players for i in range(s.players)]


def score(s: State, frame: Frame, log: Log) -> None:
    """Lay out the whole scoring on the agenda, the last step first."""
    first = s.first_seat
    log.add("scoring", number=s.round // 2)
    s.agenda += [Frame("scored", first), Frame("henchmen", first), Frame("influence", first, (0, 0))]
    s.agenda.append(Frame("environs", first))
    if s.round < ROUNDS:
        s.agenda.append(Frame("new-traitors", first))
    s.agenda += [Frame("traitors", seat) for seat in reversed(seats_in_order(s))]


# Traitors (M6.1 to M6.5)


def traitors(s: State, frame: Frame, log: Log) -> None:
    """M6.2: before shields are taken, flags and the ability may be used."""
    seat = frame.seat
    can_use = s.things[seat][REPEL] or s.seals[seat][favor.REPEL_ONE] == favor.READY
    s.agenda.append(Frame("defend" if can_use and any(s.traitors[seat]) else "shields", seat))


def refuse_repel_flag(s: State, frame: Frame) -> Refusal | None:
    return None if s.things[frame.seat][REPEL] else NO_BLACK_FLAG


def refuse_repel_color(s: State, frame: Frame, p: int) -> Refusal | None:
    return None if s.traitors[frame.seat][p] else NO_SUCH_TRAITOR[p]


def refuse_repel_one(s: State, frame: Frame, p: int) -> Refusal | None:
    return refuse_repel(s, frame.seat, p)


def defended(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    """The flag (M5.1). The ability `repel` is taken up as an offer, as in a turn."""
    seat, p = frame.seat, choice.noun
    if choice.verb == "done":
        s.agenda.append(Frame("shields", seat))
        return
    use_flag(s, log, seat, REPEL)
    while s.traitors[seat][p]:
        discard_traitor(s, seat, p)
        log.add("traitor-repelled", seat=seat, principality=p, by="flag")
    s.agenda.append(Frame("traitors", seat))


def shields(s: State, frame: Frame, log: Log) -> None:
    """M6.1, M6.3, M6.4."""
    seat = frame.seat
    left = 0
    for p in PRINCIPALITIES:
        while s.traitors[seat][p]:
            discard_traitor(s, seat, p)
            if s.things[seat][p]:
                return_thing(s, log, seat, p)
                log.add("traitor-repelled", seat=seat, principality=p, by="shield")
            else:
                left += 1
                log.add("traitor-stayed", seat=seat, principality=p)
    gain(s, log, seat, TRAITOR_LOSS * left, TRAITORS, "traitors", number=left)
    if s.excalibur == seat and not left:
        gain(s, log, seat, EXCALIBUR_POINTS, EXCALIBUR, "excalibur")


def new_traitors(s: State, frame: Frame, log: Log) -> None:
    """M6.5."""
    log.seal()
    for seat in seats_in_order(s):
        for _ in range(TRAITORS_DRAWN):
            if not s.traitor_pile:
                s.traitor_pile, s.traitor_discard = s.traitor_discard, []
                draw(s, log).shuffle(s.traitor_pile)
                log.add("traitors-shuffled")
            p = s.traitor_pile.pop()
            s.traitors[seat][p] += 1
            log.add("traitor-drawn", seat=seat, principality=p)


# Environs (M6.6)


def environs(s: State, frame: Frame, log: Log) -> None:
    for group in territories(tuple(s.tiles)):
        owners = [s.built[tile] for tile in group]
        manors = [owners.count(seat) for seat in range(s.players)]
        terrain = s.tiles[group[0]] % TOWER
        for seat in leaders(manors):
            share = len(group) // len(leaders(manors))
            gain(s, log, seat, share, ENVIRONS, "territory", terrain=terrain, tile=group[0], size=len(group))


def leaders(numbers: list[int]) -> list[int]:
    """The seats that have the most, if anyone has any."""
    most = max(numbers)
    return [seat for seat, number in enumerate(numbers) if number == most] if most else []


# Influence (M6.7 to M6.9). Frames hold the principality and whether the Grail was used in this scoring.


def influence(s: State, frame: Frame, log: Log) -> None:
    p, grail_used = frame.args
    tied = leaders(s.influence[p])
    if len(tied) > 1 and s.grail in tied and not grail_used:
        s.agenda.append(Frame("grail", s.grail, (p, 0)))
    else:
        score_principality(s, p, tied, grail_used, log)


def refuse_grail_here(s: State, frame: Frame, p: int) -> Refusal | None:
    return None if p == frame.args[0] else NOT_THIS_ONE[p]


def grail_decided(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    p = frame.args[0]
    if choice.verb == "grail":
        log.add("grail-used", seat=frame.seat, principality=p)
        score_principality(s, p, [frame.seat], 1, log)
    else:
        score_principality(s, p, leaders(s.influence[p]), 0, log)


def score_principality(s: State, p: int, winners: list[int], grail_used: int, log: Log) -> None:
    there = s.influence[p]
    total = sum(there)
    for seat in winners:
        gain(s, log, seat, total // len(winners), INFLUENCES, "influence", principality=p)
    for seat, number in enumerate(there):
        if number > 1:
            there[seat] = 1
            s.counters[seat] += number - 1
            log.add("counters-back", seat=seat, principality=p, number=number - 1)
    if p + 1 in PRINCIPALITIES:
        s.agenda.append(Frame("influence", s.first_seat, (p + 1, grail_used)))


# Henchmen (M6.10), and the end of the scoring (M9.5)


def henchmen(s: State, frame: Frame, log: Log) -> None:
    for seat in seats_in_order(s):
        out = len(s.henchmen[seat]) - s.henchmen[seat].count(HOME)
        gain(s, log, seat, out, HENCHMEN, "henchmen", number=out)


def scored(s: State, frame: Frame, log: Log) -> None:
    favor.turn_back(s)
    log.add("scored", number=s.round // 2)


def final_points(s: State, log: Log) -> None:
    """M8.2."""
    for seat in seats_in_order(s):
        things = sum(s.things[seat])
        gain(s, log, seat, s.apples[seat], END, "apples", number=s.apples[seat])
        gain(s, log, seat, STAFF_POINTS * s.staffs[seat], END, "staffs", number=s.staffs[seat])
        gain(s, log, seat, things // THINGS_A_POINT, END, "things", number=things)


DEFEND_QUESTION = (
    Clause(
        "repel-flag", nouns("repel-flag", PRINCIPALITIES), gate=refuse_repel_flag, each=refuse_repel_color
    ),
    Clause("repel", nouns("repel", PRINCIPALITIES), each=refuse_repel_one),
    Clause("done", (Choice("done"),)),
)
GRAIL_QUESTION = (
    Clause("grail", nouns("grail", PRINCIPALITIES), each=refuse_grail_here),
    Clause("keep", (Choice("keep"),)),
)
