"""Löwenherz as the kernel knows it."""

from ..kernel.game import Game
from ..kernel.playout import think_of_nothing
from . import scoring
from .bot import think_as_king, think_as_knight, think_as_page, think_as_squire
from .check import check
from .drawing import draw
from .editions import EDITIONS
from .notation import NOUNS, describe, notation
from .refuse import refuse
from .setup import new_state
from .state import State
from .steps import AGENDA
from .view import determinize, view

LOEWENHERZ: Game[State] = Game(
    name="loewenherz",
    players=range(2, 5),
    state=State,
    new_state=new_state,
    agenda=AGENDA,
    refuse=refuse,
    view=view,
    determinize=determinize,
    categories=scoring.CATEGORIES,
    winners=scoring.winners,
    check=check,
    thinkers={
        "random": think_of_nothing,
        "page": think_as_page,
        "squire": think_as_squire,
        "knight": think_as_knight,
        "king": think_as_king,
    },
    notation=notation,
    describe=describe,
    draw=draw,
    nouns=NOUNS,
    editions=EDITIONS,
)
