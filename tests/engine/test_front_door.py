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


TYPED = """
from typing import Any

import tafelrunde
from tafelrunde import Budget, Choice, Event, Refusal, Setup, Table, zoo


def last(view: Any, options: list[Choice], budget: Budget) -> int:
    return len(options) - 1


bot: tafelrunde.Bot[Any] = last
table = Table("merlin", players=3, seed=7, favor=True)
events: list[Event] = table.choose("K5")
refusal: Refusal | None = table.refuse("end")
if refusal is not None:
    print(table.rule(refusal).text)
points: list[int] = table.play(last, "squire", bot).points
verbs: set[str] = {step.choice.verb for step in table.steps()}
game = tafelrunde.GAMES["merlin"]
played = tafelrunde.match(game, Setup(2, "3"), [last, game.bots["squire"]], 0, Budget("x"))
fault: tafelrunde.Fault | None = played.fault
env = zoo.env("merlin", players=3)
env.reset(seed=1)
both = zoo.parallel_env("merlin")
seen, info = zoo.single("merlin").reset(seed=1)
shape: tuple[int, ...] = seen["observation"].shape
name: str = zoo.features("merlin")[0].name
"""


@pytest.mark.slow
def test_a_file_with_types_of_ones_own_passes_mypy(tmp_path):
    """As strictly as it goes, and without our settings."""
    file = tmp_path / "typed.py"
    file.write_text(TYPED, "utf-8")
    command = [
        sys.executable,
        "-m",
        "mypy",
        "--strict",
        "--config-file=",
        "--cache-dir",
        tmp_path / "cache",
        file,
    ]
    told = subprocess.run(command, cwd=tmp_path, check=False, capture_output=True, text=True)
    assert told.returncode == 0, told.stdout + told.stderr


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
        ("merlin", {"players": 3.0}),
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
        choice = Choice(verb, nouns[0])
        assert table.refuse(choice) is not None
        assert rules.describe(state, choice) == rules.notation(state, choice) != ""
    table.undo()
    table.redo()
    assert not table.can_undo
    with pytest.raises(tafelrunde.IllegalChoice):
        table.choose(0)
    assert Table.read(table.record()).over
    assert len(list(table.steps())) == len(table.journal)
    assert table.advice() == []
    for text in ("K5", "border c4|d4", "dance"):
        assert table.refuse(text) == table.refuse(Choice("dance"))
        with pytest.raises(tafelrunde.UnclearChoice, match="choice: game-over"):
            table.choose(text)
    with pytest.raises(tafelrunde.BadInput, match="choice: game-over"):
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
    board, _, hands = mine.partition("\nseat 0: ")
    assert hands and max(map(len, board.splitlines())) < 120
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


@pytest.mark.parametrize("answer", [None, -1, 9_999, "0", True, 0.0])
def test_a_bot_that_answers_nonsense_is_named(answer):
    def dreamer(view: Any, options: list[Choice], budget: tafelrunde.Budget) -> Any:
        options.clear()
        return answer

    with pytest.raises(
        tafelrunde.LostGame, match=r"^dreamer answered .*, not a number from 0 to \d+$"
    ) as lost:
        Table("merlin", seed="7").play("random", dreamer)
    assert (lost.value.seat, lost.value.name) == (1, "dreamer")


def test_bots_that_come_to_no_end_are_told():
    with pytest.raises(tafelrunde.BadInput, match="bots: no-end-in-1000-turns"):
        Table("loewenherz", seed="3-0").play(lambda view, options, budget: 0)


def test_a_number_of_numpy_is_an_answer():
    numpy = pytest.importorskip("numpy")
    assert Table("merlin", 2, seed="7").play(lambda view, options, budget: numpy.argmax([0, 1])).over


@BOTH
def test_a_view_is_that_of_a_seat(game):
    for seat in (2, -2, 99):
        with pytest.raises(tafelrunde.BadInput, match=r"seat: no-such-seat .* possible: 0, 1$"):
            Table(game).view(seat)


def test_what_looks_alike_is_named_once():
    with pytest.raises(tafelrunde.UnclearChoice) as unclear:
        Table("loewenherz", seed="7").refuse("knight z9")
    named = unclear.value.allowed.split(", ")
    assert len(named) == len({*named}) > 1


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
