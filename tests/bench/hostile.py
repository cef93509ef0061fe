"""Whatever comes from outside is refused by name, or can be played on.

    python -m tests.bench.hostile --inputs 10000 --seed 7 [--kinds "save, text;message"] [--jobs 2]

Makes inputs that are wrong in some way, reads each and, where it is taken, plays on for 50 choices. Only an error of
our own may come out of the reading, and none out of what follows; a position that is not over has an answer.

A kind of input is an entry of KINDS: how one is made, and how it is read: into the session to play on with, or None.
"""

import argparse
import os
import resource
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from types import FrameType
from typing import Any, NamedTuple

from tafelrunde import link, transcript
from tafelrunde.games import GAMES
from tafelrunde.kernel import record
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.session import Session
from tafelrunde.save import read_box, read_message, read_save

from . import Figure, figure
from .spoiled import (
    box_data,
    box_text,
    link_header,
    link_text,
    message,
    positions,
    record_choices,
    record_data,
    record_text,
    save_data,
    save_text,
    snapshot_blind,
    snapshot_nearly_right,
    transcript_text,
)

ON_REQUEST = True
PLAYED_ON = 50
SECONDS = 1.0  # that one input may take, of processor time
MEMORY = 200  # megabytes that all of them together may add
SLICE = 500  # inputs that a process gets at a time


class Kind(NamedTuple):
    make: Callable[[Random], str]
    read: Callable[[str], Session[Any] | None]


def _boxed(text: str) -> Session[Any]:
    """A game with the box; nobody else knows it afterwards."""
    read = read_box(text)
    known = read.game.editions
    assert known is not None
    edition = known.add(read.name, read.data)
    known.wishes(edition.data)
    session: Session[Any] = Session(read.game, Setup(read.game.players[-1], "7", edition=edition.hash))
    known.forget(edition.hash)
    return session


def _record(text: str) -> Session[Any]:
    return record.replay(record.read(text), GAMES)


def _saved(text: str) -> Session[Any]:
    return read_save(text, yes_ends_turn=True).session


def _linked(text: str) -> Session[Any]:
    return record.replay(link.read(text, GAMES).record, GAMES)


def _told(text: str) -> Session[Any] | None:
    told = read_message(text)
    line = getattr(told, "record", None)
    return None if line is None else _record(line)


KINDS: dict[str, Kind] = {
    "record, text": Kind(record_text, _record),
    "record, data": Kind(record_data, _record),
    "record, choices": Kind(record_choices, _record),
    "transcript": Kind(transcript_text, lambda text: transcript.read(text, GAMES)),
    "save, text": Kind(save_text, _saved),
    "save, data": Kind(save_data, _saved),
    "snapshot, blind": Kind(snapshot_blind, _saved),
    "snapshot, nearly right": Kind(snapshot_nearly_right, _saved),
    "link, text": Kind(link_text, _linked),
    "link, header": Kind(link_header, _linked),
    "message": Kind(message, _told),
    "box, text": Kind(box_text, _boxed),
    "box, data": Kind(box_data, _boxed),
}
# How often each is tried: a snapshot can be wrong in the most ways.
WEIGHT = {"snapshot, blind": 2, "snapshot, nearly right": 4}


# The trial


class Stuck(Exception):
    """Somebody is asked, and there is no answer."""


def play_on(session: Session[Any], random: Random) -> None:
    """As the page does it: everything that is shown is asked for."""
    game = session.game
    for _ in range(PLAYED_ON):
        if session.waits:
            session.end_turn()
        if session.over:
            game.winners(session.state)
            break
        if not session.options:
            raise Stuck(session.state.agenda)
        assert session.prompt.key and game.points(session.state)
        view = game.view(session.state, session.seat)
        choice = random.randrange(len(session.options))
        game.notation(view, session.options[choice])
        session.choose(choice)


class _TooLong(Exception):
    pass


def _ring(number: int, frame: FrameType | None) -> None:
    raise _TooLong


class Outcome(NamedTuple):
    verdict: str  # refused, played or fault
    seconds: float
    what: str = ""


def attempt(name: str, seed: str) -> Outcome:
    """One input, made from its seed."""
    kind, random = KINDS[name], Random(seed)
    text = kind.make(random)
    start = time.process_time()
    verdict, what = "played", ""
    signal.signal(signal.SIGVTALRM, _ring)
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    try:
        try:
            session = kind.read(text)
        except TafelrundeError as error:
            str(error)
            verdict = "refused"
            if "_" in getattr(error, "why", ""):
                verdict, what = "fault", f"a word of pydantic's: {error}"
        else:
            if session is not None:
                play_on(session, random)
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    except Exception:  # noqa: BLE001 - that is what is looked for
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        verdict, what = "fault", traceback.format_exc(limit=-4)
    return Outcome(verdict, time.process_time() - start, what)


class Report(NamedTuple):
    counts: Counter[tuple[str, str]]
    faults: dict[str, str]  # by kind and seed
    seconds: float  # the longest
    megabytes: float


def _peak() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def tried(numbers: range, seed: str, kinds: list[str]) -> Report:
    """The inputs with these numbers: the kinds in turn, by weight."""
    order = [name for name in kinds for _ in range(WEIGHT.get(name, 1))]
    positions()
    before = _peak()
    counts: Counter[tuple[str, str]] = Counter()
    faults: dict[str, str] = {}
    longest = 0.0
    for number in numbers:
        name, own = order[number % len(order)], f"{seed}/{number}"
        outcome = attempt(name, own)
        counts[name, outcome.verdict] += 1
        longest = max(longest, outcome.seconds)
        if outcome.what:
            faults[f"{name} {own}"] = outcome.what
    return Report(counts, faults, longest, _peak() - before)


def measure(number: int, seed: str, kinds: list[str], jobs: int) -> Report:
    slices = [range(at, min(at + SLICE, number)) for at in range(0, number, SLICE)]
    whole = Report(Counter(), {}, 0.0, 0.0)
    with ProcessPoolExecutor(jobs) as pool:
        for done, part in enumerate(pool.map(partial(tried, seed=seed, kinds=kinds), slices), 1):
            whole = Report(
                whole.counts + part.counts,
                whole.faults | part.faults,
                max(whole.seconds, part.seconds),
                max(whole.megabytes, part.megabytes),
            )
            print(
                f"\r{min(done * SLICE, number)} of {number}, {len(whole.faults)} faults",
                end="",
                file=sys.stderr,
            )
            for name, what in part.faults.items():
                print(f"\n{name}\n{what}", file=sys.stderr)
    print(file=sys.stderr)
    return whole


def show(report: Report) -> None:
    print(f"{'':26}{'refused':>10}{'played on':>10}{'faults':>10}")
    for name in [*dict.fromkeys(name for name, _ in report.counts), None]:
        row = [
            sum(
                count
                for (kind, told), count in report.counts.items()
                if name in (None, kind) and told == verdict
            )
            for verdict in ("refused", "played", "fault")
        ]
        print(f"{name or 'all':26}" + "".join(f"{count:>10,}" for count in row))
    print(f"longest {report.seconds:.2f} s, {report.megabytes:.0f} MB more than before")


def parsed(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.bench.hostile", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--inputs", type=int, default=10_000)
    parser.add_argument("--seed", default="7")
    parser.add_argument("--kinds", default=";".join(KINDS), help="some of these, with semicolons")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    return parser.parse_args(words)


def run() -> dict[str, Figure]:
    report = measure(10_000, "7", [*KINDS], os.cpu_count() or 1)
    return {
        "hostile inputs that are neither refused nor played on": figure(len(report.faults), at_most=0),
        "longest of them": figure(report.seconds, "s", at_most=SECONDS),
        "memory for all of them": figure(report.megabytes, "MB", at_most=MEMORY),
    }


if __name__ == "__main__":
    given = parsed(sys.argv[1:])
    found = measure(given.inputs, given.seed, given.kinds.split(";"), given.jobs)
    show(found)
    sys.exit(bool(found.faults))
