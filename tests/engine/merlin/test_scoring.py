"""M6: the scorings."""

import pytest

from tafelrunde.kernel.event import SILENCE
from tafelrunde.merlin.box import (
    BUILDER,
    DOVE,
    DRAGON,
    EAGLE,
    FISH,
    FOX,
    LADY,
    LAKE,
    MOUNTAIN,
    REPEL,
    SNAKE,
    TOWER,
    WOOD,
)
from tafelrunde.merlin.favor import REPEL_ONE
from tafelrunde.merlin.scoring import environs as score_environs

from .table import LAND, Table, blue, flag, green, red, shield, table, yellow


@pytest.mark.rule("M6.1")
def test_each_traitor_needs_a_shield_of_its_own():
    t = (
        table(yellow, blue)
        .traitors(yellow, FOX, FOX, DOVE)
        .owns(yellow, shield(FOX), shield(DOVE), shield(EAGLE))
    )
    t.scores(3)
    assert t.points("traitors")[yellow] == -3
    assert t.things(yellow) == [shield(EAGLE)] and t.stock(shield(FOX)) == 6
    assert sorted(t.state.traitor_discard) == [DOVE, FOX, FOX]


@pytest.mark.rule("M6.1")
def test_the_shields_are_taken_whether_one_likes_it_or_not():
    t = table(yellow, blue).traitors(yellow, FOX).owns(yellow, shield(FOX)).scores(3)
    assert t.things(yellow) == [] and t.points("traitors")[yellow] == 0


@pytest.mark.rule("M6.2")
def test_flag_and_ability_come_before_the_shields_and_save_them():
    t = (
        table(yellow, blue, favor=True)
        .traitors(yellow, FOX, DOVE)
        .owns(yellow, REPEL, shield(FOX), shield(DOVE))
    )
    t.seal(yellow, REPEL_ONE).scores()
    assert t.offers("repel") == [DOVE, FOX] == t.offers("repel-flag")
    t.plays("repel", DOVE).plays("repel-flag", FOX)
    assert t.things(yellow) == [shield(DOVE), shield(FOX)]
    assert t.points("favor")[yellow] == 1


@pytest.mark.rule("M6.3")
def test_three_points_lost_for_each_and_the_score_may_fall_below_zero():
    t = table(yellow, blue).traitors(yellow, FOX, FOX, DOVE).scores(3)
    assert t.points("traitors") == {yellow: -9, blue: 0}
    assert sum(t.state.earned[0][:8]) < 0
    assert t.of(yellow, "traitors") == [0] * 6 and len(t.state.traitor_discard) == 3


@pytest.mark.rule("M6.4")
def test_excalibur_gains_if_all_were_repelled_or_if_there_were_none():
    assert table(yellow, blue).excalibur(yellow).scores(3).points("excalibur") == {yellow: 3, blue: 0}
    t = table(yellow, blue).excalibur(yellow).traitors(yellow, FOX).owns(yellow, shield(FOX)).scores(3)
    assert t.points("excalibur")[yellow] == 3
    t = table(yellow, blue).excalibur(yellow).traitors(yellow, FOX).owns(yellow, REPEL).scores(3)
    assert t.plays("repel-flag", FOX).points("excalibur")[yellow] == 3
    t = table(yellow, blue, favor=True).excalibur(yellow).traitors(yellow, FOX).seal(yellow, REPEL_ONE)
    assert t.scores(3).plays("repel", FOX).points("excalibur")[yellow] == 3
    t = table(yellow, blue).excalibur(yellow).traitors(yellow, FOX, DOVE).owns(yellow, shield(FOX)).scores(3)
    assert t.points("excalibur")[yellow] == 0


@pytest.mark.rule("M6.5")
def test_each_draws_three_new_traitors_from_the_first_player_on():
    t = table(yellow, blue, red)
    t.state.first_seat = 1
    top = t.state.traitor_pile[-3:][::-1]
    t.scores(1)
    drawn = [(e.args["seat"], e.args["principality"]) for e in t.events("traitor-drawn")]
    assert [seat for seat, _ in drawn] == [1, 1, 1, 2, 2, 2, 0, 0, 0]
    assert [p for seat, p in drawn if seat == 1] == top
    assert t.sealed


@pytest.mark.rule("M6.5")
def test_the_discards_are_shuffled_when_the_pile_runs_out_and_drawing_goes_on():
    t = table(yellow, blue, red, green)
    discards = t.state.traitor_pile[5:]
    t.state.traitor_discard = discards[:]
    del t.state.traitor_pile[5:]
    t.scores(2)
    assert [sum(traitors) for traitors in t.state.traitors] == [3] * 4
    assert t.events("traitors-shuffled") and len(t.state.traitor_pile) == 12
    drawn = [event.args["principality"] for event in t.events("traitor-drawn")]
    renewed = t.state.traitor_pile + drawn[:4:-1]
    assert sorted(renewed) == sorted(discards) and renewed not in (discards, sorted(discards))


@pytest.mark.rule("M6.5")
def test_no_new_traitors_after_round_six():
    t = table(yellow, blue).scores(3)
    assert t.state.traitors == [[0] * 6] * 2 and not t.state.agenda


# A lake of 6 at the right, a wood of 5 at the left, and a mountain alone in the lower left corner.
PLAIN_SHAPES = [WOOD, WOOD, MOUNTAIN, LAKE, LAKE, LAKE, WOOD, WOOD, MOUNTAIN, LAKE, LAKE, LAKE]
PLAIN_SHAPES += [MOUNTAIN + TOWER, WOOD + TOWER, MOUNTAIN + TOWER, MOUNTAIN, MOUNTAIN, WOOD + TOWER]


def environs() -> Table:
    t = table(yellow, blue, red)
    t.state.tiles = PLAIN_SHAPES  # not what the box holds: territories in plain shapes
    return t


@pytest.mark.rule("M6.6")
def test_the_most_manors_take_a_point_for_each_tile():
    t = environs().manor(yellow, 3, 4).manor(blue, 9).manor(red, 12)
    score_environs(t.state, t.state.agenda[0], SILENCE)
    assert t.points("environs") == {yellow: 6, blue: 0, red: 1}


@pytest.mark.rule("M6.6")
def test_a_tie_in_a_territory_shares_rounded_down():
    t = environs().manor(yellow, 0).manor(blue, 13).manor(red, 4)
    score_environs(t.state, t.state.agenda[0], SILENCE)
    assert t.points("environs") == {yellow: 2, blue: 2, red: 6}


@pytest.mark.rule("M6.6")
def test_the_environs_are_scored_once_in_each_scoring():
    """The mountains of the first row are a territory of four."""
    t = table(yellow, blue).tiles(*LAND).manor(yellow, 0)
    assert [t.scores(number).points("environs")[yellow] for number in (1, 2, 3)] == [4, 8, 12]


@pytest.mark.rule("M6.7")
def test_the_most_counters_take_all_counters_as_points():
    t = table(yellow, blue, red).influence(FOX, yellow=3, blue=1, red=2).influence(DOVE, blue=1).scores(3)
    assert t.points("influence") == {yellow: 6, blue: 1, red: 0}
    order = [e.args["principality"] for e in t.events("points") if e.args["category"] == "influence"]
    assert order == [DOVE, FOX]


@pytest.mark.rule("M6.7")
def test_a_tie_of_counters_shares_rounded_down():
    t = table(yellow, blue, red).influence(FOX, yellow=2, blue=2, red=1).scores(3)
    assert t.points("influence") == {yellow: 2, blue: 2, red: 0}


@pytest.mark.rule("M6.8")
def test_the_grail_wins_a_tie_and_the_others_get_nothing():
    t = table(yellow, blue).influence(FOX, yellow=2, blue=2).grail(yellow).scores(3)
    assert t.asked == (yellow, "grail")
    t.plays("grail", FOX)
    assert t.points("influence") == {yellow: 4, blue: 0} and t.state.grail == 0


@pytest.mark.rule("M6.8")
def test_the_grail_is_offered_at_each_tie_in_order_until_it_is_used():
    t = table(yellow, blue).grail(blue)
    for p in (DRAGON, FISH, EAGLE):
        t.influence(p, yellow=1, blue=1)
    t.scores(3)
    assert t.offers("grail") == [DRAGON]
    assert t.why_not("grail", FISH) == ("M6.8", None)
    t.plays("keep")
    assert t.offers("grail") == [FISH]
    t.plays("grail", FISH)
    assert not t.state.agenda, "not offered at the Eagle any more"
    assert t.points("influence") == {yellow: 2, blue: 4}


@pytest.mark.rule("M6.8")
def test_the_grail_is_for_ties_for_most_of_its_holder_alone():
    t = table(yellow, blue, red).influence(FOX, yellow=1, blue=2, red=2).grail(yellow).scores(3)
    assert not t.state.agenda and t.points("influence") == {yellow: 0, blue: 2, red: 2}
    t = table(yellow, blue).influence(FOX, yellow=2, blue=1).grail(yellow).scores(3)
    assert not t.state.agenda and t.points("influence") == {yellow: 3, blue: 0}, "no tie"
    t = table(yellow, blue).tiles(*LAND).grail(yellow)
    t.manor(yellow, 0).manor(blue, 1).scores(3)
    assert not t.state.agenda and t.points("environs")[yellow] == t.points("environs")[blue] > 0, (
        "never there"
    )


@pytest.mark.rule("M6.8")
def test_the_grail_may_be_used_once_in_each_scoring():
    t = table(yellow, blue).influence(FOX, yellow=1, blue=1).grail(yellow).scores(1).plays("grail", FOX)
    t.scores(2)
    assert t.asked == (yellow, "grail")


@pytest.mark.rule("M6.9")
def test_each_player_keeps_at_most_one_counter():
    t = table(yellow, blue, red).influence(FOX, yellow=3, blue=1).influence(DOVE, red=2).scores(1)
    assert t.state.influence[FOX] == [1, 1, 0] and t.state.influence[DOVE] == [0, 0, 1]
    assert t.state.counters == [5, 5, 5]


@pytest.mark.rule("M6.10")
def test_a_point_for_each_henchman_in_a_principality():
    t = (
        table(yellow, blue)
        .henchman(yellow, BUILDER, FOX)
        .henchman(yellow, LADY, FOX)
        .henchman(blue, LADY, DOVE)
    )
    assert t.scores(3).points("henchmen") == {yellow: 2, blue: 1}


@pytest.mark.rule("M6.11")
def test_decisions_go_clockwise_from_the_first_player_of_the_round_that_ended():
    t = table(yellow, blue, red)
    for color in (yellow, blue, red):
        t.owns(color, REPEL).traitors(color, SNAKE)
    t.state.first_seat = 1
    t.scores(1)
    asked = []
    while t.asked[1] == "defend":
        asked.append(t.asked[0])
        assert t.events("traitor-drawn") == [], "new ones only when all are done"
        t.plays("done")
    assert asked == [blue, red, yellow]
    assert t.why_not("done")[0] == "M3.9"


@pytest.mark.rule("M6.11")
def test_nothing_of_a_turn_is_possible_in_a_scoring():
    t = table(yellow, blue).owns(yellow, REPEL, flag(EAGLE)).traitors(yellow, SNAKE).scores()
    for verb in ("go", "die", "mirror", "skip", "end", "henchman"):
        assert t.why_not(verb) == ("M6.11", "not-now")


@pytest.mark.rule("M6.2", "M6.11")
def test_who_has_nothing_to_decide_is_not_asked():
    t = table(yellow, blue).owns(yellow, REPEL).traitors(blue, SNAKE).scores(3)
    assert not t.state.agenda
    assert t.points("traitors") == {yellow: 0, blue: -3}


@pytest.mark.rule("M6.1")
def test_it_is_told_that_a_shield_repelled_a_traitor():
    t = table(yellow, blue).traitors(yellow, FISH).owns(yellow, shield(FISH)).scores()
    [repelled] = t.events("traitor-repelled")
    assert repelled.args == {"seat": 0, "principality": FISH, "by": "shield"}


@pytest.mark.rule("M6.5")
def test_new_traitors_cannot_be_taken_back_though_no_die_was_rolled_yet():
    t = table(yellow, blue).grail(yellow).influence(FOX, yellow=1, blue=1).scores()
    assert t.asked == (yellow, "grail")
    assert t.events("traitor-drawn") and t.sealed


@pytest.mark.rule("M3.8")
def test_no_mission_in_a_scoring_neither_a_second_one():
    t = table(yellow, blue).grail(yellow).influence(FOX, yellow=1, blue=1).scores()
    for verb in ("mission", "mission-grey"):
        assert t.why_not(verb, t.state.hands[0][0]) == ("M3.8", None)
