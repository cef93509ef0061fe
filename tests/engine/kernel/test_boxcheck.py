"""How the plain data of a box is looked through, whatever somebody wrote there."""

import pytest

from tafelrunde.kernel.boxcheck import MISSING, Check, is_shapeless
from tafelrunde.kernel.edition import Problem

from ..boxspoiling import told

ITEMS = [("dice.0", 3), ("dice.1", "x")]


def wrong_number(number: int | str, wanted: str) -> Problem:
    return Problem("dice", "wrong-number", "R1", {"number": number, "wanted": wanted})


@pytest.mark.parametrize(
    ("least", "most", "wanted"),
    [(2, None, ""), (1, 2, ""), (2, 3, ""), (3, None, "3"), (1, None, "1"), (3, 4, "3-4"), (0, 1, "0-1")],
)
def test_a_list_has_its_length_or_one_between_two(least, most, wanted):
    check = Check()
    assert list(check.items("dice", [3, "x"], "R1", least, most)) == ITEMS, "looked at further all the same"
    assert check.problems == ([wrong_number(2, wanted)] if wanted else [])


@pytest.mark.parametrize("value", ["xy", {"a": 1}, None, 2, (1, 2)])
def test_what_is_no_list_has_no_items(value):
    check = Check()
    assert list(check.items("dice", value, "R1", 2)) == []
    assert told(check.problems) == [("dice", "no-list", "R1", {"value": str(value)})]


@pytest.mark.parametrize("value", ["xy", [1], None, 2])
def test_what_is_no_object_has_no_fields(value):
    check = Check()
    assert check.fields("die", value, ("eyes",), "R1") == {}
    assert told(check.problems) == [("die", "no-object", "R1", {"value": str(value)})]


def test_an_object_has_its_fields_and_no_others():
    check = Check()
    assert check.fields("die", {"eyes": 1, "\x1b": 2}, ("eyes", "color"), "R1") == {"eyes": 1, "\x1b": 2}
    assert told(check.problems) == [
        ("die.\\x1b", "unknown-part", "R1", {"allowed": "eyes, color"}),
        ("die.color", "missing", "R1", {}),
    ]


def test_what_is_missing_is_told_once():
    check = Check()
    card = check.fields("card", {}, ("points", "henchman", "needs", "back"), "R1")
    check.number("card.points", card.get("points", MISSING), range(3), "R1")
    check.word("card.henchman", card.get("henchman", MISSING), ["lady"], "R1")
    assert list(check.items("card.needs", card.get("needs", MISSING), "R1", 1)) == []
    assert check.fields("card.back", card.get("back", MISSING), ["letter"], "R1") == {}
    assert {problem.why for problem in check.problems} == {"missing"} and len(check.problems) == 4


@pytest.mark.parametrize(
    ("value", "good"),
    [(0, False), (1, True), (3, True), (4, False), (True, False), (2.0, False), ("2", False), (None, False)],
)
def test_a_number_is_a_whole_one_in_its_range(value, good):
    check = Check()
    assert check.number("die", value, range(1, 4), "R1") is good
    expected = ("die", "out-of-range", "R1", {"value": str(value), "least": 1, "most": 3})
    assert told(check.problems) == ([] if good else [expected])


@pytest.mark.parametrize(
    ("value", "good"),
    [("fox", True), ("goat", False), ("", False), (1, False), (["fox"], False), (None, False)],
)
def test_a_word_is_one_of_the_allowed_ones(value, good):
    check = Check()
    assert check.word("animal", value, {"fox": 1, "dove": 2}, "R1") is good
    expected = ("animal", "unknown-word", "R1", {"value": str(value), "allowed": "fox, dove"})
    assert told(check.problems) == ([] if good else [expected])


def test_so_many_of_each_and_any_number_of_others():
    check = Check()
    check.counts("animals", ["fox", "dove", "fox", "eagle"], {"fox": 2, "dove": 2, "fish": 1}, "R1")
    assert told(check.problems) == [
        ("animals", "wrong-count", "R1", {"what": "dove", "number": 1, "wanted": 2}),
        ("animals", "wrong-count", "R1", {"what": "fish", "number": 0, "wanted": 1}),
    ]


def test_a_box_has_its_parts_and_no_others():
    check = Check()
    check.parts({"dice": [], "x" * 41: 1}, {"dice": "R1", "cards": "R2"})
    assert told(check.problems) == [
        ("x" * 37 + "...", "unknown-part", "", {"allowed": "dice, cards"}),
        ("cards", "missing", "R2", {}),
    ]


@pytest.mark.parametrize(("length", "shown"), [(40, "x" * 40), (41, "x" * 37 + "...")])
def test_what_stands_there_is_shown_in_forty_signs(length, shown):
    check = Check()
    check.word("animal", "x" * length, ["fox"], "R1")
    assert check.problems[0].args["value"] == shown


@pytest.mark.parametrize(
    "why",
    ["unknown-part", "missing", "no-list", "no-object", "no-row-of-four", "unknown-word", "out-of-range"],
)
def test_what_has_no_shape_cannot_be_laid_out(why):
    assert is_shapeless(Problem("dice", why, "R1", {}))


def test_what_is_only_wrong_can_be_laid_out_and_mended():
    assert not is_shapeless(Problem("dice", "wrong-count", "R1", {"what": "fox", "number": 1, "wanted": 2}))


@pytest.mark.parametrize(
    ("number", "wanted", "shapeless"),
    [(23, "24", True), (25, "24", True), (0, "1-3", False), (1, "2-3", False), (4, "1-3", True), ("0", "1-3", True)],
)  # fmt: skip
def test_a_list_that_is_too_short_can_be_filled_up_where_its_length_is_free(number, wanted, shapeless):
    assert is_shapeless(wrong_number(number, wanted)) is shapeless
