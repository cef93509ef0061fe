"""The second Python, in which bots think."""

from .host import Host
from .tabs import Tab, until_python

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
