"""What a hand can point at on the land: squares, edges and domains, each with its name, as a choice or to ask about."""

from collections.abc import Sequence
from functools import lru_cache

from tafelrunde.kernel.choice import Choice
from tafelrunde.loewenherz.box import FOREST
from tafelrunde.loewenherz.grid import EDGES, SIDE, SQUARES, squares_of
from tafelrunde.loewenherz.regions import knights_in
from tafelrunde.loewenherz.state import State

from ..scene import Scene
from .grid import CORNER, EDGE_LINE, EDGE_RHOMBUS, EDGE_XY, U, outline
from .land import piece
from .names import Names, names_on

# Choices whose noun is a square, and those that mean a domain by its castle's square.
ON_SQUARES = ("castle", "place", "knight", "expand", "remove")
ON_DOMAINS = ("domain", "against")
# With more squares than this to choose from, a dot in each is calmer than a ring round each.
CALM = 28


def verb_on_land(options: dict[Choice, int]) -> str:
    """Which of the verbs that mean a place on the land is asked for, or "" if none is."""
    for verb, _ in options:
        if verb == "border" or verb in ON_SQUARES or verb in ON_DOMAINS:
            return verb
    return ""


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
# What a square is worth and whose it is, for whoever asks.
ABOUT = tuple(f' data-why=\'{{"about":"square-{sq}"}}\'' for sq in range(SQUARES))
# Where a knight costs a ducat (L5.4).
COST = tuple(
    f'<g class="l-cost" transform="translate({x + U - 13} {y + 13})"><circle r="10"/><text y="4.5">\u22121</text></g>'
    for x, y in CORNER
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
        return plain_squares(names)
    calm = len(scene.options) > CALM
    shadow = GHOST_AT if verb in ("castle", "place", "knight") else ("",) * SQUARES
    parts = []
    pieces = scene.view.pieces
    for sq, name in enumerate(names.squares):
        choice = Choice(verb, sq)
        lit = DOT if calm else LIGHT if pieces[sq] < 0 else RING
        shown = lit[sq] + shadow[sq] if choice in scene.options else ""
        if shown and verb == "knight" and scene.view.land[sq] == FOREST:
            shown += COST[sq]
        parts.append(f'<g class="l-spot"{AT[sq]}{scene.attributes(choice, name)}>{HIT[sq]}{shown}</g>')
    return parts


@lru_cache(maxsize=4)
def plain_squares(names: Names) -> list[str]:
    """The squares while nothing is asked about them."""
    return [
        f'<g class="l-spot"{AT[sq]}{ABOUT[sq]} role="img" tabindex="-1"{name}>{HIT[sq]}</g>'
        for sq, name in enumerate(names.squares)
    ]


def edges(scene: Scene) -> list[str]:
    """All 264 edges: a short bar in the middle of those that may take a border."""
    options = scene.options
    open_edges = [edge for edge in range(EDGES) if Choice("border", edge) in options]
    parts = [f'<path class="l-bars" d="{"".join([EDGE_LINE[edge] for edge in open_edges])}"/>']
    for edge, name in enumerate(names_on(scene).edges):
        choice = Choice("border", edge)
        parts.append(f"{EDGE_AT[edge]}{scene.attributes(choice, name)}/>")
        if choice in options:
            parts.append(BAR[edge])
    return parts


def domains(scene: Scene, verb: str) -> list[str]:
    """Domains to choose from: the castle is the button, and a touch anywhere in its domain reaches it."""
    s: State = scene.view
    names = names_on(scene).squares
    parts = []
    for castle in sorted(castle for castles in s.castles for castle in castles if s.realm[castle]):
        choice = Choice(verb, castle)
        name = names[castle]
        held = list(squares_of(s.realm[castle]))
        if choice not in scene.options:
            # Its whole land says why not, and what it is.
            around = "".join([HIT[sq] for sq in held if sq != castle])
            parts.append(
                f'<g class="l-spot" data-wide{AT[castle]}{scene.attributes(choice, name)}>{around}{HIT[castle]}</g>'
            )
            continue
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
            f'<g class="l-spot"{AT[castle]}{scene.attributes(choice, name)}>{HIT[castle]}{RING[castle]}</g></g>'
        )
    return parts


# Questions in which the numbers of knights decide.
OF_KNIGHTS = frozenset({"domain", "expand", "against", "desert", "remove"})


def strengths(s: State) -> list[str]:
    """How many knights each domain has, on its castle."""
    if not s.agenda or s.agenda[-1].step not in OF_KNIGHTS:
        return []
    castles = [castle for castles in s.castles for castle in castles if s.realm[castle]]
    return [
        f'<g class="l-strength" transform="translate({CORNER[castle][0]} {CORNER[castle][1]})">'
        '<path d="M31 2h23v21h-23z"/><use href="#p-knight" x="32" y="5" width="13" height="13"/>'
        f'<text x="49" y="17.5">{knights_in(s, castle)}</text></g>'
        for castle in castles
    ]


def targets(scene: Scene, verb: str) -> list[str]:
    if verb == "border":
        return edges(scene)
    if verb in ON_DOMAINS:
        return domains(scene, verb)
    return squares(scene, verb)
