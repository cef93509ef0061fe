"""Color never alone: what color tells apart on both boards, a sign, shape or pattern tells apart too."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from itertools import combinations
from random import Random

import pytest

from tafelrunde.loewenherz.box import TERRAINS
from tafelrunde.seats import COLORS
from tools.common import ROOT, WEB

from .page import Page

GOLDEN = ROOT / "tests" / "golden"

CHARGES = {color: f"e-{color}" for color in (*COLORS, "neutral")}
ANIMALS = {
    "dragon": "i-spiked-dragon-head",
    "dove": "i-peace-dove",
    "fish": "i-flatfish",
    "snake": "i-snake",
    "fox": "i-fox-head",
    "eagle": "own-eagle2",
}
SIGNS = CHARGES | ANIMALS
LAND_SIGNS = {
    "forest": "i-pine-tree",
    "village": "i-village",
    "city": "i-elven-castle",
    "gold": "m-gold",
    "silver": "m-silver",
    "copper": "m-copper",
    "gem": "m-gem",
}
ENVIRONS_SIGNS = {"mountain": "i-peaks", "wood": "i-pine-tree", "lake": "i-waves"}
VOID = {"br", "input", "img", "hr"}


@dataclass
class Node:
    tag: str
    attributes: dict[str, str]
    parent: "Node | None" = None
    children: list["Node"] = field(default_factory=list)

    @property
    def classes(self) -> list[str]:
        return self.attributes.get("class", "").split()

    def below(self) -> Iterator["Node"]:
        """The node itself and all in it."""
        yield self
        for child in self.children:
            yield from child.below()

    def above(self) -> Iterator["Node"]:
        """The node itself and all round it."""
        yield self
        if self.parent:
            yield from self.parent.above()

    @property
    def signs(self) -> set[str]:
        """The ids of all symbols and patterns drawn in it."""
        used = {node.attributes["href"].removeprefix("#") for node in self.below() if node.tag == "use"}
        fills = [node.attributes.get("fill", "") for node in self.below()]
        return used | {fill[5:-1] for fill in fills if fill.startswith("url(#")}


class Reader(HTMLParser):
    def __init__(self, markup: str) -> None:
        super().__init__()
        self.root = self.at = Node("root", {})
        self.feed(markup)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        node = Node(tag, {name: value or "" for name, value in attrs}, self.at)
        self.at.children.append(node)
        if tag not in VOID:
            self.at = node

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.at.children.append(Node(tag, {name: value or "" for name, value in attrs}, self.at))

    def handle_endtag(self, tag: str) -> None:
        assert self.at.tag == tag and self.at.parent
        self.at = self.at.parent


def read(markup: str) -> Node:
    return Reader(markup).root


def played(game: str, players: int, choices: int) -> Page:
    """A table in the middle of a game, on screen."""
    page, random = (
        Page().start(game, players, variants={"favor": True} if game == "merlin" else {}),
        Random(players),
    )
    for _ in range(choices):
        page.lift()
        page.choose(random.randrange(len(page.session.options)))
    page.lift()
    return page


@pytest.fixture(scope="module")
def merlin() -> Page:
    return played("merlin", 4, 160)


@pytest.fixture(scope="module")
def land() -> Page:
    return played("loewenherz", 2, 160)


def colored(page: Page) -> Iterator[tuple[str, str, Node]]:
    """Everything on the table in the color of a player or a principality: (region, color, node)."""
    for region, markup in page.regions.items():
        for node in read(markup).below():
            for name in node.classes:
                if name.startswith("c-") and name[2:] in SIGNS:
                    yield region, name[2:], node


def is_signed(node: Node, color: str) -> bool:
    """Its sign lies in it, or on the panel of the same color that it lies in; or its hatching fills it."""
    marks = {SIGNS[color], f"hatch-{color}"}
    return any(one.signs & marks for one in node.above() if f"c-{color}" in one.classes)


def is_placed(node: Node) -> bool:
    """Told by its place or its drawing: in the wheel a stock lies in the sector of its principality, which shows the
    animal twice; dice to choose from stand behind the crest of the one who is asked, Merlin's has a hat; a neutral
    domain is the one without hatching; the lines of the chart have strokes of their own."""
    return bool({"stock", "die", "chart-line"} & {*node.classes}) or any(
        "l-tint" in child.classes for child in node.children
    )


def test_the_signs_of_players_and_principalities_differ():
    assert len({*SIGNS.values()}) == len(SIGNS)


@pytest.mark.parametrize("game", ["merlin", "land"])
def test_no_thing_has_only_its_color_to_say_whose_it_is(game: str, request: pytest.FixtureRequest):
    page: Page = request.getfixturevalue(game)
    things = list(colored(page))
    assert {color for _, color, _ in things} >= (
        {*ANIMALS, *COLORS} if game == "merlin" else {"blue", "neutral"}
    )
    plain = Counter(
        f"{region}: {color} {' '.join(node.classes)}"
        for region, color, node in things
        if not is_signed(node, color) and not is_placed(node)
    )
    assert not plain


@pytest.mark.parametrize("game", ["merlin", "land"])
def test_no_sign_stands_on_two_colors(game: str, request: pytest.FixtureRequest):
    drawn: dict[str, set[str]] = {}
    for _, color, node in colored(request.getfixturevalue(game)):
        if not any(child is not node and f"c-{color}" in child.classes for child in node.below()):
            drawn.setdefault(color, set()).update(node.signs & {*SIGNS.values()})
    for (one, signs), (other, others) in combinations(drawn.items(), 2):
        assert not signs & others, (one, other)


def test_every_sector_of_the_wheel_shows_its_animal(merlin: Page):
    board = read(merlin.regions["board"])
    for kind in ("sector", "medallion", "is-filled"):
        found = [node for node in board.below() if kind in node.classes]
        assert {animal for node in found for animal in ANIMALS.values() if animal in node.signs} == {
            *ANIMALS.values()
        }
        assert len(found) == len(ANIMALS)


def test_every_tile_of_the_environs_shows_its_terrain(merlin: Page):
    root = read(merlin.regions["environs"])
    grounds = [node.classes for node in root.below() if "tile-ground" in node.classes]
    tiles = [node for node in root.below() if "tile" in node.classes]
    assert len(grounds) == len(tiles) > 0
    for classes, tile in zip(grounds, tiles, strict=True):
        terrain = next(name[3:] for name in classes if name.startswith("is-"))
        assert tile.signs & {*ENVIRONS_SIGNS.values()} == {ENVIRONS_SIGNS[terrain]}


def test_every_square_of_the_land_shows_its_terrain(land: Page):
    counts = Counter(TERRAINS[kind] for kind in land.session.state.land)
    signs = read(land.parts["l-signs"])
    drawn = Counter(node.attributes["href"].removeprefix("#") for node in signs.below() if node.tag == "use")
    assert len({*LAND_SIGNS.values()}) == len(LAND_SIGNS) == len(TERRAINS) - 1  # the meadow is plain
    assert {terrain: drawn[sign] for terrain, sign in LAND_SIGNS.items()} == {
        terrain: counts[terrain] for terrain in LAND_SIGNS
    }


def test_every_player_has_a_hatching_of_his_own():
    page = Page()
    page.ask("load", save=(GOLDEN / "loewenherz" / "4-squire-0.json").read_text(encoding="utf-8"))
    hatchings = {
        next(name for name in group.classes if name.startswith("c-")): frozenset(
            sign for sign in group.signs if sign.startswith("hatch-")
        )
        for group in read(page.regions["board"]).below()
        if any("l-tint" in child.classes for child in group.children)
    }
    assert len(hatchings) == len(COLORS)
    assert len({*hatchings.values()}) == len(hatchings)


def test_every_line_of_the_chart_has_strokes_of_its_own():
    style = (WEB / "style" / "sheet.css").read_text(encoding="utf-8")
    strokes = dict(re.findall(r"\.chart-line\.c-(\w+) { stroke-dasharray: ([^;]+); }", style))
    assert len({strokes.get(color, "solid") for color in COLORS}) == len(COLORS)
