"""What `import tafelrunde` gives: one object to play with, readable, and safe to ask anything."""

import doctest
import subprocess
import sys
from typing import Any

import pytest

import tafelrunde
import tafelrunde.table
from tafelrunde import Choice, Event, Refusal, Setup, Table

from ..pig.engine.game import PIG

BOTH = pytest.mark.parametrize("game", tafelrunde.GAMES)


@pytest.mark.parametrize("module", [tafelrunde, tafelrunde.table], ids=lambda module: module.__name__)
def test_the_examples_of_the_docstrings_are_true(module):
    found = doctest.testmod(module)
    assert found.attempted and not found.failed


def test_everything_public_is_there_and_says_what_it_is():
    for name in tafelrunde.__all__:
        thing: Any = getattr(tafelrunde, name)
        assert not isinstance(thing, type) or thing.__doc__, name
    public = [thing for name, thing in vars(Table).items() if not name.startswith("_")]
    assert len(public) > 20
    assert [thing for thing in public if not thing.__doc__] == []


def test_importing_it_needs_nothing_heavy():
    code = (
        "import sys, tafelrunde; print([m for m in ('pydantic', 'argparse', 'difflib') if m in sys.modules])"
    )
    told = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    assert told == "[]\n"


def test_what_is_printed_can_be_read():
    assert repr(Choice("go", 6)) == "Choice('go', 6)"
    assert repr(Refusal("M4.7", why="none-left", kind=1)) == "Refusal('M4.7', why='none-left', kind=1)"
    assert repr(Event("drew", {"seat": 1}, 1)) == "Event('drew', seat=1, only_for=1)"
    assert repr(Setup(3, "7", 0, {"favor": True})) == "Setup(players=3, seed='7', first=0, favor=True)"
    assert repr(tafelrunde.GAMES["merlin"]) == "<game merlin>"
    table = Table("loewenherz", 2, seed=7)
    setup = f"Setup(players=2, seed='7', edition='{table.setup.edition}')"
    assert repr(table) == f"<Table loewenherz, {setup}, turn 0, seat 0 is asked: place-castle>"
    assert repr(table.play("random")).endswith(f", turn {table.turn}, over>")


@BOTH
def test_a_choice_is_taken_by_its_text_its_number_or_itself(game):
    by_text, by_number, by_choice = (Table(game, 3, seed="7") for _ in range(3))
    for number in range(20):
        index = number % len(by_text.options)
        by_number.choose(index)
        by_choice.choose(by_choice.options[index])
        by_text.choose(by_text.texts[index])
        assert by_text.record() == by_number.record() == by_choice.record()


def test_a_game_without_notation_and_drawing_is_spelled_out():
    table = Table(PIG, 2, seed="7")
    assert table.texts == ["roll", "keep", "greet"]
    table.choose("gr")
    assert table.describe("roll") == "roll"
    assert "greeted: True" in str(table)
    assert Table(PIG, 2, seed="7").play("squire").over


@BOTH
def test_what_is_not_on_offer_is_an_error_of_ours(game):
    table = Table(game)
    for wrong in (-1, len(table.options), Choice("dance"), "dance", ""):
        with pytest.raises(tafelrunde.TafelrundeError):
            table.choose(wrong)
    assert table.journal == []


@pytest.mark.parametrize(
    ("game", "more"),
    [
        ("chess", {}),
        ("merlin", {"players": 5}),
        ("merlin", {"favour": True}),
        ("merlin", {"favor": 1}),
        ("loewenherz", {"first": 2}),
    ],
)
def test_a_table_that_cannot_be_laid_says_why(game, more):
    with pytest.raises(tafelrunde.BadSetup):
        Table(game, **more)


@BOTH
def test_a_game_that_is_over_can_be_asked_everything(game):
    table = Table(game, 3, seed="7").play("random")
    rules, state = table.game, table.state
    assert (table.over, table.seat, table.options, table.texts) == (True, -1, [], [])
    assert table.prompt.key == rules.prompt(state).key == "game-over"
    assert table.winners and max(table.points) >= 0
    assert [sum(seat.values()) for seat in table.earned] == table.points
    assert table.log and table.draw() and str(table) and repr(table)
    for seat in (-1, 0, 1, 2):
        assert table.draw(seat)
        assert rules.options(rules.view(state, seat)) == []
    for verb, nouns in rules.nouns.items():
        assert table.refuse(Choice(verb, nouns[0])) is not None
    table.undo()
    table.redo()
    assert not table.can_undo
    with pytest.raises(tafelrunde.IllegalChoice):
        table.choose(0)
    assert Table.read(table.record()).over
    assert len(list(table.steps())) == len(table.journal)
    assert table.advice() == []
    with pytest.raises(tafelrunde.IllegalChoice):
        table.ask("squire")


@BOTH
def test_the_table_is_drawn_as_a_seat_sees_it(game):
    table = Table(game, 3, seed="7")
    mine, yours = table.draw(0), table.draw(1)
    assert mine != yours
    assert mine.count("hidden") == yours.count("hidden") > 0
    assert "hidden" not in table.game.draw(table.state)
    assert str(table) == table.draw(table.seat)
    assert [str(table.view(seat)) for seat in (0, 1)] == [mine, yours]
    assert max(map(len, mine.splitlines())) < 160
    while not table.over:
        table.choose(table.ask("random"))
        if not len(table.journal) % 20:
            assert table.draw(0).isascii()


@BOTH
def test_a_refusal_is_found_by_its_text(game):
    table = Table(game, seed="7")
    assert table.refuse(table.texts[0]) is None
    told = {"merlin": ("mirror", "M3.9"), "loewenherz": ("draw deck", "L2.4")}[game]
    refusal = table.refuse(told[0])
    assert refusal is not None and refusal.rule == told[1]
    with pytest.raises(tafelrunde.UnclearChoice):
        table.refuse("dance")


@BOTH
def test_bots_of_ones_own_sit_beside_the_games(game):
    def last(view: Any, options: list[Choice], budget: tafelrunde.Budget) -> int:
        return len(options) - 1

    table = Table(game, 3, seed="7").play(last, "random", "squire")
    assert table.over
    with pytest.raises(tafelrunde.BadInput, match="unknown-bot"):
        Table(game).play("emperor")
    with pytest.raises(tafelrunde.BadInput, match="wrong-number"):
        Table(game, 3).play("random", "squire")


@BOTH
def test_advice_names_options_the_best_first(game):
    table = Table(game, seed="7")
    advice = table.advice(nodes=0)
    assert advice == sorted(advice, key=lambda one: -one.points)
    assert {one.choice for one in advice} <= set(range(len(table.options)))


@BOTH
def test_a_link_opens_the_same_game(game):
    table = Table(game, 2, seed="7").play("random")
    link = table.link("https://example.org/index.html#old", ["Anna"], ["person", "squire"])
    assert link.startswith("https://example.org/index.html#t=")
    assert Table.read(link).record() == table.record()
