"""What a view says in numbers, feature by feature: a position as its names tell it, and nothing else."""

import pytest

from tafelrunde.kernel.agenda import Frame
from tafelrunde.merlin.box import DOVE, EAGLE, FISH, FOX, LADY, SNAKE, TOWER
from tafelrunde.merlin.encoding import ENCODING, go_words
from tafelrunde.merlin.game import MERLIN
from tafelrunde.merlin.state import BY_MERLIN, SECOND, State

from .table import blue, flag, material, red, shield, table, yellow

NAMES = [name for part in ENCODING.parts for name in part.names]


def seen(s: State, seat: int = 0) -> dict[str, int]:
    """All that is not 0."""
    row = ENCODING.encode(MERLIN.view(s, seat), seat)
    return {name: value for name, value in zip(NAMES, row, strict=True) if value}


def some(s: State, *beginnings: str, seat: int = 0) -> dict[str, int]:
    return {name: value for name, value in seen(s, seat).items() if name.startswith(beginnings)}


ACTED = Frame("acted", 0, (9, BY_MERLIN | SECOND))
ACTING = {"acting on space 9": 1, "mark by merlin": 1, "mark second": 1}
QUESTIONS: dict[str, tuple[list[Frame], dict[str, int]]] = {
    "turn": ([Frame("turn", 0)], {}),
    "die": ([Frame("die", 0, (3, 0))], {"die taken up 3": 1}),
    "die, changed": ([Frame("die", 0, (0, 1))], {"die taken up 0": 1, "die changed": 1}),
    "landed": ([Frame("landed", 0, (0, 0))], {"acting on space 0": 1}),
    "ending": ([Frame("ending", 0, (23, 1 << 7))], {"acting on space 23": 1, "mark empty": 1}),
    "assign": ([ACTED, Frame("assign", 0, (DOVE,))], {**ACTING, "question about principality dove": 1}),
    "place": ([ACTED, Frame("may-place", 0), Frame("place", 0)], {**ACTING, "placements to come": 1}),
    "deploy": ([ACTED, Frame("deploy", 0, (LADY,))], {**ACTING, "question about henchman lady": 1}),
    "relocate": ([ACTED, Frame("relocate", 0, (0,))], {**ACTING, "question about henchman builder": 1}),
    "exchange": ([ACTED, Frame("exchange", 0, (flag(FOX),))], {**ACTING, "question about thing fox flag": 1}),
    "build": ([ACTED, Frame("build", 0, (0,))], ACTING),
    "build, the first of two": (
        [ACTED, Frame("build", 0, (0,)), Frame("build", 0, (1,))],
        {**ACTING, "manors to come": 1},
    ),
    "pay": (
        [ACTED, Frame("build", 0, (0,)), Frame("pay", 0, (17, 1))],
        {**ACTING, "manors to come": 1, "question about tile 17": 1},
    ),
    "tower": ([ACTED, Frame("tower", 0, (0,))], {**ACTING, "question about tile 0": 1}),
    "second-discard": ([ACTED, Frame("draw", 0), Frame("second-discard", 0)], {**ACTING, "draws to come": 1}),
    "draw": ([ACTED, Frame("draw", 0), Frame("draw", 0)], {**ACTING, "draws to come": 2}),
    "favor": (
        [Frame("arrive", 0, (5, 0)), Frame("favor", 0, (54,))],
        {"acting on space 5": 1, "question about mission 54": 1},
    ),
    "grail": ([Frame("grail", 0, (EAGLE, 0))], {"question about principality eagle": 1}),
    "defend": ([Frame("defend", 0)], {}),
}


@pytest.mark.parametrize("what", QUESTIONS)
def test_a_question_is_told_with_what_it_is_about(what):
    frames, told = QUESTIONS[what]
    s = table(yellow, blue).state
    s.agenda = frames
    beginnings = (
        "question",
        "acting",
        "mark",
        "die taken",
        "die changed",
        "manors to",
        "placements",
        "draws",
    )
    assert some(s, *beginnings) == {f"question {what.partition(',')[0]}": 1, **told}


def test_once_the_game_is_over_nothing_is_asked():
    s = table(yellow, blue).state
    s.agenda = []
    assert some(s, "question", "asked", "acting", "mark", "die ") == {}


def test_what_lies_on_the_table_is_told():
    t = table(yellow, blue, red, favor=True).owns(red, shield(FISH)).grail(blue).excalibur(red).round(6)
    s = t.state
    s.merlin, s.first_seat, s.completed = 23, 2, 1
    s.traitor_discard = [SNAKE, SNAKE]
    s.discard = [s.deck.pop()]
    told = seen(s, 1)
    for name in (
        "King's favor",
        "round 6",
        "asked +2",
        "turn of +2",
        "first player +1",
        "Grail +0",
        "Excalibur +1",
        "Merlin at 23",
    ):
        assert told[name] == 1
    assert (told["left fish shield"], told["left fox flag"]) == (5, 6)
    assert some(s, "draw pile", "traitor pile", "apples left", "missions completed") == {
        "draw pile": len(s.deck),
        "traitor pile": len(s.traitor_pile),
        "apples left": s.apple_supply,
        "missions completed": 1,
    }
    assert some(s, "discarded") == {"discarded traitors snake": 2, f"discarded mission {s.discard[0]}": 1}
    assert list(some(s, "display")) == [
        f"display {slot} is mission {card}" for slot, card in enumerate(s.display)
    ]
    assert list(some(s, "hand mission", seat=1)) == [f"hand mission {card}" for card in sorted(s.hands[1])]


def test_a_tile_is_its_terrain_its_tower_and_its_manor():
    t = table(yellow, blue)
    t.state.tiles[0], t.state.tiles[17] = 2, TOWER
    t.manor(blue, 17)
    assert some(t.state, "tile 0 ", "tile 17 ", "tile 18 ") == {
        "tile 0 terrain": 3,
        "tile 17 terrain": 1,
        "tile 17 tower": 1,
        "tile 17 manor +1": 1,
    }


def test_what_a_player_has_is_told_from_the_observer_on():
    t = table(yellow, blue, favor=True).dice(blue, 1, 0, 3, 6).owns(blue, material(EAGLE), material(EAGLE))
    t.influence(DOVE, blue=2).henchman(blue, LADY, FOX).traitors(blue, FISH).manor(blue, 3).knight(blue, 4)
    t.apples(blue, 2).staffs(blue, 1).seal(blue, 0).seal(blue, 11, 2)
    t.state.earned[1][0] = -4
    t.state.earned[0][0] = 300
    for seat, ahead in ((1, 0), (0, 1)):
        told = some(t.state, f"+{ahead} ", seat=seat)
        assert told == {
            f"+{ahead} {name}": value
            for name, value in {
                "plays": 1,
                "points below zero": 4,
                "knight at 4": 1,
                "die 0": 1,
                "die 2": 3,
                "Merlin die": 6,
                "eagle material": 2,
                "influence dove": 2,
                "traitors fish": 1,
                "lady in fox": 1,
                "counters": 4,
                "apples": 2,
                "staffs": 1,
                "manors": 6,
                "missions": 4,
                "seal builder 1": 1,
                "seal lady 3": 2,
            }.items()
        }
    assert some(t.state, "+0 points") == {"+0 points": 255}
    assert some(t.state, "+2", "+3") == {}


def test_an_action_is_told_by_its_figure_its_way_and_its_die():
    assert [go_words(noun) for noun in (0, 3, 6, 7)] == [
        "knight clockwise by own die 0",
        "knight counter-clockwise by own die 1",
        "Merlin clockwise by the Merlin die",
        "Merlin counter-clockwise by the Merlin die",
    ]
