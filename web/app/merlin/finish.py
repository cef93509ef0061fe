"""Merlin's end: after the sixth round. Its award is for the mission that brought most."""

from collections.abc import Sequence

from tafelrunde.kernel.event import Event
from tafelrunde.merlin.box import ROUNDS
from tafelrunde.merlin.state import State

from ..facts import number, points_of, seat_of
from ..markup import Message
from ..scene import Award, Finish, Seat
from . import names


def finish(state: State, log: Sequence[Event], seats: Sequence[Seat]) -> Finish:
    missions = [
        Award(
            seat_of(event),
            Message("merlin-best-mission", {"card": names.mission_words(number(event.args, "card"))}),
            points_of(event),
            at,
        )
        for at, event in enumerate(log)
        if event.key == "points" and event.args["why"] == "mission" and "card" in event.args
    ]
    best = max(missions, key=lambda award: award.points, default=None)
    return Finish([Message("merlin-why-over", {"rounds": ROUNDS})], [best] if best else [])
