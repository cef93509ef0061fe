"""What axe-core finds on the page: WCAG 2.2 AA and its best practices."""

from itertools import cycle

from tools import languages
from tools.common import NODE_MODULES

from .tabs import PlaywrightTab, until

AXE = NODE_MODULES / "axe-core" / "axe.min.js"
LANGUAGES = tuple(languages.declared())
THEMES = ("light", "dark")
# Found by axe in what is on screen (of an open dialog: in that), each as "rule: element". With WCAG 2.2's size of
# targets, which axe leaves out if not asked for.
FINDINGS = """axe.run(document.querySelector('dialog[open]') ?? document, {
    resultTypes: ['violations'], rules: { 'target-size': { enabled: true } },
})
.then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ html, any, all, none }) =>
    `${id}: ${html.slice(0, 200)} ${[...any, ...all, ...none][0]?.message ?? ''}`)))"""
STILL = "document.getAnimations().every(({ effect }) => effect.getComputedTiming().iterations === Infinity)"


class Eye:
    """Looks at one screen after the other, each in the next theme and language: eyes that begin with another one see
    the same screen in another."""

    def __init__(self, tab: PlaywrightTab, first: int) -> None:
        self.tab = tab
        self.themes = cycle(THEMES[first:] + THEMES[:first])
        self.languages = cycle(LANGUAGES[first:] + LANGUAGES[:first])
        self.found: list[str] = []

    def look(self, where: str) -> None:
        tab = self.tab
        if not tab.run("'axe' in window"):
            tab.page.evaluate(AXE.read_text(encoding="utf-8"))
        theme, lang = next(self.themes), next(self.languages)
        tab.run(f"document.documentElement.dataset.theme = {theme!r}")
        tab.run(f"document.querySelector('#settings [data-lang={lang}]').click()")
        until(tab, f"document.documentElement.lang === {lang!r}")
        until(tab, STILL)
        self.found += [f"{where}, {theme}, {lang}: {finding}" for finding in tab.run(FINDINGS)]
