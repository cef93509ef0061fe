"""Mission cards: the hand with what is met and what is missing, the display and the draw pile."""

from functools import cache
from typing import NamedTuple

from tafelrunde.kernel.choice import Choice
from tafelrunde.merlin.box import ANIMALS, DECK, KIND_WORDS, Need, kind_of, principality_of
from tafelrunde.merlin.missions import pictures_met
from tafelrunde.merlin.state import State
from tafelrunde.merlin.view import HIDDEN

from ..markup import coin, icon, l10n, said
from ..scene import Scene
from . import names, targets
from .printed import PRINTED
from .signs import ANIMAL_SIGNS, HENCHMAN_BOX, any_token, boxed, henchman_of, henchman_outline, token

# The pictures of a card are one drawing, so that they fill whatever room the card has: their height, the space between
# them, and half the size of the mark below each one, which says that it is met or missing.
HIGH, APART, MARK = 29, 1, 5.4
TOKEN = "2.2 2.2 19.6 19.6"  # a token fills less than its box of 24


class _Picture(NamedTuple):
    drawing: str
    box: str  # its viewBox
    wide: float
    high: float = HIGH


@cache
def _picture(need: Need) -> _Picture:
    if need.what == "thing":
        return _Picture(token(KIND_WORDS[kind_of(need.first)], principality_of(need.first)), TOKEN, HIGH)
    if need.what == "any-thing":
        return _Picture(any_token(KIND_WORDS[need.first]), TOKEN, HIGH)
    if need.what == "counter":
        return _Picture(token("influence", need.first), TOKEN, HIGH)
    if need.what == "any-counter":
        return _Picture(any_token("influence"), TOKEN, HIGH)
    if need.what == "post":
        return _Picture(henchman_of(need.first, need.second), HENCHMAN_BOX, 25.5)
    if need.what == "company":
        # Any two: two plain figures, with the animal of the place where they stand together.
        man = '<use href="#i-meeple" {} width="21" height="21"/>'
        two = man.format('x="0" y="0"') + man.format('x="15" y="0"')
        sign = ANIMAL_SIGNS[need.first]
        animal = f'<use class="sign" href="#{sign}" x="11.2" y="12.2" width="13.6" height="13.6"/>'
        disc = '<circle class="crest-disc" cx="18" cy="19" r="9"/>'
        return _Picture(f'<g class="c-{ANIMALS[need.first]}">{two}{disc}{animal}</g>', "-1 -1 38 30", 34, 27)
    pair = henchman_of(need.first, -1) + f'<g transform="translate(34 0)">{henchman_of(need.second, -1)}</g>'
    return _Picture(f'<g class="pair">{pair}</g>', "-1 -1 71 42", 49)


def picture(need: Need) -> str:
    """One of them by itself."""
    drawing, box, _, _ = _picture(need)
    shape = {"post": " man", "company": " two", "pair": " pair"}.get(need.what, "")
    return boxed(drawing, box, f"token{shape}")


@cache
def _mark(done: bool, x: float) -> str:
    y = HIGH + 2 + MARK
    if not done:
        return f'<circle class="unmet" cx="{x:g}" cy="{y:g}" r="{MARK - 1:g}"/>'
    tick = '<path d="M-2.6.1-.8 2.1 2.7-2.1"/>'
    return f'<g class="met" transform="translate({x:g} {y:g})"><circle r="{MARK:g}"/>{tick}</g>'


@PRINTED.cached
def _needs(card: int, met: tuple[bool, ...]) -> str:
    """What a card asks for, and what of it is met."""
    drawn, x = [], 0.0
    for need, done in zip(PRINTED.box.missions[card].needs, met, strict=True):
        drawing, box, wide, high = _picture(need)
        place = f'x="{x:g}" y="{(HIGH - high) / 2:g}" width="{wide:g}" height="{high:g}"'
        drawn.append(f'<svg {place} viewBox="{box}">{drawing}</svg>{_mark(done, x + wide / 2)}')
        x += wide + APART
    box = f"0 0 {x - APART:g} {HIGH + 2 + 2 * MARK:g}"
    return f'<svg class="needs" viewBox="{box}" aria-hidden="true">{"".join(drawn)}</svg>'


@PRINTED.cached
def _face(card: int, favor: bool) -> str:
    """The head of a card: its points and, for the King's favor, its henchman."""
    mission = PRINTED.box.missions[card]
    return coin(mission.points) + (bearer(mission.henchman) if favor else "")


def bearer(henchman: int) -> str:
    """The henchman at the head of a card."""
    return boxed(henchman_outline(henchman, "outline is-plain"), HENCHMAN_BOX, "man mission-man")


def _hand_card(scene: Scene, s: State, card: int) -> str:
    if card == HIDDEN or not scene.hand_open:
        return '<div class="card mission is-back"><span class="pattern"></span></div>'
    met = tuple(pictures_met(s, scene.seat, card))
    choice = targets.card_choice(scene, card)
    label = names.mission(card, all(met))
    attributes = scene.button(choice, label, f"mission-{card}")
    grey = icon("scroll-quill") if choice.verb == "mission-grey" and choice in scene.options else ""
    ready = " is-ready" if all(met) else ""
    return (
        f'<div class="card mission{ready}" data-piece="mission-{card}"{attributes}>{_face(card, s.favor)}'
        f"{_needs(card, met)}{grey}</div>"
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
        met = tuple(pictures_met(s, scene.seat, card))
        attributes = scene.button(Choice("draw", slot), names.mission(card), f"mission-{card}")
        rows.append(
            f'<div class="card mission-row" data-place="display-{slot}" data-piece="mission-{card}"{attributes}>'
            f"{_face(card, s.favor)}{_needs(card, met)}</div>"
        )
    left = names.deck(len(s.deck))
    attributes = scene.button(Choice("draw", DECK), left, "draw-pile")
    rows.append(
        f'<div class="card deck" data-place="deck"{attributes}>{icon("tied-scroll")}'
        f"<span{l10n(names.deck_text(len(s.deck)))}></span></div>"
    )
    return f'<h2 class="caption"{said("display")}></h2><div class="display-rows">{"".join(rows)}</div>'
