"""What the kernel's search is told of Löwenherz: options worth a thought, what they are worth, and quick answers."""

from ..kernel.choice import Choice
from ..kernel.search import Mind
from . import box
from .evaluate import rate
from .quick import quick, ratings
from .state import State
from .steps import AGENDA
from .view import determinize

# How many options of a step are worth a thought.
MOST = {"castle": 8, "place": 3, "borders": 12, "knights": 8, "expand": 10, "desert": 3, "draw": 2}
# Worlds are played on until everybody has had so many turns more.
ROUNDS = 1


def own_turn(view: State) -> State:
    """A castle with its knight is placed for itself; a turn ends by itself when the next begins."""
    s = view.clone()
    if not s.turns:
        del s.agenda[:-1]
    return s


def narrow(s: State, options: list[Choice]) -> list[Choice]:
    """The options worth a thought: those that seem best at a quick look."""
    step = s.agenda[-1].step
    if step == "act":
        return act_choices(options)
    most = MOST.get(step, len(options))
    if len(options) <= most:
        return options
    found = ratings(s, options)
    order = sorted(range(len(options)), key=lambda index: -found[index])
    return [options[index] for index in order[:most]]


def act_choices(options: list[Choice]) -> list[Choice]:
    """Of cards that are the same but for their number, one is enough."""
    found: dict[tuple[str, box.Card, int], Choice] = {}
    for choice in options:
        card, which = divmod(choice.noun, 2) if choice.verb == "play" else (choice.noun, 0)
        found.setdefault((choice.verb, box.CARDS[card], which), choice)
    return list(found.values())


def ahead(view: State) -> int:
    return 1 + ROUNDS * view.players


MIND: Mind[State] = Mind(
    AGENDA, determinize, own_turn, narrow, rate, rate, quick, ahead, candidates=8, trust=8
)
