"""M3.8, M5.2 and M9.8: what stands on offer beside the questions of a turn."""

import pytest

from tafelrunde.merlin.box import (
    BUILD,
    BUILDER,
    DOVE,
    EAGLE,
    EXCHANGE,
    FLAG_BEARER,
    FOX,
    MISSION,
    MISSIONS_FLAG,
    PLACE_HENCHMAN,
    RELOCATE,
    REPEL,
    SCORE_FLAGS,
    TAKE_SHIELD,
    principality_space,
)
from tafelrunde.merlin.favor import ANYWHERE, BUILD_TWO, REPEL_ONE, TWO_PLACEMENTS, ability_of

from .table import LAND, UNMET, Table, blue, card_of, flag, material, space_of, table, yellow

Choices = list[tuple[str, int]]

# A counter in Dove and one in Fox; the other cards of the hand cannot be completed.
CARD = card_of(2, FLAG_BEARER)
OTHER = UNMET[1]
# Towers on the last six tiles. Dove and Fox fit tile 4, of these two only Dove fits tile 12.

# Every question of a turn: the space on which the knight lands, and the choices that lead to it.
QUESTIONS: dict[str, tuple[int | None, Choices]] = {
    "turn": (None, []),
    "die": (None, [("die", 0)]),
    "landed": (principality_space(FOX), []),
    "deploy": (principality_space(FOX), [("henchman", BUILDER)]),
    "assign": (space_of(PLACE_HENCHMAN), [("principality", FOX)]),
    "place": (space_of(TAKE_SHIELD), [("double", 0)]),
    "relocate": (space_of(RELOCATE), [("henchman", BUILDER)]),
    "exchange": (space_of(EXCHANGE), [("give", material(FOX))]),
    "second-discard": (space_of(MISSION), [("discard", OTHER)]),
    "draw": (space_of(MISSION), [("discard", OTHER), ("enough", 0)]),
    "build": (space_of(BUILD), [("double", 0)]),
    "pay": (space_of(BUILD), [("tile", 4)]),
    "tower": (space_of(BUILD), [("tile", 12)]),
    "ending": (space_of(TAKE_SHIELD), [("take", FOX)]),
}


def asked(step: str) -> Table:
    """Yellow, who has all four seals, a mission completed and a traitor, is asked this."""
    t = table(yellow, blue, favor=True).tiles(*LAND).owns(yellow, material(DOVE), material(FOX))
    for ability in (REPEL_ONE, BUILD_TWO, TWO_PLACEMENTS, ability_of(ANYWHERE, BUILDER)):
        t.seal(yellow, ability)
    t.traitors(yellow, EAGLE).hand(yellow, CARD).meets(yellow, CARD)
    space, choices = QUESTIONS[step]
    if space is not None:
        t.lands(space)
    for choice in choices:
        t.plays(*choice)
    assert t.asked == (yellow, step)
    return t


@pytest.fixture(params=QUESTIONS)
def anywhere(request: pytest.FixtureRequest) -> Table:
    """At each question of a turn."""
    return asked(request.param)


@pytest.mark.rule("M3.8")
def test_a_mission_between_any_two_choices_of_the_turn(anywhere: Table):
    t, question = anywhere, anywhere.asked
    assert t.offers("mission") == [CARD]
    t.plays("mission", CARD)
    assert t.points("missions")[yellow] == 2 and t.asked == question, "the question stays"
    assert t.offers("mission") == [], "one a turn"


@pytest.mark.rule("M9.8")
def test_the_shield_bearer_repels_a_traitor_at_any_time_of_the_turn(anywhere: Table):
    t = anywhere
    assert t.offers("repel") == [EAGLE]
    t.plays("repel", EAGLE)
    assert t.of(yellow, "traitors") == [0] * 6 and t.points("favor")[yellow] == 1


@pytest.mark.rule("M3.8")
def test_after_the_last_offer_is_taken_up_the_turn_ends_by_itself():
    t = asked("ending").plays("repel", EAGLE)
    assert t.verbs == {"mission", "end"}
    assert t.plays("mission", CARD).asked == (yellow, "replace")


@pytest.mark.rule("M3.8")
def test_no_mission_in_the_turn_of_another():
    t = table(yellow, blue).hand(blue, CARD).meets(blue, CARD)
    assert t.offers("mission") == [] and t.why_not("mission", CARD) == ("M7.1", "not-in-hand")


@pytest.mark.rule("M3.8")
@pytest.mark.parametrize("step", ["defend", "grail"])
def test_no_mission_in_a_scoring(step):
    t = table(yellow, blue).hand(yellow, CARD).meets(yellow, CARD)
    if step == "defend":
        t.owns(yellow, REPEL).traitors(yellow, FOX)
    else:
        t.influence(FOX, blue=1).grail(yellow)
    t.scores()
    assert t.asked == (yellow, step) and t.offers("mission") == []
    assert t.why_not("mission", CARD)[0] == "M3.8"


@pytest.mark.rule("M3.8", "M9.1")
def test_no_second_mission_before_the_first_is_paid():
    one = card_of(1)
    t = table(yellow, blue, favor=True).hand(yellow, one, CARD).meets(yellow, one).meets(yellow, CARD)
    t.owns(yellow, MISSIONS_FLAG).plays("mission", one)
    assert t.asked == (yellow, "favor") and t.verbs == {"points", "ability"}
    assert t.plays("points").offers("mission-grey") == [CARD]


@pytest.mark.rule("M3.2", "M5.2")
def test_a_mission_that_takes_what_the_action_needs_leaves_no_empty_question():
    """The grey flag is the only one on a points space for flags: once it is used there is nothing to score."""
    one = card_of(1)
    t = table(yellow, blue).hand(yellow, one, CARD).meets(yellow, one).meets(yellow, CARD)
    t.owns(yellow, flag(DOVE)).lands(space_of(SCORE_FLAGS)).plays("mission", one)
    assert "act" in t.verbs
    t.plays("mission-grey", CARD)
    assert t.asked == (yellow, "replace") and t.events("no-action")
    t.plays("draw", 3).plays("draw", 0)
    assert t.asked == (blue, "turn")
