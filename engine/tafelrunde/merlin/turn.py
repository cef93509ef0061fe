"""M3, the first part of a turn: the die, what is done with it, and the move."""

from ..kernel.agenda import Frame
from ..kernel.choice import Choice, Prompt, Refusal
from ..kernel.event import Log
from .box import BACKWARDS, DICE, MERLIN_DIE, SPACES, TURN_DIE
from .moves import use_flag
from .question import Clause, Question, nouns, prompt
from .state import BY_MERLIN, State

FACES = range(1, 7)
CLOCKWISE, COUNTER = WAYS = range(2)
# The noun of `go`: a die and a way.
GO = tuple((die, way) for die in DICE for way in WAYS)
# Only Merlin goes counter-clockwise without a flag.
GO_CHOICES = tuple(
    Choice("go", noun) for noun, (die, way) in enumerate(GO) if way == CLOCKWISE or die == MERLIN_DIE
)


def go(die: int, way: int) -> int:
    return die * 2 + way


def opposite(face: int) -> int:
    return 7 - face


# `turn`: which die.

DIE_USED = tuple(Refusal("M3.1", die=die) for die in DICE)
SAME_DIE = tuple(Refusal("M3.3", why="same", die=die) for die in DICE)
KNIGHT_BACKWARDS = Refusal("M3.3", why="backwards")
ONLY_A_MOVE = Refusal("M3.6", why="nothing-to-change")
DIE_CHOICES = nouns("die", DICE)


def refuse_die_used(s: State, seat: int, die: int) -> Refusal | None:
    """M3.1: a die that is left; of own dice that show the same, the first stands for all."""
    dice = s.dice[seat]
    pips = dice[die]
    if not pips:
        return DIE_USED[die]
    if die != MERLIN_DIE and (first := dice.index(pips)) < die:
        return SAME_DIE[first]
    return None


def refuse_go(s: State, frame: Frame, noun: int) -> Refusal | None:
    """M3.3: a knight goes clockwise. M3.4: Merlin goes either way."""
    die, way = GO[noun]
    if (no := refuse_die_used(s, frame.seat, die)) is not None:
        return no
    return KNIGHT_BACKWARDS if way == COUNTER and die != MERLIN_DIE else None


def changeable(s: State, frame: Frame) -> tuple[Choice, ...]:
    """No die is worth a look where there is nothing to change one with."""
    things = s.things[frame.seat]
    return DIE_CHOICES if s.apples[frame.seat] or things[TURN_DIE] or things[BACKWARDS] else ()


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
        move(s, frame.seat, *GO[choice.noun], log)


# M3.2: there is no other answer, so that a turn cannot be skipped.
TURN_QUESTION = Question(
    prompt("turn"),
    (Clause("go", GO_CHOICES, each=refuse_go), Clause("die", changeable, each=refuse_die)),
    die_chosen,
)


# `die`: what is done with it before the move (M3.9). Its arguments: the die, and whether it was changed.

OTHER_DIE = Refusal("M3.9", why="other-die")
CHANGED = Refusal("M3.9", why="die-changed")


def die_prompt(s: State, frame: Frame) -> Prompt:
    return Prompt("die", {"die": frame.args[0], "pips": s.dice[frame.seat][frame.args[0]]})


def refuse_this_go(s: State, frame: Frame, noun: int) -> Refusal | None:
    die, way = GO[noun]
    if die != frame.args[0]:
        return OTHER_DIE
    return KNIGHT_BACKWARDS if way == COUNTER and die != MERLIN_DIE else None


MERLIN_NEEDS_NONE = Refusal("M5.3", why="merlin")
NO_BACKWARDS = Refusal("M5.3", why="no-flag")


def refuse_backwards(s: State, frame: Frame) -> Refusal | None:
    """M5.3: the flag Backwards, for a knight."""
    if frame.args[0] == MERLIN_DIE:
        return MERLIN_NEEDS_NONE
    return None if s.things[frame.seat][BACKWARDS] else NO_BACKWARDS


NO_APPLE = Refusal("M3.6", why="no-apple")
SAME_FACE = Refusal("M3.6", why="same-face")


def refuse_apple(s: State, frame: Frame) -> Refusal | None:
    """M3.6: one apple a turn."""
    if frame.args[1]:
        return CHANGED
    return None if s.apples[frame.seat] else NO_APPLE


def refuse_face(s: State, frame: Frame, face: int) -> Refusal | None:
    """M3.6: any other face."""
    return SAME_FACE if s.dice[frame.seat][frame.args[0]] == face else None


NO_TURN_DIE = Refusal("M5.4")


def refuse_turn(s: State, frame: Frame) -> Refusal | None:
    """M5.4: the flag Turn die."""
    if frame.args[1]:
        return CHANGED
    return None if s.things[frame.seat][TURN_DIE] else NO_TURN_DIE


def die_handled(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    """M3.9: the die may be changed, then the figure moves. M5.3: counter-clockwise with the flag Backwards."""
    seat, die = frame.seat, frame.args[0]
    if choice.verb == "go":
        move(s, seat, *GO[choice.noun], log)
        return
    if choice.verb == "backwards":
        use_flag(s, log, seat, BACKWARDS)
        move(s, seat, die, COUNTER, log)
        return
    if choice.verb == "apple":
        set_by_apple(s, seat, die, choice.noun, log)
    else:
        turn_die(s, seat, die, log)
    if die == MERLIN_DIE or s.things[seat][BACKWARDS]:
        s.agenda.append(Frame("die", seat, (die, 1)))
    else:
        move(s, seat, die, CLOCKWISE, log)


def set_by_apple(s: State, seat: int, die: int, face: int, log: Log) -> None:
    """M3.6: the die shows what the apple makes of it; the apple returns to the supply."""
    s.apples[seat] -= 1
    s.apple_supply += 1
    s.dice[seat][die] = face
    log.add("apple", seat=seat, die=die, pips=face)


def turn_die(s: State, seat: int, die: int, log: Log) -> None:
    """M5.4: the opposite face."""
    use_flag(s, log, seat, TURN_DIE)
    s.dice[seat][die] = opposite(s.dice[seat][die])
    log.add("turned-die", seat=seat, die=die, pips=s.dice[seat][die])


def move(s: State, seat: int, die: int, way: int, log: Log) -> None:
    """M3.3: the knight, or M3.4: Merlin. M3.1: the die is used."""
    space = destination(s, seat, die, way)
    pips = s.dice[seat][die]
    s.dice[seat][die] = 0
    steps = -pips if way == COUNTER else pips
    if die == MERLIN_DIE:
        s.merlin = space
        log.add("moved-merlin", seat=seat, steps=steps, space=space)
        s.agenda.append(Frame("arrive", seat, (space, BY_MERLIN)))
    else:
        s.knights[seat] = space
        log.add("moved-knight", seat=seat, steps=steps, space=space)
        s.agenda.append(Frame("arrive", seat, (space, 0)))


def destination(s: State, seat: int, die: int, way: int) -> int:
    """M3.3, M3.4: exactly the pips."""
    start = s.merlin if die == MERLIN_DIE else s.knights[seat]
    pips = s.dice[seat][die]
    return (start - pips if way == COUNTER else start + pips) % SPACES


DIE_QUESTION = Question(
    die_prompt,
    (
        Clause("go", GO_CHOICES, each=refuse_this_go),
        Clause("backwards", (Choice("backwards"),), gate=refuse_backwards),
        Clause("apple", nouns("apple", FACES), gate=refuse_apple, each=refuse_face),
        Clause("turn", (Choice("turn"),), gate=refuse_turn),
    ),
    die_handled,
)
