"""Löwenherz on the page: what `app.scene.Table` asks for."""

from collections.abc import Sequence

from tafelrunde.kernel.choice import Choice
from tafelrunde.loewenherz.scoring import points
from tafelrunde.loewenherz.state import State

from ..markup import Message
from ..scene import Scene, Seat
from . import bar, cards, players
from .about import about as about
from .about import explain as explain
from .bar import offer as offer
from .bar import trail as trail
from .board import board
from .effects import effect as effect
from .finish import finish as finish
from .plans import gains as gains
from .plans import part_message as part_message
from .printed import PRINTED
from .tidings import tidings as tidings
from .words import befalls as befalls
from .words import choice_message as choice_message
from .words import confirm as confirm
from .words import event_message as event_message
from .words import event_place as event_place
from .words import joined as joined
from .words import refusal_args as refusal_args
from .words import words as words

MAIN = frozenset({"done"})
INSTEAD: frozenset[str] = frozenset()
ENDS: frozenset[str] = frozenset()
GIVES_UP: frozenset[str] = frozenset()
# Steps in which a player needs his own cards; placing castles and giving a knight up need none. `turn` is the next one,
# while somebody has still to say that his is over.
WITH_HAND = frozenset({"act", "borders", "knights", "domain", "expand", "against", "desert", "draw", "turn"})

lay = PRINTED.lay


def regions(scene: Scene) -> dict[str, str]:
    return {
        "bar-info": players.bar_info(scene),
        "score": players.score_line(scene),
        "chips": players.chips(scene),
        **board(scene),
        "display": cards.market(scene),
        **players.panels(scene),
        "own": "",
        "hand": cards.hand(scene),
        "picks": bar.income(scene),
    }


def shows_hand(state: State) -> bool:
    return bool(state.agenda) and state.agenda[-1].step in WITH_HAND


def offers(scene: Scene) -> list[Choice]:
    """None: everything is on the land and on the cards."""
    return []


def stage(scene: Scene) -> tuple[str, str | None]:
    s: State = scene.view
    step = s.agenda[-1].step if s.agenda else ""
    return "board", {"act": "hand", "draw": "display", "turn": "hand"}.get(step)


def save_label(state: State, seats: Sequence[Seat]) -> Message:
    if not state.turns:
        return Message("loewenherz-save-placing")
    got = points(state)
    best = max(got)
    leaders = [seat.name for seat, each in zip(seats, got, strict=True) if each == best]
    if len(leaders) > 1:
        return Message("loewenherz-save-level", {"points": best, "goal": state.goal})
    return Message("loewenherz-save-leads", {"name": leaders[0], "points": best, "goal": state.goal})
