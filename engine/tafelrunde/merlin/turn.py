"""M3: a turn. The die, the move, the flags and staffs round the action, and the end."""

from ..kernel.agenda import Frame
from ..kernel.choice import Choice, Refusal
from ..kernel.event import Log
from .actions import (
    BY_MERLIN,
    CARRY_OUT,
    CLAUSES,
    ELSEWHERE,
    EMPTY,
    MIRRORED,
    NO_STAFF,
    SECOND,
    SKIPPED,
    STAFF_SPENT,
    can_act,
    can_act_twice,
)
from .box import BACKWARDS, DIFFERENT, MERLIN_DIE, MIRROR, OPPOSITE, PRINCIPALITY, RONDEL, SPACES, TURN_DIE
from .moves import use_flag
from .offers import standing
from .question import Clause, nouns, options
from .state import State

CLOCKWISE, COUNTER = 0, 1

DIE_USED = tuple(Refusal("M3.1", die=die) for die in range(4))
SAME_DIE = tuple(Refusal("M3.3", why="same", die=die) for die in range(4))
KNIGHT_BACKWARDS = Refusal("M3.3", why="backwards")
ONLY_A_MOVE = Refusal("M3.6", why="nothing-to-change")
OTHER_DIE = Refusal("M3.9", why="other-die")
NO_APPLE = Refusal("M3.6", why="no-apple")
SAME_FACE = Refusal("M3.6", why="same-face")
CHANGED = Refusal("M3.9", why="die-changed")
NO_TURN_DIE = Refusal("M5.4")
NO_BACKWARDS = Refusal("M5.3", why="no-flag")
MERLIN_NEEDS_NONE = Refusal("M5.3", why="merlin")
NO_MIRROR = Refusal("M5.6", why="no-flag")
NOT_THE_KNIGHT = Refusal("M5.6", why="merlin")
ONCE_A_TURN = Refusal("M5.7", why="once")
TOO_LATE = Refusal("M3.9", why="too-late")
NO_DIFFERENT = Refusal("M5.5", why="no-flag")
LANDING_SPACE = Refusal("M5.5", why="same-space")
NO_OTHER_KNIGHT = Refusal("M5.5", why="no-knight")
SAME_ACTION = Refusal("M5.7", why="same-action")
NO_ACTION_THERE = Refusal("M5.7", why="nothing-there")
NO_STAFF_LEFT = Refusal("M3.7", why="no-staff")
KNIGHT_MOVED = Refusal("M3.7", why="knight")
ONE_STAFF = Refusal("M3.7", why="once")
NOTHING_TWICE = Refusal("M3.7", why="nothing-to-do")
NOT_WITH_ABILITY = Refusal("M3.7", why="ability")
NO_FIRST = Refusal("M3.7", why="no-first")


# `turn`: which die.


def refuse_die_used(s: State, seat: int, die: int) -> Refusal | None:
    """M3.1; of own dice that show the same, the first stands for all."""
    dice = s.dice[seat]
    pips = dice[die]
    if not pips:
        return DIE_USED[die]
    if die != MERLIN_DIE and (first := dice.index(pips)) < die:
        return SAME_DIE[first]
    return None


def refuse_go(s: State, frame: Frame, noun: int) -> Refusal | None:
    die = noun >> 1
    if (no := refuse_die_used(s, frame.seat, die)) is not None:
        return no
    return KNIGHT_BACKWARDS if noun & COUNTER and die != MERLIN_DIE else None


def refuse_die(s: State, frame: Frame, die: int) -> Refusal | None:
    """A die is picked up before the move only where it can be changed, or the flag Backwards be used."""
    seat = frame.seat
    if (no := refuse_die_used(s, seat, die)) is not None:
        return no
    things = s.things[seat]
    if s.apples[seat] or things[TURN_DIE] or (things[BACKWARDS] and die != MERLIN_DIE):
        return None
    return ONLY_A_MOVE


def die_chosen(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    if choice.verb == "die":
        s.agenda.append(Frame("die", frame.seat, (choice.noun, 0)))
    else:
        move(s, frame.seat, choice.noun >> 1, choice.noun & 1, log)


# `die`: what is done with it before the move. Its arguments: the die, and whether it was changed.


def refuse_this_go(s: State, frame: Frame, noun: int) -> Refusal | None:
    die = frame.args[0]
    if noun >> 1 != die:
        return OTHER_DIE
    return KNIGHT_BACKWARDS if noun & COUNTER and die != MERLIN_DIE else None


def refuse_backwards(s: State, frame: Frame) -> Refusal | None:
    if frame.args[0] == MERLIN_DIE:
        return MERLIN_NEEDS_NONE
    return None if s.things[frame.seat][BACKWARDS] else NO_BACKWARDS


def refuse_apple(s: State, frame: Frame) -> Refusal | None:
    if frame.args[1]:
        return CHANGED
    return None if s.apples[frame.seat] else NO_APPLE


def refuse_face(s: State, frame: Frame, face: int) -> Refusal | None:
    return SAME_FACE if s.dice[frame.seat][frame.args[0]] == face else None


def refuse_turn(s: State, frame: Frame) -> Refusal | None:
    if frame.args[1]:
        return CHANGED
    return None if s.things[frame.seat][TURN_DIE] else NO_TURN_DIE


def die_handled(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    seat, die = frame.seat, frame.args[0]
    if choice.verb == "go":
        move(s, seat, die, choice.noun & 1, log)
        return
    if choice.verb == "backwards":
        use_flag(s, log, seat, BACKWARDS)
        move(s, seat, die, COUNTER, log)
        return
    if choice.verb == "apple":
        s.apples[seat] -= 1
        s.apple_supply += 1
        s.dice[seat][die] = choice.noun
        log.add("apple", seat=seat, die=die, pips=choice.noun)
    else:
        use_flag(s, log, seat, TURN_DIE)
        s.dice[seat][die] = 7 - s.dice[seat][die]
        log.add("turned-die", seat=seat, die=die, pips=s.dice[seat][die])
    if die == MERLIN_DIE or s.things[seat][BACKWARDS]:
        s.agenda.append(Frame("die", seat, (die, 1)))
    else:
        move(s, seat, die, CLOCKWISE, log)


def move(s: State, seat: int, die: int, direction: int, log: Log) -> None:
    """M3.3, M3.4: exactly the pips. The die is used."""
    pips = s.dice[seat][die]
    s.dice[seat][die] = 0
    steps = -pips if direction else pips
    if die == MERLIN_DIE:
        space = s.merlin = (s.merlin + steps) % SPACES
        log.add("moved-merlin", seat=seat, steps=steps, space=space)
        s.agenda.append(Frame("arrive", seat, (space, BY_MERLIN)))
    else:
        space = s.knights[seat] = (s.knights[seat] + steps) % SPACES
        log.add("moved-knight", seat=seat, steps=steps, space=space)
        s.agenda.append(Frame("arrive", seat, (space, 0)))


# `landed`: Mirroring, Different action, a staff, the action, or none. Its arguments: the space and the turn's marks.


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


def landed_options(s: State, frame: Frame) -> list[Choice]:
    found = options(CLAUSES[RONDEL[frame.args[0]]], s, frame)
    if not frame.args[1] & (SECOND | STAFF_SPENT):
        found += options(ROUND_THE_ACTION, s, frame)
    found.append(SKIP)
    return found


def refuse_mirror(s: State, frame: Frame) -> Refusal | None:
    marks = frame.args[1]
    if not s.things[frame.seat][MIRROR]:
        return NO_MIRROR
    if marks & BY_MERLIN:
        return NOT_THE_KNIGHT
    if marks & MIRRORED:
        return ONCE_A_TURN
    return TOO_LATE if marks & (ELSEWHERE | STAFF_SPENT | SECOND) else None


def refuse_different_now(s: State, frame: Frame) -> Refusal | None:
    marks = frame.args[1]
    if not s.things[frame.seat][DIFFERENT]:
        return NO_DIFFERENT
    if marks & ELSEWHERE:
        return ONCE_A_TURN
    return TOO_LATE if marks & (STAFF_SPENT | SECOND) else None


def refuse_different(s: State, frame: Frame, space: int) -> Refusal | None:
    """M5.5: another space with another player's knight; M5.7: only for another action that can be carried out."""
    here, marks = frame.args
    if space == here:
        return LANDING_SPACE
    if not any(knight == space and seat != frame.seat for seat, knight in enumerate(s.knights)):
        return NO_OTHER_KNIGHT
    if RONDEL[space] == RONDEL[here] != PRINCIPALITY:
        return SAME_ACTION
    # The flag is back in its principality before the action.
    s.things[frame.seat][DIFFERENT] -= 1
    s.stock[1][DIFFERENT - 6] += 1
    acts = can_act(s, Frame("landed", frame.seat, (space, marks | ELSEWHERE)))
    s.things[frame.seat][DIFFERENT] += 1
    s.stock[1][DIFFERENT - 6] -= 1
    return None if acts else NO_ACTION_THERE


def different_spaces(s: State, frame: Frame) -> list[Choice]:
    return options((DIFFERENT_CLAUSE,), s, frame)


def refuse_staff(s: State, frame: Frame) -> Refusal | None:
    """M3.7: after moving Merlin, once, and only where a second action can do something."""
    marks = frame.args[1]
    if not marks & BY_MERLIN:
        return KNIGHT_MOVED
    if marks & (STAFF_SPENT | SECOND):
        return ONE_STAFF
    if not s.staffs[frame.seat]:
        return NO_STAFF_LEFT
    if marks & (SKIPPED | EMPTY):
        return NO_FIRST
    return NOT_WITH_ABILITY if marks & NO_STAFF else None


def refuse_staff_before(s: State, frame: Frame) -> Refusal | None:
    if (no := refuse_staff(s, frame)) is not None:
        return no
    return None if can_act(s, frame) and can_act_twice(s, frame) else NOTHING_TWICE


def landed(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    seat, (space, marks), verb = frame.seat, frame.args, choice.verb
    agenda = s.agenda
    if verb == "skip":
        log.add("skipped", seat=seat, space=space)
        agenda.append(Frame("finish", seat, (space, marks | SKIPPED)))
    elif verb == "mirror":
        use_flag(s, log, seat, MIRROR)
        s.knights[seat] = space = (space + OPPOSITE) % SPACES
        log.add("mirrored", seat=seat, space=space)
        agenda.append(Frame("arrive", seat, (space, marks | MIRRORED)))
    elif verb == "different":
        use_flag(s, log, seat, DIFFERENT)
        log.add("different-action", seat=seat, space=choice.noun)
        agenda.append(Frame("landed", seat, (choice.noun, marks | ELSEWHERE)))
    elif verb == "staff":
        spend_staff(s, seat, log)
        agenda.append(Frame("landed", seat, (space, marks | STAFF_SPENT)))
    else:
        agenda.append(Frame("acted", seat, (space, marks | NO_STAFF if verb == "double" else marks)))
        CARRY_OUT[RONDEL[space]](s, frame, choice, log)


def spend_staff(s: State, seat: int, log: Log) -> None:
    s.staffs[seat] -= 1
    log.add("staff", seat=seat)


def acted(s: State, frame: Frame, log: Log) -> None:
    """The action is done: a second one, if a staff is spent on it."""
    seat, (space, marks) = frame.seat, frame.args
    if marks & STAFF_SPENT and not marks & SECOND:
        s.agenda.append(Frame("arrive", seat, (space, marks | SECOND)))
    else:
        s.agenda.append(Frame("finish", seat, (space, marks)))


# `ending`: a staff right after the action, or the end. Same arguments.


def refuse_staff_after(s: State, frame: Frame) -> Refusal | None:
    if (no := refuse_staff(s, frame)) is not None:
        return no
    return (
        None
        if can_act(s, Frame("landed", frame.seat, (frame.args[0], frame.args[1] | SECOND)))
        else NOTHING_TWICE
    )


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
        s.agenda.append(Frame("landed", frame.seat, (frame.args[0], frame.args[1] | STAFF_SPENT | SECOND)))


SKIP = Choice("skip")
STAFF = (Choice("staff"),)
DIFFERENT_CLAUSE = Clause(
    "different", nouns("different", range(SPACES)), refuse_different_now, refuse_different
)
ROUND_THE_ACTION = (
    Clause("mirror", (Choice("mirror"),), gate=refuse_mirror),
    DIFFERENT_CLAUSE,
    Clause("staff", STAFF, gate=refuse_staff_before),
)
TURN_QUESTION = (
    Clause("go", nouns("go", range(8)), each=refuse_go),
    Clause("die", nouns("die", range(4)), each=refuse_die),
)
DIE_QUESTION = (
    Clause("go", nouns("go", range(8)), each=refuse_this_go),
    Clause("backwards", (Choice("backwards"),), gate=refuse_backwards),
    Clause("apple", nouns("apple", range(1, 7)), gate=refuse_apple, each=refuse_face),
    Clause("turn", (Choice("turn"),), gate=refuse_turn),
)
ENDING_QUESTION = (
    Clause("staff", STAFF, gate=refuse_staff_after),
    Clause("end", (Choice("end"),)),
)
