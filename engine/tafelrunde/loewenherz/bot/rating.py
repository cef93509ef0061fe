"""Quick answers: estimates of what each option brings, without trying any. The squire's mind, and the search's."""

from functools import lru_cache

from ...kernel.choice import Choice
from .. import box
from ..allowed import allied, expand_squares
from ..cards import opponents, refuse_domain
from ..grid import BIT, NEIGHBORS, beside
from ..regions import knights_in, neighbors_of, occupied
from ..scoring import lands, mines
from ..state import State, castle_of, hidden, owner
from .evaluation import card_features, useful
from .plans import Plan, plan, plan_around, turns_left

# What things are worth, in points.
DUCAT, DUCAT_LATER = 0.14, 0.009  # at the end, and more for each turn that is left
PROMISE = 0.6
PREY = 0.8
DANGER = 0.25
LEAD = 0.2
HAND = 0.45, 0.6, 0.9, 0.7  # a border, knight, square, other action on a card
SPITE = 0.8
# What one more square is worth, by terrain; a mine by how many of its kind there are: ducats, a monopoly.
LAND = (0.15, *(float(box.POINTS[kind]) for kind in (box.FOREST, box.VILLAGE, box.CITY)))
NEXT_MINE = (1.3, 1.05, 6.5, 0.5, 0.0)
# What a square that is lost was worth, mines at about their mean.
LOSS = (*LAND, *[2.0 for _ in box.MINES])
LONG_GAME, TIRED = 90, 0.03
NEEDLESS = -0.05  # a border that serves no plan


def purse(s: State, seat: int, more: int) -> float:
    """What this many ducats more or less mean to a seat."""
    left = turns_left(s)
    ducats = s.ducats[seat]
    return (DUCAT + DUCAT_LATER * left) * (useful(ducats + more, left) - useful(ducats, left))


Worths = list[float]  # by terrain: what one more such square brings
Spoils = list[tuple[float, int]]  # what a square of a kind brings, and where such squares lie; the best first


def ratings(s: State, options: list[Choice]) -> list[float]:
    """How good each option seems to the seat that is asked, in points."""
    frame = s.agenda[-1]
    seat = frame.seat
    step = frame.step
    if step == "act":
        return act_ratings(s, seat, options)
    if step == "draw":
        return [card_value(s, choice.noun) for choice in options]
    if step == "borders":
        return border_ratings(s, seat, frame.args[0], options)
    if step == "knights":
        return knight_ratings(s, seat, frame.args[0], options)
    if step == "expand":
        spoils = expand_spoils(s, seat, frame.args[0], [worths_of(s, color) for color in range(s.players)])
        return [spoil_of(spoils, choice.noun) if choice.verb == "expand" else 0.0 for choice in options]
    if step == "desert":
        return [-0.3 * (s.land[choice.noun] == box.FOREST) for choice in options]
    if step == "domain":
        return domain_ratings(s, seat, frame.args[0], frame.args[1], options)
    if step == "against":
        return [against_rating(s, seat, frame.args[0], frame.args[1], choice.noun) for choice in options]
    if step == "castle":
        return castle_ratings(s, frame.args[0], options)
    if step == "place":
        return [(s.land[choice.noun] == box.MEADOW) + room(s, choice.noun) for choice in options]
    return [0.0] * len(options)


def quick(s: State, options: list[Choice]) -> Choice:
    """The option that seems best."""
    if len(options) == 1:
        return options[0]
    frame = s.agenda[-1]
    if frame.step == "borders":
        return quick_border(s, frame.seat, frame.args[0], options)
    found = ratings(s, options)
    return options[found.index(max(found))]


# Sell or play


def act_ratings(s: State, seat: int, options: list[Choice]) -> list[float]:
    """What a card's action may bring, less its price and what the card was good for; or its sale."""
    known: dict[tuple[int, int], float] = {}
    urgent = min(1.0, turns_left(s) / 4)
    found = []
    for choice in options:
        if choice.verb == "sell":
            card = choice.noun
            found.append(purse(s, seat, s.box.cards[card].sale) - card_value(s, card) * urgent)
            continue
        card, which = box.card_and_action(choice.noun)
        action = s.box.cards[card].actions[which]
        gain = known.get(action)
        if gain is None:
            gain = known[action] = action_gain(s, seat, *action)
        found.append(gain + purse(s, seat, -s.box.cards[card].price) - card_value(s, card) * urgent)
    return found


def action_gain(s: State, seat: int, action: int, number: int) -> float:
    """About what an action brings."""
    if action == box.BORDERS:
        return max(
            (border_gain(plan(s, castle), number) for castle in s.castles[seat] if not s.realm[castle]),
            default=0.0,
        )
    if action == box.KNIGHTS:
        return max((knights_gain(s, seat, castle, number) for castle in s.castles[seat]), default=0.0)
    return max(
        (domain_gain(s, seat, action, number, castle) for castle in s.castles[seat] if s.realm[castle]),
        default=0.0,
    )


def card_value(s: State, card: int) -> float:
    """What a card is worth in the hand; the deck's top by the letter on its back."""
    if card != box.DECK:
        return card_values(s.box)[card]
    # No rule ends a game in which all sell and buy back for ever: bots that are tired of it turn to the deck.
    return card_values(s.box)[hidden(s, s.deck[-1])] + TIRED * max(0, s.turns - LONG_GAME)


@lru_cache(maxsize=8)
def card_values(printed: box.Box) -> tuple[float, ...]:
    """By card, and from the end by letter."""
    return tuple(
        sum(worth * number for worth, number in zip(HAND, card, strict=True))
        for card in card_features(printed)
    )


# Borders


def border_gain(own: Plan, borders: int) -> float:
    """A domain that is made counts in full, one that comes nearer as a promise."""
    if borders >= own.missing:
        return own.worth - PROMISE * own.promise
    return PROMISE * (own.promise_with(borders) - own.promise)


def border_gains(s: State, seat: int, left: int) -> dict[int, float]:
    """By edge: what a border there brings to own plans, less what it brings to those of others."""
    gains: dict[int, float] = {}
    spite = SPITE / (s.players - 1)
    left_turns, taken = turns_left(s), occupied(s) | s.ruled
    for color in range(s.players):
        for castle in s.castles[color]:
            if not s.realm[castle]:
                each = plan_around(s, castle, left_turns, taken)
                if color == seat:
                    gain = border_gain(each, left) / max(1, min(left, each.missing))
                else:
                    gain = -spite * border_gain(each, 1)
                for edge in each.edges(s):
                    gains[edge] = gains.get(edge, NEEDLESS) + gain
    return gains


def border_ratings(s: State, seat: int, left: int, options: list[Choice]) -> list[float]:
    gains = border_gains(s, seat, left)
    return [gains.get(choice.noun, NEEDLESS) if choice.verb == "border" else 0.0 for choice in options]


def quick_border(s: State, seat: int, left: int, options: list[Choice]) -> Choice:
    """The best border, without a look at the hundreds that serve nobody, as long as there is a good one."""
    gains = border_gains(s, seat, left)
    for edge in sorted(gains, key=gains.__getitem__, reverse=True):
        if gains[edge] < 0:
            break
        choice = Choice("border", edge)
        if choice in options:
            return choice
    if options[-1].verb == "done":
        return options[-1]
    return max(options, key=lambda choice: gains.get(choice.noun, NEEDLESS))


# Knights


def knight_ratings(s: State, seat: int, left: int, options: list[Choice]) -> list[float]:
    """Where the domain needs them most, not for a ducat more than need be."""
    gains = {castle: knights_gain(s, seat, castle, left) for castle in s.castles[seat] if s.realm[castle]}
    found = []
    for choice in options:
        if choice.verb == "done":
            found.append(0.05)
            continue
        castle = s.domain[choice.noun]
        gain = gains[castle] if castle >= 0 else 0.1
        found.append(gain + (purse(s, seat, -1) if s.land[choice.noun] == box.FOREST else 0.0))
    return found


def knights_gain(s: State, seat: int, castle: int, more: int) -> float:
    """This many knights more: what can be taken then, what is safe then."""
    realm = s.realm[castle]
    if not realm:
        return 0.1 * more
    gain = 0.0
    knights = knights_in(s, castle)
    for other in neighbors_of(s, castle):
        if not allied(s, castle, other):
            gain += lead_gain(s, seat, castle, other, knights - knights_in(s, other), more)
    return gain


def lead_gain(s: State, seat: int, castle: int, other: int, lead: int, more: int) -> float:
    """What it means to lead a neighbor by this many knights more."""
    gain = LEAD * (min(2, lead + more) - max(-2, min(2, lead)))
    if lead <= 0 < lead + more:
        gain += PREY * rough_worth(s, beside(s.realm[castle]) & s.realm[other])
    if lead < 0 <= lead + more and owner(s.pieces[other]) < s.players:
        gain += DANGER * rough_worth(s, beside(s.realm[other]) & s.realm[castle])
    return gain


def rough_worth(s: State, squares: int) -> float:
    """About what the two best squares are worth."""
    if squares & (s.terrain[box.VILLAGE] | s.terrain[box.CITY]):
        return 4.0
    return 2.0 if squares & ~s.terrain[box.MEADOW] else 0.0


# Expanding, deserters, alliances


def domain_ratings(s: State, seat: int, action: int, number: int, options: list[Choice]) -> list[float]:
    return [domain_gain(s, seat, action, number, choice.noun) for choice in options]


def domain_gain(s: State, seat: int, action: int, number: int, castle: int) -> float:
    """About what an action of one domain brings."""
    if action == box.EXPAND:
        worths = [worths_of(s, color) for color in range(s.players)]
        total = 0.0
        for worth, squares in expand_spoils(s, seat, castle, worths):
            count = min(number, squares.bit_count())
            total += count * worth
            number -= count
            if not number:
                break
        return total
    if action == box.ALLIANCE:
        targets = neighbors_of(s, castle)
    elif refuse_domain(s, seat, action, castle, s.ducats[seat]) is None:
        targets = opponents(s, action, castle)
    else:
        return 0.0
    return max((against_rating(s, seat, action, castle, other) for other in targets), default=0.0)


def against_rating(s: State, seat: int, action: int, castle: int, other: int) -> float:
    lead = knights_in(s, castle) - knights_in(s, other)
    if action == box.DESERTER:
        return lead_gain(s, seat, castle, other, lead, 2) + 0.3
    # An alliance is for the weaker.
    if lead > 0 or allied(s, castle, other):
        return -1.0
    return DANGER * rough_worth(s, beside(s.realm[other]) & s.realm[castle]) - LEAD * lead


def worths_of(s: State, color: int) -> Worths:
    """By terrain: what one more such square brings to a color, a mine by how many of its kind it has."""
    return [*LAND, *[NEXT_MINE[count] for count in mines(s, color)]]


def expand_spoils(s: State, seat: int, castle: int, worths: list[Worths]) -> Spoils:
    """The squares that a domain may take, by what they bring."""
    squares = expand_squares(s, castle)
    parts = [(squares & ~s.ruled, -1)]
    for color in range(s.players):
        if color != seat:
            taken = squares & lands(s, color)
            if taken:
                parts.append((taken, color))
            squares &= ~taken
    if squares & s.ruled:  # of the neutral color
        parts.append((squares & s.ruled, -1))
    spite = SPITE / (s.players - 1)
    found = []
    for part, victim in parts:
        for kind, terrain in enumerate(s.terrain):
            if part & terrain:
                worth = worths[seat][kind]
                if victim >= 0:
                    worth += spite * LOSS[kind]
                found.append((worth, part & terrain))
    found.sort(reverse=True)
    return found


def spoil_of(spoils: Spoils, square: int) -> float:
    return next(worth for worth, squares in spoils if squares & BIT[square])


# Castles


def castle_ratings(s: State, color: int, options: list[Choice]) -> list[float]:
    """L2.4: good land near, the rim as a free border, room beside. The neutral castles: where they take least."""
    sign = 1 if color < s.players else -1
    found = []
    for choice in options:
        after = s.clone()
        after.pieces[choice.noun] = castle_of(color)
        after.own[color] |= BIT[choice.noun]
        found.append(sign * (plan(after, choice.noun).promise + room(s, choice.noun)))
    return found


def room(s: State, square: int) -> float:
    """Free ground beside a square, a little."""
    return 0.05 * sum(s.pieces[near] < 0 and s.land[near] in box.OPEN_GROUND for near, _ in NEIGHBORS[square])
