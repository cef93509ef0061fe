"""Saved games where the browser's storage is not as one would wish: damaged, of another version, silent, or seen by
another page."""

import json
from typing import Any

from .host import Host
from .play import open_game, play, reload
from .tabs import PlaywrightTab, until

ROWS = """[...document.querySelectorAll('[data-save]')]
    .map(row => [row.dataset.save, Boolean(row.querySelector('[data-resume]'))])"""
NOTICES = "[...document.querySelectorAll('#notices .notice p')].map(({ dataset }) => dataset.l10nId)"
COUNT = "document.querySelectorAll('[data-save]').length"


def write(entries: list[Any], version: int | str = "undefined", store: str = "games") -> str:
    """JavaScript that puts entries into the page's database as it is."""
    return f"""new Promise((done, failed) => {{
        const opening = indexedDB.open('tafelrunde', {version});
        opening.onupgradeneeded = () => opening.result.objectStoreNames.contains('{store}')
            || opening.result.createObjectStore('{store}', {{ keyPath: 'id' }});
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {{
            const db = opening.result;
            const writing = db.transaction('{store}', 'readwrite');
            for (const entry of {json.dumps(entries)}) writing.objectStore('{store}').put(entry);
            writing.oncomplete = () => {{ db.close(); done(1); }};
        }};
    }})"""


BAD: list[dict[str, Any]] = [
    {"id": "bad-1", "game": "carcassonne"},
    {"id": "bad-2", "game": "merlin"},
    {"id": "bad-3", "game": "merlin", "seats": [{"color": "<img src=x>"}], "text": "{}"},
    {"id": "bad-4", "game": "loewenherz", "seats": "nobody", "time": "never"},
    {"id": "bad-5"},
]


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


def test_a_database_that_never_answers_is_told(tab: PlaywrightTab, host: Host):
    tab.page.add_init_script("IDBFactory.prototype.open = () => ({})")
    open_game(tab, host.url, "merlin")
    until(tab, f"{NOTICES}.includes('shell-storage-unread')")
    play(tab, 2)


def test_a_game_that_nobody_has_touched_is_not_kept(tab: PlaywrightTab, host: Host):
    open_game(tab, host.url, "merlin")
    tab.open(f"{host.url}?lang=en")
    until(tab, "document.querySelector('#no-saves:not([hidden])') !== null")
    assert tab.run(COUNT) == 0
