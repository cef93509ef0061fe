### Löwenherz: the words of the game, then its prompts, events and refusals.
###
### The value of a word is the label that stands alone, with a capital. A sentence asks for another form by
### TERM($what, form: "acc"): .nom .acc .dat .gen with the definite article, .a-nom .a-acc .a-dat with the
### indefinite one, .sg the bare singular (after 1), .pl the bare plural and .pl-dat its dative.
### A form that is not written falls back to a nearer one (see i18n/README.md): write only those that differ.
### .effect is a sentence on what it does.

## The land

land-meadow = Wiese
    .nom = die Wiese
    .dat = der Wiese
    .a-nom = eine Wiese
    .a-dat = einer Wiese
    .pl = Wiesen

land-forest = Wald
    .nom = der Wald
    .acc = den Wald
    .dat = dem Wald
    .gen = des Waldes
    .a-nom = ein Wald
    .a-acc = einen Wald
    .a-dat = einem Wald
    .pl = Wälder
    .pl-dat = Wäldern

land-village = Dorf
    .nom = das Dorf
    .dat = dem Dorf
    .gen = des Dorfes
    .a-nom = ein Dorf
    .a-dat = einem Dorf
    .pl = Dörfer
    .pl-dat = Dörfern

land-city = Königsstadt
    .nom = die Königsstadt
    .dat = der Königsstadt
    .pl = Königsstädte
    .pl-dat = Königsstädten

## The four kinds of mine

mine-gold = Goldmine
    .nom = die Goldmine
    .dat = der Goldmine
    .a-nom = eine Goldmine
    .a-dat = einer Goldmine
    .pl = Goldminen

mine-silver = Silbermine
    .nom = die Silbermine
    .dat = der Silbermine
    .a-nom = eine Silbermine
    .a-dat = einer Silbermine
    .pl = Silberminen

mine-copper = Kupfermine
    .nom = die Kupfermine
    .dat = der Kupfermine
    .a-nom = eine Kupfermine
    .a-dat = einer Kupfermine
    .pl = Kupferminen

mine-gem = Edelsteinmine
    .nom = die Edelsteinmine
    .dat = der Edelsteinmine
    .a-nom = eine Edelsteinmine
    .a-dat = einer Edelsteinmine
    .pl = Edelsteinminen

## Pieces

neutral-color = Neutral

## Cards and money

market = Machtmarkt
    .nom = der Machtmarkt
    .acc = den Machtmarkt
    .dat = dem Machtmarkt
    .gen = des Machtmarkts
    .a-nom = ein Machtmarkt
    .a-acc = einen Machtmarkt
    .a-dat = einem Machtmarkt
    .pl = Machtmärkte
    .pl-dat = Machtmärkten

## The five actions; .effect is a sentence on what they do

action-borders = Grenzen setzen
    .effect = Du setzt höchstens so viele Grenzen, wie die Karte zeigt; sie helfen jeder Burg, die sie einschließen.

action-knights = Ritter setzen
    .effect = Du setzt höchstens so viele Ritter, wie die Karte zeigt, auf freie Wiesen oder Wälder neben deine Burgen und Ritter, ohne Grenze dazwischen; ein Wald kostet 1 Dukaten extra.

action-expand = Gebiet erweitern
    .effect = Du erweiterst eines deiner Gebiete um höchstens so viele Felder, wie die Karte zeigt; in ein gegnerisches Gebiet nur mit mehr Rittern, als dort stehen, und ohne Bündnis.

action-deserter = Überläufer
    .effect = Ein benachbartes gegnerisches Gebiet verliert einen Ritter, und du setzt einen eigenen in dein Gebiet; in beiden muss ein Ritter stehen.

action-alliance = Bündnis
    .effect = Du verbündest eines deiner Gebiete mit einem benachbarten gegnerischen: Bis zum Spielende darf keines mehr in das andere erweitert werden.

## Where points come from

loewenherz-category-forest = Wälder

loewenherz-category-village = Dörfer

loewenherz-category-city = Königsstadt

loewenherz-category-monopoly = Minenmonopole

loewenherz-category-ducats = Punkte für Dukaten

### The table

## Questions in the prompt bar

loewenherz-prompt-place-castle = { $color-is ->
    [neutral] { $name }, setze eine neutrale Burg auf eine Wiese.
   *[player] { $name }, setze eine Burg auf eine Wiese.
}
loewenherz-prompt-place-first-knight = { $color-is ->
    [neutral] Setze einen neutralen Ritter neben die Burg.
   *[player] Setze einen Ritter neben deine Burg.
}
loewenherz-prompt-sell-or-play = { $only ->
    [sell] { $name }, verkaufe eine Machtkarte. Spielen kannst du gerade keine.
   *[other] { $name }, verkaufe oder spiele eine Machtkarte.
}
loewenherz-prompt-place-border = { $placed ->
    [0] { $left ->
        [1] Setze 1 Grenze.
       *[other] Setze bis zu { $left } Grenzen.
    }
   *[other] { $left ->
        [1] Du darfst noch 1 Grenze setzen.
       *[other] Du darfst noch bis zu { $left } Grenzen setzen.
    }
}
loewenherz-prompt-place-knight = { $placed ->
    [0] { $left ->
        [1] Setze 1 Ritter.
       *[other] Setze bis zu { $left } Ritter.
    }
   *[other] Du darfst noch { $left } Ritter setzen.
}
loewenherz-prompt-choose-domain = { $action ->
    [expand] Welches deiner Gebiete soll wachsen?
    [deserter] In welches deiner Gebiete kommt der neue Ritter?
   *[alliance] Für welches deiner Gebiete gilt das Bündnis?
}
loewenherz-prompt-take-square = { $placed ->
    [0] { $left ->
        [1] Erweitere dein Gebiet um 1 Feld.
       *[other] Erweitere dein Gebiet um bis zu { $left } Felder.
    }
   *[other] Du darfst dein Gebiet noch um 1 Feld erweitern.
}
loewenherz-prompt-choose-opponent = { $action ->
    [deserter] Aus welchem Gebiet läuft ein Ritter über?
   *[alliance] Mit welchem Gebiet schließt du das Bündnis?
}
loewenherz-prompt-place-deserter = Setze deinen neuen Ritter in dein Gebiet.
loewenherz-prompt-remove-knight = { $color-is ->
    [neutral] Welcher neutrale Ritter geht?
   *[player] { $name }, welcher Ritter läuft zu { $by } über?
}
loewenherz-prompt-fill-hand = Nimm eine Machtkarte vom Stapel oder aus dem Machtmarkt.

loewenherz-main = Fertig
loewenherz-offer-done = { $left ->
    [1] Fertig, 1 weglassen
   *[other] Fertig, { $left } weglassen
}
loewenherz-income = +{ $n } Einnahmen:

## The land and what is on it

loewenherz-a-land =
    .aria-label = Das Land, 12 Zeilen und 12 Spalten
loewenherz-at = Zeile { $row }, Spalte { $column }
loewenherz-between = { $one } und { $other }
loewenherz-neutral = Neutral
loewenherz-a-square =
    .aria-label = Zeile { $row }, Spalte { $column }: { TERM($land, form: "sg") }{ $piece ->
        [castle] , { $whose ->
            [own] deine Burg
            [neutral] neutrale Burg
           *[other] Burg von { $who }
        }
        [knight] , { $whose ->
            [own] dein Ritter
            [neutral] neutraler Ritter
           *[other] Ritter von { $who }
        }
       *[none] { "" }
    }{ $area ->
        [domain] , { $lords ->
            [own] in deinem Gebiet
            [neutral] im Gebiet der neutralen Farbe
           *[other] im Gebiet von { $lord }
        }
        [zone] , Neutrale Zone
       *[open] , freies Land
    }
loewenherz-on-square = { TERM($land, form: "sg") }{ $piece ->
    [castle] { " " }mit { $whose ->
        [own] deiner Burg
        [neutral] neutraler Burg
       *[other] der Burg von { $who }
    }
    [knight] { " " }mit { $whose ->
        [own] deinem Ritter
        [neutral] neutralem Ritter
       *[other] einem Ritter von { $who }
    }
   *[none] { "" }
}
loewenherz-a-edge =
    .aria-label = { $stands ->
        [1] Grenze
       *[0] Kante
    } zwischen Zeile { $row }, Spalte { $column } ({ TERM($one, form: "sg") }) und Zeile { $torow }, Spalte { $tocolumn } ({ TERM($other, form: "sg") })
loewenherz-a-edge-pieces =
    .aria-label = { $stands ->
        [1] Grenze
       *[0] Kante
    } zwischen Zeile { $row }, Spalte { $column } ({ $one }) und Zeile { $torow }, Spalte { $tocolumn } ({ $other })

## Cards

loewenherz-hand = Deine Machtkarten
loewenherz-hand-show = Meine Karten ansehen
loewenherz-or = oder
loewenherz-market-empty = Im Machtmarkt liegt keine Karte.
loewenherz-deck = Stapel
loewenherz-a-deck =
    .aria-label = { $n ->
        [0] Der Machtkartenstapel ist leer
        [1] Machtkartenstapel: 1 Karte, { $letter }
       *[other] Machtkartenstapel: { $n } Karten, oben { $letter }
    }
loewenherz-do-borders = { $n ->
    [1] 1 Grenze setzen
   *[other] { $n } Grenzen setzen
}
loewenherz-do-knights = { $n } Ritter setzen
loewenherz-do-expand = { $n ->
    [1] Gebiet um 1 Feld erweitern
   *[other] Gebiet um { $n } Felder erweitern
}
loewenherz-do-deserter = Überläufer
loewenherz-do-alliance = Bündnis
loewenherz-either = { $one } oder { $other }
loewenherz-card = „{ $what }“
loewenherz-a-card =
    .aria-label = { $title }: { $what }, Preis { $price }, Verkaufspreis { $sale }
loewenherz-offer-sell =
    .aria-label = Verkaufen: +{ $sale ->
        [1] 1 Dukat
       *[other] { $sale } Dukaten
    }
loewenherz-offer-play =
    .aria-label = Spielen: { $action ->
        [action-deserter] { TERM($action) }
        [action-alliance] { TERM($action) }
       *[other] { TERM($action) }, { $n }
    }, für { $price } Dukaten

## Players

loewenherz-a-player =
    .aria-label = { $name }: { $points } von { $goal } Siegpunkten, { $ducats ->
        [1] 1 Dukat
       *[other] { $ducats } Dukaten
    }, { $knights } Ritter im Vorrat, { $cards ->
        [1] 1 Machtkarte
       *[other] { $cards } Machtkarten
    }; Minen: { $gold } Gold, { $silver } Silber, { $copper } Kupfer, { $gem } Edelstein
loewenherz-a-neutral-player =
    .aria-label = Neutrale Farbe: { $knights } Ritter im Vorrat
loewenherz-score-line =
    .aria-label = Zählleiste bis zum Ziel { $goal }

## All choices as a list, and the parts that are decided

loewenherz-choice-castle = Burg: Zeile { $row }, Spalte { $column }
loewenherz-choice-place = Ritter: Zeile { $row }, Spalte { $column } ({ TERM($land, form: "sg") })
loewenherz-choice-knight = Ritter: Zeile { $row }, Spalte { $column } ({ TERM($land, form: "sg") })
loewenherz-choice-expand = Feld nehmen: Zeile { $row }, Spalte { $column } ({ TERM($land, form: "sg") })
loewenherz-choice-remove = Ritter zurücknehmen: Zeile { $row }, Spalte { $column }
loewenherz-choice-border = Grenze zwischen Zeile { $row }, Spalte { $column } und Zeile { $torow }, Spalte { $tocolumn }
loewenherz-choice-domain = Dein Gebiet mit der Burg in { $square }: { $squares ->
    [1] 1 Feld
   *[other] { $squares } Felder
}, { $knights } Ritter
loewenherz-choice-against = Gebiet ({ $owner }) mit der Burg in { $square }: { $squares ->
    [1] 1 Feld
   *[other] { $squares } Felder
}, { $knights } Ritter
loewenherz-choice-sell = { $card } verkaufen, +{ $sale ->
    [1] 1 Dukat
   *[other] { $sale } Dukaten
}
loewenherz-choice-play = „{ $what }“ spielen, Preis { $price }
loewenherz-choice-draw = { $card } aus dem Machtmarkt nehmen
loewenherz-choice-deck = Oberste Karte vom Stapel nehmen ({ $letter }, noch { $n })
loewenherz-part-sold = verkauft, +{ $sale }
loewenherz-part-border = { $number }. Grenze
loewenherz-part-knight = { $number }. Ritter
loewenherz-part-expand = { $number }. Feld
loewenherz-part-domain = { $squares ->
    [1] Gebiet von { $owner }, 1 Feld
   *[other] Gebiet von { $owner }, { $squares } Felder
}
loewenherz-part-against = { $squares ->
    [1] gegen { $owner }, 1 Feld
   *[other] gegen { $owner }, { $squares } Felder
}

## What a choice would do

loewenherz-plan-castle = Burg
loewenherz-plan-place = Ritter daneben
loewenherz-plan-knight = Ritter ({ TERM($land, form: "sg") })
loewenherz-plan-expand = Feld nehmen ({ TERM($land, form: "sg") })
loewenherz-plan-remove = diesen Ritter zurücknehmen
loewenherz-plan-border = Grenze
loewenherz-plan-domain = dein Gebiet mit { $knights ->
    [1] 1 Ritter
   *[other] { $knights } Rittern
}
loewenherz-plan-against = gegen ein Gebiet ({ $owner })
loewenherz-plan-deck = vom Stapel nachziehen ({ $letter })
loewenherz-gain-ally = ein Nachbar, der nicht mehr angreift
loewenherz-gain-knights = { $n ->
    [1] 1 Ritter mehr
   *[other] { $n } Ritter mehr
}
loewenherz-gain-ducats = { $n ->
    [1] { $change } Dukat
   *[other] { $change } Dukaten
}
loewenherz-effect = { $changes }
loewenherz-effect-points = { $name } { $change }{ $why ->
    [domain] {" "}(neues Gebiet)
    [won] {" "}(mit Minenmonopol)
    [lost] {" "}(Minenmonopol verloren)
   *[squares] {""}
}
loewenherz-effect-ducats = Dukaten { $change }, dann hast du { $n }
loewenherz-short-ducats = { $change } { $n ->
    [1] Dukat
   *[other] Dukaten
}

## What the main button says while a choice is being tried out

loewenherz-confirm-castle = Burg setzen
loewenherz-confirm-place = Ritter setzen
loewenherz-confirm-border = Grenze setzen
loewenherz-confirm-knight = Ritter setzen
loewenherz-confirm-expand = Feld nehmen
loewenherz-confirm-remove = Diesen Ritter zurücknehmen
loewenherz-confirm-domain = Dieses Gebiet
loewenherz-confirm-against = Dieses Gebiet
loewenherz-confirm-play = Karte spielen
loewenherz-confirm-sell = Karte verkaufen
loewenherz-confirm-draw = Karte nehmen

## Saved games

loewenherz-save-placing = Die Burgen werden gesetzt
loewenherz-save-level = Gleichstand mit { $points } von { $goal }
loewenherz-save-leads = { $name } führt mit { $points } von { $goal }

## The log. The crest before the line says who

loewenherz-event-begins-placing = beginnt: Reihum werden die Burgen gesetzt
loewenherz-event-castle-placed = { $color-is ->
    [neutral] setzt eine neutrale Burg mit Ritter
   *[player] setzt eine Burg mit Ritter
}
loewenherz-event-income = { $ducats ->
    [1] nimmt 1 Dukaten ein
   *[other] nimmt { $ducats } Dukaten ein
}
loewenherz-event-sold = verkauft { $card } für { $ducats ->
    [1] 1 Dukaten
   *[other] { $ducats } Dukaten
}
loewenherz-event-played = spielt „{ $what }“ für { $ducats ->
    [1] 1 Dukaten
   *[other] { $ducats } Dukaten
}
loewenherz-event-border-placed = { $count ->
    [1] setzt eine Grenze
   *[other] setzt { $count } Grenzen
}
loewenherz-event-domain-made = { $color-is ->
    [neutral] Die neutrale Farbe bekommt ein Gebiet: { $squares ->
        [1] 1 Feld
       *[other] { $squares } Felder
    }
   *[player] { $color } bekommt ein Gebiet: { $squares ->
        [1] 1 Feld
       *[other] { $squares } Felder
    }
}
loewenherz-event-borders-returned = { $count ->
    [1] 1 überflüssige Grenze geht in den Vorrat zurück
   *[other] { $count } überflüssige Grenzen gehen in den Vorrat zurück
}
loewenherz-event-knight-placed = { $count ->
    [1] { $ducats ->
        [0] setzt einen Ritter
       *[other] setzt einen Ritter in den Wald, für 1 Dukaten
    }
   *[other] { $ducats ->
        [0] setzt { $count } Ritter
        [1] setzt { $count } Ritter, einen in den Wald, für 1 Dukaten
       *[other] setzt { $count } Ritter in den Wald, für { $ducats } Dukaten
    }
}
loewenherz-event-expanded = erweitert ein Gebiet um { $count ->
    [1] { TERM($terrain, form: "a-acc") }
   *[other] { $count } { TERM($terrain, form: "pl") }
}{ $color-is ->
    [none] { "" }
    [neutral] { " " }der neutralen Farbe
   *[player] { " " }von { $color }
}
loewenherz-event-cut-off = { $color-is ->
    [neutral] Die neutrale Farbe verliert { $squares ->
        [1] 1 abgeschnittenes Feld
       *[other] { $squares } abgeschnittene Felder
    }
   *[player] { $color } verliert { $squares ->
        [1] 1 abgeschnittenes Feld
       *[other] { $squares } abgeschnittene Felder
    }
}
loewenherz-event-deserted = { $color-is ->
    [neutral] Ein neutraler Ritter läuft über
   *[player] { $color } nimmt einen Ritter zurück
}
loewenherz-event-allied = { $color-is ->
    [neutral] verbündet ein Gebiet mit einem der neutralen Farbe: keines kann dem anderen Felder nehmen
   *[player] verbündet ein Gebiet mit einem von { $color }: keines kann dem anderen Felder nehmen
}
loewenherz-event-drew-deck = zieht eine Karte { $letter } vom Stapel
loewenherz-event-drew-card = Gezogen: { $card }
loewenherz-event-drew-market = nimmt { $card } aus dem Machtmarkt
loewenherz-event-deck-empty = Der Machtkartenstapel ist leer: Es wird nicht mehr aufgefüllt
loewenherz-event-points = { $category ->
    [forest] Wälder
    [village] Dörfer
    [city] Königsstadt
   *[monopoly] { $why ->
        [lost] Minenmonopol verloren
       *[won] Minenmonopol
    }
}
loewenherz-event-points-ducats = { $why ->
    [most] die meisten Dukaten ({ $ducats })
   *[next] die zweitmeisten Dukaten ({ $ducats })
}
loewenherz-points-many = { $what }
loewenherz-event-goal-reached = erreicht das Ziel { $goal }
loewenherz-event-cards-out = Die letzte Machtkarte ist gespielt oder verkauft
loewenherz-why-goal = Das Ziel von { $goal } Punkten ist erreicht.
loewenherz-why-cards = Alle Machtkarten sind gespielt oder verkauft; zuletzt zählten die Dukaten.
loewenherz-why-ducats = Bei gleich vielen Punkten entscheiden die Dukaten.
loewenherz-best-domain = hat das wertvollste Gebiet: { $squares } Felder um die Burg in { $square }
loewenherz-tidings-monopoly = { $why ->
    [lost] { $name } hat ein Minenmonopol verloren.
   *[won] { $name } hat ein Minenmonopol.
}
loewenherz-tidings-deck = { $n ->
    [0] Der Stapel ist leer: Alle spielen oder verkaufen noch, was sie auf der Hand haben.
    [1] Nur noch 1 Karte im Stapel.
   *[other] Nur noch { $n } Karten im Stapel.
}
loewenherz-tidings-letter = Ab jetzt kommen Karten mit { $letter } vom Stapel.
loewenherz-tidings-last-turn = { $of ->
    [game] { $name } hat den letzten Zug der Partie.
   *[player] { $name } hat noch eine Karte: der letzte Zug.
}
loewenherz-tidings-near = { $name } ist nah am Ziel: { $points } von { $goal }.

## What an action has won and lost, step by step

loewenherz-told = Wertung nach dem Zug von { $name }
loewenherz-told-domain = Neues Gebiet
loewenherz-told-won = Land gewonnen
loewenherz-told-lost = Land verloren
loewenherz-told-monopoly = Minenmonopol
loewenherz-told-monopoly-of = { $why ->
    [lost] verliert das Monopol: { TERM($mine, form: "pl") }
   *[won] hat das Monopol: { TERM($mine, form: "pl") }
}
loewenherz-told-ducats = Dukaten am Spielende
loewenherz-told-end = Ende der Partie
loewenherz-a-last-scoring =
    .aria-label = Letzte Wertung noch einmal zeigen
    .title = Letzte Wertung noch einmal zeigen

## Why not

loewenherz-refuse-now = Jetzt ist etwas anderes gefragt.
    .title = Gerade nicht
loewenherz-refuse-L1-1 = Das liegt außerhalb des Landes.
    .title = Kein Feld
loewenherz-refuse-L1-2 = Diese Karte hat nur eine Aktion.
    .title = Keine zweite Aktion
loewenherz-refuse-L2-4 = { $why ->
    [castles-first] Zuerst werden alle Burgen mit ihren Rittern gesetzt.
    [castles-placed] Die Burgen stehen schon.
    [occupied] Hier steht schon eine Figur.
    [no-meadow] Eine Burg darf nur auf einer Wiese stehen. Hier liegt { TERM($terrain, form: "a-nom") }.
    [no-room-for-knight] Neben dieser Wiese ist kein freies Feld für den Ritter.
    [not-next-to-castle] Der Ritter kommt waagerecht oder senkrecht neben die neue Burg.
   *[no-open-ground] Ritter dürfen nur auf Wiesen und in Wäldern stehen. Hier liegt { TERM($terrain, form: "a-nom") }.
}
    .title = { $why ->
        [castles-first] Noch nicht
        [castles-placed] Nicht mehr
        [no-meadow] Hier kann keine Burg stehen
        [no-room-for-knight] Hier kann keine Burg stehen
       *[other] Hier ist kein Platz
    }
loewenherz-refuse-L2-5 = { $color-is ->
    [neutral] Zwischen zwei neutralen Burgen müssen mindestens { $squares } Felder liegen.
   *[player] Zwischen zwei deiner Burgen müssen mindestens { $squares } Felder liegen.
}
    .title = Zu nah an einer Burg dieser Farbe
loewenherz-refuse-L3-2 = { $why ->
    [must-act] In jedem Zug wird eine Machtkarte verkauft oder gespielt.
    [one-card] In jedem Zug wird nur eine Machtkarte verkauft oder gespielt.
   *[not-in-hand] Diese Karte hast du nicht auf der Hand.
}
    .title = { $why ->
        [must-act] Eine Karte muss es sein
        [one-card] Nur eine Karte je Zug
       *[not-in-hand] Nicht deine Karte
    }
loewenherz-refuse-L3-4 = { $why ->
    [card-first] Spiele zuerst eine Machtkarte, die das erlaubt.
    [price] Die Karte kostet { $price } Dukaten, du hast { $ducats }.
    [forest-ducat] Nur Wälder sind frei, und für den Wald fehlt dir nach dem Preis 1 Dukat.
   *[other-action] Die gespielte Karte erlaubt etwas anderes.
}
    .title = { $why ->
        [price] Zu teuer
        [forest-ducat] Zu teuer
       *[other] Jetzt nicht
    }
loewenherz-refuse-L3-5 = { $why ->
    [last] Die Hand wird am Ende des Zuges aufgefüllt.
    [fill-hand] Fülle zuerst die Hand auf.
    [just-sold] Die Karte, die du gerade verkauft hast, darfst du nicht zurücknehmen.
   *[not-in-market] Diese Karte liegt nicht im Machtmarkt.
}
    .title = { $why ->
        [last] Noch nicht
        [fill-hand] Zuerst die Hand
       *[other] Diese Karte nicht
    }
loewenherz-refuse-L4-2 = Dafür braucht es ein Gebiet: Grenzen müssen genau eine Burg einschließen.
    .title = Noch kein Gebiet
loewenherz-refuse-L5-1 = { $why ->
    [no-border-left] Im Vorrat ist keine Grenze mehr.
   *[at-least-one] Mindestens eine Grenze musst du setzen.
}
    .title = { $why ->
        [no-border-left] Keine Grenzen mehr
       *[at-least-one] Noch nicht fertig
    }
loewenherz-refuse-L5-2 = { $why ->
    [rim] Der Rand zählt schon als Grenze.
    [stands] Hier steht schon eine Grenze.
    [inside-domain] { $color-is ->
        [neutral] Nie innerhalb eines Gebiets, auch nicht der neutralen Farbe.
       *[player] Nie innerhalb eines Gebiets. Dieses gehört { $color }.
    }
    [between-pieces] Nie zwischen zwei benachbarten Figuren einer Farbe.
   *[nowhere] Im ganzen Land lässt sich keine Grenze mehr setzen.
}
    .title = { $why ->
        [nowhere] Kein Platz für Grenzen
       *[other] Hier darf keine Grenze stehen
    }
loewenherz-refuse-L5-4 = { $why ->
    [occupied] Hier steht schon eine Figur.
    [not-next-to-own] Ein Ritter kommt waagerecht oder senkrecht neben eine eigene Burg oder einen eigenen Ritter.
    [border-between] Zwischen diesem Feld und deinen Figuren steht eine Grenze.
    [forest-ducat] Ein Wald kostet 1 Dukaten, und du hast keinen mehr.
    [at-least-one] Mindestens einen Ritter musst du setzen.
   *[nowhere] Keine freie Wiese und kein freier Wald stößt ohne Grenze dazwischen an deine Burgen und Ritter.
}
    .title = { $why ->
        [at-least-one] Noch nicht fertig
       *[other] Hier kann kein Ritter stehen
    }
loewenherz-refuse-L5-5 = { $why ->
    [no-knight-left] Du hast keinen Ritter mehr im Vorrat.
   *[no-open-ground] Ritter dürfen nur auf Wiesen und in Wäldern stehen. Hier liegt { TERM($terrain, form: "a-nom") }.
}
    .title = { $why ->
        [no-knight-left] Kein Ritter mehr
       *[other] Hier kann kein Ritter stehen
    }
loewenherz-refuse-L5-6 = { $why ->
    [inside] Das Feld gehört schon zu diesem Gebiet.
    [not-next] Das Feld muss waagerecht oder senkrecht an das Gebiet stoßen.
    [other-domain] Du erweiterst gerade dein Gebiet mit der Burg in { $castle }. Dein anderes Gebiet hier kann jetzt nicht wachsen.
    [other-weak] Du erweiterst gerade dein Gebiet mit der Burg in { $castle }. Dein anderes Gebiet hier hat zu wenige Ritter: { $own } gegen { $others }.
    [no-own-castle] Wähle eine deiner Burgen.
    [at-least-one] Mindestens ein Feld musst du nehmen.
   *[nowhere] Es gibt kein Feld, um das du erweitern könntest.
}
    .title = { $why ->
        [no-own-castle] Nicht deine Burg
        [at-least-one] Noch nicht fertig
       *[other] Hier kannst du nicht erweitern
    }
loewenherz-refuse-L5-7 = { $why ->
    [own-domain] Nicht in ein eigenes Gebiet.
   *[occupied] Auf diesem Feld steht eine gegnerische Figur.
}
    .title = Dieses Feld kannst du nicht nehmen
loewenherz-refuse-L5-8 = { $color-is ->
    [neutral] Dein Gebiet hat { $own } Ritter, das der neutralen Farbe { $others }. Du brauchst mehr.
   *[player] Dein Gebiet hat { $own } Ritter, das von { $color } { $others }. Du brauchst mehr.
}
    .title = Zu wenige Ritter
loewenherz-refuse-L5-10 = { $why ->
    [borders] { $short ->
        [1] Für den neuen Umriss fehlt 1 Grenze im Vorrat.
       *[other] Für den neuen Umriss fehlen { $short } Grenzen im Vorrat.
    }
   *[occupied] Ein Feld mit einer Figur lässt sich nicht nehmen.
}
    .title = Dieses Feld kannst du nicht nehmen
loewenherz-refuse-L5-11 = { $why ->
    [outside] Der neue Ritter kommt in dein gewähltes Gebiet.
    [no-own-castle] Wähle eine deiner Burgen.
    [no-knight] In deinem Gebiet steht kein Ritter.
    [nobody] Kein benachbartes Gebiet hat einen Ritter, der überlaufen könnte.
    [no-place] In deinem Gebiet ist kein Platz für einen neuen Ritter.
    [no-castle] Tippe eine Burg an, um ihr Gebiet zu wählen.
    [own-domain] Aus einem eigenen Gebiet läuft niemand über.
    [no-neighbor] Dieses Gebiet ist kein Nachbar deines Gebiets.
    [no-knight-there] In diesem Gebiet steht kein Ritter.
    [at-least-one] Setze den neuen Ritter.
   *[nowhere] Keines deiner Gebiete kann einen Ritter abwerben.
}
    .title = { $why ->
        [outside] Nicht hier
        [no-own-castle] Nicht deine Burg
        [no-castle] Keine Burg
        [at-least-one] Noch nicht fertig
       *[other] Hier läuft niemand über
    }
loewenherz-refuse-L5-12 = { $why ->
    [others-cut-off] Ohne diesen Ritter wären andere nicht mehr mit der Burg verbunden.
   *[no-knight-of-domain] Es muss ein Ritter des betroffenen Gebiets sein.
}
    .title = Dieser Ritter nicht
loewenherz-refuse-L5-13 = { $why ->
    [allied] { $color-is ->
        [neutral] Zwischen diesem Gebiet und deinem besteht ein Bündnis.
       *[player] Zwischen dem Gebiet von { $color } und deinem besteht ein Bündnis.
    }
    [no-own-castle] Wähle eine deiner Burgen.
    [no-castle] Tippe eine Burg an, um ihr Gebiet zu wählen.
    [own-domain] Mit einem eigenen Gebiet gibt es kein Bündnis.
    [no-neighbor] Dieses Gebiet ist kein Nachbar deines Gebiets.
    [nobody] Es gibt kein Nachbargebiet mehr, mit dem du dich verbünden könntest.
   *[nowhere] Keines deiner Gebiete hat noch einen Nachbarn für ein Bündnis.
}
    .title = { $why ->
        [allied] Diese Gebiete sind verbündet
       *[other] Hier gibt es kein Bündnis
    }
loewenherz-refuse-L7-1 = Das Ziel ist erreicht, das Spiel ist aus.
    .title = Das Spiel ist aus
loewenherz-refuse-L7-2 = Der Stapel ist leer: Es werden keine Karten mehr nachgezogen, auch nicht aus dem Machtmarkt.
    .title = Nichts mehr zu ziehen
loewenherz-refuse-L7-3 = Alle Machtkarten sind gespielt oder verkauft, das Spiel ist aus.
    .title = Das Spiel ist aus

## What something is, for whoever points at it

loewenherz-about-meadow = Bringt keine Siegpunkte. Hier können Burgen und Ritter stehen.
    .title = Wiese
loewenherz-about-forest = Zählt 1 Siegpunkt in einem Gebiet. Ein Ritter im Wald kostet 1 Dukaten extra.
    .title = Wald
loewenherz-about-village = Zählt 3 Siegpunkte in einem Gebiet.
    .title = Dorf
loewenherz-about-city = Zählt 5 Siegpunkte in einem Gebiet.
    .title = Königsstadt
loewenherz-about-gold = Jede Minensorte in deinen Gebieten bringt in jedem Zug 1 Dukaten; 3 oder 4 Minen einer Sorte sind ein Minenmonopol und bringen 5 Siegpunkte.
    .title = Goldmine
loewenherz-about-silver = Jede Minensorte in deinen Gebieten bringt in jedem Zug 1 Dukaten; 3 oder 4 Minen einer Sorte sind ein Minenmonopol und bringen 5 Siegpunkte.
    .title = Silbermine
loewenherz-about-copper = Jede Minensorte in deinen Gebieten bringt in jedem Zug 1 Dukaten; 3 oder 4 Minen einer Sorte sind ein Minenmonopol und bringen 5 Siegpunkte.
    .title = Kupfermine
loewenherz-about-gem = Jede Minensorte in deinen Gebieten bringt in jedem Zug 1 Dukaten; 3 oder 4 Minen einer Sorte sind ein Minenmonopol und bringen 5 Siegpunkte.
    .title = Edelsteinmine
loewenherz-about-borders = { action-borders.effect }
    .title = Grenzen setzen
loewenherz-about-knights = { action-knights.effect }
    .title = Ritter setzen
loewenherz-about-expand = { action-expand.effect }
    .title = Gebiet erweitern
loewenherz-about-deserter = { action-deserter.effect }
    .title = Überläufer
loewenherz-about-alliance = { action-alliance.effect }
    .title = Bündnis
loewenherz-about-deck = Am Ende deines Zuges nimmst du hier oder aus dem Machtmarkt eine Karte. { $n ->
    [0] Der Stapel ist leer.
    [1] Noch 1 Karte, Rückseite { $letter }.
   *[other] Noch { $n } Karten, oben { $letter }.
} Nach A kommen B, C und D: Überläufer und Bündnisse gibt es erst in C und D.
    .title = Machtkartenstapel

loewenherz-about-done = Was die Karte noch erlaubt, lässt du weg.
loewenherz-about-land = { $area ->
    [zone] Neutrale Zone: Grenzen schließen das Land ein, aber keine Burg. Es gehört niemandem.
   *[open] Freies Land: Noch schließen die Grenzen hier nicht genau eine Burg ein, also gehört es niemandem.
}
    .title = Land
loewenherz-domain = { $whose ->
    [own] Dein Gebiet
    [neutral] Gebiet der neutralen Farbe
   *[player] Gebiet von { $owner }
} (Burg in { $square }): { $squares ->
    [1] 1 Feld
   *[other] { $squares } Felder
}, { $points ->
    [1] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}, { $knights } Ritter.
    .title = Gebiet
loewenherz-domain-holds = Darin: { $things }.
loewenherz-domain-allied = Verbündet mit { $others }.
loewenherz-domain-of = { $whose ->
    [neutral] dem Gebiet der neutralen Farbe
   *[player] dem Gebiet von { $owner }
} (Burg in { $square })
loewenherz-about-allied = Bündnis zwischen { $one } und { $other }: Bis zum Spielende darf keines in das andere erweitert werden.
    .title = Bündnis
loewenherz-number = { $n }{ "\u00A0" }{ $n ->
    [1] { TERM($what, form: "sg") }
   *[other] { TERM($what, form: "pl") }
}
loewenherz-about-card = Spielen kostet { $price } Dukaten, Verkaufen bringt { $sale } Dukaten. Rückseite { $letter }.
    .title = Machtkarte
loewenherz-about-seat = { $points } von { $goal } Siegpunkten.
    .title = { $name }
loewenherz-about-points = Davon: { $parts }.
loewenherz-points-of = { TERM($category) } { $points }
loewenherz-about-supply = Außerdem: Dukaten { $ducats }, Ritter im Vorrat { $knights }, Machtkarten { $cards }.
loewenherz-about-mines = Minen: { $things }.
loewenherz-about-goal = Wer als Erster { $goal } Siegpunkte hat, gewinnt sofort. Siegpunkte bringen Wälder (1), Dörfer (3), die Königsstadt (5) und Minenmonopole (5).
    .title = Ziel: { $goal } Siegpunkte
loewenherz-a-chip =
    .aria-label = { $name }: { $points } von { $goal } Siegpunkten, Dukaten: { $ducats }
loewenherz-won = Punkte aus
loewenherz-supply = Vorrat
loewenherz-ally =
    .aria-label = Bündnis

## The guided game

loewenherz-guide-goal = <b>Willkommen bei Löwenherz!</b> Wer zuerst { $goal } Siegpunkte hat, gewinnt. Punkte bringen deine Gebiete: jeder Wald 1, jedes Dorf 3, die Königsstadt 5. Ein Gebiet entsteht um eine Burg; such für die erste eine Wiese, um die viel davon liegt.
loewenherz-guide-place = Zu jeder Burg gehört ein Ritter auf einem Feld daneben. Wer in seinem Gebiet mehr Ritter hat, darf dem Nachbarn später Felder abnehmen.
loewenherz-guide-castle = Zwischen zwei eigenen Burgen liegen mindestens 6 Felder. Am Rand sparst du Grenzen, denn der Rand zählt als Grenze.
loewenherz-guide-mines = Minen zählen keine Punkte, aber jede Sorte in deinen Gebieten bringt dir in jedem Zug 1 Dukaten.
loewenherz-guide-neutral = Zu zweit stehen auch neutrale Burgen auf dem Plan. Sie ziehen nie, aber ihre Gebiete sind im Weg: am besten dem Gegner.
loewenherz-guide-act = Jeder Zug ist eine Karte: Tippe auf ihr Bild, um sie für den roten Preis zu spielen, oder auf das blaue Preisschild, um sie zu verkaufen.
loewenherz-guide-borders = Grenzen machen Gebiete: Schließen sie zusammen mit dem Rand genau eine Burg ein, gehört das Land darin ihr, egal wer sie gesetzt hat. Der Vorschlag führt um deine Burg herum.
loewenherz-guide-domain = <b>Dein erstes Gebiet!</b> Alles darin zählt sofort: Wälder 1, Dörfer 3, die Königsstadt 5. Innerhalb steht nun keine Grenze mehr, und niemand kann eine hineinsetzen.
loewenherz-guide-cut-off = Hier wurden Felder von ihrer Burg abgeschnitten. Sie gehören niemandem mehr, und ihre Punkte sind verloren.
loewenherz-guide-deserter = Du hast einen <b>Überläufer</b>: Ein Nachbar nimmt einen seiner Ritter vom Plan, du stellst einen in dein Gebiet. So kann sich umkehren, wer mehr hat.
loewenherz-guide-alliance = Du hast ein <b>Bündnis</b>: Zwischen zwei Nachbargebieten darf dann bis zum Ende keiner mehr ins andere erweitern. Gut für den Schwächeren.
loewenherz-guide-remove = Dein Nachbar hat einen Überläufer gespielt: Ein Ritter muss gehen. Die übrigen bleiben mit der Burg verbunden.
loewenherz-guide-knights = Neue Ritter stehen neben deinen Burgen und Rittern. Zwischen ihnen kann niemand Grenzen setzen. Ein Wald kostet 1 Dukaten.
loewenherz-guide-expand = Erweitern: Nimm Felder, die an dein Gebiet stoßen. Land, das zu keinem Gebiet gehört, kannst du auch ohne Ritter nehmen; aus einem fremden Gebiet nur, wenn deines mehr Ritter hat. Die Punkte wandern mit.
loewenherz-guide-sell = Fehlt dir Geld, verkaufe eine Karte: Das blaue Preisschild sagt, was du bekommst. Sie liegt dann im Machtmarkt, auch für die anderen.
loewenherz-guide-income = Dein Zug beginnt mit Einnahmen: 1 Dukaten für jede Sorte Minen in deinen Gebieten.
loewenherz-guide-monopoly = Zwei Minen einer Sorte gehören zusammen: Mit der dritten wird daraus ein <b>Minenmonopol</b> und bringt 5 Siegpunkte. Wer eine davon verliert, verliert auch die Punkte.
loewenherz-guide-draw = Zuletzt füllst du deine Hand auf 3 Karten auf: aus dem Machtmarkt, wo du siehst, was du bekommst, oder vom Stapel. Er geht von A bis D; Überläufer und Bündnisse kommen erst in C und D.
loewenherz-guide-several = Tippe auf das Gebiet, um das es geht. Die Zahl der Ritter entscheidet.
loewenherz-guide-last-cards = Der Stapel geht zu Ende. Ist er leer, spielt jeder noch seine Hand aus; die meisten Dukaten bringen dann 5 Punkte, die zweitmeisten 3.
loewenherz-guide-end = <b>Das war das Wichtigste.</b> Du hast Grenzen gesetzt, Gebiete gegründet und erweitert, Karten verkauft sowie einen Überläufer und ein Bündnis gespielt. Spiel ruhig weiter; alles Übrige steht in den Regeln unter „So wird gespielt“, und tippst du etwas an, was nicht geht, liest du, warum.

## Parts of the table

loewenherz-region-display =
    .aria-label = Machtmarkt
loewenherz-tab-display = Machtmarkt

## The box screen

loewenherz-box-tiles = Landschaftsteile
loewenherz-box-tiles-one = Landschaftsteil { $number }
loewenherz-box-square = Teil { $tile }, Zeile { $row }, Spalte { $column }
loewenherz-box-paint = Wähle eine Landschaft, dann tippe die Felder an
loewenherz-box-cards = Machtkarten
loewenherz-box-cards-one = Karte { $number }
loewenherz-box-card = { $letter }, Preis { $price }, Verkauf { $sale }: { $actions }
loewenherz-box-letter = Buchstabe auf der Rückseite
loewenherz-box-value = { $value }
loewenherz-box-ducats = { $value ->
    [1] 1 Dukat
   *[other] { $value } Dukaten
}
loewenherz-box-price = Preis zum Spielen (rot)
loewenherz-box-sale = Verkaufspreis (blau)
loewenherz-box-actions = { $count ->
    [0] Aktionen: noch keine
   *[other] Aktionen ({ $count } von höchstens 2); zum Wegnehmen antippen
}
loewenherz-box-away = { $action }: wegnehmen
loewenherz-box-add = Eine Aktion dazu
loewenherz-box-why-letter-missing = Keine Karte hat den Buchstaben { $letter }.
loewenherz-box-why-too-little-meadow = Zu wenige Wiesen mit Wiese oder Wald daneben: Platz für { $number } Burgen, nötig ist er für { $wanted }.
loewenherz-box-why-actions-alike = { $place }: Beide Aktionen sind gleich.
loewenherz-box-why-center-mines = { $place }: Das Teil mit der Königsstadt hat { $number } Minen, nicht { $wanted }.
loewenherz-box-why-mine-twice = { $place }: { $what } kommt doppelt vor.
loewenherz-box-why-little-room = { $place }: kaum Platz für Burgen.
loewenherz-box-why-forests = { $number } Wälder, nicht { $least } bis { $most }.
loewenherz-box-why-few-with-a = Nur { $number } Karten haben den Buchstaben A, wir würden { $wanted } erwarten.
loewenherz-box-why-early = { $place }: eine für ihren Buchstaben frühe Aktion.
loewenherz-box-why-dear-sale = { $place }: Der Verkauf bringt mehr, als die Karte kostet.
loewenherz-box-why-few-double = Weniger als { $wanted } Karten haben zwei Aktionen.
loewenherz-box-why-reported-missing = Eine Karte, von der Besitzer berichten, fehlt: { $what }.
loewenherz-box-why-prices = Viele Preise sind nicht von { $least } bis { $most }.
