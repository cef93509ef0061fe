"""Chance, the agenda and playouts."""

from collections import Counter
from random import Random

from tafelrunde.kernel.chance import Bits
from tafelrunde.kernel.choice import Refusal
from tafelrunde.kernel.event import SILENCE, Log
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.playout import bot_playout, perft, random_bot, random_playout
from tafelrunde.kernel.think import Budget
from tests.pig.engine.game import AGENDA, GREET, PIG, ROLL


def test_chance_is_the_same_for_ever():
    bits = Bits("7/0")
    deck = list(range(10))
    bits.shuffle(deck)
    assert [Bits("7/0").below(1000), Bits("7/1").below(1000), *deck] == [
        722,
        56,
        8,
        2,
        6,
        3,
        4,
        7,
        9,
        1,
        0,
        5,
    ]


def test_below_is_even():
    bits = Bits("even")
    counts = Counter(bits.below(6) for _ in range(60_000))
    assert set(counts) == set(range(6)) and all(9_600 < count < 10_400 for count in counts.values())


def test_an_offer_leaves_the_question_on_the_agenda():
    s = PIG.begin(Setup(2, "7"), SILENCE)
    before = s.agenda[:]
    AGENDA.apply(s, GREET, SILENCE)
    assert s.agenda == before and GREET not in PIG.options(s)


def test_steps_that_ask_nobody_run_by_themselves():
    log = Log()
    s = PIG.begin(Setup(2, "7", first=1), log)
    assert s.agenda[-1].step == "pig" and s.agenda[-1].seat == 1
    assert [event.key for event in log.events] == ["turn"]


def test_only_chance_seals_the_log():
    s, log = PIG.begin(Setup(2, "7"), SILENCE), Log()
    PIG.apply(s, GREET, log)
    assert not log.sealed
    PIG.apply(s, ROLL, log)
    assert log.sealed


def test_playouts_end_and_count_choices():
    tally = random_playout(PIG, PIG.begin(Setup(2, "7"), SILENCE), Random(1))
    assert tally.choices >= tally.turns > 1
    budgets = [Budget("a"), Budget("b")]
    same = [bot_playout(PIG, PIG.begin(Setup(2, "7"), SILENCE), [random_bot] * 2, budgets) for _ in range(2)]
    assert same[0] == same[1]


def test_perft_counts_sequences():
    s = PIG.begin(Setup(2, "7"), SILENCE)
    assert [perft(PIG, s, depth) for depth in (0, 1)] == [1, 3]
    assert perft(PIG, s, 2) == sum(len(PIG.options(after)) for after in map(_after(s), PIG.options(s)))


def _after(s):
    def after(choice):
        clone = s.clone()
        PIG.apply(clone, choice, SILENCE)
        return clone

    return after


def test_refusals_are_values():
    assert Refusal("M1.1", where=2) == Refusal("M1.1", where=2) != Refusal("M1.1", where=3)
    assert len({Refusal("M1.1"), Refusal("M1.1")}) == 1
