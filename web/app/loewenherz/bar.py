"""The prompt bar of Löwenherz: the button, the parts of the turn, and what the mines have brought in."""

from tafelrunde.kernel.choice import Choice
from tafelrunde.loewenherz.box import card_and_action
from tafelrunde.loewenherz.scoring import mines
from tafelrunde.loewenherz.state import State, owner

from ..markup import Message, icon, said, sign
from ..scene import Part, Scene
from . import targets
from .names import action_message, name_of
from .printed import PRINTED
from .signs import mine_sign

PLACED = ("border", "knight", "expand")


def offer(scene: Scene, choice: Choice) -> tuple[str, Message]:
    """The only button: leave the rest of an action out."""
    s: State = scene.view
    frame = s.agenda[-1]
    left = frame.args[1] if frame.step == "expand" else frame.args[0]
    return "", Message("loewenherz-offer-done", {"left": left})


def trail(scene: Scene) -> list[Part]:
    """The card, what was placed or chosen by it, and what is placed next."""
    s: State = scene.view
    parts = []
    numbers = dict.fromkeys(PLACED, 0)
    for verb, noun in scene.taken:
        if verb == "play":
            card, which = card_and_action(noun)
            parts.append(Part(icon("card-pick"), action_message(*PRINTED.box.cards[card].actions[which])))
        elif verb == "sell":
            parts.append(
                Part(
                    icon("crown-coin"),
                    Message("loewenherz-part-sold", {"sale": PRINTED.box.cards[noun].sale}),
                )
            )
        elif verb in PLACED:
            numbers[verb] += 1
            parts.append(Part("", Message(f"loewenherz-part-{verb}", {"number": numbers[verb]})))
        elif verb in targets.ON_DOMAINS:
            args = {
                "owner": name_of(owner(s.pieces[noun]), scene.seats),
                "squares": s.realm[noun].bit_count(),
            }
            parts.append(Part("", Message(f"loewenherz-part-{verb}", args)))
    step = s.agenda[-1].step if s.agenda else ""
    verb = {"borders": "border", "knights": "knight", "expand": "expand"}.get(step, "")
    if verb and scene.options:
        parts.append(Part("", Message(f"loewenherz-part-{verb}", {"number": numbers[verb] + 1}), now=True))
    return parts


def income(scene: Scene) -> str:
    """At the start of a turn: what the mines have just brought in."""
    s: State = scene.view
    if not s.agenda or s.agenda[-1].step != "act" or not scene.options:
        return ""
    kinds = [kind for kind, count in enumerate(mines(s, scene.seat)) if count]
    if not kinds:
        return ""
    signs = "".join([mine_sign(kind) for kind in kinds])
    ducat = sign("i-crown-coin", "icon ducat")
    return f'<span class="in">{ducat}<span{said("loewenherz-income", n=len(kinds))}></span>{signs}</span>'
