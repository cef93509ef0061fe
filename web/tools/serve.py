"""A static server as plain as the hosts that the page has to live with; for this machine alone unless asked."""

import errno
import os
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from .common import Failure

HOST = "127.0.0.1"


class Handler(SimpleHTTPRequestHandler):
    """Serves `directory` under the path `base` and nothing elsewhere."""

    protocol_version = "HTTP/1.1"
    extensions_map = {  # noqa: RUF012
        "": "application/octet-stream",
        ".css": "text/css",
        ".ftl": "text/plain; charset=utf-8",
        ".html": "text/html; charset=utf-8",
        ".js": "text/javascript",
        ".json": "application/json",
        ".png": "image/png",
        ".svg": "image/svg+xml",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".woff2": "font/woff2",
    }

    def __init__(self, *args: object, base: str = "/", **kwargs: object) -> None:
        self.base = base
        super().__init__(*args, **kwargs)  # type: ignore[arg-type]

    def translate_path(self, path: str) -> str:
        return super().translate_path("/" + path.removeprefix(self.base))

    def send_head(self):  # type: ignore[no-untyped-def]
        if not self.path.startswith(self.base):
            self.send_error(404)
            return None
        return super().send_head()

    def log_message(self, *args: object) -> None:
        pass


class Server(ThreadingHTTPServer):
    """Browsers hang up in mid-answer when a page is left: that is no news."""

    daemon_threads = True
    # Windows would let two servers share a port; elsewhere this only spares the wait after a restart.
    allow_reuse_address = os.name != "nt"

    def handle_error(self, request: object, client_address: object) -> None:
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def listen(directory: Path, port: int, base: str = "/", host: str = HOST) -> Server:
    try:
        return Server((host, port), partial(Handler, directory=str(directory), base=base))
    except OSError as error:
        if error.errno in (errno.EADDRINUSE, errno.EACCES):
            raise Failure(f"port {port} is taken; choose another with --port") from error
        raise Failure(f"{host!r} is no address of this machine; --host 0.0.0.0 takes all of them") from error


@contextmanager
def serving(directory: Path, base: str = "/") -> Iterator[str]:
    """The address under which `directory` is served, on a free port."""
    server = listen(directory, 0, base)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://{HOST}:{server.server_port}{base}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
