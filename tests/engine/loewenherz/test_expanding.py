"""Expanding a domain."""

import pytest

from tafelrunde.kernel.choice import Choice, Refusal
from tafelrunde.loewenherz import box
from tafelrunde.loewenherz.box import EXPAND
from tafelrunde.loewenherz.game import LOEWENHERZ
from tafelrunde.loewenherz.scoring import standing

from .table import Table, at, below, blue, event, red, right_of, seat_of, yellow

ALONE = """
    .. f. .. ..
       -- --
    ..|.B .b|..
       -- --
    .. .. v. ..
"""


@pytest.mark.rule("L5.6")
def test_two_squares_in_two_places():
    t = Table(ALONE).plays_card(EXPAND, 2).plays("expand", at(0, 1)).plays("expand", at(2, 2))
    assert t.domain(1, 1) == {at(1, 1), at(1, 2), at(0, 1), at(2, 2)}
    assert t.gained == {blue: 4}


@pytest.mark.rule("L5.6")
def test_two_squares_in_one_place():
    t = Table(ALONE).plays_card(EXPAND, 2)
    assert t.why_not("expand", at(0, 0)) == ("L5.6", "not-next")
    assert t.why_not("expand", at(1, 2)) == ("L5.6", "inside")
    t.plays("expand", at(0, 1)).plays("expand", at(0, 0))
    assert t.domain(1, 1) == {at(1, 1), at(1, 2), at(0, 1), at(0, 0)}
    assert t.state.walls[right_of(0, 1)] and t.state.walls[below(0, 0)] and not t.state.walls[right_of(0, 0)]


@pytest.mark.rule("L5.6")
def test_exactly_one_of_the_own_domains_expands():
    t = Table("""
        .B ..|.. .. ..|.B ..|..
        -- --          -- --
        .Y .. .. .. .. .. .. ..
    """).plays_card(EXPAND, 2)
    assert t.asked == (blue, "domain")
    assert t.offers("domain") == {at(0, 0), at(0, 5)}
    assert t.why_not("domain", at(11, 0)) == ("L5.6", "no-own-castle")
    t.plays("domain", at(0, 0)).plays("expand", at(0, 2))
    assert t.why_not("expand", at(0, 4)) == ("L5.6", "not-next")


@pytest.mark.rule("L5.7")
def test_no_square_with_an_opponents_piece_and_none_of_an_own_domain():
    t = (
        Table("""
        .B ..|.y .Y
        .b ..|.. ..
        -- --
        .B ..|.. ..
        -- --
    """)
        .plays_card(EXPAND, 1)
        .plays("domain", at(0, 0))
    )
    assert t.why_not("expand", at(0, 2)) == ("L5.7", "occupied")
    assert t.why_not("expand", at(2, 1)) == ("L5.7", "own-domain")
    assert t.offers("expand") == {at(1, 2)}


@pytest.mark.rule("L5.7", "L4.5")
def test_land_of_no_domain_is_free_to_take_also_for_a_domain_without_knights():
    t = Table("""
        .B|f. ..|..
        -- -- --
        .. .Y .y ..
    """).plays_card(EXPAND, 2)
    assert t.owner(0, 1) is None
    # A neutral zone and open land.
    t.plays("expand", at(0, 1)).plays("expand", at(1, 0))
    assert t.gained == {blue: 1}


# Red has three knights, yellow two, blue one; all are neighbors.
THREE = """
    .R .r|.Y .y|.. ..
    .r ..|.. .y|.. ..
    .r ..|.. ..|.. ..
    -- -- -- --
    .B .. .. ..|.. ..
    .b .. .. ..|.. ..
    -- -- -- --
"""


@pytest.mark.rule("L5.8")
def test_only_a_domain_with_more_knights_may_expand_into_another():
    """The rulebook: Red into both, Orange into Blue only."""

    def victims(color: str) -> set[str | None]:
        t = Table(THREE, turn=color).plays_card(EXPAND, 1)
        return {t.owner(*divmod(square, 12)) for square in t.offers("expand")} - {None}

    assert victims(red) == {yellow, blue}
    assert victims(yellow) == {blue}
    assert victims(blue) == set()
    t = Table(THREE, turn=blue).plays_card(EXPAND, 1)
    assert t.why_not("expand", at(2, 1)) == ("L5.8", "knights")
    # As many are not more.
    equal = THREE.replace(".. .y|", ".. ..|")
    assert Table(equal, turn=yellow).plays_card(EXPAND, 1).why_not("expand", at(3, 2)) == ("L5.8", "knights")


@pytest.mark.rule("L5.8")
def test_knights_outside_the_two_domains_are_not_compared():
    # Both domains have one knight; blue has two more elsewhere.
    t = Table("""
        .B .b|.. .Y|.b .B
        .. ..|.. .y|.. .b
        -- -- -- --
    """).plays_card(EXPAND, 1)
    assert t.why_not("expand", at(0, 2)) == ("L5.8", "knights")
    # Blue's domain has one, yellow's none; yellow has two elsewhere.
    t = Table("""
        .B .b|.. .Y|.y .Y
        .. ..|.. ..|.. .y
        -- -- -- --
    """).plays_card(EXPAND, 1)
    assert {at(0, 2), at(1, 2)} <= t.offers("expand")


@pytest.mark.rule("L5.8")
def test_knights_are_compared_again_for_the_second_square():
    """The second square in a third player's domain that only the first square touches."""
    t = (
        Table("""
        .B .b|f.|.Y ..|..
        .b ..|..|.y .y|..
        -- -- -- -- --
    """)
        .plays_card(EXPAND, 2)
        .plays("expand", at(0, 2))
    )
    assert t.why_not("expand", at(0, 3)) == ("L5.7", "occupied")
    assert t.why_not("expand", at(1, 3)) == ("L5.6", "not-next")
    t = (
        Table("""
        .B .b|f.|v. .Y|..
        .b ..|..|.y .y|..
        -- -- -- -- --
    """)
        .plays_card(EXPAND, 2)
        .plays("expand", at(0, 2))
    )
    assert t.why_not("expand", at(0, 3)) == ("L5.8", "knights")
    t = (
        Table("""
        .B .b|f.|v. .Y|..
        .b ..|..|.. .y|..
        -- -- -- -- --
    """)
        .plays_card(EXPAND, 2)
        .plays("expand", at(0, 2))
        .plays("expand", at(0, 3))
    )
    assert t.gained == {blue: 4, yellow: -3}


@pytest.mark.rule("L5.9")
def test_what_is_cut_off_becomes_a_neutral_zone_and_its_owner_loses_it():
    """The rulebook: Orange +4, Blue -6, of which two forests are left in a neutral zone."""
    t = Table(
        """
        f. f. v. f.|.Y .y|..
        -- --
        .R ..|.B ..|.y ..|..
        -- -- -- -- -- --
        """,
        turn=yellow,
    )
    assert t.of(blue, "earned")[:2] == [3, 3]
    t.plays_card(EXPAND, 2).plays("expand", at(0, 3))
    assert t.owner(0, 0) == blue
    t.plays("expand", at(0, 2))
    assert t.gained == {yellow: 4, blue: -6}
    assert t.owner(0, 0) is None and t.owner(0, 1) is None
    assert t.domain(1, 2) == {at(1, 2), at(1, 3)}
    lost = (at(0, 0), at(0, 1))
    assert t.events("cut-off") == [event("cut-off", color=blue, castle=at(1, 2), squares=2, area=lost)]
    # The borders follow the outline.
    assert t.state.walls[right_of(0, 1)] and t.state.walls[below(0, 2)] and t.state.walls[below(0, 3)]
    assert not t.state.walls[right_of(0, 3)] and not t.state.walls[right_of(0, 2)]


@pytest.mark.rule("L5.9", "L5.7")
def test_a_domain_cut_in_pieces_keeps_the_one_with_the_castle():
    t = Table(
        """
        f. .. f.|..
        --    -- --
        ..|..|.Y .y|..
              -- --
        ..|.B|.. ..
           --
        """,
        turn=yellow,
    )
    assert t.domain(2, 1) == {at(0, 0), at(0, 1), at(0, 2), at(1, 1), at(2, 1)}
    t.plays_card(EXPAND, 2).plays("expand", at(1, 1))
    assert t.domain(2, 1) == {at(2, 1)}
    assert t.state.area[at(0, 0)] == t.state.area[at(0, 2)] == 0
    # The second square lies in the zone that the first cut off: no knights are compared.
    t.plays("expand", at(0, 1))
    assert t.gained == {blue: -2}
    assert [t.owner(0, column) for column in range(3)] == [None, yellow, None]
    assert t.state.area[at(0, 0)] != t.state.area[at(0, 2)]


@pytest.mark.rule("L5.9", "L4.2")
def test_a_square_taken_from_open_land_may_leave_domains_of_others():
    t = Table(
        """
        .B f. .. v. .Y|..
        -- -- -- -- --
        .. ..|.R|.. .. ..
              --
        """,
        turn=red,
    )
    assert t.owner(0, 0) is None
    t.plays_card(EXPAND, 1).plays("expand", at(0, 2))
    assert t.owner(0, 0) == blue and t.owner(0, 4) == yellow
    assert t.gained == {blue: 1, yellow: 3}


@pytest.mark.rule("L5.6", "L5.8")
def test_where_no_second_square_can_be_taken_the_action_is_over():
    t = Table("""
        .B .b|.. .y
        -- --
        .Y .y .y .y
    """).plays_card(EXPAND, 2)
    assert t.offers("expand") == {at(0, 2)}
    t.plays("expand", at(0, 2))
    assert t.asked == (blue, "draw")


@pytest.mark.rule("L5.10")
def test_never_onto_a_square_that_holds_a_piece():
    t = Table("""
        .B ..|.Y .y
        -- --
        .. .. .. ..
    """).plays_card(EXPAND, 1)
    assert t.why_not("expand", at(0, 2)) == ("L5.7", "occupied")
    # An own piece outside the domain: of another castle in open land.
    t = Table("""
        .B ..|.b .B
        -- --
        .. .. .. ..
    """).plays_card(EXPAND, 1)
    assert t.why_not("expand", at(0, 2)) == ("L5.10", "occupied")


@pytest.mark.rule("L5.10")
def test_not_if_the_supply_with_the_borders_that_are_freed_is_too_small():
    t = Table(ALONE)
    t.plays_card(EXPAND, 1)
    # As if all other borders stood far away: (2, 2) needs three and frees one; at the rim two are enough.
    t.state.borders_left = 1
    assert t.why_not("expand", at(2, 2)) == ("L5.10", "borders")
    assert LOEWENHERZ.refuse(t.state, Choice("expand", at(2, 2))) == Refusal("L5.10", why="borders", short=1)
    assert t.offers("expand") == {at(0, 1), at(0, 2), at(1, 0)}
    t.state.borders_left = 0
    assert t.why_not("expand", at(0, 1)) == ("L5.10", "borders")
    assert t.offers("expand") == set()


@pytest.mark.rule("L5.10")
def test_a_border_that_stands_already_is_not_needed_from_the_supply():
    t = Table("""
        .B|..|..
           --
        ..|..|..
        ..|.. ..
        -- --
    """).plays_card(EXPAND, 1)
    # Each square frees one border; (0, 1) needs none, (1, 1) one, (2, 1) and (3, 0) two.
    t.state.borders_left = 0
    assert t.offers("expand") == {at(0, 1), at(1, 1)}
    t.state.borders_left = 1
    assert t.offers("expand") == {at(0, 1), at(1, 1), at(2, 1), at(3, 0)}


@pytest.mark.rule("L5.3", "L7.1")
def test_the_goal_reached_with_the_first_square_and_lost_with_the_second_is_not_reached():
    t = Table(
        """
        .B .. .. v. .Y f.|..
        -- -- -- -- -- --
        .. ..|.R .r|.. ..
              -- --
        """,
        turn=red,
    )
    t.goal(4)
    t.plays_card(EXPAND, 2).plays("expand", at(0, 2))
    # Yellow would be there, but nothing is counted in the midst of an action.
    assert sum(standing(t.state, seat_of(yellow))) == 4
    assert not t.over
    t.plays("expand", at(0, 3))
    assert t.scores == [0, 1, 3]
    assert not t.over


@pytest.mark.rule("L4.7")
def test_a_domain_is_known_by_its_castle_and_never_ends():
    t = Table(THREE, turn=red).plays_card(EXPAND, 2)
    assert t.why_not("expand", at(0, 2)) == ("L5.7", "occupied")
    t.plays("expand", at(1, 2)).plays("expand", at(2, 2))
    assert t.owner(0, 2) == yellow
    assert len(t.domain(0, 2)) == 4
    assert t.of(yellow, "knights_left") == box.KNIGHTS_IN_BOX - 2


@pytest.mark.rule("L5.9")
def test_what_is_cut_off_from_a_castle_on_the_first_square_is_a_neutral_zone():
    t = Table(
        """
        .B .. ..|
        -- -- --
        .y .Y .y|
        -- -- --
        """,
        turn=yellow,
    ).plays_card(EXPAND, 1)
    t.plays("expand", at(0, 1))
    assert t.events("cut-off") == [event("cut-off", color=blue, castle=at(0, 0), squares=1, area=(at(0, 2),))]
    assert t.domain(0, 0) == {at(0, 0)} and t.owner(0, 2) is None
