"""Bots and the king's advice: what the worker is asked, what it answers, and what becomes of that."""

import json
from time import perf_counter
from typing import Any

from tafelrunde.games import game_named
from tafelrunde.kernel import record
from tafelrunde.kernel.choice import Choice
from tafelrunde.kernel.game import AnyGame
from tafelrunde.kernel.session import Session
from tafelrunde.kernel.think import Advice, Budget, Glance, Thinking, thought_through

from .desk import Desk
from .markup import Message
from .protocol import OwnBox, Think, Thought

# For a bot's whole turn, or for one piece of advice.
SECONDS = 1.5
ADVICE = 3


def request(desk: Desk) -> Think | None:
    """What is to be thought about, if anything: what the seat asked may see, and nothing else."""
    if not _asks(desk):
        return None
    session = desk.session
    return {
        "token": _token(desk),
        "game": session.game.name,
        "bot": _asked_bot(desk),
        "view": record.dump(session.game.view(session.state, desk.asked)),
        "box": _box(session),
        "seed": _seed(desk),
        "seconds": SECONDS,
    }


def answer(message: str) -> str:
    """In the worker: a request in, the number of a choice or some advice out."""
    asked: Think = json.loads(message)
    game = game_named(asked["game"])
    view = record.load(game, asked["view"], _edition(game, asked["box"]))
    thought = _begin(game, asked["bot"], view, asked["seed"])
    return json.dumps(_told(asked["token"], asked["bot"], thought_through(thought)))


def take(desk: Desk, data: Thought) -> Message | None:
    """A bot has chosen, or the king has an opinion; or the thought has failed, which the person is told. What it was
    about may have passed."""
    if not _asks(desk) or data["token"] != _token(desk):
        return None
    if not _is_answer(desk, data):
        return _do_without(desk)
    if "advice" in data:
        desk.advise(
            [
                Advice(choice, points, tuple(Choice(*each) for each in line))
                for choice, points, line in data["advice"]
            ]
        )
    else:
        desk.choose(data["choice"])
    return None


def _is_answer(desk: Desk, data: Thought) -> bool:
    """Does it name what can be chosen? What comes from a worker is believed in nothing else either."""
    named = [data.get("choice")] if desk.bot_asked else [choice for choice, *_ in data.get("advice", ())]
    options = range(len(desk.session.options))
    return bool(named) and all(type(choice) is int and choice in options for choice in named)


class Slices:
    """Without a worker the page thinks itself, some milliseconds at a time."""

    def __init__(self) -> None:
        self.token = ""
        self.thought: Thinking | None = None

    def go_on(self, desk: Desk, token: str, milliseconds: float) -> None:
        if not _asks(desk) or token != _token(desk):
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
        take(desk, _told(token, bot, best))


def _box(session: Session[Any]) -> str | OwnBox | None:
    """The edition as the worker can know it: by its hash, or whole if it is nobody's but this page's."""
    editions = session.game.editions
    if editions is None:
        return None
    edition = editions.find(session.setup.edition)
    if editions.is_shipped(edition.hash):
        return edition.hash
    return {"name": edition.name, "data": dict(edition.data)}


def _edition(game: AnyGame, box: str | OwnBox | None) -> str:
    if game.editions is None or box is None:
        return ""
    return box if isinstance(box, str) else game.editions.add(box["name"], box["data"]).hash


def _asks(desk: Desk) -> bool:
    return desk.bot_asked or desk.wants_advice


def _token(desk: Desk) -> str:
    """Names the question: no other on this page has the same, in this game or the next."""
    return f"{desk.number}/{desk.session.revision}"


def _do_without(desk: Desk) -> Message:
    """A plain move instead of what should have been thought of; but no advice that is none."""
    if not desk.bot_asked:
        desk.forget_advice()
        return Message("table-notice-no-advice")
    name = desk.seats[desk.asked].name
    desk.choose(_plain_move(desk))
    return Message("table-notice-plain-move", {"name": name})


def _plain_move(desk: Desk) -> int:
    """What the best of those bots chooses who answer at once. They may be at a loss, too: then the first option."""
    game, budget = desk.session.game, Budget(_seed(desk))
    view = game.view(desk.session.state, desk.asked)
    for think in reversed(list(game.thinkers.values())):
        try:
            thought: Thinking = think(view, game.options(view), budget)
            if thought.done:
                return thought.best()[0].choice
        except Exception:  # noqa: BLE001 - whatever is wrong with the thought, the game goes on
            continue
    return 0


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


def _told(token: str, bot: str | None, best: list[Advice]) -> Thought:
    if bot:
        return {"token": token, "choice": best[0].choice}
    return {"token": token, "advice": best[:ADVICE]}
