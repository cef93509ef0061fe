"""The king's advice: the best choices at this question, with what he expects of them."""

from .desk import Desk
from .markup import icon, l10n, said, sign
from .scene import Scene


def markup(desk: Desk, scene: Scene) -> str:
    if desk.wants_advice:
        return f'<p class="hint-wait">{icon("queen-crown")}<span{said("table-hint-thinking")}></span></p>'
    if not desk.advice:
        return ""
    items = []
    for number, points in desk.advice:
        choice = desk.session.options[number]
        label = l10n(desk.table.choice_message(scene, choice))
        worth = said(
            "table-hint-points", sign="minus" if points < 0 else "plus", points=round(abs(points), 1)
        )
        items.append(
            f'<li><button class="btn" data-choice="{number}"><span{label}></span><small{worth}></small></button></li>'
        )
    cross = sign("s-close", "stroke")
    close = f'<button class="bar-btn" type="button" data-do="hush"{said("shell-close")}>{cross}</button>'
    title = f'<p class="hint-title">{icon("queen-crown")}<span{said("table-hint")}></span>{close}</p>'
    return f'{title}<ol class="hint-list">{"".join(items)}</ol>'
