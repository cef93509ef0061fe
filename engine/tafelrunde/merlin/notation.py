"""Merlin's choices as short texts, and in a few English words. The README has the grammar.

A text is made of the choice and what lies open on the table, so it can be written of a view too.
"""

from collections.abc import Callable

from ..kernel.choice import Choice
from .box import (
    ANIMALS,
    BUILD,
    DECK,
    EXCALIBUR,
    GRAIL,
    HENCHMAN_WORDS,
    KIND_WORDS,
    MERLIN_DIE,
    NEED_WORDS,
    PRINCIPALITY,
    RELOCATE,
    ROW,
    SCORE_INFLUENCE,
    SCORE_SHIELDS,
    SPACE_WORDS,
    TERRAIN_WORDS,
    TOWER,
    kind_of,
    opposite_space,
    principality_at,
    principality_of,
)
from .favor import deploys_anywhere, henchman_of, row_of
from .state import State
from .turn import COUNTER, GO, destination, opposite

SCORED = ("shields", "flags", "materials", "influence")
ROWS = ("a point more for each further mission with this henchman", "deployment to any principality")
THIRD_ROW = ("build two manors", "repel a traitor", "points for any elements", "two actions")


def notation(s: State, choice: Choice) -> str:
    """The text of a choice: no other option of the position has it."""
    return _written(TEXTS.get(choice.verb, choice.verb), s, choice.noun)


def describe(s: State, choice: Choice) -> str:
    """One of the options in a few words; once the game is over none is left, and any choice is told as its text."""
    return _written(WORDS[choice.verb], s, choice.noun) if s.agenda else notation(s, choice)


def _written(how: "str | Writer", s: State, noun: int) -> str:
    """By a function, or with the noun where a text has room for it: as a number, or as a principality."""
    if isinstance(how, str):
        return how.format(noun=noun, animal=ANIMALS[noun] if noun < len(ANIMALS) else "")
    return how(s, noun)


# The names of things


def thing_name(thing: int) -> str:
    return f"{ANIMALS[principality_of(thing)]} {KIND_WORDS[kind_of(thing)]}"


def space_name(s: State, space: int) -> str:
    kind = s.box.rondel[space]
    return f"space {space} ({ANIMALS[principality_at(space)] if kind == PRINCIPALITY else SPACE_WORDS[kind]})"


def tile_place(tile: int) -> tuple[int, int]:
    """Row and column, counted from 1."""
    return tile // ROW + 1, tile % ROW + 1


def tile_name(s: State, tile: int) -> str:
    row, column = tile_place(tile)
    if tile >= len(s.tiles):
        return f"row {row}, column {column}"
    land = s.tiles[tile]
    return (
        f"{TERRAIN_WORDS[land % TOWER]}{' with a tower' if land >= TOWER else ''}, row {row}, column {column}"
    )


def card_name(s: State, card: int) -> str:
    mission = s.box.missions[card]
    return f"mission {card} ({mission.points}: {', '.join(NEED_WORDS[need] for need in mission.needs)})"


def ability_name(ability: int) -> str:
    row = row_of(ability)
    return ROWS[row] if row < len(ROWS) else THIRD_ROW[henchman_of(ability)]


# Where a choice is made


def _kind(s: State) -> int:
    """The kind of space whose action is asked about; -1 elsewhere."""
    frame = s.agenda[-1] if s.agenda else None
    return s.box.rondel[frame.args[0]] if frame is not None and frame.step == "landed" else -1


def _die(s: State) -> int:
    """The die that was taken up; -1 if none was."""
    frame = s.agenda[-1] if s.agenda else None
    return frame.args[0] if frame is not None and frame.step == "die" else -1


def _pips(s: State, die: int) -> int:
    return s.dice[s.agenda[-1].seat][die] if s.agenda else 0


def _figure(s: State, die: int, sign: int = 1) -> str:
    return f"{'M' if die == MERLIN_DIE else 'K'}{sign * _pips(s, die)}"


def _go(s: State, noun: int) -> str:
    die, way = GO[noun]
    return _figure(s, die, -1 if way == COUNTER else 1)


def _backwards(s: State, noun: int) -> str:
    die = _die(s)
    return "backwards" if die < 0 else _figure(s, die, -1)


def _turn(s: State, noun: int) -> str:
    die = _die(s)
    return "turn" if die < 0 else f"turn {opposite(_pips(s, die))}"


def _act(s: State, noun: int) -> str:
    kind = _kind(s)
    if kind in (EXCALIBUR, GRAIL):
        return f"take {SPACE_WORDS[kind]}"
    return "score" if PRINCIPALITY < kind <= SCORE_INFLUENCE else "act"


def _double(s: State, noun: int) -> str:
    return "seal build two" if _kind(s) == BUILD else "seal place two"


def _draw(s: State, slot: int) -> str:
    return "draw pile" if slot == DECK else f"draw {s.display[slot]}"


Writer = Callable[[State, int], str]
# A verb that is not among them is its own text.
TEXTS: dict[str, str | Writer] = {
    "go": _go,
    "die": lambda s, die: f"die {_figure(s, die)}",
    "apple": "apple {noun}",
    "turn": _turn,
    "backwards": _backwards,
    "different": "different {noun}",
    "act": _act,
    "henchman": lambda s, henchman: HENCHMAN_WORDS[henchman],
    "principality": "to {animal}",
    "score": lambda s, kind: f"seal score {SCORED[kind]}",
    "double": _double,
    "take": lambda s, thing: f"take {thing_name(thing)}",
    "give": lambda s, thing: f"give {thing_name(thing)}",
    "traitor": "discard {animal} traitor",
    "tile": lambda s, tile: "build {},{}".format(*tile_place(tile)),
    "pay": "pay {animal}",
    "influence": "influence {animal}",
    "discard": "discard {noun}",
    "draw": _draw,
    "mission": "mission {noun}",
    "mission-grey": "mission {noun} flag",
    "repel": "seal repel {animal}",
    "repel-flag": "repel {animal}",
    "ability": lambda s, ability: f"learn {HENCHMAN_WORDS[henchman_of(ability)]} {row_of(ability) + 1}",
    "grail": "grail {animal}",
}


# In words


def _ride(s: State, die: int, way: int) -> str:
    figure = "Merlin" if die == MERLIN_DIE else "knight"
    where = space_name(s, destination(s, s.agenda[-1].seat, die, way))
    return f"{figure} {_pips(s, die)} {'counter-clockwise' if way == COUNTER else 'clockwise'} to {where}"


def _mirrored(s: State, noun: int) -> str:
    return f"eagle flag: knight to {space_name(s, opposite_space(s.knights[s.agenda[-1].seat]))}"


def _acted(s: State, noun: int) -> str:
    kind = _kind(s)
    if kind == GRAIL:
        return "take the Grail and an apple"
    return "take Excalibur" if kind == EXCALIBUR else f"score your {SCORED[kind - SCORE_SHIELDS]}"


def _henchman(s: State, henchman: int) -> str:
    frame, who = s.agenda[-1], HENCHMAN_WORDS[henchman]
    if frame.step == "assign":
        return f"the {who} to {ANIMALS[frame.args[0]]}"
    if _kind(s) == RELOCATE:
        return f"relocate the {who}"
    anywhere = deploys_anywhere(s, frame.seat, henchman)
    return f"the {who} to {'any principality' if anywhere else ANIMALS[principality_at(frame.args[0])]}"


def _principality(s: State, p: int) -> str:
    frame = s.agenda[-1]
    who = f"the {HENCHMAN_WORDS[frame.args[0]]}" if frame.step in ("deploy", "relocate") else "a henchman"
    return f"{who} to {ANIMALS[p]}"


def _skipped(s: State, noun: int) -> str:
    return "give up the tower's bonus" if s.agenda[-1].step == "tower" else "give up the action"


def _drawn(s: State, slot: int) -> str:
    return "a mission from the draw pile" if slot == DECK else f"take {card_name(s, s.display[slot])}"


def _points(s: State, noun: int) -> str:
    return f"{s.box.missions[s.agenda[-1].args[0]].points} points for the mission"


WORDS: dict[str, str | Writer] = {
    "go": lambda s, noun: _ride(s, *GO[noun]),
    "die": lambda s, die: f"take up the die that shows {_pips(s, die)}, to change it first",
    "apple": "an apple: the die shows {noun}",
    "turn": lambda s, noun: f"snake flag: the die shows {opposite(_pips(s, _die(s)))}",
    "backwards": lambda s, noun: f"fish flag: {_ride(s, _die(s), COUNTER)}",
    "mirror": _mirrored,
    "different": lambda s, space: f"fox flag: the action of {space_name(s, space)}",
    "staff": lambda s, noun: f"a staff: the action {'twice' if _kind(s) >= 0 else 'once more'}",
    "skip": _skipped,
    "act": _acted,
    "henchman": _henchman,
    "principality": _principality,
    "score": lambda s, kind: f"ability: score your {SCORED[kind]} and a point",
    "double": lambda s, noun: f"ability: {'build two manors' if _kind(s) == BUILD else 'place two henchmen'}",
    "take": lambda s, thing: f"take a {thing_name(thing)}",
    "give": lambda s, thing: f"put back a {thing_name(thing)}",
    "traitor": "take Excalibur and discard a {animal} traitor",
    "tile": lambda s, tile: f"a manor on the {tile_name(s, tile)}",
    "pay": "pay with the {animal} material",
    "influence": "an influence counter in {animal}",
    "discard": lambda s, card: f"discard {card_name(s, card)}",
    "enough": "no more discards",
    "draw": _drawn,
    "mission": lambda s, card: f"complete {card_name(s, card)}",
    "mission-grey": lambda s, card: f"dove flag: complete {card_name(s, card)} as the second one",
    "repel": "ability: repel a {animal} traitor",
    "repel-flag": "dragon flag: repel all {animal} traitors",
    "points": _points,
    "ability": lambda s, ability: (
        f"learn the {HENCHMAN_WORDS[henchman_of(ability)]}'s ability: {ability_name(ability)}"
    ),
    "grail": "the Grail decides the tie in {animal}",
    "keep": "keep the Grail for later",
    "done": "on to the shields",
    "end": "end the turn",
}
