"""L4: areas, domains, and what they are worth; L6: mines."""

import pytest

from tafelrunde.loewenherz.box import BORDERS, EXPAND
from tafelrunde.loewenherz.scoring import income, standing

from .table import Table, at, below, blue, event, red, right_of, seat_of, yellow

# Blue needs one border more, to the right of (1, 1).
CORNER = """
    v. .b|..
    f. .B ..
    s. ..|..
    -- --
    .Y .y ..
"""


@pytest.mark.rule("L4.1", "L4.3")
def test_the_rim_counts_and_six_borders_make_a_corner_domain():
    """The rulebook's blue corner: village, forest and mine are worth 4."""
    t = Table(CORNER)
    assert sum(t.state.walls) == 4
    t.plays_card(BORDERS, 1).plays("border", right_of(1, 1))
    assert t.gained == {blue: 4}
    corner = tuple(at(row, column) for row in range(3) for column in range(2))
    assert t.domain(1, 1) == {*corner}
    assert t.events("domain-made") == [
        event("domain-made", color=blue, castle=at(1, 1), squares=6, area=corner)
    ]
    t = Table("""
        v. f.|..
        .B .b|..
        .. o.|..
        -- --
    """)
    assert t.why_not("border", -1)[0] == "L3.4"
    assert t.state.borders_left == 95


@pytest.mark.rule("L4.2")
def test_two_borders_short_is_no_domain_and_with_them_it_is_one():
    t = Table("""
        v. .b ..
        f. .B ..
        s. ..|..
        -- --
        .Y .y ..
    """)
    t.plays_card(BORDERS, 2).plays("border", right_of(1, 1))
    assert t.owner(1, 1) is None
    t.plays("border", right_of(0, 1))
    assert t.owner(1, 1) == blue
    assert t.gained == {blue: 4}


@pytest.mark.rule("L4.2")
def test_two_castles_enclosed_together_are_none_and_two_after_a_dividing_line():
    t = Table("""
        .R f. f. .R|..
        .r .. .. .r|..
        -- -- -- --
        .B .b
    """)
    assert t.owner(0, 0) is None
    t.plays_card(BORDERS, 2).plays("border", right_of(0, 1))
    assert t.owner(0, 0) is None
    t.plays("border", right_of(1, 1))
    assert t.owner(0, 0) == t.owner(0, 3) == red
    assert t.gained == {red: 2}
    assert len(t.events("domain-made")) == 2


@pytest.mark.rule("L4.2", "L4.3", "L4.4")
def test_one_border_makes_two_domains_each_for_its_owner_and_needless_borders_go_back():
    """The rulebook: Orange +7, Blue +1, and the two needless borders in them are taken away."""
    t = Table(
        """
        v. f.|.. ..|..
        .Y v. .. .B|..
        .y ..|f.|.b|..
           --
        .. ..|.. ..|..
        -- -- -- --
        .R .r
        """,
        turn=yellow,
    )
    before = t.state.borders_left
    t.plays_card(BORDERS, 1).plays("border", right_of(1, 1))
    assert t.gained == {yellow: 7, blue: 1}
    assert not t.state.walls[below(2, 1)]
    assert not t.state.walls[right_of(2, 2)]
    assert t.state.borders_left == before - 1 + 2
    assert [told.args["count"] for told in t.events("borders-returned")] == [1, 1]


@pytest.mark.rule("L4.2")
def test_an_area_without_a_castle_is_a_neutral_zone_and_the_rest_with_one_castle_is_a_domain():
    t = Table(
        """
        .. f.|.. ..
        --
        .. .. .. .B
        """,
        corners=False,
    )
    assert t.owner(1, 3) is None
    t.plays_card(BORDERS, 1).plays("border", below(0, 1))
    # The last border leaves the rest of the board with one castle.
    assert t.owner(0, 0) is None
    assert t.owner(11, 11) == blue
    assert len(t.domain(1, 3)) == 142


@pytest.mark.rule("L4.2")
def test_whoever_closes_it_the_owner_of_the_castle_scores():
    t = Table(CORNER, turn=red)
    t.plays_card(BORDERS, 1).plays("border", right_of(1, 1))
    assert t.gained == {blue: 4}
    assert t.events("points") == [
        event("points", seat=blue, points=1, category="forest", why="won", by=red),
        event("points", seat=blue, points=3, category="village", why="won", by=red),
    ]


@pytest.mark.rule("L4.3")
def test_forest_one_village_three_city_five_mine_and_meadow_nothing():
    t = Table("""
        f. f. v.|..
        C. .B ..|..
        o. s. c.|.Y
    """)
    t.plays_card(BORDERS, 3).plays("border", below(2, 0)).plays("border", below(2, 1)).plays(
        "border", below(2, 2)
    )
    assert t.of(blue, "earned") == [2, 3, 5, 0, 0]
    assert t.gained == {blue: 10}


@pytest.mark.rule("L4.4")
def test_borders_inside_open_land_and_neutral_zones_stay():
    t = Table("""
        .. f.|.. .Y ..
        ..|..|.. .B ..
        -- --
    """)
    t.plays_card(BORDERS, 3).plays("border", right_of(0, 0))
    assert t.state.walls[right_of(1, 0)] and t.state.walls[right_of(0, 0)]
    t.plays("border", right_of(5, 5)).plays("border", below(5, 5))
    assert t.state.walls[right_of(5, 5)] and t.state.walls[below(5, 5)]
    assert not t.events("borders-returned")


@pytest.mark.rule("L4.4")
def test_a_border_between_the_domain_and_a_square_taken_goes_back():
    t = Table("""
        .B f.|..
        -- --
        .. .. .Y
    """)
    before = t.state.borders_left
    t.plays_card(EXPAND, 1).plays("expand", at(0, 2))
    assert not t.state.walls[right_of(0, 1)]
    assert t.state.walls[right_of(0, 2)] and t.state.walls[below(0, 2)]
    assert t.state.borders_left == before + 1 - 2


@pytest.mark.rule("L4.4")
def test_needless_borders_go_back_from_a_domain_that_an_expansion_leaves():
    t = Table(
        """
        .. f. .. v. .Y|..
           -- --
        .B ..|.R|.. ..|..
        -- -- -- -- --
        """,
        turn=red,
    )
    before = t.state.borders_left
    t.plays_card(EXPAND, 1).plays("expand", at(0, 2))
    assert t.domain(1, 0) == {at(0, 0), at(0, 1), at(1, 0), at(1, 1)}
    assert not t.state.walls[below(0, 1)]
    assert t.events("borders-returned") == [event("borders-returned", castle=at(1, 0), count=1)]
    # Two on both sides of the square taken, one freed below it, and the needless one.
    assert t.state.borders_left == before - 2 + 1 + 1


@pytest.mark.rule("L4.5")
def test_a_domain_without_knights_is_a_domain_still():
    t = Table("""
        .B v. ..
        -- --
        .. .. .Y
    """)
    t.plays_card(BORDERS, 1).plays("border", right_of(0, 1))
    assert t.owner(0, 1) == blue
    assert t.gained == {blue: 3}


@pytest.mark.rule("L4.6", "L5.9")
@pytest.mark.parametrize(("land", "points"), [("f", 1), ("v", 3), ("C", 5)])
def test_what_a_square_taken_is_worth_goes_from_the_one_to_the_other(land: str, points: int):
    t = Table(f".B .b .b|{land}. .Y|..\n-- -- -- -- --")
    t.plays_card(EXPAND, 1).plays("expand", at(0, 3))
    assert t.gained == {blue: points, yellow: -points}


@pytest.mark.rule("L6.1", "L3.1")
def test_three_of_a_kind_are_a_monopoly():
    """The rulebook: 2 copper, 3 gem and 1 gold are 3 ducats and one monopoly."""
    t = Table("""
        c. c.|.R .r
        .Y e. .. ..
        e. e.|.. ..
        -- --
        .Y o.|.. ..
        -- --
    """)
    assert standing(t.state, seat_of(yellow)) == [0, 0, 0, 0]
    t.plays_card(BORDERS, 1).plays("border", right_of(1, 1))
    assert standing(t.state, seat_of(yellow)) == [0, 0, 0, 5]
    assert t.gained == {yellow: 5}
    assert income(t.state, seat_of(yellow)) == 3


@pytest.mark.rule("L6.1", "L6.2", "L3.1", "L5.9")
def test_a_lost_monopoly_costs_its_points():
    """The rulebook: 3 silver, 1 gem, 1 copper: 3 ducats and 5 points; red takes a silver mine: 5 points less."""
    t = Table(
        """
        .R .r .r|s. .Y|..
        .. .. .r|s. .y|..
        .. .. ..|e. ..|..
        -- -- -- -- --
        .. .. ..|s. .Y|..
        .. .. ..|c. .y|..
        -- -- -- -- --
        """,
        turn=red,
    )
    assert income(t.state, seat_of(yellow)) == 3
    assert t.of(yellow, "earned") == [0, 0, 0, 5, 0]
    t.plays_card(EXPAND, 1).plays("expand", at(0, 3))
    assert t.gained == {yellow: -5}
    assert t.events("points") == [
        event("points", seat=yellow, points=-5, category="monopoly", why="lost", by=red),
    ]


@pytest.mark.rule("L6.1", "L6.2")
def test_four_mines_fall_to_three_and_the_monopoly_stays():
    t = Table(
        """
        .R .r .r|s. s. .Y|..
        .. .. ..|s. s. .y|..
        -- -- -- -- -- --
        """,
        turn=red,
    )
    t.plays_card(EXPAND, 2).plays("expand", at(0, 3))
    assert standing(t.state, seat_of(yellow))[3] == 5
    t.plays("expand", at(1, 3))
    assert t.gained == {yellow: -5}


@pytest.mark.rule("L4.4")
def test_a_border_inside_goes_back_the_first_of_the_board_too():
    t = Table("""
        .B|..|..
        .b .. ..
        -- --
    """).plays_card(BORDERS, 1)
    before = t.state.borders_left
    t.plays("border", right_of(1, 1))
    assert not t.state.walls[right_of(0, 0)] and t.state.borders_left == before
