pig-title = Varken
pig-in-short = Gooien zolang je durft
pig-variant-greetings = Groeten
pig-variant-greetings-about = Eén keer per beurt mag er gegroet worden
