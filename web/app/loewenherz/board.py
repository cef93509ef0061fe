"""The land with all that lies on it, layer upon layer."""

from tafelrunde.loewenherz.state import State

from ..scene import Scene
from . import land, targets
from .plans import planned


def palette(scene: Scene) -> list[str]:
    """The colors of the pieces, by their number in the state."""
    return [*(seat.color for seat in scene.seats), "neutral"]


def board(scene: Scene) -> dict[str, str]:
    """The land, and in it layer upon layer."""
    s: State = scene.view
    colors = palette(scene)
    edges, squares = fresh(scene)
    verb = targets.verb_on_land(scene.options)
    layers = {
        "l-domains": [*land.domains(s, colors), *land.zones(s)],
        "l-signs": land.signs(s),
        "l-walls": land.walls(s, edges),
        "l-pieces": [*land.pieces(s, colors, squares), *land.alliances(s)],
        "l-plan": planned(scene.planned),
        "l-spots": [*targets.ghost(verb, s, colors), *targets.targets(scene, verb)],
    }
    return {
        "board": land.frame(tuple(s.land)),
        **{layer: "\n".join(lines) for layer, lines in layers.items()},
    }


def fresh(scene: Scene) -> tuple[list[int], list[int]]:
    """Edges and squares of the last move: of this turn, or of the one before while nothing is chosen yet."""
    edges: list[int] = []
    squares: list[int] = []
    turns = 0
    for event in reversed(scene.log):
        if event.key == "turn":
            turns += 1
            if edges or squares or turns == 2:
                break
        for name, found in (("edge", edges), ("square", squares), ("knight", squares)):
            value = event.args.get(name)
            if isinstance(value, int):
                found.append(value)
        if event.key == "castle-placed":
            break
    return edges, squares
