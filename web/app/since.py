"""What the others did since somebody's last turn: what befell him first, then whole turns. On the table until his own
first choice, and on the curtain."""

from itertools import groupby

from .desk import Desk
from .log import Line
from .markup import crest, l10n, said, sign, signed, text


def _lines(desk: Desk, seat: int) -> list[Line]:
    """What everybody saw happen since the last turn of this seat, without what his own next one begins with."""
    start, now = desk.log.since(seat), desk.log.span
    own = now if now.seat == seat else None
    return [
        line for line in desk.log.lines if line.start >= start and line.only_for is None and line.span != own
    ]


def items(desk: Desk, seat: int) -> tuple[list[Line], list[str]]:
    """The lines, those first that tell what was done to this seat; and the list as markup."""
    log = desk.log
    lines = _lines(desk, seat)
    own = [
        line for line in lines if line.span.seat not in (seat, -1) and desk.table.befalls(line.event) == seat
    ]
    others = [line for line in lines if line not in own]
    drawn: list[str] = []
    if own:
        drawn.append(f'<li class="log-turn is-own"{said("table-since-you")}></li>')
    own = log.joined(own)
    drawn += [_own(desk, line) for line in own]
    for _, group in groupby(others, lambda line: line.span):
        turn = list(group)
        drawn += _scoring(desk, turn) if turn[0].key in desk.events.scorings else log.turn(turn)
    return [*own, *log.joined(others)], drawn


def _own(desk: Desk, line: Line) -> str:
    """Marked, with whom the line speaks of, or else with who did it."""
    by = line.seat if line.seat >= 0 else line.span.seat
    return (
        f'<li class="log-line is-own">{crest(desk.seats[by].color)}<span{desk.log.link(line)}>'
        f'<span class="visually-hidden">{text(desk.seats[by].name)}: </span><span{l10n(line.message)}></span></span>'
        f"{_points(line.points)}</li>"
    )


def _points(points: int) -> str:
    kind = "plus" if points > 0 else "minus"
    return f'<b class="{kind}">{signed(points)}</b>' if points else ""


def _scoring(desk: Desk, lines: list[Line]) -> list[str]:
    """A scoring in one line: what it brought to each."""
    got = dict.fromkeys(range(len(desk.seats)), 0)
    for line in lines:
        if line.seat >= 0:
            got[line.seat] += line.points
    sums = "".join(
        [
            f'<span>{crest(desk.seats[seat].color)}<span class="visually-hidden">{text(desk.seats[seat].name)}: </span>'
            f"<b>{signed(points)}</b></span>"
            for seat, points in got.items()
        ]
    )
    return [desk.log.item(lines[0]), f'<li class="log-sums">{sums}</li>']


def _foremost(desk: Desk, lines: list[Line], seat: int) -> Line:
    """The line to begin with: what befell this seat, else what brought most, else the last one."""
    if desk.table.befalls(lines[0].event) == seat:
        return lines[0]
    return max(reversed(lines), key=lambda line: abs(line.points))


def markup(desk: Desk, seat: int) -> str:
    """The strip: a heading that opens it, with the first line and the number of lines, and the list."""
    if desk.begun:
        return ""
    lines, drawn = items(desk, seat)
    # How a game begins is nothing that others did.
    told = lines if desk.log.since(seat) else [line for line in lines if line.span.seat >= 0]
    if not told:
        return ""
    first = _foremost(desk, lines, seat)
    who = first.seat if first.seat >= 0 else first.span.seat
    disc = crest(desk.seats[who].color) if who >= 0 else ""
    own = " is-own" if desk.table.befalls(first.event) == seat else ""
    return (
        f'<button type="button" class="since-head{own}" data-since aria-expanded="false">'
        f'<b class="since-title"{said("table-since")}></b>'
        f'<span class="since-peek" aria-hidden="true">{disc}<span{l10n(first.message)}></span>{_points(first.points)}'
        f'</span><small class="since-count"{said("table-since-count", count=len(lines))}></small>'
        f"{sign('s-open', 'stroke')}</button>\n"
        f'<ol class="log since-list" tabindex="0">{"".join(drawn)}</ol>'
    )
