"""The sequence of play: which step follows which, who is asked, and with which verbs.

Asked in a turn (verb: noun):
- `turn`: `go` (die * 2 + direction, 0 clockwise, 1 counter-clockwise): the plain move with that die as it lies;
  `die` (die): take it up first, where an apple, Turn die or Backwards can be used with it. Die 3 is the Merlin die.
  Of own dice that show the same only the first is offered.
- `die` (die, changed): `apple` (face), `turn` (flag: the opposite face), `backwards` (flag: the move), `go`.
- `landed` (space, marks): the action's first part, or `skip` (the action is given up), `mirror`, `different` (space),
  `staff` (twice). First parts by space: principality and relocate `henchman` (henchman); points `act`, or `score`
  (kind, 3 = influence; ability); influence `take` (kind * 6 + principality), or `principality` (principality) for the
  henchman space, or `double` (ability: two placements); Excalibur `traitor` (principality), or `act` without one;
  Grail `act`; exchange `give` (thing); mission `discard` (card); build `tile` (tile), or `double` (two manors).
- further parts: `deploy` (henchman) and `relocate` (henchman): `principality`; `assign` (principality): `henchman`;
  `place`: `principality`; `exchange` (given thing): `take` (thing); `second-discard`: `discard` (card), `enough`;
  `draw`: `draw` (display slot, 3 = draw pile); `build` (another): `tile`; `pay` (tile, another): `pay` (principality);
  `tower` (tile): `take` (thing), `influence` (principality), `skip`.
- `ending` (space, marks): `staff` (once more), `end`.
- beside all of these the offers: `mission` (card), `mission-grey` (card), `repel` (principality).
- `favor` (card): `points`, or `ability` (row * 4 + henchman). `replace`: `draw`, at the turn's end.

Asked in a scoring: `defend`: `repel-flag` (principality), `repel` (principality), `done`; `grail` (principality, 0):
`grail` (principality), `keep`.
"""

from collections.abc import Callable

from ..kernel.agenda import Agenda, Ask, Frame, Offer, Run
from ..kernel.choice import Arg, Choice, Prompt, Refusal
from ..kernel.event import Log
from . import building, favor, offers, parts, scoring, turn
from .actions import foothold_chosen
from .box import MISSIONS, RONDEL, ROUNDS, SPACE_WORDS
from .moves import MISSIONS as MISSION_POINTS
from .moves import gain
from .question import Clause, nouns, options
from .setup import roll_dice
from .state import State

# Rounds and turns (M3.1, M8.1)


def begin_round(s: State, frame: Frame, log: Log) -> None:
    log.add("round", round=s.round, first=s.first_seat)
    roll_dice(s, log)
    for seat, dice in enumerate(s.dice):
        log.add("rolled", seat=seat, dice=tuple(dice))
    s.agenda.append(Frame("begin", s.first_seat))


def begin_turn(s: State, frame: Frame, log: Log) -> None:
    seat = s.seat = frame.seat
    s.turns += 1
    log.add("turn", seat=seat)
    s.agenda += [Frame("pass", seat), Frame("wrap", seat), Frame("turn", seat)]


def wrap_up(s: State, frame: Frame, log: Log) -> None:
    """M7.3: a card for each one completed."""
    if s.completed:
        s.completed -= 1
        s.agenda += [frame, Frame("replace", frame.seat)]


def pass_on(s: State, frame: Frame, log: Log) -> None:
    following = (frame.seat + 1) % s.players
    if any(s.dice[following]):
        s.agenda.append(Frame("begin", following))
        return
    s.agenda.append(Frame("next-round", s.first_seat))
    if s.round % 2 == 0:
        s.agenda.append(Frame("score", s.first_seat))


def next_round(s: State, frame: Frame, log: Log) -> None:
    if s.round == ROUNDS:
        scoring.final_points(s, log)
        log.add("game-over")
        return
    s.round += 1
    s.first_seat = (s.first_seat + 1) % s.players
    s.agenda.append(Frame("round", s.first_seat))


# `favor` (M9.1, M9.2)


def refuse_ability(s: State, frame: Frame, ability: int) -> Refusal | None:
    return favor.refuse_learn(s, frame.seat, frame.args[0], ability)


def favor_chosen(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    card = frame.args[0]
    if choice.verb == "ability":
        favor.learn(s, log, frame.seat, choice.noun)
    else:
        gain(s, log, frame.seat, MISSIONS[card].points, MISSION_POINTS, "mission", card=card)


FAVOR_QUESTION = (
    Clause("points", (Choice("points"),)),
    Clause("ability", nouns("ability", range(12)), each=refuse_ability),
)


# Prompts


def landed_prompt(s: State, frame: Frame) -> Prompt:
    space = frame.args[0]
    return Prompt("landed", {"kind": SPACE_WORDS[RONDEL[space]], "principality": space >> 2, "space": space})


def die_prompt(s: State, frame: Frame) -> Prompt:
    return Prompt("die", {"die": frame.args[0], "pips": s.dice[frame.seat][frame.args[0]]})


def exchange_prompt(s: State, frame: Frame) -> Prompt:
    return Prompt("exchange", {"kind": frame.args[0] // 6, "principality": frame.args[0] % 6})


def named(prompt: Prompt, *names: str) -> Callable[[State, Frame], Prompt]:
    """A prompt whose arguments are those of the frame, under these names."""

    def made(s: State, frame: Frame) -> Prompt:
        args: dict[str, Arg] = dict(zip(names, frame.args, strict=False))
        return Prompt(prompt.key, args)

    return made


def asking(clauses: tuple[Clause, ...]) -> Callable[[State, Frame], list[Choice]]:
    def listed(s: State, frame: Frame) -> list[Choice]:
        return options(clauses, s, frame)

    return listed


Prompter = Callable[[State, Frame], Prompt]
Answer = Callable[[State, Frame, Choice, Log], None]

QUESTIONS: dict[str, tuple[Prompter, tuple[Clause, ...], Answer]] = {
    "turn": (named(Prompt("turn", {})), turn.TURN_QUESTION, turn.die_chosen),
    "die": (die_prompt, turn.DIE_QUESTION, turn.die_handled),
    "deploy": (named(Prompt("deploy", {}), "henchman"), parts.DEPLOY_QUESTION, parts.deployed),
    "assign": (named(Prompt("assign", {}), "principality"), parts.ASSIGN_QUESTION, parts.assigned),
    "place": (named(Prompt("place", {})), parts.PLACE_QUESTION, foothold_chosen),
    "relocate": (named(Prompt("relocate", {}), "henchman"), parts.RELOCATE_QUESTION, parts.deployed),
    "exchange": (exchange_prompt, parts.EXCHANGE_QUESTION, parts.exchanged),
    "second-discard": (named(Prompt("second-discard", {})), parts.DISCARD_QUESTION, parts.second_discarded),
    "draw": (named(Prompt("draw", {})), parts.DRAW_QUESTION, parts.drawn),
    "replace": (named(Prompt("replace", {})), parts.DRAW_QUESTION, parts.drawn),
    "build": (named(Prompt("build", {}), "another"), building.BUILD_QUESTION, building.tile_chosen),
    "pay": (named(Prompt("pay", {}), "tile"), building.PAY_QUESTION, building.paid),
    "tower": (named(Prompt("tower", {}), "tile"), building.TOWER_QUESTION, building.bonus_taken),
    "ending": (named(Prompt("ending", {})), turn.ENDING_QUESTION, turn.ended),
    "favor": (named(Prompt("favor", {}), "card"), FAVOR_QUESTION, favor_chosen),
    "defend": (named(Prompt("defend", {})), scoring.DEFEND_QUESTION, scoring.defended),
    "grail": (named(Prompt("grail", {}), "principality"), scoring.GRAIL_QUESTION, scoring.grail_decided),
}

RUNS: dict[str, Run[State]] = {
    "round": begin_round,
    "begin": begin_turn,
    "arrive": turn.arrive,
    "acted": turn.acted,
    "finish": turn.finish,
    "may-place": parts.may_place,
    "wrap": wrap_up,
    "pass": pass_on,
    "next-round": next_round,
    "score": scoring.score,
    "traitors": scoring.traitors,
    "shields": scoring.shields,
    "new-traitors": scoring.new_traitors,
    "environs": scoring.environs,
    "influence": scoring.influence,
    "henchmen": scoring.henchmen,
    "scored": scoring.scored,
}

AGENDA: Agenda[State] = Agenda(
    {
        "landed": Ask(landed_prompt, turn.landed_options, turn.landed),
        **{
            step: Ask(prompt, asking(clauses), answer)
            for step, (prompt, clauses, answer) in QUESTIONS.items()
        },
    },
    RUNS,
    Offer(offers.VERBS, offers.offered, offers.taken_up),
    frozenset({"pass"}),
)
