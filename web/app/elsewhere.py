"""The prompt bar while somebody on another device has the turn, or while it is shown what he did."""

from .markup import Message, crest, icon, l10n, said
from .scene import Scene

SEND = (
    f'<button class="btn btn-main" data-share>{icon("paper-plane")}<span{said("table-send")}></span></button>'
)
# What comes back may come as a link in a letter, or as a code on the screen of whoever sits opposite.
RECEIVE = (
    f'<button class="btn" data-open="open-link">{icon("linked-rings")}'
    f"<span{said('shell-open-link')}></span></button>"
)
SKIP = f'<button class="btn btn-main" data-do="skip"{said("table-skip")}></button>'


def regions(scene: Scene, question: Message, *, following: bool) -> dict[str, str]:
    who = crest(scene.seats[scene.asked].color)
    return {
        "ask": f'{who}<h2 class="question"{l10n(question)}></h2>',
        "offers": "" if following else RECEIVE,
        "main": SKIP if following else SEND,
    }
