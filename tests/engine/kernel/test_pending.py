"""What may be pending, and what a step has to remember."""

import re

import pytest

from tafelrunde.kernel.agenda import Frame
from tafelrunde.kernel.pending import Pending

PENDING = Pending(re.compile("end( roll| pay)?"), {"pay": (range(3), range(1, 2))})


@pytest.mark.parametrize(
    "agenda",
    [
        [],
        [Frame("end", 0)],
        [Frame("end", 1), Frame("roll", 0)],
        [Frame("end", 0), Frame("pay", 1, (0, 1))],
        [Frame("end", 0), Frame("pay", 0, (2, 1))],
    ],
)
def test_what_may_be_pending_passes(agenda):
    PENDING.check(agenda, players=2)


@pytest.mark.parametrize(
    "agenda",
    [
        [Frame("roll", 0)],
        [Frame("end", 0), Frame("roll", 0), Frame("pay", 0, (0, 1))],
        [Frame("end", 2)],
        [Frame("end", -1)],
        [Frame("end", 0, (0,))],
        [Frame("end", 0), Frame("pay", 0, (0,))],
        [Frame("end", 0), Frame("pay", 0, (0, 1, 0))],
        [Frame("end", 0), Frame("pay", 0, (3, 1))],
        [Frame("end", 0), Frame("pay", 0, (-1, 1))],
        [Frame("end", 0), Frame("pay", 0, (0, 0))],
    ],
)
def test_anything_else_does_not(agenda):
    with pytest.raises(AssertionError):
        PENDING.check(agenda, players=2)
