"""What everybody should notice: how near the end is, what changes in the deck, monopolies."""

from collections.abc import Sequence

from tafelrunde.kernel.event import Event
from tafelrunde.loewenherz.box import LETTERS
from tafelrunde.loewenherz.scoring import CATEGORIES, POINTS_MONOPOLY, points
from tafelrunde.loewenherz.state import State, letter

from ..facts import number, points_of, seat_of
from ..markup import Message
from ..scene import Seat

# This part of the goal before its end it is time to look out; with this many cards in the deck it runs out soon.
NEAR = 5
FEW = 3


def tidings(s: State, events: Sequence[Event], seats: Sequence[Seat]) -> list[Message]:
    told: list[Message] = []
    for event in events:
        seat = seat_of(event)
        if event.key == "points" and event.args["category"] == CATEGORIES[POINTS_MONOPOLY]:
            args = {"name": seats[seat].name, "why": str(event.args["why"])}
            told.append(Message("loewenherz-tidings-monopoly", args))
        elif event.key == "drew-deck":
            told += _deck(s, number(event.args, "letter"))
        elif event.key == "turn" and not s.deck and len(s.hands[seat]) == 1:
            last = not any(len(hand) for other, hand in enumerate(s.hands) if other != seat)
            args = {"name": seats[seat].name, "of": "game" if last else "player"}
            told.append(Message("loewenherz-tidings-last-turn", args))
    return [*told, *_near(s, events, seats)]


def _deck(s: State, drawn: int) -> list[Message]:
    """After a card with the letter `drawn`."""
    left = len(s.deck)
    if left <= FEW:
        return [Message("loewenherz-tidings-deck", {"n": left})]
    following = letter(s, s.deck[-1])
    if following == drawn:
        return []
    return [Message("loewenherz-tidings-letter", {"letter": LETTERS[following]})]


def _near(s: State, events: Sequence[Event], seats: Sequence[Seat]) -> list[Message]:
    """Who has come near the goal just now."""
    got = points(s)
    before = got.copy()
    for event in events:
        if event.key == "points":
            before[seat_of(event)] -= points_of(event)
    near = s.goal - s.goal // NEAR
    return [
        Message("loewenherz-tidings-near", {"name": seats[seat].name, "points": now, "goal": s.goal})
        for seat, (was, now) in enumerate(zip(before, got, strict=True))
        if was < near <= now < s.goal
    ]
