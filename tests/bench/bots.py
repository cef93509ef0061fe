"""How long bots think on the page, turn by turn, and how long the page stands still meanwhile, in Chromium."""

import time
from statistics import median
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

from tafelrunde.games import GAMES
from tests.browser import tabs
from tests.browser.host import Host
from tools.common import SITE

from . import Figure, figure

ON_REQUEST = True  # whole games: some minutes
SECONDS = {"squire": 1.5, "knight": 1.5, "king": 3.0}
GAP = 50.0
PATIENCE = 900.0
# Bots among themselves, at the quickest pace.
GAME = "?game={game}&players=2&seed=7&lang=de&bots={bot},{bot}&first=0"
# Times the questions to the worker, without the worker's own start, and adds up those that one seat is asked in a row
# in one turn; and times the frames meanwhile. A frame that began before the question is not the bot's: the move before
# it was drawn then.
WATCH = """(() => {
  localStorage.setItem("tafelrunde.settings", JSON.stringify({ pace: "fast" }));
  const seen = (globalThis.botTimes = { turns: [], gap: 0, frames: 0 });
  let [turn, thinks, asked, frame] = ["", false, 0, 0];
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (data, ...rest) {
    if (!this.watched) {
      this.watched = true;
      this.addEventListener("message", ({ data }) => {
        if (data.ready) asked = performance.now();
        if (!thinks || !data.answer) return;
        seen.turns.push(seen.turns.pop() + performance.now() - asked);
        thinks = false;
      });
    }
    const { turns, agenda } = JSON.parse(data.message).view;
    const now = `turn ${turns} of ${agenda.at(-1)[1]}`;
    if (now !== turn) seen.turns.push(0);
    [turn, thinks, asked] = [now, true, performance.now()];
    post.call(this, data, ...rest);
  };
  const look = (now) => {
    if (thinks && frame >= asked) {
      seen.gap = Math.max(seen.gap, now - frame);
      seen.frames += 1;
    }
    frame = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()"""
OVER = "document.documentElement.dataset.screen === 'result'"


class Seen(NamedTuple):
    """What was seen of one game, in milliseconds."""

    turns: list[float]
    gap: float


def run() -> dict[str, Figure]:
    host = Host(SITE)
    found: dict[str, Figure] = {}
    try:
        with sync_playwright() as playwright:
            browser = tabs.chromium(playwright)
            for game in GAMES:
                for bot, most in SECONDS.items():
                    seen = watch(browser, host.url + GAME.format(game=game, bot=bot))
                    found[f"{game}, {bot}: median turn"] = figure(median(seen.turns) / 1000, "s")
                    found[f"{game}, {bot}: longest turn"] = figure(max(seen.turns) / 1000, "s", at_most=most)
                    found[f"{game}, {bot}: longest gap meanwhile"] = figure(seen.gap, "ms", at_most=GAP)
            browser.close()
    finally:
        host.switch_off()
    return found


def watch(browser: Browser, address: str) -> Seen:
    """A whole game of bots. Looked at seldom, so that the measuring does not disturb."""
    context = browser.new_context(viewport={"width": 1180, "height": 820})
    try:
        page = context.new_page()
        page.add_init_script(WATCH)
        page.goto(address)
        end = time.monotonic() + PATIENCE
        while not page.evaluate(OVER):
            assert time.monotonic() < end, f"no result after {PATIENCE} s: {address}"
            time.sleep(1)
        seen = page.evaluate("botTimes")
        assert seen["frames"]
        return Seen(seen["turns"], seen["gap"])
    finally:
        context.close()
