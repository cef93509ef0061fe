"""Phones, by finger: every choice can be reached with taps on targets of 44 px, directly or after the board has come
nearer. A place on the board that is smaller is enlarged by the first tap and chosen by the second."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tafelrunde.games import GAMES

from .conftest import playwright_tab
from .host import Host
from .play import GOLDEN, SCREEN, open_game, play, uncover
from .tabs import PlaywrightTab, until

SIZES = {"phone": (390, 844), "flat": (844, 390)}
# The choices that no target of 44 px leads to: none in the table's tabs and bars, and none on a board that can be
# enlarged far enough (four times).
TOO_SMALL = """(() => {
  const table = document.getElementById("table");
  const size = (element) => {
    const { width, height } = (element.closest("[data-whole]") ?? element).getBoundingClientRect();
    return Math.min(width, height) / (element.matches("path") ? Math.SQRT2 : 1);
  };
  const tab = table.dataset.tab;
  const large = new Set();
  for (const name of ["hand", "others", "display"]) {
    table.dataset.tab = name;
    for (const choice of document.querySelectorAll("#table [data-choice]")) {
      const most = choice.closest("[data-frame]") ? 4 : 1;
      const before = choice.matches(".p-sale") ? 17 : 0; // its touch area reaches beyond it
      if ((size(choice) + before) * most >= 43.9) large.add(choice.dataset.choice);
    }
  }
  table.dataset.tab = tab;
  const all = [...document.querySelectorAll("#table [data-choice]")];
  return all.filter((choice) => !large.has(choice.dataset.choice)).map((choice) => choice.outerHTML.slice(0, 160));
})()"""
# A choice on the board that is too small for a finger, as [number, x, y], or null.
SMALL = """(() => {
  for (const choice of document.querySelectorAll("[data-frame] [data-choice]:not([data-echo])")) {
    const { x, y, width, height } = choice.getBoundingClientRect();
    const at = [x + width / 2, y + height / 2];
    if (!width || width >= 40 || choice.closest("[data-whole]")) continue;
    if (document.elementFromPoint(...at)?.closest("[data-choice]") === choice) return [choice.dataset.choice, ...at];
  }
  return null;
})()"""
AT = """(number) => {
  const choice = document.querySelector(`[data-frame] [data-choice="${number}"]`);
  const { x, y, width, height } = choice.getBoundingClientRect();
  return [x + width / 2, y + height / 2, width, height];
}"""
ENLARGED = "Boolean(document.querySelector('.frame.is-zoomed'))"
ASKED = (
    "['ask', 'log', 'main'].map(id => document.getElementById(id).textContent).join()"
    " + document.querySelectorAll('#board [data-choice]').length + document.documentElement.dataset.screen"
)


@pytest.fixture(params=SIZES)
def phone(request: pytest.FixtureRequest, chromium_browser: Browser) -> Iterator[PlaywrightTab]:
    yield from playwright_tab(chromium_browser, size=SIZES[request.param], has_touch=True)


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_is_within_reach_of_a_finger(phone: PlaywrightTab, host: Host, game: str):
    open_game(phone, host.url, game, seed=4, lang="de")
    tapped = 0
    for _ in range(12):
        uncover(phone)
        while phone.run(ENLARGED):  # by the taps of the last round: what is to be chosen may lie outside
            phone.page.tap("[data-zoom]")
        play(phone, 5)
        uncover(phone)
        assert phone.run(TOO_SMALL) == []
        if tapped < 2 and tap_twice(phone):
            tapped += 1
    assert tapped


def tap_twice(phone: PlaywrightTab) -> bool:
    """The first tap on a small place brings it nearer and chooses nothing, the second one chooses it."""
    small = phone.run(SMALL)
    if small is None:
        return False
    number, x, y = small
    before = phone.run(ASKED)
    phone.page.touchscreen.tap(x, y)
    until(phone, ENLARGED)
    x, y, width, height = phone.page.evaluate(AT, number)
    assert min(width, height) >= 43.9
    assert phone.run(ASKED) == before
    phone.page.touchscreen.tap(x, y)
    until(phone, f"({ASKED}) !== {before!r}")
    return True


def test_the_mouse_and_the_keyboard_need_no_second_click(tab: PlaywrightTab, host: Host):
    tab.page.set_viewport_size({"width": 390, "height": 844})
    open_game(tab, host.url, "loewenherz", seed=4)
    before = tab.run(ASKED)
    _, x, y = until(tab, SMALL)
    tab.page.mouse.click(x, y)
    until(tab, f"({ASKED}) !== {before!r}")
    assert not tab.run(ENLARGED)


def test_an_enlarged_board_follows_the_focus(tab: PlaywrightTab, host: Host):
    tab.page.set_viewport_size({"width": 390, "height": 844})
    open_game(tab, host.url, "loewenherz", seed=4)
    tab.click("[data-zoom]")
    tab.run("document.querySelector('#board [tabindex=\"0\"]').focus()")
    for key in ("ArrowRight", "ArrowDown"):
        for _ in range(12):
            tab.page.keyboard.press(key)
        until(
            tab,
            """(() => {
              const frame = document.querySelector('.frame-board').getBoundingClientRect();
              const at = document.activeElement.getBoundingClientRect();
              const across = at.left >= frame.left - 1 && at.right <= frame.right + 1;
              const down = at.top >= frame.top - 1 && at.bottom <= frame.bottom + 1;
              return document.activeElement.closest('#board') && across && down;
            })()""",
        )


def test_a_new_game_opens_whole(phone: PlaywrightTab, host: Host):
    open_game(phone, host.url, "loewenherz", seed=4)
    phone.page.tap("[data-zoom]")
    until(phone, ENLARGED)
    phone.page.set_input_files("#import", GOLDEN / "loewenherz" / "2-squire-0.json")
    until(phone, f"{SCREEN} === 'result'", 60)
    assert not phone.run(ENLARGED)


KEYS_TOLD = """['#menu kbd', '#set-keys', '#set-keys-about'].filter((css) => {
    const part = document.querySelector(css);
    return getComputedStyle(part.closest('.row') ?? part).display !== 'none';
})"""


@pytest.mark.parametrize("size", [(390, 844), (1180, 820)])
def test_fingers_alone_hear_of_no_keys(chromium_browser: Browser, host: Host, size: tuple[int, int]):
    for fingers in (True, False):
        for tab in playwright_tab(chromium_browser, size=size, has_touch=fingers):
            tab.open(host.url)
            told = tab.run(KEYS_TOLD)
            assert told == [] if fingers else "#set-keys" in told


# The grip's middle, and how high the sheet below it begins.
GRIP = """(({ x, y, width, height }) => [x + width / 2, y + height / 2])(
    document.querySelector('[data-grip]').getBoundingClientRect())"""
SHEET = "document.querySelector('.sheet-ground').getBoundingClientRect().y"


def drag(tab: PlaywrightTab, at: list[float], way: float) -> None:
    touch = tab.page.context.new_cdp_session(tab.page)
    for kind, part in (("touchStart", 0.0), ("touchMove", 0.5), ("touchMove", 1.0)):
        points = [{"x": at[0], "y": at[1] + way * part}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    tab.page.wait_for_timeout(150)  # it rests: a tap after a swing would only end that, says Chromium
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("phone", ["phone"], indirect=True)
def test_a_finger_drags_the_sheet_up_and_down_by_its_grip(phone: PlaywrightTab, host: Host):
    open_game(phone, host.url, "loewenherz", seed=4)
    low = phone.run(SHEET)
    drag(phone, phone.run(GRIP), -200)
    until(phone, f"{SHEET} < {low} - 200")
    drag(phone, phone.run(GRIP), 200)
    until(phone, f"{SHEET} === {low}")
    phone.page.tap("[data-grip]")
    until(phone, f"{SHEET} < {low} - 200")
    # Enlarged letters leave the sheet no room to be pulled: the board is back.
    phone.page.set_viewport_size({"width": 360, "height": 560})
    until(phone, "document.documentElement.hasAttribute('data-low')")
    assert phone.run("document.querySelector('.frame-board').getClientRects().length")


# Choices of the enlarged board whose middles lie inside its frame.
IN_SIGHT = """(() => {
  const frame = document.querySelector(".frame.is-zoomed").getBoundingClientRect();
  return [...document.querySelectorAll(".frame.is-zoomed [data-choice]")].filter((choice) => {
    const { x, y, width, height } = choice.getBoundingClientRect();
    const [across, down] = [x + width / 2, y + height / 2];
    return across > frame.left && across < frame.right && down > frame.top && down < frame.bottom;
  }).length;
})()"""


def test_what_the_magnifier_enlarges_can_be_chosen(phone: PlaywrightTab, host: Host):
    looked = 0
    for seed in (4, 11):
        open_game(phone, host.url, "merlin", seed=seed)
        for _ in range(8):
            uncover(phone)
            play(phone, 3)
            uncover(phone)
            if phone.run("Boolean(document.querySelector('.frame.is-staged [data-choice]'))"):
                phone.page.tap("[data-zoom]")
                assert phone.run(IN_SIGHT)
                looked += 1
                phone.page.tap("[data-zoom]")
    assert looked > 5
