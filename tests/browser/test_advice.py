"""The king's advice at the table: asked for in the bar, shown on the board, played by its own button."""

import json

import pytest

from tafelrunde.games import GAMES

from .host import Host
from .play import open_game, play_to
from .tabs import PlaywrightTab, until

CHOICES = "[...document.querySelectorAll('%s')].map(({ dataset }) => dataset.choice)"
# What the advice must not hide: the hand, the dice, and the question.
COVERED = """(() => {
  const hint = document.getElementById("hint").getBoundingClientRect();
  const lies = ({ left, right, top, bottom, width }) =>
    width && left < hint.right - 1 && right > hint.left + 1 && top < hint.bottom - 1 && bottom > hint.top + 1;
  const kept = document.querySelectorAll("#hand > *, .castle-dice, #own .castle-dice, #ask, .frame-board");
  return [...kept].filter((part) => lies(part.getBoundingClientRect()) && !part.closest("#others")).length;
})()"""
RINGS = "document.querySelectorAll('#badges .plan-ring:not([hidden])').length"
DONE = "document.getElementById('ask').textContent + document.getElementById('log').textContent"


@pytest.mark.parametrize("game", GAMES)
def test_advice_is_shown_before_it_is_played_and_hides_nothing_of_ones_own(
    tab: PlaywrightTab, host: Host, game: str
):
    tab.page.set_viewport_size({"width": 390, "height": 844})
    open_game(tab, host.url, game, bots=",squire", first="0")
    tab.click(".prompt [data-do=hint]")
    until(tab, "document.querySelector('#hint [data-plan]') !== null")
    numbers = [
        str(number + 1) for number in range(tab.run("document.querySelectorAll('[data-plan]').length"))
    ]
    badges = tab.run(
        "[...document.querySelectorAll('#badges [data-rank]')].map(({ dataset }) => dataset.rank)"
    )
    assert {*badges} <= {*numbers}
    for size in ((390, 844), (1180, 820), (820, 1180), (1440, 900)):
        tab.page.set_viewport_size({"width": size[0], "height": size[1]})
        until(tab, f"innerWidth === {size[0]} && !{COVERED}")
        assert tab.run("document.querySelector('.prompt [data-do=hint]').getBoundingClientRect().width") >= 44
    before = tab.run(DONE)
    for number in reversed(range(len(numbers))):
        tab.click(f"#hint [data-plan='{number}']")
        until(tab, f"document.querySelector('#hint [data-plan=\"{number}\"][aria-pressed=true]') !== null")
        (shown,) = tab.run(CHOICES % "#hint [data-choice]")
        assert shown in tab.run(CHOICES % f'#table [data-advised="{number + 1}"]:not(#hint *)')
        until(tab, f"{RINGS} > 0")
    assert tab.run(DONE) == before
    tab.click("#hint [data-choice]")
    until(tab, f"{DONE} !== {json.dumps(before)}")
    until(tab, "document.querySelectorAll('#hint [data-plan]').length <= 1")
    if tab.run("document.getElementById('hint').childElementCount"):
        tab.click("#hint [data-do=hush]")
    until(tab, f"document.querySelector('[data-advised]') === null && !{RINGS}")
    assert tab.complaints == []


# The enlarged board fills its frame.
FILLS = """(() => {
  const frame = document.querySelector(".frame-board").getBoundingClientRect();
  const board = document.querySelector("#board svg").getBoundingClientRect();
  return board.top <= frame.top + 1 && board.bottom >= frame.bottom - 1;
})()"""


def test_an_enlarged_board_goes_with_its_frame_and_shows_what_is_advised(tab: PlaywrightTab, host: Host):
    tab.page.set_viewport_size({"width": 390, "height": 844})
    open_game(tab, host.url, "loewenherz", seed=4)
    play_to(tab, "document.querySelectorAll('#board .l-edge[data-choice]').length > 50")
    tab.click("[data-zoom]")
    height = "document.querySelector('.frame-board').clientHeight"
    before = tab.run(height)
    tab.page.mouse.move(195, 300)
    tab.page.mouse.down()
    tab.page.mouse.move(15, 120, steps=4)  # to its lower right corner
    tab.page.mouse.up()
    assert tab.run(FILLS)
    tab.page.set_viewport_size({"width": 390, "height": 700})
    until(tab, f"{height} < {before} && {FILLS}", 5)
    tab.page.set_viewport_size({"width": 390, "height": 844})
    until(tab, f"{height} === {before} && {FILLS}", 5)
    tab.click(".prompt [data-do=hint]")
    until(tab, f"{RINGS} > 0 && {height} < {before} && {FILLS}")
    tab.click("#hint [data-do=hush]")
    until(tab, f"{height} === {before} && {FILLS}", 5)
