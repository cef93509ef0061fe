"""Whole games of Löwenherz on the real page, person against person, by clicking alone."""

import json
from pathlib import Path
from typing import Any

import pytest

from .host import Host
from .tabs import PlaywrightTab, until

# Clicks up to `most` times on something that can be chosen, at the centre of its box, as a hand would. Prefers playing
# cards and what wins points, so that a game comes to its end. Tells what went wrong, or nothing.
PLAY = """(async (most, seed) => {
  const root = document.documentElement;
  const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
  const any = (list) => list[Math.floor(random() * list.length)];
  const named = (id) => document.getElementById(id);
  const parts = ['ask', 'board', 'hand', 'display', 'main', 'curtain', 'result'].map(named);
  const sight = () => root.dataset.screen + parts.map((part) => part.innerHTML).join();
  const pick = () => {
    if (root.dataset.screen === 'curtain') return document.querySelector('[data-lift]');
    const all = [...document.querySelectorAll('#table [data-choice]')];
    const cards = all.filter((one) => one.matches('.p-act'));
    const gains = all.filter((one) => one.dataset.effect?.includes('+') && one.closest('#board'));
    const rim = all.filter((one) => one.matches('.l-edge') && (one.dataset.x < 4 || one.dataset.y < 9));
    const luck = random();
    if (cards.length && luck < 0.8) return any(cards);
    if (gains.length && luck < 0.9) return any(gains);
    return any(rim.length && luck < 0.7 ? rim : all);
  };
  for (let clicks = 0; clicks < most && root.dataset.screen !== 'result'; clicks += 1) {
    const target = pick();
    if (!target) return `nothing to choose at click ${clicks}`;
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { x, y, width, height } = target.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    if (hit?.closest('[data-choice],[data-lift]') !== target) {
      return `missed ${target.outerHTML.slice(0, 300)}: ${hit?.outerHTML.slice(0, 200)}`;
    }
    const before = sight();
    hit.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    for (let waits = 0; sight() === before; waits += 1) {
      if (waits > 5000) return `no answer to ${target.outerHTML.slice(0, 300)}`;
      await new Promise((resume) => setTimeout(resume, 2));
    }
  }
  return '';
})"""
SCREEN = "document.documentElement.dataset.screen"
SIZES = {
    "phone": (390, 844),
    "flat": (844, 390),
    "portrait": (768, 1024),
    "tablet": (1180, 820),
    "desktop": (1440, 900),
}


def open_game(tab: PlaywrightTab, host: Host, players: int, seed: int, lang: str, more: str = "") -> None:
    names = ",".join(("Anna", "Bram", "Clara", "Dirk")[:players])
    tab.open(f"{host.url}?game=loewenherz&players={players}&seed={seed}&lang={lang}&names={names}{more}")
    until(tab, f"['table', 'curtain'].includes({SCREEN})", 60)


def play(tab: PlaywrightTab, clicks: int, seed: int) -> None:
    assert tab.run(f"{PLAY}({clicks}, {seed})") == ""


@pytest.mark.calm
@pytest.mark.parametrize(("players", "lang"), [(2, "de"), (3, "nl"), (4, "en")])
def test_a_whole_game_by_clicking(tab: PlaywrightTab, host: Host, artefacts: Path, players: int, lang: str):
    open_game(tab, host, players, players, lang)
    for rounds in range(60):
        if tab.run(SCREEN) == "result":
            break
        play(tab, 50, players + rounds)
    rows: list[dict[str, Any]] = json.loads(
        tab.run(
            "JSON.stringify([...document.querySelectorAll('#result [data-seat]')].map(row => ({...row.dataset})))"
        )
    )
    assert {int(row["seat"]) for row in rows} == set(range(players))
    assert all(int(row["points"]) >= 0 for row in rows)
    tab.screenshot(artefacts / f"loewenherz-result-{lang}.png")


@pytest.mark.parametrize("size", SIZES)
def test_the_table_at_every_size(tab: PlaywrightTab, host: Host, artefacts: Path, size: str):
    """Nothing scrolls sideways, light and dark, and what can be touched is large enough or can be enlarged."""
    width, height = SIZES[size]
    tab.page.set_viewport_size({"width": width, "height": height})
    open_game(tab, host, 3, 4, "de")
    play(tab, 90, 4)
    for _ in range(40):
        if tab.run("Boolean(document.querySelector('[data-screen=table] .p-sale[data-choice]'))"):
            break
        play(tab, 1, 7)
    for theme in ("light", "dark"):
        tab.run(f"document.documentElement.dataset.theme = '{theme}'")
        assert tab.run("document.documentElement.scrollWidth <= innerWidth")
        tab.screenshot(artefacts / f"loewenherz-{size}-{theme}.png")
    cards = tab.run(
        "[...document.querySelectorAll('#hand .p-act[data-choice]')].map(card => card.getBoundingClientRect())"
        ".filter(box => box.width).map(box => Math.min(box.width, box.height))"
    )
    assert all(side >= 40 for side in cards)
