"""The link of a report becomes a golden record, which the tests replay from then on.

python -m tests.golden_from LINK [NAME]

LINK may be the letter that it came in, or a file with it. Without a NAME it is called after the position that it leads
to.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from tafelrunde import link
from tafelrunde.games import GAMES
from tafelrunde.kernel import record
from tafelrunde.kernel.errors import BadInput, BadLink

FOLDER = Path(__file__).parent / "golden"


def main(words: Sequence[str] | None = None, folder: Path = FOLDER) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.golden_from", description=__doc__)
    parser.add_argument("link", metavar="LINK")
    parser.add_argument("name", metavar="NAME", nargs="?")
    given = parser.parse_args(words)
    try:
        text = given.link if "#" in given.link else Path(given.link).read_text("utf-8")
        behind = link.text_of(text)
        if behind is None:
            raise BadLink("link", "no-link")
        told = link.read(behind, GAMES).record
    except (BadInput, OSError) as trouble:
        print(f"golden_from: {trouble}", file=sys.stderr)
        return 2
    file = folder / told.game / f"{given.name or f'report-{told.hash[:8]}'}.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(record.line(told) + "\n", encoding="utf-8")
    print(f"{file}: {len(told.choices)} choices; {proof(told)}")
    for about in parse_qs(urlsplit(text).fragment).get("about", []):
        print(about)
    return 0


def proof(told: record.Record) -> str:
    """Where the fault lies in the rules, the record cannot be replayed: then the tests fail until it is mended."""
    try:
        record.replay(told, GAMES)
    except BadInput as bad:
        return f"does not replay ({bad}): the tests fail until that is mended"
    return "replays"


if __name__ == "__main__":
    sys.exit(main())
