"""M3: a turn."""

import pytest

from tafelrunde.merlin import box
from tafelrunde.merlin.box import BUILDER, DOVE, DRAGON, EAGLE, FOX, SHIELD_BEARER, SNAKE, principality_space
from tafelrunde.merlin.favor import ANY_POINTS
from tafelrunde.merlin.turn import CLOCKWISE, COUNTER, go

from .table import blue, card_of, flag, material, red, shield, space_of, table, yellow


@pytest.mark.rule("M3.1")
def test_single_turns_in_rotation_until_all_dice_are_used():
    t = table(yellow, blue, red)
    seats = []
    for turn in range(12):
        seats.append(t.asked[0])
        t.state.merlin, t.state.knights = 0, [13, 13, 13]  # nothing to do where they land: all score nothing
        die = t.state.dice[t.state.seat].index(max(t.state.dice[t.state.seat]))
        t.plays("go", die * 2)
        while t.asked[1] != "turn":
            t.plays("skip")
        if turn < 11:
            assert t.state.round == 1
    assert seats == [yellow, blue, red] * 4
    assert t.state.round == 2 and all(all(dice) for dice in t.state.dice)


@pytest.mark.rule("M3.1")
def test_a_used_die_is_out():
    t = table(yellow, blue).dice(yellow, 1, 0, 3, 4)
    assert t.why_not("go", go(1, CLOCKWISE)) == ("M3.1", None)
    assert t.why_not("die", 1) == ("M3.1", None)
    assert t.offers("go") == [0, 4, 6, 7]


@pytest.mark.rule("M3.2")
def test_a_turn_cannot_be_skipped_but_its_action_can():
    t = table(yellow, blue)
    assert t.verbs == {"go", "die"}
    assert t.why_not("skip")[0] == "M3.9" and t.why_not("end")[0] == "M3.9"
    t.lands(principality_space(FOX))
    assert "skip" in t.verbs
    t.plays("skip")
    assert t.asked == (blue, "turn")
    assert t.things(yellow) == [] and t.of(yellow, "henchmen") == [-1] * 4


@pytest.mark.rule("M3.2")
def test_an_action_that_is_begun_is_done_in_all_its_parts():
    t = table(yellow, blue).owns(yellow, flag(FOX)).lands(space_of(box.EXCHANGE))
    t.plays("give", flag(FOX))
    assert t.verbs == {"take"}
    t = (
        table(yellow, blue)
        .henchman(yellow, BUILDER, FOX)
        .lands(space_of(box.RELOCATE))
        .plays("henchman", BUILDER)
    )
    assert t.verbs == {"principality"}


@pytest.mark.rule("M3.3")
def test_an_own_die_moves_the_knight_clockwise_by_its_pips():
    t = table(yellow, blue).knight(yellow, 22).dice(yellow, 5, 2, 3, 4)
    assert t.why_not("go", go(0, COUNTER)) == ("M3.3", "backwards")
    t.plays("go", go(0, CLOCKWISE))
    assert t.state.knights[0] == 3 and t.state.merlin == 0
    assert t.state.dice[0] == [0, 2, 3, 4]


@pytest.mark.rule("M3.3")
def test_a_die_taken_up_moves_the_knight_clockwise_too():
    t = table(yellow, blue).plays("die", 1)
    assert t.offers("go") == [go(1, CLOCKWISE)] and t.why_not("go", go(1, COUNTER)) == ("M3.3", "backwards")


@pytest.mark.rule("M3.3")
def test_of_equal_own_dice_the_first_stands_for_all():
    t = table(yellow, blue).dice(yellow, 5, 5, 3, 5)
    assert t.offers("go") == [0, 4, 6, 7]
    assert t.why_not("go", go(1, CLOCKWISE)) == ("M3.3", "same")


@pytest.mark.rule("M3.4")
@pytest.mark.parametrize(("choice", "space"), [(6, 4), (7, 20)])
def test_the_merlin_die_moves_merlin_either_way(choice, space):
    t = table(yellow, blue).plays("go", choice)
    assert t.state.merlin == space and t.state.knights == [0, 0]
    assert t.state.dice[0] == [1, 2, 3, 0]


@pytest.mark.rule("M3.5")
def test_any_number_of_figures_may_share_a_space():
    t = table(yellow, blue, red).knight(blue, 4).knight(red, 4).knight(yellow, 3)
    t.state.merlin = 4
    t.plays("go", go(0, CLOCKWISE))
    assert t.state.knights == [4, 4, 4]


@pytest.mark.rule("M3.6")
def test_an_apple_sets_the_die_to_any_other_face():
    t = table(yellow, blue).plays("die", 1)
    assert t.offers("apple") == [1, 3, 4, 5, 6]
    assert t.why_not("apple", 2) == ("M3.6", "same-face")
    supply = t.state.apple_supply
    t.plays("apple", 6)
    assert t.state.knights[0] == 6 and t.state.dice[0] == [1, 0, 3, 4]
    assert t.state.apple_supply == supply + 1 and t.of(yellow, "apples") == 0


@pytest.mark.rule("M3.6")
def test_an_apple_works_on_the_merlin_die_and_once_a_turn():
    t = table(yellow, blue).apples(yellow, 2).plays("die", 3).plays("apple", 1)
    assert t.verbs == {"go"} and t.offers("go") == [6, 7]
    assert t.why_not("apple", 2) == ("M3.9", "die-changed")
    t.plays("go", go(box.MERLIN_DIE, COUNTER))
    assert t.state.merlin == 23


@pytest.mark.rule("M3.6")
def test_without_an_apple_a_die_stays_as_it_lies():
    t = table(yellow, blue).apples(yellow, 0)
    assert t.verbs == {"go"}
    assert t.why_not("die", 0) == ("M3.6", "nothing-to-change")
    t = table(yellow, blue).apples(yellow, 0).owns(yellow, box.TURN_DIE).plays("die", 0)
    assert t.why_not("apple", 3) == ("M3.6", "no-apple")


@pytest.mark.rule("M3.7")
def test_a_staff_before_the_first_action_doubles_it():
    t = (
        table(yellow, blue)
        .owns(yellow, shield(FOX), shield(DRAGON))
        .merlin_lands(space_of(box.SCORE_SHIELDS))
    )
    t.plays("staff").plays("act").plays("act")
    assert t.gained[yellow] == 4 and t.of(yellow, "staffs") == 2
    assert t.asked == (blue, "turn")


@pytest.mark.rule("M3.7")
def test_a_staff_right_after_the_first_action_doubles_it():
    t = table(yellow, blue).owns(yellow, shield(FOX)).merlin_lands(space_of(box.SCORE_SHIELDS)).plays("act")
    assert t.verbs == {"staff", "end"}
    t.plays("staff").plays("act")
    assert t.gained[yellow] == 2 and t.asked == (blue, "turn"), "one staff a turn"


@pytest.mark.rule("M3.7")
def test_the_two_actions_may_use_different_choices_and_the_second_may_be_given_up():
    t = table(yellow, blue).merlin_lands(principality_space(FOX)).plays("staff").plays("henchman", BUILDER)
    t.plays("henchman", SHIELD_BEARER)
    assert t.things(yellow) == [shield(FOX), material(FOX)]
    t = (
        table(yellow, blue)
        .merlin_lands(principality_space(FOX))
        .plays("staff")
        .plays("henchman", BUILDER)
        .plays("skip")
    )
    assert t.things(yellow) == [material(FOX)] and t.asked == (blue, "turn")


@pytest.mark.rule("M3.7")
def test_without_a_first_action_there_is_no_second():
    t = table(yellow, blue).merlin_lands(principality_space(FOX)).plays("staff").plays("skip")
    assert t.of(yellow, "staffs") == 2 and t.asked == (blue, "turn")
    t = table(yellow, blue).merlin_lands(principality_space(FOX)).plays("skip")
    assert t.asked == (blue, "turn"), "no staff after a skipped action"


@pytest.mark.rule("M3.7")
def test_a_staff_goes_with_merlin_alone():
    t = table(yellow, blue).lands(principality_space(FOX))
    assert t.why_not("staff") == ("M3.7", "knight")
    t.plays("henchman", BUILDER)
    assert t.asked == (blue, "turn")
    t = table(yellow, blue).staffs(yellow, 0).merlin_lands(principality_space(FOX))
    assert t.why_not("staff") == ("M3.7", "no-staff")


@pytest.mark.rule("M3.7")
@pytest.mark.parametrize("choices", [("staff", "act", "act"), ("act", "staff", "act")])
def test_a_staff_after_different_action_doubles_that_one(choices):
    t = table(yellow, blue).owns(yellow, box.DIFFERENT, shield(FOX)).knight(blue, space_of(box.SCORE_SHIELDS))
    t.merlin_lands(principality_space(FOX)).plays("different", space_of(box.SCORE_SHIELDS))
    for choice in choices:
        t.plays(choice)
    assert t.gained[yellow] == 2 and t.asked == (blue, "turn")


@pytest.mark.rule("M3.7", "M4.9", "M4.10")
def test_a_staff_on_excalibur_or_grail_acts_the_second_time_as_holder():
    t = table(yellow, blue).traitors(yellow, FOX, FOX).merlin_lands(space_of(box.EXCALIBUR))
    t.plays("traitor", FOX).plays("staff").plays("traitor", FOX)
    assert t.state.excalibur == 0 and t.of(yellow, "traitors") == [0] * 6
    t = table(yellow, blue).merlin_lands(space_of(box.GRAIL)).plays("act").plays("staff").plays("act")
    assert t.of(yellow, "apples") == 3 and t.state.grail == 0


@pytest.mark.rule("M3.7", "M4.11", "M4.12")
def test_a_staff_on_relocate_with_all_at_home_places_and_then_moves():
    t = table(yellow, blue).merlin_lands(space_of(box.RELOCATE)).plays("staff")
    t.plays("henchman", BUILDER).plays("principality", FOX)
    assert t.offers("henchman") == [BUILDER]
    t.plays("henchman", BUILDER)
    assert t.offers("principality") == [SNAKE, EAGLE]


# Landing where the second action could do nothing: (layout, space, the first action).
NOTHING_TWICE = {
    "one traitor": (lambda t: t.traitors(yellow, FOX), space_of(box.EXCALIBUR), [("traitor", FOX)]),
    "no traitor": (lambda t: t, space_of(box.EXCALIBUR), [("act", 0)]),
    "no apples": (lambda t: t.no_apples_left(), space_of(box.GRAIL), [("act", 0)]),
    "one apple": (lambda t: t.apples(blue, 9), space_of(box.GRAIL), [("act", 0)]),
    "one left to take": (
        lambda t: t.influence(FOX, yellow=1).owns(blue, *[shield(FOX)] * 5),
        space_of(box.TAKE_SHIELD),
        [("take", shield(FOX))],
    ),
    "one material": (lambda t: t.owns(yellow, material(FOX)), space_of(box.BUILD), [("tile", 2)]),
    "three henchmen there": (
        lambda t: t.all_out(yellow, FOX).henchman(yellow, BUILDER, box.HOME),
        principality_space(FOX),
        [("henchman", BUILDER)],
    ),
    "three henchmen where alone there is a counter": (
        lambda t: t.all_out(yellow, FOX).henchman(yellow, BUILDER, box.HOME).influence(FOX, yellow=1),
        space_of(box.PLACE_HENCHMAN),
        [("principality", FOX), ("henchman", BUILDER)],
    ),
    "points by the ability alone": (
        lambda t: t.seal(yellow, ANY_POINTS),
        space_of(box.SCORE_SHIELDS),
        [("score", 0)],
    ),
}


@pytest.mark.rule("M3.7")
@pytest.mark.parametrize("name", NOTHING_TWICE)
def test_a_staff_whose_second_action_could_do_nothing_is_not_offered(name):
    layout, space, first = NOTHING_TWICE[name]
    t = layout(table(yellow, blue, favor=True).tiles(*[0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 4, 5, 5]))
    t.merlin_lands(space)
    assert t.why_not("staff") == ("M3.7", "nothing-to-do")
    for choice in first:
        t.plays(*choice)
    assert t.asked == (blue, "turn"), "not after it either"


@pytest.mark.rule("M3.7", "M4.8")
def test_a_staff_places_two_henchmen_where_alone_there_is_a_counter():
    t = table(yellow, blue).influence(FOX, yellow=1).all_out(yellow, FOX)
    t.henchman(yellow, BUILDER, box.HOME).henchman(yellow, SHIELD_BEARER, DOVE)
    t.merlin_lands(space_of(box.PLACE_HENCHMAN)).plays("staff")
    for henchman in (BUILDER, SHIELD_BEARER):
        t.plays("principality", FOX).plays("henchman", henchman)
    assert t.of(yellow, "henchmen") == [FOX] * 4 and t.asked == (blue, "turn")


@pytest.mark.rule("M3.8")
def test_a_mission_between_the_halves_of_a_staff():
    card = card_of(1)
    t = (
        table(yellow, blue)
        .hand(yellow, card)
        .meets(yellow, card)
        .merlin_lands(space_of(box.MISSION))
        .plays("staff")
    )
    t.plays("discard", t.state.hands[0][1]).plays("enough").plays("draw", 0).plays("mission", card)
    assert t.asked == (yellow, "landed")
    assert len(t.offers("discard")) == 3, "its replacement comes at the end"
    assert t.why_not("mission", t.state.hands[0][0]) == ("M3.8", None)


@pytest.mark.rule("M3.9")
def test_the_order_of_a_turn():
    t = (
        table(yellow, blue)
        .owns(yellow, box.TURN_DIE, box.BACKWARDS, box.MIRROR, box.DIFFERENT, flag(DRAGON))
        .knight(blue, space_of(box.SCORE_FLAGS))
    )
    for verb in ("mirror", "different", "staff", "backwards", "turn", "apple"):
        assert t.why_not(verb, 1 if verb == "apple" else 0)[0] == "M3.9", "first a die"
    t.plays("die", 1).plays("turn")
    assert t.why_not("apple", 1) == ("M3.9", "die-changed") and t.why_not("turn")[0] == "M3.9"
    assert t.why_not("go", go(0, CLOCKWISE)) == ("M3.9", "other-die")
    t.plays("backwards")
    assert t.state.knights[0] == 24 - 5
    t.plays("mirror")
    assert t.state.knights[0] == 7
    assert t.why_not("mirror")[0] == "M5.6"
    t.owns(yellow, box.MIRROR)
    assert t.why_not("mirror") == ("M5.7", "once")
    t.plays("different", space_of(box.SCORE_FLAGS))
    assert t.why_not("mirror") == ("M5.7", "once") and "different" not in t.verbs
    assert t.state.knights[0] == 7, "only the action is elsewhere"


@pytest.mark.rule("M3.9")
def test_no_mirroring_after_different_action_or_a_staff():
    t = (
        table(yellow, blue)
        .owns(yellow, box.MIRROR, box.DIFFERENT, shield(FOX))
        .knight(blue, space_of(box.SCORE_SHIELDS))
    )
    t.lands(principality_space(DOVE)).plays("different", space_of(box.SCORE_SHIELDS))
    assert t.why_not("mirror") == ("M3.9", "too-late")
    t = table(yellow, blue).owns(yellow, box.DIFFERENT, shield(FOX)).knight(blue, space_of(box.SCORE_SHIELDS))
    t.merlin_lands(principality_space(DOVE)).plays("staff")
    assert t.why_not("different", space_of(box.SCORE_SHIELDS)) == ("M3.9", "too-late")


def test_the_turn_ends_by_itself_where_nothing_can_be_done():
    t = table(yellow, blue).lands(space_of(box.SCORE_SHIELDS))
    assert t.asked == (blue, "turn") and t.events("no-action")
