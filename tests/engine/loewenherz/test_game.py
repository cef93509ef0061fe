"""What the game says of itself: the command line, the page and the saves are made from it."""

from tafelrunde.kernel.event import SILENCE, Log
from tafelrunde.kernel.game import Setup
from tafelrunde.loewenherz.game import LOEWENHERZ


def test_two_to_four_can_play():
    assert LOEWENHERZ.name == "loewenherz"
    assert list(LOEWENHERZ.players) == [2, 3, 4]


def test_variants_are_as_usual_unless_they_are_chosen():
    assert LOEWENHERZ.checked(Setup(2, "7")).variants == {}


def test_opponents_from_the_weakest_to_the_strongest():
    assert list(LOEWENHERZ.thinkers) == ["random", "squire", "knight", "king"]


def test_points_have_these_categories():
    s = LOEWENHERZ.begin(Setup(3, "7"), SILENCE)
    assert " ".join(LOEWENHERZ.categories) == "forest village city monopoly ducats"
    assert LOEWENHERZ.earned(s) == [[0] * len(LOEWENHERZ.categories)] * 3
    assert LOEWENHERZ.points(s) == [0, 0, 0]


def test_a_new_game_is_at_its_first_question():
    log = Log()
    s = LOEWENHERZ.begin(Setup(2, "7"), log)
    LOEWENHERZ.check(s)
    assert LOEWENHERZ.options(s)
    assert log.events and log.sealed
    assert isinstance(s, LOEWENHERZ.state)
