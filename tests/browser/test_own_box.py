"""A box of one's own in real browsers: entered by hand, kept, played with, and carried to another device."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tafelrunde.games import GAMES
from tafelrunde.kernel import record
from tafelrunde.kernel.edition import hash_of, text_of
from tafelrunde.save import read_box
from tools import shelf

from .conftest import playwright_tab
from .host import Host
from .play import QUICK_BOTS, SCREEN, clicked, open_game, play, stored, until_table
from .tabs import PlaywrightTab, until, until_python
from .test_links import LINK, NOTICES, follow_link, saves

BOXES = stored("tafelrunde-boxes", "boxes", "getAll()")
GOOD = "!document.querySelector('[data-box-play]').disabled"
OLD_MISSION = """document.querySelector('[data-spot][aria-label*="Mission space"]:not([data-spot="rondel.1"])')
    .dataset.ring"""
FOCUSED = "document.activeElement.dataset.spot ?? ''"
NAMED = "[...document.querySelectorAll('#box-checks [data-rule]')].map(({ dataset }) => dataset.rule)"


@pytest.fixture
def friend(chromium_browser: Browser) -> Iterator[PlaywrightTab]:
    """Another device: nothing is shared with the first but what is sent."""
    yield from playwright_tab(chromium_browser)


def open_screen(tab: PlaywrightTab, game: str) -> None:
    tab.run(f"document.querySelector('.games [value={game}]').click()")
    tab.click("[data-box-open]")
    until(tab, f"{SCREEN} === 'box' && Boolean(document.querySelector('#box-picture [data-spot]'))")


def option(tab: PlaywrightTab, name: str, group: int = 0) -> None:
    """What is called so, in one of the rows."""
    row = tab.page.locator(f"#box-options-{group}")
    row.get_by_role("button", name=name, exact=True).click()


def downloaded(tab: PlaywrightTab, button: str, folder: Path) -> Path:
    with tab.page.expect_download() as waiting:
        tab.run(clicked(button))
    file = folder / waiting.value.suggested_filename
    waiting.value.save_as(file)
    return file


def enter_merlin(tab: PlaywrightTab) -> None:
    """A changed rondel, the second space by keyboard alone, and two missions."""
    page = tab.page
    page.fill("#box-name", "Anna’s box")
    page.click('[data-spot="rondel.1"]')
    option(tab, "Mission space")
    assert tab.run(NAMED) == ["M1.5", "M1.5"] and not tab.run(GOOD)
    page.reload()  # nothing is lost while it is wrong
    until_python(tab)
    open_screen(tab, "merlin")
    assert page.input_value("#box-name") == "Anna’s box" and tab.run(NAMED) == ["M1.5", "M1.5"]
    # The space of the old mission becomes a place to build: round the ring by arrow keys, then along the kinds.
    page.focus('[data-spot="rondel.1"]')
    mission = int(tab.run(OLD_MISSION))
    for _ in range(mission - 1):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Build a manor", exact=True).focus()
    page.keyboard.press("Enter")
    assert tab.run(GOOD)
    page.click('[data-part="missions"]')
    page.click('[data-spot="missions.0"]')
    option(tab, "Lady-in-waiting", 1)
    page.click('[data-spot="missions.54"]')
    option(tab, "1 point", 0)
    for _ in range(3):
        page.click("#box-options-2 .box-option")
    assert not tab.run(GOOD) and "M7.2" in tab.run(NAMED)
    option(tab, "Fox flag", 3)
    assert tab.run(GOOD)
    # A full card has no more rows to choose from; what had the focus is gone, and the card itself has it.
    for name in ("Dove flag", "Eagle flag"):
        page.locator("#box-options-3").get_by_role("button", name=name, exact=True).focus()
        page.keyboard.press("Enter")
    assert tab.run(FOCUSED) == "missions.54"
    for left in range(2):
        page.focus("[data-box-undo]")
        page.keyboard.press("Enter")
        until(tab, f"document.querySelectorAll('#box-options-2 .box-option').length === {2 - left}")


def test_a_box_is_entered_played_with_and_carried_to_another_device(
    tab: PlaywrightTab, friend: PlaywrightTab, host: Host, tmp_path: Path, artefacts: Path
):
    tab.open(f"{host.url}?lang=en")
    friend.open(f"{host.url}?lang=nl")
    until_python(tab)
    open_screen(tab, "merlin")
    enter_merlin(tab)
    tab.screenshot(artefacts / "box-merlin.png")
    box_file = downloaded(tab, "[data-box-export]", tmp_path)
    data = read_box(box_file.read_text("utf-8")).data
    usual = GAMES["merlin"].editions
    assert usual and usual.problems(data) == []
    assert data["missions"][54] == {**usual.present.data["missions"][54], "points": 1, "needs": ["fox flag"]}
    assert data["missions"][0]["henchman"] == "lady" and data["rondel"][1] == "mission"
    # It is chosen in the set-up, and the opponent in the worker plays with it.
    tab.click("[data-box-play]")
    until(tab, f"{SCREEN} === 'start'")
    [kept] = tab.run(BOXES)
    assert tab.run("document.getElementById('box-choice').value") == kept["edition"]
    tab.run(QUICK_BOTS)
    tab.run("document.querySelector('[data-setting=end] [value=auto]').click()")
    tab.click(".go .btn-main")
    until_table(tab)
    assert tab.run("document.querySelector('.bar-box').textContent") == "Box: Anna’s box"
    assert "Mission space" in tab.run(
        "document.querySelector('[data-place=space-1]').getAttribute('aria-label')"
    )
    play(tab, 20)
    [saved] = saves(tab).values()
    told = record.read(json.loads(saved["text"])["record"])
    assert told.setup.edition == kept["edition"] and len(told.choices) >= 20
    tab.run(clicked("#menu [data-share]"))
    until(tab, "document.getElementById('share').open")
    assert "Anna’s box" in tab.run("document.getElementById('share-box').textContent")
    link = tab.run(LINK)
    tab.run("document.getElementById('share').close()")
    game_file = downloaded(tab, "#menu [data-export]", tmp_path)
    # Elsewhere the box is missing: link and file say so, and nothing is touched.
    until_python(friend)
    follow_link(friend, link)
    until(friend, f"{NOTICES}.includes('table-error-link')")
    assert kept["edition"] in friend.run("document.getElementById('notices').textContent")
    friend.page.set_input_files("#import", game_file)
    until(friend, f"{NOTICES}.includes('table-error-save')")
    assert friend.run(SCREEN) == "start" and saves(friend) == {}
    # A damaged box is named; the whole one is taken by the same field.
    broken = tmp_path / "broken.json"
    broken.write_text(box_file.read_text("utf-8").replace('"grail"', '"gral"'), "utf-8")
    friend.page.set_input_files("#import", broken)
    until(friend, f"{SCREEN} === 'box' && !document.getElementById('box-errors').hidden")
    assert "gral" in friend.run("document.getElementById('box-errors').textContent")
    friend.page.set_input_files("#box-import", box_file)
    until(friend, "document.getElementById('box-name').value === 'Anna’s box'")
    friend.screenshot(artefacts / "box-imported.png")
    friend.click("[data-box-leave]")
    until(friend, f"{SCREEN} === 'start'")
    # Now both open: the link to be watched, the file to be played on.
    follow_link(friend, link)
    until(friend, "document.getElementById('arrival').open")
    friend.click("[data-arrival=watch]")
    until(friend, f"{SCREEN} === 'replay'")
    assert friend.run("document.querySelector('.bar-box').textContent") == "Doos: Anna’s box"
    friend.run(clicked("[data-back]"))
    until(friend, f"{SCREEN} === 'start'")
    friend.page.set_input_files("#import", game_file)
    until_table(friend)
    [there] = saves(friend).values()
    sent, now = (
        record.read(json.loads(text)["record"]).choices
        for text in (game_file.read_text("utf-8"), there["text"])
    )
    assert now[: len(sent)] == sent  # the opponent may have gone on
    friend.run(clicked("#menu [data-leave]"))
    until(friend, f"{SCREEN} === 'start'")
    assert "Anna’s box" in friend.run("document.querySelector('.save-box').textContent")


def test_a_box_that_was_played_with_stays_and_changes_make_another(
    tab: PlaywrightTab, host: Host, tmp_path: Path, artefacts: Path
):
    editions = GAMES["loewenherz"].editions
    assert editions
    data = json.loads(json.dumps(editions.present.data))
    data["cards"][0], data["cards"][-1] = data["cards"][-1], data["cards"][0]
    file = tmp_path / "box.json"
    file.write_text(text_of("loewenherz", "Ben’s box", data), "utf-8")
    tab.page.set_viewport_size({"width": 390, "height": 844})
    tab.open(f"{host.url}?lang=de")
    until_python(tab)
    tab.page.set_input_files("#import", file)
    until(tab, f"{SCREEN} === 'box' && {GOOD}")
    tab.click("[data-box-play]")
    until(tab, f"{SCREEN} === 'start'")
    tab.click(".go .btn-main")
    until_table(tab)
    tab.run(clicked("#menu [data-leave]"))
    until(tab, f"{SCREEN} === 'start'")
    open_screen(tab, "loewenherz")
    tab.click('[data-spot="tiles.0.0.1"]')
    until(tab, f"{NOTICES}.includes('shell-box-forked')")
    tab.screenshot(artefacts / "box-phone.png")
    names = sorted(box["name"] for box in tab.run(BOXES))
    assert names == ["Ben’s box", "Ben’s box (2)"]
    tab.click("[data-box-delete]")
    tab.page.click("#ask-delete [value=yes]")
    until(tab, "document.getElementById('box-name').value === 'Ben’s box'")
    tab.click("[data-box-leave]")
    until(tab, f"{SCREEN} === 'start'")
    tab.run("document.querySelector('[data-resume]').click()")
    until_table(tab)
    assert tab.run("document.querySelector('#menu [data-table-box]').textContent") == "Schachtel: Ben’s box"


def test_whatever_cannot_be_shown_is_told_where_somebody_looks(
    tab: PlaywrightTab, host: Host, tmp_path: Path
):
    """Wherever the field for boxes is opened; and a box that the device can no longer read gives way to a new one."""
    huge = tmp_path / "huge.json"
    huge.write_bytes(b"x" * (10 * 2**20 + 1))
    tab.open(f"{host.url}?lang=en")
    until_python(tab)
    tab.page.set_input_files("#box-import", huge)  # as the button of a notice does
    until(tab, f"{NOTICES}.includes('table-error-box')")
    open_screen(tab, "loewenherz")
    tab.page.set_input_files("#box-import", huge)
    until(tab, "document.activeElement.id === 'box-errors'")
    assert "too large" in tab.run("document.getElementById('box-errors').textContent")
    # The last change taken back: its button is out of use, and the focus is not lost with it.
    tab.click('[data-spot="tiles.0.0.1"]')
    tab.page.focus("[data-box-undo]")
    tab.page.keyboard.press("Enter")
    until(tab, "document.querySelector('[data-box-undo]').disabled")
    assert tab.run(FOCUSED).startswith("tiles.")
    tab.run(
        """new Promise((resolve) => {
            const opening = indexedDB.open('tafelrunde-boxes');
            opening.onsuccess = () => {
                const boxes = opening.result.transaction('boxes', 'readwrite').objectStore('boxes');
                boxes.getAll().onsuccess = ({ target }) => {
                    boxes.put({ ...target.result[0], text: '{' }).onsuccess = () => resolve(opening.result.close());
                };
            };
        })"""
    )
    tab.page.reload()
    until_python(tab)
    open_screen(tab, "loewenherz")
    until(tab, "!document.getElementById('box-errors').hidden")
    assert "can no longer be shown" in tab.run("document.getElementById('box-errors').textContent")
    assert len(tab.run("[...document.getElementById('box-which').options]")) == 2


def test_a_site_may_have_a_box_as_its_default(tab: PlaywrightTab, own_site: Path, tmp_path: Path):
    """As `build.py build --box FILE` makes it. A problem's rule is of the box's game, whatever was played before."""
    editions = GAMES["merlin"].editions
    assert editions
    data = json.loads(json.dumps(editions.present.data))
    data["missions"][0]["henchman"] = "lady"
    file = tmp_path / "box.json"
    file.write_text(text_of("merlin", "The club’s box", data), "utf-8")
    page = own_site / "index.html"
    template = re.compile(r'<template id="shelf">.*?</template>\n', re.DOTALL)
    page.write_text(
        template.sub(lambda _: shelf.read(file)["markup"]["games"], page.read_text("utf-8")), "utf-8"
    )
    host = Host(own_site)
    open_game(tab, host.url, "merlin", bots=",squire", first="1")
    assert tab.run("document.querySelector('.bar-box').textContent") == "Box: The club’s box"
    play(tab, 3)
    [saved] = saves(tab).values()
    assert record.read(json.loads(saved["text"])["record"]).setup.edition == hash_of(data)
    tab.run(clicked("#menu [data-leave]"))
    until(tab, f"{SCREEN} === 'start'")
    choices = "[...document.getElementById('box-choice').options].map((option) => option.textContent)"
    assert tab.run(choices) == ["As reconstructed here", "The club’s box"]
    open_screen(tab, "loewenherz")
    tab.click('[data-spot="tiles.0.1.1"]')
    tab.run(clicked('#box-checks [data-rule="L1.1"]'))
    until(tab, "document.activeElement.id === 'rule-L1-1'")
    host.switch_off()
