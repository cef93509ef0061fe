"""What axe-core finds on the page: WCAG 2.2 AA and its best practices."""

from itertools import cycle

from tools.ground import NODE_MODULES

from .tabs import PlaywrightTab, until

AXE = NODE_MODULES / "axe-core" / "axe.min.js"
LANGUAGES = ("de", "nl", "en")
THEMES = ("light", "dark")
COLOURS = "{ runOnly: ['color-contrast', 'link-in-text-block'] }"
# With WCAG 2.2's size of targets, which axe leaves out if not asked for.
WORDS = """{ rules: {
    'target-size': { enabled: true }, 'color-contrast': { enabled: false }, 'link-in-text-block': { enabled: false },
} }"""
# Found by axe in what is on screen (of an open dialog: in that), each as "rule: element".
FINDINGS = """axe.run(document.querySelector('dialog[open]') ?? document, { resultTypes: ['violations'], ...%s })
.then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ html, any, all, none }) =>
    `${id}: ${html.slice(0, 200)} ${[...any, ...all, ...none][0]?.message ?? ''}`)))"""
STILL = "document.getAnimations().every(({ effect }) => effect.getComputedTiming().iterations === Infinity)"


class Eye:
    """Looks at one screen after the other, in both themes and in one language after the other."""

    def __init__(self, tab: PlaywrightTab, first: int) -> None:
        self.tab = tab
        self.languages = cycle(LANGUAGES[first:] + LANGUAGES[:first])
        self.found: list[str] = []

    def look(self, where: str) -> None:
        tab = self.tab
        if not tab.run("'axe' in window"):
            tab.page.evaluate(AXE.read_text(encoding="utf-8"))
        # Another theme changes nothing but colours, another language everything else.
        for theme in THEMES:
            tab.run(f"document.documentElement.dataset.theme = {theme!r}")
            self._run(COLOURS, f"{where}, {theme}")
        lang = next(self.languages)
        tab.run(f"document.querySelector('#settings [data-lang={lang}]').click()")
        until(tab, f"document.documentElement.lang === {lang!r}")
        self._run(WORDS, f"{where}, {lang}")

    def _run(self, rules: str, where: str) -> None:
        until(self.tab, STILL)
        self.found += [f"{where}: {finding}" for finding in self.tab.run(FINDINGS % rules)]
