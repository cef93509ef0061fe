# Löwenherz on the start screen. The build adds this to shell.ftl, which is there before any game.

loewenherz-title = Löwenherz
loewenherz-in-short = 2 bis 4 Fürsten, Grenzen und der Dank des Königs, etwa 60 Minuten
loewenherz-bot-1 = Blondel
loewenherz-bot-2 = Eleonore
loewenherz-bot-3 = Leopold
loewenherz-bot-4 = Berengaria
