"""Which choice lies where on the table: the engine's verbs, seen from the places."""

from collections.abc import Sequence
from typing import NamedTuple

from tafelrunde.kernel.choice import Choice
from tafelrunde.kernel.event import Event
from tafelrunde.merlin.box import (
    MATERIAL,
    MERLIN_DIE,
    PRINCIPALITY,
    SPACES,
    kind_of,
    opposite_space,
    principality_at,
    principality_of,
)
from tafelrunde.merlin.state import State
from tafelrunde.merlin.turn import CLOCKWISE, COUNTER, GO, destination, go

from ..facts import number
from ..scene import Scene
from .printed import PRINTED


def step(s: State) -> str:
    """The step that asks, or nothing once the game is over."""
    return s.agenda[-1].step if s.agenda else ""


def chosen_die(s: State) -> int | None:
    """The die that was taken up and not moved with yet."""
    return s.agenda[-1].args[0] if step(s) == "die" else None


def target(s: State, seat: int, choice: Choice) -> int | None:
    """The space that a choice moves a figure to, or takes the action from."""
    verb, noun = choice
    if verb == "go":
        return destination(s, seat, *GO[noun])
    if verb == "backwards":
        return destination(s, seat, s.agenda[-1].args[0], COUNTER)
    if verb == "mirror":
        return opposite_space(s.knights[seat])
    return noun if verb == "different" else None


def moves_merlin(choice: Choice) -> bool:
    return choice.verb == "go" and GO[choice.noun][0] == MERLIN_DIE


def by_space(scene: Scene) -> dict[int, list[Choice]]:
    """The choices that lie on each space of the rondel; Merlin's inside, the knight's outside."""
    found: dict[int, list[Choice]] = {}
    for choice in scene.options:
        space = target(scene.view, scene.asked, choice)
        if space is not None:
            found.setdefault(space, []).append(choice)
    for ways in found.values():
        ways.sort(key=lambda way: -way.noun)
    return found


def die_choice(scene: Scene, s: State, number: int) -> Choice | None:
    """What a click on a die means. Equal own dice stand for each other."""
    dice = s.dice[scene.seat]
    if step(s) not in ("turn", "die") or scene.asked != scene.seat:
        return None
    take_up = taken_up(s, scene.seat, number) if dice[number] else Choice("die", number)
    first = take_up.noun
    plain = Choice("go", go(first, CLOCKWISE))
    if take_up in scene.options or take_up in scene.instead:
        return take_up
    if first == MERLIN_DIE and plain in scene.options:
        return None  # there are two ways: the spaces are the choices
    return plain


def taken_up(s: State, seat: int, number: int) -> Choice:
    """To choose a die. Equal own dice stand for each other."""
    dice = s.dice[seat]
    return Choice("die", number if number == MERLIN_DIE else dice.index(dice[number]))


def lights(scene: Scene, choice: Choice) -> str:
    """An attribute: where a die could lead, as it lies or changed by this choice."""
    if choice.verb == "die":
        ways = [number for way, number in scene.options.items() if _by_die(way) == choice.noun]
        return f' data-lights="{" ".join(map(str, ways))}"' if ways else ""
    after = scene.game.after(scene.view, choice)
    spaces = [target(after, scene.asked, way) for way in scene.game.options(after) if way.verb == "go"]
    return f' data-lights="{" ".join([f"space-{space}" for space in spaces])}"'


def _by_die(choice: Choice) -> int:
    """The die that a figure moves by, or none."""
    return GO[choice.noun][0] if choice.verb == "go" else -1


class Posts(NamedTuple):
    """Where henchmen can be chosen, or their posts."""

    henchman: bool  # a henchman is asked for
    goal: int | None  # where he would go, if that is decided
    moving: int | None  # who goes, if a principality is asked for


def posts(scene: Scene, s: State) -> Posts:
    frame = s.agenda[-1] if s.agenda else None
    if frame is None or not scene.options:
        return Posts(False, None, None)
    if scene.asks("henchman"):
        if frame.step == "assign":
            return Posts(True, frame.args[0], None)
        space = frame.args[0]
        there = principality_at(space) if PRINTED.box.rondel[space] == PRINCIPALITY else None
        return Posts(True, there, None)
    return Posts(False, None, frame.args[0] if frame.step in ("deploy", "relocate") else None)


def henchman_here(scene: Scene, where: Posts, which: int, p: int, owner: int) -> Choice | None:
    """At a post: the own henchman who stands there, or the one who would come."""
    if where.henchman and (owner == scene.seat or p == where.goal):
        return Choice("henchman", which)
    return None


def own_henchman(scene: Scene, which: int) -> Choice | None:
    return Choice("henchman", which) if scene.asks("henchman") else None


def principality_choice(scene: Scene, p: int) -> Choice | None:
    return Choice("principality", p) if scene.asks("principality") else None


def medallion_choice(scene: Scene, p: int) -> Choice | None:
    return Choice("influence", p) if scene.asks("influence") else None


def own_thing(scene: Scene, thing: int) -> Choice | None:
    if scene.asks("give"):
        return Choice("give", thing)
    if kind_of(thing) == MATERIAL and scene.asks("pay"):
        return Choice("pay", principality_of(thing))
    return None


def own_traitor(scene: Scene, p: int) -> Choice | None:
    for verb in ("repel-flag", "traitor", "repel"):
        if scene.asks(verb):
            return Choice(verb, p)
    return None


def card_choice(scene: Scene, card: int) -> Choice:
    """A card of the hand is discarded where that is asked for; else it is completed, if it can be."""
    for verb in ("discard", "mission-grey"):
        if scene.asks(verb):
            return Choice(verb, card)
    return Choice("mission", card)


# What lies on the board, the environs, the castle board or a card; all other choices are buttons.
ON_THE_TABLE = frozenset(
    {"go", "die", "different", "henchman", "principality", "influence", "take", "give", "pay", "traitor"}
    | {"tile", "apple", "discard", "draw", "mission", "mission-grey", "repel", "repel-flag", "ability"}
)


def buttons(scene: Scene) -> list[Choice]:
    """The choices that need a button in the prompt bar: those without a place, or whose place means another one."""
    hidden = []
    for choice in scene.options:
        if choice.verb in ("mission", "mission-grey"):
            if card_choice(scene, choice.noun) != choice:
                hidden.append(choice)
        elif choice.verb == "repel":
            if own_traitor(scene, choice.noun) != choice:
                hidden.append(choice)
        elif choice.verb not in ON_THE_TABLE:
            hidden.append(choice)
    return hidden


MERLIN_FIGURE = -1


class Move(NamedTuple):
    """A figure's way: a seat's knight, or Merlin."""

    figure: int
    start: int
    steps: int  # counter-clockwise if negative
    to: int


def last_move(log: Sequence[Event]) -> Move | None:
    """The last figure that walked, and where it stands after it (perhaps mirrored)."""
    mirrored = None
    for event in reversed(log):
        if event.key == "mirrored":
            mirrored = number(event.args, "space")
        elif event.key in ("moved-knight", "moved-merlin"):
            figure = MERLIN_FIGURE if event.key == "moved-merlin" else number(event.args, "seat")
            steps, space = number(event.args, "steps"), number(event.args, "space")
            return Move(figure, (space - steps) % SPACES, steps, space if mirrored is None else mirrored)
    return None
