"""Small pictures: what a card does, and the kinds of mines."""

from functools import lru_cache

from tafelrunde.loewenherz.box import ALLIANCE, BORDERS, DESERTER, EXPAND, KNIGHTS, MINES, TERRAINS

from ..markup import icon, sign


@lru_cache(maxsize=16)
def action_sign(action: int, number: int) -> str:
    """An action as a picture: as many strokes, helmets or squares as its number."""
    if action == BORDERS:
        strokes = "".join([f'<path class="p-stroke" d="M{7 + 14 * i} 5v30"/>' for i in range(number)])
        return f'<svg class="p-sign" viewBox="0 0 {14 * number} 40" aria-hidden="true">{strokes}</svg>'
    if action == KNIGHTS:
        helms = "".join(
            [
                f'<use class="p-helm" href="#p-knight" x="{2 + 42 * i}" y="1" width="38" height="38"/>'
                for i in range(number)
            ]
        )
        return f'<svg class="p-sign" viewBox="0 0 {42 * number} 40" aria-hidden="true">{helms}</svg>'
    if action == EXPAND:
        plus = "".join(
            [
                f'<path class="p-dash" d="M{34 + 27 * i} 7h26v26h-26z"/>'
                f'<path class="p-plus" d="M{40 + 27 * i} 20h14m-7-7v14"/>'
                for i in range(number)
            ]
        )
        return (
            f'<svg class="p-sign" viewBox="0 0 {40 + 27 * number} 40" aria-hidden="true">'
            f'<path class="p-own" d="M7 7h26v26h-26z"/>{plus}</svg>'
        )
    return (
        f'<span class="p-sign">{icon({DESERTER: "hooded-figure", ALLIANCE: "linked-rings"}[action])}</span>'
    )


def mine_sign(kind: int) -> str:
    """By its place in box.MINES."""
    word = TERRAINS[MINES[kind]]
    return sign(f"m-{word}", f"icon l-{word}")
