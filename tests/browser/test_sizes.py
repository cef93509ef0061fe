"""Both tables at every size, light and dark, with large text too: pictures for people to look at, and everything within
reach (reach.js): question, choices and undo inside the window or to be scrolled into it, no panel over another, nothing
cut off."""

from pathlib import Path

import pytest

from tafelrunde.games import GAMES

from .host import Host
from .play import QUICK_BOTS, choose, open_game, play, play_to, uncover, until_table
from .tabs import PlaywrightTab, until, until_python

# Those that pictures are taken of, and further ones that have been too small for something.
SIZES = [(320, 480), (390, 844), (844, 390), (800, 600), (960, 640), (820, 1180), (1180, 820), (1440, 900)]
OTHERS = [(340, 714), (600, 500), (640, 480), (900, 700), (1023, 734), (1024, 700), (768, 1024)]
REACH = (Path(__file__).parent / "reach.js").read_text(encoding="utf-8").strip().removesuffix(";")
ACTIONS = """[...document.querySelectorAll('#hand .p-act[data-choice]')].map(card => card.getBoundingClientRect())
    .filter(box => box.width).map(box => Math.min(box.width, box.height))"""


def resize(tab: PlaywrightTab, size: tuple[int, int], letters: str = "") -> None:
    tab.run(f"document.documentElement.style.fontSize = '{letters}'")
    tab.page.set_viewport_size({"width": size[0], "height": size[1]})
    tab.run("dispatchEvent(new Event('resize'))")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", GAMES)
def test_everything_is_within_reach_at_every_size(
    tab: PlaywrightTab, host: Host, artefacts: Path, game: str, players: int
):
    variants = {"favor": "1"} if game == "merlin" and players == 4 else {}
    open_game(tab, host.url, game, players=players, lang="de", yes=True, **variants)
    play(tab, 150 if game == "merlin" else 120)  # much on the board, and something to choose
    uncover(tab)
    found = {}
    for letters in ("", "200%"):
        for size in [*SIZES, *OTHERS]:
            resize(tab, size, letters)
            if complaints := tab.run(f"({REACH})()"):
                found[*size, letters] = complaints
            if size in SIZES and not letters:
                for theme in ("light", "dark"):
                    tab.run(f"document.documentElement.dataset.theme = '{theme}'")
                    tab.screenshot(artefacts / f"{game}-{players}-{'x'.join(map(str, size))}-{theme}.png")
    assert not found


def test_the_actions_of_a_hand_are_large_enough(tab: PlaywrightTab, host: Host):
    open_game(tab, host.url, "loewenherz", players=3, lang="de")
    play(tab, 45)
    while not tab.run(f"{ACTIONS}.length"):
        play(tab, 1)
    for size in SIZES:
        resize(tab, size)
        assert all(side >= 40 for side in tab.run(ACTIONS)), size


# Parts of the bar that lie over what is picked from there: what the mines have brought in, too.
OVER_PICKS = """[...document.querySelectorAll('.question, .tools > *, #main > *, #offers > *')].filter((part) => {
    const income = document.querySelector('#picks').getBoundingClientRect();
    const { left, right, top, bottom, width } = part.getBoundingClientRect();
    return width && left < income.right && right > income.left && top < income.bottom && bottom > income.top;
}).map((part) => part.outerHTML.slice(0, 80))"""
HAND = "document.querySelector('#hand').getBoundingClientRect().y"


def open_guided(tab: PlaywrightTab, host: Host) -> None:
    tab.open(f"{host.url}?lang=de")
    until_python(tab)
    tab.run("document.querySelector('.games [value=loewenherz]').click()")
    tab.click("[data-learn]")
    until_table(tab)
    tab.run(QUICK_BOTS)


def suggested(tab: PlaywrightTab) -> str:
    """What the guide suggests, once it does."""
    number = until(tab, "document.querySelector('#guide [data-try]')?.dataset.try")
    return f'#table [data-choice="{number}"]'


def test_income_lies_over_nothing_and_moves_no_card(tab: PlaywrightTab, host: Host):
    open_guided(tab, host)
    for _ in range(60):  # as the guide suggests, to the first domain with a mine
        css = suggested(tab)
        if tab.run("Boolean(document.querySelector('#picks .in'))"):
            break
        choose(tab, css)
    tab.click("#guide [data-do=unguide]")
    until(tab, "!document.getElementById('guide').childElementCount")
    found = {}
    for letters in ("", "200%"):
        for size in [*SIZES, *OTHERS]:
            resize(tab, size, letters)
            if over := tab.run(OVER_PICKS):
                found[*size, letters] = over
    assert not found
    resize(tab, (390, 844))
    before = tab.run(HAND)
    tab.run("document.querySelector('#picks').replaceChildren()")
    assert tab.run(HAND) == before


# The least side in px of what has to be read: the pictures of the own missions and of the display, the own goods.
PICTURES = """Math.min(...[...document.querySelectorAll('.missions .needs > svg, .mission-row .needs > svg')]
    .map(picture => picture.getBoundingClientRect()).filter(box => box.width)
    .map(box => Math.max(box.width, box.height)))"""
GOODS = """Math.min(...[...document.querySelectorAll('.is-own .good')].map(good => good.getBoundingClientRect())
    .filter(box => box.width).map(box => Math.min(box.width, box.height)))"""
PLACES = """['.prompt', '.frame-board', '#hand', '.tools [data-do=undo]', '#main'].map((css) => {
    const { x, y, right } = document.querySelector(css).getBoundingClientRect();
    return css === '#main' ? [right, y] : [x, y];
}).flat().map(Math.round).join()"""
MANY = """[...document.querySelectorAll('.is-own .good')].length"""


def test_pictures_and_goods_are_large_enough_to_be_read(tab: PlaywrightTab, host: Host):
    open_game(tab, host.url, "merlin", players=2, lang="de")
    play(tab, 120)
    for _ in range(20):  # until somebody has more than two rows of four
        uncover(tab)
        if tab.run(MANY) > 6:
            break
        play(tab, 6)
    for size, least in (
        ((1180, 820), 28),
        ((820, 1180), 28),
        ((1440, 900), 28),
        ((390, 844), 24),
        ((320, 480), 24),
    ):
        resize(tab, size)
        assert tab.run(PICTURES) >= least, size
        assert tab.run(GOODS) >= 24, size


TO_DRAW = "[...document.querySelectorAll('#display [data-choice]')]"
BELOW = """(() => {
    document.getElementById('display').scrollTop = 0;
    const { top } = document.querySelector('.tabs').getBoundingClientRect();
    return %s.filter((card) => card.getBoundingClientRect().bottom > top).length;
})()"""


@pytest.mark.parametrize("favor", ["0", "1"])
def test_all_that_can_be_drawn_is_in_sight_on_a_phone(tab: PlaywrightTab, host: Host, favor: str):
    """Only whoever scrolled found the draw pile."""
    open_game(tab, host.url, "merlin", lang="de", favor=favor)
    tab.page.set_viewport_size({"width": 390, "height": 844})
    play_to(tab, f"{TO_DRAW}.length === 4")
    assert tab.run(BELOW % TO_DRAW) == 0
    assert tab.run(PICTURES) >= 24


@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_from_step_to_step(tab: PlaywrightTab, host: Host, game: str):
    open_game(tab, host.url, game, lang="de", yes=True)
    for size in ((1180, 820), (390, 844)):
        resize(tab, size)
        seen: dict[str, str] = {}
        lifts = set()
        for _ in range(30):
            if tab.run("document.documentElement.dataset.screen") == "curtain":
                lifts.add(tab.run("document.querySelector('[data-lift]').getBoundingClientRect().y"))
            else:
                seen.setdefault(tab.run(PLACES), tab.run("document.querySelector('.question').textContent"))
            play(tab, 1)
        # On the phone the hand may lie lower, below what is to be chosen; undo and the yes stay where they are.
        places = {
            (*place.split(",")[:4], *place.split(",")[6:]) if size[0] < 600 else place for place in seen
        }
        assert len(places) == 1, seen
        assert len(lifts) <= 1


SELL_DOUBLE = "#hand .is-double .p-sale[data-choice]"
DOUBLE = "document.querySelector('#display:has([data-choice]) .is-double')"
# The signs of that card that hang out of it or over its price.
SQUASHED = """((card) => {
    const { bottom } = card.getBoundingClientRect();
    const top = card.querySelector('.p-price').getBoundingClientRect().bottom;
    return [...card.querySelectorAll('.p-sign, .p-name, .p-or')].map((part) => part.getBoundingClientRect())
        .filter((part) => part.width && (part.top < top || part.bottom > bottom)).length;
})(%s)"""


def test_a_card_with_two_actions_keeps_its_form_beside_a_long_lesson(tab: PlaywrightTab, host: Host):
    """That about drawing leaves the market of a phone least room."""
    tab.page.set_viewport_size({"width": 390, "height": 844})
    open_guided(tab, host)
    for _ in range(60):
        css = suggested(tab)
        if tab.run(f"Boolean({DOUBLE})"):
            break
        double = tab.run(f"Boolean(document.querySelector('{SELL_DOUBLE}'))")
        choose(tab, SELL_DOUBLE if double else css)
    assert tab.run(f"{DOUBLE}.getBoundingClientRect().height") < 100
    assert tab.run(SQUASHED % DOUBLE) == 0
    assert tab.run(f"({REACH})()") == []


TILE = "document.querySelector('#environs [data-choice]')"
GIVE_UP = "document.querySelector('#offers .is-giving-up')"
# At a turn, with own goods and news of the others.
TURN = """(document.querySelector('#since .log-line') && document.querySelector('#picks .die-card[data-lights]')
    && document.querySelector('#own .good'))"""
# The lowest of these ends above the highest of those; both lists have somebody in sight.
ABOVE = """(() => {
    document.querySelector('.mine').scrollTop = 0;
    const boxes = (css) => [...document.querySelectorAll(css)].map(one => one.getBoundingClientRect());
    const [these, those] = [boxes('%s'), boxes('%s')].map(all => all.filter(({ width }) => width));
    const [low, high] = [Math.max(...these.map(one => one.bottom)), Math.min(...those.map(one => one.top))];
    return these.length > 0 && those.length > 0 && low <= high;
})()"""
APART = """(() => {
    const [undo, other] = ['.tools [data-do=undo]', '#offers .is-giving-up']
        .map(css => document.querySelector(css).getBoundingClientRect());
    return Math.hypot(Math.max(0, other.left - undo.right), Math.max(0, other.top - undo.bottom));
})()"""


def test_on_a_phone_one_sees_what_one_chooses_with(tab: PlaywrightTab, host: Host):
    """The materials while a tile is chosen, the ticks of the cards above what the others did."""
    tab.page.set_viewport_size({"width": 390, "height": 844})
    open_game(tab, host.url, "merlin", lang="de", yes=True)
    play_to(tab, TURN)
    for size in ((390, 844), (393, 852), (412, 915)):
        resize(tab, size)
        assert tab.run(ABOVE % (".mission .needs", "#since")), size
    play_to(tab, f"{TILE} && {GIVE_UP} && document.querySelector('#own .goods-material .good')")
    for size in ((360, 740), (390, 844), (412, 915), (844, 390)):
        resize(tab, size)
        assert tab.run(ABOVE % ("#own .goods-material .good", ".tabs")), size
        assert tab.run(APART) >= 60, size


def test_a_lit_card_is_not_cut_off_on_a_phone(tab: PlaywrightTab, host: Host):
    tab.page.set_viewport_size({"width": 390, "height": 844})
    open_game(tab, host.url, "merlin", lang="de")
    play_to(tab, "document.querySelector('#hand .mission[data-choice]')")
    rings = tab.run("""(() => {
        const mine = document.querySelector('.mine').getBoundingClientRect();
        return [...document.querySelectorAll('#hand .mission')].map((card) => {
            const { left, right, top } = card.getBoundingClientRect();
            return Math.min(left - mine.left, mine.right - right, top - mine.top + mine.scrollTop || 9);
        });
    })()""")
    assert min(rings) >= 2.5


def test_a_short_name_is_never_cut_off(tab: PlaywrightTab, host: Host):
    open_game(tab, host.url, "merlin", players=3, names="Wilhelmina,Squire,Knight")
    play(tab, 12)
    uncover(tab)
    for size in SIZES:
        resize(tab, size)
        cut = tab.run(
            "[...document.querySelectorAll('.castle .name')]"
            ".filter(name => name.clientWidth && name.scrollWidth > name.clientWidth).map(name => name.textContent)"
        )
        assert not {"Squire", "Knight"} & set(cut), size


def test_what_is_picked_from_in_the_bar_lies_over_nothing_there(tab: PlaywrightTab, host: Host):
    """The faces an apple can turn a die to, and abilities."""
    open_game(tab, host.url, "merlin", lang="de", favor="1", yes=True)
    for place in ("document.querySelector('.apples')", "document.querySelector('#own .seal[data-choice]')"):
        resize(tab, (820, 1180))
        play_to(tab, place, 600)
        found = {}
        for size in [*SIZES, *OTHERS]:
            resize(tab, size)
            complaints = tab.run(f"({REACH})()") + tab.run(OVER_PICKS)
            if complaints:
                found[size] = complaints
        assert not found, place
