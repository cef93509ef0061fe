"""Makes the pictures that other devices and sites show of the page (web/icons): `python -m tests.browser.pictures`."""

from playwright.sync_api import sync_playwright

from tools.common import SITE, WEB

from . import tabs
from .host import Host

ICONS = WEB / "icons"
SIZES = {"icon-180.png": 180, "icon-192.png": 192, "icon-512.png": 512}
# name -> width, height, what is shown
VIEWS = {
    "wide.jpg": (1280, 800, "?game=merlin&players=4&seed=7&lang=en&bots=,squire,squire,squire&first=0"),
    "narrow.jpg": (390, 844, "?game=loewenherz&players=3&seed=7&lang=en&bots=,squire,squire&first=0"),
    "card.jpg": (1200, 630, "?lang=en"),
}


def make() -> None:
    host = Host(SITE)
    with sync_playwright() as playwright:
        browser = tabs.chromium(playwright)
        for name, size in SIZES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>*{{margin:0}}svg{{width:{size}px;height:{size}px}}</style>")
            page.evaluate("svg => document.body.innerHTML = svg", (ICONS / "icon.svg").read_text())
            page.screenshot(path=ICONS / name, omit_background=True)
            page.close()
        for name, (width, height, query) in VIEWS.items():
            page = browser.new_page(viewport={"width": width, "height": height})
            page.goto(host.url + query)
            tabs.until_python(tabs.PlaywrightTab(page))
            page.wait_for_timeout(3000)
            page.screenshot(path=ICONS / name, type="jpeg", quality=78)
            page.close()
        browser.close()
    host.switch_off()


if __name__ == "__main__":
    make()
