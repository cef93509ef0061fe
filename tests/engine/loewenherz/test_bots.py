"""Opponents: legal, blind to what is hidden, the same again, and not blind to the obvious."""

from math import inf
from random import Random

import pytest

from tafelrunde.kernel.choice import Choice
from tafelrunde.kernel.event import SILENCE
from tafelrunde.kernel.game import Setup, asked
from tafelrunde.kernel.playout import bot_playout
from tafelrunde.kernel.record import write
from tafelrunde.kernel.search import Replies, Search
from tafelrunde.kernel.think import Budget, thought_through
from tafelrunde.loewenherz import box
from tafelrunde.loewenherz.bot.evaluation import worth
from tafelrunde.loewenherz.bot.plans import plan
from tafelrunde.loewenherz.bot.turn import KINGS_MIND, reply
from tafelrunde.loewenherz.game import LOEWENHERZ
from tafelrunde.loewenherz.grid import BIT
from tafelrunde.loewenherz.state import State, letter

from .golden import played
from .table import ONE_BORDER_MISSING, Table, a_card, at, blue, right_of, seat_of

BOTS = ("squire", "knight", "king")
BUDGET = Budget("a seed", nodes=12)


def choice_of(bot: str, s: State) -> Choice:
    options = LOEWENHERZ.options(s)
    return options[LOEWENHERZ.bots[bot](LOEWENHERZ.view(s, asked(s)), options, BUDGET)]


def plays_turn(bot: str, t: Table) -> Table:
    """The bot answers all questions of the turn at hand but the last, which card to draw."""
    seat = t.state.agenda[-1].seat
    while t.state.agenda and t.state.agenda[-1].step != "draw" and t.state.agenda[-1].seat == seat:
        choice = choice_of(bot, t.state)
        t.plays(choice.verb, choice.noun)
    return t


def shuffled(s: State, seat: int, random: Random) -> State:
    """The same to this seat: the cards that it cannot see have changed places, each with one of its letter."""
    other = s.clone()
    other.seed = "another"
    piles = [other.deck, *(hand for owner, hand in enumerate(other.hands) if owner != seat)]
    for back in range(len(box.LETTERS)):
        places = [(pile, i) for pile in piles for i, card in enumerate(pile) if letter(s, card) == back]
        cards = [pile[i] for pile, i in places]
        random.shuffle(cards)
        for (pile, i), card in zip(places, cards, strict=True):
            pile[i] = card
    return other


def positions(players: int, seed: str, every: int) -> list[State]:
    """Some positions of a game between squires."""
    s = LOEWENHERZ.begin(Setup(players, seed), SILENCE)
    found, count = [], 0
    while options := LOEWENHERZ.options(s):
        index = 0
        if len(options) > 1:
            count += 1
            if count % every == 0:
                found.append(s.clone())
            view = LOEWENHERZ.view(s, asked(s))
            index = LOEWENHERZ.bots["squire"](view, options, Budget(f"{seed}/{count}"))
        LOEWENHERZ.apply(s, options[index], SILENCE)
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_bots_answer_the_same_again_and_do_not_see_what_is_hidden(players):
    random = Random(players)
    for s in positions(players, "hidden", 17):
        for bot in BOTS:
            choice = choice_of(bot, s)
            assert choice in LOEWENHERZ.options(s)
            assert choice_of(bot, s) == choice
            assert choice_of(bot, shuffled(s, asked(s), random)) == choice


def test_thinking_in_steps_leads_to_the_same():
    for s in positions(2, "steps", 19):
        view, options = LOEWENHERZ.view(s, asked(s)), LOEWENHERZ.options(s)
        for name, think in LOEWENHERZ.thinkers.items():
            thought = think(view, options, BUDGET)
            while not thought.done:
                thought.step()
            assert thought.best()[0].choice == LOEWENHERZ.bots[name](view, options, BUDGET)


def test_advice_names_three_different_options_the_best_first():
    s = next(s for s in positions(2, "advice", 11) if s.agenda[-1].step == "act")
    options = LOEWENHERZ.options(s)
    best = thought_through(LOEWENHERZ.adviser(LOEWENHERZ.view(s, asked(s)), options, BUDGET))
    choices = [advice.choice for advice in best]
    assert all(options[advice.choice] == advice.line[0] for advice in best)
    assert len(set(choices)) == len(choices) >= min(3, len(options))
    assert all(0 <= choice < len(options) for choice in choices)
    assert options[choices[0]] == choice_of("king", s)


def test_a_reply_is_a_whole_legal_turn():
    s = next(s for s in positions(3, "reply", 11) if s.agenda[-1].step == "act")
    turn = s.turns
    for choice in reply(s):
        assert choice in LOEWENHERZ.options(s)
        LOEWENHERZ.apply(s, choice, SILENCE)
    assert s.turns == turn + 1


def test_the_king_tries_out_where_a_castle_goes():
    s = LOEWENHERZ.begin(Setup(3, "castle"), SILENCE)
    assert s.agenda[-1].step == "castle"
    search = LOEWENHERZ.thinkers["king"](LOEWENHERZ.view(s, asked(s)), LOEWENHERZ.options(s), BUDGET)
    while not search.done:
        search.step()
    assert isinstance(search, Search)
    assert search.nodes >= 12 and len({advice.points for advice in search.best()}) > 1


def test_a_sweep_that_the_budget_cuts_short_does_not_count():
    """Otherwise the candidates that had one trial more would be compared with those that had not."""
    s = next(s for s in positions(2, "cut short", 11) if s.agenda[-1].step == "act")
    mind = KINGS_MIND._replace(replies=Replies(reply, slack=inf, enough=96))
    search = Search(mind, LOEWENHERZ.view(s, asked(s)), LOEWENHERZ.options(s), Budget("a seed", nodes=9))
    while not search.done:
        search.step()
    trials = [candidate.trials for candidate in (*search.candidates, *reversed(search.dropped))]
    assert trials == [2, 2, 1, 1, 1, 1]  # all six once, the best two once more, then one alone


NEARLY_CLOSED = """
    .B .b v. ..
    -- --
    .. .. .. ..
    .. .. .. ..
"""


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_takes_the_border_that_closes_its_domain(bot):
    t = Table(NEARLY_CLOSED).holds(
        a_card((box.BORDERS, 2)), a_card((box.KNIGHTS, 1)), a_card((box.ALLIANCE, 1))
    )
    assert plays_turn(bot, t).owner(0, 0) == blue


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_does_not_close_a_domain_for_another(bot):
    t = Table("""
        .Y fy|v. ..
        --
        .. .. .. ..
        .. .. .B .b
    """).plays_card(box.BORDERS, 2)
    assert plays_turn(bot, t).owner(0, 0) is None


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_takes_the_village_that_wins(bot):
    t = Table("""
        .B .b|v. ..
        -- --
        f. .. .. ..
    """).holds(a_card((box.EXPAND, 1)), a_card((box.KNIGHTS, 1)), a_card((box.BORDERS, 3)))
    t.goal(3)
    plays_turn(bot, t)
    assert t.over
    assert t.winners == [blue]


def test_the_squire_closes_a_good_domain():
    t = Table(ONE_BORDER_MISSING).plays_card(box.BORDERS, 1)
    assert choice_of("squire", t.state) == Choice("border", right_of(1, 1))


def test_the_squire_takes_the_village():
    t = Table("""
        .. f. .. ..
           -- --
        ..|.B .b|..
           -- --
        .. .. v. ..
    """).plays_card(box.EXPAND, 1)
    assert choice_of("squire", t.state) == Choice("expand", at(2, 2))


def test_a_plan_counts_the_borders_that_are_missing():
    t = Table(ONE_BORDER_MISSING)
    found = plan(t.state, at(1, 1))
    assert found.missing == 1
    assert found.edges(t.state) == [right_of(1, 1)]
    assert worth(t.state)[seat_of(blue)] > 0


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
    assert plan(mine.state, at(0, 0)).region & BIT[at(0, 1)]
    assert not plan(hers.state, at(0, 0)).region & BIT[at(0, 1)]


def test_the_squire_beats_chance():
    wins = 0
    for game in range(4):
        s = LOEWENHERZ.begin(Setup(2, f"beats {game}"), SILENCE)
        bots = [LOEWENHERZ.bots["squire"], LOEWENHERZ.bots["random"]]
        if game % 2:
            bots.reverse()
        bot_playout(LOEWENHERZ, s, bots, [Budget(f"{game}/{seat}") for seat in range(2)])
        wins += LOEWENHERZ.winners(s) == [game % 2]
    assert wins == 4


def test_a_finished_game_is_a_short_text():
    """A record of a whole game of four squires: at most 2 kB."""
    assert len(write(played("squire", Setup(4, "short")))) <= 2048
