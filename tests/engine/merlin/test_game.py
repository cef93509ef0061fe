"""What the game says of itself: the command line, the page and the saves are made from it."""

from tafelrunde.kernel.event import SILENCE, Log
from tafelrunde.kernel.game import Setup
from tafelrunde.merlin.game import MERLIN


def test_two_to_four_can_play():
    assert MERLIN.name == "merlin"
    assert list(MERLIN.players) == [2, 3, 4]


def test_variants_are_as_usual_unless_they_are_chosen():
    assert MERLIN.checked(Setup(2, "7")).variants == {"favor": False, "counters": 6}
    assert [variant.values for variant in MERLIN.variants] == [(False, True), (6, 7)]
    assert [variant.help for variant in MERLIN.variants] == [
        *("with the module The King's favor", "influence counters a player")
    ]


def test_opponents_from_the_weakest_to_the_strongest():
    assert list(MERLIN.thinkers) == ["random", "squire", "knight", "king"]


def test_points_have_these_categories():
    s = MERLIN.begin(Setup(3, "7"), SILENCE)
    assert " ".join(MERLIN.categories) == (
        "spaces missions traitors excalibur environs influence henchmen favor end"
    )
    assert MERLIN.earned(s) == [[0] * len(MERLIN.categories)] * 3
    assert MERLIN.points(s) == [0, 0, 0]


def test_a_new_game_is_at_its_first_question():
    log = Log()
    s = MERLIN.begin(Setup(2, "7"), log)
    MERLIN.check(s)
    assert MERLIN.options(s)
    assert log.events and log.sealed
    assert isinstance(s, MERLIN.state)
