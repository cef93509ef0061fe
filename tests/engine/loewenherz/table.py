"""Positions from a drawing, and a table to play them at.

A square is two signs: the land (. meadow, f forest, v village, C royal city, o gold, s silver, c copper, e gem) and who
stands there (a capital for a castle, a small letter for a knight: B blue, Y yellow, R red, G green; . nobody). Between
two squares of a line | is a border, on the line below a square -- is one. The drawing lies in the upper left corner;
the rest of the board is empty meadow but for a yellow and a red castle in the lower corners, so that it is open land.
"""

from collections.abc import Iterable

from tafelrunde.kernel.agenda import Frame
from tafelrunde.kernel.choice import Choice, Refusal
from tafelrunde.kernel.event import Event, Log
from tafelrunde.loewenherz import box
from tafelrunde.loewenherz.game import LOEWENHERZ
from tafelrunde.loewenherz.scoring import CATEGORIES
from tafelrunde.loewenherz.state import State

from .recount import areas_of, castles_in, edge_between, points_of

BLUE, YELLOW, RED, GREEN = range(4)
COLORS = "BYRG"


def at(row: int, column: int) -> int:
    return row * 12 + column


def right_of(row: int, column: int) -> int:
    return edge_between(at(row, column), at(row, column + 1))


def below(row: int, column: int) -> int:
    return edge_between(at(row, column), at(row + 1, column))


def a_card(*actions: tuple[int, int], skip: Iterable[int] = ()) -> int:
    """A card with exactly these actions."""
    return next(
        number for number, card in enumerate(box.CARDS) if card.actions == actions and number not in skip
    )


def empty(players: int = 3) -> State:
    """A board of meadow without any piece, everybody with 20 ducats and three cards, blue to sell or play."""
    colors = max(3, players)
    s = State(
        players=players,
        seed="a test",
        colors=colors,
        first_seat=0,
        seat=BLUE,
        goal=box.GOAL[players],
        turns=1,
        agenda=[Frame("act", BLUE)],
        castles_left=[box.CASTLES[players]] * players + [box.NEUTRAL_CASTLES] * (colors - players),
        knights_left=[box.KNIGHTS_IN_BOX] * colors,
        ducats=[20] * players,
        deck=list(range(len(box.CARDS) - 1, -1, -1)),
        earned=[[0] * len(CATEGORIES) for _ in range(players)],
    )
    s.hands = [[s.deck.pop() for _ in range(box.HAND)] for _ in range(players)]
    return s


def put(s: State, square: int, piece: str) -> None:
    color = COLORS.index(piece.upper())
    knight = piece.islower()
    s.pieces[square] = color * 2 + knight
    (s.knights_left if knight else s.castles_left)[color] -= 1


def draw_board(s: State, art: str) -> None:
    lines = [line.strip("\n") for line in art.split("\n")]
    lines = [line for line in lines if line.strip()]
    indent = min(len(line) - len(line.lstrip()) for line in lines)
    row = -1
    for line in (line[indent:] for line in lines):
        if set(line) <= set("- "):
            for start in range(0, len(line), 3):
                if line[start : start + 2] == "--":
                    s.walls[below(row, start // 3)] = 1
            continue
        row += 1
        for start in range(0, len(line), 3):
            square = at(row, start // 3)
            land, piece = line[start], line[start + 1]
            s.land[square] = box.SIGNS.index(land)
            if piece != ".":
                put(s, square, piece)
            if line[start + 2 : start + 3] == "|":
                s.walls[right_of(row, start // 3)] = 1
    s.borders_left = box.BORDERS_IN_BOX - sum(s.walls)
    areas = areas_of(s)
    for area in areas:
        castles = castles_in(s, area) if len(areas) > 1 else []
        for square in area:
            s.area[square] = min(area)
            s.domain[square] = castles[0] if len(castles) == 1 else -1
    for seat in range(s.players):
        s.earned[seat][:4] = points_of(s, seat)
    s.__post_init__()


class Table:
    """A position with hands on it: what is offered, refused, done, and what came of it."""

    def __init__(self, art: str = "", players: int = 3, seat: int = BLUE, corners: bool = True) -> None:
        self.s = empty(players)
        self.log: list[Event] = []
        if corners:
            put(self.s, at(11, 0), "Y")
            put(self.s, at(11, 11), "R")
        draw_board(self.s, art or "..")
        self.s.seat = seat
        self.s.agenda = [Frame("act", seat)]
        self.before = self.scores()
        if art:
            LOEWENHERZ.check(self.s)

    # Setting things up

    def holds(self, *cards: int, seat: int | None = None) -> "Table":
        """These cards and nothing else in a hand; what was there lies under the deck."""
        s = self.s
        seat = s.agenda[-1].seat if seat is None else seat
        for pile in (*s.hands, s.deck, s.market, s.played):
            pile[:] = [card for card in pile if card not in cards]
        s.deck[:0] = s.hands[seat]
        s.hands[seat] = list(cards)
        for other, hand in enumerate(s.hands):
            while other != seat and len(hand) < box.HAND:
                hand.append(s.deck.pop())
        while len(s.hands[seat]) < box.HAND and len(cards) < box.HAND:
            s.hands[seat].append(s.deck.pop())
        return self

    def plays(self, action: int, number: int = 1) -> "Table":
        """Play a card with this one action."""
        seat = self.s.agenda[-1].seat
        card = a_card((action, number), skip=self.s.market)
        self.holds(card, seat=seat)
        return self.do("play", card * 2)

    def turn(self, seat: int) -> "Table":
        """The hand is filled, and then it is this seat's turn, whoever should be next."""
        if self.s.agenda[-1].step == "draw":
            self.do("draw", len(box.CARDS))
        self.s.seat = seat
        self.s.agenda = [Frame("act", seat)]
        return self

    # Playing

    def do(self, verb: str, noun: int = 0) -> "Table":
        choice = Choice(verb, noun)
        options = LOEWENHERZ.options(self.s)
        assert choice in options, (choice, LOEWENHERZ.refuse(self.s, choice))
        log = Log()
        LOEWENHERZ.apply(self.s, choice, log)
        self.log += log.events
        LOEWENHERZ.check(self.s)
        return self

    def offered(self, verb: str) -> set[int]:
        return {choice.noun for choice in LOEWENHERZ.options(self.s) if choice.verb == verb}

    def refused(self, verb: str, noun: int = 0) -> tuple[str, object]:
        """The rule and the reason."""
        refusal = LOEWENHERZ.refuse(self.s, Choice(verb, noun))
        assert isinstance(refusal, Refusal), f"{verb} {noun} is on offer"
        return refusal.rule, refusal.args["why"]

    # Looking

    @property
    def asked(self) -> tuple[str, int]:
        """The question at hand and whom it is put to."""
        frame = self.s.agenda[-1]
        return frame.step, frame.seat

    @property
    def over(self) -> bool:
        return not self.s.agenda

    def scores(self) -> list[int]:
        return [sum(earned) for earned in self.s.earned]

    @property
    def gained(self) -> dict[int, int]:
        """Points won and lost since the drawing, of those for whom anything changed."""
        now = self.scores()
        return {
            seat: now[seat] - self.before[seat]
            for seat in range(self.s.players)
            if now[seat] != self.before[seat]
        }

    def events(self, key: str) -> list[dict[str, object]]:
        return [dict(event.args) for event in self.log if event.key == key]

    def domain(self, row: int, column: int) -> set[int]:
        """The squares of the domain of the castle on this square."""
        castle = at(row, column)
        return {square for square, owner in enumerate(self.s.domain) if owner == castle}

    def owner(self, row: int, column: int) -> int | None:
        castle = self.s.domain[at(row, column)]
        return None if castle < 0 else self.s.pieces[castle] >> 1
