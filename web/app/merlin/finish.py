"""Merlin's end: after the sixth round. Its award is for the mission that brought most."""

from collections.abc import Sequence

from tafelrunde.kernel.event import Event
from tafelrunde.merlin.box import ROUNDS
from tafelrunde.merlin.state import State

from ..markup import Message
from ..scene import Award, Finish, Seat
from . import names


def finish(state: State, log: Sequence[Event], seats: Sequence[Seat]) -> Finish:
    missions = [
        Award(
            names.number(event.args, "seat"),
            Message("merlin-best-mission", {"card": names.mission_words(names.number(event.args, "card"))}),
            names.number(event.args, "points"),
            number,
        )
        for number, event in enumerate(log)
        if event.key == "points" and event.args["why"] == "mission" and "card" in event.args
    ]
    best = max(missions, key=lambda award: award.points, default=None)
    return Finish([Message("merlin-why-over", {"rounds": ROUNDS})], [best] if best else [])
