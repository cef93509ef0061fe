"""M1.4: the principalities have their animals and colors."""

import re
from colorsys import rgb_to_hsv

import pytest

from tafelrunde.merlin.box import ANIMALS
from tools.common import WEB


def color_word(hex_number: str) -> str:
    """What one calls it. Brown is a dark orange."""
    hue, saturation, value = rgb_to_hsv(*(part / 255 for part in bytes.fromhex(hex_number)))
    if value < 0.2:
        return "black"
    if saturation < 0.2:
        return "grey"
    if hue < 0.15:
        return "orange" if value > 0.65 else "brown"
    return "blue" if hue < 0.67 else "purple"


@pytest.mark.rule("M1.4")
def test_the_principalities_have_their_colors_in_both_themes():
    assert ANIMALS == ("dragon", "dove", "fish", "snake", "fox", "eagle")
    found = re.findall(r"--pr-(\w+): #(\w+);", (WEB / "style" / "merlin.css").read_text(encoding="utf-8"))
    colors = [color_word(hex_number) for animal in ANIMALS for name, hex_number in found if name == animal]
    assert colors[::2] == colors[1::2] == ["black", "grey", "blue", "purple", "orange", "brown"]
