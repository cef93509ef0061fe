"""The squire: legal, deterministic, blind to what is hidden, and better than chance."""

from random import Random

from tafelrunde.kernel.event import SILENCE
from tafelrunde.kernel.game import Budget, Setup, asked
from tafelrunde.kernel.playout import bot_playout, random_bot
from tafelrunde.merlin.bot import squire
from tafelrunde.merlin.game import MERLIN

from .test_hidden import permuted


def test_the_squire_beats_chance():
    won = 0
    for number in range(6):
        s = MERLIN.new(Setup(2, f"squire {number}", favor=number % 2 == 1), SILENCE)
        bots = [squire, random_bot] if number % 2 else [random_bot, squire]
        bot_playout(MERLIN, s, bots, [Budget(f"a{number}"), Budget(f"b{number}")])
        won += MERLIN.winners(s) == [bots.index(squire)]
    assert won == 6


def test_the_squire_answers_the_same_again_and_does_not_see_what_is_hidden():
    random = Random(5)
    for number in range(3):
        s = MERLIN.new(Setup(2 + number, f"blind {number}", favor=True), SILENCE)
        while options := MERLIN.options(s):
            seat = asked(s)
            if len(options) > 1 and random.random() < 0.06:
                answers = {
                    squire(MERLIN.view(seen, seat), options, Budget("same"))
                    for seen in (s, s, permuted(s, seat, random))
                }
                assert len(answers) == 1 and answers.pop() in range(len(options))
            MERLIN.apply(s, random.choice(options), SILENCE)
