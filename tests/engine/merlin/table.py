"""A table to lay out in a line: positions for tests, and what happens when somebody plays there."""

from collections.abc import Callable
from typing import Any, Self

from tafelrunde.kernel.agenda import Frame
from tafelrunde.kernel.choice import Choice
from tafelrunde.kernel.event import Event, Log
from tafelrunde.kernel.game import Setup
from tafelrunde.merlin.box import (
    DRAGON,
    EACH,
    FLAG,
    HENCHMEN,
    KINDS,
    MATERIAL,
    MERLIN_DIE,
    PRINCIPALITIES,
    SHIELD,
    SPACES,
    TERRAINS,
    THINGS,
    TOWER,
    Mission,
    Need,
    kind_of,
    principality_of,
    principality_space,
    thing,
)
from tafelrunde.merlin.game import MERLIN
from tafelrunde.merlin.setup import new_state
from tafelrunde.merlin.steps import AGENDA
from tafelrunde.merlin.turn import CLOCKWISE, go
from tests.engine.reasons import why_not

from .printed import MISSIONS, RONDEL
from .reasons import REASONS
from .retold import question, retold, same

yellow, blue, red, green = "yellow", "blue", "red", "green"


def shield(p: int) -> int:
    return thing(SHIELD, p)


def flag(p: int) -> int:
    return thing(FLAG, p)


def material(p: int) -> int:
    return thing(MATERIAL, p)


def space_of(kind: int, number: int = 0) -> int:
    return [space for space in range(SPACES) if RONDEL[space] == kind][number]


SIMPLE = frozenset({"thing", "counter", "post"})


def card_of(
    points: int, henchman: int | None = None, *but: int, asks: Callable[[Need], bool] | None = None
) -> int:
    """A mission card of that worth that `meets` can meet, with as few henchmen as can be: one whose needs are all of
    that kind, or else things, counters and single henchmen."""

    def simple(need: Need) -> bool:
        return need.what in SIMPLE

    def fits(card: int, mission: Mission) -> bool:
        return (
            mission.points == points
            and henchman in (None, mission.henchman)
            and card not in but
            and all(map(asks or simple, mission.needs))
        )

    def posts(card: int) -> int:
        return sum(need.what == "post" for need in MISSIONS[card].needs)

    return min([card for card, mission in enumerate(MISSIONS) if fits(card, mission)], key=posts)


# Four plain tiles of each terrain, row by row; then towers on the last six.
LAND = [
    terrain + tower for tower, number in ((0, 4), (TOWER, 2)) for terrain in TERRAINS for _ in range(number)
]

# Cards that nobody meets at an empty table: two henchmen in one place first, then those with the most pictures.
UNMET = sorted(
    range(len(MISSIONS)),
    key=lambda card: (MISSIONS[card].needs[0].what != "company", -len(MISSIONS[card].needs)),
)


class Table:
    """Everyone has all his pieces at home, no things, dice 1 2 3 and 4 for Merlin; it is the first one's turn."""

    def __init__(self, *colors: str, favor: bool = False, counters: int = 6) -> None:
        self.colors = colors
        self.log: list[Event] = []
        s = self.state = new_state(
            Setup(len(colors), "table", 0, {"favor": favor, "counters": counters}), Log()
        )
        s.stock = [[EACH] * len(PRINCIPALITIES) for _ in KINDS]
        s.things = [[0] * len(THINGS) for _ in colors]
        s.influence = [[0] * len(colors) for _ in PRINCIPALITIES]
        s.counters = [counters] * len(colors)
        s.traitor_pile += [p for theirs in s.traitors for p in PRINCIPALITIES for _ in range(theirs[p])]
        s.traitors = [[0] * len(PRINCIPALITIES) for _ in colors]
        s.knights = [principality_space(DRAGON)] * len(colors)
        s.dice = [[1, 2, 3, 4] for _ in colors]
        cards = UNMET[:]
        s.hands = [[cards.pop(0) for _ in range(4)] for _ in colors]
        s.display = [cards.pop() for _ in range(3)]
        s.deck = cards
        s.turns = 1
        s.agenda = [Frame("pass", 0), Frame("wrap", 0), Frame("turn", 0)]

    # Laying out

    def owns(self, color: str, *things: int) -> Self:
        for owned in things:
            self.state.stock[kind_of(owned)][principality_of(owned)] -= 1
            self.state.things[self._seat(color)][owned] += 1
        return self

    def gone(self, *things: int) -> Self:
        """None of these is left: the last seat has them all."""
        for gone in things:
            self.owns(self.colors[-1], *[gone] * self.stock(gone))
        return self

    def influence(self, p: int, **numbers: int) -> Self:
        for color, number in numbers.items():
            seat = self._seat(color)
            self.state.counters[seat] -= number
            self.state.influence[p][seat] += number
        return self

    def henchman(self, color: str, henchman: int, p: int) -> Self:
        self.state.henchmen[self._seat(color)][henchman] = p
        return self

    def all_out(self, color: str, p: int) -> Self:
        for henchman in HENCHMEN:
            self.henchman(color, henchman, p)
        return self

    def traitors(self, color: str, *principalities: int) -> Self:
        for p in principalities:
            self.state.traitor_pile.remove(p)
            self.state.traitors[self._seat(color)][p] += 1
        return self

    def hand(self, color: str, *cards: int) -> Self:
        """Swap these cards for the first of the hand, wherever they are."""
        hand = self.state.hands[self._seat(color)]
        for place, card in enumerate(cards):
            for pile in (*self.state.hands, self.state.display, self.state.deck, self.state.discard):
                if card in pile:
                    pile[pile.index(card)], hand[place] = hand[place], card
                    break
        return self

    def meets(self, color: str, card: int) -> Self:
        """Give what the card asks for."""
        for need in MISSIONS[card].needs:
            if need.what == "thing":
                self.owns(color, need.first)
            elif need.what == "counter":
                self.influence(need.first, **{color: 1})
            elif need.what == "post":
                self.henchman(color, need.first, need.second)
            elif need.what == "any-thing":
                self.owns(color, thing(need.first, DRAGON))
            elif need.what == "any-counter":
                self.influence(DRAGON, **{color: 1})
            else:
                raise AssertionError(need)
        return self

    def apples(self, color: str, number: int) -> Self:
        self.state.apple_supply += self.state.apples[self._seat(color)] - number
        self.state.apples[self._seat(color)] = number
        return self

    def no_apples_left(self) -> Self:
        return self.apples(self.colors[-1], self.state.apples[-1] + self.state.apple_supply)

    def staffs(self, color: str, number: int) -> Self:
        self.state.staffs[self._seat(color)] = number
        return self

    def dice(self, color: str, *pips: int) -> Self:
        self.state.dice[self._seat(color)] = list(pips)
        return self

    def knight(self, color: str, space: int) -> Self:
        self.state.knights[self._seat(color)] = space
        return self

    def grail(self, color: str) -> Self:
        self.state.grail = self._seat(color)
        return self

    def excalibur(self, color: str) -> Self:
        self.state.excalibur = self._seat(color)
        return self

    def tiles(self, *tiles: int) -> Self:
        self.state.tiles = list(tiles)
        return self

    def manor(self, color: str, *tiles: int) -> Self:
        for tile in tiles:
            self.state.built[tile] = self._seat(color)
            self.state.manors[self._seat(color)] -= 1
        return self

    def seal(self, color: str, ability: int, state: int = 1) -> Self:
        self.state.seals[self._seat(color)][ability] = state
        return self

    def round(self, number: int) -> Self:
        self.state.round = number
        return self

    def last_turn(self, color: str) -> Self:
        """It is this player's turn, and nobody has a die but he: his first."""
        seat = self._seat(color)
        self.state.dice = [[0, 0, 0, 0] for _ in self.colors]
        self.state.dice[seat] = [1, 0, 0, 0]
        self.state.seat = seat
        self.state.agenda = [Frame("pass", seat), Frame("wrap", seat), Frame("turn", seat)]
        return self

    # Playing

    def plays(self, verb: str, noun: int = 0) -> Self:
        """Take a choice that is on offer."""
        choice = Choice(verb, noun)
        found = MERLIN.options(self.state)
        assert choice in found, f"{choice} is not among {found}: {MERLIN.refuse(self.state, choice)}"
        return self._apply(lambda log: MERLIN.apply(self.state, choice, log))

    def lands(self, space: int) -> Self:
        """The knight of whose turn it is comes to this space with his first die."""
        seat = self.state.seat
        self.state.knights[seat] = (space - self.state.dice[seat][0]) % SPACES
        return self.plays("go", go(0, CLOCKWISE))

    def merlin_lands(self, space: int) -> Self:
        self.state.merlin = (space - self.state.dice[self.state.seat][MERLIN_DIE]) % SPACES
        return self.plays("go", go(MERLIN_DIE, CLOCKWISE))

    def scores(self, number: int = 1) -> Self:
        """The scoring of that number, up to its first question, or through."""
        self.state.round = 2 * number
        self.state.dice = [[0] * 4 for _ in self.colors]
        self.state.agenda = [
            Frame("next-round", self.state.first_seat),
            Frame("score", self.state.first_seat),
        ]
        return self._apply(lambda log: AGENDA.settle(self.state, log))

    def _apply(self, act: Callable[[Log], None]) -> Self:
        log = Log()
        before = self.state.clone()
        act(log)
        self.log += log.events
        self.sealed = log.sealed
        MERLIN.check(self.state)
        assert same(self.state, retold(before, log.events))
        assert not self.state.agenda or MERLIN.prompt(self.state) == question(self.state)
        return self

    # Looking

    def offers(self, verb: str) -> list[int]:
        return [choice.noun for choice in MERLIN.options(self.state) if choice.verb == verb]

    @property
    def verbs(self) -> set[str]:
        return {choice.verb for choice in MERLIN.options(self.state)}

    def why_not(self, verb: str, noun: int = 0) -> tuple[str, object]:
        """The rule and the reason against a choice."""
        return why_not(MERLIN, self.state, Choice(verb, noun), REASONS)

    @property
    def asked(self) -> tuple[str, str]:
        """Who is asked, and what."""
        frame = self.state.agenda[-1]
        return self.colors[frame.seat], frame.step

    @property
    def gained(self) -> dict[str, int]:
        return dict(zip(self.colors, MERLIN.points(self.state), strict=True))

    def points(self, category: str) -> dict[str, int]:
        place = MERLIN.categories.index(category)
        return {color: self.state.earned[seat][place] for seat, color in enumerate(self.colors)}

    def things(self, color: str) -> list[int]:
        mine = self.state.things[self._seat(color)]
        return [owned for owned in THINGS for _ in range(mine[owned])]

    def stock(self, which: int) -> int:
        return self.state.stock[kind_of(which)][principality_of(which)]

    def where(self, color: str, henchman: int) -> int:
        return self.state.henchmen[self._seat(color)][henchman]

    def events(self, key: str) -> list[Event]:
        return [event for event in self.log if event.key == key]

    def of(self, color: str, field: str) -> Any:
        """A player's part of a field of the state."""
        return getattr(self.state, field)[self._seat(color)]

    def _seat(self, color: str) -> int:
        return self.colors.index(color)


def table(*colors: str, favor: bool = False, counters: int = 6) -> Table:
    return Table(*colors, favor=favor, counters=counters)
