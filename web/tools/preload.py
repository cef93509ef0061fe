"""Install the engine's wheel and the app as Pyodide's loadPackage does on the page, import all that the page needs,
then forget what only this process knows. Runs inside Pyodide."""

import gc
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

# save.py needs pydantic, whose compiled core cannot be in a snapshot; the others are for the command line.
LATER = ("tafelrunde.save", "tafelrunde.__main__", "tafelrunde.commands")


def modules_of(package: str) -> list[str]:
    path = importlib.import_module(package).__path__
    return [package, *(found.name for found in pkgutil.walk_packages(path, f"{package}."))]


for name in [*modules_of("tafelrunde"), *modules_of("app")]:
    if not name.startswith(LATER):
        importlib.import_module(name)

# The page's file system has other files: whatever was remembered about these here would be wrong there.
zipimport._zip_directory_cache.clear()  # type: ignore[attr-defined]
sys.path_importer_cache.clear()
importlib.invalidate_caches()
linecache.clearcache()
re.purge()
gc.collect()
gc.freeze()
