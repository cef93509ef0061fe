"""A whole table in an address: the record, who sits where and an id of the game, behind `#`, so that no host sees it.

index.html#t=TEXT, where TEXT is base64url of a check sum and a squeezed header with the chosen indices. Whoever opens
it learns all that the record holds, hidden cards too. Read by hand, field by field: no pydantic is needed to show one.
"""

import base64
import binascii
import json
import re
import zlib
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from .kernel.errors import BadLink, BadSave
from .kernel.game import AnyGame, Setup
from .kernel.record import Record, bytes_of, numbers_of, refuse_newer
from .seats import COLORS, PERSON, is_name

# Since 2 a header ends with the edition; those of 1 are still read.
FORMAT = 2
FIELDS = {1: 11, 2: 12}
LONGEST_TEXT = 20_000
LONGEST_HEADER = 10_000
MOST_DEVICES = 100
# Behind the `#` of an address, which may stand in the midst of a letter; `&` begins something else.
BEHIND = re.compile(r"#(?:[^\s#]*&)?t=([\w-]*)", re.ASCII)
# What nearly every header holds, so that it need not be in the link. Part of the format: never to be changed.
COMMON = (
    b'"random","squire","knight","king","green","red","yellow","blue","person",0],["1,null,{"first":'
    b'"counters":7,"counters":6,"favor":true,"favor":false,"loewenherz","merlin","1.0.0","0.2.0",["'
)


class Seat(NamedTuple):
    """A player: a person or a bot by its name; and on which of the devices that pass the game round he plays."""

    name: str
    color: str
    kind: str = PERSON
    device: int = 0


class Link(NamedTuple):
    # Made once when the game begins: a page that has this game already knows it by that.
    id: str
    record: Record
    seats: tuple[Seat, ...]
    # The device that it is sent to.
    device: int


def write(told: Record, seats: Sequence[Seat], id: str, device: int = 0) -> str:  # noqa: A002
    """What stands behind `#t=`."""
    setup = told.setup
    for number, seat in enumerate(seats):
        if not is_name(seat.name):
            raise BadLink(f"seats[{number}]", "bad-name", seat.name)
    header = [
        *(FORMAT, id, device, told.game, told.version, setup.players, setup.seed, setup.first),
        *(dict(setup.variants), told.hash, [list(seat) for seat in seats], setup.edition),
    ]
    return packed(header, told.choices)


def packed(header: Any, choices: list[int]) -> str:
    told = json.dumps(header, separators=(",", ":"), ensure_ascii=False).encode()
    squeezer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, COMMON)
    body = squeezer.compress(len(told).to_bytes(2, "big") + told + bytes_of(choices))
    body += squeezer.flush()
    return base64.urlsafe_b64encode(zlib.crc32(body).to_bytes(4, "big") + body).decode().rstrip("=")


def text_of(address: str) -> str | None:
    """What stands behind `#t=` in an address or in a letter that holds one, or nothing."""
    found = BEHIND.search(address)
    return found[1] if found else None


def read(text: str, games: Mapping[str, AnyGame]) -> Link:
    """A link, checked; or a BadLink that names what is wrong with it."""
    header, choices = unpacked(text)
    if type(header) is not list or not header or type(header[0]) is not int:
        raise BadLink("link", "damaged")
    if header[0] > FORMAT:
        raise BadLink("link", "newer-than-this-program", header[0])
    if len(header) != FIELDS.get(header[0]):
        raise BadLink("link", "damaged")
    _, id, device, game, version, players, seed, first, variants, hash, seats, *rest = header  # noqa: A001
    edition = rest[0] if rest else ""
    kinds = {"id": str, "device": int, "game": str, "version": str, "players": int, "seed": str, "hash": str}
    given = (id, device, game, version, players, seed, hash)
    for (field, kind), value in zip(kinds.items(), given, strict=True):
        if type(value) is not kind:
            raise BadLink(field, f"no-{kind.__name__}", value)
    if not (id.isascii() and id.isalnum() and len(id) <= 40):
        raise BadLink("id", "damaged", id)
    if device not in range(MOST_DEVICES):
        raise BadLink("device", "damaged", device)
    if not (first is None or type(first) is int) or type(variants) is not dict or type(seats) is not list:
        raise BadLink("link", "damaged")
    if type(edition) is not str:
        raise BadLink("edition", "no-str", edition)
    if game not in games:
        raise BadLink("game", "unknown-game", game, allowed=games)
    try:
        refuse_newer(version)
    except BadSave as bad:
        raise bad.told_as(BadLink, "version") from None
    if len(seats) != players:
        raise BadLink("seats", "another-game", len(seats))
    told = Record(game, version, Setup(players, seed, first, variants, edition), choices, hash)
    seated = tuple(_seat(games[game], number, seat) for number, seat in enumerate(seats))
    if len({seat.color for seat in seated}) < players:
        raise BadLink("seats", "one-color-twice")
    return Link(id, told, seated, device)


def unpacked(text: str) -> tuple[Any, list[int]]:
    if len(text) > LONGEST_TEXT:
        raise BadLink("link", "too-long", len(text))
    try:
        raw = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (ValueError, binascii.Error):
        raise BadLink("link", "damaged") from None
    if len(raw) < 5 or zlib.crc32(raw[4:]) != int.from_bytes(raw[:4], "big"):
        raise BadLink("link", "damaged")
    try:
        opened = zlib.decompressobj(-15, COMMON).decompress(raw[4:], LONGEST_HEADER + 4 * LONGEST_TEXT)
        size = int.from_bytes(opened[:2], "big")
        if size > LONGEST_HEADER:
            raise BadLink("link", "too-long", size)
        return json.loads(opened[2 : 2 + size]), numbers_of(opened[2 + size :])
    except (ValueError, RecursionError, zlib.error):
        raise BadLink("link", "damaged") from None
    except BadSave as bad:
        raise bad.told_as(BadLink, bad.field) from None


def _seat(game: AnyGame, number: int, data: Any) -> Seat:
    field = f"seats[{number}]"
    if type(data) is not list or [type(part) for part in data] != [str, str, str, int]:
        raise BadLink(field, "damaged")
    name, color, kind, device = data
    if not is_name(name):
        raise BadLink(field, "bad-name", name)
    if device not in range(MOST_DEVICES):
        raise BadLink(field, "damaged", device)
    if color not in COLORS:
        raise BadLink(field, "unknown-color", color, allowed=COLORS)
    if kind != PERSON and kind not in game.thinkers:
        raise BadLink(field, "unknown-bot", kind, allowed=game.thinkers)
    return Seat(name, color, kind, device)
