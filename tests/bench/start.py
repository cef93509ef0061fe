"""How long until one can play, next to the time that bare Pyodide takes to be ready, in Chromium."""

import gzip
import shutil
import tempfile
import time
from collections import defaultdict
from functools import cache
from pathlib import Path
from statistics import median
from typing import NamedTuple

from playwright.sync_api import Page, sync_playwright

from tests.browser.host import Host
from tests.browser.tabs import CHROMIUM_FLAGS
from tools.common import NODE_MODULES, SITE
from tools.site import ONE_FILE

from . import Figure, figure

RUNS = 5
# One person, so that no curtain hides the board, who begins, so that no bot thinks yet.
GAME = "?game=merlin&players=2&seed=7&lang=de&bots=,squire&first=0"
BOARD = "document.querySelector('[data-screen=table] [data-choice]')"
# Labelled, and the form drawn by the code that hears its clicks.
START = (
    "document.querySelector('[data-screen=start] [type=submit]')?.textContent.trim()"
    " && document.querySelector('#seats [data-seat]')"
)
BARE_READY = "document.documentElement.dataset.screen === 'bare'"
BARE = """<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">
<script type="module" src="bare.mjs"></script>"""
BARE_START = """import { loadPyodide } from "./pyodide.mjs";
await loadPyodide();
document.documentElement.dataset.screen = "bare";
"""
# Looks every few milliseconds from inside the page, so that the measuring itself costs next to nothing.
WATCH = """(() => {
  const watch = setInterval(() => {
    if (!(%s)) return;
    clearInterval(watch);
    globalThis.readyAfter = performance.now();
  }, 4);
})()"""


def run() -> dict[str, Figure]:
    with tempfile.TemporaryDirectory() as scratch:
        bare = Host(bare_site(Path(scratch) / "bare"))
        ours = Host(shutil.copytree(SITE, Path(scratch) / "site"))
        try:
            times = measure(bare, ours, Path(scratch))
        finally:
            bare.switch_off()
            ours.switch_off()
    mid = {what: median(seconds) for what, seconds in times.items()}
    return {
        "bare Pyodide, cold": figure(mid["bare cold"], "s"),
        "bare Pyodide, warm": figure(mid["bare warm"], "s"),
        "board can be clicked, cold": figure(mid["ours cold"], "s"),
        "board can be clicked, warm": figure(mid["ours warm"], "s"),
        "start screen usable, cold": figure(mid["start cold"], "s"),
        "cold, x bare Pyodide": figure(mid["ours cold"] / mid["bare cold"], "x", at_most=0.65),
        "warm, x bare Pyodide": figure(mid["ours warm"] / mid["bare warm"], "x", at_most=0.45),
        "start screen, x bare Pyodide": figure(mid["start cold"] / mid["bare cold"], "x", at_most=0.15),
        "bytes until ready, gzip": figure(mid["ours bytes"] / 1e6, "MB"),
        "bytes, x bare Pyodide": figure(mid["ours bytes"] / mid["bare bytes"], "x", at_most=1.3),
        "the one file": figure(ONE_FILE.stat().st_size / 1e6, "MB", at_most=12),
    }


def bare_site(folder: Path) -> Path:
    folder.mkdir()
    for name in (
        "pyodide.mjs",
        "pyodide.asm.mjs",
        "pyodide.asm.wasm",
        "python_stdlib.zip",
        "pyodide-lock.json",
    ):
        shutil.copy(NODE_MODULES / "pyodide" / name, folder)
    (folder / "index.html").write_text(BARE)
    (folder / "bare.mjs").write_text(BARE_START)
    return folder


class Visit(NamedTuple):
    seconds: float
    bytes: int


def measure(bare: Host, ours: Host, scratch: Path) -> dict[str, list[float]]:
    """Alternating visits, each round with a new profile. Warm is the third visit: caches are full then."""
    times: dict[str, list[float]] = defaultdict(list)
    with sync_playwright() as playwright:
        for number in range(RUNS):
            folder = scratch / f"profile-{number}"

            def visit(
                host: Host, query: str, ready: str, settle: bool = False, folder: Path = folder
            ) -> Visit:
                context = playwright.chromium.launch_persistent_context(
                    folder, executable_path=shutil.which("chromium"), args=list(CHROMIUM_FLAGS)
                )
                try:
                    return watch(context.new_page(), host, query, ready, settle)
                finally:
                    context.close()

            cold = visit(bare, "", BARE_READY)
            times["bare cold"].append(cold.seconds)
            times["bare bytes"].append(cold.bytes)
            cold = visit(ours, GAME, BOARD, settle=True)
            times["ours cold"].append(cold.seconds)
            times["ours bytes"].append(cold.bytes)
            visit(bare, "", BARE_READY)
            visit(ours, GAME, BOARD)
            times["bare warm"].append(visit(bare, "", BARE_READY).seconds)
            times["ours warm"].append(visit(ours, GAME, BOARD).seconds)
            shutil.rmtree(folder)
            times["start cold"].append(visit(ours, "", START).seconds)
            shutil.rmtree(folder)
    return times


def watch(page: Page, host: Host, query: str, ready: str, settle: bool) -> Visit:
    """Seconds from navigation until `ready`, and the bytes asked for by then, in a browser just started."""
    page.add_init_script(WATCH % ready)
    page.goto(host.url + query)
    end = time.monotonic() + 60
    while not (after := page.evaluate("globalThis.readyAfter")):
        if time.monotonic() > end:
            raise AssertionError(f"{host.url} is not ready after a minute: {ready}")
        time.sleep(0.05)
    loaded = page.evaluate("performance.getEntriesByType('resource').map(e => [e.name, e.startTime])")
    asked = [url for url, start in loaded if start < after and url.startswith(host.url)]
    names = {"index.html", *(url.removeprefix(host.url) for url in asked)}
    if settle:
        page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
    return Visit(after / 1000, sum(gzipped(host.directory / name) for name in names))


@cache
def gzipped(path: Path) -> int:
    """The file as a host that compresses would send it."""
    return min(path.stat().st_size, len(gzip.compress(path.read_bytes()))) if path.is_file() else 0
