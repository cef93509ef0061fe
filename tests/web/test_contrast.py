"""The colors of page and games measured in pairs, in both themes: text 4.5:1, all that must be seen 3:1 (WCAG 2.2 AA).

Not held to it: disabled buttons, the animal's watermark, --line (ornament) and signs of things that one has none of.
"""

import re
from collections.abc import Iterator
from itertools import product

import pytest

from tafelrunde.seats import COLORS as PLAYERS
from tools.common import WEB

Rgb = tuple[float, float, float]

GROUNDS = ("surface", "surface-2", "raised", "well")
PRINCIPALITIES = ("dragon", "dove", "fish", "snake", "fox", "eagle")
LAND = ("meadow", "forest", "village", "rock", "city")
ENVIRONS = ("mountain", "wood", "lake")
MINES = ("gold", "silver", "copper", "gem")
# The share of a player's color in the ground of his domain (loewenherz.css).
DOMAIN = 0.27
# The share of the rock's color in what a mine's sign lies on.
MINE = {"light": 0.35, "dark": 0.45}

TEXT = [
    *product(("ink", "ink-2"), (*GROUNDS, "bg")),
    *product(("ink-3",), ("surface", "raised")),
    *product(("accent-text", "ok", "missing"), ("surface", "raised")),
    *product(("on-accent",), ("accent", "accent-hover")),
    *[
        ("on-ok", "ok"),
        ("on-tip", "tip"),
        ("on-coin", "coin"),
        ("on-price", "price"),
        ("on-price", "sale"),
        ("on-frame", "frame"),
    ],
    *[("on-pr", f"pr-{animal}") for animal in PRINCIPALITIES],
    *[("ink", f"tint-{animal}") for animal in PRINCIPALITIES],
]
SEEN = [
    *product(("line-strong", "focus", "trail"), ("bg", "surface", "raised")),
    *product(("piece-line",), (*GROUNDS, "bg", *LAND, *ENVIRONS)),
    *[("glow-line", "ring-edge"), ("select", "ring-edge"), ("select", "surface"), ("select", "raised")],
    *[(f"on-{player}", f"pl-{player}") for player in (*PLAYERS, "neutral")],
    *product(("on-land",), (*ENVIRONS, "village", "city-disc")),
    *[("forest-ink", "forest"), ("city-line", "city"), ("coin-line", "coin")],
    *product(MINES, ("mine", "surface", "raised")),
    ("wall", "wall-edge"),
    *product(("wall",), LAND),
    *[(f"hatch-{player}", f"{player}-on-{land}") for player in PLAYERS for land in LAND if land != "city"],
    *[("on-merlin", "merlin"), ("merlin-ink", "surface"), ("on-accent", "infl-badge")],
]


def tokens() -> dict[str, dict[str, str]]:
    """The values of both themes; dark overrides light."""
    light: dict[str, str] = {}
    dark: dict[str, str] = {}
    for name in ("tokens", "merlin", "loewenherz"):
        text = (WEB / "style" / f"{name}.css").read_text(encoding="utf-8")
        for theme, values in re.findall(
            r'^(:root|\[data-theme="dark"\]) {\n(.*?)^}', text, re.MULTILINE | re.DOTALL
        ):
            (light if theme == ":root" else dark).update(re.findall(r"--([\w-]+):\s*([^;]+);", values))
    return {"light": light, "dark": light | dark}


TOKENS = tokens()


def rgb(value: str) -> Rgb:
    assert re.fullmatch("#[0-9a-f]{6}", value), value
    return int(value[1:3], 16) / 255, int(value[3:5], 16) / 255, int(value[5:7], 16) / 255


def mixed(over: Rgb, share: float, ground: Rgb) -> Rgb:
    red, green, blue = (one * share + other * (1 - share) for one, other in zip(over, ground, strict=True))
    return red, green, blue


def color(theme: str, name: str) -> Rgb:
    """A token; `tint-fox`: a principality's ground; `red-on-meadow`: a domain; `mine`: what its sign lies on."""
    values = TOKENS[theme]
    if name == "mine":
        return mixed(rgb(values["rock"]), MINE[theme], rgb(values["surface"]))
    if name.startswith("tint-"):
        share = int(values["tint"].rstrip("%")) / 100
        return mixed(rgb(values[f"pr-{name[5:]}"]), share, rgb(values["surface"]))
    player, on, land = name.partition("-on-")
    if on:
        return mixed(rgb(values[f"pl-{player}"]), DOMAIN, rgb(values[land]))
    return rgb(values[name])


def luminance(of: Rgb) -> float:
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in of)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Rgb, other: Rgb) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def too_weak(theme: str, pairs: list[tuple[str, str]], least: float) -> Iterator[str]:
    for front, ground in pairs:
        found = contrast(color(theme, front), color(theme, ground))
        if found < least:
            yield f"{front} on {ground}: {found:.2f}"


def test_the_measure_itself():
    assert contrast((0, 0, 0), (1, 1, 1)) == pytest.approx(21)
    assert contrast(rgb("#767676"), (1, 1, 1)) == pytest.approx(4.54, abs=0.01)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_text_can_be_read(theme: str):
    assert not list(too_weak(theme, TEXT, 4.5))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_signs_outlines_rings_walls_and_hatching_can_be_seen(theme: str):
    assert not list(too_weak(theme, SEEN, 3.0))
