"""The pictures of Löwenherz's rules: small lands from drawings in letters, and the signs of cards and mines.

A square is two signs: the land (. meadow, f forest, v village, C royal city, o gold, s silver, c copper, e gem) and
what is on it: a capital for a castle, a small letter for a knight (B blue, Y yellow, R red), + a square that is taken
or may be, x one that may not, * one that is cut off, @ an alliance at its left side. Between two squares of a line | is
a border and : a new one, on the line below a square -- and ==.
"""

from typing import NamedTuple

from tafelrunde.loewenherz.box import ALLIANCE, BORDERS, DESERTER, EXPAND, KNIGHTS, MEADOW, SIGNS, TERRAINS

from ..figures import ARROW, Figures, Part, coin, icon, picture, rows, words
from ..figures import scaled as sized
from .grid import BAND, U
from .land import piece, square_sign
from .signs import action_sign

COLORS = {"B": "blue", "Y": "yellow", "R": "red"}
Square = tuple[int, int]


class Land(NamedTuple):
    """What a drawing in letters says."""

    kinds: dict[Square, int]
    stands: dict[Square, str]
    # By the square at the left or above and whether it stands upright: the border there is new, or not.
    walls: dict[tuple[Square, bool], bool]


def read(art: str) -> Land:
    land = Land({}, {}, {})
    row = -1
    lines = [line.strip() for line in art.strip().splitlines()]
    for line in lines:
        below = set(line) <= set("-=. ") and not line.startswith("..") and set(line) & set("-=")
        row += not below
        for column, start in enumerate(range(0, len(line), 3)):
            square, signs = (row, column), line[start : start + 3].ljust(3)
            if below:
                if signs[0] in "-=":
                    land.walls[square, False] = signs[0] == "="
                continue
            land.kinds[square] = SIGNS.index(signs[0])
            if signs[1] != ".":
                land.stands[square] = signs[1]
            if signs[2] in "|:":
                land.walls[square, True] = signs[2] == ":"
    return land


def areas(land: Land) -> list[set[Square]]:
    """Squares that no border parts."""
    left, found = set(land.kinds), []
    while left:
        todo, area = [left.pop()], set()
        while todo:
            row, column = square = todo.pop()
            area.add(square)
            for other, wall in (
                ((row, column + 1), (square, True)),
                ((row + 1, column), (square, False)),
                ((row, column - 1), ((row, column - 1), True)),
                ((row - 1, column), ((row - 1, column), False)),
            ):
                if other in left and wall not in land.walls:
                    left.discard(other)
                    todo.append(other)
        found.append(area)
    return found


def drawn(art: str, scale: float = 0.62) -> str:
    """A piece of land, as the table draws it. Its rim is that of the land."""
    land = read(art)
    parts = []
    for (row, column), kind in land.kinds.items():
        x, y = column * U, row * U
        parts.append(f'<path class="l-{TERRAINS[kind]}-ground" d="M{x} {y}h{U}v{U}h-{U}z"/>')
    for area in areas(land):
        castles = [square for square in area if land.stands.get(square, "").isupper()]
        if len(castles) == 1:
            parts.append(_domain(area, COLORS[land.stands[castles[0]]]))
    for (row, column), kind in land.kinds.items():
        x, y = column * U, row * U
        parts.append(f'<path class="fig-grid" d="M{x} {y}h{U}v{U}h-{U}z"/>')
        if kind != MEADOW and not land.stands.get((row, column), "").isalpha():
            parts.append(square_sign(kind, x, y))
    for new in (False, True):
        lines = "".join([_wall(*where) for where, fresh in land.walls.items() if fresh == new])
        if lines:
            parts.append(
                f'<path class="l-wall-edge" d="{lines}"/>'
                f'<g class="{"fig-new" if new else "l-wall"}"><path d="{lines}"/></g>'
            )
    for (row, column), sign in land.stands.items():
        parts.append(f'<g transform="translate({column * U} {row * U})">{_standing(sign)}</g>')
    high, wide = (max(square[axis] for square in land.kinds) + 1 for axis in (0, 1))
    return picture("".join(parts), f"-5 -5 {wide * U + 10} {high * U + 10}", scale)


def _wall(square: Square, upright: bool) -> str:
    row, column = square
    return f"M{(column + 1) * U} {row * U}v{U}" if upright else f"M{column * U} {(row + 1) * U}h{U}"


def _domain(area: set[Square], color: str) -> str:
    fill = "".join([f"M{column * U} {row * U}h{U}v{U}h-{U}z" for row, column in area])
    sides = []
    for row, column in area:
        x, y = column * U, row * U
        if (row - 1, column) not in area:
            sides.append(f"M{x} {y}h{U}v{BAND}h-{U}z")
        if (row + 1, column) not in area:
            sides.append(f"M{x} {y + U - BAND}h{U}v{BAND}h-{U}z")
        if (row, column - 1) not in area:
            sides.append(f"M{x} {y}h{BAND}v{U}h-{BAND}z")
        if (row, column + 1) not in area:
            sides.append(f"M{x + U - BAND} {y}h{BAND}v{U}h-{BAND}z")
    hatch = f'<path class="l-hatch" fill="url(#hatch-{color})" d="{"".join(sides)}"/>'
    return f'<g class="c-{color}"><path class="l-tint" d="{fill}"/>{hatch}</g>'


def _standing(sign: str) -> str:
    if sign.isalpha() and sign != "x":
        color = COLORS[sign.upper()]
        return f'<g class="l-piece c-{color}">{piece(color, sign.islower())}</g>'
    box = f'x="5" y="5" width="{U - 10}" height="{U - 10}" rx="6"'
    if sign == "@":
        ring = '<use class="l-ally-sign" href="#i-linked-rings" x="-10" y="-10" width="20" height="20"/>'
        return f'<g class="l-ally" transform="translate(0 {U // 2})"><circle r="15"/>{ring}</g>'
    if sign == "+":
        return f'<rect class="fig-good" {box}/>'
    if sign == "*":
        return f'<rect class="l-zone" {box}/><rect class="fig-lost" {box}/>'
    return f'<path class="fig-cross" d="M12 12L{U - 12} {U - 12}M{U - 12} 12L12 {U - 12}"/>'


def land_part(art: str) -> Part:
    """One square among signs."""
    kind = SIGNS.index(art)
    ground = f'<path class="l-{TERRAINS[kind]}-ground" d="M0 0h{U}v{U}h-{U}z"/>'
    return sized(ground + square_sign(kind, 0, 0), U)


def _cards() -> str:
    """The five actions, each with its sign."""
    signs = [
        action_sign(action, number)
        for action, number in ((BORDERS, 2), (KNIGHTS, 1), (EXPAND, 1), (DESERTER, 1), (ALLIANCE, 1))
    ]
    return f'<span class="fig-actions">{"".join(signs)}</span>'


def _turn() -> str:
    """Mines bring ducats; a card is sold or played; a card is drawn."""
    price = '<span class="p-price">4</span>'
    sale = '<span class="p-sale">+3</span>'
    card = f'<span class="fig-card">{price}{sale}{action_sign(BORDERS, 2)}</span>'
    mines = rows([land_part("o"), words("="), icon("crown-coin")])
    arrow = rows([ARROW])
    return f'<span class="fig-turn">{mines}{arrow}{card}{arrow}{rows([icon("card-draw", 36)])}</span>'


ENCLOSED = """
    fB f. v.|..
    .b .. f.|..
    -- -- --
    .. .. .. ..
"""
FIGURES = Figures(
    first={
        "goal": lambda: drawn(ENCLOSED),
        "points": lambda: rows(
            [
                land_part("f"),
                coin(1),
                words(" "),
                land_part("v"),
                coin(3),
                words(" "),
                land_part("C"),
                coin(5),
            ]
        ),
        "turn": _turn,
        "actions": _cards,
        "expand": lambda: drawn(
            """
            .B .b|f. .y
            f. .b|v+ ..
            .. f.|.. .Y
            """
        ),
        "mines": lambda: rows(
            [land_part("e"), land_part("e"), land_part("e"), ARROW, coin(5), words(" "), icon("crown-coin")]
        ),
        "end": lambda: rows(
            [
                icon("queen-crown", 36),
                coin(50),
                words("2"),
                icon("meeple"),
                words(" "),
                coin(40),
                words("3"),
                icon("meeple"),
                words(" "),
                coin(30),
                words("4"),
                icon("meeple"),
            ]
        ),
    },
    examples={
        "L3.1": [
            lambda: rows(
                [*map(land_part, "cceeeo"), words("="), *[icon("crown-coin")] * 3, words("+"), coin(5)]
            )
        ],
        "L4.2": [
            lambda: drawn(
                """
                .B v.:..
                f. ..:..
                -- --
                .. .. ..
                """
            ),
            lambda: drawn(
                """
                .B f.:.. .Y|..
                v. ..:f. ..|..
                -- -- -- --
                .. .. .. .. ..
                """
            ),
        ],
        "L4.3": [
            lambda: drawn(
                """
                .B f.|..
                v. ..|..
                o. ..|..
                -- --
                .. .. ..
                """
            ),
            lambda: drawn(
                """
                v. .B:.. .Y|..
                v. f.|f. ..|..
                -- -- -- --
                .. .. .. .. ..
                """
            ),
        ],
        "L2.5": [lambda: drawn(".B .b .. f. .. .. .b .B", 0.5)],
        "L5.4": [
            lambda: drawn(
                """
                .B .+|.x
                .b .+|fx
                .+ .. ..
                """
            )
        ],
        "L5.6": [
            lambda: drawn(
                """
                .. .B|.+ ..
                .. .b|.. ..
                -- --
                .+ .. .. ..
                """
            ),
            lambda: drawn(
                """
                .. .B|.+ .+
                .. .b|.. ..
                -- --
                .. .. .. ..
                """
            ),
        ],
        "L5.8": [
            lambda: drawn(
                """
                .R .r|.Y .y|.B .b
                .r .r|.y ..|.. ..
                """
            )
        ],
        "L5.9": [
            lambda: drawn(
                """
                .Y .y|f* f*|..
                .y .y|v+ f+|..
                -- --
                .. ..|.b .B|..
                """
            )
        ],
        "L5.12": [lambda: drawn(".B .b .b ..")],
        "L5.13": [
            lambda: drawn(
                """
                .b .B|.@ .Y
                .b ..|.x ..
                -- -- -- --
                .Y .+ f. ..
                """
            )
        ],
        "L6.2": [
            lambda: rows(
                [*map(land_part, "sss"), ARROW, coin(5)],
                [*map(land_part, "ss"), ARROW, coin("−5")],
            )
        ],
        "L7.4": [
            lambda: rows(
                [
                    icon("crown-coin"),
                    words("9"),
                    coin(5),
                    words(" "),
                    icon("crown-coin"),
                    words("9"),
                    coin(5),
                ],
                [
                    icon("crown-coin"),
                    words("6"),
                    coin(3),
                    words(" "),
                    icon("crown-coin"),
                    words("0"),
                    coin(0),
                ],
            )
        ],
    },
)
