"""Bots: what the worker is asked, what it answers, and what becomes of that."""

import json
from typing import Any

from tafelrunde.games import game_named
from tafelrunde.kernel import record
from tafelrunde.kernel.agenda import Frame
from tafelrunde.kernel.game import AnyGame, Budget

from .desk import Desk

# Seconds for one question: a turn has several, and most of them take less.
SECONDS = {"random": 0.0, "squire": 0.2, "knight": 0.4, "king": 0.8}


def request(desk: Desk) -> dict[str, Any]:
    """What a bot needs to answer the question at hand: what its seat may see, and nothing else."""
    session = desk.session
    kind = desk.seats[desk.asked].kind
    return {
        "token": session.revision,
        "game": session.game.name,
        "bot": kind,
        "view": record.dump(session.game.view(session.state, desk.asked)),
        "seed": f"{session.setup.seed}/{len(session.journal)}",
        "seconds": SECONDS[kind],
    }


def answer(message: str) -> str:
    """In the worker: a request in, the number of a choice out."""
    data = json.loads(message)
    game = game_named(data["game"])
    view = _state(game, data["view"])
    return json.dumps(
        {"token": data["token"], "choice": _choice(game, data["bot"], view, data["seed"], data["seconds"])}
    )


def take(desk: Desk, data: dict[str, Any]) -> None:
    """A bot has chosen. What it thought about may have passed."""
    if _waiting(desk, data):
        desk.choose(int(data["choice"]))


def here(desk: Desk, data: dict[str, Any]) -> None:
    """There is no worker: think on the page, for a moment."""
    if _waiting(desk, data):
        asked = request(desk)
        view = desk.session.game.view(desk.session.state, desk.asked)
        desk.choose(_choice(desk.session.game, asked["bot"], view, asked["seed"], data["ms"] / 1000))


def _waiting(desk: Desk, data: dict[str, Any]) -> bool:
    return data["token"] == desk.session.revision and not desk.session.over and not desk.person_asked


def _choice(game: AnyGame, bot: str, view: Any, seed: str, seconds: float) -> int:
    options = game.options(view)
    return game.bots[bot](view, options, Budget(seed, seconds=seconds)) if len(options) > 1 else 0


def _state(game: AnyGame, data: dict[str, Any]) -> Any:
    """A state as it was dumped by this same program."""
    agenda = [Frame(step, seat, tuple(args)) for step, seat, args in data["agenda"]]
    return game.state(**{**data, "agenda": agenda})
