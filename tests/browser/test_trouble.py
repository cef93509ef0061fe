"""When things go wrong: a tab is killed, two tabs have one game, nothing can be stored, a file is damaged, the network
goes away. Nothing is lost, and the person is told."""

import json
import re
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Error, FilePayload, Route

from tafelrunde.games import GAMES

from .host import Host
from .play import (
    LOG,
    QUESTION,
    SCREEN,
    SHOWS_CHOICE,
    clicked,
    lift,
    open_game,
    play,
    reload,
    uncover,
    until_table,
)
from .tabs import KEPT, PlaywrightTab, Tab, until, until_python

GOLDEN = Path(__file__).parents[1] / "golden"
NOTICES = "[...document.querySelectorAll('#notices .notice p')].map(({ dataset }) => dataset.l10nId)"

# From now on every write is refused, as where the disk is full; until there is room again.
FULL = """(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => { throw new DOMException("no room", "QuotaExceededError"); };
    globalThis.makeRoom = () => { IDBObjectStore.prototype.put = put; };
})()"""


def until_told(tab: Tab, message: str) -> None:
    until(tab, f"{NOTICES}.includes({message!r})")


def moment(tab: Tab) -> list[str]:
    """Where the game stands, as far as a person can tell."""
    seen: list[str] = tab.run(f"[{QUESTION}, {LOG}, document.getElementById('hand').textContent]")
    return seen


def resume(tab: Tab, host: Host) -> None:
    """The only saved game, from the list on the start screen."""
    tab.open(f"{host.url}?lang=en")
    until(tab, "document.querySelectorAll('[data-resume]').length === 1")
    tab.click("[data-resume]")
    until_table(tab)


def second_tab(tab: PlaywrightTab) -> PlaywrightTab:
    other = PlaywrightTab(tab.page.context.new_page())
    other.complaints = tab.complaints
    return other


def save_as_file(tab: PlaywrightTab) -> bytes:
    uncover(tab)
    tab.click("#table [data-open=menu]")
    with tab.page.expect_download() as download:
        tab.click("#menu [data-export]")
    tab.page.keyboard.press("Escape")
    assert re.fullmatch(r"tafelrunde-\w+-Anna-Bram-[\d-]{10}\.json", download.value.suggested_filename)
    return download.value.path().read_bytes()


def choose_file(tab: PlaywrightTab, content: bytes) -> None:
    file = FilePayload(name="game.json", mimeType="application/json", buffer=content)
    tab.page.set_input_files("#import", file)


def test_a_tab_killed_in_mid_turn_costs_nothing(tab: PlaywrightTab, host: Host):
    open_game(tab, host.url, "merlin")
    play(tab, 2)
    before = moment(tab)
    with tab.page.expect_event("crash"), suppress(Error):
        tab.open("chrome://crash")
    after = second_tab(tab)
    resume(after, host)
    lift(after)
    assert moment(after) == before
    play(after, 3)


def test_two_tabs_do_not_play_one_game(tab: PlaywrightTab, host: Host):
    open_game(tab, host.url, "merlin")
    play(tab, 2)
    before = moment(tab)
    other = second_tab(tab)
    resume(other, host)
    until_told(other, "shell-tab-elsewhere")
    other.click("[data-lift]")
    assert other.run(SCREEN) == "curtain"  # it waits for an answer
    other.click("[data-l10n-id=shell-tab-play-here]")
    until_told(tab, "shell-tab-taken")
    lift(other)
    assert moment(other) == before
    play(other, 1)
    tab.run(clicked("#table [data-choice]"))
    assert moment(tab) == before


def test_a_full_storage_is_told_and_play_goes_on(tab: PlaywrightTab, host: Host):
    open_game(tab, host.url, "loewenherz")
    play(tab, 2)
    tab.run(FULL)
    play(tab, 1)
    until_told(tab, "shell-storage-full")
    play(tab, 6)
    assert json.loads(save_as_file(tab))["seats"][0]["name"] == "Anna"
    tab.run("makeRoom()")
    play(tab, 1)
    before = moment(tab)
    reload(tab)
    assert moment(tab) == before  # what could not be written was made up for


def test_where_nothing_can_be_stored_a_file_keeps_the_game(tab: PlaywrightTab, forgetful_host: Host):
    open_game(tab, forgetful_host.url, "merlin")
    until_told(tab, "shell-storage-refused")
    play(tab, 4)
    file, before = save_as_file(tab), moment(tab)
    tab.open(f"{forgetful_host.url}?lang=en")
    choose_file(tab, file)
    until_table(tab)
    lift(tab)
    assert moment(tab) == before
    play(tab, 3)


def test_a_file_may_be_chosen_before_the_page_has_its_words(tab: PlaywrightTab, host: Host):
    words: list[Route] = []

    def hold(request: Route) -> None:
        words.append(request)

    tab.page.route("**/shell.ftl", hold, times=1)
    tab.open(f"{host.url}?lang=en")
    choose_file(tab, (GOLDEN / "merlin" / "random-2.json").read_bytes())
    while not words:
        tab.page.wait_for_timeout(10)
    words.pop().continue_()
    until(tab, f"{SCREEN} === 'result'", 60)


def damaged(whole: bytes) -> dict[str, tuple[bytes, str]]:
    """Files that cannot be loaded, each with the end of what is said of it."""
    save = json.loads(whole)
    return {
        "nothing": (b"", "is not a saved game."),
        "half of it": (whole[: len(whole) // 2], "it is incomplete, or it was changed."),
        "no text": (bytes(range(256)), "is not a saved game."),
        "other JSON": (b'{"a": 1}', "or a part of it is missing: version."),
        "a deep nest": (b"[" * 100_000, "is not a saved game."),
        "nobody at the table": (json.dumps(save | {"seats": []}).encode(), "lacks entries: file.seats."),
        "an unknown game": (whole.replace(b"merlin", b"patience"), "holds a game that is not played here."),
        "another version": (
            json.dumps(save | {"format": 99}).encode(),
            "has an unknown value at file.format. Possible: 1.",
        ),
        "eleven megabytes": (b" " * (11 * 2**20) + whole, "is not a saved game."),
    }


def test_a_damaged_file_is_refused_with_a_reason(tab: PlaywrightTab, host: Host):
    open_game(tab, host.url, "merlin")
    play(tab, 3)
    whole = save_as_file(tab)
    tab.open(f"{host.url}?lang=en")
    until_python(tab)
    for name, (content, why) in damaged(whole).items():
        choose_file(tab, content)
        until(tab, "document.querySelector('#notices .notice') !== null", 10)
        said = tab.run("document.querySelector('#notices .notice p').textContent")
        assert said.startswith("This file ") and said.endswith(why), (name, said)
        assert tab.run(SCREEN) == "start", name
        assert tab.run("document.querySelector('#start').checkVisibility()"), name
        tab.click("#notices .notice-close")
    choose_file(tab, whole)
    until_table(tab)


@pytest.mark.kept
@pytest.mark.parametrize("game", GAMES)
def test_the_network_may_go_in_mid_game(any_tab: Tab, host: Host, game: str):
    open_game(any_tab, host.url, game, lang="de", bots=",squire")
    play(any_tab, 1)
    until(any_tab, KEPT)
    host.switch_off()
    try:
        play(any_tab, 8)  # with a bot, whose worker may not have been started yet
        until(any_tab, SHOWS_CHOICE)  # the bot has answered
        any_tab.click(".bar-lang")
        until(any_tab, "document.documentElement.lang === 'nl'")
        before = any_tab.run(LOG)
        any_tab.click(".bar [data-open=rules]")
        until(any_tab, "document.getElementById('rules').textContent.length > 1000")
        reload(any_tab)
        assert any_tab.run(LOG) == before
        play(any_tab, 2)
    finally:
        host.switch_on()
