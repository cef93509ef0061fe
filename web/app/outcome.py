"""Who has won, as those at this device see it."""

from collections.abc import Sequence
from typing import Literal

from .markup import Message
from .scene import Seat

Fate = Literal["won", "lost"]


def fate(winners: Sequence[int], people: Sequence[int]) -> Fate:
    """Of the people here; where nobody here has played, the winner's."""
    return "won" if not people or {*winners} & {*people} else "lost"


def outcome(winners: Sequence[int], seats: Sequence[Seat], people: Sequence[int] = ()) -> Message:
    """Who has won; `people` are those who read it at their own device."""
    names = [seats[seat].name for seat in winners]
    if [*people] == [*winners]:
        return Message("table-you-won")
    if len(people) == 1 and people[0] in winners:
        others = [seats[seat].name for seat in winners if seat != people[0]]
        return Message("table-you-won-with", {"names": others})
    return Message("table-winner" if len(winners) == 1 else "table-winners", {"names": names})


def place(points: Sequence[int], winners: Sequence[int], people: Sequence[int]) -> Message | None:
    """Where the only person here came in, if he has not won. Equal points may still be a lower place."""
    if len(people) != 1 or people[0] in winners:
        return None
    own = points[people[0]]
    ahead = [seat for seat in range(len(points)) if points[seat] > own or seat in winners]
    behind = max(points) - own
    return Message(
        "table-your-place", {"place": len(ahead) + 1, "players": len(points), "points": own, "behind": behind}
    )
