"""A game that is looked at on the page: by buttons, keys, handle and log; played; and gone on with."""

import pytest

from app.course import Course
from tafelrunde.games import GAMES
from tafelrunde.kernel.record import read, replay

from .host import Host
from .play import KEPT_ON_DISK, NAMES, SCREEN, SHOWS_CHOICE, open_finished, open_game, play, uncover
from .tabs import PlaywrightTab, until

AT = "Number(document.getElementById('timeline-handle').value)"
PLACE = "document.getElementById('timeline-handle').getAttribute('aria-valuetext')"
END = "Number(document.getElementById('timeline-handle').max)"
NOW = "[...document.querySelectorAll('#log-lines [aria-current]')].map(line => Number(line.dataset.moment))"
RECORD = """JSON.parse(tafelrundeHandle('{"do":"record"}')).record"""
# From now on it is known whether a piece has travelled.
WATCH = """(() => {
    globalThis.travelled = false;
    const table = document.getElementById('table');
    const look = () => { globalThis.travelled ||= table.querySelector('.is-moving') !== null; };
    new MutationObserver(look).observe(table, { subtree: true, attributes: true, attributeFilter: ['class'] });
})()"""
# Parts of the bar that lie over each other.
OVERLAPS = """(() => {
    const parts = ['.ask-cell', '.timeline', '#replay-eyes', '.replay-tools', '.replay-side', '.replay-leave'];
    const boxes = parts.map((part) => document.querySelector(`.prompt ${part}`).getBoundingClientRect());
    const over = (one, other) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    return parts.filter((_, at) => boxes.some((box, other) => other > at && over(boxes[at], box)));
})()"""
# The cards that the page shows with their faces at each moment from the first to the last.
CARDS = """(async () => {
    const cards = [];
    const slider = document.getElementById('timeline-handle');
    for (let at = 0; at <= Number(slider.max); at += 1) {
        slider.value = at;
        slider.dispatchEvent(new Event('input', { bubbles: true }));
        cards.push([...document.querySelectorAll('#table [data-piece]')].map(({ dataset }) => dataset.piece));
        await new Promise((resume) => setTimeout(resume));
    }
    return cards;
})()"""


def press(tab: PlaywrightTab, *keys: str) -> int:
    for key in keys:
        tab.page.keyboard.press(key)
    at: int = tab.run(AT)
    return at


@pytest.mark.motion
def test_a_finished_game_is_looked_at(tab: PlaywrightTab, host: Host):
    open_finished(tab, host.url, "loewenherz")
    tab.click(".result-tools [data-do=look]")
    until(tab, f"{SCREEN} === 'replay'")
    end = tab.run(END)
    assert tab.run(AT) == end
    assert tab.run("document.activeElement.id") == "timeline-handle"
    # Keys: choice by choice, turn by turn, to the ends.
    assert press(tab, "Home") == 0
    assert press(tab, "ArrowRight", "ArrowRight", "ArrowLeft") == 1
    turn = press(tab, "PageDown")
    assert turn > 1
    assert press(tab, "Shift+ArrowRight") > turn
    assert press(tab, "Control+ArrowLeft") == turn
    assert press(tab, "PageUp", "End") == end
    # Buttons, which stay where they are and keep the focus.
    for to, at in (("first", 0), ("forward", 1), ("turn-forward", turn), ("back", turn - 1), ("last", end)):
        tab.click(f"[data-to={to}]")
        assert (tab.run(AT), tab.run("document.activeElement.dataset.to")) == (at, to)
    assert tab.run("document.querySelector('[data-to=forward]').getAttribute('aria-disabled')") == "true"
    # The handle, and what it says to those who cannot see it; the log follows.
    tab.run("document.getElementById('timeline-handle').focus()")
    before = tab.run(PLACE)
    tab.page.mouse.click(
        *tab.run("""(({ x, y, width, height }) => [x + width / 3, y + height / 2])(
        document.getElementById('timeline-handle').getBoundingClientRect())""")
    )
    assert abs(tab.run(AT) / end - 1 / 3) < 0.02
    assert tab.run(PLACE) != before
    until(tab, f"Math.max(...{NOW}) <= {AT} && {AT} - Math.max(...{NOW}) < 8")
    # And it leads: a line brings its moment, with the place that it speaks of.
    tab.run("document.querySelector('[data-open=log]').click()")
    wanted = tab.run("Number(document.querySelectorAll('#log-lines [data-shows]')[40].dataset.moment)")
    tab.page.locator("#log-lines [data-shows]").nth(40).click()
    assert tab.run(AT) == wanted
    until(tab, f"{NOW}.includes({wanted})")
    # It plays by itself, and stops when somebody takes over.
    tab.run("document.querySelector('#replay-side [value=fast]').click()")
    tab.run("document.getElementById('timeline-handle').focus()")
    press(tab, "Home")
    tab.run(WATCH)
    press(tab, "Space")
    assert tab.run("document.querySelector('#replay-play use').getAttribute('href')") == "#s-pause"
    until(tab, f"{AT} >= 3")
    until(tab, "travelled")
    stopped = press(tab, "ArrowLeft")
    assert tab.run("document.querySelector('#replay-play use').getAttribute('href')") == "#s-play"
    # Whose eyes: the hand changes.
    tab.run("document.querySelector('.log-close').click()")
    hand = "document.getElementById('hand').innerHTML"
    seen = set()
    for seat in ("0", "1", "2", "3"):
        tab.page.select_option("#replay-eyes", seat)
        seen.add(tab.run(hand))
    assert len(seen) == 4
    assert tab.run(AT) == stopped
    assert not tab.run(SHOWS_CHOICE)
    # On a phone pace, eyes and the rest come when they are called, and hide nothing.
    tab.page.set_viewport_size({"width": 390, "height": 844})
    assert tab.run(OVERLAPS) == []
    tab.click("[data-replay-more]")
    assert tab.page.is_visible("#replay-eyes") and tab.page.is_visible("[data-branch]")
    assert tab.run(OVERLAPS) == []
    tab.click("[data-back]")
    until(tab, f"{SCREEN} === 'result'")


def test_a_new_game_goes_on_from_a_moment(tab: PlaywrightTab, host: Host):
    open_finished(tab, host.url, "merlin")
    tab.click(".result-tools [data-do=look]")
    until(tab, f"{SCREEN} === 'replay'")
    kept = tab.run(KEPT_ON_DISK)
    press(tab, "Home", "PageDown", "PageDown")
    tab.click("[data-branch]")
    for seat in (1, 2, 3):
        tab.page.locator("#branch-seats select").nth(seat).select_option("squire")
    tab.page.locator("#branch-seats input").nth(0).fill("Eva")
    tab.click("#branch [type=submit]")
    until(tab, f"['table', 'curtain'].includes({SCREEN})")
    play(tab, 2)
    assert tab.run(KEPT_ON_DISK) == kept + 1
    tab.click("[data-open=menu]")
    tab.click("#menu [data-leave]")
    until(tab, f"{SCREEN} === 'start'")
    names = tab.run("[...document.querySelectorAll('.save-names')].map(line => line.textContent)")
    # Bots that take the seats of people have names of their own.
    new, old = names
    assert old == "Anna, Bram, Clara, Deniz"
    assert new.startswith("Eva, ") and not {*new.split(", ")} & {*NAMES}
    # The game that was over can be looked at from the list, and leads back there.
    tab.page.locator(".save", has_text="Anna").locator("[data-watch]").click()
    until(tab, f"{SCREEN} === 'replay'", 60)
    tab.click("[data-back]")
    until(tab, f"{SCREEN} === 'start'")


def test_in_mid_game_the_page_holds_no_card_that_was_hidden_then(tab: PlaywrightTab, host: Host):
    open_game(tab, host.url, "merlin", players=2)
    play(tab, 40)
    uncover(tab)
    table = "document.getElementById('others').textContent + document.getElementById('hand').innerHTML"
    before = tab.run(table)
    course = Course(replay(read(tab.run(RECORD)), GAMES))
    own = tab.run("""JSON.parse(tafelrundeHandle('{"do":"whole"}')).seat.index""")
    tab.click("[data-open=menu]")
    tab.click("#menu [data-do=look]")
    until(tab, f"{SCREEN} === 'replay'")
    shown = tab.run(CARDS)
    assert len(shown) == course.end + 1
    own_cards = 0
    for number, pieces in enumerate(shown):
        hands = course.state(number).hands
        hidden = {f"mission-{card}" for card in hands[1 - own]}
        assert not hidden & {*pieces}
        own_cards += len({f"mission-{card}" for card in hands[own]} & {*pieces})
    assert own_cards > course.end
    tab.click("[data-back]")
    until(tab, f"{SCREEN} === 'table'")
    assert tab.run(table) == before
    play(tab, 1)
