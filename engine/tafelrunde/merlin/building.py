"""M4.15 to M4.17 and M9.6: manors in the environs."""

from ..kernel.agenda import Frame
from ..kernel.choice import Choice, Refusal
from ..kernel.event import Log
from .box import FLAG, MATERIAL, PRINCIPALITIES, THINGS, TOWER
from .environs import FITTING
from .moves import place_counter, return_thing, take_thing
from .question import Clause, nouns, possible
from .state import State

MATERIALS = MATERIAL * 6

NO_MANOR_LEFT = Refusal("M4.15", why="no-manor-left")
BUILT_ON = Refusal("M4.15", why="built-on")
NO_SUCH_TILE = Refusal("M4.15", why="no-such-tile")
NOTHING_FITS = Refusal("M4.16", why="no-material")
DOES_NOT_FIT = tuple(Refusal("M4.16", why="does-not-fit", principality=p) for p in PRINCIPALITIES)
NO_MATERIAL = tuple(Refusal("M4.15", why="no-material", principality=p) for p in PRINCIPALITIES)
NOT_BOTH = Refusal("M9.6", why="not-both")
NO_SECOND = Refusal("M9.6", why="no-second")
TOWER_KINDS = Refusal("M4.17", why="other-kind")
TOWER_NONE_LEFT = tuple(Refusal("M4.17", why="none-left", kind=t // 6, principality=t % 6) for t in THINGS)
TOWER_NO_COUNTER = Refusal("M4.17", why="no-counter")


def refuse_manor(s: State, frame: Frame) -> Refusal | None:
    return None if s.manors[frame.seat] else NO_MANOR_LEFT


def refuse_tile(s: State, frame: Frame, tile: int) -> Refusal | None:
    """M4.15, M4.16: a tile without a manor, for which you have a fitting material."""
    if tile >= len(s.built):
        return NO_SUCH_TILE
    if s.built[tile] >= 0:
        return BUILT_ON
    mine = s.things[frame.seat]
    for p in FITTING[len(s.tiles)][tile]:
        if mine[MATERIALS + p]:
            return None
    return NOTHING_FITS


TILES = nouns("tile", range(24))
BUILDS = Clause("tile", TILES, gate=refuse_manor, each=refuse_tile)


def leaves_another(s: State, seat: int, tile: int, paid: int) -> bool:
    """Whether a second manor can be built and paid after this one."""
    fitting = FITTING[len(s.tiles)]
    mine = s.things[seat]
    for other, owner in enumerate(s.built):
        if owner < 0 and other != tile:
            for p in fitting[other]:
                if mine[MATERIALS + p] > (p == paid):
                    return True
    return False


def can_build_two(s: State, seat: int) -> Refusal | None:
    """M9.6: both must be built and paid."""
    mine = s.things[seat]
    if s.manors[seat] > 1 and sum(mine[MATERIALS:]) > 1:
        for tile, fitting in enumerate(FITTING[len(s.tiles)]):
            if s.built[tile] < 0:
                for p in fitting:
                    if mine[MATERIALS + p] and leaves_another(s, seat, tile, p):
                        return None
    return NOT_BOTH


def build_two(s: State, seat: int) -> None:
    s.agenda += [Frame("build", seat, (0,)), Frame("build", seat, (1,))]


# A frame `build` asks for a tile on the way; its argument says whether a second manor must stay possible. Where two
# manors can be built, any tile will do for the first: only what is paid for it matters.


def tile_chosen(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    chosen_tile(s, frame.seat, choice.noun, bool(frame.args[0]), log)


def chosen_tile(s: State, seat: int, tile: int, another: bool, log: Log) -> None:
    """Ask what to pay with, where there is a choice."""
    frame = Frame("pay", seat, (tile, int(another)))
    fitting = [p for p in FITTING[len(s.tiles)][tile] if refuse_pay(s, frame, p) is None]
    if len(fitting) == 1:
        pay(s, seat, tile, fitting[0], log)
    else:
        s.agenda.append(frame)


def refuse_pay(s: State, frame: Frame, p: int) -> Refusal | None:
    tile, another = frame.args
    if p not in FITTING[len(s.tiles)][tile]:
        return DOES_NOT_FIT[p]
    if not s.things[frame.seat][MATERIALS + p]:
        return NO_MATERIAL[p]
    return NO_SECOND if another and not leaves_another(s, frame.seat, tile, p) else None


def paid(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    pay(s, frame.seat, frame.args[0], choice.noun, log)


def pay(s: State, seat: int, tile: int, p: int, log: Log) -> None:
    return_thing(s, log, seat, MATERIALS + p)
    s.manors[seat] -= 1
    s.built[tile] = seat
    log.add("manor", seat=seat, tile=tile, terrain=s.tiles[tile] % TOWER)
    if s.tiles[tile] >= TOWER:
        frame = Frame("tower", seat, (tile,))
        if possible(TOWER_BONUS, s, frame):
            s.agenda.append(frame)


# The tower's bonus (M4.17)


def refuse_tower_thing(s: State, frame: Frame, thing: int) -> Refusal | None:
    kind, p = divmod(thing, 6)
    if kind > FLAG:
        return TOWER_KINDS
    return None if s.stock[kind][p] else TOWER_NONE_LEFT[thing]


def refuse_tower_counter(s: State, frame: Frame) -> Refusal | None:
    return None if s.counters[frame.seat] else TOWER_NO_COUNTER


def bonus_taken(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    if choice.verb == "take":
        take_thing(s, log, frame.seat, choice.noun)
    elif choice.verb == "influence":
        place_counter(s, log, frame.seat, choice.noun)


TOWER_BONUS = (
    Clause("take", nouns("take", range(12)), each=refuse_tower_thing),
    Clause("influence", nouns("influence", PRINCIPALITIES), gate=refuse_tower_counter),
)
BUILD_QUESTION = (Clause("tile", TILES, each=refuse_tile),)
PAY_QUESTION = (Clause("pay", nouns("pay", PRINCIPALITIES), each=refuse_pay),)
TOWER_QUESTION = (*TOWER_BONUS, Clause("skip", (Choice("skip"),)))
