"""What is said: events, questions and choices as messages, with names for seats and words for things."""

from collections.abc import Callable, Mapping, Sequence

from tafelrunde.kernel.choice import Arg, Choice, Refusal
from tafelrunde.kernel.event import Event
from tafelrunde.merlin.box import DECK, MERLIN_DIE, ROUNDS, ROW, TOWER, thing
from tafelrunde.merlin.state import State
from tafelrunde.merlin.turn import COUNTER, GO, opposite

from ..facts import number
from ..markup import Args, Message, Value
from ..scene import Scene, Seat
from . import names, targets

SEATS = frozenset({"seat", "holder", "first"})
# Said by another line, or to be seen on the table.
QUIET = frozenset({"turn", "rolled", "display", "scored"})
# Points that stand behind the line that says what they are for.
BEHIND = frozenset({"mission", "second-mission", "repelled"})


def words(args: Mapping[str, Arg], seats: Sequence[Seat]) -> Args:
    """Seats become names, numbers of things the ids of their words; code words stay."""
    said: dict[str, Value] = {}
    for name, value in args.items():
        if name in SEATS or (name == "by" and isinstance(value, int)):
            seat = number(args, name)
            said[name] = seats[seat].name if seat >= 0 else ""
            if name == "holder":
                said["held"] = int(seat >= 0)
        elif isinstance(value, tuple):
            said["count"] = len(value)
        elif isinstance(value, str):
            said[name] = value
        else:
            said |= _word(name, value)
    kind, p = args.get("kind"), args.get("principality")
    if isinstance(kind, int) and isinstance(p, int):
        said["thing"] = names.thing_word(thing(kind, p))
    return said


WORDS: dict[str, Callable[[int], Value]] = {
    "kind": names.kind_word,
    "henchman": names.henchman_word,
    "card": names.mission_words,
    "space": names.space_word,
    "die": names.die_word,
    "terrain": names.terrain_word,
    "ability": names.ability_word,
}


def _word(name: str, value: int) -> dict[str, Value]:
    if name in WORDS:
        return {name: WORDS[name](value)}
    if name == "principality":
        word = names.principality_word(value)
        return {name: word, "traitor": names.traitor_word(value), "flag": names.flag_word(value)}
    if name == "steps":
        return {"pips": abs(value), "direction": "direction-clockwise" if value > 0 else "direction-counter"}
    return {name: value}


def refusal_args(state: State, choice: Choice, refusal: Refusal, seats: Sequence[Seat]) -> Args:
    """What a why-not says. Without a word of its own, what it is about tells its cases apart."""
    said = {"why": next(iter(refusal.args), "other"), **words(refusal.args, seats)}
    if refusal.rule == "M4.16":
        fitting = state.box.fitting[len(state.tiles)][choice.noun] if choice.verb == "tile" else ()
        said["fitting"] = [names.material_word(p) for p in fitting]
    return said


def event_message(event: Event, seats: Sequence[Seat]) -> Message | None:
    if event.key in QUIET:
        return None
    if event.key == "points":
        why = event.args["why"]
        return None if why in BEHIND else Message(f"merlin-points-{why}", words(event.args, seats))
    return Message(f"merlin-event-{event.key}", words(event.args, seats))


def event_place(event: Event) -> str | None:
    """Where on the table it happened."""
    args = event.args
    if event.key == "manor":
        return f"tile-{args['tile']}"
    if event.key in ("placed", "sent-home"):
        return f"post-{args['henchman']}-{args['principality']}"
    if "space" in args:
        return f"space-{args['space']}"
    if event.key in ("took", "returned"):
        return f"stock-{thing(number(args, 'kind'), number(args, 'principality'))}"
    if event.key in ("grail", "excalibur"):
        return event.key
    return f"principality-{args['principality']}" if "principality" in args else None


def joined(one: Event, other: Event) -> Event | None:
    """Everything has its own line."""
    return None


def befalls(event: Event) -> int:
    """Who is sent home, and who loses the Grail or Excalibur."""
    who = {"sent-home": "seat", "grail": "holder", "excalibur": "holder"}.get(event.key)
    return number(event.args, who) if who else -1


def tidings(s: State, events: Sequence[Event], seats: Sequence[Seat]) -> list[Message]:
    """A new round: new dice, and who begins; perhaps the one who has just had a turn."""
    told = []
    for event in events:
        if event.key == "round":
            now, first = number(event.args, "round"), number(event.args, "first")
            # M8.1: whoever sat behind the first player has had the last turn. Of two it is the same one.
            again = "again" if now > 1 and len(seats) == 2 else "other"
            args: Args = {"round": now, "left": ROUNDS - now, "name": seats[first].name, "who": again}
            told.append(Message("merlin-tidings-round", args))
    return told


def choice_message(scene: Scene, choice: Choice) -> Message:
    """All that a choice means, for a list or for those who listen."""
    verb, noun = choice
    if verb == "draw" and noun == DECK:
        return Message("merlin-choice-draw-pile")
    if verb == "double":
        return Message("merlin-choice-double-build" if scene.asks("tile") else "merlin-choice-double-place")
    if verb == "act":
        return Message(f"merlin-choice-act-{_action(scene.view)}")
    told = _TOLD.get(verb)
    return Message(f"merlin-choice-{verb}", told(scene, choice) if told else {})


# Choices whose whole sentence is too long for a button.
_SHORT = frozenset(
    {"tile", "discard", "draw", "mission", "mission-grey", "score", "ability", "repel", "repel-flag"}
)


def confirm(scene: Scene, choice: Choice) -> Message:
    return (
        Message(f"merlin-confirm-{choice.verb}") if choice.verb in _SHORT else choice_message(scene, choice)
    )


# What is told of a choice, by its verb.


def _move(scene: Scene, choice: Choice) -> Args:
    s: State = scene.view
    die, way = GO[choice.noun] if choice.verb == "go" else (s.agenda[-1].args[0], COUNTER)
    return {
        "figure": "merlin" if die == MERLIN_DIE else "knight",
        "pips": s.dice[scene.asked][die],
        "direction": "direction-counter" if way == COUNTER else "direction-clockwise",
        **_space(scene, choice),
    }


def _space(scene: Scene, choice: Choice) -> Args:
    space = targets.target(scene.view, scene.asked, choice)
    assert space is not None
    return {"space": names.space_word(space)}


def _die(scene: Scene, choice: Choice) -> Args:
    return {"die": names.die_word(choice.noun), "pips": scene.view.dice[scene.asked][choice.noun]}


def _opposite_face(scene: Scene, choice: Choice) -> Args:
    s: State = scene.view
    return {"pips": opposite(s.dice[scene.asked][s.agenda[-1].args[0]])}


def _tile(scene: Scene, choice: Choice) -> Args:
    kind = scene.view.tiles[choice.noun]
    row, column = divmod(choice.noun, ROW)
    return {
        "terrain": names.terrain_word(kind),
        "tower": int(kind >= TOWER),
        "row": row + 1,
        "column": column + 1,
    }


def _card(scene: Scene, choice: Choice) -> Args:
    return {"card": names.mission_words(choice.noun)}


def _displayed(scene: Scene, choice: Choice) -> Args:
    return {"card": names.mission_words(scene.view.display[choice.noun])}


def _points(scene: Scene, choice: Choice) -> Args:
    return {"points": names.mission_points(scene.view.agenda[-1].args[0])}


Told = Callable[[Scene, Choice], Args]


def _word_as(name: str, word: Callable[[int], str]) -> Told:
    """The noun alone, as a word."""
    return lambda scene, choice: {name: word(choice.noun)}


_TOLD: dict[str, Told] = {
    **dict.fromkeys(("go", "backwards"), _move),
    **dict.fromkeys(("different", "mirror"), _space),
    "die": _die,
    "apple": lambda scene, choice: {"pips": choice.noun},
    "turn": _opposite_face,
    "henchman": _word_as("henchman", names.henchman_word),
    **dict.fromkeys(
        ("principality", "influence", "grail"), _word_as("principality", names.principality_word)
    ),
    **dict.fromkeys(("take", "give"), _word_as("thing", names.thing_word)),
    "pay": _word_as("thing", names.material_word),
    **dict.fromkeys(("traitor", "repel", "repel-flag"), _word_as("traitor", names.traitor_word)),
    "score": _word_as("kind", names.kind_word),
    "tile": _tile,
    **dict.fromkeys(("discard", "mission", "mission-grey"), _card),
    "draw": _displayed,
    "ability": _word_as("ability", names.ability_word),
    "points": _points,
    "skip": lambda scene, choice: {"step": targets.step(scene.view)},
}


def _action(s: State) -> str:
    """Which action `act` carries out."""
    word = names.space_word(s.agenda[-1].args[0])
    return "points" if word.startswith("space-points") else word.removeprefix("space-")


def spoken(scene: Scene, choice: Choice) -> Message:
    """The same as the name of a place."""
    return Message("merlin-a", {"text": choice_message(scene, choice)})
