"""The golden records: whole games that must replay for ever. Write them anew, after a rule was mended, with

python -m tests.engine.loewenherz.golden
"""

from pathlib import Path
from random import Random

from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.record import write
from tafelrunde.kernel.session import Session
from tafelrunde.kernel.think import Budget
from tafelrunde.loewenherz.game import LOEWENHERZ
from tafelrunde.loewenherz.view import view

from .lively import lively, uniform

GOLDEN = Path(__file__).parents[2] / "golden" / "loewenherz"


def record(players: int, seed: str, style: str, first: int | None) -> str:
    session = Session(LOEWENHERZ, Setup(players, seed, first=first))
    random = Random(seed)
    number = 0
    while not session.over:
        s, options = session.state, session.options
        if len(options) == 1:
            session.choose(0)
        elif style == "squire":
            number += 1
            session.choose(
                LOEWENHERZ.bots["squire"](view(s, session.seat), options, Budget(f"{seed}/{number}"))
            )
        else:
            session.choose((lively if style == "lively" else uniform)(s, options, random))
    return write(session)


def main() -> None:
    GOLDEN.mkdir(parents=True, exist_ok=True)
    for players in (2, 3, 4):
        for number, style in enumerate(("squire", "squire", "lively", "lively", "random")):
            name = f"{players}-{style}-{number}"
            text = record(players, f"golden {name}", style, players - 1 if number % 2 else None)
            (GOLDEN / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
