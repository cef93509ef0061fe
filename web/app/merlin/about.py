"""What things on the table are and do, mostly in the words of the rules help, and how they stand now."""

from collections.abc import Callable

from tafelrunde.kernel.choice import Choice
from tafelrunde.merlin.box import DECK, FLAG, MATERIAL, REPEL, ROUNDS, TOWER, kind_of, principality_of
from tafelrunde.merlin.environs import territories
from tafelrunde.merlin.favor import BUILD_TWO, REPEL_ONE, TWO_PLACEMENTS, henchman_of, row_of
from tafelrunde.merlin.missions import pictures_met
from tafelrunde.merlin.scoring import CATEGORIES
from tafelrunde.merlin.state import State

from ..markup import Args, Message
from ..scene import Scene, Told
from . import names, targets
from .bar import FLAG_OF
from .printed import PRINTED

_SPACES = (
    "M4.1",
    *("M4.5", "M4.5", "M4.5", "M4.6"),
    *("M4.7", "M4.7", "M4.7", "M4.8"),
    *("M4.9", "M4.10", "M4.11", "M4.13", "M4.14", "M4.15"),
)
_FLAGS = ("M5.1", "M5.2", "M5.3", "M5.4", "M5.5", "M5.6")
_ABILITIES = ("M9.3", "M9.4", ("M9.6", "M9.8", "M9.7", "M9.9"))
# Topic: the word for it, and its rule.
_TOPICS = {
    "influence": ("kind-influence", "M6.7"),
    "grail": ("grail", "M6.8"),
    "excalibur": ("excalibur", "M6.4"),
    "apple": ("apple", "M3.6"),
    "staff": ("staff", "M3.7"),
    "manor": ("manor", "M6.6"),
    "merlin-die": ("merlin-die", "M3.4"),
    "personal-die": ("personal-die", "M3.3"),
    "draw-pile": ("draw-pile", "M7.3"),
    "first": ("first-player", "M8.1"),
    "score": ("victory-points", "M8.3"),
}


def about(scene: Scene, topic: str) -> Told:
    """A heading, sentences and the rule's id."""
    what, _, number = topic.rpartition("-")
    if topic in _TOPICS:
        return _by_rule(*_TOPICS[topic])
    if topic in _OF_NOW:
        return _OF_NOW[topic](scene)
    if what in _NUMBERED:
        return _NUMBERED[what](scene, int(number))
    return _ability(scene, int(what.removeprefix("ability-")), int(number))


def explain(scene: Scene, choice: Choice) -> Told:
    """What is meant by a place, a piece, a card or a button."""
    s: State = scene.view
    verb, noun = choice
    space = targets.target(s, scene.asked, choice) if choice in scene.options else None
    if verb in FLAG_OF and verb != "mission-grey":
        return _thing(scene, FLAG_OF[verb])
    if space is not None:
        return _space(scene, space)
    if verb in _CHOSEN:
        return _CHOSEN[verb](scene, noun)
    return _by_rule(*_TOPICS[verb]) if verb in _TOPICS else Told(())


def _by_rule(word: str, rule: str) -> Told:
    text = Message(f"rule-{rule.replace('.', '-')}")
    return Told([Message("merlin-about", {"what": word, "text": text})], rule)


def _effect(word: str, rule: str) -> Told:
    """A word that says itself what it does."""
    return Told([Message("merlin-about-effect", {"what": word})], rule)


# ---- pieces and places


def _space(scene: Scene, space: int) -> Told:
    return _by_rule(names.space_word(space), _SPACES[PRINTED.box.rondel[space]])


def _henchman(scene: Scene, which: int) -> Told:
    return _effect(names.henchman_word(which), "M4.2")


def _traitor(scene: Scene) -> Told:
    return _effect("traitor", "M6.1")


def _principality(scene: Scene, p: int) -> Told:
    """Who has influence there, and what it is worth."""
    there = scene.view.influence[p]
    held = [names.score_words(scene.seats[seat].name, n) for seat, n in enumerate(there) if n]
    now = [Message("merlin-about-standing", {"held": held})] if held else []
    return Told([*_by_rule(names.principality_word(p), "M6.7").lines, *now], "M6.7")


def _thing(scene: Scene, thing: int) -> Told:
    kind, p = kind_of(thing), principality_of(thing)
    if kind == FLAG:
        args = {"what": names.flag_word(p), "power": f"flag-power-{p}"}
        return Told([Message("merlin-about-flag", args)], _FLAGS[p])
    return _by_rule(names.thing_word(thing), "M4.15" if kind == MATERIAL else "M6.1")


def _tile(scene: Scene, tile: int) -> Told:
    """What is needed to build there, and who leads in its territory."""
    s: State = scene.view
    group = next(group for group in territories(tuple(s.tiles)) if tile in group)
    owners = [s.built[one] for one in group]
    held = [
        names.score_words(who.name, owners.count(seat))
        for seat, who in enumerate(scene.seats)
        if seat in owners
    ]
    fitting = [names.material_word(p) for p in s.box.fitting[len(s.tiles)][tile]]
    args: Args = {
        "terrain": names.terrain_word(s.tiles[tile]),
        "size": len(group),
        "held": held,
        "count": len(held),
    }
    lines = [Message("merlin-about-territory", args)]
    if s.built[tile] < 0:
        tower = int(s.tiles[tile] >= TOWER)
        lines.append(Message("merlin-about-tile", {"fitting": fitting, "tower": tower}))
    return Told(lines, "M6.6")


def _paid(scene: Scene, p: int) -> Told:
    return Told([Message("merlin-about-pay", {"thing": names.material_word(p)})], "M4.15")


# ---- cards, abilities, players


def _mission(scene: Scene, card: int) -> Told:
    """What the card asks for, met and missing, and what it brings."""
    s: State = scene.view
    mission = PRINTED.box.missions[card]
    met = pictures_met(s, scene.seat, card)
    args: Args = {
        "points": mission.points,
        "henchman": names.henchman_word(mission.henchman),
        "favor": int(s.favor),
    }
    lines = [Message("merlin-about-mission", args)]
    for key, wanted in (("met", True), ("missing", False)):
        needs = [names.need(need) for need, done in zip(mission.needs, met, strict=True) if done == wanted]
        if needs:
            lines.append(Message(f"merlin-about-{key}", {"needs": needs}))
    return Told(lines, "M9.2" if s.favor else "M7.1")


def _drawn(scene: Scene, slot: int) -> Told:
    return _by_rule(*_TOPICS["draw-pile"]) if slot == DECK else _mission(scene, scene.view.display[slot])


def _ability(scene: Scene, row: int, which: int) -> Told:
    rule = _ABILITIES[row]
    what = Message("merlin-about-ability", {"what": f"ability-{row}-{which}"})
    return Told([what], rule if isinstance(rule, str) else rule[which])


def _ability_chosen(scene: Scene, ability: int) -> Told:
    return _ability(scene, row_of(ability), henchman_of(ability))


def _double(scene: Scene, noun: int) -> Told:
    return _ability_chosen(scene, BUILD_TWO if scene.asks("tile") else TWO_PLACEMENTS)


def _seat(scene: Scene, seat: int) -> Told:
    """Where a player's points come from."""
    s: State = scene.view
    got = s.earned[seat]
    lines = [Message("merlin-about-seat", {"name": scene.seats[seat].name, "points": sum(got)})]
    parts = [
        Message("merlin-points-of", {"category": f"merlin-category-{CATEGORIES[which]}", "points": points})
        for which, points in enumerate(got)
        if points
    ]
    if parts:
        lines.append(Message("merlin-about-points", {"parts": parts}))
    return Told(lines, "M8.3")


def _round(scene: Scene) -> Told:
    s: State = scene.view
    return Told([Message("merlin-about-round", {"round": s.round, "rounds": ROUNDS})], "M3.1")


def _act(scene: Scene, noun: int) -> Told:
    return _space(scene, scene.view.agenda[-1].args[0])


def _grail(scene: Scene, noun: int) -> Told:
    return _by_rule(*_TOPICS["grail"])


def _said(rule: str) -> Callable[[Scene, int], Told]:
    return lambda scene, noun: Told([Message(f"rule-{rule.replace('.', '-')}")], rule)


_OF_NOW: dict[str, Callable[[Scene], Told]] = {"traitor": _traitor, "round": _round}
_NUMBERED: dict[str, Callable[[Scene, int], Told]] = {
    "space": _space,
    "henchman": _henchman,
    "principality": _principality,
    "thing": _thing,
    "tile": _tile,
    "mission": _mission,
    "seat": _seat,
}
_CHOSEN: dict[str, Callable[[Scene, int], Told]] = {
    "die": lambda scene, die: _by_rule(*_TOPICS[names.die_word(die)]),
    "henchman": _henchman,
    "principality": _principality,
    "influence": _principality,
    "take": _thing,
    "give": _thing,
    "pay": _paid,
    "traitor": lambda scene, noun: _traitor(scene),
    "repel": lambda scene, noun: _ability_chosen(scene, REPEL_ONE),
    "repel-flag": lambda scene, noun: _thing(scene, REPEL),
    "score": _said("M9.7"),
    "tile": _tile,
    "discard": _mission,
    "mission": _mission,
    "mission-grey": _mission,
    "draw": _drawn,
    "ability": _ability_chosen,
    "points": _said("M9.1"),
    "double": _double,
    "act": _act,
    "skip": _said("M3.2"),
    "enough": _said("M4.14"),
    "done": _said("M6.1"),
    "grail": _grail,
    "keep": _grail,
    "end": _said("M3.1"),
}
