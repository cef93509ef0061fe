"""Merlin on the page: what `app.scene.Table` asks for."""

from collections.abc import Sequence

from tafelrunde.kernel.choice import Choice
from tafelrunde.merlin.box import ROUNDS
from tafelrunde.merlin.state import State

from ..markup import Message
from ..scene import Scene, Seat
from . import bar, cards, castle, environs, targets, track, wheel
from .about import about as about
from .about import explain as explain
from .bar import offer as offer
from .bar import trail as trail
from .effects import effect as effect
from .finish import finish as finish
from .plans import gains as gains
from .plans import part_message as part_message
from .printed import PRINTED
from .words import befalls as befalls
from .words import choice_message as choice_message
from .words import confirm as confirm
from .words import event_message as event_message
from .words import event_place as event_place
from .words import joined as joined
from .words import refusal_args as refusal_args
from .words import tidings as tidings
from .words import words as words

# Where the rules need a yes.
MAIN = frozenset({"end", "done", "enough", "act", "grail"})
INSTEAD = frozenset({"die"})
ENDS = frozenset({"end"})
GIVES_UP = frozenset({"skip"})
# For these the own things lie lit, or have to be looked at.
_ON_HAND = frozenset({"discard", "give", "ability", "tile", "pay"})

lay = PRINTED.lay


def regions(scene: Scene) -> dict[str, str]:
    return {
        "bar-info": track.rounds(scene),
        "score": track.score_line(scene),
        "chips": castle.chips(scene),
        **wheel.regions(scene),
        "environs": environs.markup(scene),
        "display": cards.display(scene),
        "others": castle.others(scene),
        **castle.own(scene),
        "hand": cards.hand(scene),
        "picks": bar.picks(scene),
    }


def shows_hand(state: State) -> bool:
    """In the own turn, and not at a scoring, where no mission can be completed (M3.8)."""
    return targets.step(state) not in ("defend", "grail")


def offers(scene: Scene) -> list[Choice]:
    return [choice for choice in targets.buttons(scene) if choice.verb not in MAIN]


def stage(scene: Scene) -> tuple[str, str | None]:
    shown = "environs" if scene.asks("tile") else "board"
    if scene.asks("draw"):
        return shown, "display"
    on_hand = not _ON_HAND.isdisjoint(scene.verbs) or targets.step(scene.view) in ("turn", "pass")
    return shown, "hand" if on_hand else None


def save_label(state: State, seats: Sequence[Seat]) -> Message:
    if not state.agenda:
        return Message("merlin-save-over")
    name = seats[state.agenda[-1].seat].name
    return Message("merlin-save", {"round": state.round, "rounds": ROUNDS, "name": name})
