"""One table: choosing, taking back, and what cannot be taken back."""

import pytest

from tafelrunde.kernel.choice import Choice
from tafelrunde.kernel.errors import BadSetup, IllegalChoice, StaleChoice
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.record import digest
from tafelrunde.kernel.session import Session
from tests.pig.engine.game import PIG, Pig


def table(seed: str = "7") -> Session[Pig]:
    return Session(PIG, Setup(2, seed))


def test_a_choice_is_looked_up_among_the_options():
    session = table()
    assert [choice.verb for choice in session.options] == ["roll", "keep", "greet"]
    for index in (-1, 3):
        with pytest.raises(IllegalChoice):
            session.choose(index)
    assert session.journal == []


def test_a_choice_for_an_old_revision_is_refused():
    session = table()
    session.choose(session.find("greet"), revision=0)
    with pytest.raises(StaleChoice) as stale:
        session.choose(0, revision=0)
    assert (stale.value.revision, stale.value.current) == (0, 1)


def test_an_illegal_choice_says_why():
    session = table()
    session.choose(session.find("greet"))
    with pytest.raises(IllegalChoice) as illegal:
        session.find("greet")
    assert illegal.value.refusal is not None and illegal.value.refusal.rule == "P1"


def test_undo_and_redo_lead_to_the_same_states():
    session = table()
    before, log = digest(session.state), list(session.log)
    session.choose(session.find("greet"))
    after = digest(session.state)
    session.undo()
    assert (digest(session.state), session.log, session.journal) == (before, log, [])
    session.redo()
    assert digest(session.state) == after and not session.can_redo


def test_a_new_choice_ends_redo():
    session = table()
    session.choose(session.find("greet"))
    session.undo()
    session.choose(session.find("keep"))
    assert not session.can_redo


def test_chance_cannot_be_taken_back():
    session = table()
    session.choose(session.find("roll"))
    assert not session.can_undo
    session.undo()
    assert len(session.journal) == 1


def test_a_change_of_seat_cannot_be_taken_back():
    session = table()
    session.choose(session.find("keep"))
    assert session.seat == 1 and not session.can_undo


def test_the_turn_starts_again_but_not_the_one_before():
    session = table()
    session.choose(session.find("keep"))
    start = digest(session.state)
    session.choose(session.find("greet"))
    session.again()
    assert digest(session.state) == start and session.state.turns == 2


def patient(seed: str = "7") -> Session[Pig]:
    return Session(PIG, Setup(2, seed), yes_ends_turn=True)


def test_a_turn_that_is_over_waits_for_a_yes_and_can_be_taken_back():
    session = patient()
    before = digest(session.state)
    session.choose(session.find("keep"))
    assert told(session) == (True, 0, "turn-over", [])
    session.undo()
    assert told(session)[0] is False and digest(session.state) == before
    session.redo()
    assert told(session)[0] is True
    session.again()
    assert digest(session.state) == before


def told(session: Session[Pig]) -> tuple[bool, int, str, list[Choice]]:
    return session.waits, session.seat, session.prompt.key, session.options


def test_the_yes_ends_the_turn_for_good():
    session = patient()
    session.choose(session.find("keep"))
    assert [event.key for event in session.end_turn()] == ["turn"]
    assert not session.waits and session.seat == 1 and not session.can_undo
    assert session.end_turn() == []


def test_a_choice_of_the_next_is_a_yes_too():
    session, quick = patient(), table()
    for name in ("keep", "keep"):
        session.end_turn()
        session.choose(session.find(name))
        quick.choose(quick.find(name))
    session.choose(0)
    quick.choose(0)
    assert session.journal == quick.journal
    assert digest(session.settled()) == digest(quick.state)


def test_what_chance_has_decided_waits_but_stays():
    session = next(s for s in map(patient, "abcdefghijkl") if rolls_a_one(s))
    assert session.waits and not session.can_undo and not session.over


def rolls_a_one(session: Session[Pig]) -> bool:
    return session.choose(session.find("roll"))[0].args["pips"] == 1


def test_the_end_of_the_game_waits_too():
    session = patient()
    while not session.over:
        session.end_turn()
        session.choose(session.find("keep"))
    assert session.waits and session.prompt.key == "turn-over" and session.can_undo
    session.end_turn()
    assert (session.seat, session.prompt.key, session.options) == (-1, "game-over", [])


@pytest.mark.parametrize(
    ("setup", "field"),
    [
        (Setup(5, "7"), "players"),
        (Setup(2, ""), "seed"),
        (Setup(2, "x" * 65), "seed"),
        (Setup(2, "a\nb"), "seed"),
        (Setup(2, "7", variants={"counters": 8}), "counters"),
        (Setup(2, "7", variants={"greetings": 1}), "greetings"),
        (Setup(2, "7", first=2), "first"),
    ],
)
def test_a_bad_set_up_names_the_field(setup: Setup, field: str):
    with pytest.raises(BadSetup) as bad:
        Session(PIG, setup)
    assert bad.value.field == field


def test_what_can_be_taken_back_and_done_again_is_told():
    session = table()
    assert (session.can_undo, session.can_redo) == (False, False)
    session.choose(session.find("greet"))
    assert (session.can_undo, session.can_redo) == (True, False)
    session.undo()
    assert (session.can_undo, session.can_redo) == (False, True)
    session.again()
    session.undo()
    assert session.journal == []


def test_every_change_is_a_new_revision():
    session = table()
    revisions = [session.revision]
    for act in (lambda: session.choose(session.find("greet")), session.undo, session.redo):
        act()
        revisions.append(session.revision)
    assert revisions == [0, 1, 2, 3]


@pytest.mark.parametrize("yes", [False, True])
def test_a_table_resumed_goes_on_from_its_state(yes: bool):
    before = Session(PIG, Setup(2, "7"), yes_ends_turn=yes)
    before.choose(before.find("keep"))
    session = Session.resumed(PIG, before.setup, before.state.clone(), [1], yes_ends_turn=yes)
    assert (session.waits, session.options) == (before.waits, before.options)
    assert (session.journal, session.log, session.revision) == ([1], [], 0)
    assert session.yes_ends_turn is yes
    session.end_turn()
    session.choose(session.find("keep"))
    assert session.journal == [1, 1] and session.state.kept == [1, 1]


def test_a_table_resumed_waits_for_nobody_unless_it_is_told_to():
    before = table()
    session = Session.resumed(PIG, before.setup, before.state.clone(), [])
    assert session.yes_ends_turn is False
    session.choose(session.find("keep"))
    assert not session.waits and session.seat == 1


def test_a_table_resumed_after_the_end_asks_nobody():
    before = table()
    before.state.agenda.clear()
    session = Session.resumed(PIG, before.setup, before.state, [])
    assert (session.over, session.waits, session.seat, session.options) == (True, False, -1, [])


def test_a_turn_that_is_over_is_settled_only_where_one_looks_further():
    session = patient()
    assert session.settled() is session.state
    session.choose(session.find("keep"))
    further = session.settled()
    assert (further.turns, session.state.turns) == (2, 1)
    assert further.agenda[-1].step == "pig" and session.waits


def test_a_yes_is_told_to_everybody():
    session = patient()
    session.choose(session.find("greet"))
    session.choose(session.find("keep"))
    before, revision = len(session.log), session.revision
    told_now = session.end_turn()
    assert session.log[before:] == told_now and session.revision == revision + 1
    assert not session.can_redo


def test_the_turn_starts_again_as_far_as_it_goes():
    session = patient()
    session.choose(session.find("greet"))
    session.choose(session.find("keep"))
    session.again()
    assert session.journal == [] and not session.waits
    session.redo()
    session.redo()
    assert session.journal == [2, 1] and session.waits


def test_the_alternatives_are_those_of_the_last_choice():
    session = patient()
    assert session.alternatives() == []
    session.choose(session.find("greet"))
    second = session.options
    session.choose(session.find("keep"))
    assert session.waits and session.alternatives() == second
    session.end_turn()
    assert session.alternatives() == []
