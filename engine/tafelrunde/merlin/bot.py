"""The squire: plausible and quick. He looks at each option to the end of the action it begins, and takes the best."""

from ..kernel.choice import Choice
from ..kernel.event import SILENCE
from ..kernel.game import Budget
from .box import DECK
from .evaluation import appeal, worth
from .state import State
from .steps import STEPS
from .view import determinize

# Questions inside an action, which he thinks through before he compares.
INSIDE = frozenset(
    ["landed", "deploy", "assign", "place", "relocate", "exchange", "build", "pay", "tower", "favor"]
)
# What he does not think of beforehand, only when it is offered.
LATER = frozenset(["mission", "mission-grey", "repel", "different", "mirror", "staff"])
# Of many things to take he looks at the most appealing only, when he looks ahead.
MOST_THINGS = 4
# He takes up a die only where every plain move brings less than this.
CONTENT = 1.2

# The draw pile: he must not know what is on it.
FROM_DECK = Choice("draw", DECK)
UNSEEN = 0.1


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
        choice = options[index]
        if choice == FROM_DECK:
            values.append((worth(s, seat) + UNSEEN, -index))
            continue
        after = s.clone()
        STEPS.apply(after, choice, SILENCE)
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
        if step in ("exchange", "tower"):
            choices = _appealing(s, seat, choices)
    else:
        return worth(s, seat)
    best = -1e9
    for choice in choices:
        after = s.clone()
        STEPS.apply(after, choice, SILENCE)
        best = max(best, _outlook(after, seat))
    return best


def _appealing(s: State, seat: int, choices: list[Choice]) -> list[Choice]:
    things = [choice for choice in choices if choice.verb == "take"]
    things.sort(key=lambda choice: -appeal(s, seat, choice.noun))
    return [choice for choice in choices if choice.verb != "take"] + things[:MOST_THINGS]
