"""The golden records: whole games that must replay for ever. Write them anew, after a rule was mended, with

python -m tests.engine.loewenherz.golden
"""

from random import Random

from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.session import Session
from tafelrunde.kernel.think import Budget
from tafelrunde.loewenherz.game import LOEWENHERZ
from tafelrunde.loewenherz.state import State

from .. import golden
from .lively import lively, uniform

FOLDER = golden.FOLDER / "loewenherz"

# Two games by squires, two lively ones and one at random for each number of players; in every second one the last seat
# is given as the first to place.
GAMES = {
    f"{players}-{style}-{number}": (
        style,
        Setup(players, f"golden {players}-{style}-{number}", first=players - 1 if number % 2 else None),
    )
    for players in (2, 3, 4)
    for number, style in enumerate(("squire", "squire", "lively", "lively", "random"))
}


def played(style: str, setup: Setup) -> Session[State]:
    random = Random(setup.seed)
    session = Session(LOEWENHERZ, setup)
    asked = 0
    while not session.over:
        index = 0
        if len(session.options) > 1 and style == "squire":
            asked += 1
            view = LOEWENHERZ.view(session.state, session.seat)
            index = LOEWENHERZ.bots[style](view, session.options, Budget(f"{setup.seed}/{asked}"))
        elif len(session.options) > 1:
            index = (lively if style == "lively" else uniform)(session.state, session.options, random)
        session.choose(index)
    return session


if __name__ == "__main__":
    golden.write_anew(FOLDER, {name: played(*how) for name, how in GAMES.items()})
