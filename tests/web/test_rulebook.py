"""The rules help is whole: every rule of the ledger once in the table and once in every language."""

from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from app.rulebook import RULEBOOK
from tests.ledger_ids import LOEWENHERZ_RULES, MERLIN_RULES

I18N = Path(__file__).parents[2] / "i18n"
LEDGERS = {"merlin": MERLIN_RULES, "loewenherz": LOEWENHERZ_RULES}


def messages_of_the_table() -> list[str]:
    ids = []
    for game, sections in RULEBOOK.items():
        ids.append(f"rules-{game}")
        for section, rules in sections:
            ids += [section, *("rule-" + rule.replace(".", "-") for rule in rules)]
    return ids


def messages(language: str) -> list[ast.Message]:
    entries = parse((I18N / language / "rules.ftl").read_text(encoding="utf-8")).body
    assert not [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    return [entry for entry in entries if isinstance(entry, ast.Message)]


def test_the_table_has_both_games():
    assert set(RULEBOOK) == set(LEDGERS)


@pytest.mark.parametrize("game", LEDGERS)
def test_every_rule_stands_in_the_table_exactly_once(game):
    placed = Counter(rule for _, rules in RULEBOOK[game] for rule in rules)
    assert placed == Counter(dict.fromkeys(LEDGERS[game], 1))


@pytest.mark.parametrize("language", ["de", "nl", "en"])
def test_a_language_has_the_messages_of_the_table_in_its_order_and_no_others(language):
    assert [message.id.name for message in messages(language)] == messages_of_the_table()


@pytest.mark.parametrize("language", ["de", "nl", "en"])
def test_every_rule_has_a_text_and_a_title(language):
    for message in messages(language):
        assert message.value is not None, message.id.name
        attributes = [attribute.id.name for attribute in message.attributes]
        assert attributes == (["title"] if message.id.name.startswith("rule-") else []), message.id.name
