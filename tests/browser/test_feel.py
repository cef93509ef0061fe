"""What is felt at the table: points fly, dice roll, pieces land, sounds and trembling where they are wanted; and none
of it where motion is not wanted."""

import pytest

from .host import Host
from .play import SCREEN, open_game, play, play_on
from .tabs import PlaywrightTab, until

# Notes every flyer, every animation, every note and every trembling of the page; and what they change.
WATCH = """(() => {
    window.felt = { flyers: [], moved: new Set(), notes: 0, buzzes: 0, properties: new Set() };
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) felt.flyers.push(node.textContent);
    }).observe(document.getElementById('flyers'), { childList: true });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, how) {
        felt.moved.add(this.dataset.die ? 'die' : this.dataset.piece?.replace(/-.*/, '') ?? this.className);
        for (const frame of Array.isArray(frames) ? frames : [frames])
            for (const name of Object.keys(frame)) felt.properties.add(name);
        return animate.call(this, frames, how);
    };
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) { felt.notes += 1; return start.apply(this, when); };
    navigator.vibrate = () => { felt.buzzes += 1; return true; };
})()"""
CALM = ("translate", "rotate", "transform", "opacity", "offset", "easing")


@pytest.mark.motion
def test_points_fly_dice_roll_and_pieces_land(tab: PlaywrightTab, host: Host):
    """By a script, which waits for none of it. Sounds are off until they are switched on, each with a first one."""
    open_game(tab, host.url, "merlin", players=2, seed=29)
    tab.run(WATCH)
    play(tab, 12)
    assert tab.run("felt.notes + felt.buzzes") == 0
    for name in ("sound", "buzz"):
        tab.run(f"document.querySelector('#settings [name=set-{name}][value=on]').click()")
    assert tab.run("felt.notes") > 0 and tab.run("felt.buzzes") > 0
    play_on(tab)
    assert tab.run(SCREEN) == "result"
    felt = tab.run("({ ...felt, moved: [...felt.moved], properties: [...felt.properties] })")
    assert {"die", "manor", "henchman", "knight"} <= {*felt["moved"]}
    assert any(words.startswith("+") for words in felt["flyers"])
    # Somebody here has won: coins fall, and then all of it is gone.
    assert felt["flyers"].count("") > 20
    assert {*felt["properties"]} <= {*CALM}
    until(tab, "document.getElementById('flyers').childElementCount === 0", 10)


def test_nothing_flies_where_motion_is_not_wanted(tab: PlaywrightTab, host: Host):
    open_game(tab, host.url, "merlin", players=2, seed=29)
    tab.run(WATCH)
    play(tab, 60)
    felt = tab.run("({ ...felt, moved: [...felt.moved] })")
    assert felt["flyers"] == [] and felt["moved"] == [] and felt["notes"] == 0
