"""The rules by their ids: what RULES.md says, the code that carries it out, the tests that prove it, the help."""

import ast
import re
from bisect import bisect_left
from collections.abc import Collection, Iterable, Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from textwrap import fill
from typing import NamedTuple

from .. import words
from ..kernel.errors import BadInput
from ..kernel.game import AnyGame

# The repository, where this is a checkout; otherwise some folder without tests.
ROOT = words.PACKAGE.parents[1]
TESTS = ROOT / "tests"

ID = re.compile(r"(?<![\w.])[A-Z]\d+\.\d+(?!\.?\d)")
_SECTION = re.compile(r"## (?:([A-Z]\d+) )?(.+)")
_RULE = re.compile(r"- ([A-Z]\d+\.\d+) (.+)")
_BUILT_IN = re.compile(r"- ([A-Z]\d+\.\d+): (.+)")
BY_CONSTRUCTION = "Holds by construction"


class Ledger(NamedTuple):
    """RULES.md beside a game's code."""

    sections: dict[str, str]
    rules: dict[str, str]
    # Why no code has to carry a rule out.
    built_in: dict[str, str]


class Place(NamedTuple):
    path: Path
    line: int
    name: str

    def __str__(self) -> str:
        root = ROOT if TESTS.is_dir() else words.PACKAGE.parent
        return f"{self.path.relative_to(root).as_posix()}:{self.line}  {self.name}"


def read(game: AnyGame) -> Ledger:
    ledger = Ledger({}, {}, {})
    file = words.folder(game) / "RULES.md"
    title = ""
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
        if head := _SECTION.fullmatch(line):
            title = head[2]
            if head[1]:
                ledger.sections[head[1]] = title
        elif title == BY_CONSTRUCTION and (why := _BUILT_IN.fullmatch(line)):
            ledger.built_in[why[1]] = why[2]
        elif rule := _RULE.fullmatch(line):
            ledger.rules[rule[1]] = rule[2]
    return ledger


def code(folders: Iterable[Path]) -> dict[str, list[Place]]:
    """Where in the sources each id stands: once for each function, class or table that names it."""
    found: dict[str, dict[tuple[Path, str], Place]] = {}
    for file in sorted({file for place in folders for file in place.rglob("*.py")}):
        text = file.read_text(encoding="utf-8")
        if ID.search(text):
            names = _Names(ast.parse(text))
            for number, line in enumerate(text.splitlines(), 1):
                for rule in ID.findall(line):
                    place = Place(file, number, names(number))
                    found.setdefault(rule, {}).setdefault((file, place.name), place)
    return {rule: list(places.values()) for rule, places in found.items()}


def tests() -> dict[str, list[Place]]:
    """The tests that are marked with each id."""
    found: dict[str, list[Place]] = {}
    for file in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for rule in _marks(node):
                    found.setdefault(rule, []).append(Place(file, node.lineno, node.name))
    return found


def tell(games: Mapping[str, AnyGame], word: str | None) -> str:
    """All sections, a section's rules, or a rule with all that belongs to it."""
    ledgers = {name: read(game) for name, game in games.items()}
    wanted = (word or "").upper()
    for name, ledger in ledgers.items():
        if wanted in ledger.rules:
            return "\n".join(_one(games[name], ledger, wanted))
        if wanted in ledger.sections:
            return "\n".join(_section(ledger, wanted))
    if word is not None:
        raise BadInput("rules", "no-such-rule", word, _nearest(ledgers.values(), wanted))
    return "\n".join(
        line
        for name, ledger in ledgers.items()
        for line in (name, *(f"  {section:4} {title}" for section, title in ledger.sections.items()))
    )


def _nearest(ledgers: Collection[Ledger], wanted: str) -> list[str]:
    """Rules of the same section, if that is known; otherwise what looks alike; or else the sections."""
    ids = [rule for ledger in ledgers for rule in ledger.rules]
    section = [rule for rule in ids if rule.startswith(f"{wanted.partition('.')[0]}.")]
    near = get_close_matches(wanted, section, 5, 0) or get_close_matches(wanted, ids, 5)
    return near or [section for ledger in ledgers for section in ledger.sections]


def _section(ledger: Ledger, section: str) -> Iterator[str]:
    yield f"{section} {ledger.sections[section]}"
    for rule, text in ledger.rules.items():
        if rule.partition(".")[0] == section:
            yield _paragraph(f"{rule} {text}")


def _one(game: AnyGame, ledger: Ledger, rule: str) -> Iterator[str]:
    yield f"{rule} ({game.name}, {ledger.sections[rule.partition('.')[0]]})"
    yield _paragraph(ledger.rules[rule])
    yield "code"
    if rule in ledger.built_in:
        yield _paragraph(f"none, it holds by construction: {ledger.built_in[rule]}")
    yield from (f"  {place}" for place in code({words.PACKAGE, words.folder(game)}).get(rule, ()))
    yield "tests"
    if TESTS.is_dir():
        yield from (f"  {place}" for place in tests().get(rule, ()))
    else:
        yield "  are in the repository"
    if rule in (told := words.rules(game)):
        yield "help"
        yield _paragraph(f"{told[rule].title}: {told[rule].text}")


def _paragraph(text: str) -> str:
    return fill(text, 100, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False)


class _Names:
    """What a line of a module belongs to: the innermost function or class round it, or else the statement that it is a
    part of or stands before."""

    def __init__(self, module: ast.Module) -> None:
        self.inner = [
            (_start(node), node.end_lineno or node.lineno, node.name)
            for node in ast.walk(module)
            if isinstance(node, ast.FunctionDef | ast.ClassDef)
        ]
        self.outer = module.body
        self.ends = [node.end_lineno or node.lineno for node in module.body]

    def __call__(self, line: int) -> str:
        around = [(end - start, name) for start, end, name in self.inner if start <= line <= end]
        if around:
            return min(around)[1]
        at = bisect_left(self.ends, line)
        return _name(self.outer[at]) if at < len(self.outer) else "the module"


def _start(node: ast.FunctionDef | ast.ClassDef) -> int:
    return min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])


def _name(node: ast.stmt) -> str:
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return node.name
    if isinstance(node, ast.Assign):
        return ", ".join(map(ast.unparse, node.targets))
    return ast.unparse(node.target) if isinstance(node, ast.AnnAssign) else "the module"


def _marks(node: ast.FunctionDef) -> Iterator[str]:
    for mark in node.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
            words = [word.value for word in mark.args if isinstance(word, ast.Constant)]
            yield from (word for word in words if isinstance(word, str))
