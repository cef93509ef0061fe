"""What axe-core finds on the page: WCAG 2.2 AA and its best practices."""

from tools.ground import NODE_MODULES

from .tabs import PlaywrightTab, until

AXE = NODE_MODULES / "axe-core" / "axe.min.js"
LANGUAGES = ("de", "nl", "en")
THEMES = ("light", "dark")
# With WCAG 2.2's size of targets, which axe leaves out if not asked for.
ALL = "{ rules: { 'target-size': { enabled: true } } }"
COLOURS = "{ runOnly: ['color-contrast', 'link-in-text-block'] }"
# Found by axe in what is on screen (of an open dialog: in that), each as "rule: element".
FINDINGS = """axe.run(document.querySelector('dialog[open]') ?? document, { resultTypes: ['violations'], ...%s })
.then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ html, any, all, none }) =>
    `${id}: ${html.slice(0, 200)} ${[...any, ...all, ...none][0]?.message ?? ''}`)))"""
STILL = "document.getAnimations().every(({ effect }) => effect.getComputedTiming().iterations === Infinity)"


def look(tab: PlaywrightTab, where: str) -> list[str]:
    """What axe finds here, in both themes and all languages."""
    if not tab.run("'axe' in window"):
        tab.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = []
    for lang in LANGUAGES:
        tab.run(f"document.querySelector('#settings [data-lang={lang}]').click()")
        until(tab, f"document.documentElement.lang === {lang!r}")
        # Another theme changes nothing but colours.
        for theme, rules in zip(THEMES, (ALL, COLOURS), strict=True):
            tab.run(f"document.documentElement.dataset.theme = {theme!r}")
            until(tab, STILL)
            found += [f"{where}, {theme}, {lang}: {finding}" for finding in tab.run(FINDINGS % rules)]
    return found
