"""What the numbers of a game mean."""

from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from ..games import game_named
from ..kernel.encoding import AnyEncoding
from ..kernel.errors import BadInput
from ..kernel.event import SILENCE
from ..kernel.game import Setup


class Feature(NamedTuple):
    """One number of an observation, from 0 to `high`."""

    name: str
    high: int


def encoding_of(name: str) -> AnyEncoding:
    """A game's numbers, found by its name as its rules are."""
    module = f"..{game_named(name).name}.encoding"
    if find_spec(module, __package__) is None:
        raise BadInput("game", "no-encoding", name)
    encoding: AnyEncoding = import_module(module, __package__).ENCODING
    return encoding


def version(name: str) -> int:
    """Raised whenever any number of a game gets another meaning."""
    return encoding_of(name).version


def actions(name: str) -> list[str]:
    """Every action in words, by its number: the notation, or more where that depends on the position."""
    game, encoding = game_named(name), encoding_of(name)
    anywhere = game.begin(Setup(game.players[0], "actions"), SILENCE)
    return [
        encoding.words[choice.verb](choice.noun)
        if choice.verb in encoding.words
        else game.notation(anywhere, choice)
        for choice in encoding.actions
    ]


def features(name: str) -> list[Feature]:
    """Every number of an observation, in order. Seats are counted from the observer: +0 is himself, +1 the next."""
    return [Feature(name, part.high) for part in encoding_of(name).parts for name in part.names]
