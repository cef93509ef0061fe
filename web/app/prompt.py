"""The prompt bar: the question, what is decided already, the buttons; and all choices as a list."""

from collections.abc import Sequence

from tafelrunde.kernel.choice import Choice

from .markup import Message, crest, l10n, said
from .scene import Part, Scene, Table


def regions(table: Table, scene: Scene, question: Message) -> dict[str, str]:
    return {
        "ask": _ask(table, scene, question),
        "offers": _offers(table, scene),
        "main": _main(table, scene),
    }


def _ask(table: Table, scene: Scene, question: Message) -> str:
    seat = scene.seats[scene.asked]
    return f'{crest(seat.color)}<h2 class="question"{l10n(question)}></h2>{trail(table.trail(scene))}'


def trail(parts: Sequence[Part]) -> str:
    drawn = "".join([_part(part) for part in parts])
    return f'<ol class="trail">{drawn}</ol>' if drawn else ""


def _part(part: Part) -> str:
    now = " is-now" if part.now else ""
    return f'<li><span class="chip{now}">{part.sign}<span{l10n(part.label)}></span></span></li>'


def _button(table: Table, scene: Scene, choice: Choice, number: int, classes: str) -> str:
    """Few, and each says what it is worth."""
    sign, label = table.offer(scene, choice)
    short = table.effect(scene, choice).short
    worth = f"<b{said('table-worth', short=short)}></b>" if short else ""
    return (
        f'<button class="{classes}" data-choice="{number}">{sign}<span{l10n(label)}></span>{worth}</button>'
    )


def _offers(table: Table, scene: Scene) -> str:
    """What gives something up looks and lies apart."""
    return "".join(
        [
            _button(
                table,
                scene,
                choice,
                scene.options[choice],
                "btn is-giving-up" if choice.verb in table.GIVES_UP else "btn",
            )
            for choice in table.offers(scene)
        ]
    )


def _main(table: Table, scene: Scene) -> str:
    for choice, number in scene.options.items():
        if choice.verb in table.MAIN:
            return _button(table, scene, choice, number, "btn btn-main")
    return f'<button class="btn btn-main" disabled{l10n(Message(f"{scene.game.name}-main"))}></button>'


def choices(table: Table, scene: Scene) -> str:
    """Everything that can be chosen, as a list: whoever cannot or will not use the board."""
    items = []
    for choice, number in scene.options.items():
        label = l10n(table.choice_message(scene, choice))
        effect = table.effect(scene, choice).words
        shown = f"<small{l10n(effect)}></small>" if effect else ""
        items.append(
            f'<li><button class="btn" data-choice="{number}"><span{label}></span>{shown}</button></li>'
        )
    return f'<ul class="choice-list">{"".join(items)}</ul>' if items else ""
