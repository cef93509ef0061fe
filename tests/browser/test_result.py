"""The end of a game on the page: its pictures lead into the replay, it is printed and given away, and remembered."""

import re
import struct
from pathlib import Path

import pytest

from tafelrunde.games import GAMES

from .host import Host
from .play import FINISHED, GOLDEN, SCREEN, clicked, open_finished
from .tabs import PlaywrightTab, of_picture, until, until_python

AT = "Number(document.getElementById('timeline-handle').value)"
RECORD = "document.getElementById('result-record')"
# The pictures on the page, as wide as it: nothing sticks out.
TOO_WIDE = "document.documentElement.scrollWidth > innerWidth"
# Colors, and how many pixels have each.
COLORS = """const { data } = pixels;
    const found = {};
    for (let at = 0; at < data.length; at += 4) {
        const color = [data[at], data[at + 1], data[at + 2], data[at + 3]].join();
        found[color] = (found[color] ?? 0) + 1;
    }
    return found;"""


@pytest.mark.parametrize("game", GAMES)
def test_the_result_leads_into_the_replay_and_is_given_away(
    tab: PlaywrightTab, host: Host, game: str, artefacts: Path
):
    open_finished(tab, host.url, game)
    assert tab.run("document.querySelectorAll('#result [data-seat][data-points]').length") == 4
    assert tab.run("document.activeElement.matches('#result h1')")
    assert not tab.run("document.querySelector('#result').textContent.includes('{')")  # every text is there

    # A moment that decided, then a turn of the chart; each leads back.
    for button in (".moment[data-look-at]", ".chart-turn:nth-last-of-type(3)"):
        moment = int(tab.run(f"document.querySelector({button!r}).dataset.lookAt"))
        tab.page.locator(button).first.click()
        until(tab, f"{SCREEN} === 'replay'")
        assert tab.run(AT) == moment > 0
        # There the score sheet leads on, too.
        tab.click("[data-open=menu]")
        tab.click("#menu [data-open=scores]")
        tab.page.locator("#scores .chart-turn").nth(4).click()
        assert 0 < tab.run(AT) < moment and not tab.run("document.querySelector('dialog[open]')")
        tab.click("[data-back]")
        until(tab, f"{SCREEN} === 'result'")

    # The picture: of the size that was drawn, opaque, with the winner's color in it.
    tab.click("[data-open=picture]")
    until(tab, "document.getElementById('picture-dialog').open")
    width, height = tab.run(
        "[...Object.values((({ width, height }) => ({ width, height }))"
        "(document.getElementById('result-picture').viewBox.baseVal))]"
    )
    with tab.page.expect_download() as waiting:
        tab.click("[data-picture-save]")
    assert waiting.value.suggested_filename == f"tafelrunde-{game}.png"
    saved = artefacts / f"picture-{game}.png"
    waiting.value.save_as(saved)
    png = saved.read_bytes()
    assert struct.unpack(">II", png[16:24]) == (width, height)
    colors = tab.run(of_picture(png, COLORS))
    assert all(color.endswith(",255") for color in colors)
    disc = tab.run("getComputedStyle(document.querySelector('#result-picture .crest-disc')).fill")
    assert colors.get(",".join([*re.findall(r"\d+", disc), "255"]), 0) > 2000
    tab.page.keyboard.press("Escape")

    # Paper: light, without buttons, on few sheets.
    tab.run("document.documentElement.dataset.theme = 'dark'")
    pages = len(re.findall(rb"/Type\s*/Page\b", tab.page.pdf(format="A4", print_background=True)))
    assert 1 <= pages <= 3
    tab.page.emulate_media(media="print")
    assert not tab.page.is_visible(".result-tools")
    tab.run("dispatchEvent(new Event('beforeprint'))")
    assert tab.run("document.documentElement.dataset.theme") == "light"
    tab.page.emulate_media(media="screen")

    for size in ((390, 844), (844, 390), (820, 1180), (1440, 900), (320, 480)):
        tab.page.set_viewport_size({"width": size[0], "height": size[1]})
        tab.page.wait_for_timeout(50)
        assert not tab.run(TOO_WIDE), size


def test_records_of_the_device_are_kept_and_told(tab: PlaywrightTab, host: Host):
    """The first game is the record; the same one opened again beats nothing; a better one says so, also later."""
    open_finished(tab, host.url, "loewenherz")
    assert tab.run(f"{RECORD}.dataset.record") == "first"
    best = tab.run(
        "Math.max(...[...document.querySelectorAll('#result [data-seat]')].map(({ dataset }) => dataset.points))"
    )
    assert str(best) in tab.run(f"{RECORD}.textContent")
    stored = "JSON.parse(localStorage['tafelrunde.settings']).records['loewenherz-4']"
    first = tab.run(stored)
    assert first["points"] == best
    tab.reload()
    until(tab, f"{SCREEN} === 'result'", 60)
    assert tab.run(f"{RECORD}.dataset.record") == "first" and tab.run(stored) == first
    # A worse record stands here: it is beaten, once.
    tab.run(
        f"(() => {{ const kept = JSON.parse(localStorage['tafelrunde.settings']);"
        f" kept.records['loewenherz-4'] = {{ points: {best - 1}, name: 'Ada', table: 'other' }};"
        " localStorage['tafelrunde.settings'] = JSON.stringify(kept); })()"
    )
    for _ in range(2):
        tab.reload()
        until(tab, f"{SCREEN} === 'result'", 60)
        assert tab.run(f"{RECORD}.dataset.record") == "beaten"
        assert "Ada" in tab.run(f"{RECORD}.textContent") and tab.run(stored)["points"] == best
    # Another game of as many players has its own.
    tab.run(clicked("#result-screen [data-leave]"))
    until_python(tab)
    tab.page.set_input_files("#import", GOLDEN / "merlin" / FINISHED["merlin"])
    until(tab, f"{SCREEN} === 'result' && document.documentElement.dataset.game === 'merlin'", 60)
    assert tab.run(f"{RECORD}.dataset.record") == "first"
    assert tab.run(stored)["points"] == best
