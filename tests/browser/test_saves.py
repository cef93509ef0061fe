"""Saved games where the browser's storage is not as one would wish: damaged, of another version, silent, or seen by
another page."""

import json
from typing import Any

import pytest
from playwright.sync_api import Route

from tafelrunde.seats import COLORS

from .host import Host
from .play import KEPT_ON_DISK, open_game, play, reload, until_table
from .tabs import PlaywrightTab, until

ROWS = """[...document.querySelectorAll('[data-save]')]
    .map(row => [row.dataset.save, Boolean(row.querySelector('[data-resume]'))])"""
NOTICES = "[...document.querySelectorAll('#notices .notice p')].map(({ dataset }) => dataset.l10nId)"
COUNT = "document.querySelectorAll('[data-save]').length"


def write(entries: list[Any], version: int | str = "undefined", store: str = "games") -> str:
    """JavaScript that puts entries into the page's database as it is; "5n" is a number that JSON does not know."""
    database = "tafelrunde" if store != "boxes" else "tafelrunde-boxes"
    return f"""new Promise((done, failed) => {{
        const revived = (_, value) => /^\\d+n$/.test(value) ? BigInt(value.slice(0, -1)) : value;
        const opening = indexedDB.open('{database}', {version});
        opening.onupgradeneeded = () => opening.result.objectStoreNames.contains('{store}')
            || opening.result.createObjectStore('{store}', {{ keyPath: 'id' }});
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {{
            const db = opening.result;
            const writing = db.transaction('{store}', 'readwrite');
            for (const entry of JSON.parse({json.dumps(json.dumps(entries))}, revived))
                writing.objectStore('{store}').put(entry);
            writing.oncomplete = () => {{ db.close(); done(1); }};
        }};
    }})"""


BAD: list[dict[str, Any]] = [
    {"id": "bad-1", "game": "carcassonne"},
    {"id": "bad-2", "game": "merlin"},
    {"id": "bad-3", "game": "merlin", "seats": [{"color": "<img src=x>"}], "text": "{}"},
    {"id": "bad-4", "game": "loewenherz", "seats": "nobody", "time": "never"},
    {"id": "bad-5"},
    {"id": "bad-6", "game": "merlin", "seats": [], "text": "{}", "time": 1e300},
    {"id": "bad-7", "game": "merlin", "seats": [], "text": "{}", "time": "5n"},
    {
        "id": "bad-8",
        "game": "merlin",
        "seats": [],
        "text": "{}",
        "time": 5,
        "label": {"id": "x", "args": {"a": "1n"}},
    },
    {"id": "bad-9", "game": "constructor", "seats": [], "text": "{}", "time": 5},
]
# So are boxes, and what was set on this device.
BAD_BOXES: list[dict[str, Any]] = [
    {"id": "bad-1"},
    {"id": "bad-2", "game": "merlin", "good": True, "edition": "x", "name": "1n", "text": "{}", "time": "5n"},
    {"id": "bad-3", "game": "merlin", "good": True, "edition": "x", "name": "mine", "text": "{}", "time": 1},
]
BAD_SETTINGS: dict[str, Any] = {
    "lang": 5,
    "learned": None,
    "pace": [],
    "setup": {
        "game": "constructor",
        "count": 1e9,
        "seats": [{"color": color, "kind": None} for color in COLORS],
    },
}


def test_damaged_entries_hide_no_others_and_can_be_deleted(tab: PlaywrightTab, host: Host):
    open_game(tab, host.url, "merlin")
    play(tab, 2)
    tab.run(write(BAD))
    reload(tab)  # in mid-game: it comes back all the same
    tab.open(f"{host.url}?lang=en")
    until(tab, f"{COUNT} === {len(BAD) + 1}")
    rows = dict(tab.run(ROWS))
    assert sum(rows.values()) == 1 and not any(rows[entry["id"]] for entry in BAD)
    for entry in BAD:
        tab.click(f"[data-save={entry['id']}] [data-delete]")
        tab.click("#ask-delete [value=yes]")
        until(tab, f"!document.querySelector('[data-save={entry['id']}]')")
    tab.click("[data-resume]")
    until(tab, "document.documentElement.dataset.screen !== 'start'")


def test_damaged_boxes_and_settings_keep_nobody_from_playing(tab: PlaywrightTab, host: Host):
    tab.open(f"{host.url}embed.html")
    tab.run(write(BAD))
    tab.run(write(BAD_BOXES, store="boxes"))
    tab.run(f"localStorage.setItem('tafelrunde.settings', {json.dumps(json.dumps(BAD_SETTINGS))})")
    tab.open(host.url)
    until(tab, f"{COUNT} === {len(BAD)}")
    tab.click(".go .btn-main")
    until_table(tab)
    play(tab, 2)
    tab.open(host.url)
    # Whether a box is still needed, all saves are asked.
    tab.click("[data-box-open]")
    until(tab, "document.querySelector('#box-picture [data-spot]') !== null")
    tab.page.fill("#box-name", "Anna’s")
    tab.page.keyboard.press("Enter")
    tab.click("[data-box-delete]:enabled")
    tab.click("#ask-delete [value=yes]")
    until(tab, "document.querySelector('[data-box-delete]').disabled")


def test_a_database_of_a_later_version_or_without_its_store_serves(tab: PlaywrightTab, host: Host):
    tab.open(f"{host.url}embed.html")  # the same origin, and no page that holds the database
    tab.run(write([], 7, "other"))
    open_game(tab, host.url, "merlin")
    play(tab, 2)
    tab.open(f"{host.url}?lang=en")
    until(tab, f"{COUNT} === 1")
    assert not tab.run(NOTICES)
    # Another page may change it while this one is open.
    assert tab.run(write([{"id": "later"}], 99))
    tab.click("[data-resume]")
    until(tab, "document.documentElement.dataset.screen !== 'start'")


SILENT = {
    "when it is opened": "IDBFactory.prototype.open = () => ({})",
    "once it is open": """{
        const { transaction } = IDBDatabase.prototype;
        const silent = () => ({});
        const store = { get: silent, getAll: silent, put: silent, delete: silent, transaction: {} };
        IDBDatabase.prototype.transaction = function (...what) {
            return this.name.startsWith("tafelrunde") ? { objectStore: () => store } : transaction.apply(this, what);
        };
    }""",
}


@pytest.mark.parametrize("when", SILENT)
def test_a_database_that_never_answers_is_told(tab: PlaywrightTab, host: Host, when: str):
    """What is played meanwhile is put aside, and lies with the rest once it answers."""
    tab.page.add_init_script(f"if (!sessionStorage.slow) {SILENT[when]}")
    open_game(tab, host.url, "merlin")
    until(tab, f"{NOTICES}.includes('shell-storage-unread')")
    play(tab, 2)
    tab.run("sessionStorage.slow = 'over'")
    tab.reload()
    until_table(tab)
    assert tab.run(KEPT_ON_DISK) == 1
    assert tab.run("Object.keys(localStorage).filter(key => key.startsWith('tafelrunde.game.')).length") == 0


def test_a_game_that_nobody_has_touched_is_not_kept(tab: PlaywrightTab, host: Host):
    open_game(tab, host.url, "merlin")
    tab.open(f"{host.url}?lang=en")
    until(tab, "document.querySelector('#no-saves:not([hidden])') !== null")
    assert tab.run(COUNT) == 0


# Words that do not come: the host refuses them, or says nothing.
WORDLESS: dict[str, Any] = {
    "refused": lambda route: route.fulfill(status=503),
    "no answer": lambda route: None,
}


@pytest.mark.parametrize("how", WORDLESS)
def test_a_saved_game_without_its_words_holds_no_other_up(tab: PlaywrightTab, host: Host, how: str):
    """The page forgets what it has been told before: the words are to be fetched anew each time."""
    open_game(tab, host.url, "loewenherz")
    play(tab, 2)
    asked: list[str] = []

    def refuse(route: Route) -> None:
        asked.append(route.request.url)
        WORDLESS[how](route)

    tab.page.context.route("**/loewenherz.ftl", refuse)
    open_game(tab, host.url, "merlin")
    play(tab, 2)
    reload(tab)
    assert not asked  # nor are they asked for while nobody sees the list
    tab.open(f"{host.url}?lang=en")
    until(tab, f"{COUNT} === 2")
    assert asked and sum(dict(tab.run(ROWS)).values()) == 2
    assert tab.run("document.querySelectorAll('.save-label:empty').length") == 1
    tab.complaints[:] = [complaint for complaint in tab.complaints if "503" not in complaint]
    tab.page.context.unroute_all(behavior="ignoreErrors")


def test_what_a_saved_game_needs_and_does_not_come_is_told_as_that(tab: PlaywrightTab, host: Host):
    open_game(tab, host.url, "merlin")
    play(tab, 2)
    tab.page.context.route("**/pydantic.zip", lambda route: route.fulfill(status=503))
    tab.open(f"{host.url}?lang=en")
    until(tab, f"{COUNT} === 1")
    tab.click("[data-resume]")
    until(tab, f"{NOTICES}.includes('shell-not-loaded')", 60)
    assert tab.run(NOTICES) == ["shell-not-loaded"]
    tab.complaints[:] = [complaint for complaint in tab.complaints if "503" not in complaint]
    tab.page.context.unroute_all(behavior="ignoreErrors")
    tab.click("[data-resume]")  # the next one who needs it asks again
    until_table(tab)
