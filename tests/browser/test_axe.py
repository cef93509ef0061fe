"""axe-core finds nothing on any screen: WCAG 2.2 AA and its best practices, both themes, all languages."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from .axe import look
from .host import Host
from .tabs import PlaywrightTab, until, until_python

SCREEN = "document.documentElement.dataset.screen"
SIGHT = f"{SCREEN} + ['ask', 'choices', 'hand'].map(id => document.getElementById(id).innerHTML).join()"


@contextmanager
def opened(tab: PlaywrightTab, key: str) -> Iterator[None]:
    """A panel, open for a while."""
    tab.page.keyboard.press(key)
    until(tab, "Boolean(document.querySelector('dialog[open], [data-log=open]'))")
    yield
    tab.page.keyboard.press("Escape")
    until(tab, "!document.querySelector('dialog[open], [data-log=open]')")


def choose(tab: PlaywrightTab, css: str) -> None:
    """The first choice of this kind, and the answer to it."""
    until(tab, f"Boolean(document.querySelector({css!r}))")
    tab.run(f"window.before = {SIGHT}")
    tab.run(f"document.querySelector({css!r}).dispatchEvent(new MouseEvent('click', {{bubbles: true}}))")
    until(tab, f"window.before !== {SIGHT}")


def open_game(tab: PlaywrightTab, host: Host, game: str, lang: str) -> None:
    tab.open(f"{host.url}index.html?game={game}&players=2&seed=7&lang={lang}&names=Anna,Bram")
    until(tab, f"['table', 'curtain'].includes({SCREEN})", 60)


def test_the_start_screen_and_the_settings(tab: PlaywrightTab, host: Host):
    tab.open(f"{host.url}index.html?lang=nl")
    until_python(tab)
    found = look(tab, "start")
    tab.click("[data-open=settings]")
    until(tab, "document.getElementById('settings').open")
    found += look(tab, "settings")
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("game", "lang", "other"), [("merlin", "de", "nl"), ("loewenherz", "en", "de")])
def test_the_table_and_all_that_opens_over_it(
    tab: PlaywrightTab, host: Host, game: str, lang: str, other: str
):
    open_game(tab, host, game, lang)
    found = []
    if game == "loewenherz":  # it begins with castles, behind no curtain
        found += look(tab, "placing castles")
        while tab.run(SCREEN) == "table":
            choose(tab, "#board [data-choice]")
    found += look(tab, "curtain")
    tab.click("[data-lift]")
    until(tab, f"{SCREEN} === 'table'")
    found += look(tab, "first question")
    for name, key in {"log": "l", "scores": "s", "choices": "c", "rules": "?"}.items():
        with opened(tab, key):
            found += look(tab, name, themes=("light",) if name != "log" else ("light", "dark"))
    tab.click(".bar-lang")
    until(tab, f"document.documentElement.lang === {other!r}")
    choose(tab, "#choices [data-choice]")
    if tab.run(SCREEN) == "table":
        found += look(tab, "second question")
    assert not found, "\n".join(found)
