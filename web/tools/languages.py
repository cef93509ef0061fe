"""The languages that the page speaks: every folder of i18n/. Nothing else names them."""

import html
import json
import re
from pathlib import Path

from .common import ROOT, Failure

I18N = ROOT / "i18n"
# Spoken where nobody's language is there. It stands last, after those that somebody has asked for.
FALLBACK = "en"


def declared(folder: Path = I18N) -> dict[str, str]:
    """Code -> what its speakers call it, in the order of these names."""
    names = {book.parent.name: text(book, "shell-language-name") for book in folder.glob("*/shell.ftl")}
    return dict(sorted(names.items(), key=lambda named: (named[0] == FALLBACK, named[1])))


def text(book: Path, key: str) -> str:
    """A plain message of one line."""
    found = re.search(rf"^{key} = (.+)$", book.read_text(), re.MULTILINE)
    if not found:
        raise Failure(f"i18n/{book.parent.name}/{book.name} lacks the line {key}")
    return found[1].strip()


def tell(site: Path) -> None:
    """Write them into the page, where they are known before anything else is loaded."""
    page = site / "index.html"
    told = html.escape(json.dumps(declared(site / "i18n"), ensure_ascii=False))
    page.write_text(page.read_text().replace("data-spoken='{}'", f'data-spoken="{told}"', 1))
    words = {
        code: text(site / "i18n" / code / "shell.ftl", "shell-embed-open") for code in declared(site / "i18n")
    }
    embed = site / "embed.js"
    filled = embed.read_text().replace(
        "const WORDS = {};", f"const WORDS = {json.dumps(words, ensure_ascii=False)};", 1
    )
    embed.write_text(filled)
