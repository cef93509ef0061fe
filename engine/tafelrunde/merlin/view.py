"""What one seat may see, and a full state that fits it."""

from ..kernel.chance import Bits
from .box import MISSION_CARDS, PRINCIPALITIES, TRAITORS_EACH
from .state import State

HIDDEN = -1


def view(s: State, seat: int) -> State:
    """M2.10: the state with the other hands, both piles and the seed masked. Their sizes stay."""
    seen = s.clone()
    seen.seed = ""
    seen.deck = [HIDDEN] * len(s.deck)
    seen.traitor_pile = [HIDDEN] * len(s.traitor_pile)
    for other in range(s.players):
        if other != seat:
            seen.hands[other] = [HIDDEN] * len(s.hands[other])
    return seen


def determinize(seen: State, seed: str) -> State:
    """Deal what is hidden at random. With an empty seed the game's own chance would be foretold: it gets this one."""
    s = seen.clone()
    bits = Bits(f"{seed}/hidden")
    s.seed = seed
    open_cards = {card for cards in (*s.hands, s.display, s.discard, s.deck) for card in cards}
    cards = [card for card in range(MISSION_CARDS) if card not in open_cards]
    bits.shuffle(cards)
    for pile in (*s.hands, s.deck):
        for place, card in enumerate(pile):
            if card == HIDDEN:
                pile[place] = cards.pop()
    traitors = [p for p in PRINCIPALITIES for _ in range(TRAITORS_EACH - sum(t[p] for t in s.traitors))]
    for p in (*s.traitor_discard, *(p for p in s.traitor_pile if p != HIDDEN)):
        traitors.remove(p)
    bits.shuffle(traitors)
    s.traitor_pile = [traitors.pop() if p == HIDDEN else p for p in s.traitor_pile]
    return s
