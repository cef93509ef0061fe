"""What is said: events, refusals and choices as messages, with names for seats and words for things."""

from collections.abc import Mapping, Sequence

from tafelrunde.kernel.choice import Arg, Choice, Refusal
from tafelrunde.kernel.event import Event
from tafelrunde.loewenherz.box import DECK, LETTERS, TERRAINS
from tafelrunde.loewenherz.grid import EDGE_SQUARES, SIDE
from tafelrunde.loewenherz.regions import knights_in
from tafelrunde.loewenherz.state import State, owner

from ..markup import Args, Message, Value
from ..scene import Scene, Seat
from . import bar, targets
from .names import LAND, action_message, at, card_message, deck_letter, edge_at, name_of
from .printed import PRINTED

PEOPLE = ("seat", "by", "color")
SQUARES = ("square", "castle", "victim", "other", "knight")
# Events that another line tells already.
SILENT = frozenset({"turn"})


def words(args: Mapping[str, Arg], seats: Sequence[Seat]) -> Args:
    found: dict[str, Value] = {}
    for name, value in args.items():
        if isinstance(value, tuple):
            found[name] = len(value)
        elif name in PEOPLE and isinstance(value, int):
            found[name] = name_of(value, seats)
            found[f"{name}-is"] = "player" if value < len(seats) else "neutral"
        elif name in SQUARES and isinstance(value, int):
            found[name] = at(value) if value >= 0 else ""
            found[f"{name}-is"] = "given" if value >= 0 else "none"
        elif name == "edge" and isinstance(value, int):
            found[name] = edge_at(value)
        elif name == "card" and isinstance(value, int):
            found[name] = card_message(value)
        elif name == "terrain" and isinstance(value, str):
            found[name] = LAND[TERRAINS.index(value)]
        elif name == "letter" and isinstance(value, int):
            found[name] = LETTERS[value]
        else:
            found[name] = value
    return found


def refusal_args(state: State, choice: Choice, refusal: Refusal, seats: Sequence[Seat]) -> Args:
    return words(refusal.args, seats)


def event_message(event: Event, seats: Sequence[Seat]) -> Message | None:
    return None if event.key in SILENT else Message(f"loewenherz-event-{event.key}", words(event.args, seats))


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
        args: Args = {"row": noun // SIDE + 1, "column": noun % SIDE + 1, "land": LAND[s.land[noun]]}
        return Message(f"loewenherz-choice-{verb}", args)
    if verb == "border":
        (row, column), (torow, tocolumn) = (divmod(square, SIDE) for square in EDGE_SQUARES[noun])
        args = {"row": row + 1, "column": column + 1, "torow": torow + 1, "tocolumn": tocolumn + 1}
        return Message("loewenherz-choice-border", args)
    if verb in targets.ON_DOMAINS:
        args = {
            "square": at(noun),
            "squares": s.realm[noun].bit_count(),
            "knights": knights_in(s, noun),
            "owner": name_of(owner(s.pieces[noun]), scene.seats),
        }
        return Message(f"loewenherz-choice-{verb}", args)
    if verb == "sell":
        return Message(
            "loewenherz-choice-sell", {"card": card_message(noun), "sale": PRINTED.box.cards[noun].sale}
        )
    if verb == "play":
        card, which = divmod(noun, 2)
        what = action_message(*PRINTED.box.cards[card].actions[which])
        return Message("loewenherz-choice-play", {"what": what, "price": PRINTED.box.cards[card].price})
    if verb == "draw" and noun != DECK:
        return Message("loewenherz-choice-draw", {"card": card_message(noun)})
    if verb == "draw":
        return Message("loewenherz-choice-deck", {"letter": deck_letter(s), "n": len(s.deck)})
    return bar.offer(scene, choice)[1]
