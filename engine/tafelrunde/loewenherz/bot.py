"""The squire: friendly, plausible, quick. It weighs whole card plays by the evaluation, each part chosen greedily."""

from random import Random

from ..kernel.choice import Choice
from ..kernel.event import SILENCE
from ..kernel.game import Budget
from . import box
from .evaluate import advantage, fixed_worth, turns_left, worth
from .grid import BIT, NEIGHBORS, distance
from .plans import SQUARE_WORTH, Plan, crosses, plan
from .state import State, letter
from .steps import AGENDA, DECK

LONG_GAME = 90
CROWD = 0.4
TIRED = 0.03

# Steps of an action: whoever plays a card answers them all before the next evaluation.
PARTS = ("borders", "knights", "domain", "expand", "against", "desert", "remove")


def squire(view: State, options: list[Choice], budget: Budget) -> int:
    random = Random(budget.seed)
    return best(rated(view, options), random)


def best(ratings: list[float], random: Random) -> int:
    """The best rating; among equals by lot."""
    top = max(ratings)
    equal = [index for index, rating in enumerate(ratings) if rating > top - 1e-9]
    return equal[int(random.random() * len(equal))]


def rated(s: State, options: list[Choice]) -> list[float]:
    """How good each option seems to the seat that is asked, in points."""
    frame = s.agenda[-1]
    seat = frame.seat
    if frame.step == "castle":
        return castle_ratings(s, frame.args[0], options)
    if frame.step == "place":
        return [1 - 0.4 * SQUARE_WORTH[s.land[choice.noun]] + room(s, choice.noun) for choice in options]
    if frame.step == "act":
        return act_ratings(s, seat, options)
    if frame.step == "draw":
        return [draw_rating(s, seat, choice.noun) for choice in options]
    if frame.step == "borders":
        return border_ratings(s, seat, options)
    return [look_ahead(s, seat, choice, s.clone()) for choice in options]


def look_ahead(s: State, seat: int, choice: Choice, after: State) -> float:
    """The advantage after an option, without plans: for parts of actions that happen where domains are."""
    AGENDA.apply(after, choice, SILENCE)
    return advantage(fixed_worth(after, turns_left(s)), seat)


# Castles


def castle_ratings(s: State, color: int, options: list[Choice]) -> list[float]:
    """L2.4: good land near, the rim as a free border, nobody else close by. A neutral one: in the others' way."""
    seat = s.agenda[-1].seat
    found = []
    for choice in options:
        if color >= s.players:
            found.append(crowd(s, choice.noun, 1 - seat) - crowd(s, choice.noun, seat))
            continue
        after = s.clone()
        after.pieces[choice.noun] = color * 2
        after.own[color] |= BIT[choice.noun]
        others = sum(crowd(s, choice.noun, other) for other in range(s.colors) if other != color)
        found.append(plan(after, choice.noun).promise + room(s, choice.noun) - CROWD * others)
    return found


def crowd(s: State, square: int, color: int) -> float:
    """How close the castles of a colour are to a square."""
    return sum(max(0, 5 - distance(square, castle)) for castle in s.castles[color])


def room(s: State, square: int) -> float:
    """Free ground beside a square, a little."""
    return 0.05 * sum(s.pieces[near] < 0 and s.land[near] in box.OPEN_GROUND for near, _ in NEIGHBORS[square])


# Sell or play


def act_ratings(s: State, seat: int, options: list[Choice]) -> list[float]:
    """The advantage after a whole card play, or after a sale, with what the card itself would have been good for."""
    left = turns_left(s)
    found = []
    for choice in options:
        after = s.clone()
        AGENDA.apply(after, choice, SILENCE)
        if choice.verb == "play":
            play_on(after, seat)
        card = choice.noun // 2 if choice.verb == "play" else choice.noun
        found.append(advantage(worth(after), seat) - card_worth(s, seat, card) * min(1.0, left / 4))
    return found


def play_on(s: State, seat: int) -> None:
    """Answer the parts of the action at hand greedily."""
    while s.agenda and s.agenda[-1].step in PARTS:
        options = AGENDA.options(s)
        if s.agenda[-1].seat != seat or len(options) == 1:
            AGENDA.apply(s, options[0], SILENCE)
            continue
        ratings = rated(s, options)
        AGENDA.apply(s, options[ratings.index(max(ratings))], SILENCE)


# Borders


def open_plans(s: State) -> list[tuple[int, Plan]]:
    """The plans of all castles without a domain, with their colours."""
    return [
        (color, plan(s, castle))
        for color in range(s.colors)
        for castle in s.castles[color]
        if not s.realm[castle]
    ]


def border_ratings(s: State, seat: int, options: list[Choice]) -> list[float]:
    """What a border brings to one's own plans, less what it brings to those of others; where it closes, look."""
    plans = [
        (1.0 if color == seat else -0.4 if color < s.players else 0.0, each) for color, each in open_plans(s)
    ]
    found = []
    for choice in options:
        if choice.verb == "done":
            found.append(0.0)
            continue
        rating = -0.05
        closes = False
        for weight, each in plans:
            if weight and crosses(choice.noun, each.region):
                rating += weight * (each.promise_with(1) - each.promise)
                closes |= each.missing <= 1
        if closes:
            rating += closing(s, seat, choice)
        found.append(rating)
    return found


def closing(s: State, seat: int, choice: Choice) -> float:
    """What changes at once on the board."""
    after = s.clone()
    AGENDA.apply(after, choice, SILENCE)
    left = turns_left(s)
    return advantage(fixed_worth(after, left), seat) - advantage(fixed_worth(s, left), seat)


# Cards


def draw_rating(s: State, seat: int, card: int) -> float:
    """L3.5: a card in sight, or the hope for a better one."""
    if card != DECK:
        return card_worth(s, seat, card)
    back = letter(s.deck[-1])
    cards = [card for card in range(len(box.CARDS)) if letter(card) == back]
    hope = sum(card_worth(s, seat, card) for card in cards) / len(cards) + 0.1
    # No rule ends a game in which all sell and buy back for ever: who is tired of it turns to the deck.
    return hope + TIRED * max(0, s.turns - LONG_GAME)


def card_worth(s: State, seat: int, card: int) -> float:
    """What it is worth to hold a card, in points."""
    domains = sum(1 for castle in s.castles[seat] if s.realm[castle])
    building = len(s.castles[seat]) - domains
    worths = []
    for action, number in box.CARDS[card].actions:
        if action == box.BORDERS:
            worths.append(number * (0.6 if building else 0.05))
        elif action == box.KNIGHTS:
            worths.append(number * 0.6 if s.knights_left[seat] else 0.0)
        elif action == box.EXPAND:
            worths.append(number * (1.0 if domains else 0.3))
        elif action == box.DESERTER:
            worths.append(1.2 if domains else 0.3)
        else:
            worths.append(0.6 if domains else 0.2)
    price = box.CARDS[card].price
    return max(worths) + (0.2 if len(worths) > 1 else 0.0) - 0.12 * max(0, price - s.ducats[seat])
