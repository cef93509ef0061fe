"""The bar where a turn is over and waits for its player's yes, and at the last look at the table before the result.

The yes is the only choice there, number 0, so that whoever clicks on choices alone comes to the end of any game.
"""

from .markup import Message, crest, l10n
from .prompt import trail
from .scene import Part, Scene, Table
from .shelf import listing_of

YES = "table-end-turn"
RESULT = "table-to-result"


def regions(table: Table, scene: Scene, question: Message) -> dict[str, str]:
    over = scene.asked < 0
    seat = scene.game.winners(scene.view)[0] if over else scene.asked
    parts = "" if over else trail([*table.trail(scene), *_drawn(table, scene)])
    return {
        "ask": f'{crest(scene.seats[seat].color)}<h2 class="question"{l10n(question)}></h2>{parts}',
        "main": _button(_label(scene), "btn btn-main"),
    }


def _drawn(table: Table, scene: Scene) -> list[Part]:
    """What only the one whose turn it was may know of it, such as the card that he drew."""
    parts: list[Part] = []
    turn = listing_of(scene.game.name).events.turn
    for event in reversed(scene.log):
        if event.key == turn:
            break
        message = table.event_message(event, scene.seats)
        if scene.hand_open and event.only_for == scene.seat and message:
            parts.insert(0, Part("", message))
    return parts


def choices(scene: Scene) -> str:
    """The same in the list of all choices."""
    return f'<ul class="choice-list"><li>{_button(_label(scene), "btn")}</li></ul>'


def _label(scene: Scene) -> Message:
    return Message(RESULT if scene.view.agenda == [] else YES)


def _button(label: Message, classes: str) -> str:
    return f'<button class="{classes}" data-choice="0" data-yes{l10n(label)}></button>'
