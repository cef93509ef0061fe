"""The regions of the page: every element of index.html that Python fills."""

# A game's table fills these as it needs them, its further stages, and what regions it has inside them.
TABLE = ("bar-info", "score", "chips", "board", "display", "others", "own", "hand", "picks")
BAR = ("ask", "offers", "main", "timeline", "since")
STRIPS = ("guide", "telling", "hint")
LOG = ("log", "log-lines")
SCREENS = ("curtain", "result")
# Of a box of somebody's own.
BOX = ("box-parts", "box-picture", "box-picker", "box-checks")
# In dialogs, filled when they are opened.
PANELS = ("scores", "choices", "picture")

# Empty unless this very moment has something for them; among them all that only the person asked may see or use.
PASSING = (*TABLE, *SCREENS, *STRIPS, *BAR, "scores", "choices", "picture")
