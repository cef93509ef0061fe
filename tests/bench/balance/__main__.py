"""The command line: see the package."""

import argparse
import json

from tafelrunde.games import GAMES

from . import GAMES_EACH, measure, table


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="tests.bench.balance")
    parser.add_argument("names", nargs="*", metavar="GAME", help=f"{' or '.join(GAMES)}; all without")
    parser.add_argument("--games", type=int, default=GAMES_EACH, help="for each number of players")
    parser.add_argument("--bot", default="knight")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--json", action="store_true", help="one object a game instead of a table")
    given = parser.parse_args(words)
    if unknown := [name for name in given.names if name not in GAMES]:
        parser.error(f"no game {', '.join(unknown)}; there are {', '.join(GAMES)}")
    for name in given.names or GAMES:
        columns = measure(name, given.games, given.bot, given.processes, given.seed)
        if given.json:
            rows = {str(players): [row._asdict() for row in column] for players, column in columns.items()}
            print(json.dumps({"game": name, "bot": given.bot, "players": rows}), flush=True)
        else:
            print(table(name, given.bot, columns), flush=True)


if __name__ == "__main__":
    main()
