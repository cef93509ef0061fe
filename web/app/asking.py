"""What somebody wants to know of a thing on the table: what it is, what it would bring, why it cannot be chosen."""

from tafelrunde.kernel.choice import Choice

from .desk import Desk
from .markup import Message, plain
from .protocol import Ask, Explained
from .scene import Scene, Told


def answer(desk: Desk, asked: Ask) -> Explained:
    scene = desk.scene()
    if "about" in asked:
        return _data(desk.table.about(scene, asked["about"]))
    if "choice" not in asked:
        return _data(_why_not(desk, scene, Choice(asked["verb"], asked["noun"])))
    if desk.session.waits or desk.over:
        return _data(Told([desk.question()]))
    return _choice(desk, scene, desk.session.options[asked["choice"]])


def _choice(desk: Desk, scene: Scene, choice: Choice) -> Explained:
    table = desk.table
    outcome = table.effect(scene, choice)
    return {
        **_data(table.explain(scene, choice)),
        "title": table.choice_message(scene, choice).data(),
        "worth": {
            "name": table.confirm(scene, choice).data(),
            "effect": outcome.words.data() if outcome.words else None,
            "short": plain(outcome.short),
            "counts": outcome.counts,
        },
    }


def _why_not(desk: Desk, scene: Scene, choice: Choice) -> Told:
    """The reason, and what the thing is all the same."""
    game, state = desk.session.game, desk.session.state
    more = desk.table.explain(scene, choice).lines
    refusal = game.refuse(state, choice)
    if refusal is None:
        return Told([Message(f"{game.name}-refuse-now"), *more])
    args = desk.table.refusal_args(state, choice, refusal, desk.seats)
    return Told([Message(f"{game.name}-refuse-{refusal.rule.replace('.', '-')}", args), *more], refusal.rule)


def _data(told: Told) -> Explained:
    return {"lines": [line.data() for line in told.lines], "rule": told.rule}
