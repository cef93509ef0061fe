"""The game on somebody else's site: another origin, two frames, no storage, nothing but the agreed messages."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from tafelrunde.games import GAMES

from .host import Host
from .play import SAVES, SHOWS_CHOICE, open_game, play
from .tabs import PlaywrightTab, Tab, View, until
from .test_boot import foreign_data_needs

PAGES = Path(__file__).parent / "pages"
GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.fixture
def elsewhere() -> Iterator[Host]:
    """Another site: same machine, another port, so another origin."""
    host = Host(PAGES)
    yield host
    host.switch_off()


def inside(tab: Tab, element: str = "left") -> View:
    return tab.frame(f"document.getElementById('{element}').shadowRoot.firstChild")


def heard(tab: Tab, kind: str, element: str = "left") -> list[dict[str, Any]]:
    everything: list[dict[str, Any]] = tab.run("heard")
    return [told for told in everything if told["type"] == kind and told.get("id", element) == element]


def until_heard(tab: Tab, kind: str, also: str = "true", element: str = "left") -> dict[str, Any]:
    found = f"heard.findLast(told => told.type === '{kind}' && told.id === '{element}' && ({also}))"
    answer: dict[str, Any] = until(tab, found, 90)
    return answer


def forget(tab: Tab) -> None:
    tab.run("heard.length = 0")


def embed(tab: Tab, elsewhere: Host, host: Host, markup: str | None = None) -> None:
    """Open the site that embeds; with `markup`, in place of what it shows."""
    tab.open(f"{elsewhere.url}embedding.html?from={quote(host.url)}embed.js")
    if markup is not None:
        tab.run(f"document.body.innerHTML = {json.dumps(markup)}")


def test_both_games_live_on_one_page(any_tab: Tab, host: Host, elsewhere: Host):
    embed(any_tab, elsewhere, host)
    left, right = until_heard(any_tab, "state"), until_heard(any_tab, "state", element="right")
    assert (left["game"], len(left["seats"])) == ("merlin", 2)
    assert (right["game"], [seat["name"] for seat in right["seats"]][:2]) == ("loewenherz", ["Ada", "Bo"])
    assert heard(any_tab, "ready")[0]["languages"] == ["de", "nl", "en"]
    merlin, loewenherz = inside(any_tab), inside(any_tab, "right")
    assert [one.run("document.documentElement.lang") for one in (merlin, loewenherz)] == ["nl", "de"]
    # A choice in the one is told to the site, and the other does not move.
    before = len(heard(any_tab, "state", "right"))
    play(merlin, 2)
    move = until_heard(any_tab, "move")
    assert move["events"]
    assert move["seat"] in (0, 1)
    assert len(heard(any_tab, "state", "right")) == before
    assert not any("record" in told or "seed" in told for told in any_tab.run("heard"))
    # Each frame is as high as its table wants to be, and nothing is left to scroll.
    height = heard(any_tab, "height")[-1]["height"]
    assert merlin.run("[innerHeight, document.documentElement.scrollHeight]") == [height, height]


def test_the_site_sets_language_and_starts_games(
    tab: PlaywrightTab, host: Host, elsewhere: Host, artefacts: Path
):
    embed(
        tab, elsewhere, host, '<tafelrunde-game id="left" game="merlin" lang="nl" seed="7"></tafelrunde-game>'
    )
    until_heard(tab, "state")
    frame = inside(tab)
    tab.run("left.lang = 'en'")
    until(frame, "document.documentElement.lang === 'en'")
    tab.run("left.setAttribute('theme', 'dark')")
    until(frame, "document.documentElement.dataset.theme === 'dark'")
    assert not foreign_data_needs(host)
    play(frame, 1)
    forget(tab)
    tab.run("left.start({game: 'loewenherz', players: 3, names: ['<b>Eva</b>'], seed: 'any text'})")
    state = until_heard(tab, "state")
    assert (state["game"], state["choices"], state["seats"][0]["name"]) == ("loewenherz", 0, "<b>Eva</b>")
    assert frame.run("document.documentElement.dataset.game") == "loewenherz"
    # One change of several attributes is one new game.
    forget(tab)
    tab.run("left.setAttribute('players', '4'), left.setAttribute('favor', '')")
    assert len(until_heard(tab, "state")["seats"]) == 4
    assert len(heard(tab, "state")) == 1
    tab.screenshot(artefacts / "embedded.png")
    # What has the wrong shape is refused by name, and the table stays as it was.
    forget(tab)
    for wrong, field in [
        ("left.start({players: 9})", "message.players"),
        ("left.start({players: '2'})", "message.players"),
        ("left.setAttribute('counters', '8')", "message.counters"),
        ("left.removeAttribute('counters'), left.setAttribute('favour', '')", "message.favour"),
        ("left.step('back')", "message.type"),
        ("left.load('no record')", "message.record"),
        ("left.shadowRoot.firstChild.contentWindow.postMessage('hello', '*')", "message"),
        ("left.shadowRoot.firstChild.contentWindow.postMessage({big: 10n}, '*')", "message"),
        # What becomes much longer as text than it looks.
        ("left.load(new String('x'))", "message"),
        ("left.load(new Uint8Array(3))", "message"),
    ]:
        forget(tab)
        tab.run(wrong)
        assert until_heard(tab, "error")["field"] == field
        assert heard(tab, "state") == []


def test_a_game_may_begin_while_a_bot_thinks(tab: PlaywrightTab, host: Host, elsewhere: Host):
    """What was thought for the first game is no answer in the second, though both are at their first question."""
    embed(
        tab,
        elsewhere,
        host,
        '<tafelrunde-game id="left" game="merlin" bots="squire,squire"></tafelrunde-game>',
    )
    until_heard(tab, "state")
    tab.run("left.start({game: 'loewenherz'})")
    until_heard(tab, "move", "heard.some(told => told.game === 'loewenherz' && told.choices > 1)")


def test_of_many_wishes_that_wait_the_last_is_heard(tab: PlaywrightTab, host: Host, elsewhere: Host):
    embed(
        tab, elsewhere, host, '<tafelrunde-game id="left" game="merlin" lang="nl" seed="7"></tafelrunde-game>'
    )
    until_heard(tab, "state")
    forget(tab)
    tab.run("""(() => {
        for (let at = 0; at < 10000; at += 1) {
            left.start({ game: 'merlin', seed: String(at) });
            left.lang = ['de', 'nl'][at % 2];
        }
        left.setAttribute('lang', 'en');
        left.start({ game: 'loewenherz' });
    })()""")
    until_heard(tab, "state", "told.game === 'loewenherz'")
    until(inside(tab), "document.documentElement.lang === 'en'")
    # The first may have been under way.
    assert len(heard(tab, "state")) < 20 and not heard(tab, "error")


def test_a_record_is_looked_at_on_the_site(tab: PlaywrightTab, host: Host, elsewhere: Host, artefacts: Path):
    line = min(GOLDEN.glob("merlin/*")).read_text().strip()
    embed(tab, elsewhere, host, "")
    tab.run(f"""(() => {{
        const game = document.createElement('tafelrunde-game');
        game.id = 'left';
        game.setAttribute('readonly', '');
        game.setAttribute('record', {json.dumps(line)});
        document.body.append(game);
    }})()""")
    state = until_heard(tab, "state")
    assert (state["readonly"], state["choices"]) == (True, 0)
    assert not foreign_data_needs(host)
    frame = inside(tab)
    assert not frame.run(SHOWS_CHOICE)
    frame.click("[data-to=forward]")
    until_heard(tab, "state", "told.choices === 1")
    tab.run("left.step('last')")
    last = until_heard(tab, "state", "told.over")
    assert last["choices"] == last["steps"]
    tab.screenshot(artefacts / "replay.png")
    frame.click("[data-to=back]")
    until_heard(tab, "state", "!told.over && told.choices === told.steps - 1")
    assert not frame.run(SHOWS_CHOICE)
    # The site names a moment, before and after; the timeline goes with it, and leads, too. Nothing is loaded anew.
    tab.run("left.setAttribute('at', '25')")
    until_heard(tab, "state", "told.choices === 25")
    handle = "document.getElementById('timeline-handle')"
    assert frame.run(f"[{handle}.value, {handle}.checkVisibility()]") == ["25", True]
    frame.run(f"({handle}.value = 40, {handle}.dispatchEvent(new Event('input', {{ bubbles: true }})))")
    until_heard(tab, "state", "told.choices === 40")
    tab.run("left.step('turn-back')")
    until_heard(tab, "state", "told.choices < 40 && told.choices > 25")
    frame.click("[data-play]")
    until_heard(tab, "state", "heard.filter(({ choices }) => choices > 25).length > 3")
    frame.click("[data-play]")
    assert not frame.run(
        "['[data-back]', '[data-branch]'].some((button) =>"
        " document.querySelector(`.prompt ${button}`).checkVisibility())"
    )  # there is no way back
    assert len(heard(tab, "ready")) == 1
    forget(tab)
    tab.run("left.setAttribute('at', 'soon')")
    assert until_heard(tab, "error")["field"] == "message.at"
    tab.run("left.setAttribute('at', '999999')")
    until_heard(tab, "state", "told.choices === told.steps")
    # From the beginning, on another element.
    tab.run("""(() => {
        const game = left.cloneNode();
        game.setAttribute('at', '7');
        left.replaceWith(game);
    })()""")
    forget(tab)
    assert until_heard(tab, "state")["choices"] == 7
    frame = inside(tab)
    # The same record to play on: it is over, so the sheet is shown, and now the record may be told.
    tab.run(f"left.load({json.dumps(line)})")
    told, kept = json.loads(until_heard(tab, "end")["record"]), json.loads(line)
    assert (told["choices"], told["hash"]) == (kept["choices"], kept["hash"])
    assert frame.run("document.documentElement.dataset.screen") == "result"


def test_nobody_else_is_heard(tab: PlaywrightTab, host: Host, elsewhere: Host):
    """Neither a page that the address does not name, nor another frame of the page that it does."""
    tab.open(f"{elsewhere.url}empty.html")
    origin = elsewhere.url.rstrip("/")
    tab.run(f"""(() => {{
        for (const embed of ['{origin}', 'http://127.0.0.1:1']) {{
            const frame = document.createElement('iframe');
            frame.src = '{host.url}?game=merlin&lang=en&embed=' + embed;
            frame.width = 1100;
            document.body.append(frame);
        }}
        const sibling = document.createElement('iframe');
        document.body.append(sibling);
    }})()""")
    until(tab, "heard.some(told => told.type === 'state')", 90)
    frames = [tab.frame(f"document.querySelectorAll('iframe')[{at}]") for at in range(2)]
    until(frames[1], SHOWS_CHOICE, 90)
    forget(tab)
    start = '{tafelrunde: 1, type: "start", game: "loewenherz"}'
    tab.run(f"frames[1].postMessage({start}, '*')")
    tab.run(f"""frames[2].Function('parent.frames[0].postMessage({start}, "*")')()""")
    # What is heard in the right way afterwards shows that the others had their time.
    tab.run("frames[0].postMessage({tafelrunde: 1, type: 'language', lang: 'nl'}, '*')")
    until(frames[0], "document.documentElement.lang === 'nl'", 60)
    assert tab.run("heard") == []
    for frame in frames:
        assert frame.run("document.documentElement.dataset.game") == "merlin"
    # The stranger's page hears nothing; the browser says so in the console, and only that.
    assert all("target origin" in complaint for complaint in tab.complaints)
    tab.complaints.clear()


def test_a_persons_saves_are_none_of_the_sites_business(tab: PlaywrightTab, host: Host, elsewhere: Host):
    """Here the frame shares its storage with the page itself: both are of one site. Whatever is sent, what was kept
    stays as it was, and nothing of it is told; games that the site begins have places of their own."""
    open_game(tab, host.url, "merlin", first="0", names="Secret,Bram")
    play(tab, 3)
    [mine] = tab.run(SAVES)
    embed(tab, elsewhere, host, '<tafelrunde-game id="left" game="loewenherz" lang="en"></tafelrunde-game>')
    until_heard(tab, "state")
    line = min(GOLDEN.glob("merlin/*")).read_text().strip()
    own = {"id": mine["id"], "table": mine["id"]}
    for message in (
        {"type": "start", "game": "merlin", **own},
        {"type": "load", "record": line, **own},
        {"type": "load", "record": mine["text"]},
        *({"type": kind, "do": kind, **own} for kind in ("resume", "delete", "link_of", "arrive", "rematch")),
    ):
        forget(tab)
        told = json.dumps({"tafelrunde": 1, **message})
        tab.run(f"left.shadowRoot.firstChild.contentWindow.postMessage({told}, '*')")
        assert until_heard(tab, "error")["field"].startswith("message")
    tab.run(f"left.load({json.dumps(line)}), left.start({{ game: 'merlin' }})")
    until_heard(tab, "state", "told.game === 'merlin' && told.choices === 0")
    play(inside(tab, "left"), 1)
    everything = json.dumps(tab.run("heard"))
    assert mine["id"] not in everything and "Secret" not in everything
    tab.open(f"{host.url}?lang=en")
    kept = {saved["id"]: saved for saved in tab.run(SAVES)}
    assert kept.pop(mine["id"]) == mine
    assert not kept  # what is played in a frame of another page is kept in a place of its own


@pytest.mark.parametrize("game", GAMES)
def test_one_game_twice_on_a_page_and_nothing_stored(
    any_tab: Tab, forgetful_host: Host, elsewhere: Host, game: str
):
    """The second one is begun on its start screen. Each keeps to itself."""
    markup = f'<tafelrunde-game id="left" game="{game}" lang="nl" seed="7"></tafelrunde-game>'
    embed(any_tab, elsewhere, forgetful_host, markup + '<tafelrunde-game id="right"></tafelrunde-game>')
    until_heard(any_tab, "state")
    until_heard(any_tab, "ready", element="right")
    left, right = inside(any_tab, "left"), inside(any_tab, "right")
    right.run(f"document.querySelector('[value={game}]').click()")
    right.run("document.querySelector('.go .btn-main').click()")
    assert until_heard(any_tab, "state", element="right")["choices"] == 0
    for element, frame in {"left": left, "right": right}.items():
        play(frame, 3)
        assert frame.run("document.querySelector('[data-l10n-id=shell-storage-refused]').textContent")
        until_heard(any_tab, "move", element=element)
    forget(any_tab)
    play(right, 2)
    until_heard(any_tab, "state", element="right")
    assert heard(any_tab, "state") == []


def test_a_persons_games_are_out_of_a_sites_reach(tab: PlaywrightTab, host: Host, elsewhere: Host):
    """Even of one on the same host name, whose frames share their storage with the page itself."""
    tab.open(f"{host.url}?game=merlin&players=2&seed=7&lang=en&bots=,squire&first=0")
    until(tab, SHOWS_CHOICE, 60)
    play(tab, 2)
    embed(tab, elsewhere, host, '<tafelrunde-game id="left" lang="en" loading="eager"></tafelrunde-game>')
    until_heard(tab, "ready")
    frame = inside(tab)
    until(frame, "document.querySelector('#no-saves:not([hidden])') !== null")
    for seed in range(3):
        forget(tab)
        tab.run(f"left.start({{game: 'merlin', seed: '{seed}'}})")
        until_heard(tab, "state")
    # A message without an end is refused before anything is made of it.
    forget(tab)
    tab.run("left.load('x'.repeat(50_000_000))")
    assert until_heard(tab, "error")["why"] == "too-long"
    tab.open(f"{host.url}?lang=en")
    until(tab, "document.querySelectorAll('[data-save]').length === 1")


def test_an_origin_is_read_as_one_or_not_at_all(tab: PlaywrightTab, host: Host, elsewhere: Host):
    origin = elsewhere.url.upper().replace("HTTP", "http")
    embed(tab, elsewhere, host, "")
    tab.run("addEventListener('message', ({ data }) => heard.push({ id: 'plain', ...data })), 0")
    for value in ("null", "x", "*", origin):
        query = f"?game=merlin&players=2&bots=,squire&first=0&lang=en&embed={quote(value)}"
        markup = f'<iframe id="plain" src="{host.url}{query}" width="1100" height="800"></iframe>'
        forget(tab)
        tab.run(f"""new Promise(done => {{
            document.body.innerHTML = {json.dumps(markup)};
            plain.style.display = 'block';
            plain.onload = () => done(1);
        }})""")
        frame = tab.frame("document.getElementById('plain')")
        until(frame, SHOWS_CHOICE, 60)
        play(frame, 2)
        assert not frame.run("document.querySelector('#notices .notice') !== null"), value
        assert bool(heard(tab, "state", "plain")) == (value == origin), value
