"""The rules can be read before Python is there: a first page with pictures, contents, search, every language."""

import pytest

from .host import Host
from .tabs import PlaywrightTab, until

SEEN = "[...document.querySelectorAll('#rules article:not([hidden])')].map(({ id }) => id)"
NO_PYTHON = "typeof globalThis.tafelrundeHandle === 'undefined'"
# Pictures that are larger than the page they stand on, and captions without words.
SPILT = """(() => {
  const { left, right } = document.getElementById("rules").getBoundingClientRect();
  const spilt = [...document.querySelectorAll("#rules figure > *")].filter((part) => {
    const box = part.getBoundingClientRect();
    return box.width < 20 || box.left < left || box.right > right || (part.matches("figcaption") && !part.textContent);
  });
  return spilt.map((part) => part.outerHTML.slice(0, 200));
})()"""
FROM_TOP = (
    "document.activeElement.getBoundingClientRect().top"
    " - document.getElementById('rules').getBoundingClientRect().top"
)
WORDS = {"de": "abgeschnitten", "nl": "afgesneden", "en": "cut off"}


def typed(tab: PlaywrightTab, words: str) -> None:
    tab.page.fill("#rules-search", words)


@pytest.mark.parametrize("size", [(390, 844), (1180, 820)])
def test_the_rules_are_read_on_the_start_screen_before_python_is_there(
    tab: PlaywrightTab, host: Host, size: tuple[int, int]
):
    tab.page.set_viewport_size({"width": size[0], "height": size[1]})
    tab.page.route("**/*.wasm", lambda route: None)  # it never comes
    tab.open(f"{host.url}?lang=en")
    for game, rule, first in (("merlin", "M6.3", 7), ("loewenherz", "L5.9", 7)):
        tab.run(f"document.querySelector('[name=game][value={game}]').click()")
        tab.click("#start [data-open=rules]")
        until(tab, f"document.getElementById('rule-{rule.replace('.', '-')}') !== null")
        assert tab.run("document.querySelectorAll('.rules-first figure').length") == first
        assert tab.run(SPILT) == []
        # Contents lead.
        tab.click(".rules-contents summary")
        tab.click(".rules-contents li:nth-child(5) a")
        until(tab, "document.activeElement.id === 'rules-5'")
        until(tab, f"Math.abs({FROM_TOP}) < 60")
        # The search finds by id, by words in any order, without accents; and gives everything back.
        whole = len(tab.run(SEEN))
        typed(tab, rule)
        assert tab.run(SEEN) == [f"rule-{rule.replace('.', '-')}"]
        assert tab.run("document.getElementById('rules-found').textContent") == "1 rule"
        typed(tab, "xyzzy")
        assert tab.run(SEEN) == []
        typed(tab, "")
        assert len(tab.run(SEEN)) == whole
        tab.click("#rules-dialog [data-close]")
    tab.click("#start [data-open=rules]")
    for lang, words in WORDS.items():
        tab.run(f"document.querySelector('#start [data-languages] [lang={lang}]').click()")
        until(tab, f"document.documentElement.lang === '{lang}'")
        typed(tab, words)
        assert "rule-L5-9" in tab.run(SEEN), lang
    assert tab.run(NO_PYTHON)
    assert tab.complaints == []
