"""M1 and M10: the box, its totals, and the constraints on what was reconstructed."""

from collections import Counter
from itertools import combinations, product

import pytest

from tafelrunde.merlin import box
from tafelrunde.merlin.box import (
    BLANK,
    BOTTOM_FRAME,
    BUILD,
    BUILDER,
    DOVE,
    DRAGON,
    EAGLE,
    EXCALIBUR,
    FISH,
    FOX,
    GRAIL,
    HENCHMEN,
    MISSIONS,
    PRINCIPALITIES,
    PRINCIPALITY,
    RONDEL,
    SCORE_INFLUENCE,
    SCORE_SHIELDS,
    SNAKE,
    SPACES,
    STARTING_TILES,
    TAKE_SHIELD,
    TOP_FRAME,
    Need,
    principality_of,
)
from tafelrunde.merlin.environs import FITTING, TOUCHING
from tafelrunde.merlin.missions import DEMANDS, is_met

from .table import blue, green, red, table, yellow


@pytest.mark.rule("M1.1")
def test_the_shared_pieces():
    s = table(blue, yellow, red, green).state
    assert Counter(s.tiles) == {0: 5, 1: 5, 2: 5, 3: 3, 4: 3, 5: 3}
    assert len(MISSIONS) == 55 and len(STARTING_TILES) == 4
    assert [sum(kind) for kind in s.stock] == [36, 36, 36]
    assert Counter(s.traitor_pile) == dict.fromkeys(PRINCIPALITIES, 4)
    assert sum(s.apples) + s.apple_supply == 11
    assert s.grail == s.excalibur == -1


@pytest.mark.rule("M1.2")
def test_the_pieces_of_a_player():
    s = table(blue, yellow).state
    assert len(s.henchmen[0]) == 4 and len(s.dice[0]) == 4
    assert (s.staffs[0], s.manors[0], s.counters[0]) == (3, 7, 6)


@pytest.mark.rule("M1.4")
def test_the_principalities_clockwise_from_merlins_start():
    clockwise = (DRAGON, DOVE, FISH, SNAKE, FOX, EAGLE)
    for steps, p in enumerate(clockwise):
        t = table(yellow, blue)
        t.merlin_lands(t.state.merlin + 4 * steps).plays("henchman", BUILDER)
        assert t.where(yellow, BUILDER) == p


def kind(space: int) -> int:
    """The nine kinds of M1.5: all points spaces are one, all influence spaces are one."""
    code = RONDEL[space]
    if SCORE_SHIELDS <= code <= SCORE_INFLUENCE:
        return SCORE_SHIELDS
    return TAKE_SHIELD if TAKE_SHIELD <= code <= box.PLACE_HENCHMAN else code


@pytest.mark.rule("M1.5")
def test_the_rondel_has_24_spaces_of_nine_kinds():
    assert sorted(Counter(map(kind, range(SPACES))).values()) == [1, 1, 1, 2, 2, 3, 4, 4, 6]
    assert all(RONDEL.count(code) == 1 for code in range(SCORE_SHIELDS, box.PLACE_HENCHMAN + 1))
    assert [space for space in range(SPACES) if RONDEL[space] == PRINCIPALITY] == [0, 4, 8, 12, 16, 20]
    assert len(box.SPACE_WORDS) == 15


def apart(one: int, other: int) -> int:
    return min((one - other) % SPACES, (other - one) % SPACES)


@pytest.mark.rule("M10.1")
def test_the_order_of_the_rondel():
    for space in range(SPACES):
        assert kind(space) != kind((space + 1) % SPACES)
        opposite = (space + 12) % SPACES
        assert kind(space) != kind(opposite) or kind(space) == PRINCIPALITY
    builds = [space for space in range(SPACES) if RONDEL[space] == BUILD]
    assert all(7 <= apart(one, other) <= 9 for one, other in combinations(builds, 2))
    assert apart(RONDEL.index(EXCALIBUR), RONDEL.index(GRAIL)) >= 9


def reported(points: int, *needs: Need) -> bool:
    return any(m.points == points and set(m.needs) == set(needs) for m in MISSIONS)


@pytest.mark.rule("M10.2")
def test_the_reported_missions():
    assert reported(2, box.material(DRAGON), box.material(SNAKE))
    assert reported(3, box.counter(FISH), box.flag(FOX), box.shield(DOVE))
    assert reported(2, box.counter(DOVE), box.counter(FOX))


@pytest.mark.rule("M7.4", "M10.2")
def test_the_missions_are_55_and_evenly_spread():
    assert len(MISSIONS) == 55
    assert len({tuple(sorted(m.needs)) for m in MISSIONS}) == 55
    for mission in MISSIONS:
        assert mission.points == sum(2 if need.what in ("company", "pair") else 1 for need in mission.needs)
    assert {m.points for m in MISSIONS} == {1, 2, 3}
    columns = Counter(m.henchman for m in MISSIONS)
    assert sorted(columns.values()) == [13, 14, 14, 14]
    for points in (1, 2, 3):
        by_column = [sum(m.points == points and m.henchman == h for m in MISSIONS) for h in HENCHMEN]
        assert max(by_column) - min(by_column) <= 1
    needs = [need for m in MISSIONS for need in m.needs]
    words = {"thing", "any-thing", "counter", "any-counter", "post", "company", "pair"}
    assert {need.what for need in needs} == words


@pytest.mark.rule("M10.2")
def test_the_colors_and_henchmen_of_the_missions_are_evenly_spread():
    needs = [need for m in MISSIONS for need in m.needs]
    where = {"counter": lambda n: n.first, "company": lambda n: n.first, "post": lambda n: n.second}
    colors = Counter(where[n.what](n) for n in needs if n.what in where)
    colors += Counter(principality_of(n.first) for n in needs if n.what == "thing")
    assert set(colors) == set(PRINCIPALITIES) and max(colors.values()) - min(colors.values()) <= 1
    asked = Counter(h for n in needs if n.what == "pair" for h in (n.first, n.second))
    asked += Counter(n.first for n in needs if n.what == "post")
    assert set(asked) == set(HENCHMEN) and max(asked.values()) - min(asked.values()) <= 1


@pytest.mark.rule("M10.2")
def test_no_mission_is_impossible():
    s = table(yellow, blue).state
    s.things[0] = [6] * 18
    s.influence = [[6, 0] for _ in PRINCIPALITIES]
    impossible = dict(enumerate(DEMANDS))
    for places in product(PRINCIPALITIES, repeat=4):
        s.henchmen[0] = list(places)
        impossible = {card: demand for card, demand in impossible.items() if not is_met(s, 0, demand)}
    assert impossible == {}


@pytest.mark.rule("M10.3")
def test_the_starting_tiles():
    assert len({tile.knight for tile in STARTING_TILES}) == 4
    for tile in STARTING_TILES:
        assert len({tile.flag, tile.shield, tile.material, tile.influence}) == 4
    shown = Counter(p for t in STARTING_TILES for p in (t.flag, t.shield, t.material, t.influence))
    assert set(shown) == set(PRINCIPALITIES) and max(shown.values()) - min(shown.values()) <= 1


@pytest.mark.rule("M10.4")
def test_the_frames():
    for frame in (TOP_FRAME, BOTTOM_FRAME):
        assert len(frame) == 7 and sorted(frame) == [BLANK, *PRINCIPALITIES]
        assert BLANK in (frame[0], frame[6])
    for fitting in FITTING.values():
        assert all(fitting)
        assert sum(len(materials) > 1 for materials in fitting) > len(fitting) * 2 // 3


@pytest.mark.rule("M4.16", "M10.4")
def test_some_tile_is_open_to_exactly_grey_orange_and_blue():
    for fitting in FITTING.values():
        assert (DOVE, FISH, FOX) in fitting


@pytest.mark.rule("M4.16")
def test_lines_from_a_tile_end_at_the_frames_or_leave_sideways():
    # The corner at the top left sees two notches above it, and below it what two steps aside show.
    assert set(FITTING[18][0]) == {TOP_FRAME[1], BOTTOM_FRAME[2]}
    # In the second row, half a hex further right: one row up and one row down, both ways.
    assert set(FITTING[18][7]) == {TOP_FRAME[1], TOP_FRAME[3], BOTTOM_FRAME[1], BOTTOM_FRAME[3]}
    # At its right end the lines that lead right leave the environs.
    assert set(FITTING[18][11]) == {TOP_FRAME[5], BOTTOM_FRAME[5]}
    assert set(FITTING[24][18]) == {TOP_FRAME[3], BOTTOM_FRAME[0], BOTTOM_FRAME[1]}


def test_tiles_touch_both_ways():
    for touching in TOUCHING.values():
        for tile, others in enumerate(touching):
            assert all(tile in touching[other] for other in others)
    assert TOUCHING[18][7] == (6, 8, 1, 2, 13, 14)


@pytest.mark.rule("M10.5")
def test_the_flags_follow_the_principalities():
    flags = (box.REPEL, box.MISSIONS_FLAG, box.BACKWARDS, box.TURN_DIE, box.DIFFERENT, box.MIRROR)
    assert flags == tuple(6 + p for p in (DRAGON, DOVE, FISH, SNAKE, FOX, EAGLE))
