"""The guided game: every space, thing and scoring when it first comes up; what leads to those is suggested."""

from collections.abc import Callable

from tafelrunde.kernel.choice import Choice
from tafelrunde.kernel.event import Event
from tafelrunde.merlin import box
from tafelrunde.merlin.bot.rating import ratings
from tafelrunde.merlin.state import State

from ..guide import Lesson
from ..markup import NO_ARGS, Args
from . import targets
from .printed import PRINTED

# What flags are used by, in one's turn and when traitors come.
FLAGS = ("turn", "backwards", "different", "mirror", "mission-grey", "repel-flag")
# How much more an option is worth that leads to something new, in points.
NEW, RARE = 3.0, 8.0

# Where everybody's points are to be seen, at every size.
POINTS = "#score > svg, #chips, [data-size=portrait] .castle-head .points"

SPACES = {
    "principality": (box.PRINCIPALITY,),
    "points": tuple(range(box.SCORE_SHIELDS, box.SCORE_INFLUENCE + 1)),
    "influence": tuple(range(box.TAKE_SHIELD, box.PLACE_HENCHMAN + 1)),
    "excalibur": (box.EXCALIBUR,),
    "grail": (box.GRAIL,),
    "relocate": (box.RELOCATE,),
    "exchange": (box.EXCHANGE,),
    "missions": (box.MISSION,),
    "manor": (box.BUILD,),
}


def landed_on(topic: str) -> Callable[[State, int], bool]:
    def holds(s: State, seat: int) -> bool:
        return PRINTED.box.rondel[s.agenda[-1].args[0]] in SPACES[topic]

    return holds


def used(dice: int) -> Callable[[State, int], bool]:
    """So many dice of one's own and Merlin's have been used in this round."""

    def holds(s: State, seat: int) -> bool:
        return s.dice[seat].count(0) >= dice

    return holds


def offered(*verbs: str) -> Callable[[State, int], bool]:
    from tafelrunde.merlin.game import MERLIN

    def holds(s: State, seat: int) -> bool:
        return any(choice.verb in verbs for choice in MERLIN.options(s))

    return holds


def settled_in(s: State, seat: int) -> bool:
    """The first turn is about moving alone."""
    return s.turns > s.players


def both(
    one: Callable[[State, int], bool], other: Callable[[State, int], bool]
) -> Callable[[State, int], bool]:
    def holds(s: State, seat: int) -> bool:
        return one(s, seat) and other(s, seat)

    return holds


def threatened(s: State, seat: int) -> bool:
    return s.round in box.SCORED_ROUNDS and any(s.traitors[seat])


LESSONS = (
    Lesson("goal", at=POINTS),
    Lesson("mission", when=offered("mission"), at="#hand", done="mission"),
    Lesson("scoring", after="scored", at=POINTS),
    Lesson("flag", when=both(settled_in, offered(*FLAGS)), at="#own", done="flag"),
    Lesson("principality", ("landed",), when=landed_on("principality"), done="placed"),
    Lesson("points", ("landed",), when=landed_on("points"), needed=False),
    Lesson("influence", ("landed",), when=landed_on("influence"), needed=False),
    Lesson("excalibur", ("landed",), when=landed_on("excalibur"), at="[data-place=excalibur]", needed=False),
    Lesson("grail", ("landed",), when=landed_on("grail"), at="[data-place=grail]", needed=False),
    Lesson("relocate", ("landed",), when=landed_on("relocate"), needed=False),
    Lesson("exchange", ("landed",), when=landed_on("exchange"), at="#own", needed=False),
    Lesson("missions", ("landed",), when=landed_on("missions"), at="#hand", needed=False),
    Lesson("manor", ("landed",), when=landed_on("manor"), at="#environs", done="manor"),
    Lesson("henchman", ("assign",), needed=False),
    Lesson("pay", ("pay",), needed=False),
    Lesson("tower", ("tower",), needed=False),
    Lesson("defend", ("defend",), needed=False),
    Lesson("tie", ("grail",), needed=False),
    Lesson("draw", ("draw", "replace"), at="#display", needed=False),
    Lesson("staff", ("landed", "ending"), when=offered("staff"), needed=False),
    Lesson("dice", ("turn",), when=used(0)),
    Lesson("cards", ("turn",), when=used(1), at="#hand"),
    Lesson("merlin", ("turn",), when=used(2)),
    Lesson("sent-home", after="sent-home", own=True, needed=False),
    Lesson("traitors", ("turn",), when=threatened, at="#own"),
    Lesson("change", ("die",), needed=False),
)


def facts(view: State) -> Args:
    return NO_ARGS


def deed(event: Event, seat: int) -> str:
    return event.key if event.args.get("seat") == seat else ""


def suggest(view: State, options: list[Choice], missing: frozenset[str]) -> int:
    """What seems best, and rather what is new."""
    found = ratings(view, options)
    seat = view.agenda[-1].seat
    for index, choice in enumerate(options):
        space = targets.target(view, seat, choice)
        kind = PRINTED.box.rondel[space] if space is not None and choice.verb == "go" else -1
        if "manor" in missing and kind == box.BUILD and found[index] > 0:
            found[index] += RARE
        if "principality" in missing and kind == box.PRINCIPALITY:
            found[index] += NEW
        if "flag" in missing and settled_in(view, seat) and choice.verb in FLAGS and found[index] > -1:
            found[index] += RARE
        if (
            choice.verb == "die"
            and "flag" in missing
            and settled_in(view, seat)
            and choice.noun != box.MERLIN_DIE
        ):
            found[index] += NEW
    return found.index(max(found))
