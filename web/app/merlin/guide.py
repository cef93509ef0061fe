"""The guided first game: what to say about each question of the first round."""

from tafelrunde.merlin.state import State

from ..markup import Message
from . import names, targets
from .printed import PRINTED

ROUNDS_GUIDED = 1

# By the step that asks. What stands in the first turn of a seat differs from its later ones.
LESSONS = {
    "turn": (
        "merlin-guide-turn-first",
        "merlin-guide-turn-dice",
        "merlin-guide-turn-merlin",
        "merlin-guide-turn-last",
    ),
    "die": ("merlin-guide-die",),
    "deploy": ("merlin-guide-principality",),
    "assign": ("merlin-guide-henchman",),
    "relocate": ("merlin-guide-relocate",),
    "exchange": ("merlin-guide-exchange",),
    "second-discard": ("merlin-guide-mission",),
    "draw": ("merlin-guide-draw",),
    "replace": ("merlin-guide-draw",),
    "pay": ("merlin-guide-pay",),
    "tower": ("merlin-guide-tower",),
    "ending": ("merlin-guide-ending",),
    "favor": ("merlin-guide-favor",),
}


def lesson(state: State) -> Message | None:
    step = targets.step(state)
    if state.round > ROUNDS_GUIDED:
        return None
    if step == "landed":
        space = state.agenda[-1].args[0]
        word = names.SPACE_WORDS[PRINTED.box.rondel[space]].removeprefix("space-").split("-")[0]
        return Message(f"merlin-guide-{word}")
    keys = LESSONS.get(step)
    if not keys:
        return None
    used = state.dice[state.seat].count(0)
    return Message(keys[min(used, len(keys) - 1)])
