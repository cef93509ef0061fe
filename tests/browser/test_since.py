"""Against a bot, in real browsers: what it did stands in the strip, shows its place, and goes with one's first choice;
nothing jumps meanwhile, and nothing that can be chosen is hidden."""

import pytest
from playwright.sync_api import Browser

from .host import Host
from .play import QUICK_BOTS, choose, open_game, play, until_table
from .tabs import PlaywrightTab, until, until_python
from .test_sizes import REACH, resize

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
    tab.page.click("#since .log-turn")  # a line that names no place does nothing
    assert tab.run(f"{STRIP}.getAttribute('aria-expanded')") == "true"
    tab.page.keyboard.press("Escape")
    until(tab, f"{STRIP}.getAttribute('aria-expanded') === 'false'")
    tab.page.mouse.move(4, 60)  # where it was there may be a card, which would say what it brings
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


# Against one opponent the strip lies below his castle. Guide and scoring take from that room, and so does a low window.
NARROW = [(1024, 700), (1180, 820), (1280, 720), (1280, 800), (1366, 768), (1440, 900)]
HEADING = "document.querySelector('.since-head').getBoundingClientRect().height"
CUT = """(() => {
  const [head, strip] = [".since-head", "#since"].map((css) => document.querySelector(css).getBoundingClientRect());
  return head.bottom > strip.bottom + 1;
})()"""
LINES = """(() => {
  const list = document.querySelector(".since-list").getBoundingClientRect();
  return [...document.querySelectorAll(".since-list > li")]
    .filter((line) => line.getBoundingClientRect().bottom <= list.bottom).length;
})()"""


def cut_off(tab: PlaywrightTab) -> dict[tuple[int, int], object]:
    """At which sizes the strip is cut off, or lies over something."""
    found: dict[tuple[int, int], object] = {}
    for size in NARROW:
        resize(tab, size)
        if complaints := [told for told in tab.run(f"({REACH})()") if "since" in told]:
            found[size] = complaints
        elif tab.run(CUT) or tab.run(HEADING) < 28:
            found[size] = "cut off"
    return found


def test_guide_and_scoring_leave_the_strip_its_heading(tab: PlaywrightTab, host: Host):
    """It was squeezed to a line, and lay over one's own henchmen and missions."""
    tab.open(f"{host.url}?lang=de")
    until_python(tab)
    tab.run("document.querySelector('.games [value=merlin]').click()")
    tab.click("[data-learn]")
    until_table(tab)
    tab.run(QUICK_BOTS)
    both = f"{STRIP} !== null && document.querySelector('#telling .telling-card') !== null"
    for _ in range(60):
        suggested = until(tab, "document.querySelector('#guide .guide-card')?.dataset.try")
        if tab.run(both):
            break
        choose(tab, f'#table [data-choice="{suggested}"]')
    assert tab.run(both)
    assert not cut_off(tab)
    tab.run("document.querySelector('#guide [data-do=unguide]').click()")
    until(tab, "document.getElementById('guide').childElementCount === 0")
    assert not cut_off(tab)
    # With neither there is room for lines, too, unless the window is low.
    tab.run("document.querySelector('#telling .bar-btn').click()")
    until(tab, "document.querySelector('#telling .telling-card') === null")
    assert not cut_off(tab)
    for size in ((1180, 820), (1280, 800), (1440, 900)):
        resize(tab, size)
        assert tab.run(LINES) >= 3, size
