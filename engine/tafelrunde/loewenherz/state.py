"""A position: plain lists for people and saves, and the same land once more as bit sets for the rules."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..kernel.agenda import Frame
from . import box
from .box import Box
from .grid import BIT, EDGE_SQUARES, EDGES, HAS_EAST, HAS_SOUTH, SQUARES, UPRIGHT

# A piece is a number: its color, and whether it is a castle or a knight. A square without one has -1.


def castle_of(color: int) -> int:
    return color * 2


def knight_of(color: int) -> int:
    return color * 2 + 1


def owner(piece: int) -> int:
    """The color of a piece."""
    return piece >> 1


def is_castle(piece: int) -> bool:
    return piece >= 0 and not piece & 1


def is_knight(piece: int) -> bool:
    return piece >= 0 and bool(piece & 1)


class Masks:
    """What the rules ask a thousand times a second, as bit sets of squares (grid.py). Follows from the lists of State.

    Not among State's fields, so that saves and traces hold everything once: `__post_init__` makes them anew.
    """

    if not TYPE_CHECKING:  # mypy does not see the slots of a base under dataclass(slots=True)
        __slots__ = ("box", "castles", "east", "own", "realm", "ruled", "south", "terrain")

    east: int  # squares whose right edge is open: no border, no rim
    south: int  # squares whose lower edge is open
    own: list[int]  # by color: squares with its pieces
    castles: tuple[tuple[int, ...], ...]  # by color: the squares of its castles, in order
    realm: list[int]  # by castle square: the squares of its domain
    ruled: int  # squares in any domain
    terrain: tuple[int, ...]  # by terrain: its squares
    box: Box  # the record names its edition


@dataclass(slots=True)
class State(Masks):
    """Squares and edges as in grid.py, cards by their number in the box, seats from 0; a seat's color is its number.

    In a view, each card whose face is hidden is -1 - letter: -1 for A, -2 for B, -3 for C, -4 for D (L2.8).
    """

    players: int
    seed: str
    colors: int  # one more than players with two players: the neutral color
    first_seat: int  # the first to place a castle
    seat: int  # whose turn it is
    goal: int  # the king's goal
    draws: int = 0
    turns: int = 0
    agenda: list[Frame] = field(default_factory=list)
    land: list[int] = field(default_factory=lambda: [box.MEADOW] * SQUARES)  # terrain
    walls: list[int] = field(default_factory=lambda: [0] * EDGES)  # 1 where a border stands
    pieces: list[int] = field(default_factory=lambda: [-1] * SQUARES)  # as castle_of and knight_of, or -1
    area: list[int] = field(default_factory=lambda: [0] * SQUARES)  # an area's number is its lowest square
    domain: list[int] = field(
        default_factory=lambda: [-1] * SQUARES
    )  # the castle whose domain it is in, or -1
    knights_left: list[int] = field(default_factory=list)  # by color
    castles_left: list[int] = field(default_factory=list)  # by color
    borders_left: int = box.BORDERS_IN_BOX
    alliances: list[tuple[int, int]] = field(default_factory=list)  # pairs of castle squares, the lower first
    ducats: list[int] = field(default_factory=list)  # by seat, as the rest
    hands: list[list[int]] = field(default_factory=list)
    deck: list[int] = field(default_factory=list)  # the top is the last
    market: list[int] = field(default_factory=list)
    played: list[int] = field(default_factory=list)
    sold: int = -1  # the card sold in this turn
    earned: list[list[int]] = field(default_factory=list)  # by seat and scoring.CATEGORIES

    def __post_init__(self) -> None:
        """Make the bit sets from the lists."""
        self.alliances = [(one, other) for one, other in self.alliances]  # JSON knows no pairs
        self.east, self.south = HAS_EAST, HAS_SOUTH
        for edge, stands in enumerate(self.walls):
            if stands and edge < UPRIGHT:
                self.east &= ~BIT[EDGE_SQUARES[edge][0]]
            elif stands:
                self.south &= ~BIT[EDGE_SQUARES[edge][0]]
        self.own = [0] * self.colors
        castles: list[list[int]] = [[] for _ in range(self.colors)]
        for square, piece in enumerate(self.pieces):
            if piece >= 0:
                self.own[owner(piece)] |= BIT[square]
                if is_castle(piece):
                    castles[owner(piece)].append(square)
        self.castles = tuple(map(tuple, castles))
        self.realm = [0] * SQUARES
        self.ruled = 0
        for square, castle in enumerate(self.domain):
            if castle >= 0:
                self.realm[castle] |= BIT[square]
                self.ruled |= BIT[square]
        self.terrain = tuple(
            sum(BIT[square] for square, terrain in enumerate(self.land) if terrain == kind)
            for kind in range(len(box.TERRAINS))
        )

    def __str__(self) -> str:
        from .drawing import draw  # which is made of states

        return draw(self)

    def clone(self) -> "State":
        new: State = State.__new__(State)
        new.east = self.east
        new.south = self.south
        new.own = self.own[:]
        new.castles = self.castles
        new.realm = self.realm[:]
        new.ruled = self.ruled
        new.terrain = self.terrain
        new.box = self.box
        new.players = self.players
        new.seed = self.seed
        new.colors = self.colors
        new.first_seat = self.first_seat
        new.seat = self.seat
        new.goal = self.goal
        new.draws = self.draws
        new.turns = self.turns
        new.agenda = self.agenda[:]
        new.land = self.land[:]
        new.walls = self.walls[:]
        new.pieces = self.pieces[:]
        new.area = self.area[:]
        new.domain = self.domain[:]
        new.knights_left = self.knights_left[:]
        new.castles_left = self.castles_left[:]
        new.borders_left = self.borders_left
        new.alliances = self.alliances[:]
        new.ducats = self.ducats[:]
        new.hands = [hand[:] for hand in self.hands]
        new.deck = self.deck[:]
        new.market = self.market[:]
        new.played = self.played[:]
        new.sold = self.sold
        new.earned = [seat[:] for seat in self.earned]
        return new


def letter(s: State, card: int) -> int:
    """The letter on a card's back (0 for A to 3 for D), which everybody may see, of hidden cards too (L2.8)."""
    return -1 - card if card < 0 else s.box.letters[card]


def hidden(s: State, card: int) -> int:
    """The card as seen by somebody who may see its back alone."""
    return -1 - letter(s, card)
