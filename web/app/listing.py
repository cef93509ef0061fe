"""What a game tells of itself before it is played: `listing.py` in its folder has a LISTING, and the page has its card,
its tabs and its rules from it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple


class Place(NamedTuple):
    """A region of the table that a phone brings forward: its id, its sign, and the message that names it."""

    region: str
    icon: str
    label: str


class Events(NamedTuple):
    """The keys of the events that the page itself understands."""

    # A turn of its `seat` begins; its `seat` gets this many `points` in a `category`.
    turn: str
    points: str
    # Headings in the log.
    heads: frozenset[str] = frozenset()
    # Marks in the chart.
    scorings: frozenset[str] = frozenset()
    # Lines of the log that lead through a scoring, step by step: for a game that has a telling.py.
    tells: frozenset[str] = frozenset()


class Section(NamedTuple):
    """A section of the rules help: the message of its title, and the ids of its rules."""

    title: str
    rules: tuple[str, ...]


class Picture(NamedTuple):
    """The picture on its card: the board after this many choices of one of its bots."""

    players: int
    seed: str
    bot: str
    choices: int
    view_box: str
    # Classes of elements that only a pointer needs.
    without: tuple[str, ...] = ()


class Beginning(NamedTuple):
    """Where a guided game begins: who sits there, and the chance that leads through nearly everything (found by
    tests/bench/guide.py)."""

    kinds: tuple[str, ...]
    seed: int
    first: int


@dataclass(frozen=True, slots=True)
class Listing:
    # Its sign in the list of saved games, and all signs that it takes from game-icons.
    icon: str
    icons: tuple[str, ...]
    picture: Picture
    events: Events
    # The tabs of a phone, beside the log. The first lies open when a game begins.
    tabs: tuple[Place, ...]
    # Where the board is not the only picture: all of them, the board first. A phone shows one at a time.
    stages: tuple[Place, ...] = ()
    # What regions are called where that is not "board", "players" and "hand".
    labels: Mapping[str, str] = field(default_factory=dict)
    # The rules help in reading order. Every rule stands in exactly one place, so that its id can be the anchor.
    rulebook: tuple[Section, ...] = ()
    # The guided game, where the game's guide.py has lessons.
    guide: Beginning | None = None
