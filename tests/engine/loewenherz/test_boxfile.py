"""L1, L8: what is told of a box file: what cannot be so in any box, and what a reconstruction would not have."""

from copy import deepcopy

import pytest

from tafelrunde.loewenherz.box import ALLIANCE, BORDERS, CITY, DESERTER, EXPAND, KNIGHTS, TERRAINS
from tafelrunde.loewenherz.boxfile import castle_pairs, problems, read, wishes
from tafelrunde.loewenherz.editions import EDITIONS

from ..boxspoiling import Data, Spoil, Told, gone, put, spoiled, swap, told

SIDE = range(4)
CARD = "letter, price, sale, actions"
TERRAINS_ALLOWED = "meadow, forest, village, city, gold, silver, copper, gem"
ACTIONS_ALLOWED = (
    "borders 1, borders 2, borders 3, knights 1, knights 2, expand 1, expand 2, deserter, alliance"
)


def present() -> Data:
    return deepcopy(dict(EDITIONS.present.data))


def square(tile: int, row: int, column: int, word: str) -> Spoil:
    """This word there."""

    def spoil(data: Data) -> None:
        words = data["tiles"][tile][row].split()
        words[column] = word
        data["tiles"][tile][row] = " ".join(words)

    return spoil


def exchanged(one: tuple[int, int, int], other: tuple[int, int, int]) -> list[Spoil]:
    """Two squares, each where the other was."""
    words = [present()["tiles"][tile][row].split()[column] for tile, row, column in (one, other)]
    return [square(*one, words[1]), square(*other, words[0])]


def instead(number: int, old: str, new: str, tiles: range = range(9)) -> Spoil:
    """So many squares of the new kind in place of the old one, the last ones first."""

    def spoil(data: Data) -> None:
        left = number
        for tile in reversed(tiles):
            for row in SIDE:
                for column in SIDE:
                    if left and data["tiles"][tile][row].split()[column] == old:
                        square(tile, row, column, new)(data)
                        left -= 1
        assert left == 0

    return spoil


def wooded(tile: int, *meadows: tuple[int, int]) -> list[Spoil]:
    """A tile with no other meadows than these; as many forests as before lie in the land."""
    rows = present()["tiles"][tile]
    places = [(row, column) for row in SIDE for column in SIDE]
    words = {(row, column): rows[row].split()[column] for row, column in places}
    more = [place for place in places if words[place] == "meadow" and place not in meadows]
    assert all(words[place] == "meadow" for place in meadows)
    return [
        instead(len(more), "forest", "meadow", range(7, 9)),
        *(square(tile, *at, "forest") for at in more),
    ]


def cards(**fields: object) -> Spoil:
    """These fields on every card."""

    def spoil(data: Data) -> None:
        for card in data["cards"]:
            card.update(fields)

    return spoil


def some(numbers: range, **fields: object) -> Spoil:
    def spoil(data: Data) -> None:
        for number in numbers:
            data["cards"][number].update(fields)

    return spoil


def letters(old: str, new: str) -> Spoil:
    def spoil(data: Data) -> None:
        for card in data["cards"]:
            card["letter"] = new if card["letter"] == old else card["letter"]

    return spoil


def single(number: int) -> Spoil:
    """The first so many cards with two actions have one."""

    def spoil(data: Data) -> None:
        for card in [card for card in data["cards"] if len(card["actions"]) == 2][:number]:
            del card["actions"][1]

    return spoil


def both(*actions: str) -> Spoil:
    """In place of every 'knights or expand'."""

    def spoil(data: Data) -> None:
        for card in data["cards"]:
            if {action.split()[0] for action in card["actions"]} == {"knights", "expand"}:
                card["actions"] = list(actions)

    return spoil


def wrong_number(where: str, rule: str, number: int, wanted: str) -> list[Told]:
    return [(where, "wrong-number", rule, {"number": number, "wanted": wanted})]


def no_row(where: str, value: str) -> list[Told]:
    return [(where, "no-row-of-four", "L1.1", {"value": value})]


def out_of_range(where: str, value: str) -> list[Told]:
    return [(where, "out-of-range", "L1.2", {"value": value, "least": 0, "most": 20})]


def unknown(where: str, rule: str, value: str, allowed: str) -> list[Told]:
    return [(where, "unknown-word", rule, {"value": value, "allowed": allowed})]


# fmt: off
CANNOT_BE: list[tuple[Spoil, list[Told]]] = [
    # The parts.
    (gone("tiles"), [("tiles", "missing", "L1.1", {})]),
    (gone("cards"), [("cards", "missing", "L1.2", {})]),
    (put("dice", [1]), [("dice", "unknown-part", "", {"allowed": "tiles, cards"})]),
    # L1.1: nine tiles of four by four squares.
    (put("tiles", "all"), [("tiles", "no-list", "L1.1", {"value": "all"})]),
    (gone("tiles.8"), wrong_number("tiles", "L1.1", 8, "9")),
    (lambda data: data["tiles"].append(data["tiles"][2]), wrong_number("tiles", "L1.1", 10, "9")),
    (put("tiles.2", "land"), [("tiles.2", "no-list", "L1.1", {"value": "land"})]),
    (gone("tiles.2.3"), wrong_number("tiles.2", "L1.1", 3, "4")),
    (lambda data: data["tiles"][2].append(data["tiles"][2][1]), wrong_number("tiles.2", "L1.1", 5, "4")),
    (put("tiles.2.1", "meadow meadow meadow"), no_row("tiles.2.1", "meadow meadow meadow")),
    (put("tiles.2.1", "meadow " * 5), no_row("tiles.2.1", "meadow " * 5)),
    (put("tiles.2.1", 4), no_row("tiles.2.1", "4")),
    (put("tiles.2.1", ["meadow"] * 4), no_row("tiles.2.1", "['meadow', 'meadow', 'meadow', 'meadow']")),
    (square(2, 1, 3, "lake"), unknown("tiles.2.1.3", "L1.1", "lake", TERRAINS_ALLOWED)),
    # L1.2: 60 cards, with a letter, two prices, and an action or two different ones.
    (put("cards", 60), [("cards", "no-list", "L1.2", {"value": "60"})]),
    (put("cards", []), wrong_number("cards", "L1.2", 0, "60")),
    (gone("cards.59"), wrong_number("cards", "L1.2", 59, "60")),
    (lambda data: data["cards"].append(data["cards"][0]), wrong_number("cards", "L1.2", 61, "60")),
    (put("cards.7", "A"), [("cards.7", "no-object", "L1.2", {"value": "A"})]),
    (put("cards.7.color", "red"), [("cards.7.color", "unknown-part", "L1.2", {"allowed": CARD})]),
    (gone("cards.7.letter"), [("cards.7.letter", "missing", "L1.2", {})]),
    (gone("cards.7.price"), [("cards.7.price", "missing", "L1.2", {})]),
    (gone("cards.7.sale"), [("cards.7.sale", "missing", "L1.2", {})]),
    (gone("cards.7.actions"), [("cards.7.actions", "missing", "L1.2", {})]),
    (put("cards.7.letter", "E"), unknown("cards.7.letter", "L1.2", "E", "A, B, C, D")),
    (put("cards.7.letter", "AB"), unknown("cards.7.letter", "L1.2", "AB", "A, B, C, D")),
    (put("cards.7.letter", ""), unknown("cards.7.letter", "L1.2", "", "A, B, C, D")),
    (letters("A", "B"), [("cards", "letter-missing", "L1.2", {"letter": "A"})]),
    (letters("C", "B"), [("cards", "letter-missing", "L1.2", {"letter": "C"})]),
    (letters("D", "B"), [("cards", "letter-missing", "L1.2", {"letter": "D"})]),
    (put("cards.7.price", -1), out_of_range("cards.7.price", "-1")),
    (put("cards.7.price", 0), []),
    (put("cards.7.price", 20), []),
    (put("cards.7.price", 21), out_of_range("cards.7.price", "21")),
    (put("cards.7.sale", -1), out_of_range("cards.7.sale", "-1")),
    (put("cards.7.sale", 0), []),
    (put("cards.7.sale", 20), []),
    (put("cards.7.sale", 21), out_of_range("cards.7.sale", "21")),
    (put("cards.7.actions", "deserter"), [("cards.7.actions", "no-list", "L1.2", {"value": "deserter"})]),
    (put("cards.7.actions", []), wrong_number("cards.7.actions", "L1.2", 0, "1-2")),
    (put("cards.7.actions", ["knights 1", "expand 1", "deserter"]), wrong_number("cards.7.actions", "L1.2", 3, "1-2")),
    (put("cards.7.actions", ["deserter", "borders 4"]),
     unknown("cards.7.actions.1", "L1.2", "borders 4", ACTIONS_ALLOWED)),
    (put("cards.7.actions", ["borders 1", "borders 1"]), [("cards.7.actions", "actions-alike", "L1.2", {})]),
    (put("cards.7.actions", ["borders 1", "borders 2"]), []),
]
# fmt: on


@pytest.mark.rule("L1.1", "L1.2")
@pytest.mark.parametrize(("spoil", "expected"), CANNOT_BE)
def test_what_cannot_be_so_in_any_box_is_told_with_its_place_and_rule(spoil, expected):
    assert told(problems(spoiled(present(), spoil))) == expected


@pytest.mark.rule("L1.1")
@pytest.mark.parametrize(
    ("kind", "wanted"), [("city", 1), ("village", 10), ("gold", 4), ("silver", 4), ("copper", 4), ("gem", 4)]
)
def test_the_land_has_as_many_squares_of_each_kind_as_the_rules_say(kind, wanted):
    for old, new, number in ((kind, "forest", wanted - 1), ("forest", kind, wanted + 1)):
        assert told(problems(spoiled(present(), instead(1, old, new)))) == [
            ("tiles", "wrong-count", "L1.1", {"what": kind, "number": number, "wanted": wanted})
        ]


def tile(*words: str) -> list[str]:
    return [" ".join(words[row * 4 : row * 4 + 4]) for row in SIDE]


def with_room(pairs: int) -> Data:
    """The present cards, and land for so many castles with their knights: on seven tiles every meadow stands alone."""
    printed = [*["city"], *["village"] * 10, *["gold", "silver", "copper", "gem"] * 4, *["forest"] * 5]
    data = present()
    data["tiles"] = [tile(*printed[:16]), tile(*printed[16:])]
    for _ in range(7):
        meadows = min(pairs, 8)
        pairs -= meadows
        words = ["forest"] * 16
        for place in [row * 4 + column for row in SIDE for column in SIDE if (row + column) % 2][:meadows]:
            words[place] = "meadow"
        data["tiles"].append(tile(*words))
    return data


@pytest.mark.rule("L2.4")
def test_there_is_room_for_twelve_castles_with_their_knights_however_they_are_placed():
    """Eleven castles and their knights stand on 22 squares, and each may spoil the room of another pair."""
    assert problems(with_room(2 * 11 + 1)) == []
    assert told(problems(with_room(2 * 11))) == [
        ("tiles", "too-little-meadow", "L2.4", {"number": 22, "wanted": 23})
    ]


@pytest.mark.rule("L2.4")
@pytest.mark.parametrize(
    ("signs", "pairs"),
    [
        (".... .... .... ....", 8),
        ("ffff ffff ffff ffff", 0),  # a castle stands on a meadow
        ("vvvv vvvv vvvv vvvv", 0),
        ("vvvv v.vv vvvv vvvv", 0),  # nowhere for the knight
        ("vvvv v.fv vvvv vvvv", 1),
        ("vvvv vf.v vvvv vvvv", 1),
        ("vvvv v.vv vfvv vvvv", 1),
        ("vvvv vfvv v.vv vvvv", 1),
        ("vvvv v..v vvvv vvvv", 1),  # on a meadow too
        ("vvvv v.vv vvfv vvvv", 0),  # not diagonally
        ("vvvv vvv. fvvv vvvv", 0),  # nor round the edge
        ("vvv. vvvv vvvv vvvf", 0),
        ("f.vv vvvv vvvv vv.f", 2),  # from corner to corner
        ("vvvv v.f. vvvv vvvv", 1),  # one knight for two castles
        ("vvvv .f.f vvvv vvvv", 2),
        ("..vv .vvv .vvv vvvv", 2),  # the corner goes with the right one, or the third has none
        ("ff.f f.ff ff.f .fff", 4),
    ],
)
def test_room_for_castles_with_a_knight_beside_them(signs, pairs):
    assert castle_pairs([".fv".index(sign) for sign in signs.replace(" ", "")]) == pairs


ACTIONS = {
    "borders 1": (BORDERS, 1),
    "borders 2": (BORDERS, 2),
    "borders 3": (BORDERS, 3),
    "knights 1": (KNIGHTS, 1),
    "knights 2": (KNIGHTS, 2),
    "expand 1": (EXPAND, 1),
    "expand 2": (EXPAND, 2),
    "deserter": (DESERTER, 1),
    "alliance": (ALLIANCE, 1),
}


def test_a_file_is_read_as_it_says():
    box = read(spoiled(present(), swap("tiles.0", "tiles.8")))
    assert CITY in box.tiles[8] and box.center == 8
    for squares, rows in zip(box.tiles[1:8], present()["tiles"][1:8], strict=True):
        assert [TERRAINS[square] for square in squares] == " ".join(rows).split()
    for number, card in enumerate(present()["cards"]):
        actions = tuple(ACTIONS[action] for action in card["actions"])
        assert box.cards[number] == (card["letter"], card["price"], card["sale"], actions)
        assert "ABCD"[box.letters[number]] == card["letter"]
        assert box.prices[number] == card["price"]
        assert box.kinds[number] == tuple(kind for kind, _ in actions)
        assert [which for which, _ in box.plays[number]] == list(range(len(actions)))
        assert [choice for _, choice in box.plays[number]] == [
            ("play", number * 2 + which) for which in range(len(actions))
        ]
    box = read(spoiled(present(), *(put(f"cards.{n}.actions", [action]) for n, action in enumerate(ACTIONS))))
    assert [card.actions for card in box.cards[: len(ACTIONS)]] == [(action,) for action in ACTIONS.values()]


# L8: what a reconstruction would not have. Each row is good for any box.


def forests(number: int) -> list[Told]:
    return [("tiles", "forests", "L8.1", {"number": number, "least": 40, "most": 50})]


def center_mines(number: int) -> Told:
    return ("tiles.0", "center-mines", "L8.1", {"number": number, "wanted": 4})


def mine_twice(tile: int, what: str) -> Told:
    return (f"tiles.{tile}", "mine-twice", "L8.1", {"what": what})


def early(card: int) -> list[Told]:
    return [(f"cards.{card}", "early", "L8.2", {})]


FEW_A: list[Told] = [("cards", "few-with-a", "L8.2", {"number": 11, "wanted": 12})]
FEW_DOUBLE: list[Told] = [("cards", "few-double", "L8.2", {"wanted": 4})]
UNREPORTED: list[Told] = [("cards", "reported-missing", "L8.2", {"what": "knights, expand"})]
PRICES: list[Told] = [("cards", "prices", "L8.3", {"least": 3, "most": 7})]

# fmt: off
WISHES: list[tuple[list[Spoil], list[Told]]] = [
    # L8.1: four mines on the tile of the city, wherever that lies; mines of one kind on different tiles.
    ([swap("tiles.0", "tiles.8")], []),
    (exchanged((0, 3, 3), (1, 2, 0)), [center_mines(3)]),
    (exchanged((0, 0, 1), (3, 0, 0)), [center_mines(5), mine_twice(0, "copper")]),
    (exchanged((1, 3, 0), (4, 0, 3)), [mine_twice(1, "gold")]),
    (exchanged((2, 0, 3), (8, 3, 3)), []),
    (exchanged((5, 0, 2), (7, 0, 3)), []),
    (exchanged((1, 1, 3), (8, 3, 3)), [mine_twice(1, "silver")]),
    # L8.1: two castles find room on each outer tile.
    (wooded(1, (1, 1)), [("tiles.1", "little-room", "L8.1", {})]),
    (wooded(1, (1, 1), (3, 1)), []),
    (wooded(0, (1, 2)), []),
    # L8.1: 40 to 50 forests. There are 50.
    ([], []),
    ([instead(1, "meadow", "forest")], forests(51)),
    ([instead(10, "forest", "meadow")], []),
    ([instead(11, "forest", "meadow")], forests(39)),
    # L8.2: at least twelve with A. There are 15.
    ([some(range(3), letter="B")], []),
    ([some(range(4), letter="B")], FEW_A),
    # L8.2: expanding from B on, deserter and alliance in C and D.
    ([some(range(1), actions=["expand 1"])], early(0)),
    ([some(range(1), actions=["deserter"])], early(0)),
    ([some(range(1), actions=["alliance"])], early(0)),
    ([some(range(1), actions=["expand 1", "deserter"])], early(0)),
    ([some(range(15, 16), actions=["expand 1"])], []),
    ([some(range(15, 16), actions=["deserter"])], early(15)),
    ([some(range(15, 16), actions=["borders 1", "alliance"])], early(15)),
    ([some(range(30, 31), actions=["deserter"])], []),
    # L8.2: some cards with two actions, of which "knights or expand" is reported.
    ([single(5)], []),
    ([single(6)], FEW_DOUBLE),
    ([both("expand 1", "knights 1")], []),
    ([both("knights 1", "borders 1")], UNREPORTED),
    # L8.3: a sale brings hardly more than a play costs, which is mostly 3 to 7. It is for 59 cards.
    ([some(range(1), price=3, sale=4)], []),
    ([some(range(1), price=3, sale=5)], [("cards.0", "dear-sale", "L8.3", {})]),
    ([some(range(9), price=8)], []),
    ([some(range(10), price=8)], PRICES),
    ([some(range(10), price=2, sale=2)], PRICES),
    ([cards(price=3, sale=3)], []),
    ([cards(price=7)], []),
]
# fmt: on


@pytest.mark.rule("L8.1", "L8.2", "L8.3")
@pytest.mark.parametrize(("spoils", "expected"), WISHES)
def test_what_a_reconstruction_would_not_have_is_told_and_does_not_stand_against_the_box(spoils, expected):
    data = spoiled(present(), *spoils)
    assert problems(data) == []
    assert told(wishes(data)) == expected
