"""What a hand can point at on the land: squares, edges and domains, each with its name, as a choice or to ask about."""

from collections.abc import Sequence
from functools import cached_property, lru_cache

from tafelrunde.kernel.choice import Choice
from tafelrunde.loewenherz.box import GOLD, TERRAINS
from tafelrunde.loewenherz.grid import EDGE_SQUARES, EDGES, SIDE, SQUARES
from tafelrunde.loewenherz.state import State

from ..markup import Message, Value, l10n, said
from ..scene import Scene
from .grid import CORNER, EDGE_LINE, EDGE_RHOMBUS, EDGE_XY, U, outline
from .land import piece

# Choices whose noun is a square, and those that mean a domain by its castle's square.
ON_SQUARES = ("castle", "place", "knight", "expand", "remove")
ON_DOMAINS = ("domain", "against")
# With more squares than this to choose from, a dot in each is calmer than a ring round each.
CALM = 28

LAND = tuple(("mine-" if kind >= GOLD else "land-") + word for kind, word in enumerate(TERRAINS))


def verb_on_land(options: dict[Choice, int]) -> str:
    """Which of the verbs that mean a place on the land is asked for, or "" if none is."""
    for verb, _ in options:
        if verb == "border" or verb in ON_SQUARES or verb in ON_DOMAINS:
            return verb
    return ""


class Names:
    """The accessible names of all squares and edges, as one seat would say them, made when they are first needed."""

    def __init__(self, board: tuple[tuple[int, ...], ...], people: tuple[str, ...], seat: int) -> None:
        self.land, self.pieces, self.walls, self.area, self.domain = board
        self.people = people
        self.seat = seat

    def whose(self, color: int) -> tuple[str, str]:
        if color >= len(self.people):
            return "neutral", ""
        return "own" if color == self.seat else "other", self.people[color]

    @cached_property
    def squares(self) -> list[str]:
        castled = {self.area[sq] for sq, found in enumerate(self.pieces) if found >= 0 and not found & 1}
        names = []
        for sq, castle in enumerate(self.domain):
            area = "domain" if castle >= 0 else "open" if self.area[sq] in castled else "zone"
            lord = self.whose(self.pieces[castle] >> 1) if castle >= 0 else ("", "")
            names.append(square_name(sq, *self.thing(sq), area, *lord))
        return names

    @cached_property
    def edges(self) -> list[str]:
        things = [self.thing(sq) for sq in range(SQUARES)]
        return [
            edge_name(edge, things[low], things[high], self.walls[edge])
            for edge, (low, high) in enumerate(EDGE_SQUARES)
        ]

    @cached_property
    def plain_squares(self) -> list[str]:
        """The squares while nothing is asked about them."""
        return [
            f'<g class="l-spot"{AT[sq]}{ABOUT[kind]} role="img" tabindex="-1"{name}>{HIT[sq]}</g>'
            for sq, (kind, name) in enumerate(zip(self.land, self.squares, strict=True))
        ]

    def thing(self, square: int) -> tuple[int, str, str, str]:
        found = self.pieces[square]
        kind = ("castle", "knight")[found & 1] if found >= 0 else "none"
        return self.land[square], kind, *self.whose(found >> 1)


# Most questions are about the same board as the one before, for the same seat.
_names = lru_cache(maxsize=4)(Names)


def names_on(scene: Scene) -> Names:
    s: State = scene.view
    board = tuple(map(tuple, (s.land, s.pieces, s.walls, s.area, s.domain)))
    return _names(board, tuple(seat.name for seat in scene.seats), scene.seat)


@lru_cache(maxsize=2048)
def square_name(
    square: int, land: int, kind: str, whose: str, who: str, area: str, lords: str, lord: str
) -> str:
    row, column = divmod(square, SIDE)
    return said(
        "loewenherz-square",
        row=row + 1,
        column=column + 1,
        land=LAND[land],
        piece=kind,
        whose=whose,
        who=who,
        area=area,
        lords=lords,
        lord=lord,
    )


@lru_cache(maxsize=2048)
def edge_name(
    edge: int, one: tuple[int, str, str, str], other: tuple[int, str, str, str], stands: int
) -> str:
    low, high = EDGE_SQUARES[edge]
    args: dict[str, Value] = {"row": low // SIDE + 1, "column": low % SIDE + 1}
    args |= {"torow": high // SIDE + 1, "tocolumn": high % SIDE + 1, "stands": stands}
    if one[1] == other[1] == "none":
        # Most edges: short, for there are 264 of them.
        return l10n(Message("loewenherz-edge", args | {"one": LAND[one[0]], "other": LAND[other[0]]}))
    seen = [
        Message("loewenherz-on-square", {"land": LAND[land], "piece": kind, "whose": whose, "who": who})
        for land, kind, whose, who in (one, other)
    ]
    return l10n(Message("loewenherz-edge-pieces", args | {"one": seen[0], "other": seen[1]}))


def attributes(scene: Scene, choice: Choice, name: str) -> str:
    """A choice, or something to ask "why not?" about. As scene.button, for names that are made already."""
    number = scene.options.get(choice)
    if number is not None:
        return f' data-choice="{number}" role="button" tabindex="-1"{scene.effect_attribute(choice)}{name}'
    why = f'{{"verb":"{choice.verb}","noun":{choice.noun}}}'
    return f' data-why=\'{why}\' role="button" aria-disabled="true" tabindex="-1"{name}'


def _box(x: int, y: int) -> str:
    return f'x="{x + 4}" y="{y + 4}" width="{U - 8}" height="{U - 8}" rx="6"'


def _ring(x: int, y: int) -> str:
    box = _box(x, y)
    return f'<rect class="glow-halo" {box}/><rect class="glow-casing" {box}/><rect class="glow-line" {box}/>'


# A ring alone round a piece; a free square is filled with light too.
RING = tuple(_ring(x, y) for x, y in CORNER)
LIGHT = tuple(f'<rect class="glow-fill" {_box(x, y)}/>{_ring(x, y)}' for x, y in CORNER)
DOT = tuple(f'<circle class="l-dot" cx="{x + U // 2}" cy="{y + U // 2}" r="6.5"/>' for x, y in CORNER)
HIT = tuple(f'<rect class="l-hit" x="{x}" y="{y}" width="{U}" height="{U}"/>' for x, y in CORNER)
AT = tuple(f' data-x="{sq % SIDE}" data-y="{sq // SIDE}"' for sq in range(SQUARES))
# What a terrain is worth, for whoever asks; a meadow needs no explanation.
ABOUT = tuple(
    f' data-why=\'{{"about":"{word}"}}\'' if kind else " data-stop" for kind, word in enumerate(TERRAINS)
)
BAR = tuple(f'<path class="l-bar" d="{line}"/>' for line in EDGE_LINE)
EDGE_AT = tuple(
    f'<path class="l-edge" d="{rhombus}" data-x="{x}" data-y="{y}"'
    for rhombus, (x, y) in zip(EDGE_RHOMBUS, EDGE_XY, strict=True)
)
GHOST_AT = tuple(f'<use class="ghost" href="#l-ghost" x="{x}" y="{y}"/>' for x, y in CORNER)


def ghost(verb: str, s: State, palette: Sequence[str]) -> list[str]:
    """What would stand on a chosen square, once for all of them."""
    if verb not in ("castle", "place", "knight"):
        return []
    color = palette[s.agenda[-1].args[0] if verb != "knight" else s.agenda[-1].seat]
    return [f'<defs><g id="l-ghost" class="c-{color}">{piece(color, verb != "castle")}</g></defs>']


def squares(scene: Scene, verb: str) -> list[str]:
    """All 144 squares: with a question about squares each is a choice or says why not, else they only have names."""
    names = names_on(scene)
    if not verb:
        return names.plain_squares
    calm = len(scene.options) > CALM
    shadow = GHOST_AT if verb in ("castle", "place", "knight") else ("",) * SQUARES
    parts = []
    pieces = scene.view.pieces
    for sq, name in enumerate(names.squares):
        choice = Choice(verb, sq)
        lit = DOT if calm else LIGHT if pieces[sq] < 0 else RING
        shown = lit[sq] + shadow[sq] if choice in scene.options else ""
        parts.append(f'<g class="l-spot"{AT[sq]}{attributes(scene, choice, name)}>{HIT[sq]}{shown}</g>')
    return parts


def edges(scene: Scene) -> list[str]:
    """All 264 edges: a short bar in the middle of those that may take a border."""
    options = scene.options
    open_edges = [edge for edge in range(EDGES) if Choice("border", edge) in options]
    parts = [f'<path class="l-bars" d="{"".join([EDGE_LINE[edge] for edge in open_edges])}"/>']
    for edge, name in enumerate(names_on(scene).edges):
        choice = Choice("border", edge)
        parts.append(f"{EDGE_AT[edge]}{attributes(scene, choice, name)}/>")
        if choice in options:
            parts.append(BAR[edge])
    return parts


def domains(scene: Scene, verb: str) -> list[str]:
    """Domains to choose from: the castle is the button, and a touch anywhere in its domain reaches it."""
    s: State = scene.view
    names = names_on(scene).squares
    parts = []
    for castle in range(SQUARES):
        if s.pieces[castle] < 0 or s.pieces[castle] & 1 or s.domain[castle] != castle:
            continue
        choice = Choice(verb, castle)
        name = names[castle]
        if choice not in scene.options:
            parts.append(f'<g class="l-spot"{AT[castle]}{attributes(scene, choice, name)}>{HIT[castle]}</g>')
            continue
        held = [square for square in range(SQUARES) if s.domain[square] == castle]
        line = outline(s.domain, held, 6)
        echo = "".join(
            [
                f'<g data-choice="{scene.options[choice]}" data-echo>{HIT[sq]}</g>'
                for sq in held
                if sq != castle
            ]
        )
        parts.append(
            f'<g class="l-held" data-whole><g class="l-lit"><path class="glow-halo" d="{line}"/>'
            f'<path class="glow-casing" d="{line}"/><path class="glow-line" d="{line}"/></g>{echo}'
            f'<g class="l-spot"{AT[castle]}{attributes(scene, choice, name)}>{HIT[castle]}{RING[castle]}</g></g>'
        )
    return parts


def targets(scene: Scene, verb: str) -> list[str]:
    if verb == "border":
        return edges(scene)
    if verb in ON_DOMAINS:
        return domains(scene, verb)
    return squares(scene, verb)
