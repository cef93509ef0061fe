"""Random play that comes to something: it would rather play than sell, and place borders where they may close.

Uniformly random borders hardly ever close a domain, and without domains most rules sleep.
"""

from random import Random

from tafelrunde.kernel.choice import Choice
from tafelrunde.kernel.event import SILENCE
from tafelrunde.loewenherz.game import LOEWENHERZ
from tafelrunde.loewenherz.plans import plan
from tafelrunde.loewenherz.state import State


def uniform(s: State, options: list[Choice], random: Random) -> int:
    return int(random.random() * len(options))


def lively(s: State, options: list[Choice], random: Random) -> int:
    step, seat, _ = s.agenda[-1]
    wanted: list[int] = []
    if random.random() < 0.8:
        if step == "act":
            wanted = [index for index, choice in enumerate(options) if choice.verb == "play"]
        elif step == "borders":
            castles = [castle for castle in s.castles[seat] if not s.realm[castle]]
            if castles:
                edges = set(plan(s, castles[0]).edges(s))
                wanted = [
                    i for i, choice in enumerate(options) if choice.verb == "border" and choice.noun in edges
                ]
        elif step == "draw":
            wanted = [len(options) - 1]
    return random.choice(wanted) if wanted else uniform(s, options, random)


def played_until(s: State, turns: int, random: Random) -> State:
    """Lively play until so many turns have begun, or the game is over."""
    while s.agenda and s.turns < turns:
        options = LOEWENHERZ.options(s)
        LOEWENHERZ.apply(s, options[lively(s, options, random)], SILENCE)
    return s
