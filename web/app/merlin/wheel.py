"""The wheel: the action rondel round the six principalities, and the round table in the middle.

Everything stands upright; only places are polar: degrees clockwise from the top, and a distance from the middle.
"""

from functools import cache
from math import cos, radians, sin

from tafelrunde.kernel.choice import Choice
from tafelrunde.merlin.box import (
    BUILD,
    EXCALIBUR,
    EXCHANGE,
    GRAIL,
    MISSION,
    PLACE_HENCHMAN,
    PRINCIPALITIES,
    RELOCATE,
    RONDEL,
    SCORE_INFLUENCE,
    SPACES,
    TAKE_SHIELD,
)
from tafelrunde.merlin.state import State

from ..kept import Kept
from ..scene import Scene
from . import moves, names, talk
from .signs import (
    ANIMAL_SIGNS,
    ANIMALS,
    KINDS,
    MERLIN,
    counter,
    henchman,
    henchman_outline,
    knight,
    svg_coin,
)

RIM, INNER = 296, 229
SIGN, SIGN_BESIDE, FIGURES = 262, 251, 282
HENCHMEN_AT, STOCK_AT, MEDALLION_AT, MARK_AT = 205, 161, 77, 150
PLACES = (-20.2, -6.8, 6.8, 20.2)
STOCKS = (-16.7, 0.0, 16.7)
PLACE_RADIUS = 20.5
TABLE_RADIUS = 57

# Below those who fetch them: material, shield, flag (as kinds 2, 0, 1).
STOCK_ORDER = (2, 0, 1)

# The signs of the spaces that have no color of their own.
SPACE_SIGNS = {
    **dict.fromkeys(range(1, 9), "fleur-de-lys"),
    EXCALIBUR: "sword-in-stone",
    GRAIL: "holy-grail",
    RELOCATE: "footsteps",
    EXCHANGE: "trade",
    MISSION: "tied-scroll",
    BUILD: "flat-hammer",
}


def at(degrees: float, radius: float) -> tuple[float, float]:
    angle = radians(degrees)
    return radius * sin(angle), -radius * cos(angle)


def _point(degrees: float, radius: float) -> str:
    x, y = at(degrees, radius)
    return f"{x:.1f} {y:.1f}"


def ring_piece(middle: float, half: float, inner: float, outer: float) -> str:
    """The outline of a piece of a ring."""
    return (
        f"M{_point(middle - half, outer)}A{outer} {outer} 0 0 1 {_point(middle + half, outer)}"
        f"L{_point(middle + half, inner)}A{inner} {inner} 0 0 0 {_point(middle - half, inner)}Z"
    )


def glow(outline: str) -> str:
    """The four strokes that light a choice up."""
    return "".join(
        [f'<path class="glow-{part}" d="{outline}"/>' for part in ("fill", "halo", "casing", "line")]
    )


@cache
def _space_sign(space: int, radius: float) -> str:
    """The sign of a space, and what kind of space it is."""
    kind = RONDEL[space]
    x, y = at(space * 15, radius)
    if kind == 0:
        return _use(ANIMAL_SIGNS[space // 4], x, y, 40 if radius == SIGN else 32, "sign")
    if kind >= EXCALIBUR:
        return _use(f"i-{SPACE_SIGNS[kind]}", x, y, 31, "space-sign")
    thing = (kind - 1) % 4
    last = "i-fleur-de-lys" if kind == SCORE_INFLUENCE else "i-meeple"
    drawn = _use(f"g-{KINDS[thing]}" if thing < len(KINDS) else last, x - 3, y - 1, 25, "space-sign")
    if kind <= SCORE_INFLUENCE:
        return drawn + _use("v-one", x + 11, y + 8, 20, "")
    return f'{drawn}<circle class="influence-disc" cx="{x + 11:.1f}" cy="{y + 8:.1f}" r="8.2"/>' + _use(
        "i-fleur-de-lys", x + 11, y + 8, 11, "influence-sign"
    )


def _use(symbol: str, x: float, y: float, size: float, classes: str) -> str:
    half = size / 2
    return (
        f'<use class="{classes}" href="#{symbol}" x="{x - half:.1f}" y="{y - half:.1f}" '
        f'width="{size:g}" height="{size:g}"/>'
    )


def _space_class(space: int) -> str:
    kind = RONDEL[space]
    if kind == 0:
        return f"space is-filled c-{ANIMALS[space // 4]}"
    if kind <= SCORE_INFLUENCE:
        return "space is-points"
    return "space is-influence" if TAKE_SHIELD <= kind <= PLACE_HENCHMAN else "space"


@cache
def _space_parts(space: int) -> tuple[str, str, str]:
    """Class, ground and light of a space: they never change."""
    ground = f'<path class="space-ground" d="{ring_piece(space * 15, 7.5, INNER, RIM)}"/>'
    return _space_class(space), ground, glow(ring_piece(space * 15, 6.5, INNER + 4, RIM - 4))


@cache
def _half(space: int, outer: bool) -> str:
    """Two figures could go to one space: each has half of it."""
    inside, outside = (INNER + 36, RIM - 4) if outer else (INNER + 4, INNER + 31)
    return glow(ring_piece(space * 15, 6.5, inside, outside))


def _spaces(scene: Scene, s: State) -> str:
    targets = moves.targets(scene)
    taken = {*s.knights, s.merlin}
    drawn = []
    for space in range(SPACES):
        classes, ground, light = _space_parts(space)
        sign = _space_sign(space, SIGN_BESIDE if space in taken else SIGN)
        ways = targets.get(space, ())
        label = names.space(space, s, scene.seats)
        if len(ways) == 1:
            said = scene.button(ways[0], label)
        else:
            said = scene.thing(label, f"space-{space}")
            light = ""
        here = f'data-place="space-{space}" data-ring="{space}"'
        drawn.append(f'<g class="{classes}" {here}{said}>{ground}{light}{sign}</g>')
        for number, way in enumerate(ways if len(ways) > 1 else ()):
            said = scene.button(way, talk.spoken(scene, way))
            piece = ring_piece(space * 15, 7.5, *((INNER, INNER + 33.5), (INNER + 33.5, RIM))[number])
            ground = f'<path class="hit" d="{piece}"/>'
            drawn.append(f'<g class="half" data-ring="{space}"{said}>{ground}{_half(space, number == 1)}</g>')
    return f'<g id="rondel" data-nav="rondel">{"".join(drawn)}</g>'


def _figures(scene: Scene, s: State) -> str:
    """Knights and Merlin, fanned out where they share a space; the one that moved last comes along its way."""
    here: dict[int, list[int]] = {}
    for figure, space in enumerate([*s.knights, s.merlin]):
        here.setdefault(space, []).append(figure)
    last = moves.last_move(scene.log)
    drawn = []
    for space, figures in here.items():
        apart = min(6.0, 15 / len(figures))
        for number, figure in enumerate(figures):
            degrees = space * 15 + (number - (len(figures) - 1) / 2) * apart
            x, y = at(degrees, FIGURES)
            mark, way = f"knight-{figure}" if figure < s.players else "merlin", ""
            if last and last.figure == (figure if figure < s.players else -1) and last.to == space:
                # Walk there; what was mirrored jumps the last bit.
                way = f' data-path="{" ".join(_stops(last, x, y))}"'
            piece = knight(scene.seats[figure].color) if figure < s.players else MERLIN
            size = 27 if figure < s.players else 28
            drawn.append(
                f'<g data-piece="{mark}" transform="translate({x:.1f} {y:.1f})"{way}>'
                f'<g class="figure" transform="scale({size / 28:.3g}) translate(-14 -14)">{piece}</g></g>'
            )
    return "".join(drawn)


def _stops(last: moves.Move, x: float, y: float) -> list[str]:
    step = 1 if last.steps > 0 else -1
    mirrored = (last.start + last.steps - last.to) % SPACES != 0
    spaces = [(last.start + step * number) * 15 for number in range(abs(last.steps) + mirrored)]
    return [*[_point(degrees, FIGURES).replace(" ", ",") for degrees in spaces], f"{x:.1f},{y:.1f}"]


def _trail(scene: Scene) -> str:
    """The way of the last figure that moved, dotted."""
    last = moves.last_move(scene.log)
    if last is None:
        return ""
    start, end = last.start * 15, (last.start + last.steps) * 15
    sweep = 1 if last.steps > 0 else 0
    return f'<path class="trail-line" d="M{_point(start, 291)}A291 291 0 0 {sweep} {_point(end, 291)}"/>'


@cache
def _ground() -> str:
    """The six sectors with their animals, the lines between them, and the round table."""
    sectors = []
    for p in PRINCIPALITIES:
        x, y = at(p * 60, MARK_AT)
        sectors.append(
            f'<g class="sector c-{ANIMALS[p]}"><path class="sector-ground" d="{ring_piece(p * 60, 30, 60, INNER)}"/>'
            f"{_use(ANIMAL_SIGNS[p], x, y, 118, 'watermark')}</g>"
        )
    lines = "".join(
        [
            f'<path class="wheel-line" d="M{_point(p * 60 + 30, 60)}L{_point(p * 60 + 30, INNER)}"/>'
            for p in range(6)
        ]
    )
    return (
        f'{"".join(sectors)}{lines}<circle class="wheel-ring" r="{INNER}"/>'
        f'<circle class="wheel-rim" r="{RIM}"/><circle class="table-rim" r="{TABLE_RADIUS + 4.5:g}"/>'
        f'<circle class="table-top" r="{TABLE_RADIUS}"/>'
    )


def _order(p: int, count: int) -> list[int]:
    """Places are read from left to right or from the top down: reversed in the lower and left half."""
    return list(range(count)) if p * 60 < 180 else list(reversed(range(count)))


_QUIET = Kept()
# The choices that lie inside the wheel.
_INSIDE = frozenset({"take", "henchman", "influence"})


def _inside(scene: Scene, s: State, p: int) -> str:
    """A principality; drawn anew only where something in it has changed or can be chosen."""
    if scene.verbs & _INSIDE:
        return _principality(scene, s, p)
    owners = [
        which * 4 + seat for seat, men in enumerate(s.henchmen) for which in range(4) if men[which] == p
    ]
    shown = (p, *scene.seats, *s.influence[p], *[stock[p] for stock in s.stock], *owners)
    return _QUIET.get(shown, lambda: _principality(scene, s, p))


def _principality(scene: Scene, s: State, p: int) -> str:
    posts = moves.posts(scene, s)
    return (
        _stock(scene, s, p)
        + _henchmen(scene, s, p, posts)
        + _influence(scene, s, p)
        + _medallion(scene, s, p)
    )


def _stock(scene: Scene, s: State, p: int) -> str:
    drawn = []
    for kind, place in zip(STOCK_ORDER, _order(p, 3), strict=True):
        x, y = at(p * 60 + STOCKS[place], STOCK_AT)
        left = s.stock[kind][p]
        said = scene.button(Choice("take", kind * 6 + p), names.stock(kind, p, left), f"thing-{kind * 6 + p}")
        empty = "" if left else " is-empty"
        drawn.append(
            f'<g class="stock c-{ANIMALS[p]}{empty}" data-place="stock-{kind * 6 + p}"'
            f' data-x="{x:.0f}" data-y="{y:.0f}" transform="translate({x:.1f} {y:.1f})"{said}>'
            f'<circle class="hit" r="22"/>{_STOCK_GLOW}'
            f'<use class="piece" href="#g-{KINDS[kind]}" x="-15.5" y="-15.5" width="31" height="31"/>'
            f'<text class="stock-text" y="{_STOCK_TEXT[kind]}">{left}</text></g>'
        )
    return "".join(drawn)


_STOCK_TEXT = (4, 3, 8.5)
_STOCK_GLOW = glow("M-17-17H17V17H-17Z")
_PLACE_GLOW = glow(f"M0-{PLACE_RADIUS}A{PLACE_RADIUS} {PLACE_RADIUS} 0 1 1-.1-{PLACE_RADIUS}Z")
_PIECE_SCALE = 0.82


def _henchmen(scene: Scene, s: State, p: int, posts: moves.Posts) -> str:
    drawn = []
    for which, place in zip(range(4), _order(p, 4), strict=True):
        x, y = at(p * 60 + PLACES[place], HENCHMEN_AT)
        owner = next((seat for seat in range(s.players) if s.henchmen[seat][which] == p), -1)
        label = names.post(which, p, owner, scene.seats)
        choice = moves.henchman_here(scene, posts, which, p, owner)
        said = scene.button(choice, label) if choice else scene.thing(label, f"henchman-{which}")
        piece = ""
        if owner >= 0:
            piece = (
                f'<g data-piece="henchman-{owner}-{which}"><g transform="scale({_PIECE_SCALE}) translate(-17 -20)">'
                f"{henchman(which, scene.seats[owner].color)}</g></g>"
            )
        outline = (
            ""
            if owner >= 0
            else f'<g transform="scale({_PIECE_SCALE}) translate(-17 -20)">{henchman_outline(which)}</g>'
        )
        drawn.append(
            f'<g class="post" data-place="post-{which}-{p}" data-x="{x:.0f}" data-y="{y:.0f}"'
            f' transform="translate({x:.1f} {y:.1f})"{said}>'
            f'<circle class="post-ground" r="{PLACE_RADIUS}"/>{_PLACE_GLOW}{outline}{piece}</g>'
        )
    return "".join(drawn)


@cache
def _disc_glow(x: float, y: float) -> str:
    return glow(f"M{x} {y - 19.5:.1f}a19.5 19.5 0 1 1-.1 0Z")


def _influence(scene: Scene, s: State, p: int) -> str:
    """A pill for every player who has counters here, the most first."""
    owners = sorted(
        [seat for seat in range(s.players) if s.influence[p][seat]], key=lambda seat: -s.influence[p][seat]
    )
    radius = 114 if len(owners) > 2 else 117
    cx, cy = at(p * 60, radius)
    drawn = []
    for number, seat in enumerate(owners):
        if p % 3 == 0:
            in_row = 2 if len(owners) > 1 else 1
            rows = (len(owners) + 1) // 2
            x = cx + (number % 2 - (in_row - 1) / 2) * 43
            y = cy + (number // 2 - (rows - 1) / 2) * 23
        else:
            along = (number - (len(owners) - 1) / 2) * 24.5
            if p > 3:
                along = -along
            x, y = cx + along * cos(radians(p * 60)), cy + along * sin(radians(p * 60))
        amount = s.influence[p][seat]
        said = scene.thing(names.influence(p, seat, amount, scene.seats), "influence")
        drawn.append(
            f'<g class="pill" data-x="{x:.0f}" data-y="{y:.0f}" transform="translate({x:.1f} {y:.1f})"{said}>'
            '<rect class="pill-ground" x="-19.5" y="-11" width="39" height="22" rx="11"/>'
            f'<g transform="translate(-18 -9) scale(.75)">{counter(scene.seats[seat].color)}</g>'
            f'<text class="pill-text" x="9" y="5.5">{amount}</text></g>'
        )
    return "".join(drawn)


def _medallion(scene: Scene, s: State, p: int) -> str:
    x, y = at(p * 60, MEDALLION_AT)
    points = sum(s.influence[p])
    tangent = 27 if p % 3 == 0 else -27 if p > 3 else 27
    cx, cy = x + tangent * cos(radians(p * 60)), y + tangent * sin(radians(p * 60))
    if p == 3:
        cx = x + 27
    label = names.medallion(p, points)
    choice = moves.medallion_choice(scene, p)
    said = scene.button(choice, label) if choice else scene.thing(label, f"principality-{p}")
    coin = svg_coin(round(cx, 1), round(cy, 1), 12.5, points) if points else ""
    return (
        f'<g class="medallion c-{ANIMALS[p]}" data-place="principality-{p}" data-x="{x:.0f}" data-y="{y:.0f}"{said}>'
        f'{coin}<circle class="hit" cx="{x:.1f}" cy="{y:.1f}" r="23"/>{_disc_glow(round(x, 1), round(y, 1))}'
        f'<circle class="crest-disc" cx="{x:.1f}" cy="{y:.1f}" r="17.5"/>'
        f"{_use(ANIMAL_SIGNS[p], x, y, 25, 'sign')}</g>"
    )


def _sector_choices(scene: Scene) -> str:
    """Where a whole principality is to be chosen, its sector lies on top."""
    drawn = []
    for p in PRINCIPALITIES:
        choice = moves.principality_choice(scene, p)
        if choice is None:
            continue
        x, y = at(p * 60, MARK_AT)
        outline = ring_piece(p * 60, 28.5, 66, INNER - 4)
        said = scene.button(choice, names.principality(p))
        drawn.append(
            f'<g class="sector-choice" data-x="{x:.0f}" data-y="{y:.0f}"{said}>'
            f'<path class="hit" d="{outline}"/>{glow(outline)}</g>'
        )
    return "".join(drawn)


def _round_table(scene: Scene, s: State) -> str:
    def treasure(name: str, symbol: str, x: float, holder: int) -> str:
        held = "is-held" if holder >= 0 else ""
        sign = ""
        if holder >= 0:
            color = scene.seats[holder].color
            sign = (
                f'<g class="c-{color}" transform="translate({x + 11} -7)"><circle class="crest-disc" r="7.5"/>'
                f'<use class="crest-sign" href="#e-{color}" x="-4.5" y="-4.5" width="9" height="9"/></g>'
            )
        said = scene.thing(names.treasure(name, holder, scene.seats), name)
        return (
            f'<g class="treasure {held}" data-place="{name}" data-x="{x}" data-y="-16"{said}>'
            f'<circle class="hit" cx="{x}" cy="-16" r="19"/>{_use(symbol, x, -17, 29, "treasure-sign")}{sign}</g>'
        )

    def supply(name: str, symbol: str, x: float, amount: int) -> str:
        said = scene.thing(names.supply(name, amount), name)
        return (
            f'<g class="supply" data-place="{name}-supply" data-x="{x}" data-y="20"{said}>'
            f'<circle class="hit" cx="{x + 9}" cy="21" r="17"/>{_use(symbol, x, 21, 19, "space-sign")}'
            f'<text class="supply-text" x="{x + 10.5}" y="27">{amount}</text></g>'
        )

    return (
        treasure("grail", "i-holy-grail", -20, s.grail)
        + treasure("excalibur", "i-sword-in-stone", 20, s.excalibur)
        + supply("apple", "i-shiny-apple", -33, s.apple_supply)
        + supply("traitor", "i-hood", 9, len(s.traitor_pile))
    )


def markup(scene: Scene) -> str:
    s: State = scene.view
    inside = "".join([_inside(scene, s, p) for p in PRINCIPALITIES])
    return (
        '<svg class="wheel" viewBox="-300 -300 600 600" role="none">'
        f"{_spaces(scene, s)}{_ground()}{_trail(scene)}"
        f'<g id="principalities" data-nav="principalities">{inside}{_round_table(scene, s)}{_sector_choices(scene)}</g>'
        f"{_figures(scene, s)}</svg>"
    )
