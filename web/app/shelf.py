"""The games on the shelf as the page knows them: a game's folder here bears its name."""

from functools import cache
from importlib import import_module
from typing import cast

from .listing import Listing
from .scene import Table


@cache
def listing_of(game: str) -> Listing:
    listing: Listing = import_module(f".{game}.listing", __package__).LISTING
    return listing


@cache
def table_of(game: str) -> Table:
    return cast(Table, import_module(f".{game}.table", __package__))
