"""Points: their categories, what the environs, influence and henchmen bring at a scoring, the end, the winners."""

from ..kernel.agenda import Frame
from ..kernel.choice import Arg, Choice, Refusal
from ..kernel.event import Log
from .box import HOME, PRINCIPALITIES, TOWER
from .environs import territories
from .question import Clause, Question, nouns, prompt
from .state import State

CATEGORIES = (
    "spaces",
    "missions",
    "traitors",
    "excalibur",
    "environs",
    "influence",
    "henchmen",
    "favor",
    "end",
)
(
    POINTS_SPACES,
    POINTS_MISSIONS,
    POINTS_TRAITORS,
    POINTS_EXCALIBUR,
    POINTS_ENVIRONS,
    POINTS_INFLUENCE,
    POINTS_HENCHMEN,
    POINTS_FAVOR,
    POINTS_END,
) = range(len(CATEGORIES))

STAFF_POINTS = 2
THINGS_A_POINT = 3


def gain(s: State, log: Log, seat: int, points: int, category: int, why: str, **details: Arg) -> None:
    """Points won, or lost where they are negative; the score may fall below zero (M6.3).

    `why` is one of: space (kind), mission and second-mission (card), traitors (number), excalibur,
    territory (terrain, its tiles, size, and how many share it), influence (principality, shared), henchmen (number,
    and where each of the four is), apples, staffs and things (number);
    of the King's favor: mission (henchman), any-points, repelled (principality).
    """
    if points:
        s.earned[seat][category] += points
        word = CATEGORIES[category]
        log.add("points", only_for=None, seat=seat, points=points, category=word, why=why, **details)


def seats_in_order(s: State) -> list[int]:
    """M6.11: clockwise from the first player of the round that ended."""
    return [(s.first_seat + i) % s.players for i in range(s.players)]


def leaders(numbers: list[int]) -> list[int]:
    """The seats that have the most, if anyone has any."""
    most = max(numbers)
    return [seat for seat, number in enumerate(numbers) if number == most] if most else []


# Environs


def environs(s: State, frame: Frame, log: Log) -> None:
    """M6.6: a point a tile for the most manors in a territory; a tie shares."""
    for group in territories(tuple(s.tiles)):
        owners = [s.built[tile] for tile in group]
        first = leaders([owners.count(seat) for seat in range(s.players)])
        tile, size = group[0], len(group)
        told: dict[str, Arg] = {
            "terrain": s.tiles[tile] % TOWER,
            "tile": tile,
            "size": size,
            "tiles": tuple(group),
        }
        for seat in first:
            gain(s, log, seat, size // len(first), POINTS_ENVIRONS, "territory", shared=len(first), **told)


# Influence. Frames hold the principality and whether the Grail was used in this scoring.

NOT_THIS_ONE = tuple(Refusal("M6.8", principality=p) for p in PRINCIPALITIES)


def principality_points(s: State, p: int) -> int:
    """M6.7: all its counters are its points."""
    return sum(s.influence[p])


def influence(s: State, frame: Frame, log: Log) -> None:
    """M6.7: one principality after the other. M6.8: a tie of the Grail's holder is his to decide."""
    p, grail_used = frame.args
    tied = leaders(s.influence[p])
    if len(tied) > 1 and s.grail in tied and not grail_used:
        s.agenda.append(Frame("grail", s.grail, (p, 0)))
    else:
        score_principality(s, p, tied, grail_used, log)


def refuse_grail_here(s: State, frame: Frame, p: int) -> Refusal | None:
    return None if p == frame.args[0] else NOT_THIS_ONE[p]


def grail_decided(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    """M6.8: once in a scoring; the Grail stays his."""
    p = frame.args[0]
    if choice.verb == "grail":
        log.add("grail-used", seat=frame.seat, principality=p)
        score_principality(s, p, [frame.seat], 1, log)
    else:
        score_principality(s, p, leaders(s.influence[p]), 0, log)


GRAIL_QUESTION = Question(
    prompt("grail", "principality"),
    (
        Clause("grail", nouns("grail", PRINCIPALITIES), each=refuse_grail_here),
        Clause("keep", (Choice("keep"),)),
    ),
    grail_decided,
)


def score_principality(s: State, p: int, first: list[int], grail_used: int, log: Log) -> None:
    """M6.7: its points go to the most. M6.9: each player keeps one of his counters there."""
    there, total = s.influence[p], principality_points(s, p)
    for seat in first:
        share = total // len(first)
        gain(s, log, seat, share, POINTS_INFLUENCE, "influence", principality=p, shared=len(first))
    for seat, number in enumerate(there):
        if number > 1:
            there[seat] = 1
            s.counters[seat] += number - 1
            log.add("counters-back", seat=seat, principality=p, number=number - 1)
    if p + 1 in PRINCIPALITIES:
        s.agenda.append(Frame("influence", s.first_seat, (p + 1, grail_used)))


# Henchmen, and the end


def henchmen(s: State, frame: Frame, log: Log) -> None:
    """M6.10: a point for each in a principality."""
    for seat in seats_in_order(s):
        where = tuple(s.henchmen[seat])
        out = len(where) - where.count(HOME)
        gain(s, log, seat, out, POINTS_HENCHMEN, "henchmen", number=out, where=where)


def final_points(s: State, log: Log) -> None:
    """M8.2: apples, staffs and what is left of things."""
    for seat in seats_in_order(s):
        things = sum(s.things[seat])
        gain(s, log, seat, s.apples[seat], POINTS_END, "apples", number=s.apples[seat])
        gain(s, log, seat, STAFF_POINTS * s.staffs[seat], POINTS_END, "staffs", number=s.staffs[seat])
        gain(s, log, seat, things // THINGS_A_POINT, POINTS_END, "things", number=things)


def points(s: State) -> list[int]:
    return [sum(earned) for earned in s.earned]


def winners(s: State) -> list[int]:
    """M8.3: the most points; a tie is a shared win."""
    got = points(s)
    return [seat for seat, number in enumerate(got) if number == max(got)]
