"""A turn that was thought of, in words: what is done in it one after the other, where, and what it brings at once.

It is tried out on a copy of what its seat sees, up to the first chance or hidden card.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from tafelrunde.kernel.choice import Choice
from tafelrunde.kernel.event import Event, Log
from tafelrunde.kernel.game import asked
from tafelrunde.kernel.think import Advice

from .markup import Message
from .scene import Scene, Table
from .shelf import listing_of


class Plan(NamedTuple):
    # The number of the option that it begins with, the points that it promises, and all of its choices.
    choice: int
    points: float
    line: tuple[Choice, ...]
    parts: list[Message]
    gains: list[Message]
    events: list[Event]


class Foresight(Log):
    """Hears everything up to the end of the turn, and nothing that nobody can know."""

    __slots__ = ("ends",)

    def __init__(self, ends: frozenset[str]) -> None:
        super().__init__()
        self.ends = ends

    def add(self, key: str, /, *, only_for: int | None = None, **args: Any) -> None:
        self.sealed = self.sealed or key in self.ends
        if not self.sealed:
            super().add(key, only_for=only_for, **args)


def told(table: Table, scene: Scene, advice: Advice) -> Plan:
    """`scene` is that of the question at which the advice was given."""
    options = list(scene.options)
    if not advice.line:  # no plan, only an opinion on the question at hand
        choice = options[advice.choice]
        effect = table.effect(scene, choice).words
        gains = [effect] if effect else []
        return Plan(*advice[:2], (choice,), [table.choice_message(scene, choice)], gains, [])
    events = listing_of(scene.game.name).events
    log = Foresight(frozenset({events.turn, *events.heads, *events.scorings}))
    s = scene.view.clone()
    parts: list[Message] = []
    for choice in advice.line:
        if asked(s) == scene.asked:
            here = {option: number for number, option in enumerate(scene.game.options(s))}
            part = table.part_message(replace(scene, view=s, options=here), choice)
            if part:
                parts.append(part)
        s = s.clone()
        scene.game.apply(s, choice, log)
    gains = table.gains(scene, s, log.events)
    return Plan(*advice, _counted(parts), gains, log.events)


def _counted(parts: Sequence[Message]) -> list[Message]:
    """What is done twice in a row is said once."""
    found: list[list[Message]] = []
    for part in parts:
        if found and found[-1][0] == part:
            found[-1].append(part)
        else:
            found.append([part])
    return [
        Message("table-hint-times", {"what": same[0], "n": len(same)}) if len(same) > 1 else same[0]
        for same in found
    ]


def places(table: Table, plan: Plan) -> list[str]:
    """Where on the table it happens."""
    found = [table.event_place(event) for event in plan.events]
    return list(dict.fromkeys(place for place in found if place))
