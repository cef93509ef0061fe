"""Putting dist/ together: the static site, the wheel, and what the page boots from."""

import hashlib
import io
import json
import shutil
import zipfile
from pathlib import Path

from . import onefile, page, setup
from .ground import (
    CACHE,
    DIST,
    ENGINE,
    NODE_MODULES,
    ROOT,
    SITE,
    WEB,
    digest,
    files_under,
    once,
    run,
)

PYODIDE = NODE_MODULES / "pyodide"
PACKED = CACHE / "packed"
ONE_FILE = DIST / "tafelrunde.html"

EMPTY_ZIP = b"PK\5\6" + bytes(18)


def build() -> None:
    """dist/site, dist/tafelrunde.html and the one wheel."""
    setup.development()
    setup.npm_packages()
    wheels = setup.page_wheels()
    packed = pack(wheels)
    sources = files_under(WEB, ROOT / "i18n")
    made = digest(sources, setup.PINS / "page.txt", packed)
    once("putting dist/site together", made, SITE, lambda target: assemble(target, wheels))
    once("making dist/tafelrunde.html", made, ONE_FILE, lambda target: onefile.assemble(SITE, target))
    build_wheel()


def python_sources() -> list[Path]:
    return [path for path in files_under(ENGINE / "tafelrunde", WEB / "app") if path.suffix == ".py"]


def pack(wheels: list[Path]) -> str:
    """Byte code and snapshot, made inside Pyodide by Node. Returns the fingerprint of their sources."""
    tools = [WEB / "tools" / name for name in ("pack.js", "compile.py", "preload.py")]
    fingerprint = digest(python_sources(), wheels, tools, WEB / "package-lock.json")

    def make(target: Path) -> None:
        sources = CACHE / "sources"
        shutil.rmtree(sources, ignore_errors=True)
        sources.mkdir(parents=True)
        (sources / "app.zip").write_bytes(source_zip())
        for wheel in wheels:
            shutil.copy(wheel, sources)
        run(
            [setup.node(), WEB / "tools" / "pack.js", PYODIDE, sources, target],
            why="could not make the memory snapshot: does all of engine/ and web/app import in Pyodide?",
        )

    once("making the memory snapshot", fingerprint, PACKED, make)
    return fingerprint


def source_zip() -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for path in python_sources():
            base = WEB if path.is_relative_to(WEB) else ENGINE
            archive.writestr(zipfile.ZipInfo(path.relative_to(base).as_posix()), path.read_bytes())
    return packed.getvalue()


def assemble(target: Path, wheels: list[Path]) -> None:
    page.stage(target)
    for path in files_under(PACKED):
        if path.suffix != ".json":
            page.copy(path, target / "python" / path.name)
    core = next(wheel for wheel in wheels if wheel.name.startswith("pydantic_core-"))
    page.copy(core, target / "python" / core.name)
    (target / "python" / "empty.zip").write_bytes(EMPTY_ZIP)
    (target / "python" / "made.js").write_text(made_module(core))
    page.finish(target)
    (target / "precache.js").write_text(f"self.PRECACHE = {json.dumps(precache(target), indent=1)};\n")


def made_module(core: Path) -> str:
    """What boot.js has to know of the files beside it before it has fetched any."""
    snapshot = (PACKED / "snapshot.json").read_text()
    return f"export const lock = {json.dumps(lock_file(core))};\nexport const snapshot = {snapshot};\n"


def lock_file(core: Path) -> dict[str, object]:
    """Pyodide's own lock names hundreds of packages; ours the one that is compiled."""
    with (PYODIDE / "pyodide-lock.json").open() as file:
        info = json.load(file)["info"]
    package = {
        "name": "pydantic-core",
        "version": core.name.split("-")[1],
        "file_name": core.name,
        "install_dir": "site",
        "sha256": hashlib.sha256(core.read_bytes()).hexdigest(),
        "package_type": "package",
        "imports": ["pydantic_core"],
        "depends": [],
        "unvendored_tests": False,
    }
    return {"info": info, "packages": {"pydantic-core": package}}


def precache(site: Path) -> dict[str, object]:
    """Every file that the page may ask for, with its hash. The version changes with any of them."""
    files = {
        path.relative_to(site).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in files_under(site)
        if path.name not in ("sw.js", "embed.js")
    }
    return {"version": digest(json.dumps(files))[:16], "files": files}


def build_wheel() -> None:
    sources = [*files_under(ENGINE), ROOT / "pyproject.toml", ROOT / "LICENSE"]

    def make(target: Path) -> None:
        run(
            [setup.development(), "-m", "hatchling", "build", "-t", "wheel", "-d", target],
            why="could not build the wheel",
        )

    built = CACHE / "wheel"
    once("building the wheel", digest(sources), built, make)
    [wheel] = built.glob("*.whl")
    DIST.mkdir(exist_ok=True)
    if not (DIST / wheel.name).exists() or (DIST / wheel.name).read_bytes() != wheel.read_bytes():
        for old in DIST.glob("*.whl"):
            old.unlink()
        page.copy(wheel, DIST / wheel.name)
