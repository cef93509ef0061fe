"""What each option seems to be worth at a glance, in points: enough for a squire, for quick games in a king's head,
and to see which options deserve more thought."""

from ...kernel.agenda import Frame
from ...kernel.choice import Choice
from ..actions import count
from ..box import (
    BACKWARDS,
    DECK,
    DIFFERENT,
    HOME,
    MATERIAL,
    MATERIALS,
    MERLIN_DIE,
    MIRROR,
    PRINCIPALITIES,
    RELOCATE,
    SHIELD,
    SPACES,
    THINGS,
    TURN_DIE,
    kind_of,
    opposite_space,
    principality_at,
    principality_of,
    thing,
)
from ..favor import deploys_anywhere
from ..henchmen import NEIGHBORS
from ..offers import OWN_TURN, VERBS
from ..state import State
from ..turn import CLOCKWISE, COUNTER, FACES, GO, opposite
from .evaluation_missions import card_hope
from .evaluation_outlook import APPLE, STAFF, Outlook
from .evaluation_spaces import (
    AGAIN,
    LATER,
    MERLIN_LATER,
    TOO_DEAR,
    Spaces,
    best_post,
    deck_worth,
    traitor_worth,
)

# Abilities of row 3 are kept for a better moment if they bring no more than this.
ABILITY = 0.8
# More than any move, and less.
AT_ONCE = 50.0
NEVER = -9.0
# At a scoring: a traitor repelled, or its shield spared; Excalibur's points, or a step towards them; what the black
# flag may still be good for; the ability's own point.
TRAITOR, SHIELD_SPARED = 3.0, 0.5
EXCALIBUR_WON, EXCALIBUR_NEARER = 3.0, 1.0
BLACK_FLAG, BLACK_FLAG_AT_LAST = 1.0, 0.34
ABILITY_POINT = 1.0


def ratings(s: State, options: list[Choice], look: Outlook | None = None) -> list[float]:
    """For the seat that is asked, what each option brings beyond doing nothing."""
    frame = s.agenda[-1]
    if look is None:
        look = Outlook(s, frame.seat)
    found = AT_STEP[frame.step](look, frame, options)
    if frame.step in OWN_TURN:
        for place, (verb, noun) in enumerate(options):
            if verb in VERBS:
                found[place] = offer_rating(look, verb, noun)
    return found


# The move


def turn_ratings(look: Outlook, frame: Frame, options: list[Choice]) -> list[float]:
    """A die now, the others later."""
    moves = Moves(look)
    return [
        moves.go(*GO[noun]) if verb == "go" else moves.changed(noun) if verb == "die" else 0.0
        for verb, noun in options
    ]


def die_ratings(look: Outlook, frame: Frame, options: list[Choice]) -> list[float]:
    moves = Moves(look)
    die = frame.args[0]
    found = []
    for verb, noun in options:
        if verb == "go":
            found.append(moves.go(*GO[noun]))
        elif verb == "apple":
            found.append(moves.either(die, noun) - moves.apple)
        elif verb == "turn":
            found.append(moves.either(die, opposite(moves.dice[die])) - look.gives[TURN_DIE])
        elif verb == "backwards":
            found.append(moves.go(die, COUNTER) - look.gives[BACKWARDS])
        else:
            found.append(0.0)
    return found


class Moves:
    """What moving with each die brings, and what the others bring later."""

    __slots__ = ("apple", "dice", "later", "look", "paths", "spaces")

    def __init__(self, look: Outlook) -> None:
        s, seat = look.s, look.seat
        self.look = look
        self.spaces = Spaces(look)
        self.dice = s.dice[seat]
        # By the die that is used and where the knight then stands.
        self.paths: dict[tuple[int, int], float] = {}
        self.apple = 1 + (APPLE - 1) * look.fade
        pips = self.dice[MERLIN_DIE]
        self.later = MERLIN_LATER * self.spaces.merlin(pips) if pips else 0.0

    def go(self, die: int, way: int, pips: int = 0) -> float:
        """With the die as it lies, or as it would show."""
        s = self.look.s
        steps = pips or self.dice[die]
        if way == COUNTER:
            steps = -steps
        here = s.knights[self.look.seat]
        if die == MERLIN_DIE:
            value = self.spaces.best_at((s.merlin + steps) % SPACES, True)
        else:
            here = (here + steps) % SPACES
            value = self.spaces.best_at(here, False) + self.later
        path = self.paths.get((die, here))
        if path is None:
            rest = [other for i, other in enumerate(self.dice[:MERLIN_DIE]) if other and i != die]
            path = self.paths[die, here] = LATER * self.spaces.path(here, rest)
        return value + path

    def either(self, die: int, pips: int) -> float:
        value = self.go(die, CLOCKWISE, pips)
        if die == MERLIN_DIE:
            return max(value, self.go(die, COUNTER, pips))
        if self.look.s.things[self.look.seat][BACKWARDS]:
            return max(value, self.go(die, COUNTER, pips) - self.look.gives[BACKWARDS])
        return value

    def changed(self, die: int) -> float:
        """The best that an apple or a flag makes of a die."""
        s, seat = self.look.s, self.look.seat
        mine, pips = s.things[seat], self.dice[die]
        best = NEVER
        if s.apples[seat]:
            best = max([self.either(die, face) for face in FACES if face != pips]) - self.apple
        if mine[TURN_DIE]:
            best = max(best, self.either(die, opposite(pips)) - self.look.gives[TURN_DIE])
        if mine[BACKWARDS] and die != MERLIN_DIE:
            best = max(best, self.go(die, COUNTER) - self.look.gives[BACKWARDS])
        return best


# The action


def landed_ratings(look: Outlook, frame: Frame, options: list[Choice]) -> list[float]:
    s, seat = look.s, look.seat
    space = frame.args[0]
    kind = s.box.rondel[space]
    found = []
    plain = 0.0
    spaces = Spaces(look)
    for verb, noun in options:
        value = 0.0
        if verb == "henchman":
            value = relocated(look, noun) if kind == RELOCATE else placed(look, noun, principality_at(space))
        elif verb == "take":
            value = look.takes[noun]
        elif verb == "principality":
            value = best_post(look, noun)
        elif verb == "tile":
            value = look.manors[noun] - cheapest(look, noun)
        elif verb == "give":
            value = best_taken(look, noun) - look.gives[noun]
        elif verb == "discard":
            value = replaced(look, noun)
        elif verb == "score":
            value = count(s, seat, noun) + 1 - ABILITY
        elif verb == "double":
            value = plain * (1 + AGAIN) - ABILITY
        elif verb in ("act", "traitor", "mirror", "different"):
            if verb == "act":
                value = spaces.at(space)
            elif verb == "traitor":
                value = spaces.at(space) - TRAITOR + traitor_worth(look, noun)
            elif verb == "mirror":
                value = spaces.at(opposite_space(space)) - look.gives[MIRROR]
            else:
                value = spaces.at(noun) - look.gives[DIFFERENT]
        elif verb == "staff":
            value = plain * (1 + AGAIN) - STAFF
        found.append(value)
        if verb not in ("mirror", "different", "double"):
            plain = max(plain, value)
    return found


def placed(look: Outlook, henchman: int, p: int) -> float:
    """On a principality space; anywhere with the ability (M9.4)."""
    if deploys_anywhere(look.s, look.seat, henchman):
        here = look.s.henchmen[look.seat][henchman]
        return max([look.posts[henchman][there] for there in PRINCIPALITIES if there != here])
    return look.posts[henchman][p]


def relocated(look: Outlook, henchman: int) -> float:
    here = look.s.henchmen[look.seat][henchman]
    if here == HOME:
        return max([look.posts[henchman][p] for p in PRINCIPALITIES])
    one, other = NEIGHBORS[here]
    return max(look.posts[henchman][one], look.posts[henchman][other])


def cheapest(look: Outlook, tile: int) -> float:
    mine, gives = look.s.things[look.seat][MATERIALS], look.gives[MATERIALS]
    return min([gives[p] for p in look.s.box.fitting[len(look.s.tiles)][tile] if mine[p]], default=TOO_DEAR)


def best_taken(look: Outlook, given: int) -> float:
    stock = look.s.stock
    return max(
        [look.takes[t] for t in THINGS if t != given and stock[kind_of(t)][principality_of(t)]], default=0.0
    )


def replaced(look: Outlook, card: int) -> float:
    best = max(
        [card_hope(look.s, look.seat, other, look.turns) for other in look.s.display if other >= 0],
        default=0.0,
    )
    return max(best, deck_worth(look)) - card_hope(look.s, look.seat, card, look.turns)


# Its further parts


def place_ratings(look: Outlook, frame: Frame, options: list[Choice]) -> list[float]:
    """Where the henchman goes that the frame names (`deploy`, `relocate`)."""
    henchman = frame.args[0]
    return [look.posts[henchman][noun] if verb == "principality" else 0.0 for verb, noun in options]


def assign_ratings(look: Outlook, frame: Frame, options: list[Choice]) -> list[float]:
    return [look.posts[noun][frame.args[0]] if verb == "henchman" else 0.0 for verb, noun in options]


def foothold_ratings(look: Outlook, frame: Frame, options: list[Choice]) -> list[float]:
    return [best_post(look, noun) if verb == "principality" else 0.0 for verb, noun in options]


def take_ratings(look: Outlook, frame: Frame, options: list[Choice]) -> list[float]:
    """What is taken in exchange, or from a tower."""
    return [
        look.takes[noun] if verb == "take" else look.counters[noun] if verb == "influence" else 0.0
        for verb, noun in options
    ]


def discard_ratings(look: Outlook, frame: Frame, options: list[Choice]) -> list[float]:
    return [replaced(look, noun) if verb == "discard" else 0.0 for verb, noun in options]


def draw_ratings(look: Outlook, frame: Frame, options: list[Choice]) -> list[float]:
    display, deck = look.s.display, deck_worth(look)
    return [
        0.0
        if verb != "draw"
        else deck
        if noun == DECK or display[noun] < 0
        else card_hope(look.s, look.seat, display[noun], look.turns)
        for verb, noun in options
    ]


def build_ratings(look: Outlook, frame: Frame, options: list[Choice]) -> list[float]:
    return [look.manors[noun] - cheapest(look, noun) if verb == "tile" else 0.0 for verb, noun in options]


def pay_ratings(look: Outlook, frame: Frame, options: list[Choice]) -> list[float]:
    return [-look.gives[thing(MATERIAL, noun)] if verb == "pay" else 0.0 for verb, noun in options]


def ending_ratings(look: Outlook, frame: Frame, options: list[Choice]) -> list[float]:
    if options[0].verb != "staff":
        return [0.0] * len(options)
    again = Spaces(look).at(frame.args[0]) - STAFF
    return [again if choice.verb == "staff" else 0.0 for choice in options]


def favor_ratings(look: Outlook, frame: Frame, options: list[Choice]) -> list[float]:
    """M9.1: the card's points, or what an ability brings until the end."""
    found = []
    for verb, noun in options:
        if verb == "points":
            found.append(float(look.s.box.missions[frame.args[0]].points))
        else:
            found.append(look.seal_worth(noun, True))
    return found


# A scoring


def defend_ratings(look: Outlook, frame: Frame, options: list[Choice]) -> list[float]:
    """M6.2: the flag against the color that costs most, as long as it costs more than the flag is worth."""
    s, seat = look.s, look.seat
    unmet = look.unmet
    found = []
    for verb, noun in options:
        if verb == "done":
            found.append(0.0)
            continue
        foes, shields = s.traitors[seat][noun], s.things[seat][thing(SHIELD, noun)]
        gone = foes if verb == "repel-flag" else 1
        met = max(0, foes - shields) - max(0, foes - gone - shields)
        value = TRAITOR * met + SHIELD_SPARED * (gone - met)
        if s.excalibur == seat and met:
            value += EXCALIBUR_WON if met == unmet else EXCALIBUR_NEARER
        if verb == "repel-flag":
            value -= BLACK_FLAG if look.scorings > 1 else BLACK_FLAG_AT_LAST
        else:
            value += ABILITY_POINT
        found.append(value)
    return found


def grail_ratings(look: Outlook, frame: Frame, options: list[Choice]) -> list[float]:
    """M6.8: here, unless a later tie brings more."""
    s, seat = look.s, look.seat

    def swing(p: int) -> float:
        there = s.influence[p]
        tied = there.count(there[seat]) if there[seat] == max(there) else 0
        return float(sum(there) - sum(there) // tied) if tied > 1 else 0.0

    now = swing(frame.args[0])
    later = max([swing(p) for p in PRINCIPALITIES[frame.args[0] + 1 :]], default=0.0)
    return [now if choice.verb == "grail" else later for choice in options]


# The standing offers: a mission at once, the ability at the scoring, when one knows what it is needed for.


def offer_rating(look: Outlook, verb: str, noun: int) -> float:
    if verb == "repel":
        return -AT_ONCE
    return AT_ONCE + look.s.box.missions[noun].points


AT_STEP = {
    "turn": turn_ratings,
    "die": die_ratings,
    "landed": landed_ratings,
    "deploy": place_ratings,
    "relocate": place_ratings,
    "assign": assign_ratings,
    "place": foothold_ratings,
    "exchange": take_ratings,
    "second-discard": discard_ratings,
    "draw": draw_ratings,
    "replace": draw_ratings,
    "build": build_ratings,
    "pay": pay_ratings,
    "tower": take_ratings,
    "ending": ending_ratings,
    "favor": favor_ratings,
    "defend": defend_ratings,
    "grail": grail_ratings,
}
