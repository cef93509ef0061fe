"""Golden records replay to the same state, and perft counts stay what they were."""

import pytest

from tafelrunde.kernel import record
from tafelrunde.kernel.event import SILENCE
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.playout import perft
from tafelrunde.merlin.game import MERLIN

from .golden import FOLDER, GAMES


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_record_replays(name):
    text = (FOLDER / f"{name}.json").read_text(encoding="utf-8")
    session = record.replay(record.read(text), {"merlin": MERLIN})
    assert session.over and session.setup == MERLIN.checked(GAMES[name][1])


def test_no_golden_record_is_left_out():
    files = {file.stem for file in FOLDER.glob("*.json")}
    assert set(GAMES) <= files and len(files) >= 12
    for file in FOLDER.glob("*.json"):
        record.replay(record.read(file.read_text(encoding="utf-8")), {"merlin": MERLIN})


PERFT: dict[tuple[int, bool], list[int]] = {
    (2, False): [7, 41, 274, 1634, 8963],
    (3, True): [7, 41, 274, 1677, 10231],
    (4, False): [7, 44, 344, 2340, 12535],
}


@pytest.mark.parametrize(("players", "favor"), PERFT)
def test_perft(players, favor):
    s = MERLIN.begin(Setup(players, "perft", first=0, variants={"favor": favor}), SILENCE)
    assert [perft(MERLIN, s, depth) for depth in range(1, 6)] == PERFT[players, favor]
