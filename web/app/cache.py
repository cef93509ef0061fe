"""Markup that is kept as long as what it shows has not changed."""

from collections.abc import Callable

MOST = 200


class Cache:
    """Draws again only what is new. The key must hold all that the drawing shows."""

    def __init__(self) -> None:
        self._drawn: dict[tuple[object, ...], str] = {}

    def get(self, key: tuple[object, ...], draw: Callable[[], str]) -> str:
        markup = self._drawn.get(key)
        if markup is None:
            if len(self._drawn) >= MOST:
                self._drawn.clear()
            markup = self._drawn[key] = draw()
        return markup
