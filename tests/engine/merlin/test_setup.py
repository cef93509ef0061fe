"""M2: the set-up."""

from collections import Counter
from itertools import product

import pytest

from tafelrunde.kernel.errors import BadSetup
from tafelrunde.kernel.event import Log
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.session import Session
from tafelrunde.merlin.box import HOME, KINDS, PRINCIPALITIES, principality_space, thing
from tafelrunde.merlin.game import MERLIN
from tafelrunde.merlin.state import State

from .printed import STARTING_TILES


def new(players: int = 3, seed: str = "1", **options) -> State:
    return MERLIN.begin(Setup(players, seed, **options), Log())


@pytest.mark.rule("M2.1")
def test_merlin_starts_at_the_dragon_and_all_is_at_home():
    s = new(4)
    assert s.merlin == 0
    assert MERLIN.points(s) == [0, 0, 0, 0]
    assert s.grail == s.excalibur == -1
    assert s.henchmen == [[HOME] * 4] * 4 and s.staffs == [3] * 4
    for kind, p in product(KINDS, PRINCIPALITIES):
        assert s.stock[kind][p] == 6 - sum(things[thing(kind, p)] for things in s.things)


@pytest.mark.rule("M2.2")
def test_each_player_has_an_apple_and_the_rest_of_eleven_is_the_supply():
    for players in (2, 3, 4):
        s = new(players)
        assert s.apples == [1] * players and s.apple_supply == 11 - players


@pytest.mark.rule("M2.3", "M2.8")
def test_three_missions_lie_open_and_each_hand_has_four():
    s = new(4)
    assert len(s.display) == 3 and [len(hand) for hand in s.hands] == [4] * 4
    assert len(s.deck) == 55 - 3 - 16 and s.discard == []
    assert new(4, "2").display != s.display


@pytest.mark.rule("M2.4", "M2.8")
def test_each_player_has_three_open_traitors_from_one_shuffled_pile():
    s = new(4)
    assert [sum(traitors) for traitors in s.traitors] == [3] * 4
    assert len(s.traitor_pile) == 12
    assert s.traitor_pile != sorted(s.traitor_pile) and new(4, "2").traitor_pile != s.traitor_pile
    assert MERLIN.view(s, 0).traitors == s.traitors


@pytest.mark.rule("M2.5")
@pytest.mark.parametrize(("players", "plain", "towers"), [(2, 4, 2), (3, 4, 2), (4, 5, 3)])
def test_fewer_players_have_fewer_tiles(players, plain, towers):
    s = new(players)
    assert Counter(s.tiles) == {0: plain, 1: plain, 2: plain, 3: towers, 4: towers, 5: towers}
    assert new(players, "2").tiles != s.tiles


@pytest.mark.rule("M2.6")
def test_the_first_player_is_drawn_unless_given():
    assert {new(4, str(seed)).first_seat for seed in range(40)} == {0, 1, 2, 3}
    for first in range(4):
        s = new(4, first=first)
        assert (s.first_seat, s.seat, s.agenda[-1].seat) == (first, first, first)
    assert new(4, first=2).hands == new(4).hands, "the option changes nothing else"


@pytest.mark.rule("M2.7")
def test_each_player_gets_a_starting_tile():
    tiles = {principality_space(tile.knight): tile for tile in STARTING_TILES}
    dealt = set()
    for seed in range(30):
        s = new(2, str(seed))
        for seat in range(2):
            tile = tiles[s.knights[seat]]
            dealt.add(tile)
            assert s.influence[tile.influence][seat] == 1 and s.counters[seat] == 5
            assert s.things[seat][tile.shield] == 1
            assert s.things[seat][6 + tile.flag] == 1
            assert s.things[seat][12 + tile.material] == 1
            assert sum(s.things[seat]) == 3
        assert s.knights[0] != s.knights[1]
        MERLIN.check(s)
    assert dealt == set(STARTING_TILES)


@pytest.mark.rule("M1.3")
def test_six_or_seven_counters_of_which_one_is_placed():
    assert new(2).counters == [5, 5]
    assert new(2, variants={"counters": 7}).counters == [6, 6]
    with pytest.raises(BadSetup):
        Session(MERLIN, Setup(2, "1", variants={"counters": 8}))


@pytest.mark.rule("M2.9")
def test_no_three_of_a_kind_is_ever_rolled():
    for seed in range(150):
        for dice in new(4, str(seed)).dice:
            assert max(map(dice.count, dice)) <= 2
            assert all(1 <= pips <= 6 for pips in dice)


def test_the_same_seed_is_the_same_game():
    assert new(4, "x") == new(4, "x")
    assert new(4, "x") != new(4, "y")
