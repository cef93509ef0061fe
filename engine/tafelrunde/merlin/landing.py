"""M3, after the move: Mirroring, Different action, a staff, the action of the space or none, and the end of the turn.

Frames hold the space whose action is carried out, and the marks of the turn.
"""

from ..kernel.agenda import Ask, Frame
from ..kernel.choice import Choice, Prompt, Refusal
from ..kernel.event import Log
from .actions import ACTIONS, can_act, can_act_twice
from .box import (
    DIFFERENT,
    FLAG,
    MIRROR,
    PRINCIPALITY,
    SPACE_WORDS,
    SPACES,
    opposite_space,
    principality_at,
    principality_of,
)
from .moves import use_flag
from .offers import standing
from .question import Clause, Question, nouns, options, prompt
from .state import (
    BY_MERLIN,
    ELSEWHERE,
    EMPTY,
    MIRRORED,
    NO_STAFF,
    SECOND,
    SKIPPED,
    STAFF_SPENT,
    WITH_STAFF,
    State,
)

ONCE_A_TURN = Refusal("M5.7", why="once")
TOO_LATE = Refusal("M3.9", why="too-late")


def arrive(s: State, frame: Frame, log: Log) -> None:
    """Ask only where there is something to do."""
    seat, (space, marks) = frame.seat, frame.args
    if something_to_do(s, frame):
        s.agenda.append(Frame("landed", seat, frame.args))
    else:
        log.add("no-action", seat=seat, space=space)
        s.agenda.append(Frame("finish", seat, (space, marks | EMPTY)))


def something_to_do(s: State, frame: Frame) -> bool:
    return can_act(s, frame) or refuse_mirror(s, frame) is None or bool(different_spaces(s, frame))


# Mirroring

NO_MIRROR = Refusal("M5.6", why="no-flag")
NOT_THE_KNIGHT = Refusal("M5.6", why="merlin")


def refuse_mirror(s: State, frame: Frame) -> Refusal | None:
    """M5.6: after moving the knight. M5.7: once a turn. M3.9: before the others."""
    marks = frame.args[1]
    if not s.things[frame.seat][MIRROR]:
        return NO_MIRROR
    if marks & BY_MERLIN:
        return NOT_THE_KNIGHT
    if marks & MIRRORED:
        return ONCE_A_TURN
    return TOO_LATE if marks & (ELSEWHERE | WITH_STAFF) else None


def mirror(s: State, seat: int, space: int, marks: int, log: Log) -> None:
    """M5.6: to the opposite space, where the knight stays."""
    use_flag(s, log, seat, MIRROR)
    s.knights[seat] = there = opposite_space(space)
    log.add("mirrored", seat=seat, space=there)
    s.agenda.append(Frame("arrive", seat, (there, marks | MIRRORED)))


# Different action

NO_DIFFERENT = Refusal("M5.5", why="no-flag")
LANDING_SPACE = Refusal("M5.5", why="same-space")
NO_OTHER_KNIGHT = Refusal("M5.5", why="no-knight")
SAME_ACTION = Refusal("M5.7", why="same-action")
NO_ACTION_THERE = Refusal("M5.7", why="nothing-there")
DIFFERENT_CHOICES = nouns("different", range(SPACES))


def refuse_different_now(s: State, frame: Frame) -> Refusal | None:
    """M5.7: once a turn. M3.9: before the action."""
    marks = frame.args[1]
    if not s.things[frame.seat][DIFFERENT]:
        return NO_DIFFERENT
    if marks & ELSEWHERE:
        return ONCE_A_TURN
    return TOO_LATE if marks & WITH_STAFF else None


def other_knights(s: State, seat: int) -> list[int]:
    """The spaces where the knights of the others stand."""
    return sorted({*s.knights[:seat], *s.knights[seat + 1 :]})


def knight_choices(s: State, frame: Frame) -> list[Choice]:
    return [DIFFERENT_CHOICES[space] for space in other_knights(s, frame.seat)]


def refuse_different(s: State, frame: Frame, space: int) -> Refusal | None:
    """M5.5: another space with another player's knight. M5.7: only for another action that can be carried out."""
    here, marks = frame.args
    if space == here:
        return LANDING_SPACE
    if space not in other_knights(s, frame.seat):
        return NO_OTHER_KNIGHT
    rondel = s.box.rondel
    if rondel[space] == rondel[here] != PRINCIPALITY:
        return SAME_ACTION
    # The flag is back in its principality before the action.
    mine, stock, p = s.things[frame.seat], s.stock[FLAG], principality_of(DIFFERENT)
    mine[DIFFERENT] -= 1
    stock[p] += 1
    acts = can_act(s, Frame("landed", frame.seat, (space, marks | ELSEWHERE)))
    mine[DIFFERENT] += 1
    stock[p] -= 1
    return None if acts else NO_ACTION_THERE


def different_spaces(s: State, frame: Frame) -> list[Choice]:
    return options((DIFFERENT_CLAUSE,), s, frame)


def different(s: State, seat: int, space: int, marks: int, log: Log) -> None:
    """M5.5: the action of that space instead."""
    use_flag(s, log, seat, DIFFERENT)
    log.add("different-action", seat=seat, space=space)
    s.agenda.append(Frame("landed", seat, (space, marks | ELSEWHERE)))


DIFFERENT_CLAUSE = Clause("different", knight_choices, refuse_different_now, refuse_different)


# A staff

NO_STAFF_LEFT = Refusal("M3.7", why="no-staff")
KNIGHT_MOVED = Refusal("M3.7", why="knight")
ONE_STAFF = Refusal("M3.7", why="once")
NOTHING_TWICE = Refusal("M3.7", why="nothing-to-do")
NOT_WITH_ABILITY = Refusal("M3.7", why="ability")
NO_FIRST = Refusal("M3.7", why="no-first")
STAFF = (Choice("staff"),)


def refuse_staff(s: State, frame: Frame) -> Refusal | None:
    """M3.7: after moving Merlin, once, and only where a second action can do something."""
    marks = frame.args[1]
    if not marks & BY_MERLIN:
        return KNIGHT_MOVED
    if marks & WITH_STAFF:
        return ONE_STAFF
    if not s.staffs[frame.seat]:
        return NO_STAFF_LEFT
    if marks & (SKIPPED | EMPTY):
        return NO_FIRST
    return NOT_WITH_ABILITY if marks & NO_STAFF else None


def refuse_staff_before(s: State, frame: Frame) -> Refusal | None:
    if (no := refuse_staff(s, frame)) is not None:
        return no
    return None if can_act_twice(s, frame) else NOTHING_TWICE


def refuse_staff_after(s: State, frame: Frame) -> Refusal | None:
    if (no := refuse_staff(s, frame)) is not None:
        return no
    space, marks = frame.args
    return None if can_act(s, Frame("landed", frame.seat, (space, marks | SECOND))) else NOTHING_TWICE


def spend_staff(s: State, seat: int, log: Log) -> None:
    """M3.7: it goes back in the box."""
    s.staffs[seat] -= 1
    log.add("staff", seat=seat)


# `landed`: the first question of the action, with all this round it.

SKIP = Choice("skip")
SKIP_CLAUSE = Clause("skip", (SKIP,))
ROUND_THE_ACTION = (
    Clause("mirror", (Choice("mirror"),), gate=refuse_mirror),
    DIFFERENT_CLAUSE,
    Clause("staff", STAFF, gate=refuse_staff_before),
)


def landed_prompt(s: State, frame: Frame) -> Prompt:
    space = frame.args[0]
    kind = SPACE_WORDS[s.box.rondel[space]]
    return Prompt("landed", {"kind": kind, "principality": principality_at(space), "space": space})


def landed_options(s: State, frame: Frame) -> list[Choice]:
    """M3.2: the action may be given up."""
    found = options(ACTIONS[s.box.rondel[frame.args[0]]].clauses, s, frame)
    if not frame.args[1] & WITH_STAFF:
        found += options(ROUND_THE_ACTION, s, frame)
    found.append(SKIP)
    return found


def landed_clauses(s: State, frame: Frame) -> tuple[Clause, ...]:
    """All that the question is about, also where the marks leave no choice."""
    return (*ACTIONS[s.box.rondel[frame.args[0]]].clauses, *ROUND_THE_ACTION, SKIP_CLAUSE)


def landed(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    """M9.10: the space whose action is carried out is the frame's, wherever the figure stands."""
    seat, (space, marks), verb = frame.seat, frame.args, choice.verb
    if verb == "skip":
        log.add("skipped", seat=seat, space=space)
        s.agenda.append(Frame("finish", seat, (space, marks | SKIPPED)))
    elif verb == "mirror":
        mirror(s, seat, space, marks, log)
    elif verb == "different":
        different(s, seat, choice.noun, marks, log)
    elif verb == "staff":
        spend_staff(s, seat, log)
        s.agenda.append(Frame("landed", seat, (space, marks | STAFF_SPENT)))
    else:
        s.agenda.append(Frame("acted", seat, (space, marks | NO_STAFF if verb == "double" else marks)))
        ACTIONS[s.box.rondel[space]].carry_out(s, frame, choice, log)


LANDED = Ask(landed_prompt, landed_options, landed)


def acted(s: State, frame: Frame, log: Log) -> None:
    """The action is done: a second one, if a staff is spent on it (M3.7)."""
    seat, (space, marks) = frame.seat, frame.args
    if marks & STAFF_SPENT and not marks & SECOND:
        s.agenda.append(Frame("arrive", seat, (space, marks | SECOND)))
    else:
        s.agenda.append(Frame("finish", seat, (space, marks)))


# `ending`: a staff right after the action, or the end.


def finish(s: State, frame: Frame, log: Log) -> None:
    """The turn ends by itself where nothing more is possible. M3.8: a mission may bring what an action needs, a flag in
    its principality or an ability."""
    space, marks = frame.args
    if marks & EMPTY and something_to_do(s, again := Frame("landed", frame.seat, (space, marks & ~EMPTY))):
        s.agenda.append(again)
    elif refuse_staff_after(s, frame) is None or standing(s, frame.seat):
        s.agenda.append(Frame("ending", frame.seat, frame.args))


def ended(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    if choice.verb == "staff":
        spend_staff(s, frame.seat, log)
        s.agenda.append(Frame("landed", frame.seat, (frame.args[0], frame.args[1] | WITH_STAFF)))


ENDING_QUESTION = Question(
    prompt("ending"),
    (Clause("staff", STAFF, gate=refuse_staff_after), Clause("end", (Choice("end"),))),
    ended,
)
