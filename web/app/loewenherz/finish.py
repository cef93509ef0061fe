"""Löwenherz's end: by the king's goal or by the last card. Its award is for the domain that is worth most."""

from collections.abc import Sequence

from tafelrunde.kernel.event import Event
from tafelrunde.loewenherz.scoring import land_points, points, winners
from tafelrunde.loewenherz.state import State

from ..markup import Message
from ..scene import Award, Finish, Seat
from .names import at


def finish(state: State, log: Sequence[Event], seats: Sequence[Seat]) -> Finish:
    reached = any(event.key == "goal-reached" for event in log)
    ending = (
        Message("loewenherz-why-goal", {"goal": state.goal}) if reached else Message("loewenherz-why-cards")
    )
    why = [ending]
    got = points(state)
    if got.count(max(got)) > len(winners(state)):  # L7.5
        why.append(Message("loewenherz-why-ducats"))
    return Finish(why, _domains(state, seats))


def _domains(s: State, seats: Sequence[Seat]) -> list[Award]:
    """The one with the most points on its squares."""
    awards = [
        Award(
            seat,
            Message("loewenherz-best-domain", {"square": at(castle), "squares": s.realm[castle].bit_count()}),
            sum(land_points(s, s.realm[castle])),
        )
        for seat in range(len(seats))
        for castle in s.castles[seat]
        if s.realm[castle]
    ]
    best = max(awards, key=lambda award: award.points, default=None)
    return [best] if best and best.points else []
