"""A small game of luck for the kernel's tests: roll and keep, first to 20; once a turn the other may be greeted."""

from dataclasses import dataclass

from tafelrunde.kernel.agenda import Agenda, Ask, Frame, Offer
from tafelrunde.kernel.chance import draw
from tafelrunde.kernel.choice import Choice, Prompt, Refusal
from tafelrunde.kernel.event import Log
from tafelrunde.kernel.game import Game, Setup, Variant

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
            self.greeted,
        )


def new(setup: Setup, log: Log) -> Pig:
    s = Pig(
        setup.players,
        setup.seed,
        0,
        0,
        [Frame("turn", setup.first or 0)],
        [0] * setup.players,
        0,
        not setup.variants["greetings"],
    )
    AGENDA.settle(s, log)
    return s


def begin(s: Pig, frame: Frame, log: Log) -> None:
    s.turns += 1
    s.pot = 1
    s.greeted = False
    s.agenda.append(Frame("pig", frame.seat))
    log.add("turn", seat=frame.seat)


def answered(s: Pig, frame: Frame, choice: Choice, log: Log) -> None:
    seat = frame.seat
    if choice == ROLL:
        pips = draw(s, log).below(6) + 1
        log.add("rolled", seat=seat, pips=pips)
        if pips > 1:
            s.pot += pips
            s.agenda.append(frame)
            return
        s.pot = 0
    s.kept[seat] += s.pot
    if s.kept[seat] < 20:
        s.agenda.append(Frame("turn", (seat + 1) % s.players))


def greet(s: Pig, choice: Choice, log: Log) -> None:
    s.greeted = True
    log.add("greeted", seat=s.agenda[-1].seat, only_for=s.agenda[-1].seat)


def check(s: Pig) -> None:
    assert len(s.kept) == s.players


def refuse(s: Pig, choice: Choice) -> Refusal | None:
    return Refusal("P1") if choice == GREET and s.greeted else None


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
    variants=(Variant("greetings", (False, True), True, "the other may be greeted"),),
    state=Pig,
    new=new,
    agenda=AGENDA,
    refuse=refuse,
    view=lambda s, seat: s.clone(),
    determinize=lambda s, seed: s.clone(),
    categories=("kept",),
    earned=lambda s: [[kept] for kept in s.kept],
    winners=lambda s: [s.kept.index(max(s.kept))],
    check=check,
    thinkers={},
)
