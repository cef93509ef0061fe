"""Löwenherz in numbers. The names of actions and features tell what each one is: `zoo.actions`, `zoo.features`.

What lies on squares comes as planes of 144 numbers, row by row from the upper left corner.
"""

from collections.abc import Callable, Iterable, Sequence

from ..kernel.choice import Choice
from ..kernel.encoding import HIGHEST, Encoding, Part, each_seat, one_of, set_of, whose
from ..kernel.game import asked
from . import box
from .editions import EDITIONS
from .grid import BIT, SQUARES
from .notation import NOUNS, square_name
from .scoring import lands
from .state import State, letter
from .steps import AGENDA

SEATS = 4
CARDS = range(box.CARDS_IN_BOX)
# The colors as the observer counts them: the players', then the neutral one.
COLORS = (*(f"+{ahead}" for ahead in range(SEATS)), "neutral")
# An environment is played with the present edition.
BOX = EDITIONS.present.box
MOST_ALLIANCES = sum(box.ALLIANCE in dict(card.actions) for card in BOX.cards)

# A card has one action or two: those that it does not have are left out.
ACTIONS = tuple(
    choice
    for verb, nouns in NOUNS.items()
    for choice in (
        (play for card in BOX.plays for _, play in card)
        if verb == "play"
        else (Choice(verb, noun) for noun in nouns)
    )
)

_BITS = bytes(byte & 1 for byte in range(256))


def planes(what: Iterable[str], read: Callable[[State, Sequence[int]], Sequence[int]]) -> Part[State]:
    """144 numbers for each, from sets of squares."""
    names = tuple(f"{one} {square_name(square)}" for one in what for square in range(SQUARES))
    width = len(names)

    def unfolded(s: State, seats: Sequence[int]) -> bytes:
        whole = 0
        for mask in reversed(read(s, seats)):
            whole = whole << SQUARES | mask
        # The signs 0 and 1 differ in their last bit.
        return f"{whole:0{width}b}"[::-1].encode().translate(_BITS)

    return Part(names, 1, unfolded)


def colors(s: State, seats: Sequence[int]) -> list[int]:
    """The colors as the observer counts them, -1 for those that are not in this game."""
    return [*seats, box.NEUTRAL if s.colors > s.players else -1]


# What the question at hand is about, from its frame: which argument of which step it is.

STEPS = tuple(sorted(AGENDA.asks))
OWN_CASTLE = {"place": 1, "expand": 0, "against": 1, "desert": 0}
OTHER_CASTLE = {"desert": 1, "remove": 0}
ACTION = {"domain": 0, "against": 0}
LEFT = {"borders": 0, "knights": 0, "expand": 1, "domain": 1}
PLACED = {"borders": 1, "knights": 1, "expand": 2}
COLOR = {"castle": 0, "place": 0}
PLAYER = {"remove": 1}


def about(s: State, places: dict[str, int]) -> int:
    """An argument of the question, by step; -1 where the question is another."""
    frame = s.agenda[-1] if s.agenda else None
    return -1 if frame is None or frame.step not in places else frame.args[places[frame.step]]


def step(s: State) -> int:
    return STEPS.index(s.agenda[-1].step) if s.agenda else -1


def castles_in_question(s: State, seats: Sequence[int]) -> list[int]:
    squares = about(s, OWN_CASTLE), about(s, OTHER_CASTLE)
    return [BIT[square] if square >= 0 else 0 for square in squares]


def color_in_question(s: State, seats: Sequence[int]) -> list[int]:
    color = about(s, COLOR)
    return [int(color >= 0 and one == color) for one in colors(s, seats)]


QUESTION: tuple[Part[State], ...] = (
    one_of("question", STEPS, step),
    one_of("question about action", box.ACTIONS, lambda s: about(s, ACTION)),
    whose("question about player", SEATS, lambda s: about(s, PLAYER)),
    Part(tuple(f"question about color {color}" for color in COLORS), 1, color_in_question),
    Part(("left", "placed"), 3, lambda s, seats: (max(about(s, LEFT), 0), max(about(s, PLACED), 0))),
    planes(("castle in question", "other castle in question"), castles_in_question),
)


# What lies on the table


def castles(s: State, color: int) -> int:
    return 0 if color < 0 else sum(BIT[square] for square in s.castles[color])


def knights(s: State, color: int) -> int:
    return 0 if color < 0 else s.own[color] ^ castles(s, color)


def land_of(s: State, color: int) -> int:
    return 0 if color < 0 else lands(s, color)


def of_each_color(what: str, read: Callable[[State, int], int]) -> Part[State]:
    names = (f"{what} {color}" for color in COLORS)
    return planes(names, lambda s, seats: [read(s, color) for color in colors(s, seats)])


def alliances(s: State, seats: Sequence[int]) -> list[int]:
    allied = [BIT[one] | BIT[other] for one, other in s.alliances]
    return allied + [0] * (MOST_ALLIANCES - len(allied))


def deck(s: State, seats: Sequence[int]) -> list[int]:
    backs = [letter(s, card) for card in s.deck]
    return [backs.count(one) for one in range(len(box.LETTERS))]


def stocks(s: State, seats: Sequence[int]) -> list[int]:
    """By color: knights and castles not placed yet."""
    found: list[int] = []
    for color in colors(s, seats):
        found += (0, 0) if color < 0 else (s.knights_left[color], s.castles_left[color])
    return found


TABLE: tuple[Part[State], ...] = (
    whose("asked", SEATS, asked),
    whose("turn of", SEATS, lambda s: s.seat),
    whose("first to place", SEATS, lambda s: s.first_seat),
    Part(
        ("goal", "borders left"),
        max(box.BORDERS_IN_BOX, *box.GOAL.values()),
        lambda s, _: (s.goal, s.borders_left),
    ),
    planes(box.TERRAINS, lambda s, seats: s.terrain),
    # 0 at a border and at the rim.
    planes(("open to the right", "open below"), lambda s, seats: (s.east, s.south)),
    of_each_color("castle", castles),
    of_each_color("knight", knights),
    of_each_color("domain", land_of),
    planes((f"alliance {number}" for number in range(MOST_ALLIANCES)), alliances),
    Part(
        tuple(f"{what} left {color}" for color in COLORS for what in ("knights", "castles")),
        box.KNIGHTS_IN_BOX,
        stocks,
    ),
    Part(tuple(f"deck {back}" for back in box.LETTERS), len(CARDS), deck),
    Part(tuple(f"market card {card}" for card in CARDS), 1, lambda s, seats: set_of(s.market, len(CARDS))),
    Part(tuple(f"played card {card}" for card in CARDS), 1, lambda s, seats: set_of(s.played, len(CARDS))),
    one_of("sold card", CARDS, lambda s: s.sold),
    Part(
        tuple(f"hand card {card}" for card in CARDS),
        1,
        lambda s, seats: set_of(s.hands[seats[0]], len(CARDS)),
    ),
)


# What each player has


def purse(s: State, seat: int) -> tuple[int, ...]:
    return 1, min(sum(s.earned[seat]), HIGHEST), min(s.ducats[seat], HIGHEST)


def backs(s: State, seat: int) -> list[int]:
    """L2.8: the letters on the backs of a hand are open."""
    hand = [letter(s, card) for card in s.hands[seat]]
    return [hand.count(one) for one in range(len(box.LETTERS))]


PLAYERS: tuple[Part[State], ...] = (
    each_seat(SEATS, ("plays", "points", "ducats"), HIGHEST, purse),
    each_seat(SEATS, (f"hand {back}" for back in box.LETTERS), box.HAND + 1, backs),
)

ENCODING = Encoding(
    version=1,
    actions=ACTIONS,
    seats=SEATS,
    parts=(*QUESTION, *TABLE, *PLAYERS),
    # The first knights beside their castles are written as all others are.
    words={"place": lambda square: f"first knight {square_name(square)}"},
)
