"""The score sheet: where the points come from, by player and category."""

from collections.abc import Sequence
from typing import Any

from tafelrunde.kernel.game import AnyGame

from .markup import crest, figure, icon, said, text
from .scene import Seat


def used(game: AnyGame, earned: Sequence[Sequence[int]]) -> list[int]:
    """The categories in which anybody has points."""
    return [at for at in range(len(game.categories)) if any(seat[at] for seat in earned)]


def rows(game: AnyGame, view: Any, seats: Sequence[Seat], winners: Sequence[int] = (), keys: str = "") -> str:
    """One row a player, one column a category; the best of each column stands out. With `keys`, each column has
    the sign and number by which a picture tells the categories apart."""
    earned = game.earned(view)
    columns = used(game, earned)
    heads = "".join(
        [
            f'<th scope="col"><span class="head">{keys.format(at=at, number=number)}'
            f"<span{said(f'{game.name}-category-{game.categories[at]}')}></span></span></th>"
            for number, at in enumerate(columns, 1)
        ]
    )
    order = sorted(range(len(seats)), key=lambda seat: -sum(earned[seat])) if winners else range(len(seats))
    lines = []
    for seat in order:
        who, points = seats[seat], earned[seat]
        crown = icon("queen-crown") if seat in winners else ""
        cells = "".join(
            [
                f"<td{' class=best' if points[at] == max(row[at] for row in earned) and points[at] > 0 else ''}>"
                f"{figure(points[at])}</td>"
                for at in columns
            ]
        )
        lines.append(
            f'<tr data-seat="{seat}" data-points="{sum(points)}"{" class=is-winner" if seat in winners else ""}>'
            f'<th scope="row"><span class="who">{crest(who.color)}<span class="name">{text(who.name)}</span>'
            f"{crown}</span></th>"
            f'{cells}<td class="sum">{figure(sum(points))}</td></tr>'
        )
    return (
        f'<table class="score-table"><caption class="quiet"{said("table-sheet-about")}></caption>'
        f'<thead><tr><td></td>{heads}<th scope="col"><span class="head"><span{said("table-sum")}></span></span></th>'
        "</tr></thead>"
        f"<tbody>{''.join(lines)}</tbody></table>"
    )
