"""What a seat may hope for, in points: the worth of what it has, and what each further piece would bring.

An Outlook is made once for a position. Its tables answer both questions of a bot: how good is this position, and which
of the options here is worth a thought.
"""

from ..box import (
    DICE,
    DUTY,
    FLAGS,
    HENCHMEN,
    HOME,
    INFLUENCE,
    MATERIALS,
    OF_KIND,
    PRINCIPALITIES,
    ROUNDS,
    SHIELDS,
)
from ..favor import ABILITIES, MORE_POINTS, READY, REPEL_ONE, row_of
from ..state import State
from . import evaluation_shared as shared
from . import evaluation_things as holdings
from .evaluation_missions import NEXT_CARD, Wishes

APPLE, STAFF = 1.9, 2.1
# A point for each further mission of a henchman, for each own turn to come.
FURTHER = 0.075
# The other abilities by row and henchman, for each scoring still to come.
SEAL = dict(zip(ABILITIES[len(HENCHMEN) :], (0.8, 0.8, 0.8, 0.8, 1.7, 2.2, 1.6, 2.0), strict=True))


class Outlook:
    """The tables of one seat in one position."""

    __slots__ = (
        "after",
        "counters",
        "fade",
        "gives",
        "hopes",
        "manors",
        "posts",
        "private",
        "s",
        "scorings",
        "seat",
        "takes",
        "turns",
        "unmet",
        "worth",
    )

    def __init__(self, s: State, seat: int) -> None:
        self.s = s
        self.seat = seat
        dice = len(DICE) - s.dice[seat].count(0)
        self.turns = dice + 4 * (ROUNDS - s.round)  # own turns to come
        self.after = dice + 4 * (s.round & 1)  # those before the next scoring
        self.scorings = (8 - s.round) // 2
        # What is good for turns to come is good for nothing at the end.
        self.fade = min(1.0, self.turns / 6)
        self.takes: list[float]  # what one more of each thing would bring
        self.gives: list[float]  # what one less would cost
        self.private = float(sum(s.earned[seat])) + self._things()  # what concerns this seat alone
        wishes = Wishes(s, seat, self.turns, self.takes, self.gives)
        self.private += wishes.worth + self._rest()
        self.hopes = wishes.hopes  # of the cards in hand
        self.counters = wishes.counters  # what a counter in each principality would bring
        self.worth = self.private + self._shared()
        self.posts = self._posts(wishes)  # [henchman][principality] what it would bring to put him there

    def _things(self) -> float:
        s, seat, scorings, after = self.s, self.seat, self.scorings, self.after
        mine = tuple(s.things[seat])
        worth, takes, gives, unmet, group = holdings.shields(
            mine[SHIELDS], tuple(s.traitors[seat]), scorings, after
        )
        flags = holdings.flags(mine[FLAGS], group, scorings, after, self.fade)
        environs = shared.environs(s.box, tuple(s.tiles), tuple(s.built), scorings, s.players)
        fade = self.fade if s.manors[seat] else 0.0
        materials = holdings.materials(mine[MATERIALS], environs.best[seat], fade)
        self.takes = takes + flags.takes + materials.takes
        self.gives = gives + flags.gives + materials.gives
        self.unmet = unmet
        self.manors = environs.gains[seat]
        self.worth = environs.advantages[seat]
        worth += flags.worth + materials.worth
        if s.excalibur == seat:
            worth += shared.excalibur_worth(unmet, scorings, after, s.players)
        if unmet and s.seals[seat][REPEL_ONE] == READY:
            worth += holdings.DANGER[after] - 0.5
        return worth

    def _rest(self) -> float:
        s, seat, fade = self.s, self.seat, self.fade
        worth = s.apples[seat] * (1 + (APPLE - 1) * fade) + s.staffs[seat] * (2 + (STAFF - 2) * fade)
        worth += s.completed * NEXT_CARD[self.turns] if seat == s.seat else 0.0
        if s.favor:
            for ability, seal in enumerate(s.seals[seat]):
                if seal:
                    worth += self.seal_worth(ability, seal == READY)
        return worth

    def seal_worth(self, ability: int, ready: bool) -> float:
        """M9: what an ability still brings."""
        if row_of(ability) == MORE_POINTS:
            return FURTHER * self.turns
        return SEAL[ability] * (self.scorings - 1 + (min(1.0, self.after / 5) if ready else 0.0))

    def _shared(self) -> float:
        """What all compete for, against the others."""
        s, seat, scorings, after = self.s, self.seat, self.scorings, self.after
        grail, players = s.grail, s.players
        rivalry = shared.RIVALRY[players]
        worth = self.worth
        counters = self.counters
        left = s.counters[seat] > 0
        for p, there in enumerate(s.influence):
            stands, gain = shared.counters(tuple(there), seat, grail, scorings, after)
            worth += stands
            counters[p] = counters[p] + gain if left else 0.0
        out, court = 0.0, len(HENCHMEN)
        for other, henchmen in enumerate(s.henchmen):
            abroad = court - henchmen.count(HOME)
            out += abroad if other == seat else -rivalry * abroad
        worth += shared.henchman_abroad(scorings, after) * out
        if grail >= 0:
            ties = shared.grail_worth(scorings, after)
            worth += ties if grail == seat else -rivalry * ties
        if s.excalibur >= 0 and s.excalibur != seat:
            worth -= rivalry * shared.excalibur_worth(1, scorings, after, players)
        return worth

    def _posts(self, wishes: Wishes) -> list[list[float]]:
        s, seat = self.s, self.seat
        mine = s.henchmen[seat]
        abroad = shared.henchman_abroad(self.scorings, self.after)
        sends = abroad * shared.RIVALRY[s.players]
        posts = wishes.posts
        for henchman in HENCHMEN:
            row = posts[henchman]
            more = -wishes.leaves[henchman] if mine[henchman] != HOME else abroad
            kind = DUTY[henchman]
            if kind == INFLUENCE:
                brings = self.counters
            else:
                brings = self.takes[OF_KIND[kind]]
                if 0 in s.stock[kind]:
                    brings = [gain if s.stock[kind][p] else 0.0 for p, gain in enumerate(brings)]
            for p in PRINCIPALITIES:
                row[p] += more + brings[p]
            for theirs in s.henchmen:
                if theirs[henchman] != HOME and theirs is not mine:
                    row[theirs[henchman]] += sends
        return posts
