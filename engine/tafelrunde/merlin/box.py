"""The box: everything that is printed or counted, as literal tables.

The rules give what is counted. What their text does not show, the pictures, is reconstructed and marked below: RONDEL,
MISSIONS, STARTING_TILES, TOP_FRAME and BOTTOM_FRAME. If you own the box, correct them here.
"""

from typing import NamedTuple

# M1.4, clockwise from Merlin's start.
DRAGON, DOVE, FISH, SNAKE, FOX, EAGLE = PRINCIPALITIES = range(6)

# M1.1: the kinds of things. A thing is packed into one number: its kind and its principality.
SHIELD, FLAG, MATERIAL = KINDS = range(3)
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

TRAITORS_DRAWN = 3
HAND = 4
DISPLAY = 3
DECK = DISPLAY  # the noun of `draw` for the draw pile; those before it are the display
ROUNDS = 6

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


def principality_at(space: int) -> int:
    """The principality on whose space, or after it, this one lies."""
    return space // SPACES_A_PRINCIPALITY


# Reconstructed (M10.1). Clockwise from the Dragon.
RONDEL = (
    PRINCIPALITY, BUILD, SCORE_SHIELDS, TAKE_FLAG,
    PRINCIPALITY, EXCHANGE, EXCALIBUR, SCORE_MATERIALS,
    PRINCIPALITY, BUILD, MISSION, TAKE_SHIELD,
    PRINCIPALITY, SCORE_FLAGS, RELOCATE, EXCHANGE,
    PRINCIPALITY, BUILD, GRAIL, PLACE_HENCHMAN,
    PRINCIPALITY, SCORE_INFLUENCE, TAKE_MATERIAL, MISSION,
)  # fmt: skip

# M1.1: terrains; a tile with a tower is terrain + TOWER.
MOUNTAIN, WOOD, LAKE = TERRAINS = range(3)
TOWER = 3
PLAIN_TILES, TOWER_TILES = 5, 3  # of each terrain; one fewer of both with 2 or 3 players (M2.5)
MOST_TILES = len(TERRAINS) * (PLAIN_TILES + TOWER_TILES)
ROW = 6

# Reconstructed (M10.4). The seven notches of each frame from left to right; an outer one is blank.
BLANK = -1
TOP_FRAME = (BLANK, SNAKE, EAGLE, FOX, FISH, DOVE, DRAGON)
BOTTOM_FRAME = (FISH, DOVE, DRAGON, FOX, SNAKE, EAGLE, BLANK)


class StartingTile(NamedTuple):
    """M2.7: where the knight begins, and from which principality each thing comes."""

    knight: int
    flag: int
    shield: int
    material: int
    influence: int


# Reconstructed (M10.3).
STARTING_TILES = (
    StartingTile(knight=DOVE, flag=FOX, shield=SNAKE, material=DOVE, influence=DRAGON),
    StartingTile(knight=FISH, flag=EAGLE, shield=FOX, material=DOVE, influence=FISH),
    StartingTile(knight=FOX, flag=FISH, shield=EAGLE, material=DRAGON, influence=SNAKE),
    StartingTile(knight=EAGLE, flag=FISH, shield=DRAGON, material=FOX, influence=EAGLE),
)


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


class Mission(NamedTuple):
    """M7.4: a card. Its points are the number of things it asks for (M10.2); its henchman is the column of M9.2."""

    points: int
    henchman: int
    needs: tuple[Need, ...]


# Reconstructed (M10.2), but for the three reported cards, which are marked.
MISSIONS = (
    # 1 point.
    Mission(1, FLAG_BEARER, (post(SHIELD_BEARER, FOX),)),
    Mission(1, FLAG_BEARER, (post(FLAG_BEARER, DRAGON),)),
    Mission(1, LADY, (post(BUILDER, SNAKE),)),
    Mission(1, LADY, (post(SHIELD_BEARER, EAGLE),)),
    Mission(1, FLAG_BEARER, (post(LADY, DRAGON),)),
    Mission(1, LADY, (post(FLAG_BEARER, FOX),)),
    Mission(1, SHIELD_BEARER, (shield(FISH),)),
    Mission(1, SHIELD_BEARER, (shield(EAGLE),)),
    Mission(1, BUILDER, (flag(FISH),)),
    Mission(1, BUILDER, (flag(DOVE),)),
    Mission(1, BUILDER, (material(DOVE),)),
    Mission(1, SHIELD_BEARER, (material(SNAKE),)),
    # 2 points.
    Mission(2, LADY, (post(BUILDER, EAGLE), post(SHIELD_BEARER, DRAGON))),
    Mission(2, FLAG_BEARER, (post(LADY, SNAKE), ANY_COUNTER)),
    Mission(2, SHIELD_BEARER, (post(FLAG_BEARER, EAGLE), ANY_COUNTER)),
    Mission(2, LADY, (post(BUILDER, FISH), shield(SNAKE))),
    Mission(2, SHIELD_BEARER, (post(LADY, EAGLE), shield(FOX))),
    Mission(2, LADY, (post(FLAG_BEARER, FISH), shield(FOX))),
    Mission(2, FLAG_BEARER, (post(SHIELD_BEARER, SNAKE), flag(FOX))),
    Mission(2, SHIELD_BEARER, (post(FLAG_BEARER, DOVE), flag(FISH))),
    Mission(2, LADY, (post(FLAG_BEARER, DOVE), flag(DRAGON))),
    Mission(2, BUILDER, (post(SHIELD_BEARER, DOVE), any_thing(SHIELD))),
    Mission(2, SHIELD_BEARER, (post(LADY, FISH), any_thing(FLAG))),
    Mission(2, LADY, (post(BUILDER, DOVE), any_thing(MATERIAL))),
    Mission(2, FLAG_BEARER, (counter(DOVE), counter(FOX))),  # reported
    Mission(2, FLAG_BEARER, (counter(SNAKE), shield(EAGLE))),
    Mission(2, BUILDER, (counter(DOVE), flag(DRAGON))),
    Mission(2, BUILDER, (counter(DRAGON), material(EAGLE))),
    Mission(2, FLAG_BEARER, (shield(DRAGON), flag(SNAKE))),
    Mission(2, FLAG_BEARER, (material(FISH), flag(SNAKE))),
    Mission(2, SHIELD_BEARER, (material(FOX), shield(FISH))),
    Mission(2, BUILDER, (material(DRAGON), material(SNAKE))),  # reported
    Mission(2, BUILDER, (material(FOX), any_thing(SHIELD))),
    Mission(2, BUILDER, (material(EAGLE), any_thing(FLAG))),
    # 3 points: two henchmen together and a third one elsewhere, hard for their points.
    Mission(3, SHIELD_BEARER, (company(SNAKE), post(FLAG_BEARER, FOX))),
    Mission(3, BUILDER, (company(DRAGON), post(LADY, DOVE))),
    Mission(3, LADY, (company(DOVE), post(FLAG_BEARER, EAGLE))),
    Mission(3, BUILDER, (company(FISH), post(LADY, FOX))),
    Mission(3, SHIELD_BEARER, (company(EAGLE), post(BUILDER, SNAKE))),
    Mission(3, LADY, (pair(SHIELD_BEARER, FLAG_BEARER), post(BUILDER, DRAGON))),
    Mission(3, BUILDER, (pair(FLAG_BEARER, LADY), post(SHIELD_BEARER, EAGLE))),
    Mission(3, FLAG_BEARER, (pair(BUILDER, SHIELD_BEARER), post(LADY, FISH))),
    # 3 points.
    Mission(3, LADY, (post(FLAG_BEARER, SNAKE), counter(FOX), shield(DOVE))),
    Mission(3, SHIELD_BEARER, (post(BUILDER, DOVE), counter(FISH), flag(EAGLE))),
    Mission(3, BUILDER, (post(LADY, SNAKE), counter(DRAGON), material(FISH))),
    Mission(3, FLAG_BEARER, (post(BUILDER, DRAGON), ANY_COUNTER, any_thing(MATERIAL))),
    Mission(3, LADY, (post(BUILDER, FOX), shield(EAGLE), flag(DRAGON))),
    Mission(3, FLAG_BEARER, (post(LADY, EAGLE), material(DRAGON), flag(FOX))),
    Mission(3, FLAG_BEARER, (post(SHIELD_BEARER, FISH), material(DOVE), shield(DRAGON))),
    Mission(3, BUILDER, (post(SHIELD_BEARER, FISH), any_thing(FLAG), any_thing(MATERIAL))),
    Mission(3, SHIELD_BEARER, (counter(FISH), shield(DOVE), flag(FOX))),  # reported
    Mission(3, LADY, (counter(EAGLE), material(SNAKE), any_thing(SHIELD))),
    Mission(3, FLAG_BEARER, (material(DOVE), shield(SNAKE), flag(EAGLE))),
    Mission(3, SHIELD_BEARER, (material(FOX), shield(SNAKE), any_thing(FLAG))),
    Mission(3, LADY, (flag(DOVE), any_thing(SHIELD), any_thing(MATERIAL))),
)
