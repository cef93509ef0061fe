"""What a choice would do, as far as neither chance nor a hidden card has a say in it."""

from tafelrunde.kernel.choice import Choice
from tafelrunde.kernel.event import SILENCE
from tafelrunde.loewenherz.box import CARDS, FOREST
from tafelrunde.loewenherz.grid import ENDS
from tafelrunde.loewenherz.regions import add_border, take_square
from tafelrunde.loewenherz.scoring import standing
from tafelrunde.loewenherz.state import State

from ..markup import Message, signed
from ..scene import Scene


def effect(scene: Scene, choice: Choice) -> Message | None:
    s: State = scene.view
    verb, noun = choice
    if verb == "border":
        return _points(scene, after_border(s, noun)) if may_close(s, noun) else None
    if verb == "expand":
        after = s.clone()
        take_square(after, s.agenda[-1].args[0], noun, SILENCE)
        return _points(scene, after)
    ducats = s.ducats[s.agenda[-1].seat]
    if verb == "sell":
        return Message(
            "loewenherz-effect-ducats", {"change": signed(CARDS[noun].sale), "n": ducats + CARDS[noun].sale}
        )
    if verb == "play":
        price = CARDS[noun // 2].price
        return Message("loewenherz-effect-ducats", {"change": signed(-price), "n": ducats - price})
    if verb == "knight" and s.land[noun] == FOREST:
        return Message("loewenherz-effect-ducats", {"change": signed(-1), "n": ducats - 1})
    return None


def may_close(s: State, edge: int) -> bool:
    """Does each end of the edge touch the rim or a border? Only then can a border there divide anything."""
    for end in ENDS[edge]:
        if end is not None and (s.east & end[0]).bit_count() + (s.south & end[1]).bit_count() == 4:
            return False
    return True


def after_border(s: State, edge: int) -> State:
    after = s.clone()
    add_border(after, edge, SILENCE)
    return after


def _points(scene: Scene, after: State) -> Message | None:
    """Who would win or lose how much on the land; a new domain is told even if it is worth nothing."""
    s: State = scene.view
    changes = []
    for seat, who in enumerate(scene.seats):
        change = sum(standing(after, seat)) - sum(standing(s, seat))
        new = any(after.realm[castle] and not s.realm[castle] for castle in s.castles[seat])
        if change or new:
            key = "loewenherz-effect-domain" if new else "loewenherz-effect-points"
            changes.append(Message(key, {"name": who.name, "change": signed(change)}))
    return Message("loewenherz-effect", {"changes": changes}) if changes else None
