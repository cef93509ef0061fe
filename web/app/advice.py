"""The king's advice: the best turns that he found, each in words, with what it brings at once; the first as it is, the
others against it. The one that is touched is shown on the table; only its button plays."""

from .desk import Desk
from .markup import Message, icon, l10n, said, sign, text
from .plan import Plan, places

# Differences in points: below the first a turn is as good as the best, above the second a number says nothing.
AS_GOOD = 0.5
FAR = 10


def markup(desk: Desk) -> str:
    if desk.wants_advice:
        return f'<p class="hint-wait">{icon("queen-crown")}<span{said("table-hint-thinking")}></span></p>'
    if not desk.plans:
        return ""
    items = "".join([_item(desk, rank, plan) for rank, plan in enumerate(desk.plans)])
    cross = sign("s-close", "stroke")
    close = f'<button class="bar-btn" type="button" data-do="hush"{said("shell-close")}>{cross}</button>'
    about = f"<small{said('table-hint-about')}></small>" if len(desk.plans) > 1 else ""
    title = f'<header class="hint-title">{icon("queen-crown")}<h2{said("table-hint")}></h2>{about}{close}</header>'
    return f'{title}<ol class="hint-list">{items}</ol>'


def _item(desk: Desk, rank: int, plan: Plan) -> str:
    shown = rank == desk.shown_plan
    parts = " › ".join([f"<span{l10n(part)}></span>" for part in plan.parts])
    worth = l10n(_worth(desk.plans[0].points - plan.points)) if rank else said("table-hint-best")
    why = _why(plan) if shown else ""
    where = " ".join(places(desk.table, plan)) if shown else ""
    play = (
        f'<button class="btn btn-main" type="button" data-choice="{plan.choice}"{said("table-hint-play")}></button>'
        if shown
        else ""
    )
    number = f'<b class="hint-number">{rank + 1}</b>' if len(desk.plans) > 1 else ""
    return (
        f'<li class="hint-item{" is-shown" if shown else ""}" data-advice="{plan.choice}" data-places="{text(where)}">'
        f'<button class="hint-line" type="button" data-plan="{rank}" aria-pressed="{str(shown).lower()}">'
        f'{number}<span class="hint-parts">{parts}</span><small class="hint-worth"{worth}></small></button>'
        f"{why}{play}</li>"
    )


def _why(plan: Plan) -> str:
    gains = Message("table-hint-brings", {"gains": plan.gains}) if plan.gains else Message("table-hint-later")
    return f'<p class="hint-why"{l10n(gains)}></p>'


def _worth(less: float) -> Message:
    """How much less than the best one it promises."""
    if less < AS_GOOD:
        return Message("table-hint-as-good")
    return Message("table-hint-less", {"points": round(less)}) if less < FAR else Message("table-hint-far")
