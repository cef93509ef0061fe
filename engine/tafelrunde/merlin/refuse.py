"""Why not: a Refusal for whatever a person may point at and cannot choose now."""

from ..kernel.agenda import Frame
from ..kernel.choice import Choice, Refusal
from . import offers, turn
from .actions import CLAUSES
from .box import DECK, MERLIN_DIE, MISSIONS, RONDEL, SPACES
from .question import Clause, refusal
from .state import State
from .steps import QUESTIONS

# The nouns of every verb.
NOUNS = {
    "go": range(8), "die": range(MERLIN_DIE + 1), "apple": range(1, 7), "turn": range(1), "backwards": range(1),
    "mirror": range(1), "different": range(SPACES), "staff": range(1), "act": range(1), "skip": range(1),
    "henchman": range(4), "principality": range(6), "score": range(4), "take": range(18), "give": range(18),
    "double": range(1), "traitor": range(6), "tile": range(24), "pay": range(6), "influence": range(6),
    "discard": range(len(MISSIONS)), "enough": range(1), "draw": range(DECK + 1), "end": range(1),
    "mission": range(len(MISSIONS)), "mission-grey": range(len(MISSIONS)), "repel": range(6),
    "points": range(1), "ability": range(12), "repel-flag": range(6), "done": range(1), "grail": range(6),
    "keep": range(1),
}  # fmt: skip

GAME_OVER = Refusal("M8.2")
NOT_NOW = Refusal("M3.9", why="not-now")
NOT_IN_A_SCORING = Refusal("M6.11", why="not-now")
NO_MISSION_IN_SCORING = Refusal("M3.8")
ONLY_AT_SCORING = Refusal("M5.1", why="only-at-scoring")

SCORING = ("defend", "grail")


def refuse(s: State, choice: Choice) -> Refusal | None:
    """None for what is on offer; otherwise the rule against it, from the predicate that makes the options."""
    if not s.agenda:
        return GAME_OVER
    frame = s.agenda[-1]
    verb, noun = choice
    in_turn = frame.step not in SCORING
    if verb in NOUNS and noun in NOUNS[verb]:
        if frame.step in offers.OWN_TURN and verb in offers.VERBS:
            return _refuse_offer(s, frame, choice)
        for clause in clauses_of(frame):
            if clause.verb == verb:
                return refusal(clause, s, frame, noun)
        if verb in ("mission", "mission-grey"):
            return NO_MISSION_IN_SCORING
        if verb == "repel-flag" and in_turn:
            return ONLY_AT_SCORING
    return NOT_NOW if in_turn else NOT_IN_A_SCORING


def clauses_of(frame: Frame) -> tuple[Clause, ...]:
    if frame.step != "landed":
        return QUESTIONS[frame.step][1]
    return CLAUSES[RONDEL[frame.args[0]]] + turn.ROUND_THE_ACTION + (Clause("skip", (turn.SKIP,)),)


def _refuse_offer(s: State, frame: Frame, choice: Choice) -> Refusal | None:
    if choice.verb == "mission":
        return offers.refuse_mission(s, frame.seat, choice.noun)
    if choice.verb == "mission-grey":
        return offers.refuse_mission_grey(s, frame.seat, choice.noun)
    return offers.refuse_repel(s, frame.seat, choice.noun)
