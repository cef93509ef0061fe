# Merlin on the start screen. The build adds this to shell.ftl, which is there before any game.

merlin-title = Merlin
merlin-in-short = 2 to 4 knights of the Round Table, about 75 minutes
merlin-variant-favor = Module: King’s favor
merlin-variant-favor-about = A mission brings points or an ability. Better left out of a first game
merlin-variant-counters = Influence counters per player
merlin-variant-counters-about = 7 make the game a little more generous. The rulebook gives both numbers; if in doubt, 6
merlin-bot-1 = Gawain
merlin-bot-2 = Isolde
merlin-bot-3 = Percival
merlin-bot-4 = Enid
