"""The page's Python played in CPython: what the shell would send, and what it would get."""

import json
from typing import Any

from app.main import PAGE, handle

NAMES = ("Anna", "Bram", "Clara", "Deniz")
COLORS = ("blue", "yellow", "red", "green")


class Page:
    """All regions as they stand after the last patch."""

    def __init__(self) -> None:
        self.regions: dict[str, str] = {}
        self.patch: dict[str, Any] = {}

    def ask(self, do: str, **data: Any) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(handle(json.dumps({"do": do, **data})))
        self.regions |= answer.get("regions", {})
        if "screen" in answer:
            self.patch = answer
        return answer

    def start(self, game: str, players: int = 2, seed: int = 7, **setup: Any) -> "Page":
        kinds = setup.pop("kinds", ["person"] * players)
        names = setup.pop("names", NAMES)
        seats = [{"name": names[at], "color": COLORS[at], "kind": kinds[at]} for at in range(players)]
        self.ask("start", setup={"game": game, "seats": seats, "seed": seed, "guide": True, **setup})
        return self

    @property
    def screen(self) -> str:
        return str(self.patch["screen"])

    @property
    def session(self) -> Any:
        return PAGE.table.session

    def lift(self) -> None:
        if self.screen == "curtain":
            self.ask("lift")

    def choose(self, number: int) -> None:
        self.ask("choose", choice=number, revision=self.patch["revision"])
