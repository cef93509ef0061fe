"""The top bar: the six rounds with their scorings, and the score line."""

from tafelrunde.merlin.box import ROUNDS
from tafelrunde.merlin.state import State

from ..markup import icon, l10n, said
from ..scene import Scene
from . import names

LONG = 600
STEP = 10


def rounds(scene: Scene) -> str:
    s: State = scene.view
    drawn = []
    for number in range(1, ROUNDS + 1):
        now = ' is-now" aria-current="step' if number == s.round else ""
        drawn.append(f'<li class="round{now}">{number}</li>')
        if number % 2 == 0:
            drawn.append(
                f'<li class="round-score" role="img"{said("merlin-a-scoring")}>{icon("laurel-crown")}</li>'
            )
    return (
        f'<span class="round-word not-small"{said("round")}></span><ol class="rounds">{"".join(drawn)}</ol>'
    )


def score_line(scene: Scene) -> str:
    """Crests on a scale; equal ones fanned out."""
    s: State = scene.view
    points = [sum(earned) for earned in s.earned]
    low = min(0, (min(points) // STEP) * STEP)
    high = max(80, -(-max(points) // STEP) * STEP)
    unit = LONG / (high - low)

    def x(value: float) -> float:
        return 20 + (value - low) * unit

    step = STEP if high - low <= 100 else 2 * STEP
    ticks = "".join(
        [
            f'<path class="scale-line" d="M{x(at):.1f} 22v6"/>'
            f'<text class="scale-text" x="{x(at):.1f}" y="42">{at}</text>'
            for at in range(low, high + 1, step)
        ]
    )
    crests = []
    order = sorted(range(s.players), key=lambda seat: points[seat])
    for seat in order:
        same = [other for other in order if points[other] == points[seat]]
        shift = (same.index(seat) - (len(same) - 1) / 2) * 14
        color = scene.seats[seat].color
        crests.append(
            f'<g data-piece="score-{seat}" class="c-{color}" transform="translate({x(points[seat]) + shift:.1f} 20)">'
            '<circle class="crest-disc" r="11.5"/>'
            f'<use class="crest-sign" href="#e-{color}" x="-6.5" y="-6.5" width="13" height="13"/></g>'
        )
    label = l10n(names.scores([seat.name for seat in scene.seats], points))
    return (
        f'<svg class="score-line" viewBox="0 0 {LONG + 40} 46" preserveAspectRatio="xMidYMid meet" role="img"{label}>'
        f'<path class="scale-line" d="M20 25H{LONG + 20}"/>{ticks}{"".join(crests)}</svg>'
    )
