"""Small pieces of markup. Text never stands in it: elements name a message and its arguments."""

from collections.abc import Mapping
from functools import cache
from json.encoder import encode_basestring
from typing import NamedTuple, Union

from . import protocol

# What a message can be told: text and numbers, the id of another message, a message with arguments, several of these.
Value = Union[str, int, float, "Message", list[str], list["Message"]]
Args = Mapping[str, Value]

NO_ARGS: Args = {}

# By hand: the module `html` brings a table of two thousand others with it, which would be in every page's memory.
ENTITIES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;"})


class Message(NamedTuple):
    """A sentence in whatever language: the key of a Fluent message, and its arguments."""

    id: str
    args: Args = NO_ARGS

    def data(self) -> protocol.Words:
        """As plain data for JSON."""
        if not self.args:
            return {"id": self.id}
        return {"id": self.id, "args": {name: plain(value) for name, value in self.args.items()}}


def plain(value: Value) -> protocol.Value:
    """As plain data for JSON."""
    if isinstance(value, Message):
        return value.data()
    if isinstance(value, list):
        return [plain(one) for one in value]
    return value


def _json(value: Value) -> str:
    """Arguments as JSON. By hand: a page has hundreds of them, and json.dumps makes a new encoder for each."""
    if isinstance(value, int | float):
        return str(value)
    if isinstance(value, str):
        return encode_basestring(value)
    if isinstance(value, Message):
        return f'{{"id":"{value.id}","args":{_json_args(value.args)}}}'
    return f"[{','.join([_json(one) for one in value])}]"


def _json_args(args: Args) -> str:
    pairs = [f'"{name}":{_json(value)}' for name, value in args.items()]
    return f"{{{','.join(pairs)}}}"


def _quoted(text: str) -> str:
    """For the value of an attribute in single quotes."""
    return text.replace("&", "&amp;").replace("'", "&#39;").replace("<", "&lt;")


# Attributes by message: most are the same from move to move.
_KEPT: dict[tuple[object, ...], str] = {}
MOST = 4000


def l10n(message: Message) -> str:
    """The attributes that give an element the text of a message."""
    if not message.args:
        return f' data-l10n-id="{message.id}"'
    key = message.id, *message.args.items()
    try:
        kept = _KEPT.get(key)
    except TypeError:  # a message or a list among the arguments
        return _l10n(message)
    if kept is None:
        if len(_KEPT) >= MOST:
            _KEPT.clear()
        kept = _KEPT[key] = _l10n(message)
    return kept


def _l10n(message: Message) -> str:
    return f" data-l10n-id=\"{message.id}\" data-l10n-args='{_quoted(_json_args(message.args))}'"


def said(key: str, /, **args: Value) -> str:
    return l10n(Message(key, args))


def text(content: str) -> str:
    """Plain text of a player, made harmless."""
    return content.translate(ENTITIES)


def icon(name: str) -> str:
    """A sign from game-icons."""
    return sign(f"i-{name}")


def sign(symbol: str, classes: str = "icon") -> str:
    """A symbol as a drawing of its own."""
    return (
        f'<svg class="{classes}" viewBox="0 0 24 24" aria-hidden="true">'
        f'<use href="#{symbol}" width="24" height="24"/></svg>'
    )


def use(symbol: str, x: float, y: float, size: float, classes: str = "") -> str:
    """A square symbol in an SVG, centred on x and y."""
    named = f' class="{classes}"' if classes else ""
    half = size / 2
    return f'<use{named} href="#{symbol}" x="{x - half:.4g}" y="{y - half:.4g}" width="{size:g}" height="{size:g}"/>'


def crest(color: str) -> str:
    """A player's disc with his charge."""
    drawing = f'<svg viewBox="0 0 24 24"><use href="#e-{color}" width="24" height="24"/></svg>'
    return f'<span class="crest c-{color}" aria-hidden="true">{drawing}</span>'


@cache
def disc(color: str, radius: float, size: float) -> str:
    """The same in a drawing, round its origin; the charge has this size, and what is round it says the color."""
    half = size / 2
    return (
        f'<circle class="crest-disc" r="{radius:g}"/>'
        f'<use class="crest-sign" href="#e-{color}" x="{-half:g}" y="{-half:g}" width="{size:g}" height="{size:g}"/>'
    )


def coin(points: int) -> str:
    return f'<span class="coin">{points}</span>'


def signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"\N{MINUS SIGN}{-points}" if points < 0 else "0"


def figure(points: int) -> str:
    """A number of points, with a proper minus."""
    return signed(points) if points < 0 else str(points)
