"""What a hand can point at on the land: squares, edges and domains, each with its name, as a choice or to ask about."""

from collections.abc import Sequence
from functools import lru_cache

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
    """The accessible names of squares and edges, as one seat would say them."""

    def __init__(self, scene: Scene) -> None:
        self.s: State = scene.view
        self.people = tuple(seat.name for seat in scene.seats)
        self.seat = scene.seat
        self.castled = {
            self.s.area[sq] for sq, found in enumerate(self.s.pieces) if found >= 0 and not found & 1
        }

    def whose(self, color: int) -> tuple[str, str]:
        if color >= len(self.people):
            return "neutral", ""
        return "own" if color == self.seat else "other", self.people[color]

    def square(self, square: int) -> str:
        s = self.s
        found = s.pieces[square]
        kind = ("castle", "knight")[found & 1] if found >= 0 else "none"
        castle = s.domain[square]
        area = "domain" if castle >= 0 else "open" if s.area[square] in self.castled else "zone"
        lord = self.whose(s.pieces[castle] >> 1) if castle >= 0 else ("", "")
        return square_name(square, s.land[square], kind, *self.whose(found >> 1), area, *lord)

    def thing(self, square: int) -> tuple[int, str, str, str]:
        found = self.s.pieces[square]
        kind = ("castle", "knight")[found & 1] if found >= 0 else "none"
        return self.s.land[square], kind, *self.whose(found >> 1)

    def edge(self, edge: int) -> str:
        low, high = EDGE_SQUARES[edge]
        return edge_name(edge, self.thing(low), self.thing(high), self.s.walls[edge])


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
    names = Names(scene)
    calm = len(scene.options) > CALM
    shadow = GHOST_AT if verb in ("castle", "place", "knight") else ("",) * SQUARES
    parts = []
    pieces, land = scene.view.pieces, scene.view.land
    for sq in range(SQUARES):
        name = names.square(sq)
        if not verb:
            parts.append(
                f'<g class="l-spot"{AT[sq]}{ABOUT[land[sq]]} role="img" tabindex="-1"{name}>{HIT[sq]}</g>'
            )
            continue
        choice = Choice(verb, sq)
        lit = DOT if calm else LIGHT if pieces[sq] < 0 else RING
        shown = lit[sq] + shadow[sq] if choice in scene.options else ""
        parts.append(f'<g class="l-spot"{AT[sq]}{attributes(scene, choice, name)}>{HIT[sq]}{shown}</g>')
    return parts


def edges(scene: Scene) -> list[str]:
    """All 264 edges: a short bar in the middle of those that may take a border."""
    names = Names(scene)
    options = scene.options
    open_edges = [edge for edge in range(EDGES) if Choice("border", edge) in options]
    parts = [f'<path class="l-bars" d="{"".join([EDGE_LINE[edge] for edge in open_edges])}"/>']
    for edge in range(EDGES):
        choice = Choice("border", edge)
        parts.append(f"{EDGE_AT[edge]}{attributes(scene, choice, names.edge(edge))}/>")
        if choice in options:
            parts.append(BAR[edge])
    return parts


def domains(scene: Scene, verb: str) -> list[str]:
    """Domains to choose from: the castle is the button, and a touch anywhere in its domain reaches it."""
    s: State = scene.view
    names = Names(scene)
    parts = []
    for castle in range(SQUARES):
        if s.pieces[castle] < 0 or s.pieces[castle] & 1 or s.domain[castle] != castle:
            continue
        choice = Choice(verb, castle)
        name = names.square(castle)
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
