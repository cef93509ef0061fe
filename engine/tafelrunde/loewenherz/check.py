"""All that must hold in any position, told from the lists alone by the simplest means. Slow, and meant to be.

A save may hold anything: what passes here can be played on.
"""

import re
from functools import partial

from ..kernel.agenda import Frame
from ..kernel.pending import Pending
from . import box
from .cards import domains_for, opponents
from .grid import EDGE_SQUARES, EDGES, NEIGHBORS, SQUARES
from .scoring import CATEGORIES, POINTS_DUCATS, points, standing
from .state import State, castle_of, is_castle, is_knight, knight_of, letter, owner
from .steps import AGENDA

# What may be pending, the step that comes last first: between turns, while castles are placed, in a turn.
STEPS = re.compile(
    "turn|turn( castle)* (castle|place)|act|draw|close count (borders|knights|domain|expand|against|desert|remove)"
)
# What a step has to remember; the others, nothing.
COLORS, SOME, PLACED, BOARD = range(max(box.CASTLES)), range(1, 4), range(3), range(SQUARES)
REMEMBERED: dict[str, tuple[range, ...]] = {
    "castle": (COLORS,),
    "place": (COLORS, BOARD),
    **dict.fromkeys(("borders", "knights"), (SOME, PLACED)),
    "expand": (BOARD, SOME, PLACED),
    "domain": (range(box.EXPAND, len(box.ACTIONS)), SOME),
    "against": (range(box.DESERTER, len(box.ACTIONS)), BOARD),
    "desert": (BOARD, BOARD),
    "remove": (BOARD, BOARD),
}
PENDING = Pending(STEPS, REMEMBERED)


def check(s: State) -> None:
    _check_shape(s)
    _check_pieces(s)
    _check_cards(s)
    areas = _check_areas(s)
    _check_domains(s, areas)
    _check_knights_joined(s)
    _check_points(s)
    _check_masks(s)
    _check_agenda(s)


def _check_shape(s: State) -> None:
    """Counts and ranges, which a save from outside may have wrong."""
    assert s.players in box.CASTLES
    assert s.colors == max(s.players, box.NEUTRAL + 1)
    assert 0 <= s.seat < s.players and 0 <= s.first_seat < s.players
    assert 0 < s.goal <= max(box.GOAL.values())
    assert s.draws >= 0 and s.turns >= 0
    for squares in (s.land, s.pieces, s.area, s.domain):
        assert len(squares) == SQUARES
    assert all(0 <= land < len(box.TERRAINS) for land in s.land)
    assert len(s.castles_left) == len(s.knights_left) == s.colors
    assert len(s.ducats) == len(s.hands) == len(s.earned) == s.players
    assert all(len(earned) == len(CATEGORIES) for earned in s.earned)
    lowest = 0 if s.seed else -len(box.LETTERS)  # only a view, which has no seed, shows backs
    assert all(lowest <= card < box.CARDS_IN_BOX for pile in (*s.hands, s.deck) for card in pile)
    assert all(0 <= card < box.CARDS_IN_BOX for card in (*s.market, *s.played))


def _check_agenda(s: State) -> None:
    """What is pending can be pending, and every question has an answer."""
    PENDING.check(s.agenda, s.players)
    asked = [frame for frame in s.agenda if frame.step in AGENDA.asks]
    if s.agenda and s.agenda[0].step == "turn":
        _check_placing(s, asked)
    elif s.agenda:
        _check_turn(s)
    for frame in asked:
        # In a view, which has no seed, the hand of the one who is asked may be masked.
        assert not s.seed or AGENDA.asks[frame.step].options(s, frame)


def _check_placing(s: State, asked: list[Frame]) -> None:
    """L2.4: for each castle that has still to be placed there is one."""
    colors = [frame.args[0] for frame in asked if frame.step == "castle"]
    assert all(color < s.colors and colors.count(color) <= s.castles_left[color] for color in colors)
    for frame in asked:
        assert frame.step == "castle" or s.pieces[frame.args[1]] == castle_of(frame.args[0])


def _check_turn(s: State) -> None:
    """Whose turn it is acts, but for the knight that an opponent takes back (L5.12)."""
    *before, frame = s.agenda
    seat, args = s.seat, frame.args
    assert all(one.seat == seat for one in before) and (frame.seat == seat or frame.step == "remove")
    able = partial(domains_for, s, seat, purse=s.ducats[seat])
    match frame.step:
        case "draw":
            assert s.deck
        case "expand":
            assert args[0] in able(box.EXPAND)
        case "against":
            assert args[1] in able(args[0])
        case "desert":
            assert args[0] in able(box.DESERTER) and args[1] in opponents(s, box.DESERTER, args[0])
        case "remove":
            color = owner(s.pieces[args[0]])
            assert is_castle(s.pieces[args[0]]) and color != seat == args[1]
            assert frame.seat == (color if color < s.players else seat)


def _check_pieces(s: State) -> None:
    """L1.3: each piece is on the board or in the supply."""
    for color in range(s.colors):
        castles = box.CASTLES[s.players] if color < s.players else box.NEUTRAL_CASTLES
        assert s.pieces.count(castle_of(color)) + s.castles_left[color] == castles
        assert s.pieces.count(knight_of(color)) + s.knights_left[color] == box.KNIGHTS_IN_BOX
        assert s.knights_left[color] >= 0 <= s.castles_left[color]
    assert sum(s.walls) + s.borders_left == box.BORDERS_IN_BOX
    assert s.borders_left >= 0
    assert set(s.walls) <= {0, 1}
    assert len(s.walls) == EDGES
    for square, piece in enumerate(s.pieces):
        assert -1 <= piece < 2 * s.colors
        if piece >= 0:
            assert s.land[square] in (box.OPEN_GROUND if is_knight(piece) else (box.MEADOW,))
    assert all(ducats >= 0 for ducats in s.ducats)


def _check_cards(s: State) -> None:
    """L1.2: sixty cards, each in one place; hidden ones count by their letters."""
    cards = [card for pile in (*s.hands, s.deck, s.market, s.played) for card in pile]
    assert len(cards) == box.CARDS_IN_BOX
    faces = [card for card in cards if card >= 0]
    assert len(set(faces)) == len(faces)
    letters = sorted(box.LETTERS[letter(s, card)] for card in cards)
    assert letters == sorted(card.letter for card in s.box.cards)
    assert s.sold == -1 or s.sold in s.market
    _check_hands(s)


def _check_hands(s: State) -> None:
    """L3.5: while there is a deck, only whoever has acted is a card short. L7.2: then all have fewer in turn, and
    whoever is next to act has as many as anybody."""
    sizes = [len(hand) for hand in s.hands]
    steps = [frame.step for frame in s.agenda]
    acted = steps[:1] in (["close"], ["draw"])
    assert max(sizes) <= box.HAND
    if s.deck and steps:
        assert sizes == [box.HAND - (acted and seat == s.seat) for seat in range(s.players)]
    elif steps:
        following = s.agenda[0].seat if steps == ["turn"] else s.seat + acted
        order = [sizes[(following + ahead) % s.players] for ahead in range(s.players)]
        assert order == sorted(order, reverse=True) and order[0] - order[-1] <= 1


def _check_areas(s: State) -> dict[int, set[int]]:
    """L4.2: an area's number is its lowest square, and areas are what no border divides."""
    areas: dict[int, set[int]] = {}
    seen: set[int] = set()
    for start in range(SQUARES):
        if start in seen:
            continue
        area, queue = {start}, [start]
        for square in queue:
            for neighbor, edge in NEIGHBORS[square]:
                if not s.walls[edge] and neighbor not in area:
                    area.add(neighbor)
                    queue.append(neighbor)
        seen |= area
        areas[start] = area
        assert all(s.area[square] == start for square in area)
    return areas


def _check_domains(s: State, areas: dict[int, set[int]]) -> None:
    """L4.2, L4.4: a domain is an area with one castle, and no border stands inside."""
    for area in areas.values():
        castles = [square for square in area if is_castle(s.pieces[square])]
        # While castles are being placed the whole board is one area, and no domain is made by that.
        castle = castles[0] if len(castles) == 1 and len(areas) > 1 else -1
        assert all(s.domain[square] == castle for square in area)
        if castle >= 0:
            colors = {owner(s.pieces[square]) for square in area if s.pieces[square] >= 0}
            assert colors == {owner(s.pieces[castle])}
    for edge, (one, other) in enumerate(EDGE_SQUARES):
        assert not s.walls[edge] or s.domain[one] < 0 or s.domain[one] != s.domain[other]
    for one, other in s.alliances:
        assert one < other
        assert s.domain[one] == one
        assert s.domain[other] == other
        assert owner(s.pieces[one]) != owner(s.pieces[other])
    assert len(set(s.alliances)) == len(s.alliances)


def _check_knights_joined(s: State) -> None:
    """L4.7: every knight is joined to a castle of its color by neighboring pieces without a border."""
    joined = {square for square, piece in enumerate(s.pieces) if is_castle(piece)}
    queue = list(joined)
    for square in queue:
        for neighbor, edge in NEIGHBORS[square]:
            same = owner(s.pieces[neighbor]) == owner(s.pieces[square])
            if same and not s.walls[edge] and neighbor not in joined:
                joined.add(neighbor)
                queue.append(neighbor)
    assert all(piece < 0 or square in joined for square, piece in enumerate(s.pieces))


def _check_points(s: State) -> None:
    """L4.6, between actions. In the midst of one, points are not counted yet (L5.3)."""
    if all(frame.step != "count" for frame in s.agenda):
        for seat in range(s.players):
            assert s.earned[seat][:POINTS_DUCATS] == standing(s, seat)
    if s.agenda:
        assert all(earned[POINTS_DUCATS] == 0 for earned in s.earned)
        assert "count" in (frame.step for frame in s.agenda) or max(points(s)) < s.goal


def _check_masks(s: State) -> None:
    """The bit sets say what the lists say."""
    kept = (s.east, s.south, s.own, s.castles, s.realm, s.ruled, s.terrain)
    anew = s.clone()
    anew.__post_init__()
    assert kept == (anew.east, anew.south, anew.own, anew.castles, anew.realm, anew.ruled, anew.terrain)
