"""The screen on which somebody enters his own box: drawn, changed, checked, kept, and read from files."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from app import box
from app.page import PAGE
from tafelrunde.games import GAMES
from tafelrunde.kernel.edition import text_of

from .page import Page
from .texts import LANGUAGES, calls, literal, messages, python_files

Shown = dict[str, Any]


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Boxes that a test makes known are unknown to the next."""
    known = {game: dict(box.editions_of(GAMES[game])._known) for game in GAMES}
    yield
    for game, each in known.items():
        box.editions_of(GAMES[game])._known = each


class Entered:
    """The screen, by what the shell would send."""

    def __init__(self, game: str, name: str = "Anna’s box") -> None:
        self.page = Page()
        self.shown: Shown = self.page.ask("box_new", game=game, name=name)

    def ask(self, do: str, **data: Any) -> Shown:
        self.shown = self.page.ask(f"box_{do}", **data)
        return self.shown

    def put(self, place: str, value: Any) -> Shown:
        """Touch a place, then what belongs there."""
        self.ask("pick", place=place)
        options = PAGE.draft.options
        [number] = [at for at, option in enumerate(options) if option.value == value]
        assert f'data-option="{number}"' in self.region("picker")
        return self.ask("put", option=number)

    def region(self, name: str) -> str:
        return str(self.shown["regions"][f"box-{name}"])

    @property
    def data(self) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(self.shown["box"]["text"])
        return told

    def lines(self) -> list[tuple[str, str]]:
        """What is wrong: message and rule."""
        return re.findall(
            r'class="box-line"[^>]* data-l10n-id="([^"]+)"[^>]*></button>(?:<button[^>]*data-rule="([^"]*)")?',
            self.region("checks"),
        )


def test_a_changed_space_is_drawn_named_and_checked_against_the_count():
    entered = Entered("merlin")
    assert entered.shown["box"]["good"] and entered.lines() == []
    before = entered.region("picture")
    was = entered.data["rondel"][5]
    entered.put("rondel.5", "grail")
    assert entered.data["rondel"][5] == "grail" and entered.region("picture") != before
    assert not entered.shown["box"]["good"]
    assert entered.lines() == [("table-box-why-wrong-count", "M1.5")] * 2
    assert 'data-l10n-id="table-box-count"' in entered.region("parts")
    there = entered.data["rondel"].index("grail", 6)
    entered.put(f"rondel.{there}", was)
    assert entered.shown["box"]["good"]
    assert {rule for _, rule in entered.lines()} <= {"M10.1"}, "the rest is advice"


def test_a_space_of_a_principality_stays_one():
    entered = Entered("merlin")
    entered.ask("pick", place="rondel.4")
    assert [option.value for option in PAGE.draft.options] == ["principality"]
    entered.ask("pick", place="rondel.5")
    assert "principality" not in [option.value for option in PAGE.draft.options]


def test_a_mission_is_put_together_from_pictures():
    entered = Entered("merlin")
    entered.put("missions.3", 3)
    entered.put("missions.3", "lady")
    entered.put("missions.3", [])
    assert entered.lines()[0] == ("table-box-why-wrong-number", "M7.2")
    for needs in (
        ["fox flag"],
        ["fox flag", "any influence"],
        ["fox flag", "any influence", "builder beside lady"],
    ):
        entered.put("missions.3", needs)
    assert entered.data["missions"][3] == {
        "points": 3,
        "henchman": "lady",
        "needs": ["fox flag", "any influence", "builder beside lady"],
    }
    assert entered.shown["box"]["good"]
    assert not any(len(option.value) > 3 for option in PAGE.draft.options if isinstance(option.value, list))


def test_starting_tiles_and_frames():
    entered = Entered("merlin")
    entered.ask("pick", place="starting_tiles.2")
    numbers = [at for at, option in enumerate(PAGE.draft.options) if option.place == "starting_tiles.2.flag"]
    entered.ask("put", option=numbers[0])
    assert entered.data["starting_tiles"][2]["flag"] == "dragon"
    entered.put("frames.bottom.6", "eagle")
    assert entered.data["frames"]["bottom"][6] == "eagle"
    for notch in range(7):
        entered.put(f"frames.top.{notch}", "blank")
        entered.put(f"frames.bottom.{notch}", "blank")
    assert ("merlin-box-why-nothing-fits", "M4.16") in entered.lines()


def test_land_is_painted_square_by_square():
    entered = Entered("loewenherz")
    entered.ask("pick", place="tiles")
    [village] = [at for at, option in enumerate(PAGE.draft.options) if option.value == "village"]
    entered.ask("put", option=village)
    entered.ask("pick", place="tiles.0.1.3")
    assert entered.data["tiles"][0][1] == "meadow city meadow village"
    assert entered.lines() == [("table-box-why-wrong-count", "L1.1")] * 2
    entered.ask("show", place="tiles.0.0.0")
    assert entered.data["tiles"][0][0].startswith("gold"), "to look at a problem paints nothing"
    entered.ask("undo")
    assert entered.data["tiles"][0][1] == "meadow city meadow silver" and entered.shown["box"]["good"]


def test_a_power_card_has_letter_price_sale_and_actions():
    entered = Entered("loewenherz")
    entered.put("cards.59", "A")
    for place, value in (("cards.59.price", 9), ("cards.59.sale", 0)):
        entered.ask("pick", place="cards.59")
        [number] = [
            at for at, each in enumerate(PAGE.draft.options) if (each.place, each.value) == (place, value)
        ]
        entered.ask("put", option=number)
    actions = entered.data["cards"][59]["actions"]
    while actions:
        actions = actions[1:]
        entered.put("cards.59", actions)
    assert not entered.shown["box"]["good"]
    entered.put("cards.59", ["knights 2"])
    entered.put("cards.59", ["knights 2", "knights 2"])
    assert entered.lines()[0] == ("loewenherz-box-why-actions-alike", "L1.2")
    assert entered.data["cards"][59] == {"letter": "A", "price": 9, "sale": 0, "actions": ["knights 2"] * 2}


@pytest.mark.parametrize("game", GAMES)
def test_every_place_can_be_touched_and_every_word_has_a_text(game: str):
    texts = messages("de")
    entered = Entered(game)
    places = []
    for part in PAGE.draft.screen.PARTS:
        entered.ask("pick", place=part.name)
        found = re.findall(r'data-spot="([^"]+)"', entered.region("picture"))
        assert len(found) == len({*found}) and len(found) >= 4
        places += found
    assert len(places) == {"merlin": 24 + 55 + 4 + 14, "loewenherz": 144 + 60}[game]
    keys = set()
    for place in places:
        for markup in entered.ask("pick", place=place)["regions"].values():
            keys |= set(re.findall(r'(?:data-l10n-id=|"id":)"([^"]+)"', markup.replace("&quot;", '"')))
    assert keys <= set(texts) and len(keys) > 10


@pytest.mark.parametrize(
    "place", ["", "nowhere", "rondel.99", "rondel.x", "missions.0.needs.7", "frames", "tiles.0.0.0"]
)
def test_a_place_that_is_not_there_changes_nothing(place: str):
    entered = Entered("merlin")
    before = entered.data
    assert entered.ask("pick", place=place) and entered.ask("show", place=place)
    assert entered.ask("put", option=999) and entered.ask("undo")
    assert entered.data == before


def test_the_name_has_letters():
    entered = Entered("merlin")
    entered.ask("name", name="  ")
    assert (
        entered.lines() == [("table-box-why-not-1-to-40-characters", "")] and not entered.shown["box"]["good"]
    )
    entered.ask("name", name="Bram’s")
    assert entered.shown["box"]["good"] and entered.data["name"] == "Bram’s"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_wrong_with_a_box_is_told_in_words(language: str):
    for game in GAMES:
        files = [*python_files(f"engine/tafelrunde/{game}"), *python_files("engine/tafelrunde/kernel")]
        whys = {literal(call, 1) for path in files for name, call in calls(path) if name == "note"} - {None}
        assert len(whys) > 15
        for why in whys:
            family = "table" if why in box.OF_ANY_GAME else game
            assert f"{family}-box-why-{why}" in messages(language)


# --- kept, read and sent


def changed(game: str) -> Shown:
    entered = Entered(game)
    if game == "merlin":
        return entered.put("missions.0", "lady")
    return entered.put("cards.0", "B")


@pytest.mark.parametrize("game", GAMES)
def test_a_box_is_kept_even_while_it_is_wrong_and_comes_back_as_it_was(game: str):
    entered = Entered(game)
    wrong = entered.put("missions.0", []) if game == "merlin" else entered.put("cards.0", [])
    kept = wrong["box"]["text"]
    Entered(game)
    again = entered.ask("open", text=kept)["shown"]
    assert again["box"] == {**wrong["box"], "undo": False} and not again["box"]["good"]
    assert entered.ask("list", texts=[kept]) == {"editions": [""]}


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"format":1,"game":"merlin","name":"x"}', '{"game":"halma"}', "[" * 99_999]
)
def test_what_was_damaged_in_the_store_is_told_and_nothing_changes(text: str):
    entered = Entered("merlin")
    draft = PAGE.draft
    assert [error["id"] for error in entered.ask("open", text=text)["errors"]] == ["table-box-lost"]
    assert PAGE.draft is draft


@pytest.mark.parametrize("game", GAMES)
def test_a_file_is_read_even_where_its_counts_are_wrong(game: str):
    entered = Entered(game)
    good = changed(game)["box"]["text"]
    entered.ask("new", game="merlin", name="x")
    assert entered.ask("import", text=good)["shown"]["box"]["text"] == good
    data = json.loads(good)
    if game == "merlin":
        data["rondel"][1] = "grail"
    else:
        data["tiles"][3][2] = "gem gem gem gem"
    read = entered.ask("import", text=json.dumps(data))["shown"]
    assert not read["box"]["good"] and 'data-rule="' in read["regions"]["box-checks"]


def broken(game: str, how: str) -> str:
    data = json.loads(text_of(game, "mine", box.editions_of(GAMES[game]).present.data))
    if how == "a part is missing":
        del data["missions" if game == "merlin" else "cards"]
    elif how == "too few":
        data["missions" if game == "merlin" else "cards"].pop()
    elif how == "an unknown kind":
        data["missions" if game == "merlin" else "cards"][0] = {"points": "<b>"}
    elif how == "another game":
        data["game"] = "halma"
    return json.dumps(data)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("how", ["a part is missing", "too few", "an unknown kind", "another game"])
def test_a_file_that_cannot_be_a_box_is_named_in_words_and_nothing_is_lost(game: str, how: str):
    entered = Entered(game)
    draft = PAGE.draft
    errors = entered.ask("import", text=broken(game, how))["errors"]
    assert errors and {error["id"] for error in errors} <= set(messages("de"))
    assert PAGE.draft is draft


@pytest.mark.parametrize(
    "text", ["x" * 10 * 2**20, "[" * 100_000, "null", '{"format":2,"game":"merlin","name":"x"}']
)
def test_a_huge_deep_or_foreign_file_is_refused(text: str):
    [error] = Entered("merlin").ask("import", text=text)["errors"]
    assert error["id"] == "table-error-box"


@pytest.mark.parametrize("game", GAMES)
def test_a_box_that_was_listed_can_be_played_with_and_is_named(game: str):
    shown = changed(game)
    page = Page()
    [edition] = page.ask("box_list", texts=[shown["box"]["text"]])["editions"]
    assert edition == shown["box"]["edition"]
    page.start(game, first=0, edition=edition)
    assert page.patch["box"] == page.patch["save"]["box"] == "Anna’s box"
    assert page.ask("link_of")["box"] == "Anna’s box"
    record = json.loads(page.patch["save"]["text"])["record"]
    page.ask("box_forget", game=game, edition=edition)
    told = page.ask("load", save=record)["error"]
    assert told["args"]["why"] == "unknown-edition" and told["args"]["value"] == edition
    page.ask("box_list", texts=[shown["box"]["text"]])
    page.ask("load", save=record)
    assert page.patch["box"] == "Anna’s box"


@pytest.mark.parametrize("game", GAMES)
def test_a_shipped_box_has_no_name_on_the_table(game: str):
    page = Page().start(game, first=0)
    assert page.patch["box"] == page.patch["save"]["box"] == ""
