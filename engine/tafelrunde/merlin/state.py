"""The state of a game: ints and lists, and a clone by hand.

A view for one seat is a State too, with -1 for every card that the seat may not see and an empty seed.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..kernel.agenda import Frame
from .box import Box

# The marks of a turn after the move, in the frames of the steps from `arrive` to `ending`.
BY_MERLIN, STAFF_SPENT, SECOND, MIRRORED, ELSEWHERE, NO_STAFF, SKIPPED, EMPTY = (1 << bit for bit in range(8))
# The action is, or was, one of two.
WITH_STAFF = STAFF_SPENT | SECOND

# A little quicker than a slice in a comprehension, which makes a quarter of a clone.
copy = list[int].copy


class Boxed:
    """Not among State's fields, so that saves and traces hold it once: the record names its edition."""

    if not TYPE_CHECKING:  # mypy does not see the slots of a base under dataclass(slots=True)
        __slots__ = ("box",)

    box: Box


@dataclass(slots=True)
class State(Boxed):
    players: int
    favor: bool
    seed: str
    draws: int
    turns: int
    agenda: list[Frame]
    round: int  # 1 to 6
    first_seat: int
    seat: int  # whose turn it is
    completed: int  # missions completed this turn and not replaced yet
    merlin: int  # rondel space
    knights: list[int]  # [seat] rondel space
    dice: list[list[int]]  # [seat][die] pips, 0 once used; die 3 is the Merlin die
    stock: list[list[int]]  # [kind][principality] things left there
    things: list[list[int]]  # [seat][thing] on the castle board
    influence: list[list[int]]  # [principality][seat] counters there
    counters: list[int]  # [seat] counters on the castle board
    henchmen: list[list[int]]  # [seat][henchman] principality or HOME
    apples: list[int]
    apple_supply: int
    staffs: list[int]
    manors: list[int]  # [seat] not built yet
    tiles: list[int]  # terrain, + TOWER with a tower; row by row from the top
    built: list[int]  # [tile] seat or -1
    grail: int  # seat or -1
    excalibur: int  # seat or -1
    traitors: list[list[int]]  # [seat][principality] how many
    traitor_pile: list[int]  # the top one is the last; hidden
    traitor_discard: list[int]
    hands: list[list[int]]  # [seat] mission cards; hidden from the others
    display: list[int]
    deck: list[int]  # the top one is the last; hidden
    discard: list[int]
    seals: list[list[int]]  # [seat][ability] 0 none, 1 ready, 2 used
    earned: list[list[int]]  # [seat][category]

    def __str__(self) -> str:
        from .drawing import draw  # which is made of states

        return draw(self)

    def clone(self) -> "State":
        new = State(
            self.players,
            self.favor,
            self.seed,
            self.draws,
            self.turns,
            self.agenda[:],
            self.round,
            self.first_seat,
            self.seat,
            self.completed,
            self.merlin,
            self.knights[:],
            [*map(copy, self.dice)],
            [*map(copy, self.stock)],
            [*map(copy, self.things)],
            [*map(copy, self.influence)],
            self.counters[:],
            [*map(copy, self.henchmen)],
            self.apples[:],
            self.apple_supply,
            self.staffs[:],
            self.manors[:],
            self.tiles[:],
            self.built[:],
            self.grail,
            self.excalibur,
            [*map(copy, self.traitors)],
            self.traitor_pile[:],
            self.traitor_discard[:],
            [*map(copy, self.hands)],
            self.display[:],
            self.deck[:],
            self.discard[:],
            [*map(copy, self.seals)],
            [*map(copy, self.earned)],
        )
        new.box = self.box
        return new
