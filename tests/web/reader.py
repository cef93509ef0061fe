"""Reads the markup of any table: which choices lie in it, and whether it is well formed and says all by keys."""

import json
import re
from collections.abc import Iterator, Mapping
from html import unescape
from html.parser import HTMLParser
from typing import Any

from .page import NAMES
from .texts import Message


def numbers(markup: str) -> set[int]:
    """The choices in the markup."""
    return {int(number) for number in re.findall(r'data-choice="(\d+)"', markup)}


class Reader(HTMLParser):
    """Reads markup and complains about tags out of order, style attributes, and text other than names, numbers and the
    letters on the backs of cards."""

    def __init__(self, keys: Mapping[str, object]) -> None:
        super().__init__()
        self.keys = keys
        self.open: list[str] = []

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        assert "style" not in given
        key = given.get("data-l10n-id")
        assert key is None or key in self.keys, key

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_startendtag(tag, attrs)
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        assert data.strip(": ") in (*NAMES, *"ABCD") or not re.search(r"[^\W\d_]", data), data


def given_args(markup: str) -> Iterator[tuple[str, set[str]]]:
    """Every message in the markup with the names of its arguments, those inside others too."""
    for key, args in re.findall(r'data-l10n-id="([^"]+)"(?: data-l10n-args=\'([^\']*)\')?', markup):
        yield from _inner(key, json.loads(unescape(args)) if args else {})


def _inner(key: str, args: dict[str, object]) -> Iterator[tuple[str, set[str]]]:
    yield key, set(args)
    for value in args.values():
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, dict):
                yield from _inner(one["id"], one.get("args", {}))


def said(words: dict[str, Any], texts: Mapping[str, Message]) -> None:
    """Fails where a sentence has no text, or does not give it all that it asks for."""
    for key, args in _inner(words["id"], words.get("args", {})):
        assert texts[key].args <= args, (key, texts[key].args - args)


def read(markup: str, texts: Mapping[str, Message]) -> None:
    """Fails where the markup is not well formed, or does not give a message all that its text asks for."""
    reader = Reader(texts)
    reader.feed(markup)
    assert not reader.open
    for key, args in given_args(markup):
        assert texts[key].args <= args, (key, texts[key].args - args)
