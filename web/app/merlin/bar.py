"""The prompt bar of Merlin: buttons, the parts of the turn, and what the phone has to choose from."""

from tafelrunde.kernel.choice import Choice
from tafelrunde.merlin.box import MERLIN_DIE, RONDEL
from tafelrunde.merlin.state import State

from ..markup import Message, Value, icon, l10n
from ..scene import Part, Scene
from . import names, targets
from .castle import ability_sign, dice
from .rondel import SPACE_SIGNS
from .signs import ANIMAL_SIGNS, ANIMALS, HENCHMAN_BOX, KINDS, MERLIN, boxed, die, henchman, knight, token
from .words import choice_message, spoken

# The signs of buttons: an icon, or the flag (its principality's number) that is used.
_ICONS = {
    "apple": "shiny-apple",
    "staff": "wizard-staff",
    "keep": "holy-grail",
    "grail": "holy-grail",
    "act": "",
}
_FLAGS = {"backwards": 2, "turn": 3, "different": 4, "mirror": 5, "mission-grey": 1, "repel-flag": 0}


def offer(scene: Scene, choice: Choice) -> tuple[str, Message]:
    """A button: its sign, and a few words."""
    verb, noun = choice
    if verb in _FLAGS:
        p = _FLAGS[verb]
        power = Message("merlin-offer-flag", {"power": f"flag-power-{p}"})
        sign = boxed(token("flag", p))
        return sign, choice_message(scene, choice) if verb == "mission-grey" else power
    if verb == "score":
        kind = (*KINDS, "influence")[noun]
        return icon("laurels"), Message("merlin-offer-score", {"kind": f"kind-{kind}"})
    if verb == "double":
        which = 0 if scene.asks("tile") else 3
        return icon("family-house" if which == 0 else "meeple-group"), Message(
            "merlin-offer-double", {"ability": f"ability-2-{which}"}
        )
    if verb == "mission":
        return icon("tied-scroll"), Message("merlin-offer-mission", {"points": names.mission_points(noun)})
    if verb == "repel":
        return boxed(token("traitor", noun)), Message("merlin-offer-repel")
    if verb in ("points", "act", "grail"):
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
        terrain = s.tiles[frame.args[0]] % 3
        parts.append(Part(icon(("peaks", "pine-tree", "waves")[terrain]), _named(f"terrain-{terrain}")))
    now = next((choice.verb for choice in scene.options if choice.verb in _ASKED), None)
    if now and parts:
        parts.append(Part("", _wanted(scene, now), True))
    return parts


def _wanted(scene: Scene, verb: str) -> Message:
    """What is to be chosen: where only one kind of things can be, that kind."""
    if _ASKED[verb] == "thing":
        kinds = {choice.noun // 6 for choice in scene.options if choice.verb == verb}
        if len(kinds) == 1:
            return _named(f"kind-{KINDS[kinds.pop()]}")
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
    kind = RONDEL[space]
    return _animal(space // 4) if kind == 0 else icon(SPACE_SIGNS[kind])


def _done(scene: Scene) -> list[Part]:
    """What the asked one did in this turn, as far as it is a part of it."""
    s: State = scene.view
    parts: list[Part] = []
    for event in reversed(scene.log):
        if event.key == "turn":
            break
        args: dict[str, Value] = {}
        if event.key in ("moved-knight", "moved-merlin", "mirrored", "different-action"):
            space, steps = event.args["space"], event.args.get("steps")
            assert isinstance(space, int)
            parts.append(Part(_space_sign(space), _named(names.space_word(space))))
            if isinstance(steps, int):
                args = {"pips": abs(steps)}
                figure = MERLIN if event.key == "moved-merlin" else knight(scene.seats[s.seat].color)
                parts.append(
                    Part(boxed(figure, "0 0 28 28", "figure-box"), Message("merlin-part-steps", args))
                )
        elif event.key == "staff":
            parts.append(Part(icon("wizard-staff"), _named("staff")))
        elif event.key == "returned":
            kind, p = event.args["kind"], event.args["principality"]
            assert isinstance(kind, int) and isinstance(p, int)
            parts.append(Part(boxed(token(KINDS[kind], p)), _named(names.thing_word(kind * 6 + p))))
    parts.reverse()
    return parts[-5:]


# ---- the phone: what lies too small on the board


def picks(scene: Scene) -> str:
    s: State = scene.view
    if not scene.options:
        return ""
    if targets.step(s) == "turn":
        return f'<div class="picks only-small">{dice(scene, s, scene.seat, True)}{_merlins(scene)}</div>'
    drawn = "".join([_pick(scene, choice) for choice in scene.options if choice.verb in _PICKED])
    return (f'<div class="picks only-small">{drawn}</div>' if drawn else "") + _apples(scene, s)


def _apples(scene: Scene, s: State) -> str:
    """The faces that an apple can set the die to, at every size."""
    if not scene.asks("apple"):
        return ""
    color = "merlin" if targets.chosen_die(s) == MERLIN_DIE else scene.seats[scene.asked].color
    faces = []
    for choice in scene.options:
        if choice.verb == "apple":
            look = boxed(die(choice.noun, color), "0 0 32 32", "die-box")
            faces.append(
                f'<div class="card die-card"{scene.button(choice, spoken(scene, choice))}>{look}</div>'
            )
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
    return "".join(
        [_pick(scene, Choice("go", noun)) for noun in (7, 6) if Choice("go", noun) in scene.options]
    )


def _pick(scene: Scene, choice: Choice) -> str:
    said = scene.button(choice, spoken(scene, choice))
    return f'<span class="card pick"{said}>{_pick_sign(scene, choice)}</span>'


def _pick_sign(scene: Scene, choice: Choice) -> str:
    verb, noun = choice
    if verb == "henchman":
        return boxed(henchman(noun, scene.seats[scene.asked].color), HENCHMAN_BOX, "man")
    if verb in ("principality", "influence"):
        return _animal(noun)
    if verb in ("take", "give"):
        return boxed(token(KINDS[noun // 6], noun % 6))
    if verb == "pay":
        return boxed(token("material", noun))
    if verb == "go":
        arrow = icon("anticlockwise-rotation" if noun % 2 else "clockwise-rotation")
        space = targets.target(scene.view, scene.asked, choice)
        assert space is not None
        return f'<span class="pick-way">{arrow}{_space_sign(space)}</span>'
    if verb == "ability":
        row, which = divmod(noun, 4)
        name = l10n(Message(f"ability-{row}-{which}"))
        return f'{ability_sign(row, which)}<small class="pick-name"{name}></small>'
    return boxed(token("traitor", noun))
