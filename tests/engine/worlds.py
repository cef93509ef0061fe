"""What a seat sees, and what could be behind the rest."""

from tafelrunde.kernel.game import Game, S


def seen_by(game: Game[S], s: S, seat: int) -> S:
    """Its view. What is looked at is not changed by that, and the seed is nowhere to be seen."""
    before = s.clone()
    seen = game.view(s, seat)
    assert s == before
    assert seen.seed == ""
    return seen


def world_of(game: Game[S], s: S, seat: int) -> S:
    """A sound position that this seat could take for the real one. What it sees is not changed by the making."""
    seen = game.view(s, seat)
    world = game.determinize(seen, "a world")
    game.check(world)
    assert world.seed == "a world"
    assert seen == game.view(s, seat) == game.view(world, seat)
    return world
