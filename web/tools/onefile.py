"""dist/tafelrunde.html: the whole site in one file that opens from disk."""

import base64
import gzip
import hashlib
import html
import re
from pathlib import Path

from . import page
from .common import CACHE, WEB, Failure, remove

BASE = "https://tafelrunde.invalid/"
# Packed already: once more would gain nothing.
PACKED = {".snapshot", ".zip", ".whl"}
DATA = ("i18n/**/*.ftl", "icons.svg", "licences.txt", "rules/*.json", "python/*", "vendor/pyodide/*.wasm")


def assemble(site: Path, target: Path) -> None:
    text = (site / "index.html").read_text()
    text = re.sub(r'<link rel="(?:manifest|preload|modulepreload)"[^>]*>\n?', "", text)
    text = re.sub(r'<link rel="stylesheet" href="([^"]+)">\n?', "", text)
    text = re.sub(r'<script[^>]*src="[^"]+"[^>]*></script>\n?', "", text)
    text = re.sub(r"<template[^>]*>\s*</template>\n?", "", text)
    text = re.sub(r'<meta http-equiv="Content-Security-Policy"[^>]*>\n?', "", text)
    text = text.replace('href="icons/icon.svg"', f'href="{data_url(site / "icons" / "icon.svg")}"')
    style = stylesheet(site)
    early = "".join(
        file.read_text()
        for file in (site / "trouble.js", site / "before-paint.js", WEB / "onefile" / "files.js")
    )
    main = bundle(site)
    head = [
        f'<meta http-equiv="Content-Security-Policy" content="{html.escape(policy(style, early, main))}">',
        f"<style>{style}</style>",
        f"<script>{early}</script>",
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
        r'url\("(\.\./[^"]+)"\)',
        lambda found: f'url("{data_url(sheet.parent / found[1])}")',
        sheet.read_text(),
    )


def part(site: Path, path: Path) -> str:
    name = path.relative_to(site).as_posix()
    data = path.read_bytes()
    if path.suffix in PACKED:
        packed, mark = data, ""
    else:
        packed, mark = gzip.compress(data, 9, mtime=0), " data-gzip"
    text = base64.b64encode(packed).decode()
    return f'<script type="text/plain" data-file="{html.escape(name)}"{mark}>{text}</script>'


def bundle(site: Path) -> str:
    """All modules as one, with addresses that onefile/files.js answers for."""
    scratch = CACHE / "onefile"
    remove(scratch)
    page.stage(scratch)
    page.copy(site / "python" / "made.js", scratch / "python" / "made.js")
    page.copy(WEB / "onefile" / "pyscript.js", scratch / "shell" / "pyscript.js")
    for module in scratch.rglob("*.js"):
        own = f'"{BASE}{module.relative_to(scratch).as_posix()}"'
        module.write_text(module.read_text().replace("import.meta.url", own))
    text = page.bundle(scratch / "shell" / "main.js", "--minify", "--external:node:*", "--external:ws")
    remove(scratch)
    if "</script" in text.lower():
        raise Failure(
            "a module contains </script>, which would end the page's own script: write it in two parts"
        )
    return text
