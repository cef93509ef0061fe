# Merlin on the start screen. The build adds this to shell.ftl, which is there before any game.

merlin-title = Merlijn
merlin-in-short = 2 tot 4 ridders van de Ronde Tafel, ongeveer 75 minuten
merlin-variant-favor = Module: De gunst van de koning
merlin-variant-favor-about = Een opdracht levert punten op of een vaardigheid. Voor de eerste partij liever zonder
merlin-variant-counters = Invloedmarkers per speler
merlin-variant-counters-about = Met 7 gaat het iets ruimer toe. De spelregels noemen beide getallen; bij twijfel 6
merlin-bot-1 = Walewein
merlin-bot-2 = Isolde
merlin-bot-3 = Perceval
merlin-bot-4 = Enide
