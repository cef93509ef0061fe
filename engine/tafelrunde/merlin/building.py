"""M4, the build space: manors in the environs, what they are paid with, and what a tower gives."""

from ..kernel.agenda import Frame
from ..kernel.choice import Choice, Refusal
from ..kernel.event import Log
from . import favor
from .box import (
    FLAG,
    MATERIAL,
    MATERIALS,
    MOST_TILES,
    PRINCIPALITIES,
    TOWER,
    kind_of,
    principality_of,
    thing,
)
from .moves import place_counter, return_thing, take_thing
from .question import EACH_THING, Action, Clause, Question, nouns, possible, prompt
from .state import WITH_STAFF, State

TILE_CHOICES = nouns("tile", range(MOST_TILES))


# Where to

NO_MANOR_LEFT = Refusal("M4.15", why="no-manor-left")
BUILT_ON = Refusal("M4.15", why="built-on")
NO_SUCH_TILE = Refusal("M4.15", why="no-such-tile")
NOTHING_FITS = Refusal("M4.16", why="no-material")


def refuse_manor(s: State, frame: Frame) -> Refusal | None:
    """M4.15: seven manors at most."""
    return None if s.manors[frame.seat] else NO_MANOR_LEFT


def refuse_tile(s: State, frame: Frame, tile: int) -> Refusal | None:
    """M4.15: a tile without a manor. M4.16: for which you have a fitting material."""
    if tile >= len(s.built):
        return NO_SUCH_TILE
    if s.built[tile] >= 0:
        return BUILT_ON
    mine = s.things[frame.seat][MATERIALS]
    for p in s.box.fitting[len(s.tiles)][tile]:
        if mine[p]:
            return None
    return NOTHING_FITS


def building_begun(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    if choice.verb == "double":
        build_two(s, frame, log)
    else:
        chosen_tile(s, frame.seat, choice.noun, False, log)


def chosen_tile(s: State, seat: int, tile: int, another: bool, log: Log) -> None:
    """Ask what to pay with, where there is a choice."""
    frame = Frame("pay", seat, (tile, int(another)))
    fitting = [p for p in s.box.fitting[len(s.tiles)][tile] if refuse_pay(s, frame, p) is None]
    if len(fitting) == 1:
        pay(s, seat, tile, fitting[0], log)
    else:
        s.agenda.append(frame)


# What to pay with. The frame holds the tile, and whether a second manor must stay possible.

DOES_NOT_FIT = tuple(Refusal("M4.16", why="does-not-fit", principality=p) for p in PRINCIPALITIES)
NO_MATERIAL = tuple(Refusal("M4.15", why="no-material", principality=p) for p in PRINCIPALITIES)
NO_SECOND = Refusal("M9.6", why="no-second")


def refuse_pay(s: State, frame: Frame, p: int) -> Refusal | None:
    """M4.16: a fitting material. M9.6: and not the one that the second manor needs."""
    tile, another = frame.args
    if p not in s.box.fitting[len(s.tiles)][tile]:
        return DOES_NOT_FIT[p]
    if not s.things[frame.seat][thing(MATERIAL, p)]:
        return NO_MATERIAL[p]
    return NO_SECOND if another and not leaves_another(s, frame.seat, tile, p) else None


def paid(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    pay(s, frame.seat, frame.args[0], choice.noun, log)


def pay(s: State, seat: int, tile: int, p: int, log: Log) -> None:
    """M4.15: the material goes back, the manor stands. M4.17: a tower gives its bonus, if it can."""
    return_thing(s, log, seat, thing(MATERIAL, p))
    s.manors[seat] -= 1
    s.built[tile] = seat
    log.add("manor", seat=seat, tile=tile, terrain=s.tiles[tile] % TOWER)
    if s.tiles[tile] >= TOWER:
        frame = Frame("tower", seat, (tile,))
        if possible(TOWER_BONUS, s, frame):
            s.agenda.append(frame)


PAY_QUESTION = Question(
    prompt("pay", "tile"), (Clause("pay", nouns("pay", PRINCIPALITIES), each=refuse_pay),), paid
)


# The tower's bonus

TOWER_KINDS = Refusal("M4.17", why="other-kind")
TOWER_NONE_LEFT = tuple(Refusal("M4.17", why="none-left", **which) for which in EACH_THING)
TOWER_NO_COUNTER = Refusal("M4.17", why="no-counter")


def refuse_tower_thing(s: State, frame: Frame, which: int) -> Refusal | None:
    """M4.17: a shield or a flag that is left."""
    kind = kind_of(which)
    if kind > FLAG:
        return TOWER_KINDS
    return None if s.stock[kind][principality_of(which)] else TOWER_NONE_LEFT[which]


def refuse_tower_counter(s: State, frame: Frame) -> Refusal | None:
    return None if s.counters[frame.seat] else TOWER_NO_COUNTER


def bonus_taken(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    if choice.verb == "take":
        take_thing(s, log, frame.seat, choice.noun)
    elif choice.verb == "influence":
        place_counter(s, log, frame.seat, choice.noun)


TOWER_BONUS = (
    Clause("take", nouns("take", range(thing(MATERIAL, 0))), each=refuse_tower_thing),
    Clause("influence", nouns("influence", PRINCIPALITIES), gate=refuse_tower_counter),
)
TOWER_QUESTION = Question(
    prompt("tower", "tile"), (*TOWER_BONUS, Clause("skip", (Choice("skip"),))), bonus_taken
)


# Two manors: the ability of the builder, or twice by a staff. A frame `build` asks for a tile on the way; its argument
# says whether a second manor must stay possible. Where two can be built, any tile will do for the first: only what is
# paid for it matters.

NOT_BOTH = Refusal("M9.6", why="not-both")
STAFF_FORBIDS = Refusal("M9.6", why="staff")


def leaves_another(s: State, seat: int, tile: int, paid: int) -> bool:
    """Whether a second manor can be built and paid after this one."""
    mine = s.things[seat][MATERIALS]
    mine[paid] -= 1
    for other, fitting in enumerate(s.box.fitting[len(s.tiles)]):
        if s.built[other] < 0 and other != tile:
            for p in fitting:
                if mine[p] > 0:
                    return True
    return False


def can_build_two(s: State, seat: int) -> Refusal | None:
    """M9.6: both must be built and paid."""
    mine = s.things[seat][MATERIALS]
    if s.manors[seat] > 1 and sum(mine) > 1:
        for tile, fitting in enumerate(s.box.fitting[len(s.tiles)]):
            if s.built[tile] < 0:
                for p in fitting:
                    if mine[p] and leaves_another(s, seat, tile, p):
                        return None
    return NOT_BOTH


def refuse_build_two(s: State, frame: Frame) -> Refusal | None:
    """M9.6: no staff with it."""
    if (no := favor.refuse_use(s, frame.seat, favor.BUILD_TWO)) is not None:
        return no
    return STAFF_FORBIDS if frame.args[1] & WITH_STAFF else can_build_two(s, frame.seat)


def build_two(s: State, frame: Frame, log: Log) -> None:
    favor.use(s, log, frame.seat, favor.BUILD_TWO)
    s.agenda += [Frame("build", frame.seat, (0,)), Frame("build", frame.seat, (1,))]


def tile_chosen(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    chosen_tile(s, frame.seat, choice.noun, bool(frame.args[0]), log)


def build_twice(s: State, frame: Frame) -> bool:
    return can_build_two(s, frame.seat) is None


BUILD_ACTION = Action(
    (
        Clause("tile", TILE_CHOICES, gate=refuse_manor, each=refuse_tile),
        Clause("double", (Choice("double"),), gate=refuse_build_two),
    ),
    building_begun,
    build_twice,
)
BUILD_QUESTION = Question(
    prompt("build", "another"), (Clause("tile", TILE_CHOICES, each=refuse_tile),), tile_chosen
)
