"""A game describes itself: its set-ups, its variants, its bots."""

from dataclasses import replace
from math import inf, nan

import pytest

from tafelrunde.kernel.choice import Choice
from tafelrunde.kernel.errors import BadInput, BadSetup
from tafelrunde.kernel.event import SILENCE
from tafelrunde.kernel.game import Setup, Variant, asked
from tafelrunde.kernel.playout import think_of_nothing
from tafelrunde.kernel.think import Advice, Budget, Glance, at_a_glance, in_one_go, thought_through
from tests.pig.engine.game import GREET, KEEP, PIG, ROLL

SWITCH = Variant("fast", (False, True), False, "quick")
NUMBERS = Variant("dice", (6, 7), 6, "how many")
GAME = replace(PIG, variants=(SWITCH, NUMBERS))


def test_every_variant_is_named_in_a_checked_set_up():
    assert GAME.checked(Setup(2, "7")) == Setup(2, "7", None, {"fast": False, "dice": 6})
    chosen = Setup(4, "x" * 64, 3, {"dice": 7, "fast": True})
    assert GAME.checked(chosen) == chosen


@pytest.mark.parametrize(
    ("setup", "words"),
    [
        (Setup(1, "7"), "players: wrong-number-of-players (1); possible: 2, 3, 4"),
        (Setup(5, "7"), "players: wrong-number-of-players (5); possible: 2, 3, 4"),
        (Setup(2, ""), "seed: not-1-to-64-characters"),
        (Setup(2, "\n"), "seed: not-1-to-64-characters ('\\n')"),
        (Setup(2, "7", 2), "first: no-such-seat (2); possible: 0, 1"),
        (Setup(2, "7", -1), "first: no-such-seat (-1); possible: 0, 1"),
        (Setup(2, "7", variants={"slow": True}), "slow: unknown-variant; possible: fast, dice"),
        (Setup(2, "7", variants={"dice": 8}), "dice: unknown-value (8); possible: 6, 7"),
        (Setup(2, "7", variants={"fast": 1}), "fast: unknown-value (1); possible: False, True"),
        (Setup(2, "7", variants={"dice": "6"}), "dice: unknown-value ('6'); possible: 6, 7"),
    ],
)
def test_a_set_up_that_cannot_be_says_what_can(setup, words):
    with pytest.raises(BadSetup) as bad:
        GAME.checked(setup)
    assert str(bad.value) == words


def test_a_game_without_boxes_knows_no_edition():
    with pytest.raises(BadSetup) as bad:
        GAME.checked(Setup(2, "7", edition="01234567"))
    assert str(bad.value) == "edition: unknown-edition ('01234567')"
    assert GAME.checked(Setup(2, "7")).edition == ""


def test_a_variant_is_read_as_a_page_writes_it():
    assert SWITCH.is_switch and not NUMBERS.is_switch
    assert [SWITCH.read(word) for word in ("", "1", "true", "0", "false")] == [True] * 3 + [False] * 2
    assert SWITCH.read("perhaps") == "perhaps"
    assert [NUMBERS.read(word) for word in ("6", "7", "8", "")] == [6, 7, "8", ""]


def test_points_are_the_sum_of_the_categories():
    s = PIG.begin(Setup(2, "7"), SILENCE)
    assert replace(PIG, earned=lambda s: [[1, 2], [-3, 1]]).points(s) == [3, -2]


def test_what_a_choice_leads_to_leaves_the_position_as_it_is():
    s = PIG.begin(Setup(2, "7"), SILENCE)
    after = PIG.after(s, KEEP)
    assert (asked(s), asked(after)) == (0, 1)
    assert (s.kept, after.kept) == ([0, 0], [1, 0])


def test_nobody_is_asked_once_the_game_is_over():
    s = PIG.begin(Setup(2, "7"), SILENCE)
    s.agenda.clear()
    assert asked(s) == -1
    assert PIG.prompt(s).key == "game-over" and PIG.options(s) == []


def test_without_a_notation_choices_are_spelled_and_positions_listed():
    s = PIG.begin(Setup(2, "7"), SILENCE)
    assert [PIG.notation(s, choice) for choice in (ROLL, Choice("take", 3))] == ["roll", "take 3"]
    assert PIG.describe(s, GREET) == "greet"
    assert PIG.draw(s).splitlines()[:2] == ["players: 2", "seed: 7"]
    assert PIG.nouns == {}


class Slow:
    """A thought of three steps."""

    def __init__(self) -> None:
        self.left = 3

    @property
    def done(self) -> bool:
        return not self.left

    def step(self) -> None:
        self.left -= 1

    def best(self) -> list[Advice]:
        return [Advice(2, 1.5), Advice(0, 0.5)]


def test_a_thought_is_thought_to_its_end():
    slow = Slow()
    assert thought_through(slow) == [Advice(2, 1.5), Advice(0, 0.5)]
    assert slow.done
    assert in_one_go(lambda view, options, budget: Slow())(None, [], Budget("a")) == 2


def test_a_bot_at_a_glance_is_done_at_once():
    thought = at_a_glance(lambda view, options, budget: len(options))("view", [ROLL, KEEP], Budget("a"))
    assert thought.done
    thought.step()
    assert thought.best() == [Advice(2, 0.0)]
    assert Glance([Advice(1, 2.0)]).best() == [Advice(1, 2.0)]


def test_the_last_bot_advises():
    game = replace(PIG, thinkers={"random": think_of_nothing, **PIG.thinkers})
    assert game.adviser is PIG.thinkers["squire"]
    assert list(game.bots) == ["random", "squire"]
    s = PIG.begin(Setup(2, "7"), SILENCE)
    assert game.bots["squire"](s, PIG.options(s), Budget("a")) == 0


def test_a_budget_is_for_a_turn_unless_it_says_so():
    assert Budget("a") == Budget("a", nodes=None, seconds=None, one_question=False)


@pytest.mark.parametrize(
    ("budget", "words"),
    [
        (Budget("a", nodes=-1), "nodes: below-0 (-1)"),
        (Budget("a", seconds=0.0), "seconds: not-above-0 (0.0)"),
        (Budget("a", seconds=-1.0), "seconds: not-above-0 (-1.0)"),
        (Budget("a", seconds=inf), "seconds: not-above-0 (inf)"),
        (Budget("a", seconds=nan), "seconds: not-above-0 (nan)"),
    ],
)
def test_a_thought_with_a_budget_comes_to_an_end(budget, words):
    with pytest.raises(BadInput) as bad:
        budget.checked()
    assert str(bad.value) == words


@pytest.mark.parametrize("budget", [Budget("a"), Budget("a", nodes=0), Budget("a", seconds=0.001)])
def test_any_other_budget_is_one(budget):
    assert budget.checked() is budget
