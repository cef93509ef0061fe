"""Areas and domains: what a border divides, and what a square taken cuts off.

Nothing floods the whole board: a new border can divide an area only if both its ends touch another border or the rim,
and a square taken only if it joined two or more neighbors; then the parts alone are flooded, as bit sets.
"""

from ..kernel.event import Log
from .grid import (
    BIT,
    EAST_EDGE,
    EDGE_SQUARES,
    ENDS,
    NEIGHBORS,
    SIDE,
    SOUTH_EDGE,
    UPRIGHT,
    beside,
    flood,
    squares_of,
)
from .state import State, owner


def occupied(s: State) -> int:
    """The squares with a piece."""
    mask = 0
    for own in s.own:
        mask |= own
    return mask


def knights_in(s: State, castle: int) -> int:
    """How many knights a domain has."""
    return (s.own[owner(s.pieces[castle])] & s.realm[castle]).bit_count() - 1


def neighbors_of(s: State, castle: int) -> list[int]:
    """The domains of other colors with a square next to a square of this one; between them stands a border."""
    around = beside(s.realm[castle])
    color = owner(s.pieces[castle])
    return [
        other
        for rival in range(s.colors)
        if rival != color
        for other in s.castles[rival]
        if around & s.realm[other]
    ]


def raise_border(s: State, edge: int) -> None:
    s.walls[edge] = 1
    s.borders_left -= 1
    if edge < UPRIGHT:
        s.east ^= BIT[EDGE_SQUARES[edge][0]]
    else:
        s.south ^= BIT[EDGE_SQUARES[edge][0]]


def lower_border(s: State, edge: int) -> None:
    s.walls[edge] = 0
    s.borders_left += 1
    if edge < UPRIGHT:
        s.east ^= BIT[EDGE_SQUARES[edge][0]]
    else:
        s.south ^= BIT[EDGE_SQUARES[edge][0]]


def add_border(s: State, edge: int, log: Log) -> None:
    """L4.2: a border, and the domains that it makes."""
    divides = may_divide(s, edge)
    raise_border(s, edge)
    if not divides:
        return
    one, other = EDGE_SQUARES[edge]
    part = flood(BIT[one], s.east, s.south)
    if not part & BIT[other]:
        settle_area(s, part, log)
        settle_area(s, flood(BIT[other], s.east, s.south), log)


def may_divide(s: State, edge: int) -> bool:
    """Only a border that touches the rim or another border at both ends can divide an area."""
    for end in ENDS[edge]:
        # All of the four edges that meet here are open, this one with them.
        if end is not None and (s.east & end[0]).bit_count() + (s.south & end[1]).bit_count() == 4:
            return False
    return True


def settle_area(s: State, area: int, log: Log) -> None:
    """L4.2: give a new area its number; with exactly one castle it is a domain, whoever closed it.

    L4.5: knights are not asked for.
    """
    _number(s, area)
    castles = [castle for color in s.castles for castle in color if area & BIT[castle]]
    if len(castles) == 1:
        _found_domain(s, castles[0], area, log)


def _number(s: State, area: int) -> None:
    number = (area & -area).bit_length() - 1
    for square in squares_of(area):
        s.area[square] = number


def _found_domain(s: State, castle: int, area: int, log: Log) -> None:
    """L4.4: borders inside go back to the supply."""
    for square in squares_of(area):
        s.domain[square] = castle
    s.realm[castle] = area
    s.ruled |= area
    _tell(log, "domain-made", s, castle, area)
    needless = [
        EAST_EDGE[square] for square in squares_of(area & area >> 1 & ~s.east) if EAST_EDGE[square] >= 0
    ]
    needless += [SOUTH_EDGE[square] for square in squares_of(area & area >> SIDE & ~s.south)]
    for edge in needless:
        lower_border(s, edge)
    if needless:
        log.add("borders-returned", castle=castle, count=len(needless))


def borders_short(s: State, castle: int, square: int) -> int:
    """L5.10: how many borders more than the supply, with those that are freed, this expansion would need."""
    needed = -s.borders_left
    for neighbor, edge in NEIGHBORS[square]:
        if s.domain[neighbor] == castle:
            needed -= 1
        elif not s.walls[edge]:
            needed += 1
    return needed


def take_square(s: State, castle: int, square: int, log: Log) -> None:
    """L5.9: the domain takes a square, the borders follow (L4.4), and what falls apart is seen anew (L4.2)."""
    loser = s.domain[square]
    # Towards its own domain a border stands everywhere.
    joined = [neighbor for neighbor, edge in NEIGHBORS[square] if not s.walls[edge]]
    outline = [edge for _, edge in NEIGHBORS[square] if not s.walls[edge]]
    for neighbor, edge in NEIGHBORS[square]:
        if s.domain[neighbor] == castle:
            lower_border(s, edge)
    for edge in outline:
        raise_border(s, edge)
    bit = BIT[square]
    s.domain[square] = castle
    s.realm[castle] |= bit
    s.ruled |= bit
    if square < s.area[castle]:
        _number(s, s.realm[castle])
    else:
        s.area[square] = s.area[castle]
    if loser >= 0:
        s.realm[loser] &= ~bit
    _see_anew(s, loser, square, joined, log)


def _see_anew(s: State, loser: int, taken: int, joined: list[int], log: Log) -> None:
    """L4.2: the area that has lost a square, in one piece still or in several."""
    parts: list[int] = []
    for neighbor in joined:
        if not any(part & BIT[neighbor] for part in parts):
            parts.append(flood(BIT[neighbor], s.east, s.south))
    if len(parts) == 1:
        if s.area[joined[0]] == taken:
            _number(s, parts[0])
        return
    for part in parts:
        if loser < 0:
            settle_area(s, part, log)
            continue
        _number(s, part)
        if not part & BIT[loser]:
            _cut_off(s, loser, part, log)


def _cut_off(s: State, castle: int, part: int, log: Log) -> None:
    """L5.9: joined to no castle any more, a neutral zone."""
    for square in squares_of(part):
        s.domain[square] = -1
    s.realm[castle] &= ~part
    s.ruled &= ~part
    _tell(log, "cut-off", s, castle, part)


def _tell(log: Log, key: str, s: State, castle: int, area: int) -> None:
    color, squares = owner(s.pieces[castle]), tuple(squares_of(area))
    log.add(key, color=color, castle=castle, squares=len(squares), area=squares)
