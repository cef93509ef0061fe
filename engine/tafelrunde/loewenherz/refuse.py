"""Why something is not among the options: the ledger's rule, with `why` as a code word and the facts beside it.

The options decide alone whether there is a refusal; what is here only finds the reason, and it is an AssertionError if
there is none.
"""

from collections.abc import Callable

from ..kernel.agenda import Frame
from ..kernel.choice import Choice, Refusal
from . import box
from .allowed import (
    allied,
    castle_distance,
    deserter_squares,
    knight_squares,
    knights_in,
    neighbors_of,
    removable_knights,
)
from .grid import BIT, EDGE_SQUARES, NEIGHBORS, SQUARES, beside
from .regions import borders_short
from .scoring import DUCATS, goal_reached
from .state import State
from .steps import AGENDA, DECK


def refuse(s: State, choice: Choice) -> Refusal | None:
    """None for what is on offer; else the reason why it is not."""
    if choice in AGENDA.options(s):
        return None
    if not s.agenda:
        return Refusal("L7.1", why="over") if _ended_by_goal(s) else Refusal("L7.3", why="over")
    frame = s.agenda[-1]
    reason = REASONS.get((frame.step, choice.verb))
    if reason is None:
        return _out_of_order(s, frame.step, choice.verb)
    if choice.verb in ON_SQUARES and not 0 <= choice.noun < SQUARES:
        return Refusal("L1.1", why="off-board")
    return reason(s, frame, choice.noun)


def _ended_by_goal(s: State) -> bool:
    """Perhaps with the last card of all: then no ducats were counted (L7.4)."""
    return any(s.hands) or (goal_reached(s) and not any(earned[DUCATS] for earned in s.earned))


ON_SQUARES = ("castle", "place", "knight", "domain", "against", "expand", "remove")


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


# Squares


def _terrain(s: State, square: int) -> str:
    return box.TERRAINS[s.land[square]]


def castle_reason(s: State, frame: Frame, square: int) -> Refusal:
    color = frame.args[0]
    if s.pieces[square] >= 0:
        return Refusal("L2.4", why="occupied", color=s.pieces[square] >> 1)
    if s.land[square] != box.MEADOW:
        return Refusal("L2.4", why="no-meadow", terrain=_terrain(s, square))
    if not any(s.pieces[near] < 0 and s.land[near] in box.OPEN_GROUND for near, _ in NEIGHBORS[square]):
        return Refusal("L2.4", why="no-room-for-knight")
    return Refusal("L2.5", why="too-near", color=color, squares=castle_distance(s, color) - 1)


def place_reason(s: State, frame: Frame, square: int) -> Refusal:
    if not beside(BIT[frame.args[1]]) & BIT[square]:
        return Refusal("L2.4", why="not-next-to-castle")
    if s.pieces[square] >= 0:
        return Refusal("L2.4", why="occupied", color=s.pieces[square] >> 1)
    assert s.land[square] not in box.OPEN_GROUND
    return Refusal("L2.4", why="no-open-ground", terrain=_terrain(s, square))


def border_reason(s: State, frame: Frame, edge: int) -> Refusal:
    if not 0 <= edge < len(EDGE_SQUARES):
        return Refusal("L5.2", why="rim")
    if s.walls[edge]:
        return Refusal("L5.2", why="stands")
    one, other = EDGE_SQUARES[edge]
    if s.domain[one] >= 0:
        return Refusal("L5.2", why="inside-domain", color=s.pieces[s.domain[one]] >> 1)
    assert s.pieces[one] >> 1 == s.pieces[other] >> 1 >= 0
    return Refusal("L5.2", why="between-pieces", color=s.pieces[one] >> 1)


def knight_reason(s: State, frame: Frame, square: int) -> Refusal:
    if s.pieces[square] >= 0:
        return Refusal("L5.4", why="occupied", color=s.pieces[square] >> 1)
    if s.land[square] not in box.OPEN_GROUND:
        return Refusal("L5.5", why="no-open-ground", terrain=_terrain(s, square))
    mine = [
        edge for near, edge in NEIGHBORS[square] if s.pieces[near] >= 0 and s.pieces[near] >> 1 == frame.seat
    ]
    if not mine:
        return Refusal("L5.4", why="not-next-to-own")
    if all(s.walls[edge] for edge in mine):
        return Refusal("L5.4", why="border-between")
    if frame.step == "desert" and s.domain[square] != frame.args[0]:
        return Refusal("L5.11", why="outside")
    assert s.land[square] == box.FOREST
    assert not s.ducats[frame.seat]
    return Refusal("L5.4", why="forest-ducat")


def expand_reason(s: State, frame: Frame, square: int) -> Refusal:
    castle = frame.args[0]
    owner = s.domain[square]
    if owner == castle:
        return Refusal("L5.6", why="inside")
    if not beside(s.realm[castle]) & BIT[square]:
        return Refusal("L5.6", why="not-next")
    piece = s.pieces[square]
    if piece >= 0 and piece >> 1 != frame.seat:
        return Refusal("L5.7", why="occupied", color=piece >> 1)
    if piece >= 0:
        return Refusal("L5.10", why="occupied", color=piece >> 1)
    if owner >= 0 and s.pieces[owner] >> 1 == frame.seat:
        return Refusal("L5.7", why="own-domain")
    if owner >= 0 and allied(s, castle, owner):
        return Refusal("L5.13", why="allied", color=s.pieces[owner] >> 1)
    if owner >= 0 and knights_in(s, castle) <= knights_in(s, owner):
        return Refusal(
            "L5.8",
            why="knights",
            own=knights_in(s, castle),
            others=knights_in(s, owner),
            color=s.pieces[owner] >> 1,
        )
    assert borders_short(s, castle, square) > 0
    return Refusal("L5.10", why="borders", short=borders_short(s, castle, square))


def remove_reason(s: State, frame: Frame, square: int) -> Refusal:
    castle = frame.args[0]
    if s.domain[square] != castle or s.pieces[square] < 0 or not s.pieces[square] & 1:
        return Refusal("L5.12", why="no-knight-of-domain")
    assert not removable_knights(s, castle) & BIT[square]
    return Refusal("L5.12", why="others-cut-off")


# Domains

NO_OWN_CASTLE = {
    box.EXPAND: Refusal("L5.6", why="no-own-castle"),
    box.DESERTER: Refusal("L5.11", why="no-own-castle"),
    box.ALLIANCE: Refusal("L5.13", why="no-own-castle"),
}
NOWHERE = {
    box.EXPAND: Refusal("L5.6", why="nowhere"),
    box.DESERTER: Refusal("L5.11", why="nowhere"),
    box.ALLIANCE: Refusal("L5.13", why="nowhere"),
}


def domain_reason(s: State, frame: Frame, castle: int) -> Refusal:
    action = frame.args[0]
    if s.pieces[castle] != frame.seat * 2:
        return NO_OWN_CASTLE[action]
    return _idle_domain(s, castle, action)


def _idle_domain(s: State, castle: int, action: int) -> Refusal:
    """Why nothing can be done with an own castle."""
    if not s.realm[castle]:
        return Refusal("L4.2", why="no-domain")
    if action == box.EXPAND:
        return Refusal("L5.6", why="nowhere")
    if action == box.ALLIANCE:
        return Refusal("L5.13", why="nobody")
    if not knights_in(s, castle):
        return Refusal("L5.11", why="no-knight")
    if not any(knights_in(s, victim) for victim in neighbors_of(s, castle)):
        return Refusal("L5.11", why="nobody")
    if not s.knights_left[s.pieces[castle] >> 1]:
        return Refusal("L5.5", why="no-knight-left")
    if deserter_squares(s, castle, 1):
        return Refusal("L3.4", why="forest-ducat")
    return Refusal("L5.11", why="no-place")


def against_reason(s: State, frame: Frame, victim: int) -> Refusal:
    action, castle = frame.args
    piece = s.pieces[victim]
    if piece >= 0 and not piece & 1 and not s.realm[victim]:
        return Refusal("L4.2", why="no-domain")
    if action == box.ALLIANCE:
        return _no_ally(s, frame.seat, castle, victim)
    if piece < 0 or piece & 1:
        return Refusal("L5.11", why="no-castle")
    if piece >> 1 == frame.seat:
        return Refusal("L5.11", why="own-domain")
    if victim not in neighbors_of(s, castle):
        return Refusal("L5.11", why="no-neighbor")
    assert not knights_in(s, victim)
    return Refusal("L5.11", why="no-knight-there")


def _no_ally(s: State, seat: int, castle: int, other: int) -> Refusal:
    piece = s.pieces[other]
    if piece < 0 or piece & 1:
        return Refusal("L5.13", why="no-castle")
    if piece >> 1 == seat:
        return Refusal("L5.13", why="own-domain")
    if other not in neighbors_of(s, castle):
        return Refusal("L5.13", why="no-neighbor")
    assert allied(s, castle, other)
    return Refusal("L5.13", why="allied", color=piece >> 1)


# Cards


def sell_reason(s: State, frame: Frame, card: int) -> Refusal:
    return Refusal("L3.2", why="not-in-hand")


def play_reason(s: State, frame: Frame, noun: int) -> Refusal:
    card, which = divmod(noun, 2)
    seat = frame.seat
    if card not in s.hands[seat]:
        return Refusal("L3.2", why="not-in-hand")
    actions = box.CARDS[card].actions
    if which >= len(actions):
        return Refusal("L1.2", why="one-action")
    price = box.CARDS[card].price
    if price > s.ducats[seat]:
        return Refusal("L3.4", why="price", price=price, ducats=s.ducats[seat])
    return _idle_action(s, seat, actions[which][0])


def _idle_action(s: State, seat: int, action: int) -> Refusal:
    """L3.4: why an action can have no effect."""
    if action == box.BORDERS:
        return Refusal("L5.1", why="no-border-left") if not s.borders_left else Refusal("L5.2", why="nowhere")
    if action == box.KNIGHTS:
        if not s.knights_left[seat]:
            return Refusal("L5.5", why="no-knight-left")
        return (
            Refusal("L3.4", why="forest-ducat")
            if knight_squares(s, seat, 1)
            else Refusal("L5.4", why="nowhere")
        )
    domains = [castle for castle in s.castles[seat] if s.realm[castle]]
    if not domains:
        return Refusal("L4.2", why="no-domain")
    reasons = [_idle_domain(s, castle, action) for castle in domains]
    if len(reasons) == 1:
        return reasons[0]
    # What a player lacks says more than that none of his domains will do.
    return next((reason for reason in reasons if reason.rule in ("L5.5", "L3.4")), NOWHERE[action])


def draw_reason(s: State, frame: Frame, card: int) -> Refusal:
    return (
        Refusal("L3.5", why="just-sold") if card == s.sold != DECK else Refusal("L3.5", why="not-in-market")
    )


AT_LEAST_ONE = {
    "borders": Refusal("L5.1", why="at-least-one"),
    "knights": Refusal("L5.4", why="at-least-one"),
    "expand": Refusal("L5.6", why="at-least-one"),
    "desert": Refusal("L5.11", why="at-least-one"),
}


def done_reason(s: State, frame: Frame, noun: int) -> Refusal:
    return AT_LEAST_ONE[frame.step]


Reason = Callable[[State, Frame, int], Refusal]
REASONS: dict[tuple[str, str], Reason] = {
    ("castle", "castle"): castle_reason,
    ("place", "place"): place_reason,
    ("act", "sell"): sell_reason,
    ("act", "play"): play_reason,
    ("borders", "border"): border_reason,
    ("borders", "done"): done_reason,
    ("knights", "knight"): knight_reason,
    ("knights", "done"): done_reason,
    ("domain", "domain"): domain_reason,
    ("expand", "expand"): expand_reason,
    ("expand", "done"): done_reason,
    ("against", "against"): against_reason,
    ("desert", "knight"): knight_reason,
    ("desert", "done"): done_reason,
    ("remove", "remove"): remove_reason,
    ("draw", "draw"): draw_reason,
}
