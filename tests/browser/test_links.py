"""A whole table in an address: sent from device to device, read from a picture, and never set back by an old one."""

import base64
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tafelrunde import link
from tafelrunde.games import GAMES
from tafelrunde.kernel import record
from tafelrunde.kernel.game import Setup
from tafelrunde.kernel.session import Session
from tafelrunde.kernel.think import Budget
from tafelrunde.table import Table

from .conftest import playwright_tab
from .host import Host
from .play import (
    GOLDEN,
    SAVES,
    SCREEN,
    address,
    choose,
    clicked,
    hand,
    open_finished,
    open_game,
    reload,
    uncover,
    until_table,
)
from .tabs import PlaywrightTab, Tab, View, of_picture, until, until_python

NOTICES = "[...document.querySelectorAll('#notices .notice p')].map(({ dataset }) => dataset.l10nId)"
LINK = "document.getElementById('share-link').value"
AWAY = "Boolean(document.querySelector('#main [data-share]'))"
# The text of the code in a picture.
DECODED = """const { decodeQR } = await import(new URL("vendor/qr/decode.js", location.href.split(/[?#]/)[0]));
    return decodeQR(pixels);"""
# A camera that looks at a picture.
CAMERA = """(async () => {
    const bytes = Uint8Array.from(atob(%r), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [picture.width, picture.height];
    const draw = () => canvas.getContext("2d").drawImage(picture, 0, 0);
    draw();
    setInterval(draw, 50);
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(20);
})()"""


@pytest.fixture
def friend(chromium_browser: Browser) -> Iterator[PlaywrightTab]:
    """Another device: nothing is shared with the first but what is sent."""
    yield from playwright_tab(chromium_browser)


def saves(tab: PlaywrightTab) -> dict[str, dict[str, Any]]:
    return {saved["id"]: saved for saved in tab.run(SAVES)}


def offered_link(tab: View, button: str = "#main [data-share]") -> str:
    """What the sheet offers, once its code is drawn; and the sheet is closed again."""
    tab.run(clicked(button))
    until(tab, "document.getElementById('share').open && Boolean(document.querySelector('#share-code svg'))")
    found: str = tab.run(LINK)
    tab.run("document.getElementById('share').close()")
    return found


def text_of(found: str) -> str:
    behind = link.text_of(found)
    assert behind
    return behind


def follow_link(tab: PlaywrightTab, found: str) -> None:
    """As a click on it would, while the page is open. It is done when the address is clean again."""
    tab.run(f"(location.hash = {'t=' + text_of(found)!r}, true)")
    until(tab, "!location.hash", 60)


def type_link(tab: PlaywrightTab, found: str) -> None:
    """Opened by hand, at the table that waits for it."""
    tab.run(clicked("#offers [data-open=open-link]"))
    tab.page.fill("#open-link-text", found)
    tab.click("[data-open-typed]")
    until(tab, "!document.getElementById('open-link').open", 60)


def written(session: Session[Any], seats: list[link.Seat], table: str = "abc", device: int = 0) -> str:
    return link.write(record.of(session), seats, table, device)


def by_bot(session: Session[Any], bot: str) -> int:
    game = session.game
    if len(session.options) == 1:
        return 0
    budget = Budget(f"{session.setup.seed}/{len(session.journal)}")
    return game.bots[bot](game.view(session.state, session.seat), session.options, budget)


def play_turn(tab: PlaywrightTab, session: Session[Any], bot: str) -> None:
    """All choices up to somebody else's question, on the page and in the engine."""
    seat, chosen = session.seat, []
    while session.seat == seat:
        chosen.append(by_bot(session, bot))
        session.choose(chosen[-1])
    tab.run(hand(f"turn({chosen})"))


def disturb(tab: PlaywrightTab, number: int, old: list[str]) -> None:
    """Old, foreign and damaged links in between change nothing."""
    before = saves(tab)
    if number == 6:
        follow_link(tab, old[1])
        until(tab, f"{NOTICES}.includes('shell-link-older')")
    elif number == 9:
        follow_link(tab, old[-1][:-9])
        until(tab, f"{NOTICES}.includes('table-error-link')")
        assert tab.run(AWAY)
    elif number == 12:
        foreign = (GOLDEN / "merlin" / "squire-2.json").read_text(encoding="utf-8")
        follow_link(tab, Table.read(foreign).link())
        until(tab, f"{SCREEN} === 'replay' && !{AWAY}")
    assert saves(tab) == before


@pytest.mark.long
@pytest.mark.parametrize(("game", "bot", "seed"), [("merlin", "random", 4), ("loewenherz", "squire", 39)])
def test_a_whole_game_is_played_by_links_alone(
    tab: PlaywrightTab, friend: PlaywrightTab, host: Host, game: str, bot: str, seed: int
):
    """In German here, in Dutch there, each with a reload in between."""
    session: Session[Any] = Session(GAMES[game], Setup(2, str(seed), 0))
    tab.open(address(host.url, game, seed=seed, lang="de", first="0", bots=",elsewhere", end="auto"))
    friend.open(f"{host.url}?lang=nl&end=auto")
    until_table(tab)
    until_python(friend)
    sent: list[str] = []
    here, there = tab, friend
    while True:
        play_turn(here, session, bot)
        if session.over:
            break
        until(here, AWAY)
        assert session.setup.players == 2 and not here.run("Boolean(document.querySelector('[data-choice]'))")
        sent.append(offered_link(here))
        assert len(sent[-1]) < 1_500
        disturb(here, len(sent), sent)
        (type_link if len(sent) in (3, 4) else follow_link)(there, sent[-1])
        if len(sent) == 1:
            until(there, "document.getElementById('arrival').open")
            there.click("[data-arrival=play]")
        until_table(there)
        there.run("document.querySelector('[data-do=skip]')?.click()")
        if len(sent) in (7, 8):
            reload(there)
        here, there = there, here
    until(here, f"{SCREEN} === 'result'")
    assert [each.run("document.documentElement.lang") for each in (tab, friend)] == ["de", "nl"]
    last = offered_link(here, ".result-tools [data-share]")
    follow_link(there, last)
    until(there, f"{SCREEN} === 'result' || Boolean(document.querySelector('[data-do=skip]'))")
    there.run("document.querySelector('[data-do=skip]')?.click()")
    until(there, f"{SCREEN} === 'result'")
    for each in (tab, friend):
        [saved] = saves(each).values()
        told = record.read(json.loads(saved["text"])["record"])
        assert (told.choices, told.hash) == (session.journal, record.digest(session.state))
    assert record.of(session) == link.read(text_of(last), GAMES).record


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_of_four_is_read_from_a_picture_of_its_code(
    tab: PlaywrightTab, host: Host, game: str, artefacts: Path
):
    """On a tablet, with modules that a phone can tell apart; in CPython it leads to the same end."""
    open_finished(tab, host.url, game)
    tab.run(clicked(".result-tools [data-share]"))
    until(tab, "Boolean(document.querySelector('#share-code svg'))")
    found: str = tab.run(LINK)
    assert len(found) <= 1_500
    assert float(tab.run("document.querySelector('#share-code svg').dataset.module")) >= 3
    tab.screenshot(artefacts / f"share-{game}.png")
    picture = tab.page.screenshot()
    assert tab.run(of_picture(picture, DECODED)) == found
    table = Table.read(found)
    [saved] = saves(tab).values()
    told = record.read(json.loads(saved["text"])["record"])
    assert table.over and record.read(table.record()).hash == told.hash

    # Another device sees the same by its camera, and shows it as a replay.
    tab.run("document.getElementById('share').close()")
    tab.run(clicked("[data-leave]"))
    until(tab, f"{SCREEN} === 'start'")
    tab.run(clicked("[data-delete]"))
    tab.click("#ask-delete [value=yes]")
    until(tab, "!document.querySelector('[data-resume]')")
    tab.run(CAMERA % base64.b64encode(picture).decode())
    tab.run(clicked("[data-open=open-link]"))
    tab.click("[data-camera]")
    until(tab, f"{SCREEN} === 'replay'")
    assert saves(tab) == {}


SEATS = [link.Seat("<b>Søren</b> & \N{CASTLE}", "green"), link.Seat("Bram", "red", "squire")]


def begun(choices: int, *, other: bool = False) -> Session[Any]:
    session: Session[Any] = Session(GAMES["merlin"], Setup(2, "7", 0))
    for _ in range(choices):
        session.choose(0)
    if other:
        session.choose(len(session.options) - 1)
    return session


def test_a_link_of_cpython_opens_in_every_engine_and_comes_back_the_same(other_tab: Tab, host: Host):
    session = begun(3)
    other_tab.open(f"{host.url}?lang=nl#t={written(session, SEATS)}")
    until(other_tab, "document.getElementById('arrival').open", 90)
    other_tab.click("[data-arrival=play]")
    until(other_tab, f"{SCREEN} === 'table' && Boolean(document.querySelector('#table [data-choice]'))")
    assert other_tab.run("!location.hash")
    found = link.read(text_of(offered_link(other_tab, "#menu [data-share]")), GAMES)
    assert (found.id, found.seats, found.record) == ("abc", tuple(SEATS), record.of(session))


def test_links_that_cannot_be_opened_are_told_and_touch_nothing(tab: PlaywrightTab, host: Host):
    """The start screen stays usable; then a link with strange names opens, watched and played on."""
    text = written(begun(2), SEATS)
    header, rest = link.unpacked(text)
    newer, foreign, boxed, hostile = (header.copy() for _ in range(4))
    newer[4] = "99.0.0"
    foreign[3] = "chess"
    boxed[11] = "nosuchbox"
    hostile[10] = [["\u0000\u202eEvil", "green", "person", 0], *header[10][1:]]
    tab.open(f"{host.url}?lang=de#t={text[:-5]}")
    until(tab, f"{NOTICES}.includes('table-error-link')", 60)
    assert "beschädigt" in tab.run("document.querySelector('#notices .notice p').textContent")
    assert tab.run(SCREEN) == "start" and tab.run("!location.hash")
    for wrong, words in (
        ("A" * 21_000, "länger"),
        (link.packed(newer, rest), "neueren"),
        (text[3:], "beschädigt"),
        (text[:20] + ("A" if text[20] != "A" else "B") + text[21:], "beschädigt"),
        (link.packed(foreign, rest), "Spiel, das es hier nicht gibt"),
        (link.packed(boxed, rest), "nosuchbox"),
        (link.packed(hostile, rest), "Name"),
    ):
        follow_link(tab, f"#t={wrong}")
        until(tab, f"document.querySelector('#notices').textContent.includes({words!r})")
    # In the reader's language, and the start screen can be used.
    for lang, words in (("nl", "beschadigd"), ("en", "damaged")):
        tab.run(clicked(f"#settings [data-lang={lang}]"))
        until(tab, f"document.documentElement.lang === {lang!r}")
        follow_link(tab, f"#t={text[3:]}")
        until(tab, f"document.querySelector('#notices').textContent.includes({words!r})")
    assert saves(tab) == {} and tab.run(SCREEN) == "start"
    tab.run(clicked(".games [value=loewenherz]"))
    assert tab.run("document.querySelector('.games [value=loewenherz]').checked")

    follow_link(tab, f"#t={text}")
    until(tab, "document.getElementById('arrival').open")
    assert tab.run("document.querySelector('#arrival-seats .name').textContent") == SEATS[0].name
    assert tab.run("document.querySelectorAll('#arrival-seats b').length") == 0
    tab.click("[data-arrival=watch]")
    until(tab, f"{SCREEN} === 'replay'")
    assert saves(tab) == {}

    follow_link(tab, f"#t={text}")
    until(tab, "document.getElementById('arrival').open")
    tab.click("[data-arrival=play]")
    until(tab, f"{SCREEN} === 'table' && Boolean(document.querySelector('#table [data-choice]'))")
    [mine] = saves(tab).values()
    assert mine["table"] == "abc" and tab.run("!location.hash")

    # The same game, gone another way: both stay, and one says with which to go on.
    follow_link(tab, f"#t={written(begun(1, other=True), SEATS)}")
    until(tab, "document.getElementById('forked').open")
    kept = saves(tab)
    assert len(kept) == 2 and kept.pop(mine["id"]) == mine
    [other] = kept.values()
    assert other["table"] == "abc"
    tab.click("[data-fork=link]")
    until(tab, f"{SCREEN} === 'table' && !document.querySelector('dialog[open]')")
    assert set(saves(tab)) == {mine["id"], other["id"]}
    assert json.loads(saves(tab)[mine["id"]]["text"]) == json.loads(mine["text"])


def test_a_failure_is_reported_by_a_link(tab: PlaywrightTab, host: Host):
    """Of the last position that was kept; the command line takes it as it is."""
    tab.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_game(tab, host.url, "merlin", first="0")
    uncover(tab)
    choose(tab)
    tab.run("document.body.insertAdjacentHTML('beforeend', '<button data-do=nonsense></button>')")
    tab.run(clicked("[data-do=nonsense]"))
    until(tab, f"{NOTICES}.includes('shell-failure')")
    assert tab.complaints.pop() and not tab.complaints  # it is on the console, as it should be
    tab.click("#notices .notice button")
    report: str = until(tab, "navigator.clipboard.readText()")
    assert "&about=" in report and "KeyError" in report and len(Table.read(report).journal) == 1
    [saved] = saves(tab).values()
    assert Table.read(report).record() == json.loads(saved["text"])["record"]
