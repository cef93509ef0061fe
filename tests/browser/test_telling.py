"""A scoring is led through step by step, beside the table: with real clicks and keys, and by a script that knows none
of it."""

import re
from collections import Counter
from typing import Any

import pytest

from tafelrunde.games import GAMES
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.record import read, replay

from .host import Host
from .play import FINISHED, GOLDEN, SCREEN, open_finished, open_game, play
from .tabs import PlaywrightTab, until

CARD = "Boolean(document.querySelector('#telling .telling-card'))"
STEPS = "document.querySelectorAll('#telling .telling-step').length"
NOW = "#telling .telling-step.is-now"
# What the step in sight says: its number, its points by seat, and what is lit for it.
STEP = f"""(() => {{
    const step = document.querySelector({NOW!r});
    const gains = [...step.querySelectorAll('[data-gain]')].map(({{ dataset, textContent }}) =>
        [Number(dataset.gain), Number(textContent.replace('−', '-'))]);
    const lit = [...document.querySelectorAll('.is-scored')].map(({{ dataset }}) => dataset.place);
    return {{ gains, lit: [...new Set(lit)].sort(), places: step.dataset.places.split(' ').filter(Boolean).sort(),
        totals: [...document.querySelectorAll('#telling [data-total]')].map(({{ textContent }}) => Number(textContent)),
        heard: document.getElementById('live').textContent.includes(step.querySelector('b').textContent) }};
}})()"""
# Does the middle of some choice hit it, while the scoring is shown?
REACHED = """[...document.querySelectorAll('#table [data-choice]')].some((choice) => {
    const { x, y, width, height } = choice.getBoundingClientRect();
    return width && document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-choice]') === choice;
})"""
TOLD = "document.querySelector('#notices .is-told') !== null"
ASKED = "Boolean(document.querySelector('#table [data-choice]'))"


def scored(log: list[Event], start: int, end: str) -> Counter[int]:
    won: Counter[int] = Counter()
    for event in log[start + 1 :]:
        if event.key == end:
            break
        if event.key == "points":
            won[int(str(event.args["seat"]))] += int(str(event.args["points"]))
    return won


def stepped(tab: PlaywrightTab) -> Counter[int]:
    """Through all steps; what each of them brings, with its places lit and its words for those who listen."""
    won: Counter[int] = Counter()
    for number in range(count := tab.run(STEPS)):
        step: dict[str, Any] = until(tab, f"(({STEP}).heard && {STEP})")
        assert step["lit"] == step["places"]
        for seat, points in step["gains"]:
            won[seat] += points
        if number + 1 < count:
            tab.page.keyboard.press("t") if number % 2 else tab.click("#telling-next")
            until(
                tab,
                f"document.querySelector('#telling .telling-count').textContent === '{number + 2}/{count}'",
            )
    return won


@pytest.mark.parametrize(("game", "end"), [("merlin", "round"), ("loewenherz", "turn")])
def test_a_scoring_is_stepped_through_and_says_what_the_engine_says(
    tab: PlaywrightTab, host: Host, game: str, end: str
):
    """In a replay, opened by the laurel or by its line in the log; and the last one from the table below the result."""
    line = (GOLDEN / game / FINISHED[game]).read_text(encoding="utf-8").strip()
    log = replay(read(line), GAMES).log
    open_finished(tab, host.url, game)
    tab.click(".result-tools [data-look]")
    laurels = tab.run(
        "[...document.querySelectorAll('.laurel:not(:disabled)')].map(({ dataset }) => Number(dataset.at))"
    )
    assert laurels
    for number, start in enumerate(laurels):
        tab.page.locator(".laurel:not(:disabled)").nth(number).click()
        until(tab, f"document.querySelector('#telling [data-telling=\"{start}\"]') !== null")
        assert +stepped(tab) == +scored(log, start, end)
        tab.click("#telling-next")
        until(tab, f"!{CARD} && !document.querySelector('.is-scored')")
    # All at once, in a sheet; closed, it is told.
    tab.page.locator(".laurel:not(:disabled)").last.click()
    until(tab, CARD)
    if tab.run(STEPS) > 1:
        tab.click("#telling-all")
        whole = "document.querySelectorAll('#telling-dialog[open] .telling-step').length"
        assert tab.run(f"{whole} === {STEPS}")
        tab.page.keyboard.press("Escape")
    else:
        tab.page.keyboard.press("Escape")
    until(tab, f"!{CARD}")
    # In a replay a line of the log leads to its moment, and there it is shown.
    tab.click("[data-result]")
    tab.click(".result-tools [data-do=look]")
    until(tab, f"{SCREEN} === 'replay'")
    tells = "scoring" if game == "merlin" else "points"
    tab.run(
        "[...document.querySelectorAll('#log-lines [data-moment]')].find(({ textContent, querySelector }) =>"
        f" /{'Scoring' if tells == 'scoring' else '^.*villages'}/.test(textContent))"
        ".dispatchEvent(new MouseEvent('click', { bubbles: true }))"
    )
    until(tab, CARD)
    tab.run("document.querySelector('#telling [data-tell=next]').click()")
    assert not re.search("undefined|NaN", tab.run("document.querySelector('#telling')?.textContent ?? ''"))


@pytest.mark.parametrize("game", GAMES)
def test_a_scoring_stands_in_nobodys_way(tab: PlaywrightTab, host: Host, game: str):
    """A script that only clicks on choices plays on, on a phone, too; each choice closes it. What is told of the new
    round does not stay over the scores. Switched off it does not come by itself."""
    tab.page.set_viewport_size({"width": 390, "height": 844})
    open_game(tab, host.url, game, yes=True, players=2, seed=29, bots=",page", first="0")
    seen = told = 0
    for _ in range(400):
        until(tab, f"{ASKED} || {SCREEN} === 'result'", 60)
        if tab.run(f"{CARD} && {ASKED}"):
            assert tab.run(REACHED)
            if tab.run(TOLD) and tab.run(STEPS) > 1:
                tab.click("#telling-next")
                assert tab.run(CARD) and not tab.run(TOLD)
                told += 1
            before = tab.run("document.querySelector('#telling .telling-card').dataset.telling")
            play(tab, 1)
            seen += 1
            until(
                tab,
                f"!{CARD} || document.querySelector('#telling .telling-card').dataset.telling !== {before!r}",
            )
            if seen == 2:
                break
        play(tab, 1)
    assert seen == 2 and (told or game != "merlin")
    tab.run("document.querySelector('#settings [name=set-telling][value=off]').click()")
    for _ in range(60):
        if tab.run(f"{SCREEN} === 'result'"):
            break
        play(tab, 1)
        assert not tab.run("document.querySelector('#telling .telling-card')?.checkVisibility()")
        assert not tab.run("document.querySelector('.is-scored') !== null")
