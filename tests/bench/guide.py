"""Looks for beginnings of guided games: by which seed following the suggestions leads through all lessons soonest?

python -m tests.bench.guide GAME [--seeds 200]

Beginning.seed in web/app/GAME/listing.py is what it finds; tests/web/test_guide.py sees to it that it still does.
"""

import argparse
from typing import NamedTuple

from app.desk import Desk
from app.guide import Coach
from app.listing import Beginning
from app.shelf import listing_of
from app.think import Slices, request
from tafelrunde.games import GAMES
from tafelrunde.seats import COLORS

MOST = 250  # choices of somebody who has ten minutes, and some more


class Walk(NamedTuple):
    """A guided game as far as its end: choices of the person, what was told, what was not learned."""

    choices: int
    told: list[str]
    missing: set[str]


def walk(game: str, beginning: Beginning, most: int = MOST) -> Walk:
    """Whoever follows all suggestions."""
    desk = Desk.new(
        {
            "game": game,
            "seats": [
                {"name": str(seat), "color": COLORS[seat], "kind": kind}
                for seat, kind in enumerate(beginning.kinds)
            ],
            "seed": beginning.seed,
            "first": beginning.first,
            "variants": {},
            "guide": True,
        }
    )
    desk.coach = coach = Coach(game, ())
    choices, told = 0, []
    while not desk.over and choices < most:
        if desk.bot_asked:
            asked = request(desk)
            assert asked
            Slices().go_on(desk, asked["token"], 1e6)
            continue
        coach.look(desk)
        if coach.ended:
            break
        if coach.lesson:
            told.append(coach.lesson.topic)
        desk.choose(coach.choice, desk.session.revision)
        choices += 1
    return Walk(choices, told, coach.needed - coach.learned)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--seeds", type=int, default=200)
    given = parser.parse_args()
    usual = listing_of(given.game).guide
    assert usual
    best = None
    for seed in range(given.seeds):
        found = walk(given.game, usual._replace(seed=seed))
        rank = len(found.missing), found.choices - 4 * len(found.told)
        if best is None or rank < best:
            best = rank
            print(f"seed {seed}: {found.choices} choices, {len(found.told)} lessons", flush=True)
            print(
                f"  told {' '.join(found.told)}; missing {' '.join(sorted(found.missing)) or 'nothing'}",
                flush=True,
            )


if __name__ == "__main__":
    main()
