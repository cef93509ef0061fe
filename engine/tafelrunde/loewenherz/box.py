"""The box: what the rules count, as tables, and the kinds of things that are printed. What is printed on which tile and
card is the edition's: editions.py."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ..kernel.choice import Choice

MEADOW, FOREST, VILLAGE, CITY, GOLD, SILVER, COPPER, GEM = range(8)
MINES = (GOLD, SILVER, COPPER, GEM)
# L8.4: each kind of mine has a name and a sign of its own, not a color alone.
TERRAINS = ("meadow", "forest", "village", "city", "gold", "silver", "copper", "gem")
# L5.5: where a knight may stand.
OPEN_GROUND = (MEADOW, FOREST)

BORDERS, KNIGHTS, EXPAND, DESERTER, ALLIANCE = range(5)
ACTIONS = ("borders", "knights", "expand", "deserter", "alliance")
LETTERS = ("A", "B", "C", "D")

# L1.3
KNIGHTS_IN_BOX = 15
CASTLES_IN_BOX = 4
BORDERS_IN_BOX = 100

# L2.2, L2.3, L2.6, by number of players
CASTLES = {2: 4, 3: 4, 4: 3}
GOAL = {2: 50, 3: 40, 4: 30}
NEUTRAL_CASTLES = 4
NEUTRAL = 2  # the color without a player, with two players
DUCATS = 7
HAND = 3

# L2.5: steps between castles of one color; 6 squares lie between.
DISTANCE = 7

# L4.3, L6.1, L7.4; in the order of scoring.CATEGORIES.
POINTS = {FOREST: 1, VILLAGE: 3, CITY: 5}
MONOPOLY = 3
MONOPOLY_POINTS = 5
MOST_DUCATS = 5
NEXT_DUCATS = 3

# L1.1, L1.2
TILES_IN_BOX = 9
TILE_SIDE = 4
SIDES = range(TILE_SIDE)
CARDS_IN_BOX = 60
DECK = CARDS_IN_BOX  # among the cards to draw, the top of the deck

# L1.1: . meadow, f forest, v village, C royal city; mines: o gold, s silver, c copper, e gem.
SIGNS = ".fvCosce"


class Card(NamedTuple):
    """A power card (L1.2): its back, its price to play, what its sale brings, and one action or two to choose from."""

    letter: str
    price: int
    sale: int
    actions: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """What is printed, and what follows from it. An edition has one (editions.py); every position refers to it."""

    tiles: tuple[tuple[int, ...], ...]  # sixteen squares, row by row
    center: int  # L2.1: the tile with the royal city
    cards: tuple[Card, ...]
    # By card, since the rules ask so often: its letter (0 for A to 3 for D), its price, its actions without their
    # numbers, and the choices to play it.
    letters: tuple[int, ...]
    prices: tuple[int, ...]
    kinds: tuple[tuple[int, ...], ...]
    plays: tuple[tuple[tuple[int, Choice], ...], ...]

    def __deepcopy__(self, memo: object) -> "Box":
        return self


# The noun of `play` is one number: a card, and which of its actions.


def play_of(card: int, which: int = 0) -> int:
    return card * 2 + which


def card_and_action(noun: int) -> tuple[int, int]:
    return divmod(noun, 2)


def turned(squares: Sequence[int], quarters: int) -> list[int]:
    """The tile after this many quarter turns clockwise."""
    found = list(squares)
    for _ in range(quarters):
        found = [found[(TILE_SIDE - 1 - column) * TILE_SIDE + row] for row in SIDES for column in SIDES]
    return found
