"""dist/tafelrunde.html: opened from disk, without any server."""

import pytest

from tools.site import ONE_FILE

from .play import play_some
from .tabs import PlaywrightTab, Tab, until_python


@pytest.fixture(scope="session")
def address(site: object) -> str:
    return ONE_FILE.as_uri()


def test_it_plays_from_disk_in_every_engine(any_tab: Tab, address: str):
    any_tab.open(f"{address}?game=merlin&players=2&seed=7&lang=de")
    until_python(any_tab)
    assert any_tab.run("performance.getEntriesByName('python restored').length")
    play_some(any_tab, choices=4)


def test_bots_think_on_the_page(tab: PlaywrightTab, address: str):
    tab.open(f"{address}?game=merlin&players=2&seed=7&lang=en&bots=,squire")
    until_python(tab)
    play_some(tab, choices=6)


def test_it_asks_for_nothing(tab: PlaywrightTab, address: str):
    asked: list[str] = []
    tab.page.on("request", lambda request: asked.append(request.url))
    tab.open(address)
    until_python(tab)
    assert [url for url in asked if not url.startswith(("data:", "blob:"))] == [address]
