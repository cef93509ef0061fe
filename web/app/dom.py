"""The only module that touches the browser."""

from .main import handle


def register() -> None:
    """Give the page its one function into Python."""
    import js
    from pyodide.ffi import create_proxy

    js.tafelrundeHandle = create_proxy(handle)
