"""The result as one drawing, to be given away as a picture (shell/picture.js)."""

from .chart import HEIGHT as CHART_HEIGHT
from .chart import WIDTH as CHART_WIDTH
from .chart import disc_at, drawing
from .desk import Desk
from .growth import Growth
from .markup import Message, figure, l10n, said, text
from .outcome import outcome

WIDTH = 1200
HEAD, ROW, GAP = 190, 64, 24
SIDE = 60


def picture(desk: Desk) -> str:
    session = desk.session
    game, state, seats = session.game, session.state, desk.seats
    points, winners = game.points(state), game.winners(state)
    order = sorted(range(len(seats)), key=lambda seat: (seat not in winners, -points[seat]))
    first = seats[winners[0]].color
    growth = Growth(game, desk.events, session.log, len(seats))
    lines = []
    for number, seat in enumerate(order):
        y = HEAD + GAP + ROW * number + ROW / 2
        lines.append(
            f"{disc_at(SIDE + 26, y, seats[seat].color, 24)}"
            f'<text class="picture-name" x="{SIDE + 68}" y="{y + 12:g}" data-fits="820">{text(seats[seat].name)}</text>'
            f'<text class="picture-points" x="{WIDTH - SIDE}" y="{y + 13:g}" text-anchor="end">'
            f"{figure(points[seat])}</text>"
        )
    top = HEAD + GAP + ROW * len(seats) + GAP
    wide = WIDTH - 2 * SIDE
    high = wide * CHART_HEIGHT / CHART_WIDTH
    height = round(top + high + 2 * GAP)
    chart = (
        f'<svg x="{SIDE}" y="{top:g}" width="{wide}" height="{high:.0f}" viewBox="0 0 {CHART_WIDTH} {CHART_HEIGHT}">'
        f"{drawing(growth, seats)}</svg>"
        if growth.end
        else ""
    )
    return (
        f'<svg id="result-picture" class="picture" viewBox="0 0 {WIDTH} {height}" role="img"{said("table-picture")}>'
        f'<path class="picture-ground" d="M0 0H{WIDTH}V{height}H0Z"/>'
        f'<path class="picture-head c-{first}" d="M0 0H{WIDTH}V{HEAD}H0Z"/>{disc_at(SIDE + 50, HEAD / 2, first, 56)}'
        f'<text class="picture-title" x="{SIDE + 136}" y="98" data-fits="940"{l10n(outcome(winners, seats))}></text>'
        f'<text class="picture-game" x="{SIDE + 136}" y="146" data-fits="940"'
        f"{said('table-picture-game', game=Message(f'{game.name}-title'))}></text>"
        f"{''.join(lines)}{chart}</svg>"
    )
