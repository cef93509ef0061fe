"""The sequence of play: which step follows which, who is asked, and with which verbs.

Asked in a turn (verb: noun):
- `turn`: `go` (die and way, see turn.go): the plain move with that die as it lies;
  `die` (die): take it up first, where an apple, Turn die or Backwards can be used with it. Die 3 is the Merlin die.
  Of own dice that show the same only the first is offered.
- `die` (die, changed): `apple` (face), `turn` (flag: the opposite face), `backwards` (flag: the move), `go`.
- `landed` (space, marks): the action's first part, or `skip` (the action is given up), `mirror`, `different` (space),
  `staff` (twice). First parts by space: principality and relocate `henchman` (henchman); points `act`, or `score`
  (kind, 3 = influence; ability); influence `take` (thing, see box.thing), or `principality` (principality) for the
  henchman space, or `double` (ability: two placements); Excalibur `traitor` (principality), or `act` without one;
  Grail `act`; exchange `give` (thing); mission `discard` (card); build `tile` (tile), or `double` (two manors).
- further parts: `deploy` (henchman) and `relocate` (henchman): `principality`; `assign` (principality): `henchman`;
  `place`: `principality`; `exchange` (given thing): `take` (thing); `second-discard`: `discard` (card), `enough`;
  `draw`: `draw` (display slot, 3 = draw pile); `build` (another): `tile`; `pay` (tile, another): `pay` (principality);
  `tower` (tile): `take` (thing), `influence` (principality), `skip`.
- `ending` (space, marks): `staff` (once more), `end`.
- beside all of these the offers: `mission` (card), `mission-grey` (card), `repel` (principality).
- `favor` (card): `points`, or `ability` (see favor.ability_of). `replace`: `draw`, at the turn's end.

Asked in a scoring: `defend`: `repel-flag` (principality), `repel` (principality), `done`; `grail` (principality, 0):
`grail` (principality), `keep`.
"""

from collections.abc import Callable

from ..kernel.agenda import Agenda, Ask, Frame, Offer, Run
from ..kernel.choice import Choice, Refusal
from ..kernel.event import Log
from . import actions, favor, henchmen, landing, offers, scoring, traitors, turn
from .box import ROUNDS, SCORED_ROUNDS
from .question import Clause, Question, nouns, options, prompt
from .setup import roll_dice
from .state import State

# Rounds and turns


def begin_round(s: State, frame: Frame, log: Log) -> None:
    """M8.1: all roll."""
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
    """M3.1: single turns in rotation, until all dice are used. M6.11: a scoring begins with the first player."""
    following = (frame.seat + 1) % s.players
    if any(s.dice[following]):
        s.agenda.append(Frame("begin", following))
        return
    s.agenda.append(Frame("next-round", s.first_seat))
    if s.round in SCORED_ROUNDS:
        s.agenda.append(Frame("score", s.first_seat))


def next_round(s: State, frame: Frame, log: Log) -> None:
    """M8.1: the first-player marker goes clockwise. M8.2: the end, after round 6."""
    if s.round == ROUNDS:
        scoring.final_points(s, log)
        log.add("game-over")
        return
    s.round += 1
    s.first_seat = (s.first_seat + 1) % s.players
    s.agenda.append(Frame("round", s.first_seat))


def score(s: State, frame: Frame, log: Log) -> None:
    """Lay out a whole scoring on the agenda, the last step first. M6.5: no new traitors after the last one."""
    first = s.first_seat
    log.add("scoring", number=s.round // 2)
    s.agenda += [Frame("scored", first), Frame("henchmen", first), Frame("influence", first, (0, 0))]
    s.agenda.append(Frame("environs", first))
    if s.round < ROUNDS:
        s.agenda.append(Frame("new-traitors", first))
    s.agenda += [Frame("traitors", seat) for seat in reversed(scoring.seats_in_order(s))]


def scored(s: State, frame: Frame, log: Log) -> None:
    """M9.5: the seals are turned back."""
    favor.turn_back(s)
    log.add("scored", number=s.round // 2)


# `favor`: what a completed mission gives. The frame holds its card.


def refuse_ability(s: State, frame: Frame, ability: int) -> Refusal | None:
    return favor.refuse_learn(s, frame.seat, frame.args[0], ability)


def favor_chosen(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    """M9.1: its points, or an ability."""
    card = frame.args[0]
    if choice.verb == "ability":
        favor.learn(s, log, frame.seat, choice.noun)
    else:
        points = s.box.missions[card].points
        scoring.gain(s, log, frame.seat, points, scoring.POINTS_MISSIONS, "mission", card=card)


FAVOR_QUESTION = Question(
    prompt("favor", "card"),
    (
        Clause("points", (Choice("points"),)),
        Clause("ability", nouns("ability", favor.ABILITIES), each=refuse_ability),
    ),
    favor_chosen,
)


def asking(clauses: tuple[Clause, ...]) -> Callable[[State, Frame], list[Choice]]:
    def listed(s: State, frame: Frame) -> list[Choice]:
        return options(clauses, s, frame)

    return listed


# `landed` asks too, in a way of its own.
QUESTIONS: dict[str, Question] = {
    "turn": turn.TURN_QUESTION,
    "die": turn.DIE_QUESTION,
    **actions.FURTHER,
    "ending": landing.ENDING_QUESTION,
    "favor": FAVOR_QUESTION,
    "replace": actions.REPLACE_QUESTION,
    "defend": traitors.DEFEND_QUESTION,
    "grail": scoring.GRAIL_QUESTION,
}

RUNS: dict[str, Run[State]] = {
    "round": begin_round,
    "begin": begin_turn,
    "arrive": landing.arrive,
    "acted": landing.acted,
    "finish": landing.finish,
    "may-place": henchmen.may_place,
    "wrap": wrap_up,
    "pass": pass_on,
    "next-round": next_round,
    "score": score,
    "traitors": traitors.traitors,
    "shields": traitors.shields,
    "new-traitors": traitors.new_traitors,
    "environs": scoring.environs,
    "influence": scoring.influence,
    "henchmen": scoring.henchmen,
    "scored": scored,
}

AGENDA: Agenda[State] = Agenda(
    {
        "landed": landing.LANDED,
        **{
            step: Ask(prompt, asking(clauses), answer)
            for step, (prompt, clauses, answer) in QUESTIONS.items()
        },
    },
    RUNS,
    Offer(offers.VERBS, offers.offered, offers.taken_up),
    frozenset({"pass"}),
)
