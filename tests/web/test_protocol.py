"""What JavaScript and Python say to each other is one protocol, and both are held to it (app/protocol.py)."""

import re
import subprocess
from pathlib import Path

import pytest

from app import main
from tools import protocol, provision
from tools.common import NODE_MODULES, WEB

SHAPES = '''
Way = Literal["on", "back"]

class Words(TypedDict):
    """A sentence."""
    id: str
    args: NotRequired[dict[str, int | list[Words]]]

class Step(Words):
    to: Way | None
    pair: tuple[int, float]
'''
HANDLED = """
@handler
def step(data: Step) -> Words: ...

def helper(data: int) -> str: ...
"""
DECLARED = """
export type Way = "on" | "back";

/** A sentence. */
export interface Words {
  id: string;
  args?: { [name: string]: number | Words[] };
}

export interface Step extends Words {
  to: Way | null;
  pair: [number, number];
}

export interface Handlers {
  step: { told: Step; answers: Words };
}
"""


def test_shapes_and_handlers_are_declared_for_tsc():
    assert protocol.declared(SHAPES, HANDLED) == protocol.HEAD + DECLARED


def test_a_list_of_this_or_that_is_one_list():
    assert "all: (number | string)[];" in protocol.declared(
        "class A(TypedDict):\n    all: list[int | str]", ""
    )


def test_a_type_that_tsc_could_not_be_told_is_an_error():
    with pytest.raises(ValueError, match=r"no type for set\[int\]"):
        protocol.declared("class A(TypedDict):\n    all: set[int]", "")


def test_every_handler_is_declared():
    protocol.make()
    [handlers] = re.findall(r"interface Handlers \{\n(.*?)\n\}", protocol.TARGET.read_text(), re.DOTALL)
    assert re.findall(r"^  (\w+):", handlers, re.MULTILINE) == list(main.HANDLERS)


def test_every_button_says_a_word_that_python_knows():
    sources = [WEB / "index.html", *(WEB / "app").rglob("*.py")]
    words = {word for path in sources for word in re.findall(r'data-do="(\w+)"', path.read_text())}
    assert {"undo", "hush", "rematch"} < words <= main.HANDLERS.keys()


WRONG = {
    'ask({ do: "slice", token: "", ms: 1 })': "a word that nobody answers",
    'send({ do: "choose", choice: 1 })': "a field that is missing",
    'send({ do: "choose", choice: "1", revision: 1 })': "a field of another type",
    'send({ do: "hello" })': "a command whose answer is no patch",
    'ask({ do: "hello" }).regions': "a part that the answer has not",
}
RIGHT = 'send({ do: "choose", choice: 1, revision: 1 }); ask({ do: "hello" }).games.join()'


def test_tsc_refuses_what_python_would_not_understand(tmp_path: Path):
    provision.npm_packages(tools=True)
    protocol.make()
    door = (WEB / "shell" / "door.js").as_posix()
    lines = [f'import {{ ask, send }} from "{door}";', RIGHT, *WRONG]
    (tmp_path / "wrong.js").write_text("\n".join(lines))
    (tmp_path / "tsconfig.json").write_text(
        f'{{"extends": "{(WEB / "tsconfig.json").as_posix()}", "files": ["wrong.js"], "include": [], "exclude": []}}'
    )
    tsc = NODE_MODULES / "typescript" / "bin" / "tsc"
    said = subprocess.run(
        [provision.node(), tsc, "-p", tmp_path], capture_output=True, text=True, check=False
    ).stdout
    refused = {int(line) for line in re.findall(r"wrong\.js\((\d+),", said)}
    assert refused == set(range(3, 3 + len(WRONG))), said
