"""A static host for tests: it can be switched off and on, changed, and says what it was asked for."""

import threading
from functools import partial
from pathlib import Path

from tools import serve


class Recorder(serve.Handler):
    """Writes down every path asked for. Some hosts redirect index.html to its folder; so can this one."""

    asked: list[str]
    redirects: bool
    headers_too: dict[str, str]

    def end_headers(self) -> None:
        for name, value in self.headers_too.items():
            self.send_header(name, value)
        super().end_headers()

    def send_head(self):
        self.asked.append(self.path.removeprefix(self.base))
        if self.redirects and self.path.endswith("index.html"):
            self.send_response(301)
            self.send_header("Location", self.path.removesuffix("index.html"))
            self.send_header("Content-Length", "0")
            self.end_headers()
            return None
        return super().send_head()


class Host:
    """`directory` under http://127.0.0.1:port/base while switched on."""

    def __init__(
        self,
        directory: Path,
        base: str = "/",
        redirects: bool = False,
        types: dict[str, str] | None = None,
        headers: dict[str, str] | None = None,
        handler: type[Recorder] = Recorder,
    ) -> None:
        self.directory = directory
        self.base = base
        self.asked: list[str] = []
        self.redirects = redirects
        self.handler = handler
        self.headers = headers or {}
        self.types = serve.Handler.extensions_map | (types or {})
        self._port = 0
        self.switch_on()

    @property
    def url(self) -> str:
        return f"http://{serve.HOST}:{self._port}{self.base}"

    def switch_on(self) -> None:
        own = {
            "asked": self.asked,
            "redirects": self.redirects,
            "headers_too": self.headers,
            "extensions_map": self.types,
        }
        handler = type("Handler", (self.handler,), own)
        self._server = serve.Server(
            (serve.HOST, self._port), partial(handler, directory=str(self.directory), base=self.base)
        )
        self._port = self._server.server_port
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True)
        self._thread.start()

    def switch_off(self) -> None:
        """From now on every request fails, as without a network."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
