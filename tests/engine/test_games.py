"""What each game says of itself: the command line, the page and the saves are made from it."""

from typing import NamedTuple

import pytest

from tafelrunde import GAMES, SILENCE, Log, Setup
from tafelrunde.kernel.notation import listed, spelled

EACH = pytest.mark.parametrize("name", GAMES)


class Told(NamedTuple):
    variants: dict[str, tuple[object, ...]]  # name: values and help
    categories: str


TOLD = {
    "merlin": Told(
        {
            "favor": (False, True, "with the module The King's favor"),
            "counters": (6, 7, "influence counters a player"),
        },
        "spaces missions traitors excalibur environs influence henchmen favor end",
    ),
    "loewenherz": Told({}, "forest village city monopoly ducats"),
}


@EACH
def test_two_to_four_can_play(name):
    assert GAMES[name].name == name
    assert list(GAMES[name].players) == [2, 3, 4]


@EACH
def test_variants_are_as_usual_unless_they_are_chosen(name):
    game, told = GAMES[name], TOLD[name].variants
    assert {variant.name: (*variant.values, variant.help) for variant in game.variants} == told
    usual = {variant: first for variant, (first, *_) in told.items()}
    assert game.checked(Setup(2, "7")).variants == usual


@EACH
def test_opponents_from_the_weakest_to_the_strongest(name):
    assert list(GAMES[name].thinkers) == ["random", "page", "squire", "knight", "king"]


@EACH
def test_points_have_these_categories(name):
    game = GAMES[name]
    s = game.begin(Setup(3, "7"), SILENCE)
    assert " ".join(game.categories) == TOLD[name].categories
    assert game.earned(s) == [[0] * len(game.categories)] * 3
    assert game.points(s) == [0, 0, 0]


@EACH
def test_a_new_game_is_at_its_first_question(name):
    log = Log()
    s = GAMES[name].begin(Setup(2, "7"), log)
    GAMES[name].check(s)
    assert GAMES[name].options(s)
    assert log.events and log.sealed
    assert isinstance(s, GAMES[name].state)


@EACH
def test_a_game_is_written_described_and_drawn_in_its_own_words(name):
    game = GAMES[name]
    assert spelled not in (game.notation, game.describe) and game.draw is not listed
    assert game.nouns
