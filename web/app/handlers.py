"""Who answers what: messages' words with the functions of that name."""

from collections.abc import Callable
from typing import Any, TypeVar

HANDLERS: dict[str, Callable[[Any], object]] = {}

Data = TypeVar("Data")
Answer = TypeVar("Answer")


def handler(function: Callable[[Data], Answer]) -> Callable[[Data], Answer]:
    HANDLERS[function.__name__] = function
    return function
