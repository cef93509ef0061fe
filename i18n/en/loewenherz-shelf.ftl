# Löwenherz on the start screen. The build adds this to shell.ftl, which is there before any game.

loewenherz-title = Domaine (Löwenherz)
loewenherz-in-short = 2 to 4 princes, borders, and a king on his way home, about 60 minutes
loewenherz-bot-1 = Blondel
loewenherz-bot-2 = Eleanor
loewenherz-bot-3 = Leopold
loewenherz-bot-4 = Berengaria
