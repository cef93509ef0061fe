# Merlin on the start screen. The build adds this to shell.ftl, which is there before any game.

merlin-title = Merlin
merlin-in-short = 2 bis 4 Ritter der Tafelrunde, etwa 75 Minuten
merlin-variant-favor = Modul: Die Gunst des Königs
merlin-variant-favor-about = Ein Auftrag bringt Punkte oder eine Fähigkeit. Für die erste Partie besser ohne
merlin-variant-counters = Einflussmarker je Spieler
merlin-variant-counters-about = Mit 7 geht es etwas großzügiger zu. Die Spielregel nennt beide Zahlen; im Zweifel 6
merlin-bot-1 = Gawan
merlin-bot-2 = Isolde
merlin-bot-3 = Parzival
merlin-bot-4 = Enite
