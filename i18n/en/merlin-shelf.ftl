# Merlin on the start screen. The build adds this to shell.ftl, which is there before any game.

merlin-title = Merlin
merlin-in-short = 2 to 4 knights of the Round Table, about 75 minutes
merlin-variant-favor = Module: King’s favor
merlin-variant-favor-about = A mission brings points or an ability
merlin-variant-counters = Influence counters per player
merlin-variant-counters-about = The rulebook gives both numbers
