"""The tables of the games on the shelf."""

from typing import cast

from .loewenherz import table as loewenherz
from .merlin import table as merlin
from .scene import Table

TABLES = {"merlin": merlin, "loewenherz": loewenherz}


def table_of(game: str) -> Table:
    return cast(Table, TABLES[game])
