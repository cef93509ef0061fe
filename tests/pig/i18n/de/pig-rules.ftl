rules-pig = Ziel des Spiels
rule-P1 = Wer 20 Punkte behalten hat, gewinnt. Gegrüßt wird einmal im Zug.
    .title = Zwanzig gewinnen
