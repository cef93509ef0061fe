# Löwenherz on the start screen. The build adds this to shell.ftl, which is there before any game.

loewenherz-title = Leeuwenhart
loewenherz-in-short = 2 tot 4 vorsten, grenzen en de dank van de koning, ongeveer 60 minuten
loewenherz-bot-1 = Blondel
loewenherz-bot-2 = Eleonora
loewenherz-bot-3 = Leopold
loewenherz-bot-4 = Berengaria
