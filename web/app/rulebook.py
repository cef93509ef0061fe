"""The rules help: our own sentences in reading order, with the ledger's ids as anchors.

Rule M4.7 is the message rule-M4-7 of the game's own book of rules (i18n/*/<game>-rules.ftl), its heading the attribute
.title. The order is the game's listing.
"""

from .listing import Section
from .markup import said
from .shelf import listing_of


def markup(game: str) -> str:
    return "".join([_section(section) for section in listing_of(game).rulebook])


def _section(section: Section) -> str:
    rules = "".join([_rule(rule) for rule in section.rules])
    return f"<section><h3{said(section.title)}></h3>{rules}</section>"


def _rule(rule: str) -> str:
    key = f"rule-{rule.replace('.', '-')}"
    heading = f"<h4><span{said('table-rule-title', rule=key)}></span> <small>{rule}</small></h4>"
    return f'<article id="{key}" tabindex="-1">{heading}<p{said(key)}></p></article>'
