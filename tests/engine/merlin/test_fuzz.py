"""Random games with everything that must hold after every choice."""

from dataclasses import fields
from random import Random

import pytest

from tafelrunde.kernel import record
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.session import Session
from tafelrunde.merlin.game import MERLIN
from tafelrunde.merlin.state import State

from .test_hidden import permuted

CHUNKS, GAMES = 12, 26


def setups(chunk: int) -> list[Setup]:
    """All player counts and options, each in every chunk."""
    return [
        Setup(
            2 + n % 3,
            f"fuzz {chunk}.{n}",
            None if n % 5 else n % 2,
            {"favor": n // 3 % 2 == 1, "counters": 6 + n // 6 % 2},
        )
        for n in range(GAMES)
    ]


def lists(s: State) -> set[int]:
    found = set()
    for field in fields(s):
        value = getattr(s, field.name)
        if isinstance(value, list):
            found.add(id(value))
            found |= {id(row) for row in value if isinstance(row, list)}
    return found


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games_keep_every_property(chunk):
    for setup in setups(chunk):
        random = Random(setup.seed)
        session = Session(MERLIN, setup)
        while not session.over:
            s = session.state
            MERLIN.check(s)
            assert session.options and len(set(session.options)) == len(session.options)
            assert session.prompt.key
            if random.random() < 0.05:
                taken_back(session)
                copy = s.clone()
                assert copy == s and not lists(copy) & lists(s)
                for seat in range(setup.players):
                    assert MERLIN.view(permuted(s, seat, random), seat) == MERLIN.view(s, seat)
            session.choose(random.randrange(len(session.options)), session.revision)
        MERLIN.check(session.state)
        assert session.state.turns == 24 * setup.players
        assert sum(event.key == "turn" for event in session.log) == session.state.turns
        told = [0] * setup.players
        for event in session.log:
            if event.key == "points":
                told[int(str(event.args["seat"]))] += int(str(event.args["points"]))
        assert told == MERLIN.points(session.state), "the log tells every point"
        text = record.write(session)
        again = record.replay(record.read(text), {"merlin": MERLIN})
        assert again.state == session.state and again.log == session.log


def taken_back(session: Session[State]) -> None:
    """Undo then redo is the same state, the same journal, the same log."""
    before = session.state.clone(), session.journal[:], session.log[:]
    if session.can_undo:
        session.undo()
        session.redo()
        assert (session.state, session.journal, session.log) == before


def test_a_record_of_a_four_player_game_with_favor_is_small():
    for number in range(5):
        random = Random(number)
        session = Session(MERLIN, Setup(4, f"size {number}", variants={"favor": True}))
        while not session.over:
            session.choose(random.randrange(len(session.options)))
        assert len(record.write(session)) <= 2048
