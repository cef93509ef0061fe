"""The king's advice in words: the parts of a turn, and what it brings."""

from collections.abc import Sequence

from tafelrunde.kernel.choice import Choice
from tafelrunde.kernel.event import Event
from tafelrunde.merlin.box import MERLIN_DIE, TOWER
from tafelrunde.merlin.state import State
from tafelrunde.merlin.turn import GO

from ..markup import Message
from ..scene import Scene
from . import names, targets
from .effects import gains_of
from .words import choice_message

# The die is named by what is done with it, and a turn that is over ends.
UNSAID = frozenset({"die", "end", "enough"})


def part_message(scene: Scene, choice: Choice) -> Message | None:
    s: State = scene.view
    verb, noun = choice
    if verb in UNSAID:
        return None
    if verb in ("go", "backwards"):
        space = targets.target(s, scene.asked, choice)
        assert space is not None
        by_merlin = verb == "go" and GO[noun][0] == MERLIN_DIE
        figure = "merlin" if by_merlin else "backwards" if verb == "backwards" else "knight"
        return Message("merlin-plan-go", {"figure": figure, "space": names.space_word(space)})
    if verb == "apple":
        return Message("merlin-plan-apple", {"was": s.dice[scene.asked][s.agenda[-1].args[0]], "pips": noun})
    if verb == "tile":
        kind = s.tiles[noun]
        return Message("merlin-plan-tile", {"terrain": names.terrain_word(kind), "tower": int(kind >= TOWER)})
    if verb in ("mission", "mission-grey"):
        return Message("merlin-offer-mission", {"points": names.mission_points(noun)})
    return choice_message(scene, choice)


def gains(scene: Scene, after: State, events: Sequence[Event]) -> list[Message]:
    """As of a single choice; and a mission that is met stands first."""
    missions = [Message("merlin-gain-mission") for event in events if event.key == "mission"]
    return [*missions, *gains_of(list(events), scene.asked)]
