"""What a choice would do: tried out on a copy of what the person sees, as far as no hidden card has a say in it."""

from tafelrunde.kernel.choice import Choice
from tafelrunde.kernel.event import SILENCE
from tafelrunde.loewenherz.regions import may_divide
from tafelrunde.loewenherz.scoring import standing
from tafelrunde.loewenherz.state import State

from ..markup import Message, signed
from ..scene import Scene

# What changes domains, and what changes ducats.
ON_LAND = frozenset({"border", "expand"})
PAID = frozenset({"sell", "play", "knight"})


def effect(scene: Scene, choice: Choice) -> Message | None:
    s: State = scene.view
    # Of some 200 edges few can do anything: the others are not worth a trial each.
    if choice.verb == "border" and not may_divide(s, choice.noun):
        return None
    if choice.verb not in ON_LAND | PAID:
        return None
    after = s.clone()
    scene.game.apply(after, choice, SILENCE)
    if choice.verb not in ON_LAND:
        return _ducats(scene, after)
    changes = points_changes(scene, after)
    return Message("loewenherz-effect", {"changes": changes}) if changes else None


def _ducats(scene: Scene, after: State) -> Message | None:
    s: State = scene.view
    left = after.ducats[scene.asked]
    change = left - s.ducats[scene.asked]
    return Message("loewenherz-effect-ducats", {"change": signed(change), "n": left}) if change else None


def points_changes(scene: Scene, after: State) -> list[Message]:
    """Who would win or lose how much on the land; a new domain is told even if it is worth nothing."""
    s: State = scene.view
    changes = []
    for seat, who in enumerate(scene.seats):
        change = sum(standing(after, seat)) - sum(standing(s, seat))
        new = any(after.realm[castle] and not s.realm[castle] for castle in s.castles[seat])
        if change or new:
            key = "loewenherz-effect-domain" if new else "loewenherz-effect-points"
            changes.append(Message(key, {"name": who.name, "change": signed(change)}))
    return changes
