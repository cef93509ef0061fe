"""The yes that ends a turn, with real keys and clicks."""

from .host import Host
from .play import QUESTION, open_game, play, reload
from .tabs import PlaywrightTab, until

YES = "Boolean(document.querySelector('#main [data-choice][data-yes]'))"


def test_a_turn_ends_by_a_yes(tab: PlaywrightTab, host: Host):
    """A castle and its knight (L2.4): undone and done again by keys, still there after a reload, ended by Enter; then
    the setting ends the next turn by itself."""
    open_game(tab, host.url, "loewenherz", yes=True, bots=",squire", first="0")
    play(tab, 2)
    until(tab, YES)
    tab.page.keyboard.press("u")
    until(tab, f"!{YES}")
    tab.page.keyboard.press("r")
    until(tab, YES)
    reload(tab)
    until(tab, YES)
    waiting = tab.run(QUESTION)
    # Right after the last choice, with the focus wherever a click has left it.
    tab.page.keyboard.press("Enter")
    until(tab, f"{QUESTION} !== {waiting!r} && !{YES}")
    until(tab, "Boolean(document.querySelector('#board [data-choice]'))")
    tab.run("document.querySelector('#settings [name=set-end][value=auto]').click()")
    play(tab, 2)
    until(tab, "Boolean(document.querySelector('#board [data-choice]'))")
    assert not tab.run(YES)
