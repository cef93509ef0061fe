"""The Fluent files, read for tests: every message with its arguments, and every key that the program uses."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_pattern

from tools import languages

ROOT = Path(__file__).parents[2]
LANGUAGES = tuple(languages.declared())


# The chain of each form of a word, as the page follows it.
FALLBACK: dict[str, list[str]] = {
    form: re.findall(r'"([a-z-]+)"', chain)
    for form, chain in re.findall(
        r'^  "?([a-z-]+)"?: \[(.*)\],$',
        (ROOT / "web/shell/messages.js").read_text(encoding="utf-8"),
        re.MULTILINE,
    )
}
FORMS = {*FALLBACK, "nom", "sg"}


class Message:
    """Value, forms and other attributes of one message, and the arguments and forms that it asks for."""

    def __init__(self, entry: ftl.Message) -> None:
        texts = {
            attribute.id.name: serialize_pattern(attribute.value).strip() for attribute in entry.attributes
        }
        self.value = serialize_pattern(entry.value).strip() if entry.value else None
        self.forms = {name: text for name, text in texts.items() if name in FORMS}
        self.attributes = texts.keys() - FORMS
        self.args = _args(entry)
        self.asked = set(re.findall(r'form: "([a-z-]+)"', " ".join((self.value or "", *texts.values()))))

    def falls_back(self, form: str) -> str | None:
        """What stands for a form if the word does not have it."""
        return next(
            (self.forms[other] for other in FALLBACK.get(form, []) if other in self.forms), self.value
        )


def _args(node: object) -> set[str]:
    found: set[str] = set()
    if isinstance(node, ftl.VariableReference):
        found.add(node.id.name)
    if isinstance(node, ftl.BaseNode):
        for value in vars(node).values():
            found |= _args(value)
    elif isinstance(node, list):
        for one in node:
            found |= _args(one)
    return found


@cache
def messages(language: str) -> dict[str, Message]:
    found: dict[str, Message] = {}
    for path in sorted((ROOT / "i18n" / language).glob("*.ftl")):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content!r}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} stands twice"
                found[entry.id.name] = Message(entry)
    return found


def python_files(folder: str) -> Iterator[Path]:
    yield from sorted((ROOT / folder).rglob("*.py"))


def calls(path: Path) -> Iterator[tuple[str, ast.Call]]:
    """The calls of a file by the name of what is called."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            called = node.func
            yield called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", ""), node


def literal(node: ast.Call, place: int) -> str | None:
    if len(node.args) <= place:
        return None
    value = node.args[place]
    return value.value if isinstance(value, ast.Constant) and isinstance(value.value, str) else None


def engine_keys(game: str) -> set[str]:
    """The message of every event, prompt and refusal that a game's source can make."""
    found: set[str] = set()
    for path in python_files(f"engine/tafelrunde/{game}"):
        for name, call in calls(path):
            word = literal(call, 0)
            if word is None:
                continue
            if name == "add":
                found.add(f"{game}-event-{word}")
            elif name in ("Prompt", "prompt"):
                found.add(f"{game}-prompt-{word}")
            elif name == "Refusal":
                found.add(f"{game}-refuse-{word.replace('.', '-')}")
    return found


def app_keys() -> set[str]:
    """Every key that stands as a whole in the page's Python."""
    found: set[str] = set()
    for path in python_files("web/app"):
        for name, call in calls(path):
            word = literal(call, 0)
            if word and name in ("Message", "said", "_named"):
                found.add(word)
        found |= set(re.findall(r'data-l10n-id="([a-z0-9-]+)"', path.read_text(encoding="utf-8")))
    return found


def shell_keys() -> set[str]:
    """Every key in the page's own markup, and those that the shell names as a whole."""
    found = set(
        re.findall(r'data-l10n-id="([A-Za-z0-9-]+)"', (ROOT / "web/index.html").read_text(encoding="utf-8"))
    )
    for path in sorted((ROOT / "web/shell").glob("*.js")):
        found |= set(re.findall(r'"((?:shell|table)-[a-z0-9-]*[a-z0-9])"', path.read_text(encoding="utf-8")))
    return found
