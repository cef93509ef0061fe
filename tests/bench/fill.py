"""What shell/fill.js is good for: the patches of a game shown by it, by morphing alone, and by innerHTML."""

import shutil
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import sync_playwright

from tafelrunde.games import GAMES
from tests.browser.host import Host
from tests.browser.tabs import chromium
from tests.web.page import Page
from tools import page
from tools.common import SITE, WEB

from . import Figure, figure

PATCHES = 120
ROUNDS = 4
WAYS = ("fill", "morph", "innerHTML")


def patches(game: str) -> list[dict[str, str]]:
    """What the regions become, choice by choice, at a table of two."""
    table, random = Page().start(game), Random(11)
    told: list[dict[str, str]] = [table.patch["regions"]]
    while len(told) < PATCHES and table.screen != "result":
        if table.screen == "curtain":
            table.ask("lift")
        else:
            options: list[Any] = table.session.options
            table.choose(random.randrange(len(options)))
        told.append(table.patch["regions"])
    return told


def run() -> dict[str, Figure]:
    figures: dict[str, Figure] = {}
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = shutil.copytree(SITE, Path(folder) / "site")
        shell = shutil.copytree(WEB / "shell", Path(folder) / "shell")
        entry = shutil.copy(Path(__file__).with_suffix(".js"), shell / "bench.js")
        (site / "shell" / "main.js").write_text(page.bundle(Path(entry)))
        host, browser = Host(site), chromium(playwright)
        for game in GAMES:
            told = patches(game)
            # The best of some rounds, patch by patch: what else the machine does is no part of it.
            rounds: dict[str, list[list[float]]] = {way: [] for way in WAYS}
            for way in WAYS * ROUNDS:
                tab = browser.new_page(viewport={"width": 1180, "height": 820})
                tab.goto(f"{host.url}index.html")
                rounds[way].append(tab.evaluate("(what) => bench(...what)", [game, way, told]))
                tab.close()
            times = {way: median(map(min, zip(*rounds[way], strict=True))) for way in WAYS}
            figures |= {f"{game}: a patch by {way}": figure(times[way], "ms") for way in WAYS}
            figures |= {
                f"{game}: a patch by {way}, x fill": figure(times[way] / times["fill"], "x")
                for way in WAYS[1:]
            }
        browser.close()
        host.switch_off()
    return figures
