"""The games on the shelf, told to the page before Python is there: every game's folder lists what it needs.

Runs as a program of its own (`python -m tools.shelf`), so that a build sees the games as they are written now.
"""

import json
import os
import re
import sys
from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import Any

from . import provision
from .common import ENGINE, WEB, Failure, run
from .page import sprite

# As many as the page has colors for.
MOST_PLAYERS = 4


def read(box: Path | None = None) -> dict[str, Any]:
    """What `tell` says, in a Python that has imported nothing yet."""
    path = os.pathsep.join(map(str, (WEB, ENGINE)))
    return dict(
        json.loads(
            run(
                # A box file is read with pydantic, which comes with the development tools.
                [
                    provision.development() if box else sys.executable,
                    "-m",
                    "tools.shelf",
                    *([box] if box else []),
                ],
                env={"PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"},
                why="the games on the shelf do not tell what the page needs: see engine/README.md",
            )
        )
    )


def check_box(box: Path) -> None:
    """What stands against a box is told before anything is built."""
    if not box.is_file():
        raise Failure(f"there is no box file {box}")
    path = os.pathsep.join(map(str, (WEB, ENGINE)))
    run(
        [provision.development(), "-m", "tafelrunde", "box", box],
        env={"PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"},
        why=f"{box} is no box to play with",
    )


def furnish(site: Path, box: Path | None = None) -> None:
    """Put the games into the page: sheets, cards, stages, rules and texts, and what the shell must know of them; and
    the box that is played with unless somebody chooses another."""
    shelf = read(box)
    page = site / "index.html"
    text = page.read_text()
    for name, markup in shelf["markup"].items():
        text = text.replace(f"<!-- shelf: {name} -->\n", markup)
    page.write_text(text)
    for folder in sorted((site / "i18n").iterdir()):
        own = [folder / f"{game}-shelf.ftl" for game in shelf["games"]]
        book = folder / "shell.ftl"
        book.write_text("\n".join(part.read_text() for part in (book, *own)))
        for part in own:
            part.unlink()
    (site / "rules").mkdir()
    for game, markup in shelf["rules"].items():
        (site / "rules" / f"{game}.json").write_text(json.dumps(markup))
    (site / "icons.svg").write_text(sprite(shelf["icons"], shelf["symbols"]))


def tell(box: Path | None = None) -> dict[str, Any]:
    from app import rulebook
    from app.shelf import listing_of
    from tafelrunde.games import GAMES

    games = {name: _game(name) for name in GAMES}
    if box is not None:
        games |= _with_box(games, box)
    listings = {name: listing_of(name) for name in GAMES}
    stages = dict.fromkeys(
        place.region for listing in listings.values() for place in listing.stages if place.region != "board"
    )
    return {
        "games": list(GAMES),
        "icons": sorted({icon for listing in listings.values() for icon in (listing.icon, *listing.icons)}),
        "symbols": [text for name in GAMES if (text := _symbols(name))],
        "rules": {name: rulebook.markup(name) for name in GAMES},
        "markup": {
            "sheets": _lines(f'<link rel="stylesheet" href="style/{name}.css">' for name in GAMES),
            "cards": _lines(map(_card, GAMES)),
            "stages": _lines(map(_stage, stages)),
            "games": f'<template id="shelf">{escape(json.dumps(games))}</template>\n',
        },
    }


def _lines(parts: Iterable[str]) -> str:
    return "".join(f"{part}\n" for part in parts)


def _symbols(name: str) -> str:
    file = WEB / "app" / name / "symbols.svg"
    return file.read_text() if file.exists() else ""


def _game(name: str) -> dict[str, Any]:
    """What the shell must know: how the game can be set up, and how its table is furnished."""
    from app.shelf import listing_of
    from tafelrunde.games import GAMES

    game, listing = GAMES[name], listing_of(name)
    if game.players[-1] > MOST_PLAYERS:
        raise Failure(f"{name} is for {game.players[-1]} players, and the page has {MOST_PLAYERS} colors")
    return {
        "players": list(game.players),
        "bots": list(game.thinkers),
        "variants": [
            {"name": variant.name, "values": variant.values, "default": variant.default}
            for variant in game.variants
        ],
        "icon": listing.icon,
        "boxes": game.editions is not None,
        "guide": listing.guide._asdict() if listing.guide else None,
        "stages": [place._asdict() for place in listing.stages],
        "tabs": [place._asdict() for place in listing.tabs],
        "labels": dict(listing.labels),
    }


def _with_box(games: dict[str, Any], box: Path) -> dict[str, Any]:
    """The game of a box, with the box as its default."""
    from tafelrunde.commands.boxes import added
    from tafelrunde.kernel.edition import text_of

    game, edition = added(str(box))
    text = text_of(game.name, edition.name, edition.data)
    return {
        game.name: {
            **games[game.name],
            "box": {"name": edition.name, "edition": edition.hash, "text": text},
        }
    }


def _card(name: str) -> str:
    return (
        f'<label class="game-card"><input type="radio" name="game" value="{name}" class="visually-hidden">\n'
        f'<span class="game-picture"><template>{_picture(name)}</template></span>\n'
        f'<span class="game-words"><strong data-l10n-id="{name}-title"></strong>'
        f'<span data-l10n-id="{name}-in-short"></span></span></label>'
    )


def _stage(region: str) -> str:
    return (
        f'<section class="frame frame-{region}" data-frame="{region}">'
        f'<div id="{region}" class="region" data-nav="{region}"></div></section>'
    )


def _picture(name: str) -> str:
    """The board in the middle of a game that bots have played, as the game itself draws it."""
    from app.desk import Desk
    from app.rulebook import USES
    from app.scene import Seat
    from app.shelf import listing_of
    from tafelrunde.games import game_named
    from tafelrunde.kernel.game import Setup
    from tafelrunde.kernel.think import Budget
    from tafelrunde.seats import COLORS

    wanted = listing_of(name).picture
    seats = [Seat("", color, wanted.bot) for color in COLORS[: wanted.players]]
    desk = Desk.fresh(game_named(name), Setup(wanted.players, str(wanted.seed)), seats)
    session = desk.session
    bot = session.game.bots[wanted.bot]
    while not session.over and len(session.journal) < wanted.choices:
        view, budget = session.game.view(session.state, session.seat), Budget(str(len(session.journal)))
        session.choose(bot(view, session.options, budget) if len(session.options) > 1 else 0)
        if session.waits:
            session.end_turn()
    regions = desk.table.regions(desk.scene())
    inside = re.compile(r'(<(\w+)[^>]* id="([\w-]+)"[^>]*>)(?=</\2>)')
    board = inside.sub(lambda found: found[1] + regions.get(found[3], ""), regions["board"])
    board = re.sub(rf'<\w+ class="(?:{"|".join(wanted.without)})"[^>]*/>', "", USES.sub("", board))
    shape = f'viewBox="{wanted.view_box}" preserveAspectRatio="xMidYMid slice" aria-hidden="true"'
    return re.sub(r'viewBox="[^"]*"', shape, board, count=1).replace("\n", "")


if __name__ == "__main__":
    json.dump(tell(*map(Path, sys.argv[1:])), sys.stdout)
