"""The six principalities inside the wheel: stocks, henchmen, influence, and the medallion with the points."""

from functools import cache
from math import cos, radians, sin

from tafelrunde.kernel.choice import Choice
from tafelrunde.merlin.box import ANIMALS, FLAG, HENCHMEN, KIND_WORDS, MATERIAL, PRINCIPALITIES, SHIELD, thing
from tafelrunde.merlin.scoring import principality_points
from tafelrunde.merlin.state import State

from ..cache import Cache
from ..facts import number
from ..markup import use
from ..scene import Scene
from . import names, targets
from .ring import INNER, SECTOR, at, glow, ring_piece
from .signs import ANIMAL_SIGNS, counter, henchman, henchman_outline, svg_coin

HENCHMEN_AT, STOCK_AT, MEDALLION_AT, MARK_AT = 205, 161, 77, 150
PLACES = (-20.2, -6.8, 6.8, 20.2)
STOCKS = (-16.7, 0.0, 16.7)
PLACE_RADIUS = 25

# Below those who fetch them.
STOCK_ORDER = (MATERIAL, SHIELD, FLAG)


def _order(p: int, count: int) -> list[int]:
    """Places are read from left to right or from the top down: reversed in the lower and left half."""
    return list(range(count)) if p * SECTOR < 180 else list(reversed(range(count)))


_QUIET = Cache()
# The choices that lie inside the wheel.
_INSIDE = frozenset({"take", "henchman", "influence"})


def _news(scene: Scene) -> list[tuple[str, int, int]]:
    """Henchmen and counters that are news: what it is, in which principality, and which henchman or whose counter."""
    found = []
    for event in scene.news:
        if event.key == "placed":
            args = event.args
            found.append(("post", number(args, "principality"), number(args, "henchman")))
        elif event.key == "counter":
            found.append(("pill", number(event.args, "principality"), number(event.args, "seat")))
    return found


def _inside(scene: Scene, s: State, p: int) -> str:
    """A principality; drawn anew only where something in it has changed or can be chosen."""
    if scene.verbs & _INSIDE:
        return _principality(scene, s, p)
    owners = [(which, seat) for seat, men in enumerate(s.henchmen) for which in HENCHMEN if men[which] == p]
    new = tuple(place for place in _news(scene) if place[1] == p)
    shown = (p, *scene.seats, *s.influence[p], *[stock[p] for stock in s.stock], *owners, new)
    return _QUIET.get(shown, lambda: _principality(scene, s, p))


def _principality(scene: Scene, s: State, p: int) -> str:
    posts = targets.posts(scene, s)
    return "\n".join(
        [
            *_stock(scene, s, p),
            *_henchmen(scene, s, p, posts),
            *_influence(scene, s, p),
            _medallion(scene, s, p),
        ]
    )


def _stock(scene: Scene, s: State, p: int) -> list[str]:
    drawn = []
    for kind, place in zip(STOCK_ORDER, _order(p, len(STOCKS)), strict=True):
        x, y = at(p * SECTOR + STOCKS[place], STOCK_AT)
        left = s.stock[kind][p]
        which = thing(kind, p)
        said = scene.button(Choice("take", which), names.stock(kind, p, left), f"thing-{which}")
        empty = "" if left else " is-empty"
        drawn.append(
            f'<g class="stock c-{ANIMALS[p]}{empty}" data-place="stock-{which}"'
            f' data-x="{x:.0f}" data-y="{y:.0f}"'
            f' transform="translate({x:.1f} {y:.1f}) scale({_STOCK_SCALE}) translate(-12 -12)"{said}>'
            f'<circle class="hit" cx="12" cy="12" r="17"/>{_STOCK_GLOW}'
            f'<use class="piece" href="#g-{KIND_WORDS[kind]}" width="24" height="24"/>'
            f'<text class="stock-text" x="12" y="{_STOCK_TEXT[kind]}">{left}</text></g>'
        )
    return drawn


# One transform for all that lies at a place, so that the browser paints it in one go.
_STOCK_SCALE = 1.29
_STOCK_TEXT = (15.1, 14.3, 18.6)
_STOCK_GLOW = glow("M-1.2-1.2H25.2V25.2H-1.2Z")
_PLACE_GLOW = glow(f"M17 {20 - PLACE_RADIUS}A{PLACE_RADIUS} {PLACE_RADIUS} 0 1 1 16.9 {20 - PLACE_RADIUS}Z")
_PIECE_SCALE = 0.82


def _henchmen(scene: Scene, s: State, p: int, posts: targets.Posts) -> list[str]:
    drawn = []
    news = _news(scene)
    for which, place in zip(HENCHMEN, _order(p, len(PLACES)), strict=True):
        x, y = at(p * SECTOR + PLACES[place], HENCHMEN_AT)
        owner = next((seat for seat in range(s.players) if s.henchmen[seat][which] == p), -1)
        label = names.post(which, p, owner, scene.seats)
        choice = targets.henchman_here(scene, posts, which, p, owner)
        said = scene.button(choice, label) if choice else scene.thing(label, f"henchman-{which}")
        new = " is-fresh" if owner >= 0 and ("post", p, which) in news else ""
        if owner >= 0:
            man = henchman(which, scene.seats[owner].color)
            piece = f'<g data-piece="henchman-{owner}-{which}">{man}</g>'
        else:
            piece = henchman_outline(which)
        drawn.append(
            f'<g class="post{new}" data-place="post-{which}-{p}" data-x="{x:.0f}" data-y="{y:.0f}"'
            f' transform="translate({x:.1f} {y:.1f}) scale({_PIECE_SCALE}) translate(-17 -20)"{said}>'
            f'<circle class="post-ground" cx="17" cy="20" r="{PLACE_RADIUS}"/>{_PLACE_GLOW}{piece}</g>'
        )
    return drawn


@cache
def _disc_glow(x: float, y: float) -> str:
    return glow(f"M{x} {y - 19.5:.1f}a19.5 19.5 0 1 1-.1 0Z")


def _influence(scene: Scene, s: State, p: int) -> list[str]:
    """A pill for every player who has counters here, the most first."""
    owners = sorted(
        [seat for seat in range(s.players) if s.influence[p][seat]], key=lambda seat: -s.influence[p][seat]
    )
    radius = 114 if len(owners) > 2 else 117
    cx, cy = at(p * SECTOR, radius)
    drawn = []
    for place, seat in enumerate(owners):
        if p % 3 == 0:
            in_row = 2 if len(owners) > 1 else 1
            rows = (len(owners) + 1) // 2
            x = cx + (place % 2 - (in_row - 1) / 2) * 43
            y = cy + (place // 2 - (rows - 1) / 2) * 23
        else:
            along = (place - (len(owners) - 1) / 2) * 24.5
            if p > 3:
                along = -along
            x, y = cx + along * cos(radians(p * SECTOR)), cy + along * sin(radians(p * SECTOR))
        amount = s.influence[p][seat]
        said = scene.thing(names.influence(p, seat, amount, scene.seats), "influence")
        new = " is-fresh" if ("pill", p, seat) in _news(scene) else ""
        drawn.append(
            f'<g class="pill{new}" data-x="{x:.0f}" data-y="{y:.0f}" transform="translate({x:.1f} {y:.1f})"{said}>'
            '<rect class="pill-ground" x="-19.5" y="-11" width="39" height="22" rx="11"/>'
            f'<g transform="translate(-18 -9) scale(.75)">{counter(scene.seats[seat].color)}</g>'
            f'<text class="pill-text" x="9" y="5.5">{amount}</text></g>'
        )
    return drawn


def _medallion(scene: Scene, s: State, p: int) -> str:
    x, y = at(p * SECTOR, MEDALLION_AT)
    points = principality_points(s, p)
    tangent = 27 if p % 3 == 0 else -27 if p > 3 else 27
    cx, cy = x + tangent * cos(radians(p * SECTOR)), y + tangent * sin(radians(p * SECTOR))
    if p == 3:
        cx = x + 27
    label = names.medallion(p, points)
    choice = targets.medallion_choice(scene, p)
    said = scene.button(choice, label) if choice else scene.thing(label, f"principality-{p}")
    coin = svg_coin(round(cx, 1), round(cy, 1), 12.5, points) if points else ""
    return (
        f'<g class="medallion c-{ANIMALS[p]}" data-place="principality-{p}" data-x="{x:.0f}" data-y="{y:.0f}"{said}>'
        f'{coin}<circle class="hit" cx="{x:.1f}" cy="{y:.1f}" r="23"/>{_disc_glow(round(x, 1), round(y, 1))}'
        f'<circle class="crest-disc" cx="{x:.1f}" cy="{y:.1f}" r="17.5"/>'
        f"{use(ANIMAL_SIGNS[p], x, y, 25, 'sign')}</g>"
    )


def _sector_choices(scene: Scene) -> list[str]:
    """Where a whole principality is to be chosen, its sector lies on top."""
    drawn = []
    for p in PRINCIPALITIES:
        choice = targets.principality_choice(scene, p)
        if choice is None:
            continue
        x, y = at(p * SECTOR, MARK_AT)
        outline = ring_piece(p * SECTOR, 28.5, 66, INNER - 4)
        said = scene.button(choice, names.principality(p))
        drawn.append(
            f'<g class="sector-choice" data-x="{x:.0f}" data-y="{y:.0f}"{said}>'
            f'<path class="hit" d="{outline}"/>{glow(outline)}</g>'
        )
    return drawn


def lines(scene: Scene) -> list[str]:
    s: State = scene.view
    return [*[_inside(scene, s, p) for p in PRINCIPALITIES], *_sector_choices(scene)]
