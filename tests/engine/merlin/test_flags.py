"""M5: the flags."""

import pytest

from tafelrunde.merlin.box import (
    BACKWARDS,
    DIFFERENT,
    DOVE,
    DRAGON,
    EAGLE,
    EXCHANGE,
    FISH,
    FOX,
    MERLIN_DIE,
    MIRROR,
    MISSION,
    MISSIONS_FLAG,
    REPEL,
    SCORE_FLAGS,
    SCORE_SHIELDS,
    TAKE_FLAG,
    TURN_DIE,
    principality_space,
)
from tafelrunde.merlin.turn import CLOCKWISE, go

from .printed import MISSIONS
from .table import blue, card_of, flag, red, shield, space_of, table, yellow


@pytest.mark.rule("M5.1", "M6.2")
def test_a_black_flag_repels_all_traitors_of_one_color():
    t = table(yellow, blue).owns(yellow, REPEL, shield(DOVE)).traitors(yellow, FOX, FOX, DOVE).scores()
    assert t.asked == (yellow, "defend")
    assert t.offers("repel-flag") == [DOVE, FOX]
    assert t.why_not("repel-flag", FISH) == ("M5.1", "none")
    t.plays("repel-flag", FOX)
    assert t.points("traitors")[yellow] == 0, "the other one is repelled by its shield"
    assert t.things(yellow) == [] and t.stock(REPEL) == 6


@pytest.mark.rule("M5.1")
def test_several_black_flags_repel_one_color_each_and_none_has_to_be_used():
    t = table(yellow, blue).owns(yellow, REPEL, REPEL).traitors(yellow, FOX, DOVE).scores()
    t.plays("repel-flag", FOX).plays("repel-flag", DOVE)
    assert t.points("traitors")[yellow] == 0
    t = table(yellow, blue).owns(yellow, REPEL).traitors(yellow, FOX, DOVE).scores().plays("done")
    assert t.points("traitors")[yellow] == -6 and t.things(yellow) == [REPEL]


@pytest.mark.rule("M5.1")
def test_a_black_flag_works_only_at_a_scoring():
    t = table(yellow, blue).owns(yellow, REPEL).traitors(yellow, FOX)
    assert t.why_not("repel-flag", FOX) == ("M5.1", "only-at-scoring")
    t = table(yellow, blue).traitors(yellow, FOX).owns(blue, REPEL).traitors(blue, FOX).scores()
    assert t.asked == (blue, "defend"), "yellow has none"


@pytest.mark.rule("M5.2")
def test_the_grey_flag_goes_with_the_second_mission():
    one, two, three = card_of(1), card_of(2), card_of(3)
    t = table(yellow, blue).hand(yellow, one, two, three).owns(yellow, MISSIONS_FLAG, MISSIONS_FLAG)
    t.meets(yellow, one).meets(yellow, two).meets(yellow, three)
    assert t.why_not("mission-grey", one) == ("M5.2", "first")
    t.plays("mission", one)
    assert t.why_not("mission", two) == ("M3.8", None)
    assert t.why_not("mission-grey", t.state.hands[1][0]) == ("M7.1", "not-in-hand")
    t.plays("mission-grey", two)
    assert t.gained[yellow] == 1 + 2 + 2 and t.stock(MISSIONS_FLAG) == 5
    assert t.why_not("mission-grey", three) == ("M5.2", "third")
    t.plays("go", go(0, CLOCKWISE))
    while t.asked[1] != "replace":
        t.plays("skip")
    t.plays("draw", 0)
    assert t.asked == (yellow, "replace"), "two cards are drawn at the end of the turn"
    t.plays("draw", 3)
    assert len(t.state.hands[0]) == 4 and t.asked == (blue, "turn")


@pytest.mark.rule("M5.2")
def test_the_grey_flag_is_gone_before_the_second_mission_is_checked():
    second = next(
        card
        for card, m in enumerate(MISSIONS)
        if any(n.what == "thing" and n.first == MISSIONS_FLAG for n in m.needs)
    )
    first = card_of(2)
    t = table(yellow, blue).hand(yellow, first, second).meets(yellow, first).meets(yellow, second)
    number = t.state.things[0][MISSIONS_FLAG]
    t.plays("mission", first)
    assert t.why_not("mission-grey", second) == ("M5.2", "not-met")
    assert t.state.things[0][MISSIONS_FLAG] == number
    t.owns(yellow, MISSIONS_FLAG).plays("mission-grey", second)


@pytest.mark.rule("M5.2")
def test_without_the_grey_flag_no_second_mission():
    one, two = card_of(1), card_of(2)
    t = table(yellow, blue).hand(yellow, one, two).meets(yellow, one).meets(yellow, two).plays("mission", one)
    assert t.why_not("mission-grey", two) == ("M5.2", "no-flag")


@pytest.mark.rule("M5.3")
def test_backwards_moves_the_knight_counter_clockwise():
    t = table(yellow, blue).owns(yellow, BACKWARDS).plays("die", 2).plays("backwards")
    assert t.state.knights[0] == 21 and t.stock(BACKWARDS) == 6
    t = table(yellow, blue).owns(yellow, BACKWARDS).plays("die", 3)
    assert t.why_not("backwards") == ("M5.3", "merlin")
    assert table(yellow, blue).plays("die", 0).why_not("backwards") == ("M5.3", "no-flag")
    t = table(yellow, blue).owns(yellow, BACKWARDS).apples(yellow, 0)
    assert t.offers("die") == [0, 1, 2], "of no use with the Merlin die"


@pytest.mark.rule("M5.4")
@pytest.mark.parametrize(("die", "pips"), [(0, 6), (1, 5), (2, 4), (3, 3)])
def test_turn_die_shows_the_opposite_face(die, pips):
    t = table(yellow, blue).owns(yellow, TURN_DIE).plays("die", die).plays("turn")
    assert t.stock(TURN_DIE) == 6
    if die == 3:
        t.plays("go", go(MERLIN_DIE, CLOCKWISE))
        assert t.state.merlin == pips
    else:
        assert t.state.knights[0] == pips
    assert table(yellow, blue).plays("die", 0).why_not("turn") == ("M5.4", None)


@pytest.mark.rule("M5.5")
def test_different_action_is_that_of_a_space_with_another_knight():
    t = table(yellow, blue, red).owns(yellow, DIFFERENT, shield(FOX))
    t.knight(blue, space_of(SCORE_SHIELDS)).knight(red, principality_space(EAGLE)).lands(
        principality_space(FOX)
    )
    t.state.merlin = principality_space(DOVE)
    assert t.offers("different") == [space_of(SCORE_SHIELDS), principality_space(EAGLE)]
    assert t.why_not("different", principality_space(DOVE)) == ("M5.5", "no-knight"), "Merlin does not count"
    assert t.why_not("different", principality_space(FOX)) == ("M5.5", "same-space")
    t.plays("different", space_of(SCORE_SHIELDS))
    assert t.verbs == {"act", "skip"}
    t.plays("act")
    assert t.gained[yellow] == 1 and t.state.knights[0] == principality_space(FOX) and t.stock(DIFFERENT) == 6


@pytest.mark.rule("M5.5")
def test_different_action_after_merlin_and_never_onto_the_own_knight():
    t = (
        table(yellow, blue)
        .owns(yellow, DIFFERENT)
        .knight(yellow, principality_space(DOVE))
        .knight(blue, principality_space(FOX))
        .merlin_lands(8)
    )
    assert t.offers("different") == [principality_space(FOX)]
    assert t.why_not("different", principality_space(DOVE)) == ("M5.5", "no-knight")
    t.knight(blue, 8)
    assert t.why_not("different", 8) == ("M5.5", "same-space")
    assert table(yellow, blue).lands(principality_space(FOX)).why_not("different", 0) == ("M5.5", "no-flag")


@pytest.mark.rule("M5.6")
def test_mirroring_puts_the_knight_on_the_opposite_space():
    t = table(yellow, blue).owns(yellow, MIRROR).lands(principality_space(DOVE)).plays("mirror")
    assert t.state.knights[0] == 16 and t.asked == (yellow, "landed")
    t.plays("henchman", 0)
    assert t.where(yellow, 0) == FOX and t.stock(MIRROR) == 6
    t = table(yellow, blue).owns(yellow, MIRROR).merlin_lands(4)
    assert t.why_not("mirror") == ("M5.6", "merlin")
    assert table(yellow, blue).lands(4).why_not("mirror") == ("M5.6", "no-flag")


@pytest.mark.rule("M5.7")
def test_a_flag_counts_for_nothing_once_it_is_used():
    t = table(yellow, blue).owns(yellow, MIRROR, flag(FISH)).lands((space_of(SCORE_FLAGS) + 12) % 24)
    t.plays("mirror").plays("act")
    assert t.gained[yellow] == 1


@pytest.mark.rule("M5.7")
def test_different_action_must_change_something():
    t = (
        table(yellow, blue)
        .owns(yellow, DIFFERENT)
        .knight(blue, space_of(MISSION, 1))
        .lands(space_of(MISSION))
    )
    assert t.why_not("different", space_of(MISSION, 1)) == ("M5.7", "same-action")
    t = (
        table(yellow, blue)
        .owns(yellow, DIFFERENT)
        .knight(blue, space_of(SCORE_SHIELDS))
        .lands(principality_space(FOX))
    )
    assert t.why_not("different", space_of(SCORE_SHIELDS)) == ("M5.7", "nothing-there")
    t = (
        table(yellow, blue)
        .owns(yellow, DIFFERENT)
        .knight(blue, space_of(SCORE_FLAGS))
        .lands(principality_space(FOX))
    )
    assert t.why_not("different", space_of(SCORE_FLAGS)) == ("M5.7", "nothing-there"), (
        "the orange flag is gone then"
    )


@pytest.mark.rule("M5.7")
def test_the_flag_is_back_before_the_different_action():
    t = table(yellow, blue).influence(FOX, yellow=1).owns(yellow, DIFFERENT).gone(flag(FOX))
    t.knight(blue, space_of(TAKE_FLAG)).lands(principality_space(DOVE)).plays(
        "different", space_of(TAKE_FLAG)
    )
    assert t.offers("take") == [flag(FOX)]


@pytest.mark.rule("M5.7")
def test_orange_and_brown_once_a_turn_but_different_flags_together():
    t = table(yellow, blue).owns(
        yellow, MIRROR, MIRROR, DIFFERENT, DIFFERENT, BACKWARDS, TURN_DIE, flag(DRAGON)
    )
    t.knight(blue, principality_space(FISH)).plays("die", 0).plays("turn").plays("backwards").plays("mirror")
    assert t.why_not("mirror") == ("M5.7", "once")
    t.plays("different", principality_space(FISH))
    assert t.why_not("different", principality_space(FOX)) == ("M5.7", "once")
    assert t.things(yellow) == [REPEL, DIFFERENT, MIRROR]


@pytest.mark.rule("M5.7")
def test_a_flag_taken_this_turn_may_be_used_this_turn():
    one, two = card_of(1), card_of(2)
    t = (
        table(yellow, blue)
        .hand(yellow, one, two)
        .meets(yellow, one)
        .meets(yellow, two)
        .owns(yellow, shield(EAGLE))
    )
    t.plays("mission", one).lands(space_of(EXCHANGE)).plays("give", shield(EAGLE)).plays(
        "take", MISSIONS_FLAG
    )
    assert t.asked == (yellow, "ending") and t.offers("mission-grey") == [two]


@pytest.mark.rule("M5.2")
def test_the_first_card_of_the_box_can_be_a_second_mission_too():
    first, second = card_of(1, None, 0), 0
    t = table(yellow, blue).hand(yellow, first, second).owns(yellow, MISSIONS_FLAG)
    t.meets(yellow, first).meets(yellow, second)
    t.plays("mission", first)
    assert t.offers("mission-grey") == [second]


@pytest.mark.rule("M5.5")
def test_it_is_told_whose_space_the_different_action_is_of():
    there = principality_space(EAGLE)
    t = table(yellow, blue).knight(blue, there).owns(yellow, DIFFERENT).lands(space_of(SCORE_SHIELDS))
    t.plays("different", there)
    [told] = t.events("different-action")
    assert told.args == {"seat": 0, "space": there}
