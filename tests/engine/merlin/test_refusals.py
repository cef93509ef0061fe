"""Why not: a rule for whatever a person may point at, from the predicates that make the options."""

from random import Random

import pytest

from tafelrunde.commands import rules
from tafelrunde.kernel.choice import Choice
from tafelrunde.kernel.errors import IllegalChoice
from tafelrunde.kernel.event import SILENCE
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.session import Session
from tafelrunde.merlin.box import DRAGON
from tafelrunde.merlin.game import MERLIN
from tafelrunde.merlin.refuse import NOUNS

from .table import blue, table, yellow

EVERYTHING = [Choice(verb, noun) for verb, numbers in NOUNS.items() for noun in numbers]


def test_everything_is_either_on_offer_or_refused_by_a_rule():
    random = Random(11)
    seen = set()
    for number in range(24):
        s = MERLIN.begin(
            Setup(2 + number % 3, f"refuse {number}", variants={"favor": number % 2 == 1}), SILENCE
        )
        while options := MERLIN.options(s):
            assert set(options) <= set(EVERYTHING)
            if random.random() < 0.1:
                offered = set(options)
                for choice in EVERYTHING:
                    refusal = MERLIN.refuse(s, choice)
                    assert (refusal is None) == (choice in offered), (choice, s.agenda[-1], refusal)
                    if refusal is not None:
                        seen.add(refusal.rule)
            MERLIN.apply(s, random.choice(options), SILENCE)
    assert seen <= set(rules.read(MERLIN).rules) and len(seen) > 25


def test_asking_why_not_changes_nothing():
    s = MERLIN.begin(Setup(3, "1", variants={"favor": True}), SILENCE)
    before = s.clone()
    for choice in EVERYTHING:
        MERLIN.refuse(s, choice)
    assert s == before


@pytest.mark.parametrize(
    "choice", [Choice("castle", 3), Choice("tile", 24), Choice("take", -1), Choice("go", 8)]
)
def test_what_is_no_choice_at_all_is_refused_too(choice):
    refusal = MERLIN.refuse(table(yellow, blue).state, choice)
    assert refusal is not None and refusal.rule == "M3.9"


def test_the_session_says_why_not():
    session = Session(MERLIN, Setup(2, "1"))
    with pytest.raises(IllegalChoice) as illegal:
        session.find("henchman", DRAGON)
    assert illegal.value.refusal is not None and illegal.value.refusal.rule == "M3.9"
