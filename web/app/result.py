"""The end of a game: who has won and why it ended, how the points came about, and the moments that decided."""

from collections.abc import Callable, Sequence

from . import stacks
from .chart import chart
from .course import Course
from .desk import Desk
from .growth import Growth
from .log import Log
from .markup import Message, crest, icon, l10n, said, signed, text
from .outcome import fate, outcome, place
from .protocol import Best
from .replay import Replay
from .scene import Award, Seat
from .scoresheet import rows, used
from .swings import Swing, swings

# The button that leads from the table back to the result.
BACK = f'<button class="btn btn-main" data-result{said("table-to-result")}></button>'


def leading(desk: Desk, course: Course | None) -> Callable[[int], str] | None:
    """How an event leads into the replay. None where there is none: the rules have changed since."""
    if isinstance(desk, Replay):
        return lambda event: f' data-moment="{desk.course.moment_of(event)}"'
    if course is None:
        return None
    return lambda event: f' data-look-at="{course.moment_of(event)}"'


def so_far(desk: Desk) -> str:
    """Sheet and chart of a game that goes on."""
    session = desk.session
    growth = Growth(session.game, desk.events, session.log, len(desk.seats))
    course = None if isinstance(desk, Replay) else Course.of(session)
    return rows(session.game, session.state, desk.seats) + chart(growth, desk.seats, leading(desk, course))


def result(desk: Desk) -> str:
    session = desk.session
    game, state, seats = session.game, session.state, desk.seats
    course = Course.of(session)
    lead = leading(desk, course)
    winners = game.winners(state)
    growth = Growth(game, desk.events, session.log, len(seats))
    categories = used(game, game.earned(state))
    finish = desk.table.finish(state, session.log, seats)
    points = game.points(state)
    order = sorted(range(len(seats)), key=lambda seat: (seat not in winners, -points[seat]))
    log = Log(desk.table, desk.events, seats)
    found = swings(course, log.follow(session.log), winners[0]) if course else []
    own = place(points, winners, desk.people)
    return (
        f'<article class="result-card is-{fate(winners, desk.people)}">'
        f"{_head(desk, winners, [*finish.why, *([own] if own else [])])}"
        f'<div class="score-scroll" tabindex="0" role="group"{said("table-sheet")}>{stacks.keys(categories)}'
        f"{rows(game, state, seats, winners, stacks.KEY)}</div>"
        f'<div class="result-story">{chart(growth, seats, lead)}'
        f"{_moments(found, finish.awards, desk, growth, lead)}</div>"
        f"{stacks.stacks(game, growth, seats, order)}"
        f'<p class="quiet result-seed"{said("table-result-seed", seed=session.setup.seed)}></p></article>'
    )


def _head(desk: Desk, winners: Sequence[int], told: Sequence[Message]) -> str:
    """In the colors of whoever has won."""
    color = desk.seats[winners[0]].color
    crests = "".join([crest(desk.seats[seat].color) for seat in winners])
    lines = "".join([f"<p{l10n(message)}></p>" for message in told])
    return (
        f'<header class="result-head c-{color}"><div class="result-crests">{icon("laurel-crown")}{crests}</div>'
        f'<div class="result-words"><h1 tabindex="-1"{l10n(outcome(winners, desk.seats, desk.people))}></h1>{lines}'
        "</div></header>"
    )


def _moments(
    found: Sequence[Swing],
    awards: Sequence[Award],
    desk: Desk,
    growth: Growth,
    lead: Callable[[int], str] | None,
) -> str:
    seats = desk.seats
    items = []
    for swing in found:
        what, number = growth.unit, growth.when(swing.line.start)
        name, before, after = seats[swing.winner].name, signed(swing.before), signed(swing.after)
        about = Message(
            "table-swing", {"what": what, "number": number, "name": name, "before": before, "after": after}
        )
        line = swing.line
        items.append(_item(seats[line.seat], line.message, line.points, lead and lead(line.start), about))
    best = [
        _item(seats[award.seat], award.message, award.points, lead and award.event >= 0 and lead(award.event))
        for award in awards
    ]
    return f'<div class="result-moments">{_list("table-decisive", items)}{_list("table-best", best)}</div>'


def _list(title: str, items: Sequence[str]) -> str:
    if not items:
        return ""
    return f'<h2{said(title)}></h2><ul class="moment-list">{"".join(items)}</ul>'


def _item(
    who: Seat, message: Message, points: int, lead: str | bool | None, about: Message | None = None
) -> str:
    """A line that leads into the replay where there is a moment to see."""
    tag, attributes = ("button", f' type="button"{lead}') if lead else ("div", "")
    below = f"<small{l10n(about)}></small>" if about else ""
    return (
        f'<li><{tag} class="moment"{attributes}>{crest(who.color)}<span class="moment-words">'
        f"<b>{text(who.name)}:</b> <span{l10n(message)}></span>{below}</span>"
        f'<b class="{"plus" if points > 0 else "minus"}">{signed(points)}</b></{tag}></li>'
    )


def best(desk: Desk) -> Best | None:
    """The best score of a person at this device, for its records."""
    points = desk.session.game.points(desk.session.state)
    seat = max(desk.people, key=lambda seat: points[seat], default=None)
    if seat is None:
        return None
    return {"players": len(desk.seats), "points": points[seat], "name": desk.seats[seat].name}
