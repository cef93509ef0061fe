"""The further questions of an action, once its first part is chosen. None of them can be left open (M3.2)."""

from ..kernel.agenda import Frame
from ..kernel.choice import Choice, Refusal
from ..kernel.event import Log
from .actions import ALREADY_THERE, hand_discards, mission_discarded, refuse_discard, refuse_foothold
from .box import DECK, HENCHMEN, HOME, PRINCIPALITIES, THINGS
from .missions import draw_card
from .moves import place_henchman, take_thing
from .question import Clause, nouns, possible
from .state import State

STANDS_THERE = tuple(Refusal("M9.4", principality=p) for p in PRINCIPALITIES)
NOT_NEXT = tuple(Refusal("M4.11", why="not-next", principality=p) for p in PRINCIPALITIES)
SAME_AGAIN = Refusal("M4.13", why="same-thing")
NONE_LEFT = tuple(Refusal("M4.13", why="none-left", kind=t // 6, principality=t % 6) for t in THINGS)


# `deploy` (M9.4): where the chosen henchman goes. Its argument is the henchman.


def refuse_deploy(s: State, frame: Frame, p: int) -> Refusal | None:
    return STANDS_THERE[p] if s.henchmen[frame.seat][frame.args[0]] == p else None


def deployed(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    place_henchman(s, log, frame.seat, frame.args[0], choice.noun)


# `assign` (M4.8): who goes to the chosen principality. Its argument is the principality.


def refuse_assign(s: State, frame: Frame, henchman: int) -> Refusal | None:
    return ALREADY_THERE[henchman] if s.henchmen[frame.seat][henchman] == frame.args[0] else None


def assigned(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    place_henchman(s, log, frame.seat, choice.noun, frame.args[0])


# `place` (M9.9): one of the two placements. The second one lapses where it is impossible.

PLACE_QUESTION = (Clause("principality", nouns("principality", PRINCIPALITIES), each=refuse_foothold),)


def may_place(s: State, frame: Frame, log: Log) -> None:
    if possible(PLACE_QUESTION, s, frame):
        s.agenda.append(Frame("place", frame.seat))


# `relocate` (M4.11, M4.12): to a neighbour, or from home to anywhere. Its argument is the henchman.


def refuse_neighbour(s: State, frame: Frame, p: int) -> Refusal | None:
    here = s.henchmen[frame.seat][frame.args[0]]
    return None if here == HOME or (p - here) % 6 in (1, 5) else NOT_NEXT[p]


# `exchange` (M4.13): what is taken for the thing given. Its argument is that thing.


def refuse_other_thing(s: State, frame: Frame, thing: int) -> Refusal | None:
    if thing == frame.args[0]:
        return SAME_AGAIN
    return None if s.stock[thing // 6][thing % 6] else NONE_LEFT[thing]


def exchanged(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    take_thing(s, log, frame.seat, choice.noun)


# `second-discard` and `draw` (M4.14); `replace` is the draw at the end of the turn (M7.3).


def second_discarded(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    if choice.verb == "discard":
        mission_discarded(s, frame, choice, log)
        s.agenda.pop()  # two are the most


def drawn(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    draw_card(s, log, frame.seat, choice.noun)


DEPLOY_QUESTION = (Clause("principality", nouns("principality", PRINCIPALITIES), each=refuse_deploy),)
ASSIGN_QUESTION = (Clause("henchman", nouns("henchman", HENCHMEN), each=refuse_assign),)
RELOCATE_QUESTION = (Clause("principality", nouns("principality", PRINCIPALITIES), each=refuse_neighbour),)
EXCHANGE_QUESTION = (Clause("take", nouns("take", THINGS), each=refuse_other_thing),)
DISCARD_QUESTION = (
    Clause("discard", hand_discards, each=refuse_discard),
    Clause("enough", (Choice("enough"),)),
)
DRAW_QUESTION = (Clause("draw", nouns("draw", range(DECK + 1))),)
