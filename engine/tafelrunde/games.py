"""The games on the shelf. Each is found by its name: its rules in the folder beside this file, its page in web/app."""

from collections.abc import Mapping
from importlib import import_module

from .kernel.errors import BadSetup
from .kernel.game import AnyGame

SHELF = ("merlin", "loewenherz")


def _taken_from_the_shelf(name: str) -> AnyGame:
    game: AnyGame = getattr(import_module(f".{name}.game", __package__), name.upper())
    assert game.name == name, f"the game in {name}/ calls itself {game.name}"
    return game


GAMES: Mapping[str, AnyGame] = {name: _taken_from_the_shelf(name) for name in SHELF}


def game_named(name: str) -> AnyGame:
    if name not in GAMES:
        raise BadSetup("game", "unknown-game", name, allowed=GAMES)
    return GAMES[name]
