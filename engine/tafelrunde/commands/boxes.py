"""Boxes of somebody's own on the command line: read from a file, printed to begin with, checked."""

from pathlib import Path
from typing import Any

from ..games import GAMES, game_named
from ..kernel.edition import Edition, text_of
from ..kernel.errors import BadBox, BadInput
from ..kernel.game import AnyGame

FLAG = "--box"


def added(path: str) -> tuple[AnyGame, Edition[Any]]:
    """The box in a file, known to its game from now on; or a BadInput that says what is wrong with it."""
    try:
        from ..save import read_box
    except ModuleNotFoundError as missing:
        raise BadInput(FLAG, f"needs {missing.name}: pip install 'tafelrunde[save]'") from None
    try:
        text = Path(path).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as trouble:
        raise BadInput(FLAG, str(getattr(trouble, "strerror", None) or trouble), path) from None
    read = read_box(text)
    assert read.game.editions is not None
    return read.game, read.game.editions.add(read.name, read.data)


def chosen(game: AnyGame, path: str | None) -> str:
    """The hash of the edition that `--box FILE` names; empty for the present one."""
    if path is None:
        return ""
    other, edition = added(path)
    if other is not game:
        raise BadInput(FLAG, "is-of-another-game", other.name)
    return edition.hash


def told(word: str) -> str:
    """The box file to begin with, of a game; or what there is to say of a file."""
    if word in GAMES or not Path(word).is_file():
        editions = game_named(word).editions
        if editions is None:
            raise BadInput("box", "game-without-boxes", word)
        return text_of(word, "my box", editions.present.data)
    try:
        game, edition = added(word)
    except BadBox as bad:
        raise BadInput(word, "\n" + "\n".join(f"  {problem}" for problem in bad.problems)) from None
    assert game.editions is not None
    lines = [f"{game.name}: {edition.name}, edition {edition.hash}, can be played"]
    lines += [f"  advice: {wish}" for wish in game.editions.wishes(edition.data)]
    return "\n".join(lines) + "\n"
