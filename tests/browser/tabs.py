"""One small interface to three browser engines, enough for what the tests do with a page."""

import base64
import json
import os
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Error,
    Frame,
    Page,
    Playwright,
    ProxySettings,
    Request,
)
from selenium import webdriver
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.remote_connection import RemoteConnection

CHROMIUM_FLAGS = (
    *("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"),
    *("--disable-sync", "--no-first-run", "--disable-quic"),
)
# What a page can say of itself where the driver hears nothing of its console.
ABOUT = """JSON.stringify({
    ...document.documentElement.dataset,
    spoken: undefined,
    marks: performance.getEntriesByType("mark").map(({ name, startTime }) => `${name} ${Math.round(startTime)}`),
    notices: [...document.querySelectorAll("#notices .notice, #trouble")].map(({ textContent }) => textContent),
    hidden: document.hidden,
    now: Math.round(performance.now()),
})"""
KEPT = "navigator.serviceWorker.ready.then(r => Boolean(r.active))"  # the page can start without a network
BROKEN_OFF = "status=2152398850"  # Firefox, of a font that was on its way when the page was left
WEBKIT_WINDOW = (1180, 858)  # with its bar: the page has 1180 x 820, as in the others
# Nothing is listening there, so other hosts are never reached. (Routes would do the same, and switch the cache off.)
NOWHERE: ProxySettings = {"server": "http://127.0.0.1:1", "bypass": "127.0.0.1"}
MINIBROWSERS = ("/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/libexec", "/usr/lib")


class View(Protocol):
    """A page or a frame in it. `complaints` are console errors and requests to other hosts."""

    complaints: list[str]

    def run(self, expression: str) -> Any:
        """The value of a JavaScript expression; a promise is awaited."""
        ...

    def click(self, css: str) -> None: ...


class Tab(View, Protocol):
    """A page in some browser."""

    def open(self, url: str) -> None: ...
    def reload(self) -> None: ...
    def screenshot(self, path: Path) -> None: ...
    def frame(self, element: str) -> View:
        """The frame in the element that a JavaScript expression leads to."""
        ...


def until(view: View, expression: str, seconds: float = 30) -> Any:
    """Wait for a JavaScript expression to become true. Polled, because the page's CSP forbids eval."""
    end = time.monotonic() + seconds
    while not (value := view.run(expression)):
        if time.monotonic() > end:
            raise AssertionError(
                f"still not so after {seconds} s: {expression}; complaints: {view.complaints}; {view.run(ABOUT)}"
            )
        time.sleep(0.02)
    return value


def until_python(view: View) -> None:
    until(view, "performance.getEntriesByName('python ready').length > 0", 60)


class PlaywrightTab:
    """Chromium or Firefox."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.complaints: list[str] = []
        page.on("console", self._heard)
        page.on("pageerror", self._failed)
        page.on("request", self._asked)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _failed(self, error: Error) -> None:
        if BROKEN_OFF not in str(error):
            self.complaints.append(f"uncaught: {error}")

    def _asked(self, request: Request) -> None:
        if not is_local(request.url):
            self.complaints.append(f"foreign request: {request.url}")

    def open(self, url: str) -> None:
        self.page.goto(url)

    def reload(self) -> None:
        self.page.reload()

    def run(self, expression: str) -> Any:
        return self.page.evaluate(expression)

    def click(self, css: str) -> None:
        self.page.click(css)

    def screenshot(self, path: Path) -> None:
        self.page.screenshot(path=path)

    def frame(self, element: str) -> "PlaywrightFrame":
        handle = self.page.evaluate_handle(element).as_element()
        frame = handle and handle.content_frame()
        assert frame
        return PlaywrightFrame(frame, self.complaints)


class PlaywrightFrame:
    def __init__(self, frame: Frame, complaints: list[str]) -> None:
        self.frame = frame
        self.complaints = complaints

    def run(self, expression: str) -> Any:
        return self.frame.evaluate(expression)

    def click(self, css: str) -> None:
        self.frame.click(css)


class WebKitTab:
    """WebKitGTK by WebDriver, which tells nothing of the console: only the resources loaded can be looked at. Nor can
    it be told to ask for no motion: with `calm` the page is told so."""

    def __init__(self, driver: webdriver.Remote, calm: bool = False) -> None:
        self.driver = driver
        self.calm = calm
        self.complaints: list[str] = []

    def open(self, url: str) -> None:
        self.driver.get(url)
        self._calm_down()

    def reload(self) -> None:
        self.driver.refresh()
        self._calm_down()

    def _calm_down(self) -> None:
        if self.calm:
            self.run("document.documentElement.dataset.motion = 'off'")

    def run(self, expression: str) -> Any:
        answer = self.driver.execute_async_script(
            f"const done = arguments[0]; Promise.resolve({expression}).then("
            "value => done(JSON.stringify(value ?? null)), error => done('!' + error))"
        )
        if answer.startswith("!"):
            raise AssertionError(answer[1:])
        return json.loads(answer)

    def click(self, css: str) -> None:
        self.driver.find_element("css selector", css).click()

    def screenshot(self, path: Path) -> None:
        self.driver.save_screenshot(str(path))

    def frame(self, element: str) -> "WebKitFrame":
        return WebKitFrame(self, element)

    def look_for_foreign_requests(self) -> None:
        loaded = self.run("performance.getEntriesByType('resource').map(entry => entry.name)")
        self.complaints += [f"foreign request: {url}" for url in loaded if not is_local(url)]


class WebKitFrame:
    """The driver has to go into the frame for each thing it does there."""

    def __init__(self, tab: WebKitTab, element: str) -> None:
        self.tab = tab
        self.element = element
        self.complaints = tab.complaints

    @contextmanager
    def _inside(self) -> Iterator[None]:
        driver = self.tab.driver
        driver.switch_to.frame(driver.execute_script(f"return {self.element}"))
        yield
        driver.switch_to.default_content()

    def run(self, expression: str) -> Any:
        with self._inside():
            return self.tab.run(expression)

    def click(self, css: str) -> None:
        with self._inside():
            self.tab.click(css)


def is_local(url: str) -> bool:
    return url.startswith(("http://127.0.0.1:", "data:", "blob:", "about:", "file:"))


def chromium(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(
        executable_path=shutil.which("chromium"), args=list(CHROMIUM_FLAGS), proxy=NOWHERE
    )


def firefox(playwright: Playwright) -> Browser:
    return playwright.firefox.launch(
        channel="moz-firefox", executable_path=shutil.which("firefox-esr"), proxy=NOWHERE
    )


@contextmanager
def webkit() -> Iterator[webdriver.Remote]:
    """MiniBrowser on a screen of its own."""
    binary = next(path for root in MINIBROWSERS for path in Path(root).glob("webkit2gtk-4*/MiniBrowser"))
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    driver_process = subprocess.Popen(
        ["xvfb-run", "-a", "-s", "-screen 0 1440x900x24", "WebKitWebDriver", f"--port={port}"],
        env={**os.environ, "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        wait_for_port(port)
        options = webdriver.WebKitGTKOptions()
        options.binary_location = str(binary)
        options.add_argument("--automation")
        connection = RemoteConnection(client_config=ClientConfig(f"http://127.0.0.1:{port}"))
        driver = webdriver.Remote(connection, options=options)
        driver.set_script_timeout(110)  # the client waits two minutes
        driver.set_window_size(*WEBKIT_WINDOW)
        try:
            yield driver
        finally:
            driver.quit()
    finally:
        os.killpg(driver_process.pid, signal.SIGTERM)
        driver_process.wait()


def wait_for_port(port: int, seconds: float = 20) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError(f"nothing listens on port {port}")


def of_picture(png: bytes, answer: str) -> str:
    """An expression: what these lines say of the `pixels` of a picture."""
    return f"""(async () => {{
    const bytes = Uint8Array.from(atob("{base64.b64encode(png).decode()}"), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], {{ type: "image/png" }}));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext("2d");
    context.drawImage(picture, 0, 0);
    const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
    {answer}
}})()"""
