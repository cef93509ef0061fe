"""Playing on the page without knowing the game."""

import json

from .tabs import Tab, until

TABLE = "[...document.querySelectorAll('.region')].map(region => region.innerHTML).join()"
SHOWS_CHOICE = (
    "Boolean(document.querySelector('[data-screen=table] [data-choice], [data-screen=curtain] [data-lift]'))"
)
CLICK = """document.querySelector('[data-screen=curtain] [data-lift], [data-screen=table] [data-choice]')
    .dispatchEvent(new MouseEvent('click', {bubbles: true}))"""


def play_some(tab: Tab, choices: int) -> None:
    """Take the first choice on the table, whatever it is, and see that the table moves on."""
    for _ in range(choices):
        until(tab, SHOWS_CHOICE)
        before = tab.run(TABLE)
        tab.run(CLICK)
        until(tab, f"{TABLE} !== {json.dumps(before)}")
