"""What axe-core finds on the page: WCAG 2.2 AA and its best practices."""

from tools.ground import NODE_MODULES

from .tabs import PlaywrightTab, until

AXE = NODE_MODULES / "axe-core" / "axe.min.js"
# Each theme and each language once: colours do not depend on the language, nor words on the theme.
GUISES = (("light", "de"), ("dark", "nl"), ("light", "en"))
# Found by axe in what is on screen (of an open dialog: in that), each as "rule: element". With WCAG 2.2's size of
# targets, which it leaves out if not asked for.
FINDINGS = """axe.run(document.querySelector('dialog[open]') ?? document, {
    resultTypes: ['violations'], rules: { 'target-size': { enabled: true } },
}).then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ html, any, all, none }) =>
    `${id}: ${html.slice(0, 200)} ${[...any, ...all, ...none][0]?.message ?? ''}`)))"""
STILL = "document.getAnimations().every(({ effect }) => effect.getComputedTiming().iterations === Infinity)"


def look(tab: PlaywrightTab, where: str) -> list[str]:
    """What axe finds here, in both themes and all languages."""
    if not tab.run("'axe' in window"):
        tab.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = []
    for theme, lang in GUISES:
        tab.run(f"document.documentElement.dataset.theme = {theme!r}")
        tab.run(f"document.querySelector('#settings [data-lang={lang}]').click()")
        until(tab, f"document.documentElement.lang === {lang!r} && {STILL}")
        found += [f"{where}, {theme}, {lang}: {finding}" for finding in tab.run(FINDINGS)]
    return found
