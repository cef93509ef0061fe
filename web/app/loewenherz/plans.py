"""The king's advice in words: the parts of a turn, what it brings, and its borders on the land."""

from collections.abc import Sequence

from tafelrunde.kernel.choice import Choice
from tafelrunde.kernel.event import Event
from tafelrunde.loewenherz.box import DECK
from tafelrunde.loewenherz.regions import knights_in
from tafelrunde.loewenherz.state import State, owner

from ..markup import Message, signed
from ..scene import Scene
from . import targets
from .effects import points_changes
from .grid import EDGE_LINE
from .names import LAND, deck_letter, name_of
from .words import choice_message


def part_message(scene: Scene, choice: Choice) -> Message | None:
    """Without rows and columns: the land shows them."""
    s: State = scene.view
    verb, noun = choice
    if verb in targets.ON_SQUARES:
        return Message(f"loewenherz-plan-{verb}", {"land": LAND[s.land[noun]]})
    if verb == "border":
        return Message("loewenherz-plan-border")
    if verb in targets.ON_DOMAINS:
        who = name_of(owner(s.pieces[noun]), scene.seats)
        return Message(f"loewenherz-plan-{verb}", {"owner": who, "knights": knights_in(s, noun)})
    if verb == "draw" and noun == DECK:
        return Message("loewenherz-plan-deck", {"letter": deck_letter(s)})
    return choice_message(scene, choice)


def gains(scene: Scene, after: State, events: Sequence[Event]) -> list[Message]:
    """Points that are won and lost on the land, knights, an ally, ducats."""
    found = points_changes(scene, after)
    found += [Message("loewenherz-gain-ally") for event in events if event.key == "allied"]
    knights = sum(event.key == "knight-placed" for event in events)
    if knights:
        found.append(Message("loewenherz-gain-knights", {"n": knights}))
    ducats = after.ducats[scene.asked] - scene.view.ducats[scene.asked]
    if ducats:
        found.append(Message("loewenherz-gain-ducats", {"change": signed(ducats), "n": abs(ducats)}))
    return found


def planned(events: Sequence[Event]) -> list[str]:
    """The borders that would be placed."""
    edges = [event.args["edge"] for event in events if event.key == "border-placed"]
    return [
        f'<path class="l-planned" data-place="edge-{edge}" d="{EDGE_LINE[edge]}"/>'
        for edge in edges
        if isinstance(edge, int)
    ]
