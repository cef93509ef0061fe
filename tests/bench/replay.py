"""From the hand on the timeline to the picture: the longest golden record of each game, in Chromium at 1180 by 820.

Presses anywhere on the timeline and keys from moment to moment and from turn to turn, each timed by the page itself,
from the time stamp of the event to the first task after the frame that shows the moment. Motion is as people have it.
"""

from random import Random
from statistics import median

from playwright.sync_api import FilePayload, Page, sync_playwright

from tafelrunde.games import GAMES
from tafelrunde.kernel.record import read
from tests.browser.host import Host
from tests.browser.tabs import chromium
from tools.common import ROOT, SITE

from . import Figure, figure

STEPS = 200
PAUSE = 60  # ms between two of them: a quick hand
KEYS = ("ArrowRight", "ArrowLeft", "PageDown", "PageUp", "Home", "End")
GOLDEN = ROOT / "tests" / "golden"

# From a press or key to the task after the frame in which the handle stands where it led.
TIMES = """(() => {
  globalThis.times = [];
  let since = null;
  const frame = new MessageChannel();
  frame.port1.onmessage = ({ data }) => times.push(performance.now() - data);
  for (const type of ["pointerdown", "keydown"])
    addEventListener(type, (event) => { if (event.isTrusted) since = event.timeStamp; }, { capture: true });
  new MutationObserver(() => {
    if (since === null) return;
    const from = since;
    since = null;
    requestAnimationFrame(() => frame.port2.postMessage(from));
  }).observe(document.getElementById("ask"), { childList: true, subtree: true, attributes: true, characterData: true });
})()"""
PLACE = """(() => {
  const { x, y, width, height } = document.getElementById("timeline-handle").getBoundingClientRect();
  return [x, y + height / 2, width];
})()"""


def run() -> dict[str, Figure]:
    figures: dict[str, Figure] = {}
    for game in GAMES:
        lines = [path.read_text(encoding="utf-8") for path in (GOLDEN / game).glob("*.json")]
        longest = max(lines, key=lambda line: len(read(line).choices))
        times = sorted(stepped(longest))
        figures |= {
            f"{game}: moments of the longest record": figure(len(read(longest).choices) + 1),
            f"{game}: steps that changed something": figure(len(times)),
            f"{game}: step to painted, median": figure(median(times), "ms"),
            f"{game}: step to painted, 95th percentile": figure(
                times[len(times) * 95 // 100], "ms", at_most=50
            ),
            f"{game}: step to painted, longest": figure(times[-1], "ms"),
        }
    return figures


def stepped(line: str) -> list[float]:
    host = Host(SITE)
    with sync_playwright() as playwright:
        browser = chromium(playwright)
        page = browser.new_page(viewport={"width": 1180, "height": 820})
        page.goto(f"{host.url}index.html?lang=de")
        file = FilePayload(name="record.json", mimeType="application/json", buffer=line.encode())
        page.set_input_files("#import", file)
        page.click(".result-tools [data-do=look]", timeout=60_000)
        page.wait_for_selector("[data-screen=replay] #timeline-handle")
        try:
            return measured(page)
        finally:
            browser.close()
            host.switch_off()


def measured(page: Page) -> list[float]:
    left, middle, width = page.evaluate(PLACE)
    page.evaluate(TIMES)
    random = Random(11)
    for number in range(STEPS):
        if number % 2:
            page.keyboard.press(random.choice(KEYS))
        else:
            page.mouse.click(left + width * random.random(), middle)
        page.wait_for_timeout(PAUSE)
    times: list[float] = page.evaluate("times")
    return times
