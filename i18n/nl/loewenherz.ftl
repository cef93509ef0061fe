### Löwenherz: the words of the game, then its prompts, events and refusals.
###
### The value of a word is the label that stands alone, with a capital. A sentence asks for another form by
### TERM($what, form: "acc"): .nom .acc .dat .gen with the definite article, .a-nom .a-acc .a-dat with the
### indefinite one, .sg the bare singular (after 1), .pl the bare plural and .pl-dat its dative.
### A form that is not written falls back to a nearer one (see i18n/README.md): write only those that differ.
### .effect is a sentence on what it does.

## The land

land-meadow = Weide
    .nom = de weide
    .a-nom = een weide
    .sg = weide
    .pl = weiden

land-forest = Bos
    .nom = het bos
    .a-nom = een bos
    .sg = bos
    .pl = bossen

land-village = Dorp
    .nom = het dorp
    .a-nom = een dorp
    .sg = dorp
    .pl = dorpen

land-city = Koningsstad
    .nom = de koningsstad
    .sg = koningsstad
    .pl = koningssteden

## The four kinds of mine

mine-gold = Goudmijn
    .nom = de goudmijn
    .a-nom = een goudmijn
    .sg = goudmijn
    .pl = goudmijnen

mine-silver = Zilvermijn
    .nom = de zilvermijn
    .a-nom = een zilvermijn
    .sg = zilvermijn
    .pl = zilvermijnen

mine-copper = Kopermijn
    .nom = de kopermijn
    .a-nom = een kopermijn
    .sg = kopermijn
    .pl = kopermijnen

mine-gem = Edelsteenmijn
    .nom = de edelsteenmijn
    .a-nom = een edelsteenmijn
    .sg = edelsteenmijn
    .pl = edelsteenmijnen

## Pieces

neutral-color = Neutraal

## Cards and money

market = Markt
    .nom = de markt
    .a-nom = een markt
    .sg = markt
    .pl = markten

## The five actions; .effect is a sentence on what they do

action-borders = Grenzen plaatsen
    .effect = Je plaatst hoogstens zoveel grenzen als de kaart toont; ze helpen elk kasteel dat ze insluiten.

action-knights = Ridders plaatsen
    .effect = Je plaatst hoogstens zoveel ridders als de kaart toont op vrije weiden of bossen naast je kastelen en ridders, zonder grens ertussen; een bos kost 1 dukaat extra.

action-expand = Gebied uitbreiden
    .effect = Je breidt een van je gebieden uit met hoogstens zoveel velden als de kaart toont; in een gebied van een tegenstander alleen met meer ridders dan daar staan en zonder bondgenootschap.

action-deserter = Overloper
    .effect = Een aangrenzend gebied van een tegenstander verliest een ridder en jij plaatst er een in jouw gebied; in beide moet een ridder staan.

action-alliance = Bondgenootschap
    .effect = Een van je gebieden sluit een bondgenootschap met een aangrenzend gebied van een tegenstander: tot het einde van het spel mag geen van beide zich nog in het andere uitbreiden.

## Where points come from

loewenherz-category-forest = Bossen

loewenherz-category-village = Dorpen

loewenherz-category-city = Koningsstad

loewenherz-category-monopoly = Mijnmonopolies

loewenherz-category-ducats = Punten voor dukaten

### The table

## Questions in the prompt bar

loewenherz-prompt-place-castle = { $color-is ->
    [neutral] { $name }, zet een neutraal kasteel op een weide.
   *[player] { $name }, zet een kasteel op een weide.
}
loewenherz-prompt-place-first-knight = { $color-is ->
    [neutral] Zet een neutrale ridder naast het kasteel.
   *[player] Zet een ridder naast je kasteel.
}
loewenherz-prompt-sell-or-play = { $only ->
    [sell] { $name }, verkoop een machtkaart. Spelen kun je er nu geen.
   *[other] { $name }, verkoop of speel een machtkaart.
}
loewenherz-prompt-place-border = { $placed ->
    [0] { $left ->
        [1] Plaats 1 grens.
       *[other] Plaats maximaal { $left } grenzen.
    }
   *[other] { $left ->
        [1] Je mag nog 1 grens plaatsen.
       *[other] Je mag nog maximaal { $left } grenzen plaatsen.
    }
}
loewenherz-prompt-place-knight = { $placed ->
    [0] { $left ->
        [1] Plaats 1 ridder.
       *[other] Plaats maximaal { $left } ridders.
    }
   *[other] { $left ->
        [1] Je mag nog 1 ridder plaatsen.
       *[other] Je mag nog maximaal { $left } ridders plaatsen.
    }
}
loewenherz-prompt-choose-domain = { $action ->
    [expand] Welk van je gebieden breid je uit?
    [deserter] In welk van je gebieden komt de nieuwe ridder?
   *[alliance] Voor welk van je gebieden geldt het bondgenootschap?
}
loewenherz-prompt-take-square = { $placed ->
    [0] { $left ->
        [1] Breid je gebied met 1 veld uit.
       *[other] Breid je gebied met maximaal { $left } velden uit.
    }
   *[other] Je mag je gebied nog met 1 veld uitbreiden.
}
loewenherz-prompt-choose-opponent = { $action ->
    [deserter] Uit welk gebied loopt een ridder over?
   *[alliance] Met welk gebied sluit je het bondgenootschap?
}
loewenherz-prompt-place-deserter = Zet je nieuwe ridder in je gebied.
loewenherz-prompt-remove-knight = { $color-is ->
    [neutral] Welke neutrale ridder gaat weg?
   *[player] { $name }, welke ridder loopt over naar { $by }?
}
loewenherz-prompt-fill-hand = Neem een machtkaart van de stapel of van de markt.

loewenherz-main = Klaar
loewenherz-offer-done = { $left ->
    [1] Klaar, 1 overslaan
   *[other] Klaar, { $left } overslaan
}
loewenherz-income = +{ $n } inkomsten:

## The land and what is on it

loewenherz-a-land =
    .aria-label = Het land, 12 rijen en 12 kolommen
loewenherz-at = rij { $row }, kolom { $column }
loewenherz-between = { $one } en { $other }
loewenherz-neutral = Neutraal
loewenherz-a-square =
    .aria-label = Rij { $row }, kolom { $column }: { TERM($land, form: "sg") }{ $piece ->
        [castle] , { $whose ->
            [own] jouw kasteel
            [neutral] neutraal kasteel
           *[other] kasteel van { $who }
        }
        [knight] , { $whose ->
            [own] jouw ridder
            [neutral] neutrale ridder
           *[other] ridder van { $who }
        }
       *[none] { "" }
    }{ $area ->
        [domain] , { $lords ->
            [own] in jouw gebied
            [neutral] in het gebied van de neutrale kleur
           *[other] in het gebied van { $lord }
        }
        [zone] , neutrale zone
       *[open] , vrij land
    }
loewenherz-on-square = { TERM($land, form: "sg") }{ $piece ->
    [castle] { " " }met { $whose ->
        [own] jouw kasteel
        [neutral] een neutraal kasteel
       *[other] het kasteel van { $who }
    }
    [knight] { " " }met { $whose ->
        [own] jouw ridder
        [neutral] een neutrale ridder
       *[other] een ridder van { $who }
    }
   *[none] { "" }
}
loewenherz-a-edge =
    .aria-label = { $stands ->
        [1] Grens
       *[0] Zijde
    } tussen rij { $row }, kolom { $column } ({ TERM($one, form: "sg") }) en rij { $torow }, kolom { $tocolumn } ({ TERM($other, form: "sg") })
loewenherz-a-edge-pieces =
    .aria-label = { $stands ->
        [1] Grens
       *[0] Zijde
    } tussen rij { $row }, kolom { $column } ({ $one }) en rij { $torow }, kolom { $tocolumn } ({ $other })

## Cards

loewenherz-hand = Jouw machtkaarten
loewenherz-hand-show = Mijn kaarten bekijken
loewenherz-or = of
loewenherz-market-empty = Er ligt geen kaart op de markt.
loewenherz-deck = Stapel
loewenherz-a-deck =
    .aria-label = { $n ->
        [0] De kaartenstapel is leeg
        [1] Kaartenstapel: 1 kaart, { $letter }
       *[other] Kaartenstapel: { $n } kaarten, bovenop { $letter }
    }
loewenherz-do-borders = { $n ->
    [1] 1 grens plaatsen
   *[other] { $n } grenzen plaatsen
}
loewenherz-do-knights = { $n ->
    [1] 1 ridder plaatsen
   *[other] { $n } ridders plaatsen
}
loewenherz-do-expand = { $n ->
    [1] gebied met 1 veld uitbreiden
   *[other] gebied met { $n } velden uitbreiden
}
loewenherz-do-deserter = overloper
loewenherz-do-alliance = bondgenootschap
loewenherz-either = { $one } of { $other }
loewenherz-card = “{ $what }”
loewenherz-a-card =
    .aria-label = { $title }: { $what }, prijs { $price }, verkoopprijs { $sale }
loewenherz-offer-sell =
    .aria-label = Verkopen: +{ $sale ->
        [1] 1 dukaat
       *[other] { $sale } dukaten
    }
loewenherz-offer-play =
    .aria-label = Spelen: { $action ->
        [action-deserter] { TERM($action) }
        [action-alliance] { TERM($action) }
       *[other] { TERM($action) }, { $n }
    }, prijs { $price ->
        [1] 1 dukaat
       *[other] { $price } dukaten
    }

## Players

loewenherz-a-player =
    .aria-label = { $name }: { $points } van { $goal } overwinningspunten; dukaten: { $ducats }, ridders in voorraad: { $knights }, machtkaarten: { $cards }; mijnen: { $gold } goud, { $silver } zilver, { $copper } koper, { $gem } edelsteen
loewenherz-a-neutral-player =
    .aria-label = Neutrale kleur, ridders in voorraad: { $knights }
loewenherz-score-line =
    .aria-label = Scorespoor tot het doel op { $goal }

## All choices as a list, and the parts that are decided

loewenherz-choice-castle = Kasteel: rij { $row }, kolom { $column }
loewenherz-choice-place = Ridder: rij { $row }, kolom { $column } ({ TERM($land, form: "sg") })
loewenherz-choice-knight = Ridder: rij { $row }, kolom { $column } ({ TERM($land, form: "sg") })
loewenherz-choice-expand = Veld nemen: rij { $row }, kolom { $column } ({ TERM($land, form: "sg") })
loewenherz-choice-remove = Ridder terugnemen: rij { $row }, kolom { $column }
loewenherz-choice-border = Grens tussen rij { $row }, kolom { $column } en rij { $torow }, kolom { $tocolumn }
loewenherz-choice-domain = Jouw gebied met het kasteel op { $square }: { $squares ->
    [1] 1 veld
   *[other] { $squares } velden
}, { $knights ->
    [1] 1 ridder
   *[other] { $knights } ridders
}
loewenherz-choice-against = Gebied ({ $owner }) met het kasteel op { $square }: { $squares ->
    [1] 1 veld
   *[other] { $squares } velden
}, { $knights ->
    [1] 1 ridder
   *[other] { $knights } ridders
}
loewenherz-choice-sell = { $card } verkopen, +{ $sale ->
    [1] 1 dukaat
   *[other] { $sale } dukaten
}
loewenherz-choice-play = “{ $what }” spelen, prijs { $price }
loewenherz-choice-draw = { $card } van de markt nemen
loewenherz-choice-deck = Bovenste kaart van de stapel nemen ({ $letter }, nog { $n })
loewenherz-part-sold = verkocht, +{ $sale }
loewenherz-part-border = { $number }e grens
loewenherz-part-knight = { $number }e ridder
loewenherz-part-expand = { $number }e veld
loewenherz-part-domain = { $squares ->
    [1] gebied van { $owner }, 1 veld
   *[other] gebied van { $owner }, { $squares } velden
}
loewenherz-part-against = { $squares ->
    [1] tegen { $owner }, 1 veld
   *[other] tegen { $owner }, { $squares } velden
}

## What a choice would do

loewenherz-plan-castle = kasteel
loewenherz-plan-place = ridder ernaast
loewenherz-plan-knight = ridder ({ TERM($land, form: "sg") })
loewenherz-plan-expand = veld nemen ({ TERM($land, form: "sg") })
loewenherz-plan-remove = deze ridder terugnemen
loewenherz-plan-border = grens
loewenherz-plan-domain = je gebied met { $knights ->
    [1] 1 ridder
   *[other] { $knights } ridders
}
loewenherz-plan-against = tegen een gebied ({ $owner })
loewenherz-plan-deck = van de stapel trekken ({ $letter })
loewenherz-gain-ally = een buur die niet meer aanvalt
loewenherz-gain-knights = { $n ->
    [1] 1 ridder erbij
   *[other] { $n } ridders erbij
}
loewenherz-gain-ducats = { $n ->
    [1] { $change } dukaat
   *[other] { $change } dukaten
}
loewenherz-effect = { $changes }
loewenherz-effect-points = { $name } { $change }{ $why ->
    [domain] {" "}(nieuw gebied)
    [won] {" "}(met mijnmonopolie)
    [lost] {" "}(mijnmonopolie verloren)
   *[squares] {""}
}
loewenherz-effect-ducats = Dukaten: { $change }, daarna heb je er { $n }
loewenherz-short-ducats = { $change } { $n ->
    [1] dukaat
   *[other] dukaten
}

## What the main button says while a choice is being tried out

loewenherz-confirm-castle = Kasteel plaatsen
loewenherz-confirm-place = Ridder plaatsen
loewenherz-confirm-border = Grens plaatsen
loewenherz-confirm-knight = Ridder plaatsen
loewenherz-confirm-expand = Veld nemen
loewenherz-confirm-remove = Deze ridder terugnemen
loewenherz-confirm-domain = Dit gebied
loewenherz-confirm-against = Dit gebied
loewenherz-confirm-play = Kaart spelen
loewenherz-confirm-sell = Kaart verkopen
loewenherz-confirm-draw = Kaart nemen

## Saved games

loewenherz-save-placing = De kastelen worden geplaatst
loewenherz-save-level = Gelijke stand: { $points } van { $goal }
loewenherz-save-leads = { $name } staat voor met { $points } van { $goal }

## The log. The crest before the line says who

loewenherz-event-begins-placing = begint: om beurten worden de kastelen geplaatst
loewenherz-event-castle-placed = { $color-is ->
    [neutral] plaatst een neutraal kasteel met ridder
   *[player] plaatst een kasteel met ridder
}
loewenherz-event-income = { $ducats ->
    [1] ontvangt 1 dukaat
   *[other] ontvangt { $ducats } dukaten
}
loewenherz-event-sold = verkoopt { $card } voor { $ducats ->
    [1] 1 dukaat
   *[other] { $ducats } dukaten
}
loewenherz-event-played = speelt “{ $what }” voor { $ducats ->
    [1] 1 dukaat
   *[other] { $ducats } dukaten
}
loewenherz-event-border-placed = { $count ->
    [1] plaatst een grens
   *[other] plaatst { $count } grenzen
}
loewenherz-event-domain-made = { $color-is ->
    [neutral] De neutrale kleur krijgt een gebied: { $squares ->
        [1] 1 veld
       *[other] { $squares } velden
    }
   *[player] { $color } krijgt een gebied: { $squares ->
        [1] 1 veld
       *[other] { $squares } velden
    }
}
loewenherz-event-borders-returned = { $count ->
    [1] 1 overbodige grens gaat terug naar de voorraad
   *[other] { $count } overbodige grenzen gaan terug naar de voorraad
}
loewenherz-event-knight-placed = { $count ->
    [1] { $ducats ->
        [0] plaatst een ridder
       *[other] plaatst een ridder in het bos, voor 1 dukaat
    }
   *[other] { $ducats ->
        [0] plaatst { $count } ridders
        [1] plaatst { $count } ridders, één in het bos, voor 1 dukaat
       *[other] plaatst { $count } ridders in het bos, voor { $ducats } dukaten
    }
}
loewenherz-event-expanded = breidt een gebied uit met { $count ->
    [1] { TERM($terrain, form: "a-acc") }
   *[other] { $count } { TERM($terrain, form: "pl") }
}{ $color-is ->
    [none] { "" }
    [neutral] { " " }van de neutrale kleur
   *[player] { " " }van { $color }
}
loewenherz-event-cut-off = { $color-is ->
    [neutral] De neutrale kleur verliest { $squares ->
        [1] 1 afgesneden veld
       *[other] { $squares } afgesneden velden
    }
   *[player] { $color } verliest { $squares ->
        [1] 1 afgesneden veld
       *[other] { $squares } afgesneden velden
    }
}
loewenherz-event-deserted = { $color-is ->
    [neutral] Een neutrale ridder loopt over
   *[player] { $color } neemt een ridder terug
}
loewenherz-event-allied = { $color-is ->
    [neutral] sluit een bondgenootschap met een gebied van de neutrale kleur: geen van beide kan velden van het andere nemen
   *[player] sluit een bondgenootschap met een gebied van { $color }: geen van beide kan velden van het andere nemen
}
loewenherz-event-drew-deck = trekt een { $letter }-kaart van de stapel
loewenherz-event-drew-card = Getrokken: { $card }
loewenherz-event-drew-market = neemt { $card } van de markt
loewenherz-event-deck-empty = De kaartenstapel is leeg: er wordt niet meer aangevuld
loewenherz-event-points = { $category ->
    [forest] bossen
    [village] dorpen
    [city] koningsstad
   *[monopoly] { $why ->
        [lost] mijnmonopolie verloren
       *[won] mijnmonopolie
    }
}
loewenherz-event-points-ducats = { $why ->
    [most] de meeste dukaten ({ $ducats })
   *[next] de op een na meeste dukaten ({ $ducats })
}
loewenherz-points-many = { $what }
loewenherz-event-goal-reached = bereikt het doel van { $goal } overwinningspunten
loewenherz-event-cards-out = De laatste machtkaart is gespeeld of verkocht
loewenherz-why-goal = Het doel van { $goal } punten is bereikt.
loewenherz-why-cards = Alle machtkaarten zijn gespeeld of verkocht; als laatste telden de dukaten.
loewenherz-why-ducats = Bij evenveel punten beslissen de dukaten.
loewenherz-best-domain = heeft het waardevolste gebied: { $squares } velden rond het kasteel op { $square }
loewenherz-tidings-monopoly = { $why ->
    [lost] { $name } heeft een mijnmonopolie verloren.
   *[won] { $name } heeft een mijnmonopolie.
}
loewenherz-tidings-deck = { $n ->
    [0] De stapel is leeg: iedereen speelt of verkoopt nog wat hij in de hand heeft.
    [1] Nog maar 1 kaart in de stapel.
   *[other] Nog maar { $n } kaarten in de stapel.
}
loewenherz-tidings-letter = Vanaf nu komen de { $letter }-kaarten van de stapel.
loewenherz-tidings-last-turn = { $of ->
    [game] { $name } heeft de laatste beurt van de partij.
   *[player] { $name } heeft nog één kaart: de laatste beurt.
}
loewenherz-tidings-near = { $name } komt dicht bij het doel: { $points } van { $goal }.

## What an action has won and lost, step by step

loewenherz-told = Puntentelling na de beurt van { $name }
loewenherz-told-domain = Nieuw gebied
loewenherz-told-won = Land gewonnen
loewenherz-told-lost = Land verloren
loewenherz-told-monopoly = Mijnmonopolie
loewenherz-told-monopoly-of = { $why ->
    [lost] verliest het monopolie: { TERM($mine, form: "pl") }
   *[won] heeft het monopolie: { TERM($mine, form: "pl") }
}
loewenherz-told-ducats = Dukaten aan het einde
loewenherz-told-end = Einde van de partij
loewenherz-a-last-scoring =
    .aria-label = Laatste puntentelling nog eens tonen
    .title = Laatste puntentelling nog eens tonen

## Why not

loewenherz-refuse-now = Nu wordt er iets anders gevraagd.
    .title = Nu even niet
loewenherz-refuse-L1-1 = Dat ligt niet op het land.
    .title = Geen veld
loewenherz-refuse-L1-2 = Deze kaart heeft maar één actie.
    .title = Geen tweede actie
loewenherz-refuse-L2-4 = { $why ->
    [castles-first] Eerst worden alle kastelen met hun ridders geplaatst.
    [castles-placed] De kastelen staan er al.
    [occupied] Hier staat al een stuk.
    [no-meadow] Een kasteel mag alleen op een weide staan. Hier ligt { TERM($terrain, form: "a-nom") }.
    [no-room-for-knight] Naast deze weide is geen vrij veld voor de ridder.
    [not-next-to-castle] De ridder komt horizontaal of verticaal naast het nieuwe kasteel.
   *[no-open-ground] Ridders mogen alleen op weiden en in bossen staan. Hier ligt { TERM($terrain, form: "a-nom") }.
}
    .title = { $why ->
        [castles-first] Nog niet
        [castles-placed] Niet meer
        [no-meadow] Hier kan geen kasteel staan
        [no-room-for-knight] Hier kan geen kasteel staan
       *[other] Hier is geen plaats
    }
loewenherz-refuse-L2-5 = { $color-is ->
    [neutral] Tussen twee neutrale kastelen moeten minstens { $squares } velden liggen.
   *[player] Tussen twee van je kastelen moeten minstens { $squares } velden liggen.
}
    .title = Te dicht bij een kasteel van deze kleur
loewenherz-refuse-L3-2 = { $why ->
    [must-act] In elke beurt wordt één machtkaart verkocht of gespeeld.
    [one-card] In elke beurt wordt maar één machtkaart verkocht of gespeeld.
   *[not-in-hand] Die kaart heb je niet in je hand.
}
    .title = { $why ->
        [must-act] Eén kaart moet
        [one-card] Eén kaart per beurt
       *[not-in-hand] Niet jouw kaart
    }
loewenherz-refuse-L3-4 = { $why ->
    [card-first] Speel eerst een machtkaart die dit toelaat.
    [price] De kaart kost { $price ->
        [1] 1 dukaat
       *[other] { $price } dukaten
    }, je hebt er { $ducats }.
    [forest-ducat] Er zijn alleen bossen vrij, en als de kaart betaald is, kom je 1 dukaat tekort voor een bos.
   *[other-action] De gespeelde kaart laat iets anders toe.
}
    .title = { $why ->
        [price] Te duur
        [forest-ducat] Te duur
       *[other] Nu niet
    }
loewenherz-refuse-L3-5 = { $why ->
    [last] De hand wordt aan het einde van de beurt aangevuld.
    [fill-hand] Vul eerst je hand aan.
    [just-sold] De kaart die je net hebt verkocht, mag je niet terugnemen.
   *[not-in-market] Die kaart ligt niet op de markt.
}
    .title = { $why ->
        [last] Nog niet
        [fill-hand] Eerst de hand
       *[other] Deze kaart niet
    }
loewenherz-refuse-L4-2 = Daarvoor is een gebied nodig: grenzen moeten precies één kasteel omsluiten.
    .title = Nog geen gebied
loewenherz-refuse-L5-1 = { $why ->
    [no-border-left] Er zijn geen grenzen meer in voorraad.
   *[at-least-one] Minstens één grens moet je plaatsen.
}
    .title = { $why ->
        [no-border-left] Geen grenzen meer
       *[at-least-one] Nog niet klaar
    }
loewenherz-refuse-L5-2 = { $why ->
    [rim] De rand telt al als grens.
    [stands] Hier staat al een grens.
    [inside-domain] { $color-is ->
        [neutral] Nooit binnen een gebied, ook niet van de neutrale kleur.
       *[player] Nooit binnen een gebied. Dit is van { $color }.
    }
    [between-pieces] Nooit tussen twee aangrenzende stukken van één kleur.
   *[nowhere] Nergens op het land kun je nog een grens plaatsen.
}
    .title = { $why ->
        [nowhere] Geen plaats voor grenzen
       *[other] Hier mag geen grens staan
    }
loewenherz-refuse-L5-4 = { $why ->
    [occupied] Hier staat al een stuk.
    [not-next-to-own] Een ridder komt horizontaal of verticaal naast een eigen kasteel of ridder.
    [border-between] Tussen dit veld en je stukken staat een grens.
    [forest-ducat] Een bos kost 1 dukaat, en je hebt er geen meer.
    [at-least-one] Minstens één ridder moet je plaatsen.
   *[nowhere] Geen vrije weide en geen vrij bos grenst zonder grens ertussen aan je kastelen en ridders.
}
    .title = { $why ->
        [at-least-one] Nog niet klaar
       *[other] Hier kan geen ridder staan
    }
loewenherz-refuse-L5-5 = { $why ->
    [no-knight-left] Je hebt geen ridder meer in voorraad.
   *[no-open-ground] Ridders mogen alleen op weiden en in bossen staan. Hier ligt { TERM($terrain, form: "a-nom") }.
}
    .title = { $why ->
        [no-knight-left] Geen ridder meer
       *[other] Hier kan geen ridder staan
    }
loewenherz-refuse-L5-6 = { $why ->
    [inside] Het veld hoort al bij dit gebied.
    [not-next] Het veld moet horizontaal of verticaal aan het gebied grenzen.
    [other-domain] Je breidt nu je gebied met het kasteel op { $castle } uit. Je andere gebied hier kan nu niet groeien.
    [other-weak] Je breidt nu je gebied met het kasteel op { $castle } uit. Je andere gebied hier heeft te weinig ridders: { $own } tegen { $others }.
    [no-own-castle] Kies een van je kastelen.
    [at-least-one] Minstens één veld moet je nemen.
   *[nowhere] Er is geen veld waarmee je kunt uitbreiden.
}
    .title = { $why ->
        [no-own-castle] Niet jouw kasteel
        [at-least-one] Nog niet klaar
       *[other] Hier kun je niet uitbreiden
    }
loewenherz-refuse-L5-7 = { $why ->
    [own-domain] Niet in een eigen gebied.
   *[occupied] Op dit veld staat een stuk van een tegenstander.
}
    .title = Dit veld kun je niet nemen
loewenherz-refuse-L5-8 = { $color-is ->
    [neutral] Jouw gebied heeft { $own ->
        [1] 1 ridder
       *[other] { $own } ridders
    }, dat van de neutrale kleur { $others }. Je hebt er meer nodig.
   *[player] Jouw gebied heeft { $own ->
        [1] 1 ridder
       *[other] { $own } ridders
    }, dat van { $color } { $others }. Je hebt er meer nodig.
}
    .title = Te weinig ridders
loewenherz-refuse-L5-10 = { $why ->
    [borders] { $short ->
        [1] Voor de nieuwe omtrek ontbreekt 1 grens in de voorraad.
       *[other] Voor de nieuwe omtrek ontbreken { $short } grenzen in de voorraad.
    }
   *[occupied] Een veld met een stuk kun je niet nemen.
}
    .title = Dit veld kun je niet nemen
loewenherz-refuse-L5-11 = { $why ->
    [outside] De nieuwe ridder komt in het gebied dat je hebt gekozen.
    [no-own-castle] Kies een van je kastelen.
    [no-knight] In jouw gebied staat geen ridder.
    [nobody] Geen buurgebied heeft een ridder die kan overlopen.
    [no-place] In jouw gebied is geen plaats voor een nieuwe ridder.
    [no-castle] Tik op een kasteel om het gebied te kiezen.
    [own-domain] Uit een eigen gebied loopt niemand over.
    [no-neighbor] Dit gebied grenst niet aan het jouwe.
    [no-knight-there] In dit gebied staat geen ridder.
    [at-least-one] Plaats de nieuwe ridder.
   *[nowhere] Geen van je gebieden kan een ridder werven.
}
    .title = { $why ->
        [outside] Niet hier
        [no-own-castle] Niet jouw kasteel
        [no-castle] Geen kasteel
        [at-least-one] Nog niet klaar
       *[other] Hier loopt niemand over
    }
loewenherz-refuse-L5-12 = { $why ->
    [others-cut-off] Zonder deze ridder zijn andere niet meer met het kasteel verbonden.
   *[no-knight-of-domain] Het moet een ridder van het betrokken gebied zijn.
}
    .title = Deze ridder niet
loewenherz-refuse-L5-13 = { $why ->
    [allied] { $color-is ->
        [neutral] Tussen dit gebied en het jouwe geldt een bondgenootschap.
       *[player] Tussen het gebied van { $color } en het jouwe geldt een bondgenootschap.
    }
    [no-own-castle] Kies een van je kastelen.
    [no-castle] Tik op een kasteel om het gebied te kiezen.
    [own-domain] Met een eigen gebied sluit je geen bondgenootschap.
    [no-neighbor] Dit gebied grenst niet aan het jouwe.
    [nobody] Er is geen buurgebied meer waarmee je een bondgenootschap kunt sluiten.
   *[nowhere] Geen van je gebieden heeft nog een buur voor een bondgenootschap.
}
    .title = { $why ->
        [allied] Er geldt een bondgenootschap
       *[other] Hier komt geen bondgenootschap
    }
loewenherz-refuse-L7-1 = Het doel is bereikt, het spel is uit.
    .title = Het spel is uit
loewenherz-refuse-L7-2 = De stapel is leeg: er worden geen kaarten meer getrokken, ook niet van de markt.
    .title = Niets meer te trekken
loewenherz-refuse-L7-3 = Alle machtkaarten zijn gespeeld of verkocht, het spel is uit.
    .title = Het spel is uit

## What something is, for whoever points at it

loewenherz-about-meadow = Levert geen overwinningspunten op. Hier kunnen kastelen en ridders staan.
    .title = Weide
loewenherz-about-forest = Is in een gebied 1 overwinningspunt waard. Een ridder in het bos kost 1 dukaat extra.
    .title = Bos
loewenherz-about-village = Is in een gebied 3 overwinningspunten waard.
    .title = Dorp
loewenherz-about-city = Is in een gebied 5 overwinningspunten waard.
    .title = Koningsstad
loewenherz-about-gold = Elke mijnsoort in je gebieden brengt elke beurt 1 dukaat op; 3 of 4 van één soort zijn een mijnmonopolie, goed voor 5 overwinningspunten.
    .title = Goudmijn
loewenherz-about-silver = Elke mijnsoort in je gebieden brengt elke beurt 1 dukaat op; 3 of 4 van één soort zijn een mijnmonopolie, goed voor 5 overwinningspunten.
    .title = Zilvermijn
loewenherz-about-copper = Elke mijnsoort in je gebieden brengt elke beurt 1 dukaat op; 3 of 4 van één soort zijn een mijnmonopolie, goed voor 5 overwinningspunten.
    .title = Kopermijn
loewenherz-about-gem = Elke mijnsoort in je gebieden brengt elke beurt 1 dukaat op; 3 of 4 van één soort zijn een mijnmonopolie, goed voor 5 overwinningspunten.
    .title = Edelsteenmijn
loewenherz-about-borders = { action-borders.effect }
    .title = Grenzen plaatsen
loewenherz-about-knights = { action-knights.effect }
    .title = Ridders plaatsen
loewenherz-about-expand = { action-expand.effect }
    .title = Gebied uitbreiden
loewenherz-about-deserter = { action-deserter.effect }
    .title = Overloper
loewenherz-about-alliance = { action-alliance.effect }
    .title = Bondgenootschap
loewenherz-about-deck = Aan het einde van je beurt neem je een kaart, hier of van de markt. { $n ->
    [0] De stapel is leeg.
    [1] Nog 1 kaart, achterkant { $letter }.
   *[other] Nog { $n } kaarten, bovenop { $letter }.
} Na A komen B, C en D: overlopers en bondgenootschappen zijn er pas in C en D.
    .title = Kaartenstapel

loewenherz-about-done = Wat de kaart nog toestaat, sla je over.
loewenherz-about-land = { $area ->
    [zone] Neutrale zone: grenzen sluiten het land in, maar geen kasteel. Het is van niemand.
   *[open] Vrij land: de grenzen sluiten hier nog niet precies één kasteel in, dus het is van niemand.
}
    .title = Land
loewenherz-domain = { $whose ->
    [own] Jouw gebied
    [neutral] Gebied van de neutrale kleur
   *[player] Gebied van { $owner }
} (kasteel op { $square }): { $squares ->
    [1] 1 veld
   *[other] { $squares } velden
}, { $points ->
    [1] 1 overwinningspunt
   *[other] { $points } overwinningspunten
}, { $knights ->
    [1] 1 ridder
   *[other] { $knights } ridders
}.
    .title = Gebied
loewenherz-domain-holds = Daarin: { $things }.
loewenherz-domain-allied = Bondgenoot van { $others }.
loewenherz-domain-of = { $whose ->
    [neutral] het gebied van de neutrale kleur
   *[player] het gebied van { $owner }
} (kasteel op { $square })
loewenherz-about-allied = Bondgenootschap tussen { $one } en { $other }: tot het einde van het spel mag geen van beide zich in het andere uitbreiden.
    .title = Bondgenootschap
loewenherz-number = { $n }{ "\u00A0" }{ $n ->
    [1] { TERM($what, form: "sg") }
   *[other] { TERM($what, form: "pl") }
}
loewenherz-about-card = Spelen kost { $price ->
    [1] 1 dukaat
   *[other] { $price } dukaten
}, verkopen brengt { $sale ->
    [1] 1 dukaat
   *[other] { $sale } dukaten
} op. Achterkant { $letter }.
    .title = Machtkaart
loewenherz-about-seat = { $points } van { $goal } overwinningspunten.
    .title = { $name }
loewenherz-about-points = Waarvan: { $parts }.
loewenherz-points-of = { TERM($category) } { $points }
loewenherz-about-supply = Daarnaast: dukaten { $ducats }, ridders in voorraad { $knights }, machtkaarten { $cards }.
loewenherz-about-mines = Mijnen: { $things }.
loewenherz-about-goal = Wie als eerste { $goal } overwinningspunten heeft, wint meteen. Overwinningspunten komen van bossen (1), dorpen (3), de koningsstad (5) en mijnmonopolies (5).
    .title = Doel: { $goal } overwinningspunten
loewenherz-a-chip =
    .aria-label = { $name }: { $points } van { $goal } overwinningspunten, dukaten: { $ducats }
loewenherz-won = Punten uit
loewenherz-supply = Voorraad
loewenherz-ally =
    .aria-label = Bondgenootschap

## The guided game

loewenherz-guide-goal = <b>Welkom bij Leeuwenhart!</b> Wie het eerst { $goal } overwinningspunten heeft, wint. Punten komen van je gebieden: elk bos 1, elk dorp 3, de koningsstad 5. Een gebied ontstaat rond een kasteel; zoek voor het eerste een weide waar veel daarvan omheen ligt.
loewenherz-guide-place = Bij elk kasteel hoort een ridder op een veld ernaast. Wie in zijn gebied meer ridders heeft, mag zijn buur later velden afnemen.
loewenherz-guide-castle = Tussen twee eigen kastelen liggen minstens 6 velden. Aan de rand bespaar je grenzen, want de rand telt als grens.
loewenherz-guide-mines = Mijnen zijn geen punten waard, maar elke soort in je gebieden brengt je elke beurt 1 dukaat op.
loewenherz-guide-neutral = Met z’n tweeën staan er ook neutrale kastelen op het bord. Ze zijn nooit aan de beurt, maar hun gebieden staan in de weg: het liefst je tegenstander.
loewenherz-guide-act = Elke beurt is één kaart: tik op het plaatje om de kaart voor de rode prijs te spelen, of op het blauwe prijskaartje om haar te verkopen.
loewenherz-guide-borders = Grenzen maken gebieden: omsluiten ze samen met de rand precies één kasteel, dan is het land daarin van dat kasteel, wie ze ook heeft geplaatst. Het voorstel loopt om je kasteel heen.
loewenherz-guide-domain = <b>Je eerste gebied!</b> Alles erin telt meteen: bossen 1, dorpen 3, de koningsstad 5. Binnenin staat nu geen grens meer, en niemand kan er een plaatsen.
loewenherz-guide-cut-off = Hier zijn velden van hun kasteel afgesneden. Ze zijn van niemand meer en hun punten zijn verloren.
loewenherz-guide-deserter = Je hebt een <b>overloper</b>: een buur neemt een van zijn ridders van het bord, jij zet er een in je gebied. Zo kan omdraaien wie er meer heeft.
loewenherz-guide-alliance = Je hebt een <b>bondgenootschap</b>: tussen twee buurgebieden mag dan tot het einde niemand meer in het andere uitbreiden. Goed voor de zwakste.
loewenherz-guide-remove = Je buur heeft een overloper gespeeld: één ridder moet weg. De andere blijven met het kasteel verbonden.
loewenherz-guide-knights = Nieuwe ridders staan naast je kastelen en ridders. Tussen hen kan niemand een grens plaatsen. Een bos kost 1 dukaat.
loewenherz-guide-expand = Uitbreiden: neem velden die aan je gebied grenzen. Land dat bij geen gebied hoort, kan ook zonder ridders; uit het gebied van een ander alleen als het jouwe meer ridders heeft. De punten gaan mee.
loewenherz-guide-sell = Kom je geld tekort, verkoop dan een kaart: het blauwe prijskaartje zegt wat je krijgt. De kaart ligt daarna op de markt, ook voor de anderen.
loewenherz-guide-income = Je beurt begint met inkomsten: 1 dukaat voor elke soort mijn in je gebieden.
loewenherz-guide-monopoly = Twee mijnen van één soort horen bij elkaar: met de derde wordt het een <b>mijnmonopolie</b> van 5 overwinningspunten. Wie er een van verliest, verliest ook die punten.
loewenherz-guide-draw = Tot slot vul je je hand aan tot 3 kaarten: van de markt, waar je ziet wat je krijgt, of van de stapel. Die loopt van A tot D; overlopers en bondgenootschappen komen pas in C en D.
loewenherz-guide-several = Tik op het gebied waar het om gaat. Het aantal ridders beslist.
loewenherz-guide-last-cards = De stapel raakt op. Is hij leeg, dan speelt ieder nog zijn hand uit; de meeste dukaten leveren dan 5 punten op, de op één na meeste 3.
loewenherz-guide-end = <b>Dat was het belangrijkste.</b> Je hebt grenzen geplaatst, gebieden gesticht en uitgebreid, kaarten verkocht en een overloper en een bondgenootschap gespeeld. Speel gerust verder; de rest staat in de regels onder “Zo wordt er gespeeld”, en tik je iets aan wat niet kan, dan lees je waarom.

## Parts of the table

loewenherz-region-display =
    .aria-label = Markt
loewenherz-tab-display = Markt

## The box screen

loewenherz-box-tiles = Landschapstegels
loewenherz-box-tiles-one = Landschapstegel { $number }
loewenherz-box-square = Tegel { $tile }, rij { $row }, kolom { $column }
loewenherz-box-paint = Kies een landschap en tik dan de velden aan
loewenherz-box-cards = Machtkaarten
loewenherz-box-cards-one = Kaart { $number }
loewenherz-box-card = { $letter }, prijs { $price }, verkoop { $sale }: { $actions }
loewenherz-box-letter = Letter op de achterkant
loewenherz-box-value = { $value }
loewenherz-box-ducats = { $value ->
    [1] 1 dukaat
   *[other] { $value } dukaten
}
loewenherz-box-price = Prijs om te spelen (rood)
loewenherz-box-sale = Verkoopprijs (blauw)
loewenherz-box-actions = { $count ->
    [0] Acties: nog geen
   *[other] Acties ({ $count } van hoogstens 2); tik aan om weg te halen
}
loewenherz-box-away = { $action }: weghalen
loewenherz-box-add = Een actie erbij
loewenherz-box-why-letter-missing = Geen kaart heeft de letter { $letter }.
loewenherz-box-why-too-little-meadow = Te weinig weiden met een weide of bos ernaast: plaats voor { $number } kastelen, nodig is plaats voor { $wanted }.
loewenherz-box-why-actions-alike = { $place }: beide acties zijn gelijk.
loewenherz-box-why-center-mines = { $place }: de tegel met de koningsstad heeft { $number } mijnen, niet { $wanted }.
loewenherz-box-why-mine-twice = { $place }: { $what } komt dubbel voor.
loewenherz-box-why-little-room = { $place }: nauwelijks plaats voor kastelen.
loewenherz-box-why-forests = { $number } bossen, niet { $least } tot { $most }.
loewenherz-box-why-few-with-a = Maar { $number } kaarten hebben de letter A; we zouden er { $wanted } verwachten.
loewenherz-box-why-early = { $place }: een vroege actie voor deze letter.
loewenherz-box-why-dear-sale = { $place }: de verkoop levert meer op dan de kaart kost.
loewenherz-box-why-few-double = Minder dan { $wanted } kaarten hebben twee acties.
loewenherz-box-why-reported-missing = Een kaart die bezitters noemen, ontbreekt: { $what }.
loewenherz-box-why-prices = Veel prijzen liggen niet tussen { $least } en { $most }.
