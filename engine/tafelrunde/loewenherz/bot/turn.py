"""What the kernel's search is told of Löwenherz: options worth a thought, what they are worth, and quick answers."""

from collections.abc import Sequence
from operator import attrgetter

from ...kernel.choice import Choice
from ...kernel.event import SILENCE
from ...kernel.game import asked
from ...kernel.search import Mind, Replies, Turn
from .. import box
from ..state import State
from ..steps import AGENDA
from ..view import determinize, view
from .evaluation import rate
from .rating import quick, ratings

# How many options of a step are worth a thought.
MOST = {"castle": 8, "place": 3, "borders": 12, "knights": 8, "expand": 10, "desert": 3, "draw": 2}
# Cards to draw that are worth a trial.
DRAWS = 4
# Cards that somebody in a hurry looks at: his first or second thought is the best of all in eleven turns of twelve.
GLANCES = 2
# Worlds are played on until everybody has had this many turns more, by players: among four a round takes long.
ROUNDS = {2: 8, 3: 5, 4: 4}


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
        return act_choices(s, options)
    return best_rated(s, options, MOST.get(step, len(options)))


def best_rated(s: State, options: list[Choice], most: int) -> list[Choice]:
    if len(options) <= most:
        return options
    found = ratings(s, options)
    order = sorted(range(len(options)), key=lambda index: -found[index])
    return [options[index] for index in order[:most]]


def act_choices(s: State, options: list[Choice]) -> list[Choice]:
    """Of cards that are the same but for their number, one is enough."""
    found: dict[tuple[str, box.Card, int], Choice] = {}
    for choice in options:
        card, which = box.card_and_action(choice.noun) if choice.verb == "play" else (choice.noun, 0)
        found.setdefault((choice.verb, s.box.cards[card], which), choice)
    return list(found.values())


def ahead(view: State) -> int:
    return 1 + ROUNDS[view.players] * view.players


# The knight's mind: the plan of a turn decides.
MIND: Mind[State] = Mind(AGENDA, determinize, own_turn, narrow, rate, rate, quick, ahead)


def reply(world: State) -> Sequence[Choice]:
    """A turn in a world by somebody in a hurry, who does not see what is hidden from him: he looks at the cards that
    seem best as they are played at a glance, takes the better one, and looks at what to draw."""
    if world.agenda[-1].step != "act":
        return ()
    seat = asked(world)
    seen = view(world, seat)
    cards = best_rated(seen, act_choices(seen, AGENDA.options(seen)), GLANCES)
    turn = max([glance(Turn(0.0, (), seen), card, seat) for card in cards], key=VALUE)
    s = turn.state
    if s.agenda and s.turns == seen.turns:
        turn = max([glance(turn, draw, seat) for draw in narrow(s, AGENDA.options(s))], key=VALUE)
    return turn.choices


def glance(turn: Turn[State], choice: Choice, seat: int) -> Turn[State]:
    """This choice and then what seems best at a quick look, until a card is drawn."""
    s = turn.state.clone()
    choices = [*turn.choices, choice]
    AGENDA.apply(s, choice, SILENCE)
    while s.agenda and s.turns == turn.state.turns and s.agenda[-1].step != "draw":
        choices.append(quick(s, AGENDA.options(s)))
        AGENDA.apply(s, choices[-1], SILENCE)
    return Turn(rate(s, seat), tuple(choices), s)


VALUE = attrgetter("value")


def draws(s: State, options: list[Choice]) -> list[Choice]:
    return best_rated(s, options, DRAWS)


# The king's: he tries places for a castle, his cards, and those that he may draw, in worlds where all reply in a hurry,
# he himself too. What the rest of the turn is about, which border and which square, his plan knows as well as he.
KINGS_MIND = MIND._replace(candidates=6, replies=Replies(reply, slack=4.0, enough=96))
KINGS_MINDS = {"castle": KINGS_MIND, "act": KINGS_MIND, "draw": KINGS_MIND._replace(narrow=draws)}
