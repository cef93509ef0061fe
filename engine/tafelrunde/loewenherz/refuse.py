"""Why not: the rule against whatever a person may point at and cannot choose now, with `why` as a code word.

What is right at this moment but not for this square or card is refused by the clauses and predicates that make the
options: allowed.py, cards.py, steps.py. What is right at another moment, or never, is refused here.
"""

from collections.abc import Callable

from ..kernel.agenda import Frame
from ..kernel.choice import Choice, Refusal
from . import cards
from .actions import AT_LEAST_ONE, refuse_done
from .allowed import (
    WHY_NO_BORDER,
    WHY_NO_CASTLE,
    WHY_NO_EXPANSION,
    WHY_NO_FIRST_KNIGHT,
    WHY_NO_KNIGHT,
    WHY_NO_REMOVAL,
    Clauses,
    Reasons,
    border_clauses,
    castle_clauses,
    expand_clauses,
    first_knight_clauses,
    knight_clauses,
    reason_against,
    remove_clauses,
)
from .box import card_and_action
from .grid import BIT, EDGE_BIT, EDGES, SQUARES
from .scoring import POINTS_DUCATS, goal_reached
from .state import State
from .steps import refuse_draw

OFF_BOARD = Refusal("L1.1", why="off-board")


def refuse(s: State, choice: Choice) -> Refusal | None:
    """None for what is on offer."""
    if not s.agenda:
        return Refusal("L7.1", why="over") if _ended_by_goal(s) else Refusal("L7.3", why="over")
    frame = s.agenda[-1]
    question = frame.step, choice.verb
    if question in ON_SQUARES:
        return _refuse_square(s, frame, choice.verb, choice.noun)
    if question in OTHERS and not (choice.verb == "done" and choice.noun):
        return OTHERS[question](s, frame, choice.noun)
    return _out_of_order(s, frame.step, choice.verb)


def _ended_by_goal(s: State) -> bool:
    """Perhaps with the last card of all: then no ducats were counted (L7.4)."""
    return any(s.hands) or (goal_reached(s) and not any(earned[POINTS_DUCATS] for earned in s.earned))


def _out_of_order(s: State, step: str, verb: str) -> Refusal:
    """Right at another moment, or never."""
    if step in ("castle", "place"):
        return Refusal("L2.4", why="castles-first")
    if verb in ("castle", "place"):
        return Refusal("L2.4", why="castles-placed")
    if verb == "draw":
        return Refusal("L3.5", why="last") if s.deck else Refusal("L7.2", why="deck-empty")
    if step == "act":
        return Refusal("L3.4", why="card-first") if verb != "done" else Refusal("L3.2", why="must-act")
    if verb in ("sell", "play"):
        return Refusal("L3.2", why="one-card")
    if step == "draw":
        return Refusal("L3.5", why="fill-hand")
    return Refusal("L3.4", why="other-action")


# Squares and edges, by the question at hand

ON_SQUARES: dict[tuple[str, str], tuple[Callable[[State, Frame], Clauses], Reasons]] = {
    ("castle", "castle"): (lambda s, frame: castle_clauses(s, frame.args[0]), WHY_NO_CASTLE),
    ("place", "place"): (lambda s, frame: first_knight_clauses(s, frame.args[1]), WHY_NO_FIRST_KNIGHT),
    ("knights", "knight"): (
        lambda s, frame: knight_clauses(s, frame.seat, s.ducats[frame.seat]),
        WHY_NO_KNIGHT,
    ),
    ("desert", "knight"): (
        lambda s, frame: knight_clauses(s, frame.seat, s.ducats[frame.seat], s.realm[frame.args[0]]),
        WHY_NO_KNIGHT,
    ),
    ("expand", "expand"): (lambda s, frame: expand_clauses(s, frame.args[0]), WHY_NO_EXPANSION),
    ("remove", "remove"): (lambda s, frame: remove_clauses(s, frame.args[0]), WHY_NO_REMOVAL),
}


def _refuse_square(s: State, frame: Frame, verb: str, square: int) -> Refusal | None:
    if not 0 <= square < SQUARES:
        return OFF_BOARD
    clauses, reasons = ON_SQUARES[frame.step, verb]
    return reason_against(clauses(s, frame), reasons, BIT[square], s, frame, square)


def _refuse_border(s: State, frame: Frame, edge: int) -> Refusal | None:
    if not 0 <= edge < EDGES:
        return Refusal("L5.2", why="rim")
    return reason_against(border_clauses(s), WHY_NO_BORDER, EDGE_BIT[edge], s, frame, edge)


# Cards and domains


def _refuse_domain(s: State, frame: Frame, castle: int) -> Refusal | None:
    if not 0 <= castle < SQUARES:
        return OFF_BOARD
    return cards.refuse_domain(s, frame.seat, frame.args[0], castle, s.ducats[frame.seat])


def _refuse_opponent(s: State, frame: Frame, other: int) -> Refusal | None:
    if not 0 <= other < SQUARES:
        return OFF_BOARD
    action, castle = frame.args
    return cards.refuse_opponent(s, action, castle, other)


OTHERS: dict[tuple[str, str], Callable[[State, Frame, int], Refusal | None]] = {
    ("act", "sell"): lambda s, frame, card: cards.refuse_sale(s, frame.seat, card),
    ("act", "play"): lambda s, frame, noun: cards.refuse_play(s, frame.seat, *card_and_action(noun), {}),
    ("borders", "border"): _refuse_border,
    ("domain", "domain"): _refuse_domain,
    ("against", "against"): _refuse_opponent,
    ("draw", "draw"): refuse_draw,
    **{(step, "done"): lambda s, frame, noun: refuse_done(frame) for step in AT_LEAST_ONE},
}
