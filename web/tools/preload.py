"""Install the engine's wheel and the app as Pyodide's loadPackage does on the page, import all that the page needs,
then forget what only this process knows. Runs inside Pyodide."""

import gc
import html.entities
import importlib
import linecache
import pkgutil
import re
import sys
import zipfile
import zipimport

# By hand: a snapshot cannot be taken of what loadPackage leaves behind in JavaScript.
for archive in ("/engine.whl", "/app.zip"):
    zipfile.ZipFile(archive).extractall("/lib/python3.14/site-packages")
importlib.invalidate_caches()

# save.py needs pydantic, whose compiled core cannot be in a snapshot; the others are for the command line, and for
# programs that learn.
LATER = ("tafelrunde.save", "tafelrunde.__main__", "tafelrunde.commands", "tafelrunde.zoo")


def import_all(package: str) -> None:
    """With the packages in it, but without looking into one that is for later."""
    path = importlib.import_module(package).__path__
    for _, name, is_package in pkgutil.iter_modules(path, f"{package}."):
        if name.startswith(LATER) or name.endswith(".encoding"):
            continue
        if is_package:
            import_all(name)
        else:
            importlib.import_module(name)


# PyScript's package imports it, to escape texts. Of its table of two thousand names nobody makes use.
for table in (
    html.entities.html5,
    html.entities.name2codepoint,
    html.entities.codepoint2name,
    html.entities.entitydefs,
):
    table.clear()

import_all("tafelrunde")
import_all("app")

# The page's file system has other files: whatever was remembered about these here would be wrong there.
zipimport._zip_directory_cache.clear()  # type: ignore[attr-defined]
sys.path_importer_cache.clear()
importlib.invalidate_caches()
linecache.clearcache()
re.purge()
gc.collect()
gc.freeze()
