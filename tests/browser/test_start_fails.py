"""What keeps the page from starting is told within ten seconds, in the reader's language, with what to do; a slow
line is no failure."""

import re
import time
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route

from .host import Host
from .tabs import PlaywrightTab, Tab, until, until_python

TOLD = "document.querySelector('#trouble')?.textContent"
WITHIN = 15  # ten on a machine that has nothing else to do


def missing(route: Route) -> None:
    route.fulfill(status=404, body="<h1>Not Found</h1>", content_type="text/html")


def broken(route: Route) -> None:
    route.fulfill(status=500, body="", content_type="text/plain")


def a_page(route: Route) -> None:
    """As hosts of single-page apps answer for every file that they have not got."""
    route.fulfill(status=200, body="<!doctype html><p>moved</p>", content_type="text/html")


def half(route: Route) -> None:
    answer = route.fetch()
    body = answer.body()
    route.fulfill(response=answer, body=body[: len(body) // 2])


def just_bytes(route: Route) -> None:
    route.fulfill(response=route.fetch(), headers={"content-type": "application/octet-stream"})


def blocked(route: Route) -> None:
    route.abort("blockedbyclient")


# Each file without which nothing starts, with a way in which a host or a blocker loses it, and a word of what is told.
LOST: list[tuple[str, Callable[[Route], None], str]] = [
    ("shell/main.js", missing, "shell/main.js: 404"),
    ("shell/main.js", just_bytes, "octet-stream"),
    ("shell/main.js", half, ""),
    ("shell/main.js", blocked, "shell/main.js"),
    ("before-paint.js", missing, "before-paint.js: 404"),
    ("style/page.css", a_page, "style/page.css"),
    ("boot.js", half, ""),
    ("snapshot.js", just_bytes, ""),
    ("python/made.js", missing, ""),
    ("python/start.py", a_page, "start.py"),
    ("vendor/pyodide/pyodide.js", a_page, ""),
    ("vendor/pyodide/pyodide.asm.js", broken, ""),
    ("vendor/pyodide/pyodide.asm.wasm", missing, "404"),
    ("vendor/pyodide/pyodide.asm.wasm", half, ""),
    ("vendor/pyodide/pyodide.asm.wasm", a_page, ""),
    ("i18n/*/shell.ftl", broken, "shell.ftl: 500"),
    ("icons.svg", a_page, "icons.svg"),
]
# What the page can do without, or asks for again.
SPARED: list[tuple[str, Callable[[Route], None]]] = [
    ("python/memory.snapshot", half),
    ("vendor/pyscript/core.js", missing),
    ("vendor/pyscript/core-*.js", half),
    ("manifest.webmanifest", missing),
    ("vendor/fonts/*", missing),
]


@pytest.fixture
def page(chromium_browser: Browser) -> Iterator[Page]:
    """Without a look at the console, which is full of what these tests bring about."""
    context = chromium_browser.new_context(locale="nl-NL")
    context.add_init_script("delete Navigator.prototype.serviceWorker")
    page = context.new_page()
    yield page
    page.unroute_all(behavior="ignoreErrors")  # a file may still be on its way
    context.close()


def what_is_told(page: Page, url: str) -> str:
    page.goto(url, wait_until="commit")
    end = time.monotonic() + WITHIN
    while not (told := page.evaluate(TOLD)):
        assert time.monotonic() < end, "nothing is told"
        time.sleep(0.05)
    return str(told)


@pytest.mark.parametrize(
    ("file", "lose", "why"), LOST, ids=[f"{file}-{lose.__name__}" for file, lose, _ in LOST]
)
def test_a_part_that_does_not_come_is_told(
    page: Page, host: Host, file: str, lose: Callable[[Route], None], why: str
):
    page.route(f"**/{file}", lose)
    told = what_is_told(page, f"{host.url}?game=merlin")
    assert "Het spel kon niet starten." in told
    assert "Een deel ervan is niet volledig aangekomen." in told
    assert why in told


def test_what_can_be_done_without_is(page: Page, host: Host):
    for file, lose in SPARED:
        page.route(f"**/{file}", lose)
    page.goto(host.url)
    until_python(PlaywrightTab(page))
    assert not page.evaluate(TOLD)


def test_words_that_fail_once_are_asked_for_again(page: Page, host: Host):
    page.route("**/shell.ftl", broken, times=1)
    page.route("**/nl/merlin.ftl", broken, times=2)
    page.goto(f"{host.url}?game=merlin&bots=,squire")
    tab = PlaywrightTab(page)
    until(
        tab, "document.querySelector('[data-l10n-id=shell-not-loaded]')?.textContent.includes('verbinding')"
    )
    assert tab.run("document.querySelector('#start').checkVisibility()")
    tab.click("#setup [type=submit]")
    until(tab, "document.documentElement.dataset.screen !== 'start'")


def test_a_host_that_forbids_webassembly_is_told_how_to_allow_it(any_tab: Tab, site: Path):
    host = Host(site, headers={"Content-Security-Policy": "default-src 'self'"})
    any_tab.open(f"{host.url}?lang=de")
    told = until(any_tab, f"{TOLD} || performance.getEntriesByName('python ready').length", WITHIN)
    if told == 1:
        pytest.skip("WebKit lets WebAssembly run where scripts may")
    assert "Das Spiel konnte nicht starten." in told
    assert "'wasm-unsafe-eval'" in told
    any_tab.open("about:blank")
    any_tab.complaints.clear()
    host.switch_off()


def test_what_a_hosts_policy_forbids_is_named(page: Page, site: Path):
    host = Host(site, headers={"Content-Security-Policy": "connect-src 'none'"})
    told = what_is_told(page, host.url)
    assert "Het spel kon niet starten." in told
    assert "Content Security Policy: connect-src" in told
    host.switch_off()


@pytest.mark.parametrize(
    "without", ["delete HTMLScriptElement.prototype.noModule", "delete globalThis.WebAssembly"]
)
def test_an_old_browser_is_told(page: Page, host: Host, without: str):
    page.add_init_script(without)
    assert "Deze browser is er te oud voor." in what_is_told(page, host.url)


def test_too_little_memory_is_told(page: Page, host: Host):
    """As Chromium puts it."""
    page.add_init_script("""
        const refuse = async () => {
            throw new RangeError("WebAssembly.Instance(): Out of memory: Cannot allocate Wasm memory for new instance");
        };
        Object.assign(WebAssembly, { instantiate: refuse, instantiateStreaming: refuse });
    """)
    assert "niet genoeg geheugen" in what_is_told(page, host.url)


@pytest.mark.parametrize("broken_script", [False, True])
def test_without_javascript_the_page_says_so_in_every_language(
    chromium_browser: Browser, host: Host, broken_script: bool
):
    """Where it is switched off at once; where every script is blocked after a while."""
    context = chromium_browser.new_context(java_script_enabled=broken_script)
    page = context.new_page()
    page.route("**/*.js", blocked)
    page.goto(host.url)
    for word in ("Bitte für diese Seite erlauben", "Sta het toe", "Please allow it"):
        page.get_by_text(re.compile(word)).and_(page.locator(":visible")).wait_for(timeout=WITHIN * 1000)
    context.close()


def test_a_slow_line_shows_progress_and_is_no_failure(page: Page, host: Host):
    """At 4 Mbit/s the two large files alone take more than ten seconds."""
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    network.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": 40, "downloadThroughput": 500_000, "uploadThroughput": 500_000},
    )
    page.goto(host.url, wait_until="commit")
    seen = []
    end = time.monotonic() + 90
    while not page.evaluate("performance.getEntriesByName('python ready').length"):
        assert time.monotonic() < end
        assert not page.evaluate(TOLD)
        seen.append(page.evaluate("document.getElementById('boot')?.value"))
        time.sleep(0.5)
    grown = sorted({round(value, 2) for value in seen if value})
    assert max(later - earlier for earlier, later in pairwise(grown)) < 0.25
    assert len(grown) > 8


def test_a_line_that_stands_still_is_told_and_may_go_on(page: Page, host: Host):
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/pyodide.asm.js", hold)
    told = what_is_told(page, host.url)
    assert "Het starten duurt langer dan anders." in told
    held.pop().continue_()
    until_python(PlaywrightTab(page))
    assert not page.evaluate(TOLD)
