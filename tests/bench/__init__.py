"""Speed, as ratios to something measured in the same run.

A benchmark is a module here with a function `run() -> dict[str, Figure]`.
"""

from typing import NotRequired, TypedDict

Figure = TypedDict(
    "Figure",
    {"value": float, "unit": NotRequired[str], "at most": NotRequired[float], "at least": NotRequired[float]},
)
"""One measured number. With a target if there is one."""


def figure(
    value: float, unit: str = "", *, at_most: float | None = None, at_least: float | None = None
) -> Figure:
    measured: Figure = {"value": round(value, 4)}
    if unit:
        measured["unit"] = unit
    if at_most is not None:
        measured["at most"] = at_most
    if at_least is not None:
        measured["at least"] = at_least
    return measured


def holds(measured: Figure) -> bool:
    value = measured["value"]
    return measured.get("at least", value) <= value <= measured.get("at most", value)
