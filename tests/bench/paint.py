"""From the click to the picture: whole games by real mouse clicks on the built page, in Chromium at 1180 by 820.

Motion is as people have it by default. Every click on a choice or a curtain is timed by the page itself, from the
time stamp of the event to the first task after the frame that shows its result. The full redraw is the whole table
through Python, localising and morphing, next to setting the very same markup region by region; layout is part of both.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from statistics import median
from typing import NamedTuple

from playwright.sync_api import Page, sync_playwright

from tafelrunde.games import GAMES
from tests.browser.host import Host
from tests.browser.tabs import chromium
from tools.common import SITE

from . import Figure, figure

PLAYERS = 3
REDRAWS = 15
# A redraw is measured in the middle of a game, after this many clicks, and then again.
LOOKS = (40, 120, 200)
MOST_CLICKS = 3000
# A quick hand, in milliseconds: from a picture until the pointer is at its next place, until it presses there, until it
# lets go. Now and then somebody thinks, and lights begin to breathe.
PAUSE, REST, PRESS = 200, 50, 80
THOUGHT, THOUGHTS = 3_500, 25

# From a click to the task after the frame in which a region or the screen has changed.
TIMES = """(() => {
  globalThis.times = [];
  let since = null;
  let answered = () => {};
  // Waits for the answer to this click from inside: to be asked again and again would slow down what is measured.
  globalThis.painted = (click) => new Promise((resume, refuse) => {
    answered = () => times.length >= click && resume();
    answered();
    setTimeout(refuse, 10_000, new Error(`click ${click} has no answer`));
  });
  addEventListener("click", (event) => {
    if (event.isTrusted && event.target.closest("[data-choice],[data-lift]")) since = event.timeStamp;
  }, { capture: true });
  const frame = new MessageChannel();
  frame.port1.onmessage = ({ data }) => {
    globalThis.times.push(performance.now() - data);
    answered();
  };
  addEventListener("DOMContentLoaded", () => {
    const watch = new MutationObserver(() => {
      if (since === null) return;
      const from = since;
      since = null;
      requestAnimationFrame(() => frame.port2.postMessage(from));
    });
    const anything = { childList: true, subtree: true, attributes: true };
    for (const region of document.querySelectorAll(".region")) watch.observe(region, anything);
    watch.observe(document.documentElement, { attributes: true, attributeFilter: ["data-screen"] });
  });
})()"""

# The middle of something that can be clicked now. Cards and gains come first, so that a game comes to its end.
PICK = """(luck) => {
  const any = (list) => list[Math.floor(luck[1] * list.length)];
  const screen = document.documentElement.dataset.screen;
  const middle = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return width ? [x + width / 2, y + height / 2] : null;
  };
  if (screen === "result") return null;
  if (screen === "curtain") return middle(document.querySelector("[data-lift]"));
  const hit = (element) => {
    const at = middle(element);
    return at && document.elementFromPoint(...at)?.closest("[data-choice]") === element;
  };
  const all = [...document.querySelectorAll("#table [data-choice]")].filter((one) => !one.closest(".is-moving"));
  const line = document.getElementById("effect");
  const wins = (one) => {
    one.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
    return !line.hidden && line.textContent.includes("+");
  };
  const some = all.filter((one) => one.closest("#board")).filter((_, at) => at % 5 === Math.floor(luck[1] * 5));
  const gains = [...all.filter((one) => one.matches("#hand .p-act")), ...some.filter(wins)];
  for (let tries = 0; tries < 200; tries += 1) {
    const one = any(gains.length && luck[0] < 0.8 && tries < 20 ? gains : all);
    if (one && hit(one)) return middle(one);
    luck = [luck[0], (luck[1] * 997 + 0.37) % 1];
  }
  throw new Error("nothing to click");
}"""

# Milliseconds of a full redraw: ours on an empty table, ours over the table as it stands, and plain JS.
REDRAW = """async (runs) => {
  const button = document.getElementById("table").appendChild(document.createElement("button"));
  button.dataset.do = "whole";
  const layout = () => document.getElementById("table").offsetHeight;
  const regions = [...document.querySelectorAll(".region")];
  const empty = () => regions.forEach((region) => region.replaceChildren());
  const timed = (act) => {
    layout();
    const begun = performance.now();
    act();
    layout();
    return performance.now() - begun;
  };
  const found = [];
  for (let run = 0; run < runs; run += 1) {
    const over = timed(() => button.click());
    await new Promise((resume) => setTimeout(resume, 100)); // the save is written
    const markup = regions.map((region) => region.innerHTML);
    empty();
    const plain = timed(() => regions.forEach((region, at) => (region.innerHTML = markup[at])));
    empty();
    const ours = timed(() => button.click());
    // While a save is being written a message waits: that was no redraw.
    if (document.getElementById("board").firstChild) found.push([ours, over, plain]);
    await new Promise((resume) => setTimeout(resume, 100));
  }
  button.remove();
  return found;
}"""


def run() -> dict[str, Figure]:
    figures: dict[str, Figure] = {}
    for game in GAMES:
        with table(game) as page:
            times, redraws = play(page)
        times.sort()
        whole = {
            "full redraw": median([redraw.ours / redraw.plain for redraw in redraws]),
            "redraw over the same": median([redraw.over / redraw.plain for redraw in redraws]),
        }
        figures |= {
            f"{game}: clicks in a whole game": figure(len(times)),
            f"{game}: click to painted, median": figure(median(times), "ms"),
            f"{game}: click to painted, 95th percentile": figure(
                times[len(times) * 95 // 100], "ms", at_most=50
            ),
            f"{game}: click to painted, longest": figure(times[-1], "ms"),
            f"{game}: full redraw": figure(median([redraw.ours for redraw in redraws]), "ms"),
        }
        figures |= {
            f"{game}: {what}, x plain JS": figure(ratio, "x", at_most=8) for what, ratio in whole.items()
        }
    return figures


class Redraw(NamedTuple):
    """Milliseconds."""

    ours: float
    over: float
    plain: float


@contextmanager
def table(game: str) -> Iterator[Page]:
    host = Host(SITE)
    with sync_playwright() as playwright:
        browser = chromium(playwright)
        page = browser.new_page(viewport={"width": 1180, "height": 820})
        page.add_init_script(TIMES)
        switches = "".join(f"&{variant.name}=1" for variant in GAMES[game].variants if variant.is_switch)
        page.goto(f"{host.url}index.html?game={game}&players={PLAYERS}&seed=11&lang=de{switches}")
        page.wait_for_selector("[data-lift], [data-screen=table] [data-choice]", timeout=60_000)
        try:
            yield page
        finally:
            browser.close()
            host.switch_off()


def play(page: Page) -> tuple[list[float], list[Redraw]]:
    """Milliseconds of every click, and of pairs of redraws, ours and plain."""
    redraws: list[Redraw] = []
    luck = lucky()
    for click in range(1, MOST_CLICKS):
        at: list[float] | None = page.evaluate(PICK, next(luck))
        if at is None:
            return page.evaluate("times"), redraws
        page.mouse.move(*at)
        page.wait_for_timeout(REST)
        page.mouse.click(*at, delay=PRESS)
        page.evaluate("(click) => painted(click)", click)
        page.wait_for_timeout(PAUSE if click % THOUGHTS else THOUGHT)
        if click in LOOKS:
            redraws += measure_redraw(page)
    raise AssertionError("the game has no end")


def lucky() -> Iterator[list[float]]:
    """The same numbers in every run."""
    random = Random(11)
    while True:
        yield [random.random(), random.random()]


def measure_redraw(page: Page) -> list[Redraw]:
    if page.evaluate("document.documentElement.dataset.screen") != "table":
        return []
    return [Redraw(*times) for times in page.evaluate(REDRAW, REDRAWS)]
