"""M9: the module The King's favor. An ability is packed into one number: its row and its henchman (M9.1)."""

from ..kernel.choice import Refusal
from ..kernel.event import Log
from .box import HENCHMEN, SEALS
from .moves import discard_traitor
from .scoring import POINTS_FAVOR, gain
from .state import State

READY, USED = 1, 2  # what a seal is, once it is there
MORE_POINTS, ANYWHERE, SPECIAL = ROWS = range(3)


def ability_of(row: int, henchman: int) -> int:
    return row * 4 + henchman


def row_of(ability: int) -> int:
    return ability // 4


def henchman_of(ability: int) -> int:
    return ability % 4


ABILITIES = range(len(ROWS) * len(HENCHMEN))
# Builder, shield-bearer, flag-bearer, lady-in-waiting.
BUILD_TWO, REPEL_ONE, ANY_POINTS, TWO_PLACEMENTS = SPECIALS = [ability_of(SPECIAL, h) for h in HENCHMEN]

NO_MODULE = Refusal("M9.1")
NO_SEAL_LEFT = Refusal("M9.2", why="no-seal-left")
WRONG_COLUMN = Refusal("M9.2", why="other-column")
TOO_LOW = Refusal("M9.2", why="row-above-points")
OWNED = Refusal("M9.2", why="once")
USED_UP = Refusal("M9.5")
NOT_LEARNT = {
    BUILD_TWO: Refusal("M9.6", why="not-learnt"),
    REPEL_ONE: Refusal("M9.8", why="not-learnt"),
    ANY_POINTS: Refusal("M9.7", why="not-learnt"),
    TWO_PLACEMENTS: Refusal("M9.9", why="not-learnt"),
}


def deploys_anywhere(s: State, seat: int, henchman: int) -> bool:
    """M9.4: on a principality space, he may be placed in any principality."""
    return s.seals[seat][ability_of(ANYWHERE, henchman)] != 0


def refuse_use(s: State, seat: int, ability: int) -> Refusal | None:
    """M9.5: an ability of row 3 that is learnt works once between two scorings."""
    seal = s.seals[seat][ability]
    if seal == READY:
        return None
    if not s.favor:
        return NO_MODULE
    return USED_UP if seal else NOT_LEARNT[ability]


def use(s: State, log: Log, seat: int, ability: int) -> None:
    s.seals[seat][ability] = USED
    log.add("ability-used", seat=seat, ability=ability)


def refuse_learn(s: State, seat: int, card: int, ability: int) -> Refusal | None:
    """M9.2: which abilities a completed card may buy."""
    seals = s.seals[seat]
    if not s.favor:
        return NO_MODULE
    if henchman_of(ability) != s.box.missions[card].henchman:
        return WRONG_COLUMN
    if row_of(ability) >= s.box.missions[card].points:
        return TOO_LOW
    if seals[ability]:
        return OWNED
    return NO_SEAL_LEFT if seals.count(0) <= len(ABILITIES) - SEALS else None


def can_learn(s: State, seat: int, card: int) -> bool:
    henchman = s.box.missions[card].henchman
    return any(refuse_learn(s, seat, card, ability_of(row, henchman)) is None for row in ROWS)


def learn(s: State, log: Log, seat: int, ability: int) -> None:
    s.seals[seat][ability] = READY
    log.add("ability-learnt", seat=seat, ability=ability)


def repel_one(s: State, log: Log, seat: int, p: int) -> None:
    """M9.8: one traitor, without its shield, and 1 point."""
    use(s, log, seat, REPEL_ONE)
    discard_traitor(s, seat, p)
    log.add("traitor-repelled", seat=seat, principality=p, by="ability")
    gain(s, log, seat, 1, POINTS_FAVOR, "repelled", principality=p)


def turn_back(s: State) -> None:
    """M9.5: after each scoring."""
    for seals in s.seals:
        for ability in SPECIALS:
            if seals[ability]:
                seals[ability] = READY
