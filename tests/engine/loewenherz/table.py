"""Positions from a drawing, and a table to play them at.

A square is two signs: the land (. meadow, f forest, v village, C royal city, o gold, s silver, c copper, e gem) and who
stands there (a capital for a castle, a small letter for a knight: B blue, Y yellow, R red, G green; . nobody). Between
two squares of a line | is a border, on the line below a square -- is one. The drawing lies in the upper left corner;
the rest of the board is empty meadow but for a yellow and a red castle in the lower corners, so that it is open land.
"""

from collections.abc import Iterable
from typing import Any, Self

from tafelrunde.kernel.agenda import Frame
from tafelrunde.kernel.choice import Arg, Choice
from tafelrunde.kernel.event import Event, Log
from tafelrunde.loewenherz import box
from tafelrunde.loewenherz.game import LOEWENHERZ
from tafelrunde.loewenherz.scoring import CATEGORIES
from tafelrunde.loewenherz.state import State, castle_of, knight_of, owner
from tests.engine.reasons import why_not

from .printed import BOX, CARDS
from .reasons import REASONS
from .recount import areas_of, castles_in, edge_between, points_of
from .retold import Told, question

COLORS = blue, yellow, red, green = ("blue", "yellow", "red", "green")
neutral = red  # with two players


def seat_of(color: str) -> int:
    """A color as the engine knows it: the player's seat, or the neutral color."""
    return COLORS.index(color)


def event(key: str, **args: Arg) -> Event:
    """As the engine tells it, which knows colors by their number."""
    numbers = {name: seat_of(arg) for name, arg in args.items() if isinstance(arg, str) and arg in COLORS}
    return Event(key, {**args, **numbers})


def at(row: int, column: int) -> int:
    return row * 12 + column


def right_of(row: int, column: int) -> int:
    return edge_between(at(row, column), at(row, column + 1))


def below(row: int, column: int) -> int:
    return edge_between(at(row, column), at(row + 1, column))


def a_card(*actions: tuple[int, int], skip: Iterable[int] = ()) -> int:
    """A card with exactly these actions."""
    return next(number for number, card in enumerate(CARDS) if card.actions == actions and number not in skip)


def empty(players: int = 3) -> State:
    """A board of meadow without any piece, everybody with 20 ducats and three cards, blue to sell or play."""
    colors = max(3, players)
    s = State(
        players=players,
        seed="a test",
        colors=colors,
        first_seat=0,
        seat=0,
        goal=box.GOAL[players],
        turns=1,
        agenda=[Frame("act", 0)],
        castles_left=[box.CASTLES[players]] * players + [box.NEUTRAL_CASTLES] * (colors - players),
        knights_left=[box.KNIGHTS_IN_BOX] * colors,
        ducats=[20] * players,
        deck=list(range(len(CARDS) - 1, -1, -1)),
        earned=[[0] * len(CATEGORIES) for _ in range(players)],
    )
    s.box = BOX
    s.hands = [[s.deck.pop() for _ in range(box.HAND)] for _ in range(players)]
    return s


def put(s: State, square: int, piece: str) -> None:
    color = "BYRG".index(piece.upper())
    knight = piece.islower()
    s.pieces[square] = knight_of(color) if knight else castle_of(color)
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


# Blue's castle, whose domain is closed by the border at the right of row 1, column 1.
ONE_BORDER_MISSING = """
    v. .b|..
    f. .B ..
    s. ..|..
    -- --
    .Y .y ..
"""


class Table:
    """A position with hands on it: what is offered, refused, played, and what came of it."""

    def __init__(self, art: str = "", players: int = 3, turn: str = blue, corners: bool = True) -> None:
        self.state = empty(players)
        self.log: list[Event] = []
        self._told: Told | None = None
        if corners:
            put(self.state, at(11, 0), "Y")
            put(self.state, at(11, 11), "R")
        draw_board(self.state, art or "..")
        self._gives_turn(turn)
        self._before = self.scores
        if art:
            LOEWENHERZ.check(self.state)

    # Laying out

    def holds(self, *cards: int, color: str | None = None) -> Self:
        """These cards and nothing else in a hand, of whoever is asked; what was there lies under the deck."""
        s = self.state
        seat = s.agenda[-1].seat if color is None else seat_of(color)
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

    def ducats(self, color: str, ducats: int) -> Self:
        self.state.ducats[seat_of(color)] = ducats
        return self

    def allied(self, one: int, other: int) -> Self:
        self.state.alliances.append((one, other))
        return self

    def goal(self, points: int) -> Self:
        self.state.goal = points
        return self

    def places_castle(self, color: str) -> Self:
        """Its castle is to be placed; blue places those of the neutral color."""
        seat = seat_of(color) if seat_of(color) < self.state.players else seat_of(blue)
        self.state.agenda = [Frame("turn", seat_of(blue)), Frame("castle", seat, (seat_of(color),))]
        return self

    def turn(self, color: str) -> Self:
        """The hand is filled, and then it is this player's turn, whoever should be next."""
        if self.state.agenda[-1].step == "draw":
            self.plays("draw", box.DECK)
        self._gives_turn(color)
        return self

    def _gives_turn(self, color: str) -> None:
        self.state.seat = seat_of(color)
        self.state.agenda = [Frame("act", seat_of(color))]

    # Playing

    def plays(self, verb: str, noun: int = 0) -> Self:
        """Take a choice that is on offer."""
        choice = Choice(verb, noun)
        found = LOEWENHERZ.options(self.state)
        assert choice in found, f"{choice} is not among {found}: {LOEWENHERZ.refuse(self.state, choice)}"
        log = Log()
        heard = self._told or Told(self.state)
        LOEWENHERZ.apply(self.state, choice, log)
        self.log += log.events
        LOEWENHERZ.check(self.state)
        heard.hears(log.events)
        # A castle is told together with its knight.
        self._told = heard if verb == "castle" else None
        assert verb == "castle" or heard.is_like(self.state)
        assert self.over or LOEWENHERZ.prompt(self.state) == question(self.state)
        return self

    def plays_card(self, action: int, number: int = 1) -> Self:
        """Play a card with this one action."""
        card = a_card((action, number), skip=self.state.market)
        return self.holds(card).plays("play", box.play_of(card))

    # Looking

    def offers(self, verb: str) -> set[int]:
        return {choice.noun for choice in LOEWENHERZ.options(self.state) if choice.verb == verb}

    def why_not(self, verb: str, noun: int = 0) -> tuple[str, object]:
        """The rule and the reason against a choice."""
        return why_not(LOEWENHERZ, self.state, Choice(verb, noun), REASONS)

    def lacks_a_ducat(self, card: int, why: str) -> Self:
        """Blue cannot play it with what he has, but with a ducat more."""
        assert self.why_not("play", box.play_of(card)) == ("L3.4", why)
        self.ducats(blue, self.of(blue, "ducats") + 1)
        assert box.play_of(card) in self.offers("play")
        return self

    @property
    def asked(self) -> tuple[str, str]:
        """Who is asked, and what."""
        frame = self.state.agenda[-1]
        return COLORS[frame.seat], frame.step

    @property
    def over(self) -> bool:
        return not self.state.agenda

    @property
    def scores(self) -> list[int]:
        return LOEWENHERZ.points(self.state)

    @property
    def gained(self) -> dict[str, int]:
        """Points won and lost since the drawing, of those for whom anything changed."""
        changes = [now - before for now, before in zip(self.scores, self._before, strict=True)]
        return {COLORS[seat]: change for seat, change in enumerate(changes) if change}

    @property
    def winners(self) -> list[str]:
        return [COLORS[seat] for seat in LOEWENHERZ.winners(self.state)]

    def of(self, color: str, field: str) -> Any:
        """A player's part of a field of the state."""
        return getattr(self.state, field)[seat_of(color)]

    def events(self, key: str) -> list[Event]:
        return [event for event in self.log if event.key == key]

    def domain(self, row: int, column: int) -> set[int]:
        """The squares of the domain of the castle on this square."""
        castle = at(row, column)
        return {square for square, lord in enumerate(self.state.domain) if lord == castle}

    def owner(self, row: int, column: int) -> str | None:
        castle = self.state.domain[at(row, column)]
        return None if castle < 0 else COLORS[owner(self.state.pieces[castle])]
