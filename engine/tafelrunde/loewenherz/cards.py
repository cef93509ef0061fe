"""What a card can do: which of the hand can be played, with which own domain, against which other.

Each predicate says why not, or None: options and reasons both come from it.
"""

from functools import cache

from ..kernel.choice import Refusal
from . import box
from .allowed import NO_BORDER_LEFT, NO_KNIGHT_LEFT, allied, border_edges, expand_squares, knight_squares
from .regions import knights_in, neighbors_of
from .state import State, castle_of, is_castle, owner

NOT_IN_HAND = Refusal("L3.2", why="not-in-hand")
ONE_ACTION = Refusal("L1.2", why="one-action")
NO_FOREST_DUCAT = Refusal("L3.4", why="forest-ducat")
NO_DOMAIN = Refusal("L4.2", why="no-domain")

# By action.
NOWHERE = {
    box.BORDERS: Refusal("L5.2", why="nowhere"),
    box.KNIGHTS: Refusal("L5.4", why="nowhere"),
    box.EXPAND: Refusal("L5.6", why="nowhere"),
    box.DESERTER: Refusal("L5.11", why="nowhere"),
    box.ALLIANCE: Refusal("L5.13", why="nowhere"),
}
NO_OWN_CASTLE = {
    box.EXPAND: Refusal("L5.6", why="no-own-castle"),
    box.DESERTER: Refusal("L5.11", why="no-own-castle"),
    box.ALLIANCE: Refusal("L5.13", why="no-own-castle"),
}
NOBODY = {box.DESERTER: Refusal("L5.11", why="nobody"), box.ALLIANCE: Refusal("L5.13", why="nobody")}
NO_CASTLE = {box.DESERTER: Refusal("L5.11", why="no-castle"), box.ALLIANCE: Refusal("L5.13", why="no-castle")}
OWN_DOMAIN = {
    box.DESERTER: Refusal("L5.11", why="own-domain"),
    box.ALLIANCE: Refusal("L5.13", why="own-domain"),
}
NO_NEIGHBOR = {
    box.DESERTER: Refusal("L5.11", why="no-neighbor"),
    box.ALLIANCE: Refusal("L5.13", why="no-neighbor"),
}
NO_KNIGHT = Refusal("L5.11", why="no-knight")
NO_PLACE = Refusal("L5.11", why="no-place")
NO_KNIGHT_THERE = Refusal("L5.11", why="no-knight-there")

# What an action can do for a purse, as far as it was asked for one position.
Known = dict[tuple[int, int], Refusal | None]


def cards_to_sell(s: State, seat: int) -> list[int]:
    """L3.2: any of the hand, as far as it can be seen."""
    return [card for card in s.hands[seat] if card >= 0]


def refuse_sale(s: State, seat: int, card: int) -> Refusal | None:
    return None if card in cards_to_sell(s, seat) else NOT_IN_HAND


def refuse_play(s: State, seat: int, card: int, which: int, known: Known) -> Refusal | None:
    """L3.4, L1.2: a card of the hand that can be paid, with one of its actions that has an effect."""
    if card < 0 or card not in s.hands[seat]:
        return NOT_IN_HAND
    actions = s.box.kinds[card]
    if which >= len(actions):
        return ONE_ACTION
    price = s.box.prices[card]
    purse = s.ducats[seat] - price
    if purse < 0:
        return _too_dear(price, s.ducats[seat])
    # Beyond the first ducat for a forest, the purse changes nothing.
    question = actions[which], 1 if purse else 0
    if question not in known:
        known[question] = refuse_action(s, seat, *question)
    return known[question]


@cache
def _too_dear(price: int, ducats: int) -> Refusal:
    return Refusal("L3.4", why="price", price=price, ducats=ducats)


def refuse_action(s: State, color: int, action: int, purse: int) -> Refusal | None:
    """L3.4: why an action would have no effect for someone with this many ducats left."""
    if action == box.BORDERS:
        if border_edges(s):
            return None
        return NOWHERE[action] if s.borders_left else NO_BORDER_LEFT
    if action == box.KNIGHTS:
        if knight_squares(s, color, purse):
            return None
        return _no_room(s, color, NOWHERE[action])
    reasons = []
    for castle in s.castles[color]:
        if s.realm[castle]:
            reason = refuse_domain(s, color, action, castle, purse)
            if reason is None:
                return None
            reasons.append(reason)
    if len(reasons) < 2:
        return reasons[0] if reasons else NO_DOMAIN
    # What a player lacks says more than that none of his domains will do.
    return next(
        (reason for reason in reasons if reason in (NO_KNIGHT_LEFT, NO_FOREST_DUCAT)), NOWHERE[action]
    )


def _no_room(s: State, color: int, otherwise: Refusal, realm: int = -1) -> Refusal:
    """Why no knight can be placed: for want of knights, for want of a ducat, or otherwise."""
    if not s.knights_left[color]:
        return NO_KNIGHT_LEFT
    return NO_FOREST_DUCAT if knight_squares(s, color, 1, realm) else otherwise


def refuse_domain(s: State, color: int, action: int, castle: int, purse: int) -> Refusal | None:
    """L5.6, L5.11, L5.13: the own domains that can act."""
    if s.pieces[castle] != castle_of(color):
        return NO_OWN_CASTLE[action]
    if not s.realm[castle]:
        return NO_DOMAIN
    if action == box.EXPAND:
        return None if expand_squares(s, castle) else NOWHERE[action]
    if action == box.DESERTER and not knights_in(s, castle):
        return NO_KNIGHT
    if not opponents(s, action, castle):
        return NOBODY[action]
    if action == box.ALLIANCE or knight_squares(s, color, purse, s.realm[castle]):
        return None
    return _no_room(s, color, NO_PLACE, s.realm[castle])


def domains_for(s: State, color: int, action: int, purse: int) -> list[int]:
    return [castle for castle in s.castles[color] if refuse_domain(s, color, action, castle, purse) is None]


def refuse_opponent(s: State, action: int, castle: int, other: int) -> Refusal | None:
    """L5.11, L5.13: the neighboring domains of others that a deserter may leave, or an alliance be made with."""
    if not is_castle(s.pieces[other]):
        return NO_CASTLE[action]
    if not s.realm[other]:
        return NO_DOMAIN
    color = owner(s.pieces[other])
    if color == owner(s.pieces[castle]):
        return OWN_DOMAIN[action]
    if other not in neighbors_of(s, castle):
        return NO_NEIGHBOR[action]
    if action == box.DESERTER:
        return None if knights_in(s, other) else NO_KNIGHT_THERE
    return Refusal("L5.13", why="allied", color=color) if allied(s, castle, other) else None


def opponents(s: State, action: int, castle: int) -> list[int]:
    return [other for other in neighbors_of(s, castle) if refuse_opponent(s, action, castle, other) is None]
