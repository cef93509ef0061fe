"""Every reason against a choice, with the facts that are told beside it."""

from tafelrunde.loewenherz.game import LOEWENHERZ
from tests.engine.reasons import written

from .reasons import REASONS


def test_every_reason_is_told_with_its_facts():
    assert {rule: sorted(words) for rule, words in written(LOEWENHERZ).items()} == REASONS
