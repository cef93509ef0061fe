pig-title = Pig
pig-in-short = Roll as long as you dare
pig-variant-greetings = Greetings
pig-variant-greetings-about = Once a turn the others may be greeted
pig-bot-1 = Wilbur
pig-bot-2 = Olivia
pig-bot-3 = Piglet
pig-bot-4 = Hildegard
