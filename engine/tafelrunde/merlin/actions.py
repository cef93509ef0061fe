"""M4: what a space does, a space a section: its first question, what speaks against an answer, what is done with it,
and the further questions. The spaces that send henchmen are in henchmen.py, the build space is in building.py.

Frames `landed` hold the space whose action is carried out and the marks of the turn. What an action asks further, once
its first part is chosen, cannot be left open (M3.2).
"""

from ..kernel.agenda import Frame
from ..kernel.choice import Choice, Prompt, Refusal
from ..kernel.event import Log
from . import favor
from .box import (
    BUILD,
    DECK,
    EXCALIBUR,
    EXCHANGE,
    GRAIL,
    INFLUENCE,
    KINDS,
    MISSION,
    MISSION_CARDS,
    OF_KIND,
    PLACE_HENCHMAN,
    PRINCIPALITIES,
    PRINCIPALITY,
    RELOCATE,
    SCORE_SHIELDS,
    TAKE_SHIELD,
    THINGS,
    kind_of,
    principality_of,
    thing,
)
from .building import BUILD_ACTION, BUILD_QUESTION, PAY_QUESTION, TOWER_QUESTION
from .henchmen import (
    ASSIGN_QUESTION,
    ASSIGNMENT_ACTION,
    DEPLOY_QUESTION,
    PLACE_QUESTION,
    PLACE_TWO,
    PRINCIPALITY_ACTION,
    RELOCATE_ACTION,
    RELOCATE_QUESTION,
    footholds,
    place_two,
)
from .missions import discard_card, draw_card
from .moves import discard_traitor, return_thing, take_thing
from .question import EACH_THING, Action, Clause, Question, nouns, possible, prompt
from .scoring import POINTS_FAVOR, POINTS_SPACES, gain
from .state import State

ACT = (Choice("act"),)


# Points

NOTHING_TO_SCORE = (
    Refusal("M4.5", kind=0),
    Refusal("M4.5", kind=1),
    Refusal("M4.5", kind=2),
    Refusal("M4.6"),
)


def count(s: State, seat: int, kind: int) -> int:
    """M4.5: how many shields, flags or materials a player has. M4.6: or counters in the principalities."""
    if kind == INFLUENCE:
        return sum([there[seat] for there in s.influence])
    return sum(s.things[seat][OF_KIND[kind]])


def kind_scored(s: State, frame: Frame) -> int:
    return s.box.rondel[frame.args[0]] - SCORE_SHIELDS


def refuse_points(s: State, frame: Frame) -> Refusal | None:
    kind = kind_scored(s, frame)
    return None if count(s, frame.seat, kind) else NOTHING_TO_SCORE[kind]


def refuse_any_points(s: State, frame: Frame) -> Refusal | None:
    return favor.refuse_use(s, frame.seat, favor.ANY_POINTS)


def points_scored(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    """M4.5, M4.6: 1 point for each. M9.7: of any kind, and 1 more."""
    seat, kind = frame.seat, kind_scored(s, frame)
    if choice.verb == "score":
        kind = choice.noun
        favor.use(s, log, seat, favor.ANY_POINTS)
        gain(s, log, seat, 1, POINTS_FAVOR, "any-points")
    gain(s, log, seat, count(s, seat, kind), POINTS_SPACES, "space", kind=kind)


def points_twice(s: State, frame: Frame) -> bool:
    return count(s, frame.seat, kind_scored(s, frame)) > 0


POINTS_ACTION = Action(
    (
        Clause("act", ACT, gate=refuse_points),
        Clause("score", nouns("score", (*KINDS, INFLUENCE)), gate=refuse_any_points),
    ),
    points_scored,
    points_twice,
)


# Influence (flag, material, shield)

WRONG_KIND = Refusal("M4.7", why="other-kind")
NO_INFLUENCE = tuple(Refusal("M4.7", why="no-influence", principality=p) for p in PRINCIPALITIES)
NONE_LEFT = tuple(Refusal("M4.7", why="none-left", **which) for which in EACH_THING)


def kind_taken(s: State, frame: Frame) -> int:
    return s.box.rondel[frame.args[0]] - TAKE_SHIELD


def refuse_take(s: State, frame: Frame, which: int) -> Refusal | None:
    """M4.7: only where you have a counter, and only while some are left."""
    kind, p = kind_of(which), principality_of(which)
    if kind != kind_taken(s, frame):
        return WRONG_KIND
    if not s.influence[p][frame.seat]:
        return NO_INFLUENCE[p]
    return None if s.stock[kind][p] else NONE_LEFT[which]


def thing_taken(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    if choice.verb == "double":
        place_two(s, frame, log)
    else:
        take_thing(s, log, frame.seat, choice.noun)


def take_twice(s: State, frame: Frame) -> bool:
    stock = s.stock[kind_taken(s, frame)]
    return sum(stock[p] for p in footholds(s, frame.seat)) >= 2


def take_action(kind: int) -> Action:
    taken = nouns("take", (thing(kind, p) for p in PRINCIPALITIES))
    return Action((Clause("take", taken, each=refuse_take), PLACE_TWO), thing_taken, take_twice)


# Excalibur

NO_SUCH_TRAITOR = tuple(Refusal("M4.9", why="none", principality=p) for p in PRINCIPALITIES)
CHOOSE_A_TRAITOR = Refusal("M4.9", why="choose")
EXCALIBUR_HELD = Refusal("M4.9", why="holder")


def refuse_traitor(s: State, frame: Frame, p: int) -> Refusal | None:
    return None if s.traitors[frame.seat][p] else NO_SUCH_TRAITOR[p]


def refuse_excalibur(s: State, frame: Frame) -> Refusal | None:
    """M4.9: without a choice of traitor only where there is none."""
    if any(s.traitors[frame.seat]):
        return CHOOSE_A_TRAITOR
    return EXCALIBUR_HELD if s.excalibur == frame.seat else None


def excalibur_taken(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    """M4.9: take it, then discard a traitor."""
    seat = frame.seat
    if s.excalibur != seat:
        log.add("excalibur", seat=seat, holder=s.excalibur)
        s.excalibur = seat
    if choice.verb == "traitor":
        discard_traitor(s, seat, choice.noun)
        log.add("traitor-discarded", seat=seat, principality=choice.noun)


def excalibur_twice(s: State, frame: Frame) -> bool:
    return sum(s.traitors[frame.seat]) >= 2


EXCALIBUR_ACTION = Action(
    (
        Clause("traitor", nouns("traitor", PRINCIPALITIES), each=refuse_traitor),
        Clause("act", ACT, gate=refuse_excalibur),
    ),
    excalibur_taken,
    excalibur_twice,
)


# Grail

GRAIL_HELD = Refusal("M4.10")


def refuse_grail(s: State, frame: Frame) -> Refusal | None:
    return GRAIL_HELD if s.grail == frame.seat and not s.apple_supply else None


def grail_taken(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    """M4.10: take it, then an apple, if any."""
    seat = frame.seat
    if s.grail != seat:
        log.add("grail", seat=seat, holder=s.grail)
        s.grail = seat
    if s.apple_supply:
        s.apple_supply -= 1
        s.apples[seat] += 1
        log.add("took-apple", seat=seat)


def grail_twice(s: State, frame: Frame) -> bool:
    return s.apple_supply >= 2


GRAIL_ACTION = Action((Clause("act", ACT, gate=refuse_grail),), grail_taken, grail_twice)


# Exchange

NOT_OWNED = tuple(Refusal("M4.13", why="not-owned", **which) for which in EACH_THING)
NOTHING_ELSE = Refusal("M4.13", why="nothing-to-take")
SAME_AGAIN = Refusal("M4.13", why="same-thing")
NO_SUCH_LEFT = tuple(Refusal("M4.13", why="none-left", **which) for which in EACH_THING)


def refuse_give(s: State, frame: Frame, given: int) -> Refusal | None:
    """M4.13: what you have, where anything else can be taken for it."""
    if not s.things[frame.seat][given]:
        return NOT_OWNED[given]
    same = s.stock[kind_of(given)][principality_of(given)]
    return None if sum(map(sum, s.stock)) > same else NOTHING_ELSE


def thing_given(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    return_thing(s, log, frame.seat, choice.noun)
    s.agenda.append(Frame("exchange", frame.seat, (choice.noun,)))


def exchange_prompt(s: State, frame: Frame) -> Prompt:
    given = frame.args[0]
    return Prompt("exchange", {"kind": kind_of(given), "principality": principality_of(given)})


def refuse_other_thing(s: State, frame: Frame, which: int) -> Refusal | None:
    """M4.13: any thing that is left, but not the same again."""
    if which == frame.args[0]:
        return SAME_AGAIN
    return None if s.stock[kind_of(which)][principality_of(which)] else NO_SUCH_LEFT[which]


def exchanged(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    take_thing(s, log, frame.seat, choice.noun)


EXCHANGE_ACTION = Action((Clause("give", nouns("give", THINGS), each=refuse_give),), thing_given)
EXCHANGE_QUESTION = Question(
    exchange_prompt, (Clause("take", nouns("take", THINGS), each=refuse_other_thing),), exchanged
)


# Mission

NOT_IN_HAND = Refusal("M4.14", why="not-in-hand")
DISCARDS = nouns("discard", range(MISSION_CARDS))


def hand_discards(s: State, frame: Frame) -> list[Choice]:
    return [DISCARDS[card] for card in s.hands[frame.seat] if card >= 0]


def refuse_discard(s: State, frame: Frame, card: int) -> Refusal | None:
    return None if card in s.hands[frame.seat] else NOT_IN_HAND


def mission_discarded(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    """M4.14: a first card; then perhaps another; then as many are drawn."""
    seat = frame.seat
    put_away(s, log, seat, choice.noun)
    s.agenda += [Frame("draw", seat), Frame("second-discard", seat)]


def second_discarded(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    """M4.14: two are the most."""
    if choice.verb == "discard":
        put_away(s, log, frame.seat, choice.noun)
        s.agenda.append(Frame("draw", frame.seat))


def put_away(s: State, log: Log, seat: int, card: int) -> None:
    discard_card(s, seat, card)
    log.add("discarded", seat=seat, card=card)


def drawn(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    """M4.14, and M7.3 at the end of the turn."""
    draw_card(s, log, frame.seat, choice.noun)


DISCARD_CLAUSE = Clause("discard", hand_discards, each=refuse_discard)
DRAW_CLAUSE = Clause("draw", nouns("draw", range(DECK + 1)))
MISSION_ACTION = Action((DISCARD_CLAUSE,), mission_discarded)
DISCARD_QUESTION = Question(
    prompt("second-discard"), (DISCARD_CLAUSE, Clause("enough", (Choice("enough"),))), second_discarded
)
DRAW_QUESTION = Question(prompt("draw"), (DRAW_CLAUSE,), drawn)
REPLACE_QUESTION = Question(prompt("replace"), (DRAW_CLAUSE,), drawn)


# All of them

ACTIONS: dict[int, Action] = {
    PRINCIPALITY: PRINCIPALITY_ACTION,
    **dict.fromkeys((SCORE_SHIELDS + kind for kind in (*KINDS, INFLUENCE)), POINTS_ACTION),
    **{TAKE_SHIELD + kind: take_action(kind) for kind in KINDS},
    PLACE_HENCHMAN: ASSIGNMENT_ACTION,
    EXCALIBUR: EXCALIBUR_ACTION,
    GRAIL: GRAIL_ACTION,
    RELOCATE: RELOCATE_ACTION,
    EXCHANGE: EXCHANGE_ACTION,
    MISSION: MISSION_ACTION,
    BUILD: BUILD_ACTION,
}

FURTHER: dict[str, Question] = {
    "deploy": DEPLOY_QUESTION,
    "assign": ASSIGN_QUESTION,
    "place": PLACE_QUESTION,
    "relocate": RELOCATE_QUESTION,
    "exchange": EXCHANGE_QUESTION,
    "second-discard": DISCARD_QUESTION,
    "draw": DRAW_QUESTION,
    "build": BUILD_QUESTION,
    "pay": PAY_QUESTION,
    "tower": TOWER_QUESTION,
}


def can_act(s: State, frame: Frame) -> bool:
    """Whether the action of the frame's space would do anything."""
    return possible(ACTIONS[s.box.rondel[frame.args[0]]].clauses, s, frame)


def can_act_twice(s: State, frame: Frame) -> bool:
    """Whether a second action after a well-chosen first one could do anything too (M3.7)."""
    twice = ACTIONS[s.box.rondel[frame.args[0]]].twice
    return can_act(s, frame) and (twice is None or twice(s, frame))
