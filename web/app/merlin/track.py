"""The top bar: the six rounds with their scorings, and the score line."""

from tafelrunde.merlin.box import ROUNDS, SCORED_ROUNDS
from tafelrunde.merlin.scoring import points
from tafelrunde.merlin.state import State

from ..markup import Message, disc, icon, said
from ..scene import Scene
from ..spread import aside
from . import names

STEP = 10
SHORTEST = 80  # points that the line has at least
PIXELS = 6.0  # that a point has then, about


def rounds(scene: Scene) -> str:
    s: State = scene.view
    drawn = []
    scored = [at for at, event in enumerate(scene.log) if event.key == "scoring"]
    for number in range(1, ROUNDS + 1):
        if number == s.round:
            label = scene.thing(names.rounds(number), "round")
            drawn.append(
                f'<li class="round is-now" aria-current="step"><span class="round-ask"{label}>{number}</span></li>'
            )
        else:
            drawn.append(f'<li class="round">{number}</li>')
        if number in SCORED_ROUNDS:
            laurel = icon("laurel-crown")
            which = SCORED_ROUNDS.index(number)
            if which < len(scored):
                again = said("merlin-a-scoring-again", number=number)
                at = scored[which]
                shown = f'<button type="button" class="laurel" data-do="tell" data-at="{at}"{again}>{laurel}</button>'
            else:
                shown = f"<span{scene.thing(Message('merlin-a-scoring'), 'round')}>{laurel}</span>"
            drawn.append(f'<li class="round-score">{shown}</li>')
    return (
        f'<span class="round-word not-small"{said("round")}></span><ol class="rounds">{"".join(drawn)}</ol>'
    )


def score_line(scene: Scene) -> str:
    """Crests on a scale, near ones apart. Places are shares of the width, so that nothing is stretched."""
    s: State = scene.view
    got = points(s)
    low = min(0, (min(got) // STEP) * STEP)
    high = max(SHORTEST, -(-max(got) // STEP) * STEP)

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
    shifts = aside(got, PIXELS * SHORTEST / (high - low))
    for seat in sorted(range(s.players), key=lambda seat: got[seat]):
        color = scene.seats[seat].color
        crests.append(
            f'<svg class="scale-crest" x="{x(got[seat])}" y="20"><g data-piece="score-{seat}" class="c-{color}"'
            f' transform="translate({shifts[seat]:g} 0)">{disc(color, 11.5, 13)}</g></svg>'
        )
    label = scene.thing(names.scores([seat.name for seat in scene.seats], got), "score")
    return (
        f'<svg class="score-line"{label}>'
        f'<line class="scale-line" x1="6%" x2="97%" y1="25" y2="25"/>{ticks}{"".join(crests)}</svg>'
    )
