"""Bots by their name: those of a game, those in a file of one's own (mine.py:clever), those of installed packages."""

import importlib.util
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from importlib.metadata import entry_points
from inspect import isfunction
from pathlib import Path
from types import FrameType, ModuleType
from typing import Any

from ..kernel.choice import Choice
from ..kernel.errors import BadInput, LostGame
from ..kernel.game import AnyGame
from ..kernel.think import Bot, Budget

# A package offers its bots by entry points of this group; the entry's name is the bot's.
GROUP = "tafelrunde.bots"


def find(game: AnyGame, word: str) -> Bot[Any]:
    """The bot that a word of the command line names."""
    if word in game.thinkers:
        return game.bots[word]
    file, colon, name = word.rpartition(":")
    if colon and file.endswith(".py"):
        return _named(_module(file), file, name)
    if word.endswith(".py"):
        raise BadInput("--bots", "names a file but no bot in it, as in mine.py:clever", word)
    installed = {entry.name: entry for entry in entry_points(group=GROUP)}
    if word in installed:
        return _callable(_loaded(installed[word].load, word), word)
    raise BadInput("--bots", "unknown-bot", word, allowed=[*game.thinkers, *installed, "FILE.py:NAME"])


def _loaded(load: Callable[[], Any], what: str) -> Any:
    """What a foreign module gives; whatever goes wrong in it is one line about it."""
    try:
        return load()
    except (Exception, SystemExit) as trouble:  # noqa: BLE001 - it is not our code
        raise BadInput("--bots", f"{what} cannot be loaded: {type(trouble).__name__}: {trouble}") from None


@cache
def _module(file: str) -> ModuleType:
    path = Path(file).resolve()
    if not path.is_file():
        raise BadInput("--bots", "no such file", file)
    name = f"tafelrunde_bots_{path.stem}"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None, "a .py file has a loader"
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # dataclasses, for one, look their module up
    _loaded(partial(spec.loader.exec_module, module), file)
    return module


def _named(module: ModuleType, file: str, name: str) -> Bot[Any]:
    if not hasattr(module, name):
        known = [word for word, thing in vars(module).items() if isfunction(thing)]
        raise BadInput("--bots", f"{file} has no bot of that name", name, allowed=known)
    return _callable(getattr(module, name), f"{file}:{name}")


def _callable(bot: Any, what: str) -> Bot[Any]:
    if not callable(bot):
        raise BadInput("--bots", "is no function of a view, the options and a budget", what)
    found: Bot[Any] = bot
    return found


class _TooLate(Exception):
    pass


@contextmanager
def _deadline(seconds: float) -> Iterator[None]:
    """Breaks off whatever takes longer, where the system can do that; elsewhere the clock is read afterwards."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(number: int, frame: FrameType | None) -> None:
        raise _TooLate

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def refereed(bot: Bot[Any], name: str, seat: int, limit: float) -> Bot[Any]:
    """A bot that loses the game when it raises, answers nonsense or takes more than `limit` seconds for a choice."""

    def choose(view: Any, options: list[Choice], budget: Budget) -> int:
        start = time.perf_counter()
        number = len(options)
        try:
            with _deadline(limit):
                answer = bot(view, options[:], budget)
        except _TooLate:
            raise LostGame(seat, name, f"took more than {limit:g} s for a choice") from None
        except Exception as trouble:
            raise LostGame(seat, name, f"raised {type(trouble).__name__}: {trouble}") from trouble
        if type(answer) is not int or not 0 <= answer < number:
            raise LostGame(seat, name, f"answered {answer!r:.60}, not a number from 0 to {number - 1}")
        if time.perf_counter() - start > limit:
            raise LostGame(seat, name, f"took more than {limit:g} s for a choice")
        return answer

    return choose
