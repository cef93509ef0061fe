"""A game is known by its own folders, and by its name on the shelf: everything else serves any game."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

from app import regions
from app.shelf import listing_of
from tafelrunde.games import GAMES
from tafelrunde.merlin.box import ANIMALS
from tafelrunde.seats import COLORS
from tools import shelf
from tools.common import WEB

from .texts import ROOT, engine_keys

# The shelf itself; the front door, whose examples play a game; and the dictionary that links are packed with, which is
# part of their format for ever.
NAMING = {
    ROOT / "engine" / "tafelrunde" / name for name in ("games.py", "__init__.py", "table.py", "link.py")
}
READ = {".py", ".js", ".html", ".css", ".json", ".svg", ".ftl", ".webmanifest"}
OTHERS = {"node_modules", "package-lock.json"}
# What tells a game from others: what it is called, the options of its set-up, the names of its things.
NAMES = {
    *GAMES,
    "löwenherz",
    *ANIMALS,
    *(variant.name for game in GAMES.values() for variant in game.variants),
}


def is_of_a_game(path: Path) -> bool:
    """Its folders in engine/ and web/app, its style sheet, its texts."""
    return any(part.partition(".")[0].partition("-")[0] in GAMES for part in path.relative_to(ROOT).parts)


def shared_files() -> Iterator[Path]:
    for folder in ("engine", "web", "i18n"):
        for path in sorted((ROOT / folder).rglob("*")):
            if (
                path.suffix in READ
                and not OTHERS & {*path.parts}
                and not is_of_a_game(path)
                and path not in NAMING
            ):
                yield path


def code(path: Path) -> list[str]:
    """The lines of a file, without docstrings: an example there may be of some game."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    if path.suffix == ".py":
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
                lines[node.lineno - 1 : node.end_lineno] = [""] * ((node.end_lineno or 0) - node.lineno + 1)
    return lines


def test_nothing_that_games_share_names_a_game_or_its_things():
    words = re.compile(rf"(?<![^\W_])(?:{'|'.join(NAMES)})(?![^\W_])", re.IGNORECASE)
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}"
        for path in shared_files()
        for number, line in enumerate(code(path), 1)
        if words.search(line)
    ]
    assert found == []


def test_the_page_knows_no_event_by_its_key():
    keys = {key.partition("-event-")[2] for game in GAMES for key in engine_keys(game)} - {""}
    assert {"turn", "points", "scoring"} <= keys
    found = {
        f"{path.relative_to(ROOT)}:{node.lineno}: {node.value}"
        for path in (ROOT / "web" / "app").glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and node.value in keys
    }
    # A region and an argument happen to be called like events.
    happen = {"display", "points"}
    assert {line for line in found if line.rpartition(" ")[2] not in happen} == set()


def test_every_region_has_its_place_in_the_page():
    page = (ROOT / "web" / "index.html").read_text(encoding="utf-8")
    placed = set(re.findall(r'id="([\w-]+)" class="(?:screen )?region', page))
    declared = {
        *(*regions.TABLE, *regions.BAR, *regions.STRIPS, *regions.SCREENS, *regions.PANELS, *regions.BOX),
        *regions.LOG[:1],
    }
    assert placed == declared


def test_a_game_lists_the_signs_that_its_drawings_use_and_no_others():
    house = set(
        re.findall(r'"([\w-]+)"', (ROOT / "web" / "icons" / "icons.json").read_text(encoding="utf-8"))
    )
    for game in GAMES:
        files = [path for path in (ROOT / "web" / "app" / game).glob("*.py") if path.name != "listing.py"]
        source = "".join(path.read_text(encoding="utf-8") for path in files)
        listing = listing_of(game)
        buttons = {place.icon for place in (*listing.stages, *listing.tabs)} | {listing.icon}
        wanted = (
            buttons
            | set(re.findall(r'icon\("([\w-]+)"\)', source))
            | set(re.findall(r"[\"#]i-([\w-]+)\"", source))
        )
        assert wanted <= house | set(listing.icons)
        assert [icon for icon in listing.icons if icon not in buttons and icon not in source] == []


def test_the_picture_on_a_card_shows_a_game_that_has_been_played():
    """Bots end their turns by themselves: with turns that wait, nothing but cards would change hands."""
    assert "l-tint" in shelf.tell()["markup"]["cards"]


def test_the_start_screen_offers_the_colors_that_saves_and_links_know():
    """It is there before Python, and so has a list of its own."""
    [listed] = re.findall(
        r"^export const COLORS = (.*);$", (WEB / "shell" / "setup.js").read_text(), re.MULTILINE
    )
    assert json.loads(listed) == list(COLORS)
