"""Discs on the score track: none hides another, and none goes further than it must."""

from itertools import pairwise
from random import Random

from app.spread import APART, aside


def test_discs_that_are_far_apart_stay_where_they_are():
    assert aside([0, 10, 25], 6.0) == [0, 0, 0]


def test_equal_ones_stand_evenly_about_their_place():
    assert aside([4, 4], 6.0) == [-APART / 2, APART / 2]
    assert aside([0, 0, 0], 6.0) == [-APART, 0, APART]


def test_no_disc_hides_another_and_their_order_is_kept():
    random = Random(1)
    for _ in range(300):
        points = [random.randrange(-3, 12) for _ in range(4)]
        shifts = aside(points, 5.0)
        placed = sorted((points[disc], points[disc] * 5.0 + shifts[disc]) for disc in range(4))
        for (_, left), (_, right) in pairwise(placed):
            assert right - left >= APART - 0.2
