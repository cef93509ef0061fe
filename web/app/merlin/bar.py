"""The prompt bar of Merlin: buttons, the parts of the turn, and what the phone has to choose from."""

from tafelrunde.kernel.choice import Choice
from tafelrunde.merlin.box import (
    ANIMALS,
    BACKWARDS,
    DIFFERENT,
    INFLUENCE,
    KIND_WORDS,
    MERLIN_DIE,
    MIRROR,
    MISSIONS_FLAG,
    PRINCIPALITY,
    REPEL,
    TOWER,
    TURN_DIE,
    kind_of,
    principality_at,
    principality_of,
    thing,
)
from tafelrunde.merlin.favor import BUILD_TWO, TWO_PLACEMENTS, henchman_of
from tafelrunde.merlin.state import SECOND, STAFF_SPENT, State
from tafelrunde.merlin.turn import CLOCKWISE, COUNTER, GO, go

from ..facts import number
from ..markup import Message, Value, icon, l10n
from ..markup import sign as sign_of
from ..scene import Part, Scene
from . import names, targets
from .castle import ability_sign, dice
from .environs import TERRAIN_SIGNS
from .printed import PRINTED
from .rondel import SPACE_SIGNS
from .signs import ABILITY_SIGNS, ANIMAL_SIGNS, HENCHMAN_BOX, MERLIN, boxed, die, henchman, knight, token
from .words import choice_message, spoken

# The signs of buttons that have an icon.
_ICONS = {
    "apple": "shiny-apple",
    "staff": "wizard-staff",
    "keep": "holy-grail",
    "grail": "holy-grail",
    "act": "",
}
# The flag that is used by a choice.
FLAG_OF = {
    "repel-flag": REPEL,
    "mission-grey": MISSIONS_FLAG,
    "backwards": BACKWARDS,
    "turn": TURN_DIE,
    "different": DIFFERENT,
    "mirror": MIRROR,
}


def offer(scene: Scene, choice: Choice) -> tuple[str, Message]:
    """A button: its sign, and a few words."""
    verb, noun = choice
    if verb in FLAG_OF:
        p = principality_of(FLAG_OF[verb])
        power = Message("merlin-offer-flag", {"power": f"flag-power-{p}"})
        sign = boxed(token("flag", p))
        return sign, choice_message(scene, choice) if verb == "mission-grey" else power
    if verb == "score":
        return icon("laurels"), Message("merlin-offer-score", {"kind": names.kind_word(noun)})
    if verb == "double":
        ability = BUILD_TWO if scene.asks("tile") else TWO_PLACEMENTS
        sign = sign_of(ABILITY_SIGNS[henchman_of(ability)])
        return sign, Message("merlin-offer-double", {"ability": names.ability_word(ability)})
    if verb == "mission":
        return icon("tied-scroll"), Message("merlin-offer-mission", {"points": names.mission_points(noun)})
    if verb == "repel":
        return boxed(token("traitor", noun)), Message("merlin-offer-repel")
    if verb in ("points", "act", "grail", "skip"):
        return "", choice_message(scene, choice)
    sign = _ICONS.get(verb, "")
    return icon(sign) if sign else "", Message(f"merlin-offer-{verb}")


# ---- the parts of the turn


def trail(scene: Scene) -> list[Part]:
    s: State = scene.view
    parts = _done(scene)
    frame = s.agenda[-1] if s.agenda else None
    if frame is None:
        return parts
    if frame.step in ("deploy", "relocate"):
        parts.append(_man(scene, frame.args[0]))
    elif frame.step == "assign":
        p = frame.args[0]
        parts.append(
            Part(
                _animal(p), Message("merlin-part-principality", {"principality": names.principality_word(p)})
            )
        )
    elif frame.step == "pay":
        tile = s.tiles[frame.args[0]]
        parts.append(Part(sign_of(TERRAIN_SIGNS[tile % TOWER]), _named(names.terrain_word(tile))))
    now = next((choice.verb for choice in scene.options if choice.verb in _ASKED), None)
    if now and parts:
        parts.append(Part("", _wanted(scene, now), True))
    return parts


def _wanted(scene: Scene, verb: str) -> Message:
    """What is to be chosen: where only one kind of things can be, that kind."""
    if _ASKED[verb] == "thing" and scene.asks("influence"):
        return Message("merlin-part-bonus")
    if _ASKED[verb] == "thing":
        kinds = {kind_of(choice.noun) for choice in scene.options if choice.verb == verb}
        if len(kinds) == 1:
            return _named(names.kind_word(kinds.pop()))
    return Message(f"merlin-part-{_ASKED[verb]}")


# What a verb asks for, as the chip says it.
_ASKED = {
    "henchman": "henchman",
    "principality": "where",
    "take": "thing",
    "give": "thing",
    "tile": "tile",
    "pay": "material",
    "traitor": "traitor",
    "discard": "card",
    "draw": "card",
}


def _named(word: str) -> Message:
    return Message("merlin-part", {"what": word})


def _man(scene: Scene, which: int) -> Part:
    sign = boxed(henchman(which, scene.seats[scene.asked].color), HENCHMAN_BOX, "man")
    return Part(sign, _named(names.henchman_word(which)))


def _animal(p: int) -> str:
    return boxed(
        f'<g class="c-{ANIMALS[p]}"><use class="medal" href="#{ANIMAL_SIGNS[p]}" width="24" height="24"/></g>'
    )


def _space_sign(space: int) -> str:
    kind = PRINTED.box.rondel[space]
    return _animal(principality_at(space)) if kind == PRINCIPALITY else icon(SPACE_SIGNS[kind])


def _done(scene: Scene) -> list[Part]:
    """What the asked one did in this turn, as far as it is a part of it."""
    s: State = scene.view
    parts: list[Part] = []
    for event in reversed(scene.log):
        if event.key == "turn":
            break
        if event.key in ("moved-knight", "moved-merlin", "mirrored", "different-action"):
            space = number(event.args, "space")
            parts.append(Part(_space_sign(space), _named(names.space_word(space))))
            if "steps" in event.args:
                args: dict[str, Value] = {"pips": abs(number(event.args, "steps"))}
                figure = MERLIN if event.key == "moved-merlin" else knight(scene.seats[s.seat].color)
                parts.append(
                    Part(boxed(figure, "0 0 28 28", "figure-box"), Message("merlin-part-steps", args))
                )
        elif event.key == "staff":
            parts.append(Part(icon("wizard-staff"), Message("merlin-part-staff", {"which": _action(s)})))
        elif event.key == "mission":
            points = names.mission_points(number(event.args, "card"))
            parts.append(Part(icon("tied-scroll"), Message("merlin-part-mission", {"points": points})))
        elif event.key == "returned":
            kind, p = number(event.args, "kind"), number(event.args, "principality")
            parts.append(Part(boxed(token(KIND_WORDS[kind], p)), _named(names.thing_word(thing(kind, p)))))
    parts.reverse()
    return parts[-5:]


def _action(s: State) -> int:
    """Which of the two that a staff gives is carried out."""
    marks = next((frame.args[1] for frame in reversed(s.agenda) if frame.step in _WITH_MARKS), 0)
    return 1 if marks & STAFF_SPENT and not marks & SECOND else 2


# The steps of a turn whose frames remember what was used for the action.
_WITH_MARKS = frozenset({"arrive", "landed", "acted", "finish", "ending"})


# ---- the phone: what lies too small on the board


def picks(scene: Scene) -> str:
    s: State = scene.view
    if not scene.options:
        return ""
    if targets.step(s) == "turn":
        return f'<div class="picks only-small">{dice(scene, s, scene.seat, True)}{_merlins(scene)}</div>'
    # A die that was taken up can be exchanged for another.
    drawn = dice(scene, s, scene.seat, True) if targets.step(s) == "die" else ""
    drawn += "".join([_pick(scene, choice) for choice in scene.options if choice.verb in _PICKED])
    # A seal on the castle board is too small for a finger at every size.
    small = "" if scene.asks("ability") else " only-small"
    return (f'<div class="picks{small}">{drawn}</div>' if drawn else "") + _apples(scene, s)


def _apples(scene: Scene, s: State) -> str:
    """The faces that an apple can set the die to, at every size."""
    if not scene.asks("apple"):
        return ""
    color = "merlin" if targets.chosen_die(s) == MERLIN_DIE else scene.seats[scene.asked].color
    faces = []
    for choice in scene.options:
        if choice.verb == "apple":
            look = boxed(die(choice.noun, color), "0 0 32 32", "die-box")
            said = scene.button(choice, spoken(scene, choice)) + targets.lights(scene, choice)
            faces.append(f'<div class="card die-card"{said}>{look}</div>')
    return f'<div class="apples">{icon("shiny-apple")}<div>{"".join(faces)}</div></div>'


_PICKED = frozenset(
    [
        "henchman",
        "principality",
        "influence",
        "take",
        "give",
        "pay",
        "traitor",
        "repel",
        "repel-flag",
        "go",
        "ability",
    ]
)


def _merlins(scene: Scene) -> str:
    """Merlin's two ways, where his die is no choice of its own."""
    if Choice("die", MERLIN_DIE) in scene.options:
        return ""
    ways = [Choice("go", go(MERLIN_DIE, way)) for way in (COUNTER, CLOCKWISE)]
    return "".join([_pick(scene, way) for way in ways if way in scene.options])


def _pick(scene: Scene, choice: Choice) -> str:
    said = scene.button(choice, spoken(scene, choice))
    return f'<span class="card pick"{said}>{_pick_sign(scene, choice)}</span>'


def _pick_sign(scene: Scene, choice: Choice) -> str:
    verb, noun = choice
    if verb == "henchman":
        return boxed(henchman(noun, scene.seats[scene.asked].color), HENCHMAN_BOX, "man")
    if verb == "principality":
        return _animal(noun)
    if verb == "influence":
        name = l10n(Message("merlin-part", {"what": names.kind_word(INFLUENCE)}))
        return f'{boxed(token("influence", noun))}<small class="pick-name"{name}></small>'
    if verb in ("take", "give"):
        return boxed(token(KIND_WORDS[kind_of(noun)], principality_of(noun)))
    if verb == "pay":
        return boxed(token("material", noun))
    if verb == "go":
        arrow = icon("anticlockwise-rotation" if GO[noun][1] == COUNTER else "clockwise-rotation")
        space = targets.target(scene.view, scene.asked, choice)
        assert space is not None
        return f'<span class="pick-way">{arrow}{_space_sign(space)}</span>'
    if verb == "ability":
        name = l10n(Message(names.ability_word(noun)))
        return f'{ability_sign(noun)}<small class="pick-name"{name}></small>'
    return boxed(token("traitor", noun))
