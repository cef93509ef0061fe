"""How an embedded game looks before and after it is loaded, and what is told of a wrong attribute."""

import json
from pathlib import Path

from .host import Host
from .play import until_table
from .tabs import PlaywrightTab, until
from .test_embed import GOLDEN, elsewhere, embed, forget, heard, inside, until_heard

__all__ = ["elsewhere"]

HEIGHT = "left.shadowRoot.firstChild.getBoundingClientRect().height"
SHOWN = "left.shadowRoot.firstChild.localName"
FAR = '<p style="height: 5000px"></p>'


def game(attributes: str) -> str:
    return f'<tafelrunde-game id="left" {attributes}></tafelrunde-game>'


def test_nothing_is_loaded_before_it_is_wanted(
    tab: PlaywrightTab, host: Host, elsewhere: Host, artefacts: Path
):
    wished = 'game="merlin" lang="nl" title="Merlijn" theme="dark"'
    embed(tab, elsewhere, host, FAR + game(wished))
    assert tab.run(SHOWN) == "button"
    height = tab.run(HEIGHT)
    tab.run("left.scrollIntoView()")
    until(tab, f"{SHOWN} === 'iframe'")
    # Nothing jumps: the poster, the frame, and the table in it are of one height.
    assert tab.run(HEIGHT) == height
    until_heard(tab, "state")
    assert tab.run(HEIGHT) == height == heard(tab, "height")[-1]["height"]
    theme = "document.documentElement.dataset.theme"
    assert inside(tab).run(theme) == "dark"
    tab.run("left.setAttribute('theme', 'light')")
    until(inside(tab), f"{theme} === 'light'")
    # Somebody who asks for it gets it, and who changes an attribute before that begins one game only.
    embed(tab, elsewhere, host, game(f'{wished} loading="click" ratio="3 / 2"'))
    tab.screenshot(artefacts / "poster.png")
    assert tab.run("left.shadowRoot.querySelector('i').textContent") == "Spel laden"
    assert abs(tab.run(f"left.clientWidth / {HEIGHT}") - 1.5) < 0.01
    tab.run("left.setAttribute('players', '3')")
    forget(tab)
    tab.run("left.shadowRoot.firstChild.click()")
    assert len(until_heard(tab, "state")["seats"]) == 3
    assert len(heard(tab, "state")) == 1
    assert abs(tab.run(f"left.clientWidth / {HEIGHT}") - 1.5) < 0.01


def test_what_is_wrong_is_told_to_the_site_and_to_the_reader(tab: PlaywrightTab, host: Host, elsewhere: Host):
    notice = "document.querySelector('.notice')?.textContent"
    for attributes, field, word in [
        ('game="chess"', "game", "chess"),
        ('game="merlin" players="9"', "players", "9"),
        ('game="merlin" favour="1"', "favour", "favour"),
        ('game="merlin" theme="pink"', "theme", "pink"),
    ]:
        embed(tab, elsewhere, host, game(f'lang="en" {attributes}'))
        error = until_heard(tab, "error")
        assert error["field"] == field
        assert error["allowed"]
        assert word in until(inside(tab), notice)
    line = json.loads(min(GOLDEN.glob("merlin/*")).read_text())
    broken = json.dumps({**line, "hash": "0" * 16})
    embed(tab, elsewhere, host, "")
    tab.run(f"""(() => {{
        const game = document.createElement('tafelrunde-game');
        Object.assign(game, {{ id: 'left', lang: 'en' }});
        game.setAttribute('readonly', '');
        game.setAttribute('record', {json.dumps(broken)});
        document.body.append(game);
    }})()""")
    assert until_heard(tab, "error")["why"] == "leads-elsewhere"
    assert "does not reach the position" in until(inside(tab), notice)


def test_a_frame_that_stays_empty_is_told_and_the_reader_gets_another_way(
    tab: PlaywrightTab, site: Path, elsewhere: Host
):
    host = Host(site, headers={"X-Frame-Options": "DENY"})
    tab.page.add_init_script(
        "const real = setTimeout;"
        "globalThis.setTimeout = (act, ms, ...more) => real(act, ms === 10_000 ? 100 : ms, ...more);"
    )
    embed(tab, elsewhere, host, game('game="merlin" lang="de" seed="7" theme="dark"'))
    assert until_heard(tab, "error")["why"] == "silent"
    assert "auf seiner eigenen Seite" in tab.run("left.shadowRoot.querySelector('.silent').textContent")
    tab.complaints.clear()  # the browser tells why the frame is empty
    tab.open(tab.run("left.shadowRoot.querySelector('.silent').href"))
    until_table(tab)
    assert tab.run("[document.documentElement.lang, document.documentElement.dataset.theme]") == [
        "de",
        "dark",
    ]
    host.switch_off()


def test_the_page_that_makes_the_lines_to_copy(tab: PlaywrightTab, host: Host, artefacts: Path):
    tab.open(f"{host.url}embed.html")
    lines = "document.getElementById('lines').textContent"
    until(tab, f"{lines}.includes('game=\"merlin\"')")
    tab.run("""(() => {
        const { game, theme, title } = document.getElementById('wishes').elements;
        Object.assign(game, { value: 'loewenherz' });
        Object.assign(theme, { value: 'dark' });
        Object.assign(title, { value: 'A "fine" game' });
        game.dispatchEvent(new Event('change', { bubbles: true }));
    })()""")
    copied = tab.run(lines)
    assert f'<script src="{host.url}embed.js"></script>' in copied
    assert 'game="loewenherz" players="2" lang="en" theme="dark" title="A &quot;fine&quot; game"' in copied
    tab.run("document.getElementById('shown').scrollIntoView()")
    until(tab, "document.getElementById('said').textContent.includes('tafelrunde-state')", 60)
    tab.screenshot(artefacts / "embed-page.png")
