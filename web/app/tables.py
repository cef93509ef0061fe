"""The tables of the games on the shelf."""

from typing import cast

from .merlin import table as merlin
from .scene import Table

TABLES = {"merlin": merlin}


def table_of(game: str) -> Table:
    return cast(Table, TABLES[game])
