"""The languages that the page speaks: every folder of i18n/. Nothing else names them."""

import html
import json
import re
from pathlib import Path

from .common import ROOT, Failure

I18N = ROOT / "i18n"
# Spoken where nobody's language is there. It stands last, after those that somebody has asked for.
FALLBACK = "en"
# What trouble.js has to say, without any file of words: shell-trouble-… in the shell's book.
TROUBLES = ("failed", "slow", "slow-about", "part", "policy", "memory", "old", "reload")
# The same of embed.js: shell-embed-…
EMBEDDED = ("open", "silent")


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
    """Write them into the page, where they are known before anything else is loaded, and into the scripts that speak
    without the page's words."""
    books = {code: site / "i18n" / code / "shell.ftl" for code in declared(site / "i18n")}
    told = html.escape(json.dumps(declared(site / "i18n"), ensure_ascii=False))
    fill(site / "index.html", "data-spoken='{}'", f'data-spoken="{told}"')
    fill(site / "index.html", "<!-- untold -->\n", untold(books))
    give_words(site / "embed.js", spoken(books, "shell-embed-", EMBEDDED))
    give_words(site / "trouble.js", spoken(books, "shell-trouble-", TROUBLES))
    markup = (site / "index.html").read_text()
    seen = re.findall(r'data-l10n-id="([^"]+)"', markup[: markup.index('id="table"')])
    give_words(
        site / "before-paint.js",
        {code: {key: words[key] for key in seen if key in words} for code, words in plain(books).items()},
    )


def spoken(books: dict[str, Path], family: str, words: tuple[str, ...]) -> dict[str, dict[str, str]]:
    """By language, what a script has to say by itself."""
    return {code: {word: text(book, family + word) for word in words} for code, book in books.items()}


def plain(books: dict[str, Path]) -> dict[str, dict[str, str]]:
    """By language, every message that is one line without anything to fill in; or one of the head's, its content."""
    line = re.compile(r"^([a-z][\w-]*) =(?:\n    \.content =)? ([^{}<\n]+)$", re.MULTILINE)
    return {code: dict(line.findall(book.read_text())) for code, book in books.items()}


def untold(books: dict[str, Path]) -> str:
    """What a page without JavaScript says, in every language: nothing tells it which one is wanted."""
    lines = "".join(
        f'<p lang="{code}">{html.escape(text(book, "shell-trouble-script"))}</p>\n'
        for code, book in books.items()
    )
    return f'<noscript>\n{lines}</noscript>\n<div class="untold">\n{lines}</div>\n'


def give_words(script: Path, words: object) -> None:
    fill(script, "const WORDS = {};", f"const WORDS = {json.dumps(words, ensure_ascii=False)};")


def fill(file: Path, place: str, content: str) -> None:
    before = file.read_text()
    if place not in before:
        raise Failure(f"{file.name} has no place for what the build writes there: {place.strip()}")
    file.write_text(before.replace(place, content, 1))
