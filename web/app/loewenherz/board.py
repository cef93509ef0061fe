"""The land with all that lies on it, layer upon layer."""

from tafelrunde.loewenherz.state import State

from ..facts import number
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
    edges, squares, taken, allies = fresh(scene)
    verb = targets.verb_on_land(scene.options)
    layers = {
        "l-domains": [*land.domains(s, colors), *land.zones(s), *land.taken(taken)],
        "l-signs": land.signs(s),
        "l-walls": land.walls(s, edges),
        "l-pieces": [*land.pieces(s, colors, squares), *targets.strengths(s)],
        "l-plan": planned(scene.planned),
        "l-spots": [
            *targets.ghost(verb, s, colors),
            *targets.targets(scene, verb),
            *land.alliances(s, allies),
        ],
    }
    return {
        "board": land.frame(tuple(s.land)),
        **{layer: "\n".join(lines) for layer, lines in layers.items()},
    }


def fresh(scene: Scene) -> tuple[list[int], list[int], list[int], list[tuple[int, int]]]:
    """What is news on the land: borders, pieces by their squares, squares that were taken, alliances."""
    edges: list[int] = []
    squares: list[int] = []
    taken: list[int] = []
    allies: list[tuple[int, int]] = []
    for event in scene.news:
        args = event.args
        if event.key == "expanded":
            taken.append(number(args, "square"))
        elif event.key == "allied":
            one, other = number(args, "castle"), number(args, "other")
            allies.append((min(one, other), max(one, other)))
        elif event.key != "deserted":  # that one has left its square
            edges += [number(args, name) for name in ("edge",) if name in args]
            squares += [number(args, name) for name in ("square", "knight") if name in args]
    return edges, squares, taken, allies
