"""Castle boards: what a player has, and the board of the King's favor below his henchmen."""

from functools import partial

from tafelrunde.kernel.choice import Choice
from tafelrunde.merlin.box import (
    DICE,
    HENCHMEN,
    HOME,
    KIND_WORDS,
    MATERIALS,
    MERLIN_DIE,
    PRINCIPALITIES,
    thing,
)
from tafelrunde.merlin.favor import ANYWHERE, MORE_POINTS, ROWS, ability_of, henchman_of, row_of
from tafelrunde.merlin.scoring import points
from tafelrunde.merlin.state import State

from ..cache import Cache
from ..markup import Message, crest, icon, text
from ..scene import Scene
from . import names, targets
from .signs import ABILITY_SIGNS, HENCHMAN_BOX, boxed, die, henchman, henchman_outline, token


def others(scene: Scene) -> str:
    """The other castle boards, clockwise from the own seat."""
    players = len(scene.seats)
    seats = [(scene.seat + further) % players for further in range(1, players)]
    return "\n".join([_BOARDS.get(_shown(scene, seat), partial(_board, scene, seat)) for seat in seats])


_BOARDS = Cache()


def _shown(scene: Scene, seat: int) -> tuple[object, ...]:
    """All that a castle board without choices shows."""
    s: State = scene.view
    return (
        *(
            seat,
            scene.seats[seat],
            seat == s.seat,
            seat == s.first_seat,
            seat == s.grail,
            seat == s.excalibur,
        ),
        *(s.favor, s.apples[seat], s.staffs[seat], s.manors[seat], s.counters[seat], points(s)[seat]),
        *s.dice[seat],
        *s.things[seat],
        *s.traitors[seat],
        *s.henchmen[seat],
        *s.seals[seat],
    )


def own(scene: Scene) -> dict[str, str]:
    """The own castle board is the one that changes: its parts are a region inside it."""
    s: State = scene.view
    return {
        "own": f'<article id="own-castle" {_attributes(scene, s, scene.seat, " is-own")}></article>',
        "own-castle": "\n".join(_parts(scene, s, scene.seat, True)),
    }


def _board(scene: Scene, seat: int) -> str:
    s: State = scene.view
    return f"<article {_attributes(scene, s, seat)}>{''.join(_parts(scene, s, seat, False))}</article>"


def _attributes(scene: Scene, s: State, seat: int, more: str = "") -> str:
    turn = " is-turn" if seat == s.seat else ""
    return f'class="panel edge castle c-{scene.seats[seat].color}{more}{turn}" data-place="castle-{seat}"'


def _parts(scene: Scene, s: State, seat: int, mine: bool) -> list[str]:
    return [
        _head(scene, s, seat),
        _counts(scene, s, seat),
        dice(scene, s, seat, mine),
        _goods(scene, s, seat, mine),
        _court(scene, s, seat, mine),
    ]


def _head(scene: Scene, s: State, seat: int) -> str:
    who = scene.seats[seat]
    marks = ""
    if s.first_seat == seat:
        marks += _mark(scene, "queen-crown", "merlin-a-first-player", "first")
    if s.grail == seat:
        marks += _mark(scene, "holy-grail", "merlin-a-has-grail", "grail")
    if s.excalibur == seat:
        marks += _mark(scene, "sword-in-stone", "merlin-a-has-excalibur", "excalibur")
    got = points(s)[seat]
    label = scene.thing(names.score(who.name, got), f"seat-{seat}")
    count = f'<b class="points"{label}><span data-count="points-{seat}">{got}</span></b>'
    return (
        f'<header class="castle-head">{crest(who.color)}<div class="castle-title">'
        f'<h2 class="name"{who.rank}>{text(who.name)}</h2><span class="marks">{marks}</span></div>{count}</header>'
    )


def _mark(scene: Scene, sign: str, label: str, about: str) -> str:
    return f'<span class="mark"{scene.thing(Message(label), about)}>{icon(sign)}</span>'


def _counts(scene: Scene, s: State, seat: int) -> str:
    drawn = []
    for name, sign, amount in (
        ("apple", "shiny-apple", s.apples[seat]),
        ("staff", "wizard-staff", s.staffs[seat]),
        ("manor", "house", s.manors[seat]),
        ("influence", "fleur-de-lys", s.counters[seat]),
    ):
        said = scene.thing(names.amount(name, amount), name)
        none = "" if amount else " is-none"
        drawn.append(
            f'<div class="tally{none}" data-place="{name}-{seat}"{said}>{icon(sign)}<b>{amount}</b></div>'
        )
    return f'<div class="castle-counts">{"".join(drawn)}</div>'


def dice(scene: Scene, s: State, seat: int, choosable: bool) -> str:
    """The four dice in their places; a used one leaves its outline."""
    color = scene.seats[seat].color
    drawn = []
    for number in DICE:
        pips = s.dice[seat][number]
        look = boxed(die(pips, "merlin" if number == MERLIN_DIE else color), "0 0 32 32", "die-box")
        label = names.die(number, pips)
        choice = targets.die_choice(scene, s, number) if choosable else None
        said = scene.button(choice, label) if choice else scene.thing(label, names.die_word(number))
        if choosable and pips and scene.asked == scene.seat:
            said += targets.lights(scene, targets.taken_up(s, scene.seat, number))
        chosen = " is-selected" if choosable and targets.chosen_die(s) == number else ""
        rolls = f' data-die="{seat}-{number}" data-pips="{pips}"'
        drawn.append(f'<div class="card die-card{chosen}"{rolls}{said}>{look}</div>')
    return f'<div class="castle-dice">{"".join(drawn)}</div>'


def _good(scene: Scene, drawing: str, amount: int, said: str, place: str) -> str:
    count = f'<b class="count">{amount}</b>' if amount > 1 else ""
    return f'<div class="good" data-place="{place}"{said}>{boxed(drawing)}{count}</div>'


def _goods(scene: Scene, s: State, seat: int, mine: bool) -> str:
    """Shields and flags above, materials and traitors below; nothing that one has none of."""
    groups = []
    for kind, word in enumerate(KIND_WORDS):
        cells = []
        for p in PRINCIPALITIES:
            which = thing(kind, p)
            amount = s.things[seat][which]
            if amount:
                choice = targets.own_thing(scene, which) if mine else None
                label = names.owned(which, amount)
                said = scene.button(choice, label) if choice else scene.thing(label, f"thing-{which}")
                cells.append(_good(scene, token(word, p), amount, said, f"thing-{seat}-{which}"))
        groups.append(f'<div class="goods goods-{word}">{"".join(cells)}</div>')
    cells = []
    for p in PRINCIPALITIES:
        amount = s.traitors[seat][p]
        if amount:
            choice = targets.own_traitor(scene, p) if mine else None
            label = names.traitors(p, amount)
            said = scene.button(choice, label) if choice else scene.thing(label, "traitor")
            cells.append(_good(scene, token("traitor", p), amount, said, f"traitor-{seat}-{p}"))
    groups.append(f'<div class="goods goods-traitor">{"".join(cells)}</div>')
    above, below = "".join(groups[:2]), "".join(groups[2:])
    return (
        f'<div class="castle-goods{_crowd(s, seat)}">'
        f'<div class="goods-row">{above}</div><div class="goods-row">{below}</div></div>'
    )


def _crowd(s: State, seat: int) -> str:
    """Two rows hold four kinds of things each; whoever has more sees them closer together."""
    owned = s.things[seat]
    materials = sum(map(bool, owned[MATERIALS]))
    above = sum(map(bool, owned)) - materials
    below = materials + sum(map(bool, s.traitors[seat]))
    if above + below > 15:
        return " is-crowd"
    return " is-many" if max(above, below) > 4 else ""


def _court(scene: Scene, s: State, seat: int, mine: bool) -> str:
    """The four henchmen, at home or away, as heads of the columns of the King's favor."""
    color = scene.seats[seat].color
    columns = []
    for which in HENCHMEN:
        where = s.henchmen[seat][which]
        label = names.own_henchman(which, where)
        choice = targets.own_henchman(scene, which) if mine else None
        said = scene.button(choice, label) if choice else scene.thing(label, f"henchman-{which}")
        if where == HOME:
            man = boxed(henchman(which, color), HENCHMAN_BOX, "man")
            piece = f'<span data-piece="henchman-{seat}-{which}">{man}</span>'
        else:
            piece = boxed(henchman_outline(which, "outline is-away"), HENCHMAN_BOX, "man")
        cells = "".join([_seal(scene, s, seat, row, which, mine) for row in ROWS]) if s.favor else ""
        columns.append(f'<div class="court-column"><span class="court-man"{said}>{piece}</span>{cells}</div>')
    favor = " has-favor" if s.favor else ""
    return f'<div class="court{favor}">{"".join(columns)}</div>'


def _seal(scene: Scene, s: State, seat: int, row: int, which: int, mine: bool) -> str:
    ability = ability_of(row, which)
    state = s.seals[seat][ability]
    label = names.ability(ability, state)
    choice = Choice("ability", ability)
    about = names.ability_word(ability)
    said = scene.button(choice, label, about) if mine else scene.thing(label, about)
    sign = ""
    if state:
        color = scene.seats[seat].color
        sign = boxed(
            f'<use class="crest-sign" href="#e-{color}" width="24" height="24"/>', classes="seal-sign"
        )
    classes = ("seal", "seal is-ready", "seal is-used")[state]
    color = f" c-{scene.seats[seat].color}" if state else ""
    return f'<span class="{classes}{color}"{said}>{sign or ability_sign(ability)}</span>'


def ability_sign(ability: int) -> str:
    row = row_of(ability)
    if row == MORE_POINTS:
        return '<span class="seal-plus" aria-hidden="true">+1</span>'
    sign = "i-position-marker" if row == ANYWHERE else ABILITY_SIGNS[henchman_of(ability)]
    return boxed(f'<use href="#{sign}" width="24" height="24"/>', classes="seal-hint")


def chips(scene: Scene) -> str:
    """The scores on the phone, own seat first."""
    s: State = scene.view
    players, got = len(scene.seats), points(s)
    drawn = []
    for further in range(players):
        seat = (scene.seat + further) % players
        who = scene.seats[seat]
        turn = " is-turn" if seat == s.seat else ""
        label = scene.thing(names.score(who.name, got[seat]), f"seat-{seat}")
        name = f'<span class="chip-name">{text(who.name)}</span>'
        inside = f'{crest(who.color)}{name}<b data-count="chip-{seat}">{got[seat]}</b>'
        drawn.append(f'<span class="chip-seat{turn}"{label}>{inside}</span>')
    return "".join(drawn)
