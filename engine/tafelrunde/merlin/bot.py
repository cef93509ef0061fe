"""The squire: plausible and quick. He looks at each option to the end of the action it begins, and takes the best."""

from ..kernel.choice import Choice
from ..kernel.event import SILENCE
from ..kernel.game import Budget
from .box import DECK, TOWER
from .environs import territories
from .evaluation import appeal, worth
from .state import State
from .steps import STEPS
from .view import determinize

# Questions inside an action, which he thinks through before he compares.
INSIDE = frozenset(
    ["die", "landed", "deploy", "assign", "place", "relocate", "exchange", "build", "pay", "tower", "favor"]
)
# What he does not think of beforehand, only when it is offered.
LATER = frozenset(["mission", "mission-grey", "repel", "different", "mirror", "staff", "skip"])
# Of many things to take he looks at the most appealing only, when he looks ahead.
MOST_THINGS = 4
# He takes up a die only where every plain move brings less than this, and it then brings so much more.
CONTENT, BOLDER = 1.2, 0.3
# The draw pile: he must not know what is on it.
FROM_DECK = Choice("draw", DECK)
UNSEEN = -0.15


def squire(view: State, options: list[Choice], budget: Budget) -> int:
    s = determinize(view, budget.seed)
    seat = s.agenda[-1].seat
    plain = [i for i, choice in enumerate(options) if choice.verb != "die"]
    best, index = _best(s, seat, options, plain)
    if len(plain) < len(options) and best < worth(s, seat) + CONTENT:
        taken_up = [i for i, choice in enumerate(options) if choice.verb == "die"]
        bolder, other = _best(s, seat, options, taken_up)
        if bolder > best + BOLDER:
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
    if not s.agenda or s.agenda[-1].seat != seat or s.agenda[-1].step not in INSIDE:
        return worth(s, seat)
    best = -1e9
    for choice in _thoughts(s, seat):
        after = s.clone()
        STEPS.apply(after, choice, SILENCE)
        best = max(best, _outlook(after, seat))
    return best if best > -1e9 else worth(s, seat)


def _thoughts(s: State, seat: int) -> list[Choice]:
    """The options that he thinks of when he looks ahead."""
    choices = [choice for choice in STEPS.options(s) if choice.verb not in LATER]
    if s.agenda[-1].step in ("exchange", "tower"):
        choices.sort(key=lambda choice: -appeal(s, seat, choice.noun) if choice.verb == "take" else -9.0)
        del choices[MOST_THINGS + 6 * any(choice.verb == "influence" for choice in choices) :]
    elif choices and choices[0].verb == "tile":
        choices = list({_site(s, choice): choice for choice in choices}.values())
    return choices


def _site(s: State, choice: Choice) -> tuple[object, ...]:
    """Tiles of one territory are alike, but for a tower."""
    if choice.verb != "tile":
        return (choice,)
    tile = choice.noun
    group = next(group for group in territories(tuple(s.tiles)) if tile in group)
    return group, s.tiles[tile] >= TOWER
