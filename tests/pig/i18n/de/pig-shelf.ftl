pig-title = Schwein
pig-in-short = Würfeln, solange man sich traut
pig-variant-greetings = Grüßen
pig-variant-greetings-about = Einmal im Zug darf gegrüßt werden
