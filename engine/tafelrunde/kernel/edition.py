"""Editions: what is printed in a game's box, as data that a game plays with. The kernel knows its hash and no more."""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Any, Generic, NamedTuple, TypeVar

from .choice import Arg
from .errors import BadBox, BadSetup, printable

# The printed parts in plain words, as a box file has them beside its name.
Data = Mapping[str, Any]
LONGEST_NAME = 40


class Problem(NamedTuple):
    """Something that cannot be so in any box, or that a reconstruction would not have: `where` is its place in the data
    (`cards.12.price`), `why` a code word with its arguments, `rule` the rule that says so."""

    where: str
    why: str
    rule: str
    args: Mapping[str, Arg]

    def __str__(self) -> str:
        shown = f" ({', '.join(f'{name} {value}' for name, value in self.args.items())})" if self.args else ""
        return f"{self.where}: {self.why}{shown}{self.rule and f' [{self.rule}]'}"


B = TypeVar("B")


class Edition(NamedTuple, Generic[B]):
    """One box. `box` is what the states of a game with it refer to; two boxes with the same print are one edition,
    whatever their names."""

    hash: str
    name: str
    data: Data
    box: B


def hash_of(data: Data) -> str:
    """Of what is printed alone: the name has no part in it."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256(text.encode()).hexdigest()[:8]


class Editions(Generic[B]):
    """The boxes of one game: those that are shipped, the oldest first, and those that were added since."""

    def __init__(
        self,
        shipped: Mapping[str, Data],
        read: Callable[[Data], B],
        problems: Callable[[Data], list[Problem]],
        wishes: Callable[[Data], list[Problem]],
    ) -> None:
        """`shipped` has the version that each was first played with. `read` makes a box of data without `problems`;
        `wishes` are only advice."""
        self._read = read
        self.problems = problems
        self.wishes = wishes
        self._known: dict[str, Edition[B]] = {}
        self._since = {version: self._made(version, data).hash for version, data in shipped.items()}

    def _made(self, name: str, data: Data) -> Edition[B]:
        edition = Edition(hash_of(data), name, data, self._read(data))
        self._known[edition.hash] = edition
        return edition

    @property
    def present(self) -> Edition[B]:
        """The one that a game is played with unless another is named."""
        return self._known[list(self._since.values())[-1]]

    @property
    def known(self) -> Sequence[Edition[B]]:
        """All, the shipped ones first."""
        return list(self._known.values())

    def is_shipped(self, edition: str) -> bool:
        return edition in self._since.values()

    def find(self, edition: str) -> Edition[B]:
        """By its hash; the present one without. A BadSetup where its box is not here."""
        if not edition:
            return self.present
        if edition not in self._known:
            raise BadSetup("edition", "unknown-edition", edition, allowed=self._known)
        return self._known[edition]

    def of_version(self, version: tuple[int, ...]) -> Edition[B]:
        """What a program of that version played with, before records named their edition."""
        earlier = [edition for since, edition in self._since.items() if numbers(since) <= version]
        return self._known[earlier[-1]] if earlier else self.present

    def add(self, name: str, data: Data) -> Edition[B]:
        """A box of somebody's own; or a BadBox with all that is wrong with it. One that is known keeps its place."""
        found = self.problems(data)
        if not 1 <= len(name.strip()) <= LONGEST_NAME or not name.isprintable():
            found.insert(
                0, Problem("name", "not-1-to-40-characters", "", {"value": printable(name, LONGEST_NAME)})
            )
        if found:
            raise BadBox(found)
        known = self._known.get(hash_of(data))
        if known is not None and self.is_shipped(known.hash):
            return known
        return self._made(name, data)

    def forget(self, edition: str) -> None:
        """One that was added, once nothing needs it any more."""
        if not self.is_shipped(edition):
            self._known.pop(edition, None)


def numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def text_of(game: str, name: str, data: Data) -> str:
    """A box file: JSON, a line for each printed thing."""
    parts = [
        f"{_line(key)}: {_line(value)}" for key, value in (("format", 1), ("game", game), ("name", name))
    ]
    parts += [f"{_line(key)}: {_block(value)}" for key, value in data.items()]
    return "{\n  " + ",\n  ".join(parts) + "\n}\n"


def _line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _block(value: Any) -> str:
    lines: Iterable[str]
    if isinstance(value, dict):
        lines, (start, end) = (f"{_line(key)}: {_line(part)}" for key, part in value.items()), "{}"
    else:
        lines, (start, end) = map(_line, value), "[]"
    return f"{start}\n    " + ",\n    ".join(lines) + f"\n  {end}"
