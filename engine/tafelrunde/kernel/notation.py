"""Choices as short texts. A game writes them; they are read by looking for the option that is written so."""

import re
from collections.abc import Sequence
from functools import lru_cache

from .choice import Choice
from .errors import UnclearChoice

MOST_NAMED = 8
LONGEST_TEXT = 100
_PARTS = re.compile(r"[^\W\d_]+|-?\d+")


def spelled(s: object, choice: Choice) -> str:
    """For a game without a notation of its own."""
    return f"{choice.verb} {choice.noun}" if choice.noun else choice.verb


def listed(s: object) -> str:
    """For a game without a drawing of its own."""
    names = getattr(s, "__slots__", None) or vars(s)
    return "\n".join(f"{name}: {getattr(s, name)}" for name in names if hasattr(s, name))


def read(text: str, texts: Sequence[str]) -> int:
    """The number of the option that a text means. Case, spaces and other signs count for nothing, and a word may be
    cut short: what is left has to fit one option alone."""
    text = text.strip()
    given = _parts(text) if len(text) <= LONGEST_TEXT else ()
    known = [_parts(one) for one in texts]
    if given in known:
        return known.index(given)
    fitting = [index for index, parts in enumerate(known) if given and _begins(given, parts)]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        raise UnclearChoice("fits-several", text, some([texts[index] for index in fitting]))
    raise UnclearChoice("fits-nothing", text, nearest(text, texts))


def nearest(text: str, texts: Sequence[str]) -> list[str]:
    """Those that look most like it; any, where none does."""
    from difflib import get_close_matches  # only where somebody made a mistake

    texts = list(dict.fromkeys(texts))
    near = get_close_matches(
        text[:LONGEST_TEXT].casefold(), [one.casefold() for one in texts], MOST_NAMED, 0.4
    )
    return some([one for one in texts if one.casefold() in near] or texts)


def some(texts: Sequence[str]) -> list[str]:
    return [*texts[:MOST_NAMED], *(["…"] if len(texts) > MOST_NAMED else [])]


@lru_cache(2_000)
def _parts(text: str) -> tuple[str, ...]:
    """Its words and numbers. Texts come up again and again."""
    return tuple(_PARTS.findall(text.casefold()))


def _begins(given: tuple[str, ...], parts: tuple[str, ...]) -> bool:
    """Word by word; numbers have to be the same."""
    return len(given) <= len(parts) and all(
        word == part or (part.isalpha() and part.startswith(word))
        for word, part in zip(given, parts, strict=False)
    )
