"""What terrains, actions and the deck are worth or do, and the rule that says so."""

from collections.abc import Sequence

from ..markup import Message
from ..scene import Seat

# The rule behind each explanation.
ABOUT = dict.fromkeys(("forest", "village", "city"), "L4.3") | dict.fromkeys(
    ("gold", "silver", "copper", "gem"), "L3.1"
)
ABOUT |= {
    "borders": "L5.1",
    "knights": "L5.4",
    "expand": "L5.6",
    "deserter": "L5.11",
    "alliance": "L5.13",
    "deck": "L3.5",
}


def about(topic: str, seats: Sequence[Seat]) -> tuple[Message, str | None]:
    """What a terrain is worth, or what a card does."""
    return Message(f"loewenherz-about-{topic}"), ABOUT[topic]
