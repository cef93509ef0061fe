"""`build.py play --watch`: builds again when a source changes, and tells the open page to load itself anew."""

import threading
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from pathlib import Path

from .common import ENGINE, ROOT, SITE, WEB, Failure, files_under, say
from .serve import Handler, Server

SECONDS = 0.5
SCRIPT = """const built = async () => (await fetch("watch.txt", { cache: "no-store" })).text();
const first = await built();
setInterval(async () => {
  if ((await built().catch(() => first)) !== first) location.reload();
}, 500);
"""
# A worker of an earlier visit would go on showing what it has kept.
NO_WORKER = """self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", () => self.registration.unregister());
"""


class Watched(Handler):
    """The site as it is now, never from a cache, with a script that waits for the next build."""

    built = 0

    def do_GET(self) -> None:  # noqa: N802
        made = {
            "/": (self.page, "text/html; charset=utf-8"),
            "/index.html": (self.page, "text/html; charset=utf-8"),
            "/watch.js": (lambda: SCRIPT, "text/javascript"),
            "/watch.txt": (lambda: str(Watched.built), "text/plain"),
            "/sw.js": (lambda: NO_WORKER, "text/javascript"),
        }.get(self.path.split("?")[0])
        if made is None:
            super().do_GET()
            return
        make, kind = made
        text = make().encode()
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    def page(self) -> str:
        text = (SITE / "index.html").read_text()
        return text.replace("</head>", '<script type="module" src="watch.js"></script>\n</head>', 1)

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-store")
        super().end_headers()


def sources() -> dict[Path, int]:
    """Every file that the site is made of, with the time of its last change."""
    found = files_under(WEB, ENGINE, ROOT / "i18n", ROOT / "pyproject.toml")
    return {path: path.stat().st_mtime_ns for path in found if path.exists() and "types" not in path.parts}


def rebuild_on_change(stop: threading.Event, seen: dict[Path, int], build: Callable[[], object]) -> None:
    while not stop.wait(SECONDS):
        try:
            now = sources()
            if now == seen:
                continue
            seen = now
            build()
        except (Failure, OSError, ValueError) as failure:  # a file half written, or gone again
            say(f"! {failure}; the last version that could be built is shown")
        Watched.built += 1


def serve(server: Server, build: Callable[[], object]) -> None:
    """Until Ctrl+C."""
    server.RequestHandlerClass = partial(Watched, directory=str(SITE))
    stop = threading.Event()
    watcher = threading.Thread(target=rebuild_on_change, args=(stop, sources(), build), daemon=True)
    watcher.start()
    say("· watching the sources; the page loads itself anew when they have changed")
    try:
        server.serve_forever()
    finally:
        stop.set()
