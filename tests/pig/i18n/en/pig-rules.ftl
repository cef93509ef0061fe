rules-pig = Goal of the game
rule-P1 = Whoever has kept 20 points wins. Greetings are once a turn.
    .title = Twenty wins
