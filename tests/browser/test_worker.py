"""The second Python, in which bots think."""

import pytest

from .host import Host
from .play import open_game, play
from .tabs import PlaywrightTab, Tab, until_python

# Plays the page's part: a worker is asked twice for what it cannot read.
ASK = """new Promise((done) => {
  const worker = new Worker('worker.js', { type: 'module' });
  const heard = [];
  worker.onerror = (event) => done([String(event.message)]);
  worker.onmessage = ({ data }) => {
    heard.push(data);
    if (data.ready) {
      worker.postMessage({ id: 1, message: 'not JSON' });
      worker.postMessage({ id: 2, message: 'nor this' });
    }
    if (data.id === 2 || data.ready === false) done(heard);
  };
})"""


def test_the_worker_starts_and_says_what_went_wrong(any_tab: Tab, host: Host):
    any_tab.open(host.url)
    until_python(any_tab)
    ready, first, second = any_tab.run(ASK)
    assert ready == {"ready": True}
    assert (first["id"], second["id"]) == (1, 2)
    assert "JSONDecodeError" in first["error"]


# The page's patience is counted in seconds; here they pass quickly.
HASTE = """
    const real = setTimeout;
    globalThis.setTimeout = (act, ms, ...more) => real(act, ms === 1000 ? 5 : ms, ...more);
"""

# Answers every question, with what no Python of ours would say.
NAMES = """postMessage({ ready: true });
onmessage = ({ data }) => postMessage({
    id: data.id, answer: JSON.stringify({ token: JSON.parse(data.message).token, %s }),
});"""


@pytest.mark.parametrize(
    "script",
    [
        "",  # never starts
        "postMessage({ ready: true });",  # and then never answers
        "postMessage({ ready: true }); self.close();",
        "postMessage({ ready: true }); onmessage = () => { throw new Error('lost'); };",
        "postMessage({ ready: true }); onmessage = ({ data }) => postMessage({ id: data.id + 7, answer: '{}' });",
        "postMessage({ ready: true }); onmessage = () => Promise.reject(new Error('lost'));",
        NAMES % "choice: 9999",
        NAMES % "choice: -1",
        NAMES % "advice: []",
        NAMES % "token: 'of another game'",
        "setTimeout(() => postMessage({ ready: true }), 3000);",  # starts late, and is not asked what has passed
    ],
    ids=[
        *("never starts", "silent", "gone", "throws", "answers another question", "rejects"),
        *("names no choice", "counts from the end", "answers nothing", "answers another game", "starts late"),
    ],
)
def test_a_worker_that_fails_stops_no_game(tab: PlaywrightTab, host: Host, script: str):
    tab.page.add_init_script(HASTE)
    tab.page.route("**/worker.js", lambda route: route.fulfill(body=script, content_type="text/javascript"))
    open_game(tab, host.url, "merlin", bots=",squire", first="0")
    play(tab, 30)  # several turns of the bot between one's own
    tab.complaints[:] = [complaint for complaint in tab.complaints if "lost" not in complaint]
