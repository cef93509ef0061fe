pig-title = Pig
pig-in-short = Roll as long as you dare
pig-variant-greetings = Greetings
pig-variant-greetings-about = Once a turn the others may be greeted
