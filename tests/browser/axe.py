"""What axe-core finds on the page: WCAG 2.2 AA and its best practices."""

from tools.ground import NODE_MODULES

from .tabs import PlaywrightTab, until

AXE = NODE_MODULES / "axe-core" / "axe.min.js"
# Found by axe in what is on screen, each as "rule: element". With WCAG 2.2's size of targets, which it leaves out if
# not asked for.
FINDINGS = """axe.run(document, { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } }).then(
    ({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ html, any, all, none }) =>
    `${id}: ${html.slice(0, 200)} ${[...any, ...all, ...none][0]?.message ?? ''}`)))"""
STILL = "document.getAnimations().every(({ effect }) => effect.getComputedTiming().iterations === Infinity)"


def look(tab: PlaywrightTab, where: str, *, themes: tuple[str, ...] = ("light", "dark")) -> list[str]:
    """What axe finds here in each of the themes."""
    if not tab.run("'axe' in window"):
        tab.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = []
    for theme in themes:
        tab.run(f"document.documentElement.dataset.theme = {theme!r}")
        until(tab, STILL)
        found += [f"{where}, {theme}: {finding}" for finding in tab.run(FINDINGS)]
    return found
