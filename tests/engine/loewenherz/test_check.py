"""What holds in any position is looked at: a position in which one thing is wrong does not pass."""

from typing import Any

import pytest

from tafelrunde.kernel.agenda import Frame
from tafelrunde.loewenherz import box
from tafelrunde.loewenherz.game import LOEWENHERZ
from tafelrunde.loewenherz.state import State, castle_of, hidden, is_knight, knight_of, owner

from ..spoiling import Change, both, put
from .table import Table, at, below, blue, right_of

# Blue's castle at the left, yellow's beside it, red's below, all domains; a zone between them and the open land.
ART = """
    .B .b|.y .Y|..|..
    f. ..|.. .y|..|..
    -- -- -- -- --
    .R .r v. ..|..
    -- -- -- --
"""
BLUE, YELLOW, RED = at(0, 0), at(0, 3), at(2, 0)


def sound(*changes: Change) -> State:
    s = Table(ART).allied(BLUE, YELLOW).state
    both(*changes)(s)
    return s


def more(field: str, value: Any = 0) -> Change:
    return lambda s: getattr(s, field).append(value)


def anew(*changes: Change) -> Change:
    """With bit sets that fit."""
    return both(*changes, lambda s: s.__post_init__())


def asked(*frames: Frame) -> Change:
    return put("agenda", list(frames))


def played_by(seat: int) -> Change:
    """It is this seat's turn, and one of its cards is played."""
    return both(put("seat", seat), lambda s: s.played.append(s.hands[seat].pop()))


def action(step: str, *args: int, seat: int = 0, by: int | None = None) -> Change:
    """In the midst of an action, whose points are counted later."""
    turn = seat if by is None else by
    frames = Frame("close", turn), Frame("count", turn), Frame(step, seat, args)
    return both(played_by(turn), asked(*frames))


def no_deck(*sizes: int) -> Change:
    """All cards that are not in the hands were played."""

    def change(s: State) -> None:
        for hand, size in zip(s.hands, sizes, strict=True):
            s.deck += hand[size:]
            del hand[size:]
        s.played += s.deck
        s.deck = []

    return change


def placing(*frames: Frame) -> Change:
    return asked(Frame("turn", 0), *frames)


def a_piece(square: int, piece: int) -> Change:
    """Out of the supply."""

    def take(s: State) -> None:
        (s.knights_left if is_knight(piece) else s.castles_left)[owner(piece)] -= 1

    return anew(put("pieces", square, piece), take)


def a_border(edge: int) -> Change:
    return anew(put("walls", edge, 1), lambda s: setattr(s, "borders_left", s.borders_left - 1))


def swap(letter: str, other: str) -> Change:
    """The top of the deck and the bottom change their letters: the backs are not sixty any more."""

    def change(s: State) -> None:
        place = next(at for at, card in enumerate(s.deck) if s.box.cards[card].letter == letter)
        s.deck[place] = -1 - box.LETTERS.index(other)

    return change


SHAPE: dict[str, Change] = {
    "one player": put("players", 1),
    "a color too many": put("colors", 4),
    "no such seat": put("seat", 3),
    "a seat before the first": put("seat", -1),
    "no such first seat": put("first_seat", 3),
    "a first seat before the first": put("first_seat", -1),
    "no goal": put("goal", 0),
    "a goal too far": put("goal", 51),
    "fewer draws than none": put("draws", -1),
    "fewer turns than none": put("turns", -1),
    "a square too many": more("land"),
    "a square too many for pieces": more("pieces", -1),
    "a square too many for areas": more("area", 143),
    "a square too many for domains": more("domain", -1),
    "no such land": anew(put("land", at(5, 5), 8)),
    "land before the first": anew(put("land", at(5, 5), -1)),
    "castles of a color too many": more("castles_left"),
    "knights of a color too many": more("knights_left"),
    "ducats of nobody": more("ducats"),
    "a hand of nobody": more("hands", []),
    "points of nobody": more("earned", [0] * 5),
    "a category too many": lambda s: s.earned[0].append(0),
    "a card beyond the last in a hand": put("hands", 0, 0, 60),
    "a back beyond the last in a hand": both(put("seed", ""), put("hands", 0, 0, -5)),
    "a back in a hand of a position that is no view": lambda s: put("hands", 0, 0, hidden(s, s.hands[0][0]))(
        s
    ),
    "a back in its deck": lambda s: put("deck", 0, hidden(s, s.deck[0]))(s),
    "a card beyond the last in the deck": put("deck", 0, 60),
    "a back in the market": lambda s: s.market.append(hidden(s, s.deck.pop())),
    "a back among the played": lambda s: s.played.append(hidden(s, s.deck.pop())),
    "a card beyond the last in the market": lambda s: s.market.append(s.deck.pop() * 0 + 60),
}

AGENDA: dict[str, Change] = {
    "a turn with something told": asked(Frame("turn", 0, (1,))),
    "a turn of nobody": asked(Frame("turn", 3)),
    "a turn of somebody before the first": asked(Frame("turn", -1)),
    "two questions": asked(Frame("act", 0), Frame("draw", 0)),
    "an action that is not counted": asked(Frame("close", 0), Frame("borders", 0, (1, 0))),
    "placing in the midst of a turn": asked(Frame("close", 0), Frame("castle", 0, (0,))),
    "placing with something else between": placing(Frame("act", 0), Frame("castle", 0, (0,))),
    "acting while castles are placed": placing(Frame("castle", 0, (0,)), Frame("act", 0)),
    "a step of nobody": placing(Frame("castle", 3, (0,)), Frame("castle", 0, (0,))),
    "a step of somebody before the first": placing(Frame("castle", -1, (0,)), Frame("castle", 0, (0,))),
    "a question with something told": asked(Frame("act", 0, (1,))),
    "a drawing with something told": asked(Frame("draw", 0, (1,))),
    "no border to place": action("borders", 0, 0),
    "four borders to place": action("borders", 4, 0),
    "three borders placed": action("borders", 1, 3),
    "fewer borders placed than none": action("borders", 1, -1),
    "four knights to place": action("knights", 4, 0),
    "no square to take": action("expand", BLUE, 0, 1),
    "a domain for borders": action("domain", box.BORDERS, 1),
    "an opponent for knights": action("against", box.KNIGHTS, BLUE),
    "a castle of no color": placing(Frame("castle", 0, (3,))),
    "a castle of a color before the first": placing(Frame("castle", 0, (-1,))),
    "a first knight of no color": placing(Frame("place", 0, (3, BLUE))),
    "a castle of no color later": placing(Frame("castle", 0, (3,)), Frame("castle", 0, (0,))),
    "a first knight beside no castle": placing(Frame("place", 0, (0, at(0, 1)))),
    "a first knight off the board": placing(Frame("place", 0, (0, -1))),
    "an expansion of a knight": action("expand", at(0, 1), 1, 0),
    "an expansion off the board": action("expand", -5, 1, 0),
    "an expansion beyond the board": action("expand", 144, 1, 0),
    "against, for a knight": action("against", box.ALLIANCE, at(0, 1)),
    "a deserter to a knight": action("desert", at(0, 1), YELLOW),
    "a deserter from a knight": action("desert", BLUE, at(0, 2)),
    "a knight to remove from nowhere": action("remove", at(0, 2), 0, seat=1, by=0),
    "a knight to remove for nobody": action("remove", YELLOW, 3, seat=1, by=0),
    "a knight to remove for somebody before the first": action("remove", YELLOW, -1, seat=1, by=0),
    "a border to place, and nothing told": action("borders"),
    "a border to place, and more told": action("borders", 1, 0, 0),
    "a turn of another": asked(Frame("act", 1)),
    "an action of another": both(action("borders", 1, 0), put("agenda", 2, Frame("borders", 1, (1, 0)))),
    "an action in another's turn": both(action("borders", 1, 0), put("agenda", 0, Frame("close", 1))),
    "an expansion of another's domain": action("expand", YELLOW, 1, 0),
    "an opponent for another's domain": action("against", box.ALLIANCE, YELLOW),
    "a deserter to another": action("desert", RED, YELLOW),
    "a deserter from oneself": action("desert", BLUE, BLUE),
    "a knight of one's own to remove": action("remove", BLUE, 0),
    "a knight to remove for another": action("remove", YELLOW, 2, seat=1, by=0),
    "a knight that another removes": action("remove", YELLOW, 0, seat=2, by=0),
    "a card to draw from no deck": both(played_by(0), no_deck(2, 3, 3), asked(Frame("draw", 0))),
    "more castles to place than there are": placing(*[Frame("castle", 0, (0,))] * 4),
    "a first knight beside another's castle": placing(Frame("place", 0, (0, YELLOW))),
    "nothing to answer": both(action("borders", 1, 0), put("borders_left", 0), put("walls", 263, 1)),
}

PIECES: dict[str, Change] = {
    "a castle lost": put("castles_left", 0, 2),
    "a knight lost": put("knights_left", 0, 13),
    "a debt of castles": anew(
        put("castles_left", 0, -1), *[put("pieces", at(6, row), 0) for row in range(4)]
    ),
    "a debt of knights": anew(
        put("knights_left", 1, -1), *[put("pieces", square, 3) for square in range(at(10, 0), at(10, 14))]
    ),
    "a border lost": put("borders_left", 99),
    "a border twice as thick": both(
        put("walls", 0, 2), lambda s: setattr(s, "borders_left", s.borders_left - 2)
    ),
    "an edge too many": more("walls"),
    "a piece beyond the last": put("pieces", at(5, 5), 6),
    "a piece before none": put("pieces", at(5, 5), -2),
    "a knight in a village": both(a_piece(at(2, 2), knight_of(2)), put("earned", 2, 1, 3)),
    "a castle in a forest": a_piece(at(1, 0), castle_of(0)),
    "a debt of ducats": put("ducats", 1, -1),
}

CARDS: dict[str, Change] = {
    "a card lost": lambda s: s.deck.pop(),
    "a card twice": lambda s: s.deck.__setitem__(0, s.hands[0][0]),
    "a card twice, with its letter": lambda s: s.deck.__setitem__(
        next(n for n, card in enumerate(s.deck) if s.box.cards[card].letter == "A"), s.hands[0][0]
    ),
    "backs of other letters": swap("A", "B"),
    "a card sold elsewhere": put("sold", 59),
    "a hand of four": lambda s: s.hands[0].append(s.deck.pop()),
    "two short of cards": both(action("borders", 1, 0), lambda s: s.played.append(s.hands[0].pop())),
    "another short of a card": both(action("borders", 1, 0), lambda s: s.played.append(s.hands[1].pop())),
    "a card short before the turn": lambda s: s.played.append(s.hands[0].pop()),
    "fewer cards than the others at one's turn": no_deck(1, 2, 2),
    "fewer cards than those before": no_deck(2, 1, 2),
    "two cards fewer than another": no_deck(3, 1, 1),
    "fewer cards than the others when one is next": both(no_deck(2, 1, 2), asked(Frame("turn", 1))),
    "fewer cards than whoever has acted": both(action("borders", 1, 0), no_deck(2, 1, 1)),
}

LAND: dict[str, Change] = {
    "another number for a square": put("area", at(5, 5), 7),
    "a number that is not the lowest": lambda s: put("area", [{4: 16}.get(area, area) for area in s.area])(s),
    "a square of another domain": anew(put("domain", at(1, 1), YELLOW)),
    "a square of no domain": anew(put("domain", at(1, 1), -1)),
    "open land in a domain": anew(put("domain", at(5, 5), BLUE)),
    "two colors in a domain": a_piece(at(1, 1), knight_of(1)),
    "two castles in a domain": a_piece(at(1, 1), castle_of(0)),
    "a border inside a domain": a_border(below(0, 0)),
    "an alliance the other way round": put("alliances", [(YELLOW, BLUE)]),
    "an alliance of a knight": put("alliances", [(at(0, 1), YELLOW)]),
    "an alliance with a knight": put("alliances", [(BLUE, at(1, 3))]),
    "an alliance with oneself": put("alliances", [(BLUE, BLUE)]),
    "an alliance twice": lambda s: s.alliances.append(s.alliances[0]),
    "a knight that is joined to no castle": a_piece(at(5, 5), knight_of(0)),
    "a knight behind a border": both(a_border(right_of(11, 0)), a_piece(at(11, 1), knight_of(1))),
    "a knight beside another color's castle": a_piece(at(11, 1), knight_of(0)),
}

POINTS: dict[str, Change] = {
    "points of nothing": put("earned", 0, 0, 2),
    "points of ducats before the end": put("earned", 0, 4, 5),
    "points of ducats in an action": both(action("borders", 1, 0), put("earned", 0, 4, 5)),
    "a goal that is reached": put("goal", 3),
}

FAR = 1 << at(9, 9)
MASKS: dict[str, Change] = {
    "an edge to the right": lambda s: setattr(s, "east", s.east ^ FAR),
    "an edge below": lambda s: setattr(s, "south", s.south ^ FAR),
    "own squares": lambda s: put("own", 2, s.own[2] ^ FAR)(s),
    "castles in order": lambda s: setattr(s, "castles", (s.castles[0], s.castles[1][::-1], s.castles[2])),
    "realms": put("realm", at(9, 9), FAR),
    "squares in any domain": lambda s: setattr(s, "ruled", s.ruled ^ FAR),
    "squares by terrain": lambda s: setattr(s, "terrain", (*s.terrain[:7], FAR)),
}

BROKEN = SHAPE | AGENDA | PIECES | CARDS | LAND | POINTS | MASKS

AT_THE_LIMIT: dict[str, Change] = {
    "nothing else": lambda s: None,
    "the last of all": both(
        put("seat", 2), put("first_seat", 2), put("draws", 0), put("turns", 0), asked(Frame("act", 2))
    ),
    "the highest goal": put("goal", 50),
    "the land of gems": both(put("land", 143, 0)),
    "the end of a turn": asked(Frame("turn", 2)),
    "the first seat's turn": asked(Frame("turn", 0)),
    "drawing": both(played_by(2), asked(Frame("draw", 2))),
    "three borders": action("borders", 3, 0),
    "the third border": action("borders", 1, 2),
    "two squares": action("expand", YELLOW, 2, 0, seat=1),
    "a domain to choose": action("domain", box.ALLIANCE, 1, seat=2),
    "an opponent to choose": action("against", box.DESERTER, BLUE),
    "an opponent to choose for the last of all": action("against", box.ALLIANCE, RED, seat=2),
    "a deserter": action("desert", BLUE, YELLOW),
    "a knight to remove": action("remove", YELLOW, 0, seat=1, by=0),
    "all castles to place": placing(*[Frame("castle", 0, (0,))] * 3),
    "no card in the deck": no_deck(3, 3, 3),
    "no card in the deck, and fewer in the hands of those before": no_deck(2, 1, 1),
    "the last card": no_deck(1, 0, 0),
    "the last card but two is played": both(action("borders", 1, 0), no_deck(0, 1, 1)),
    "the last card, and somebody else is next": both(no_deck(0, 1, 0), asked(Frame("turn", 1))),
    "a card sold": both(lambda s: s.market.append(s.hands[0].pop()), put("sold", 2), asked(Frame("draw", 0))),
    "no ducats": put("ducats", 0, 0),
    "points that an action has not counted yet": both(action("borders", 1, 0), put("earned", 0, 0, 0)),
    "a goal that an action has reached": both(action("borders", 1, 0), put("goal", 1)),
    "the end": both(put("agenda", []), put("earned", 0, 4, 5), put("goal", 1)),
    "the end, with any cards left": both(
        put("agenda", []), lambda s: s.played.extend(s.hands[1]), put("hands", 1, [])
    ),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_position_with_one_thing_wrong_does_not_pass(what):
    s = sound(BROKEN[what])
    with pytest.raises(AssertionError):
        LOEWENHERZ.check(s)


@pytest.mark.parametrize("what", AT_THE_LIMIT)
def test_one_at_the_limit_passes(what):
    LOEWENHERZ.check(sound(AT_THE_LIMIT[what]))


@pytest.mark.parametrize("seat", [0, 1])
def test_so_does_what_a_seat_sees(seat):
    LOEWENHERZ.check(LOEWENHERZ.view(sound(), seat))


def test_while_castles_are_placed_the_whole_board_is_no_domain():
    t = Table(corners=False).places_castle(blue)
    LOEWENHERZ.check(t.plays("castle", at(5, 5)).state)
    LOEWENHERZ.check(t.plays("place", at(5, 6)).state)
