"""Refusals as they are told: a rule, a word for the reason, facts by name. Texts in three languages rely on them."""

import ast
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from importlib.abc import InspectLoader
from pkgutil import iter_modules

from tafelrunde.kernel.choice import Choice, Refusal
from tafelrunde.kernel.game import AnyGame, Game, S

# The facts about a thing.
THING = ["kind", "principality"]


def told(refusal: Refusal) -> str:
    """The reason and the names of the facts, as the lists in test_reasons.py have them."""
    facts = [name for name in refusal.args if name != "why"]
    return " ".join([*([str(refusal.args["why"])] if "why" in refusal.args else []), *facts])


def why_not(game: Game[S], s: S, choice: Choice, reasons: Mapping[str, Sequence[str]]) -> tuple[str, object]:
    """The rule and the reason against a choice that is not offered. The reason is one of those that texts are for."""
    assert choice not in game.options(s)
    refusal = game.refuse(s, choice)
    assert isinstance(refusal, Refusal)
    assert told(refusal) in reasons[refusal.rule]
    return refusal.rule, refusal.args.get("why")


def written(game: AnyGame) -> dict[str, set[str]]:
    """The same of every refusal in a game's code, by rule."""
    found: dict[str, set[str]] = {}
    for source in _sources(game):
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refusal":
                rule = node.args[0]
                assert isinstance(rule, ast.Constant)
                found.setdefault(str(rule.value), set()).add(_words(node.keywords))
    return found


def _sources(game: AnyGame) -> Iterator[str]:
    """Of its modules, as they were imported."""
    package = import_module(game.state.__module__.rpartition(".")[0])
    for found in iter_modules(package.__path__, f"{package.__name__}."):
        loader = import_module(found.name).__loader__
        assert isinstance(loader, InspectLoader)
        yield loader.get_source(found.name) or ""


def _words(keywords: list[ast.keyword]) -> str:
    words: list[str] = []
    for keyword in keywords:
        if keyword.arg == "why":
            assert isinstance(keyword.value, ast.Constant)
            words.insert(0, str(keyword.value.value))
        else:
            words += THING if keyword.arg is None else [keyword.arg]
    return " ".join(words)
