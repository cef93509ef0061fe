"""L1, L8: what is in the box."""

from collections import Counter

import pytest

from tafelrunde.loewenherz import box
from tafelrunde.loewenherz.box import ALLIANCE, BORDERS, DESERTER, EXPAND, FOREST, KNIGHTS, MEADOW, MINES

from .printed import BOX, CARDS

TILES = [list(tile) for tile in BOX.tiles]
ALL_SQUARES = Counter(square for tile in TILES for square in tile)


def cards(letter: str) -> list[box.Card]:
    return [card for card in CARDS if card.letter == letter]


def having(action: int, letters: str = "ABCD") -> list[box.Card]:
    return [
        card for card in CARDS if card.letter in letters and any(kind == action for kind, _ in card.actions)
    ]


@pytest.mark.rule("L1.1", "L8.1")
def test_nine_tiles_hold_a_city_ten_villages_and_four_mines_of_each_kind():
    assert [len(tile) for tile in TILES] == [16] * 9
    assert ALL_SQUARES[box.CITY] == 1
    assert ALL_SQUARES[box.VILLAGE] == 10
    assert [ALL_SQUARES[mine] for mine in MINES] == [4, 4, 4, 4]
    assert ALL_SQUARES[FOREST] + ALL_SQUARES[MEADOW] == 117


@pytest.mark.rule("L8.1")
def test_the_center_has_the_city_and_a_mine_of_each_kind():
    center = Counter(TILES[0])
    assert center[box.CITY] == 1
    assert [center[mine] for mine in MINES] == [1, 1, 1, 1]


@pytest.mark.rule("L8.1")
def test_mines_of_one_kind_lie_on_different_tiles():
    for mine in MINES:
        assert max(tile.count(mine) for tile in TILES) == 1


@pytest.mark.rule("L8.1")
def test_forty_to_fifty_forests_so_that_an_equal_share_lies_just_under_the_goal():
    assert 40 <= ALL_SQUARES[FOREST] <= 50
    everything = ALL_SQUARES[FOREST] + 3 * 10 + 5 + 4 * 5
    for players in (3, 4):
        assert 0.75 * box.GOAL[players] <= everything / players < box.GOAL[players]


@pytest.mark.rule("L8.1")
def test_each_outer_tile_has_room_for_castles():
    for tile in TILES[1:]:
        good = 0
        for square, land in enumerate(tile):
            row, column = divmod(square, 4)
            beside = [
                tile[r * 4 + c]
                for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
                if 0 <= r < 4 and 0 <= c < 4
            ]
            good += land == MEADOW and any(near in (MEADOW, FOREST) for near in beside)
        assert good >= 5


@pytest.mark.rule("L1.2", "L8.2")
def test_sixty_cards_with_letters_prices_and_one_or_two_actions():
    assert len(CARDS) == 60
    assert Counter(card.letter for card in CARDS) == {"A": 15, "B": 15, "C": 15, "D": 15}
    assert len(cards("A")) >= 4 * box.HAND
    for card in CARDS:
        assert card.price > 0 and card.sale > 0
        assert 1 <= len(card.actions) <= 2
        assert len({kind for kind, _ in card.actions}) == len(card.actions)
        for kind, number in card.actions:
            assert 1 <= number <= {BORDERS: 3, KNIGHTS: 2, EXPAND: 2, DESERTER: 1, ALLIANCE: 1}[kind]


@pytest.mark.rule("L1.3")
def test_pieces():
    assert (box.KNIGHTS_IN_BOX, box.CASTLES_IN_BOX, box.BORDERS_IN_BOX) == (15, 4, 100)


@pytest.mark.rule("L8.2")
def test_borders_and_knights_come_first_expansion_from_b_on_deserters_and_alliances_late():
    assert all(kind in (BORDERS, KNIGHTS) for card in cards("A") for kind, _ in card.actions)
    assert not having(EXPAND, "A")
    assert having(EXPAND, "B") and having(EXPAND, "C") and having(EXPAND, "D")
    for action in (DESERTER, ALLIANCE):
        assert len(having(action, "CD")) > 2 * len(having(action, "AB"))
    assert {1, 2, 3} == {
        number for card in having(BORDERS) for kind, number in card.actions if kind == BORDERS
    }
    assert {1, 2} == {number for card in having(KNIGHTS) for kind, number in card.actions if kind == KNIGHTS}
    assert {1, 2} == {number for card in having(EXPAND) for kind, number in card.actions if kind == EXPAND}
    assert sum(len(card.actions) == 2 for card in CARDS) >= 4
    assert any({kind for kind, _ in card.actions} == {KNIGHTS, EXPAND} for card in CARDS)


@pytest.mark.rule("L8.3")
def test_prices():
    single: dict[tuple[int, int], list[int]] = {}
    for card in CARDS:
        if len(card.actions) == 1:
            single.setdefault(card.actions[0], []).append(card.price)

    def mean(action: int, number: int) -> float:
        return sum(single[action, number]) / len(single[action, number])

    assert [round(mean(BORDERS, number)) for number in (1, 2, 3)] == [1, 3, 6]
    assert [round(mean(KNIGHTS, number)) for number in (1, 2)] == [3, 7]
    expanding = [card.price for card in having(EXPAND)]
    assert 3.5 <= sum(expanding) / len(expanding) <= 4.5
    assert sum(3 <= card.price <= 7 for card in CARDS) >= 50
    assert all(card.price <= 7 for card in CARDS)
    assert sum(card.sale < card.price for card in CARDS) > 0.5 * len(CARDS)
    # One sale pays for about one play: without mines somebody has to sell about every other turn.
    assert 0.6 <= sum(card.sale for card in CARDS) / sum(card.price for card in CARDS) <= 1


@pytest.mark.rule("L8.4")
def test_each_mine_has_a_sign_of_its_own():
    assert len({box.SIGNS[mine] for mine in MINES}) == 4
    assert len({box.TERRAINS[mine] for mine in MINES}) == 4


def test_four_quarter_turns_bring_a_tile_back():
    tile = TILES[1]
    assert box.turned(tile, 4) == tile
    assert box.turned(tile, 1)[3] == tile[0]
    assert box.turned(tile, 2) == tile[::-1]
