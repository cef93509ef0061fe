### Löwenherz: the words of the game, then its prompts, events and refusals.
###
### A word stands in every language with the same attributes, so that a sentence can ask for a
### form by TERM($what, form: "acc") whatever the word is.
### The value is the label that stands alone, with a capital. In running text:
### .nom .acc .dat .gen with the definite article, .a-nom .a-acc .a-dat with the indefinite one,
### .sg the bare singular (after 1), .pl the bare plural and .pl-dat its dative, if it can be counted.
### Names have no article of their own and repeat the same form. .effect is a sentence on what it does.

## The game and its land

lw-game = Löwenherz
    .nom = Löwenherz
    .acc = Löwenherz
    .dat = Löwenherz
    .gen = Löwenherz
    .a-nom = Löwenherz
    .a-acc = Löwenherz
    .a-dat = Löwenherz
    .sg = Löwenherz

lw-tile = Landschaftsteil
    .nom = das Landschaftsteil
    .acc = das Landschaftsteil
    .dat = dem Landschaftsteil
    .gen = des Landschaftsteils
    .a-nom = ein Landschaftsteil
    .a-acc = ein Landschaftsteil
    .a-dat = einem Landschaftsteil
    .sg = Landschaftsteil
    .pl = Landschaftsteile
    .pl-dat = Landschaftsteilen

square = Feld
    .nom = das Feld
    .acc = das Feld
    .dat = dem Feld
    .gen = des Feldes
    .a-nom = ein Feld
    .a-acc = ein Feld
    .a-dat = einem Feld
    .sg = Feld
    .pl = Felder
    .pl-dat = Feldern

land-meadow = Wiese
    .nom = die Wiese
    .acc = die Wiese
    .dat = der Wiese
    .gen = der Wiese
    .a-nom = eine Wiese
    .a-acc = eine Wiese
    .a-dat = einer Wiese
    .sg = Wiese
    .pl = Wiesen
    .pl-dat = Wiesen

land-forest = Wald
    .nom = der Wald
    .acc = den Wald
    .dat = dem Wald
    .gen = des Waldes
    .a-nom = ein Wald
    .a-acc = einen Wald
    .a-dat = einem Wald
    .sg = Wald
    .pl = Wälder
    .pl-dat = Wäldern

land-village = Dorf
    .nom = das Dorf
    .acc = das Dorf
    .dat = dem Dorf
    .gen = des Dorfes
    .a-nom = ein Dorf
    .a-acc = ein Dorf
    .a-dat = einem Dorf
    .sg = Dorf
    .pl = Dörfer
    .pl-dat = Dörfern

land-city = Königsstadt
    .nom = die Königsstadt
    .acc = die Königsstadt
    .dat = der Königsstadt
    .gen = der Königsstadt
    .a-nom = eine Königsstadt
    .a-acc = eine Königsstadt
    .a-dat = einer Königsstadt
    .sg = Königsstadt
    .pl = Königsstädte
    .pl-dat = Königsstädten

land-mine = Mine
    .nom = die Mine
    .acc = die Mine
    .dat = der Mine
    .gen = der Mine
    .a-nom = eine Mine
    .a-acc = eine Mine
    .a-dat = einer Mine
    .sg = Mine
    .pl = Minen
    .pl-dat = Minen

## The four kinds of mine; .kind is the bare kind

mine-gold = Goldmine
    .nom = die Goldmine
    .acc = die Goldmine
    .dat = der Goldmine
    .gen = der Goldmine
    .a-nom = eine Goldmine
    .a-acc = eine Goldmine
    .a-dat = einer Goldmine
    .sg = Goldmine
    .pl = Goldminen
    .pl-dat = Goldminen
    .kind = Gold

mine-silver = Silbermine
    .nom = die Silbermine
    .acc = die Silbermine
    .dat = der Silbermine
    .gen = der Silbermine
    .a-nom = eine Silbermine
    .a-acc = eine Silbermine
    .a-dat = einer Silbermine
    .sg = Silbermine
    .pl = Silberminen
    .pl-dat = Silberminen
    .kind = Silber

mine-copper = Kupfermine
    .nom = die Kupfermine
    .acc = die Kupfermine
    .dat = der Kupfermine
    .gen = der Kupfermine
    .a-nom = eine Kupfermine
    .a-acc = eine Kupfermine
    .a-dat = einer Kupfermine
    .sg = Kupfermine
    .pl = Kupferminen
    .pl-dat = Kupferminen
    .kind = Kupfer

mine-gem = Edelsteinmine
    .nom = die Edelsteinmine
    .acc = die Edelsteinmine
    .dat = der Edelsteinmine
    .gen = der Edelsteinmine
    .a-nom = eine Edelsteinmine
    .a-acc = eine Edelsteinmine
    .a-dat = einer Edelsteinmine
    .sg = Edelsteinmine
    .pl = Edelsteinminen
    .pl-dat = Edelsteinminen
    .kind = Edelstein

mine-kind = Minensorte
    .nom = die Minensorte
    .acc = die Minensorte
    .dat = der Minensorte
    .gen = der Minensorte
    .a-nom = eine Minensorte
    .a-acc = eine Minensorte
    .a-dat = einer Minensorte
    .sg = Minensorte
    .pl = Minensorten
    .pl-dat = Minensorten

monopoly = Minenmonopol
    .nom = das Minenmonopol
    .acc = das Minenmonopol
    .dat = dem Minenmonopol
    .gen = des Minenmonopols
    .a-nom = ein Minenmonopol
    .a-acc = ein Minenmonopol
    .a-dat = einem Minenmonopol
    .sg = Minenmonopol
    .pl = Minenmonopole
    .pl-dat = Minenmonopolen

## Pieces

castle = Burg
    .nom = die Burg
    .acc = die Burg
    .dat = der Burg
    .gen = der Burg
    .a-nom = eine Burg
    .a-acc = eine Burg
    .a-dat = einer Burg
    .sg = Burg
    .pl = Burgen
    .pl-dat = Burgen

lw-knight = Ritter
    .nom = der Ritter
    .acc = den Ritter
    .dat = dem Ritter
    .gen = des Ritters
    .a-nom = ein Ritter
    .a-acc = einen Ritter
    .a-dat = einem Ritter
    .sg = Ritter
    .pl = Ritter
    .pl-dat = Rittern

border = Grenze
    .nom = die Grenze
    .acc = die Grenze
    .dat = der Grenze
    .gen = der Grenze
    .a-nom = eine Grenze
    .a-acc = eine Grenze
    .a-dat = einer Grenze
    .sg = Grenze
    .pl = Grenzen
    .pl-dat = Grenzen

ducats = Dukaten
    .nom = die Dukaten
    .acc = die Dukaten
    .dat = den Dukaten
    .gen = der Dukaten
    .a-nom = ein Dukat
    .a-acc = einen Dukaten
    .a-dat = einem Dukaten
    .sg = Dukat
    .pl = Dukaten
    .pl-dat = Dukaten

king-token = Königs-Chip
    .nom = der Königs-Chip
    .acc = den Königs-Chip
    .dat = dem Königs-Chip
    .gen = des Königs-Chips
    .a-nom = ein Königs-Chip
    .a-acc = einen Königs-Chip
    .a-dat = einem Königs-Chip
    .sg = Königs-Chip
    .pl = Königs-Chips
    .pl-dat = Königs-Chips

neutral-color = Neutral
    .adj = neutral

## Areas

domain = Gebiet
    .nom = das Gebiet
    .acc = das Gebiet
    .dat = dem Gebiet
    .gen = des Gebiets
    .a-nom = ein Gebiet
    .a-acc = ein Gebiet
    .a-dat = einem Gebiet
    .sg = Gebiet
    .pl = Gebiete
    .pl-dat = Gebieten

neutral-zone = Neutrale Zone
    .nom = die Neutrale Zone
    .acc = die Neutrale Zone
    .dat = der Neutralen Zone
    .gen = der Neutralen Zone
    .a-nom = eine Neutrale Zone
    .a-acc = eine Neutrale Zone
    .a-dat = einer Neutralen Zone
    .sg = Neutrale Zone
    .pl = Neutrale Zonen
    .pl-dat = Neutralen Zonen

open-land = Freies Land
    .nom = das freie Land
    .acc = das freie Land
    .dat = dem freien Land
    .gen = des freien Landes
    .a-nom = freies Land
    .a-acc = freies Land
    .a-dat = freiem Land
    .sg = freies Land

## Cards and money

lw-card = Machtkarte
    .nom = die Machtkarte
    .acc = die Machtkarte
    .dat = der Machtkarte
    .gen = der Machtkarte
    .a-nom = eine Machtkarte
    .a-acc = eine Machtkarte
    .a-dat = einer Machtkarte
    .sg = Machtkarte
    .pl = Machtkarten
    .pl-dat = Machtkarten

deck = Machtkartenstapel
    .nom = der Machtkartenstapel
    .acc = den Machtkartenstapel
    .dat = dem Machtkartenstapel
    .gen = des Machtkartenstapels
    .a-nom = ein Machtkartenstapel
    .a-acc = einen Machtkartenstapel
    .a-dat = einem Machtkartenstapel
    .sg = Machtkartenstapel
    .pl = Machtkartenstapel
    .pl-dat = Machtkartenstapeln

market = Machtmarkt
    .nom = der Machtmarkt
    .acc = den Machtmarkt
    .dat = dem Machtmarkt
    .gen = des Machtmarkts
    .a-nom = ein Machtmarkt
    .a-acc = einen Machtmarkt
    .a-dat = einem Machtmarkt
    .sg = Machtmarkt
    .pl = Machtmärkte
    .pl-dat = Machtmärkten

price = Preis
    .nom = der Preis
    .acc = den Preis
    .dat = dem Preis
    .gen = des Preises
    .a-nom = ein Preis
    .a-acc = einen Preis
    .a-dat = einem Preis
    .sg = Preis
    .pl = Preise
    .pl-dat = Preisen

sale-price = Verkaufspreis
    .nom = der Verkaufspreis
    .acc = den Verkaufspreis
    .dat = dem Verkaufspreis
    .gen = des Verkaufspreises
    .a-nom = ein Verkaufspreis
    .a-acc = einen Verkaufspreis
    .a-dat = einem Verkaufspreis
    .sg = Verkaufspreis
    .pl = Verkaufspreise
    .pl-dat = Verkaufspreisen

income = Einnahmen
    .nom = die Einnahmen
    .acc = die Einnahmen
    .dat = den Einnahmen
    .gen = der Einnahmen
    .a-nom = Einnahmen
    .a-acc = Einnahmen
    .a-dat = Einnahmen
    .sg = Einnahmen
    .pl = Einnahmen
    .pl-dat = Einnahmen

lw-supply = Vorrat
    .nom = der Vorrat
    .acc = den Vorrat
    .dat = dem Vorrat
    .gen = des Vorrats
    .a-nom = ein Vorrat
    .a-acc = einen Vorrat
    .a-dat = einem Vorrat
    .sg = Vorrat
    .pl = Vorräte
    .pl-dat = Vorräten

## Points and goal

lw-point = Siegpunkt
    .nom = der Siegpunkt
    .acc = den Siegpunkt
    .dat = dem Siegpunkt
    .gen = des Siegpunktes
    .a-nom = ein Siegpunkt
    .a-acc = einen Siegpunkt
    .a-dat = einem Siegpunkt
    .sg = Siegpunkt
    .pl = Siegpunkte
    .pl-dat = Siegpunkten

lw-score-track = Zählleiste
    .nom = die Zählleiste
    .acc = die Zählleiste
    .dat = der Zählleiste
    .gen = der Zählleiste
    .a-nom = eine Zählleiste
    .a-acc = eine Zählleiste
    .a-dat = einer Zählleiste
    .sg = Zählleiste
    .pl = Zählleisten
    .pl-dat = Zählleisten

goal = Zielfeld
    .nom = das Zielfeld
    .acc = das Zielfeld
    .dat = dem Zielfeld
    .gen = des Zielfeldes
    .a-nom = ein Zielfeld
    .a-acc = ein Zielfeld
    .a-dat = einem Zielfeld
    .sg = Zielfeld
    .pl = Zielfelder
    .pl-dat = Zielfeldern

## The five actions; .effect is a sentence on what they do

action-borders = Grenzen setzen
    .effect = Du setzt bis zu so viele Grenzen, wie die Karte zeigt; sie helfen jeder Burg, die sie einschließen.

action-knights = Ritter setzen
    .effect = Du setzt Ritter auf freie Wiesen oder Wälder neben deine Burgen und Ritter; ein Wald kostet 1 Dukaten extra.

action-expand = Gebiet erweitern
    .effect = Du erweiterst eines deiner Gebiete um 1 oder 2 Felder; in ein gegnerisches Gebiet nur mit mehr Rittern, als dort stehen.

action-deserter = Überläufer
    .effect = Ein benachbartes gegnerisches Gebiet verliert einen Ritter, und du setzt einen eigenen in dein Gebiet.

action-alliance = Bündnis
    .effect = Zwischen einem deiner Gebiete und einem benachbarten gegnerischen Gebiet darf bis zum Spielende keines mehr in das andere erweitern.

deserter = Überläufer
    .nom = der Überläufer
    .acc = den Überläufer
    .dat = dem Überläufer
    .gen = des Überläufers
    .a-nom = ein Überläufer
    .a-acc = einen Überläufer
    .a-dat = einem Überläufer
    .sg = Überläufer
    .pl = Überläufer
    .pl-dat = Überläufern

alliance = Bündnis
    .nom = das Bündnis
    .acc = das Bündnis
    .dat = dem Bündnis
    .gen = des Bündnisses
    .a-nom = ein Bündnis
    .a-acc = ein Bündnis
    .a-dat = einem Bündnis
    .sg = Bündnis
    .pl = Bündnisse
    .pl-dat = Bündnissen

## Where points come from

category-forest = Wälder

category-village = Dörfer

category-city = Königsstadt

category-monopoly = Minenmonopole

category-ducats = Dukaten
