"""Manors and towers."""

import pytest

from tafelrunde.merlin.box import BUILD, DOVE, DRAGON, EAGLE, FISH, FOX, SNAKE

from .printed import FITTING
from .table import LAND, Table, blue, flag, material, shield, space_of, table, yellow

# Towers on the last six of 18 tiles.
TOWER_TILE = 13


def site(*materials: int) -> Table:
    return table(yellow, blue).tiles(*LAND).owns(yellow, *map(material, materials))


@pytest.mark.rule("M4.15")
def test_a_manor_costs_a_fitting_material():
    tile = next(tile for tile in range(12) if FOX in FITTING[18][tile])
    t = site(FOX).lands(space_of(BUILD)).plays("tile", tile)
    assert t.state.built[tile] == 0 and t.of(yellow, "manors") == 6
    assert t.things(yellow) == [] and t.stock(material(FOX)) == 6
    assert t.asked == (blue, "turn")


@pytest.mark.rule("M4.15")
def test_a_tile_holds_one_manor_and_a_player_has_seven():
    tile = next(tile for tile in range(12) if FOX in FITTING[18][tile])
    t = site(FOX).manor(blue, tile).lands(space_of(BUILD))
    assert t.why_not("tile", tile) == ("M4.15", "built-on")
    assert t.why_not("tile", 20) == ("M4.15", "no-such-tile")
    t = site(FOX).manor(yellow, *range(7)).owns(yellow, flag(EAGLE)).lands(space_of(BUILD))
    assert t.why_not("tile", 10) == ("M4.15", "no-manor-left")


@pytest.mark.rule("M4.16")
def test_only_tiles_that_a_material_of_yours_fits():
    t = site(DOVE).lands(space_of(BUILD))
    fitting = [tile for tile in range(18) if DOVE in FITTING[18][tile]]
    assert t.offers("tile") == fitting and len(fitting) < 18
    other = next(tile for tile in range(18) if tile not in fitting)
    assert t.why_not("tile", other) == ("M4.16", "no-material")
    assert site().lands(space_of(BUILD)).asked == (blue, "turn"), "without material no action"


@pytest.mark.rule("M4.15", "M4.16")
def test_where_several_materials_fit_one_is_chosen():
    tile = FITTING[18].index((DOVE, FISH, FOX))
    t = site(DOVE, FOX, DRAGON).lands(space_of(BUILD)).plays("tile", tile)
    assert t.offers("pay") == [DOVE, FOX]
    assert t.why_not("pay", DRAGON) == ("M4.16", "does-not-fit")
    assert t.why_not("pay", FISH) == ("M4.15", "no-material")
    t.plays("pay", FOX)
    assert t.things(yellow) == [material(DRAGON), material(DOVE)]


@pytest.mark.rule("M4.17")
def test_a_tower_gives_a_shield_a_flag_or_a_counter():
    p = FITTING[18][TOWER_TILE][0]

    def built() -> Table:
        return site(p).gone(shield(SNAKE)).lands(space_of(BUILD)).plays("tile", TOWER_TILE)

    t = built()
    assert t.offers("take") == [thing for thing in range(12) if thing != shield(SNAKE)]
    assert t.why_not("take", shield(SNAKE)) == ("M4.17", "none-left")
    assert t.why_not("take", material(FOX)) == ("M4.17", "other-kind")
    assert t.offers("influence") == list(range(6))
    assert t.plays("take", flag(EAGLE)).things(yellow) == [flag(EAGLE)]
    t = built().plays("influence", FISH)
    assert t.state.influence[FISH] == [1, 0] and t.of(yellow, "counters") == 5
    t = built().plays("skip")
    assert t.things(yellow) == [] and t.asked == (blue, "turn")


@pytest.mark.rule("M4.17")
def test_the_bonus_lapses_where_none_is_possible():
    p = FITTING[18][TOWER_TILE][0]
    t = site(p).influence(DOVE, yellow=6).gone(*range(12)).lands(space_of(BUILD)).plays("tile", TOWER_TILE)
    assert t.asked == (blue, "turn")
    t = site(p).influence(DOVE, yellow=6).lands(space_of(BUILD)).plays("tile", TOWER_TILE)
    assert t.why_not("influence", DOVE) == ("M4.17", "no-counter")


@pytest.mark.rule("M4.17")
def test_a_plain_tile_gives_nothing():
    tile = next(tile for tile in range(12) if FOX in FITTING[18][tile])
    assert site(FOX).lands(space_of(BUILD)).plays("tile", tile).events("took") == []
