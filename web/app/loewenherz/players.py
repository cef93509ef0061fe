"""The players: points on the way to the king's goal, ducats, knights, backs of cards, and mines by kind."""

from tafelrunde.loewenherz.box import MONOPOLY, NEUTRAL
from tafelrunde.loewenherz.scoring import POINTS_DUCATS, mines, points
from tafelrunde.loewenherz.state import State

from ..markup import Args, Message, crest, disc, icon, said, text
from ..scene import Scene, Seat
from ..spread import aside
from ..telling import fresh
from . import telling
from .cards import back
from .names import deck_letter
from .signs import mine_sign

PIXELS = 14.0  # that a point has about, where the goal is 30


def _mine_counts(counts: list[int]) -> str:
    parts = []
    for kind, count in enumerate(counts):
        state = "is-none" if not count else "is-monopoly" if count >= MONOPOLY else ""
        parts.append(f'<span class="pl-mine {state}">{mine_sign(kind)}<b>{count}</b></span>')
    return "".join(parts)


# The signs of the categories of points on the land, in the order of scoring.CATEGORIES.
SIGNS = ("pine-tree", "village", "elven-castle", "laurels")


def _won(earned: list[int]) -> str:
    """Where the points come from: forests, villages, royal city, monopolies."""
    parts = [
        f'<span class="pl-won{"" if points else " is-none"}">{icon(sign)}<b>{points}</b></span>'
        for sign, points in zip(SIGNS, earned[:POINTS_DUCATS], strict=True)
    ]
    return "".join(parts)


def _goal_bar(got: int, goal: int) -> str:
    share = max(0, min(100, round(100 * got / goal)))
    return (
        '<span class="pl-goal" aria-hidden="true"><svg width="100%" height="100%">'
        f'<rect class="pl-got" width="{share}%" height="100%" rx="5"/></svg>'
        f'<span class="pl-king">{icon("queen-crown")}{goal}</span></span>'
    )


def _turn(scene: Scene, seat: int) -> str:
    """The mark of whoever has the turn; before the first one, of whoever is to place a castle."""
    s: State = scene.view
    return " is-turn" if seat == (s.seat if s.turns else scene.asked) else ""


def panel(scene: Scene, seat: int) -> str:
    s: State = scene.view
    counts = mines(s, seat)
    who = scene.seats[seat]
    got = sum(s.earned[seat])
    turn = _turn(scene, seat)
    backs = "".join([back(s, card) for card in s.hands[seat]])
    name = said(
        "loewenherz-a-player",
        name=who.name,
        points=got,
        goal=s.goal,
        ducats=s.ducats[seat],
        knights=s.knights_left[seat],
        cards=len(s.hands[seat]),
        gold=counts[0],
        silver=counts[1],
        copper=counts[2],
        gem=counts[3],
    )
    return (
        f'<section class="panel edge pl c-{who.color}{turn}" data-place="seat-{seat}"'
        f' data-why=\'{{"about":"seat-{seat}"}}\' role="group" tabindex="-1"{name}>'
        f'<div class="pl-top">{crest(who.color)}<b class="pl-name"{who.rank}>{text(who.name)}</b>'
        '<span class="pl-goods">'
        f'<span class="pl-good pl-ducats">{icon("crown-coin")}<b data-count="ducats-{seat}">{s.ducats[seat]}</b></span>'
        f'<span class="pl-good" data-place="knights-{who.color}">{icon("visored-helm")}'
        f"<b>{s.knights_left[seat]}</b></span>"
        f'<span class="pl-good pl-backs" data-place="castles-{who.color}">{backs}</span></span></div>'
        f'<div class="pl-low"><b class="pl-points" data-count="points-{seat}">{got}</b>{_goal_bar(got, s.goal)}'
        f'<span class="pl-mines">{_mine_counts(counts)}</span></div>'
        f'<div class="pl-more" aria-hidden="true"><small data-l10n-id="loewenherz-won"></small>{_won(s.earned[seat])}'
        f'<small data-l10n-id="loewenherz-supply"></small>'
        f'<span class="pl-won">{icon("visored-helm")}<b>{s.knights_left[seat]}</b></span></div></section>'
    )


def neutral_panel(s: State) -> str:
    """With two players the neutral color stands in line too: what is left of it."""
    left = s.knights_left[NEUTRAL]
    return (
        f'<section class="panel edge pl is-neutral c-neutral"{said("loewenherz-a-neutral-player", knights=left)}>'
        f'<div class="pl-top">{crest("neutral")}<b class="pl-name" data-l10n-id="neutral-color"></b>'
        f'<span class="pl-good" data-place="knights-neutral">{icon("visored-helm")}<b>{left}</b></span>'
        '<span data-place="castles-neutral"></span></div></section>'
    )


def panels(scene: Scene) -> dict[str, str]:
    """All players, own first, then clockwise: a region inside the list."""
    s: State = scene.view
    order = [(scene.seat + i) % s.players for i in range(s.players)]
    shown = [panel(scene, seat) for seat in order]
    if s.colors > s.players:
        shown.append(neutral_panel(s))
    return {
        "others": f'<div id="players" class="pl-list is-{len(shown)}"></div>',
        "players": "\n".join(shown),
    }


def _chip_name(s: State, who: Seat, seat: int) -> Message:
    args: Args = {"name": who.name, "points": sum(s.earned[seat]), "goal": s.goal, "ducats": s.ducats[seat]}
    return Message("loewenherz-a-chip", args)


def chips(scene: Scene) -> str:
    s: State = scene.view
    parts = []
    for i in range(s.players):
        seat = (scene.seat + i) % s.players
        who = scene.seats[seat]
        turn = _turn(scene, seat)
        parts.append(
            f'<span class="chip-seat{turn}"{scene.thing(_chip_name(s, who, seat), f"seat-{seat}")}>'
            f'{crest(who.color)}<span class="chip-name">{text(who.name)}</span>'
            f'<b data-count="chip-{seat}">{sum(s.earned[seat])}</b><small>/{s.goal}</small>'
            f'<span class="pl-ducats">{icon("crown-coin")}<b>{s.ducats[seat]}</b></span></span>'
        )
    return "".join(parts)


def score_line(scene: Scene) -> str:
    """A scale that ends in the king's crown; crests that would hide each other stand beside each other."""
    s: State = scene.view
    got = points(s)
    top = max(s.goal, *got)

    def at(value: int) -> str:
        return f"{6 + 88 * value / top:.2f}%"

    ticks = "".join(
        [
            f'<svg x="{at(value)}" overflow="visible"><path class="sc-tick" d="M0 12v10"/>'
            f'<text y="35">{value}</text></svg>'
            for value in range(0, s.goal + 1, 10)
        ]
    )
    crests = []
    shifts = aside(got, PIXELS * 30 / top)
    for seat, who in enumerate(scene.seats):
        crests.append(
            f'<svg x="{at(got[seat])}" overflow="visible" class="c-{who.color}"><g data-piece="score-{seat}"'
            f' transform="translate({shifts[seat]:g} 16)">{disc(who.color, 10.5, 13)}</g></svg>'
        )
    name = scene.thing(Message("loewenherz-score-line", {"goal": s.goal}), "goal")
    return (
        f'<svg class="sc" width="100%" height="40"{name}>'
        f'<line class="sc-line" x1="6%" x2="{at(s.goal)}" y1="17" y2="17"/>{ticks}'
        f'<svg x="{at(s.goal)}" overflow="visible">'
        '<use class="sc-king" href="#i-queen-crown" x="16" y="6" width="22" height="22"/></svg>'
        f"{''.join(crests)}</svg>"
    )


def bar_info(scene: Scene) -> str:
    s: State = scene.view
    name = scene.thing(Message("loewenherz-a-deck", {"letter": deck_letter(s), "n": len(s.deck)}), "deck")
    return (
        f'<span class="sc-deck"{name}>{icon("card-draw")}'
        '<span class="not-small" data-l10n-id="loewenherz-deck"></span>'
        f"<b>{deck_letter(s)}</b> <b>{len(s.deck)}</b></span>{_laurel(scene)}"
    )


def _laurel(scene: Scene) -> str:
    """The last scoring, once there is one."""
    last = fresh(telling, "points", scene.log, 0)
    lead = f' data-do="tell" data-at="{last.start}"' if last else " disabled"
    return f'<button type="button" class="laurel"{lead}{said("loewenherz-a-last-scoring")}>{icon("laurels")}</button>'
