pig-title = Schwein
pig-in-short = Würfeln, solange man sich traut
pig-variant-greetings = Grüßen
pig-variant-greetings-about = Einmal im Zug darf gegrüßt werden
pig-bot-1 = Wilbur
pig-bot-2 = Olivia
pig-bot-3 = Piglet
pig-bot-4 = Hildegard
