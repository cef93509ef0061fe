"""Turn Python sources into zips of byte code. Runs inside Pyodide, whose byte code it has to be."""

import os
import zipfile
from collections.abc import Callable
from importlib._bootstrap_external import _code_to_timestamp_pyc  # type: ignore[attr-defined]

SITE_PACKAGES = "/lib/python3.14/site-packages"

# What a board game never asks the standard library for. The zip serves plain boots and pydantic only.
UNUSED = (
    "_android_support",
    "_apple_support",
    "_ios_support",
    "_pyrepl",
    "antigravity",
    "bdb",
    "cProfile",
    "code",
    "compression/zstd",
    "curses",
    "dbm",
    "doctest",
    "ensurepip",
    "ftplib",
    "http",
    "idlelib",
    "imaplib",
    "lib2to3",
    "mailbox",
    "multiprocessing",
    "nturl2path",
    "pdb",
    "poplib",
    "profile",
    "profiling",
    "pstats",
    "pydoc",
    "pydoc_data",
    "rlcompleter",
    "smtplib",
    "socketserver",
    "sqlite3",
    "ssl",
    "tabnanny",
    "test",
    "this",
    "tkinter",
    "tomllib",
    "turtle",
    "turtledemo",
    "unittest",
    "venv",
    "wave",
    "webbrowser",
    "wsgiref",
    "xml",
    "xmlrpc",
    "zipapp",
)


def is_unused(name: str) -> bool:
    return any(name == f"{part}.py" or name.startswith(f"{part}/") for part in UNUSED)


def compile_zip(
    target: str, sources: list[str], *, optimize: int, keep: Callable[[str], bool], place: str = "/lib"
) -> None:
    """Write the modules of the zips `sources` to the zip `target`, in an order that never changes."""
    with zipfile.ZipFile(target, "w") as out:
        for source in sources:
            with zipfile.ZipFile(source) as archive:
                for name in filter(keep, sorted(archive.namelist())):
                    code = compile(
                        archive.read(name), f"{place}/{name}", "exec", dont_inherit=True, optimize=optimize
                    )
                    out.writestr(
                        zipfile.ZipInfo(f"{name}c"), _code_to_timestamp_pyc(code), zipfile.ZIP_DEFLATED, 9
                    )


def is_module(name: str) -> bool:
    return name.endswith(".py")


# Without docstrings and asserts, which nobody reads or misses there.
compile_zip(
    "/zips/stdlib.zip", ["/lib/python314.zip"], optimize=2, keep=lambda n: is_module(n) and not is_unused(n)
)
pydantic = [f"/sources/{name}" for name in sorted(os.listdir("/sources")) if name.endswith(".whl")]
compile_zip("/zips/pydantic.zip", pydantic, optimize=2, keep=lambda n: is_module(n) and "/v1/" not in n)
# Our own code keeps its asserts: a broken invariant has to be seen.
compile_zip("/zips/app.zip", ["/sources/app.zip"], optimize=0, keep=is_module, place=SITE_PACKAGES)
