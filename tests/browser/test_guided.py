"""The guided game, played to its end by following its words alone: on phone and tablet, in changing languages."""

import pytest

from .host import Host
from .play import QUICK_BOTS, SCREEN, until_table
from .tabs import PlaywrightTab, until, until_python

SIZES = {"phone": (390, 844), "tablet": (1180, 820)}
LANGUAGES = ("de", "nl", "en")
EVERY = 6  # choices in one language
# What the card suggests, and the middle of the place that it lights, where a finger reaches it.
CARD = """(() => {
  const card = document.querySelector("#guide .guide-card");
  if (!card || document.documentElement.dataset.screen !== "table") return null;
  const { question } = card.dataset;
  if (question === LAST) return null;
  if ("guideEnd" in card.dataset) return { end: true, question };
  const words = document.querySelector("#guide .guide-try")?.textContent ?? "";
  for (const place of document.querySelectorAll("[data-lesson-target]")) {
    place.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, top, width, height } = place.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (!width || document.elementFromPoint(x, y)?.closest("[data-choice]") !== place) continue;
    const rings = document.querySelectorAll("#rings .is-target").length;
    return { question, words, x, y, choice: place.dataset.choice, tried: card.dataset.try, rings };
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


def lit(last: str) -> str:
    """The card of another question than the last one."""
    return CARD.replace("LAST", repr(last))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["merlin", "loewenherz"])
def test_a_guided_game_leads_to_its_end_by_its_words(tab: PlaywrightTab, host: Host, game: str, size: str):
    width, height = SIZES[size]
    tab.page.set_viewport_size({"width": width, "height": height})
    tab.open(f"{host.url}?lang=en")
    until_python(tab)
    tab.run(f"document.querySelector('.games [value={game}]').click()")
    tab.click("[data-learn]")
    until_table(tab)
    tab.run(QUICK_BOTS)
    spoken: dict[str, set[str]] = {}
    last = ""
    for number in range(400):
        card = until(tab, lit(last), 60)
        if card.get("end"):
            break
        language = LANGUAGES[number // EVERY % len(LANGUAGES)]
        if tab.run("document.documentElement.lang") != language:
            tab.run(f"document.querySelector('#settings [data-lang={language}]').click()")
            until(tab, f"document.documentElement.lang === '{language}'")
            card = until(tab, lit(last))
        assert card["choice"] == card["tried"] and card["rings"]
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
        tab.page.mouse.click(card["x"], card["y"])
    assert card.get("end"), "no end after 400 clicks"
    assert {*spoken} == {*LANGUAGES}
    assert tab.run(SCREEN) == "table"
    tab.run("document.querySelector('#guide [data-do=unguide].btn').click()")
    until(
        tab,
        "document.getElementById('guide').childElementCount === 0 && !document.querySelector('[data-lesson-target]')",
    )
