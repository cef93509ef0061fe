"""The command line: play a game here, or many by bots; record one, replay it, count positions, show rules and boxes."""

import argparse
import json
import os
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import isfinite
from pathlib import Path
from typing import Any, NoReturn, TextIO

from . import __version__
from .commands import boxes, play, rules, series
from .commands.bots import find, refereed
from .games import GAMES, game_named
from .kernel import record
from .kernel.errors import BadInput, LostGame, printable
from .kernel.event import SILENCE
from .kernel.game import Setup, Variant
from .kernel.playout import MOST_TURNS, perft
from .kernel.session import Session
from .kernel.think import Budget
from .seats import PERSON
from .table import Table

LIMIT = 30.0
LONGEST_COMPLAINT = 400


def main(words: Sequence[str] | None = None) -> int:
    parser = _parser()
    given = parser.parse_args(words)
    try:
        return int(given.run(given))
    except (BadInput, LostGame) as bad:
        print(f"tafelrunde: {bad}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # The reader, `head` perhaps, has seen enough; nothing is left to flush at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def simulate(given: argparse.Namespace) -> int:
    game = game_named(given.game)
    setup = _setup(given, given.seed)
    names = series.checked(game, _bot_names(given))
    games = series.Series(
        game.name, setup, names, given.games, _budget(given), _limit(given), series.own_box(game, setup)
    )
    start = time.perf_counter()
    with _opened(given.csv, "--csv") as file:
        summary, whole = series.run(games, given.jobs, series.Rows(file, games) if file else None)
    if not summary.games:
        print("tafelrunde: stopped before a game was over", file=sys.stderr)
        return 130
    _tell(games, summary, time.perf_counter() - start, given.json)
    if summary.longest > MOST_TURNS:
        print(f"tafelrunde: a game was broken off after {MOST_TURNS} turns, and shared", file=sys.stderr)
        return 1
    return 0 if whole else 130


def _limit(given: argparse.Namespace) -> float:
    """Well above what bots may think by themselves: that is processor time, and others may keep the machine busy."""
    return float(given.limit or max(LIMIT, 10 * (given.seconds or 0)))


def _tell(games: series.Series, summary: series.Summary, seconds: float, as_json: bool) -> None:
    played = summary.games
    result: dict[str, Any] = {
        "game": games.game,
        "players": games.setup.players,
        "games": played,
        "seed": games.setup.seed,
        "bots": list(games.bots),
        "wins": [round(share / played, 4) for share in summary.wins],
        "points": [round(total / played, 2) for total in summary.points],
        "categories": {
            name: round(total / played / games.setup.players, 2)
            for name, total in zip(summary.game.categories, summary.categories, strict=True)
        },
        "choices": summary.choices,
        "longest": summary.longest,
        "seconds": round(seconds, 3),
    }
    if any(summary.faults):
        result["faults"] = summary.faults
    for name, why in summary.first_faults.items():
        print(f"tafelrunde: {name} lost {why}", file=sys.stderr)
    if played < games.games:
        print(f"tafelrunde: stopped after {played} of {games.games} games", file=sys.stderr)
    if as_json:
        print(json.dumps(result))
    else:
        for key, value in result.items():
            print(f"{key:>10}  {value}")


@contextmanager
def _opened(path: str | None, flag: str) -> Iterator[TextIO | None]:
    if path is None:
        yield None
        return
    try:
        file = open(path, "w", encoding="utf-8", newline="")  # noqa: SIM115 - closed below
    except OSError as trouble:
        raise BadInput(flag, f"cannot be written: {trouble.strerror}", path) from None
    with file:
        yield file


def record_game(given: argparse.Namespace) -> int:
    game = game_named(given.game)
    setup = _setup(given, given.seed)
    bots = [refereed(find(game, name), name, seat) for seat, name in enumerate(_bot_names(given))]
    table = Table.of(Session(game, setup))
    table.play(*bots, nodes=given.nodes, seconds=given.seconds)
    if given.text:
        print(table.transcript(), end="")
    elif given.link is not None:
        names = _bot_names(given)
        kinds = [name if name in game.thinkers else PERSON for name in names]
        seats = [f"{name} {seat + 1}" for seat, name in enumerate(names)]
        print(table.link(given.link, seats, kinds))
    else:
        print(table.record())
    return 0


def replay(given: argparse.Namespace) -> int:
    if given.box is not None:
        boxes.added(given.box)
    table = Table.read(_text(given.file))
    if given.trace:
        _trace(table)
    elif given.text:
        print(table.transcript(), end="")
    else:
        state = "over" if table.over else "unfinished"
        print(f"{table.game.name}: {len(table.journal)} choices, {state}, points {table.points}")
    return 0


def _text(word: str) -> str:
    """A link as it is; otherwise what a file or standard input holds, which may be a link too."""
    if "#" in word and not Path(word).is_file():
        return word
    try:
        return Path(word).read_text("utf-8") if word != "-" else sys.stdin.read()
    except (OSError, UnicodeDecodeError) as trouble:
        raise BadInput(word, str(getattr(trouble, "strerror", None) or trouble)) from None


def play_here(given: argparse.Namespace) -> int:
    """A person against bots, until the game, the input or the patience ends."""
    game, setup = game_named(given.game), _setup(given, given.seed)
    names = _bot_names(given, given.players - 1)
    if given.seat not in range(given.players):
        raise BadInput("--seat", "no-such-seat", given.seat, allowed=range(given.players))
    names.insert(given.seat, names[0])  # for a question with one answer, which the person is not asked
    bots = [refereed(find(game, name), name, seat) for seat, name in enumerate(names)]
    table = Table.of(Session(game, setup))
    play.at(table, given.seat, bots, play.Thinking(given.nodes, given.seconds), sys.stdin, sys.stdout)
    return 0


def show_rules(given: argparse.Namespace) -> int:
    print(rules.tell(GAMES, given.id))
    return 0


def show_box(given: argparse.Namespace) -> int:
    print(boxes.told(given.what), end="")
    return 0


def count(given: argparse.Namespace) -> int:
    game = game_named(given.game)
    for depth in range(1, given.depth + 1):
        print(depth, perft(game, game.begin(_setup(given, given.seed), SILENCE), depth))
    return 0


def _trace(table: Table) -> None:
    """One JSON line for each choice of a game that was proved before."""
    for step in table.steps():
        line = {
            "seat": step.seat,
            "choice": {**step.choice._asdict(), "index": step.number, "text": step.text},
            "events": [{"key": event.key, **event.args, "only_for": event.only_for} for event in step.events],
            "scores": step.points,
            "state": record.dump(step.state),
        }
        print(json.dumps(line))


def _setup(given: argparse.Namespace, seed: str) -> Setup:
    named = {name: value for name in _variants() if (value := getattr(given, f"variant_{name}")) is not None}
    game = game_named(given.game)
    edition = boxes.chosen(game, given.box)
    return game.checked(Setup(given.players, seed, given.first, named, edition))


def _variants() -> dict[str, list[tuple[str, Variant]]]:
    """The variants of all games by name, each with the games that have it."""
    found: dict[str, list[tuple[str, Variant]]] = {}
    for game in GAMES.values():
        for variant in game.variants:
            found.setdefault(variant.name, []).append((game.name, variant))
    return found


def _add_variants(command: argparse.ArgumentParser) -> None:
    for name, games in _variants().items():
        switch = all(variant.is_switch for _, variant in games)
        command.add_argument(
            f"--{name}",
            dest=f"variant_{name}",
            default=None,
            help="; ".join(f"{game}: {_told(variant)}" for game, variant in games),
            **({"action": "store_true"} if switch else {"type": _value, "metavar": "VALUE"}),
        )


def _told(variant: Variant) -> str:
    if variant.is_switch:
        return variant.help
    return f"{variant.help}: {' or '.join(map(str, variant.values))}"


def _value(word: str) -> int | str:
    return int(word) if word.isdecimal() else word


def _bot_names(given: argparse.Namespace, seats: int | None = None) -> list[str]:
    """One for all, or one for each seat that a bot takes, of a set-up that was checked."""
    number = given.players if seats is None else seats
    names: list[str] = given.bots.split(",")
    if len(names) == 1:
        names *= number
    if len(names) != number:
        raise BadInput("--bots", f"names {len(names)} bots for {number} players")
    return names


def _budget(given: argparse.Namespace) -> Budget:
    return Budget(given.seed, given.nodes, given.seconds).checked()


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {printable(message, LONGEST_COMPLAINT)}\n")


def _parser() -> argparse.ArgumentParser:
    titles = ", ".join(GAMES)
    parser = _Parser(prog="tafelrunde", description=f"Board games, played by programs: {titles}.")
    parser.add_argument("--version", action="version", version=f"tafelrunde {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    simulated = commands.add_parser("simulate", help="play many games and tell how they went")
    recorded = commands.add_parser("record", help="play one game and print its record")
    played = commands.add_parser("play", help="play against bots, here in the terminal")
    counted = commands.add_parser("perft", help="count the sequences of choices to a depth")
    for command in (simulated, recorded, played, counted):
        command.add_argument("game", metavar="GAME", help=" or ".join(GAMES))
        command.add_argument("--players", type=int, default=2, help="2 to 4; without it 2")
        command.add_argument("--seed", default="1", help="any text; without it 1")
        _add_variants(command)
        command.add_argument("--first", type=int, help="the seat that begins; drawn if not given")
        command.add_argument("--box", metavar="FILE", help="play with this box instead of the present one")
    for command in (simulated, recorded, played):
        command.add_argument(
            "--bots",
            default="squire" if command is played else "random",
            help="one for all, or one a player, with commas: knight,./mine.py:clever; without it %(default)s",
        )
        command.add_argument("--nodes", type=int, help="a bot's budget for a choice, in nodes: repeatable")
        command.add_argument(
            "--seconds", type=float, help="a bot's budget for a turn, in seconds of processor time"
        )

    simulated.add_argument("--games", type=_positive, default=100, help="how many; without it 100")
    simulated.add_argument("--json", action="store_true", help="tell it as one object of JSON")
    simulated.add_argument(
        "--jobs", type=_positive, default=1, help="play on several cores; without it on one"
    )
    simulated.add_argument("--csv", metavar="FILE", help="write a row a game")
    simulated.add_argument(
        "--limit",
        type=_above_0,
        help=f"seconds that a bot may take for a choice before it loses; without it {LIMIT:g}, or ten times --seconds",
    )
    simulated.set_defaults(run=simulate)
    recorded.add_argument(
        "--link", metavar="BASE", help="print a link to the game on the page with this address"
    )
    recorded.add_argument(
        "--text", action="store_true", help="print it for people to read; replay takes that too"
    )
    recorded.set_defaults(run=record_game)
    played.add_argument("--seat", type=int, default=0, help="yours; without it 0. The bots take the others")
    played.set_defaults(run=play_here)
    counted.add_argument("--depth", type=_positive, default=3)
    counted.set_defaults(run=count)

    replayed = commands.add_parser("replay", help="prove a record")
    replayed.add_argument(
        "file", metavar="FILE", help="a record, a transcript, a link, or - for standard input"
    )
    replayed.add_argument(
        "--box", metavar="FILE", help="the box that it was played with, if not a shipped one"
    )
    replayed.add_argument("--trace", action="store_true", help="a JSON line for each choice")
    replayed.add_argument("--text", action="store_true", help="the whole game for people to read")
    replayed.set_defaults(run=replay)

    shown = commands.add_parser("rules", help="show a rule with its code, its tests and its help")
    shown.add_argument("id", metavar="ID", nargs="?", help="of a rule or a section; without it, the sections")
    shown.set_defaults(run=show_rules)

    printed = commands.add_parser("box", help="print a game's box as a file to change, or check such a file")
    printed.add_argument("what", metavar="GAME|FILE", help=" or ".join(GAMES))
    printed.set_defaults(run=show_box)
    return parser


def _positive(word: str) -> int:
    if not word.isdecimal() or int(word) < 1:
        raise argparse.ArgumentTypeError(f"must be a number from 1: {word!r}")
    return int(word)


def _above_0(word: str) -> float:
    try:
        number = float(word)
    except ValueError:
        number = 0.0
    if not (isfinite(number) and number > 0):
        raise argparse.ArgumentTypeError(f"must be a number above 0: {word!r}")
    return number


if __name__ == "__main__":
    sys.exit(main())
