"""Inputs that are wrong in some way: sound ones, how they are spoiled, and the kinds of which there are some."""

import json
from copy import deepcopy
from functools import cache
from itertools import product
from random import Random
from typing import Any, NamedTuple

from tafelrunde import link
from tafelrunde.games import GAMES
from tafelrunde.kernel import record
from tafelrunde.kernel.edition import text_of
from tafelrunde.kernel.game import AnyGame, Setup
from tafelrunde.kernel.session import Session
from tafelrunde.seats import COLORS
from tafelrunde.table import Table

from . import boxes

POSITIONS = 8  # kept of each game, number of players and choice of variants

Data = dict[str, Any]


class Position(NamedTuple):
    """A game in mid-play, as it is kept."""

    save: Data
    record: str
    transcript: str
    link: str


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
VARIANTS = [variant.name for game in GAMES.values() for variant in game.variants]
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
                random.choice([*VARIANTS, "__class__", *(word for word in wild if isinstance(word, str))])
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
