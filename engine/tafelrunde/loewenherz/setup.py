"""Set-up: the land, deck and hands. The castles are placed by the players: steps.py."""

from ..kernel.agenda import Frame
from ..kernel.chance import Bits, draw
from ..kernel.event import Log
from ..kernel.game import Setup
from . import box
from .box import Box
from .editions import EDITIONS
from .grid import SIDE, SQUARES
from .scoring import CATEGORIES
from .state import State


def new_state(setup: Setup, log: Log) -> State:
    """L2.2, L2.3, L2.4: everything before the first castle; who begins to place is drawn unless it is given."""
    players = setup.players
    s = State(
        players=players,
        seed=setup.seed,
        colors=max(players, box.NEUTRAL + 1),
        first_seat=0,
        seat=0,
        goal=box.GOAL[players],
        castles_left=[box.CASTLES[players]] * players,
        ducats=[box.DUCATS] * players,
        earned=[[0] * len(CATEGORIES) for _ in range(players)],
    )
    if s.colors > players:
        s.castles_left.append(box.NEUTRAL_CASTLES)
    s.knights_left = [box.KNIGHTS_IN_BOX] * s.colors
    s.box = EDITIONS.find(setup.edition).box
    bits = draw(s, log)
    s.land = random_land(s.box, bits)
    s.deck = shuffled_deck(s.box, bits)
    s.hands = [[s.deck.pop() for _ in range(box.HAND)] for _ in range(players)]
    drawn = bits.below(players)
    s.first_seat = s.seat = drawn if setup.first is None else setup.first
    s.agenda = placing_order(players, s.first_seat)
    s.__post_init__()
    log.add("begins-placing", seat=s.first_seat)
    return s


def random_land(printed: Box, bits: Bits) -> list[int]:
    """L2.1: the royal city in the middle, the other tiles round it, each turned at random."""
    around = [tile for tile in range(box.TILES_IN_BOX) if tile != printed.center]
    bits.shuffle(around)
    order = [*around[:4], printed.center, *around[4:]]
    land = [box.MEADOW] * SQUARES
    for place, tile in enumerate(order):
        squares = box.turned(printed.tiles[tile], bits.below(4))
        top, left = (side * box.TILE_SIDE for side in divmod(place, SIDE // box.TILE_SIDE))
        for row in range(box.TILE_SIDE):
            start = (top + row) * SIDE + left
            land[start : start + box.TILE_SIDE] = squares[row * box.TILE_SIDE : (row + 1) * box.TILE_SIDE]
    return land


def shuffled_deck(printed: Box, bits: Bits) -> list[int]:
    """L2.2: each letter shuffled for itself, D at the bottom, A on top; the top is the last of the list."""
    deck: list[int] = []
    for letter in reversed(box.LETTERS):
        pile = [number for number, card in enumerate(printed.cards) if card.letter == letter]
        bits.shuffle(pile)
        deck += pile
    return deck


def placing_order(players: int, first: int) -> list[Frame]:
    """L2.4, L2.6, L2.7: who places which color's castle, then who takes the first turn; the last frame is first."""
    seats = [(first + i) % players for i in range(players)]
    placing = [Frame("castle", seat, (seat,)) for _ in range(box.CASTLES[players]) for seat in seats]
    if players == 2:
        placing += [Frame("castle", seats[i % 2], (box.NEUTRAL,)) for i in range(box.NEUTRAL_CASTLES)]
    turn = Frame("turn", placing[-1].seat)
    return [turn, *reversed(placing)]
