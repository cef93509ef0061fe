"""dist/tafelrunde.html: opened from disk, without any server."""

import pytest
from playwright.sync_api import Route

from tafelrunde.games import GAMES
from tools.site import ONE_FILE

from .host import Host
from .play import LOG, open_game, play, until_table
from .tabs import PlaywrightTab, Tab, until, until_python

EVERY_GAME = pytest.mark.parametrize("game", GAMES)
REFUSED = "document.querySelector('[data-l10n-id=shell-storage-refused]') !== null"


@pytest.fixture(scope="session")
def address(site: object) -> str:
    return ONE_FILE.as_uri()


@EVERY_GAME
def test_it_plays_from_disk_in_every_language_and_keeps_the_game(any_tab: Tab, address: str, game: str):
    open_game(any_tab, address, game, lang="de")
    assert any_tab.run("performance.getEntriesByName('python restored').length")
    play(any_tab, 4)
    said = set()
    for lang in ("nl", "en", "de"):
        any_tab.run("document.querySelector('.bar-lang').click()")
        until(any_tab, f"document.documentElement.lang === {lang!r}")
        said.add(any_tab.run(LOG))
    assert len(said) == 3
    # Not every engine lets a file store something: then the page has said so.
    before = any_tab.run(LOG)
    kept = not any_tab.run(REFUSED)
    any_tab.reload()
    until_table(any_tab)
    assert any_tab.run(f"{LOG} === {before!r}") == kept
    play(any_tab, 2)


@EVERY_GAME
def test_bots_think_on_the_page(any_tab: Tab, address: str, game: str):
    """Without a worker, in slices."""
    open_game(any_tab, address, game, bots=",squire")
    play(any_tab, 12)
    assert any_tab.run(f"{LOG}.includes('Bram')")


def test_it_asks_for_nothing(tab: PlaywrightTab, address: str):
    asked: list[str] = []
    tab.page.on("request", lambda request: asked.append(request.url))
    tab.open(address)
    until_python(tab)
    assert [url for url in asked if not url.startswith(("data:", "blob:"))] == [address]


@pytest.mark.parametrize("where", ["site", "one file"])
def test_it_says_whose_work_it_is_made_of(tab: PlaywrightTab, host: Host, address: str, where: str):
    tab.open(f"{address if where == 'one file' else host.url}?lang=nl")
    told = "document.getElementById('licences-text').textContent"
    until(tab, "document.querySelector('.start [data-open=licences]')?.textContent.length > 0")
    tab.click(".start [data-open=licences]")
    until(tab, f"{told}.length > 1000")
    for part in ("Mozilla Public License", "SIL OPEN FONT", "Lorc, Delapouite, DarkZaitzev"):
        assert tab.run(f"{told}.includes({part!r})"), part


@pytest.mark.parametrize("where", ["site", "one file"])
def test_it_describes_itself_in_the_readers_language(
    tab: PlaywrightTab, host: Host, address: str, where: str
):
    """Before any words are there, and when another language is chosen."""
    described = "document.querySelector('meta[name=description]').content"
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    tab.page.route("**/shell.ftl", hold)
    tab.open(f"{address if where == 'one file' else host.url}?lang=de")
    assert tab.run(described).startswith("Brettspiele")
    while where == "site" and not held:
        tab.page.wait_for_timeout(10)
    for route in held:
        route.continue_()
    tab.page.unroute("**/shell.ftl")
    until(tab, "document.querySelector('[data-languages] button') !== null")
    tab.run("document.querySelector('[data-languages] [lang=nl]').click()")
    until(tab, f"{described}.startsWith('Bordspellen')")
