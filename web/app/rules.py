"""The rules help: our own sentences in reading order, with the ledger's ids as anchors."""

from .markup import said
from .rulebook import RULEBOOK


def markup(game: str) -> str:
    return "".join([_section(title, ids) for title, ids in RULEBOOK[game]])


def _section(title: str, ids: tuple[str, ...]) -> str:
    return f"<section><h3{said(title)}></h3>{''.join([_rule(rule) for rule in ids])}</section>"


def _rule(rule: str) -> str:
    key = f"rule-{rule.replace('.', '-')}"
    heading = f"<h4><span{said('table-rule-title', rule=key)}></span> <small>{rule}</small></h4>"
    return f'<article id="{key}" tabindex="-1">{heading}<p{said(key)}></p></article>'
