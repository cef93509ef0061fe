"""What is told is what happened: a position once more, from the one before it and the events alone."""

from collections.abc import Callable, Iterable
from typing import Any

from tafelrunde.kernel.choice import Arg, Prompt
from tafelrunde.kernel.event import Event
from tafelrunde.merlin.box import (
    FLAG,
    HOME,
    MERLIN_DIE,
    SPACE_WORDS,
    SPACES,
    TOWER,
    kind_of,
    principality_at,
    principality_of,
    thing,
)
from tafelrunde.merlin.scoring import CATEGORIES
from tafelrunde.merlin.state import State

from .printed import MISSIONS, RONDEL

# All that everybody can see, or that only the one asked is told. Which die was used is seen and not told.
FIELDS = (
    *("round", "first_seat", "seat", "merlin", "knights", "stock", "things", "influence", "counters"),
    *("henchmen", "apples", "apple_supply", "staffs", "manors", "built", "grail", "excalibur"),
    *("traitors", "hands", "display", "seals", "earned"),
)


def retold(before: State, events: Iterable[Event]) -> State:
    s = before.clone()
    for event in events:
        TELLERS[event.key](s, **event.args)
        assert event.only_for == (event.args["seat"] if event.key == "drew-card" else None)
    return s


def same(one: State, other: State) -> bool:
    for field in FIELDS:
        assert getattr(one, field) == getattr(other, field), field
    for mine, told in zip(one.dice, other.dice, strict=True):
        assert all(pips in (0, shown) for pips, shown in zip(mine, told, strict=True))
    return True


def took(s: State, seat: int, kind: int, principality: int, number: int = 1) -> None:
    s.stock[kind][principality] -= number
    s.things[seat][thing(kind, principality)] += number


def returned(s: State, seat: int, kind: int, principality: int) -> None:
    took(s, seat, kind, principality, -1)


def flag(s: State, seat: int, principality: int) -> None:
    returned(s, seat, FLAG, principality)


def counter(s: State, seat: int, principality: int, number: int = 1) -> None:
    s.counters[seat] -= number
    s.influence[principality][seat] += number


def counters_back(s: State, seat: int, principality: int, number: int) -> None:
    counter(s, seat, principality, -number)


def placed(s: State, seat: int, henchman: int, principality: int) -> None:
    s.henchmen[seat][henchman] = principality


def sent_home(s: State, seat: int, henchman: int, principality: int, by: int) -> None:
    assert s.henchmen[seat][henchman] == principality and by in range(s.players)
    s.henchmen[seat][henchman] = HOME


def moved_knight(s: State, seat: int, steps: int, space: int) -> None:
    assert space == (s.knights[seat] + steps) % SPACES
    assert abs(steps) in s.dice[seat][:MERLIN_DIE]
    s.knights[seat] = space


def moved_merlin(s: State, seat: int, steps: int, space: int) -> None:
    assert space == (s.merlin + steps) % SPACES
    assert abs(steps) == s.dice[seat][MERLIN_DIE]
    s.merlin = space


def mirrored(s: State, seat: int, space: int) -> None:
    s.knights[seat] = space


def apple(s: State, seat: int, die: int, pips: int) -> None:
    took_apple(s, seat, -1)
    s.dice[seat][die] = pips


def turned_die(s: State, seat: int, die: int, pips: int) -> None:
    assert s.dice[seat][die] + pips == 7
    s.dice[seat][die] = pips


def took_apple(s: State, seat: int, number: int = 1) -> None:
    s.apples[seat] += number
    s.apple_supply -= number


def staff(s: State, seat: int) -> None:
    s.staffs[seat] -= 1


def manor(s: State, seat: int, tile: int, terrain: int) -> None:
    assert terrain == s.tiles[tile] % TOWER
    s.manors[seat] -= 1
    s.built[tile] = seat


def grail(s: State, seat: int, holder: int) -> None:
    assert holder == s.grail
    s.grail = seat


def excalibur(s: State, seat: int, holder: int) -> None:
    assert holder == s.excalibur
    s.excalibur = seat


def traitor_gone(s: State, seat: int, principality: int, by: str = "") -> None:
    assert by in ("", "ability", "flag", "shield")
    s.traitors[seat][principality] -= 1


def traitor_drawn(s: State, seat: int, principality: int) -> None:
    s.traitors[seat][principality] += 1


def card_gone(s: State, seat: int, card: int) -> None:
    s.hands[seat].remove(card)


def drew(s: State, seat: int, card: int) -> None:
    s.hands[seat].append(card)


def drew_open(s: State, seat: int, card: int) -> None:
    s.display[s.display.index(card)] = -1
    drew(s, seat, card)


def display(s: State, card: int, slot: int) -> None:
    assert s.display[slot] == -1
    s.display[slot] = card


def ability_learnt(s: State, seat: int, ability: int) -> None:
    assert s.seals[seat][ability] == 0
    s.seals[seat][ability] = 1


def ability_used(s: State, seat: int, ability: int) -> None:
    assert s.seals[seat][ability] == 1
    s.seals[seat][ability] = 2


def scored(s: State, number: int) -> None:
    assert number == s.round // 2
    s.seals = [[min(seal, 1) for seal in seals] for seals in s.seals]


def rolled(s: State, seat: int, dice: tuple[int, ...]) -> None:
    s.dice[seat] = list(dice)


def began_round(s: State, first: int, **told: int) -> None:
    assert told == {"round": s.round + 1} and first == (s.first_seat + 1) % s.players
    s.round, s.first_seat = told["round"], first


def turn(s: State, seat: int) -> None:
    s.seat = seat


# Why points are told, with what is told beside them.
POINTS: dict[tuple[str, str], set[str]] = {
    ("spaces", "space"): {"kind"},
    ("missions", "mission"): {"card"},
    ("missions", "second-mission"): {"card"},
    ("traitors", "traitors"): {"number"},
    ("excalibur", "excalibur"): set(),
    ("environs", "territory"): {"terrain", "tile", "size", "tiles", "shared"},
    ("influence", "influence"): {"principality", "shared"},
    ("henchmen", "henchmen"): {"number", "where"},
    ("favor", "mission"): {"henchman"},
    ("favor", "any-points"): set(),
    ("favor", "repelled"): {"principality"},
    ("end", "apples"): {"number"},
    ("end", "staffs"): {"number"},
    ("end", "things"): {"number"},
}


def points(s: State, seat: int, points: int, category: str, why: str, **details: Any) -> None:
    assert set(details) == POINTS[category, why]
    if category == "missions" and why == "mission":
        assert points == MISSIONS[details["card"]].points
    if why == "territory":
        tiles = details["tiles"]
        assert {s.tiles[tile] % TOWER for tile in tiles} == {details["terrain"]}
        assert (tiles[0], len(tiles)) == (details["tile"], details["size"])
        assert points == details["size"] // details["shared"]
    if why == "henchmen":
        assert details["where"] == tuple(s.henchmen[seat]) and points == details["number"]
    s.earned[seat][CATEGORIES.index(category)] += points


def nothing(s: State, **args: int) -> None:
    """Told, and changes nothing that is looked at."""


def at_a_space(s: State, seat: int, space: int) -> None:
    assert seat == s.seat and space in range(SPACES)


def number_of_scoring(s: State, number: int) -> None:
    assert number == s.round // 2


def grail_used(s: State, seat: int, principality: int) -> None:
    assert s.grail == seat and s.influence[principality][seat]


TELLERS: dict[str, Callable[..., None]] = {
    "ability-learnt": ability_learnt,
    "ability-used": ability_used,
    "apple": apple,
    "counter": counter,
    "counters-back": counters_back,
    "different-action": at_a_space,
    "discarded": card_gone,
    "display": display,
    "drew-card": drew,
    "drew-hidden": turn,
    "drew-open": drew_open,
    "excalibur": excalibur,
    "flag": flag,
    "game-over": nothing,
    "grail": grail,
    "grail-used": grail_used,
    "manor": manor,
    "mirrored": mirrored,
    "mission": card_gone,
    "missions-shuffled": nothing,
    "moved-knight": moved_knight,
    "moved-merlin": moved_merlin,
    "no-action": at_a_space,
    "placed": placed,
    "points": points,
    "returned": returned,
    "rolled": rolled,
    "round": began_round,
    "scored": scored,
    "scoring": number_of_scoring,
    "sent-home": sent_home,
    "skipped": at_a_space,
    "staff": staff,
    "took": took,
    "took-apple": took_apple,
    "traitor-discarded": traitor_gone,
    "traitor-drawn": traitor_drawn,
    "traitor-repelled": traitor_gone,
    "traitor-stayed": traitor_gone,
    "traitors-shuffled": nothing,
    "turn": turn,
    "turned-die": turned_die,
}


# What each question says: the arguments of its frame under these names, and what follows from them.
PROMPTS = {
    "turn": (),
    "die": ("die",),
    "landed": ("space",),
    "deploy": ("henchman",),
    "relocate": ("henchman",),
    "assign": ("principality",),
    "place": (),
    "exchange": (),
    "second-discard": (),
    "draw": (),
    "replace": (),
    "build": ("another",),
    "pay": ("tile",),
    "tower": ("tile",),
    "ending": (),
    "favor": ("card",),
    "defend": (),
    "grail": ("principality",),
}


def question(s: State) -> Prompt:
    """The question at hand, told by its frame alone."""
    step, seat, args = s.agenda[-1]
    told: dict[str, Arg] = dict(zip(PROMPTS[step], args, strict=False))
    if step == "die":
        told["pips"] = s.dice[seat][args[0]]
    if step == "exchange":
        told |= {"kind": kind_of(args[0]), "principality": principality_of(args[0])}
    if step == "landed":
        told |= {"kind": SPACE_WORDS[RONDEL[args[0]]], "principality": principality_at(args[0])}
    return Prompt(step, told)
