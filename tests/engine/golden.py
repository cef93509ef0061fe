"""Where the golden records lie: whole games that must replay for ever."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tafelrunde.kernel import record
from tafelrunde.kernel.session import Session

FOLDER = Path(__file__).parent.parent / "golden"


def write_anew(folder: Path, games: Mapping[str, Session[Any]]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, session in games.items():
        (folder / f"{name}.json").write_text(record.write(session) + "\n", encoding="utf-8")
