"""Merlin as the record of functions that the kernel needs."""

from ..kernel.game import Game, Variant
from ..kernel.playout import think_of_nothing
from .bot import think_as_king, think_as_knight, think_as_page, think_as_squire
from .check import check
from .drawing import draw
from .editions import EDITIONS
from .notation import describe, notation
from .refuse import NOUNS, refuse
from .scoring import CATEGORIES, winners
from .setup import new_state
from .state import State
from .steps import AGENDA
from .view import determinize, view

MERLIN: Game[State] = Game(
    name="merlin",
    players=range(2, 5),
    variants=(
        Variant("favor", (False, True), False, "with the module The King's favor"),
        # M1.3: the rulebooks differ.
        Variant("counters", (6, 7), 6, "influence counters a player"),
    ),
    state=State,
    new_state=new_state,
    agenda=AGENDA,
    refuse=refuse,
    view=view,
    determinize=determinize,
    categories=CATEGORIES,
    winners=winners,
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
