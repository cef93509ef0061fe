"""What a box file says of Löwenherz: checked against what the rules count, and read.

The printed parts, as plain data: nine `tiles` of four rows of four words of TERRAINS; 60 `cards` of letter, price, sale
and one or two actions. What `problems` finds stands against a box; what `wishes` finds is only what a reconstruction
aims at (L8): the real box may be otherwise.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from ..kernel.boxcheck import MISSING, Check
from ..kernel.choice import Choice
from ..kernel.edition import Data, Problem
from ..kernel.errors import printable
from . import box
from .box import ALLIANCE, BORDERS, CITY, DESERTER, EXPAND, KNIGHTS, MEADOW, TERRAINS, TILE_SIDE, Box, Card

PARTS = {"tiles": "L1.1", "cards": "L1.2"}
# L1.1: of the whole land; all else is forest or meadow.
LAND_COUNTS = {"city": 1, "village": 10, "gold": 4, "silver": 4, "copper": 4, "gem": 4}
# L5.1, L5.4, L5.6, L5.11, L5.13.
ACTIONS = {
    **{f"borders {number}": (BORDERS, number) for number in (1, 2, 3)},
    **{f"knights {number}": (KNIGHTS, number) for number in (1, 2)},
    **{f"expand {number}": (EXPAND, number) for number in (1, 2)},
    "deserter": (DESERTER, 1),
    "alliance": (ALLIANCE, 1),
}
PRICES = range(21)
# L2.4: a castle and its knight take two squares, so the others cannot spoil more pairs than twice as many as they are.
CASTLES_PLACED = 12
PAIRS_NEEDED = 2 * (CASTLES_PLACED - 1) + 1


def problems(data: Data) -> list[Problem]:
    """All that cannot be so in any box."""
    check = Check()
    check.parts(data, PARTS)
    _tiles(check, data.get("tiles", MISSING))
    backs = set()
    for where, card in check.items("cards", data.get("cards", MISSING), "L1.2", box.CARDS_IN_BOX):
        backs.add(_card(check, where, card))
    for letter in box.LETTERS:
        if backs and letter not in backs:
            check.note("cards", "letter-missing", "L1.2", letter=letter)
    return check.problems


def _tiles(check: Check, data: Any) -> None:
    """L1.1: nine tiles, and what lies on them. L2.4: room for every castle, however the tiles and castles lie."""
    tiles: list[list[int]] = []
    for where, rows in check.items("tiles", data, "L1.1", box.TILES_IN_BOX):
        squares: list[int] = []
        for place, row in check.items(where, rows, "L1.1", TILE_SIDE):
            words = row.split() if isinstance(row, str) else []
            if len(words) != TILE_SIDE:
                check.note(place, "no-row-of-four", "L1.1", value=printable(str(row)))
            for column, word in enumerate(words):
                if check.word(f"{place}.{column}", word, TERRAINS, "L1.1"):
                    squares.append(TERRAINS.index(word))
        tiles.append(squares)
    if [len(squares) for squares in tiles] == [TILE_SIDE * TILE_SIDE] * box.TILES_IN_BOX:
        words = [TERRAINS[square] for squares in tiles for square in squares]
        check.counts("tiles", words, LAND_COUNTS, "L1.1")
        pairs = sum(map(castle_pairs, tiles))
        if pairs < PAIRS_NEEDED:
            check.note("tiles", "too-little-meadow", "L2.4", number=pairs, wanted=PAIRS_NEEDED)


def castle_pairs(squares: Sequence[int]) -> int:
    """How many castles with a knight beside them find room on a tile at once: the most pairs of neighbors, one of them
    a meadow and the other a meadow or forest, that have no square in common."""
    partner: dict[int, int] = {}

    def neighbors(square: int) -> list[int]:
        row, column = divmod(square, TILE_SIDE)
        beside = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
        found = [r * TILE_SIDE + c for r, c in beside if 0 <= r < TILE_SIDE and 0 <= c < TILE_SIDE]
        return [
            other
            for other in found
            if squares[other] in box.OPEN_GROUND and MEADOW in (squares[square], squares[other])
        ]

    def finds(square: int, tried: set[int]) -> bool:
        for other in neighbors(square):
            if other not in tried:
                tried.add(other)
                if other not in partner or finds(partner[other], tried):
                    partner[other] = square
                    return True
        return False

    # Neighbors differ in the color of a chessboard: each pair has one square of either.
    light = [square for square in range(len(squares)) if sum(divmod(square, TILE_SIDE)) % 2 == 0]
    return sum(finds(square, set()) for square in light if squares[square] in box.OPEN_GROUND)


def _card(check: Check, where: str, data: Any) -> str:
    """L1.2: its back, two prices, and one action or two different ones."""
    card = check.fields(where, data, Card._fields, "L1.2")
    letter = card.get("letter", MISSING)
    good = check.word(f"{where}.letter", letter, box.LETTERS, "L1.2")
    check.number(f"{where}.price", card.get("price", MISSING), PRICES, "L1.2")
    check.number(f"{where}.sale", card.get("sale", MISSING), PRICES, "L1.2")
    actions = list(check.items(f"{where}.actions", card.get("actions", MISSING), "L1.2", 1, 2))
    for place, action in actions:
        check.word(place, action, ACTIONS, "L1.2")
    if len(actions) == 2 and actions[0][1] == actions[1][1]:
        check.note(f"{where}.actions", "actions-alike", "L1.2")
    return letter if good else ""


def read(data: Data) -> Box:
    """The box, of data without problems."""
    tiles = tuple(
        tuple(TERRAINS.index(word) for row in rows for word in row.split()) for rows in data["tiles"]
    )
    cards = tuple(
        Card(card["letter"], card["price"], card["sale"], tuple(ACTIONS[word] for word in card["actions"]))
        for card in data["cards"]
    )
    return Box(
        tiles=tiles,
        center=next(number for number, squares in enumerate(tiles) if CITY in squares),
        cards=cards,
        letters=tuple(box.LETTERS.index(card.letter) for card in cards),
        prices=tuple(card.price for card in cards),
        kinds=tuple(tuple(kind for kind, _ in card.actions) for card in cards),
        plays=tuple(
            tuple((which, Choice("play", box.play_of(number, which))) for which in range(len(card.actions)))
            for number, card in enumerate(cards)
        ),
    )


# L8: what a reconstruction aims at, each told once. The data has no problems.

FORESTS = range(40, 51)
# L8.1: castles that find room on an outer tile; L8.2: cards with A, and with two actions.
FEWEST_PAIRS, FEWEST_A, FEWEST_DOUBLE = 2, 12, 4
USUAL_PRICES, MOST_USUAL = range(3, 8), 50


def wishes(data: Data) -> list[Problem]:
    check = Check()
    printed = read(data)
    _wish_tiles(check, printed)
    _wish_cards(check, printed.cards)
    return check.problems


def _wish_tiles(check: Check, printed: Box) -> None:
    """L8.1."""
    center = printed.tiles[printed.center]
    mines = sum(square in box.MINES for square in center)
    if mines != len(box.MINES):
        check.note(f"tiles.{printed.center}", "center-mines", "L8.1", number=mines, wanted=len(box.MINES))
    for number, squares in enumerate(printed.tiles):
        for mine in box.MINES:
            if squares.count(mine) > 1:
                check.note(f"tiles.{number}", "mine-twice", "L8.1", what=TERRAINS[mine])
        if number != printed.center and castle_pairs(squares) < FEWEST_PAIRS:
            check.note(f"tiles.{number}", "little-room", "L8.1")
    forests = sum(squares.count(box.FOREST) for squares in printed.tiles)
    if forests not in FORESTS:
        check.note("tiles", "forests", "L8.1", number=forests, least=FORESTS[0], most=FORESTS[-1])


def _wish_cards(check: Check, cards: Sequence[Card]) -> None:
    """L8.2, L8.3."""
    letters = Counter(card.letter for card in cards)
    if letters["A"] < FEWEST_A:
        check.note("cards", "few-with-a", "L8.2", number=letters["A"], wanted=FEWEST_A)
    for number, card in enumerate(cards):
        kinds = {kind for kind, _ in card.actions}
        if card.letter == "A" and kinds & {EXPAND, DESERTER, ALLIANCE}:
            check.note(f"cards.{number}", "early", "L8.2")
        if card.letter == "B" and kinds & {DESERTER, ALLIANCE}:
            check.note(f"cards.{number}", "early", "L8.2")
        if card.sale > card.price + 1:
            check.note(f"cards.{number}", "dear-sale", "L8.3")
    if sum(len(card.actions) == 2 for card in cards) < FEWEST_DOUBLE:
        check.note("cards", "few-double", "L8.2", wanted=FEWEST_DOUBLE)
    if all({kind for kind, _ in card.actions} != {KNIGHTS, EXPAND} for card in cards):
        check.note("cards", "reported-missing", "L8.2", what="knights, expand")
    if sum(card.price in USUAL_PRICES for card in cards) < MOST_USUAL:
        check.note("cards", "prices", "L8.3", least=USUAL_PRICES[0], most=USUAL_PRICES[-1])
