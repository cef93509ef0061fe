"""What is allowed: each rule is formulated once, and says both what the options are and why not all else.

What goes on squares or edges is looked at as bit sets, one for each clause of a rule. What all clauses allow is an
option; anything else gets its reason from the first clause that it fails, at the same place in the list of reasons. So
the order of the clauses decides what a person is told. Cards and domains are few, and looked at one by one: cards.py.
"""

from collections.abc import Callable
from functools import reduce
from operator import and_

from ..kernel.agenda import Frame
from ..kernel.choice import Refusal
from . import box
from .grid import BIT, EDGE_SQUARES, SIDE, SQUARES, beside, flood, reach, squares_of
from .regions import borders_short, knights_in, occupied
from .state import State, owner

# What each clause allows; and against what it does not, the refusal, or what makes one for the question at hand.
Clauses = tuple[int, ...]
Reasons = tuple[Refusal | Callable[[State, Frame, int], Refusal], ...]

# With this many borders in the supply no expansion can fail for want of them: three at most are needed, one is freed.
ENOUGH_BORDERS = 2


def allowed_by(clauses: Clauses) -> int:
    return reduce(and_, clauses)


def reason_against(
    clauses: Clauses, reasons: Reasons, bit: int, s: State, frame: Frame, noun: int
) -> Refusal | None:
    """None if all clauses allow the noun that has this bit."""
    for allowed, reason in zip(clauses, reasons, strict=True):
        if not allowed & bit:
            return reason if isinstance(reason, Refusal) else reason(s, frame, noun)
    return None


def _terrain(s: State, square: int) -> str:
    return box.TERRAINS[s.land[square]]


# Castles


def ground_clauses(s: State) -> Clauses:
    """L2.4: free meadows with a free meadow or forest beside them, for the knight."""
    free = ~occupied(s)
    meadow = s.terrain[box.MEADOW]
    return free, meadow, beside((meadow | s.terrain[box.FOREST]) & free)


def castle_clauses(s: State, color: int) -> Clauses:
    """L2.4, L2.5, and L2.6: by the same rules for the neutral color."""
    return *ground_clauses(s), ~too_near(s, color, castle_distance(s, color))


def castle_distance(s: State, color: int) -> int:
    """L2.5: the steps that the next castle of this color has to keep: 7, or as many as some square allows."""
    ground = allowed_by(ground_clauses(s))
    steps = box.DISTANCE
    while steps and not ground & ~too_near(s, color, steps):
        steps -= 1
    return steps


def too_near(s: State, color: int, steps: int) -> int:
    """The squares less than this many steps from a castle of this color."""
    mask = 0
    for castle in s.castles[color]:
        mask |= BIT[castle]
    for _ in range(steps - 1):
        mask |= beside(mask)
    return mask if steps else 0


def _castle_occupied(s: State, frame: Frame, square: int) -> Refusal:
    return Refusal("L2.4", why="occupied", color=owner(s.pieces[square]))


def _no_meadow(s: State, frame: Frame, square: int) -> Refusal:
    return Refusal("L2.4", why="no-meadow", terrain=_terrain(s, square))


def _too_near(s: State, frame: Frame, square: int) -> Refusal:
    color = frame.args[0]
    return Refusal("L2.5", why="too-near", color=color, squares=castle_distance(s, color) - 1)


WHY_NO_CASTLE: Reasons = (
    _castle_occupied,
    _no_meadow,
    Refusal("L2.4", why="no-room-for-knight"),
    _too_near,
)


def first_knight_clauses(s: State, castle: int) -> Clauses:
    """L2.4: next to the new castle; a forest costs nothing here."""
    return beside(BIT[castle]), ~occupied(s), s.terrain[box.MEADOW] | s.terrain[box.FOREST]


def _no_ground_for_first(s: State, frame: Frame, square: int) -> Refusal:
    return Refusal("L2.4", why="no-open-ground", terrain=_terrain(s, square))


WHY_NO_FIRST_KNIGHT: Reasons = (
    Refusal("L2.4", why="not-next-to-castle"),
    _castle_occupied,
    _no_ground_for_first,
)


# Borders

NO_BORDER_LEFT = Refusal("L5.1", why="no-border-left")


def border_clauses(s: State) -> Clauses:
    """L5.2, and L5.1: while there are borders. By the bits of grid.EDGE_BIT.

    An edge without a border that has a square of a domain on one side has the same domain on the other.
    """
    upright = flat = 0
    for own in s.own:
        upright |= own & own >> 1
        flat |= own & own >> SIDE
    return (
        -1 if s.borders_left else 0,
        s.east | s.south << SQUARES,
        ~(s.ruled | s.ruled << SQUARES),
        ~(upright | flat << SQUARES),
    )


def _inside_domain(s: State, frame: Frame, edge: int) -> Refusal:
    castle = s.domain[EDGE_SQUARES[edge][0]]
    return Refusal("L5.2", why="inside-domain", color=owner(s.pieces[castle]))


def _between_pieces(s: State, frame: Frame, edge: int) -> Refusal:
    return Refusal("L5.2", why="between-pieces", color=owner(s.pieces[EDGE_SQUARES[edge][0]]))


WHY_NO_BORDER: Reasons = (
    NO_BORDER_LEFT,
    Refusal("L5.2", why="stands"),
    _inside_domain,
    _between_pieces,
)


def border_edges(s: State) -> int:
    return allowed_by(border_clauses(s))


# Knights

NO_KNIGHT_LEFT = Refusal("L5.5", why="no-knight-left")


def knight_clauses(s: State, color: int, purse: int, realm: int = -1) -> Clauses:
    """L5.4, L5.5: where a knight may be placed by someone with this many ducats left.

    L5.11: the deserter's successor, in the realm of the own domain alone.
    """
    meadow, forest = s.terrain[box.MEADOW], s.terrain[box.FOREST]
    return (
        -1 if s.knights_left[color] else 0,
        ~occupied(s),
        meadow | forest,
        reach(s.own[color], s.east, s.south),
        realm,
        -1 if purse else ~forest,
    )


def _knight_occupied(s: State, frame: Frame, square: int) -> Refusal:
    return Refusal("L5.4", why="occupied", color=owner(s.pieces[square]))


def _no_open_ground(s: State, frame: Frame, square: int) -> Refusal:
    return Refusal("L5.5", why="no-open-ground", terrain=_terrain(s, square))


def _not_joined(s: State, frame: Frame, square: int) -> Refusal:
    if beside(s.own[frame.seat]) & BIT[square]:
        return Refusal("L5.4", why="border-between")
    return Refusal("L5.4", why="not-next-to-own")


WHY_NO_KNIGHT: Reasons = (
    NO_KNIGHT_LEFT,
    _knight_occupied,
    _no_open_ground,
    _not_joined,
    Refusal("L5.11", why="outside"),
    Refusal("L5.4", why="forest-ducat"),
)


def knight_squares(s: State, color: int, purse: int, realm: int = -1) -> int:
    return allowed_by(knight_clauses(s, color, purse, realm))


# Expansion


def expand_clauses(s: State, castle: int) -> Clauses:
    """L5.6, L5.7, L5.8, L5.10: what the domain of this castle may take next."""
    realm = s.realm[castle]
    around = beside(realm)
    free = ~occupied(s)
    found = around & ~realm & free
    own = allies = not_weaker = short = 0
    if found & s.ruled:
        color = owner(s.pieces[castle])
        knights = knights_in(s, castle)
        for other_color, castles in enumerate(s.castles):
            for other in castles:
                land = found & s.realm[other]
                if not land:
                    continue
                if other_color == color:
                    own |= land
                elif allied(s, castle, other):
                    allies |= land
                elif knights_in(s, other) >= knights:
                    not_weaker |= land
    if s.borders_left < ENOUGH_BORDERS:
        for square in squares_of(found):
            if borders_short(s, castle, square) > 0:
                short |= BIT[square]
    return ~realm, around, free, ~own, ~allies, ~not_weaker, ~short


def allied(s: State, one: int, other: int) -> bool:
    """L5.13: neither may expand into the other."""
    return bool(s.alliances) and ((one, other) if one < other else (other, one)) in s.alliances


def _expand_occupied(s: State, frame: Frame, square: int) -> Refusal:
    color = owner(s.pieces[square])
    if color == frame.seat:
        return Refusal("L5.10", why="occupied", color=color)
    return Refusal("L5.7", why="occupied", color=color)


def _into_ally(s: State, frame: Frame, square: int) -> Refusal:
    return Refusal("L5.13", why="allied", color=owner(s.pieces[s.domain[square]]))


def _not_more_knights(s: State, frame: Frame, square: int) -> Refusal:
    castle, other = frame.args[0], s.domain[square]
    return Refusal(
        "L5.8",
        why="knights",
        own=knights_in(s, castle),
        others=knights_in(s, other),
        color=owner(s.pieces[other]),
    )


def _borders_short(s: State, frame: Frame, square: int) -> Refusal:
    return Refusal("L5.10", why="borders", short=borders_short(s, frame.args[0], square))


WHY_NO_EXPANSION: Reasons = (
    Refusal("L5.6", why="inside"),
    Refusal("L5.6", why="not-next"),
    _expand_occupied,
    Refusal("L5.7", why="own-domain"),
    _into_ally,
    _not_more_knights,
    _borders_short,
)


def expand_squares(s: State, castle: int) -> int:
    return allowed_by(expand_clauses(s, castle))


# The deserter's side


def remove_clauses(s: State, castle: int) -> Clauses:
    """L5.12: the knights of a domain without which the others stay connected to the castle."""
    own = s.own[owner(s.pieces[castle])] & s.realm[castle]
    knights = own & ~BIT[castle]
    removable = 0
    for knight in squares_of(knights):
        rest = own & ~BIT[knight]
        if flood(BIT[castle], s.east & rest & rest >> 1, s.south & rest & rest >> SIDE) == rest:
            removable |= BIT[knight]
    return knights, removable


WHY_NO_REMOVAL: Reasons = (
    Refusal("L5.12", why="no-knight-of-domain"),
    Refusal("L5.12", why="others-cut-off"),
)


def removable_knights(s: State, castle: int) -> int:
    return allowed_by(remove_clauses(s, castle))
