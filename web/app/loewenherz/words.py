"""What is said: events, refusals and choices as messages, with names for seats and words for things."""

from collections.abc import Mapping, Sequence

from tafelrunde.kernel.agenda import Frame
from tafelrunde.kernel.choice import Arg, Choice, Refusal
from tafelrunde.kernel.event import Event
from tafelrunde.loewenherz.allowed import WHY_NO_EXPANSION, expand_clauses, reason_against
from tafelrunde.loewenherz.box import ACTIONS, DECK, LETTERS, TERRAINS, card_and_action
from tafelrunde.loewenherz.grid import BIT, EDGE_SQUARES, SIDE, beside
from tafelrunde.loewenherz.regions import knights_in
from tafelrunde.loewenherz.scoring import CATEGORIES
from tafelrunde.loewenherz.state import State, owner

from ..facts import number, seat_of
from ..markup import NO_ARGS, Args, Message, Value
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
            found[name] = name_of(value, seats) if value >= 0 else ""
            found[f"{name}-is"] = "none" if value < 0 else "player" if value < len(seats) else "neutral"
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
    said = words(refusal.args, seats)
    if refusal.rule != "L5.6":
        return said
    return {"castle": "", "own": 0, "others": 0, **said, **_other_domain(state, choice.noun, refusal)}


def _other_domain(state: State, square: int, refusal: Refusal) -> Args:
    """One domain grows (L5.6), often because no other can: of a square beside another one that is said, and where that
    one has too few knights for it (L5.8), this."""
    if refusal.args["why"] != "not-next":
        return NO_ARGS
    seat, growing = state.agenda[-1].seat, state.agenda[-1].args[0]
    near = [
        castle
        for castle in state.castles[seat]
        if castle != growing and beside(state.realm[castle]) & BIT[square]
    ]
    for castle in near:
        frame, clauses = Frame("expand", seat, (castle, 0, 0)), expand_clauses(state, castle)
        reason = reason_against(clauses, WHY_NO_EXPANSION, BIT[square], state, frame, square)
        if reason is not None and reason.rule == "L5.8":
            knights = {name: number(reason.args, name) for name in ("own", "others")}
            return {"why": "other-weak", "castle": at(growing), **knights}
    return {"why": "other-domain", "castle": at(growing)} if near else NO_ARGS


def event_message(event: Event, seats: Sequence[Seat]) -> Message | None:
    key, args = event.key, event.args
    if key in SILENT:
        return None
    if key == "points" and isinstance(several := args["category"], tuple):
        each = [Event(key, {**args, "category": CATEGORIES[category]}) for category in several]
        what = [Message("loewenherz-event-points", words(one.args, seats)) for one in each]
        return Message("loewenherz-points-many", {"what": what})
    said = dict(words(args, seats))
    if key in JOINED:
        placed = args[JOINED[key]]
        said["count"] = len(placed) if isinstance(placed, tuple) else 1
    if key == "expanded" and isinstance(kinds := args["terrain"], tuple):
        # Several of one kind are counted, others are told one by one.
        lands = [LAND[kind] for kind in kinds]
        alike = len(set(lands)) == 1
        said |= {"terrain": lands[0] if alike else lands, "count": len(lands) if alike else 1}
    if key == "played":
        said["what"] = action_message(ACTIONS.index(str(args["action"])), number(args, "number"))
    if args.get("category") == "ducats":
        key = "points-ducats"
    return Message(f"loewenherz-event-{key}", said)


# The argument that becomes several where events in a row are told by one line.
JOINED = {"border-placed": "edge", "knight-placed": "square", "expanded": "square"}


def joined(one: Event, other: Event) -> Event | None:
    """Borders, knights and squares that follow each other, and points of one player that all come or all go."""
    if one.key != other.key or one.args.get("seat") != other.args.get("seat"):
        return None
    args: dict[str, Arg] = dict(one.args)
    if one.key == "points":
        if one.args["why"] != other.args["why"]:
            return None
        args["category"] = _both(one, other, "category", CATEGORIES)
        return Event("points", args)
    if one.key not in JOINED or one.args.get("victim") != other.args.get("victim"):
        return None
    args[JOINED[one.key]] = _both(one, other, JOINED[one.key])
    if one.key == "expanded":
        args["terrain"] = _both(one, other, "terrain", TERRAINS)
    if one.key == "knight-placed":
        args["ducats"] = number(one.args, "ducats") + number(other.args, "ducats")
    return Event(one.key, args)


def _both(one: Event, other: Event, name: str, kinds: tuple[str, ...] = ()) -> tuple[int, ...]:
    """What two events have there, one after the other; words as their numbers among `kinds`."""
    found: list[int] = []
    for value in (one.args[name], other.args[name]):
        found += (
            value if isinstance(value, tuple) else [kinds.index(value) if isinstance(value, str) else value]
        )
    return tuple(found)


def befalls(event: Event) -> int:
    """Squares, knights and points that somebody loses or wins by another's action, and an alliance with him."""
    if event.key == "points":
        seat, by = seat_of(event), number(event.args, "by")
        return seat if seat != by else -1
    color = number(event.args, "color") if "color" in event.args else -1
    return color if color != seat_of(event) else -1


def event_place(event: Event) -> str | None:
    if event.key == "allied":
        one, other = sorted([number(event.args, "castle"), number(event.args, "other")])
        return f"alliance-{one}-{other} square-{one} square-{other}"
    if isinstance(area := event.args.get("area"), tuple):
        return " ".join([f"square-{square}" for square in area])
    if event.key == "castle-placed":
        return f"square-{event.args['square']} square-{event.args['knight']}"
    if "edge" in event.args:
        return f"edge-{event.args['edge']}"
    for name in ("square", "castle"):
        if name in event.args:
            return f"square-{event.args[name]}"
    return f"seat-{event.args['seat']}" if "seat" in event.args else None


def confirm(scene: Scene, choice: Choice) -> Message:
    """Without the place: that is lit."""
    return (
        bar.offer(scene, choice)[1] if choice.verb == "done" else Message(f"loewenherz-confirm-{choice.verb}")
    )


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
        card, which = card_and_action(noun)
        what = action_message(*PRINTED.box.cards[card].actions[which])
        return Message("loewenherz-choice-play", {"what": what, "price": PRINTED.box.cards[card].price})
    if verb == "draw" and noun != DECK:
        return Message("loewenherz-choice-draw", {"card": card_message(noun)})
    if verb == "draw":
        return Message("loewenherz-choice-deck", {"letter": deck_letter(s), "n": len(s.deck)})
    return bar.offer(scene, choice)[1]
