"""What is allowed (L2.4, L5): squares and edges as bit sets, domains as lists, and whether a card can do anything.

A colour is a player's seat or the neutral colour; a domain is known by the square of its castle (L4.7).
"""

from . import box
from .grid import BIT, SIDE, SQUARES, beside, flood, reach, squares_of
from .regions import borders_short
from .state import State

# With this many borders in the supply no expansion can fail for want of them: three at most are needed, one is freed.
ENOUGH_BORDERS = 2


def occupied(s: State) -> int:
    mask = 0
    for own in s.own:
        mask |= own
    return mask


def knights_in(s: State, castle: int) -> int:
    """The knights of a domain."""
    return (s.own[s.pieces[castle] >> 1] & s.realm[castle]).bit_count() - 1


# L2.4 to L2.6: castles


def castle_ground(s: State) -> int:
    """L2.4: free meadows with a free meadow or forest beside them."""
    free = ~occupied(s)
    meadow = s.terrain[box.MEADOW] & free
    return meadow & beside((meadow | s.terrain[box.FOREST]) & free)


def castle_distance(s: State, color: int) -> int:
    """L2.5: the steps that the next castle of this colour has to keep: 7, or as many as some square allows."""
    ground = castle_ground(s)
    steps = box.DISTANCE
    while steps and not ground & ~too_near(s, color, steps):
        steps -= 1
    return steps


def too_near(s: State, color: int, steps: int) -> int:
    """The squares fewer than so many steps from a castle of this colour."""
    mask = 0
    for castle in s.castles[color]:
        mask |= BIT[castle]
    for _ in range(steps - 1):
        mask |= beside(mask)
    return mask if steps else 0


def castle_squares(s: State, color: int) -> int:
    return castle_ground(s) & ~too_near(s, color, castle_distance(s, color))


def first_knight_squares(s: State, castle: int) -> int:
    """L2.4: next to the new castle; a forest costs nothing here."""
    return beside(BIT[castle]) & (s.terrain[box.MEADOW] | s.terrain[box.FOREST]) & ~occupied(s)


# L5.1 to L5.3: borders


def border_edges(s: State) -> int:
    """L5.2: the upper left squares of the edges that may take a border: upright ones, and flat ones 144 bits higher.

    An edge without a border that has a square of a domain on one side has the same domain on the other.
    """
    if not s.borders_left:
        return 0
    upright = s.east & ~s.ruled
    flat = s.south & ~s.ruled
    for own in s.own:
        upright &= ~(own & own >> 1)
        flat &= ~(own & own >> SIDE)
    return upright | flat << SQUARES


# L5.4, L5.5: knights


def knight_squares(s: State, color: int, purse: int) -> int:
    """L5.4, L5.5: where a knight may be placed by someone with so many ducats left."""
    if not s.knights_left[color]:
        return 0
    ground = s.terrain[box.MEADOW]
    if purse:
        ground |= s.terrain[box.FOREST]
    return reach(s.own[color], s.east, s.south) & ground & ~occupied(s)


# L5.6 to L5.10: expansion


def expand_squares(s: State, castle: int) -> int:
    """L5.6 to L5.10: the squares that this domain may take next."""
    realm = s.realm[castle]
    found = beside(realm) & ~realm & ~occupied(s)
    taken = found & s.ruled
    if taken:
        found ^= taken
        color = s.pieces[castle] >> 1
        knights = knights_in(s, castle)
        for other in range(s.colors):
            if other == color:
                continue
            for victim in s.castles[other]:
                part = taken & s.realm[victim]
                if part and knights > knights_in(s, victim) and not allied(s, castle, victim):
                    found |= part
    if s.borders_left < ENOUGH_BORDERS:
        for square in squares_of(found):
            if borders_short(s, castle, square) > 0:
                found ^= BIT[square]
    return found


def allied(s: State, one: int, other: int) -> bool:
    return bool(s.alliances) and ((one, other) if one < other else (other, one)) in s.alliances


# L5.11, L5.12: deserter


def deserter_squares(s: State, castle: int, purse: int) -> int:
    """L5.11: where the deserter's successor may be placed in the own domain."""
    return knight_squares(s, s.pieces[castle] >> 1, purse) & s.realm[castle]


def deserter_targets(s: State, castle: int, purse: int) -> list[int]:
    """L5.11: the neighbouring domains of others that can lose a knight to this one."""
    if not s.realm[castle] or not knights_in(s, castle) or not deserter_squares(s, castle, purse):
        return []
    return [victim for victim in neighbors_of(s, castle) if knights_in(s, victim)]


def removable_knights(s: State, castle: int) -> int:
    """L5.12: the knights of a domain without which the others stay connected to the castle."""
    own = s.own[s.pieces[castle] >> 1] & s.realm[castle]
    found = 0
    for knight in squares_of(own & ~BIT[castle]):
        rest = own & ~BIT[knight]
        if flood(BIT[castle], s.east & rest & rest >> 1, s.south & rest & rest >> SIDE) == rest:
            found |= BIT[knight]
    return found


# L5.13: alliance


def neighbors_of(s: State, castle: int) -> list[int]:
    """The domains of other colours with a square next to a square of this one; between them stands a border."""
    around = beside(s.realm[castle])
    color = s.pieces[castle] >> 1
    return [
        other
        for rival in range(s.colors)
        if rival != color
        for other in s.castles[rival]
        if around & s.realm[other]
    ]


def alliance_targets(s: State, castle: int) -> list[int]:
    if not s.realm[castle]:
        return []
    return [other for other in neighbors_of(s, castle) if not allied(s, castle, other)]


# L3.4: cards


def domains_for(s: State, color: int, action: int, purse: int) -> list[int]:
    """The own domains with which an action can be carried out."""
    castles = s.castles[color]
    if action == box.EXPAND:
        return [castle for castle in castles if s.realm[castle] and expand_squares(s, castle)]
    if action == box.DESERTER:
        return [castle for castle in castles if deserter_targets(s, castle, purse)]
    return [castle for castle in castles if alliance_targets(s, castle)]


def can_do(s: State, color: int, action: int, purse: int) -> bool:
    """L3.4: does this action have any effect for someone with so many ducats left?"""
    if action == box.BORDERS:
        return border_edges(s) != 0
    if action == box.KNIGHTS:
        return knight_squares(s, color, purse) != 0
    return bool(domains_for(s, color, action, purse))
