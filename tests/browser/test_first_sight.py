"""The first seconds on a phone: the page comes with its words, and nothing moves under the finger."""

from playwright.sync_api import Browser

from .host import Host
from .tabs import PlaywrightTab, until, until_python

SHIFTS = """globalThis.shifts = 0;
new PerformanceObserver(list => list.getEntries().forEach(entry => { globalThis.shifts += entry.value; }))
    .observe({ type: "layout-shift", buffered: true });
"""
WORDED = "document.querySelector('#start [data-l10n-id=shell-motto]')?.textContent"


def test_words_are_there_before_their_book_and_nothing_shifts(chromium_browser: Browser, host: Host):
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
    assert tab.run("shifts") < 0.05
    assert not tab.complaints
    context.close()
