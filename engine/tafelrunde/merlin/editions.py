"""What is printed in Merlin's box, in the words of a box file: an edition for each version that changed it.

All of it is reconstructed from the rules (M10), but for the missions marked as reported. Whoever owns the box can play
with what it really shows: `tafelrunde box merlin` prints the file to begin with.
"""

from typing import Any

from ..kernel.edition import Data, Editions
from .boxfile import problems, read, wishes

# M10.1. Clockwise from the Dragon.
RONDEL = [
    "principality", "build", "score-shields", "take-flag",
    "principality", "exchange", "excalibur", "score-materials",
    "principality", "build", "mission", "take-shield",
    "principality", "score-flags", "relocate", "exchange",
    "principality", "build", "grail", "place-henchman",
    "principality", "score-influence", "take-material", "mission",
]  # fmt: skip

# M10.3.
STARTING_TILES = [
    {"knight": "dove", "flag": "fox", "shield": "snake", "material": "dove", "influence": "dragon"},
    {"knight": "fish", "flag": "eagle", "shield": "fox", "material": "dove", "influence": "fish"},
    {"knight": "fox", "flag": "fish", "shield": "eagle", "material": "dragon", "influence": "snake"},
    {"knight": "eagle", "flag": "fish", "shield": "dragon", "material": "fox", "influence": "eagle"},
]

# M10.4. From left to right.
FRAMES = {
    "top": ["blank", "snake", "eagle", "fox", "fish", "dove", "dragon"],
    "bottom": ["fish", "dove", "dragon", "fox", "snake", "eagle", "blank"],
}


def _missions(lines: str) -> list[dict[str, Any]]:
    """A card each: its points, who is deployed for it, what it needs. The rest of a line behind # is for readers."""
    cards = []
    for line in lines.splitlines():
        if card := line.partition("#")[0].strip():
            head, _, needs = card.partition(": ")
            points, henchman = head.split()
            cards.append({"points": int(points), "henchman": henchman, "needs": needs.split(", ")})
    return cards


# M10.2.
MISSIONS = _missions("""
    # 1 point.
    1 flag-bearer: shield-bearer in fox
    1 flag-bearer: flag-bearer in dragon
    1 lady: builder in snake
    1 lady: shield-bearer in eagle
    1 flag-bearer: lady in dragon
    1 lady: flag-bearer in fox
    1 shield-bearer: fish shield
    1 shield-bearer: eagle shield
    1 builder: fish flag
    1 builder: dove flag
    1 builder: dove material
    1 shield-bearer: snake material
    # 2 points.
    2 lady: builder in eagle, shield-bearer in dragon
    2 flag-bearer: lady in snake, any influence
    2 shield-bearer: flag-bearer in eagle, any influence
    2 lady: builder in fish, snake shield
    2 shield-bearer: lady in eagle, fox shield
    2 lady: flag-bearer in fish, fox shield
    2 flag-bearer: shield-bearer in snake, fox flag
    2 shield-bearer: flag-bearer in dove, fish flag
    2 lady: flag-bearer in dove, dragon flag
    2 builder: shield-bearer in dove, any shield
    2 shield-bearer: lady in fish, any flag
    2 lady: builder in dove, any material
    2 flag-bearer: dove influence, fox influence  # reported
    2 flag-bearer: snake influence, eagle shield
    2 builder: dove influence, dragon flag
    2 builder: dragon influence, eagle material
    2 flag-bearer: dragon shield, snake flag
    2 flag-bearer: fish material, snake flag
    2 shield-bearer: fox material, fish shield
    2 builder: dragon material, snake material  # reported
    2 builder: fox material, any shield
    2 builder: eagle material, any flag
    # 3 points: two henchmen together and a third one elsewhere, hard for their points.
    3 shield-bearer: two henchmen in snake, flag-bearer in fox
    3 builder: two henchmen in dragon, lady in dove
    3 lady: two henchmen in dove, flag-bearer in eagle
    3 builder: two henchmen in fish, lady in fox
    3 shield-bearer: two henchmen in eagle, builder in snake
    3 lady: shield-bearer beside flag-bearer, builder in dragon
    3 builder: flag-bearer beside lady, shield-bearer in eagle
    3 flag-bearer: builder beside shield-bearer, lady in fish
    # 3 points.
    3 lady: flag-bearer in snake, fox influence, dove shield
    3 shield-bearer: builder in dove, fish influence, eagle flag
    3 builder: lady in snake, dragon influence, fish material
    3 flag-bearer: builder in dragon, any influence, any material
    3 lady: builder in fox, eagle shield, dragon flag
    3 flag-bearer: lady in eagle, dragon material, fox flag
    3 flag-bearer: shield-bearer in fish, dove material, dragon shield
    3 builder: shield-bearer in fish, any flag, any material
    3 shield-bearer: fish influence, dove shield, fox flag  # reported
    3 lady: eagle influence, snake material, any shield
    3 flag-bearer: dove material, snake shield, eagle flag
    3 shield-bearer: fox material, snake shield, any flag
    3 lady: dove flag, any shield, any material
""")

# Those of 0.1.0: nearly all of 3 points.
FIRST_MISSIONS = _missions("""
    # 1 point: a henchman in his place.
    1 lady: shield-bearer in fox
    # 2 points: materials or influence.
    2 builder: dragon material, snake material  # reported
    2 flag-bearer: dove influence, fox influence  # reported
    # 2 points: a henchman in his place and a thing.
    2 lady: builder in fish, eagle shield
    2 shield-bearer: lady in dove, eagle material
    2 shield-bearer: flag-bearer in fish, fish material
    # 2 points: two henchmen in their places.
    2 builder: shield-bearer in dove, lady in fish
    # 3 points: two henchmen together and more, hard for their points.
    3 flag-bearer: two henchmen in dove, fish material
    3 lady: two henchmen in dragon, builder in fish
    3 builder: two henchmen in snake, dove material
    3 shield-bearer: two henchmen in fox, fish material
    3 flag-bearer: two henchmen in fish, builder in dove
    3 lady: shield-bearer beside lady, flag-bearer in dove
    3 builder: two henchmen in eagle, shield-bearer in fox
    # 3 points: influence, with things or henchmen.
    3 shield-bearer: fish influence, fox flag, dove shield  # reported
    3 shield-bearer: any influence, builder in fox, shield-bearer in snake
    # 3 points: a henchman in his place and two things.
    3 lady: builder in dove, eagle flag, snake shield
    3 builder: flag-bearer in dragon, snake flag, dragon material
    3 flag-bearer: builder in fox, snake flag, dragon material
    3 lady: flag-bearer in dove, fox flag, fish shield
    3 shield-bearer: flag-bearer in fish, eagle shield, eagle material
    3 builder: shield-bearer in eagle, dragon shield, dove material
    3 flag-bearer: builder in eagle, fox flag, fox material
    3 builder: flag-bearer in fish, fox shield, snake material
    3 shield-bearer: lady in snake, dragon shield, dove material
    3 flag-bearer: lady in eagle, dove shield, fox material
    3 lady: shield-bearer in snake, dragon flag, dove material
    3 shield-bearer: builder in dragon, dove flag, fish shield
    3 builder: lady in fish, fox shield, dragon material
    3 flag-bearer: shield-bearer in eagle, dragon flag, snake material
    3 builder: shield-bearer in dove, fish flag, fox material
    3 shield-bearer: lady in fox, fish flag, snake shield
    3 lady: flag-bearer in eagle, dragon flag, fox material
    3 flag-bearer: lady in dove, dragon flag, eagle material
    3 lady: shield-bearer in dove, dragon shield, dragon material
    3 builder: lady in fish, dove flag, fox shield
    3 shield-bearer: flag-bearer in fox, dove shield, dragon material
    3 flag-bearer: builder in snake, snake shield, dragon material
    3 lady: shield-bearer in fish, dragon flag, dragon shield
    3 builder: flag-bearer in dragon, dragon material, eagle material
    3 shield-bearer: flag-bearer in eagle, dove material, eagle material
    3 flag-bearer: lady in fish, fox flag, eagle flag
    3 lady: builder in fox, dragon flag, eagle shield
    3 shield-bearer: flag-bearer in snake, fox material, eagle material
    3 builder: lady in eagle, snake shield, dove material
    3 flag-bearer: shield-bearer in eagle, snake shield, fox material
    # 3 points: two henchmen in their places and a thing.
    3 shield-bearer: flag-bearer in eagle, lady in dragon, snake shield
    3 builder: shield-bearer in eagle, lady in eagle, fish material
    3 lady: builder in snake, shield-bearer in snake, eagle flag
    # 3 points: three things.
    3 flag-bearer: dove flag, fish shield, snake material
    3 flag-bearer: fox flag, dove shield, snake material
    3 lady: fish flag, snake flag, dragon shield
    # 3 points: any of a kind, with others.
    3 shield-bearer: any shield, flag-bearer in snake, builder in eagle
    3 builder: any flag, builder in snake, fish material
    3 lady: any material, builder in fish, fox material
""")


def _edition(missions: list[dict[str, Any]]) -> Data:
    return {"rondel": RONDEL, "missions": missions, "starting_tiles": STARTING_TILES, "frames": FRAMES}


EDITIONS = Editions({"0.1.0": _edition(FIRST_MISSIONS), "0.2.0": _edition(MISSIONS)}, read, problems, wishes)
