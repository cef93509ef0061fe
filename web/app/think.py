"""Bots and the king's advice: what the worker is asked, what it answers, and what becomes of that."""

import json
from time import perf_counter
from typing import Any

from tafelrunde.games import game_named
from tafelrunde.kernel import record
from tafelrunde.kernel.game import AnyGame, Budget, Thinking

from .desk import Desk

# Seconds for a whole turn; only the king needs to be told when to stop.
SECONDS = 1.5
ADVISER = "king"
ADVICE = 3


def request(desk: Desk) -> dict[str, Any] | None:
    """What is to be thought about, if anything: what the seat asked may see, and nothing else."""
    session = desk.session
    if not desk.bot_asked and not desk.wants_advice:
        return None
    return {
        "token": session.revision,
        "game": session.game.name,
        "bot": desk.seats[desk.asked].kind if desk.bot_asked else None,
        "view": record.dump(session.game.view(session.state, desk.asked)),
        "seed": f"{session.setup.seed}/{len(session.journal)}",
    }


def answer(message: str) -> str:
    """In the worker: a request in, the number of a choice or some advice out."""
    data = json.loads(message)
    game = game_named(data["game"])
    view = record.load(game, data["view"])
    return json.dumps({"token": data["token"], **_thought_through(game, data["bot"], view, data["seed"])})


def take(desk: Desk, data: dict[str, Any]) -> None:
    """A bot has chosen, or the king has an opinion. What it was about may have passed."""
    if data["token"] != desk.session.revision or request(desk) is None:
        return
    if "advice" in data:
        desk.advise([(int(choice), float(points)) for choice, points in data["advice"]])
    else:
        desk.choose(int(data["choice"]))


class Slices:
    """Without a worker the page thinks itself, some milliseconds at a time."""

    def __init__(self) -> None:
        self.token = -1
        self.thought: Thinking | None = None

    def go_on(self, desk: Desk, token: int, milliseconds: float) -> None:
        asked = request(desk)
        if asked is None or asked["token"] != token:
            return
        game, view = desk.session.game, desk.session.game.view(desk.session.state, desk.asked)
        thinker = game.thinkers.get(asked["bot"] or ADVISER)
        if thinker is None:
            take(desk, {"token": token, **_thought_through(game, asked["bot"], view, asked["seed"])})
            return
        if self.token != token or self.thought is None:
            self.token = token
            self.thought = thinker(view, game.options(view), Budget(asked["seed"], seconds=SECONDS))
        end = perf_counter() + milliseconds / 1000
        while not self.thought.done:
            self.thought.step()
            if perf_counter() > end:
                return
        best = self.thought.best()
        self.thought = None
        if asked["bot"]:
            desk.choose(best[0].choice)
        else:
            desk.advise([(choice, points) for choice, points in best[:ADVICE]])


def _thought_through(game: AnyGame, bot: str | None, view: Any, seed: str) -> dict[str, Any]:
    options, budget = game.options(view), Budget(seed, seconds=SECONDS)
    if bot is None:
        assert game.advise is not None
        return {"advice": game.advise(view, options, budget)}
    return {"choice": game.bots[bot](view, options, budget) if len(options) > 1 else 0}
