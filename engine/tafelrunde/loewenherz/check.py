"""All that must hold in any position, told from the lists alone by the simplest means. Slow, and meant to be."""

from . import box
from .grid import EDGE_SQUARES, EDGES, NEIGHBORS, SQUARES
from .scoring import DUCATS, standing
from .state import State


def check(s: State) -> None:
    _check_pieces(s)
    _check_cards(s)
    areas = _check_areas(s)
    _check_domains(s, areas)
    _check_knights_joined(s)
    _check_points(s)
    _check_masks(s)
    assert all(frame.seat < s.players for frame in s.agenda)


def _check_pieces(s: State) -> None:
    """L1.3: each piece is on the board or in the supply."""
    for color in range(s.colors):
        castles = box.CASTLES[s.players] if color < s.players else box.NEUTRAL_CASTLES
        assert s.pieces.count(color * 2) + s.castles_left[color] == castles
        assert s.pieces.count(color * 2 + 1) + s.knights_left[color] == box.KNIGHTS_IN_BOX
        assert s.knights_left[color] >= 0 <= s.castles_left[color]
    assert sum(s.walls) + s.borders_left == box.BORDERS_IN_BOX
    assert s.borders_left >= 0
    assert set(s.walls) <= {0, 1}
    assert len(s.walls) == EDGES
    for square, piece in enumerate(s.pieces):
        assert -1 <= piece < 2 * s.colors
        if piece >= 0:
            assert s.land[square] in ((box.MEADOW, box.FOREST) if piece & 1 else (box.MEADOW,))
    assert all(ducats >= 0 for ducats in s.ducats)


def _check_cards(s: State) -> None:
    """L1.2: sixty cards, each in one place; hidden ones count by their letters."""
    cards = [card for pile in (*s.hands, s.deck, s.market, s.played) for card in pile]
    assert len(cards) == len(box.CARDS)
    faces = [card for card in cards if card >= 0]
    assert len(set(faces)) == len(faces)
    letters = sorted(box.CARDS[card].letter if card >= 0 else box.LETTERS[-1 - card] for card in cards)
    assert letters == sorted(card.letter for card in box.CARDS)
    assert s.sold == -1 or s.sold in s.market
    sizes = [len(hand) for hand in s.hands]
    assert max(sizes) <= box.HAND
    if s.deck:  # L3.5: only whoever is acting has fewer
        assert sum(sizes) >= box.HAND * s.players - 1


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
        castles = [square for square in area if s.pieces[square] >= 0 and not s.pieces[square] & 1]
        # While castles are being placed the whole board is one area, and no domain is made by that.
        castle = castles[0] if len(castles) == 1 and len(areas) > 1 else -1
        assert all(s.domain[square] == castle for square in area)
        if castle >= 0:
            colors = {s.pieces[square] >> 1 for square in area if s.pieces[square] >= 0}
            assert colors == {s.pieces[castle] >> 1}
    for edge, (one, other) in enumerate(EDGE_SQUARES):
        assert not s.walls[edge] or s.domain[one] < 0 or s.domain[one] != s.domain[other]
    for one, other in s.alliances:
        assert one < other
        assert s.domain[one] == one
        assert s.domain[other] == other
        assert s.pieces[one] >> 1 != s.pieces[other] >> 1
    assert len(set(s.alliances)) == len(s.alliances)


def _check_knights_joined(s: State) -> None:
    """L4.7: every knight is joined to a castle of its colour by neighbouring pieces without a border."""
    joined = {square for square, piece in enumerate(s.pieces) if piece >= 0 and not piece & 1}
    queue = list(joined)
    for square in queue:
        for neighbor, edge in NEIGHBORS[square]:
            same = s.pieces[neighbor] >= 0 and s.pieces[neighbor] >> 1 == s.pieces[square] >> 1
            if same and not s.walls[edge] and neighbor not in joined:
                joined.add(neighbor)
                queue.append(neighbor)
    assert all(piece < 0 or square in joined for square, piece in enumerate(s.pieces))


def _check_points(s: State) -> None:
    """L4.6, between actions. In the midst of one, points are not counted yet (L5.3)."""
    if all(frame.step != "count" for frame in s.agenda):
        for seat in range(s.players):
            assert s.earned[seat][:DUCATS] == standing(s, seat)
    if s.agenda:
        assert all(earned[DUCATS] == 0 for earned in s.earned)
        assert "count" in (frame.step for frame in s.agenda) or max(map(sum, s.earned)) < s.goal


def _check_masks(s: State) -> None:
    """The bit sets say what the lists say."""
    kept = (s.east, s.south, s.own, s.castles, s.realm, s.ruled, s.terrain)
    anew = s.clone()
    anew.__post_init__()
    assert kept == (anew.east, anew.south, anew.own, anew.castles, anew.realm, anew.ruled, anew.terrain)
