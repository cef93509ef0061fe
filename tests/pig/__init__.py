"""A third game, whole: rules, page, style and texts. Nothing of it is in the product; the tests put it on the shelf."""

import shutil
from pathlib import Path

HERE = Path(__file__).parent
# The one line outside its own folders.
SHELF = Path("engine/tafelrunde/games.py")
BEFORE, AFTER = '("merlin", "loewenherz")\n', '("merlin", "loewenherz", "pig")\n'


def put_on_the_shelf(tree: Path) -> None:
    """Lay the game's folders and files into a copy of the project, and write its name on the shelf."""
    shutil.copytree(HERE / "engine", tree / "engine" / "tafelrunde" / "pig")
    shutil.copytree(HERE / "app", tree / "web" / "app" / "pig")
    shutil.copyfile(HERE / "pig.css", tree / "web" / "style" / "pig.css")
    shutil.copytree(HERE / "i18n", tree / "i18n", dirs_exist_ok=True)
    text = (tree / SHELF).read_text(encoding="utf-8")
    assert text.count(BEFORE) == 1
    (tree / SHELF).write_text(text.replace(BEFORE, AFTER), encoding="utf-8")
