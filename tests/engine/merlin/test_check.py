"""What holds in any position is looked at: a position in which one thing is wrong does not pass."""

from copy import deepcopy

import pytest

from tafelrunde.kernel.agenda import Frame
from tafelrunde.kernel.event import SILENCE
from tafelrunde.kernel.game import Setup
from tafelrunde.merlin.box import HENCHMEN, MATERIAL, SHIELD, TOWER
from tafelrunde.merlin.game import MERLIN
from tafelrunde.merlin.state import State

from ..spoiling import Change, both, put
from .table import blue, flag, material, shield, table, yellow


def sound(favor: bool = False, counters: int = 6) -> State:
    t = table(yellow, blue, favor=favor, counters=counters).owns(yellow, shield(0)).owns(blue, flag(1))
    t.influence(2, yellow=1).henchman(yellow, 0, 3).henchman(blue, 1, 4).manor(yellow, 5).traitors(blue, 2)
    return t.state


def hands_in(number: int, seat: int = 0) -> Change:
    """So many cards of a hand lie on the discard pile."""

    def change(s: State) -> None:
        for _ in range(number):
            s.discard.append(s.hands[seat].pop())

    return change


def in_turn(*frames: Frame, seat: int = 0) -> Change:
    """These are pending in a turn."""
    return put("agenda", [Frame("pass", seat), Frame("wrap", seat), *frames])


def asks(step: str, *args: int) -> Change:
    return in_turn(Frame(step, 0, args))


def in_action(*frames: Frame) -> Change:
    """These are pending in an action."""
    return in_turn(Frame("acted", 0, (0, 0)), *frames)


def at_scoring(*frames: Frame, round: int = 2) -> Change:  # noqa: A002
    last = [Frame(step, 0) for step in ("next-round", "scored", "henchmen")]
    return both(put("round", round), put("agenda", [*last, *frames]))


INFLUENCE, ENVIRONS, NEW = Frame("influence", 0, (0, 0)), Frame("environs", 0), Frame("new-traitors", 0)
# Yellow has been dealt with, blue has a black flag and two traitors.
BLUE_DEFENDS = Frame("defend", 1)


def traitor_to(seat: int) -> Change:
    return lambda s: put("traitors", seat, s.traitor_pile[-1], 1)(s) or s.traitor_pile.pop()


def move_card(origin: str, to: str) -> Change:
    return lambda s: getattr(s, to).append(getattr(s, origin).pop())


def more(field: str) -> Change:
    return lambda s: getattr(s, field).append(deepcopy(getattr(s, field)[-1]))


def fewer(field: str) -> Change:
    return lambda s: getattr(s, field).pop()


def longer_row(field: str) -> Change:
    return lambda s: getattr(s, field)[-1].append(0)


def shorter_row(field: str) -> Change:
    return lambda s: getattr(s, field)[-1].pop()


def asks_favor(card: int) -> Change:
    return in_turn(Frame("arrive", 0, (0, 0)), Frame("favor", 0, (card,)))


def materials(number: int, *places: int) -> Change:
    """Yellow has this many materials of each of these principalities."""
    return both(
        *(put("things", 0, material(p), number) for p in places or range(6)),
        *(put("stock", MATERIAL, p, 6 - number) for p in places or range(6)),
    )


def no_manors(built: int) -> Change:
    """So many of yellow's manors stand."""

    def change(s: State) -> None:
        s.built = [0] * built + [-1] * (len(s.built) - built)
        s.manors[0] = 7 - built

    return change


def flag_of_blue(s: State) -> None:
    s.things[1][flag(0)] = 1
    s.stock[1][0] -= 1


TWO_MANORS = Frame("build", 0, (0,)), Frame("build", 0, (1,))
BY_SEAT = (
    *("knights", "dice", "things", "counters", "henchmen", "apples", "staffs", "manors", "traitors", "hands"),
    *("seals", "earned"),
)
ROWS = ("dice", "things", "henchmen", "traitors", "seals", "earned", "stock", "influence")

BROKEN: dict[str, Change] = {
    "before the first round": put("round", 0),
    "after the last round": put("round", 7),
    "no such first seat": put("first_seat", 2),
    "no such seat": put("seat", 2),
    "fewer turns than none": put("turns", -1),
    "more turns than there are dice": put("turns", 6 * 4 * 2 + 1),
    "a thing too many": put("stock", SHIELD, 0, 6),
    "a debt in the stock": both(put("stock", SHIELD, 0, -1), put("things", 0, shield(0), 7)),
    "a debt on a castle board": both(put("stock", SHIELD, 3, 7), put("things", 1, shield(3), -1)),
    "unequal counters": put("counters", 0, 6),
    "eight counters": both(put("counters", 0, 7), put("counters", 1, 8)),
    "five counters": both(put("counters", 0, 4), put("counters", 1, 5)),
    "a debt of counters": both(put("counters", 1, -1), put("influence", 0, 1, 7)),
    "fewer counters than none in a place": both(put("counters", 1, 7), put("influence", 0, 1, -1)),
    "Merlin off the rondel": put("merlin", 24),
    "a knight off the rondel": put("knights", 1, 24),
    "two henchmen of a kind in one place": put("henchmen", 1, 0, 3),
    "a henchman nowhere": put("henchmen", 1, 2, 6),
    "a traitor twice": lambda s: s.traitor_discard.append(0),
    "a traitor lost": lambda s: s.traitor_pile.pop(),
    "a card twice": lambda s: s.discard.append(s.display[0]),
    "a card lost": lambda s: s.deck.pop(),
    "two in the display": move_card("display", "discard"),
    "four in the display": move_card("deck", "display"),
    "three completed": both(put("completed", 3), hands_in(3)),
    "fewer completed than none": both(put("completed", -1), lambda s: s.hands[0].append(s.deck.pop())),
    "a hand too small": hands_in(1),
    "another's hand too small": hands_in(1, seat=1),
    "another's hand too small while the one asked draws": both(
        in_action(Frame("draw", 0)), hands_in(1), hands_in(1, seat=1)
    ),
    "fewer traitors than none": both(put("traitors", 0, 0, -1), lambda s: s.traitor_pile.append(0)),
    "a tile of another terrain": lambda s: s.tiles.__setitem__(s.tiles.index(0), 1),
    "a tower too many": lambda s: s.tiles.__setitem__(s.tiles.index(0), TOWER),
    "a tile more": lambda s: s.built.append(-1),
    "a manor too many": put("manors", 0, 7),
    "a debt of manors": lambda s: [put("built", tile, 1)(s) for tile in range(8)] and put("manors", 1, -1)(s),
    "a manor of nobody": put("built", 0, 2),
    "a manor of somebody before the first": put("built", 0, -2),
    "an apple too many": put("apple_supply", 10),
    "a debt of apples": both(put("apples", 0, -1), put("apple_supply", 11)),
    "a debt of the supply": both(put("apples", 0, 11), put("apple_supply", -1)),
    "four staffs": put("staffs", 0, 4),
    "a debt of staffs": put("staffs", 0, -1),
    "a Grail of nobody": put("grail", 2),
    "a Grail of somebody before the first": put("grail", -2),
    "Excalibur of nobody": put("excalibur", 2),
    "Excalibur of somebody before the first": put("excalibur", -2),
    "a seal without the module": put("seals", 0, 0, 1),
    "a die too many": lambda s: s.dice[0].append(1),
    "a category too many": lambda s: s.earned[0].append(0),
    "seven pips": put("dice", 1, 2, 7),
    "fewer pips than none": put("dice", 1, 2, -1),
    "fewer draws than none": put("draws", -1),
    **{f"one too many of {field}": more(field) for field in BY_SEAT},
    **{f"one too few of {field}": fewer(field) for field in BY_SEAT},
    **{f"a row too long in {field}": longer_row(field) for field in ROWS},
    **{f"a row too short in {field}": shorter_row(field) for field in ROWS},
    "a kind too many": lambda s: s.stock.append([6] * 6),
    "a principality too many": lambda s: s.influence.append([0, 0]),
}

PENDING: dict[str, Change] = {
    "an unknown step": lambda s: s.agenda.insert(0, Frame("nap", 0)),
    "a step of nobody": put("agenda", [Frame("pass", 2)]),
    "a step of somebody before the first": put("agenda", [Frame("pass", -1)]),
    "a step that asks nothing on top": lambda s: s.agenda.append(Frame("wrap", 0)),
    "a turn that does not end": put("agenda", [Frame("turn", 0)]),
    "two questions of a turn": in_turn(Frame("turn", 0), Frame("turn", 0)),
    "a question of another in a turn": in_turn(Frame("turn", 1)),
    "another's turn": in_turn(Frame("turn", 1), seat=1),
    "a part of an action without its action": asks("place"),
    "a card to draw in the midst of building": in_action(Frame("build", 0, (0,)), Frame("draw", 0)),
    "a turn with something told": asks("turn", 0),
    "a space without marks": asks("landed", 0),
    "no such space": asks("landed", 24, 0),
    "no such marks": asks("landed", 0, 256),
    "no such henchman": in_action(Frame("deploy", 0, (4,))),
    "a henchman before the first": in_action(Frame("relocate", 0, (-1,))),
    "no such principality": in_action(Frame("assign", 0, (6,))),
    "no such thing": in_action(Frame("exchange", 0, (18,))),
    "no such card": asks_favor(55),
    "no such die": asks("die", 4, 0),
    "a die that is used": both(asks("die", 1, 0), put("dice", 0, 1, 0)),
    "no die to move with": put("dice", 0, [0, 0, 0, 0]),
    "a tile that is not there to pay for": both(materials(3), in_action(Frame("pay", 0, (18, 0)))),
    "a tile that is built on to pay for": both(materials(3), in_action(Frame("pay", 0, (5, 0)))),
    "a tower that is not there": in_action(Frame("tower", 0, (18,))),
    "nothing to pay with": in_action(Frame("pay", 0, (0, 0))),
    "no manor to build": both(materials(3), no_manors(7), in_action(Frame("build", 0, (0,)))),
    "one manor to build two": both(materials(3), no_manors(6), in_action(*TWO_MANORS)),
    "one material for two manors": both(materials(1, 0), in_action(*TWO_MANORS)),
    "two manors, and the first may take all": both(
        materials(3), in_action(Frame("build", 0, (0,)), Frame("build", 0, (0,)))
    ),
    "a scoring after an odd round": both(
        flag_of_blue, at_scoring(INFLUENCE, ENVIRONS, NEW, BLUE_DEFENDS, round=3)
    ),
    "a Grail of somebody else to use": at_scoring(Frame("grail", 1, (0, 0))),
    "influence from the second principality on": both(
        flag_of_blue, at_scoring(Frame("influence", 0, (1, 0)), ENVIRONS, NEW, BLUE_DEFENDS)
    ),
    "a Grail that was used before influence": both(
        flag_of_blue, at_scoring(Frame("influence", 0, (0, 1)), ENVIRONS, NEW, BLUE_DEFENDS)
    ),
    "a Grail that was used": both(put("grail", 1), at_scoring(Frame("grail", 1, (0, 1)))),
    "no new traitors in the midst": both(flag_of_blue, at_scoring(INFLUENCE, ENVIRONS, BLUE_DEFENDS)),
    "new traitors at the end": both(
        flag_of_blue, at_scoring(INFLUENCE, ENVIRONS, NEW, BLUE_DEFENDS, round=6)
    ),
    "traitors in another order": both(
        flag_of_blue, at_scoring(INFLUENCE, ENVIRONS, NEW, Frame("traitors", 0), BLUE_DEFENDS)
    ),
    "traitors of one who was dealt with": both(
        flag_of_blue, traitor_to(0), at_scoring(INFLUENCE, ENVIRONS, NEW, BLUE_DEFENDS)
    ),
}
BROKEN |= PENDING

WITH_SEALS: dict[str, Change] = {
    "five seals": lambda s: [put("seals", 0, ability, 1)(s) for ability in range(5)],
    "a used seal of the first rows": put("seals", 0, 7, 2),
    "a seal that is neither ready nor used": put("seals", 0, 8, 3),
}

AT_THE_LIMIT: dict[str, Change] = {
    "the first round, no turn yet": both(put("round", 1), put("turns", 0)),
    "the last round, all turns": both(put("round", 6), put("turns", 6 * 4 * 2)),
    "the last of all": both(
        *(put("seat", 1), put("first_seat", 1), put("merlin", 23), put("knights", 0, 23)),
        in_turn(Frame("turn", 1), seat=1),
    ),
    "no things left": both(put("stock", SHIELD, 0, 0), put("things", 0, shield(0), 6)),
    "all counters out": both(put("counters", 1, 0), put("influence", 0, 1, 6)),
    "every kind of henchman in one place": lambda s: [put("henchmen", 0, h, 5)(s) for h in HENCHMEN],
    "one completed": both(put("completed", 1), hands_in(1)),
    "two completed": both(put("completed", 2), hands_in(2)),
    "one card to draw": both(in_action(Frame("draw", 0)), hands_in(1)),
    "two cards to draw": both(in_action(Frame("draw", 0), Frame("draw", 0)), hands_in(2)),
    "one card to replace": both(asks("replace"), hands_in(1)),
    "seven manors": lambda s: [put("built", tile, 1)(s) for tile in range(6, 13)] and put("manors", 1, 0)(s),
    "no apples left": both(put("apples", 0, 10), put("apple_supply", 0)),
    "no apples": both(put("apples", 0, 0), put("apple_supply", 10)),
    "no staffs": put("staffs", 0, 0),
    "both held by the last": both(put("grail", 1), put("excalibur", 1)),
    "all dice used but one, sixes": both(put("dice", 0, [0, 0, 0, 6]), put("dice", 1, [6, 6, 6, 6])),
    "the last space, all marks": asks("landed", 23, 255),
    "the last die, changed": asks("die", 3, 1),
    "an ability to choose, and then the action": asks_favor(54),
    "two manors": both(materials(3), in_action(*TWO_MANORS)),
    "the first of two manors": both(
        materials(3), in_action(Frame("build", 0, (0,)), Frame("pay", 0, (7, 1)))
    ),
    "the last manor": both(materials(3), no_manors(6), in_action(Frame("build", 0, (0,)))),
    "a tower": in_action(Frame("tower", 0, (17,))),
    "traitors": both(flag_of_blue, at_scoring(INFLUENCE, ENVIRONS, NEW, BLUE_DEFENDS)),
    "the last traitors": both(flag_of_blue, at_scoring(INFLUENCE, ENVIRONS, BLUE_DEFENDS, round=6)),
    "the first traitors": both(
        *(put("first_seat", 1), flag_of_blue, traitor_to(0)),
        at_scoring(INFLUENCE, ENVIRONS, NEW, Frame("traitors", 0), BLUE_DEFENDS),
    ),
    "the Grail": both(put("grail", 1), at_scoring(Frame("grail", 1, (5, 0)))),
    "the end of a turn": put("agenda", [Frame("pass", 0)]),
    "the end of the game": put("agenda", []),
}


@pytest.mark.parametrize("what", BROKEN | WITH_SEALS)
def test_a_position_with_one_thing_wrong_does_not_pass(what):
    s = sound(favor=what in WITH_SEALS)
    MERLIN.check(s)
    (BROKEN | WITH_SEALS)[what](s)
    with pytest.raises(AssertionError):
        MERLIN.check(s)


@pytest.mark.parametrize("what", AT_THE_LIMIT)
def test_one_at_the_limit_passes(what):
    s = sound()
    AT_THE_LIMIT[what](s)
    MERLIN.check(s)


def test_so_do_seven_counters_and_four_seals():
    s = sound(favor=True, counters=7)
    for ability, seal in {0: 1, 7: 1, 8: 1, 11: 2}.items():
        s.seals[1][ability] = seal
    MERLIN.check(s)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_four_players_there_are_more_tiles(players):
    s = MERLIN.begin(Setup(players, "check"), SILENCE)
    MERLIN.check(s)
    s.players = {2: 4, 3: 4, 4: 3}[players]
    with pytest.raises((AssertionError, IndexError)):
        MERLIN.check(s)
