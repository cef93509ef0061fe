"""What the points are made of, over the game: for each player the categories piled up, turn by turn.

Every category has a pattern and a number, every player his color: nothing is told by color alone.
"""

from collections.abc import Sequence

from tafelrunde.kernel.game import AnyGame

from .chart import scale
from .growth import Growth
from .markup import crest, figure, said, text
from .scene import Seat
from .scoresheet import used

WIDTH, HEIGHT = 480, 180
LEFT, RIGHT, TOP, BOTTOM = 30, 18, 12, 20
TILE = 8
# Lower bands have no number: it would not fit. The sheet has theirs.
LOWEST = 11
# What is drawn on a tile, by category. The first is filled, the last is empty.
PATTERNS = (
    "M0 0H8V8H0Z",
    "M-2 2L2-2M0 8L8 0M6 10L10 6",
    "M2 1.2V2.8M6 5.2V6.8M1.2 2H2.8M5.2 6H6.8",
    "M0 4H8",
    "M0 0L8 8M0 8L8 0",
    "M4 0V8",
    "M-2 6L2 10M0 0L8 8M6-2L10 2",
    "M0 4H8M4 0V8",
    "",
)
# Beside the name of a category; `scoresheet.rows` fills in which it is.
KEY = (
    '<span class="stack-key" aria-hidden="true"><svg viewBox="0 0 18 18">'
    '<rect class="stack-band" width="18" height="18" rx="2" fill="url(#stack-{at}-ink)"/></svg><b>{number}</b></span>'
)


def tiles(color: str, categories: Sequence[int]) -> str:
    """The patterns in the color of a player; in that of ink for the keys."""
    return f'<defs class="c-{color}">{"".join([_tile(at, color) for at in categories])}</defs>'


def _tile(at: int, color: str) -> str:
    drawn = PATTERNS[at % len(PATTERNS)]
    line = f'<path class="stack-{"full" if at == 0 else "line"}" d="{drawn}"/>' if drawn else ""
    return (
        f'<pattern id="stack-{at}-{color}" width="{TILE}" height="{TILE}" patternUnits="userSpaceOnUse">'
        f'<path class="stack-ground" d="M0 0H{TILE}V{TILE}H0Z"/>{line}</pattern>'
    )


def keys(categories: Sequence[int]) -> str:
    """The patterns of the keys, out of sight."""
    return f'<svg class="sprite" aria-hidden="true">{tiles("ink", categories)}</svg>'


def stacks(game: AnyGame, growth: Growth, seats: Sequence[Seat], order: Sequence[int]) -> str:
    """A small picture for each player, all on the same scale."""
    if growth.end < 1:
        return ""
    categories = used(game, growth.earned[-1])
    every = [each for row in growth.earned for each in row]
    low = min([sum(min(points, 0) for points in each) for each in every])
    high = max(10, *[sum(max(points, 0) for points in each) for each in every])
    pictures = []
    for seat in order:
        who = seats[seat]
        bands = _bands(growth, seat, who.color, categories, low, high)
        pictures.append(
            f'<li><p class="stack-who">{crest(who.color)}<span class="name">{text(who.name)}</span>'
            f"<b>{figure(sum(growth.earned[-1][seat]))}</b></p>"
            f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true">{bands}</svg></li>'
        )
    return (
        f'<figure class="stacks"><figcaption{said("table-stacks")}></figcaption>'
        f'<ul class="stack-list of-{len(seats)}">{"".join(pictures)}</ul></figure>'
    )


def _bands(growth: Growth, seat: int, color: str, categories: Sequence[int], low: int, high: int) -> str:
    across = (WIDTH - LEFT - RIGHT) / growth.end
    up = (HEIGHT - TOP - BOTTOM) / (high - low)

    def x(turn: float) -> float:
        return LEFT + across * turn

    def y(points: int) -> float:
        return HEIGHT - BOTTOM - up * (points - low)

    def spot(turn: int, points: int) -> str:
        return f"{x(turn):.1f} {y(points):.1f}"

    # What lies above and below zero so far, turn by turn.
    over, under = [0] * (growth.end + 1), [0] * (growth.end + 1)
    parts = [tiles(color, categories)]
    for number, at in enumerate(categories, 1):
        worth = [row[seat][at] for row in growth.earned]
        if not any(worth):
            continue
        pile = under if min(worth) < 0 else over
        before = pile.copy()
        for turn, points in enumerate(worth):
            pile[turn] += points
        outline = [spot(turn, points) for turn, points in enumerate(pile)]
        back = [spot(turn, points) for turn, points in enumerate(before)]
        parts.append(
            f'<path class="stack-band" fill="url(#stack-{at}-{color})" d="M{"L".join([*outline, *reversed(back)])}Z"/>'
        )
        if abs(pile[-1] - before[-1]) * up >= LOWEST:
            middle = y(pile[-1]) / 2 + y(before[-1]) / 2
            parts.append(
                f'<text class="chart-text" x="{WIDTH - RIGHT + 4}" y="{middle + 4:.1f}">{number}</text>'
            )
    parts.append(f'<path class="stack-zero" d="M{LEFT} {y(0):.1f}H{WIDTH - RIGHT}"/>')
    parts += [
        f'<text class="chart-text" x="{LEFT - 4}" y="{y(points) + 4:.1f}" text-anchor="end">{points}</text>'
        for points in (0, high)
    ]
    return "".join([*parts, *scale(growth, x, HEIGHT - BOTTOM)])
