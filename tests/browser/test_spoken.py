"""What a screen reader finds: a name in the player's language on every piece and place, and each move told once."""

import json
import re
from typing import Any

import pytest

from tafelrunde.games import GAMES
from tools import languages
from tools.common import ROOT

from .host import Host
from .play import QUESTION, SCREEN, choose, lift, open_game
from .tabs import PlaywrightTab, until

LANGUAGES = tuple(languages.declared())
# Everything on the table that can be pointed at or has a role, with what it is called.
NAMED = (
    "#table :is([data-choice], [data-why], [data-stop], [data-see], [role]:not([role=none])), #choices button"
)
NAMES = f"""[...document.querySelectorAll({NAMED!r})]"""
NAMES += """.filter(element => !element.closest('[aria-hidden=true]')).map(element => {
    const by = document.getElementById(element.getAttribute('aria-labelledby'))
    const name = element.getAttribute('aria-label') ?? (by ?? element).textContent
    return [element.outerHTML.slice(0, 160), name.trim(), element.getAttribute('data-choice')]
})"""
# The ids of all messages with a dash in them: none of them may ever be read out.
KEYS = {
    key
    for file in (ROOT / "i18n" / "en").glob("*.ftl")
    for key in re.findall(r"^([a-z][\w]*(?:-[\w]+)+) =", file.read_text(encoding="utf-8"), re.MULTILINE)
}
LISTEN = """window.heard = []; new MutationObserver(changes => {
    for (const { addedNodes } of changes) heard.push(...[...addedNodes].map(node => node.textContent.trim()))
}).observe(document.getElementById('live'), { childList: true })"""
# The lines of the log as [who, what]; below the heading of a turn they are its player's.
LOG = """(() => {
    let turn = ''
    return [...document.querySelectorAll('#log li')].flatMap(line => {
        if (line.matches('.log-turn, .log-head')) turn = line.matches('.log-turn') ? line.textContent : ''
        if (!line.matches('.log-line')) return []
        const who = line.querySelector('.visually-hidden')?.textContent.replace(': ', '') ?? turn
        return [[who, line.children[1].lastElementChild.textContent]]
    })
})()"""


def speak(tab: PlaywrightTab, lang: str) -> None:
    while tab.run("document.documentElement.lang") != lang:
        before = tab.run("document.documentElement.lang")
        tab.click(".bar-lang")
        until(tab, f"document.documentElement.lang !== {before!r}")


def nameless(tab: PlaywrightTab, lang: str) -> list[str]:
    """Elements without a name, or with a key for a name."""
    until(tab, "!document.querySelector('[data-late] [data-l10n-id]:not([aria-label])')")  # after the picture
    found: list[list[str]] = tab.run(NAMES)
    assert len(found) > 60
    words = [(markup, name, {*re.findall(r"[\w-]+", name)}) for markup, name, _ in found]
    return [f"{lang}: {name!r} {markup}" for markup, name, said in words if not name or said & KEYS]


@pytest.mark.parametrize("game", GAMES)
def test_everything_on_the_table_has_a_name_in_every_language(tab: PlaywrightTab, host: Host, game: str):
    open_game(tab, host.url, game, lang="de")
    wrong = []
    for moment in range(14):
        if tab.run(SCREEN) == "curtain":
            lift(tab)
        if moment % 3 == 0:
            for lang in LANGUAGES:
                speak(tab, lang)
                wrong += nameless(tab, lang)
        choose(tab)
    assert not wrong


def test_the_moves_of_others_are_told_once_and_politely(tab: PlaywrightTab, host: Host):
    open_game(tab, host.url, "merlin", bots=",random", first="1")
    tab.run(LISTEN)
    until(tab, "document.querySelectorAll('#table [data-choice]').length > 0", 60)
    heard: list[str] = tab.run("heard")
    log: list[list[Any]] = tab.run(LOG)
    told = [f"{who}: {what}" for who, what in log if who == "Bram"]
    assert told
    for line in told:
        assert heard.count(line) == told.count(line), json.dumps([heard, log])
    assert heard[-1] == tab.run(QUESTION)
    live = "document.getElementById('live')"
    assert tab.run(f"{live}.getAttribute('aria-live')") == "polite"
    assert tab.run("document.querySelectorAll('#table [aria-live]').length") == 0
