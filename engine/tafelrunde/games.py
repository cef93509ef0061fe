"""The games on the shelf."""

from collections.abc import Mapping

from .kernel.errors import BadSetup
from .kernel.game import AnyGame
from .loewenherz.game import LOEWENHERZ
from .merlin.game import MERLIN

GAMES: Mapping[str, AnyGame] = {game.name: game for game in (MERLIN, LOEWENHERZ)}


def game_named(name: str) -> AnyGame:
    if name not in GAMES:
        raise BadSetup("game", "unknown-game", name)
    return GAMES[name]
