"""Would the tests notice? Puts random faults into the rules and the kernel and runs the tests of that part.

    python -m tests.bench.faults --count 300 --seed 7 [--only merlin/scoring] [--jobs 2] [--limit 60]

Golden records, random games and tests of bots are left out: they notice nearly everything, but do not say what it is.
Faults that change nothing are listed in faults.toml, each with the reason.

A tool of our own: mutmut 3 finds packages only in ./, src/ or source/ and leaves all tables outside of functions as
they are; cosmic-ray writes each fault into the file and starts Python and pytest anew. Here a process that has pytest
loaded is forked for each fault, imports the faulty module from memory, and stops at the first test that fails.
"""

import argparse
import ast
import importlib.abc
import importlib.util
import os
import random
import resource
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from difflib import unified_diff
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import pytest

from . import Figure, figure

ON_REQUEST = True
ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "engine" / "tafelrunde"
HARMLESS = Path(__file__).with_name("faults.toml")
PARTS = ("kernel", "merlin", "loewenherz")
# Printed things and plain data; the search, which the ladder measures; how choices and positions are written down,
# which is read back in thousands of positions.
SPARED = {"__init__.py", "box.py", "editions.py", "state.py", "search.py", "notation.py", "drawing.py"}
# Tests of all games together, by the module that they are about.
ELSEWHERE = {
    "game": ("test_games.py",),
    "encoding": (
        "test_zoo.py::test_the_numbers_of_a_version_stay_as_they_are",
        "test_zoo.py::test_every_action_and_feature_has_a_name_of_its_own",
        "test_zoo.py::test_no_action_is_missing",
    ),
    **dict.fromkeys(("edition", "boxcheck", "boxfile"), ("test_editions.py", "test_boxes.py")),
    "session": ("test_turn_ends.py::test_a_game_saved_at_a_turns_end_waits_there_again",),
    "check": ("test_hostile.py",),
    "record": ("test_hostile.py",),
}
NO_TESTS = ("golden", "fuzz", "hidden", "bots")
LEFT_OUT = "games_with_the_box_of_the_first_version or shuffled_boxes_are_played"  # the same, elsewhere
MEMORY = 2 * 2**30  # bytes: a loop that collects for ever must not take the machine with it

SWAPPED: dict[type[ast.AST], Any] = {
    one: other
    for pair in (
        (ast.Lt, ast.LtE),
        (ast.Gt, ast.GtE),
        (ast.Eq, ast.NotEq),
        (ast.In, ast.NotIn),
        (ast.Is, ast.IsNot),
        (ast.And, ast.Or),
        (ast.Add, ast.Sub),
        (ast.Mult, ast.FloorDiv),
        (ast.BitAnd, ast.BitOr),
        (ast.LShift, ast.RShift),
        (ast.Break, ast.Continue),
    )
    for one, other in (pair, pair[::-1])
}
SWAPPED[ast.Mod] = ast.Add
SWAPPED_NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}


class Fault(NamedTuple):
    path: Path
    where: str  # the function, class or table
    start: int  # in bytes
    end: int
    new: str
    number: int = 1  # of those there that would read the same

    @property
    def source(self) -> bytes:
        return self.path.read_bytes()

    @property
    def faulty(self) -> bytes:
        source = self.source
        return source[: self.start] + self.new.encode() + source[self.end :]

    @property
    def module(self) -> str:
        return ".".join(self.path.relative_to(PACKAGE.parent).with_suffix("").parts)

    @property
    def name(self) -> str:
        """The same as long as the code is, wherever it moves to."""
        old = " ".join(self.source[self.start : self.end].decode().split())
        number = f" ({self.number})" if self.number > 1 else ""
        return f"{self.path.relative_to(PACKAGE).as_posix()} {self.where}: {old} -> {self.new}{number}"

    def diff(self) -> str:
        name = self.path.relative_to(ROOT).as_posix()
        before, after = (text.decode().splitlines() for text in (self.source, self.faulty))
        return "\n".join([*unified_diff(before, after, name, name, lineterm="", n=2)][2:])


def faults(path: Path) -> Iterator[Fault]:
    source = path.read_bytes()
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    numbers: Counter[str] = Counter()
    for where, node, new in _changes(ast.parse(source)):
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)
        fault = Fault(path, where, start, end, new)
        numbers[fault.name] += 1
        yield fault._replace(number=numbers[fault.name])


Node = ast.expr | ast.stmt


def _changes(tree: ast.AST, where: str = "module") -> Iterator[tuple[str, Node, str]]:
    """What could be written in place of each node, with the name of what it stands in."""
    for node in _inside(tree):
        name = where
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            name = node.name
        elif where == "module" and isinstance(node, ast.Assign | ast.AnnAssign):
            name = ast.unparse(node.targets[0] if isinstance(node, ast.Assign) else node.target)
        if isinstance(node, ast.expr):
            yield from ((name, node, f"({new})") for new in _other_values(node))
        elif isinstance(node, ast.stmt):
            yield from ((name, node, new) for new in _other_deeds(node))
        yield from _changes(node, name)


def _inside(node: ast.AST) -> Iterator[ast.AST]:
    """What runs: no types and their variables, docstrings, decorators, imports, nor the words of an assertion."""
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list", "bases", "msg"):
            continue
        for child in value if isinstance(value, list) else [value]:
            told = isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant)
            if isinstance(child, ast.Call) and ast.unparse(child.func) == "TypeVar":
                continue
            if (
                isinstance(child, ast.AST)
                and not told
                and not isinstance(child, ast.JoinedStr | ast.ImportFrom)
            ):
                yield child


def _other_values(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Compare(left, [op], [right]) if type(op) in SWAPPED:
            yield ast.unparse(ast.Compare(left, [SWAPPED[type(op)]()], [right]))
        case ast.BoolOp(op, values):
            yield ast.unparse(ast.BoolOp(SWAPPED[type(op)](), values))
            yield from (ast.unparse(value) for value in values)
        case ast.BinOp(left, op, right) if type(op) in SWAPPED:
            yield ast.unparse(ast.BinOp(left, SWAPPED[type(op)](), right))
        case ast.UnaryOp(ast.Not(), operand):
            yield ast.unparse(operand)
        case ast.IfExp(_, body, orelse):
            yield ast.unparse(body)
            yield ast.unparse(orelse)
        case ast.Constant(bool() as value):
            yield repr(not value)
        case ast.Constant(int() as value):
            yield repr(value + 1)
        case ast.Constant(str() as value):
            yield repr(f"{value}?")
        case ast.Call(ast.Name(called), args, keywords) if called in SWAPPED_NAMES:
            yield ast.unparse(ast.Call(ast.Name(SWAPPED_NAMES[called]), args, keywords))
        case ast.Call(called, args, [*keywords]):
            for at in range(len(keywords)):
                yield ast.unparse(ast.Call(called, args, keywords[:at] + keywords[at + 1 :]))
        case ast.ListComp(elt, [ast.comprehension(target, iterated, [_, *_]) as loop]):
            yield ast.unparse(ast.ListComp(elt, [ast.comprehension(target, iterated, [], loop.is_async)]))


def _other_deeds(node: ast.stmt) -> Iterator[str]:
    match node:
        case ast.Expr(ast.Call()) | ast.AugAssign():
            yield "pass"
        case ast.Assign([ast.Subscript() | ast.Attribute()], _):
            yield "pass"
        case ast.Return(ast.expr() as value) if not isinstance(value, ast.Constant):
            yield "return None"
        case ast.Break() | ast.Continue():
            yield "continue" if isinstance(node, ast.Break) else "break"


class Faulty(importlib.abc.MetaPathFinder, importlib.abc.InspectLoader):
    """Imports one module with its fault, the others as they are."""

    def __init__(self, fault: Fault) -> None:
        self.fault = fault

    def find_spec(self, name: str, path: object, target: object = None) -> ModuleSpec | None:
        if name != self.fault.module:
            return None
        return importlib.util.spec_from_file_location(name, self.fault.path, loader=self)

    def get_source(self, fullname: str) -> str:
        return self.fault.faulty.decode()

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self.fault.faulty, self.fault.path, "exec"), module.__dict__)


def tests(part: str, module: str) -> list[str]:
    """The part's tests, those first that are named like the module."""
    engine = ROOT / "tests" / "engine"
    wanted = [
        file for file in (engine / part).glob("test_*.py") if not any(word in file.stem for word in NO_TESTS)
    ]
    wanted += [engine / name for name in ELSEWHERE.get(module, ())]
    return [str(file) for file in sorted(wanted, key=lambda file: (module not in file.stem, file.name))]


def start(fault: Fault | None, files: list[str], limit: int) -> int:
    """In a process of its own: are all tests content? Its exit says so."""
    if child := os.fork():
        return child
    resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))  # of its own time, however busy the machine
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)
    if fault:
        sys.meta_path.insert(0, Faulty(fault))
    code = 1
    chosen = ["-m", "not slow", "-k", f"not ({LEFT_OUT})"]
    try:
        code = pytest.main(["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *chosen, *files])
    finally:
        os._exit(code)


def tried(wanted: list[Fault], jobs: int, limit: int) -> Iterator[Fault]:
    """Tells of each fault as it is tried, and gives those that nobody saw."""
    running: dict[int, Fault] = {}
    waiting = wanted[::-1]
    while waiting or running:
        while waiting and len(running) < jobs:
            fault = waiting.pop()
            running[start(fault, tests(fault.path.parent.name, fault.path.stem), limit)] = fault
        child, status = os.wait()
        fault = running.pop(child)
        if status == 0:  # every test was content: none failed, none could not be imported, none took for ever
            print(f"unseen: {fault.name}\n{fault.diff()}\n", flush=True)
            yield fault


def parsed(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.bench.faults", description=__doc__.partition("\n")[0]
    )
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", default="7")
    parser.add_argument("--only", default="", help="a part of the modules' names, as merlin/sco")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--limit", type=int, default=60, help="seconds after which a fault counts as seen")
    return parser.parse_args(words)


def measure(given: argparse.Namespace) -> tuple[int, int]:
    """How many faults were seen, and how many should have been."""
    every = [
        fault
        for part in PARTS
        for file in sorted((PACKAGE / part).glob("*.py"))
        if file.name not in SPARED and given.only in f"{part}/{file.name}"
        for fault in faults(file)
    ]
    harmless = {one["fault"] for one in tomllib.loads(HARMLESS.read_text("utf-8"))["harmless"]}
    chosen = random.Random(given.seed).sample(every, min(given.count, len(every)))
    wanted = [fault for fault in chosen if fault.name not in harmless]
    unseen = len(list(tried(wanted, given.jobs, given.limit)))
    print(
        f"{len(chosen)} of {len(every)} faults: {len(wanted) - unseen} seen, {unseen} unseen, "
        f"{len(chosen) - len(wanted)} change nothing"
    )
    if not given.only:
        for gone in sorted(harmless - {fault.name for fault in every}):
            print(f"no longer possible, to be taken from the list: {gone}")
    return len(wanted) - unseen, len(wanted)


def run() -> dict[str, Figure]:
    noticed, wanted = measure(parsed([]))
    return {"faults in rules and kernel that their tests see": figure(noticed / wanted, at_least=0.95)}


if __name__ == "__main__":
    noticed, wanted = measure(parsed(sys.argv[1:]))
    sys.exit(noticed < wanted)
