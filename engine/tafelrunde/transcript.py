"""A whole game as lines that a person can read, and that can be played again.

    tafelrunde 0.2.0
    game NAME
    edition "01234567"
    players 2
    seed "7"
    VARIANT false

    turn seat choice
       1    0 border c4|d4
       1    0 done               ; points 3 0
    hash 0123456789abcdef

First the set-up; edition, seed and variants as JSON. Then a line a choice: turn, seat, notation. A semicolon begins a
remark. The hash, which may be missing, proves where the choices lead.
"""

import json
import re
from collections.abc import Iterable, Mapping
from typing import Any, Protocol

from .kernel import notation, record
from .kernel.errors import BadSave, BadSetup, BadTranscript, UnclearChoice
from .kernel.game import AnyGame, Setup
from .kernel.session import Session
from .version import __version__

START = "tafelrunde "
HEADS = "turn seat choice"
LONGEST_TEXT = 2_000_000
_LINE = re.compile(r"(\d{1,9})\s+(\d{1,9})\s+(.+)")
_HEADER = re.compile(r"([a-z][a-z-]*) +(.+)")


class Told(Protocol):
    """What is told of a choice."""

    @property
    def turn(self) -> int: ...
    @property
    def seat(self) -> int: ...
    @property
    def text(self) -> str: ...
    @property
    def points(self) -> list[int]: ...


def write(session: Session[Any], steps: Iterable[Told]) -> str:
    setup = session.setup
    lines = [f"{START}{__version__}", f"game {session.game.name}"]
    if setup.edition:
        lines.append(f"edition {json.dumps(setup.edition)}")
    lines.append(f"players {setup.players}")
    lines.append(f"seed {json.dumps(setup.seed, ensure_ascii=False)}")
    if setup.first is not None:
        lines.append(f"first {setup.first}")
    lines += [f"{name} {json.dumps(value)}" for name, value in setup.variants.items()]
    lines += ["", HEADS]
    points = [0] * setup.players
    for step in steps:
        line = f"{step.turn:4} {step.seat:4} {step.text}"
        if step.points != points:
            points = step.points
            line = f"{line:40} ; points {' '.join(map(str, points))}"
        lines.append(line)
    lines.append(f"hash {record.digest(session.settled())}")
    return "\n".join(lines) + "\n"


def read(text: str, games: Mapping[str, AnyGame]) -> Session[Any]:
    """The game played again; or a BadTranscript with the number of the line that is wrong."""
    if len(text) > LONGEST_TEXT:
        raise BadTranscript("transcript", "too-long", len(text))
    header: dict[str, tuple[int, str]] = {}
    session: Session[Any] | None = None
    for number, line in enumerate(text.splitlines(), 1):
        where, line = f"line {number}", line.strip()
        if session is None and line != HEADS:
            if line and not line.startswith(";"):
                name, value = _header(where, line)
                if name in header:
                    raise BadTranscript(where, "stands-there-twice", name)
                header[name] = number, value
        elif session is None:
            session = _begun(header, games)
        elif said := line.partition(";")[0].strip():
            name, _, value = said.partition(" ")
            if name != "hash":
                _take(session, where, said)
            elif record.digest(session.settled()) != value.strip():
                raise BadTranscript(where, "leads-elsewhere", said)
    if session is None:
        raise BadTranscript("transcript", f"has no line {HEADS!r}")
    return session


def _header(where: str, line: str) -> tuple[str, str]:
    found = _HEADER.fullmatch(line)
    if found is None:
        raise BadTranscript(where, "no-name-and-value", line)
    return found[1], found[2]


def _begun(header: dict[str, tuple[int, str]], games: Mapping[str, AnyGame]) -> Session[Any]:
    for name in ("tafelrunde", "game", "players", "seed"):
        if name not in header:
            raise BadTranscript("transcript", "missing", name)
    number, version = header.pop("tafelrunde")
    try:
        record.refuse_newer(version)
    except BadSave as bad:
        raise bad.told_as(BadTranscript, f"line {number}") from None
    number, name = header.pop("game")
    if name not in games:
        raise BadTranscript(f"line {number}", "unknown-game", name, allowed=games)
    values = {field: _value(number, value) for field, (number, value) in header.items()}
    kinds = {"players": int, "seed": str, "first": int, "edition": str}
    given = {field: values.pop(field) for field in kinds if field in values}
    for field, value in given.items():
        if type(value) is not kinds[field]:
            raise BadTranscript(f"line {header[field][0]}", f"no-{kinds[field].__name__}", header[field][1])
    try:
        setup = record.played_with(games[name], Setup(**given, variants=values), version)
        return Session(games[name], setup)
    except BadSetup as bad:
        place = f"line {header[bad.field][0]}" if bad.field in header else "transcript"
        raise BadTranscript(
            place, bad.why, header.get(bad.field, (0, ""))[1], bad.allowed.split(", ")
        ) from None


def _value(number: int, text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise BadTranscript(f"line {number}", "no-json", text) from None


def _take(session: Session[Any], where: str, line: str) -> None:
    found = _LINE.fullmatch(line)
    if found is None:
        raise BadTranscript(where, "no-turn-seat-and-choice", line)
    turn, seat, text = int(found[1]), int(found[2]), found[3]
    if session.over:
        raise BadTranscript(where, "game-over", line)
    if (turn, seat) != (session.state.turns, session.seat):
        raise BadTranscript(where, "another-turn", line, [f"turn {session.state.turns}, seat {session.seat}"])
    texts = [session.game.notation(session.state, choice) for choice in session.options]
    try:
        session.choose(notation.read(text, texts))
    except UnclearChoice as bad:
        raise bad.told_as(BadTranscript, where) from None
