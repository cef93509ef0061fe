"""The box: land, cards and pieces as tables. Tiles and cards are reconstructed: L8.1, L8.2, L8.3, and the README."""

from typing import NamedTuple

MEADOW, FOREST, VILLAGE, CITY, GOLD, SILVER, COPPER, GEM = range(8)
MINES = (GOLD, SILVER, COPPER, GEM)
# L8.4: each kind of mine has a name and a sign of its own, not a color alone.
TERRAINS = ("meadow", "forest", "village", "city", "gold", "silver", "copper", "gem")
# L5.5: where a knight may stand.
OPEN_GROUND = (MEADOW, FOREST)

BORDERS, KNIGHTS, EXPAND, DESERTER, ALLIANCE = range(5)
ACTIONS = ("borders", "knights", "expand", "deserter", "alliance")
LETTERS = "ABCD"

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

# L1.1, L8.1: . meadow, f forest, v village, C royal city; mines: o gold, s silver, c copper, e gem.
# The first tile is the center.
TILES = (
    """
    o.f.
    .C.s
    f..f
    c.fe
    """,
    """
    ff.v
    f..o
    ..f.
    s.ff
    """,
    """
    ff.e
    ....
    f..f
    vf.f
    """,
    """
    c.ff
    f..f
    ...v
    .ff.
    """,
    """
    f.fo
    ...f
    v..f
    .f.e
    """,
    """
    ffs.
    f..f
    .v.f
    f..v
    """,
    """
    f..c
    f.v.
    f..f
    off.
    """,
    """
    f.fe
    fv.f
    ....
    f.fv
    """,
    """
    .ffv
    f..c
    ....
    ff.s
    """,
)
SIGNS = ".fvCosce"


class Card(NamedTuple):
    """A power card (L1.2): its back, its price to play, what its sale brings, and one action or two to choose from."""

    letter: str
    price: int
    sale: int
    actions: tuple[tuple[int, int], ...]


def _cards() -> tuple[Card, ...]:
    """L1.2: sixty cards. L8.2: which actions come early and late. L8.3: what they cost and bring."""
    one_border, two_borders, three_borders = (BORDERS, 1), (BORDERS, 2), (BORDERS, 3)
    one_knight, two_knights = (KNIGHTS, 1), (KNIGHTS, 2)
    one_square, two_squares = (EXPAND, 1), (EXPAND, 2)
    deserter, alliance = (DESERTER, 1), (ALLIANCE, 1)
    # letter: how many, price, sale, actions
    box: dict[str, tuple[tuple[int, int, int, tuple[tuple[int, int], ...]], ...]] = {
        "A": (
            (4, 3, 3, (two_borders,)),
            (8, 6, 5, (three_borders,)),
            (1, 3, 3, (one_knight,)),
            (2, 4, 4, (two_borders, one_knight)),
        ),
        "B": (
            (1, 1, 2, (one_border,)),
            (1, 3, 3, (two_borders,)),
            (5, 6, 5, (three_borders,)),
            (1, 7, 5, (two_knights,)),
            (1, 3, 3, (one_square,)),
            (4, 4, 4, (two_squares,)),
            (2, 4, 3, (one_knight, one_square)),
        ),
        "C": (
            (3, 6, 5, (three_borders,)),
            (1, 7, 5, (two_knights,)),
            (6, 4, 4, (two_squares,)),
            (2, 4, 3, (one_knight, one_square)),
            (2, 5, 4, (deserter,)),
            (1, 3, 3, (alliance,)),
        ),
        "D": (
            (1, 6, 5, (three_borders,)),
            (1, 7, 5, (two_knights,)),
            (7, 4, 4, (two_squares,)),
            (2, 5, 4, (two_knights, one_square)),
            (2, 5, 4, (deserter,)),
            (1, 5, 4, (deserter, alliance)),
            (1, 3, 3, (alliance,)),
        ),
    }
    return tuple(
        Card(letter, price, sale, actions)
        for letter, rows in box.items()
        for count, price, sale, actions in rows
        for _ in range(count)
    )


CARDS = _cards()
DECK = len(CARDS)  # among the cards to draw, the top of the deck


def tile_squares(tile: int) -> list[int]:
    """The sixteen squares of a tile, row by row, as it lies in the table above."""
    return [SIGNS.index(sign) for sign in "".join(TILES[tile].split())]


def turned(squares: list[int], quarters: int) -> list[int]:
    """The tile after this many quarter turns clockwise."""
    for _ in range(quarters):
        squares = [squares[(3 - column) * 4 + row] for row in range(4) for column in range(4)]
    return squares
