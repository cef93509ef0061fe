"""A table that turns to whoever sits opposite, by finger: zoom, panning, dialogs, tips and the curtain."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from .conftest import playwright_tab
from .host import Host
from .play import SCREEN, open_game, play_to
from .tabs import PlaywrightTab, until

TIMES = 50
TURNED = "document.documentElement.hasAttribute('data-turned')"
ENLARGED = "Boolean(document.querySelector('.frame-board.is-zoomed'))"
TURN = "document.querySelector('#settings [name=set-turn][value={}]').click()"
# The edges that may take a border, as [selector, x, y] of a point in each that is not its middle.
SMALL_EDGES = """[...document.querySelectorAll('#board .l-edge[data-choice]')].map((edge) => {
  const { x, y, width, height } = edge.getBoundingClientRect();
  return [`[data-x="${edge.dataset.x}"][data-y="${edge.dataset.y}"]`, x + width * 0.56, y + height * 0.45];
}).filter(([place, x, y]) => document.elementFromPoint(x, y)?.matches(place))"""
# What is the right way round for whoever sits opposite: its first line is the lowest on the screen.
UPSIDE_DOWN = """(css) => {
  const rotation = (element) => {
    const { rotate } = getComputedStyle(element);
    return (rotate === 'none' ? 0 : parseFloat(rotate)) + (element.parentElement && !element.matches('dialog') ?
      rotation(element.parentElement) : 0);
  };
  return rotation(document.querySelector(css)) % 360 === 180;
}"""


@pytest.fixture
def tablet(chromium_browser: Browser) -> Iterator[PlaywrightTab]:
    yield from playwright_tab(chromium_browser, size=(820, 640), has_touch=True)


def turn_to_the_other(tab: PlaywrightTab, host: Host) -> None:
    """The second player is to set borders, and sits opposite."""
    open_game(tab, host.url, "loewenherz", seed=4, yes=True)
    tab.run(TURN.format("turned"))
    play_to(tab, f"{TURNED} && document.querySelectorAll('#board .l-edge[data-choice]').length > {TIMES}")


def test_the_edge_under_the_finger_is_the_edge_that_is_set(tablet: PlaywrightTab, host: Host):
    turn_to_the_other(tablet, host)
    edges = tablet.run(SMALL_EDGES)
    for turn in range(TIMES):
        place, x, y = edges[turn * 7 % len(edges)]
        free = f"document.querySelector('#board .l-edge[data-choice]{place}') !== null"
        assert tablet.run(free)
        # The first tap brings the board nearer, a further one chooses: the same spot is the same edge all the time.
        for _ in range(3):
            assert tablet.run(f"document.elementFromPoint({x}, {y}).matches('{place}')"), (turn, place)
            tablet.page.touchscreen.tap(x, y)
            until(tablet, ENLARGED)
            if not tablet.run(free):
                break
        until(tablet, f"!({free})")
        tablet.run("document.querySelector('.prompt [data-do=undo]').click()")
        until(tablet, free)
        while tablet.run(ENLARGED):
            tablet.page.tap("[data-zoom]")


def test_the_board_follows_the_finger_and_what_opens_is_the_right_way_round(
    tablet: PlaywrightTab, host: Host
):
    turn_to_the_other(tablet, host)
    tablet.page.tap("[data-zoom]")
    at = "(({ x, y }) => [x, y])(document.querySelector('#board svg').getBoundingClientRect())"
    x, y = tablet.run(at)
    box = tablet.run("document.querySelector('.frame-board').getBoundingClientRect().toJSON()")
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    touch = tablet.page.context.new_cdp_session(tablet.page)
    for kind, dx, dy in (("touchStart", 0, 0), ("touchMove", -20, -12), ("touchMove", -40, -24)):
        points = [{"x": middle[0] + dx, "y": middle[1] + dy}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    moved = tablet.run(at)
    assert moved == [pytest.approx(x - 40, abs=2), pytest.approx(y - 24, abs=2)]
    for name in ("menu", "more", "settings"):
        tablet.run(f"document.querySelector('[data-open={name}]').click()")
        assert tablet.page.evaluate(UPSIDE_DOWN, f"#{name}")
        if name == "menu":  # from his left, which is the right of the screen
            assert tablet.run("document.getElementById('menu').getBoundingClientRect().right === innerWidth")
        tablet.run(f"document.getElementById('{name}').close()")
    assert all(tablet.page.evaluate(UPSIDE_DOWN, css) for css in ("#tip", "#notices", "#log-panel"))
    # A why-not stands beside the place that it speaks of.
    tablet.page.tap("[data-zoom]")
    spot = tablet.run(
        "(({ x, y, width, height }) => [x + width / 2, y + height / 2])("
        "document.querySelector('#board .l-edge[data-why]').getBoundingClientRect())"
    )
    tablet.page.touchscreen.tap(*spot)
    tip = until(
        tablet,
        "!document.getElementById('tip').hidden && document.getElementById('tip').getBoundingClientRect()",
    )
    assert tip["left"] >= 0 and tip["right"] <= 820 and tip["top"] >= 0 and tip["bottom"] <= 640
    # At once, there and back.
    tablet.run(TURN.format("upright"))
    assert not tablet.run(TURNED)
    tablet.run(TURN.format("turned"))
    assert tablet.run(TURNED)


def test_nobody_passes_on_a_table_that_turns(tablet: PlaywrightTab, host: Host):
    open_game(tablet, host.url, "merlin", yes=True, lang="en")
    until(tablet, f"{SCREEN} === 'curtain'")
    assert "Pass the device on." in tablet.page.inner_text("#curtain")
    tablet.run(TURN.format("turned"))
    assert "Pass" not in tablet.page.inner_text("#curtain")
