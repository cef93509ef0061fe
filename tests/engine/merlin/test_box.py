"""M1 and M10: the box, its totals, and the constraints on what was reconstructed."""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations, product

import pytest

from tafelrunde.merlin import box
from tafelrunde.merlin.box import (
    BLANK,
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
    PRINCIPALITIES,
    PRINCIPALITY,
    SCORE_INFLUENCE,
    SCORE_SHIELDS,
    SNAKE,
    SPACES,
    TAKE_SHIELD,
    Mission,
    Need,
    principality_of,
)
from tafelrunde.merlin.environs import TOUCHING
from tafelrunde.merlin.missions import is_met

from .printed import BOTTOM_FRAME, DEMANDS, FITTING, MISSIONS, RONDEL, STARTING_TILES, TOP_FRAME
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


def together(mission: Mission) -> bool:
    """Does the card ask for two henchmen in one place?"""
    return any(need.what in ("company", "pair") for need in mission.needs)


def principality(need: Need) -> int | None:
    if need.what == "thing":
        return principality_of(need.first)
    return {"counter": need.first, "company": need.first, "post": need.second}.get(need.what)


def henchmen(need: Need) -> tuple[int, ...]:
    return {"post": (need.first,), "pair": (need.first, need.second)}.get(need.what, ())


def spread(found: Iterable[object], possible: Iterable[object]) -> int:
    """By how much the most frequent is ahead of the rarest."""
    number = Counter(found)
    assert number.keys() <= set(possible)
    return max(number[each] for each in possible) - min(number[each] for each in possible)


@pytest.mark.rule("M7.4", "M10.2")
def test_the_missions_are_55_no_two_alike():
    assert len(MISSIONS) == 55
    assert len({tuple(sorted(m.needs)) for m in MISSIONS}) == 55


@pytest.mark.rule("M7.4", "M10.2")
def test_most_missions_are_worth_2_or_3_points_and_some_1():
    points = Counter(m.points for m in MISSIONS)
    assert points.keys() == {1, 2, 3}
    assert 10 <= points[1] <= 14 and 20 <= points[2] <= 24 and 18 <= points[3] <= 22


@pytest.mark.rule("M10.2")
def test_the_points_of_a_mission_are_the_number_of_things_it_asks_for():
    for m in MISSIONS:
        assert m.points == sum(2 if need.what in ("company", "pair") else 1 for need in m.needs)


@pytest.mark.rule("M7.2", "M10.2")
def test_each_of_the_seven_requirements_is_on_at_least_three_missions():
    cards = Counter(what for m in MISSIONS for what in {need.what for need in m.needs})
    assert cards.keys() == {"thing", "any-thing", "counter", "any-counter", "post", "company", "pair"}
    assert min(cards.values()) >= 3


@pytest.mark.rule("M10.2")
def test_one_mission_in_seven_is_for_two_henchmen_together_and_hard():
    """Each of them asks for a third henchman besides, in another place."""
    hard = [m for m in MISSIONS if together(m)]
    assert 7 <= len(hard) <= 9
    for m in hard:
        both, third = m.needs
        assert third.what == "post" and principality(both) != third.second
        assert third.first not in henchmen(both)


@pytest.mark.rule("M10.2")
def test_no_mission_asks_twice_for_the_same_henchman_or_in_the_same_principality():
    for m in MISSIONS:
        places = [place for place in map(principality, m.needs) if place is not None]
        asked = [henchman for need in m.needs for henchman in henchmen(need)]
        assert len(places) == len(set(places)) and len(asked) == len(set(asked))


@pytest.mark.rule("M7.4", "M10.2")
@pytest.mark.parametrize("points", [(1,), (2,), (3,), (1, 2, 3)])
def test_the_missions_are_evenly_spread(points):
    cards = [m for m in MISSIONS if m.points in points]
    needs = [need for m in cards for need in m.needs]
    things = [need.first for need in needs if need.what == "thing"]
    assert spread((m.henchman for m in cards), HENCHMEN) <= 1
    assert spread((h for need in needs for h in henchmen(need)), HENCHMEN) <= 1
    assert spread((p for p in map(principality, needs) if p is not None), PRINCIPALITIES) <= 1
    assert spread((thing // 6 for thing in things), box.KINDS) <= 1


@pytest.mark.rule("M10.2")
def test_every_thing_and_every_post_is_asked_for_about_as_often():
    needs = [need for m in MISSIONS for need in m.needs]
    posts = [(need.first, need.second) for need in needs if need.what == "post"]
    assert spread((need.first for need in needs if need.what == "thing"), box.THINGS) <= 1
    assert spread(posts, list(product(HENCHMEN, PRINCIPALITIES))) <= 1
    assert spread((need.first for need in needs if need.what == "counter"), PRINCIPALITIES) <= 1


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
