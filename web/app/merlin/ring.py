"""Places on the wheel, and how a piece of a ring is drawn.

Everything stands upright; only places are polar: degrees clockwise from the top, and a distance from the middle.
"""

from math import cos, radians, sin

from tafelrunde.merlin.box import PRINCIPALITIES, SPACES

RIM, INNER = 296, 229
# Degrees that a space and a principality have, and to each side of their middle.
SPACE, SECTOR = 360 // SPACES, 360 // len(PRINCIPALITIES)
HALF_SPACE, HALF_SECTOR = SPACE / 2, SECTOR / 2


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
