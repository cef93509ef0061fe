"""The guided first game: a strip that says what this moment is about. It never stands in anybody's way."""

from .desk import Desk
from .markup import icon, l10n


def markup(desk: Desk) -> str:
    if not desk.guided or not desk.person_asked or desk.session.waits:
        return ""
    lesson = desk.table.lesson(desk.session.state)
    return f'<div class="guide-card">{icon("light-bulb")}<p{l10n(lesson)}></p></div>' if lesson else ""
