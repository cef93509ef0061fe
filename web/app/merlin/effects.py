"""What a choice would do: tried out on a copy of what the person sees, up to the first chance or hidden card."""

from tafelrunde.kernel.choice import Arg, Choice
from tafelrunde.kernel.event import Event, Log
from tafelrunde.merlin.box import SCORE_INFLUENCE, SCORE_SHIELDS, thing
from tafelrunde.merlin.state import State

from ..facts import number
from ..markup import Message, signed
from ..scene import Outcome, Scene
from . import names, targets
from .printed import PRINTED

# The turn is over, or what follows is nobody's choice.
ENDS = frozenset({"turn", "scoring", "round", "game-over"})
# Why points change when somebody defends himself against traitors.
DEFENCE = frozenset({"traitors", "excalibur", "repelled"})
# Bought for good or used up: a finger sees what it gets, whether points change or not.
WEIGHTY = frozenset({"ability", "repel", "repel-flag"})


class Foresight(Log):
    """Hears everything up to the point at which nobody can know what comes."""

    __slots__ = ()

    def add(self, key: str, /, *, only_for: int | None = None, **args: Arg) -> None:
        if not self.sealed:
            if key in ENDS:
                self.sealed = True
            else:
                super().add(key, only_for=only_for, **args)


def effect(scene: Scene, choice: Choice) -> Outcome:
    s: State = scene.view
    space = targets.target(s, scene.asked, choice)
    after = s.clone()
    log = Foresight()
    scene.game.apply(after, choice, log)
    if space is not None:
        return _arrival(scene, after, log, space)
    outcome = _outcome(_stakes(s, log.events), scene.asked)
    return outcome._replace(counts=True) if choice.verb in WEIGHTY else outcome


def _stakes(s: State, events: list[Event]) -> list[Event]:
    """At a scoring the rest of it follows at once: what is at stake is the question at hand."""
    step = targets.step(s)
    if step == "grail":
        p = s.agenda[-1].args[0]
        return [event for event in events if event.key == "points" and event.args.get("principality") == p]
    if step == "defend":
        return [event for event in events if event.key != "points" or event.args["why"] in DEFENCE]
    return events


def _arrival(scene: Scene, after: State, log: Foresight, space: int) -> Outcome:
    """What a points space would bring where a figure gets; nothing counts yet."""
    if (
        SCORE_SHIELDS <= PRINTED.box.rondel[space] <= SCORE_INFLUENCE
        and not log.sealed
        and targets.step(after) == "landed"
    ):
        try_out = Foresight()
        if Choice("act") in scene.game.options(after):
            scene.game.apply(after, Choice("act"), try_out)
        return Outcome(_outcome(try_out.events, scene.asked).words)
    return Outcome()


def _outcome(events: list[Event], seat: int) -> Outcome:
    gains = gains_of(events, seat)
    points = sum(number(event.args, "points") for event in events if _is_for(event, seat))
    words = Message("merlin-effect", {"gains": gains}) if gains else None
    return Outcome(words, signed(points) if points else "", counts=points != 0)


def _is_for(event: Event, seat: int) -> bool:
    return event.key == "points" and event.args["seat"] == seat


def gains_of(events: list[Event], seat: int) -> list[Message]:
    """What the events bring to a seat, the points first."""
    points = 0
    gains: list[Message] = []
    for event in events:
        if event.key == "points" and event.args["seat"] == seat:
            points += number(event.args, "points")
        elif event.key == "sent-home" or event.args.get("seat") == seat:
            gain = _gain(event)
            if gain is not None:
                gains.append(gain)
    if points:
        key = "merlin-gain-points" if points > 0 else "merlin-gain-loss"
        gains.insert(0, Message(key, {"points": abs(points)}))
    return gains


def _gain(event: Event) -> Message | None:
    """What one event brings, or costs, or rids of."""
    key, args, _ = event
    if key == "sent-home":
        henchman = names.henchman_word(number(args, "henchman"))
        return Message("merlin-gain-sent-home", {"henchman": henchman})
    if key in ("took", "returned"):
        word = names.thing_word(thing(number(args, "kind"), number(args, "principality")))
        return Message("merlin-gain-thing" if key == "took" else "merlin-gain-paid", {"thing": word})
    if key == "flag":
        return Message("merlin-gain-paid", {"thing": names.flag_word(number(args, "principality"))})
    if key == "counter":
        where = names.principality_word(number(args, "principality"))
        return Message("merlin-gain-counter", {"principality": where})
    if key in ("traitor-discarded", "traitor-repelled"):
        return Message("merlin-gain-rid", {"thing": names.traitor_word(number(args, "principality"))})
    if key in ("grail", "excalibur"):
        return Message("merlin-gain-treasure", {"what": key})
    if key == "took-apple":
        return Message("merlin-gain-apple")
    if key == "manor":
        return Message("merlin-gain-manor", {"terrain": names.terrain_word(number(args, "terrain"))})
    if key == "ability-learnt":
        return Message("merlin-gain-ability", {"ability": names.ability_word(number(args, "ability"))})
    return None
