"""The wheel: the action rondel round the six principalities, and the round table in the middle."""

from tafelrunde.merlin.box import ANIMALS, PRINCIPALITIES
from tafelrunde.merlin.state import State

from ..markup import disc, use
from ..scene import Scene
from . import names, rondel, sectors
from .ring import HALF_SECTOR, INNER, RIM, SECTOR, at, point, ring_piece
from .sectors import MARK_AT
from .signs import ANIMAL_SIGNS

TABLE_RADIUS = 57
HUB = 60  # where the sectors begin


def _ground() -> str:
    """The six sectors with their animals, the lines between them, and the round table."""
    sectors = []
    for p in PRINCIPALITIES:
        x, y = at(p * SECTOR, MARK_AT)
        ground = ring_piece(p * SECTOR, HALF_SECTOR, HUB, INNER)
        sectors.append(
            f'<g class="sector c-{ANIMALS[p]}"><path class="sector-ground" d="{ground}"/>'
            f"{use(ANIMAL_SIGNS[p], x, y, 118, 'watermark')}</g>"
        )
    lines = "".join(
        [
            f'<path class="wheel-line" d="M{point(edge, HUB)}L{point(edge, INNER)}"/>'
            for edge in [p * SECTOR + HALF_SECTOR for p in PRINCIPALITIES]
        ]
    )
    return (
        f'{"".join(sectors)}{lines}<circle class="wheel-ring" r="{INNER}"/>'
        f'<circle class="wheel-rim" r="{RIM}"/><circle class="table-rim" r="{TABLE_RADIUS + 4.5:g}"/>'
        f'<circle class="table-top" r="{TABLE_RADIUS}"/>'
    )


# What never changes; the rest are regions inside it.
FRAME = (
    '<svg class="wheel" viewBox="-300 -300 600 600" role="none"><g id="rondel" data-nav="rondel"></g>'
    f'{_ground()}<g id="principalities" data-nav="principalities"></g><g id="figures"></g></svg>'
)


def _round_table(scene: Scene, s: State) -> list[str]:
    def treasure(name: str, symbol: str, x: float, holder: int) -> str:
        held = "is-held" if holder >= 0 else ""
        sign = ""
        if holder >= 0:
            color = scene.seats[holder].color
            sign = f'<g class="c-{color}" transform="translate({x + 11} -7)">{disc(color, 7.5, 9)}</g>'
        said = scene.thing(names.treasure(name, holder, scene.seats), name)
        return (
            f'<g class="treasure {held}" data-place="{name}" data-x="{x}" data-y="-16"{said}>'
            f'<circle class="hit" cx="{x}" cy="-16" r="19"/>{use(symbol, x, -17, 29, "treasure-sign")}{sign}</g>'
        )

    def supply(name: str, symbol: str, x: float, amount: int) -> str:
        said = scene.thing(names.supply(name, amount), name)
        return (
            f'<g class="supply" data-place="{name}-supply" data-x="{x}" data-y="20"{said}>'
            f'<circle class="hit" cx="{x + 9}" cy="21" r="17"/>{use(symbol, x, 21, 19, "space-sign")}'
            f'<text class="supply-text" x="{x + 10.5}" y="27">{amount}</text></g>'
        )

    return [
        treasure("grail", "i-holy-grail", -20, s.grail),
        treasure("excalibur", "i-sword-in-stone", 20, s.excalibur),
        supply("apple", "i-shiny-apple", -33, s.apple_supply),
        supply("traitor", "i-hood", 9, len(s.traitor_pile)),
    ]


def regions(scene: Scene) -> dict[str, str]:
    s: State = scene.view
    return {
        "board": FRAME,
        "rondel": "\n".join(rondel.spaces(scene)),
        "principalities": "\n".join([*_round_table(scene, s), *sectors.lines(scene)]),
        "figures": "\n".join(rondel.figures(scene)),
    }
