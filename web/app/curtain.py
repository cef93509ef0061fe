"""The curtain between two people: who is next, and what everybody saw since his last turn."""

from . import since
from .desk import Desk
from .markup import crest, said


def markup(desk: Desk) -> str:
    who = desk.seats[desk.asked]
    _, news = since.items(desk, desk.asked)
    heading = said("shell-curtain-news", turns="some" if desk.log.since(desk.asked) else "none")
    told = f'<div class="curtain-news"><h2{heading}></h2><ol class="log">{"".join(news)}</ol></div>'
    return (
        f'<div class="curtain c-{who.color} curtain-{who.color}"><section class="curtain-card">{crest(who.color)}'
        f'<h1 id="curtain-title"{said("shell-curtain-title", name=who.name)}></h1>'
        f'<p><span class="curtain-pass"{said("shell-curtain-pass")}></span>'
        f" <span{said('shell-curtain-hidden')}></span></p>"
        f'<button class="btn btn-main" data-lift{said("shell-curtain-lift", name=who.name)}></button>'
        f"{told if news else ''}</section></div>"
    )
