"""M6, its first part: traitors are repelled or cost points, and new ones come."""

from ..kernel.agenda import Frame
from ..kernel.chance import draw
from ..kernel.choice import Choice, Refusal
from ..kernel.event import Log
from . import favor
from .box import PRINCIPALITIES, REPEL, SHIELD, TRAITORS_DRAWN, thing
from .moves import discard_traitor, return_thing, use_flag
from .offers import refuse_repel
from .question import Clause, Question, nouns, prompt
from .scoring import POINTS_EXCALIBUR, POINTS_TRAITORS, gain, seats_in_order
from .state import State

TRAITOR_LOSS = -3
EXCALIBUR_POINTS = 3

NO_BLACK_FLAG = Refusal("M5.1", why="no-flag")
NO_SUCH_TRAITOR = tuple(Refusal("M5.1", why="none", principality=p) for p in PRINCIPALITIES)


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
    """M9.8: the ability, at a scoring."""
    return refuse_repel(s, frame.seat, p)


def defended(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    """M5.1: the flag repels all of one color. The ability `repel` is taken up as an offer, as in a turn."""
    seat, p = frame.seat, choice.noun
    if choice.verb == "done":
        s.agenda.append(Frame("shields", seat))
        return
    use_flag(s, log, seat, REPEL)
    while s.traitors[seat][p]:
        discard_traitor(s, seat, p)
        log.add("traitor-repelled", seat=seat, principality=p, by="flag")
    s.agenda.append(Frame("traitors", seat))


DEFEND_QUESTION = Question(
    prompt("defend"),
    (
        Clause(
            "repel-flag", nouns("repel-flag", PRINCIPALITIES), gate=refuse_repel_flag, each=refuse_repel_color
        ),
        Clause("repel", nouns("repel", PRINCIPALITIES), each=refuse_repel_one),
        Clause("done", (Choice("done"),)),
    ),
    defended,
)


def shields(s: State, frame: Frame, log: Log) -> None:
    """M6.1: a shield for each traitor. M6.3: the others cost points. M6.4: Excalibur, where none is left."""
    seat = frame.seat
    left = 0
    for p in PRINCIPALITIES:
        shield = thing(SHIELD, p)
        while s.traitors[seat][p]:
            discard_traitor(s, seat, p)
            if s.things[seat][shield]:
                return_thing(s, log, seat, shield)
                log.add("traitor-repelled", seat=seat, principality=p, by="shield")
            else:
                left += 1
                log.add("traitor-stayed", seat=seat, principality=p)
    gain(s, log, seat, TRAITOR_LOSS * left, POINTS_TRAITORS, "traitors", number=left)
    if s.excalibur == seat and not left:
        gain(s, log, seat, EXCALIBUR_POINTS, POINTS_EXCALIBUR, "excalibur")


def new_traitors(s: State, frame: Frame, log: Log) -> None:
    """M6.5: three each; an empty pile is made anew from the discards."""
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
