"""Bots and the king's advice: what the worker is asked, what it answers, and what becomes of that."""

import json
from time import perf_counter
from typing import Any

from tafelrunde.games import game_named
from tafelrunde.kernel import record
from tafelrunde.kernel.game import AnyGame
from tafelrunde.kernel.think import Advice, Budget, Glance, Thinking, thought_through

from .desk import Desk

# For a bot's whole turn, or for one piece of advice.
SECONDS = 1.5
ADVICE = 3


def request(desk: Desk) -> dict[str, Any] | None:
    """What is to be thought about, if anything: what the seat asked may see, and nothing else."""
    session = desk.session
    if not desk.bot_asked and not desk.wants_advice:
        return None
    return {
        "token": session.revision,
        "game": session.game.name,
        "bot": _asked_bot(desk),
        "view": record.dump(session.game.view(session.state, desk.asked)),
        "seed": _seed(desk),
    }


def answer(message: str) -> str:
    """In the worker: a request in, the number of a choice or some advice out."""
    data = json.loads(message)
    game = game_named(data["game"])
    thought = _begin(game, data["bot"], record.load(game, data["view"]), data["seed"])
    return json.dumps({"token": data["token"], **_told(data["bot"], thought_through(thought))})


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
        if (not desk.bot_asked and not desk.wants_advice) or token != desk.session.revision:
            return
        bot = _asked_bot(desk)
        if self.token != token or self.thought is None:
            self.token = token
            game, seat = desk.session.game, desk.asked
            self.thought = _begin(game, bot, game.view(desk.session.state, seat), _seed(desk))
        end = perf_counter() + milliseconds / 1000
        while not self.thought.done:
            self.thought.step()
            if perf_counter() > end:
                return
        best, self.thought = self.thought.best(), None
        take(desk, {"token": token, **_told(bot, best)})


def _asked_bot(desk: Desk) -> str | None:
    """The bot whose turn it is; None where a person wants advice."""
    return desk.seats[desk.asked].kind if desk.bot_asked else None


def _seed(desk: Desk) -> str:
    return f"{desk.session.setup.seed}/{len(desk.session.journal)}"


def _begin(game: AnyGame, bot: str | None, view: Any, seed: str) -> Thinking:
    options, budget = game.options(view), Budget(seed, seconds=SECONDS, one_question=bot is None)
    if bot is None:
        return game.adviser(view, options, budget)
    return game.thinkers[bot](view, options, budget) if len(options) > 1 else Glance([Advice(0, 0.0)])


def _told(bot: str | None, best: list[Advice]) -> dict[str, Any]:
    return {"choice": best[0].choice} if bot else {"advice": best[:ADVICE]}
