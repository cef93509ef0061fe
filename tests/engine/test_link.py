"""A whole table in an address: short, whole again on the other side, and refused by name when anything is wrong."""

import base64
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tafelrunde import link
from tafelrunde.games import GAMES
from tafelrunde.kernel import record
from tafelrunde.kernel.errors import BadLink
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.session import Session

from .. import golden_from
from .test_command_line import tafelrunde

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*/*.json"))
BASE = "https://example.org/games/index.html?lang=nl"
SEATS = (
    link.Seat("Annemarie & <b>Søren</b> 🏰", "blue"),
    link.Seat("", "green", "knight"),
    link.Seat("Wilhelmine von Württemberg-Montbéliard", "red", device=1),
    link.Seat("#t=&", "yellow", "king"),
)


def finished(file: Path) -> Session[Any]:
    return record.replay(record.read(file.read_text()), GAMES)


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_finished_game_is_a_short_link_that_leads_to_the_same_end(file: Path):
    session = finished(file)
    seats = SEATS[: session.setup.players]
    text = link.write(record.of(session), seats, "a1B2c3", device=1)
    assert len(text) <= 1_500
    found = link.read(text, GAMES)
    assert (found.id, found.device, found.seats) == ("a1B2c3", 1, seats)
    again = record.replay(found.record, GAMES)
    assert again.journal == session.journal and again.setup == session.setup
    assert record.digest(again.state) == record.digest(session.state)


def begun(game: str = "merlin") -> Session[Any]:
    session = Session(GAMES[game], Setup(2, "7"))
    session.choose(0)
    return session


def damaged(**changes: Any) -> str:
    """A link with other things in its header, but whole."""
    header, choices = link.unpacked(link.write(record.of(begun()), SEATS[:2], "abc"))
    names = (
        "format",
        "id",
        "device",
        "game",
        "version",
        "players",
        "seed",
        "first",
        "variants",
        "hash",
        "seats",
        "edition",
    )
    changed = dict(zip(names, header, strict=True)) | changes
    return link.packed(list(changed.values()), choices)


@pytest.mark.parametrize(
    ("text", "field", "why"),
    [
        ("", "link", "damaged"),
        ("hello", "link", "damaged"),
        ("A" * 30_000, "link", "too-long"),
        (link.packed({}, []), "link", "damaged"),
        (link.packed([1], []), "link", "damaged"),
        (link.packed("x" * 12_000, []), "link", "too-long"),
        (damaged(format=3), "link", "newer-than-this-program"),
        (damaged(version="99.0.0"), "version", "newer-than-this-program"),
        (damaged(version="x"), "version", "no-version"),
        (damaged(id="../x"), "id", "damaged"),
        (damaged(id=7), "id", "no-str"),
        (damaged(device="1"), "device", "no-int"),
        (damaged(device=-1), "device", "damaged"),
        (damaged(game="chess"), "game", "unknown-game"),
        (damaged(players=True), "players", "no-int"),
        (damaged(first="0"), "link", "damaged"),
        (damaged(variants=[]), "link", "damaged"),
        (damaged(seats=[]), "seats", "another-game"),
        (damaged(format=1), "link", "damaged"),
        (damaged(edition=7), "edition", "no-str"),
        (
            damaged(seats=[["A", "blue", "person", 0], ["B", "pink", "person", 0]]),
            "seats[1]",
            "unknown-color",
        ),
        (damaged(seats=[["A", "blue", "wizard", 0], ["B", "red", "person", 0]]), "seats[0]", "unknown-bot"),
        (damaged(seats=[["A" * 41, "blue", "person", 0], ["B", "red", "person", 0]]), "seats[0]", "bad-name"),
        (
            damaged(seats=[["A\nB", "blue", "person", 0], ["B", "red", "person", 0]]),
            "seats[0]",
            "bad-name",
        ),
        (damaged(seats=[["A", "blue", "person"], ["B", "red", "person", 0]]), "seats[0]", "damaged"),
        (damaged(seats=[["A", "blue", "person", 9**9], ["B", "red", "person", 0]]), "seats[0]", "damaged"),
    ],
)
def test_a_link_that_cannot_be_opened_says_what_is_wrong(text: str, field: str, why: str):
    with pytest.raises(BadLink) as bad:
        link.read(text, GAMES)
    assert (bad.value.field, bad.value.why) == (field, why)
    assert len(str(bad.value)) < 200


def test_a_link_of_the_format_before_editions_is_still_read():
    session = begun()
    header, choices = link.unpacked(link.write(record.of(session), SEATS[:2], "abc"))
    found = link.read(link.packed([1, *header[1:-1]], choices), GAMES)
    assert found.record.setup.edition == ""
    assert record.replay(found.record, GAMES).setup == session.setup


def test_every_cut_and_every_changed_letter_is_noticed():
    text, random = link.write(record.of(begun()), SEATS[:2], "abc"), Random(1)
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    for at in range(len(text)):
        other = random.choice(letters.replace(text[at], ""))
        changed = text[:at] + other + text[at + 1 :]
        if base64.urlsafe_b64decode(changed + "==") == base64.urlsafe_b64decode(text + "=="):
            continue  # the last letter has bits that nobody reads
        for wrong in (text[:at], changed):
            with pytest.raises(BadLink):
                link.read(wrong, GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_the_command_line_makes_links_and_takes_them(capsys, tmp_path, game: str):
    words = ("record", game, "--players", "4", "--bots", "squire", "--seed", "7")
    _, line, _ = tafelrunde(capsys, *words)
    _, address, _ = tafelrunde(capsys, *words, "--link", BASE)
    address = address.strip()
    assert address.startswith(f"{BASE}#t=") and len(address) <= 1_500
    file = tmp_path / "game.json"
    file.write_text(line)
    told = tafelrunde(capsys, "replay", str(file))[1]
    assert told.startswith(f"{game}: ")
    report = f"{address}&about=9.9.9%20Some%20Browser%2F7"
    letter = f"Dein Zug!\n{address}.\nGruß #t"
    for word in (address, report, letter):
        assert tafelrunde(capsys, "replay", word)[1] == told
    file.write_text(address)
    assert tafelrunde(capsys, "replay", str(file))[1] == told


@pytest.mark.parametrize(
    ("address", "text"),
    [
        ("https://example.org/?t=1&t=2#t=abc-_1", "abc-_1"),
        ("#about=x&t=abc", "abc"),
        ("see https://example.org/#t=abc, and tell", "abc"),
        ("https://example.org/#rules", None),
        ("https://example.org/?t=abc", None),
        ("abc", None),
    ],
)
def test_a_link_is_found_in_an_address_or_in_a_letter(address: str, text: str | None):
    assert link.text_of(address) == text


def test_a_damaged_link_on_the_command_line_is_one_clear_line(capsys):
    code, out, err = tafelrunde(capsys, "replay", f"{BASE}#t=abc")
    assert (code, out, err) == (2, "", "tafelrunde: link: damaged\n")


def test_the_link_of_a_report_becomes_a_golden_record(tmp_path: Path, capsys):
    session = begun()
    text = link.write(record.of(session), SEATS[:2], "abc")
    letter = tmp_path / "letter.txt"
    letter.write_text(f"It stops here: {BASE}#t={text}&about=1.0.0%20Browser")
    assert golden_from.main([str(letter), "stops"], tmp_path) == 0
    written = (tmp_path / "merlin" / "stops.json").read_text()
    assert written == record.write(session) + "\n"
    assert capsys.readouterr().out.endswith("stops.json: 1 choices; replays\n1.0.0 Browser\n")
    wrong = link.write(record.of(session)._replace(choices=[999]), SEATS[:2], "abc")
    assert golden_from.main([f"{BASE}#t={wrong}"], tmp_path) == 0
    assert "does not replay (choices[0]: not-on-offer (999))" in capsys.readouterr().out
    assert [file.stem for file in (tmp_path / "merlin").glob("report-*")] == [
        f"report-{record.digest(session.state)[:8]}"
    ]
    for nothing in ("#rules", f"{BASE}#t=abc", str(tmp_path / "nowhere")):
        assert golden_from.main([nothing], tmp_path) == 2
