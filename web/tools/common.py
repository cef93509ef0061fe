"""What every step of the build stands on: where things are, what to say, and never doing a thing twice."""

import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

if sys.platform != "win32":
    import fcntl

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
ENGINE = ROOT / "engine"
CACHE = ROOT / ".cache"
DIST = ROOT / "dist"
SITE = DIST / "site"
NODE_MODULES = WEB / "node_modules"


class Failure(Exception):
    """Something a person can act on. Its text is the one line they see."""


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


@contextmanager
def progress(what: str) -> Iterator[None]:
    """Announce a long step and how long it took; others may be under way."""
    say(f"· {what} …")
    start = time.monotonic()
    yield
    say(f"  {what}: {time.monotonic() - start:.1f} s")


def run(command: list[str | Path], *, cwd: Path = ROOT, env: dict[str, str] | None = None, why: str) -> str:
    """Run a command quietly; if it fails show what it said, and `why` as the one line that matters."""
    words = [str(word) for word in command]
    try:
        done = subprocess.run(
            words,
            cwd=cwd,
            env={**os.environ, **(env or {})},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=False,
        )
    except OSError as error:
        raise Failure(f"{why} ({error})") from error
    if done.returncode:
        for line in done.stdout.strip().splitlines()[-20:]:
            say(f"    {line[:300]}")
        raise Failure(why)
    return done.stdout


def files_under(*roots: Path) -> list[Path]:
    """Every source file under the roots, in an order that never changes."""
    found: list[Path] = []
    for root in roots:
        if root.is_file():
            found.append(root)
            continue
        for folder, names, files in os.walk(root):
            names[:] = sorted(n for n in names if n != "__pycache__" and n != "node_modules")
            found.extend(Path(folder, name) for name in sorted(files))
    return found


def digest(*parts: str | bytes | Path | Iterable[Path]) -> str:
    """A fingerprint of texts and of files with their names."""
    seen = hashlib.sha256()
    for part in parts:
        if isinstance(part, str | bytes):
            data = part.encode() if isinstance(part, str) else part
            seen.update(b"%d:" % len(data) + data)
            continue
        for path in [part] if isinstance(part, Path) else part:
            seen.update(
                str(path.relative_to(ROOT)).encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest()
            )
    return seen.hexdigest()


def stamp_of(made: Path) -> Path:
    return CACHE / "stamps" / f"{made.name}.stamp"


def is_made(fingerprint: str, made: Path) -> bool:
    """Is it there already, for this fingerprint?"""
    stamp = stamp_of(made)
    return made.exists() and stamp.is_file() and stamp.read_text() == fingerprint


def once(what: str, fingerprint: str, made: Path, make: Callable[[Path], None]) -> bool:
    """Make the file or folder `made` unless it is there already for this fingerprint.

    `make` fills a temporary path, which is renamed when complete: a step cut short is not seen next time.
    """
    stamp = stamp_of(made)
    with alone(stamp.with_suffix(".lock")):
        if is_made(fingerprint, made):
            return False
        unfinished = made.with_name(f".{made.name}.unfinished")
        remove(unfinished)
        unfinished.parent.mkdir(parents=True, exist_ok=True)
        with progress(what):
            make(unfinished)
        stamp.unlink(missing_ok=True)
        remove(made)
        unfinished.rename(made)
        write(stamp, fingerprint)
    return True


@contextmanager
def alone(lock: Path) -> Iterator[None]:
    """Wait for whoever holds this lock: two builds in one folder take turns. It falls when its process ends."""
    lock.parent.mkdir(parents=True, exist_ok=True)
    with lock.open("ab") as file:
        if sys.platform != "win32":  # there a second build must be left until the first is done
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def write(path: Path, text: str | bytes) -> None:
    """Write a whole file or none of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_name(f".{path.name}.unfinished")
    unfinished.write_bytes(text.encode() if isinstance(text, str) else text)
    unfinished.replace(path)


def remove(path: Path) -> None:
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)
