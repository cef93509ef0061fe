"""Places on the wheel, and how a piece of a ring is drawn.

Everything stands upright; only places are polar: degrees clockwise from the top, and a distance from the middle.
"""

from math import cos, radians, sin

RIM, INNER = 296, 229


def at(degrees: float, radius: float) -> tuple[float, float]:
    angle = radians(degrees)
    return radius * sin(angle), -radius * cos(angle)


def point(degrees: float, radius: float) -> str:
    x, y = at(degrees, radius)
    return f"{x:.1f} {y:.1f}"


def ring_piece(middle: float, half: float, inner: float, outer: float) -> str:
    """The outline of a piece of a ring."""
    return (
        f"M{point(middle - half, outer)}A{outer} {outer} 0 0 1 {point(middle + half, outer)}"
        f"L{point(middle + half, inner)}A{inner} {inner} 0 0 0 {point(middle - half, inner)}Z"
    )


def glow(outline: str) -> str:
    """The four strokes that light a choice up."""
    return "".join(
        [f'<path class="glow-{part}" d="{outline}"/>' for part in ("fill", "halo", "casing", "line")]
    )


def use(symbol: str, x: float, y: float, size: float, classes: str) -> str:
    half = size / 2
    return (
        f'<use class="{classes}" href="#{symbol}" x="{x - half:.1f}" y="{y - half:.1f}" '
        f'width="{size:g}" height="{size:g}"/>'
    )
