"""Putting dist/ together: the static site, the wheel, and what the page boots from."""

import base64
import hashlib
import io
import json
import shutil
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from . import languages, licences, onefile, page, provision, shelf
from .common import (
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


def build(box: Path | None = None, address: str = "") -> None:
    """dist/site, dist/tafelrunde.html and the one wheel; with a box file, games are played with that box; with the
    address at which the site will be, it says so to whoever shows a link to it."""
    made = build_site(box, address)
    once("making dist/tafelrunde.html", made, ONE_FILE, lambda target: onefile.assemble(SITE, target))


def build_site(box: Path | None = None, address: str = "") -> str:
    """dist/site and the wheel in it. Returns the fingerprint of all that is there."""
    if box is not None:
        shelf.check_box(box)
    # Most of a first build is waiting for others: for all of them at once.
    with ThreadPoolExecutor() as pool:
        packages = pool.submit(provision.npm_packages)
        fetched = pool.submit(provision.page_wheels)
        engine = build_wheel()
        packages.result()
        wheels = fetched.result()
    packed = pack(wheels, engine)
    sources = files_under(WEB, ROOT / "i18n", ROOT / "LICENSE")
    made = digest(sources, engine, packed, box.read_bytes() if box else b"", address)
    once(
        "putting dist/site together",
        made,
        SITE,
        lambda target: assemble(target, wheels, engine, box, address),
    )
    return made


def app_sources() -> list[Path]:
    return [path for path in files_under(WEB / "app") if path.suffix == ".py"]


def pack(wheels: list[Path], engine: Path) -> str:
    """Byte code and snapshot, made inside Pyodide by Node. Returns the fingerprint of their sources."""
    tools = [WEB / "tools" / name for name in ("pack.js", "compile.py", "preload.py")]
    # The sources, not the wheel: it has a README too, which no snapshot knows of.
    modules = files_under(ENGINE / "tafelrunde")
    fingerprint = digest(modules, app_sources(), wheels, tools, WEB / "package-lock.json")

    once("making the memory snapshot", fingerprint, PACKED, lambda target: run_pack(wheels, engine, target))
    return fingerprint


def run_pack(wheels: list[Path], engine: Path, target: Path) -> None:
    sources = CACHE / "sources"
    shutil.rmtree(sources, ignore_errors=True)
    sources.mkdir(parents=True)
    (sources / "app.zip").write_bytes(app_zip())
    for wheel in wheels:
        shutil.copy(wheel, sources)
    run(
        [provision.node(), WEB / "tools" / "pack.js", PYODIDE, sources, engine, target],
        why="could not make the memory snapshot: does all of engine/ and web/app import in Pyodide?",
    )
    provision.gzip(target / "memory.snapshot")


def app_zip() -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for path in app_sources():
            archive.writestr(zipfile.ZipInfo(path.relative_to(WEB).as_posix()), path.read_bytes())
    return packed.getvalue()


def assemble(
    target: Path, wheels: list[Path], engine: Path, box: Path | None = None, address: str = ""
) -> None:
    page.stage(target)
    page.settle(target, address)
    shelf.furnish(target, box)
    languages.tell(target)
    core = next(wheel for wheel in wheels if wheel.name.startswith("pydantic_core-"))
    for path in [*files_under(PACKED), core, engine]:
        if path.suffix != ".json":
            page.copy(path, target / "python" / path.name)
    (target / "python" / "empty.zip").write_bytes(EMPTY_ZIP)
    (target / "python" / "made.js").write_text(made_module(core, engine))
    (target / "licences.txt").write_text(licences.notice(engine.name.split("-")[1]))
    page.finish(target, wheel_with_hash(engine))
    (target / "precache.js").write_text(f"self.PRECACHE = {json.dumps(precache(target), indent=1)};\n")


def wheel_with_hash(wheel: Path) -> str:
    """The wheel's name and, behind a "#", its hash as browsers compare it. (PyScript leaves a wheel to boot.js by this
    name; one that ends in .whl it would hand to micropip, which the page has not got.)"""
    integrity = base64.b64encode(hashlib.sha256(wheel.read_bytes()).digest()).decode()
    return f"{wheel.name}#sha256-{integrity}"


def made_module(core: Path, engine: Path) -> str:
    """What boot.js has to know of the files beside it before it has fetched any."""
    values = {
        "lock": lock_file(core),
        "packages": [f"./python/{wheel_with_hash(engine)}", "app"],
        "snapshot": json.loads((PACKED / "snapshot.json").read_text()),
        "bytes": sum(
            file.stat().st_size for file in (PACKED / "memory.snapshot", PYODIDE / "pyodide.asm.wasm")
        ),
    }
    return "".join(f"export const {name} = {json.dumps(value)};\n" for name, value in values.items())


def lock_file(core: Path) -> dict[str, object]:
    """Pyodide's own lock names hundreds of packages; ours those two that are not wheels for any Python."""
    with (PYODIDE / "pyodide-lock.json").open() as file:
        info = json.load(file)["info"]
    packages = [
        locked("pydantic-core", core.name.split("-")[1], core),
        locked("app", "0", PACKED / "app.zip"),
    ]
    return {"info": info, "packages": {package["name"]: package for package in packages}}


def locked(name: str, version: str, file: Path) -> dict[str, object]:
    return {
        "name": name,
        "version": version,
        "file_name": file.name,
        "install_dir": "site",
        "sha256": hashlib.sha256(file.read_bytes()).hexdigest(),
        "package_type": "package",
        "imports": [name.replace("-", "_")],
        "depends": [],
        "unvendored_tests": False,
    }


# The keeper of all others, and what only other sites, devices and pages that embed the game ask for.
NOT_KEPT = {
    *("icons/card.jpg", "icons/narrow.jpg", "icons/wide.jpg"),
    *("sw.js", "embed.js", "embed.html", "embed-page.js", "embed.d.ts", "style/embed.css"),
}


def precache(site: Path) -> dict[str, object]:
    """Every file that the page may ask for, with its hash. The version changes with any of them."""
    files = {
        path.relative_to(site).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in files_under(site)
        if path.relative_to(site).as_posix() not in NOT_KEPT
    }
    return {"version": digest(json.dumps(files))[:16], "files": files}


def build_wheel() -> Path:
    helps = sorted((ROOT / "i18n" / "en").glob("*-rules.ftl"))
    sources = [*files_under(ENGINE), *helps, ROOT / "pyproject.toml", ROOT / "LICENSE"]

    built = CACHE / "wheel"
    once("building the wheel", digest(sources), built, lambda target: provision.hatch("wheel", target))
    [wheel] = built.glob("*.whl")
    DIST.mkdir(exist_ok=True)
    if not (DIST / wheel.name).exists() or (DIST / wheel.name).read_bytes() != wheel.read_bytes():
        for old in DIST.glob("*.whl"):
            old.unlink()
        page.copy(wheel, DIST / wheel.name)
    return wheel
