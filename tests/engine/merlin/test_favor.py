"""M9: the King's favor."""

from random import Random

import pytest

from tafelrunde.kernel.agenda import Frame
from tafelrunde.kernel.event import Log
from tafelrunde.kernel.game import Setup
from tafelrunde.merlin.box import (
    BUILD,
    BUILDER,
    DIFFERENT,
    DOVE,
    DRAGON,
    EAGLE,
    FISH,
    FOX,
    HENCHMEN,
    HOME,
    LADY,
    MIRROR,
    PLACE_HENCHMAN,
    SCORE_FLAGS,
    SCORE_SHIELDS,
    SHIELD_BEARER,
    SNAKE,
    TAKE_SHIELD,
    principality_space,
)
from tafelrunde.merlin.building import can_build_two, refuse_pay, refuse_tile
from tafelrunde.merlin.favor import (
    ABILITIES,
    ANY_POINTS,
    ANYWHERE,
    BUILD_TWO,
    READY,
    REPEL_ONE,
    TWO_PLACEMENTS,
    USED,
    ability_of,
)
from tafelrunde.merlin.game import MERLIN

from .printed import FITTING
from .table import LAND, Table, blue, card_of, flag, material, red, shield, space_of, table, yellow

ROW_3 = (BUILD_TWO, REPEL_ONE, ANY_POINTS, TWO_PLACEMENTS)


def favored() -> Table:
    return table(yellow, blue, favor=True)


def builder_anywhere() -> Table:
    """Yellow's builder may be deployed to any principality; all his henchmen are in Fox."""
    return favored().seal(yellow, ability_of(ANYWHERE, BUILDER)).all_out(yellow, FOX)


def completes(points: int, henchman: int, t: Table | None = None) -> Table:
    card = card_of(points, henchman)
    t = t or favored()
    return t.hand(yellow, card).meets(yellow, card).plays("mission", card)


@pytest.mark.rule("M9.1")
def test_a_completed_mission_gives_its_points_or_one_ability():
    t = completes(2, BUILDER)
    assert t.asked == (yellow, "favor") and t.verbs == {"points", "ability"}
    assert t.plays("points").gained[yellow] == 2 and t.of(yellow, "seals") == [0] * 12
    t = completes(2, BUILDER).plays("ability", BUILDER)
    assert t.gained[yellow] == 0 and t.of(yellow, "seals")[BUILDER] == 1


@pytest.mark.rule("M9.1")
def test_without_the_module_there_are_only_points():
    t = completes(2, BUILDER, table(yellow, blue))
    assert t.gained[yellow] == 2 and t.asked == (yellow, "turn")
    t = table(yellow, blue).owns(yellow, shield(FOX)).lands(space_of(SCORE_SHIELDS))
    assert t.why_not("score", 0) == ("M9.1", None)
    assert (
        not MERLIN.begin(Setup(2, "1"), Log()).favor
        and MERLIN.begin(Setup(2, "1", variants={"favor": True}), Log()).favor
    )


@pytest.mark.rule("M9.2")
@pytest.mark.parametrize("points", [1, 2, 3])
@pytest.mark.parametrize("henchman", HENCHMEN)
def test_the_column_is_the_henchman_and_the_row_at_most_the_points(points, henchman):
    t = completes(points, henchman)
    assert t.offers("ability") == [ability_of(row, henchman) for row in range(points)]
    assert t.why_not("ability", (henchman + 1) % 4) == ("M9.2", "other-column")
    for row in range(points, 3):
        assert t.why_not("ability", ability_of(row, henchman)) == ("M9.2", "row-above-points")


@pytest.mark.rule("M9.2")
def test_each_ability_once_and_four_at_most():
    t = completes(3, BUILDER, favored().seal(yellow, BUILDER))
    assert t.offers("ability") == [ability_of(ANYWHERE, BUILDER), BUILD_TWO]
    assert t.why_not("ability", BUILDER) == ("M9.2", "once")
    t = favored()
    for ability in (1, 2, 3, 5):
        t.seal(yellow, ability)
    t = completes(3, BUILDER, t)
    assert t.asked == (yellow, "turn") and t.points("missions")[yellow] == 3, "no fifth seal: the points"


@pytest.mark.rule("M9.3")
def test_row_one_adds_a_point_for_every_further_mission_of_that_henchman():
    t = completes(2, BUILDER, favored().seal(yellow, BUILDER)).plays("points")
    assert t.gained[yellow] == 3 and t.points("favor")[yellow] == 1
    t = completes(2, BUILDER, favored().seal(yellow, BUILDER)).plays("ability", ability_of(ANYWHERE, BUILDER))
    assert t.gained[yellow] == 1, "also if an ability is taken"
    t = completes(2, BUILDER).plays("ability", BUILDER)
    assert t.gained[yellow] == 0, "not for the card that bought it"
    t = completes(2, LADY, favored().seal(yellow, BUILDER)).plays("points")
    assert t.gained[yellow] == 2, "not for another henchman"
    t = completes(
        2, BUILDER, favored().seal(yellow, ability_of(ANYWHERE, BUILDER)).seal(yellow, BUILD_TWO)
    ).plays("points")
    assert t.gained[yellow] == 2, "not with another row"


@pytest.mark.rule("M9.4")
def test_row_two_sends_that_henchman_to_any_principality():
    t = (
        favored()
        .seal(yellow, ability_of(ANYWHERE, BUILDER))
        .lands(principality_space(FOX))
        .plays("henchman", BUILDER)
    )
    assert t.offers("principality") == [0, 1, 2, 3, 4, 5]
    t.plays("principality", DOVE)
    assert t.where(yellow, BUILDER) == DOVE and t.things(yellow) == [material(DOVE)]
    t = (
        favored()
        .seal(yellow, ability_of(ANYWHERE, BUILDER))
        .lands(principality_space(FOX))
        .plays("henchman", LADY)
    )
    assert t.where(yellow, LADY) == FOX, "the others go where the knight landed"


@pytest.mark.rule("M9.4")
def test_row_two_never_back_to_the_same_principality_but_from_the_one_landed_on():
    t = builder_anywhere().lands(principality_space(FOX))
    assert t.offers("henchman") == [BUILDER]
    t.plays("henchman", BUILDER)
    assert t.offers("principality") == [0, 1, 2, 3, 5]
    assert t.why_not("principality", FOX) == ("M9.4", None)


@pytest.mark.rule("M9.5")
def test_row_three_works_once_between_two_scorings():
    t = favored().seal(yellow, ANY_POINTS).owns(yellow, flag(FOX)).dice(yellow, 1, 1, 3, 4)
    t.lands(space_of(SCORE_SHIELDS)).plays("score", 1)
    assert t.of(yellow, "seals")[ANY_POINTS] == 2
    t.lands(space_of(SCORE_SHIELDS) + 1)
    if t.asked[1] == "landed":
        t.plays("skip")
    t.dice(yellow, 1, 2, 3, 4).lands(space_of(SCORE_FLAGS))
    assert t.why_not("score", 1) == ("M9.5", None)
    t.scores(1)
    assert t.of(yellow, "seals")[ANY_POINTS] == 1, "turned back after the scoring"


@pytest.mark.rule("M9.5")
def test_all_seals_of_row_three_are_turned_back_after_a_scoring():
    t = favored()
    for ability in ROW_3:
        t.seal(yellow, ability, USED)
    seals = t.scores(1).of(yellow, "seals")
    assert {ability for ability in ABILITIES if seals[ability] == READY} == set(ROW_3)


@pytest.mark.rule("M9.6")
def test_the_builder_builds_two_manors_with_their_towers():
    t = favored().seal(yellow, BUILD_TWO).tiles(*LAND)
    one, other = FITTING[18][12][0], FITTING[18][17][0]
    t.owns(yellow, material(one), material(other)).lands(space_of(BUILD)).plays("double").plays("tile", 12)
    while t.asked[1] == "pay":
        t.plays("pay", one)
    t.plays("take", shield(FOX))
    assert t.asked == (yellow, "build") and t.verbs == {"tile"}
    t.plays("tile", 17).plays("take", shield(DOVE))
    assert t.of(yellow, "manors") == 5 and t.things(yellow) == [shield(DOVE), shield(FOX)]
    assert t.of(yellow, "seals")[BUILD_TWO] == 2 and t.asked == (blue, "turn")


@pytest.mark.rule("M9.6")
def test_two_manors_only_if_both_can_be_built_and_paid():
    t = favored().seal(yellow, BUILD_TWO).owns(yellow, material(FOX)).lands(space_of(BUILD))
    assert t.why_not("double") == ("M9.6", "not-both")
    t = favored().seal(yellow, BUILD_TWO).manor(yellow, *range(6)).owns(yellow, material(FOX), material(DOVE))
    assert t.lands(space_of(BUILD)).why_not("double") == ("M9.6", "not-both")
    assert favored().owns(yellow, material(FOX)).lands(space_of(BUILD)).why_not("double") == (
        "M9.6",
        "not-learnt",
    )


@pytest.mark.rule("M9.6")
def test_the_first_of_two_manors_leaves_the_second_possible():
    """Dove, Fish and Fox fit the one free tile, of these Fox alone the other."""
    one, other = FITTING[18].index((DOVE, FISH, FOX)), FITTING[18].index((DRAGON, SNAKE, FOX, EAGLE))
    t = table(yellow, blue, red, favor=True).tiles(*LAND).seal(yellow, BUILD_TWO)
    built = [tile for tile in range(18) if tile not in (one, other)]
    t.manor(blue, *built[:7]).manor(red, *built[7:14]).manor(yellow, *built[14:])
    t.owns(yellow, material(DOVE), material(FISH), material(FOX))
    t.lands(space_of(BUILD)).plays("double").plays("tile", one)
    assert t.offers("pay") == [DOVE, FISH] and t.why_not("pay", FOX) == ("M9.6", "no-second")
    t.plays("pay", DOVE)
    assert t.asked == (yellow, "build") and t.offers("tile") == [other]


# On which space, the first action, and the rule that forbids the ability with a staff.
NO_STAFF = {
    BUILD: (("tile", 0), "M9.6"),
    TAKE_SHIELD: (("take", shield(FOX)), "M9.9"),
}


@pytest.mark.rule("M9.6", "M9.9")
@pytest.mark.parametrize("space", NO_STAFF)
def test_no_two_manors_or_placements_with_a_staff_spent_before_or_after(space):
    first, rule = NO_STAFF[space]

    def landed() -> Table:
        t = (
            favored()
            .seal(yellow, BUILD_TWO)
            .seal(yellow, TWO_PLACEMENTS)
            .influence(FOX, yellow=1)
            .tiles(*LAND)
        )
        return t.owns(yellow, *[material(DRAGON)] * 3).merlin_lands(space_of(space))

    t = landed().plays("staff")
    assert t.why_not("double") == (rule, "staff")
    t.plays(*first)
    assert t.asked == (yellow, "landed") and t.why_not("double") == (rule, "staff"), "nor in the second half"
    t = landed().plays(*first).plays("staff")
    assert t.why_not("double") == (rule, "staff")


@pytest.mark.rule("M9.6")
def test_no_staff_after_two_manors():
    t = favored().seal(yellow, BUILD_TWO).owns(yellow, *[material(p) for p in range(6)] * 2)
    t.merlin_lands(space_of(BUILD)).plays("double")
    while t.asked[0] == yellow:
        verb, noun = MERLIN.options(t.state)[0]
        t.plays(verb, noun)
    assert t.of(yellow, "manors") == 5 and t.of(yellow, "staffs") == 3


@pytest.mark.rule("M9.7")
def test_the_flag_bearer_scores_any_kind_and_a_point_more():
    t = favored().seal(yellow, ANY_POINTS).influence(FOX, yellow=3).owns(yellow, shield(FOX))
    t.lands(space_of(SCORE_SHIELDS))
    assert t.offers("score") == [0, 1, 2, 3] and "act" in t.verbs
    t.plays("score", 3)
    assert t.gained[yellow] == 4 and t.points("favor")[yellow] == 1 and t.points("spaces")[yellow] == 3
    t = favored().seal(yellow, ANY_POINTS).lands(space_of(SCORE_SHIELDS)).plays("score", 2)
    assert t.gained[yellow] == 1, "also where there is nothing of the kind"


@pytest.mark.rule("M9.8")
def test_the_shield_bearer_repels_a_traitor_without_its_shield():
    t = favored().seal(yellow, REPEL_ONE).traitors(yellow, FOX, FOX).owns(yellow, shield(FOX))
    assert t.offers("repel") == [FOX] and t.why_not("repel", DOVE) == ("M9.8", "none")
    t.plays("repel", FOX)
    assert t.gained[yellow] == 1 and t.of(yellow, "traitors")[FOX] == 1 and t.things(yellow) == [shield(FOX)]
    assert t.asked == (yellow, "turn") and t.why_not("repel", FOX) == ("M9.5", None)


@pytest.mark.rule("M9.8")
def test_the_shield_bearer_repels_at_a_scoring():
    t = favored().seal(yellow, REPEL_ONE).traitors(yellow, FOX, DOVE).scores()
    assert t.why_not("repel-flag", DOVE) == ("M5.1", "no-flag")
    t.plays("repel", DOVE)
    assert t.points("traitors")[yellow] == -3 and t.points("favor")[yellow] == 1
    assert favored().traitors(yellow, FOX).why_not("repel", FOX) == ("M9.8", "not-learnt")


@pytest.mark.rule("M9.5", "M9.9")
@pytest.mark.parametrize("space", [TAKE_SHIELD, PLACE_HENCHMAN])
def test_the_lady_places_two_henchmen_instead_of_an_influence_action(space):
    t = favored().seal(yellow, TWO_PLACEMENTS).influence(FOX, yellow=1).influence(DOVE, yellow=1)
    t.henchman(blue, BUILDER, FOX).lands(space_of(space)).plays("double")
    assert t.offers("principality") == [DOVE, FOX] and t.why_not("principality", FISH) == ("M4.8", None)
    t.plays("principality", FOX).plays("henchman", BUILDER)
    assert t.where(blue, BUILDER) == HOME
    t.plays("principality", FOX).plays("henchman", SHIELD_BEARER)
    assert t.things(yellow) == [shield(FOX), material(FOX)] and t.asked == (blue, "turn"), "the same twice"
    assert t.of(yellow, "seals")[TWO_PLACEMENTS] == USED


@pytest.mark.rule("M9.9")
def test_one_henchman_may_be_placed_twice_but_not_where_he_stands():
    t = favored().seal(yellow, TWO_PLACEMENTS).influence(FOX, yellow=1).influence(DOVE, yellow=1)
    t.lands(space_of(TAKE_SHIELD)).plays("double").plays("principality", FOX).plays("henchman", BUILDER)
    t.plays("principality", FOX)
    assert t.why_not("henchman", BUILDER) == ("M4.1", None)
    t = favored().seal(yellow, TWO_PLACEMENTS).influence(FOX, yellow=1).influence(DOVE, yellow=1)
    t.lands(space_of(TAKE_SHIELD)).plays("double").plays("principality", FOX).plays("henchman", BUILDER)
    t.plays("principality", DOVE).plays("henchman", BUILDER)
    assert t.things(yellow) == [material(DOVE), material(FOX)]


@pytest.mark.rule("M9.9")
def test_if_only_one_placement_is_possible_then_one_and_no_staff_after_it():
    t = favored().seal(yellow, TWO_PLACEMENTS).influence(FOX, yellow=1)
    for henchman in HENCHMEN[:3]:
        t.henchman(yellow, henchman, FOX)
    t.lands(space_of(TAKE_SHIELD)).plays("double").plays("principality", FOX).plays("henchman", LADY)
    assert t.asked == (blue, "turn")
    t = favored().seal(yellow, TWO_PLACEMENTS).owns(yellow, MIRROR).lands(space_of(TAKE_SHIELD))
    assert t.why_not("double") == ("M9.9", "no-placement")
    t = favored().seal(yellow, TWO_PLACEMENTS).influence(FOX, yellow=1).merlin_lands(space_of(TAKE_SHIELD))
    t.plays("double").plays("principality", FOX).plays("henchman", BUILDER)
    t.plays("principality", FOX).plays("henchman", LADY)
    assert t.asked == (blue, "turn"), "no staff after it"


# The ability, the space it goes with, its choice there, and what is asked then.
WITH_THE_SPACE = {
    ability_of(ANYWHERE, LADY): (principality_space(FOX), ("henchman", LADY), (yellow, "deploy")),
    BUILD_TWO: (space_of(BUILD), ("double", 0), (yellow, "build")),
    ANY_POINTS: (space_of(SCORE_FLAGS), ("score", 3), (blue, "turn")),
    TWO_PLACEMENTS: (space_of(TAKE_SHIELD), ("double", 0), (yellow, "place")),
}


@pytest.mark.rule("M9.10")
@pytest.mark.parametrize("by", ["mirror", "different"])
@pytest.mark.parametrize("ability", WITH_THE_SPACE)
def test_an_ability_goes_with_the_space_whose_action_is_carried_out(ability, by):
    space, choice, asked = WITH_THE_SPACE[ability]
    t = favored().seal(yellow, ability).influence(FOX, yellow=1).owns(yellow, *[material(FOX)] * 2)
    if by == "mirror":
        t.owns(yellow, MIRROR).lands((space + 12) % 24).plays("mirror")
    else:
        t.owns(yellow, DIFFERENT).knight(blue, space).lands(principality_space(DOVE)).plays(
            "different", space
        )
    assert t.plays(*choice).asked == asked


@pytest.mark.rule("M9.10")
def test_with_a_staff_row_two_may_change_both_actions_and_any_points_one():
    t = builder_anywhere().merlin_lands(principality_space(FOX)).plays("staff")
    t.plays("henchman", BUILDER).plays("principality", DOVE).plays("henchman", BUILDER).plays(
        "principality", FISH
    )
    assert t.things(yellow) == [material(DOVE), material(FISH)]
    t = favored().seal(yellow, ANY_POINTS).owns(yellow, shield(FOX)).merlin_lands(space_of(SCORE_SHIELDS))
    t.plays("staff").plays("score", 0)
    assert t.why_not("score", 0) == ("M9.5", None)
    assert t.plays("act").gained[yellow] == 3


@pytest.mark.rule("M5.2", "M9.1")
def test_the_grey_flag_gives_its_points_also_with_an_ability():
    one, two = card_of(1, LADY), card_of(2, BUILDER)
    t = favored().hand(yellow, one, two).meets(yellow, one).meets(yellow, two).owns(yellow, flag(DOVE))
    t.plays("mission", one).plays("points").plays("mission-grey", two).plays("ability", BUILDER)
    assert t.gained[yellow] == 1 + 2


@pytest.mark.rule("M5.2", "M9.3")
def test_row_one_adds_its_point_also_with_the_grey_flag():
    one, two = card_of(1, LADY), card_of(2, BUILDER)
    t = favored().hand(yellow, one, two).meets(yellow, one).meets(yellow, two).owns(yellow, flag(DOVE))
    t.seal(yellow, BUILDER).plays("mission", one).plays("points").plays("mission-grey", two).plays("points")
    assert t.gained[yellow] == 1 + 2 + 2 + 1 and t.points("favor")[yellow] == 1


@pytest.mark.rule("M9.6")
def test_where_two_manors_can_be_built_any_tile_will_do_for_the_first():
    random = Random(9)
    s = favored().state
    checked = 0
    for _ in range(3000):
        s.built = [random.choice((-1, 1, 1, 1, 1)) for _ in s.built]
        s.things[0][12:] = [random.choice((0, 0, 0, 1, 2)) for _ in range(6)]
        if can_build_two(s, 0) is None:
            for tile in range(len(s.built)):
                if refuse_tile(s, Frame("build", 0, (1,)), tile) is None:
                    checked += 1
                    frame = Frame("pay", 0, (tile, 1))
                    assert any(refuse_pay(s, frame, p) is None for p in range(6))
    assert checked > 1000
