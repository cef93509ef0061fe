"""Whole games and counts of positions, pinned: what was legal stays legal, and leads to the same end."""

from random import Random

import pytest

from tafelrunde.kernel.event import SILENCE
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.playout import perft
from tafelrunde.kernel.record import read, replay
from tafelrunde.loewenherz.game import LOEWENHERZ

from .golden import FOLDER, GAMES
from .lively import played_until

EVENTS = """
    begins-placing castle-placed turn income sold played border-placed domain-made borders-returned knight-placed
    expanded cut-off deserted allied drew-deck drew-card drew-market deck-empty points goal-reached cards-out
"""
RECORDS = sorted(FOLDER.glob("*.json"))


def test_no_golden_record_is_left_out():
    assert set(GAMES) <= {file.stem for file in RECORDS}


def test_in_the_records_everything_happens_at_least_once():
    happened = set()
    for file in RECORDS:
        session = replay(read(file.read_text(encoding="utf-8")), {"loewenherz": LOEWENHERZ})
        happened |= {event.key for event in session.log}
    assert happened == set(EVENTS.split())


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_golden_record_replays_to_its_end(file):
    text = file.read_text(encoding="utf-8")
    session = replay(read(text), {"loewenherz": LOEWENHERZ})
    assert session.over or file.stem not in GAMES  # a report may be of a game in its midst
    LOEWENHERZ.check(session.state)
    if "squire" in file.name:
        assert len(text) <= 2048


@pytest.mark.parametrize(
    ("players", "turns", "depth", "count"),
    [
        (2, 0, 3, 13_216),
        (3, 0, 3, 13_216),
        (4, 0, 3, 13_216),
        (2, 20, 4, 18_009),
        (3, 20, 4, 3_699),
        (4, 20, 3, 106_842),
        (3, 60, 3, 26_255),
    ],
)
def test_perft(players, turns, depth, count):
    s = LOEWENHERZ.begin(Setup(players, "perft"), SILENCE)
    assert perft(LOEWENHERZ, played_until(s, turns, Random(0)), depth) == count
