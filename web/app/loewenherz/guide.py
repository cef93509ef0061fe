"""The guided first game: what each moment of the first round is about."""

from tafelrunde.loewenherz.box import NEUTRAL
from tafelrunde.loewenherz.state import State

from ..markup import Message


def lesson(s: State) -> Message | None:
    if not s.agenda or s.turns > s.players + 1:
        return None
    step, seat, args = s.agenda[-1]
    if step == "castle":
        return Message(f"loewenherz-guide-castle-{_castle_number(s, args[0])}", {"goal": s.goal})
    if step == "act":
        if s.turns > s.players:
            return Message("loewenherz-guide-end", {"goal": s.goal})
        poor = all(s.box.cards[card].price > s.ducats[seat] for card in s.hands[seat] if card >= 0)
        return Message(
            "loewenherz-guide-sell" if poor else "loewenherz-guide-act", {"ducats": s.ducats[seat]}
        )
    return None if s.turns > s.players else Message(f"loewenherz-guide-{step}")


def _castle_number(s: State, color: int) -> str:
    """The first castle, the second, any later one, or a neutral one: each has something else to tell."""
    if color >= s.players:
        assert color == NEUTRAL
        return "neutral"
    return ("first", "second", "later", "later")[len(s.castles[color])]
