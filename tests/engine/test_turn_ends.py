"""A turn ends by a yes, in both games: the same game comes of it, and a turn's last choice can be taken back."""

import json
from random import Random

import pytest

from tafelrunde.games import GAMES
from tafelrunde.kernel import record
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.session import Session
from tafelrunde.save import read_save


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_with_a_yes_at_every_turns_end_is_the_same_game(game: str, players: int):
    setup, random = Setup(players, f"yes {players}"), Random(players)
    patient = Session(GAMES[game], setup, yes_ends_turn=True)
    quick = Session(GAMES[game], setup)
    waited = undone = 0
    while not quick.over:
        index = random.randrange(len(quick.options))
        quick.choose(index)
        patient.choose(index)
        if patient.waits:
            waited += 1
            GAMES[game].check(patient.state)
            assert json.loads(record.write(patient)) == json.loads(record.write(quick))
            if patient.can_undo:
                undone += 1
                paused = record.digest(patient.state)
                patient.undo()
                patient.redo()
                assert patient.waits and record.digest(patient.state) == paused
            patient.end_turn()
        assert record.digest(patient.state) == record.digest(quick.state)
        assert patient.options == quick.options
    assert [event.key for event in patient.log] == [event.key for event in quick.log]
    assert waited >= quick.state.turns > 10
    assert undone > waited / 8


@pytest.mark.parametrize("game", GAMES)
def test_a_game_saved_at_a_turns_end_waits_there_again(game: str):
    session = Session(GAMES[game], Setup(2, "7"), yes_ends_turn=True)
    while not session.waits:
        session.choose(0)
    seats = [
        {"name": name, "color": color, "kind": "person"} for name, color in (("A", "blue"), ("B", "red"))
    ]
    text = json.dumps(
        {
            "format": 1,
            "game": game,
            "seats": seats,
            "record": record.write(session),
            "snapshot": record.dump(session.state),
            "waits": True,
        }
    )
    loaded = read_save(text, yes_ends_turn=True)
    assert loaded.replays and loaded.session.waits
    assert record.digest(loaded.session.state) == record.digest(session.state)
