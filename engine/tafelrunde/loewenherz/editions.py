"""What is printed in Löwenherz's box, in the words of a box file: an edition for each version that changed it.

All of it is reconstructed from the rules and tuned by play (L8.1, L8.2, L8.3). Whoever owns the box can play with what
it really shows: `tafelrunde box loewenherz` prints the file to begin with.
"""

from ..kernel.edition import Editions
from .boxfile import problems, read, wishes

# L8.1. The first one is the center.
TILES = [
    [
        "gold meadow forest meadow",
        "meadow city meadow silver",
        "forest meadow meadow forest",
        "copper meadow forest gem",
    ],
    [
        "forest forest meadow village",
        "forest meadow meadow gold",
        "meadow meadow forest meadow",
        "silver meadow forest forest",
    ],
    [
        "forest forest meadow gem",
        "meadow meadow meadow meadow",
        "forest meadow meadow forest",
        "village forest meadow forest",
    ],
    [
        "copper meadow forest forest",
        "forest meadow meadow forest",
        "meadow meadow meadow village",
        "meadow forest forest meadow",
    ],
    [
        "forest meadow forest gold",
        "meadow meadow meadow forest",
        "village meadow meadow forest",
        "meadow forest meadow gem",
    ],
    [
        "forest forest silver meadow",
        "forest meadow meadow forest",
        "meadow village meadow forest",
        "forest meadow meadow village",
    ],
    [
        "forest meadow meadow copper",
        "forest meadow village meadow",
        "forest meadow meadow forest",
        "gold forest forest meadow",
    ],
    [
        "forest meadow forest gem",
        "forest village meadow forest",
        "meadow meadow meadow meadow",
        "forest meadow forest village",
    ],
    [
        "meadow forest forest village",
        "forest meadow meadow copper",
        "meadow meadow meadow meadow",
        "forest forest meadow silver",
    ],
]

# L8.2: which actions come early and late. L8.3: what they cost and bring. By letter: how many, price, sale, actions.
CARDS: dict[str, tuple[tuple[int, int, int, tuple[str, ...]], ...]] = {
    "A": (
        (4, 3, 3, ("borders 2",)),
        (8, 6, 5, ("borders 3",)),
        (1, 3, 3, ("knights 1",)),
        (2, 4, 4, ("borders 2", "knights 1")),
    ),
    "B": (
        (1, 1, 2, ("borders 1",)),
        (1, 3, 3, ("borders 2",)),
        (5, 6, 5, ("borders 3",)),
        (1, 7, 5, ("knights 2",)),
        (1, 3, 3, ("expand 1",)),
        (4, 4, 4, ("expand 2",)),
        (2, 4, 3, ("knights 1", "expand 1")),
    ),
    "C": (
        (3, 6, 5, ("borders 3",)),
        (1, 7, 5, ("knights 2",)),
        (6, 4, 4, ("expand 2",)),
        (2, 4, 3, ("knights 1", "expand 1")),
        (2, 5, 4, ("deserter",)),
        (1, 3, 3, ("alliance",)),
    ),
    "D": (
        (1, 6, 5, ("borders 3",)),
        (1, 7, 5, ("knights 2",)),
        (7, 4, 4, ("expand 2",)),
        (2, 5, 4, ("knights 2", "expand 1")),
        (2, 5, 4, ("deserter",)),
        (1, 5, 4, ("deserter", "alliance")),
        (1, 3, 3, ("alliance",)),
    ),
}

EDITIONS = Editions(
    {
        "0.1.0": {
            "tiles": TILES,
            "cards": [
                {"letter": letter, "price": price, "sale": sale, "actions": list(actions)}
                for letter, rows in CARDS.items()
                for count, price, sale, actions in rows
                for _ in range(count)
            ],
        }
    },
    read,
    problems,
    wishes,
)
