"""The guided game, played to its end with a finger that follows its words alone: on phone and tablet, in changing
languages. What the words light lies in sight by itself."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tafelrunde.games import GAMES

from .host import Host
from .play import QUICK_BOTS, SCREEN, until_table
from .tabs import PlaywrightTab, until, until_python

SIZES = {"phone": (390, 844), "tablet": (1180, 820)}
LANGUAGES = ("de", "nl", "en")
EVERY = 6  # choices in one language
# What the card suggests, and the middle of the light round it, where a finger reaches it without looking for it.
CARD = """(() => {
  const card = document.querySelector("#guide .guide-card");
  if (!card || document.documentElement.dataset.screen !== "table") return null;
  const { question } = card.dataset;
  if (question === LAST) return null;
  if ("guideEnd" in card.dataset) return { end: true, question };
  const words = document.querySelector("#guide .guide-try")?.textContent ?? "";
  const spoken = [...document.querySelectorAll("#rings .is-spoken")];
  for (const light of document.querySelectorAll("#rings .is-target:not([hidden])")) {
    const { left, top, width, height } = light.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const choice = document.elementFromPoint(x, y)?.closest("[data-choice]")?.dataset.choice;
    if (choice !== card.dataset.try) continue;
    const strip = document.querySelector("#since [data-since]")?.getClientRects().length > 0;
    const least = Math.min(width, height);
    return { question, words, x, y, choice, strip, least, lit: !spoken.length || spoken.some(({ hidden }) => !hidden) };
  }
  return null;
})()"""
# What the list of all choices calls it.
NAMED = """(async (choice) => {
  document.querySelector("#more [data-open=choices]").click();
  const place = () => document.querySelector(`#choices [data-choice="${choice}"]`);
  while (!place()) await new Promise(requestAnimationFrame);
  const words = (place().querySelector("span") ?? place()).textContent;
  document.getElementById("choices-dialog").close();
  return words;
})"""
LEAST = 24  # px of what is suggested, that are in sight
# Where undo has been, in everybody's turns; the welcome is longer than most lessons, and a scoring takes room. On a
# phone every lesson does: room that is kept for one would be taken from the cards.
UNDO = """(() => {
  globalThis.places = {};
  requestAnimationFrame(function look() {
    const card = document.querySelector("#guide .guide-card");
    const grown = innerWidth < 600 && card?.matches("[data-try]:has(p:not(.guide-try))");
    if (!grown && !card?.matches("[data-guide-end]") && !document.querySelector("#telling > *")) {
      const { y } = document.querySelector(".tools [data-do=undo]").getBoundingClientRect();
      globalThis.places[Math.round(y)] ??= document.getElementById("guide").textContent;
    }
    requestAnimationFrame(look);
  });
})()"""
ENLARGED = "Boolean(document.querySelector('.frame.is-zoomed'))"


@pytest.fixture(params=SIZES)
def finger(request: pytest.FixtureRequest, chromium_browser: Browser) -> Iterator[PlaywrightTab]:
    width, height = SIZES[request.param]
    context = chromium_browser.new_context(
        viewport={"width": width, "height": height}, has_touch=True, reduced_motion="reduce"
    )
    context.add_init_script("delete Navigator.prototype.serviceWorker")
    tab = PlaywrightTab(context.new_page())
    yield tab
    context.close()
    assert not tab.complaints


def lit(last: str = "") -> str:
    """The card of another question than the last one."""
    return CARD.replace("LAST", repr(last))


def follow(tab: PlaywrightTab, card: dict[str, Any]) -> None:
    """Taps on what is lit, and once more where the first tap shows what it brings."""
    asked = f"document.querySelector('#guide .guide-card')?.dataset.question === '{card['question']}'"
    shown = f"!document.getElementById('try').hidden || {ENLARGED} !== {str(tab.run(ENLARGED)).lower()}"
    tab.page.touchscreen.tap(card["x"], card["y"])
    until(tab, f"!({asked}) || {shown}")
    if tab.run(asked):
        card = until(tab, lit())
        tab.page.touchscreen.tap(card["x"], card["y"])
        until(tab, f"!({asked})")


@pytest.mark.parametrize("game", GAMES)
def test_a_guided_game_leads_to_its_end_by_its_words(finger: PlaywrightTab, host: Host, game: str):
    tab = finger
    tab.open(f"{host.url}?lang=en")
    until_python(tab)
    tab.run(f"document.querySelector('.games [value={game}]').click()")
    tab.page.tap("[data-learn]")
    until_table(tab)
    tab.run(QUICK_BOTS)
    spoken: dict[str, set[str]] = {}
    last, strips = "", 0
    for number in range(400):
        card = until(tab, lit(last), 60)
        if card.get("end"):
            break
        language = LANGUAGES[number // EVERY % len(LANGUAGES)]
        if tab.run("document.documentElement.lang") != language:
            tab.run(f"document.querySelector('#settings [data-lang={language}]').click()")
            until(tab, f"document.documentElement.lang === '{language}'")
            card = until(tab, lit(last))
        assert card["lit"] and card["least"] >= LEAST
        strips += card["strip"]
        assert card["words"] and card["words"] == until(tab, lit(last))["words"]
        if number % 10 == 0:  # the words are those of what is lit
            assert card["words"].endswith(tab.run(f"({NAMED})({card['choice']})"))
            card = until(tab, lit(last))
        spoken.setdefault(language, set()).update(
            tab.run(
                "[...document.querySelectorAll('#guide [data-l10n-id]')].map((told) => told.dataset.l10nId)"
            )
        )
        last = card["question"]
        follow(tab, card)
        if number == 0:
            tab.run(UNDO)
    assert len(places := tab.run("places")) == 1, places
    assert card.get("end"), "no end after 400 clicks"
    assert {*spoken} == {*LANGUAGES}
    assert strips  # what the opponent did is seen meanwhile
    assert tab.run(SCREEN) == "table"
    tab.run("document.querySelector('#guide [data-do=unguide].btn').click()")
    until(
        tab,
        "document.getElementById('guide').childElementCount === 0 && !document.querySelector('[data-lesson-target]')",
    )
