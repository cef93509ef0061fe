"""Whole random games, with all that must hold looked at after every choice."""

import copy
from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from tafelrunde.kernel.agenda import Frame
from tafelrunde.kernel.choice import Choice
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.record import digest, dump, read, replay, write
from tafelrunde.kernel.session import Session
from tafelrunde.loewenherz.game import LOEWENHERZ
from tafelrunde.loewenherz.state import State
from tafelrunde.loewenherz.view import determinize, view

from .lively import lively, uniform
from .recount import areas_of, points_of

VERBS = {
    **dict.fromkeys(("castle", "place", "knight", "domain", "against", "expand", "remove"), 144),
    "border": 264,
    "sell": 60,
    "play": 120,
    "draw": 61,
    "done": 1,
}
MOST_TURNS = 1000
Chooser = Callable[[State, list[Choice], Random], int]


def lists_of(s: State) -> list[list[object]]:
    own = [value for value in dump(s).values() if isinstance(value, list)] + [s.own, s.realm]
    return own + [inner for value in own for inner in value if isinstance(inner, list)]


def check_clone(s: State) -> None:
    clone = s.clone()
    assert clone == s
    assert digest(clone) == digest(s)
    mine = {id(value) for value in lists_of(s)}
    assert not any(id(value) in mine for value in lists_of(clone))


def check_undo(session: Session[State]) -> None:
    """Take back what may be taken back, and do it again."""
    now = digest(session.state)
    steps = 0
    while session.can_undo and steps < 3:
        session.undo()
        steps += 1
    for _ in range(steps):
        session.redo()
    assert digest(session.state) == now


def check_views(s: State, random: Random) -> None:
    """Deal anew what a seat may not see: its view stays as it is."""
    for seat in range(s.players):
        seen = view(s, seat)
        LOEWENHERZ.check(seen)
        other = determinize(seen, str(random.random()))
        LOEWENHERZ.check(other)
        other.seed = s.seed
        assert dump(view(other, seat)) == dump(seen)
        if s.agenda and s.agenda[-1].seat == seat:
            assert LOEWENHERZ.options(seen) == LOEWENHERZ.options(s)
            assert LOEWENHERZ.prompt(seen) == LOEWENHERZ.prompt(s)


def check_refusals(s: State, options: list[Choice], random: Random) -> None:
    """Whatever somebody points at is on offer or refused with a rule."""
    for verb, nouns in VERBS.items():
        for noun in random.sample(range(-1, nouns + 1), min(nouns, 40)):
            choice = Choice(verb, noun)
            refusal = LOEWENHERZ.refuse(s, choice)
            assert (refusal is None) == (choice in options)
            if refusal is not None:
                assert refusal.rule.startswith("L")
                assert refusal.args["why"]


def check_points(s: State) -> None:
    """L4.6, by the recount."""
    areas = areas_of(s)
    for seat in range(s.players):
        assert s.earned[seat][:4] == points_of(s, seat, areas)


def play(players: int, seed: int, choose: Chooser = lively) -> tuple[Session[State], Counter[str]]:
    random = Random(f"{players}/{seed}")
    session = Session(LOEWENHERZ, Setup(players, f"fuzz {seed}"))
    seen: Counter[str] = Counter()
    last = ""
    while not session.over:
        s = session.state
        options = session.options
        assert options
        assert len(set(options)) == len(options)
        frame = s.agenda[-1]
        seen[frame.step] += 1
        if frame.step in ("draw", "act") and frame.step != last:
            check_points(s)
        last = frame.step
        if random.random() < 0.02:
            check_clone(s)
            check_undo(session)
            check_views(session.state, random)
            check_refusals(session.state, options, random)
            s = session.state
        session.choose(choose(s, options, random))
        LOEWENHERZ.check(session.state)
        assert session.state.turns < MOST_TURNS
    check_points(session.state)
    seen.update(event.key for event in session.log)
    for seat, points in enumerate(LOEWENHERZ.points(session.state)):
        told = [event.args for event in session.log if event.key == "points" and event.args["seat"] == seat]
        assert sum(int(str(args["points"])) for args in told) == points
    return session, seen


@pytest.mark.rule("L4.6", "L4.7")
@pytest.mark.parametrize("block", range(10))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_keep_every_property(players: int, block: int):
    happened: Counter[str] = Counter()
    for seed in range(block * 11, block * 11 + 11):
        _, seen = play(players, seed, uniform if seed % 11 == 0 else lively)
        happened += seen
    for what in ("domain-made", "borders-returned", "expanded", "points", "income"):
        assert happened[what], what


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_replay_is_the_same_game(players: int):
    session, _ = play(players, 999)
    text = write(session)
    again = replay(read(text), {"loewenherz": LOEWENHERZ})
    assert dump(again.state) == dump(session.state)
    assert again.log == session.log


def test_states_and_lists_agree_when_a_state_is_built_from_its_fields():
    """As a save does it: the bit sets are made anew from the lists."""
    session, _ = play(3, 5)
    fields = State(**copy.deepcopy(dump(session.state)))
    built = LOEWENHERZ.laid_out(fields, session.setup.edition)
    assert built == session.state
    LOEWENHERZ.check(built)


def test_frames_of_a_finished_game_are_gone():
    session, _ = play(2, 3)
    assert session.state.agenda == []
    assert isinstance(Session(LOEWENHERZ, Setup(2, "x")).state.agenda[-1], Frame)
