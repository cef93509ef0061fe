"""The box: what the rules count, as literal tables, and the kinds of things that are printed. What is printed where is
the edition's: editions.py.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from .missions import Demand

# M1.4, clockwise from Merlin's start.
DRAGON, DOVE, FISH, SNAKE, FOX, EAGLE = PRINCIPALITIES = range(6)
ANIMALS = ("dragon", "dove", "fish", "snake", "fox", "eagle")

# M1.1: the kinds of things. A thing is packed into one number: its kind and its principality.
SHIELD, FLAG, MATERIAL = KINDS = range(3)
KIND_WORDS = ("shield", "flag", "material")
INFLUENCE = 3  # a fourth kind, where counters are counted like things
EACH = 6  # of every thing


def thing(kind: int, p: int) -> int:
    return kind * 6 + p


def kind_of(thing: int) -> int:
    return thing // 6


def principality_of(thing: int) -> int:
    return thing % 6


THINGS = range(thing(INFLUENCE, 0))
# Where the things of each kind lie in a list of all things.
SHIELDS, FLAGS, MATERIALS = OF_KIND = tuple(slice(thing(kind, 0), thing(kind + 1, 0)) for kind in KINDS)

# M1.2: what each player has, beside a knight.
BUILDER, SHIELD_BEARER, FLAG_BEARER, LADY = HENCHMEN = range(4)
HENCHMAN_WORDS = ("builder", "shield-bearer", "flag-bearer", "lady")
HOME = -1
DICE = range(4)
MERLIN_DIE = 3  # the other three are the player's own
STAFFS = 3
MANORS = 7
SEALS = 4  # M9.1

# What a henchman's duty brings (M4.3); the lady brings influence (M4.4).
DUTY = (MATERIAL, SHIELD, FLAG, INFLUENCE)

# M10.5: what the flag of each principality does.
REPEL, MISSIONS_FLAG, BACKWARDS, TURN_DIE, DIFFERENT, MIRROR = (thing(FLAG, p) for p in PRINCIPALITIES)

# M1.1
APPLES = 11
TRAITORS_EACH = 4
MISSION_CARDS = 55
STARTING_TILES_IN_BOX = 4

TRAITORS_DRAWN = 3
HAND = 4
DISPLAY = 3
DECK = DISPLAY  # the noun of `draw` for the draw pile; those before it are the display
ROUNDS = 6
SCORED_ROUNDS = (2, 4, 6)  # M6

# M1.5: the kinds of spaces. The four points and the four influence spaces are one kind each for M10.1.
PRINCIPALITY = 0
SCORE_SHIELDS, SCORE_FLAGS, SCORE_MATERIALS, SCORE_INFLUENCE = range(1, 5)  # 1 + kind
TAKE_SHIELD, TAKE_FLAG, TAKE_MATERIAL, PLACE_HENCHMAN = range(5, 9)  # 5 + kind
EXCALIBUR, GRAIL, RELOCATE, EXCHANGE, MISSION, BUILD = range(9, 15)

SPACE_WORDS = (
    "principality", "score-shields", "score-flags", "score-materials", "score-influence",
    "take-shield", "take-flag", "take-material", "place-henchman",
    "excalibur", "grail", "relocate", "exchange", "mission", "build",
)  # fmt: skip

SPACES = 24
OPPOSITE = SPACES // 2
SPACES_A_PRINCIPALITY = SPACES // len(PRINCIPALITIES)


def principality_space(p: int) -> int:
    """M1.5: the space of a principality."""
    return p * SPACES_A_PRINCIPALITY


def opposite_space(space: int) -> int:
    """M5.6: where Mirroring leads."""
    return (space + OPPOSITE) % SPACES


def principality_at(space: int) -> int:
    """The principality on whose space, or after it, this one lies."""
    return space // SPACES_A_PRINCIPALITY


# M1.1: terrains; a tile with a tower is terrain + TOWER.
MOUNTAIN, WOOD, LAKE = TERRAINS = range(3)
TERRAIN_WORDS = ("mountain", "wood", "lake")
TOWER = 3
PLAIN_TILES, TOWER_TILES = 5, 3  # of each terrain; one fewer of both with 2 or 3 players (M2.5)
MOST_TILES = len(TERRAINS) * (PLAIN_TILES + TOWER_TILES)
ROW = 6

# M10.4: of a frame; one of them is blank.
NOTCHES = 7
BLANK = -1


class StartingTile(NamedTuple):
    """M2.7: where the knight begins, and from which principality each thing comes."""

    knight: int
    flag: int
    shield: int
    material: int
    influence: int


class Need(NamedTuple):
    """One picture of a mission card (M7.2): `what` is one of the seven words below."""

    what: str
    first: int = 0
    second: int = 0


def shield(p: int) -> Need:
    return Need("thing", thing(SHIELD, p))


def flag(p: int) -> Need:
    return Need("thing", thing(FLAG, p))


def material(p: int) -> Need:
    return Need("thing", thing(MATERIAL, p))


def any_thing(kind: int) -> Need:
    return Need("any-thing", kind)


def counter(p: int) -> Need:
    return Need("counter", p)


def post(henchman: int, p: int) -> Need:
    """That henchman in that principality."""
    return Need("post", henchman, p)


def company(p: int) -> Need:
    """Any two of your henchmen in that principality."""
    return Need("company", p)


def pair(one: int, other: int) -> Need:
    """Those two henchmen together in any one principality."""
    return Need("pair", one, other)


ANY_COUNTER = Need("any-counter")
# All that a picture can show, in words.
NEEDS: dict[str, Need] = {
    **{
        f"{ANIMALS[p]} {word}": Need("thing", thing(kind, p))
        for kind, word in enumerate(KIND_WORDS)
        for p in PRINCIPALITIES
    },
    **{f"any {word}": any_thing(kind) for kind, word in enumerate(KIND_WORDS)},
    **{f"{ANIMALS[p]} influence": counter(p) for p in PRINCIPALITIES},
    "any influence": ANY_COUNTER,
    **{f"{HENCHMAN_WORDS[h]} in {ANIMALS[p]}": post(h, p) for h in HENCHMEN for p in PRINCIPALITIES},
    **{f"two henchmen in {ANIMALS[p]}": company(p) for p in PRINCIPALITIES},
    **{
        f"{HENCHMAN_WORDS[one]} beside {HENCHMAN_WORDS[other]}": pair(one, other)
        for one in HENCHMEN
        for other in HENCHMEN
        if one != other
    },
}
NEED_WORDS = {need: words for words, need in NEEDS.items()}


class Mission(NamedTuple):
    """M7.4: a card. Its points are the number of things it asks for (M10.2); its henchman is the column of M9.2."""

    points: int
    henchman: int
    needs: tuple[Need, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """What is printed, and what follows from it. An edition has one (editions.py); every position refers to it."""

    # Clockwise from the Dragon.
    rondel: tuple[int, ...]
    missions: tuple[Mission, ...]
    starting_tiles: tuple[StartingTile, ...]
    # The notches of the top and the bottom one, from left to right.
    frames: tuple[tuple[int, ...], tuple[int, ...]]
    # By card: what must be there (missions.py). By number of tiles, then by tile: the materials that fit (environs.py).
    demands: tuple[tuple["Demand", ...], ...]
    fitting: Mapping[int, tuple[tuple[int, ...], ...]]

    def __deepcopy__(self, memo: object) -> "Box":
        return self
