"""The worked examples of the rulebooks."""

import pytest

from tafelrunde.kernel.event import SILENCE
from tafelrunde.merlin import box
from tafelrunde.merlin.box import BUILDER, DOVE, DRAGON, FISH, FLAG_BEARER, FOX, LADY, SHIELD_BEARER, SNAKE
from tafelrunde.merlin.scoring import environs

from .printed import FITTING
from .table import blue, card_of, flag, green, material, red, shield, space_of, table, yellow


@pytest.mark.rule("M4.11", "M4.3")
def test_reds_builder_goes_counter_clockwise_from_orange_to_purple():
    t = table(red, blue).henchman(red, BUILDER, FOX).lands(space_of(box.RELOCATE))
    t.plays("henchman", BUILDER).plays("principality", SNAKE)
    assert t.things(red) == [material(SNAKE)] and t.stock(material(SNAKE)) == 5


@pytest.mark.rule("M4.13")
def test_a_blue_material_is_exchanged_for_an_orange_flag():
    t = table(yellow, blue).owns(yellow, material(FISH)).lands(space_of(box.EXCHANGE))
    t.plays("give", material(FISH)).plays("take", flag(FOX))
    assert t.things(yellow) == [flag(FOX)]
    assert t.stock(material(FISH)) == 6 and t.stock(flag(FOX)) == 5


@pytest.mark.rule("M4.16", "M10.4")
def test_a_tile_that_grey_orange_or_blue_can_build_on():
    tile = FITTING[18].index((DOVE, FISH, FOX))
    for p in range(6):
        t = table(yellow, blue).owns(yellow, material(p)).lands(space_of(box.BUILD))
        assert (tile in t.offers("tile")) == (p in (DOVE, FOX, FISH))


@pytest.mark.rule("M4.15", "M4.17")
def test_green_pays_grey_on_a_lake_with_a_tower_and_takes_a_black_shield():
    t = table(green, blue)
    tile = next(tile for tile in range(18) if DOVE in FITTING[18][tile])
    land = t.state.tiles
    lake = land.index(box.LAKE + box.TOWER)
    land[tile], land[lake] = land[lake], land[tile]
    t.owns(green, material(DOVE)).lands(space_of(box.BUILD)).plays("tile", tile).plays("take", shield(DRAGON))
    assert t.things(green) == [shield(DRAGON)] and t.state.built[tile] == 0 and t.of(green, "manors") == 6
    assert t.stock(material(DOVE)) == 6 and t.stock(shield(DRAGON)) == 5


@pytest.mark.rule("M7.1", "M7.3")
def test_yellow_completes_a_card_of_three_points():
    card = card_of(3)
    t = table(yellow, blue).hand(yellow, card).meets(yellow, card)
    owned = t.things(yellow)
    t.plays("mission", card)
    assert t.gained[yellow] == 3 and t.things(yellow) == owned and len(t.state.hands[0]) == 3
    t.lands(space_of(box.SCORE_SHIELDS))
    if t.asked[1] == "landed":
        t.plays("skip")
    t.plays("draw", box.DECK)
    assert len(t.state.hands[0]) == 4 and t.asked == (blue, "turn")


@pytest.mark.rule("M6.1", "M6.3")
def test_two_of_three_traitors_are_repelled_by_shields():
    t = (
        table(yellow, blue)
        .traitors(yellow, DRAGON, FOX, FISH)
        .owns(yellow, shield(DRAGON), shield(FOX))
        .scores(3)
    )
    assert t.points("traitors")[yellow] == -3 and t.things(yellow) == []
    assert sorted(t.state.traitor_discard) == [DRAGON, FISH, FOX]
    assert t.stock(shield(DRAGON)) == t.stock(shield(FOX)) == 6


@pytest.mark.rule("M6.6")
def test_environs_two_one_two_two():
    t = table(blue, green, red, yellow)
    t.state.tiles = [
        box.LAKE,
        box.LAKE,
        box.MOUNTAIN,
        box.WOOD,
        box.WOOD,
        box.WOOD,
        box.MOUNTAIN,
        box.MOUNTAIN,
        box.MOUNTAIN,
        box.WOOD,
        box.WOOD,
        box.MOUNTAIN,
    ]
    t.state.tiles += [box.LAKE + box.TOWER] + [box.MOUNTAIN] * 11
    t.manor(blue, 0).manor(green, 12).manor(red, 3).manor(yellow, 10)
    environs(t.state, t.state.agenda[0], SILENCE)
    assert t.points("environs") == {blue: 2, green: 1, red: 2, yellow: 2}


@pytest.mark.rule("M6.7")
def test_one_counter_each_is_one_point_each():
    t = table(yellow, blue, red).influence(DRAGON, yellow=1, blue=1, red=1).scores(1)
    assert t.points("influence") == {yellow: 1, blue: 1, red: 1}


@pytest.mark.rule("M6.7", "M6.9")
def test_red_three_green_two_blue_one():
    t = table(red, green, blue).influence(FOX, red=3, green=2, blue=1).scores(1)
    assert t.points("influence") == {red: 6, green: 0, blue: 0}
    back = {(e.args["seat"], e.args["number"]) for e in t.events("counters-back")}
    assert back == {(0, 2), (1, 1)} and t.state.influence[FOX] == [1, 1, 1]


@pytest.mark.rule("M6.10")
def test_henchmen_four_three_three_one():
    t = table(green, blue, red, yellow)
    out = {green: 4, blue: 3, red: 3, yellow: 1}
    for place, (color, number) in enumerate(out.items()):
        for henchman in (BUILDER, SHIELD_BEARER, FLAG_BEARER, LADY)[:number]:
            t.henchman(color, henchman, place)
    assert t.scores(1).points("henchmen") == out


@pytest.mark.rule("M6.8")
def test_the_grail_in_orange_gives_four_instead_of_two():
    t = table(yellow, blue).influence(FOX, yellow=2, blue=2).grail(yellow).scores(1)
    assert t.plays("grail", FOX).points("influence") == {yellow: 4, blue: 0}
    t = table(yellow, blue).influence(FOX, yellow=2, blue=2).grail(yellow).scores(1)
    assert t.plays("keep").points("influence") == {yellow: 2, blue: 2}


@pytest.mark.rule("M8.2")
def test_two_flags_two_materials_and_a_shield_are_one_point():
    t = table(yellow, blue).apples(yellow, 0).staffs(yellow, 0)
    t.owns(yellow, flag(FOX), flag(DOVE), material(FOX), material(DOVE), shield(FOX)).scores(3)
    assert t.points("end")[yellow] == 1


@pytest.mark.rule("M9.3")
def test_a_builder_card_of_two_points_with_the_builders_first_ability_is_three():
    card = card_of(2, BUILDER)
    t = table(yellow, blue, favor=True).seal(yellow, BUILDER).hand(yellow, card).meets(yellow, card)
    assert t.plays("mission", card).plays("points").gained[yellow] == 3
