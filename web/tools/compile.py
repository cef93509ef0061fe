"""Turn Python sources into zips of byte code. Runs inside Pyodide, whose byte code it has to be."""

import ast
import os
import sys
import zipfile
from collections.abc import Callable, Iterable, Iterator
from importlib._bootstrap_external import _code_to_timestamp_pyc  # type: ignore[attr-defined]

SITE_PACKAGES = "/lib/python3.14/site-packages"

# Named by what is needed, but only for what a board game never does.
UNUSED = (
    *(
        "_pyrepl",
        "bdb",
        "cProfile",
        "code",
        "compression.zstd",
        "ctypes",
        "curses",
        "doctest",
        "ftplib",
        "http",
    ),
    *(
        "multiprocessing",
        "pdb",
        "plistlib",
        "profile",
        "profiling",
        "pstats",
        "pydoc",
        "rlcompleter",
        "smtplib",
    ),
    *("socketserver", "sqlite3", "ssl", "test", "tkinter", "tomllib", "unittest", "urllib.request"),
    *("webbrowser", "xml"),
)
# What the engine's command line and programs that learn import is not needed on the page.
NOT_ON_THE_PAGE = ("tafelrunde/__main__.py", "tafelrunde/commands/", "tafelrunde/zoo")
# By preload.py, by PyScript's own package, and by zoneinfo, which pydantic needs, under a name made at run time.
ASKED_FOR = (
    *("base64", "html", "linecache", "pkgutil", "zipfile"),
    "_sysconfigdata__emscripten_wasm32-emscripten",
)
# Asked for by name at run time.
CODECS = (
    "ascii",
    "cp437",
    "idna",
    "latin_1",
    "raw_unicode_escape",
    "unicode_escape",
    "utf_16",
    "utf_32",
    "utf_8",
)


def imported(source: bytes, package: str) -> Iterator[str]:
    """The modules that a module names, wherever in it. Some of them may be functions."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            parents = package.split(".")
            above = parents[: len(parents) - node.level + 1] if node.level else []
            module = ".".join([*above, *([node.module] if node.module else [])])
            yield module
            yield from (f"{module}.{alias.name}" for alias in node.names)


def is_unused(module: str) -> bool:
    return any(module == part or module.startswith(f"{part}.") for part in UNUSED)


def needed(library: zipfile.ZipFile, first: Iterable[str]) -> set[str]:
    """The files of the library that hold these modules, and all that those name in turn."""
    names = set(library.namelist())
    found: set[str] = set()
    seen: set[str] = set()
    waiting = list(first)
    while waiting:
        module = waiting.pop()
        if not module or module in seen or is_unused(module):
            continue
        seen.add(module)
        parent = module.rpartition(".")[0]
        path = module.replace(".", "/")
        for name, package in ((f"{path}.py", parent), (f"{path}/__init__.py", module)):
            if name in names:
                found.add(name)
                waiting += [parent, *imported(library.read(name), package)]
    return found


def named_by(archives: list[str]) -> Iterator[str]:
    """What the modules of these zips import."""
    for archive in map(zipfile.ZipFile, archives):
        for name in filter(is_module, archive.namelist()):
            if not name.startswith(NOT_ON_THE_PAGE) and "/v1/" not in name:
                yield from imported(archive.read(name), "")


def compile_zip(
    target: str, sources: list[str], *, optimize: int, keep: Callable[[str], bool], place: str = "/lib"
) -> None:
    """Write the modules of the zips `sources` to the zip `target`, in an order that never changes and without
    docstrings, which nobody reads there."""
    with zipfile.ZipFile(target, "w") as out:
        for source in sources:
            with zipfile.ZipFile(source) as archive:
                for name in filter(keep, sorted(archive.namelist())):
                    tree = without_docstrings(archive.read(name))
                    code = compile(tree, f"{place}/{name}", "exec", dont_inherit=True, optimize=optimize)
                    out.writestr(
                        zipfile.ZipInfo(f"{name}c"), _code_to_timestamp_pyc(code), zipfile.ZIP_DEFLATED, 9
                    )


def without_docstrings(source: bytes) -> ast.Module:
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(
            node, clean=False
        ):
            node.body[:1] = [] if node.body[1:] else [ast.Pass()]
    return ast.fix_missing_locations(tree)


def is_module(name: str) -> bool:
    return name.endswith(".py")


pydantic = [f"/sources/{name}" for name in sorted(os.listdir("/sources")) if name.endswith(".whl")]
NAMES = os.environ["ZIPS"].split()  # of those that are wanted here
if "stdlib" in NAMES:
    # Of the standard library what Pyodide has imported by itself, and what our modules and pydantic's need.
    with zipfile.ZipFile("/lib/python314.zip") as library:
        ours = named_by([*pydantic, "/sources/app.zip", "/engine.whl"])
        codecs = (f"encodings.{name}" for name in CODECS)
        wanted = needed(library, [*sys.modules, *ASKED_FOR, *ours, *codecs])
    # Without asserts, which nobody misses there.
    compile_zip("/zips/stdlib.zip", ["/lib/python314.zip"], optimize=2, keep=lambda name: name in wanted)
if "pydantic" in NAMES:
    compile_zip("/zips/pydantic.zip", pydantic, optimize=2, keep=lambda n: is_module(n) and "/v1/" not in n)
if "app" in NAMES:
    # Our own code keeps its asserts: a broken invariant has to be seen.
    compile_zip("/zips/app.zip", ["/sources/app.zip"], optimize=0, keep=is_module, place=SITE_PACKAGES)
