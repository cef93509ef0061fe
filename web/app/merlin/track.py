"""The top bar: the six rounds with their scorings, and the score line."""

from tafelrunde.merlin.box import ROUNDS
from tafelrunde.merlin.state import State

from ..markup import icon, l10n, said
from ..scene import Scene
from ..spread import aside
from . import names

STEP = 10
PIXELS = 6.0  # that a point has about


def rounds(scene: Scene) -> str:
    s: State = scene.view
    drawn = []
    for number in range(1, ROUNDS + 1):
        now = ' is-now" aria-current="step' if number == s.round else ""
        drawn.append(f'<li class="round{now}">{number}</li>')
        if number % 2 == 0:
            drawn.append(
                f'<li class="round-score"><span role="img"{said("merlin-a-scoring")}>{icon("laurel-crown")}</span></li>'
            )
    return (
        f'<span class="round-word not-small"{said("round")}></span><ol class="rounds">{"".join(drawn)}</ol>'
    )


def score_line(scene: Scene) -> str:
    """Crests on a scale, near ones apart. Places are shares of the width, so that nothing is stretched."""
    s: State = scene.view
    points = [sum(earned) for earned in s.earned]
    low = min(0, (min(points) // STEP) * STEP)
    high = max(80, -(-max(points) // STEP) * STEP)

    def x(value: float) -> str:
        return f"{6 + (value - low) / (high - low) * 91:.2f}%"

    step = STEP if high - low <= 100 else 2 * STEP
    ticks = "".join(
        [
            f'<line class="scale-line" x1="{x(at)}" x2="{x(at)}" y1="22" y2="28"/>'
            f'<text class="scale-text" x="{x(at)}" y="43">{at}</text>'
            for at in range(low, high + 1, step)
        ]
    )
    crests = []
    shifts = aside(points, PIXELS * 80 / (high - low))
    for seat in sorted(range(s.players), key=lambda seat: points[seat]):
        color = scene.seats[seat].color
        crests.append(
            f'<svg class="scale-crest" x="{x(points[seat])}" y="20"><g data-piece="score-{seat}" class="c-{color}"'
            f' transform="translate({shifts[seat]:g} 0)"><circle class="crest-disc" r="11.5"/>'
            f'<use class="crest-sign" href="#e-{color}" x="-6.5" y="-6.5" width="13" height="13"/></g></svg>'
        )
    label = l10n(names.scores([seat.name for seat in scene.seats], points))
    return (
        f'<svg class="score-line" role="img"{label}>'
        f'<line class="scale-line" x1="6%" x2="97%" y1="25" y2="25"/>{ticks}{"".join(crests)}</svg>'
    )
