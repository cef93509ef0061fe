"""Pig as it stands on the shelf."""

from app.listing import Events, Listing, Picture, Place, Section

LISTING = Listing(
    icon="pig",
    icons=("high-five",),
    picture=Picture(players=3, seed="1", bot="squire", choices=20, view_box="0 0 200 220"),
    events=Events(turn="turn", points="points"),
    tabs=(Place("others", "pig", "shell-tab-others"),),
    rulebook=(Section("rules-pig", ("P1",)),),
)
