"""Who sits at a table, as saves and links keep it: what is written is held to what can be read again."""

from typing import Literal, get_args

Color = Literal["blue", "yellow", "red", "green"]
COLORS: tuple[Color, ...] = get_args(Color)
PERSON = "person"  # anybody else is a bot, by its name
LONGEST_NAME = 40


def is_name(name: str) -> bool:
    """Any text of some letters, signs or pictures; but nothing that controls, and no half of a pair."""
    return len(name) <= LONGEST_NAME and not any(map(_unfit, name))


def as_name(text: str) -> str:
    """What can be kept of it as a name."""
    return "".join("\ufffd" if _unfit(letter) else letter for letter in text[:LONGEST_NAME])


def _unfit(letter: str) -> bool:
    return letter < " " or "\x7f" <= letter < "\xa0" or "\ud800" <= letter <= "\udfff"
