"""Expanding a domain."""

import pytest

from tafelrunde.loewenherz import box
from tafelrunde.loewenherz.box import EXPAND
from tafelrunde.loewenherz.scoring import standing

from .table import BLUE, RED, YELLOW, Table, at, below, right_of

ALONE = """
    .. f. .. ..
       -- --
    ..|.B .b|..
       -- --
    .. .. v. ..
"""


@pytest.mark.rule("L5.6")
def test_two_squares_in_two_places():
    t = Table(ALONE).plays(EXPAND, 2).do("expand", at(0, 1)).do("expand", at(2, 2))
    assert t.domain(1, 1) == {at(1, 1), at(1, 2), at(0, 1), at(2, 2)}
    assert t.gained == {BLUE: 4}


@pytest.mark.rule("L5.6")
def test_two_squares_in_one_place():
    t = Table(ALONE).plays(EXPAND, 2)
    assert t.refused("expand", at(0, 0)) == ("L5.6", "not-next")
    assert t.refused("expand", at(1, 2)) == ("L5.6", "inside")
    t.do("expand", at(0, 1)).do("expand", at(0, 0))
    assert t.domain(1, 1) == {at(1, 1), at(1, 2), at(0, 1), at(0, 0)}
    assert t.s.walls[right_of(0, 1)] and t.s.walls[below(0, 0)] and not t.s.walls[right_of(0, 0)]


@pytest.mark.rule("L5.6")
def test_the_second_may_be_left_out_the_first_not():
    t = Table(ALONE).plays(EXPAND, 2)
    assert t.refused("done") == ("L5.6", "at-least-one")
    t.do("expand", at(0, 1)).do("done")
    assert t.asked == ("draw", BLUE)


@pytest.mark.rule("L5.6")
def test_exactly_one_of_the_own_domains_expands():
    t = Table("""
        .B ..|.. .. ..|.B ..|..
        -- --          -- --
        .Y .. .. .. .. .. .. ..
    """).plays(EXPAND, 2)
    assert t.asked == ("domain", BLUE)
    assert t.offered("domain") == {at(0, 0), at(0, 5)}
    assert t.refused("domain", at(11, 0)) == ("L5.6", "no-own-castle")
    t.do("domain", at(0, 0)).do("expand", at(0, 2))
    assert t.refused("expand", at(0, 4)) == ("L5.6", "not-next")


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
        .plays(EXPAND, 1)
        .do("domain", at(0, 0))
    )
    assert t.refused("expand", at(0, 2)) == ("L5.7", "occupied")
    assert t.refused("expand", at(2, 1)) == ("L5.7", "own-domain")
    assert t.offered("expand") == {at(1, 2)}


@pytest.mark.rule("L5.7", "L4.5")
def test_land_of_no_domain_is_free_to_take_also_for_a_domain_without_knights():
    t = Table("""
        .B|f. ..|..
        -- -- --
        .. .Y .y ..
    """).plays(EXPAND, 2)
    assert t.owner(0, 1) is None
    # A neutral zone and open land.
    t.do("expand", at(0, 1)).do("expand", at(1, 0))
    assert t.gained == {BLUE: 1}


# Red has three knights, yellow two, blue one; all are neighbours.
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

    def victims(seat: int) -> set[int | None]:
        t = Table(THREE, seat=seat).plays(EXPAND, 1)
        owners = {t.s.domain[square] for square in t.offered("expand")}
        return {t.s.pieces[castle] >> 1 for castle in owners if castle >= 0}

    assert victims(RED) == {YELLOW, BLUE}
    assert victims(YELLOW) == {BLUE}
    assert victims(BLUE) == set()
    t = Table(THREE, seat=BLUE).plays(EXPAND, 1)
    assert t.refused("expand", at(2, 1)) == ("L5.8", "knights")
    # As many are not more.
    equal = THREE.replace(".. .y|", ".. ..|")
    assert Table(equal, seat=YELLOW).plays(EXPAND, 1).refused("expand", at(3, 2)) == ("L5.8", "knights")


@pytest.mark.rule("L5.8")
def test_knights_outside_the_two_domains_are_not_compared():
    # Both domains have one knight; blue has two more elsewhere.
    t = Table("""
        .B .b|.. .Y|.b .B
        .. ..|.. .y|.. .b
        -- -- -- --
    """).plays(EXPAND, 1)
    assert t.refused("expand", at(0, 2)) == ("L5.8", "knights")
    # Blue's domain has one, yellow's none; yellow has two elsewhere.
    t = Table("""
        .B .b|.. .Y|.y .Y
        .. ..|.. ..|.. .y
        -- -- -- --
    """).plays(EXPAND, 1)
    assert {at(0, 2), at(1, 2)} <= t.offered("expand")


@pytest.mark.rule("L5.8")
def test_knights_are_compared_again_for_the_second_square():
    """The second square in a third player's domain that only the first square touches."""
    t = (
        Table("""
        .B .b|f.|.Y ..|..
        .b ..|..|.y .y|..
        -- -- -- -- --
    """)
        .plays(EXPAND, 2)
        .do("expand", at(0, 2))
    )
    assert t.refused("expand", at(0, 3)) == ("L5.7", "occupied")
    assert t.refused("expand", at(1, 3)) == ("L5.6", "not-next")
    t = (
        Table("""
        .B .b|f.|v. .Y|..
        .b ..|..|.y .y|..
        -- -- -- -- --
    """)
        .plays(EXPAND, 2)
        .do("expand", at(0, 2))
    )
    assert t.refused("expand", at(0, 3)) == ("L5.8", "knights")
    t = (
        Table("""
        .B .b|f.|v. .Y|..
        .b ..|..|.. .y|..
        -- -- -- -- --
    """)
        .plays(EXPAND, 2)
        .do("expand", at(0, 2))
        .do("expand", at(0, 3))
    )
    assert t.gained == {BLUE: 4, YELLOW: -3}


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
        seat=YELLOW,
    )
    assert t.s.earned[BLUE][:2] == [3, 3]
    t.plays(EXPAND, 2).do("expand", at(0, 3))
    assert t.owner(0, 0) == BLUE
    t.do("expand", at(0, 2))
    assert t.gained == {YELLOW: 4, BLUE: -6}
    assert t.owner(0, 0) is None and t.owner(0, 1) is None
    assert t.domain(1, 2) == {at(1, 2), at(1, 3)}
    assert t.events("cut-off") == [{"color": BLUE, "castle": at(1, 2), "squares": 2}]
    # The borders follow the outline.
    assert t.s.walls[right_of(0, 1)] and t.s.walls[below(0, 2)] and t.s.walls[below(0, 3)]
    assert not t.s.walls[right_of(0, 3)] and not t.s.walls[right_of(0, 2)]


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
        seat=YELLOW,
    )
    assert t.domain(2, 1) == {at(0, 0), at(0, 1), at(0, 2), at(1, 1), at(2, 1)}
    t.plays(EXPAND, 2).do("expand", at(1, 1))
    assert t.domain(2, 1) == {at(2, 1)}
    assert t.s.area[at(0, 0)] == t.s.area[at(0, 2)] == 0
    # The second square lies in the zone that the first cut off: no knights are compared.
    t.do("expand", at(0, 1))
    assert t.gained == {BLUE: -2}
    assert [t.owner(0, column) for column in range(3)] == [None, YELLOW, None]
    assert t.s.area[at(0, 0)] != t.s.area[at(0, 2)]


@pytest.mark.rule("L5.9", "L4.2")
def test_a_square_taken_from_open_land_may_leave_domains_of_others():
    t = Table(
        """
        .B f. .. v. .Y|..
        -- -- -- -- --
        .. ..|.R|.. .. ..
              --
        """,
        seat=RED,
    )
    assert t.owner(0, 0) is None
    t.plays(EXPAND, 1).do("expand", at(0, 2))
    assert t.owner(0, 0) == BLUE and t.owner(0, 4) == YELLOW
    assert t.gained == {BLUE: 1, YELLOW: 3}


@pytest.mark.rule("L5.10")
def test_never_onto_a_square_that_holds_a_piece():
    t = Table("""
        .B ..|.Y .y
        -- --
        .. .. .. ..
    """).plays(EXPAND, 1)
    assert t.refused("expand", at(0, 2)) == ("L5.7", "occupied")
    # An own piece outside the domain: of another castle in open land.
    t = Table("""
        .B ..|.b .B
        -- --
        .. .. .. ..
    """).plays(EXPAND, 1)
    assert t.refused("expand", at(0, 2)) == ("L5.10", "occupied")


@pytest.mark.rule("L5.10")
def test_not_if_the_supply_with_the_borders_that_are_freed_is_too_small():
    t = Table(ALONE)
    t.plays(EXPAND, 1)
    # As if all other borders stood far away: (2, 2) needs three and frees one; at the rim two are enough.
    t.s.borders_left = 1
    assert t.refused("expand", at(2, 2)) == ("L5.10", "borders")
    assert t.offered("expand") == {at(0, 1), at(0, 2), at(1, 0)}
    t.s.borders_left = 0
    assert t.refused("expand", at(0, 1)) == ("L5.10", "borders")
    assert t.offered("expand") == set()


@pytest.mark.rule("L5.10")
def test_a_border_that_stands_already_is_not_needed_from_the_supply():
    t = Table("""
        .B|..|..
           --
        ..|..|..
        ..|.. ..
        -- --
    """).plays(EXPAND, 1)
    # Each square frees one border; (0, 1) needs none, (1, 1) one, (2, 1) and (3, 0) two.
    t.s.borders_left = 0
    assert t.offered("expand") == {at(0, 1), at(1, 1)}
    t.s.borders_left = 1
    assert t.offered("expand") == {at(0, 1), at(1, 1), at(2, 1), at(3, 0)}


@pytest.mark.rule("L5.3", "L7.1")
def test_the_goal_reached_with_the_first_square_and_lost_with_the_second_is_not_reached():
    t = Table(
        """
        .B .. .. v. .Y f.|..
        -- -- -- -- -- --
        .. ..|.R .r|.. ..
              -- --
        """,
        seat=RED,
    )
    t.s.goal = 4
    t.plays(EXPAND, 2).do("expand", at(0, 2))
    # Yellow would be there, but nothing is counted in the midst of an action.
    assert sum(standing(t.s, YELLOW)) == 4
    assert not t.over
    t.do("expand", at(0, 3))
    assert t.scores() == [0, 1, 3]
    assert not t.over


@pytest.mark.rule("L4.7")
def test_a_domain_is_known_by_its_castle_and_never_ends():
    t = Table(THREE, seat=RED).plays(EXPAND, 2)
    assert t.refused("expand", at(0, 2)) == ("L5.7", "occupied")
    t.do("expand", at(1, 2)).do("expand", at(2, 2))
    assert t.owner(0, 2) == YELLOW
    assert len(t.domain(0, 2)) == 4
    assert t.s.knights_left[YELLOW] == box.KNIGHTS_IN_BOX - 2
