"""How a region becomes like its new markup (fill.js, morph.js): lines that stay, lines that come back, the focus."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tools import page
from tools.common import WEB

from .host import Host
from .tabs import PlaywrightTab

# `fill` shows lines in a box of its own; `nodes` are those it held after each filling, `at` says which is which.
BENCH = """import('./fill.js').then(({ fill }) => {
    const box = document.body.appendChild(document.createElement('div'))
    const seen = []
    window.bench = {
        box,
        fill(...lines) {
            fill(box, lines.join('\\n'))
            for (const node of box.children) if (!seen.includes(node)) seen.push(node)
            return [...box.children].map((node) => [seen.indexOf(node), node.outerHTML])
        },
    }
})"""


def line(name: str, choice: int | None = None, where: int | None = None, more: str = "") -> str:
    number = "" if choice is None else f' data-choice="{choice}"'
    place = "" if where is None else f' data-x="{where}" data-y="0"'
    return f"<button{number}{place}{more}>{name}</button>"


class Box:
    def __init__(self, tab: PlaywrightTab) -> None:
        self.tab = tab

    def fill(self, *lines: str) -> list[int]:
        """Shows the lines exactly as they are; tells which nodes do, numbered as they first came."""
        found: list[list[Any]] = self.tab.page.evaluate("(lines) => bench.fill(...lines)", list(lines))
        assert [markup for _, markup in found] == list(lines)
        return [node for node, _ in found]

    def focus(self, at: int) -> None:
        self.tab.run(f"bench.box.children[{at}].focus()")

    @property
    def focused(self) -> int:
        index: int = self.tab.run("[...bench.box.children].indexOf(document.activeElement)")
        return index


@pytest.fixture
def box(tab: PlaywrightTab, tmp_path: Path) -> Iterator[Box]:
    """On a page of its own: the built site has all modules in one, and gives none of them away."""
    shell = shutil.copytree(WEB / "shell", tmp_path / "shell")
    (tmp_path / "fill.js").write_text(page.bundle(shell / "fill.js"))
    (tmp_path / "index.html").write_text(
        '<!doctype html><html lang="en"><link rel="icon" href="data:,"><body>'
    )
    host = Host(tmp_path)
    tab.open(host.url)
    tab.run(BENCH)
    yield Box(tab)
    host.switch_off()


def test_lines_that_stay_are_the_same_nodes_whatever_their_number(box: Box):
    assert box.fill(line("one", 1), line("two", 2), line("three")) == [0, 1, 2]
    assert box.fill(line("two", 7), line("one", 1), line("four")) == [1, 0, 3]


def test_lines_of_before_come_back_with_their_new_number(box: Box):
    box.fill(line("one", 1), line("two", 2), line("three", 3))
    box.fill(line("four", 1), line("five", 2))
    assert box.fill(line("three", 9), line("six", 8), line("one", 7)) == [2, 5, 0]


def test_the_same_line_twice_is_two_nodes(box: Box):
    assert box.fill(line("one"), line("one")) == [0, 1]
    assert box.fill(line("two"), line("three")) == [2, 3]
    assert len(set(box.fill(line("one"), line("one")))) == 2


def test_what_has_the_focus_keeps_it_when_its_line_changes(box: Box):
    box.fill(line("one", 1, 10), line("two", 2, 20))
    box.focus(0)
    assert box.fill(line("two", 1, 20), line("one", 2, 10, ' data-effect="+1"')) == [1, 0]
    assert box.focused == 1


def test_the_focus_stays_though_its_place_comes_back_as_it_was_before(box: Box):
    was, is_now = line("one", 1, 10), line("one", 1, 10, ' data-effect="+1"')
    box.fill(was, line("two", 2, 20))
    box.fill(is_now, line("two", 2, 20))  # `was` is put aside
    box.focus(0)
    assert box.fill(line("two", 1, 20), was) == [1, 2]
    assert box.focused == 1


def test_what_was_put_aside_in_another_language_is_made_anew(box: Box):
    box.fill(line("one"), line("two"))
    box.fill(line("three"), line("four"))
    box.tab.run("document.documentElement.lang = 'de'")
    assert 0 not in box.fill(line("one"), line("four"))
