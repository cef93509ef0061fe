"""The start screen's first sight on a phone: what Lighthouse says of it, from a host that compresses."""

import gzip
import io
import json
import os
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path
from statistics import median

from tests.browser.host import Host, Recorder
from tests.browser.tabs import CHROMIUM_FLAGS
from tools import provision
from tools.common import SITE

from . import Figure, figure

RUNS = 3
LOWEST = {"performance": 90, "accessibility": 100, "best-practices": 100, "seo": 100}
# What its first figure is made of, and what is moved by what comes late.
PARTS = {
    "first-contentful-paint": "ms",
    "largest-contentful-paint": "ms",
    "speed-index": "ms",
    "total-blocking-time": "ms",
}
SHIFT = "cumulative-layout-shift"


class Compressing(Recorder):
    """Sends everything as nearly every host does."""

    def send_head(self):
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            return super().send_head()
        body = compressed(path)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        return io.BytesIO(body)


@cache
def compressed(path: Path) -> bytes:
    return gzip.compress(path.read_bytes())


def run() -> dict[str, Figure]:
    host = Host(SITE, handler=Compressing)
    try:
        reports = [look(host.url) for _ in range(RUNS)]
    finally:
        host.switch_off()

    def mid(name: str) -> float:
        return median(float(report["audits"][name]["numericValue"]) for report in reports)

    scores = {
        name: median(100 * report["categories"][name]["score"] for report in reports) for name in LOWEST
    }
    return {
        **{f"Lighthouse, {name}": figure(scores[name], at_least=lowest) for name, lowest in LOWEST.items()},
        **{name: figure(mid(name), unit) for name, unit in PARTS.items()},
        SHIFT: figure(mid(SHIFT), at_most=0.05),
    }


def look(url: str) -> dict[str, dict[str, dict[str, float]]]:
    """Lighthouse's report. It imagines a phone of the middle class on a slow mobile line."""
    with tempfile.TemporaryDirectory() as scratch:
        report = Path(scratch) / "report.json"
        subprocess.run(
            [
                *provision.lighthouse(),
                *(url, "--quiet", "--output=json", f"--output-path={report}"),
                f"--chrome-flags={' '.join(('--headless=new', *CHROMIUM_FLAGS))}",
            ],
            check=True,
            env={**os.environ, "CHROME_PATH": shutil.which("chromium") or "chromium"},
        )
        read: dict[str, dict[str, dict[str, float]]] = json.loads(report.read_text())
        return read
