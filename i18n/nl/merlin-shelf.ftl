# Merlin on the start screen. The build adds this to shell.ftl, which is there before any game.

merlin-title = Merlijn
merlin-in-short = 2 tot 4 ridders van de Ronde Tafel, ongeveer 75 minuten
merlin-variant-favor = Module: De gunst van de koning
merlin-variant-favor-about = Een opdracht levert punten of een vaardigheid op
merlin-variant-counters = Invloedmarkers per speler
merlin-variant-counters-about = De spelregels noemen beide aantallen
