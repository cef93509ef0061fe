"""The guided game: castles, borders, domains and each card when it first comes up; what leads to those is suggested."""

from collections.abc import Callable

from tafelrunde.kernel.choice import Choice
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.game import asked
from tafelrunde.loewenherz.bot.plans import plan
from tafelrunde.loewenherz.bot.rating import ratings
from tafelrunde.loewenherz.box import ALLIANCE, BORDERS, DECK, DESERTER, EXPAND, KNIGHTS, card_and_action
from tafelrunde.loewenherz.grid import EDGE_SQUARES, distance
from tafelrunde.loewenherz.scoring import mines
from tafelrunde.loewenherz.state import State

from ..guide import Lesson
from ..markup import Args

# How much more a card is worth that brings something new, in points; and the deck, for what comes late lies below.
NEW, RARE, DEEPER = 3.0, 20.0, 2.0
ACTIONS = {
    "borders": BORDERS,
    "knights": KNIGHTS,
    "expand": EXPAND,
    "deserter": DESERTER,
    "alliance": ALLIANCE,
}
# Of those there are few, and none before C.
LATE = ("deserter", "alliance")


def castles(*numbers: int) -> Callable[[State, int], bool]:
    """It is the castle of one's own with one of these numbers that is placed."""

    def holds(s: State, seat: int) -> bool:
        color = s.agenda[-1].args[0]
        return color == seat and len(s.castles[seat]) in numbers

    return holds


def neutral(s: State, seat: int) -> bool:
    return s.agenda[-1].args[0] >= s.players


def may_sell(s: State, seat: int) -> bool:
    """Nothing can be paid, or there was time to play a card or two."""
    return s.turns > 2 * s.players or all(
        s.box.cards[card].price > s.ducats[seat] for card in s.hands[seat] if card >= 0
    )


def holds_card(topic: str) -> Callable[[State, int], bool]:
    def holds(s: State, seat: int) -> bool:
        return any(brings(s, card, topic) for card in s.hands[seat] if card >= 0)

    return holds


def brings(s: State, card: int, topic: str) -> bool:
    return any(action == ACTIONS[topic] for action, _ in s.box.cards[card].actions)


def near_monopoly(s: State, seat: int) -> bool:
    """Somebody has two mines of a kind, or more."""
    return any(count > 1 for color in range(s.players) for count in mines(s, color))


def last_cards(s: State, seat: int) -> bool:
    return len(s.deck) < 2 * s.players


# Where the points stand at each size.
SCORES = "#score svg, #chips, [data-size=portrait] .pl-goal"

LESSONS = (
    Lesson("goal", ("castle",), at=SCORES),
    Lesson("place", ("place",)),
    Lesson("castle", ("castle",), when=castles(1)),
    Lesson("mines", ("castle",), when=castles(2, 3)),
    Lesson("neutral", ("castle",), when=neutral, needed=False),
    Lesson("act", ("act",), at="#hand"),
    Lesson("borders", ("borders",), done="border-placed"),
    Lesson("domain", after="domain-made", own=True, at=SCORES, done="domain-made"),
    Lesson("cut-off", after="cut-off", needed=False),
    Lesson("deserter", ("act",), when=holds_card("deserter"), at="#hand", done="played-deserter"),
    Lesson("alliance", ("act",), when=holds_card("alliance"), at="#hand", done="played-alliance"),
    Lesson("remove", ("remove",), needed=False),
    Lesson("knights", ("knights",), done="knight-placed"),
    Lesson("expand", ("expand",), done="expanded"),
    Lesson("sell", ("act",), when=may_sell, at="#hand", done="sold"),
    Lesson("income", after="income", own=True, done="income"),
    Lesson("monopoly", when=near_monopoly),
    Lesson("draw", ("draw",), at="#display"),
    Lesson("several", ("domain", "against"), needed=False),
    Lesson("last-cards", when=last_cards, needed=False),
)


def facts(view: State) -> Args:
    return {"goal": view.goal}


def deed(event: Event, seat: int) -> str:
    """A card that is played is a deed by its action; a domain that is made, whoever closed it, by its owner."""
    if event.args.get("seat", event.args.get("color")) != seat:
        return ""
    return f"played-{event.args['action']}" if event.key == "played" else event.key


def round_a_castle(s: State, options: list[Choice]) -> int | None:
    """Where the first domain comes soonest: of the borders that its castle lacks, the one nearest to it."""
    castles = [castle for castle in s.castles[asked(s)] if not s.realm[castle]]
    castle = min(castles, key=lambda castle: plan(s, castle).missing)
    missing = {
        Choice("border", edge): min(distance(castle, square) for square in EDGE_SQUARES[edge])
        for edge in plan(s, castle).edges(s)
    }
    near = [(missing[choice], index) for index, choice in enumerate(options) if choice in missing]
    return min(near)[1] if near else None


def suggest(view: State, options: list[Choice], missing: frozenset[str]) -> int:
    """What seems best, and rather what is new. A first domain is made of borders that belong together."""
    if "domain" in missing and view.agenda[-1].step == "borders":
        border = round_a_castle(view, options)
        if border is not None:
            return border
    found = ratings(view, options)
    wanted = [topic for topic in ACTIONS if topic in missing]
    for index, (verb, noun) in enumerate(options):
        if verb == "play":
            card, which = card_and_action(noun)
            action = view.box.cards[card].actions[which][0]
            found[index] += sum(
                RARE if topic in LATE else NEW for topic in wanted if ACTIONS[topic] == action
            )
        elif verb == "sell":
            if "sell" in missing and view.turns > 2 * view.players:
                found[index] += NEW
            found[index] -= sum(RARE for topic in wanted if topic in LATE and brings(view, noun, topic))
        elif verb == "draw" and noun != DECK:
            found[index] += sum(NEW for topic in wanted if brings(view, noun, topic))
        elif verb == "draw":
            found[index] += DEEPER
    return found.index(max(found))
