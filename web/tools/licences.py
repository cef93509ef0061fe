"""licences.txt: who made what the page is made of, and under which licence. Each text stands there once."""

import json
import zipfile
from collections.abc import Iterator
from email.parser import Parser
from pathlib import Path
from typing import NamedTuple

from . import provision
from .common import NODE_MODULES, ROOT, WEB, Failure

# The text of a licence for those packages that come without one.
TEXTS = {
    # By the same author as those that have none.
    "ISC": NODE_MODULES / "sticky-module" / "LICENSE",
    "APACHE-2.0": NODE_MODULES / "@pyscript" / "core" / "LICENSE",
    "MPL-2.0": WEB / "licences" / "MPL-2.0.txt",
}
# Creative Commons asks for its address instead of its text, for the authors, and for what was changed.
# (Whose folder at github.com/game-icons/icons a sign lies in is its author.)
CC_BY = """The signs are by Lorc, Delapouite, DarkZaitzev, Faithtoken, Sbed and Skoll of https://game-icons.net,
under the licence Creative Commons Attribution 3.0: https://creativecommons.org/licenses/by/3.0/legalcode
They are scaled and colored by the page; one of its own signs is drawn after one of theirs."""
PYSCRIPT = NODE_MODULES / "@pyscript" / "core" / "dist"

HEAD = """Tafelrunde {version}
An unofficial implementation of the rules of board games. All rights to these games are their authors' and
publishers'. No art, text or logo of any publisher is used.

What it is made of, and the licences of the parts. The numbers lead to the texts below.
"""


class Part(NamedTuple):
    name: str
    licence: str
    # Where its source can be had.
    source: str
    text: str


def notice(version: str) -> str:
    parts = [
        Part(f"Tafelrunde {version}", "MIT", "", (ROOT / "LICENSE").read_text()),
        *npm_parts(),
        *wheel_parts(),
    ]
    texts = list(dict.fromkeys(part.text.strip() for part in parts))
    lines = [
        f"  {part.name} ({part.licence}) [{texts.index(part.text.strip()) + 1}]"
        + (f" {part.source}" if part.source else "")
        for part in parts
    ]
    told = [f"{'=' * 78}\n[{number}]\n\n{text}\n" for number, text in enumerate(texts, 1)]
    return "\n".join([HEAD.format(version=version), *lines, "", *told])


def npm_parts() -> Iterator[Part]:
    """What the page asks npm for, and what PyScript's own bundles are made of."""
    wanted = set(json.loads((WEB / "package.json").read_text())["dependencies"])
    for bundle in sorted(PYSCRIPT.glob("core*.js.map")):
        wanted |= {name for path in json.loads(bundle.read_text())["sources"] if (name := package_of(path))}
    for name in sorted(wanted):
        folder = NODE_MODULES / name
        about = json.loads((folder / "package.json").read_text())
        yield Part(f"{name} {about['version']}", about["license"], address(about), npm_text(folder, about))


def package_of(path: str) -> str:
    """The package in whose folder of node_modules a file lies; nothing where it lies in none."""
    _, found, inside = path.rpartition("node_modules/")
    return "/".join(inside.split("/")[: 2 if inside.startswith("@") else 1]) if found else ""


def address(about: dict[str, object]) -> str:
    """Where a package says that its source is."""
    told = about.get("repository") or about.get("homepage") or ""
    url = str(told.get("url", "") if isinstance(told, dict) else told)
    return url.removeprefix("git+").removesuffix(".git").replace("git://", "https://")


def npm_text(folder: Path, about: dict[str, object]) -> str:
    if about["license"] == "CC-BY-3.0":
        return CC_BY
    if (told := WEB / "licences" / f"{folder.name}.txt").exists():
        return told.read_text()
    own = sorted(path for path in folder.iterdir() if path.name.upper().startswith("LICEN"))
    found = own[0] if own else TEXTS.get(str(about["license"]).upper())
    if found is None:
        raise Failure(f"no text is known for the licence {about['license']} of {about['name']}")
    return found.read_text()


def wheel_parts() -> Iterator[Part]:
    """pydantic and its wheels. One of them has the licence of Python itself, which Pyodide brings."""
    for wheel in provision.page_wheels():
        with zipfile.ZipFile(wheel) as archive:
            names = archive.namelist()
            [metadata] = [name for name in names if name.endswith(".dist-info/METADATA")]
            [licence] = [name for name in names if "/licenses/" in name]
            about = Parser().parsestr(archive.read(metadata).decode())
            text = archive.read(licence).decode()
        if about["Name"] == "typing_extensions":
            yield Part("Python, its interpreter and library", "PSF-2.0", "https://www.python.org", text)
        word = about["License-Expression"] or about["License"]
        urls = dict(url.split(", ", 1) for url in about.get_all("Project-URL", []))
        source = next(
            (url for key, url in sorted(urls.items()) if key in ("Source", "Source Code", "Homepage")), ""
        )
        yield Part(f"{about['Name']} {about['Version']}", word, source, text)
