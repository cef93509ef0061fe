"""The page's Python played in CPython: what the shell would send, and what it would get."""

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from app.main import handle
from app.page import PAGE
from tafelrunde.kernel.think import Budget
from tafelrunde.seats import COLORS

NAMES = ("Anna", "Bram", "Clara", "Deniz")


# The regions that have others inside.
NESTS = ("board", "log", "own", "others")
INSIDE = re.compile(r'(<(\w+)[^>]* id="([\w-]+)"[^>]*>)(?=</\2>)')


class Page:
    """All regions as they stand after the last patch."""

    def __init__(self, end: str = "auto") -> None:
        """Turns end by themselves, and the result comes at once, unless a yes is to end them."""
        handle(json.dumps({"do": "ending", "by": end, "look": end == "yes"}))
        self.parts: dict[str, str] = {}
        # The same with the regions that lie inside others in their places.
        self.regions: dict[str, str] = {}
        self.patch: dict[str, Any] = {}

    def _whole(self, markup: str) -> str:
        return INSIDE.sub(lambda found: found[1] + self.parts.get(found[3], ""), markup)

    def ask(self, do: str, **data: Any) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(handle(json.dumps({"do": do, **data})))
        self.parts |= answer.get("regions", {})
        self.regions = self.parts | {
            name: self._whole(self.parts[name]) for name in NESTS if name in self.parts
        }
        if "screen" in answer:
            self.patch = answer
        return answer

    def start(
        self,
        game: str,
        players: int = 2,
        seed: int = 7,
        *,
        kinds: Sequence[str] = ("person",) * len(COLORS),
        names: Sequence[str] = NAMES,
        first: int | None = None,
        away: Sequence[int] = (),
        variants: Mapping[str, object] | None = None,
        edition: str = "",
    ) -> "Page":
        seats: list[dict[str, object]] = [
            {"name": names[at], "color": COLORS[at], "kind": kinds[at]} for at in range(players)
        ]
        for at in away:
            seats[at]["device"] = at + 1
        setup = {"game": game, "seats": seats, "seed": seed, "first": first, "guide": True}
        self.ask("start", table="table", setup=setup | {"variants": variants or {}, "edition": edition})
        return self

    @property
    def screen(self) -> str:
        return str(self.patch["screen"])

    @property
    def session(self) -> Any:
        return PAGE.desk.session

    def choices(self) -> str:
        """The list of choices, as the dialog shows it when it is opened."""
        return str(self.ask("choices")["regions"]["choices"])

    def lift(self) -> None:
        if self.screen == "curtain":
            self.ask("lift")

    def choose(self, number: int) -> None:
        self.ask("choose", choice=number, revision=self.patch["revision"])


def choose_well_or_not(page: Page, random: Random, anything: float, nodes: int) -> None:
    """As the squire would; now and then, as often as this, anything."""
    session = page.session
    if random.random() < anything:
        page.choose(random.randrange(len(session.options)))
    else:
        view = session.game.view(session.state, session.seat)
        budget = Budget(str(len(session.journal)), nodes=nodes)
        page.choose(session.game.bots["squire"](view, session.options, budget))


def played_by(choose: Callable[[Page], None], page: Page, choices: int) -> Iterator[Page]:
    """To the end of the game, with a look at the page before each choice; `choose` is asked at the table alone."""
    for _ in range(choices):
        if page.screen == "result":
            return
        yield page
        if page.screen == "curtain":
            page.ask("lift")
        else:
            choose(page)
