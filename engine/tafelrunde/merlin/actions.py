"""M4: what a space does. Each kind of space has its first question here; further ones are in parts.py.

A frame `landed` holds the space whose action is carried out and the marks of the turn.
"""

from ..kernel.agenda import Frame
from ..kernel.choice import Choice, Refusal
from ..kernel.event import Log
from . import favor
from .box import (
    BUILD,
    EXCALIBUR,
    EXCHANGE,
    GRAIL,
    HENCHMEN,
    HOME,
    INFLUENCE,
    KINDS,
    MISSION,
    PLACE_HENCHMAN,
    PRINCIPALITIES,
    PRINCIPALITY,
    RELOCATE,
    RONDEL,
    SCORE_INFLUENCE,
    SCORE_SHIELDS,
    TAKE_MATERIAL,
    TAKE_SHIELD,
    THINGS,
)
from .building import BUILDS, build_two, can_build_two, chosen_tile
from .missions import discard_card
from .moves import FAVOR, SPACES, discard_traitor, gain, place_henchman, return_thing, take_thing
from .question import Clause, nouns, possible
from .state import State

# Marks of a turn after the move.
BY_MERLIN, STAFF_SPENT, SECOND, MIRRORED, ELSEWHERE, NO_STAFF, SKIPPED, EMPTY = (1, 2, 4, 8, 16, 32, 64, 128)

ALREADY_THERE = tuple(Refusal("M4.1", henchman=h) for h in HENCHMEN)
NOTHING_TO_SCORE = (
    Refusal("M4.5", kind=0),
    Refusal("M4.5", kind=1),
    Refusal("M4.5", kind=2),
    Refusal("M4.6"),
)
WRONG_KIND = Refusal("M4.7", why="other-kind")
NO_INFLUENCE = tuple(Refusal("M4.7", why="no-influence", principality=p) for p in PRINCIPALITIES)
NONE_LEFT = tuple(Refusal("M4.7", why="none-left", kind=t // 6, principality=t % 6) for t in THINGS)
NO_FOOTHOLD = tuple(Refusal("M4.8", principality=p) for p in PRINCIPALITIES)
ALL_THERE = tuple(Refusal("M4.1", principality=p) for p in PRINCIPALITIES)
NO_SUCH_TRAITOR = tuple(Refusal("M4.9", why="none", principality=p) for p in PRINCIPALITIES)
CHOOSE_A_TRAITOR = Refusal("M4.9", why="choose")
EXCALIBUR_HELD = Refusal("M4.9", why="holder")
GRAIL_HELD = Refusal("M4.10")
AT_HOME = tuple(Refusal("M4.11", why="at-home", henchman=h) for h in HENCHMEN)
NOT_OWNED = tuple(Refusal("M4.13", why="not-owned", kind=t // 6, principality=t % 6) for t in THINGS)
NOTHING_ELSE = Refusal("M4.13", why="nothing-to-take")
NOT_IN_HAND = Refusal("M4.14", why="not-in-hand")
NO_PLACEMENT = Refusal("M9.9", why="no-placement")
STAFF_FORBIDS_TWO_ACTIONS = Refusal("M9.9", why="staff")
STAFF_FORBIDS_BUILD_TWO = Refusal("M9.6", why="staff")


# Principality (M4.1)


def refuse_henchman(s: State, frame: Frame, henchman: int) -> Refusal | None:
    """M4.1, and M9.4 which lets one who stands there go elsewhere."""
    seat = frame.seat
    if s.henchmen[seat][henchman] == frame.args[0] >> 2 and not s.seals[seat][4 + henchman]:
        return ALREADY_THERE[henchman]
    return None


def henchman_chosen(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    if favor.deploys_anywhere(s, frame.seat, choice.noun):
        s.agenda.append(Frame("deploy", frame.seat, (choice.noun,)))
    else:
        place_henchman(s, log, frame.seat, choice.noun, frame.args[0] >> 2)


# Points (M4.5, M4.6)


def count(s: State, seat: int, kind: int) -> int:
    """How many shields, flags, materials or placed counters a player has."""
    if kind == INFLUENCE:
        return sum([there[seat] for there in s.influence])
    return sum(s.things[seat][kind * 6 : kind * 6 + 6])


def refuse_points(s: State, frame: Frame) -> Refusal | None:
    kind = RONDEL[frame.args[0]] - SCORE_SHIELDS
    return None if count(s, frame.seat, kind) else NOTHING_TO_SCORE[kind]


def refuse_any_points(s: State, frame: Frame) -> Refusal | None:
    return favor.refuse_use(s, frame.seat, favor.ANY_POINTS)


def points_scored(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    seat, kind = frame.seat, RONDEL[frame.args[0]] - SCORE_SHIELDS
    if choice.verb == "score":
        kind = choice.noun
        favor.use(s, log, seat, favor.ANY_POINTS)
        gain(s, log, seat, 1, FAVOR, "any-points")
    gain(s, log, seat, count(s, seat, kind), SPACES, "space", kind=kind)


# Influence (M4.7, M4.8, M9.9)


def refuse_take(s: State, frame: Frame, thing: int) -> Refusal | None:
    """M4.7: only where you have a counter, and only while some are left."""
    kind, p = divmod(thing, 6)
    if kind != RONDEL[frame.args[0]] - TAKE_SHIELD:
        return WRONG_KIND
    if not s.influence[p][frame.seat]:
        return NO_INFLUENCE[p]
    return None if s.stock[kind][p] else NONE_LEFT[thing]


def thing_taken(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    if choice.verb == "double":
        two_actions(s, frame, log)
    else:
        take_thing(s, log, frame.seat, choice.noun)


def refuse_foothold(s: State, frame: Frame, p: int) -> Refusal | None:
    """M4.8: a counter of yours there, and a henchman of yours who is not."""
    if not s.influence[p][frame.seat]:
        return NO_FOOTHOLD[p]
    return ALL_THERE[p] if s.henchmen[frame.seat].count(p) == len(HENCHMEN) else None


def foothold_chosen(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    if choice.verb == "double":
        two_actions(s, frame, log)
    else:
        s.agenda.append(Frame("assign", frame.seat, (choice.noun,)))


def refuse_two_actions(s: State, frame: Frame) -> Refusal | None:
    """M9.9: instead of the space's action, and never with a staff."""
    if (no := favor.refuse_use(s, frame.seat, favor.TWO_ACTIONS)) is not None:
        return no
    if frame.args[1] & (STAFF_SPENT | SECOND):
        return STAFF_FORBIDS_TWO_ACTIONS
    return None if any(refuse_foothold(s, frame, p) is None for p in PRINCIPALITIES) else NO_PLACEMENT


def two_actions(s: State, frame: Frame, log: Log) -> None:
    favor.use(s, log, frame.seat, favor.TWO_ACTIONS)
    s.agenda += [Frame("may-place", frame.seat), Frame("place", frame.seat)]


# Excalibur and Grail (M4.9, M4.10)


def refuse_traitor(s: State, frame: Frame, p: int) -> Refusal | None:
    return None if s.traitors[frame.seat][p] else NO_SUCH_TRAITOR[p]


def refuse_excalibur(s: State, frame: Frame) -> Refusal | None:
    """Without a choice of traitor only where there is none."""
    if any(s.traitors[frame.seat]):
        return CHOOSE_A_TRAITOR
    return EXCALIBUR_HELD if s.excalibur == frame.seat else None


def excalibur_taken(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    seat = frame.seat
    if s.excalibur != seat:
        log.add("excalibur", seat=seat, holder=s.excalibur)
        s.excalibur = seat
    if choice.verb == "traitor":
        discard_traitor(s, seat, choice.noun)
        log.add("traitor-discarded", seat=seat, principality=choice.noun)


def refuse_grail(s: State, frame: Frame) -> Refusal | None:
    return GRAIL_HELD if s.grail == frame.seat and not s.apple_supply else None


def grail_taken(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    seat = frame.seat
    if s.grail != seat:
        log.add("grail", seat=seat, holder=s.grail)
        s.grail = seat
    if s.apple_supply:
        s.apple_supply -= 1
        s.apples[seat] += 1
        log.add("took-apple", seat=seat)


# Relocate (M4.11, M4.12)


def refuse_relocate(s: State, frame: Frame, henchman: int) -> Refusal | None:
    """Those in a principality; any one where all four are at home."""
    henchmen = s.henchmen[frame.seat]
    if henchmen[henchman] == HOME and henchmen.count(HOME) < len(HENCHMEN):
        return AT_HOME[henchman]
    return None


def relocation_begun(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    s.agenda.append(Frame("relocate", frame.seat, (choice.noun,)))


# Exchange (M4.13)


def refuse_give(s: State, frame: Frame, thing: int) -> Refusal | None:
    if not s.things[frame.seat][thing]:
        return NOT_OWNED[thing]
    kind, p = divmod(thing, 6)
    return None if sum(map(sum, s.stock)) > s.stock[kind][p] else NOTHING_ELSE


def thing_given(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    return_thing(s, log, frame.seat, choice.noun)
    s.agenda.append(Frame("exchange", frame.seat, (choice.noun,)))


# Mission (M4.14)

DISCARDS = nouns("discard", range(55))


def hand_discards(s: State, frame: Frame) -> list[Choice]:
    return [DISCARDS[card] for card in s.hands[frame.seat] if card >= 0]


def refuse_discard(s: State, frame: Frame, card: int) -> Refusal | None:
    return None if card in s.hands[frame.seat] else NOT_IN_HAND


def mission_discarded(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    discard_card(s, frame.seat, choice.noun)
    log.add("discarded", seat=frame.seat, card=choice.noun)
    s.agenda += [Frame("draw", frame.seat), Frame("second-discard", frame.seat)]


# Build (M4.15, M9.6)


def refuse_build_two(s: State, frame: Frame) -> Refusal | None:
    if (no := favor.refuse_use(s, frame.seat, favor.BUILD_TWO)) is not None:
        return no
    if frame.args[1] & (STAFF_SPENT | SECOND):
        return STAFF_FORBIDS_BUILD_TWO
    return can_build_two(s, frame.seat)


def building_begun(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    if choice.verb == "double":
        favor.use(s, log, frame.seat, favor.BUILD_TWO)
        build_two(s, frame.seat)
    else:
        chosen_tile(s, frame.seat, choice.noun, False, log)


# By kind of space: the clauses of its question, and what is done with the answer.

ACT = (Choice("act"),)
DOUBLE = (Choice("double"),)
SCORE = (
    Clause("act", ACT, gate=refuse_points),
    Clause("score", nouns("score", (*KINDS, INFLUENCE)), gate=refuse_any_points),
)
TWO_ACTIONS = Clause("double", DOUBLE, gate=refuse_two_actions)

CLAUSES: dict[int, tuple[Clause, ...]] = {
    PRINCIPALITY: (Clause("henchman", nouns("henchman", HENCHMEN), each=refuse_henchman),),
    **{SCORE_SHIELDS + kind: SCORE for kind in (*KINDS, INFLUENCE)},
    **{
        TAKE_SHIELD + kind: (
            Clause("take", nouns("take", range(kind * 6, kind * 6 + 6)), each=refuse_take),
            TWO_ACTIONS,
        )
        for kind in KINDS
    },
    PLACE_HENCHMAN: (
        Clause("principality", nouns("principality", PRINCIPALITIES), each=refuse_foothold),
        TWO_ACTIONS,
    ),
    EXCALIBUR: (
        Clause("traitor", nouns("traitor", PRINCIPALITIES), each=refuse_traitor),
        Clause("act", ACT, gate=refuse_excalibur),
    ),
    GRAIL: (Clause("act", ACT, gate=refuse_grail),),
    RELOCATE: (Clause("henchman", nouns("henchman", HENCHMEN), each=refuse_relocate),),
    EXCHANGE: (Clause("give", nouns("give", THINGS), each=refuse_give),),
    MISSION: (Clause("discard", hand_discards, each=refuse_discard),),
    BUILD: (BUILDS, Clause("double", DOUBLE, gate=refuse_build_two)),
}

CARRY_OUT = {
    PRINCIPALITY: henchman_chosen,
    **dict.fromkeys(range(SCORE_SHIELDS, SCORE_INFLUENCE + 1), points_scored),
    **dict.fromkeys(range(TAKE_SHIELD, TAKE_MATERIAL + 1), thing_taken),
    PLACE_HENCHMAN: foothold_chosen,
    EXCALIBUR: excalibur_taken,
    GRAIL: grail_taken,
    RELOCATE: relocation_begun,
    EXCHANGE: thing_given,
    MISSION: mission_discarded,
    BUILD: building_begun,
}


def can_act(s: State, frame: Frame) -> bool:
    """Whether the action of the frame's space would do anything."""
    return possible(CLAUSES[RONDEL[frame.args[0]]], s, frame)


def can_act_twice(s: State, frame: Frame) -> bool:
    """Whether a second action after a well-chosen first one could do anything (M3.7)."""
    seat, space = frame.seat, frame.args[0]
    kind = RONDEL[space]
    if kind == PRINCIPALITY:
        return s.henchmen[seat].count(space >> 2) <= 2 or any(s.seals[seat][4:8])
    if kind <= SCORE_INFLUENCE:
        return count(s, seat, kind - SCORE_SHIELDS) > 0
    if kind <= TAKE_MATERIAL:
        stock = s.stock[kind - TAKE_SHIELD]
        return sum(stock[p] for p in PRINCIPALITIES if s.influence[p][seat]) >= 2
    if kind == PLACE_HENCHMAN:
        footholds = [p for p in PRINCIPALITIES if s.influence[p][seat]]
        return len(footholds) > 1 or (len(footholds) == 1 and s.henchmen[seat].count(footholds[0]) <= 2)
    if kind == EXCALIBUR:
        return sum(s.traitors[seat]) >= 2
    if kind == GRAIL:
        return s.apple_supply >= 2
    if kind == BUILD:
        return can_build_two(s, seat) is None
    return can_act(s, frame)
