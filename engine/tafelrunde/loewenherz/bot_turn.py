"""What the kernel's search is told of Löwenherz: options worth a thought, what they are worth, and quick answers."""

from collections.abc import Mapping, Sequence

from ..kernel.choice import Choice
from ..kernel.event import SILENCE
from ..kernel.game import asked
from ..kernel.search import Beam, Mind
from . import box
from .evaluate import rate
from .quick import quick, ratings
from .state import State
from .steps import AGENDA
from .view import determinize, view

# How many options of a step are worth a thought.
MOST = {"castle": 8, "place": 3, "borders": 12, "knights": 8, "expand": 10, "desert": 3, "draw": 2}
# The same for who is in a hurry, and how many cards he thinks about.
FEW = {"borders": 6, "knights": 4, "expand": 5, "desert": 2, "draw": 2}
LIKELY = 2
# Worlds are played on until everybody has had so many turns more.
ROUNDS = 3


def own_turn(view: State) -> State:
    """A castle with its knight is placed for itself; a turn ends by itself when the next begins."""
    s = view.clone()
    if not s.turns:
        del s.agenda[:-1]
    return s


def narrow(s: State, options: list[Choice]) -> list[Choice]:
    """The options worth a thought: those that seem best at a quick look."""
    return _narrow(s, options, MOST)


def narrow_in_a_hurry(s: State, options: list[Choice]) -> list[Choice]:
    return _narrow(s, options, FEW)


def _narrow(s: State, options: list[Choice], numbers: Mapping[str, int]) -> list[Choice]:
    step = s.agenda[-1].step
    if step == "act":
        return act_choices(options)
    most = numbers.get(step, len(options))
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


# The knight's mind: the plan of a turn decides.
MIND: Mind[State] = Mind(AGENDA, determinize, own_turn, narrow, rate, rate, quick, ahead)
HASTY = MIND._replace(narrow=narrow_in_a_hurry, width=1)


def reply(world: State) -> Sequence[Choice]:
    """A turn in a world as a hasty knight plays it, who does not see what is hidden from him."""
    if world.agenda[-1].step != "act":
        return ()
    seen = view(world, asked(world))
    beam = Beam(HASTY, seen, likely(seen, act_choices(AGENDA.options(seen))))
    while not beam.done:
        beam.step()
    return max(beam.whole, key=lambda turn: turn.value).choices


def likely(seen: State, options: list[Choice]) -> list[Choice]:
    """The cards that seem best when the rest of the turn is played at a glance."""
    if len(options) <= LIKELY:
        return options
    values = {}
    for choice in options:
        s = seen.clone()
        AGENDA.apply(s, choice, SILENCE)
        while s.agenda and s.turns == seen.turns:
            AGENDA.apply(s, quick(s, AGENDA.options(s)), SILENCE)
        values[choice] = rate(s, asked(seen))
    return sorted(options, key=values.__getitem__, reverse=True)[:LIKELY]


# The king's: he tries each of his cards in worlds where all reply as planned, he himself too. What the rest of the turn
# is about, which border and which square, his plan knows as well as he.
KINGS_MIND = MIND._replace(candidates=6, apart=6, slack=4.0, trust=1, enough=72, reply=reply)
