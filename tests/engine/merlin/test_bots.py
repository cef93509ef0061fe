"""The opponents: legal, deterministic, blind to what is hidden, quick, each better than the one below, and sensible."""

from random import Random

import pytest

from tafelrunde.kernel.choice import Choice
from tafelrunde.kernel.event import SILENCE
from tafelrunde.kernel.game import Setup, asked
from tafelrunde.kernel.playout import bot_playout, random_bot
from tafelrunde.kernel.think import Budget, thought_through
from tafelrunde.merlin.box import BUILD, DOVE, EXCALIBUR, FISH, FOX, LAKE, SCORE_FLAGS, SNAKE, WOOD
from tafelrunde.merlin.game import MERLIN
from tafelrunde.merlin.turn import CLOCKWISE, go

from .printed import MISSIONS
from .table import Table, blue, card_of, flag, material, shield, space_of, table, yellow
from .test_hidden import permuted

squire, knight, king = (MERLIN.bots[name] for name in ("squire", "knight", "king"))
BOTS = {"squire": squire, "knight": knight, "king": king}
FEW = Budget("same", nodes=12)


def won(one, other, games, favor=False):
    """How many of the games the first bot wins, from both seats, and by how many points it leads in all."""
    wins, lead = 0.0, 0
    for number in range(games):
        s = MERLIN.begin(Setup(2, f"joust {number // 2}", variants={"favor": favor}), SILENCE)
        bots = [one, other] if number % 2 else [other, one]
        bot_playout(MERLIN, s, bots, [FEW, FEW])
        winners = MERLIN.winners(s)
        wins += (bots.index(one) in winners) / len(winners)
        points = MERLIN.points(s)
        lead += points[bots.index(one)] - points[bots.index(other)]
    return wins, lead


@pytest.mark.parametrize("favor", [False, True])
def test_the_squire_beats_chance(favor):
    assert won(squire, random_bot, 4, favor)[0] == 4


@pytest.mark.parametrize("favor", [False, True])
def test_the_knight_beats_the_squire(favor):
    assert won(knight, squire, 4, favor)[1] > 0


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_answers_the_same_again_and_does_not_see_what_is_hidden(name):
    bot, random = BOTS[name], Random(5)
    for number in range(3):
        s = MERLIN.begin(Setup(2 + number, f"blind {number}", variants={"favor": True}), SILENCE)
        while options := MERLIN.options(s):
            seat = asked(s)
            if len(options) > 1 and random.random() < 0.03:
                answers = {
                    bot(MERLIN.view(seen, seat), options, FEW) for seen in (s, s, permuted(s, seat, random))
                }
                assert len(answers) == 1 and answers.pop() in range(len(options))
            MERLIN.apply(s, random.choice(options), SILENCE)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_plays_whole_games_with_all_options(name):
    for players in (3, 4) if name == "squire" else (3,):
        s = MERLIN.begin(Setup(players, "whole", variants={"favor": True, "counters": 7}), SILENCE)
        bot_playout(
            MERLIN, s, [BOTS[name]] * players, [Budget(str(seat), nodes=2) for seat in range(players)]
        )
        assert not s.agenda
        assert min(MERLIN.points(s)) > 15


def answer(t: Table, bot) -> Choice:
    """What a bot does at the question at hand."""
    seat = asked(t.state)
    options = MERLIN.options(t.state)
    choice: Choice = options[bot(MERLIN.view(t.state, seat), options, FEW)]
    return choice


def plays_turn(t: Table, bot) -> Table:
    """A bot answers until it is no longer asked."""
    seat, turn = asked(t.state), t.state.turns
    while t.state.agenda and asked(t.state) == seat and t.state.turns == turn:
        t.plays(*answer(t, bot))
    return t


each = pytest.mark.parametrize("bot", BOTS.values(), ids=BOTS)
planners = pytest.mark.parametrize("bot", [knight, king], ids=["knight", "king"])


@each
def test_takes_a_mission_that_is_met(bot):
    card = card_of(3)
    t = table(yellow, blue).hand(yellow, card).meets(yellow, card)
    assert plays_turn(t, bot).points("missions")[yellow] >= 3


@each
def test_repels_traitors_before_the_scoring(bot):
    """Of two dice one leads to the sword, the other nowhere."""
    t = table(yellow, blue).round(2).last_turn(yellow).traitors(yellow, FISH).apples(yellow, 0)
    t.dice(yellow, 1, 2, 0, 0).knight(yellow, space_of(EXCALIBUR) - 1)
    t.dice(blue, 0, 0, 0, 1)
    assert answer(t, bot) == Choice("go", go(0, CLOCKWISE))


@each
def test_uses_the_black_flag_against_the_larger_group(bot):
    t = table(yellow, blue).owns(yellow, flag(0)).traitors(yellow, FISH, SNAKE, SNAKE)
    t.scores()
    assert t.asked == (yellow, "defend")
    assert answer(t, bot) == Choice("repel-flag", SNAKE)


@each
def test_keeps_the_black_flag_where_shields_do(bot):
    t = table(yellow, blue).owns(yellow, flag(0), shield(FISH)).traitors(yellow, FISH)
    assert answer(t.scores(), bot) == Choice("done")


@each
def test_the_grail_goes_where_it_brings_most(bot):
    t = table(yellow, blue).grail(yellow).influence(DOVE, yellow=1, blue=1).influence(FOX, yellow=2, blue=2)
    assert answer(t.scores(), bot) == Choice("keep")
    assert answer(t.plays("keep"), bot) == Choice("grail", FOX)


@each
def test_places_a_henchman_rather_than_giving_up_the_action(bot):
    assert answer(table(yellow, blue).lands(0), bot).verb == "henchman"


@planners
def test_builds_in_the_larger_territory(bot):
    """All lakes but one lonely wood: the same material fits both."""
    t = table(yellow, blue).owns(yellow, material(FISH)).lands(space_of(BUILD))
    lonely = t.offers("tile")[0]
    t.tiles(*[WOOD if tile == lonely else LAKE for tile in range(18)])
    assert answer(t, bot).noun in set(t.offers("tile")) - {lonely}


@planners
def test_spends_a_staff_on_many_flags(bot):
    """Five points once more are better than two at the end."""
    t = table(yellow, blue).owns(yellow, *[flag(p) for p in (1, 1, 1, 2, 2)]).staffs(yellow, 1)
    t.round(6).last_turn(yellow).dice(yellow, 0, 0, 0, 1).merlin_lands(space_of(SCORE_FLAGS))
    assert plays_turn(t, bot).points("spaces")[yellow] == 10


@planners
def test_sees_the_mission_that_a_henchman_completes(bot):
    """In the last turn: he comes to where the card wants him."""
    card = next(c for c, mission in enumerate(MISSIONS) if len(mission.needs) == 1 and mission.points == 1)
    what, _, p = MISSIONS[card].needs[0]
    assert what == "post"
    t = table(yellow, blue).hand(yellow, card).round(6).last_turn(yellow).lands(4 * p)
    assert plays_turn(t, bot).points("missions")[yellow] == 1


def test_advice_is_some_options_with_what_they_promise():
    t = table(yellow, blue)
    options = MERLIN.options(t.state)
    advice = thought_through(MERLIN.adviser(MERLIN.view(t.state, 0), options, FEW))
    assert advice
    assert len({one.choice for one in advice}) == len(advice)
    assert all(options[one.choice] == one.line[0] for one in advice)
