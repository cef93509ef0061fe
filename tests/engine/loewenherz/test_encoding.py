"""What a view says in numbers, feature by feature: a position as its names tell it, and nothing else."""

import pytest

from tafelrunde.kernel.agenda import Frame
from tafelrunde.loewenherz import box
from tafelrunde.loewenherz.encoding import ENCODING
from tafelrunde.loewenherz.game import LOEWENHERZ
from tafelrunde.loewenherz.state import State

from .printed import CARDS
from .table import Table, at, blue, red, seat_of, yellow

NAMES = [name for part in ENCODING.parts for name in part.names]
ART = """
    .B .b|.y .Y|..
    f. ..|.. ..|..
    -- -- -- --
"""
BLUE, YELLOW = at(0, 0), at(0, 3)


def seen(s: State, color: str = blue) -> dict[str, int]:
    """All that is not 0."""
    row = ENCODING.encode(LOEWENHERZ.view(s, seat_of(color)), seat_of(color))
    return {name: value for name, value in zip(NAMES, row, strict=True) if value}


def some(s: State, *beginnings: str, color: str = blue) -> dict[str, int]:
    return {name: value for name, value in seen(s, color).items() if name.startswith(beginnings)}


QUESTIONS: dict[tuple[str, tuple[int, ...]], dict[str, int]] = {
    ("castle", (0,)): {"question about color +0": 1},
    ("castle", (1,)): {"question about color +1": 1},
    ("place", (0, BLUE)): {"question about color +0": 1, "castle in question a1": 1},
    ("act", ()): {},
    ("borders", (3, 0)): {"left": 3},
    ("borders", (1, 2)): {"left": 1, "placed": 2},
    ("knights", (2, 1)): {"left": 2, "placed": 1},
    ("domain", (box.EXPAND, 2)): {"question about action expand": 1, "left": 2},
    ("expand", (BLUE, 1, 1)): {"castle in question a1": 1, "left": 1, "placed": 1},
    ("against", (box.ALLIANCE, BLUE)): {"question about action alliance": 1, "castle in question a1": 1},
    ("desert", (BLUE, YELLOW)): {"castle in question a1": 1, "other castle in question d1": 1},
    ("remove", (YELLOW, 0)): {"question about player +0": 1, "other castle in question d1": 1},
    ("remove", (BLUE, 1)): {"question about player +1": 1, "other castle in question a1": 1},
    ("draw", ()): {},
}


@pytest.mark.parametrize(("step", "args"), QUESTIONS)
def test_a_question_is_told_with_what_it_is_about(step, args):
    t = Table(ART)
    t.state.agenda = [Frame(step, 0, args)]
    told = some(t.state, "question", "left", "placed", "castle in", "other castle")
    assert told == {f"question {step}": 1, **QUESTIONS[step, args]}


def test_once_the_game_is_over_nothing_is_asked():
    t = Table(ART)
    t.state.agenda = []
    assert some(t.state, "question", "asked", "left", "placed", "castle in", "other") == {}


def test_the_land_is_told_square_by_square():
    s = Table(ART).allied(BLUE, YELLOW).state
    told = seen(s)
    assert list(some(s, "castle ")) == [
        "castle +0 a1",
        "castle +1 d1",
        "castle +1 a12",
        "castle +2 l12",
    ]
    assert list(some(s, "knight ")) == ["knight +0 b1", "knight +1 c1"]
    assert list(some(s, "domain ")) == [
        *(f"domain +0 {square}" for square in ("a1", "b1", "a2", "b2")),
        *(f"domain +1 {square}" for square in ("c1", "d1", "c2", "d2")),
    ]
    assert list(some(s, "alliance ")) == ["alliance 0 a1", "alliance 0 d1"]
    assert list(some(s, "forest ")) == ["forest a2"]
    rows = {row: [f"{column}{row}" for column in "abcdefghijkl"] for row in (1, 2)}
    shut = {name for name in rows[1] if f"open to the right {name}" not in told}
    assert shut == {"b1", "d1", "l1"}
    assert {name for name in rows[2] if f"open below {name}" not in told} == {"a2", "b2", "c2", "d2"}


def test_players_are_counted_from_the_observer_and_the_neutral_color_is_the_last():
    s = Table(ART, players=2).state
    told = some(s, "castle ", color=yellow)
    assert list(told) == ["castle +0 d1", "castle +0 a12", "castle +1 a1", "castle neutral l12"]
    left = some(s, "knights left", "castles left", color=yellow)
    assert left == {
        "knights left +0": s.knights_left[1],
        "castles left +0": s.castles_left[1],
        "knights left +1": s.knights_left[0],
        "castles left +1": s.castles_left[0],
        "knights left neutral": s.knights_left[2],
        "castles left neutral": s.castles_left[2],
    }
    s.agenda = [Frame("castle", 0, (2,))]
    assert some(s, "question about color") == {"question about color neutral": 1}


def test_cards_are_told_by_where_they_lie():
    t = Table(ART).plays("sell", 0)
    s = t.state
    told = seen(s)
    assert list(some(s, "market", "sold")) == ["market card 0", "sold card 0"]
    assert list(some(s, "hand card")) == [f"hand card {card}" for card in sorted(s.hands[0])]
    backs = [CARDS[card].letter for card in s.deck]
    assert {name: told.get(f"deck {name}", 0) for name in box.LETTERS} == {
        name: backs.count(name) for name in box.LETTERS
    }
    for ahead, hand in enumerate(s.hands):
        held = [CARDS[card].letter for card in hand]
        assert some(s, f"+{ahead} hand") == {
            f"+{ahead} hand {name}": held.count(name) for name in sorted({*held})
        }
    s.played = [59]
    assert list(some(s, "played")) == ["played card 59"]


def test_the_rest_is_told_as_it_is():
    t = Table(ART, turn=yellow).ducats(red, 300)
    t.state.first_seat = 2
    assert (
        some(t.state, "asked", "turn", "first", "goal", "borders left", "+", color=yellow).items()
        >= {
            "asked +0": 1,
            "turn of +0": 1,
            "first to place +1": 1,
            "goal": t.state.goal,
            "borders left": t.state.borders_left,
            "+0 plays": 1,
            "+2 plays": 1,
            "+1 ducats": 255,
            "+2 points": 1,
        }.items()
    )
    assert "+3 plays" not in seen(t.state) and t.scores == [1, 0, 0]
