"""Whole games by keyboard alone: on the board with Tab, arrows and Enter, or from the list of choices. The focus is
never lost by a redraw."""

from random import Random
from typing import Any

import pytest

from tafelrunde.games import GAMES

from .host import Host
from .play import QUESTION, SCREEN, hand, open_game
from .tabs import PlaywrightTab, until

# Where the focus is once the page has been painted: nowhere, in which region, on a choice?
FOCUS = f"""new Promise(resolve => requestAnimationFrame(() => setTimeout(() => {{
    const at = document.activeElement
    resolve({{
        lost: !at || at === document.body || at.matches(':disabled') || !at.checkVisibility(),
        id: at?.id ?? '', region: at?.closest('.region')?.id ?? '', choice: at?.dataset.choice ?? '',
        lift: at?.hasAttribute('data-lift') ?? false, undo: at?.dataset.do === 'undo', screen: {SCREEN},
        dialog: at?.closest('dialog')?.id ?? '',
    }})
}})))"""
ARROWS = ("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp")


class Hands:
    """Two hands on a keyboard, and no mouse."""

    def __init__(self, tab: PlaywrightTab, seed: int) -> None:
        self.tab = tab
        self.random = Random(seed)
        # How often something was chosen on the board, and from the list.
        self.on_board = self.in_list = 0

    def press(self, *keys: str) -> None:
        for key in keys:
            self.tab.page.keyboard.press(key)

    @property
    def focus(self) -> dict[str, Any]:
        found: dict[str, Any] = self.tab.run(FOCUS)
        return found

    def answer(self, key: str) -> dict[str, Any]:
        """Press a key that changes the table; see it change, and where the focus is then."""
        self.tab.run(hand("watch()"))
        self.press(key)
        focus: dict[str, Any] = self.tab.run(f"{hand('answered()')}.then(() => {FOCUS})")
        assert not focus["lost"], f"the focus was lost by {key}"
        return focus

    def choose_on_board(self) -> None:
        """To a choice in any of the boards by the key for the next one, then about it with the arrows."""
        self.press(*["n"] * self.random.randint(1, 4))
        assert self.focus["choice"]
        for _ in range(self.random.randrange(4)):
            self.press(self.random.choice(ARROWS))
        if not self.focus["choice"]:  # on a place that only says why not
            self.press("p")
        self.answer(self.random.choice(("Enter", " ")))
        self.on_board += 1

    def choose_in_list(self, place: int | None = None) -> None:
        """What stands there, or whatever luck says."""
        self.press("c")
        until(self.tab, "document.activeElement.closest('#choices') !== null")
        if place is None and self.random.random() < 0.7:
            self.press("End")
        else:
            self.press(*["ArrowDown"] * (self.random.randrange(6) if place is None else place))
        self.answer("Enter")
        self.in_list += 1

    def play(self) -> None:
        """One choice, or the curtain."""
        screen = self.tab.run(SCREEN)
        if screen == "curtain":
            assert self.focus["lift"], "the curtain's button must have the focus"
            self.answer("Enter")
        elif self.random.random() < 0.2:
            self.choose_on_board()
        else:
            self.choose_in_list()

    def play_to_table(self) -> None:
        """Until somebody has his first turn before him."""
        while self.tab.run(SCREEN) != "curtain":
            self.choose_in_list()
        self.answer("Enter")


def begin(tab: PlaywrightTab, host: Host, game: str, lang: str, seed: int) -> Hands:
    open_game(tab, host.url, game, seed=seed, lang=lang)
    return Hands(tab, seed)


@pytest.mark.long
@pytest.mark.parametrize(("game", "lang", "seed"), [("merlin", "de", 3), ("loewenherz", "nl", 4)])
def test_a_whole_game_by_keyboard(tab: PlaywrightTab, host: Host, game: str, lang: str, seed: int):
    hands = begin(tab, host, game, lang, seed)
    while tab.run(SCREEN) != "result":
        hands.play()
    assert hands.on_board >= 10 and hands.in_list >= 10
    assert tab.run("document.querySelectorAll('#result [data-seat]').length") == 2
    assert tab.run("document.activeElement.matches('#result h1')")


def test_below_a_curtain_no_key_reaches_the_table(tab: PlaywrightTab, host: Host):
    hands = begin(tab, host, "merlin", "en", 7)
    until(tab, f"{SCREEN} === 'curtain'")
    for key in ("Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab", "h", "l", "c"):
        hands.press(key)
        assert not tab.run("Boolean(document.activeElement.closest('#table, dialog'))"), key


@pytest.mark.parametrize("game", GAMES)
def test_keys_for_undo_log_hand_scores_rules_and_choices(tab: PlaywrightTab, host: Host, game: str):
    hands = begin(tab, host, game, "en", 7)
    hands.play_to_table()
    assert hands.focus["id"] == "ask"
    first = tab.run(QUESTION)
    hands.choose_in_list(0)
    second = tab.run(QUESTION)
    assert first != second
    hands.answer("u")
    assert tab.run(QUESTION) == first
    hands.answer("r")
    assert tab.run(QUESTION) == second
    # The button itself is disabled by its last use, and must not take the focus with it.
    while not hands.focus["undo"]:
        hands.press("Tab")
    hands.answer("Enter")
    assert tab.run(QUESTION) == first

    for key, dialog in {"s": "scores-dialog", "c": "choices-dialog", "?": "rules-dialog"}.items():
        hands.press(key)
        until(tab, f"document.getElementById({dialog!r}).open")
        assert hands.focus["dialog"] == dialog
        hands.press("Escape")
        assert not tab.run(f"document.getElementById({dialog!r}).open")
        assert not hands.focus["lost"]
    hands.press("l")
    assert hands.focus["region"] == "log"
    hands.press("Escape")
    assert not hands.focus["lost"]
    hands.press("h")
    assert hands.focus["region"] == "hand"
    # The table can do without the keys: Tab leads to something that can be chosen, too.
    hands.press("Tab")
    for _ in range(60):
        if hands.focus["choice"]:
            break
        hands.press("Tab")
    hands.answer("Enter")


def test_arrows_go_round_the_rondel_and_over_the_land(tab: PlaywrightTab, host: Host):
    hands = begin(tab, host, "merlin", "en", 7)
    hands.play_to_table()
    tab.run("document.querySelector('[data-ring=\"23\"]').focus()")
    place = "document.activeElement.dataset.place"
    hands.press("ArrowRight")
    assert tab.run(place) == "space-0"
    hands.press("ArrowLeft", "ArrowLeft")
    assert tab.run(place) == "space-22"
    # One stop of each group is reached by Tab, whichever group lies in which.
    stops = (
        "[...document.querySelectorAll('#board [tabindex=\"0\"]')].map(stop => stop.closest('[data-nav]').id)"
    )
    assert sorted(tab.run(stops)) == ["principalities", "rondel"]

    hands = begin(tab, host, "loewenherz", "en", 7)
    spot = "[document.activeElement.dataset.x, document.activeElement.dataset.y].map(Number)"
    tab.run('document.querySelector(\'#board [data-x="3"][data-y="5"]\').focus()')
    hands.press("ArrowRight", "ArrowRight", "ArrowDown")
    assert tab.run(spot) == [5, 6]
    hands.press("Home")
    assert tab.run(spot) == [0, 0]


def test_the_rule_of_a_why_not_by_key(tab: PlaywrightTab, host: Host):
    hands = begin(tab, host, "loewenherz", "en", 7)
    tab.run("document.querySelector('#board [data-why]').focus()")
    hands.press("Enter")
    until(tab, "!document.getElementById('tip').hidden")
    hands.press("?")
    until(tab, "document.getElementById('rules-dialog').open")
    # The dialog shows the very rule that was named.
    rule = tab.run("document.querySelector('.tip-rule').dataset.rule")
    assert tab.run("document.activeElement.id") == f"rule-{rule.replace('.', '-')}"
    assert tab.run("document.activeElement.getBoundingClientRect().top < innerHeight / 2")
    hands.press("Escape")
    assert hands.focus["region"] == "board"


def test_a_line_of_the_log_leads_to_its_place(tab: PlaywrightTab, host: Host):
    hands = begin(tab, host, "loewenherz", "en", 7)
    hands.choose_in_list()
    hands.choose_in_list()
    hands.press("l", "Tab")
    while not tab.run("document.activeElement.dataset.see").startswith("square-"):
        hands.press("ArrowDown")
    hands.press("Enter")
    assert hands.focus["region"] == "board"


def test_the_keys_can_be_switched_off(tab: PlaywrightTab, host: Host):
    """WCAG 2.1.4: for those to whom letters come by accident, as with speech control."""
    tab.page.add_init_script("localStorage.setItem('tafelrunde.settings', JSON.stringify({ keys: 'off' }))")
    hands = begin(tab, host, "loewenherz", "en", 7)
    hands.press("c", "s", "n")
    assert not tab.run("Boolean(document.querySelector('dialog[open]'))")
    assert not hands.focus["choice"]
