"""Random play that comes to something: it would rather play than sell, and place borders where they may close.

Uniformly random borders hardly ever close a domain, and without domains most rules sleep.
"""

from random import Random

from tafelrunde.kernel.choice import Choice
from tafelrunde.kernel.event import SILENCE
from tafelrunde.loewenherz.game import LOEWENHERZ
from tafelrunde.loewenherz.grid import EDGE_SQUARES, flood, within
from tafelrunde.loewenherz.state import State, owner


def uniform(s: State, options: list[Choice], random: Random) -> int:
    return int(random.random() * len(options))


def outline(s: State, castle: int) -> set[int]:
    """The edges around the land near a castle, as far as no other piece stands there. Bots plan better, and change."""
    near = within(castle, 2) & ~s.ruled
    seat = owner(s.pieces[castle])
    for color, own in enumerate(s.own):
        near &= ~own if color != seat else ~0
    near = flood(1 << castle, s.east & near & near >> 1, s.south & near & near >> 12)
    return {edge for edge, (one, other) in enumerate(EDGE_SQUARES) if (near >> one ^ near >> other) & 1}


def lively(s: State, options: list[Choice], random: Random) -> int:
    step, seat, _ = s.agenda[-1]
    wanted: list[int] = []
    if random.random() < 0.8:
        if step == "act":
            wanted = [index for index, choice in enumerate(options) if choice.verb == "play"]
        elif step == "borders":
            castles = [castle for castle in s.castles[seat] if not s.realm[castle]]
            if castles:
                edges = outline(s, castles[0])
                wanted = [
                    i for i, choice in enumerate(options) if choice.verb == "border" and choice.noun in edges
                ]
        elif step == "draw":
            wanted = [len(options) - 1]
    return random.choice(wanted) if wanted else uniform(s, options, random)


def played_until(s: State, turns: int, random: Random) -> State:
    """Lively play until this many turns have begun, or the game is over."""
    while s.agenda and s.turns < turns:
        options = LOEWENHERZ.options(s)
        LOEWENHERZ.apply(s, options[lively(s, options, random)], SILENCE)
    return s
