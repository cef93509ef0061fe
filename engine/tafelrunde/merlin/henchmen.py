"""M4: the spaces that send henchmen: principality, influence (henchman), relocate. A space a section.

Frames `landed` hold the space whose action is carried out and the marks of the turn. What an action asks further, once
its first part is chosen, cannot be left open (M3.2).
"""

from ..kernel.agenda import Frame
from ..kernel.choice import Choice, Refusal
from ..kernel.event import Log
from . import favor
from .box import HENCHMEN, HOME, PRINCIPALITIES, principality_at
from .moves import place_henchman
from .question import Action, Clause, Question, nouns, possible, prompt
from .state import WITH_STAFF, State

HENCHMAN_CHOICES = nouns("henchman", HENCHMEN)
PRINCIPALITY_CHOICES = nouns("principality", PRINCIPALITIES)


# Principality

ALREADY_THERE = tuple(Refusal("M4.1", henchman=h) for h in HENCHMEN)
STANDS_THERE = tuple(Refusal("M9.4", principality=p) for p in PRINCIPALITIES)


def refuse_henchman(s: State, frame: Frame, henchman: int) -> Refusal | None:
    """M4.1: not one who stands there. M9.4: but he may go elsewhere."""
    seat = frame.seat
    if s.henchmen[seat][henchman] != principality_at(frame.args[0]):
        return None
    return None if favor.deploys_anywhere(s, seat, henchman) else ALREADY_THERE[henchman]


def henchman_chosen(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    if favor.deploys_anywhere(s, frame.seat, choice.noun):
        s.agenda.append(Frame("deploy", frame.seat, (choice.noun,)))
    else:
        place_henchman(s, log, frame.seat, choice.noun, principality_at(frame.args[0]))


def refuse_deploy(s: State, frame: Frame, p: int) -> Refusal | None:
    """M9.4: anywhere, except where he stands."""
    return STANDS_THERE[p] if s.henchmen[frame.seat][frame.args[0]] == p else None


def deployed(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    place_henchman(s, log, frame.seat, frame.args[0], choice.noun)


def principality_twice(s: State, frame: Frame) -> bool:
    """Two more can come, or one can come and go elsewhere (M9.4)."""
    seat = frame.seat
    if s.henchmen[seat].count(principality_at(frame.args[0])) <= len(HENCHMEN) - 2:
        return True
    return any(favor.deploys_anywhere(s, seat, henchman) for henchman in HENCHMEN)


PRINCIPALITY_ACTION = Action(
    (Clause("henchman", HENCHMAN_CHOICES, each=refuse_henchman),), henchman_chosen, principality_twice
)
DEPLOY_QUESTION = Question(
    prompt("deploy", "henchman"),
    (Clause("principality", PRINCIPALITY_CHOICES, each=refuse_deploy),),
    deployed,
)


# Influence (henchman)

NO_FOOTHOLD = tuple(Refusal("M4.8", principality=p) for p in PRINCIPALITIES)
ALL_THERE = tuple(Refusal("M4.1", principality=p) for p in PRINCIPALITIES)


def footholds(s: State, seat: int) -> list[int]:
    return [p for p in PRINCIPALITIES if s.influence[p][seat]]


def refuse_foothold(s: State, frame: Frame, p: int) -> Refusal | None:
    """M4.8: a counter of yours there, and a henchman of yours who is not."""
    if not s.influence[p][frame.seat]:
        return NO_FOOTHOLD[p]
    return ALL_THERE[p] if s.henchmen[frame.seat].count(p) == len(HENCHMEN) else None


def foothold_chosen(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    if choice.verb == "double":
        place_two(s, frame, log)
    else:
        s.agenda.append(Frame("assign", frame.seat, (choice.noun,)))


def refuse_assign(s: State, frame: Frame, henchman: int) -> Refusal | None:
    """M4.8: who goes to the chosen principality."""
    return ALREADY_THERE[henchman] if s.henchmen[frame.seat][henchman] == frame.args[0] else None


def assigned(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    place_henchman(s, log, frame.seat, choice.noun, frame.args[0])


def assignment_twice(s: State, frame: Frame) -> bool:
    places = footholds(s, frame.seat)
    if len(places) == 1:
        return s.henchmen[frame.seat].count(places[0]) <= len(HENCHMEN) - 2
    return len(places) > 1


FOOTHOLDS = Clause("principality", PRINCIPALITY_CHOICES, each=refuse_foothold)
ASSIGN_QUESTION = Question(
    prompt("assign", "principality"), (Clause("henchman", HENCHMAN_CHOICES, each=refuse_assign),), assigned
)


# Two placements, on any influence space: the ability of the lady-in-waiting

NO_PLACEMENT = Refusal("M9.9", why="no-placement")
STAFF_FORBIDS = Refusal("M9.9", why="staff")


def refuse_place_two(s: State, frame: Frame) -> Refusal | None:
    """M9.9: instead of the space's action, and never with a staff."""
    if (no := favor.refuse_use(s, frame.seat, favor.TWO_PLACEMENTS)) is not None:
        return no
    if frame.args[1] & WITH_STAFF:
        return STAFF_FORBIDS
    return None if possible((FOOTHOLDS,), s, frame) else NO_PLACEMENT


def place_two(s: State, frame: Frame, log: Log) -> None:
    """M9.9: one after the other."""
    favor.use(s, log, frame.seat, favor.TWO_PLACEMENTS)
    s.agenda += [Frame("may-place", frame.seat), Frame("place", frame.seat)]


def may_place(s: State, frame: Frame, log: Log) -> None:
    """M9.9: the second one lapses where it is impossible."""
    if possible((FOOTHOLDS,), s, frame):
        s.agenda.append(Frame("place", frame.seat))


PLACE_TWO = Clause("double", (Choice("double"),), gate=refuse_place_two)
ASSIGNMENT_ACTION = Action((FOOTHOLDS, PLACE_TWO), foothold_chosen, assignment_twice)
PLACE_QUESTION = Question(prompt("place"), (FOOTHOLDS,), foothold_chosen)


# Relocate

AT_HOME = tuple(Refusal("M4.11", why="at-home", henchman=h) for h in HENCHMEN)
NOT_NEXT = tuple(Refusal("M4.11", why="not-next", principality=p) for p in PRINCIPALITIES)
# Clockwise and counter-clockwise.
NEIGHBORS = tuple(((p + 1) % len(PRINCIPALITIES), (p - 1) % len(PRINCIPALITIES)) for p in PRINCIPALITIES)


def refuse_relocate(s: State, frame: Frame, henchman: int) -> Refusal | None:
    """M4.11: those in a principality. M4.12: any one where all four are at home."""
    henchmen = s.henchmen[frame.seat]
    if henchmen[henchman] == HOME and henchmen.count(HOME) < len(HENCHMEN):
        return AT_HOME[henchman]
    return None


def relocation_begun(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    s.agenda.append(Frame("relocate", frame.seat, (choice.noun,)))


def refuse_neighbor(s: State, frame: Frame, p: int) -> Refusal | None:
    """M4.11: to the next principality. M4.12: from home to any."""
    here = s.henchmen[frame.seat][frame.args[0]]
    return None if here == HOME or p in NEIGHBORS[here] else NOT_NEXT[p]


RELOCATE_ACTION = Action((Clause("henchman", HENCHMAN_CHOICES, each=refuse_relocate),), relocation_begun)
RELOCATE_QUESTION = Question(
    prompt("relocate", "henchman"),
    (Clause("principality", PRINCIPALITY_CHOICES, each=refuse_neighbor),),
    deployed,
)
