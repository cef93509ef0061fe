"""What a person relies on, in every engine: another language in mid-turn, a game that is there again after a reload,
and bots that think beside the page. Whole games are in test_whole_games.py, the start in test_boot.py."""

import pytest

from tafelrunde.games import GAMES

from .host import Host
from .play import LOG, QUESTION, SCREEN, open_game, play, reload, uncover
from .tabs import Tab, until

pytestmark = [pytest.mark.motion, pytest.mark.kept]  # all as people have it
EVERY_GAME = pytest.mark.parametrize("game", GAMES)
LANGUAGE = "document.documentElement.lang"
CHOICES = "[...document.querySelectorAll('#table [data-choice]')].map(({ dataset }) => dataset.choice)"
WORDS = f"[{QUESTION}, {LOG}]"
# What is sent to workers from now on, as it is sent.
LISTEN = """(() => {
    window.posted = [];
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message) { posted.push(message); post.call(this, message) };
})()"""


def open_in_mid_turn(tab: Tab, host: Host, game: str, lang: str) -> None:
    """In Merlin a die is chosen, in Löwenherz a castle is placed; the same person has to go on."""
    open_game(tab, host.url, game, lang=lang)
    uncover(tab)
    play(tab, 1)
    assert tab.run(SCREEN) == "table"


@EVERY_GAME
def test_the_language_changes_in_mid_turn_and_nothing_else(any_tab: Tab, host: Host, game: str):
    open_in_mid_turn(any_tab, host, game, "de")
    choices = any_tab.run(CHOICES)
    said = [any_tab.run(WORDS)]
    for lang in ("nl", "en", "de"):
        any_tab.click(".bar-lang")
        until(any_tab, f"{LANGUAGE} === {lang!r}")
        said.append(any_tab.run(WORDS))
        assert any_tab.run(CHOICES) == choices
    german, dutch, english, again = said
    assert again == german
    for words in zip(german, dutch, english, strict=True):
        assert len({*words}) == 3, words
    play(any_tab, 3)


def test_the_language_chosen_in_the_game_stays_after_a_reload(any_tab: Tab, host: Host):
    """Though the address had asked for another one; and it is the same game, not the next of that address."""
    open_in_mid_turn(any_tab, host, "loewenherz", "de")
    any_tab.click(".bar-lang")
    until(any_tab, f"{LANGUAGE} === 'nl'")
    before = any_tab.run(WORDS)
    reload(any_tab)
    uncover(any_tab)
    assert any_tab.run(LANGUAGE) == "nl"
    assert any_tab.run(WORDS) == before


@EVERY_GAME
def test_a_game_goes_on_after_a_reload_in_mid_turn(any_tab: Tab, host: Host, game: str):
    open_in_mid_turn(any_tab, host, game, "nl")
    before = any_tab.run(WORDS)
    reload(any_tab)
    uncover(any_tab)
    assert any_tab.run(WORDS) == before
    play(any_tab, 3)


@EVERY_GAME
def test_bots_think_beside_the_page(any_tab: Tab, host: Host, game: str):
    open_game(any_tab, host.url, game, bots=",knight", first="0" if game == "merlin" else "1")
    any_tab.run(LISTEN)
    while not any_tab.run(f"{LOG}.includes('Bram')"):
        play(any_tab, 1)
    play(any_tab, 1)  # the bot has come to its end
    assert any_tab.run("posted.length")


def test_the_signs_of_a_turns_parts_are_no_larger_than_its_words(any_tab: Tab, host: Host):
    """An engine may give a drawing without a size all the room there is."""
    open_game(any_tab, host.url, "merlin")
    heights: list[float] = []
    for _ in range(12):
        play(any_tab, 1)
        heights += any_tab.run(
            "[...document.querySelectorAll('.trail svg')].map((sign) => sign.getBoundingClientRect().height)"
        )
        if any_tab.run("document.querySelector('.trail .figure-box') !== null"):
            break
    assert heights and max(heights) <= 24
