"""Pig, a small game of luck: roll as long as you dare, first to 20. Once a turn the others may be greeted."""

from dataclasses import dataclass

from tafelrunde.kernel.agenda import Agenda, Ask, Frame, Offer
from tafelrunde.kernel.chance import draw
from tafelrunde.kernel.choice import Choice, Prompt, Refusal
from tafelrunde.kernel.event import Log
from tafelrunde.kernel.game import Game, Setup, Variant
from tafelrunde.kernel.think import Advice, Budget, Glance

GOAL = 20
ROLL, KEEP, GREET = Choice("roll"), Choice("keep"), Choice("greet")


@dataclass(slots=True)
class Pig:
    players: int
    seed: str
    draws: int
    turns: int
    agenda: list[Frame]
    kept: list[int]
    pot: int
    pips: int  # of the last roll, 0 before the first
    greetings: bool
    greeted: bool

    def clone(self) -> "Pig":
        return Pig(
            self.players,
            self.seed,
            self.draws,
            self.turns,
            self.agenda[:],
            self.kept[:],
            self.pot,
            self.pips,
            self.greetings,
            self.greeted,
        )


def new_state(setup: Setup, log: Log) -> Pig:
    agenda = [Frame("turn", setup.first or 0)]
    kept = [0] * setup.players
    greetings = bool(setup.variants["greetings"])
    return Pig(setup.players, setup.seed, 0, 0, agenda, kept, 0, 0, greetings, False)


def begin(s: Pig, frame: Frame, log: Log) -> None:
    s.turns += 1
    s.pot = 1
    s.greeted = False
    s.agenda.append(Frame("pig", frame.seat))
    log.add("turn", seat=frame.seat)


def answered(s: Pig, frame: Frame, choice: Choice, log: Log) -> None:
    seat = frame.seat
    if choice == ROLL:
        s.pips = draw(s, log).below(6) + 1
        log.add("rolled", seat=seat, pips=s.pips)
        if s.pips > 1:
            s.pot += s.pips
            s.agenda.append(frame)
            return
        s.pot = 0
    else:
        log.add("points", seat=seat, points=s.pot, category="kept")
    s.kept[seat] += s.pot
    s.pot = 0
    if s.kept[seat] < GOAL:
        s.agenda.append(Frame("turn", (seat + 1) % s.players))


def greet(s: Pig, choice: Choice, log: Log) -> None:
    s.greeted = True
    log.add("greeted", seat=s.agenda[-1].seat, only_for=s.agenda[-1].seat)


def check(s: Pig) -> None:
    assert len(s.kept) == s.players


def refuse(s: Pig, choice: Choice) -> Refusal | None:
    return Refusal("P1") if choice == GREET and (s.greeted or not s.greetings) else None


def squire(view: Pig, options: list[Choice], budget: Budget, /) -> Glance:
    """Keeps eight, or what wins."""
    enough = view.pot >= 8 or view.kept[view.agenda[-1].seat] + view.pot >= GOAL
    return Glance([Advice(options.index(KEEP if enough else ROLL), float(view.pot))])


AGENDA = Agenda[Pig](
    asks={
        "pig": Ask(
            lambda s, frame: Prompt("roll-or-keep", {"pot": s.pot}), lambda s, frame: [ROLL, KEEP], answered
        )
    },
    runs={"turn": begin},
    offer=Offer(frozenset({"greet"}), lambda s, frame: [] if refuse(s, GREET) else [GREET], greet),
    after_turn=frozenset({"turn"}),
)

PIG = Game(
    name="pig",
    players=range(2, 5),
    variants=(Variant("greetings", (False, True), True, "the others may be greeted"),),
    state=Pig,
    new_state=new_state,
    agenda=AGENDA,
    refuse=refuse,
    view=lambda s, seat: s.clone(),
    determinize=lambda s, seed: s.clone(),
    categories=("kept",),
    earned=lambda s: [[kept] for kept in s.kept],
    winners=lambda s: [s.kept.index(max(s.kept))],
    check=check,
    thinkers={"squire": squire},
)
