"""The rules in words: the English messages of the rules help on the page, so that both say the same.

A wheel has them beside each game's code, where hook.py puts them; a checkout has them in i18n.
"""

import re
from importlib import import_module
from pathlib import Path

from .kernel.choice import Rule
from .kernel.game import AnyGame

PACKAGE = Path(__file__).parent
TEXTS = PACKAGE.parents[1] / "i18n" / "en"
# A message of these files is plain text, with a title: nothing in them has to be worked out.
_MESSAGE = re.compile(r"rule-([A-Z]\d+)-(\d+) =(.*?)\n *\.title =(.*)", re.DOTALL)


def folder(game: AnyGame) -> Path:
    """Where a game's code is."""
    file = import_module(game.state.__module__).__file__
    assert file is not None
    return Path(file).parent


def rules(game: AnyGame) -> dict[str, Rule]:
    """By their ids; none, where a game has no help."""
    places = (folder(game) / "rules.ftl", TEXTS / f"{game.name}-rules.ftl")
    file = next((place for place in places if place.is_file()), None)
    found = {}
    for message in re.split(r"\n(?=\S)", file.read_text("utf-8")) if file else ():
        if told := _MESSAGE.fullmatch(message.rstrip()):
            text, title = (" ".join(told[part].split()) for part in (3, 4))
            found[f"{told[1]}.{told[2]}"] = Rule(f"{told[1]}.{told[2]}", title, text)
    return found
