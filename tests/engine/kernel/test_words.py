"""How things are written: errors with their facts, and what is printed of choices, events, set-ups and games."""

import pytest

from tafelrunde.kernel.agenda import Frame
from tafelrunde.kernel.choice import Choice, Refusal
from tafelrunde.kernel.edition import Problem
from tafelrunde.kernel.errors import (
    BadBox,
    BadInput,
    BadSave,
    BadSetup,
    IllegalChoice,
    LostGame,
    StaleChoice,
    TafelrundeError,
    UnclearChoice,
)
from tafelrunde.kernel.event import SILENCE, Event, Log
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.session import Session
from tests.pig.engine.game import PIG


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (IllegalChoice(3), "3 is not on offer"),
        (IllegalChoice(Choice("roll"), Refusal("P1")), "Choice('roll', 0) is not on offer: P1"),
        (StaleChoice(2, 5), "choice for revision 2, but the table is at 5"),
        (LostGame(1, "Ben", "took too long"), "Ben took too long"),
        (BadInput("seed", "empty"), "seed: empty"),
        (BadInput("seed", "no-str", 7), "seed: no-str (7)"),
        (BadInput("seed", "no-str", ""), "seed: no-str"),
        (BadSetup("players", "wrong", 9, range(2, 4)), "players: wrong (9); possible: 2, 3"),
        (BadSave("hash", "leads-elsewhere", "x" * 58), f"hash: leads-elsewhere ('{'x' * 58}')"),
        (BadSave("hash", "leads-elsewhere", "x" * 59), f"hash: leads-elsewhere ('{'x' * 56}...)"),
        (UnclearChoice("fits-several", "a", ["ab", "ac"]), "choice: fits-several ('a'); possible: ab, ac"),
    ],
)
def test_an_error_says_its_facts(error, words):
    assert str(error) == words
    assert isinstance(error, TafelrundeError)


def test_an_error_has_its_facts():
    illegal = IllegalChoice(Choice("roll"), Refusal("P1"))
    assert (illegal.choice, illegal.refusal) == (Choice("roll"), Refusal("P1"))
    assert IllegalChoice(3).refusal is None
    stale = StaleChoice(2, 5)
    assert (stale.revision, stale.current) == (2, 5)
    lost = LostGame(1, "Ben", "raised")
    assert (lost.seat, lost.name, lost.why) == (1, "Ben", "raised")
    bad = BadSave("seed", "no-str", 7, ["a", 1])
    assert (bad.field, bad.why, bad.value, bad.allowed) == ("seed", "no-str", "7", "a, 1")
    assert (BadSave("seed", "missing").value, BadSave("seed", "missing").allowed) == ("", "")
    unclear = UnclearChoice("fits-nothing", "x", ["a"])
    assert (unclear.field, unclear.why, unclear.value, unclear.allowed) == (
        "choice",
        "fits-nothing",
        "'x'",
        "a",
    )


def test_a_bad_box_names_its_first_problem_and_has_them_all():
    word = Problem("cards.2", "unknown-word", "R1", {"value": "goat", "allowed": "fox"})
    missing = Problem("dice", "missing", "", {})
    bad = BadBox([word, missing])
    assert str(bad) == "cards.2: unknown-word (value goat, allowed fox) [R1]; dice: missing"
    assert (bad.field, bad.why, bad.value, bad.problems) == (
        "cards.2",
        "unknown-word",
        "'goat'",
        [word, missing],
    )
    assert (BadBox([missing]).field, BadBox([missing]).value) == ("dice", "")


def test_what_is_printed_is_what_one_would_write():
    assert repr(Choice("roll", 2)) == "Choice('roll', 2)"
    assert repr(Refusal("P1", why="once", seat=1)) == "Refusal('P1', why='once', seat=1)"
    assert repr(Event("rolled", {"seat": 1, "pips": 4})) == "Event('rolled', seat=1, pips=4)"
    assert repr(Event("greeted", {"seat": 1}, 1)) == "Event('greeted', seat=1, only_for=1)"
    assert repr(Event("greeted", {}, 0)) == "Event('greeted', only_for=0)"
    assert repr(Setup(2, "7")) == "Setup(players=2, seed='7')"
    setup = Setup(3, "a", 0, {"greetings": True})
    assert repr(setup) == "Setup(players=3, seed='a', first=0, greetings=True)"
    assert repr(PIG) == "<game pig>"


def test_a_session_says_who_is_asked():
    session = Session(PIG, Setup(2, "7", first=1))
    setup = "Setup(players=2, seed='7', first=1, greetings=True)"
    assert repr(session) == f"<pig, {setup}, turn 1, seat 1 is asked: roll-or-keep>"
    session.state.agenda.clear()
    assert repr(session) == f"<pig, {setup}, turn 1, over>"


def test_refusals_differ_by_rule_and_facts():
    one = Refusal("P1", why="once")
    assert one == Refusal("P1", why="once")
    assert one not in (Refusal("P2", why="once"), Refusal("P1", why="twice"), Refusal("P1"), "P1")
    assert hash(one) == hash(Refusal("P1", why="once"))
    assert len({one, Refusal("P1", why="once"), Refusal("P1"), Refusal("P2", why="once")}) == 3


def test_a_log_keeps_what_it_is_told_and_silence_does_not():
    log = Log()
    log.add("rolled", seat=1, pips=4)
    log.add("greeted", only_for=0, seat=0)
    assert log.events == [Event("rolled", {"seat": 1, "pips": 4}), Event("greeted", {"seat": 0}, 0)]
    before = log.sealed
    log.seal()
    assert (before, log.sealed) == (False, True)
    SILENCE.add("rolled", seat=1)
    assert SILENCE.events == []


def test_a_frame_remembers_nothing_unless_it_is_told():
    assert Frame("turn", 1) == ("turn", 1, ())
