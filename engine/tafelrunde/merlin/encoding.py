"""Merlin in numbers. The names of actions and features tell what each one is: `zoo.actions`, `zoo.features`."""

from collections.abc import Callable, Sequence

from ..kernel.agenda import Frame
from ..kernel.choice import Choice
from ..kernel.encoding import HIGHEST, Encoding, Part, each_seat, hot, one_of, set_of, whose
from ..kernel.game import asked
from .box import (
    ANIMALS,
    APPLES,
    DECK,
    DICE,
    DISPLAY,
    EACH,
    HENCHMAN_WORDS,
    KIND_WORDS,
    MANORS,
    MERLIN_DIE,
    MISSION_CARDS,
    MOST_TILES,
    PRINCIPALITIES,
    ROUNDS,
    SPACES,
    STAFFS,
    TERRAIN_WORDS,
    THINGS,
    TOWER,
    TRAITORS_EACH,
)
from .favor import ABILITIES, henchman_of, row_of
from .notation import thing_name
from .refuse import NOUNS
from .state import State
from .steps import AGENDA
from .turn import COUNTER, GO, GO_CHOICES

SEATS = 4
CARDS = range(MISSION_CARDS)
MOST_COUNTERS = 7
MARKS = ("by merlin", "staff spent", "second", "mirrored", "elsewhere", "no staff", "skipped", "empty")

ACTIONS = (
    *GO_CHOICES,
    *(Choice(verb, noun) for verb, nouns in NOUNS.items() if verb != "go" for noun in nouns),
)


# What the question at hand is about, from its frame: which argument of which step it is, and where it is told.

STEPS = tuple(sorted(AGENDA.asks))
# The frames of a turn after the move hold the space whose action it is and the marks.
AFTER_MOVE = ("landed", "acted", "finish", "ending", "arrive")


def about(steps: dict[str, int]) -> Callable[[State], int]:
    """An argument of the question, by step; -1 where the question is another."""

    def read(s: State) -> int:
        frame = s.agenda[-1] if s.agenda else None
        place = -1 if frame is None else steps.get(frame.step, -1)
        return -1 if frame is None or place < 0 else frame.args[place]

    return read


def step(s: State) -> int:
    return STEPS.index(s.agenda[-1].step) if s.agenda else -1


def moved(s: State) -> Frame | None:
    """The turn's last frame with a space, beneath the question too."""
    return next((frame for frame in reversed(s.agenda) if frame.step in AFTER_MOVE), None)


def space(s: State) -> int:
    frame = moved(s)
    return -1 if frame is None else frame.args[0]


def marks(s: State, seats: Sequence[int]) -> list[int]:
    frame = moved(s)
    return [0] * len(MARKS) if frame is None else [frame.args[1] >> bit & 1 for bit in range(len(MARKS))]


def once_more(s: State, seats: Sequence[int]) -> list[int]:
    """Whether the die was changed already, another manor may follow, and how much more is to be placed and drawn."""
    frame = s.agenda[-1] if s.agenda else Frame("", -1)
    waiting = [below.step for below in s.agenda]
    return [
        int(frame.step == "die" and frame.args[1]),
        int(any(below.step == "build" and below is not frame for below in s.agenda)),
        waiting.count("may-place"),
        waiting.count("draw"),
    ]


QUESTION: tuple[Part[State], ...] = (
    one_of("question", STEPS, step),
    one_of("acting on space", range(SPACES), space),
    Part(tuple(f"mark {mark}" for mark in MARKS), 1, marks),
    one_of("die taken up", DICE, about({"die": 0})),
    Part(("die changed", "manors to come", "placements to come", "draws to come"), 3, once_more),
    one_of("question about principality", ANIMALS, about({"assign": 0, "grail": 0})),
    one_of("question about henchman", HENCHMAN_WORDS, about({"deploy": 0, "relocate": 0})),
    one_of("question about thing", map(thing_name, THINGS), about({"exchange": 0})),
    one_of("question about tile", range(MOST_TILES), about({"pay": 0, "tower": 0})),
    one_of("question about mission", CARDS, about({"favor": 0})),
)


# What lies on the table

AT_SPACE, IN_PRINCIPALITY, CARD = hot(SPACES), hot(len(PRINCIPALITIES)), hot(MISSION_CARDS)


def display(s: State, seats: Sequence[int]) -> bytes:
    return b"".join(CARD[card] for card in s.display)


# A tile by its terrain and whose manor stands there: the terrain from 1 on, whether it has a tower, the manors.
TILES = tuple(
    tuple(bytes((land % TOWER + 1, land // TOWER)) + holder for holder in hot(SEATS)) for land in range(6)
)
NO_TILE = bytes(2 + SEATS)


def tiles(s: State, seats: Sequence[int]) -> bytes:
    ahead = [seats.index(seat) for seat in range(s.players)] + [-1]
    found = [TILES[land][ahead[holder]] for land, holder in zip(s.tiles, s.built, strict=True)]
    return b"".join(found) + NO_TILE * (MOST_TILES - len(found))


def piles(s: State, seats: Sequence[int]) -> list[int]:
    return [len(s.deck), len(s.traitor_pile), s.apple_supply, s.completed]


TABLE: tuple[Part[State], ...] = (
    Part(("King's favor",), 1, lambda s, seats: (int(s.favor),)),
    one_of("round", range(1, ROUNDS + 1), lambda s: s.round - 1),
    whose("asked", SEATS, asked),
    whose("turn of", SEATS, lambda s: s.seat),
    whose("first player", SEATS, lambda s: s.first_seat),
    whose("Grail", SEATS, lambda s: s.grail),
    whose("Excalibur", SEATS, lambda s: s.excalibur),
    one_of("Merlin at", range(SPACES), lambda s: s.merlin),
    Part(
        tuple(f"left {animal} {kind}" for kind in KIND_WORDS for animal in ANIMALS),
        EACH,
        lambda s, seats: (left for kind in s.stock for left in kind),
    ),
    Part(
        tuple(
            f"tile {tile} {what}"
            for tile in range(MOST_TILES)
            for what in ("terrain", "tower", *(f"manor +{ahead}" for ahead in range(SEATS)))
        ),
        len(TERRAIN_WORDS),
        tiles,
    ),
    Part(("draw pile", "traitor pile", "apples left", "missions completed"), MISSION_CARDS, piles),
    Part(
        tuple(f"discarded traitors {animal}" for animal in ANIMALS),
        TRAITORS_EACH,
        lambda s, seats: map(s.traitor_discard.count, PRINCIPALITIES),
    ),
    Part(tuple(f"display {slot} is mission {card}" for slot in range(DISPLAY) for card in CARDS), 1, display),
    Part(tuple(f"discarded mission {card}" for card in CARDS), 1, lambda s, _: set_of(s.discard, len(CARDS))),
    Part(
        tuple(f"hand mission {card}" for card in CARDS),
        1,
        lambda s, seats: set_of(s.hands[seats[0]], len(CARDS)),
    ),
)


# What each player has


def points(s: State, seat: int) -> tuple[int, int]:
    """A score may fall below zero."""
    earned = sum(s.earned[seat])
    return min(max(earned, 0), HIGHEST), min(max(-earned, 0), HIGHEST)


def posts(s: State, seat: int) -> bytes:
    """At home, which is -1, is in none."""
    return b"".join(IN_PRINCIPALITY[where] for where in s.henchmen[seat])


def holdings(s: State, seat: int) -> tuple[int, ...]:
    return s.counters[seat], s.apples[seat], s.staffs[seat], s.manors[seat], len(s.hands[seat])


PLAYERS: tuple[Part[State], ...] = (
    each_seat(SEATS, ("plays",), 1, lambda s, seat: (1,)),
    each_seat(SEATS, ("points", "points below zero"), HIGHEST, points),
    each_seat(
        SEATS, (f"knight at {at}" for at in range(SPACES)), 1, lambda s, seat: AT_SPACE[s.knights[seat]]
    ),
    each_seat(
        SEATS,
        (*(f"die {die}" for die in DICE if die != MERLIN_DIE), "Merlin die"),
        6,
        lambda s, seat: s.dice[seat],
    ),
    each_seat(SEATS, map(thing_name, THINGS), EACH, lambda s, seat: s.things[seat]),
    each_seat(
        SEATS,
        (f"influence {animal}" for animal in ANIMALS),
        MOST_COUNTERS,
        lambda s, seat: [there[seat] for there in s.influence],
    ),
    each_seat(
        SEATS, (f"traitors {animal}" for animal in ANIMALS), TRAITORS_EACH, lambda s, seat: s.traitors[seat]
    ),
    each_seat(SEATS, (f"{who} in {animal}" for who in HENCHMAN_WORDS for animal in ANIMALS), 1, posts),
    each_seat(
        SEATS,
        ("counters", "apples", "staffs", "manors", "missions"),
        max(MOST_COUNTERS, APPLES, STAFFS, MANORS),
        holdings,
    ),
    # 1 ready, 2 used.
    each_seat(
        SEATS,
        (f"seal {HENCHMAN_WORDS[henchman_of(ability)]} {row_of(ability) + 1}" for ability in ABILITIES),
        2,
        lambda s, seat: s.seals[seat],
    ),
)


# How the actions are told


def die_name(die: int) -> str:
    return "the Merlin die" if die == MERLIN_DIE else f"own die {die}"


def go_words(noun: int) -> str:
    die, way = GO[noun]
    figure = "Merlin" if die == MERLIN_DIE else "knight"
    return f"{figure} {'counter-clockwise' if way == COUNTER else 'clockwise'} by {die_name(die)}"


ENCODING = Encoding(
    version=1,
    actions=ACTIONS,
    seats=SEATS,
    parts=(*QUESTION, *TABLE, *PLAYERS),
    words={
        "go": go_words,
        "die": lambda die: f"take up {die_name(die)}",
        "turn": lambda noun: "turn the die over",
        "backwards": lambda noun: "knight counter-clockwise by the die taken up",
        "act": lambda noun: "score, take grail or take excalibur, by the space",
        "double": lambda noun: "seal place two or seal build two, by the space",
        "draw": lambda slot: "draw pile" if slot == DECK else f"draw from display {slot}",
    },
)
