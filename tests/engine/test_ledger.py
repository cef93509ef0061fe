"""RULES.md is whole: every rule leads to its code, its tests and its help, and nothing names another one."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tafelrunde import words
from tafelrunde.commands import rules
from tafelrunde.games import GAMES

LEDGERS = {name: rules.read(game) for name, game in GAMES.items()}
EVERY_GAME = pytest.mark.parametrize("game", GAMES)
# "M4.1 to M4.4", "M4.1-4", "M4.1 … 4": whoever looks for M4.2 does not find it there.
RANGE = re.compile(r"(?<![\w.])[A-Z]\d+\.\d+ ?(?:-|–|…|\.\.+|to|until|through) ?(?:[A-Z]\d+\.)?\d")


def code_of(game: str) -> dict[str, list[rules.Place]]:
    """What carries rules out; `check` only asserts that they hold."""
    found = rules.code([words.folder(GAMES[game])])
    return {
        rule: out
        for rule, places in found.items()
        if (out := [p for p in places if p.path.name != "check.py"])
    }


def refusals(folder: Path) -> Iterator[ast.Call]:
    for file in sorted(folder.glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refusal":
                yield node


@EVERY_GAME
def test_every_rule_has_code_or_holds_by_construction(game):
    ledger, code = LEDGERS[game], code_of(game)
    assert ledger.rules
    assert [rule for rule in ledger.rules if rule not in code and rule not in ledger.built_in] == []
    assert [rule for rule in ledger.built_in if rule in code] == []


@EVERY_GAME
def test_every_rule_has_a_test(game):
    tested = rules.tests()
    assert [rule for rule in LEDGERS[game].rules if rule not in tested] == []


def test_no_rule_is_named_that_is_not_there():
    there = {rule for ledger in LEDGERS.values() for rule in ledger.rules}
    named = {rule for game in GAMES for rule in rules.code([words.folder(GAMES[game])])}
    assert named | set(rules.tests()) <= there
    assert {rule for ledger in LEDGERS.values() for rule in ledger.built_in} <= there


@EVERY_GAME
def test_every_refusal_names_a_rule(game):
    found = list(refusals(words.folder(GAMES[game])))
    assert found
    for refusal in found:
        rule = refusal.args[0]
        assert isinstance(rule, ast.Constant) and rule.value in LEDGERS[game].rules, ast.unparse(refusal)


def test_ids_stand_alone_and_never_for_a_range():
    files = {*words.PACKAGE.rglob("*.py"), *rules.TESTS.rglob("*.py")} - {Path(__file__)}
    found = {file.name: RANGE.findall(file.read_text(encoding="utf-8")) for file in files}
    assert {name: ranges for name, ranges in found.items() if ranges} == {}
