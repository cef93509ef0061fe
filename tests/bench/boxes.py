"""Boxes of the same counts, shuffled at random, played by squires with all that must hold looked at.

    python -m tests.bench.boxes [GAME ...] --boxes 50 --games 20 --seed boxes

What cannot be a box at all, such as land without room for the castles, is shuffled again. A game that does not end, has
no answer to a question or breaks a property is told with its box and its seed.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random
from typing import Any, NamedTuple

from tafelrunde.games import GAMES
from tafelrunde.kernel import record
from tafelrunde.kernel.game import AnyGame, Setup
from tafelrunde.kernel.session import Session
from tafelrunde.kernel.think import Budget

from . import Figure, figure

ON_REQUEST = True
BOXES, GAMES_EACH = 50, 20
MOST_TURNS = 1_000
LOOKS = 0.05  # of the positions, at all that takes time

Data = dict[str, Any]


def _dealt(cards: list[Data], random: Random, *fields: str) -> None:
    """Each of these fields goes to another card."""
    for field in fields:
        values = [card[field] for card in cards]
        random.shuffle(values)
        for card, value in zip(cards, values, strict=True):
            card[field] = value


def merlin(data: Data, random: Random) -> None:
    """Rondel, pictures of the missions, starting tiles, frames."""
    others = [word for word in data["rondel"] if word != "principality"]
    random.shuffle(others)
    data["rondel"] = [word if word == "principality" else others.pop() for word in data["rondel"]]
    pictures = [need for card in data["missions"] for need in card["needs"]]
    random.shuffle(pictures)
    for card in data["missions"]:
        card["needs"] = [pictures.pop() for _ in card["needs"]]
    _dealt(data["missions"], random, "points", "henchman", "needs")
    _dealt(data["starting_tiles"], random, *data["starting_tiles"][0])
    for frame in data["frames"].values():
        random.shuffle(frame)


def loewenherz(data: Data, random: Random) -> None:
    """Every square of the land, and all that stands on a card."""
    squares = [word for tile in data["tiles"] for row in tile for word in row.split()]
    random.shuffle(squares)
    data["tiles"] = [[" ".join(squares.pop() for _ in range(4)) for _ in tile] for tile in data["tiles"]]
    _dealt(data["cards"], random, "letter", "price", "sale", "actions")


SHUFFLES: dict[str, Callable[[Data, Random], None]] = {"merlin": merlin, "loewenherz": loewenherz}


def shuffled(game: AnyGame, random: Random) -> Data:
    assert game.editions is not None
    while True:
        data: Data = deepcopy(dict(game.editions.present.data))
        SHUFFLES[game.name](data, random)
        if not game.editions.problems(data):
            return data


def setups(game: AnyGame, edition: str, games: int, seed: str) -> Iterator[Setup]:
    """All numbers of players, and variants as they come."""
    random = Random(seed)
    for number in range(games):
        variants = {variant.name: random.choice(variant.values) for variant in game.variants}
        players = game.players[number % len(game.players)]
        yield Setup(players, f"{seed}/{number}", None, variants, edition)


def play(game: AnyGame, setup: Setup) -> Session[Any]:
    """A whole game by squires; an AssertionError where anything does not hold."""
    random = Random(setup.seed)
    squire = game.bots["squire"]
    session: Session[Any] = Session(game, setup)
    while not session.over:
        s, options = session.state, session.options
        game.check(s)
        assert options, "a question without an answer"
        assert len({*options}) == len(options) and session.prompt.key
        seen = game.view(s, session.seat)
        if random.random() < LOOKS:
            _look(game, session, seen)
        budget = Budget(f"{setup.seed}/{len(session.journal)}")
        session.choose(squire(seen, options, budget) if len(options) > 1 else 0)
        assert session.state.turns <= MOST_TURNS, "no end"
    game.check(session.state)
    told = record.read(record.write(session))
    assert record.digest(record.replay(told, {game.name: game}).state) == told.hash
    points = Counter[int]()
    for event in session.log:
        if event.key == "points":
            points[int(str(event.args["seat"]))] += int(str(event.args["points"]))
    assert [points[seat] for seat in range(setup.players)] == game.points(session.state)
    return session


def _look(game: AnyGame, session: Session[Any], seen: Any) -> None:
    s = session.state
    assert s.clone() == s and s.clone().box is s.box is seen.box
    assert game.options(seen) == session.options
    dealt = game.determinize(seen, "look")
    game.check(dealt)
    assert game.options(dealt) == session.options
    texts = [game.notation(seen, choice) for choice in session.options]
    assert len({*texts}) == len(texts)
    if session.can_undo:
        before = record.digest(s)
        session.undo()
        session.redo()
        assert record.digest(session.state) == before


class Report(NamedTuple):
    boxes: int
    games: int
    choices: int
    longest: int  # turns
    advised: int  # boxes that a reconstruction would not have
    seconds: float
    faults: dict[str, str]


def measure(name: str, boxes: int, games: int, seed: str) -> Report:
    game = GAMES[name]
    assert game.editions is not None
    start, played, choices, longest, advised = time.perf_counter(), 0, 0, 0, 0
    faults: dict[str, str] = {}
    for number in range(boxes):
        edition = game.editions.add(f"shuffled {number}", shuffled(game, Random(f"{seed}/{number}")))
        advised += bool(game.editions.wishes(edition.data))
        for setup in setups(game, edition.hash, games, f"{seed}/{number}"):
            try:
                session = play(game, setup)
            except Exception as fault:  # noqa: BLE001 - that is what is looked for
                faults[repr(setup)] = f"{type(fault).__name__}: {fault}"
                continue
            played += 1
            choices += len(session.journal)
            longest = max(longest, session.state.turns)
    return Report(boxes, played, choices, longest, advised, time.perf_counter() - start, faults)


def run() -> dict[str, Figure]:
    found = {name: measure(name, BOXES, GAMES_EACH, "boxes") for name in SHUFFLES}
    return {
        f"{name}: faults in {report.games} games with {report.boxes} shuffled boxes": figure(
            len(report.faults), at_most=0
        )
        for name, report in found.items()
    }


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.boxes")
    parser.add_argument("names", nargs="*", metavar="GAME", help=f"{' or '.join(SHUFFLES)}; all without")
    parser.add_argument("--boxes", type=int, default=BOXES)
    parser.add_argument("--games", type=int, default=GAMES_EACH, help="with each box")
    parser.add_argument("--seed", default="boxes")
    given = parser.parse_args(words)
    if unknown := [name for name in given.names if name not in SHUFFLES]:
        parser.error(f"no game {', '.join(unknown)}; there are {', '.join(SHUFFLES)}")
    faults = 0
    for name in given.names or SHUFFLES:
        report = measure(name, given.boxes, given.games, given.seed)
        print(
            f"{name}: {report.boxes} boxes ({report.advised} with advice), {report.games} games, {report.choices:,} "
            f"choices, longest {report.longest} turns, {report.seconds:.0f} s, {len(report.faults)} faults",
            flush=True,
        )
        for where, what in report.faults.items():
            print(f"  {where}\n    {what}")
        faults += len(report.faults)
    return min(faults, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
