"""Power cards: the own hand, the market with the deck, and the backs that everybody may see (L2.8)."""

from tafelrunde.kernel.choice import Choice
from tafelrunde.loewenherz.box import ACTIONS, DECK, HAND, LETTERS, card_and_action, play_of
from tafelrunde.loewenherz.state import State, letter

from ..markup import Args, Message, l10n, said
from ..scene import Scene
from .names import card_message, deck_letter
from .printed import PRINTED
from .signs import action_sign


def _faces(card: int) -> list[str]:
    return [
        f'{action_sign(action, number)}<b class="p-name" data-l10n-id="action-{ACTIONS[action]}"></b>'
        for action, number in PRINTED.box.cards[card].actions
    ]


OR = '<span class="p-or"><i data-l10n-id="loewenherz-or"></i></span>'


def own_card(scene: Scene, card: int) -> str:
    """A card of the own hand: the tag sells it, its picture plays it."""
    what = PRINTED.box.cards[card]
    sell = Choice("sell", card)
    plays = [Choice("play", play_of(card, which)) for which in range(len(what.actions))]
    asked = scene.asks("sell")
    playable = any(play in scene.options for play in plays)
    tag = f"+{what.sale}"
    if asked:
        sold = Message("loewenherz-offer-sell", {"sale": what.sale})
        tag = f'<button class="p-sale"{scene.button(sell, sold)}>{tag}</button>'
        faces = [
            f'<button class="p-act"{scene.attributes(play, l10n(_play_name(card, which)))}>{face}</button>'
            for which, (play, face) in enumerate(zip(plays, _faces(card), strict=True))
        ]
    else:
        tag = f'<span class="p-sale">{tag}</span>'
        faces = [f'<div class="p-act">{face}</div>' for face in _faces(card)]
    # While nothing is asked of it, the card as a whole explains itself.
    named = "" if asked else scene.thing(_card_name(card), f"card-{card}")
    pale = " is-pale" if asked and not playable else ""
    lit = " is-lit" if playable else ""
    many = " is-double" if len(faces) > 1 else ""
    new = " is-new" if card == _drawn(scene) else ""
    return (
        f'<div class="card power{pale}{lit}{many}{new}" data-piece="card-{card}" data-place="card-{card}"{named}>'
        f'<span class="p-price">{what.price}</span><i class="p-letter">{what.letter}</i>{tag}'
        f'<div class="p-body">{OR.join(faces)}</div></div>'
    )


def _play_name(card: int, which: int) -> Message:
    action, number = PRINTED.box.cards[card].actions[which]
    args: Args = {"action": f"action-{ACTIONS[action]}", "n": number, "price": PRINTED.box.cards[card].price}
    return Message("loewenherz-offer-play", args)


def _card_name(card: int) -> Message:
    """The card's name begins with the words that can be read on it."""
    first, *rest = [Message(f"action-{ACTIONS[action]}") for action, _ in PRINTED.box.cards[card].actions]
    title = Message("loewenherz-either", {"one": first, "other": rest[0]}) if rest else first
    key, args = card_message(card, "loewenherz-a-card")
    return Message(key, {"title": title, **args})


def shown_card(scene: Scene, card: int, classes: str = "") -> str:
    """A card that lies open: in the market, where it can be taken when the hand is filled."""
    what = PRINTED.box.cards[card]
    attrs = scene.button(Choice("draw", card), _card_name(card), f"card-{card}")
    double = " is-double" if len(what.actions) > 1 else ""
    faces = [f'<div class="p-act">{face}</div>' for face in _faces(card)]
    return (
        f'<div class="card power is-shown{double}{classes}" data-piece="card-{card}" data-place="card-{card}"{attrs}>'
        f'<span class="p-price" data-figure="{what.price}"></span><i class="p-letter" data-figure="{what.letter}"></i>'
        f'<span class="p-sale" data-figure="+{what.sale}"></span>'
        f'<div class="p-body">{OR.join(faces)}</div></div>'
    )


def back(s: State, card: int, classes: str = "p-back") -> str:
    return f'<span class="{classes}">{LETTERS[letter(s, card)]}</span>'


def market(scene: Scene) -> str:
    """The cards sold so far and the deck."""
    s: State = scene.view
    crowd = len(s.market)
    size = " is-few" if crowd <= 3 else " is-some" if crowd <= 10 else " is-many"
    cards = "".join([shown_card(scene, card) for card in s.market])
    name = Message("loewenherz-a-deck", {"letter": deck_letter(s), "n": len(s.deck)})
    attrs = scene.button(Choice("draw", DECK), name, "deck")
    empty = "" if s.deck else " is-empty"
    empty_market = "" if s.market else '<p class="p-none" data-l10n-id="loewenherz-market-empty"></p>'
    return (
        f'<h2 class="label" data-l10n-id="market"></h2><div class="p-market{size}">'
        f'<div class="p-row">{cards}</div>{empty_market}'
        f'<div class="p-deck{empty}" data-place="deck"{attrs}><b data-figure="{deck_letter(s)}"></b>'
        f'<span data-count="deck">{len(s.deck)}</span></div></div>'
    )


def hand(scene: Scene) -> str:
    """The own hand, each card in its place from step to step: the one that is being played is marked there."""
    s: State = scene.view
    if not s.agenda and not s.hands[scene.seat]:
        return ""  # all cards are out, and the game is over
    if not scene.hand_open:
        return _closed_hand(scene)
    held = s.hands[scene.seat]
    played = [card_and_action(noun)[0] for verb, noun in scene.taken if verb == "play" and len(held) < HAND]
    cards = "".join(
        [
            own_card(scene, card) if card in held else shown_card(scene, card, " is-selected")
            for card in sorted({*held, *played})
        ]
    )
    return f'<h2 class="label" data-l10n-id="loewenherz-hand"></h2><div class="p-row is-hand">{cards}</div>'


def _drawn(scene: Scene) -> object:
    """The card that was drawn last."""
    for event in reversed(scene.log):
        if event.key in ("drew-card", "drew-market") and event.args["seat"] == scene.seat:
            return event.args["card"]
    return None


def _closed_hand(scene: Scene) -> str:
    """Backs. Whoever places a castle may look at his cards though others sit beside him, if he asks for it."""
    s: State = scene.view
    backs = "".join(
        [f'<div class="card p-hidden">{LETTERS[letter(s, card)]}</div>' for card in s.hands[scene.seat]]
    )
    look = (
        f'<button class="btn p-look" data-do="lift"{said("loewenherz-hand-show")}></button>'
        if scene.options
        else ""
    )
    return f'<h2 class="label" data-l10n-id="loewenherz-hand"></h2><div class="p-row is-hand">{backs}</div>{look}'
