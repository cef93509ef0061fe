"""What stands on offer all through one's turn: a mission (M3.8), a second one (M5.2), a traitor repelled (M9.8)."""

from ..kernel.agenda import Frame
from ..kernel.choice import Choice, Refusal
from ..kernel.event import Log
from . import favor
from .box import MISSION_CARDS, MISSIONS_FLAG, PRINCIPALITIES
from .missions import discard_card, is_met
from .moves import use_flag
from .question import nouns
from .scoring import POINTS_FAVOR, POINTS_MISSIONS, gain
from .state import State

# M3.8: the questions of a turn beside which the offers stand. Not: the choice of M9.1, the draw at the end, a scoring.
OWN_TURN = frozenset([
    "turn", "die", "landed", "deploy", "assign", "place", "relocate", "exchange", "second-discard", "draw",
    "build", "pay", "tower", "ending",
])  # fmt: skip
# Questions that may have become empty, and the step that asks them where there is still something to ask.
# A traitor can be repelled at a scoring too: there it is part of the question `defend`.
LOOKED_AT_AGAIN = {"landed": "arrive", "ending": "finish", "defend": "traitors"}
VERBS = frozenset(["mission", "mission-grey", "repel"])

MISSION = nouns("mission", range(MISSION_CARDS))
MISSION_GREY = nouns("mission-grey", range(MISSION_CARDS))
REPEL = nouns("repel", PRINCIPALITIES)
GREY_POINTS = 2

NOT_IN_HAND = Refusal("M7.1", why="not-in-hand")
NOT_MET = tuple(Refusal("M7.1", why="not-met", card=card) for card in range(MISSION_CARDS))
ONE_A_TURN = Refusal("M3.8")
NOT_THE_SECOND = Refusal("M5.2", why="first")
NOT_A_THIRD = Refusal("M5.2", why="third")
NO_GREY_FLAG = Refusal("M5.2", why="no-flag")
NOT_MET_WITHOUT_FLAG = Refusal("M5.2", why="not-met")
NO_TRAITOR = tuple(Refusal("M9.8", why="none", principality=p) for p in PRINCIPALITIES)


def refuse_mission(s: State, seat: int, card: int) -> Refusal | None:
    """M3.8: one a turn. M7.1: a card of the hand whose requirements hold."""
    if s.completed:
        return ONE_A_TURN
    if card not in s.hands[seat]:
        return NOT_IN_HAND
    return None if is_met(s, seat, s.box.demands[card]) else NOT_MET[card]


def refuse_mission_grey(s: State, seat: int, card: int) -> Refusal | None:
    """M5.2: with the second mission; the flag is gone before the requirements are checked."""
    if s.completed != 1:
        return NOT_A_THIRD if s.completed else NOT_THE_SECOND
    if not s.things[seat][MISSIONS_FLAG]:
        return NO_GREY_FLAG
    if card not in s.hands[seat]:
        return NOT_IN_HAND
    s.things[seat][MISSIONS_FLAG] -= 1
    holds = is_met(s, seat, s.box.demands[card])
    s.things[seat][MISSIONS_FLAG] += 1
    return None if holds else NOT_MET_WITHOUT_FLAG


def refuse_repel(s: State, seat: int, p: int) -> Refusal | None:
    """M9.8: one traitor, at any time of the own turn."""
    if (no := favor.refuse_use(s, seat, favor.REPEL_ONE)) is not None:
        return no
    return None if s.traitors[seat][p] else NO_TRAITOR[p]


def standing(s: State, seat: int) -> list[Choice]:
    """All offers for a player in his turn."""
    found: list[Choice] = []
    hand = s.hands[seat]
    if not s.completed:
        wanted = s.box.demands
        for card in hand:
            if card < 0:
                continue
            # As is_met. Nothing is asked more often, and its calls are a thirtieth of a game.
            for have, first, second, number in wanted[card]:
                if have(s, seat, first, second) < number:
                    break
            else:
                found.append(MISSION[card])
    elif s.completed == 1 and s.things[seat][MISSIONS_FLAG]:
        found = [MISSION_GREY[c] for c in hand if c >= 0 and refuse_mission_grey(s, seat, c) is None]
    if s.seals[seat][favor.REPEL_ONE] == favor.READY:
        found += [REPEL[p] for p in PRINCIPALITIES if s.traitors[seat][p]]
    return found


def offered(s: State, frame: Frame) -> list[Choice]:
    return standing(s, frame.seat) if frame.step in OWN_TURN else []


def taken_up(s: State, choice: Choice, log: Log) -> None:
    """The question at hand stays, where it is still one."""
    frame = s.agenda[-1]
    if frame.step in LOOKED_AT_AGAIN:
        s.agenda[-1] = Frame(LOOKED_AT_AGAIN[frame.step], frame.seat, frame.args)
    if choice.verb == "repel":
        favor.repel_one(s, log, frame.seat, choice.noun)
    else:
        complete(s, frame.seat, choice.noun, choice.verb == "mission-grey", log)


def complete(s: State, seat: int, card: int, grey: bool, log: Log) -> None:
    """M7.1: the card is discarded and counts, or buys an ability (M9.1).

    M5.2: 2 points more with the grey flag. M9.3: 1 more for a further card of that henchman.
    """
    mission = s.box.missions[card]
    if grey:
        use_flag(s, log, seat, MISSIONS_FLAG)
    s.completed += 1
    discard_card(s, seat, card)
    log.add("mission", seat=seat, card=card)
    if grey:
        gain(s, log, seat, GREY_POINTS, POINTS_MISSIONS, "second-mission", card=card)
    if s.seals[seat][favor.ability_of(favor.MORE_POINTS, mission.henchman)]:
        gain(s, log, seat, 1, POINTS_FAVOR, "mission", henchman=mission.henchman)
    if favor.can_learn(s, seat, card):
        s.agenda.append(Frame("favor", seat, (card,)))
    else:
        gain(s, log, seat, mission.points, POINTS_MISSIONS, "mission", card=card)
