"""Merlin as it stands on the shelf."""

from ..listing import Beginning, Events, Listing, Picture, Place, Section

# fmt: off
LISTING = Listing(
    icon="pointy-hat",
    icons=(
        "family-house", "flat-hammer", "flatfish", "fleur-de-lys", "flying-flag", "footsteps", "fox-head", "holy-grail",
        "hood", "laurels", "meeple", "meeple-group", "peace-dove", "peaks",
        "pine-tree", "pointy-hat", "position-marker", "rose",
        "scroll-quill", "shield", "shield-reflect", "shiny-apple", "snake", "spiked-dragon-head", "stack",
        "sword-in-stone", "tied-scroll", "trade", "trowel", "waves", "white-tower", "wizard-staff",
    ),
    picture=Picture(
        players=4, seed="4", bot="squire", choices=60, view_box="-252 -282 504 555",
        without=("hit", "glow-fill", "glow-halo", "glow-casing", "glow-line"),
    ),
    events=Events(
        turn="turn", points="points", heads=frozenset({"round", "scoring"}), scorings=frozenset({"scoring"}),
        tells=frozenset({"scoring"}),
    ),
    stages=(
        Place("board", "rolling-dices", "merlin-tab-board"),
        Place("environs", "pine-tree", "merlin-tab-environs"),
    ),
    tabs=(
        Place("hand", "tied-scroll", "shell-tab-hand"),
        Place("others", "white-tower", "merlin-tab-others"),
        Place("display", "stack", "merlin-tab-display"),
    ),
    labels={
        "environs": "merlin-region-environs",
        "display": "merlin-region-display",
        "own": "merlin-region-own",
    },
    guide=Beginning(kinds=("person", "page"), seed=29, first=0),
    rulebook=(
        Section("rules-merlin-goal", ("M8.3", "M3.1")),
        Section("rules-merlin-turn", ("M3.9", "M3.2", "M3.3", "M3.4", "M3.5", "M3.6", "M3.7", "M3.8")),
        Section("rules-merlin-spaces", (
            "M4.1", "M4.2", "M4.3", "M4.4", "M4.5", "M4.6", "M4.7", "M4.8", "M4.9", "M4.10", "M4.11",
            "M4.12", "M4.13", "M4.14",
        )),
        Section("rules-merlin-build", ("M4.15", "M4.16", "M4.17")),
        Section("rules-merlin-missions", ("M7.1", "M7.2", "M7.3", "M7.4")),
        Section("rules-merlin-flags", ("M5.1", "M5.2", "M5.3", "M5.4", "M5.5", "M5.6", "M5.7")),
        Section("rules-merlin-scoring", (
            "M6.1", "M6.2", "M6.3", "M6.4", "M6.5", "M6.6", "M6.7", "M6.8", "M6.9", "M6.10", "M6.11",
        )),
        Section("rules-merlin-end", ("M8.1", "M8.2")),
        Section("rules-merlin-favor", (
            "M9.1", "M9.2", "M9.3", "M9.4", "M9.5", "M9.6", "M9.7", "M9.8", "M9.9", "M9.10",
        )),
        Section("rules-merlin-box", ("M1.1", "M1.2", "M1.4", "M1.5")),
        Section("rules-merlin-setup", (
            "M2.1", "M2.5", "M2.2", "M2.3", "M2.4", "M2.6", "M2.7", "M2.8", "M2.9",
        )),
        Section("rules-merlin-options", ("M1.3", "M2.10")),
        Section("rules-merlin-reconstruction", ("M10.1", "M10.2", "M10.3", "M10.4", "M10.5")),
    ),
)
# fmt: on
