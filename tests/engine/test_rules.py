"""`tafelrunde rules`: a rule leads to its code, its tests and its help."""

from dataclasses import replace
from pathlib import Path

import pytest

from tafelrunde import Refusal, Table, words
from tafelrunde.__main__ import main
from tafelrunde.commands import rules
from tafelrunde.games import GAMES
from tafelrunde.kernel.errors import BadInput

LEDGER = """# A game: the rules

## X1 The box
- X1.1 There is a die.

## X2 A turn
- X2.1 **ruling** The die is rolled once.
- X2.11 Six counts double.

## Worked examples
| a six | 12 points | X2.11 |

## Holds by construction
- X1.1: nobody can take it away.
"""
CODE = '''"""A game, by X2.1."""

# X2.11: a six is worth
WORTH = {
    6: 12,
}

# X1.1
SIDES = 6
VERSIONS = "AX1.1", "X1.1.1"


class Turn:
    once = True  # X2.1

    def roll(self):
        """X2.1: once. X2.1!"""
'''
TEST = '''import pytest

@pytest.mark.rule("X2.1", "X2.11")
def test_a_roll():
    """Not about X1.1."""
'''
TEXT = """rule-X2-1 = You roll the die
    once.
    .title = Rolling

rule-X2-11 = A six counts double.
    .title = Sixes
"""


@pytest.fixture
def ledger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> rules.Ledger:
    """A repository with one game in it."""
    for file, text in {
        "engine/x/RULES.md": LEDGER,
        "engine/x/game.py": CODE,
        "tests/test_x.py": TEST,
        "i18n/en/x-rules.ftl": TEXT,
    }.items():
        path = tmp_path / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    monkeypatch.setattr(rules, "ROOT", tmp_path)
    monkeypatch.setattr(words, "PACKAGE", tmp_path / "engine" / "x")
    monkeypatch.setattr(rules, "TESTS", tmp_path / "tests")
    monkeypatch.setattr(words, "TEXTS", tmp_path / "i18n" / "en")
    monkeypatch.setattr(words, "folder", lambda game: tmp_path / "engine" / "x")
    return rules.read(GAMES["merlin"])


X = {"x": replace(GAMES["merlin"], name="x")}


def test_a_ledger_has_sections_rules_and_what_needs_no_code(ledger):
    assert ledger.sections == {"X1": "The box", "X2": "A turn"}
    assert list(ledger.rules) == ["X1.1", "X2.1", "X2.11"]
    assert ledger.rules["X2.11"] == "Six counts double."
    assert ledger.built_in == {"X1.1": "nobody can take it away."}


def test_an_id_is_found_where_it_stands_alone_once_in_each_function(ledger):
    found = rules.code([words.PACKAGE])
    assert {rule: [(place.line, place.name) for place in places] for rule, places in found.items()} == {
        "X2.1": [(1, "the module"), (14, "Turn"), (17, "roll")],
        "X2.11": [(3, "WORTH")],
        "X1.1": [(8, "SIDES")],
    }


def test_a_rule_is_told_with_its_code_its_tests_and_its_help(ledger):
    assert rules.tell(X, "x2.11").splitlines() == [
        "X2.11 (x, A turn)",
        "  Six counts double.",
        "code",
        "  engine/x/game.py:3  WORTH",
        "tests",
        "  tests/test_x.py:4  test_a_roll",
        "help",
        "  Sixes: A six counts double.",
    ]
    assert "  none, it holds by construction: nobody can take it away." in rules.tell(X, "X1.1").splitlines()


def test_a_section_is_told_with_its_rules_and_all_sections_without_an_id(ledger):
    assert rules.tell(X, "X2").splitlines() == [
        "X2 A turn",
        "  X2.1 **ruling** The die is rolled once.",
        "  X2.11 Six counts double.",
    ]
    assert rules.tell(X, None).splitlines() == ["x", "  X1   The box", "  X2   A turn"]


def test_without_the_repository_the_help_is_beside_the_code_and_tests_are_said_to_be_there(
    ledger, tmp_path, monkeypatch
):
    monkeypatch.setattr(rules, "TESTS", tmp_path / "nowhere")
    (tmp_path / "i18n/en/x-rules.ftl").rename(tmp_path / "engine/x/rules.ftl")
    told = rules.tell(X, "X2.1").splitlines()
    assert told[3] == "  x/game.py:1  the module"
    assert told[told.index("tests") + 1 :] == [
        *("  are in the repository", "help", "  Rolling: You roll the die once.")
    ]


def test_a_rule_without_help_has_none(ledger):
    assert "help" not in rules.tell(X, "X1.1").splitlines()


def test_the_words_of_a_table_are_those_of_the_help():
    table = Table("loewenherz", seed="7")
    told = table.rule(Refusal("L5.8"))
    assert str(told) == f"L5.8 {told.title}: {told.text}"
    assert table.rule(" l5.8") == told
    assert f"  {told.title}: {told.text}"[:60] in rules.tell(GAMES, "L5.8")
    with pytest.raises(BadInput, match="rule: no-such-rule"):
        table.rule("L5.99")


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_rule_has_words(game):
    assert words.rules(game).keys() == rules.read(game).rules.keys()
    assert all(rule.title and rule.text for rule in words.rules(game).values())


@pytest.mark.parametrize(
    ("word", "near"), [("X2.2", "X2.1, X2.11"), ("Y2.1", "X2.1, X2.11"), ("dice", "X1, X2")]
)
def test_an_unknown_id_is_answered_with_the_nearest(ledger, word, near):
    with pytest.raises(BadInput) as bad:
        rules.tell(X, word)
    assert str(bad.value) == f"rules: no-such-rule ({word!r}); possible: {near}"


def test_the_command_says_so_in_one_line(capsys):
    assert main(["rules", "Q1.1"]) == 2
    assert capsys.readouterr().err.startswith("tafelrunde: rules: no-such-rule ('Q1.1')")
    assert main(["rules"]) == 0
    assert capsys.readouterr().out.splitlines()[0] in GAMES
