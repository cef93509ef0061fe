"""Whole games without a table, with a game that is as long as it says: each question has this many answers."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

import pytest

from tafelrunde.kernel.agenda import Agenda, Ask, Frame
from tafelrunde.kernel.choice import Choice, Prompt
from tafelrunde.kernel.errors import LostGame
from tafelrunde.kernel.event import SILENCE, Log
from tafelrunde.kernel.game import Game, Setup
from tafelrunde.kernel.playout import Fault, Tally, bot_playout, match, perft, random_bot, random_playout
from tafelrunde.kernel.think import Budget

ANSWERS = (3, 1, 2, 1, 2)


@dataclass(slots=True)
class Quiz:
    players: int
    seed: str
    draws: int = 0
    turns: int = 0
    agenda: list[Frame] = field(default_factory=list)
    given: list[tuple[int, int]] = field(default_factory=list)

    def clone(self) -> "Quiz":
        return Quiz(self.players, self.seed, self.draws, self.turns, self.agenda[:], self.given[:])


def new_state(setup: Setup, log: Log) -> Quiz:
    questions = [Frame("ask", at % setup.players, (number,)) for at, number in enumerate(ANSWERS)]
    return Quiz(setup.players, setup.seed, agenda=questions[::-1])


def answered(s: Quiz, frame: Frame, choice: Choice, log: Log) -> None:
    s.turns += 1
    s.given.append((frame.seat, choice.noun))
    log.add("answered", seat=frame.seat)


AGENDA = Agenda[Quiz](
    asks={
        "ask": Ask(
            lambda s, frame: Prompt("ask", {}),
            lambda s, frame: [Choice("say", number) for number in range(frame.args[0])],
            answered,
        )
    },
    runs={},
)
QUIZ = Game(
    name="quiz",
    players=range(2, 4),
    state=Quiz,
    new_state=new_state,
    agenda=AGENDA,
    refuse=lambda s, choice: None,
    view=lambda s, seat: replace(s.clone(), seed=f"view of {seat}"),
    determinize=lambda s, seed: s.clone(),
    categories=("right", "wrong"),
    earned=lambda s: [[seat, 10 * seat] for seat in range(s.players)],
    winners=lambda s: [0, 1],
    check=lambda s: None,
    thinkers={},
)


def begun(players: int = 2) -> Quiz:
    return QUIZ.begin(Setup(players, "7"), SILENCE)


class Scribe:
    """Says the last, and remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, int, str]] = []

    def __call__(self, view: Any, options: Sequence[Choice], budget: Budget) -> int:
        self.asked.append((view.seed, len(options), budget.seed))
        return len(options) - 1


class Even(Random):
    """Chance in order: nearly one, then nothing, then a half."""

    def __init__(self) -> None:
        super().__init__(0)
        self.left = [0.5, 0.0, 0.99]

    def random(self) -> float:
        return self.left.pop()


def test_at_random_only_questions_with_a_choice_take_chance_and_count():
    s = begun()
    assert random_playout(QUIZ, s, Even()) == Tally(choices=3, turns=5)
    assert s.given == [(0, 2), (1, 0), (0, 0), (1, 0), (0, 1)]


def test_bots_are_asked_where_there_is_a_choice_and_see_their_view_with_a_seed_of_their_own():
    s, bots = begun(), [Scribe(), Scribe()]
    log = Log()
    assert bot_playout(QUIZ, s, bots, [Budget("a"), Budget("b")], log) == Tally(choices=3, turns=5)
    assert bots[0].asked == [("view of 0", 3, "a/1"), ("view of 0", 2, "a/2"), ("view of 0", 2, "a/3")]
    assert bots[1].asked == []
    assert s.given == [(0, 2), (1, 0), (0, 1), (1, 0), (0, 1)]
    assert len(log.events) == 5


@pytest.mark.parametrize(("number", "seats"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (5, [2, 0, 1])])
def test_bots_change_seats_from_game_to_game(number: int, seats: list[int]):
    bots = [Scribe(), Scribe(), Scribe()]
    played = match(QUIZ, Setup(3, "7"), bots, number, Budget("none", nodes=4))
    # Seats 0, 1 and 2 answer in turn; questions 0, 2 and 4 have a choice, so seats 0, 2 and 1 are asked.
    asked = {bot: seats[bot] for bot in range(3)}
    for bot, seat in asked.items():
        assert [view for view, _, _ in bots[bot].asked] == [f"view of {seat}"]
        assert [seed for _, _, seed in bots[bot].asked] == [f"7/{seat}/{[1, 3, 2][seat]}"]
    assert played.wins == [0.5 if seat in (0, 1) else 0.0 for seat in seats]
    assert played.earned == [[seat, 10 * seat] for seat in seats]
    assert (played.tally, played.fault) == (Tally(3, 5), None)


def test_the_budget_of_a_series_is_everybodys():
    budgets = []

    def bot(view: Any, options: Sequence[Choice], budget: Budget) -> int:
        budgets.append(budget)
        return 0

    match(QUIZ, Setup(2, "7"), [bot, bot], 0, Budget("none", nodes=4, seconds=2.0))
    assert {(budget.nodes, budget.seconds) for budget in budgets} == {(4, 2.0)}


def test_a_bot_that_loses_by_a_fault_loses_and_the_others_share():
    def lost(view: Any, options: Sequence[Choice], budget: Budget) -> int:
        raise LostGame(0, "mine", "raised")

    played = match(QUIZ, Setup(3, "7"), [Scribe(), lost, Scribe()], 2, Budget("none"))
    # The second bot sits in seat 0.
    assert played.fault == Fault(1, "mine", "raised")
    assert played.wins == [0.5, 0.0, 0.5]
    assert played.tally == Tally(0, 0)


def test_the_random_bot_takes_each_option():
    options = [Choice("say", number) for number in range(3)]
    taken = [random_bot(None, options, Budget(str(seed))) for seed in range(60)]
    assert set(taken) == {0, 1, 2}
    assert taken == [random_bot(None, options, Budget(str(seed))) for seed in range(60)]
    assert random_bot(None, options, Budget("x")) == int(Random("x").random() * 3)


def test_perft_multiplies_the_answers():
    s = begun()
    assert [perft(QUIZ, s, depth) for depth in range(7)] == [1, 3, 3, 6, 6, 12, 0]
    assert s == begun()
