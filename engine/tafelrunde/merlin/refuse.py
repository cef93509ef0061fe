"""Why not: a Refusal for whatever a person may point at and cannot choose now."""

from ..kernel.agenda import Frame
from ..kernel.choice import Choice, Refusal
from . import landing, offers
from .box import DECK, DICE, HENCHMEN, INFLUENCE, MISSION_CARDS, MOST_TILES, PRINCIPALITIES, SPACES, THINGS
from .favor import ABILITIES
from .question import Clause, refusal
from .state import State
from .steps import QUESTIONS
from .turn import FACES, GO

# The nouns of every verb.
ONE = range(1)
CARDS = range(MISSION_CARDS)
NOUNS = {
    "go": range(len(GO)), "die": DICE, "apple": FACES, "turn": ONE, "backwards": ONE,
    "mirror": ONE, "different": range(SPACES), "staff": ONE, "act": ONE, "skip": ONE,
    "henchman": HENCHMEN, "principality": PRINCIPALITIES, "score": range(INFLUENCE + 1), "take": THINGS, "give": THINGS,
    "double": ONE, "traitor": PRINCIPALITIES, "tile": range(MOST_TILES), "pay": PRINCIPALITIES,
    "influence": PRINCIPALITIES, "discard": CARDS, "enough": ONE, "draw": range(DECK + 1), "end": ONE,
    "mission": CARDS, "mission-grey": CARDS, "repel": PRINCIPALITIES, "points": ONE, "ability": ABILITIES,
    "repel-flag": PRINCIPALITIES, "done": ONE, "grail": PRINCIPALITIES, "keep": ONE,
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
        for clause in clauses_of(s, frame):
            if clause.verb == verb:
                return refusal(clause, s, frame, noun)
        if verb in ("mission", "mission-grey"):
            return NO_MISSION_IN_SCORING
        if verb == "repel-flag" and in_turn:
            return ONLY_AT_SCORING
    return NOT_NOW if in_turn else NOT_IN_A_SCORING


def clauses_of(s: State, frame: Frame) -> tuple[Clause, ...]:
    return landing.landed_clauses(s, frame) if frame.step == "landed" else QUESTIONS[frame.step].clauses


def _refuse_offer(s: State, frame: Frame, choice: Choice) -> Refusal | None:
    if choice.verb == "mission":
        return offers.refuse_mission(s, frame.seat, choice.noun)
    if choice.verb == "mission-grey":
        return offers.refuse_mission_grey(s, frame.seat, choice.noun)
    return offers.refuse_repel(s, frame.seat, choice.noun)
