### Löwenherz: the words of the game, then its prompts, events and refusals.
###
### A word stands in every language with the same attributes, so that a sentence can ask for a
### form by TERM($what, form: "acc") whatever the word is.
### The value is the label that stands alone, with a capital. In running text:
### .nom .acc .dat .gen with the definite article, .a-nom .a-acc .a-dat with the indefinite one,
### .sg the bare singular (after 1), .pl the bare plural and .pl-dat its dative, if it can be counted.
### Names have no article of their own and repeat the same form. .effect is a sentence on what it does.

## The game and its land

lw-game = Leeuwenhart
    .nom = Leeuwenhart
    .acc = Leeuwenhart
    .dat = Leeuwenhart
    .gen = Leeuwenhart
    .a-nom = Leeuwenhart
    .a-acc = Leeuwenhart
    .a-dat = Leeuwenhart
    .sg = Leeuwenhart

lw-tile = Landschapstegel
    .nom = de landschapstegel
    .acc = de landschapstegel
    .dat = de landschapstegel
    .gen = de landschapstegel
    .a-nom = een landschapstegel
    .a-acc = een landschapstegel
    .a-dat = een landschapstegel
    .sg = landschapstegel
    .pl = landschapstegels
    .pl-dat = landschapstegels

square = Veld
    .nom = het veld
    .acc = het veld
    .dat = het veld
    .gen = het veld
    .a-nom = een veld
    .a-acc = een veld
    .a-dat = een veld
    .sg = veld
    .pl = velden
    .pl-dat = velden

land-meadow = Weide
    .nom = de weide
    .acc = de weide
    .dat = de weide
    .gen = de weide
    .a-nom = een weide
    .a-acc = een weide
    .a-dat = een weide
    .sg = weide
    .pl = weiden
    .pl-dat = weiden

land-forest = Bos
    .nom = het bos
    .acc = het bos
    .dat = het bos
    .gen = het bos
    .a-nom = een bos
    .a-acc = een bos
    .a-dat = een bos
    .sg = bos
    .pl = bossen
    .pl-dat = bossen

land-village = Dorp
    .nom = het dorp
    .acc = het dorp
    .dat = het dorp
    .gen = het dorp
    .a-nom = een dorp
    .a-acc = een dorp
    .a-dat = een dorp
    .sg = dorp
    .pl = dorpen
    .pl-dat = dorpen

land-city = Koningsstad
    .nom = de koningsstad
    .acc = de koningsstad
    .dat = de koningsstad
    .gen = de koningsstad
    .a-nom = een koningsstad
    .a-acc = een koningsstad
    .a-dat = een koningsstad
    .sg = koningsstad
    .pl = koningssteden
    .pl-dat = koningssteden

land-mine = Mijn
    .nom = de mijn
    .acc = de mijn
    .dat = de mijn
    .gen = de mijn
    .a-nom = een mijn
    .a-acc = een mijn
    .a-dat = een mijn
    .sg = mijn
    .pl = mijnen
    .pl-dat = mijnen

## The four kinds of mine; .kind is the bare kind

mine-gold = Goudmijn
    .nom = de goudmijn
    .acc = de goudmijn
    .dat = de goudmijn
    .gen = de goudmijn
    .a-nom = een goudmijn
    .a-acc = een goudmijn
    .a-dat = een goudmijn
    .sg = goudmijn
    .pl = goudmijnen
    .pl-dat = goudmijnen
    .kind = goud

mine-silver = Zilvermijn
    .nom = de zilvermijn
    .acc = de zilvermijn
    .dat = de zilvermijn
    .gen = de zilvermijn
    .a-nom = een zilvermijn
    .a-acc = een zilvermijn
    .a-dat = een zilvermijn
    .sg = zilvermijn
    .pl = zilvermijnen
    .pl-dat = zilvermijnen
    .kind = zilver

mine-copper = Kopermijn
    .nom = de kopermijn
    .acc = de kopermijn
    .dat = de kopermijn
    .gen = de kopermijn
    .a-nom = een kopermijn
    .a-acc = een kopermijn
    .a-dat = een kopermijn
    .sg = kopermijn
    .pl = kopermijnen
    .pl-dat = kopermijnen
    .kind = koper

mine-gem = Edelsteenmijn
    .nom = de edelsteenmijn
    .acc = de edelsteenmijn
    .dat = de edelsteenmijn
    .gen = de edelsteenmijn
    .a-nom = een edelsteenmijn
    .a-acc = een edelsteenmijn
    .a-dat = een edelsteenmijn
    .sg = edelsteenmijn
    .pl = edelsteenmijnen
    .pl-dat = edelsteenmijnen
    .kind = edelsteen

mine-kind = Mijnsoort
    .nom = de mijnsoort
    .acc = de mijnsoort
    .dat = de mijnsoort
    .gen = de mijnsoort
    .a-nom = een mijnsoort
    .a-acc = een mijnsoort
    .a-dat = een mijnsoort
    .sg = mijnsoort
    .pl = mijnsoorten
    .pl-dat = mijnsoorten

monopoly = Mijnmonopolie
    .nom = het mijnmonopolie
    .acc = het mijnmonopolie
    .dat = het mijnmonopolie
    .gen = het mijnmonopolie
    .a-nom = een mijnmonopolie
    .a-acc = een mijnmonopolie
    .a-dat = een mijnmonopolie
    .sg = mijnmonopolie
    .pl = mijnmonopolies
    .pl-dat = mijnmonopolies

## Pieces

castle = Kasteel
    .nom = het kasteel
    .acc = het kasteel
    .dat = het kasteel
    .gen = het kasteel
    .a-nom = een kasteel
    .a-acc = een kasteel
    .a-dat = een kasteel
    .sg = kasteel
    .pl = kastelen
    .pl-dat = kastelen

lw-knight = Ridder
    .nom = de ridder
    .acc = de ridder
    .dat = de ridder
    .gen = de ridder
    .a-nom = een ridder
    .a-acc = een ridder
    .a-dat = een ridder
    .sg = ridder
    .pl = ridders
    .pl-dat = ridders

border = Grens
    .nom = de grens
    .acc = de grens
    .dat = de grens
    .gen = de grens
    .a-nom = een grens
    .a-acc = een grens
    .a-dat = een grens
    .sg = grens
    .pl = grenzen
    .pl-dat = grenzen

ducats = Dukaten
    .nom = de dukaten
    .acc = de dukaten
    .dat = de dukaten
    .gen = de dukaten
    .a-nom = een dukaat
    .a-acc = een dukaat
    .a-dat = een dukaat
    .sg = dukaat
    .pl = dukaten
    .pl-dat = dukaten

king-token = Koningsfiche
    .nom = de koningsfiche
    .acc = de koningsfiche
    .dat = de koningsfiche
    .gen = de koningsfiche
    .a-nom = een koningsfiche
    .a-acc = een koningsfiche
    .a-dat = een koningsfiche
    .sg = koningsfiche
    .pl = koningsfiches
    .pl-dat = koningsfiches

neutral-color = Neutraal
    .adj = neutraal

## Areas

domain = Gebied
    .nom = het gebied
    .acc = het gebied
    .dat = het gebied
    .gen = het gebied
    .a-nom = een gebied
    .a-acc = een gebied
    .a-dat = een gebied
    .sg = gebied
    .pl = gebieden
    .pl-dat = gebieden

neutral-zone = Neutrale zone
    .nom = de neutrale zone
    .acc = de neutrale zone
    .dat = de neutrale zone
    .gen = de neutrale zone
    .a-nom = een neutrale zone
    .a-acc = een neutrale zone
    .a-dat = een neutrale zone
    .sg = neutrale zone
    .pl = neutrale zones
    .pl-dat = neutrale zones

open-land = Vrij land
    .nom = het vrije land
    .acc = het vrije land
    .dat = het vrije land
    .gen = het vrije land
    .a-nom = vrij land
    .a-acc = vrij land
    .a-dat = vrij land
    .sg = vrij land

## Cards and money

lw-card = Machtkaart
    .nom = de machtkaart
    .acc = de machtkaart
    .dat = de machtkaart
    .gen = de machtkaart
    .a-nom = een machtkaart
    .a-acc = een machtkaart
    .a-dat = een machtkaart
    .sg = machtkaart
    .pl = machtkaarten
    .pl-dat = machtkaarten

deck = Kaartenstapel
    .nom = de kaartenstapel
    .acc = de kaartenstapel
    .dat = de kaartenstapel
    .gen = de kaartenstapel
    .a-nom = een kaartenstapel
    .a-acc = een kaartenstapel
    .a-dat = een kaartenstapel
    .sg = kaartenstapel
    .pl = kaartenstapels
    .pl-dat = kaartenstapels

market = Markt
    .nom = de markt
    .acc = de markt
    .dat = de markt
    .gen = de markt
    .a-nom = een markt
    .a-acc = een markt
    .a-dat = een markt
    .sg = markt
    .pl = markten
    .pl-dat = markten

price = Prijs
    .nom = de prijs
    .acc = de prijs
    .dat = de prijs
    .gen = de prijs
    .a-nom = een prijs
    .a-acc = een prijs
    .a-dat = een prijs
    .sg = prijs
    .pl = prijzen
    .pl-dat = prijzen

sale-price = Verkoopprijs
    .nom = de verkoopprijs
    .acc = de verkoopprijs
    .dat = de verkoopprijs
    .gen = de verkoopprijs
    .a-nom = een verkoopprijs
    .a-acc = een verkoopprijs
    .a-dat = een verkoopprijs
    .sg = verkoopprijs
    .pl = verkoopprijzen
    .pl-dat = verkoopprijzen

income = Inkomsten
    .nom = de inkomsten
    .acc = de inkomsten
    .dat = de inkomsten
    .gen = de inkomsten
    .a-nom = inkomsten
    .a-acc = inkomsten
    .a-dat = inkomsten
    .sg = inkomsten
    .pl = inkomsten
    .pl-dat = inkomsten

lw-supply = Voorraad
    .nom = de voorraad
    .acc = de voorraad
    .dat = de voorraad
    .gen = de voorraad
    .a-nom = een voorraad
    .a-acc = een voorraad
    .a-dat = een voorraad
    .sg = voorraad
    .pl = voorraden
    .pl-dat = voorraden

## Points and goal

lw-point = Overwinningspunt
    .nom = het overwinningspunt
    .acc = het overwinningspunt
    .dat = het overwinningspunt
    .gen = het overwinningspunt
    .a-nom = een overwinningspunt
    .a-acc = een overwinningspunt
    .a-dat = een overwinningspunt
    .sg = overwinningspunt
    .pl = overwinningspunten
    .pl-dat = overwinningspunten

lw-score-track = Scorespoor
    .nom = het scorespoor
    .acc = het scorespoor
    .dat = het scorespoor
    .gen = het scorespoor
    .a-nom = een scorespoor
    .a-acc = een scorespoor
    .a-dat = een scorespoor
    .sg = scorespoor
    .pl = scoresporen
    .pl-dat = scoresporen

goal = Doel
    .nom = het doel
    .acc = het doel
    .dat = het doel
    .gen = het doel
    .a-nom = een doel
    .a-acc = een doel
    .a-dat = een doel
    .sg = doel
    .pl = doelen
    .pl-dat = doelen

## The five actions; .effect is a sentence on what they do

action-borders = Grenzen plaatsen
    .effect = Je plaatst hoogstens zoveel grenzen als de kaart toont; ze helpen elk kasteel dat ze insluiten.

action-knights = Ridders plaatsen
    .effect = Je plaatst ridders op vrije weiden of bossen naast je kastelen en ridders; een bos kost 1 dukaat extra.

action-expand = Gebied uitbreiden
    .effect = Je breidt een van je gebieden uit met 1 of 2 velden; in een gebied van een tegenstander alleen met meer ridders dan daar staan.

action-deserter = Overloper
    .effect = Een aangrenzend gebied van een tegenstander verliest een ridder en jij plaatst er een van jezelf in jouw gebied.

action-alliance = Bondgenootschap
    .effect = Tussen een van je gebieden en een aangrenzend gebied van een tegenstander mag tot het einde van het spel geen van beide meer in het andere uitbreiden.

deserter = Overloper
    .nom = de overloper
    .acc = de overloper
    .dat = de overloper
    .gen = de overloper
    .a-nom = een overloper
    .a-acc = een overloper
    .a-dat = een overloper
    .sg = overloper
    .pl = overlopers
    .pl-dat = overlopers

alliance = Bondgenootschap
    .nom = het bondgenootschap
    .acc = het bondgenootschap
    .dat = het bondgenootschap
    .gen = het bondgenootschap
    .a-nom = een bondgenootschap
    .a-acc = een bondgenootschap
    .a-dat = een bondgenootschap
    .sg = bondgenootschap
    .pl = bondgenootschappen
    .pl-dat = bondgenootschappen

## Where points come from

category-forest = Bossen

category-village = Dorpen

category-city = Koningsstad

category-monopoly = Mijnmonopolies

category-ducats = Dukaten
