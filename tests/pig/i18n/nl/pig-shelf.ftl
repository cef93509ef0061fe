pig-title = Varken
pig-in-short = Gooien zolang je durft
pig-variant-greetings = Groeten
pig-variant-greetings-about = Eén keer per beurt mag er gegroet worden
pig-bot-1 = Wilbur
pig-bot-2 = Olivia
pig-bot-3 = Piglet
pig-bot-4 = Hildegard
