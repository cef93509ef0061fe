"""All that must hold in any position, told from the lists alone by the simplest means. Slow, and meant to be."""

from . import box
from .grid import EDGE_SQUARES, EDGES, NEIGHBORS, SQUARES
from .scoring import CATEGORIES, POINTS_DUCATS, points, standing
from .state import State, castle_of, is_castle, is_knight, knight_of, letter, owner
from .steps import AGENDA


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
    assert all(-len(box.LETTERS) <= card < len(box.CARDS) for pile in (*s.hands, s.deck) for card in pile)
    assert all(0 <= card < len(box.CARDS) for card in (*s.market, *s.played))


def _check_agenda(s: State) -> None:
    """What is asked can be asked, and has an answer."""
    if not s.agenda:
        return
    steps = [frame.step for frame in s.agenda]
    asked = steps[-1]
    if steps == ["turn"]:  # the turn before is over, and that was not said yet
        assert s.agenda[0].args == () and 0 <= s.agenda[0].seat < s.players
        return
    placing = ["turn", *["castle"] * (len(steps) - 2), asked]
    assert steps in (["act"], ["draw"], ["close", "count", asked]) or (
        asked in ("castle", "place") and steps == placing
    )
    assert all(0 <= frame.seat < s.players for frame in s.agenda)
    assert all(
        not frame.args for frame in s.agenda if frame.step in ("turn", "close", "count", "act", "draw")
    )
    frame = s.agenda[-1]
    if asked in ("borders", "knights", "expand"):
        left, placed = frame.args[-2:]
        assert 1 <= left <= 3 and 0 <= placed <= 2
    if asked in ("domain", "against"):
        assert frame.args[0] in (box.EXPAND, box.DESERTER, box.ALLIANCE)
    for color in (frame.args[0] for frame in s.agenda if frame.step in ("castle", "place")):
        assert 0 <= color < s.colors
    castles = {
        "place": frame.args[1:],
        "expand": frame.args[:1],
        "against": frame.args[1:],
        "desert": frame.args,
    }
    for castle in (*castles.get(asked, ()), *(frame.args[:1] if asked == "remove" else ())):
        assert 0 <= castle < SQUARES and is_castle(s.pieces[castle])
    assert asked != "remove" or 0 <= frame.args[1] < s.players
    AGENDA.prompt(s)
    masked = any(card < 0 for card in s.hands[frame.seat])  # in another seat's view
    assert AGENDA.options(s) or masked


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
    assert len(cards) == len(box.CARDS)
    faces = [card for card in cards if card >= 0]
    assert len(set(faces)) == len(faces)
    letters = sorted(box.LETTERS[letter(card)] for card in cards)
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
