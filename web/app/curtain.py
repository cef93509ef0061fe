"""The curtain between two people: who is next, and what everybody saw since his last turn."""

from .desk import Desk
from .markup import crest, said

NEWS = 6


def markup(desk: Desk) -> str:
    who = desk.seats[desk.asked]
    since = desk.last_seen(desk.asked)
    lines = [line for line in desk.log.lines if line.only_for is None and line.start >= since]
    news = "".join([desk.log.item(line) for line in lines[-NEWS:]])
    heading = said("shell-curtain-news", turns="some" if since else "none")
    told = f'<div class="curtain-news"><h2{heading}></h2><ol class="log">{news}</ol></div>'
    return (
        f'<div class="curtain c-{who.color} curtain-{who.color}"><section class="curtain-card">{crest(who.color)}'
        f'<h1 id="curtain-title"{said("shell-curtain-title", name=who.name)}></h1><p{said("shell-curtain-text")}></p>'
        f'<button class="btn btn-main" data-lift{said("shell-curtain-lift", name=who.name)}></button>'
        f"{told if news else ''}</section></div>"
    )
