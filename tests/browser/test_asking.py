"""What things say when they are pointed at, and what a finger sees before it counts."""

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from .conftest import playwright_tab
from .host import Host
from .play import hand, open_game, play, play_to, uncover
from .tabs import PlaywrightTab, until

SIZES = {"phone": (390, 844), "tablet": (1180, 820)}
LINGER = 0.6  # a little longer than it takes a tip to come
TIP = "!document.getElementById('tip').hidden"
TIP_TEXT = f"{TIP} && document.getElementById('tip').textContent"
QUESTION = "document.querySelector('.question').textContent"
LINE = "!document.getElementById('effect').hidden && document.getElementById('effect').textContent"
TRY = "!document.getElementById('try').hidden && document.getElementById('try').textContent"
ENLARGED = "Boolean(document.querySelector('.frame.is-zoomed'))"
POINTS = "[...document.querySelectorAll('#players .pl-points')].map(one => one.textContent).join()"
# All that a border changes.
NOW = (
    f"[{QUESTION}, {POINTS}, document.querySelectorAll('.l-wall > path').length,"
    " document.querySelectorAll('.l-edge[data-choice]').length].join()"
)
# The middle of what an expression finds, if it lies open there.
MIDDLE = """((place) => {
  if (!place) return null;
  const { x, y, width, height } = place.getBoundingClientRect();
  const at = [x + width / 2, y + height / 2];
  return document.elementFromPoint(...at)?.closest('[data-choice],[data-why]') === place ? at : null;
})(%s)"""
# The first edge of which the bar promises points (or does not), as a mouse would find it.
EDGE = """[...document.querySelectorAll('.l-edge[data-choice]')].find((edge) => {
  edge.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  const line = document.getElementById('effect').textContent;
  const frame = document.querySelector('.frame-board').getBoundingClientRect();
  const { left, right, top, bottom } = edge.getBoundingClientRect();
  const inside = left > frame.left && right < frame.right && top > frame.top && bottom < frame.bottom;
  return line.includes('+') === %s && inside;
})"""
GAIN, HARMLESS = EDGE % "true", EDGE % "false"
COVERED = """(() => {
  const tip = document.getElementById('tip').getBoundingClientRect();
  return [...document.querySelectorAll('#table [data-choice]')].filter((choice) => {
    const { left, right, top, bottom } = choice.getBoundingClientRect();
    return left < tip.right && right > tip.left && top < tip.bottom && bottom > tip.top;
  }).length;
})()"""


@pytest.fixture(params=SIZES)
def touched(request: pytest.FixtureRequest, chromium_browser: Browser) -> Iterator[PlaywrightTab]:
    yield from playwright_tab(chromium_browser, size=SIZES[request.param], has_touch=True)


def tap(tab: PlaywrightTab, place: str) -> None:
    tab.page.touchscreen.tap(*until(tab, MIDDLE % place))


def mark(tab: PlaywrightTab, place: str) -> str:
    """An expression for what another one finds now with the mouse, whatever changes."""
    for x in (30, 40):
        tab.page.mouse.move(x, 20)
    number = tab.run(f"({place})?.dataset.choice")
    return f"document.querySelector('#board [data-choice=\"{number}\"]')"


def whole(tab: PlaywrightTab) -> None:
    while tab.run(ENLARGED):
        tab.page.tap("[data-zoom]")


def test_a_finger_sees_points_and_ducats_before_they_count(touched: PlaywrightTab, host: Host):
    tab = touched
    open_game(tab, host.url, "loewenherz", players=3, seed=4)
    play_to(tab, GAIN)
    before = tab.run(NOW)

    # Not enlarged: the first tap shows it, whatever has been enlarged for it.
    edge = mark(tab, GAIN)
    tap(tab, edge)
    assert "+" in tab.run(LINE) and "Tap again" in tab.run(LINE)
    assert tab.run(TRY).startswith("Place the border") and not tab.run(TIP)
    assert not tab.run("document.querySelector('#main').getClientRects().length")
    assert tab.run(NOW) == before

    # "Tap again" stays true when the board is made whole again, and the main button does the same.
    whole(tab)
    tap(tab, edge)
    until(tab, f"{NOW} !== {before!r}")
    assert not tab.run(TRY) and not tab.run(LINE)
    tab.page.tap("[data-do=undo]")
    until(tab, f"{NOW} === {before!r}")

    # Enlarged: still shown first.
    tap(tab, edge)
    assert tab.run(ENLARGED) and tab.run(TRY)
    tab.page.tap(".bar-title")
    assert not tab.run(TRY) and tab.run(NOW) == before
    tap(tab, edge)
    assert tab.run(ENLARGED) and "+" in tab.run(LINE)
    tab.page.tap("#try")
    until(tab, f"{NOW} !== {before!r}")
    tab.page.tap("[data-do=undo]")
    until(tab, f"{NOW} === {before!r}")

    # What brings nothing is one tap there, and leaves no tip behind.
    tap(tab, mark(tab, HARMLESS))
    until(tab, f"{NOW} !== {before!r}")
    time.sleep(LINGER)
    assert not tab.run(TIP)


def test_a_card_says_what_it_does_and_costs_before_it_is_paid_for(touched: PlaywrightTab, host: Host):
    tab = touched
    open_game(tab, host.url, "loewenherz", seed=4)
    play(tab, 16)  # four castles each, with their knights, and neutral ones
    uncover(tab)
    while tab.run("Boolean(document.querySelector('#board [data-choice]'))"):
        play(tab, 1)
        uncover(tab)
    before = tab.run(QUESTION)
    tab.page.tap("#hand .p-act[data-choice]")
    assert "Ducats: −" in until(tab, TIP_TEXT) and "Play the card, −" in tab.run(TRY)
    assert tab.run(QUESTION) == before and tab.run(COVERED) == 0
    # Another card instead, and then by a script, which needs no second click.
    tab.page.tap("#hand .p-sale[data-choice]")
    assert (
        "Sell the card, +" in tab.run(TRY) and tab.run("document.querySelectorAll('.is-tried').length") == 1
    )
    tab.run("document.querySelector('#hand .p-act[data-choice]').click()")
    until(tab, f"{QUESTION} !== {before!r}")
    assert not tab.run(TRY) and not tab.run(TIP)
    # Nobody is asked about the land of the cards: everything can be touched to be told.
    tab.page.tap("#bar-info [data-why]")
    assert "After A come B" in until(tab, TIP_TEXT)


def test_no_tip_is_open_after_a_tap_that_has_chosen(
    touched: PlaywrightTab, host: Host, request: pytest.FixtureRequest
):
    tab = touched
    game = "merlin" if "phone" in request.node.name else "loewenherz"
    open_game(tab, host.url, game, seed=4)
    for _ in range(7):
        uncover(tab)
        until(tab, "Boolean(document.querySelector('[data-screen=table] #table [data-choice]'))")
        whole(tab)
        x, y = tab.run(hand("aim()"))
        tab.page.touchscreen.tap(x, y)
        if tab.run(TRY):
            tab.page.tap("#try")
        time.sleep(LINGER)
        assert not tab.run(TIP)


def test_lit_things_tell_as_much_as_others_and_no_tip_covers_a_choice(tab: PlaywrightTab, host: Host):
    open_game(tab, host.url, "merlin", seed=4, favor="1")
    uncover(tab)
    page = tab.page

    def rest_on(css: str, words: str) -> None:
        page.mouse.move(3, 3)
        page.mouse.move(*tab.run(MIDDLE % f"document.querySelector({css!r})"))
        until(tab, f"{TIP} && document.getElementById('tip').textContent.includes({words!r})", 5)

    # A space that can be chosen: its name, the rule, and nothing else hidden.
    rest_on("#rondel [data-choice]", "Rule M4")
    assert tab.run(COVERED) <= 1
    # A die lights where it leads, and only that; Merlin's can be used, too.
    for die in ("#own .die-card", "#own .die-card:last-child"):
        rest_on(die, "die you move")
        led = tab.run(f"document.querySelector({die!r}).dataset.lights.split(' ').length")
        assert tab.run("document.querySelectorAll('.is-aimed').length") == led
    # Cards, chips and signs of the bar; a tip that was asked for by a click does not keep others from showing.
    page.click("#hand .mission")
    assert "Missing" in until(tab, TIP_TEXT)
    rest_on(".frame-environs .tile", "This")
    for css, words in {
        ".mission-row": "Missing",
        "#bar-info [data-why]": "Game round 1 of 6",
        "#score [data-why]": "Victory points",
        "#own .points": "victory point",
        "#own .goods-traitor [data-why]": "shield of its color",
        "#own .court-man": "construction material",
        "#own .seal": "builder",
    }.items():
        rest_on(css, words)
    page.mouse.move(3, 3)
    assert not tab.run("document.querySelectorAll('.is-aimed').length")


def test_no_tip_lies_below_the_list_of_all_choices(tab: PlaywrightTab, host: Host):
    open_game(tab, host.url, "merlin", seed=4)
    uncover(tab)
    tab.run("document.querySelector('#more [data-open=choices]').click()")
    x, y = until(tab, MIDDLE % "document.querySelector('#choices [data-choice]')")
    for step in range(3):
        tab.page.mouse.move(x + step, y)
    until(tab, "document.querySelector('#choices [data-choice]:hover')")
    time.sleep(LINGER)
    assert not tab.run(TIP)
