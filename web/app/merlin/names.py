"""The names of pieces and places, for those who listen, and the ids of the words of the game."""

from collections.abc import Sequence

from tafelrunde.merlin.box import (
    ANIMALS,
    FLAG,
    HOME,
    KIND_WORDS,
    MATERIAL,
    MERLIN_DIE,
    PRINCIPALITY,
    ROW,
    TOWER,
    Need,
    kind_of,
    principality_at,
    principality_of,
)
from tafelrunde.merlin.box import thing as packed
from tafelrunde.merlin.favor import henchman_of, row_of
from tafelrunde.merlin.state import State

from ..markup import Message, Value
from ..scene import Seat
from .printed import PRINTED

SPACE_WORDS = (
    "space-principality",
    *[f"space-points-{kind}" for kind in (*KIND_WORDS, "influence")],
    *[f"space-influence-{kind}" for kind in (*KIND_WORDS, "henchman")],
    *[f"space-{word}" for word in ("excalibur", "grail", "relocate", "exchange", "mission", "build")],
)


def space_word(space: int) -> str:
    """The word for what a space is; a principality's space is named after the principality."""
    kind = PRINTED.box.rondel[space]
    return principality_word(principality_at(space)) if kind == PRINCIPALITY else SPACE_WORDS[kind]


def principality_word(p: int) -> str:
    return f"principality-{ANIMALS[p]}"


def thing_word(thing: int) -> str:
    return f"{KIND_WORDS[kind_of(thing)]}-{principality_of(thing)}"


def kind_word(kind: int) -> str:
    """Of things, and of influence as a fourth kind."""
    return f"kind-{(*KIND_WORDS, 'influence')[kind]}"


def traitor_word(p: int) -> str:
    return f"traitor-{p}"


def material_word(p: int) -> str:
    return thing_word(packed(MATERIAL, p))


def flag_word(p: int) -> str:
    return thing_word(packed(FLAG, p))


def terrain_word(tile: int) -> str:
    return f"terrain-{tile % TOWER}"


def die_word(die: int) -> str:
    return "merlin-die" if die == MERLIN_DIE else "personal-die"


def ability_word(ability: int) -> str:
    return f"ability-{row_of(ability)}-{henchman_of(ability)}"


def henchman_word(which: int) -> str:
    return f"henchman-{which}"


def _named(key: str, /, **args: Value) -> Message:
    return Message(key, args)


def space(number: int, s: State, seats: Sequence[Seat]) -> Message:
    here: list[str] = [seats[seat].name for seat in range(s.players) if s.knights[seat] == number]
    word = space_word(number)
    if s.merlin == number:
        return _named("merlin-a-space-merlin", space=word, who=here, count=len(here))
    if here:
        return _named("merlin-a-space-knights", space=word, who=here, count=len(here))
    return _named("merlin-a-space", space=word)


def stock(kind: int, p: int, left: int) -> Message:
    return _named("merlin-a-stock", thing=thing_word(packed(kind, p)), count=left)


def post(which: int, p: int, owner: int, seats: Sequence[Seat]) -> Message:
    where = principality_word(p)
    if owner < 0:
        return _named("merlin-a-post", henchman=henchman_word(which), principality=where)
    return _named(
        "merlin-a-post-held", henchman=henchman_word(which), principality=where, who=seats[owner].name
    )


def influence(p: int, seat: int, amount: int, seats: Sequence[Seat]) -> Message:
    return _named("merlin-a-influence", principality=principality_word(p), who=seats[seat].name, count=amount)


def medallion(p: int, points: int) -> Message:
    return _named("merlin-a-medallion", principality=principality_word(p), points=points)


def principality(p: int) -> Message:
    return _named("merlin-a-principality", principality=principality_word(p))


def treasure(name: str, holder: int, seats: Sequence[Seat]) -> Message:
    if holder < 0:
        return _named("merlin-a-treasure", what=name)
    return _named("merlin-a-treasure-held", what=name, who=seats[holder].name)


def supply(name: str, amount: int) -> Message:
    return _named(f"merlin-a-{name}-supply", count=amount)


def tile(number: int, s: State, seats: Sequence[Seat]) -> Message:
    terrain = terrain_word(s.tiles[number])
    row, column = number // ROW + 1, number % ROW + 1
    if s.built[number] >= 0:
        who = seats[s.built[number]].name
        return _named("merlin-a-tile-built", terrain=terrain, row=row, column=column, who=who)
    key = "merlin-a-tile-tower" if s.tiles[number] >= TOWER else "merlin-a-tile"
    return _named(key, terrain=terrain, row=row, column=column)


def need(one: Need) -> Message:
    """A requirement of a mission, as it stands in a list."""
    if one.what == "thing":
        return _named("merlin-need-thing", thing=thing_word(one.first))
    if one.what == "any-thing":
        return _named("merlin-need-any-thing", kind=kind_word(one.first))
    if one.what == "counter":
        return _named("merlin-need-counter", principality=principality_word(one.first))
    if one.what == "any-counter":
        return Message("merlin-need-any-counter")
    if one.what == "post":
        where = principality_word(one.second)
        return _named("merlin-need-post", henchman=henchman_word(one.first), principality=where)
    if one.what == "company":
        return _named("merlin-need-company", principality=principality_word(one.first))
    return _named("merlin-need-pair", first=henchman_word(one.first), second=henchman_word(one.second))


def mission_args(card: int) -> dict[str, Value]:
    """Points, henchman and requirements of a card; what is asked for twice is said twice."""
    mission = PRINTED.box.missions[card]
    return {
        "points": mission.points,
        "henchman": henchman_word(mission.henchman),
        "needs": [need(one) for one in mission.needs],
    }


def mission(card: int, ready: bool = False) -> Message:
    return Message("merlin-a-mission-ready" if ready else "merlin-a-mission", mission_args(card))


def deck(left: int) -> Message:
    return _named("merlin-a-deck", count=left)


def deck_text(left: int) -> Message:
    return _named("merlin-deck", count=left)


def amount(name: str, count: int) -> Message:
    return _named("merlin-a-influence-left" if name == "influence" else f"merlin-a-{name}", count=count)


def die(number: int, pips: int) -> Message:
    what = die_word(number)
    return _named("merlin-a-die", what=what, pips=pips) if pips else _named("merlin-a-die-used", what=what)


def owned(thing: int, count: int) -> Message:
    return _named("merlin-a-owned", thing=thing_word(thing), count=count)


def traitors(p: int, count: int) -> Message:
    return _named("merlin-a-owned", thing=traitor_word(p), count=count)


def own_henchman(which: int, where: int) -> Message:
    if where == HOME:
        return _named("merlin-a-at-home", henchman=henchman_word(which))
    return _named("merlin-a-away", henchman=henchman_word(which), principality=principality_word(where))


def ability(which: int, state: int) -> Message:
    key = ("merlin-a-ability", "merlin-a-ability-ready", "merlin-a-ability-used")[state]
    return _named(key, ability=ability_word(which))


def score(name: str, points: int) -> Message:
    return _named("merlin-a-score", name=name, points=points)


def scores(who: list[str], points: list[int]) -> Message:
    each = [score_words(name, amount) for name, amount in zip(who, points, strict=True)]
    return _named("merlin-a-scores", all=each)


def score_words(name: str, points: int) -> Message:
    return _named("merlin-score", name=name, points=points)


def mission_words(card: int) -> Message:
    """A mission inside a sentence: its requirements."""
    return Message("merlin-mission", mission_args(card))


def mission_points(card: int) -> int:
    return PRINTED.box.missions[card].points


def rounds(number: int) -> Message:
    return _named("merlin-a-round", round=number)
