"""Against a bot, in real browsers: what it did stands in the strip, shows its place, and goes with one's first choice;
nothing jumps meanwhile, and nothing that can be chosen is hidden."""

import pytest
from playwright.sync_api import Browser

from .host import Host
from .play import choose, open_game, play
from .tabs import PlaywrightTab, until

SIZES = {"phone": (390, 844), "tablet": (1180, 820)}
OWN_TURN = "Boolean(document.querySelector('#table [data-choice]:not([data-yes])'))"
STRIP = "document.querySelector('#since [data-since]')"
LIT = "document.querySelectorAll('.is-pointed-out').length"
TAKEN = "document.querySelectorAll('#board .l-taken, #board .l-wall-new, #board .is-new').length"
# Where things lie that must not move when the strip comes or goes, however far they are scrolled.
PLACES = """['board', 'ask', 'main', 'others', 'display', 'hand'].map((id) => {
  const thing = document.getElementById(id);
  const { x, y, width } = thing.getBoundingClientRect();
  let scrolled = 0;
  for (let around = thing.parentElement; around; around = around.parentElement) scrolled += around.scrollTop;
  return [id, Math.round(x), Math.round(y + scrolled), Math.round(width)].join();
}).join(' ')"""
# Choices on the table whose middle something of the strip covers, scrolled to as a click does.
COVERED = """[...document.querySelectorAll('#table [data-choice]')].filter((choice) => {
  choice.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = choice.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('#since');
}).length"""


def until_own_first_choice(tab: PlaywrightTab) -> None:
    """A turn of ours that begins after borders, knights or squares of the bot's have come."""
    for _ in range(120):
        until(tab, f"document.documentElement.dataset.screen === 'result' || {OWN_TURN}")
        if tab.run(
            f"{STRIP} !== null && {TAKEN} > 0 && document.querySelector('#hand .p-sale[data-choice]') !== null"
        ):
            return
        play(tab, 1)
    raise AssertionError("no such turn")


@pytest.mark.parametrize("size", SIZES)
def test_what_a_bot_did_is_seen_until_the_own_first_choice(chromium_browser: Browser, host: Host, size: str):
    width, height = SIZES[size]
    context = chromium_browser.new_context(
        viewport={"width": width, "height": height}, has_touch=size == "phone", reduced_motion="reduce"
    )
    tab = PlaywrightTab(context.new_page())
    open_game(tab, host.url, "loewenherz", bots=",squire", first="0", seed=5)
    until_own_first_choice(tab)
    assert tab.run(COVERED) == 0
    places = tab.run(PLACES)
    # Its heading opens it: whole turns, and each line lights its place.
    tab.click("[data-since]")
    assert tab.run(f"{STRIP}.getAttribute('aria-expanded')") == "true"
    assert tab.run("document.querySelectorAll('#since .log-turn').length") >= 1
    assert tab.run(PLACES) == places
    tab.run("document.querySelector('#since [data-see]').focus()")
    assert tab.run(LIT) >= 1
    if size == "tablet":
        tab.run("document.activeElement.blur()")
        tab.page.hover("#since [data-see]")
        assert tab.run(LIT) >= 1
    tab.page.keyboard.press("Escape")
    until(tab, "document.querySelector('#since').dataset.open === undefined")
    lines = tab.run("document.getElementById('since').textContent")
    # The first choice takes it away, and the light with it; undo brings both back.
    lit = tab.run(TAKEN)
    choose(tab, "#hand .p-act[data-choice], #hand .p-sale[data-choice]")
    until(tab, f"{STRIP} === null")
    assert tab.run(TAKEN) == 0
    tab.page.keyboard.press("u")
    until(tab, f"{STRIP} !== null")
    assert tab.run("document.getElementById('since').textContent") == lines
    assert tab.run(TAKEN) == lit and tab.run(PLACES) == places
    context.close()
    assert not tab.complaints
