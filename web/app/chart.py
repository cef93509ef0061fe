"""How the points grew, turn by turn: a line a player with his charge at its end. Each turn leads into the replay."""

from collections.abc import Callable, Sequence

from .growth import Growth
from .markup import disc, figure, said
from .scene import Seat
from .spread import aside

WIDTH, HEIGHT = 640, 250
LEFT, RIGHT, TOP, BOTTOM = 34, 30, 12, 34


def chart(growth: Growth, seats: Sequence[Seat], lead: Callable[[int], str] | None = None) -> str:
    """`lead` has the attributes by which an element leads to an event, given by its number in the log."""
    if growth.end < 1:
        return ""
    leads = f' <span class="chart-lead"{said("table-chart-lead")}></span>' if lead else ""
    return (
        f'<figure class="chart"><figcaption><span{said("table-chart")}></span>{leads}</figcaption>'
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true">{drawing(growth, seats, lead)}</svg></figure>'
    )


def drawing(growth: Growth, seats: Sequence[Seat], lead: Callable[[int], str] | None = None) -> str:
    turns, end = growth.points, growth.end
    low = min(0, *[min(row) for row in turns])
    high = max(10, *[max(row) for row in turns])
    across = (WIDTH - LEFT - RIGHT) / end
    up = (HEIGHT - TOP - BOTTOM) / (high - low)

    def x(turn: float) -> float:
        return LEFT + across * turn

    def y(points: int) -> float:
        return HEIGHT - BOTTOM - up * (points - low)

    step = next(step for step in (5, 10, 20, 50, 100, 200) if (high - low) / step <= 7)
    grid = [
        f'<path class="chart-grid" d="M{LEFT} {y(points):.1f}H{WIDTH - RIGHT}"/>'
        f'<text class="chart-text" x="{LEFT - 6}" y="{y(points) + 4:.1f}" text-anchor="end">{figure(points)}</text>'
        for points in range(-(-low // step) * step, high + 1, step)
    ]
    scorings = [
        f'<path class="chart-mark" d="M{x(turn):.1f} {TOP}V{HEIGHT - BOTTOM}"/>'
        for turn in growth.scorings
        if turn <= end
    ]
    columns = [
        f'<rect class="chart-turn" x="{x(turn) - across / 2:.1f}" y="0" width="{across:.2f}" height="{HEIGHT}"'
        f"{lead(growth.starts[turn])}/>"
        for turn in range(end + 1)
        if lead
    ]
    return "".join([*grid, *_axis(growth, x), *scorings, *_lines(growth, seats, x, y), *columns])


def _axis(growth: Growth, x: Callable[[float], float]) -> list[str]:
    """The numbers of rounds or turns, and what they are."""
    named = said("table-chart-axis", what=growth.unit)
    return [
        *scale(growth, x, HEIGHT - BOTTOM),
        f'<text class="chart-text" x="{WIDTH - RIGHT}" y="{HEIGHT - 2}" text-anchor="end"{named}></text>',
    ]


def scale(growth: Growth, x: Callable[[float], float], foot: float) -> list[str]:
    """The numbers below a picture: of rounds, each in the middle of its own; or of turns, each where it begins."""
    return [
        f'<path class="chart-tick" d="M{x(mark.turn):.1f} {foot}v5"/>'
        f'<text class="chart-text" x="{x(mark.middle):.1f}" y="{foot + 17}" text-anchor="middle">{mark.number}</text>'
        for mark in growth.marks
    ]


def _lines(
    growth: Growth, seats: Sequence[Seat], x: Callable[[float], float], y: Callable[[int], float]
) -> list[str]:
    turns = growth.points
    lines, ends = [], []
    shifts = aside(turns[-1], y(0) - y(1))
    for seat, who in enumerate(seats):
        path = "L".join([f"{x(turn):.1f} {y(row[seat]):.1f}" for turn, row in enumerate(turns)])
        lines.append(
            f'<path class="chart-casing" d="M{path}"/><path class="chart-line c-{who.color}" d="M{path}"/>'
        )
        ends.append(disc_at(WIDTH - RIGHT + 12, y(turns[-1][seat]) - shifts[seat], who.color, 9))
    return [*lines, *ends]


def disc_at(x: float, y: float, color: str, radius: float) -> str:
    """A player's disc at its place in a picture."""
    return (
        f'<g class="c-{color}" transform="translate({x:g} {y:.1f})">{disc(color, radius, radius * 1.2)}</g>'
    )
