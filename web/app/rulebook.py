"""The rules: contents, how it is played on one page, then all rules in reading order, with examples.

Made at build time (tools/shelf.py), so that they can be read before Python is there. Rule M4.7 is the message rule-M4-7
of the game's own book of rules (i18n/*/<game>-rules.ftl), its heading the attribute .title; the order is the game's
listing, the pictures its pictures.py, where it has one.
"""

import re
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from .figures import Figures
from .listing import Section
from .markup import said
from .shelf import listing_of

# What makes markup of the table a thing to use. In a picture there is nothing to use.
USES = re.compile(
    r" (?:id|role|tabindex|aria-(?!hidden)[\w-]+|data-[\w-]+)(?:=(?:\"[^\"]*\"|'[^']*'))?(?=[ />])"
)


@cache
def figures_of(game: str) -> Figures:
    """None of a game that has no pictures."""
    name = f"{__package__}.{game}.pictures"
    if find_spec(name) is None:
        return Figures()
    found: Figures = import_module(name).FIGURES
    return found


def markup(game: str) -> str:
    sections = listing_of(game).rulebook
    contents = "".join([_line(number, section) for number, section in enumerate(sections, 1)])
    book = "".join([_section(game, number, section) for number, section in enumerate(sections, 1)])
    summary = f"<summary{said('shell-rules-contents')}></summary>"
    return f'<details class="rules-contents">{summary}<ol>{contents}</ol></details>{_first_page(game)}{book}'


def _first_page(game: str) -> str:
    first = figures_of(game).first
    if not first:
        return ""
    shown = [
        _figure(f"rules-{game}-first-{name}", USES.sub("", draw()), "first") for name, draw in first.items()
    ]
    return f'<section class="rules-first"><h3{said(f"rules-{game}-first")}></h3>{"".join(shown)}</section>'


def _line(number: int, section: Section) -> str:
    return f'<li><a href="#rules-{number}" data-section="rules-{number}"{said(section.title)}></a></li>'


def _section(game: str, number: int, section: Section) -> str:
    rules = "".join([_rule(game, rule) for rule in section.rules])
    heading = f'<h3><span class="rules-number">{number}</span> <span{said(section.title)}></span></h3>'
    return f'<section id="rules-{number}" tabindex="-1">{heading}{rules}</section>'


def _rule(game: str, rule: str) -> str:
    name = rule.replace(".", "-")
    key = f"rule-{name}"
    examples = "".join(
        [
            _figure(f"example-{name}-{number}", USES.sub("", draw()), "example")
            for number, draw in enumerate(figures_of(game).examples.get(rule, ()), 1)
        ]
    )
    return (
        f'<article id="{key}" tabindex="-1"><h4{said("table-rule-title", rule=key)}></h4>'
        f'<p><span{said(key)}></span> <small class="rule-id">{rule}</small></p>{examples}</article>'
    )


def _figure(key: str, drawing: str, kind: str) -> str:
    return f'<figure class="rules-{kind}">{drawing}<figcaption{said(key)}></figcaption></figure>'
