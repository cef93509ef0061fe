"""dist/tafelrunde.html: the whole site in one file that opens from disk."""

import base64
import gzip
import hashlib
import html
import io
import lzma
import re
import zipfile
from pathlib import Path

from . import page
from .common import CACHE, WEB, Failure, remove

BASE = "https://tafelrunde.invalid/"
# As small as Python can pack it and the page's own decoder (xz-decompress) can unpack it.
XZ = [{"id": lzma.FILTER_LZMA2, "preset": 9, "dict_size": 1 << 24}]
# What marks those characters that HTML does not keep as they are, or takes for the end of the part; and these.
MARK = 0x7F
ESCAPED = bytes((MARK, *b"\0\r<"))
DATA = ("i18n/**/*.ftl", "icons.svg", "licences.txt", "rules/*.json", "python/*", "vendor/pyodide/*.wasm")


def assemble(site: Path, target: Path) -> None:
    text = (site / "index.html").read_text()
    text = re.sub(r'<link rel="(?:manifest|preload|modulepreload|apple-touch-icon)"[^>]*>\n?', "", text)
    text = re.sub(r'<link rel="stylesheet" href="([^"]+)">\n?', "", text)
    text = re.sub(r'<script[^>]*src="[^"]+"[^>]*></script>\n?', "", text)
    text = re.sub(r"<template[^>]*>\s*</template>\n?", "", text)
    text = re.sub(r'<meta http-equiv="Content-Security-Policy"[^>]*>\n?', "", text)
    text = text.replace('href="icons/icon.svg"', f'href="{data_url(site / "icons" / "icon.svg")}"')
    style = stylesheet(site)
    early = "".join((site / name).read_text() for name in ("trouble.js", "before-paint.js"))
    files, main = bundles(site)
    head = [
        f'<meta http-equiv="Content-Security-Policy" content="{html.escape(policy(style, early, files, main))}">',
        f"<style>{style}</style>",
        f"<script>{early}</script>",
        f"<script>{files}</script>",
    ]
    text = text.replace('<meta charset="utf-8">', "\n".join(['<meta charset="utf-8">', *head]), 1)
    parts = [part(site, path) for pattern in DATA for path in sorted(site.glob(pattern))]
    end = "\n".join([*parts, f'<script type="module">{main}</script>', "</body>"])
    target.write_text(text.replace("</body>", end, 1))


def policy(style: str, *scripts: str) -> str:
    """Stricter than the site's: only these very scripts, and no connection to anywhere."""
    allowed = " ".join(digest_source(script) for script in scripts)
    return (
        f"default-src 'none'; script-src {allowed} 'wasm-unsafe-eval'; style-src {digest_source(style)}; "
        "font-src data:; img-src data: blob:; base-uri 'none'; form-action 'none'"
    )


def digest_source(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def data_url(path: Path) -> str:
    types = {".svg": "image/svg+xml", ".woff2": "font/woff2"}
    return f"data:{types[path.suffix]};base64,{base64.b64encode(path.read_bytes()).decode()}"


def stylesheet(site: Path) -> str:
    """All sheets in the page's order, with their fonts inside."""
    text = (site / "index.html").read_text()
    return "\n".join(
        with_fonts(site / name) for name in re.findall(r'<link rel="stylesheet" href="([^"]+)">', text)
    )


def with_fonts(sheet: Path) -> str:
    return re.sub(
        r'url\("?(\.\./[^")]+)"?\)',
        lambda found: f'url("{data_url(sheet.parent / found[1])}")',
        sheet.read_text(),
    )


def part(site: Path, path: Path) -> str:
    name = path.relative_to(site).as_posix()
    packed = lzma.compress(unpacked(path), format=lzma.FORMAT_XZ, check=lzma.CHECK_CRC32, filters=XZ)
    return f'<script type="text/plain" data-file="{html.escape(name)}">{seven_bits(packed)}</script>'


def unpacked(path: Path) -> bytes:
    """What is packed already would not get smaller. The engine's wheel stays as it is: its hash is known."""
    data = path.read_bytes()
    if path.suffix == ".snapshot":
        return gzip.decompress(data)
    if path.suffix not in (".zip", ".whl") or path.name.startswith("tafelrunde"):
        return data
    stored = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(stored, "w") as new:
        for info in old.infolist():
            new.writestr(zipfile.ZipInfo(info.filename), old.read(info))
    return stored.getvalue()


def seven_bits(data: bytes) -> str:
    """Text of seven bits a character: a seventh larger than the bytes, where base64 is a third. Read by
    onefile/files.js, in whatever encoding a host says that the page has."""
    bits = int.from_bytes(data) << (-8 * len(data) % 7)
    # Halved until the numbers are small: one long division would take minutes.
    groups: list[int] = []
    waiting = [(bits, (8 * len(data) + 6) // 7)]
    while waiting:
        number, count = waiting.pop()
        if count <= 64:
            groups.extend(number >> 7 * (count - 1 - at) & 127 for at in range(count))
            continue
        low = count // 2
        waiting += [(number & (1 << 7 * low) - 1, low), (number >> 7 * low, count - low)]
    text = bytes(groups)
    for byte in ESCAPED:
        text = text.replace(bytes((byte,)), bytes((MARK, byte ^ 64)))
    return text.decode("ascii")


def bundles(site: Path) -> tuple[str, str]:
    """What stands in for the network, and all modules as one, with addresses that it answers for."""
    scratch = CACHE / "onefile"
    remove(scratch)
    page.stage(scratch)
    page.copy(site / "python" / "made.js", scratch / "python" / "made.js")
    page.copy(WEB / "onefile" / "pyscript.js", scratch / "shell" / "pyscript.js")
    for module in scratch.rglob("*.js"):
        own = f'"{BASE}{module.relative_to(scratch).as_posix()}"'
        module.write_text(module.read_text().replace("import.meta.url", own))
    snapshot = scratch / "snapshot.js"
    snapshot.write_text(snapshot.read_text().replace('?.pipeThrough(new DecompressionStream("gzip"))', ""))
    page.copy(WEB / "onefile" / "files.js", scratch / "shell" / "files.js")
    small = ("--minify", "--external:node:*", "--external:ws")
    texts = (
        page.bundle(scratch / "shell" / "files.js", *small, "--format=iife"),
        page.bundle(scratch / "shell" / "main.js", *small),
    )
    remove(scratch)
    if "</script" in "".join(texts).lower():
        raise Failure(
            "a module contains </script>, which would end the page's own script: write it in two parts"
        )
    return texts
