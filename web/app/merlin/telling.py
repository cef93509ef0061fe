"""A scoring of Merlin: traitors, Excalibur, environs, influence, henchmen, and what is left at the end."""

from collections.abc import Sequence
from typing import Any

from tafelrunde.kernel.event import Event
from tafelrunde.merlin.box import HOME

from ..facts import number, numbers, points_of, seat_of
from ..markup import Message
from ..scene import Seat
from ..telling import Line, Step
from . import names
from .words import event_message

BEGINS = "scoring"
ENDS = "round"

TRAITORS = frozenset({"flag", "ability-used", "traitor-repelled", "traitor-stayed"})
AT_THE_END = {"apples": "apple", "staffs": "staff"}


def title(event: Event, seats: Sequence[Seat]) -> Message:
    message = event_message(event, seats)
    assert message is not None
    return message


def steps(log: Sequence[Event], start: int, end: int, view: Any, seats: Sequence[Seat]) -> list[Step]:
    """Events with the same topic that follow each other are a step."""
    found: list[Step] = []
    topics: list[tuple[object, ...]] = []
    for at in range(start + 1, end):
        event = log[at]
        topic = _topic(event)
        if topic is None:
            continue
        if not topics or topics[-1] != topic:
            topics.append(topic)
            found.append(Step(_heading(event, topic), (), (), at))
        step = found[-1]
        places = dict.fromkeys((*step.places, *_places(event)))
        found[-1] = step._replace(lines=_with(step.lines, event, seats), places=tuple(places), last=at)
    return found


def _topic(event: Event) -> tuple[object, ...] | None:
    """What an event belongs to; None for what needs no telling."""
    key, args, _ = event
    if key in TRAITORS:
        return "traitors", args["seat"]
    if key == "traitor-drawn":
        return ("new-traitors",)
    if key in ("grail-used", "counters-back"):
        return "influence", args["principality"]
    if key == "game-over":
        return ("end",)
    if key != "points":
        return None
    why = args["why"]
    if why in ("traitors", "repelled"):
        return "traitors", args["seat"]
    if why == "territory":
        return "environs", args["tile"]
    if why == "influence":
        return "influence", args["principality"]
    return (args["category"],)


def _heading(event: Event, topic: tuple[object, ...]) -> Message:
    kind = topic[0]
    if kind == "influence":
        where = names.principality_word(number(event.args, "principality"))
        return Message("merlin-told-influence", {"principality": where})
    return Message("merlin-told-new-traitors" if kind == "new-traitors" else f"merlin-category-{kind}")


def _with(lines: tuple[Line, ...], event: Event, seats: Sequence[Seat]) -> tuple[Line, ...]:
    """The lines and one more. What a seat draws stands in one; points stand behind the line that says what for."""
    seat, points = seat_of(event), points_of(event)
    if event.key == "traitor-drawn":
        drawn = names.traitor_word(number(event.args, "principality"))
        if lines and lines[-1].seat == seat:
            *rest, last = lines
            traitors = last.message.args["traitors"]
            assert isinstance(traitors, list)
            return *rest, Line(seat, Message(last.message.id, {"traitors": [*traitors, drawn]}))
        return *lines, Line(seat, Message("merlin-told-drawn", {"traitors": [drawn]}))
    message = event_message(event, seats)
    if message is None:
        *rest, last = lines
        return *rest, last._replace(points=last.points + points)
    return *lines, Line(seat, message, points)


def _places(event: Event) -> list[str]:
    key, args, _ = event
    if key == "game-over":
        return []
    if "tiles" in args:
        return [f"tile-{tile}" for tile in numbers(args, "tiles")]
    if "where" in args:
        return [f"post-{henchman}-{p}" for henchman, p in enumerate(numbers(args, "where")) if p != HOME]
    if key in ("grail-used", "counters-back") or args.get("why") == "influence":
        return [f"principality-{args['principality']}"]
    left = AT_THE_END.get(str(args.get("why")))
    return [f"{left}-{args['seat']}" if left else f"castle-{args['seat']}"]
