"""M7: missions."""

from dataclasses import replace

import pytest

from tafelrunde.merlin.box import (
    ANY_COUNTER,
    BUILDER,
    DECK,
    DOVE,
    DRAGON,
    EAGLE,
    FISH,
    FLAG,
    FLAG_BEARER,
    FOX,
    LADY,
    MATERIAL,
    SCORE_SHIELDS,
    SHIELD_BEARER,
    Need,
    any_thing,
    company,
    counter,
    pair,
    post,
)
from tafelrunde.merlin.box import flag as flag_need
from tafelrunde.merlin.box import shield as shield_need
from tafelrunde.merlin.missions import demands, is_met, missing, pictures_met

from .printed import DEMANDS, MISSIONS
from .table import Table, blue, card_of, flag, material, shield, space_of, table, yellow


def met(t: Table, *needs: Need) -> bool:
    return is_met(t.state, 0, demands(needs))


@pytest.mark.rule("M7.1")
def test_a_mission_costs_nothing_but_the_card():
    card = card_of(3)
    t = table(yellow, blue).hand(yellow, card).meets(yellow, card)
    before = t.things(yellow), t.state.influence, t.state.henchmen
    t.plays("mission", card)
    assert t.gained == {yellow: 3, blue: 0} and t.points("missions")[yellow] == 3
    assert (t.things(yellow), t.state.influence, t.state.henchmen) == before
    assert t.state.discard == [card] and card not in t.state.hands[0]


@pytest.mark.rule("M7.1")
def test_all_requirements_must_hold_now():
    card = card_of(2)
    t = table(yellow, blue).hand(yellow, card)
    assert t.offers("mission") == []
    assert t.why_not("mission", card) == ("M7.1", "not-met")
    other = next(c for c in range(len(MISSIONS)) if c not in t.state.hands[0])
    assert t.why_not("mission", other) == ("M7.1", "not-in-hand")


@pytest.mark.rule("M7.1")
def test_each_picture_needs_a_thing_of_its_own():
    t = table(yellow, blue).owns(yellow, flag(FOX))
    assert met(t, flag_need(FOX)) and met(t, any_thing(FLAG))
    assert not met(t, flag_need(FOX), any_thing(FLAG))
    assert not met(t, flag_need(FOX), flag_need(FOX))
    assert met(t.owns(yellow, flag(DOVE)), flag_need(FOX), any_thing(FLAG))
    t = table(yellow, blue).influence(FOX, yellow=1)
    assert met(t, counter(FOX)) and not met(t, counter(FOX), ANY_COUNTER)
    assert met(t.influence(FOX, yellow=1), counter(FOX), ANY_COUNTER)


@pytest.mark.rule("M7.1")
@pytest.mark.parametrize(("owned", "lack"), [(0, 2), (1, 1), (2, 0), (3, 0)])
def test_who_has_more_than_a_mission_asks_for_lacks_nothing(owned, lack):
    t = table(yellow, blue).owns(yellow, *[flag(FOX)] * owned)
    assert missing(t.state, 0, demands((flag_need(FOX), flag_need(FOX)))) == [lack]


@pytest.mark.rule("M7.2")
def test_particular_things():
    t = table(yellow, blue).owns(yellow, flag(FOX), shield(DOVE))
    assert met(t, flag_need(FOX), shield_need(DOVE))
    assert not met(t, flag_need(DOVE)) and not met(t, shield_need(FOX))


@pytest.mark.rule("M7.2")
def test_any_things_of_a_kind():
    t = table(yellow, blue).owns(yellow, material(FOX), material(DOVE), shield(DOVE))
    assert met(t, any_thing(MATERIAL), any_thing(MATERIAL))
    assert not met(t, any_thing(MATERIAL), any_thing(MATERIAL), any_thing(MATERIAL))


@pytest.mark.rule("M7.2")
def test_counters_in_a_particular_principality():
    t = table(yellow, blue).influence(FOX, yellow=1, blue=2)
    assert met(t, counter(FOX)) and not met(t, counter(DOVE))
    assert not met(t, counter(FOX), counter(FOX))


@pytest.mark.rule("M7.2")
def test_counters_in_any_principality_are_counted_over_all_six():
    t = table(yellow, blue).influence(FOX, yellow=1, blue=2).influence(DOVE, yellow=1)
    assert met(t, ANY_COUNTER, ANY_COUNTER) and not met(t, ANY_COUNTER, ANY_COUNTER, ANY_COUNTER)


@pytest.mark.rule("M7.2")
def test_a_particular_henchman_in_a_particular_principality():
    t = table(yellow, blue).henchman(yellow, BUILDER, FOX).henchman(blue, LADY, FOX)
    assert met(t, post(BUILDER, FOX))
    assert not met(t, post(BUILDER, DOVE)) and not met(t, post(LADY, FOX))


@pytest.mark.rule("M7.2")
def test_any_two_henchmen_in_a_particular_principality():
    t = table(yellow, blue).henchman(yellow, BUILDER, FOX).henchman(blue, LADY, FOX)
    assert not met(t, company(FOX))
    assert met(t.henchman(yellow, SHIELD_BEARER, FOX), company(FOX)) and not met(t, company(DOVE))


@pytest.mark.rule("M7.2")
def test_two_particular_henchmen_together_in_any_one_principality():
    t = table(yellow, blue).henchman(yellow, BUILDER, FOX)
    assert not met(t, pair(BUILDER, LADY))
    assert not met(table(yellow, blue), pair(SHIELD_BEARER, FLAG_BEARER)), "at home does not count"
    assert not met(t.henchman(yellow, LADY, DOVE), pair(BUILDER, LADY))
    assert met(t.henchman(yellow, LADY, FOX), pair(BUILDER, LADY)) and not met(t, pair(BUILDER, FLAG_BEARER))


def test_what_is_missing_is_counted_in_pieces():
    t = table(yellow, blue).owns(yellow, flag(FOX)).henchman(yellow, BUILDER, FISH)
    needs = (
        flag_need(FOX),
        flag_need(FOX),
        any_thing(FLAG),
        pair(BUILDER, LADY),
        pair(LADY, FLAG_BEARER),
        company(FISH),
    )
    assert missing(t.state, 0, demands(needs)) == [1, 2, 1, 2, 1]


@pytest.mark.rule("M7.3")
def test_a_new_card_at_the_end_of_the_turn_from_the_display_or_the_pile():
    card = card_of(2)
    t = table(yellow, blue).hand(yellow, card).meets(yellow, card).plays("mission", card)
    assert len(t.state.hands[0]) == 3, "not before"
    t.lands(space_of(SCORE_SHIELDS))
    if t.asked[1] == "landed":
        t.plays("skip")
    assert t.asked == (yellow, "replace") and t.verbs == {"draw"}
    assert t.why_not("mission", t.state.hands[0][0])[0] == "M3.8", "the turn is over but for the draw"
    wanted, top = t.state.display[2], t.state.deck[-1]
    t.plays("draw", 2)
    assert t.state.hands[0][-1] == wanted and t.state.display[2] == top, "refilled at once"
    assert t.asked == (blue, "turn")


@pytest.mark.rule("M7.3")
@pytest.mark.parametrize("slot", [0, DECK])
def test_an_empty_draw_pile_is_made_anew_from_the_discards(slot):
    card = card_of(1)
    t = table(yellow, blue).hand(yellow, card).meets(yellow, card)
    t.state.discard, t.state.deck = t.state.deck, []
    pile = [*t.state.discard, card]
    t.plays("mission", card).lands(space_of(SCORE_SHIELDS))
    if t.asked[1] == "landed":
        t.plays("skip")
    t.plays("draw", slot)
    drawn = t.state.hands[0][-1] if slot == DECK else t.state.display[0]
    renewed = [*t.state.deck, drawn]
    assert sorted(renewed) == sorted(pile) and t.state.discard == []
    assert renewed != pile and t.events("missions-shuffled")


def test_the_ticks_agree_with_the_cards():
    t = table(yellow, blue).owns(yellow, flag(FOX), flag(DOVE), shield(EAGLE), material(FISH), material(FISH))
    t.influence(FOX, yellow=2).influence(DRAGON, yellow=1).all_out(yellow, FISH)
    for card, demand in enumerate(DEMANDS):
        assert all(pictures_met(t.state, 0, card)) == is_met(t.state, 0, demand)
        assert any(pictures_met(t.state, 1, card)) is False


@pytest.mark.rule("M7.1", "M7.2")
def test_a_picture_has_its_tick_only_for_what_no_other_picture_has_taken():
    """What may be any thing of a kind is wanted beside the particular one."""
    card = MISSIONS[0]._replace(needs=(any_thing(FLAG), flag_need(DOVE)))
    t = table(yellow, blue)
    t.state.box = replace(t.state.box, missions=(card,))
    assert pictures_met(t.state, 0, 0) == [False, False]
    t.owns(yellow, flag(DOVE))
    assert pictures_met(t.state, 0, 0) == [False, True]
    t.owns(yellow, flag(FOX))
    assert pictures_met(t.state, 0, 0) == [True, True]


@pytest.mark.rule("M7.2")
@pytest.mark.parametrize("what", ["company", "pair"])
def test_one_henchman_is_not_two(what):
    card, need = next(
        (number, need)
        for number, mission in enumerate(MISSIONS)
        for need in mission.needs
        if need.what == what
    )
    t = table(yellow, blue).henchman(
        yellow, need.first if what == "pair" else 0, need.first if what == "company" else 0
    )
    assert not pictures_met(t.state, 0, card)[MISSIONS[card].needs.index(need)]
