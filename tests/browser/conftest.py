"""The built site, a host for it, and tabs in the browsers that are there."""

import fcntl
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright
from selenium import webdriver

from tools import site as builder
from tools.common import ROOT, SITE

from . import tabs
from .host import Host

NO_STORAGE = """for (const name of ["indexedDB", "localStorage", "sessionStorage", "caches"]) {
    Object.defineProperty(window, name, {get() { throw new DOMException("refused", "SecurityError"); }});
}
delete Navigator.prototype.serviceWorker;
"""
ENGINES = {"chromium": "chromium", "firefox": "firefox-esr", "webkit": "WebKitWebDriver"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whole games first: with the short tests last, no process waits long for the other."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.fixture(scope="session")
def site() -> Path:
    """dist/site, up to date. Not to be changed: see `own_site`."""
    with (ROOT / ".cache" / "tests.lock").open("w") as lock:  # tests run in several processes, and one builds
        fcntl.flock(lock, fcntl.LOCK_EX)
        builder.build()
    return SITE


@pytest.fixture
def own_site(site: Path, tmp_path: Path) -> Path:
    """A copy of the site that a test may damage or renew."""
    return shutil.copytree(site, tmp_path / "site")


@pytest.fixture
def host(site: Path) -> Iterator[Host]:
    """The site under a sub-path, as on most people's static hosts."""
    host = Host(site, "/games/tafel-runde/")
    yield host
    host.switch_off()


@pytest.fixture
def own_host(own_site: Path) -> Iterator[Host]:
    host = Host(own_site)
    yield host
    host.switch_off()


@pytest.fixture
def forgetful_host(own_site: Path) -> Iterator[Host]:
    """Where the browser refuses to store anything: private windows, blocked cookies."""
    first = own_site / "before-paint.js"
    first.write_text(NO_STORAGE + first.read_text(encoding="utf-8"), encoding="utf-8")
    host = Host(own_site)
    yield host
    host.switch_off()


@pytest.fixture(scope="session")
def artefacts() -> Path:
    folder = ROOT / "artefacts"
    folder.mkdir(exist_ok=True)
    return folder


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def chromium_browser(playwright: Playwright) -> Iterator[Browser]:
    need("chromium")
    with tabs.chromium(playwright) as browser:
        yield browser


@pytest.fixture(scope="session")
def firefox_browser(playwright: Playwright) -> Iterator[Browser]:
    need("firefox")
    with tabs.firefox(playwright) as browser:
        yield browser


@pytest.fixture(scope="session")
def webkit_driver() -> Iterator[webdriver.Remote]:
    need("webkit")
    with tabs.webkit() as driver:
        yield driver


def need(engine: str) -> None:
    if not shutil.which(ENGINES[engine]):
        pytest.skip(f"{ENGINES[engine]} is not installed")


def playwright_tab(
    browser: Browser, *marks: str, size: tuple[int, int] = (1180, 820), has_touch: bool = False
) -> Iterator[tabs.PlaywrightTab]:
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        reduced_motion="no-preference" if "motion" in marks else "reduce",
        has_touch=has_touch,
    )
    if "kept" not in marks:
        context.add_init_script("delete Navigator.prototype.serviceWorker")
    tab = tabs.PlaywrightTab(context.new_page())
    yield tab
    context.close()
    assert not tab.complaints


def webkit_tab(driver: webdriver.Remote, marks: set[str]) -> Iterator[tabs.WebKitTab]:
    tab = tabs.WebKitTab(driver, calm="motion" not in marks)
    yield tab
    tab.look_for_foreign_requests()
    driver.get("about:blank")  # a page that stays open goes on glowing, and takes half a core
    assert not tab.complaints


def tab_in(engine: str, request: pytest.FixtureRequest) -> Iterator[tabs.Tab]:
    """A fresh profile (in WebKit: a fresh page). Fails the test on console errors and on requests to other hosts."""
    marks = {mark.name for mark in request.node.iter_markers()}
    if engine == "webkit":
        yield from webkit_tab(request.getfixturevalue("webkit_driver"), marks)
    else:
        yield from playwright_tab(request.getfixturevalue(f"{engine}_browser"), *marks)


@pytest.fixture
def tab(request: pytest.FixtureRequest) -> Iterator[tabs.Tab]:
    """In Chromium alone, with all that Playwright can do."""
    yield from tab_in("chromium", request)


@pytest.fixture(params=list(ENGINES))
def any_tab(request: pytest.FixtureRequest) -> Iterator[tabs.Tab]:
    """In each of the three engines in turn."""
    yield from tab_in(request.param, request)


@pytest.fixture(params=["firefox", "webkit"])
def other_tab(request: pytest.FixtureRequest) -> Iterator[tabs.Tab]:
    """In those engines that have not seen it yet."""
    yield from tab_in(request.param, request)
