"""How Merlin's players think about a turn: which options deserve a thought, what a position is worth, what to do at a
glance."""

from ...kernel.choice import Choice
from ...kernel.search import Mind
from ..state import State
from ..steps import AGENDA
from ..view import determinize
from .evaluation_outlook import Outlook
from .evaluation_shared import RIVALRY
from .evaluation_spaces import Spaces
from .rating import AT_ONCE, ratings

# How many options of each question are followed.
FOLLOWED = {
    "turn": 9,
    "die": 4,
    "landed": 5,
    "deploy": 2,
    "assign": 3,
    "place": 3,
    "relocate": 2,
    "exchange": 3,
    "second-discard": 1,
    "draw": 1,
    "build": 4,
    "pay": 2,
    "tower": 3,
    "ending": 3,
    "favor": 4,
}


def own_turn(view: State) -> State:
    """The turn alone: what follows it, new cards and the next player, is left to the evaluation."""
    s = view.clone()
    s.agenda = [frame for frame in s.agenda if frame.step not in ("pass", "wrap")]
    return s


def narrow(s: State, options: list[Choice]) -> list[Choice]:
    """The options that seem best. A mission that is met is completed at once."""
    if len(options) == 1:
        return options
    rated = sorted(zip(ratings(s, options), range(len(options)), strict=True), reverse=True)
    if rated[0][0] >= AT_ONCE:
        return [options[rated[0][1]]]
    return [options[place] for _, place in rated[: FOLLOWED[s.agenda[-1].step]]]


def answer(s: State, options: list[Choice]) -> Choice:
    """What seems best at a glance."""
    if len(options) == 1:
        return options[0]
    rated = ratings(s, options)
    return options[rated.index(max(rated))]


def rate_turn(s: State, seat: int) -> float:
    """A position in the course of one's turn, or at its end; what the others have for themselves does not change."""
    look = Outlook(s, seat)
    if not s.agenda:
        return look.worth + Spaces(look).tempo()
    options = AGENDA.options(s)
    pending = max(ratings(s, options, look))
    if s.agenda[-1].step not in ("turn", "die"):
        pending += Spaces(look).tempo()
    return look.worth + pending


def rate_table(s: State, seat: int) -> float:
    """A position between turns, against the others."""
    if not s.agenda:
        points = [float(sum(row)) for row in s.earned]
        return points[seat] - RIVALRY[s.players] * (sum(points) - points[seat])
    value = 0.0
    for other in range(s.players):
        look = Outlook(s, other)
        hopes = Spaces(look).tempo()
        value += look.worth + hopes if other == seat else -RIVALRY[s.players] * (look.private + hopes)
    return value


def turns_ahead(view: State) -> int:
    """Worlds are judged when everybody has had another turn."""
    return 2 * view.players


MIND: Mind[State] = Mind(AGENDA, determinize, own_turn, narrow, rate_turn, rate_table, answer, turns_ahead)
