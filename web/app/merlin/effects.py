"""What a choice would do: tried out on a copy of what the person sees, up to the first chance or hidden card."""

from tafelrunde.kernel.choice import Choice
from tafelrunde.kernel.event import Event, Log
from tafelrunde.merlin.box import RONDEL, SCORE_INFLUENCE
from tafelrunde.merlin.state import State

from ..markup import Message
from ..scene import Scene
from . import names, targets

# The turn is over, or what follows is nobody's choice.
ENDS = frozenset({"turn", "scoring", "round", "game-over"})


class Foresight(Log):
    """Hears everything up to the point at which nobody can know what comes."""

    __slots__ = ()

    def add(self, key: str, /, **args: object) -> None:
        if not self.sealed:
            if key in ENDS:
                self.sealed = True
            else:
                super().add(key, **args)  # type: ignore[arg-type]


def effect(scene: Scene, choice: Choice) -> Message | None:
    s: State = scene.view
    space = targets.target(s, scene.asked, choice)
    after = s.clone()
    log = Foresight()
    scene.game.apply(after, choice, log)
    if space is not None:
        return _arrival(scene, after, log, space)
    gains = _gains(log.events, scene.asked)
    return Message("merlin-effect", {"gains": gains}) if gains else None


def _arrival(scene: Scene, after: State, log: Foresight, space: int) -> Message:
    """Where a figure gets, and what a points space would bring there."""
    word = names.space_word(space)
    if 1 <= RONDEL[space] <= SCORE_INFLUENCE and not log.sealed and targets.step(after) == "landed":
        try_out = Foresight()
        if Choice("act") in scene.game.options(after):
            scene.game.apply(after, Choice("act"), try_out)
        gains = _gains(try_out.events, scene.asked)
        if gains:
            return Message("merlin-effect-space-gains", {"space": word, "gains": gains})
    return Message("merlin-effect-space", {"space": word})


def _gains(events: list[Event], seat: int) -> list[Message]:
    """What the events bring to a seat, the points first."""
    points = 0
    gains: list[Message] = []
    for key, args, _ in events:
        if key == "sent-home":
            which, p = args["henchman"], args["principality"]
            assert isinstance(which, int) and isinstance(p, int)
            gains.append(Message("merlin-gain-sent-home", {"henchman": names.henchman_word(which)}))
        if args.get("seat") != seat:
            continue
        if key == "points":
            amount = args["points"]
            assert isinstance(amount, int)
            points += amount
        elif key in ("took", "returned"):
            kind, p = args["kind"], args["principality"]
            assert isinstance(kind, int) and isinstance(p, int)
            word = "merlin-gain-thing" if key == "took" else "merlin-gain-paid"
            gains.append(Message(word, {"thing": names.thing_word(kind * 6 + p)}))
        elif key in ("counter", "flag", "traitor-discarded", "traitor-repelled", "placed"):
            p = args["principality"]
            assert isinstance(p, int)
            if key == "counter":
                gains.append(Message("merlin-gain-counter", {"principality": names.principality_word(p)}))
            elif key == "flag":
                gains.append(Message("merlin-gain-paid", {"thing": f"flag-{p}"}))
            elif key != "placed":
                gains.append(Message("merlin-gain-rid", {"thing": f"traitor-{p}"}))
        elif key in ("grail", "excalibur"):
            gains.append(Message("merlin-gain-treasure", {"what": key}))
        elif key == "took-apple":
            gains.append(Message("merlin-gain-apple"))
        elif key == "manor":
            terrain = args["terrain"]
            gains.append(Message("merlin-gain-manor", {"terrain": f"terrain-{terrain}"}))
        elif key == "ability-learnt":
            ability = args["ability"]
            assert isinstance(ability, int)
            gains.append(Message("merlin-gain-ability", {"ability": f"ability-{ability // 4}-{ability % 4}"}))
    if points:
        gains.insert(
            0, Message("merlin-gain-points" if points > 0 else "merlin-gain-loss", {"points": abs(points)})
        )
    return gains
