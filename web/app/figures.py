"""Pictures for the rules, made of the games' own signs: drawings in rows. They are drawn at build time."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from .markup import use

HEIGHT = 40
GAP = 7


class Part(NamedTuple):
    """A drawing in a box that is HEIGHT high, from the origin on."""

    width: float
    drawing: str


@dataclass(frozen=True)
class Figures:
    """What a game's `pictures.py` has for its rules: a first page, picture by picture, and examples by rule. The words
    are messages of its book of rules: `rules-GAME-first-NAME` and, in order from 1 on, `example-RULE-1`."""

    first: Mapping[str, Callable[[], str]] = field(default_factory=dict)
    examples: Mapping[str, Sequence[Callable[[], str]]] = field(default_factory=dict)


def scaled(drawing: str, width: float, height: float = 0, size: float = HEIGHT) -> Part:
    """A drawing of that size, as large as `size` is high."""
    by = size / (height or width)
    top = (HEIGHT - size) / 2
    return Part(width * by, f'<g transform="translate(0 {top:.4g}) scale({by:.4g})">{drawing}</g>')


def icon(name: str, size: float = 30) -> Part:
    return Part(size, use(f"i-{name}", size / 2, HEIGHT / 2, size, "fig-sign"))


def words(text: str) -> Part:
    """A number, or a sign of arithmetic."""
    width = 12.0 * len(text)
    return Part(width, f'<text class="fig-text" x="{width / 2:g}" y="28">{text}</text>')


ARROW = Part(24, '<path class="fig-arrow" d="M2 20H20M13 13l7 7-7 7"/>')


def coin(points: int | str) -> Part:
    return Part(
        34,
        f'<circle class="coin-disc" cx="17" cy="20" r="16"/><text class="coin-text" x="17" y="20">{points}</text>',
    )


def gone(part: Part) -> Part:
    """What is given back or lost."""
    cross = f'<path class="fig-cross" d="M3 35L{part.width - 3:.4g} 5"/>'
    return Part(part.width, f'<g class="fig-gone">{part.drawing}</g>{cross}')


def rows(*lines: Sequence[Part]) -> str:
    """Parts side by side, lines below each other."""
    drawn, widest = [], 0.0
    for number, line in enumerate(lines):
        x = 0.0
        for part in line:
            drawn.append(f'<g transform="translate({x:.4g} {number * (HEIGHT + 8)})">{part.drawing}</g>')
            x += part.width + GAP
        widest = max(widest, x - GAP)
    return picture("".join(drawn), f"-3 -3 {widest + 6:.4g} {len(lines) * (HEIGHT + 8) - 2}")


def picture(drawing: str, box: str, scale: float = 1) -> str:
    """A drawing of its own, as large as its view box says, or smaller where there is no room."""
    width, height = (float(size) * scale for size in box.split()[2:])
    return (
        f'<svg class="fig" viewBox="{box}" width="{width:.4g}" height="{height:.4g}"'
        f' aria-hidden="true">{drawing}</svg>'
    )
