"""The score sheet: where the points come from, by player and category, and how they grew."""

from collections.abc import Sequence
from typing import Any

from tafelrunde.kernel.event import Event
from tafelrunde.kernel.game import AnyGame

from .listing import Events
from .markup import Message, crest, icon, l10n, said, signed, text
from .scene import Seat

WIDTH, HEIGHT = 640, 240
LEFT, RIGHT, TOP, BOTTOM = 34, 30, 12, 24
# The button that leads from the table back to the result.
BACK = f'<button class="btn btn-main" data-result{said("table-to-result")}></button>'


def rows(game: AnyGame, view: Any, seats: Sequence[Seat], winners: Sequence[int] = ()) -> str:
    """One row a player, one column a category; the best of each column stands out."""
    earned = game.earned(view)
    used = [at for at in range(len(game.categories)) if any(seat[at] for seat in earned)]
    heads = "".join(
        [f'<th scope="col"{said(f"{game.name}-category-{game.categories[at]}")}></th>' for at in used]
    )
    order = sorted(range(len(seats)), key=lambda seat: -sum(earned[seat])) if winners else range(len(seats))
    lines = []
    for seat in order:
        who, points = seats[seat], earned[seat]
        crown = icon("queen-crown") if seat in winners else ""
        cells = "".join(
            [
                f"<td{' class=best' if points[at] == max(row[at] for row in earned) and points[at] > 0 else ''}>"
                f"{_figure(points[at])}</td>"
                for at in used
            ]
        )
        lines.append(
            f'<tr data-seat="{seat}" data-points="{sum(points)}"{" class=is-winner" if seat in winners else ""}>'
            f'<th scope="row"><span class="who">{crest(who.color)}<span class="name">{text(who.name)}</span>'
            f"{crown}</span></th>"
            f'{cells}<td class="sum">{_figure(sum(points))}</td></tr>'
        )
    return (
        f'<table class="score-table"><thead><tr><td></td>{heads}<th scope="col"{said("table-sum")}></th></tr></thead>'
        f"<tbody>{''.join(lines)}</tbody></table>"
    )


def _figure(points: int) -> str:
    return signed(points) if points < 0 else str(points)


def history(events: Events, log: Sequence[Event], players: int) -> tuple[list[list[int]], list[int]]:
    """Points of every seat at the start of each turn and now; and the turns at which a scoring stood."""
    now = [0] * players
    turns: list[list[int]] = []
    scorings: list[int] = []
    for event in log:
        if event.key == events.points:
            seat, points = event.args["seat"], event.args["points"]
            assert isinstance(seat, int) and isinstance(points, int)
            now[seat] += points
        elif event.key == events.turn:
            turns.append(now.copy())
        elif event.key in events.scorings:
            scorings.append(len(turns))
    return [*turns, now], scorings


def chart(events: Events, log: Sequence[Event], seats: Sequence[Seat]) -> str:
    """How the points grew, turn by turn: a line a player with his charge at its end."""
    turns, scorings = history(events, log, len(seats))
    if len(turns) < 2:
        return ""
    low = min(0, *[min(row) for row in turns])
    high = max(10, *[max(row) for row in turns])
    across = (WIDTH - LEFT - RIGHT) / (len(turns) - 1)
    up = (HEIGHT - TOP - BOTTOM) / (high - low)

    def x(turn: int) -> float:
        return LEFT + across * turn

    def y(points: int) -> float:
        return HEIGHT - BOTTOM - up * (points - low)

    step = next(step for step in (5, 10, 20, 50, 100, 200) if (high - low) / step <= 7)
    grid = "".join(
        [
            f'<path class="chart-grid" d="M{LEFT} {y(points):.1f}H{WIDTH - RIGHT}"/>'
            f'<text class="chart-text" x="{LEFT - 6}" y="{y(points) + 4:.1f}" text-anchor="end">'
            f"{_figure(points)}</text>"
            for points in range(-(-low // step) * step, high + 1, step)
        ]
    )
    marks = "".join(
        [
            f'<path class="chart-mark" d="M{x(turn):.1f} {TOP}V{HEIGHT - BOTTOM}"/>'
            for turn in scorings
            if turn < len(turns)
        ]
    )
    lines, ends = [], []
    spots = _spread([y(turns[-1][seat]) for seat in range(len(seats))])
    for seat, who in enumerate(seats):
        path = "L".join([f"{x(turn):.1f} {y(row[seat]):.1f}" for turn, row in enumerate(turns)])
        lines.append(
            f'<path class="chart-casing" d="M{path}"/><path class="chart-line c-{who.color}" d="M{path}"/>'
        )
        ends.append(
            f'<g class="c-{who.color}" transform="translate({WIDTH - RIGHT + 12} {spots[seat]:.1f})">'
            f'<circle class="crest-disc" r="9"/>'
            f'<use class="crest-sign" href="#e-{who.color}" x="-5.5" y="-5.5" width="11" height="11"/></g>'
        )
    return (
        f'<figure class="chart"><figcaption{said("table-chart")}></figcaption>'
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true">{grid}{marks}{"".join(lines)}{"".join(ends)}</svg>'
        "</figure>"
    )


def _spread(heights: list[float], apart: float = 19) -> list[float]:
    """Heights pushed apart so that no disc hides another."""
    placed = heights.copy()
    below = float("inf")
    for at in sorted(range(len(heights)), key=lambda at: -heights[at]):
        placed[at] = below = min(heights[at], below - apart)
    return placed


def outcome(winners: Sequence[int], seats: Sequence[Seat]) -> Message:
    names = [seats[seat].name for seat in winners]
    return Message("table-winner" if len(winners) == 1 else "table-winners", {"names": names})


def result(events: Events, game: AnyGame, view: Any, seats: Sequence[Seat], log: Sequence[Event]) -> str:
    winners = game.winners(view)
    return (
        f'<section class="sheet-card"><h1{l10n(outcome(winners, seats))}></h1>'
        f'<div class="score-scroll" tabindex="0" role="group"{said("table-sheet")}>{rows(game, view, seats, winners)}'
        f"</div>{chart(events, log, seats)}</section>"
    )
