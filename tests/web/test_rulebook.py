"""The rules are whole: every rule of the ledger once in the listing, once in every language and once in the book; its
worked examples and a first page have pictures."""

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from app import rulebook
from app.shelf import listing_of
from tafelrunde import words
from tafelrunde.commands import rules as ledger
from tafelrunde.games import GAMES
from tools import languages

I18N = Path(__file__).parents[2] / "i18n"
LEDGERS = {name: ledger.read(game).rules for name, game in GAMES.items()}
BOTH = pytest.mark.parametrize("game", LEDGERS)
EVERY_LANGUAGE = pytest.mark.parametrize("language", list(languages.declared()))


def messages_of_the_listing(game: str) -> list[str]:
    figures = rulebook.figures_of(game)
    ids = [f"rules-{game}-first", *(f"rules-{game}-first-{name}" for name in figures.first)]
    for section, rules in listing_of(game).rulebook:
        ids.append(section)
        for rule in rules:
            name = rule.replace(".", "-")
            examples = figures.examples.get(rule, ())
            ids += [f"rule-{name}", *(f"example-{name}-{number + 1}" for number in range(len(examples)))]
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


@BOTH
def test_the_book_has_every_rule_once_and_its_contents_lead_to_every_section(game):
    book = rulebook.markup(game)
    shown = re.findall(r'<small class="rule-id">([^<]*)</small>', book)
    assert Counter(shown) == Counter(dict.fromkeys(LEDGERS[game], 1))
    ids = re.findall(r' id="([^"]*)"', book)
    assert len(set(ids)) == len(ids)
    led = re.findall(r'data-section="([^"]*)"', book)
    assert led == re.findall(r'<section id="([^"]*)"', book)
    assert len(led) == len(listing_of(game).rulebook)


@BOTH
def test_goal_and_turn_come_before_what_is_in_the_box(game):
    goal, turn, *rest = [section.title for section in listing_of(game).rulebook]
    assert (goal, turn) == (f"rules-{game}-goal", f"rules-{game}-turn")
    assert rest.index(f"rules-{game}-box") > rest.index(f"rules-{game}-end")


def examples_of_the_ledger(game: str) -> list[set[str]]:
    """For each of its worked examples, the rules that it shows."""
    text = (words.folder(GAMES[game]) / "RULES.md").read_text(encoding="utf-8")
    table = text.partition("## Worked examples")[2].partition("\n## ")[0]
    return [
        set(re.findall(r"[ML]\d+\.\d+", line.rpartition("| ")[2]))
        for line in table.splitlines()[5:]
        if "|" in line
    ]


@BOTH
def test_every_worked_example_of_the_ledger_has_a_picture(game):
    examples = rulebook.figures_of(game).examples
    told = [rules for rules in examples_of_the_ledger(game) if rules]
    assert len(told) == 13
    for rules in told:
        assert rules & examples.keys(), rules
    assert sum(map(len, examples.values())) >= 13


@BOTH
def test_every_picture_is_a_drawing_without_anything_to_use(game):
    book = rulebook.markup(game)
    figures = re.findall(r"<figure.*?</figure>", book)
    drawn = rulebook.figures_of(game)
    assert len(figures) == len(drawn.first) + sum(map(len, drawn.examples.values()))
    for figure in figures:
        drawing, _, words = figure.partition("<figcaption")
        assert "<svg" in drawing
        assert not re.search(r" (?:id|tabindex|role|data-[\w-]+)=", drawing)
        assert "data-l10n-id" in words
