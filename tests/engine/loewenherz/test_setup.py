"""L2: from the empty frame to the first turn."""

from collections import Counter

import pytest

from tafelrunde.kernel.choice import Choice, Prompt
from tafelrunde.kernel.event import SILENCE, Log
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.session import Session
from tafelrunde.loewenherz import box
from tafelrunde.loewenherz.box import DECK
from tafelrunde.loewenherz.game import LOEWENHERZ
from tafelrunde.loewenherz.state import State, is_knight, letter

from .table import Table, at, blue, neutral, seat_of, yellow


def new(players: int, seed: str = "7", first: int | None = None) -> State:
    return LOEWENHERZ.begin(Setup(players, seed, first=first), SILENCE)


def steps_apart(one: int, other: int) -> int:
    return abs(one // 12 - other // 12) + abs(one % 12 - other % 12)


def play_first_options(s: State, until: str) -> None:
    """Always the middle option, so that castles come to lie all over the board."""
    while s.agenda[-1].step != until:
        options = LOEWENHERZ.options(s)
        LOEWENHERZ.apply(s, options[len(options) // 2], SILENCE)


@pytest.mark.rule("L2.1")
def test_the_city_is_in_the_middle_and_the_other_tiles_lie_and_are_turned_at_random():
    def tile(s: State, place: int) -> list[int]:
        top, left = place // 3 * 4, place % 3 * 4
        return [s.land[(top + row) * 12 + left + column] for row in range(4) for column in range(4)]

    corners = set()
    for seed in range(60):
        s = new(3, str(seed))
        tiles = [tile(s, place) for place in range(9)]
        assert box.CITY in tiles[4]
        for number in range(9):
            turns = [box.turned(s.box.tiles[number], quarters) for quarters in range(4)]
            found = [place for place in range(9) if tiles[place] in turns]
            assert len(found) == 1
            if found == [0]:
                corners.add((number, turns.index(tiles[0])))
    assert len({number for number, _ in corners}) == 8
    assert len({turn for _, turn in corners}) == 4


@pytest.mark.rule("L2.2")
@pytest.mark.parametrize(("players", "castles"), [(2, 4), (3, 4), (4, 3)])
def test_pieces_ducats_cards_and_points(players: int, castles: int):
    s = new(players)
    assert s.castles_left[:players] == [castles] * players
    assert s.knights_left == [15] * s.colors
    assert s.ducats == [7] * players
    assert [len(hand) for hand in s.hands] == [3] * players
    assert LOEWENHERZ.points(s) == [0] * players
    assert s.borders_left == 100


@pytest.mark.rule("L2.2")
def test_the_deck_lies_from_a_to_d_and_each_letter_is_shuffled():
    s = new(4)
    letters = [letter(s, card) for card in reversed(s.deck)]
    assert letters == sorted(letters)
    assert {letter(s, card) for hand in s.hands for card in hand} == {0}

    def pile(seed: str, of: int) -> list[int]:
        s = new(4, seed)
        dealt = [card for hand in s.hands for card in hand]
        return [card for card in dealt + s.deck[::-1] if letter(s, card) == of]

    for of in range(4):
        assert pile("7", of) != pile("8", of)
        assert sorted(pile("7", of)) == sorted(pile("8", of))


@pytest.mark.rule("L2.3")
def test_the_kings_goal():
    assert [new(players).goal for players in (2, 3, 4)] == [50, 40, 30]


@pytest.mark.rule("L2.4")
def test_a_castle_goes_on_a_free_meadow_and_its_knight_beside_it():
    t = Table("""
        .. f. v. ..
        .. .B .. ..
        o. .b s. ..
    """)
    t.places_castle(yellow)
    castles = t.offers("castle")
    assert at(0, 0) in castles
    assert t.why_not("castle", at(0, 1)) == ("L2.4", "no-meadow")
    assert t.why_not("castle", at(0, 2)) == ("L2.4", "no-meadow")
    assert t.why_not("castle", at(1, 1)) == ("L2.4", "occupied")
    assert t.why_not("castle", at(2, 1)) == ("L2.4", "occupied")
    t.plays("castle", at(1, 0))
    assert t.offers("place") == {at(0, 0)}
    assert t.why_not("place", at(2, 0)) == ("L2.4", "no-open-ground")
    assert t.why_not("place", at(1, 1)) == ("L2.4", "occupied")
    assert t.why_not("place", at(5, 5)) == ("L2.4", "not-next-to-castle")


@pytest.mark.rule("L2.4")
def test_a_forest_costs_the_first_knight_nothing():
    t = Table("f. ..")
    t.places_castle(blue)
    t.ducats(blue, 0)
    t.plays("castle", at(0, 1)).plays("place", at(0, 0))
    assert t.of(blue, "ducats") == 0


@pytest.mark.rule("L2.4")
@pytest.mark.parametrize("full", ["s.", ".Y"])
def test_a_meadow_without_room_for_the_knight_takes_no_castle(full: str):
    t = Table(f"""
        .. v. ..
        {full} .. ..
    """)
    t.places_castle(blue)
    assert t.why_not("castle", at(0, 0)) == ("L2.4", "no-room-for-knight")
    assert at(1, 1) in t.offers("castle")


@pytest.mark.rule("L2.4")
@pytest.mark.parametrize("free", ["..", "f."])
def test_a_free_meadow_or_forest_is_room_for_the_knight(free: str):
    t = Table(f"""
        .. v. ..
        {free} v. ..
    """)
    t.places_castle(blue)
    t.plays("castle", at(0, 0))
    assert t.offers("place") == {at(1, 0)}


@pytest.mark.rule("L2.4", "L2.7")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_they_place_clockwise_and_who_placed_last_takes_the_first_turn(players: int, first: int):
    s = new(players, first=first)
    order = []
    while s.turns == 0:
        frame = s.agenda[-1]
        if frame.step == "castle":
            order.append(frame.seat)
        LOEWENHERZ.apply(s, LOEWENHERZ.options(s)[0], SILENCE)
    rounds = {2: 6, 3: 4, 4: 3}[players]
    assert order == [(first + i) % players for i in range(players)] * rounds
    assert s.seat == order[-1] == s.agenda[-1].seat
    assert s.agenda[-1].step == "act"
    assert s.castles_left == [0] * s.colors


@pytest.mark.rule("L2.4")
def test_the_first_to_place_is_drawn_or_given():
    drawn = Counter(new(4, str(seed)).first_seat for seed in range(80))
    assert set(drawn) == {0, 1, 2, 3}
    assert all(count >= 8 for count in drawn.values())
    assert [new(4, first=seat).first_seat for seat in range(4)] == [0, 1, 2, 3]
    # Whoever is given, nothing else changes.
    assert new(4, first=2).land == new(4).land


@pytest.mark.rule("L2.5", "L2.6")
@pytest.mark.parametrize(
    ("players", "art", "color"), [(3, ".B .b", blue), (2, ".R .r", neutral)], ids=["own", "neutral"]
)
def test_six_squares_lie_between_castles_of_one_color(players: int, art: str, color: str):
    t = Table(art, players, corners=False)
    t.places_castle(color)
    offered = t.offers("castle")
    assert offered == {square for square in range(144) if steps_apart(square, 0) >= 7}
    assert at(0, 7) in offered and at(3, 4) in offered
    assert t.why_not("castle", at(0, 6)) == ("L2.5", "too-near")
    # Another color may come as near as it likes.
    t.places_castle(yellow)
    assert at(1, 0) in t.offers("castle")


@pytest.mark.rule("L2.5")
def test_five_are_enough_where_six_are_not_to_be_had_and_so_on():
    t = Table(
        """
        .. .. .. .. .. .. .. .. .. .. .. ..
        .. .. .. .. .. .. .. .. .. .. .. ..
        .. .. .. .B .b .. .. .. .. .. .. ..
        .. .. .. .. .. .. .. .. .. .. .. ..
        .. .. .. .. .. .. .. .. .. .. .. ..
        .. .. .. .. .. .. .. .. .. .. .. ..
        .. .. .. .. .. .. .. .. .. .. .. ..
        .. .. .. .B .b .. .. .. .. .B .b ..
        """,
        corners=False,
    )
    t.places_castle(blue)
    castles = [at(2, 3), at(7, 3), at(7, 9)]

    def nearest(square: int) -> int:
        return min(steps_apart(square, castle) for castle in castles)

    far = {square for square in range(144) if nearest(square) >= 7}
    assert t.offers("castle") == far != set()
    # Take away every square that keeps the distance: those with five squares between are enough now.
    for square in far:
        t.state.land[square] = box.FOREST
    t.state.__post_init__()
    nearer = {square for square in range(144) if nearest(square) == 6}
    assert t.offers("castle") == nearer != set()
    assert LOEWENHERZ.prompt(t.state).args["distance"] == 6
    for square in nearer:
        t.state.land[square] = box.VILLAGE
    t.state.__post_init__()
    assert {nearest(square) for square in t.offers("castle")} == {5}


@pytest.mark.rule("L2.6")
def test_two_players_place_four_neutral_castles_in_turn_by_the_same_rules():
    s = new(2, first=1)
    assert s.colors == 3
    placed = []
    while s.turns == 0:
        frame = s.agenda[-1]
        if frame.step == "castle" and frame.args == (box.NEUTRAL,):
            placed.append(frame.seat)
            assert s.castles_left[:2] == [0, 0]
        options = LOEWENHERZ.options(s)
        LOEWENHERZ.apply(s, options[len(options) // 2], SILENCE)
    assert placed == [1, 0, 1, 0]
    castles = s.castles[box.NEUTRAL]
    assert len(castles) == 4
    assert min(steps_apart(one, other) for one in castles for other in castles if one < other) >= 5
    assert s.knights_left == [11, 11, 11]
    # No income, cards or points, and no turn.
    assert len(s.ducats) == len(s.hands) == len(s.earned) == 2
    seats = set()
    for _ in range(40):
        seats.add(s.seat)
        LOEWENHERZ.apply(s, LOEWENHERZ.options(s)[0], SILENCE)
    assert seats == {0, 1}


@pytest.mark.rule("L2.4", "L2.5")
def test_a_start_position_for_three_is_legal():
    """The rulebook's example: castles of one color at least six squares apart, on meadows, knights beside them."""
    s = new(3, "start")
    play_first_options(s, "act")
    for color in range(3):
        castles = s.castles[color]
        assert len(castles) == 4
        assert all(s.land[castle] == box.MEADOW for castle in castles)
        assert min(steps_apart(one, other) for one in castles for other in castles if one < other) >= 6
    knights = [square for square, piece in enumerate(s.pieces) if is_knight(piece)]
    assert len(knights) == 12
    assert all(s.land[square] in (box.MEADOW, box.FOREST) for square in knights)
    assert set(s.domain) == {-1}


@pytest.mark.rule("L2.8")
def test_faces_of_hands_and_deck_are_hidden_and_all_else_is_open():
    s = new(3)
    play_first_options(s, "act")
    card = s.hands[s.seat][0]
    LOEWENHERZ.apply(s, Choice("sell", card), SILENCE)
    seen = LOEWENHERZ.view(s, 2)
    assert seen.hands[2] == s.hands[2]
    assert all(hidden < 0 for hand in seen.hands[:2] for hidden in hand)
    assert all(hidden < 0 for hidden in seen.deck)
    assert [letter(s, card) for card in seen.deck] == [letter(s, card) for card in s.deck]
    assert [[letter(s, card) for card in hand] for hand in seen.hands] == [
        [letter(s, card) for card in hand] for hand in s.hands
    ]
    assert seen.market == s.market == [card]
    assert (seen.ducats, seen.played, seen.seed) == (s.ducats, s.played, "")
    LOEWENHERZ.check(seen)


@pytest.mark.rule("L2.8")
def test_only_who_draws_is_told_the_card():
    session = Session(LOEWENHERZ, Setup(2, "deck"))
    while session.state.turns == 0:
        session.choose(0)
    seat = session.seat
    session.choose(0)
    session.choose(session.find("draw", 60))
    shown = [event for event in session.log if "card" in event.args and event.key.startswith("drew")]
    assert [(event.key, event.only_for) for event in shown] == [("drew-card", seat)]
    # The deck has shown a card: no way back.
    assert not session.can_undo


@pytest.mark.rule("L2.8")
@pytest.mark.parametrize("of", range(4))
def test_everybody_is_told_the_letter_of_the_card_drawn(of: int):
    t = Table()
    t.state.deck.sort(key=lambda card: letter(t.state, card) == of)
    t.plays("sell", t.of(blue, "hands")[0]).plays("draw", DECK)
    told = [event for event in t.log if event.key == "drew-deck"]
    assert [(event.args, event.only_for) for event in told] == [({"seat": seat_of(blue), "letter": of}, None)]


def test_the_beginning_is_told():
    log = Log()
    s = LOEWENHERZ.begin(Setup(2, "x"), log)
    assert [(event.key, event.args) for event in log.events] == [("begins-placing", {"seat": s.first_seat})]


@pytest.mark.rule("L2.4", "L2.5")
def test_whoever_places_a_castle_is_told_its_color_and_how_far_from_the_others():
    t = Table(corners=False).places_castle(yellow)
    assert LOEWENHERZ.prompt(t.state) == Prompt("place-castle", {"color": 1, "distance": 7})
