"""Bots from outside: found by name, refereed, and played by the thousand."""

import csv
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tafelrunde.games import GAMES

from .test_command_line import tafelrunde

BOTS = """
from tafelrunde.kernel.errors import BadInput

def first(view, options, budget):
    return 0

def last(view, options, budget):
    number = len(options) - 1
    options.clear()
    return number

def rude(view, options, budget):
    raise BadInput("bot", "does not feel like it")

def far(view, options, budget):
    return len(options)

def wordy(view, options, budget):
    return "0"

def lines(view, options, budget):
    return view.nothing("one\\ntwo")

def long(view, options, budget):
    raise ValueError("one\\n" + "two" * 500)

def ends(view, options, budget):
    raise SystemExit

def slow(view, options, budget):
    while True:
        pass

def deaf(view, options, budget):
    n = 0
    while True:
        try:
            while True:
                n = len(str(n))
        except Exception:
            pass

def numpys(view, options, budget):
    import numpy
    return numpy.int64(0)

def loud(view, options, budget):
    print("hm")
    return 0

number = 7
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    file = tmp_path / "mine.py"
    file.write_text(BOTS)
    return file


@pytest.mark.parametrize("game", GAMES)
def test_a_function_in_a_file_plays(capsys, mine, game):
    code, out, err = tafelrunde(
        capsys, "simulate", game, "--games", "2", "--bots", f"{mine}:first,{mine}:last", "--json"
    )
    told = json.loads(out)
    assert (code, err, told["games"]) == (0, "", 2)
    assert told["bots"] == [f"{mine}:first", f"{mine}:last"]


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("rude", "raised BadInput in mine.py, line 13: bot: does not feel like it"),
        ("lines", "raised AttributeError in mine.py, line 22: 'State' object has no attribute 'nothing'"),
        ("long", r"raised ValueError in mine.py, line 25: one\ntwotwo"),
        ("ends", "raised SystemExit in mine.py, line 28"),
        ("deaf", "took more than 0.2 s"),
        ("far", "not a number from 0 to"),
        ("wordy", "answered '0'"),
        ("slow", "took more than 0.2 s"),
    ],
)
def test_a_bot_that_fails_loses_by_name_and_the_series_goes_on(capsys, mine, bot, why):
    code, out, err = tafelrunde(
        *(capsys, "simulate", "merlin", "--players", "3", "--games", "2", "--limit", "0.2", "--json"),
        *("--bots", f"random,{mine}:{bot},random"),
    )
    told = json.loads(out)
    assert (code, told["games"], told["faults"]) == (0, 2, [0, 2, 0])
    assert told["wins"] == [0.5, 0, 0.5]
    assert err.count("\n") == 1 and f":{bot} lost game 0: " in err and why in err


@pytest.mark.parametrize(
    ("word", "named"),
    [
        ("nowhere.py:first", "no such file"),
        ("{mine}:missing", "possible: first, last"),
        ("{mine}:number", "is no function"),
        ("{mine}", "names a file but no bot"),
        ("{broken}:first", "cannot be loaded: ZeroDivisionError"),
        ("{quits}:first", "cannot be loaded: SystemExit"),
        ("{wordy}:first", r"wordy.py cannot be loaded: ValueError in wordy.py, line 3: one\ntwo"),
        ("wizard", "possible: random, page, squire, knight, king, FILE.py:NAME"),
    ],
)
def test_a_bot_that_cannot_be_had_is_one_clear_line(capsys, mine, word, named):
    broken, quits, wordy = (mine.with_name(f"{name}.py") for name in ("broken", "quits", "wordy"))
    wordy.write_text("import json\n\nraise ValueError('one\\ntwo')")
    broken.write_text("1 / 0")
    quits.write_text("raise SystemExit(3)")
    code, out, err = tafelrunde(
        capsys,
        "simulate",
        "merlin",
        "--bots",
        word.format(mine=mine, broken=broken, quits=quits, wordy=wordy),
    )
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert named in err


@pytest.mark.parametrize(("budget", "lost"), [((), [1, 0]), (("--seconds", "0.2"), None)])
def test_who_may_think_for_long_has_the_time(capsys, mine, monkeypatch, budget, lost):
    monkeypatch.setattr("tafelrunde.__main__.LIMIT", 0.2)
    mine = mine.with_name(f"sleepy{len(budget)}.py")
    mine.write_text(
        "import time\n\nnaps = [0.4]\n\ndef nap(*asked):\n    time.sleep(naps.pop() if naps else 0)\n    return 0\n"
    )
    words = ("simulate", "merlin", "--games", "1", "--json", "--bots", f"{mine}:nap,random", *budget)
    assert json.loads(tafelrunde(capsys, *words)[1]).get("faults") == lost


def test_a_bot_may_answer_in_numpy_and_print_what_it_likes(capsys, mine):
    words = ("simulate", "merlin", "--games", "1", "--json", "--bots")
    code, out, err = tafelrunde(capsys, *words, f"{mine}:numpys,{mine}:loud")
    assert code == 0 and "faults" not in json.loads(out)
    assert err.startswith("hm\nhm\n")


def test_a_game_without_end_is_broken_off_and_the_series_goes_on(capsys, mine):
    """Two that always sell a card and take one from the market."""
    code, out, err = tafelrunde(
        capsys, "simulate", "loewenherz", "--seed", "3", "--games", "2", "--json", "--bots", f"{mine}:first"
    )
    told = json.loads(out)
    assert (code, told["games"], told["longest"], told["wins"]) == (1, 2, 1001, [0.5, 0.5])
    assert err == "tafelrunde: a game was broken off after 1000 turns, and shared\n"


def test_a_bot_imports_what_stands_beside_it(capsys, mine, monkeypatch):
    monkeypatch.setattr(sys, "path", sys.path[:])
    mine.with_name("beside_it.py").write_text("NUMBER = 0\n")
    mine.with_name("clever.py").write_text(
        "import beside_it\n\ndef clever(*asked):\n    return beside_it.NUMBER\n"
    )
    words = (
        "simulate",
        "merlin",
        "--games",
        "1",
        "--json",
        "--bots",
        f"{mine.with_name('clever.py')}:clever",
    )
    assert tafelrunde(capsys, *words)[0] == 0


def test_a_bot_that_takes_its_process_along_is_one_clear_line(capsys, mine):
    mine.write_text("import os\n\ndef dies(view, options, budget):\n    os._exit(5)\n")
    words = ("simulate", "merlin", "--games", "2", "--jobs", "2", "--bots", f"{mine}:dies")
    code, out, err = tafelrunde(capsys, *words)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith("tafelrunde: --jobs: a process that played was ended")


def test_an_installed_package_offers_bots(capsys, tmp_path, monkeypatch):
    (tmp_path / "others.py").write_text("def calm(view, options, budget):\n    return 0\n")
    info = tmp_path / "others-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: others\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[tafelrunde.bots]\ncalm = others:calm\n")
    monkeypatch.syspath_prepend(tmp_path)
    code, out, _ = tafelrunde(
        capsys, "simulate", "loewenherz", "--games", "1", "--bots", "calm,random", "--json"
    )
    assert code == 0 and json.loads(out)["bots"] == ["calm", "random"]


def test_several_cores_play_the_same_games(capsys):
    def told(*more: str) -> dict[str, object]:
        words = ("simulate", "merlin", "--bots", "squire,random", "--games", "4", "--json")
        result = json.loads(tafelrunde(capsys, *words, *more)[1])
        del result["seconds"]
        return dict(result)

    assert told() == told("--jobs", "2")


def test_each_game_is_a_row(capsys, tmp_path):
    file = tmp_path / "games.csv"
    told = json.loads(
        tafelrunde(capsys, "simulate", "merlin", "--games", "3", "--csv", str(file), "--json")[1]
    )
    rows = list(csv.DictReader(file.read_text().splitlines()))
    assert [row["seed"] for row in rows] == ["1-0", "1-1", "1-2"]
    assert [row["seat_0"] for row in rows] == ["0", "1", "0"]
    assert sum(int(row["points_0"]) for row in rows) / 3 == pytest.approx(told["points"][0], abs=0.01)
    assert sum(int(row["choices"]) for row in rows) == told["choices"]


def test_a_row_that_cannot_be_written_is_one_clear_line(capsys, tmp_path):
    code, _, err = tafelrunde(capsys, "simulate", "merlin", "--csv", str(tmp_path / "no" / "games.csv"))
    assert code == 2 and "--csv" in err and err.count("\n") == 1


# A job that a shell has put in the background is deaf to interrupts; a program in the foreground is not.
LISTENING = """import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from tafelrunde.__main__ import main
sys.exit(main())"""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_ends_a_series_with_what_it_has(tmp_path, jobs):
    file = tmp_path / "games.csv"
    running = subprocess.Popen(
        [
            *(sys.executable, "-c", LISTENING, "simulate", "merlin", "--games", "100000", "--json"),
            *("--jobs", jobs, "--csv", file),
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        end = time.monotonic() + 60
        while not (file.exists() and file.read_text().count("\n") > 3):
            assert time.monotonic() < end, "no game was played"
            time.sleep(0.05)
        os.killpg(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=60)
    finally:
        if running.poll() is None:
            os.killpg(running.pid, signal.SIGKILL)
    assert running.returncode == 130
    assert 3 <= json.loads(out)["games"] < 100_000
    assert err.startswith("tafelrunde: stopped after ") and err.count("\n") == 1


def test_the_version_is_told(capsys):
    code, out, _ = tafelrunde(capsys, "--version")
    assert code == 0 and out.startswith("tafelrunde ")
