"""The rules help is whole: every rule of the ledger once in the listing and once in every language."""

from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from app.shelf import listing_of
from tafelrunde.commands import rules as ledger
from tafelrunde.games import GAMES
from tools import languages

I18N = Path(__file__).parents[2] / "i18n"
LEDGERS = {name: ledger.read(game).rules for name, game in GAMES.items()}
BOTH = pytest.mark.parametrize("game", LEDGERS)
EVERY_LANGUAGE = pytest.mark.parametrize("language", list(languages.declared()))


def messages_of_the_listing(game: str) -> list[str]:
    ids = []
    for section, rules in listing_of(game).rulebook:
        ids += [section, *("rule-" + rule.replace(".", "-") for rule in rules)]
    return ids


def messages(game: str, language: str) -> list[ast.Message]:
    entries = parse((I18N / language / f"{game}-rules.ftl").read_text(encoding="utf-8")).body
    assert not [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    return [entry for entry in entries if isinstance(entry, ast.Message)]


@BOTH
def test_every_rule_stands_in_the_listing_exactly_once(game):
    placed = Counter(rule for _, rules in listing_of(game).rulebook for rule in rules)
    assert placed == Counter(dict.fromkeys(LEDGERS[game], 1))


@BOTH
@EVERY_LANGUAGE
def test_a_language_has_the_messages_of_the_listing_in_its_order_and_no_others(game, language):
    assert [message.id.name for message in messages(game, language)] == messages_of_the_listing(game)


@BOTH
@EVERY_LANGUAGE
def test_every_rule_has_a_text_and_a_title(game, language):
    for message in messages(game, language):
        assert message.value is not None, message.id.name
        attributes = [attribute.id.name for attribute in message.attributes]
        assert attributes == (["title"] if message.id.name.startswith("rule-") else []), message.id.name
