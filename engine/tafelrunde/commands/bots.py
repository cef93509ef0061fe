"""Bots by their name: those of a game, those in a file of one's own (mine.py:clever), those of installed packages."""

import importlib.util
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from functools import cache, partial
from importlib.metadata import entry_points
from inspect import isfunction
from math import inf
from pathlib import Path
from traceback import extract_tb
from types import FrameType, ModuleType
from typing import Any

from ..kernel.choice import Choice
from ..kernel.errors import LONGEST_WHY, BadInput, LostGame, printable
from ..kernel.game import AnyGame
from ..kernel.think import Bot, Budget, answered

# A package offers its bots by entry points of this group; the entry's name is the bot's.
GROUP = "tafelrunde.bots"
OURS = f"{Path(__file__).parents[1]}{os.sep}"


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
        with redirect_stdout(sys.stderr):
            return load()
    except (Exception, SystemExit) as trouble:  # noqa: BLE001 - it is not our code
        why = f"{what} cannot be loaded: {_told(trouble)}"
        raise BadInput("--bots", printable(why, LONGEST_WHY)) from None


def _told(trouble: BaseException) -> str:
    """What went wrong in foreign code, and in which line of the file that it was called in."""
    steps = [step for step in extract_tb(trouble.__traceback__) if not step.filename.startswith((OURS, "<"))]
    lines = [step.lineno for step in steps if step.filename == steps[0].filename]
    place = f" in {Path(steps[0].filename).name}, line {lines[-1]}" if steps else ""
    return f"{type(trouble).__name__}{place}: {trouble}"


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
    if (folder := str(path.parent)) not in sys.path:
        sys.path.append(folder)  # for what stands beside it
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


class _TooLate(BaseException):
    """No Exception, so that a bot that catches those does not catch it."""


@contextmanager
def _deadline(seconds: float) -> Iterator[None]:
    """Breaks off whatever takes longer, where the system can do that; elsewhere the clock is read afterwards."""
    here = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    if seconds == inf or not here:
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


def refereed(bot: Bot[Any], name: str, seat: int, limit: float = inf) -> Bot[Any]:
    """A bot that loses the game when it raises, answers nonsense or takes more than `limit` seconds for a choice.
    What it prints goes where it spoils no result."""

    def choose(view: Any, options: list[Choice], budget: Budget) -> int:
        start = time.perf_counter()
        try:
            with _deadline(limit), redirect_stdout(sys.stderr):
                answer = bot(view, options[:], budget)
        except _TooLate:
            raise LostGame(seat, name, f"took more than {limit:g} s for a choice") from None
        except (Exception, SystemExit) as trouble:
            raise LostGame(seat, name, f"raised {_told(trouble)}") from trouble
        if time.perf_counter() - start > limit:
            raise LostGame(seat, name, f"took more than {limit:g} s for a choice")
        return answered(answer, options, seat, name)

    return choose
