"""Every rule of a ledger has a test that names it, and every refusal names a rule of the ledger."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ledger_ids import LOEWENHERZ_RULES, MERLIN_RULES

TESTS = Path(__file__).parent
ENGINE = TESTS.parent.parent / "engine" / "tafelrunde"
LEDGERS = {"merlin": MERLIN_RULES, "loewenherz": LOEWENHERZ_RULES}


def calls(folder: Path) -> Iterator[ast.Call]:
    for file in sorted(folder.glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield node


def words(call: ast.Call) -> list[str]:
    return [arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]


@pytest.mark.parametrize("game", LEDGERS)
def test_every_rule_has_a_test(game):
    marks = [call for call in calls(TESTS / game) if ast.unparse(call.func) == "pytest.mark.rule"]
    named = {word for mark in marks for word in words(mark)}
    assert named - set(LEDGERS[game]) == set(), "no such rule"
    assert [rule for rule in LEDGERS[game] if rule not in named] == []


@pytest.mark.parametrize("game", LEDGERS)
def test_every_refusal_names_a_rule(game):
    refusals = [call for call in calls(ENGINE / game) if ast.unparse(call.func) == "Refusal"]
    assert refusals
    for refusal in refusals:
        assert words(refusal)[:1] and words(refusal)[0] in LEDGERS[game], ast.unparse(refusal)
