"""Names are plain text, whatever is typed, and never wider than the page."""

import pytest

from tafelrunde.games import GAMES

from .host import Host
from .play import SCREEN, play, uncover, until_table
from .tabs import PlaywrightTab, until, until_python

NAMES = ("<img src=x onerror=hit=1>", "شهرزاد & \u202eשלום", "👩‍👩‍👧‍👦🏴‍☠️\u200b𝕎", "W" * 200)
SIDEWAYS = "document.documentElement.scrollWidth > innerWidth"


@pytest.mark.parametrize("game", GAMES)
def test_strange_names_are_shown_as_they_were_typed(tab: PlaywrightTab, host: Host, game: str):
    tab.page.set_viewport_size({"width": 390, "height": 844})
    tab.open(f"{host.url}?lang=en")
    until_python(tab)
    tab.run(f"document.querySelector('[value={game}]').click()")
    tab.run("document.querySelector('[name=count][value=\"4\"]').click()")
    tab.page.select_option("[name=kind-1]", "person")
    for seat, name in enumerate(NAMES):
        tab.page.focus(f".seat[data-seat='{seat}'] input.field")
        tab.page.keyboard.insert_text(name)
    typed = tab.run("[...document.querySelectorAll('.seat input.field')].map(({ value }) => value.trim())")
    assert all(name.startswith(value) and len(value) >= 9 for name, value in zip(NAMES, typed, strict=True))
    assert not tab.run(SIDEWAYS)
    tab.click(".go .btn-main")
    until_table(tab)
    met: set[str] = set()
    while len(met) < 4:
        if tab.run(SCREEN) == "curtain":
            assert not tab.run(SIDEWAYS)
            words = tab.run("document.querySelector('#curtain h1').textContent")
            met |= {name for name in typed if name in words}
        play(tab, 1)
    assert not tab.run(SIDEWAYS)
    tab.reload()
    until_table(tab)
    uncover(tab)
    table = tab.run("document.getElementById('table').textContent")
    assert [name for name in typed if name not in table] == []
    tab.run("document.querySelector('#menu [data-leave]').click()")
    until(tab, f"{SCREEN} === 'start'")
    listed = tab.run("document.querySelector('.save-names').textContent")
    assert listed.replace("\u2068", "").replace("\u2069", "") == ", ".join(typed)
    assert (
        listed.count("\u2068") == listed.count("\u2069") == 1
    )  # what turns the writing turns one name alone
    assert not tab.run(SIDEWAYS)
    assert tab.run("window.hit ?? null") is None
