"""The squire, and what bots may know."""

from random import Random

import pytest

from tafelrunde.kernel.choice import Choice
from tafelrunde.kernel.event import SILENCE
from tafelrunde.kernel.game import Setup, asked
from tafelrunde.kernel.playout import bot_playout
from tafelrunde.kernel.record import write
from tafelrunde.kernel.session import Session
from tafelrunde.kernel.think import Budget
from tafelrunde.loewenherz.bot.evaluation import worth
from tafelrunde.loewenherz.bot.plans import plan
from tafelrunde.loewenherz.box import BORDERS, EXPAND
from tafelrunde.loewenherz.game import LOEWENHERZ
from tafelrunde.loewenherz.grid import BIT
from tafelrunde.loewenherz.view import determinize, view

from .lively import played_until
from .table import BLUE, Table, at, right_of

SQUIRE = LOEWENHERZ.bots["squire"]


def choice_of(t: Table) -> Choice:
    options = LOEWENHERZ.options(t.s)
    return options[SQUIRE(LOEWENHERZ.view(t.s, asked(t.s)), options, Budget("a test"))]


def test_the_squire_closes_a_good_domain():
    t = Table("""
        v. .b|..
        f. .B ..
        s. ..|..
        -- --
        .Y .y ..
    """).plays(BORDERS, 1)
    assert choice_of(t) == Choice("border", right_of(1, 1))


def test_the_squire_takes_the_village():
    t = Table("""
        .. f. .. ..
           -- --
        ..|.B .b|..
           -- --
        .. .. v. ..
    """).plays(EXPAND, 1)
    assert choice_of(t) == Choice("expand", at(2, 2))


def test_a_plan_counts_the_borders_that_are_missing():
    t = Table("""
        v. .b|..
        f. .B ..
        s. ..|..
        -- --
        .Y .y ..
    """)
    found = plan(t.s, at(1, 1))
    assert found.missing == 1
    assert found.edges(t.s) == [right_of(1, 1)]
    assert worth(t.s)[BLUE] > 0


def test_a_plan_made_before_is_not_taken_for_another():
    """The same squares are taken, but by another's knight."""
    mine = Table("""
        .B .b v.
        .. .Y ..
    """)
    hers = Table("""
        .B .y v.
        .. .Y ..
    """)
    assert plan(mine.s, at(0, 0)).region & BIT[at(0, 1)]
    assert not plan(hers.s, at(0, 0)).region & BIT[at(0, 1)]


def test_the_squire_beats_chance():
    wins = 0
    for game in range(4):
        s = LOEWENHERZ.begin(Setup(2, f"beats {game}"), SILENCE)
        bots = [SQUIRE, LOEWENHERZ.bots["random"]]
        if game % 2:
            bots.reverse()
        bot_playout(LOEWENHERZ, s, bots, [Budget(f"{game}/{seat}") for seat in range(2)])
        wins += LOEWENHERZ.winners(s) == [game % 2]
    assert wins == 4


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_squire_does_not_see_what_is_hidden(players: int):
    for seed in range(4):
        s = played_until(
            LOEWENHERZ.begin(Setup(players, f"hidden {seed}"), SILENCE), 5 + 9 * seed, Random(seed)
        )
        if not s.agenda:
            continue
        seat = asked(s)
        options = LOEWENHERZ.options(s)
        first = SQUIRE(view(s, seat), options, Budget("same"))
        dealt = determinize(view(s, seat), "dealt anew")
        assert dealt.deck != s.deck
        assert SQUIRE(view(dealt, seat), options, Budget("same")) == first


def test_a_finished_game_is_a_short_text():
    """A record of a whole game of four squires: at most 2 kB."""
    session = Session(LOEWENHERZ, Setup(4, "short"))
    number = 0
    while not session.over:
        number += 1
        index = 0
        if len(session.options) > 1:
            index = SQUIRE(view(session.state, session.seat), session.options, Budget(f"short/{number}"))
        session.choose(index)
    assert len(write(session)) <= 2048
