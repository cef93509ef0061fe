"""M4: what the spaces do."""

import pytest

from tafelrunde.merlin.box import (
    BUILDER,
    DECK,
    DOVE,
    DRAGON,
    EAGLE,
    EXCALIBUR,
    EXCHANGE,
    FISH,
    FLAG_BEARER,
    FOX,
    GRAIL,
    HENCHMEN,
    HOME,
    KINDS,
    LADY,
    MISSION,
    PLACE_HENCHMAN,
    PRINCIPALITIES,
    RELOCATE,
    SCORE_FLAGS,
    SCORE_INFLUENCE,
    SCORE_MATERIALS,
    SCORE_SHIELDS,
    SHIELD_BEARER,
    SNAKE,
    TAKE_FLAG,
    TAKE_MATERIAL,
    TAKE_SHIELD,
    THINGS,
    principality_space,
    thing,
)
from tafelrunde.merlin.game import MERLIN

from .table import blue, card_of, flag, material, red, shield, space_of, table, yellow


@pytest.mark.rule("M4.1")
def test_a_henchman_comes_from_the_castle_board_or_another_principality():
    t = (
        table(yellow, blue)
        .henchman(yellow, BUILDER, FOX)
        .henchman(yellow, LADY, DOVE)
        .lands(principality_space(FOX))
    )
    assert t.offers("henchman") == [SHIELD_BEARER, FLAG_BEARER, LADY]
    assert t.why_not("henchman", BUILDER)[0] == "M4.1"
    t.plays("henchman", LADY)
    assert t.where(yellow, LADY) == FOX


@pytest.mark.rule("M4.1")
def test_with_all_four_there_is_no_action():
    t = table(yellow, blue).all_out(yellow, FOX).lands(principality_space(FOX))
    assert t.asked == (blue, "turn")


@pytest.mark.rule("M4.2")
def test_another_henchman_of_the_same_kind_goes_home():
    t = table(yellow, blue).henchman(blue, BUILDER, FOX).henchman(blue, LADY, FOX)
    t.lands(principality_space(FOX)).plays("henchman", BUILDER)
    assert t.where(yellow, BUILDER) == FOX
    assert t.where(blue, BUILDER) == HOME and t.where(blue, LADY) == FOX
    assert t.events("sent-home")[0].args["seat"] == 1


@pytest.mark.rule("M4.3")
@pytest.mark.parametrize(
    ("henchman", "thing"), [(BUILDER, material(FOX)), (SHIELD_BEARER, shield(FOX)), (FLAG_BEARER, flag(FOX))]
)
def test_a_henchman_brings_what_his_duty_is(henchman, thing):
    t = table(yellow, blue).lands(principality_space(FOX)).plays("henchman", henchman)
    assert t.things(yellow) == [thing] and t.stock(thing) == 5


@pytest.mark.rule("M4.3")
def test_he_is_placed_even_if_nothing_is_left():
    t = table(yellow, blue).gone(material(FOX)).lands(principality_space(FOX)).plays("henchman", BUILDER)
    assert t.where(yellow, BUILDER) == FOX and t.things(yellow) == []


@pytest.mark.rule("M4.4")
def test_the_lady_places_a_counter_if_any_is_left():
    t = table(yellow, blue).lands(principality_space(FOX)).plays("henchman", LADY)
    assert t.state.influence[FOX] == [1, 0] and t.of(yellow, "counters") == 5
    t = table(yellow, blue).influence(DOVE, yellow=6).lands(principality_space(FOX)).plays("henchman", LADY)
    assert t.state.influence[FOX] == [0, 0] and t.where(yellow, LADY) == FOX


@pytest.mark.rule("M4.5")
@pytest.mark.parametrize(("space", "points"), [(SCORE_SHIELDS, 1), (SCORE_FLAGS, 2), (SCORE_MATERIALS, 3)])
def test_a_point_for_each_thing_of_the_kind(space, points):
    t = table(yellow, blue).owns(yellow, shield(FOX), flag(FOX), flag(DOVE), *[material(FISH)] * 3)
    t.lands(space_of(space)).plays("act")
    assert t.gained == {yellow: points, blue: 0} and t.points("spaces")[yellow] == points


@pytest.mark.rule("M4.5", "M4.6")
def test_nothing_to_score_is_no_action():
    t = table(yellow, blue).owns(yellow, flag(EAGLE)).lands(space_of(SCORE_SHIELDS))
    assert t.why_not("act") == ("M4.5", None)
    t = table(yellow, blue).owns(yellow, flag(EAGLE)).lands(space_of(SCORE_INFLUENCE))
    assert t.why_not("act") == ("M4.6", None)


@pytest.mark.rule("M4.6")
def test_a_point_for_each_counter_in_the_principalities():
    t = table(yellow, blue).influence(FOX, yellow=2, blue=3).influence(DOVE, yellow=1)
    t.lands(space_of(SCORE_INFLUENCE)).plays("act")
    assert t.gained == {yellow: 3, blue: 0}


@pytest.mark.rule("M4.7")
@pytest.mark.parametrize(("space", "kind"), [(TAKE_SHIELD, 0), (TAKE_FLAG, 1), (TAKE_MATERIAL, 2)])
def test_a_thing_from_where_you_have_influence(space, kind):
    t = table(yellow, blue).influence(FOX, yellow=1).influence(DOVE, yellow=2, blue=1).influence(FISH, blue=1)
    t.gone(thing(kind, DOVE)).lands(space_of(space))
    assert t.offers("take") == [thing(kind, FOX)]
    assert t.why_not("take", thing(kind, FISH)) == ("M4.7", "no-influence")
    assert t.why_not("take", thing(kind, DOVE)) == ("M4.7", "none-left")
    assert t.why_not("take", thing((kind + 1) % len(KINDS), FOX)) == ("M4.7", "other-kind")
    t.plays("take", thing(kind, FOX))
    assert t.things(yellow) == [thing(kind, FOX)] and t.stock(thing(kind, FOX)) == 5


@pytest.mark.rule("M4.8")
def test_a_henchman_to_where_you_have_influence():
    t = (
        table(yellow, blue)
        .influence(FOX, yellow=1)
        .influence(DOVE, blue=1)
        .henchman(blue, SHIELD_BEARER, FOX)
    )
    t.henchman(yellow, BUILDER, FOX).henchman(yellow, SHIELD_BEARER, EAGLE).lands(space_of(PLACE_HENCHMAN))
    assert t.offers("principality") == [FOX]
    assert t.why_not("principality", DOVE) == ("M4.8", None)
    t.plays("principality", FOX)
    assert t.offers("henchman") == [SHIELD_BEARER, FLAG_BEARER, LADY]
    assert t.why_not("henchman", BUILDER) == ("M4.1", None)
    t.plays("henchman", SHIELD_BEARER)
    assert t.things(yellow) == [shield(FOX)] and t.where(blue, SHIELD_BEARER) == HOME


@pytest.mark.rule("M4.8")
def test_a_principality_where_all_four_stand_cannot_be_chosen():
    t = table(yellow, blue).influence(FOX, yellow=1).influence(DOVE, yellow=1).all_out(yellow, FOX)
    t.lands(space_of(PLACE_HENCHMAN))
    assert t.offers("principality") == [DOVE] and t.why_not("principality", FOX)[0] == "M4.1"


@pytest.mark.rule("M4.9")
def test_excalibur_is_taken_and_a_traitor_discarded():
    t = table(yellow, blue).excalibur(blue).traitors(yellow, FOX, DOVE, DOVE).lands(space_of(EXCALIBUR))
    assert t.offers("traitor") == [DOVE, FOX]
    assert t.why_not("traitor", FISH) == ("M4.9", "none") and t.why_not("act") == ("M4.9", "choose")
    t.plays("traitor", DOVE)
    assert t.state.excalibur == 0 and t.state.traitor_discard == [DOVE]
    assert t.of(yellow, "traitors") == [0, 1, 0, 0, 1, 0]


@pytest.mark.rule("M4.9")
def test_excalibur_without_a_traitor_and_as_its_holder():
    t = table(yellow, blue).lands(space_of(EXCALIBUR)).plays("act")
    assert t.state.excalibur == 0
    t = (
        table(yellow, blue)
        .excalibur(yellow)
        .traitors(yellow, FOX)
        .lands(space_of(EXCALIBUR))
        .plays("traitor", FOX)
    )
    assert t.of(yellow, "traitors") == [0] * 6, "the holder still discards"
    t = table(yellow, blue).excalibur(yellow).lands(space_of(EXCALIBUR))
    assert t.asked == (blue, "turn"), "the holder without a traitor has nothing to do"


@pytest.mark.rule("M4.10")
def test_the_grail_is_taken_with_an_apple():
    t = table(yellow, blue).grail(blue).lands(space_of(GRAIL)).plays("act")
    assert t.state.grail == 0 and t.of(yellow, "apples") == 2 and t.state.apple_supply == 8
    t = table(yellow, blue).grail(yellow).lands(space_of(GRAIL)).plays("act")
    assert t.of(yellow, "apples") == 2, "the holder still takes an apple"
    t = table(yellow, blue).grail(blue).no_apples_left().lands(space_of(GRAIL)).plays("act")
    assert t.state.grail == 0 and t.of(yellow, "apples") == 1
    t = table(yellow, blue).grail(yellow).no_apples_left().owns(yellow, flag(EAGLE)).lands(space_of(GRAIL))
    assert t.why_not("act") == ("M4.10", None)


@pytest.mark.rule("M4.11")
def test_relocate_moves_one_henchman_to_a_neighbor():
    t = table(yellow, blue).henchman(yellow, BUILDER, DRAGON).henchman(blue, BUILDER, EAGLE)
    t.lands(space_of(RELOCATE))
    assert t.offers("henchman") == [BUILDER]
    assert t.why_not("henchman", LADY) == ("M4.11", "at-home")
    t.plays("henchman", BUILDER)
    assert t.offers("principality") == [DOVE, EAGLE]
    assert t.why_not("principality", FISH) == ("M4.11", "not-next")
    assert t.why_not("principality", DRAGON) == ("M4.11", "not-next")
    t.plays("principality", EAGLE)
    assert t.things(yellow) == [material(EAGLE)] and t.where(blue, BUILDER) == HOME


@pytest.mark.rule("M4.12")
def test_relocate_with_all_at_home_places_anyone_anywhere():
    t = table(yellow, blue).henchman(blue, LADY, SNAKE).lands(space_of(RELOCATE))
    assert t.offers("henchman") == list(HENCHMEN)
    t.plays("henchman", LADY)
    assert t.offers("principality") == list(PRINCIPALITIES)
    t.plays("principality", SNAKE)
    assert t.state.influence[SNAKE] == [1, 0] and t.where(blue, LADY) == HOME


@pytest.mark.rule("M4.13")
def test_exchange_gives_one_thing_and_takes_another():
    t = (
        table(yellow, blue)
        .owns(yellow, shield(FOX), flag(DOVE))
        .gone(material(FISH))
        .lands(space_of(EXCHANGE))
    )
    assert t.offers("give") == [shield(FOX), flag(DOVE)]
    assert t.why_not("give", shield(DOVE)) == ("M4.13", "not-owned")
    t.plays("give", shield(FOX))
    assert t.stock(shield(FOX)) == 6
    assert t.why_not("take", shield(FOX)) == ("M4.13", "same-thing")
    assert t.why_not("take", material(FISH)) == ("M4.13", "none-left")
    assert len(t.offers("take")) == 16
    t.plays("take", material(EAGLE))
    assert t.things(yellow) == [flag(DOVE), material(EAGLE)]


@pytest.mark.rule("M4.13")
def test_exchange_with_nothing_to_give_or_nothing_to_take_cannot_be_carried_out():
    t = table(yellow, blue).lands(space_of(EXCHANGE))
    assert t.asked == (blue, "turn")
    others = [thing for thing in THINGS if thing != flag(EAGLE)]
    for gone in (THINGS, others):
        t = table(yellow, blue).owns(yellow, flag(EAGLE)).gone(*gone).lands(space_of(EXCHANGE))
        assert t.why_not("give", flag(EAGLE)) == ("M4.13", "nothing-to-take"), "not the same thing again"


@pytest.mark.rule("M4.14")
def test_two_missions_are_discarded_first_and_then_replaced():
    t = table(yellow, blue).lands(space_of(MISSION))
    hand, display, top = t.state.hands[0][:], t.state.display[:], t.state.deck[-2:]
    assert t.offers("discard") == hand
    t.plays("discard", hand[0]).plays("discard", hand[2])
    assert t.verbs == {"draw"} and t.state.discard == [hand[0], hand[2]]
    t.plays("draw", 1)
    assert t.state.display == [display[0], top[1], display[2]], "refilled after each"
    assert t.sealed
    t.plays("draw", DECK)
    assert t.state.hands[0] == [hand[1], hand[3], display[1], top[0]]
    assert t.asked == (blue, "turn")


@pytest.mark.rule("M4.14")
def test_one_mission_or_none_may_be_discarded():
    t = table(yellow, blue).lands(space_of(MISSION)).plays("discard", table(yellow, blue).state.hands[0][0])
    t.plays("enough").plays("draw", 0)
    assert t.asked == (blue, "turn") and len(t.state.hands[0]) == 4
    t = table(yellow, blue).lands(space_of(MISSION)).plays("skip")
    assert t.asked == (blue, "turn") and t.state.discard == []
    t = table(yellow, blue).lands(space_of(MISSION))
    assert t.why_not("discard", t.state.hands[1][0]) == ("M4.14", "not-in-hand")


@pytest.mark.rule("M4.14", "M3.8")
def test_a_mission_completed_before_a_mission_space():
    card = card_of(1)
    t = table(yellow, blue, red).hand(yellow, card).meets(yellow, card).plays("mission", card)
    t.lands(space_of(MISSION))
    assert len(t.offers("discard")) == 3
    t.plays("discard", t.state.hands[0][0]).plays("enough").plays("draw", DECK)
    assert t.asked == (yellow, "replace"), "its replacement comes at the end"
    t.plays("draw", DECK)
    assert len(t.state.hands[0]) == 4


@pytest.mark.rule("M3.7", "M4.1")
@pytest.mark.parametrize(("there", "offered"), [(2, True), (3, False)])
def test_a_staff_where_two_more_henchmen_can_come_but_not_where_one_can(there, offered):
    t = table(yellow, blue)
    for henchman in range(there):
        t.henchman(yellow, henchman, DOVE)
    assert ("staff" in t.merlin_lands(principality_space(DOVE)).verbs) == offered


@pytest.mark.rule("M3.7", "M4.10")
@pytest.mark.parametrize(("left", "offered"), [(2, True), (1, False)])
def test_a_staff_at_the_grail_where_an_apple_is_left_for_both(left, offered):
    t = table(yellow, blue).grail(yellow)
    t.apples(blue, t.state.apples[1] + t.state.apple_supply - left)
    assert ("staff" in t.merlin_lands(space_of(GRAIL)).verbs) == offered


@pytest.mark.rule("M3.7", "M4.7")
@pytest.mark.parametrize(("left", "offered"), [(2, True), (1, False)])
def test_a_staff_where_two_things_can_be_taken(left, offered):
    t = table(yellow, blue).influence(FOX, yellow=1)
    t.owns(blue, *[shield(FOX)] * (t.stock(shield(FOX)) - left))
    assert ("staff" in t.merlin_lands(space_of(TAKE_SHIELD)).verbs) == offered


@pytest.mark.rule("M2.10", "M4.14")
def test_in_anothers_view_no_masked_card_is_discarded():
    t = table(yellow, blue).lands(space_of(MISSION))
    assert len(t.offers("discard")) == 4
    assert not [choice for choice in MERLIN.options(MERLIN.view(t.state, 1)) if choice.verb == "discard"]
