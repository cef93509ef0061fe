"""Mission cards: the hand with what is met and what is missing, the display and the draw pile."""

from functools import cache

from tafelrunde.kernel.choice import Choice
from tafelrunde.merlin.box import DECK, Need, kind_of, principality_of
from tafelrunde.merlin.missions import pictures_met
from tafelrunde.merlin.state import State
from tafelrunde.merlin.view import HIDDEN

from ..markup import coin, icon, l10n, said
from ..scene import Scene
from . import names, targets
from .printed import PRINTED
from .signs import (
    ANIMAL_SIGNS,
    ANIMALS,
    HENCHMAN_BOX,
    KINDS,
    any_token,
    boxed,
    henchman_of,
    henchman_outline,
    token,
)


@cache
def picture(need: Need) -> str:
    if need.what == "thing":
        return boxed(token(KINDS[kind_of(need.first)], principality_of(need.first)))
    if need.what == "any-thing":
        return boxed(any_token(KINDS[need.first]))
    if need.what == "counter":
        return boxed(token("influence", need.first))
    if need.what == "any-counter":
        return boxed(any_token("influence"))
    if need.what == "post":
        return boxed(henchman_of(need.first, need.second), HENCHMAN_BOX, "token man")
    if need.what == "company":
        # Any two: two plain figures, with the animal of the place where they stand together.
        man = '<use href="#i-meeple" {} width="21" height="21"/>'
        two = man.format('x="0" y="0"') + man.format('x="15" y="0"')
        sign = ANIMAL_SIGNS[need.first]
        animal = f'<use class="sign" href="#{sign}" x="11.2" y="12.2" width="13.6" height="13.6"/>'
        disc = '<circle class="crest-disc" cx="18" cy="19" r="9"/>'
        return boxed(
            f'<g class="c-{ANIMALS[need.first]}">{two}{disc}{animal}</g>', "-1 -1 38 30", "token two"
        )
    pair = henchman_of(need.first, -1) + f'<g transform="translate(29 0)">{henchman_of(need.second, -1)}</g>'
    return boxed(pair, "-1 -1 66 42", "token pair")


@PRINTED.cached
def _face(card: int) -> str:
    """Points and henchman: the head of a card."""
    mission = PRINTED.box.missions[card]
    return coin(mission.points) + bearer(mission.henchman)


def bearer(henchman: int) -> str:
    """The henchman at the head of a card."""
    return boxed(henchman_outline(henchman, "outline is-plain"), HENCHMAN_BOX, "man mission-man")


def _hand_card(scene: Scene, s: State, card: int) -> str:
    if card == HIDDEN or not scene.hand_open:
        return '<div class="card mission is-back"><span class="pattern"></span></div>'
    mission = PRINTED.box.missions[card]
    met = pictures_met(s, scene.seat, card)
    needs = "".join(
        [
            f'<span class="need">{picture(need)}<i class="{"met" if done else "unmet"}"></i></span>'
            for need, done in zip(mission.needs, met, strict=True)
        ]
    )
    choice = targets.card_choice(scene, card)
    label = names.mission(card, all(met))
    attributes = scene.button(choice, label)
    grey = icon("scroll-quill") if choice.verb == "mission-grey" and choice in scene.options else ""
    ready = " is-ready" if all(met) else ""
    return (
        f'<div class="card mission{ready}" data-piece="mission-{card}"{attributes}>{_face(card)}'
        f'<span class="needs">{needs}</span>{grey}</div>'
    )


def hand(scene: Scene) -> str:
    s: State = scene.view
    cards = "".join([_hand_card(scene, s, card) for card in s.hands[scene.seat]])
    return f'<div class="missions">{cards}</div>'


def display(scene: Scene) -> str:
    """The three open missions as rows, and the draw pile."""
    s: State = scene.view
    rows = []
    for slot, card in enumerate(s.display):
        needs = "".join([picture(need) for need in PRINTED.box.missions[card].needs])
        attributes = scene.button(Choice("draw", slot), names.mission(card), "display")
        rows.append(
            f'<div class="card mission-row" data-place="display-{slot}" data-piece="mission-{card}"{attributes}>'
            f'{_face(card)}<span class="needs">{needs}</span></div>'
        )
    left = names.deck(len(s.deck))
    attributes = scene.button(Choice("draw", DECK), left, "draw-pile")
    rows.append(
        f'<div class="card deck" data-place="deck"{attributes}>{icon("tied-scroll")}'
        f"<span{l10n(names.deck_text(len(s.deck)))}></span></div>"
    )
    return f'<h2 class="caption"{said("display")}></h2><div class="display-rows">{"".join(rows)}</div>'
