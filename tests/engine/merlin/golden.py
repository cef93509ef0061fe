"""The golden records: whole games that must replay for ever. Write them anew, after a rule was mended, with

python -m tests.engine.merlin.golden
"""

from random import Random

from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.session import Session
from tafelrunde.kernel.think import Budget
from tafelrunde.merlin.game import MERLIN
from tafelrunde.merlin.state import State

from .. import golden

FOLDER = golden.FOLDER / "merlin"

# One game by squires for each number of players with and without favor; one at random for each, with seven counters.
GAMES = {
    f"{bot}-{players}{'-favor' if favor else ''}": (
        bot,
        Setup(players, f"golden {bot}", first, {"favor": favor, "counters": counters}),
    )
    for bot, counters, first in (("squire", 6, None), ("random", 7, 1))
    for players in (2, 3, 4)
    for favor in (False, True)
}


def played(bot: str, setup: Setup) -> Session[State]:
    random = Random(setup.seed)
    session = Session(MERLIN, setup)
    while not session.over:
        index = 0
        if bot == "random":
            index = random.randrange(len(session.options))
        elif len(session.options) > 1:
            view = MERLIN.view(session.state, session.seat)
            index = MERLIN.bots[bot](view, session.options, Budget(f"{setup.seed}/{session.revision}"))
        session.choose(index)
    return session


if __name__ == "__main__":
    golden.write_anew(FOLDER, {name: played(*how) for name, how in GAMES.items()})
