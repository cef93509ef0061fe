"""What axe-core finds on the page: WCAG 2.2 AA and its best practices."""

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


def look(tab: PlaywrightTab, where: str) -> list[str]:
    """What axe finds here, in both themes and all languages."""
    if not tab.run("'axe' in window"):
        tab.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = []

    def run(rules: str, how: str) -> None:
        until(tab, STILL)
        found.extend(f"{where}, {how}: {finding}" for finding in tab.run(FINDINGS % rules))

    # Another theme changes nothing but colours, another language everything else.
    for theme in THEMES:
        tab.run(f"document.documentElement.dataset.theme = {theme!r}")
        run(COLOURS, theme)
    for lang in LANGUAGES:
        tab.run(f"document.querySelector('#settings [data-lang={lang}]').click()")
        until(tab, f"document.documentElement.lang === {lang!r}")
        run(WORDS, lang)
    return found
