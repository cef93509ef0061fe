"""A scoring of Löwenherz: what an action has won and lost on the land, monopolies, and the ducats of the end."""

from collections.abc import Sequence
from typing import NamedTuple

from tafelrunde.kernel.event import Event
from tafelrunde.loewenherz.box import MINES, MONOPOLY, MONOPOLY_POINTS
from tafelrunde.loewenherz.grid import BIT, squares_of
from tafelrunde.loewenherz.scoring import lands, mines_in
from tafelrunde.loewenherz.state import State, owner

from ..facts import number, numbers, points_of, seat_of
from ..markup import Message
from ..scene import Seat
from ..telling import Line, Step
from .names import LAND
from .words import event_message

# An action a turn: its points are counted when all of it is done (L5.3).
BEGINS = ENDS = "turn"

ON_LAND = frozenset({"domain-made", "expanded", "cut-off"})
AT_THE_END = frozenset({"goal-reached", "cards-out"})


def title(event: Event, seats: Sequence[Seat]) -> Message:
    return Message("loewenherz-told", {"name": seats[seat_of(event)].name})


def steps(log: Sequence[Event], start: int, end: int, view: State, seats: Sequence[Seat]) -> list[Step]:
    happened = range(start + 1, end)
    if not any(log[at].key == "points" for at in happened):
        return []
    after = _lands_at(view, log, end, len(seats))
    before = _lands_at(view, log, start, len(seats))
    found: list[Step] = []
    for seat in range(len(seats)):
        found += _of_seat(log, happened, Change(view, seat, before[seat], after[seat]), seats)
    ducats = [at for at in happened if log[at].args.get("category") == "ducats"]
    if ducats:
        places = tuple(f"seat-{log[at].args['seat']}" for at in ducats)
        found.append(Step(Message("loewenherz-told-ducats"), _lines(log, ducats, seats), places, ducats[-1]))
    over = [at for at in happened if log[at].key in AT_THE_END]
    if over:
        found.append(Step(Message("loewenherz-told-end"), _lines(log, over, seats), (), over[-1]))
    return found


class Change(NamedTuple):
    """The squares of a seat before and after an action, as bit sets."""

    view: State
    seat: int
    before: int
    after: int


def _of_seat(log: Sequence[Event], happened: range, change: Change, seats: Sequence[Seat]) -> list[Step]:
    """The land that a seat has won or lost, and then its monopolies."""
    seat = change.seat
    points = [at for at in happened if log[at].key == "points" and log[at].args["seat"] == seat]
    land = [at for at in points if log[at].args["category"] not in ("monopoly", "ducats")]
    made = [at for at in happened if log[at].key == "domain-made" and log[at].args["color"] == seat]
    found = []
    if land or made:
        total = sum([points_of(log[at]) for at in land])
        word = "domain" if made else "won" if total >= 0 else "lost"
        squares = squares_of(change.before ^ change.after)
        places = tuple(f"square-{square}" for square in squares)
        lines = (*_lines(log, made, seats, seat), *_lines(log, land, seats))
        found.append(Step(Message(f"loewenherz-told-{word}"), lines, places, max(made + land)))
    return found + [_monopolies(at, change) for at in points if log[at].args["category"] == "monopoly"]


def _monopolies(at: int, change: Change) -> Step:
    view, seat, before, after = change
    counts = zip(MINES, mines_in(view, before), mines_in(view, after), strict=True)
    changed = [(mine, now >= MONOPOLY) for mine, was, now in counts if (was >= MONOPOLY) != (now >= MONOPOLY)]
    squares = 0
    for mine, won in changed:
        squares |= view.terrain[mine] & (after if won else before)
    lines = [
        Line(
            seat,
            Message("loewenherz-told-monopoly-of", {"mine": LAND[mine], "why": "won" if won else "lost"}),
            MONOPOLY_POINTS if won else -MONOPOLY_POINTS,
        )
        for mine, won in changed
    ]
    places = tuple(f"square-{square}" for square in squares_of(squares))
    return Step(Message("loewenherz-told-monopoly"), tuple(lines), places, at)


def _lines(
    log: Sequence[Event], which: Sequence[int], seats: Sequence[Seat], of: int = -1
) -> tuple[Line, ...]:
    lines = []
    for at in which:
        event = log[at]
        message = event_message(event, seats)
        assert message is not None
        lines.append(Line(seat_of(event) if "seat" in event.args else of, message, points_of(event)))
    return tuple(lines)


def _lands_at(view: State, log: Sequence[Event], at: int, players: int) -> list[int]:
    """The squares of each seat before an event, as bit sets: from how the table stands now, backwards."""
    held = [lands(view, seat) for seat in range(players)]
    for event in reversed(log[at:]):
        if event.key not in ON_LAND:
            continue
        color = owner(view.pieces[number(event.args, "castle")])
        if event.key == "expanded":
            bit, victim = BIT[number(event.args, "square")], number(event.args, "victim")
            if color < players:
                held[color] &= ~bit
            if victim >= 0 and owner(view.pieces[victim]) < players:
                held[owner(view.pieces[victim])] |= bit
            continue
        if color < players:
            for square in numbers(event.args, "area"):
                held[color] ^= BIT[square]
    return held
