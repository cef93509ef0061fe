"""The first seconds on a phone: the page comes with its words, nothing moves under the finger, and nothing keeps it
from answering."""

from playwright.sync_api import Browser

from .host import Host
from .tabs import PlaywrightTab, until, until_python

SHIFTS = """globalThis.shifts = 0;
new PerformanceObserver(list => list.getEntries().forEach(entry => { globalThis.shifts += entry.value; }))
    .observe({ type: "layout-shift", buffered: true });
"""
WORDED = "document.querySelector('#start [data-l10n-id=shell-motto]')?.textContent"


def test_words_are_there_before_their_book_and_nothing_shifts(chromium_browser: Browser, host: Host):
    """What the page itself moves it moves at every visit; fonts that come late on a busy machine do so once."""
    assert any(shifted(chromium_browser, host) < 0.05 for _ in range(3))


def shifted(chromium_browser: Browser, host: Host) -> float:
    context = chromium_browser.new_context(
        viewport={"width": 390, "height": 844}, locale="de-DE", is_mobile=True, has_touch=True
    )
    context.add_init_script("delete Navigator.prototype.serviceWorker")
    context.add_init_script(SHIFTS)
    tab = PlaywrightTab(context.new_page())
    held = []

    def hold(route):
        held.append(route)

    tab.page.route("**/shell.ftl", hold)
    tab.page.goto(host.url, wait_until="commit")
    assert until(tab, WORDED, 10).startswith("Brettspiele")
    assert tab.run("document.querySelector('.game-words strong').textContent") == "Merlin"
    while not held:
        tab.page.wait_for_timeout(20)
    tab.page.wait_for_timeout(500)
    held.pop().continue_()
    until_python(tab)
    assert tab.run("document.getElementById('setup').checkVisibility({ visibilityProperty: true })")
    assert not tab.complaints
    shift = float(tab.run("shifts"))
    context.close()
    return shift


def test_python_lets_the_page_rest_until_somebody_wants_it(chromium_browser: Browser, host: Host):
    """All of it comes at once, but a visitor's first touches are answered before it takes the page's attention."""
    context = chromium_browser.new_context()
    context.add_init_script("delete Navigator.prototype.serviceWorker")
    # The rest has no end, unless somebody ends it.
    context.add_init_script("""
        const real = setTimeout;
        globalThis.setTimeout = (act, ms, ...more) =>
            ms === 4000 ? (globalThis.rests = true) : real(act, ms, ...more);
    """)
    tab = PlaywrightTab(context.new_page())
    tab.open(host.url)
    until(tab, "globalThis.rests", 60)
    tab.page.wait_for_timeout(1500)
    assert not tab.run("performance.getEntriesByName('python restored').length")
    assert {"vendor/pyodide/pyodide.asm.wasm", "python/memory.snapshot"} <= set(host.asked)
    tab.click("#setup [type=submit]")
    until(tab, "document.documentElement.dataset.screen === 'table'", 60)
    assert not tab.complaints
    context.close()
