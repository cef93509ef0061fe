"""Games on the page, opened by address and played by clicking (hand.js), in any engine."""

from pathlib import Path
from typing import Any

from .tabs import PlaywrightTab, Tab, View, until, until_python

SCREEN = "document.documentElement.dataset.screen"
SHOWS_CHOICE = (
    "Boolean(document.querySelector('[data-screen=table] [data-choice], [data-screen=curtain] [data-lift]'))"
)
QUICK_BOTS = "document.querySelector('#settings [name=set-pace][value=fast]').click()"
QUESTION = "document.querySelector('.question').textContent"
LOG = "document.getElementById('log').textContent"


def stored(database: str, store: str, what: str) -> str:
    """An expression for what the browser has on disk. Reading waits for what is being written."""
    return f"""new Promise((resolve, reject) => {{
    const opening = indexedDB.open('{database}');
    opening.onerror = reject;
    opening.onsuccess = () => {{
        const reading = opening.result.transaction('{store}').objectStore('{store}').{what};
        reading.onsuccess = () => {{ opening.result.close(); resolve(reading.result); }};
    }};
}})"""


KEPT_ON_DISK = stored("tafelrunde", "games", "count()")
SAVES = stored("tafelrunde", "games", "getAll()")
NAMES = ("Anna", "Bram", "Clara", "Deniz")
GOLDEN = Path(__file__).parents[1] / "golden"
FINISHED = {"merlin": "random-4-favor.json", "loewenherz": "4-squire-0.json"}
BATCH = 40  # clicks: a driver waits two minutes for a script
HAND = (Path(__file__).parent / "hand.js").read_text(encoding="utf-8").strip().removesuffix(";")


def hand(doing: str, seed: int = 7) -> str:
    """An expression: what the hand is to do. It is made when it is first needed on a page."""
    return f"(window.clicker ??= ({HAND})({seed})).{doing}"


def address(
    url: str,
    game: str,
    *,
    players: int = 2,
    seed: int = 7,
    lang: str = "en",
    yes: bool = False,
    **more: str,
) -> str:
    """Of a game whose turns end by themselves, unless a `yes` is to end them."""
    if not yes:
        more["end"] = "auto"
    options = {"names": ",".join(NAMES[:players])} | more
    rest = "".join(f"&{name}={value}" for name, value in options.items())
    return f"{url}?game={game}&players={players}&seed={seed}&lang={lang}{rest}"


def until_table(tab: View) -> None:
    """The table, or a curtain over it. On a busy machine WebKit takes minutes for the one file."""
    until(tab, f"['table', 'curtain'].includes({SCREEN}) && {LOG} !== ''", 240)


def open_game(tab: Tab, url: str, game: str, **options: Any) -> None:
    tab.open(address(url, game, **options))
    until_table(tab)
    if "bots" in options:
        tab.run(QUICK_BOTS)  # nobody wants to follow their moves


def open_finished(tab: PlaywrightTab, url: str, game: str) -> None:
    """The sheet of a game of four with all players' pieces on the table, from a file as a person would open it."""
    tab.open(f"{url}?lang=en")
    until_python(tab)
    tab.page.set_input_files("#import", GOLDEN / game / FINISHED[game])
    until(tab, f"{SCREEN} === 'result'", 60)


# On a busy machine the database may answer so late that the page does without PyScript.
PYSCRIPT_ENDED = (
    "['PyScript done', 'without PyScript'].some(name => performance.getEntriesByName(name).length)"
)


def reload(tab: Tab) -> None:
    """Not before the last click is kept and PyScript has come to its end: a hand on the page is quicker than any
    person's on the button, and Firefox calls what was on its way then an error."""
    assert tab.run(KEPT_ON_DISK)
    until(tab, PYSCRIPT_ENDED, 90)
    tab.reload()
    until_table(tab)


def lift(tab: View) -> None:
    tab.click("[data-lift]")
    until(tab, f"{SCREEN} === 'table'")


def uncover(tab: View) -> None:
    """Lift the curtain if there is one."""
    if tab.run(SCREEN) == "curtain":
        lift(tab)


def play(tab: View, clicks: int, seed: int = 7) -> bool:
    """Click this many times in the page itself; is the game over?"""
    over: bool = tab.run(hand(f"play({clicks})", seed))
    return over


def play_to(tab: View, place: str, clicks: int = 400) -> None:
    """Click on until this can be found."""
    for _ in range(clicks):
        uncover(tab)
        if tab.run(f"Boolean({place})"):
            return
        play(tab, 1)
    raise AssertionError(f"not found in {clicks} clicks: {place}")


def play_on(tab: View, seed: int = 7) -> None:
    """To the end of the game, in the page itself."""
    while not play(tab, BATCH, seed):
        pass


def play_by_mouse(tab: PlaywrightTab, seed: int = 7) -> None:
    """To the end of the game, with clicks that the browser itself takes for a person's."""
    while point := tab.run(hand("aim()", seed)):
        tab.page.mouse.click(*point)


def clicked(css: str) -> str:
    """An expression that clicks on the first element of this kind, which may be a part of a picture."""
    return f"document.querySelector({css!r}).dispatchEvent(new MouseEvent('click', {{bubbles: true}}))"


def choose(tab: View, css: str = "#table [data-choice]") -> None:
    """The first choice of this kind, wherever it lies, and the answer to it."""
    tab.run(hand(f"choose({css!r})"))


def points(tab: View) -> list[int]:
    """What the sheet at the end says, by seat."""
    found: list[list[int]] = tab.run(
        "[...document.querySelectorAll('#result [data-seat]')].map("
        "({ dataset }) => [Number(dataset.seat), Number(dataset.points)])"
    )
    assert [seat for seat, _ in sorted(found)] == [*range(len(found))]
    return [points for _, points in sorted(found)]
