rules-pig = Doel van het spel
rule-P1 = Wie 20 punten gehouden heeft, wint. Er wordt één keer per beurt gegroet.
    .title = Twintig wint
