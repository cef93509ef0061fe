"""Merlin played through the page by clicking alone, person against person, to the sheet at the end."""

import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser

from .host import Host
from .tabs import PlaywrightTab, until

# The choices that can be hit in the middle of their box, as [number, x, y].
HITTABLE = """[...document.querySelectorAll('[data-choice]')].map(choice => {
    const box = choice.getBoundingClientRect()
    const x = box.x + box.width / 2, y = box.y + box.height / 2
    const hit = box.width && document.elementFromPoint(x, y)
    return hit && choice.contains(hit) ? [Number(choice.dataset.choice), x, y] : null
}).filter(Boolean)"""
# Choices that stand on the table, can be seen, and are covered by something.
COVERED = """[...document.querySelectorAll('[data-choice]')].filter(choice => {
    const box = choice.getBoundingClientRect()
    const x = box.x + box.width / 2, y = box.y + box.height / 2
    if (!box.width || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false
    const hit = document.elementFromPoint(x, y)
    return hit && !choice.contains(hit) && !choice.closest('.scrolls, #hand, #own, #others, #display')
}).map(choice => choice.outerHTML.slice(0, 120))"""
SCREEN = "document.documentElement.dataset.screen"
STATE = (
    f"{SCREEN} + document.getElementById('ask').innerHTML + document.getElementById('board').innerHTML.length"
)
SIZES = {
    "phone": (390, 844),
    "flat": (844, 390),
    "portrait": (768, 1024),
    "tablet": (1180, 820),
    "desktop": (1440, 900),
}


def address(host: Host, players: int, lang: str, seed: int, **options: str) -> str:
    names = ",".join(("Anna", "Bram", "Clara", "Deniz")[:players])
    more = "".join(f"&{name}={value}" for name, value in options.items())
    return f"{host.url}index.html?game=merlin&players={players}&seed={seed}&lang={lang}&names={names}{more}"


def begin(tab: PlaywrightTab, url: str) -> None:
    tab.open(url)
    until(tab, f"['table', 'curtain'].includes({SCREEN})", 60)


def lift(tab: PlaywrightTab) -> None:
    tab.click("[data-lift]")
    until(tab, f"{SCREEN} === 'table'")


def hittable(tab: PlaywrightTab) -> list[list[Any]]:
    choices: list[list[Any]] = until(tab, f"(found => found.length ? found : null)({HITTABLE})")
    return choices


def click_one(tab: PlaywrightTab, random: Random) -> None:
    """Click in the middle of any choice that can be seen, and see that the table moves on."""
    if tab.run(SCREEN) == "curtain":
        lift(tab)
        return
    _, x, y = random.choice(hittable(tab))
    before = tab.run(STATE)
    tab.page.mouse.click(x, y)
    end = time.monotonic() + 20
    while tab.run(STATE) == before and time.monotonic() < end:
        time.sleep(0.005)


def points(tab: PlaywrightTab) -> list[int]:
    found: list[int] = tab.run(
        "[...document.querySelectorAll('#result [data-seat]')].map(row => Number(row.dataset.points))"
    )
    return found


@pytest.mark.calm
@pytest.mark.parametrize(
    ("players", "lang", "favor"), [(2, "de", "1"), (2, "en", "0"), (4, "nl", "1")], ids=["de", "en", "nl"]
)
def test_a_whole_game_by_clicking(tab: PlaywrightTab, host: Host, players: int, lang: str, favor: str):
    begin(tab, address(host, players, lang, seed=players, favor=favor))
    random = Random(players)
    covered: set[str] = set()
    while tab.run(SCREEN) != "result":
        if random.random() < 0.1:
            covered |= set(tab.run(COVERED))
        click_one(tab, random)
    assert len(points(tab)) == players
    assert not covered


@pytest.mark.calm
def test_a_game_goes_on_after_a_reload_in_every_turn(tab: PlaywrightTab, host: Host):
    begin(tab, address(host, 2, "de", seed=5))
    random = Random(5)
    turns = 0
    while tab.run(SCREEN) != "result":
        if tab.run(SCREEN) == "curtain":
            lift(tab)
            turns += 1
            log = "document.getElementById('log').textContent"
            before = tab.run(log)
            tab.page.reload()
            until(tab, f"{SCREEN} === 'curtain'", 60)
            lift(tab)
            assert tab.run(log) == before
        click_one(tab, random)
    # Who ends a round of two begins the next, and keeps the screen.
    assert turns == 48 - 5
    assert len(points(tab)) == 2


def test_the_language_changes_in_mid_turn_and_nothing_else(tab: PlaywrightTab, host: Host):
    begin(tab, address(host, 2, "de", seed=7))
    lift(tab)
    question = "document.querySelector('.question').textContent"
    german, choices = tab.run(question), hittable(tab)
    tab.click(".bar-lang")
    until(tab, f"{question} !== {german!r}")
    assert tab.run("document.documentElement.lang") != "de"
    assert hittable(tab) == choices


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", list(SIZES))
def test_screenshots_at_every_size(
    chromium_browser: Browser, host: Host, artefacts: Path, size: str, theme: str
):
    """The same position at every size, for people to look at; nothing scrolls sideways."""
    width, height = SIZES[size]
    context = chromium_browser.new_context(
        viewport={"width": width, "height": height}, color_scheme="dark" if theme == "dark" else "light"
    )
    tab = PlaywrightTab(context.new_page())
    begin(tab, address(host, 4, "de", seed=7, favor="1"))
    lift(tab)
    tab.screenshot(artefacts / f"merlin-{size}-{theme}.png")
    assert tab.run("document.documentElement.scrollWidth <= innerWidth")
    context.close()
    assert not tab.complaints
