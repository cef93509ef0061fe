"""A game as one line of text: seed, options and the chosen indices, with a hash that proves where they lead."""

import base64
import binascii
import json
import zlib
from collections.abc import Mapping
from dataclasses import fields
from hashlib import sha256
from typing import Any, NamedTuple

from ..version import __version__
from .agenda import Frame
from .errors import BadSave, BadSetup, IllegalChoice
from .game import AnyGame, Game, S, Setup, State
from .session import Session

LONGEST_TEXT = 100_000
MOST_CHOICES = 20_000
# Which moment somebody elsewhere wants to see: any number up to here is as good as the last one.
LAST_MOMENT = 1_000_000
MOST_OPTIONS = 1 << 21  # no position comes near this; a number in three bytes is less
MOST_BRACKETS = 100  # a record has two; a seed may have some

FIELDS = {"game", "version", "edition", "players", "seed", "first", "variants", "choices", "hash"}
# Before this version every record had the options of all games among its fields.
NAMED_VARIANTS = (0, 2, 0)


class Record(NamedTuple):
    game: str
    version: str
    setup: Setup
    choices: list[int]
    hash: str


def dump(state: State) -> dict[str, Any]:
    """The whole state as plain data, under the names of its fields."""
    return {field.name: getattr(state, field.name) for field in fields(state)}  # type: ignore[arg-type]


def load(game: Game[S], data: dict[str, Any], edition: str) -> S:
    """The state that was dumped, unchecked: for what this program wrote itself, such as a view sent to a worker."""
    agenda = [Frame(step, seat, tuple(args)) for step, seat, args in data["agenda"]]
    return game.laid_out(game.state(**{**data, "agenda": agenda}), edition)


def digest(state: State) -> str:
    text = json.dumps(dump(state), separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:16]


def of(session: Session[Any]) -> Record:
    """The record of a session, finished or not."""
    return Record(
        session.game.name, __version__, session.setup, list(session.journal), digest(session.settled())
    )


def write(session: Session[Any]) -> str:
    """The same as a line of text."""
    return line(of(session))


def line(record: Record) -> str:
    setup = record.setup
    return json.dumps(
        {
            "game": record.game,
            "version": record.version,
            **({"edition": setup.edition} if setup.edition else {}),
            "players": setup.players,
            "seed": setup.seed,
            "first": setup.first,
            "variants": dict(setup.variants),
            "choices": pack(record.choices),
            "hash": record.hash,
        },
        separators=(",", ":"),
    )


def read(text: str) -> Record:
    """Check a record by hand, field by field."""
    if len(text) > LONGEST_TEXT:
        raise BadSave("record", "too-long", len(text))
    if text.count("[") + text.count("{") > MOST_BRACKETS:
        raise BadSave("record", "nested")  # a deep nest is the end of a Python in the browser
    try:
        data = json.loads(text)
    except ValueError:
        raise BadSave("record", "no-json", text.strip()) from None
    if not isinstance(data, dict):
        raise BadSave("record", "no-object")
    version = _field(data, "version", str)
    refuse_newer(version)
    unknown = sorted(data.keys() - FIELDS)
    if _numbers(version) < NAMED_VARIANTS:
        data["variants"] = {name: data[name] for name in unknown}
    elif unknown:
        raise BadSave(unknown[0], "unknown-field")
    setup = Setup(
        _field(data, "players", int),
        _field(data, "seed", str),
        None if data.get("first") is None else _field(data, "first", int),
        _field(data, "variants", dict),
        "" if data.get("edition") is None else _field(data, "edition", str),
    )
    return Record(
        _field(data, "game", str),
        version,
        setup,
        unpack(_field(data, "choices", str)),
        _field(data, "hash", str),
    )


def replay(record: Record, games: Mapping[str, AnyGame], *, yes_ends_turn: bool = False) -> Session[Any]:
    """Play a record again. The session, if it leads where the record says; a BadSave that names the place if not."""
    game = games.get(record.game)
    if game is None:
        raise BadSave("game", "unknown-game", record.game)
    setup = record.setup
    if _numbers(record.version) < NAMED_VARIANTS:
        # What the game does not know had no meaning for it.
        known = {variant.name for variant in game.variants}
        setup = setup._replace(
            variants={name: setup.variants[name] for name in known & setup.variants.keys()}
        )
    try:
        session = Session(game, played_with(game, setup, record.version), yes_ends_turn=yes_ends_turn)
    except BadSetup as bad:
        raise bad.told_as(BadSave, bad.field) from None
    for number, index in enumerate(record.choices):
        try:
            session.choose(index)
        except IllegalChoice:
            raise BadSave(f"choices[{number}]", "not-on-offer", index) from None
    if digest(session.settled()) != record.hash:
        raise BadSave("hash", "leads-elsewhere", record.hash)
    return session


def played_with(game: AnyGame, setup: Setup, version: str) -> Setup:
    """The set-up of a record with its edition: before records named it, that of the version which wrote them."""
    if setup.edition or game.editions is None:
        return setup
    return setup._replace(edition=game.editions.of_version(_numbers(version)).hash)


def bytes_of(numbers: list[int]) -> bytes:
    """Small numbers as bytes, seven bits in each."""
    raw = bytearray()
    for number in numbers:
        rest = number
        while rest > 127:
            raw.append(rest & 127 | 128)
            rest >>= 7
        raw.append(rest)
    return bytes(raw)


def pack(numbers: list[int]) -> str:
    """Small numbers as text, squeezed, in letters that a link may hold."""
    return base64.urlsafe_b64encode(zlib.compress(bytes_of(numbers), 9)).decode().rstrip("=")


def unpack(text: str) -> list[int]:
    try:
        squeezed = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
        raw = zlib.decompressobj().decompress(squeezed, 2 * MOST_CHOICES)
    except (ValueError, binascii.Error, zlib.error):
        raise BadSave("choices", "unreadable", text) from None
    return numbers_of(raw)


def numbers_of(raw: bytes) -> list[int]:
    numbers: list[int] = []
    number = shift = 0
    for byte in raw:
        number |= (byte & 127) << shift
        shift += 7
        if number >= MOST_OPTIONS:
            raise BadSave(f"choices[{len(numbers)}]", "out-of-range")
        if byte < 128:
            numbers.append(number)
            number = shift = 0
    if shift or len(numbers) > MOST_CHOICES:
        raise BadSave("choices", "too-many" if not shift else "cut-off", len(numbers))
    return numbers


def _field(data: dict[str, Any], name: str, kind: type) -> Any:
    value = data.get(name)
    if value is None:
        raise BadSave(name, "missing")
    if type(value) is not kind:
        raise BadSave(name, f"no-{kind.__name__}", value)
    return value


def refuse_newer(version: str) -> None:
    if _numbers(version) > _numbers(__version__):
        raise BadSave("version", "newer-than-this-program", version)


def _numbers(version: str) -> tuple[int, ...]:
    parts = version.split(".")
    if len(parts) != 3 or not all(part.isascii() and part.isdigit() and len(part) < 6 for part in parts):
        raise BadSave("version", "no-version", version)
    return tuple(int(part) for part in parts)
