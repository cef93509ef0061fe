"""Whatever comes from outside is refused by name, or can be played on.

    python -m tests.bench.hostile --inputs 10000 --seed 7 [--kinds "save, text;message"] [--jobs 2]

Makes inputs that are wrong in some way, reads each and, where it is taken, plays on for 50 choices. Only an error of
our own may come out of the reading, and none out of what follows; a position that is not over has an answer.

A kind of input is an entry of KINDS: how one is made, and how it is read: into the session to play on with, or None.
"""

import argparse
import json
import os
import resource
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from copy import deepcopy
from functools import cache, partial
from itertools import product
from random import Random
from types import FrameType
from typing import Any, NamedTuple

from tafelrunde import link, transcript
from tafelrunde.games import GAMES
from tafelrunde.kernel import record
from tafelrunde.kernel.edition import text_of
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.game import AnyGame, Setup
from tafelrunde.kernel.session import Session
from tafelrunde.save import read_box, read_message, read_save
from tafelrunde.seats import COLORS
from tafelrunde.table import Table

from . import Figure, boxes, figure

ON_REQUEST = True
PLAYED_ON = 50
SECONDS = 1.0  # that one input may take, of processor time
MEMORY = 200  # megabytes that all of them together may add
POSITIONS = 8  # kept of each game, number of players and choice of variants
SLICE = 500  # inputs that a process gets at a time

Data = dict[str, Any]


class Position(NamedTuple):
    """A game in mid-play, as it is kept."""

    save: Data
    record: str
    transcript: str
    link: str


class Kind(NamedTuple):
    make: Callable[[Random], str]
    read: Callable[[str], Session[Any] | None]


# Sound ones to begin with


@cache
def positions() -> list[Position]:
    """Of all games, numbers of players and variants, from the first question to the end; some at the end of a turn."""
    random = Random("positions")
    return [
        _played(game, Setup(players, str(number), None, dict(zip(names, values, strict=True))), random)
        for game, data in GAMES.items()
        for names in [[variant.name for variant in data.variants]]
        for players in data.players
        for values in product(*(variant.values for variant in data.variants))
        for number in range(POSITIONS)
    ]


def _played(game: str, setup: Setup, random: Random) -> Position:
    session: Session[Any] = Session(GAMES[game], setup, yes_ends_turn=True)
    for _ in range(random.choice([0, 1, 5, 20, 60, 150, 400])):
        if session.waits:
            session.end_turn()
        if session.over:
            break
        session.choose(random.randrange(len(session.options)))
    table = Table.of(session)
    return Position(_save(session), table.record(), table.transcript(), table.link("x", ["Anna", "Bo"]))


def _save(session: Session[Any]) -> Data:
    """Its record ends before the first choice, as if the rules were mended since: then the snapshot counts."""
    colors = COLORS[: session.setup.players]
    first = Session(session.game, session.setup)
    return {
        "format": 1,
        "game": session.game.name,
        "seats": [{"name": color, "color": color, "kind": "person"} for color in colors],
        "record": record.write(first),
        "snapshot": json.loads(json.dumps(record.dump(session.state))),
        "waits": session.waits,
    }


# Ways to spoil them

SMALL: list[Any] = [
    *(-1, 0, 1, 2, 3, 7, 255, -999, 10**6, 10**30, 2**63, 1.5, True, None, "", "x", "\x1b[2J"),
    *([], {}, [0] * 99, {"x": 1}, [[[[]]]]),
]
# What the one who writes a link could not pack.
WILD = [*SMALL, float("inf"), "\ud800", "x" * 90_000, "9" * 5_000]


def one_of(things: list[Any], random: Random) -> Any:
    return deepcopy(random.choice(things))


def spoiled_text(text: str, random: Random) -> str:
    """Cut, doubled, shuffled or peppered."""
    for _ in range(random.choice([1, 1, 2, 5])):
        start, end = sorted(random.randrange(len(text) + 1) for _ in range(2))
        part = text[start : min(end, start + 40)]
        new = random.choice(["", part * 2, part[::-1], random.choice('{}[]",:0123456789\\\x00\x1bä\ud800-')])
        text = text[:start] + new + text[start + len(part) :]
    return text


def places(data: Any) -> list[tuple[Any, Any]]:
    """Every place in it, as a holder and a key."""
    found: list[tuple[Any, Any]] = []
    waiting = [data]
    for holder in waiting:
        keys = list(holder) if isinstance(holder, dict) else range(len(holder))
        for key in keys:
            found.append((holder, key))
            if isinstance(holder[key], dict | list):
                waiting.append(holder[key])
    return found


def spoiled_data(data: Any, random: Random, wild: list[Any] = WILD) -> Any:
    """Somewhere in it something else, nothing, something more or the same twice."""
    for _ in range(random.choice([1, 1, 1, 2, 4])):
        if not (there := places(data)):
            break
        holder, key = random.choice(there)
        deed = random.randrange(4)
        if deed == 0:
            del holder[key]
        elif deed == 1 and isinstance(holder, dict):
            holder[
                random.choice(["favor", "__class__", *(word for word in wild if isinstance(word, str))])
            ] = one_of(wild, random)
        elif deed == 1:
            holder.insert(key, holder[key])
        else:
            holder[key] = one_of(wild, random)
    return data


def _numbers(snapshot: Data) -> list[tuple[Any, Any]]:
    return [(holder, key) for holder, key in places(snapshot) if type(holder[key]) is int]


def _piles(snapshot: Data) -> list[list[int]]:
    piles = {name: value for name, value in snapshot.items() if name != "agenda"}
    lists = [holder[key] for holder, key in places(piles) if isinstance(holder[key], list)]
    return [numbers for numbers in lists if all(type(number) is int for number in numbers)]


def exchanged(save: Data, random: Random) -> None:
    """Two numbers of one field change places."""
    snapshot = save["snapshot"]
    field = random.choice([name for name, value in snapshot.items() if isinstance(value, list) and value])
    if there := _numbers({field: snapshot[field]}):
        (one, here), (other, place) = random.choice(there), random.choice(there)
        one[here], other[place] = other[place], one[here]


def moved(save: Data, random: Random) -> None:
    """One more here is one fewer there."""
    there = _numbers(save["snapshot"])
    (one, here), (other, place) = random.choice(there), random.choice(there)
    one[here] += 1
    other[place] -= 1


def dealt(save: Data, random: Random) -> None:
    """What lies in one pile lies in another."""
    piles = _piles(save["snapshot"])
    origin = random.choice([pile for pile in piles if pile])
    random.choice(piles).append(origin.pop(random.randrange(len(origin))))


def pending(save: Data, random: Random) -> None:
    """Another step, seat or argument is pending; or one more, or one fewer."""
    snapshot, agenda = save["snapshot"], GAMES[save["game"]].agenda
    frames = snapshot["agenda"]
    args = [random.randrange(random.choice([2, 6, 24, 144])) for _ in range(random.randrange(4))]
    frame = [random.choice([*agenda.asks, *agenda.runs]), random.randrange(snapshot["players"]), args]
    place, part = random.randrange(len(frames) + 1), random.randrange(5)
    if part == 3 or not frames:
        frames.insert(place, frame)
    elif part == 4:
        frames.pop(place - 1)
    else:
        frames[place - 1][part] = frame[part]


def borrowed(save: Data, random: Random) -> None:
    """A field of another position of the same game and number of players."""
    alike = [
        other.save["snapshot"]
        for other in positions()
        if (other.save["game"], len(other.save["seats"])) == (save["game"], len(save["seats"]))
    ]
    field = random.choice([name for name in save["snapshot"] if name not in ("players", "seed")])
    save["snapshot"][field] = json.loads(json.dumps(random.choice(alike)[field]))


NEARLY_RIGHT = (exchanged, moved, dealt, pending, borrowed)

# The kinds


def _a_save(random: Random) -> Data:
    data: Data = json.loads(json.dumps(random.choice(positions()).save))
    return data


def _one(field: str, random: Random) -> str:
    return str(getattr(random.choice(positions()), field))


def save_text(random: Random) -> str:
    return spoiled_text(json.dumps(_a_save(random)), random)


def save_data(random: Random) -> str:
    return json.dumps(spoiled_data(_a_save(random), random))


def snapshot_blind(random: Random) -> str:
    save = _a_save(random)
    holder, key = random.choice(places(save["snapshot"]))
    old = holder[key]
    near = [old - 1, old + 1, -old] if type(old) is int else []
    holder[key] = one_of([*near, *WILD], random)
    return json.dumps(save)


def snapshot_nearly_right(random: Random) -> str:
    save = _a_save(random)
    for _ in range(random.choice([1, 1, 2, 3])):
        random.choice(NEARLY_RIGHT)(save, random)
    return json.dumps(save)


def record_text(random: Random) -> str:
    return spoiled_text(_one("record", random), random)


def record_data(random: Random) -> str:
    return json.dumps(spoiled_data(json.loads(_one("record", random)), random))


def record_choices(random: Random) -> str:
    """Other numbers, packed as they should be."""
    told = json.loads(_one("record", random))
    numbers = record.unpack(told["choices"])
    for _ in range(random.choice([1, 3, 20])):
        wild = [random.randrange(300), 2**14, 2**21, 2 ** random.randrange(20_000)]
        numbers.insert(random.randrange(len(numbers) + 1), random.choice(wild))
    return json.dumps({**told, "choices": record.pack(numbers)})


def transcript_text(random: Random) -> str:
    lines = _one("transcript", random).splitlines()
    for _ in range(random.choice([1, 2, 5])):
        place = random.randrange(len(lines))
        lines[place : place + 1] = random.choice(
            [
                [],
                [lines[place]] * 2,
                [spoiled_text(lines[place], random)],
                [random.choice(lines)],
                ["9" * 5_000],
            ]
        )
    return "\n".join(lines)


def link_text(random: Random) -> str:
    return spoiled_text(_one("link", random).partition("=")[2], random)


def link_header(random: Random) -> str:
    """Whole, with its check sum, but with something else in it."""
    header, choices = link.unpacked(_one("link", random).partition("=")[2])
    return link.packed(spoiled_data(header, random, SMALL), choices)


def message(random: Random) -> str:
    """Of an embedding page."""
    game = random.choice([*GAMES.values()])
    variants = {variant.name: one_of([*variant.values, *WILD], random) for variant in game.variants}
    told: Data = random.choice(
        [
            {"type": "start", "game": game.name, "players": 2, "seed": "7", "names": ["A"], **variants},
            {"type": "start", "game": game.name, "bots": ["", "squire"], "first": 0},
            {"type": "language", "lang": "nl"},
            {"type": "load", "record": _one("record", random), "readonly": True, "names": ["A"]},
            {"type": "load", "record": record_data(random)},
            {"type": "step", "to": "first"},
        ]
    )
    told = {"tafelrunde": 1, **told}
    if random.random() < 0.5:
        return spoiled_text(json.dumps(told), random)
    return json.dumps(spoiled_data(told, random))


def _box(random: Random) -> tuple[AnyGame, Data]:
    """A sound one, some of them shuffled."""
    game = GAMES[random.choice([*boxes.SHUFFLES])]
    assert game.editions is not None
    data = (
        boxes.shuffled(game, random) if random.random() < 0.5 else deepcopy(dict(game.editions.present.data))
    )
    return game, data


def box_text(random: Random) -> str:
    game, data = _box(random)
    return spoiled_text(text_of(game.name, "mine", data), random)


def box_data(random: Random) -> str:
    """Something else in some places; or what is printed elsewhere, so that only the counts may be wrong."""
    game, data = _box(random)
    whole = {"format": 1, "game": game.name, "name": "mine", **data}
    if random.random() < 0.5:
        return json.dumps(spoiled_data(whole, random))
    for _ in range(random.choice([1, 2, 5])):
        (one, here), (other, there) = random.sample(places(data), 2)
        one[here] = deepcopy(other[there])
    return json.dumps({**whole, **data})


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
