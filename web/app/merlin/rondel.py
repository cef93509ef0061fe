"""The action rondel: its 24 spaces, Merlin and the knights on them, and the way that the last one went."""

from functools import cache

from tafelrunde.merlin.box import (
    ANIMALS,
    BUILD,
    EXCALIBUR,
    EXCHANGE,
    GRAIL,
    INFLUENCE,
    KIND_WORDS,
    MISSION,
    PLACE_HENCHMAN,
    PRINCIPALITY,
    RELOCATE,
    SCORE_INFLUENCE,
    SCORE_SHIELDS,
    SPACES,
    TAKE_SHIELD,
    principality_at,
)
from tafelrunde.merlin.state import State

from ..markup import use
from ..scene import Scene
from . import names, targets, words
from .printed import PRINTED
from .ring import HALF_SPACE, INNER, RIM, SPACE, at, glow, point, ring_piece
from .signs import ANIMAL_SIGNS, MERLIN, knight

SIGN, SIGN_BESIDE, FIGURES = 262, 251, 282
WAY = 291

# The signs of the spaces that have no color of their own.
SPACE_SIGNS = {
    **dict.fromkeys(range(SCORE_SHIELDS, EXCALIBUR), "fleur-de-lys"),
    EXCALIBUR: "sword-in-stone",
    GRAIL: "holy-grail",
    RELOCATE: "footsteps",
    EXCHANGE: "trade",
    MISSION: "tied-scroll",
    BUILD: "flat-hammer",
}


@PRINTED.cached
def _space_sign(space: int, radius: float) -> str:
    return space_sign(PRINTED.box.rondel[space], space, radius)


def space_sign(kind: int, space: int, radius: float = SIGN) -> str:
    """The sign of a kind of space, where that space lies."""
    x, y = at(space * SPACE, radius)
    if kind == PRINCIPALITY:
        return use(ANIMAL_SIGNS[principality_at(space)], x, y, 40 if radius == SIGN else 32, "sign")
    if kind >= EXCALIBUR:
        return use(f"i-{SPACE_SIGNS[kind]}", x, y, 31, "space-sign")
    thing = (kind - SCORE_SHIELDS) % (INFLUENCE + 1)
    last = "i-fleur-de-lys" if kind == SCORE_INFLUENCE else "i-meeple"
    drawn = use(f"g-{KIND_WORDS[thing]}" if thing < len(KIND_WORDS) else last, x - 3, y - 1, 25, "space-sign")
    if kind <= SCORE_INFLUENCE:
        return drawn + use("v-one", x + 11, y + 8, 20, "")
    return f'{drawn}<circle class="influence-disc" cx="{x + 11:.1f}" cy="{y + 8:.1f}" r="8.2"/>' + use(
        "i-fleur-de-lys", x + 11, y + 8, 11, "influence-sign"
    )


def space_class(kind: int, space: int) -> str:
    if kind == PRINCIPALITY:
        return f"space is-filled c-{ANIMALS[principality_at(space)]}"
    if kind <= SCORE_INFLUENCE:
        return "space is-points"
    return "space is-influence" if TAKE_SHIELD <= kind <= PLACE_HENCHMAN else "space"


@PRINTED.cached
def _space_parts(space: int) -> tuple[str, str, str]:
    """Class, ground and light of a space: they never change."""
    ground = f'<path class="space-ground" d="{ring_piece(space * SPACE, HALF_SPACE, INNER, RIM)}"/>'
    return (
        space_class(PRINTED.box.rondel[space], space),
        ground,
        glow(ring_piece(space * SPACE, 6.5, INNER + 4, RIM - 4)),
    )


@cache
def _half(space: int, outer: bool, figure: str) -> str:
    """Two figures could go to one space: each has half of it, with itself in the corner."""
    inside, outside = (INNER + 36, RIM - 4) if outer else (INNER + 4, INNER + 31)
    x, y = at(space * SPACE - 4, (inside + outside) / 2)
    sign = f'<g class="half-figure" transform="translate({x:.1f} {y:.1f}) scale(.62) translate(-14 -14)">{figure}</g>'
    return glow(ring_piece(space * SPACE, 6.5, inside, outside)) + sign


def spaces(scene: Scene) -> list[str]:
    s: State = scene.view
    reached = targets.by_space(scene)
    taken = {*s.knights, s.merlin}
    drawn = []
    for space in range(SPACES):
        classes, ground, light = _space_parts(space)
        sign = _space_sign(space, SIGN_BESIDE if space in taken else SIGN)
        ways = reached.get(space, ())
        label = names.space(space, s, scene.seats)
        if len(ways) == 1:
            said = scene.button(ways[0], label)
        else:
            said = scene.thing(label, f"space-{space}")
            light = ""
        split = len(ways) > 1
        here = f'data-place="space-{space}" data-ring="{space}"'
        drawn.append(f'<g class="{classes}" {here}{said}>{ground}{light}{"" if split else sign}</g>')
        for number, way in enumerate(ways if split else ()):
            said = scene.button(way, words.spoken(scene, way))
            piece = ring_piece(
                space * SPACE, HALF_SPACE, *((INNER, INNER + 33.5), (INNER + 33.5, RIM))[number]
            )
            ground = f'<path class="hit" d="{piece}"/>'
            figure = MERLIN if targets.moves_merlin(way) else knight(scene.seats[scene.asked].color)
            half = _half(space, number == 1, figure)
            drawn.append(f'<g class="half" data-ring="{space}"{said}>{ground}{half}</g>')
        if split:  # over both halves
            drawn.append(f'<g class="{classes} split-sign">{sign}</g>')
    return drawn


def figures(scene: Scene) -> list[str]:
    """Knights and Merlin, fanned out where they share a space; the one that moved last comes along its way."""
    s: State = scene.view
    here: dict[int, list[int]] = {}
    for figure, space in enumerate([*s.knights, s.merlin]):
        here.setdefault(space, []).append(figure)
    last = targets.last_move(scene.log)
    drawn = [_way(last)] if last else []
    for space, guests in here.items():
        apart = min(6.0, 15 / len(guests))
        for number, figure in enumerate(guests):
            degrees = space * SPACE + (number - (len(guests) - 1) / 2) * apart
            x, y = at(degrees, FIGURES)
            mark, way = f"knight-{figure}" if figure < s.players else "merlin", ""
            if (
                last
                and last.figure == (figure if figure < s.players else targets.MERLIN_FIGURE)
                and last.to == space
            ):
                # Walk there; what was mirrored jumps the last bit.
                way = f' data-path="{" ".join(_stops(last, x, y))}"'
            piece = knight(scene.seats[figure].color) if figure < s.players else MERLIN
            size = 27 if figure < s.players else 28
            drawn.append(
                f'<g data-piece="{mark}" transform="translate({x:.1f} {y:.1f})"{way}>'
                f'<g class="figure" transform="scale({size / 28:.3g}) translate(-14 -14)">{piece}</g></g>'
            )
    return drawn


def _stops(last: targets.Move, x: float, y: float) -> list[str]:
    step = 1 if last.steps > 0 else -1
    mirrored = (last.start + last.steps - last.to) % SPACES != 0
    spaces = [(last.start + step * number) * SPACE for number in range(abs(last.steps) + mirrored)]
    return [*[point(degrees, FIGURES).replace(" ", ",") for degrees in spaces], f"{x:.1f},{y:.1f}"]


def _way(last: targets.Move) -> str:
    """Dotted."""
    start, end = last.start * SPACE, (last.start + last.steps) * SPACE
    sweep = 1 if last.steps > 0 else 0
    return f'<path class="trail-line" d="M{point(start, WAY)}A{WAY} {WAY} 0 0 {sweep} {point(end, WAY)}"/>'
