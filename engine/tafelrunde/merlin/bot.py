"""The squire: plausible and quick. He looks at each option to the end of the action it begins, and takes the best."""

from ..kernel.choice import Choice
from ..kernel.event import SILENCE
from ..kernel.game import Budget
from .evaluation import worth
from .state import State
from .steps import STEPS
from .view import determinize

# Questions inside an action, which he thinks through before he compares.
INSIDE = frozenset(
    ["landed", "deploy", "assign", "place", "relocate", "exchange", "build", "pay", "tower", "favor"]
)
# What he does not think of beforehand, only when it is offered.
LATER = frozenset(["mission", "mission-grey", "repel", "different", "mirror", "staff"])
# He takes up a die only where every plain move brings less than this.
CONTENT = 1.2


def squire(view: State, options: list[Choice], budget: Budget) -> int:
    s = determinize(view, budget.seed)
    seat = s.agenda[-1].seat
    plain = [i for i, choice in enumerate(options) if choice.verb != "die"]
    best, index = _best(s, seat, options, plain)
    if len(plain) < len(options) and best < worth(s, seat) + CONTENT:
        bolder, other = _best(s, seat, options, [i for i in range(len(options)) if i not in plain])
        if bolder > best + 0.3:
            return other
    return index


def _best(s: State, seat: int, options: list[Choice], indices: list[int]) -> tuple[float, int]:
    values = []
    for index in indices:
        after = s.clone()
        STEPS.apply(after, options[index], SILENCE)
        values.append((_outlook(after, seat), -index))
    value, index = max(values)
    return value, -index


def _outlook(s: State, seat: int) -> float:
    """The worth after the best way through the action that is under way."""
    if not s.agenda or s.agenda[-1].seat != seat:
        return worth(s, seat)
    step = s.agenda[-1].step
    if step == "die":
        choices = [
            choice for choice in STEPS.options(s) if choice.verb in ("apple", "turn", "backwards", "go")
        ]
    elif step in INSIDE:
        choices = [choice for choice in STEPS.options(s) if choice.verb not in LATER]
    else:
        return worth(s, seat)
    best = -1e9
    for choice in choices:
        after = s.clone()
        STEPS.apply(after, choice, SILENCE)
        best = max(best, _outlook(after, seat))
    return best
