"""The pictures of Merlin's rules, made of the table's own signs."""

import re
from functools import partial

from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.session import Session
from tafelrunde.merlin.box import (
    ANIMALS,
    BUILDER,
    DOVE,
    DRAGON,
    EAGLE,
    FISH,
    FLAG_BEARER,
    FOX,
    LADY,
    LAKE,
    MOUNTAIN,
    SHIELD_BEARER,
    SNAKE,
    TOWER,
    WOOD,
)
from tafelrunde.merlin.game import MERLIN
from tafelrunde.seats import COLORS

from ..figures import ARROW, Figures, Part, coin, gone, icon, picture, rows, scaled, words
from ..markup import disc
from ..scene import Scene, Seat
from . import environs, signs, wheel
from .printed import PRINTED

GAP = words(" ")


def token(kind: str, p: int) -> Part:
    return scaled(signs.token(kind, p), 24)


shield, flag, material, traitor = (partial(token, kind) for kind in ("shield", "flag", "material", "traitor"))


def man(which: int, color: str) -> Part:
    return scaled(signs.henchman(which, color), 35, 40)


def counter(color: str) -> Part:
    return scaled(signs.counter(color), 24, size=34)


def crest(color: str) -> Part:
    return Part(34, f'<g class="c-{color}" transform="translate(17 20)">{disc(color, 15, 19)}</g>')


def animal(p: int) -> Part:
    sign = signs.ANIMAL_SIGNS[p]
    inside = f'<use class="sign" href="#{sign}" x="-13" y="-13" width="26" height="26"/>'
    disc = '<circle class="crest-disc" r="18"/>'
    return Part(38, f'<g class="c-{ANIMALS[p]}" transform="translate(19 20)">{disc}{inside}</g>')


def die(pips: int, color: str) -> Part:
    return scaled(signs.die(pips, color), 32)


def tile(kind: int, color: str = "") -> Part:
    drawing, box = environs.patch({0: (kind, color)})
    left, top, width, height = map(float, box.split())
    return scaled(f'<g transform="translate({-left} {-top})">{drawing}</g>', width, height, 44)


KNIGHT = scaled(signs.knight("blue"), 28)
SORCERER = scaled(signs.MERLIN, 28)


def _ride() -> str:
    """The upper part of the wheel, after a knight has ridden by his first die."""
    session = Session(MERLIN, Setup(2, "7", 0))
    session.choose(next(n for n, choice in enumerate(session.options) if choice.verb == "go"))
    seats = [Seat("", color, "person") for color in COLORS[:2]]
    view = MERLIN.view(session.state, 0)
    scene = Scene(MERLIN, view, 0, session.seat, seats, {}, False, log=session.log)
    regions = wheel.regions(scene)
    inside = re.compile(r'(<(\w+)[^>]* id="([\w-]+)"[^>]*>)(?=</\2>)')
    board = inside.sub(lambda found: found[1] + regions.get(found[3], ""), regions["board"])
    # What only a pointer needs.
    board = re.sub(r'<\w+ class="(?:hit|glow-fill|glow-halo|glow-casing|glow-line)"[^>]*/>', "", board)
    drawing = board.partition(">")[2].removesuffix("</svg>").replace("\n", "")
    return picture(f'<g class="wheel">{drawing}</g>', "-300 -300 600 600", 0.6)


def _sights() -> str:
    """The lines of a tile that three materials fit (M4.16)."""
    lands = (WOOD, LAKE, LAKE, MOUNTAIN, WOOD, WOOD)
    tiles = {number: (lands[(number + number // 6) % 6], "") for number in range(18)}
    seen = PRINTED.box.fitting[18].index((DOVE, FISH, FOX))
    return picture(*environs.patch(tiles, 3, seen))


def _territories() -> str:
    """Blue alone in a lake of 2, green on a single mountain, red and yellow in a wood of 5 (M6.6)."""
    wood = {0: "red", 1: "", 2: "", 6: "", 7: "yellow"}
    tiles = {number: (WOOD, color) for number, color in wood.items()}
    tiles |= {12: (LAKE, "blue"), 13: (LAKE, ""), 8: (MOUNTAIN, "green")}
    return picture(*environs.patch(tiles), 1.3)


FIGURES = Figures(
    first={
        "goal": lambda: rows([KNIGHT, SORCERER, ARROW, icon("laurels", 36), coin(1), coin(2), coin(3)]),
        "move": lambda: (
            rows([die(2, "blue"), ARROW, KNIGHT, GAP, die(5, "merlin"), ARROW, SORCERER]) + _ride()
        ),
        "henchmen": lambda: rows(
            [
                man(BUILDER, "blue"),
                ARROW,
                material(SNAKE),
                GAP,
                man(SHIELD_BEARER, "blue"),
                ARROW,
                shield(SNAKE),
            ],
            [man(FLAG_BEARER, "blue"), ARROW, flag(SNAKE), GAP, man(LADY, "blue"), ARROW, counter("blue")],
        ),
        "things": lambda: rows(
            [shield(DOVE), ARROW, gone(traitor(DOVE)), GAP, material(FOX), ARROW, tile(WOOD, "blue")],
        ),
        "helpers": lambda: rows(
            [flag(EAGLE), icon("shiny-apple", 34), icon("wizard-staff", 34)],
        ),
        "missions": lambda: rows(
            [shield(FISH), flag(DRAGON), counter("blue"), ARROW, icon("tied-scroll", 36), coin(3)]
        ),
        "scoring": lambda: rows(
            [gone(shield(DOVE)), traitor(EAGLE), coin("−3"), GAP, tile(LAKE, "blue"), tile(LAKE), coin(2)],
            [counter("blue"), counter("blue"), counter("yellow"), coin(3), GAP, man(LADY, "blue"), coin(1)],
        ),
    },
    examples={
        "M3.7": [
            lambda: rows(
                [
                    icon("wizard-staff", 34),
                    ARROW,
                    icon("holy-grail", 36),
                    icon("shiny-apple", 34),
                    icon("shiny-apple", 34),
                ]
            )
        ],
        "M4.11": [
            lambda: rows(
                [man(BUILDER, "red"), animal(FOX), ARROW, animal(SNAKE), words("+"), material(SNAKE)]
            )
        ],
        "M4.13": [lambda: rows([gone(material(FISH)), ARROW, icon("trade"), ARROW, flag(FOX)])],
        "M4.16": [_sights],
        "M4.17": [
            lambda: rows(
                [gone(material(DOVE)), ARROW, tile(LAKE + TOWER, "green"), words("+"), shield(DRAGON)]
            )
        ],
        "M7.1": [
            lambda: rows(
                [
                    shield(FISH),
                    man(LADY, "yellow"),
                    animal(DRAGON),
                    counter("yellow"),
                    ARROW,
                    icon("tied-scroll"),
                    coin(3),
                ]
            )
        ],
        "M6.3": [
            lambda: rows(
                [
                    gone(shield(DOVE)),
                    gone(traitor(DOVE)),
                    GAP,
                    gone(shield(FOX)),
                    gone(traitor(FOX)),
                    GAP,
                    traitor(EAGLE),
                    ARROW,
                    coin("−3"),
                ]
            )
        ],
        "M6.6": [_territories],
        "M6.7": [
            lambda: rows(
                [
                    animal(FISH),
                    counter("red"),
                    coin(1),
                    GAP,
                    counter("green"),
                    coin(1),
                    GAP,
                    counter("blue"),
                    coin(1),
                ]
            )
        ],
        "M6.8": [
            lambda: rows(
                [animal(FOX), counter("red"), counter("red"), counter("blue"), counter("blue")],
                [
                    crest("red"),
                    coin(2),
                    crest("blue"),
                    coin(2),
                    GAP,
                    icon("holy-grail", 34),
                    crest("red"),
                    coin(4),
                ],
            )
        ],
        "M6.9": [
            lambda: rows(
                [
                    animal(EAGLE),
                    *[counter("red")] * 3,
                    *[counter("green")] * 2,
                    counter("blue"),
                    ARROW,
                    crest("red"),
                    coin(6),
                ],
                [
                    animal(EAGLE),
                    counter("red"),
                    *[gone(counter("red"))] * 2,
                    counter("green"),
                    gone(counter("green")),
                    counter("blue"),
                ],
            )
        ],
        "M6.10": [
            lambda: rows(
                *[
                    [crest(color), *[man(which, color) for which in range(number)], coin(number)]
                    for color, number in zip(COLORS, (4, 3, 3, 1), strict=True)
                ]
            )
        ],
        "M8.2": [
            lambda: rows(
                [flag(FOX), flag(FISH), material(DOVE), material(SNAKE), shield(EAGLE), ARROW, coin(1)]
            )
        ],
        "M9.3": [lambda: rows([man(BUILDER, "blue"), coin(2), words("+"), coin("+1"), ARROW, coin(3)])],
    },
)
