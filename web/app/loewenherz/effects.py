"""What a choice would do: tried out on a copy of what the person sees, as far as no hidden card has a say in it."""

from tafelrunde.kernel.choice import Choice
from tafelrunde.kernel.event import SILENCE
from tafelrunde.loewenherz.regions import may_divide
from tafelrunde.loewenherz.scoring import POINTS_MONOPOLY, standing
from tafelrunde.loewenherz.state import State

from ..markup import Message, signed
from ..scene import Outcome, Scene

# What changes domains, and what changes ducats.
ON_LAND = frozenset({"border", "expand"})
PAID = frozenset({"sell", "play", "knight"})


def effect(scene: Scene, choice: Choice) -> Outcome:
    s: State = scene.view
    # Of some 200 edges few can do anything: the others are not worth a trial each.
    if choice.verb == "border" and not may_divide(s, choice.noun):
        return Outcome()
    if choice.verb not in ON_LAND | PAID:
        return Outcome()
    after = s.clone()
    scene.game.apply(after, choice, SILENCE)
    if choice.verb not in ON_LAND:
        return _ducats(scene, after)
    return _points(scene, after)


def _points(scene: Scene, after: State) -> Outcome:
    changes = points_changes(scene, after)
    if not changes:
        return Outcome()
    own = sum(standing(after, scene.asked)) - sum(standing(scene.view, scene.asked))
    return Outcome(
        Message("loewenherz-effect", {"changes": changes}), signed(own) if own else "", counts=True
    )


def _ducats(scene: Scene, after: State) -> Outcome:
    s: State = scene.view
    left = after.ducats[scene.asked]
    change = left - s.ducats[scene.asked]
    if not change:
        return Outcome()
    words = Message("loewenherz-effect-ducats", {"change": signed(change), "n": left})
    short = Message("loewenherz-short-ducats", {"change": signed(change), "n": abs(change)})
    return Outcome(words, short, counts=True)


def points_changes(scene: Scene, after: State) -> list[Message]:
    """Who would win or lose how much on the land, and why where that is more than the squares; a new domain is told
    even if it is worth nothing."""
    s: State = scene.view
    changes = []
    for seat, who in enumerate(scene.seats):
        was, now = standing(s, seat), standing(after, seat)
        change = sum(now) - sum(was)
        mines = now[POINTS_MONOPOLY] - was[POINTS_MONOPOLY]
        new = any(after.realm[castle] and not s.realm[castle] for castle in s.castles[seat])
        if change or new or mines:
            why = "won" if mines > 0 else "lost" if mines < 0 else "domain" if new else "squares"
            args = {"name": who.name, "change": signed(change), "why": why}
            changes.append(Message("loewenherz-effect-points", args))
    return changes
