"""What is said: events, questions and choices as messages, with names for seats and words for things."""

from collections.abc import Mapping, Sequence

from tafelrunde.kernel.choice import Arg, Choice, Refusal
from tafelrunde.kernel.event import Event
from tafelrunde.merlin.box import MERLIN_DIE
from tafelrunde.merlin.environs import FITTING
from tafelrunde.merlin.state import State

from ..markup import Args, Message, Value
from ..scene import Scene, Seat
from . import names, targets
from .signs import KINDS

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
            assert isinstance(value, int)
            said[name] = seats[value].name if value >= 0 else ""
            if name == "holder":
                said["held"] = int(value >= 0)
        elif isinstance(value, tuple):
            said["count"] = len(value)
        elif isinstance(value, str):
            said[name] = value
        else:
            said |= _word(name, value)
    kind, p = args.get("kind"), args.get("principality")
    if isinstance(kind, int) and isinstance(p, int):
        said["thing"] = names.thing_word(kind * 6 + p)
    return said


def _word(name: str, value: int) -> dict[str, Value]:
    if name == "principality":
        return {name: names.principality_word(value), "traitor": f"traitor-{value}", "flag": f"flag-{value}"}
    if name == "kind":
        return {name: f"kind-{(*KINDS, 'influence')[value]}"}
    if name == "henchman":
        return {name: names.henchman_word(value)}
    if name == "card":
        return {name: names.mission_words(value)}
    if name == "space":
        return {name: names.space_word(value)}
    if name == "die":
        return {name: "merlin-die" if value == MERLIN_DIE else "personal-die"}
    if name == "terrain":
        return {name: f"terrain-{value}"}
    if name == "ability":
        return {name: f"ability-{value // 4}-{value % 4}"}
    if name == "steps":
        return {"pips": abs(value), "direction": "direction-clockwise" if value > 0 else "direction-counter"}
    return {name: value}


def refusal_args(state: State, choice: Choice, refusal: Refusal, seats: Sequence[Seat]) -> Args:
    """What a why-not says. Without a word of its own, what it is about tells its cases apart."""
    said = {"why": next(iter(refusal.args), "other"), **words(refusal.args, seats)}
    if refusal.rule == "M4.16":
        fitting = FITTING[len(state.tiles)][choice.noun] if choice.verb == "tile" else ()
        said["fitting"] = [f"material-{p}" for p in fitting]
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
        kind, p = args["kind"], args["principality"]
        assert isinstance(kind, int) and isinstance(p, int)
        return f"stock-{kind * 6 + p}"
    if event.key in ("grail", "excalibur"):
        return event.key
    return f"principality-{args['principality']}" if "principality" in args else None


def choice_message(scene: Scene, choice: Choice) -> Message:
    """All that a choice means, for a list or for those who listen."""
    s: State = scene.view
    verb, noun = choice
    args: dict[str, Value] = {}
    if verb in ("go", "backwards"):
        die = noun // 2 if verb == "go" else s.agenda[-1].args[0]
        space = targets.target(s, scene.asked, choice)
        assert space is not None
        back = verb == "backwards" or noun % 2
        args = {
            "figure": "merlin" if die == MERLIN_DIE else "knight",
            "pips": s.dice[scene.asked][die],
            "direction": "direction-counter" if back else "direction-clockwise",
            "space": names.space_word(space),
        }
    elif verb == "die":
        args = {
            "die": "merlin-die" if noun == MERLIN_DIE else "personal-die",
            "pips": s.dice[scene.asked][noun],
        }
    elif verb == "apple":
        args = {"pips": noun}
    elif verb == "turn":
        args = {"pips": 7 - s.dice[scene.asked][s.agenda[-1].args[0]]}
    elif verb in ("different", "mirror"):
        space = targets.target(s, scene.asked, choice)
        assert space is not None
        args = {"space": names.space_word(space)}
    elif verb == "henchman":
        args = {"henchman": names.henchman_word(noun)}
    elif verb in ("principality", "influence", "grail"):
        args = {"principality": names.principality_word(noun)}
    elif verb in ("take", "give"):
        args = {"thing": names.thing_word(noun)}
    elif verb == "pay":
        args = {"thing": f"material-{noun}"}
    elif verb in ("traitor", "repel", "repel-flag"):
        args = {"traitor": f"traitor-{noun}"}
    elif verb == "score":
        args = {"kind": f"kind-{(*KINDS, 'influence')[noun]}"}
    elif verb == "tile":
        tile = s.tiles[noun]
        args = {
            "terrain": f"terrain-{tile % 3}",
            "tower": int(tile >= 3),
            "row": noun // 6 + 1,
            "column": noun % 6 + 1,
        }
    elif verb in ("discard", "mission", "mission-grey"):
        args = {"card": names.mission_words(noun)}
    elif verb == "draw":
        if noun == len(s.display):
            return Message("merlin-choice-draw-pile")
        args = {"card": names.mission_words(s.display[noun])}
    elif verb == "ability":
        args = {"ability": f"ability-{noun // 4}-{noun % 4}"}
    elif verb == "points":
        args = {"points": names.mission_points(s.agenda[-1].args[0])}
    elif verb == "double":
        return Message("merlin-choice-double-build" if scene.asks("tile") else "merlin-choice-double-place")
    elif verb == "act":
        return Message(f"merlin-choice-act-{_action(s)}")
    return Message(f"merlin-choice-{verb}", args)


def _action(s: State) -> str:
    """Which action `act` carries out."""
    word = names.space_word(s.agenda[-1].args[0])
    return "points" if word.startswith("space-points") else word.removeprefix("space-")


def spoken(scene: Scene, choice: Choice) -> Message:
    """The same as the name of a place."""
    return Message("merlin-a", {"text": choice_message(scene, choice)})
