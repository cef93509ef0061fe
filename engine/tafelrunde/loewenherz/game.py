"""Löwenherz as the kernel knows it."""

from ..kernel.event import Log
from ..kernel.game import Game, Setup
from ..kernel.playout import random_bot
from . import box, scoring
from .bot import advise, king, knight, squire, think_as_king, think_as_knight
from .check import check
from .refuse import refuse
from .setup import lay_out
from .state import State
from .steps import AGENDA
from .view import determinize, view


def new(setup: Setup, log: Log) -> State:
    s = lay_out(setup, log)
    AGENDA.settle(s, log)
    return s


def earned(s: State) -> list[list[int]]:
    return s.earned


LOEWENHERZ: Game[State] = Game(
    name="loewenherz",
    state=State,
    new=new,
    prompt=AGENDA.prompt,
    options=AGENDA.options,
    apply=AGENDA.apply,
    refuse=refuse,
    view=view,
    determinize=determinize,
    categories=box.CATEGORIES,
    earned=earned,
    winners=scoring.winners,
    check=check,
    bots={"random": random_bot, "squire": squire, "knight": knight, "king": king},
    thinkers={"knight": think_as_knight, "king": think_as_king},
    advise=advise,
)
