"""How long until one can play, next to the time that bare Pyodide takes to be ready, in Chromium."""

import gzip
import shutil
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

from playwright.sync_api import BrowserContext, sync_playwright

from tests.browser.host import Host
from tests.browser.tabs import CHROMIUM_FLAGS
from tools.ground import NODE_MODULES, SITE

from . import Figure, figure

RUNS = 5
GAME = "?game=merlin&players=2&seed=7&lang=de"
BOARD = "performance.getEntriesByName('python ready').length"
START = "document.body"
BARE = """<!doctype html><meta charset="utf-8"><script type="module" src="bare.mjs"></script>"""
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
        ours = Host(SITE)
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
        "bytes, x bare Pyodide": figure(mid["ours bytes"] / mid["bare bytes"], "x", at_most=1.7),
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


def measure(bare: Host, ours: Host, scratch: Path) -> dict[str, list[float]]:
    """Alternating visits, each round with a new profile. Warm is the third visit: caches are full then."""
    times: dict[str, list[float]] = {}

    def note(what: str, value: float) -> None:
        times.setdefault(what, []).append(value)

    bare_ready = "document.documentElement.dataset.screen === 'bare'"
    with sync_playwright() as playwright:
        for number in range(RUNS):
            folder = scratch / f"profile-{number}"
            visit = visitor(
                lambda folder=folder: playwright.chromium.launch_persistent_context(  # type: ignore[misc]
                    folder, executable_path=shutil.which("chromium"), args=list(CHROMIUM_FLAGS)
                )
            )
            note("bare cold", visit(bare.url, bare_ready))
            note("bare bytes", fetched(bare))
            note("ours cold", visit(ours.url + GAME, BOARD))
            note("ours bytes", fetched(ours))
            visit(bare.url, bare_ready)
            visit(ours.url + GAME, BOARD, settle=True)
            note("bare warm", visit(bare.url, bare_ready))
            note("ours warm", visit(ours.url + GAME, BOARD))
            shutil.rmtree(folder)
            note("start cold", visit(ours.url, START))
            shutil.rmtree(folder)
    return times


def visitor(launch: Callable[[], BrowserContext]) -> Callable[..., float]:
    def visit(url: str, ready: str, settle: bool = False) -> float:
        """Seconds from navigation to `ready`, in a browser just started."""
        context = launch()
        try:
            page = context.new_page()
            page.add_init_script(WATCH % ready)
            page.goto(url)
            end = time.monotonic() + 60
            while not (after := page.evaluate("globalThis.readyAfter")):
                if time.monotonic() > end:
                    raise AssertionError(f"{url} is not ready after a minute: {ready}")
                time.sleep(0.05)
            if settle:
                page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
                time.sleep(1)
            return float(after) / 1000
        finally:
            context.close()

    return visit


def fetched(host: Host) -> int:
    """What the visit so far cost, as a host that compresses would send it. Starts to count anew."""
    names = {name.partition("?")[0] or "index.html" for name in host.asked}
    host.asked.clear()
    files = [host.directory / name for name in names]
    return sum(
        min(path.stat().st_size, len(gzip.compress(path.read_bytes()))) for path in files if path.is_file()
    )
