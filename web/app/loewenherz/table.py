"""Löwenherz's table: what the page's core asks of a game (see scene.Table)."""

from collections.abc import Sequence
from typing import Any

from tafelrunde.kernel.choice import Arg, Choice, Refusal
from tafelrunde.kernel.event import Event
from tafelrunde.loewenherz.box import CARDS
from tafelrunde.loewenherz.grid import EDGE_SQUARES, SIDE, SQUARES
from tafelrunde.loewenherz.scoring import mines
from tafelrunde.loewenherz.state import State

from ..markup import Args, Message, icon, said, sign
from ..scene import Part, Scene, Seat
from . import cards, effects, land, players, targets
from .guide import lesson
from .words import at, name_of
from .words import words as _words

__all__ = ["lesson"]

MAIN = frozenset({"done"})
PLACED = ("border", "knight", "expand")

# Steps in which a player needs his own cards; placing castles and giving a knight up need none.
WITH_HAND = frozenset({"act", "borders", "knights", "domain", "expand", "against", "desert", "draw"})
# The rule behind each explanation.
ABOUT = dict.fromkeys(("forest", "village", "city"), "L4.3") | dict.fromkeys(
    ("gold", "silver", "copper", "gem"), "L3.1"
)
ABOUT |= {
    "borders": "L5.1",
    "knights": "L5.4",
    "expand": "L5.6",
    "deserter": "L5.11",
    "alliance": "L5.13",
    "deck": "L3.5",
}
# Events that another line tells already.
SILENT = frozenset({"turn"})


def regions(scene: Scene) -> dict[str, str]:
    return {
        "bar-info": players.bar_info(scene),
        "score": players.score_line(scene),
        "chips": players.chips(scene),
        **board(scene),
        "environs": "",
        "display": cards.market(scene),
        **players.panels(scene),
        "own": "",
        "hand": cards.hand(scene),
        "picks": income(scene),
    }


def palette(scene: Scene) -> list[str]:
    """The colours of the pieces, by their number in the state."""
    return [*(seat.color for seat in scene.seats), "neutral"]


def board(scene: Scene) -> dict[str, str]:
    """The land, and in it layer upon layer."""
    s: State = scene.view
    colors = palette(scene)
    edges, squares = fresh(scene)
    verb = targets.verb_on_land(scene.options)
    layers = {
        "l-domains": [*land.domains(s, colors), *land.zones(s)],
        "l-signs": land.signs(s),
        "l-walls": land.walls(s, edges),
        "l-pieces": [*land.pieces(s, colors, squares), *land.alliances(s)],
        "l-spots": [*targets.ghost(verb, s, colors), *targets.targets(scene, verb)],
    }
    return {
        "board": land.frame(tuple(s.land)),
        **{layer: "\n".join(lines) for layer, lines in layers.items()},
    }


def fresh(scene: Scene) -> tuple[list[int], list[int]]:
    """Edges and squares of the last move: of this turn, or of the one before while nothing is chosen yet."""
    edges: list[int] = []
    squares: list[int] = []
    turns = 0
    for event in reversed(scene.log):
        if event.key == "turn":
            turns += 1
            if edges or squares or turns == 2:
                break
        for name, found in (("edge", edges), ("square", squares), ("knight", squares)):
            value = event.args.get(name)
            if isinstance(value, int):
                found.append(value)
        if event.key == "castle-placed":
            break
    return edges, squares


def income(scene: Scene) -> str:
    """At the start of a turn: what the mines have just brought in."""
    s: State = scene.view
    if not s.agenda or s.agenda[-1].step != "act" or not scene.options:
        return ""
    kinds = [kind for kind, count in enumerate(mines(s, scene.seat)) if count]
    if not kinds:
        return ""
    signs = "".join([players.mine_sign(kind) for kind in kinds])
    ducat = sign("i-crown-coin", "icon ducat")
    return f'<span class="in">{ducat}<span{said("loewenherz-income", n=len(kinds))}></span>{signs}</span>'


def shows_hand(state: State) -> bool:
    return bool(state.agenda) and state.agenda[-1].step in WITH_HAND


def stage(scene: Scene) -> tuple[str, str | None]:
    s: State = scene.view
    step = s.agenda[-1].step if s.agenda else ""
    return "board", {"act": "hand", "draw": "display"}.get(step)


def words(args: dict[str, Arg], seats: Sequence[Seat]) -> Args:
    return _words(args, seats)


def refusal_args(state: State, choice: Choice, refusal: Refusal, seats: Sequence[Seat]) -> Args:
    return _words(refusal.args, seats)


def event_message(event: Event, seats: Sequence[Seat]) -> Message | None:
    return (
        None if event.key in SILENT else Message(f"loewenherz-event-{event.key}", _words(event.args, seats))
    )


def event_place(event: Event) -> str | None:
    if "edge" in event.args:
        return f"edge-{event.args['edge']}"
    for name in ("square", "castle"):
        if name in event.args:
            return f"square-{event.args[name]}"
    return f"seat-{event.args['seat']}" if "seat" in event.args else None


def choice_message(scene: Scene, choice: Choice) -> Message:
    s: State = scene.view
    verb, noun = choice
    # Flat arguments here: these lists are long.
    if verb in targets.ON_SQUARES:
        args: Args = {"row": noun // SIDE + 1, "column": noun % SIDE + 1, "land": targets.LAND[s.land[noun]]}
        return Message(f"loewenherz-choice-{verb}", args)
    if verb == "border":
        (row, column), (torow, tocolumn) = (divmod(square, SIDE) for square in EDGE_SQUARES[noun])
        args = {"row": row + 1, "column": column + 1, "torow": torow + 1, "tocolumn": tocolumn + 1}
        return Message("loewenherz-choice-border", args)
    if verb in targets.ON_DOMAINS:
        held = [square for square in range(SQUARES) if s.domain[square] == noun]
        knights = sum(1 for square in held if s.pieces[square] >= 0) - 1
        owner = name_of(s.pieces[noun] >> 1, scene.seats)
        args = {"square": at(noun), "squares": len(held), "knights": knights, "owner": owner}
        return Message(f"loewenherz-choice-{verb}", args)
    if verb == "sell":
        return Message("loewenherz-choice-sell", {"card": cards.card_message(noun), "sale": CARDS[noun].sale})
    if verb == "play":
        card, which = divmod(noun, 2)
        what = cards.action_message(*CARDS[card].actions[which])
        return Message("loewenherz-choice-play", {"what": what, "price": CARDS[card].price})
    if verb == "draw" and noun != cards.DECK:
        return Message("loewenherz-choice-draw", {"card": cards.card_message(noun)})
    if verb == "draw":
        return Message("loewenherz-choice-deck", {"letter": cards.deck_letter(s), "n": len(s.deck)})
    return offer(scene, choice)[1]


def offers(scene: Scene) -> list[Choice]:
    """None: everything is on the land and on the cards."""
    return []


def about(topic: str, seats: Sequence[Seat]) -> tuple[Message, str | None]:
    """What a terrain is worth, or what a card does."""
    return Message(f"loewenherz-about-{topic}"), ABOUT[topic]


def offer(scene: Scene, choice: Choice) -> tuple[str, Message]:
    """The only button: leave the rest of an action out."""
    s: State = scene.view
    frame = s.agenda[-1]
    left = frame.args[1] if frame.step == "expand" else frame.args[0]
    return "", Message("loewenherz-done", {"left": left})


def trail(scene: Scene) -> list[Part]:
    """The card, what was placed or chosen by it, and what is placed next."""
    s: State = scene.view
    parts = []
    numbers = dict.fromkeys(PLACED, 0)
    for verb, noun in scene.taken:
        if verb == "play":
            card, which = divmod(noun, 2)
            parts.append(Part(icon("card-pick"), cards.action_message(*CARDS[card].actions[which])))
        elif verb == "sell":
            parts.append(
                Part(icon("crown-coin"), Message("loewenherz-part-sold", {"sale": CARDS[noun].sale}))
            )
        elif verb in PLACED:
            numbers[verb] += 1
            parts.append(Part("", Message(f"loewenherz-part-{verb}", {"number": numbers[verb]})))
        elif verb in targets.ON_DOMAINS:
            parts.append(Part("", Message(f"loewenherz-part-{verb}", {"square": at(noun)})))
    verb = {"borders": "border", "knights": "knight", "expand": "expand"}.get(s.agenda[-1].step, "")
    if verb and scene.options:
        parts.append(Part("", Message(f"loewenherz-part-{verb}", {"number": numbers[verb] + 1}), now=True))
    return parts


def effect(scene: Scene, choice: Choice) -> Message | None:
    return effects.effect(scene, choice)


def save_label(state: Any, seats: Sequence[Seat]) -> Message:
    s: State = state
    got = players.points(s)
    if not s.turns:
        return Message("loewenherz-save-placing")
    best = max(got)
    leaders = [seat.name for seat, points in zip(seats, got, strict=True) if points == best]
    if len(leaders) > 1:
        return Message("loewenherz-save-level", {"points": best, "goal": s.goal})
    return Message("loewenherz-save-leads", {"name": leaders[0], "points": best, "goal": s.goal})
