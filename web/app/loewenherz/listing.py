"""Löwenherz as it stands on the shelf."""

from ..listing import Beginning, Events, Listing, Picture, Place, Section

# fmt: off
LISTING = Listing(
    icon="queen-crown",
    icons=(
        "card-draw", "card-pick", "crown-coin", "elven-castle", "hooded-figure", "laurels", "linked-rings", "meeple",
        "pine-tree", "trade", "village",
    ),
    picture=Picture(players=4, seed="4", bot="squire", choices=150, view_box="336 224 336 370", without=("l-seen",)),
    events=Events(turn="turn", points="points", tells=frozenset({"points"})),
    tabs=(
        Place("hand", "card-pick", "shell-tab-hand"),
        Place("others", "queen-crown", "shell-tab-others"),
        Place("display", "trade", "loewenherz-tab-display"),
    ),
    labels={"display": "loewenherz-region-display"},
    guide=Beginning(kinds=("person", "page"), seed=8, first=0),
    rulebook=(
        Section("rules-loewenherz-goal", ("L2.3", "L7.1")),
        Section("rules-loewenherz-turn", ("L3.1", "L3.2", "L3.3", "L3.4", "L3.5")),
        Section("rules-loewenherz-domains", ("L4.1", "L4.2", "L4.3", "L4.4", "L4.5", "L4.7")),
        Section("rules-loewenherz-mines", ("L6.1", "L6.2", "L4.6")),
        Section("rules-loewenherz-actions", (
            "L5.3", "L5.1", "L5.2", "L5.4", "L5.5", "L5.6", "L5.7", "L5.8", "L5.9", "L5.10", "L5.11",
            "L5.12", "L5.13",
        )),
        Section("rules-loewenherz-end", ("L7.2", "L7.3", "L7.4", "L7.5")),
        Section("rules-loewenherz-box", ("L1.1", "L1.2", "L1.3")),
        Section("rules-loewenherz-setup", ("L2.1", "L2.2", "L2.4", "L2.5", "L2.7")),
        Section("rules-loewenherz-options", ("L2.6", "L2.8")),
        Section("rules-loewenherz-reconstruction", ("L8.1", "L8.2", "L8.3", "L8.4")),
    ),
)
# fmt: on
