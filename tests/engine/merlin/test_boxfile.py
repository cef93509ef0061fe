"""M1, M10: what is told of a box file: what cannot be so in any box, and what a reconstruction would not have."""

from collections.abc import Callable
from copy import deepcopy

import pytest

from tafelrunde.merlin.box import ANIMALS, HENCHMAN_WORDS, NEEDS, SPACE_WORDS
from tafelrunde.merlin.boxfile import problems, read, wishes
from tafelrunde.merlin.editions import EDITIONS

from ..boxspoiling import Data, Spoil, Told, gone, put, spoiled, swap, told


def present() -> Data:
    return deepcopy(dict(EDITIONS.present.data))


def spaces(one: int, other: int) -> Spoil:
    return swap(f"rondel.{one}", f"rondel.{other}")


def card(needs: str) -> int:
    """The number of the card that asks for this."""
    [number] = [n for n, each in enumerate(present()["missions"]) if each["needs"] == needs.split(", ")]
    return number


MATERIALS = card("dragon material, snake material")
COUNTERS = card("dove influence, fox influence")
THREE = card("fish influence, dove shield, fox flag")
TWO_HENCHMEN = card("two henchmen in snake, flag-bearer in fox")
BESIDE = card("shield-bearer beside flag-bearer, builder in dragon")
LAST = len(present()["missions"]) - 1
CARD = "points, henchman, needs"
TILE = "knight, flag, shield, material, influence"
PARTS = "rondel, missions, starting_tiles, frames"
SPACES_ALLOWED, NEEDS_ALLOWED = ", ".join(SPACE_WORDS), ", ".join(NEEDS)
HENCHMEN_ALLOWED = "builder, shield-bearer, flag-bearer, lady"
NOTCHES_ALLOWED = "blank, dragon, dove, fish, snake, fox, eagle"
ANIMALS_ALLOWED = "dragon, dove, fish, snake, fox, eagle"


def nothing_fits(tiles: int, tile: int) -> Told:
    return ("frames", "nothing-fits", "M4.16", {"tiles": tiles, "tile": tile})


def blank(top: int, bottom: int) -> Spoil:
    def spoil(data: Data) -> None:
        data["frames"]["top"][top] = data["frames"]["bottom"][bottom] = "blank"

    return spoil


# fmt: off
CANNOT_BE: list[tuple[Spoil, list[Told]]] = [
    # The parts.
    (gone("rondel"), [("rondel", "missing", "M1.5", {})]),
    (gone("missions"), [("missions", "missing", "M1.1", {})]),
    (gone("starting_tiles"), [("starting_tiles", "missing", "M1.1", {})]),
    (gone("frames"), [("frames", "missing", "M1.1", {})]),
    (put("dice", [1]), [("dice", "unknown-part", "", {"allowed": PARTS})]),
    # M1.5: 24 spaces, those of the principalities every fourth.
    (put("rondel", "all"), [("rondel", "no-list", "M1.5", {"value": "all"})]),
    (gone("rondel.23"), [("rondel", "wrong-number", "M1.5", {"number": 23, "wanted": "24"})]),
    (lambda data: data["rondel"].append("build"),
     [("rondel", "wrong-number", "M1.5", {"number": 25, "wanted": "24"})]),
    (put("rondel.1", "casino"), [("rondel.1", "unknown-word", "M1.5", {"value": "casino", "allowed": SPACES_ALLOWED})]),
    (spaces(0, 1), [("rondel.0", "wrong-place", "M1.5", {"what": "principality"})]),
    (spaces(20, 21), [("rondel.20", "wrong-place", "M1.5", {"what": "principality"})]),
    # M1.1: 55 cards. M7.4: points and a henchman. M7.2: one picture to three.
    (put("missions", {}), [("missions", "no-list", "M1.1", {"value": "{}"})]),
    (gone("missions.54"), [("missions", "wrong-number", "M1.1", {"number": 54, "wanted": "55"})]),
    (lambda data: data["missions"].append(data["missions"][0]),
     [("missions", "wrong-number", "M1.1", {"number": 56, "wanted": "55"})]),
    (put("missions.2", "none"), [("missions.2", "no-object", "M7.4", {"value": "none"})]),
    (put("missions.2.color", "red"), [("missions.2.color", "unknown-part", "M7.4", {"allowed": CARD})]),
    (gone("missions.2.points"), [("missions.2.points", "missing", "M7.4", {})]),
    (gone("missions.2.henchman"), [("missions.2.henchman", "missing", "M7.4", {})]),
    (gone("missions.2.needs"), [("missions.2.needs", "missing", "M7.4", {})]),
    (put("missions.2.points", 0),
     [("missions.2.points", "out-of-range", "M7.4", {"value": "0", "least": 1, "most": 3})]),
    (put("missions.2.points", 1), []),
    (put("missions.2.points", 3), []),
    (put("missions.2.points", 4),
     [("missions.2.points", "out-of-range", "M7.4", {"value": "4", "least": 1, "most": 3})]),
    (put("missions.2.henchman", "knight"),
     [("missions.2.henchman", "unknown-word", "M7.4", {"value": "knight", "allowed": HENCHMEN_ALLOWED})]),
    (put("missions.2.needs", "fox flag"), [("missions.2.needs", "no-list", "M7.2", {"value": "fox flag"})]),
    (put("missions.2.needs", []), [("missions.2.needs", "wrong-number", "M7.2", {"number": 0, "wanted": "1-3"})]),
    (put("missions.2.needs", ["fox flag"] * 3), []),
    (put("missions.2.needs", ["fox flag"] * 4),
     [("missions.2.needs", "wrong-number", "M7.2", {"number": 4, "wanted": "1-3"})]),
    (put("missions.2.needs", ["fox flag", "goat flag"]),
     [("missions.2.needs.1", "unknown-word", "M7.2", {"value": "goat flag", "allowed": NEEDS_ALLOWED})]),
    # M1.1: four starting tiles. M2.7: a knight's space and four things.
    (put("starting_tiles", 4), [("starting_tiles", "no-list", "M1.1", {"value": "4"})]),
    (gone("starting_tiles.3"), [("starting_tiles", "wrong-number", "M1.1", {"number": 3, "wanted": "4"})]),
    (lambda data: data["starting_tiles"].append(data["starting_tiles"][0]),
     [("starting_tiles", "wrong-number", "M1.1", {"number": 5, "wanted": "4"})]),
    (put("starting_tiles.1", []), [("starting_tiles.1", "no-object", "M2.7", {"value": "[]"})]),
    (put("starting_tiles.1.color", "red"), [("starting_tiles.1.color", "unknown-part", "M2.7", {"allowed": TILE})]),
    (gone("starting_tiles.1.knight"), [("starting_tiles.1.knight", "missing", "M2.7", {})]),
    (gone("starting_tiles.1.influence"), [("starting_tiles.1.influence", "missing", "M2.7", {})]),
    (put("starting_tiles.1.flag", "goat"),
     [("starting_tiles.1.flag", "unknown-word", "M2.7", {"value": "goat", "allowed": ANIMALS_ALLOWED})]),
    # M1.1: two frames. M4.16: seven notches each, and a material for every tile.
    (put("frames", []), [("frames", "no-object", "M1.1", {"value": "[]"})]),
    (put("frames.left", []), [("frames.left", "unknown-part", "M1.1", {"allowed": "top, bottom"})]),
    (gone("frames.top"), [("frames.top", "missing", "M1.1", {})]),
    (gone("frames.bottom"), [("frames.bottom", "missing", "M1.1", {})]),
    (put("frames.top", "fox"), [("frames.top", "no-list", "M4.16", {"value": "fox"})]),
    (gone("frames.top.6"), [("frames.top", "wrong-number", "M4.16", {"number": 6, "wanted": "7"})]),
    (gone("frames.bottom.6"), [("frames.bottom", "wrong-number", "M4.16", {"number": 6, "wanted": "7"})]),
    (put("frames.top.0", "goat"),
     [("frames.top.0", "unknown-word", "M4.16", {"value": "goat", "allowed": NOTCHES_ALLOWED})]),
    (put("frames.bottom.6", "goat"),
     [("frames.bottom.6", "unknown-word", "M4.16", {"value": "goat", "allowed": NOTCHES_ALLOWED})]),
    (blank(1, 2), [nothing_fits(18, 0), nothing_fits(24, 0)]),
    (blank(2, 1), [nothing_fits(24, 12)]),
    (blank(5, 5), [nothing_fits(18, 11)]),
    (blank(4, 5), [nothing_fits(18, 17), nothing_fits(24, 23)]),
]
# fmt: on


@pytest.mark.rule("M1.1", "M1.5", "M2.7", "M4.16", "M7.2", "M7.4")
@pytest.mark.parametrize(("spoil", "expected"), CANNOT_BE)
def test_what_cannot_be_so_in_any_box_is_told_with_its_place_and_rule(spoil, expected):
    assert told(problems(spoiled(present(), spoil))) == expected


# M1.5: how many of each kind, in words.
COUNTS = {
    "principality": 6,
    "score-shields": 1, "score-flags": 1, "score-materials": 1, "score-influence": 1,
    "take-shield": 1, "take-flag": 1, "take-material": 1, "place-henchman": 1,
    "excalibur": 1, "grail": 1, "relocate": 1, "exchange": 2, "mission": 2, "build": 3,
}  # fmt: skip


@pytest.mark.rule("M1.5")
@pytest.mark.parametrize("kind", COUNTS)
def test_the_rondel_has_as_many_spaces_of_each_kind_as_the_rules_say(kind):
    more = "mission" if kind == "build" else "build"
    data = present()
    data["rondel"][data["rondel"].index(kind)] = more
    found = [each for each in told(problems(data)) if each[1] == "wrong-count"]
    assert sorted(found, key=str) == sorted(
        [
            ("rondel", "wrong-count", "M1.5", {"what": kind, "number": COUNTS[kind] - 1, "wanted": COUNTS[kind]}),
            ("rondel", "wrong-count", "M1.5", {"what": more, "number": COUNTS[more] + 1, "wanted": COUNTS[more]}),
        ],
        key=str,
    )  # fmt: skip


def test_a_file_is_read_as_it_says():
    box = read(present())
    for space, word in enumerate(present()["rondel"]):
        assert SPACE_WORDS[box.rondel[space]] == word
    for number, each in enumerate(present()["missions"]):
        points, henchman, needs = box.missions[number]
        assert (points, HENCHMAN_WORDS[henchman]) == (each["points"], each["henchman"])
        assert needs == tuple(NEEDS[word] for word in each["needs"])
    for number, tile in enumerate(present()["starting_tiles"]):
        assert {name: ANIMALS[p] for name, p in box.starting_tiles[number]._asdict().items()} == tile
    for frame, words in zip(box.frames, present()["frames"].values(), strict=True):
        assert ["blank" if p < 0 else ANIMALS[p] for p in frame] == words


# M10: what a reconstruction would not have. Each row is good for any box.


def rondel(where: str, why: str, **args: str) -> Told:
    return (where, why, "M10.1", args)


def mission(number: int, why: str, **args: int) -> Told:
    return (f"missions.{number}", why, "M10.2", args)


def needs(number: int, words: str) -> Spoil:
    return put(f"missions.{number}.needs", words.split(", "))


def unreported(points: int, words: str) -> Told:
    return ("missions", "reported-missing", "M10.2", {"points": points, "what": words})


def color_once(frame: str, what: str, number: int) -> Told:
    return (f"frames.{frame}", "color-once", "M10.4", {"what": what, "number": number})


EXAMPLE: Told = ("frames", "example-tile", "M10.4", {})
APART, NEAR = rondel("rondel", "builds-apart"), rondel("rondel", "too-near")

# fmt: off
WISHES: list[tuple[list[Spoil], list[Told]]] = [
    # M10.1: no two neighbors of one kind; the four spaces for points are one kind, the four for influence one.
    ([spaces(2, 11)], [rondel("rondel.2", "neighbors-alike", what="take-shield")]),
    ([spaces(2, 14)], [rondel("rondel.13", "neighbors-alike", what="score-flags")]),
    ([spaces(11, 21)], [rondel("rondel.21", "neighbors-alike", what="take-shield")]),
    ([spaces(5, 14)], [rondel("rondel.14", "neighbors-alike", what="exchange")]),
    ([spaces(11, 23)], [rondel("rondel.10", "neighbors-alike", what="mission"),
                        rondel("rondel.22", "neighbors-alike", what="take-material")]),
    # M10.1: no two opposite ones, but for those of the principalities.
    ([spaces(1, 2)], [rondel("rondel.1", "opposite-alike", what="score-shields")]),
    ([spaces(11, 15)], [rondel("rondel.3", "opposite-alike", what="take-flag")]),
    ([spaces(22, 23)], [rondel("rondel.10", "opposite-alike", what="mission"),
                        rondel("rondel.11", "opposite-alike", what="take-shield")]),
    # M10.1: the build spaces 7 to 9 apart.
    ([spaces(9, 10)], []),  # 9, 7, 8
    ([spaces(1, 3), spaces(9, 10)], [APART]),  # 7, 7, 10
    ([spaces(1, 3), spaces(17, 18)], [APART]),  # 6, 9, 9
    # M10.1: Excalibur and Grail at least 9 apart, either way round.
    ([spaces(15, 18)], []),
    ([spaces(18, 21)], []),
    ([spaces(14, 18)], [NEAR]),
    ([spaces(6, 10)], [NEAR]),
    ([spaces(18, 22)], [rondel("rondel.18", "neighbors-alike", what="take-material"), NEAR]),
    # M10.2: as many points as things; two henchmen together are two.
    ([put("missions.0.points", 2)], [mission(0, "points-not-pictures", points=2, things=1)]),
    ([put(f"missions.{LAST}.points", 2)], [mission(LAST, "points-not-pictures", points=2, things=3)]),
    ([put(f"missions.{TWO_HENCHMEN}.points", 2)], [mission(TWO_HENCHMEN, "points-not-pictures", points=2, things=3)]),
    ([put(f"missions.{BESIDE}.points", 1)], [mission(BESIDE, "points-not-pictures", points=1, things=3)]),
    # M10.2: no two cards with the same requirements, in whatever order.
    ([needs(1, "shield-bearer in fox")], [mission(1, "alike", other=0)]),
    ([needs(1, "shield-bearer in fox"), needs(2, "shield-bearer in fox")],
     [mission(1, "alike", other=0), mission(2, "alike", other=0)]),
    ([needs(13, "shield-bearer in dragon, builder in eagle")], [mission(13, "alike", other=12)]),
    # M10.2: nothing impossible.
    ([needs(12, "builder in eagle, builder in dragon")], [mission(12, "impossible")]),
    # M10.2: the three reported cards, with their points, in whatever order.
    ([needs(MATERIALS, "snake material, dragon material"), needs(COUNTERS, "fox influence, dove influence"),
      needs(THREE, "dove shield, fox flag, fish influence")], []),
    ([needs(MATERIALS, "dragon material, dove material")], [unreported(2, "dragon material, snake material")]),
    ([needs(COUNTERS, "dove influence, fish influence")], [unreported(2, "dove influence, fox influence")]),
    ([needs(THREE, "dove shield, fox flag, fox influence")], [unreported(3, "fish influence, fox flag, dove shield")]),
    ([put(f"missions.{THREE}.points", 2)],
     [mission(THREE, "points-not-pictures", points=2, things=3),
      unreported(3, "fish influence, fox flag, dove shield")]),
    # M10.3: four knights' spaces, four principalities on a tile, none much ahead.
    ([put("starting_tiles.3.knight", "dove")], [("starting_tiles.3.knight", "knight-twice", "M10.3", {"other": 0})]),
    ([put("starting_tiles.1.knight", "fox")], [("starting_tiles.2.knight", "knight-twice", "M10.3", {"other": 1})]),
    ([put("starting_tiles.0.flag", "snake")], [("starting_tiles.0", "principality-twice", "M10.3", {})]),
    ([put("starting_tiles.3.influence", "fox")], [("starting_tiles.3", "principality-twice", "M10.3", {})]),
    ([put("starting_tiles.0.flag", "fish")], []),  # fish four times, dove and snake twice
    ([put("starting_tiles.0.material", "fish")], [("starting_tiles", "uneven", "M10.3", {"what": "fish"})]),
    # M10.4: an outer notch is blank, each color is there once, and one tile is open to grey, orange and blue.
    ([swap("frames.top.0", "frames.top.6")], []),
    ([swap("frames.bottom.0", "frames.bottom.1")], []),
    ([swap("frames.top.0", "frames.top.1")], [("frames.top", "outer-blank", "M10.4", {})]),
    ([swap("frames.bottom.3", "frames.bottom.6")], [("frames.bottom", "outer-blank", "M10.4", {})]),
    ([put("frames.top.6", "dove")], [color_once("top", "dragon", 0), color_once("top", "dove", 2)]),
    ([put("frames.bottom.4", "eagle")], [color_once("bottom", "snake", 0), color_once("bottom", "eagle", 2)]),
    ([put("frames.bottom.5", "blank")], [color_once("bottom", "eagle", 0)]),
    ([swap("frames.top.0", "frames.top.4")], [("frames.top", "outer-blank", "M10.4", {}), EXAMPLE]),
    ([swap("frames.bottom.2", "frames.bottom.3")], [EXAMPLE]),  # with 18 tiles alone
    ([swap("frames.top.2", "frames.top.3")], [EXAMPLE]),  # with 24 tiles alone
    ([swap("frames.top.3", "frames.top.4")], [EXAMPLE]),
]
# fmt: on


@pytest.mark.rule("M10.1", "M10.2", "M10.3", "M10.4")
@pytest.mark.parametrize(("spoils", "expected"), WISHES)
def test_what_a_reconstruction_would_not_have_is_told_and_does_not_stand_against_the_box(spoils, expected):
    data = spoiled(present(), *spoils)
    assert problems(data) == []
    assert told(wishes(data)) == expected


def only(data: Data, good: Callable[[Data], bool]) -> list[Data]:
    """As many cards, all of them such ones."""
    cards = [each for each in data["missions"] if good(each)]
    return [cards[number % len(cards)] for number in range(len(data["missions"]))]


@pytest.mark.rule("M7.2", "M10.2")
@pytest.mark.parametrize(
    ("what", "word"),
    [
        ("thing", "dragon shield"),
        ("any-thing", "any shield"),
        ("counter", "dragon influence"),
        ("any-counter", "any influence"),
        ("post", "builder in dragon"),
        ("company", "two henchmen in dragon"),
        ("pair", "builder beside shield-bearer"),
    ],
)
def test_all_seven_requirements_are_wished_for(what, word):
    data = present()
    data["missions"] = [{"points": 1, "henchman": "lady", "needs": ["any shield"]}] * 49 + [
        {"points": 1, "henchman": "lady", "needs": [words]}
        for words in (
            "dragon shield",
            "dragon influence",
            "any influence",
            "builder in fox",
            "two henchmen in fox",
            "lady beside builder",
        )
    ]
    assert not [each for each in told(wishes(data)) if each[1] == "kind-missing"]
    data["missions"] = only(data, lambda card: all(NEEDS[need].what != what for need in card["needs"]))
    found = [each for each in told(wishes(data)) if each[1] == "kind-missing"]
    assert found == [("missions", "kind-missing", "M10.2", {"what": word})]


@pytest.mark.rule("M10.2")
@pytest.mark.parametrize("points", [1, 2, 3])
def test_cards_of_one_two_and_three_points_are_wished_for(points):
    data = present()
    data["missions"] = only(data, lambda card: card["points"] != points)
    found = [each for each in told(wishes(data)) if each[1] == "points-missing"]
    assert found == [("missions", "points-missing", "M10.2", {"points": points})]


@pytest.mark.rule("M10.2")
@pytest.mark.parametrize(
    ("words", "possible"),
    [
        # Whoever stands in one place does not stand in another.
        ("builder in fox, builder in fox", True),
        ("builder in fox, lady in eagle, builder in dove", False),
        ("builder in dragon, builder in dove", False),
        ("lady in eagle, lady in dragon", False),
        ("builder in dragon, lady in dove", True),
        # Four henchmen are two pairs, not three.
        ("two henchmen in fox", True),
        ("two henchmen in fox, two henchmen in eagle", True),
        ("two henchmen in fox, two henchmen in eagle, two henchmen in dove", False),
        ("two henchmen in fox, two henchmen in eagle, lady in dove", False),
        ("two henchmen in fox, two henchmen in eagle, lady in eagle", True),
        ("two henchmen in fox, builder in eagle, lady in dove", True),
        # Two together are where one of them is.
        ("builder beside lady, builder in fox, lady in fox", True),
        ("builder beside lady, builder in fox, lady in eagle", False),
        ("builder beside lady, two henchmen in fox, flag-bearer in dove", True),
        ("builder beside lady, lady beside flag-bearer, two henchmen in fox", True),
        ("builder beside lady, two henchmen in fox, two henchmen in eagle", True),
    ],
)
def test_henchmen_stand_in_one_place_each_and_there_are_four(words, possible):
    data = spoiled(present(), needs(0, words))
    assert (mission(0, "impossible") in told(wishes(data))) is not possible
