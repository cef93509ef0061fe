"""The only module that touches the browser."""

from .main import handle


def register() -> None:
    """Give the page its one function into Python. Not done on import: a memory snapshot may hold no proxy."""
    import js
    from pyodide.ffi import create_proxy

    js.tafelrundeHandle = create_proxy(handle)
