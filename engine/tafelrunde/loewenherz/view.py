"""Who may see what: the faces of hands and deck are hidden, the letters on their backs are not."""

from ..kernel.chance import Bits
from . import box
from .state import State, hidden, letter


def view(s: State, seat: int) -> State:
    """L2.8: what this seat may see."""
    seen = s.clone()
    seen.seed = ""
    seen.deck = [hidden(s, card) for card in s.deck]
    for other in range(s.players):
        if other != seat:
            seen.hands[other] = [hidden(s, card) for card in s.hands[other]]
    return seen


def determinize(seen: State, seed: str) -> State:
    """A full state that fits a view: the cards not in sight dealt at random to the backs with their letter."""
    s = seen.clone()
    s.seed = seed
    in_sight = {card for pile in (*s.hands, s.deck, s.market, s.played) for card in pile}
    bits = Bits(seed)
    unseen: list[list[int]] = [[] for _ in box.LETTERS]
    for card in range(box.CARDS_IN_BOX):
        if card not in in_sight:
            unseen[letter(s, card)].append(card)
    for cards in unseen:
        bits.shuffle(cards)
    for pile in (*s.hands, s.deck):
        pile[:] = [unseen[letter(s, card)].pop() if card < 0 else card for card in pile]
    return s
