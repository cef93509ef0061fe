### Merlin: the words of the game, then its prompts, events and refusals.
###
### The value of a word is the label that stands alone, with a capital. A sentence asks for another form by
### TERM($what, form: "acc"): .nom .acc .dat .gen with the definite article, .a-nom .a-acc .a-dat with the
### indefinite one, .sg the bare singular (after 1), .pl the bare plural and .pl-dat its dative.
### A form that is not written falls back to a nearer one (see i18n/README.md): write only those that differ.
### .effect is a sentence on what it does.

## The six principalities, clockwise from Merlin's start; .full with the color

principality-dragon = Drakengraafschap
    .nom = het Drakengraafschap
    .full = Drakengraafschap (zwart)

principality-dove = Duivengraafschap
    .nom = het Duivengraafschap
    .full = Duivengraafschap (grijs)

principality-fish = Vissengraafschap
    .nom = het Vissengraafschap
    .full = Vissengraafschap (blauw)

principality-snake = Slangengraafschap
    .nom = het Slangengraafschap
    .full = Slangengraafschap (paars)

principality-fox = Vossengraafschap
    .nom = het Vossengraafschap
    .full = Vossengraafschap (oranje)

principality-eagle = Adelaarsgraafschap
    .nom = het Adelaarsgraafschap
    .full = Adelaarsgraafschap (bruin)

## The kinds of things

kind-shield = Schild
    .nom = het schild
    .a-nom = een schild
    .sg = schild
    .pl = schilden

kind-flag = Vaandel
    .nom = het vaandel
    .a-nom = een vaandel
    .sg = vaandel
    .pl = vaandels

kind-material = Bouwmateriaal
    .nom = het bouwmateriaal
    .a-nom = een bouwmateriaal
    .sg = bouwmateriaal
    .pl = bouwmaterialen

kind-influence = Invloedmarker
    .nom = de invloedmarker
    .a-nom = een invloedmarker
    .sg = invloedmarker
    .pl = invloedmarkers

kind-henchman = Volgeling
    .nom = de volgeling
    .a-nom = een volgeling
    .sg = volgeling
    .pl = volgelingen

## Things of a principality, by its number: 0 Dragon, 1 Dove, 2 Fish, 3 Snake, 4 Fox, 5 Eagle

shield-0 = Schild van de draak
    .nom = het schild van de draak
    .a-nom = een schild van de draak
    .sg = schild van de draak
    .pl = schilden van de draak

shield-1 = Schild van de duif
    .nom = het schild van de duif
    .a-nom = een schild van de duif
    .sg = schild van de duif
    .pl = schilden van de duif

shield-2 = Schild van de vis
    .nom = het schild van de vis
    .a-nom = een schild van de vis
    .sg = schild van de vis
    .pl = schilden van de vis

shield-3 = Schild van de slang
    .nom = het schild van de slang
    .a-nom = een schild van de slang
    .sg = schild van de slang
    .pl = schilden van de slang

shield-4 = Schild van de vos
    .nom = het schild van de vos
    .a-nom = een schild van de vos
    .sg = schild van de vos
    .pl = schilden van de vos

shield-5 = Schild van de adelaar
    .nom = het schild van de adelaar
    .a-nom = een schild van de adelaar
    .sg = schild van de adelaar
    .pl = schilden van de adelaar

flag-0 = Vaandel van de draak
    .nom = het vaandel van de draak
    .a-nom = een vaandel van de draak
    .sg = vaandel van de draak
    .pl = vaandels van de draak

flag-1 = Vaandel van de duif
    .nom = het vaandel van de duif
    .a-nom = een vaandel van de duif
    .sg = vaandel van de duif
    .pl = vaandels van de duif

flag-2 = Vaandel van de vis
    .nom = het vaandel van de vis
    .a-nom = een vaandel van de vis
    .sg = vaandel van de vis
    .pl = vaandels van de vis

flag-3 = Vaandel van de slang
    .nom = het vaandel van de slang
    .a-nom = een vaandel van de slang
    .sg = vaandel van de slang
    .pl = vaandels van de slang

flag-4 = Vaandel van de vos
    .nom = het vaandel van de vos
    .a-nom = een vaandel van de vos
    .sg = vaandel van de vos
    .pl = vaandels van de vos

flag-5 = Vaandel van de adelaar
    .nom = het vaandel van de adelaar
    .a-nom = een vaandel van de adelaar
    .sg = vaandel van de adelaar
    .pl = vaandels van de adelaar

material-0 = Bouwmateriaal van de draak
    .nom = het bouwmateriaal van de draak
    .a-nom = een bouwmateriaal van de draak
    .sg = bouwmateriaal van de draak
    .pl = bouwmaterialen van de draak

material-1 = Bouwmateriaal van de duif
    .nom = het bouwmateriaal van de duif
    .a-nom = een bouwmateriaal van de duif
    .sg = bouwmateriaal van de duif
    .pl = bouwmaterialen van de duif

material-2 = Bouwmateriaal van de vis
    .nom = het bouwmateriaal van de vis
    .a-nom = een bouwmateriaal van de vis
    .sg = bouwmateriaal van de vis
    .pl = bouwmaterialen van de vis

material-3 = Bouwmateriaal van de slang
    .nom = het bouwmateriaal van de slang
    .a-nom = een bouwmateriaal van de slang
    .sg = bouwmateriaal van de slang
    .pl = bouwmaterialen van de slang

material-4 = Bouwmateriaal van de vos
    .nom = het bouwmateriaal van de vos
    .a-nom = een bouwmateriaal van de vos
    .sg = bouwmateriaal van de vos
    .pl = bouwmaterialen van de vos

material-5 = Bouwmateriaal van de adelaar
    .nom = het bouwmateriaal van de adelaar
    .a-nom = een bouwmateriaal van de adelaar
    .sg = bouwmateriaal van de adelaar
    .pl = bouwmaterialen van de adelaar

traitor-0 = Verrader van de draak
    .nom = de verrader van de draak
    .a-nom = een verrader van de draak
    .sg = verrader van de draak
    .pl = verraders van de draak

traitor-1 = Verrader van de duif
    .nom = de verrader van de duif
    .a-nom = een verrader van de duif
    .sg = verrader van de duif
    .pl = verraders van de duif

traitor-2 = Verrader van de vis
    .nom = de verrader van de vis
    .a-nom = een verrader van de vis
    .sg = verrader van de vis
    .pl = verraders van de vis

traitor-3 = Verrader van de slang
    .nom = de verrader van de slang
    .a-nom = een verrader van de slang
    .sg = verrader van de slang
    .pl = verraders van de slang

traitor-4 = Verrader van de vos
    .nom = de verrader van de vos
    .a-nom = een verrader van de vos
    .sg = verrader van de vos
    .pl = verraders van de vos

traitor-5 = Verrader van de adelaar
    .nom = de verrader van de adelaar
    .a-nom = een verrader van de adelaar
    .sg = verrader van de adelaar
    .pl = verraders van de adelaar

## The henchmen: 0 builder, 1 shield-bearer, 2 flag-bearer, 3 lady-in-waiting

henchman-0 = Bouwmeester
    .nom = de bouwmeester
    .a-nom = een bouwmeester
    .sg = bouwmeester
    .pl = bouwmeesters
    .effect = Levert je een bouwmateriaal op uit het graafschap waar hij komt. Staat daar al een bouwmeester van een ander, dan moet die naar huis.

henchman-1 = Schildknaap
    .nom = de schildknaap
    .a-nom = een schildknaap
    .sg = schildknaap
    .pl = schildknapen
    .effect = Levert je een schild op uit het graafschap waar hij komt. Staat daar al een schildknaap van een ander, dan moet die naar huis.

henchman-2 = Vaandeldrager
    .nom = de vaandeldrager
    .a-nom = een vaandeldrager
    .sg = vaandeldrager
    .pl = vaandeldragers
    .effect = Levert je een vaandel op uit het graafschap waar hij komt. Staat daar al een vaandeldrager van een ander, dan moet die naar huis.

henchman-3 = Hofdame
    .nom = de hofdame
    .a-nom = een hofdame
    .sg = hofdame
    .pl = hofdames
    .effect = Zet een van je invloedmarkers in het graafschap waar zij komt. Staat daar al een hofdame van een ander, dan moet die naar huis.

## Figures and pieces

grail = Graal
    .nom = de Graal

excalibur = Excalibur

apple = Appel
    .nom = de appel
    .a-nom = een appel
    .sg = appel
    .pl = appels

staff = Merlijnstaf
    .nom = de Merlijnstaf
    .a-nom = een Merlijnstaf
    .pl = Merlijnstaven

manor = Landhuis
    .nom = het landhuis
    .a-nom = een landhuis
    .sg = landhuis
    .pl = landhuizen

traitor = Verrader
    .nom = de verrader
    .a-nom = een verrader
    .sg = verrader
    .pl = verraders
    .effect = Kost je bij de puntentelling 3 overwinningspunten als je hem niet bestrijdt: met een passend schild, dat daarbij teruggaat, of met een vaandel van de draak (zwart) alle verraders van één kleur.

personal-die = Spelersdobbelsteen
    .nom = de spelersdobbelsteen
    .a-nom = een spelersdobbelsteen
    .sg = spelersdobbelsteen
    .pl = spelersdobbelstenen

merlin-die = Merlijndobbelsteen
    .nom = de Merlijndobbelsteen
    .a-nom = een Merlijndobbelsteen
    .pl = Merlijndobbelstenen

## Places

display = Openliggende kaarten
    .nom = de openliggende kaarten
    .a-nom = openliggende kaarten
    .sg = openliggende kaarten

draw-pile = Trekstapel
    .nom = de trekstapel
    .a-nom = een trekstapel
    .sg = trekstapel
    .pl = trekstapels

terrain-tile = Terreintegel
    .nom = de terreintegel
    .a-nom = een terreintegel
    .sg = terreintegel
    .pl = terreintegels

## Terrain: 0 mountain, 1 wood, 2 lake

terrain-0 = Bergen
    .nom = de bergen
    .a-nom = bergen
    .sg = bergen

terrain-1 = Bos
    .nom = het bos
    .a-nom = een bos
    .sg = bos
    .pl = bossen

terrain-2 = Meer
    .nom = het meer
    .a-nom = een meer
    .sg = meer
    .pl = meren

## The spaces of the action rondel

space-points-shield = Overwinningspuntveld voor schilden
    .nom = het overwinningspuntveld voor schilden
    .a-nom = een overwinningspuntveld voor schilden
    .sg = overwinningspuntveld voor schilden
    .pl = overwinningspuntvelden voor schilden

space-points-flag = Overwinningspuntveld voor vaandels
    .nom = het overwinningspuntveld voor vaandels
    .a-nom = een overwinningspuntveld voor vaandels
    .sg = overwinningspuntveld voor vaandels
    .pl = overwinningspuntvelden voor vaandels

space-points-material = Overwinningspuntveld voor bouwmaterialen
    .nom = het overwinningspuntveld voor bouwmaterialen
    .a-nom = een overwinningspuntveld voor bouwmaterialen
    .sg = overwinningspuntveld voor bouwmaterialen
    .pl = overwinningspuntvelden voor bouwmaterialen

space-points-influence = Overwinningspuntveld voor invloedmarkers
    .nom = het overwinningspuntveld voor invloedmarkers
    .a-nom = een overwinningspuntveld voor invloedmarkers
    .sg = overwinningspuntveld voor invloedmarkers
    .pl = overwinningspuntvelden voor invloedmarkers

space-influence-flag = Invloedveld voor vaandels
    .nom = het invloedveld voor vaandels
    .a-nom = een invloedveld voor vaandels
    .sg = invloedveld voor vaandels
    .pl = invloedvelden voor vaandels

space-influence-material = Invloedveld voor bouwmaterialen
    .nom = het invloedveld voor bouwmaterialen
    .a-nom = een invloedveld voor bouwmaterialen
    .sg = invloedveld voor bouwmaterialen
    .pl = invloedvelden voor bouwmaterialen

space-influence-shield = Invloedveld voor schilden
    .nom = het invloedveld voor schilden
    .a-nom = een invloedveld voor schilden
    .sg = invloedveld voor schilden
    .pl = invloedvelden voor schilden

space-influence-henchman = Invloedveld voor volgelingen
    .nom = het invloedveld voor volgelingen
    .a-nom = een invloedveld voor volgelingen
    .sg = invloedveld voor volgelingen
    .pl = invloedvelden voor volgelingen

space-excalibur = Excaliburveld
    .nom = het Excaliburveld
    .a-nom = een Excaliburveld
    .pl = Excaliburvelden

space-grail = Graalveld
    .nom = het Graalveld
    .a-nom = een Graalveld
    .pl = Graalvelden

space-relocate = Volgeling verplaatsen
    .nom = het veld “Volgeling verplaatsen”
    .a-nom = een veld “Volgeling verplaatsen”
    .sg = veld “Volgeling verplaatsen”
    .pl = velden “Volgeling verplaatsen”

space-exchange = Verwisselveld
    .nom = het verwisselveld
    .a-nom = een verwisselveld
    .sg = verwisselveld
    .pl = verwisselvelden

space-mission = Opdrachtveld
    .nom = het opdrachtveld
    .a-nom = een opdrachtveld
    .sg = opdrachtveld
    .pl = opdrachtvelden

space-build = Een landhuis bouwen
    .nom = het veld “Een landhuis bouwen”
    .a-nom = een veld “Een landhuis bouwen”
    .sg = veld “Een landhuis bouwen”
    .pl = velden “Een landhuis bouwen”

## Words of play

first-player = Startspeler

victory-points = Overwinningspunten

mission = Opdrachtkaart
    .nom = de opdrachtkaart
    .a-nom = een opdrachtkaart
    .sg = opdrachtkaart
    .pl = opdrachtkaarten

round = Ronde
    .nom = de ronde
    .a-nom = een ronde
    .sg = ronde
    .pl = rondes

direction-clockwise = Met de klok mee
    .adv = met de klok mee

direction-counter = Tegen de klok in
    .adv = tegen de klok in

## What the flags do, by the principality's number

flag-power-0 = Verraders bestrijden
    .effect = Bij een puntentelling bestrijd je al je verraders van één schildkleur, één of meer, zonder daarvoor schilden af te geven.

flag-power-1 = Opdrachten
    .effect = Je vervult in deze beurt een tweede opdrachtkaart en krijgt daarbij 2 extra overwinningspunten; aan het einde van je beurt trek je twee kaarten.

flag-power-2 = Terug
    .effect = Je ridder gaat tegen de klok in.

flag-power-3 = Dobbelsteen draaien
    .effect = Je draait de gekozen dobbelsteen naar de tegenoverliggende kant voordat je de spelfiguur verplaatst.

flag-power-4 = Andere actie
    .effect = Na het verplaatsen voer je niet de actie van jouw veld uit, maar die van een ander veld waarop de ridder van een medespeler staat.

flag-power-5 = Spiegelen
    .effect = Nadat je ridder is verplaatst, zet je hem op het veld er precies tegenover en voer je daar de actie uit; hij blijft daar staan.

## The abilities of the King's favor: row 0 to 2, henchman 0 to 3

ability-0-0 = +1 per volgende opdracht
    .full = Bouwmeester: +1 per volgende opdracht
    .effect = Voor elke volgende vervulde opdrachtkaart met de bouwmeester krijg je 1 extra overwinningspunt, of je nu de punten neemt of een vaardigheid.

ability-0-1 = +1 per volgende opdracht
    .full = Schildknaap: +1 per volgende opdracht
    .effect = Voor elke volgende vervulde opdrachtkaart met de schildknaap krijg je 1 extra overwinningspunt, of je nu de punten neemt of een vaardigheid.

ability-0-2 = +1 per volgende opdracht
    .full = Vaandeldrager: +1 per volgende opdracht
    .effect = Voor elke volgende vervulde opdrachtkaart met de vaandeldrager krijg je 1 extra overwinningspunt, of je nu de punten neemt of een vaardigheid.

ability-0-3 = +1 per volgende opdracht
    .full = Hofdame: +1 per volgende opdracht
    .effect = Voor elke volgende vervulde opdrachtkaart met de hofdame krijg je 1 extra overwinningspunt, of je nu de punten neemt of een vaardigheid.

ability-1-0 = Inzet in elk willekeurig graafschap
    .full = Bouwmeester: inzet in elk willekeurig graafschap
    .effect = Op een graafschapsveld mag je je bouwmeester in elk willekeurig graafschap inzetten, alleen niet in het graafschap waar hij al staat.

ability-1-1 = Inzet in elk willekeurig graafschap
    .full = Schildknaap: inzet in elk willekeurig graafschap
    .effect = Op een graafschapsveld mag je je schildknaap in elk willekeurig graafschap inzetten, alleen niet in het graafschap waar hij al staat.

ability-1-2 = Inzet in elk willekeurig graafschap
    .full = Vaandeldrager: inzet in elk willekeurig graafschap
    .effect = Op een graafschapsveld mag je je vaandeldrager in elk willekeurig graafschap inzetten, alleen niet in het graafschap waar hij al staat.

ability-1-3 = Inzet in elk willekeurig graafschap
    .full = Hofdame: inzet in elk willekeurig graafschap
    .effect = Op een graafschapsveld mag je je hofdame in elk willekeurig graafschap inzetten, alleen niet in het graafschap waar ze al staat.

ability-2-0 = 2 landhuizen bouwen
    .full = Bouwmeester: 2 landhuizen bouwen
    .effect = Op een veld “Een landhuis bouwen” bouw je twee landhuizen, als je ze allebei kunt bouwen en betalen; nooit met een Merlijnstaf. Daarna pas weer na de volgende puntentelling.

ability-2-1 = Verrader bestrijden
    .full = Schildknaap: verrader bestrijden
    .effect = Je bestrijdt een van je verraders zonder schild en krijgt 1 overwinningspunt, op elk moment van je beurt of bij een puntentelling. Daarna pas weer na de volgende puntentelling.

ability-2-2 = Overwinningspunten voor alle voorwerpen
    .full = Vaandeldrager: overwinningspunten voor alle voorwerpen
    .effect = Op een overwinningspuntveld kies je zelf of je punten krijgt voor schilden, vaandels, bouwmaterialen of invloedmarkers, en je krijgt 1 overwinningspunt meer. Daarna pas weer na de volgende puntentelling.

ability-2-3 = Dubbele actie
    .full = Hofdame: dubbele actie
    .effect = Op een invloedveld kies je in plaats van de actie na elkaar twee graafschappen met een invloedmarker van jou (of tweemaal hetzelfde), plaats je er telkens een volgeling en voer je zijn actie uit; nooit met een Merlijnstaf. Daarna pas weer na de volgende puntentelling.

## Where points come from

merlin-category-spaces = Puntvelden

merlin-category-missions = Opdrachten

merlin-category-traitors = Verraders

merlin-category-excalibur = Excalibur

merlin-category-environs = Omgeving

merlin-category-influence = Invloed

merlin-category-henchmen = Volgelingen

merlin-category-favor = De gunst van de koning

merlin-category-end = Einde van het spel

## The question at hand. $name is the player who is asked

merlin-prompt-turn = { $name }, kies een dobbelsteen of een oplichtend veld.
merlin-prompt-die = { $die ->
        [merlin-die] Merlijndobbelsteen
       *[other] Spelersdobbelsteen
    } { $pips }: gebruik hem zo, of verander hem eerst.
merlin-prompt-landed = { $kind ->
        [principality] { TERM($space) }: kies een volgeling.
        [score-shields] Overwinningspuntveld: neem punten voor je schilden.
        [score-flags] Overwinningspuntveld: neem punten voor je vaandels.
        [score-materials] Overwinningspuntveld: neem punten voor je bouwmaterialen.
        [score-influence] Overwinningspuntveld: neem punten voor je invloedmarkers.
        [take-shield] Invloedveld: neem een schild waar je invloed hebt.
        [take-flag] Invloedveld: neem een vaandel waar je invloed hebt.
        [take-material] Invloedveld: neem een bouwmateriaal waar je invloed hebt.
        [place-henchman] Invloedveld: kies een graafschap voor een volgeling.
        [excalibur] Excalibur: kies een verrader om af te leggen.
        [grail] Graal: neem hem, en een appel erbij.
        [relocate] Verplaatsen: kies een volgeling.
        [exchange] Verwisselen: wat leg je terug?
        [mission] Opdrachtveld: leg maximaal twee opdrachtkaarten af.
       *[build] Bouwen: kies een terreintegel voor je landhuis.
    }
merlin-prompt-deploy = Naar welk graafschap gaat { TERM($henchman, form: "nom") }?
merlin-prompt-assign = Wie zet je in { TERM($principality, form: "acc") }?
merlin-prompt-place = Dubbele actie: kies een graafschap waar je invloed hebt.
merlin-prompt-relocate = Naar welk graafschap gaat { TERM($henchman, form: "nom") }?
merlin-prompt-exchange = Wat neem je voor { TERM($thing, form: "acc") }?
merlin-prompt-second-discard = Leg je nog een opdrachtkaart af?
merlin-prompt-draw = Trek een opdrachtkaart: een openliggende of een van de trekstapel.
merlin-prompt-replace = Einde van de beurt: trek een nieuwe opdrachtkaart.
merlin-prompt-build = { $another ->
        [1] 2 landhuizen bouwen: kies de eerste terreintegel.
       *[0] 2 landhuizen bouwen: kies de tweede terreintegel.
    }
merlin-prompt-pay = Met welk bouwmateriaal betaal je?
merlin-prompt-tower = Toren: neem een schild of een vaandel, of plaats een invloedmarker.
merlin-prompt-ending = Nog iets, { $name }? Beëindig anders je beurt.
merlin-prompt-favor = Opdracht vervuld: punten of een vaardigheid?
merlin-prompt-defend = { $name }, gebruik je een vaandel van de draak of een vaardigheid tegen verraders? Daarna helpen je schilden.
merlin-prompt-grail = { $name }, gebruik je de Graal om de gelijke stand in { TERM($principality, form: "dat") } te winnen?

## The log. In front stands the crest of the player who does it

merlin-event-round = Ronde { $round }, { $first } begint
merlin-event-scoring = { $number ->
        [1] Puntentelling na ronde 2
        [2] Puntentelling na ronde 4
       *[3] Puntentelling na ronde 6
    }
merlin-event-game-over = Het spel is afgelopen
merlin-event-moved-knight = zet de ridder { $pips } { $direction ->
        [direction-counter] terug
       *[direction-clockwise] verder
    }: <b>{ TERM($space) }</b>
merlin-event-moved-merlin = zet Merlijn { $pips } { $direction ->
        [direction-counter] terug
       *[direction-clockwise] verder
    }: <b>{ TERM($space) }</b>
merlin-event-no-action = kan hier niets doen
merlin-event-skipped = geeft de actie op
merlin-event-mirrored = spiegelt de ridder: <b>{ TERM($space) }</b>
merlin-event-different-action = voert een andere actie uit: <b>{ TERM($space) }</b>
merlin-event-staff = gebruikt een Merlijnstaf: de actie twee keer
merlin-event-apple = gebruikt een appel en draait { TERM($die, form: "acc") } naar { $pips }
merlin-event-turned-die = draait { TERM($die, form: "acc") } naar { $pips }
merlin-event-flag = gebruikt { TERM($flag, form: "acc") }
merlin-event-took = neemt { TERM($thing, form: "a-acc") }
merlin-event-returned = legt { TERM($thing, form: "a-acc") } terug
merlin-event-counter = zet een invloedmarker in { TERM($principality, form: "acc") }
merlin-event-sent-home = { TERM($henchman) } moet uit { TERM($principality, form: "dat") } naar huis, verdreven door { $by }
merlin-event-placed = zet { TERM($henchman, form: "acc") } in { TERM($principality, form: "acc") }
merlin-event-excalibur = { $held ->
        [0] neemt Excalibur
       *[1] neemt Excalibur van { $holder }
    }
merlin-event-grail = { $held ->
        [0] neemt de Graal
       *[1] neemt de Graal van { $holder }
    }
merlin-event-took-apple = neemt een appel
merlin-event-traitor-discarded = legt { TERM($traitor, form: "acc") } af
merlin-event-discarded = legt een opdrachtkaart af: { $card }
merlin-event-drew-hidden = trekt een opdrachtkaart van de trekstapel
merlin-event-drew-card = Getrokken: { $card }
merlin-event-drew-open = neemt een openliggende opdrachtkaart: { $card }
merlin-event-missions-shuffled = De aflegstapel wordt de nieuwe trekstapel
merlin-event-mission = vervult een opdracht: { $card }
merlin-event-ability-learnt = neemt een vaardigheid: <b>{ TERM($ability, form: "full") }</b>
merlin-event-ability-used = gebruikt de vaardigheid <b>{ TERM($ability) }</b>
merlin-event-manor = { $terrain ->
        [terrain-0] bouwt een landhuis in de bergen
        [terrain-1] bouwt een landhuis in het bos
       *[terrain-2] bouwt een landhuis aan het meer
    }
merlin-event-traitor-repelled = { $by ->
        [shield] bestrijdt { TERM($traitor, form: "acc") } met een schild
        [flag] bestrijdt { TERM($traitor, form: "acc") } met het vaandel
       *[ability] bestrijdt { TERM($traitor, form: "acc") } met de vaardigheid
    }
merlin-event-traitor-stayed = kan { TERM($traitor, form: "acc") } niet bestrijden
merlin-event-traitor-drawn = trekt { TERM($traitor, form: "a-acc") }
merlin-event-traitors-shuffled = De afgelegde verraders worden opnieuw geschud
merlin-event-grail-used = wint met de Graal de gelijke stand in { TERM($principality, form: "dat") }
merlin-event-counters-back = neemt { $number ->
        [1] een invloedmarker
       *[other] { $number } invloedmarkers
    } terug uit { TERM($principality, form: "dat") }

merlin-points-space = krijgt punten voor { TERM($kind, form: "pl") }
merlin-points-any-points = gebruikt “Overwinningspunten voor alle voorwerpen”
merlin-points-traitors = { $number ->
        [1] verliest punten voor een verrader
       *[other] verliest punten voor { $number } verraders
    }
merlin-points-excalibur = bezit Excalibur en heeft alle verraders bestreden
merlin-points-territory = { $shared ->
        [1] { $terrain ->
                [terrain-0] krijgt punten voor bergen van { $size ->
                        [1] één tegel
                       *[other] { $size } tegels
                    }: niemand heeft er meer landhuizen
                [terrain-1] krijgt punten voor een bos van { $size ->
                        [1] één tegel
                       *[other] { $size } tegels
                    }: niemand heeft er meer landhuizen
               *[terrain-2] krijgt punten voor een meer van { $size ->
                        [1] één tegel
                       *[other] { $size } tegels
                    }: niemand heeft er meer landhuizen
            }
       *[other] { $terrain ->
                [terrain-0] deelt bergen van { $size ->
                        [1] één tegel
                       *[other] { $size } tegels
                    }: gelijke stand in landhuizen
                [terrain-1] deelt een bos van { $size ->
                        [1] één tegel
                       *[other] { $size } tegels
                    }: gelijke stand in landhuizen
               *[terrain-2] deelt een meer van { $size ->
                        [1] één tegel
                       *[other] { $size } tegels
                    }: gelijke stand in landhuizen
            }
    }
merlin-points-influence = { $shared ->
        [1] krijgt punten voor invloed in { TERM($principality, form: "dat") }
       *[other] deelt de punten voor invloed in { TERM($principality, form: "dat") }
    }
merlin-points-henchmen = { $number ->
        [1] heeft één volgeling in de graafschappen
       *[other] heeft { $number } volgelingen in de graafschappen
    }
merlin-points-apples = { $number ->
        [1] heeft één appel over
       *[other] heeft { $number } appels over
    }
merlin-points-staffs = { $number ->
        [1] heeft één Merlijnstaf over
       *[other] heeft { $number } Merlijnstaven over
    }
merlin-points-things = heeft { $number } materialen over

merlin-tidings-round = { $left ->
    [0] De laatste ronde
   *[other] Ronde { $round }
}: nieuwe dobbelstenen voor iedereen. { $who ->
    [again] { $name } is nog eens aan de beurt: de startspeler is gewisseld.
   *[other] { $name } begint.
}
merlin-save = Ronde { $round } van { $rounds }, { $name } is aan de beurt
merlin-save-over = Uitgespeeld
merlin-why-over = Alle { $rounds } rondes zijn gespeeld en de punten zijn geteld.
merlin-best-mission = vervult de waardevolste opdracht: { $card }

## A scoring, step by step

merlin-told-new-traitors = Nieuwe verraders
merlin-told-drawn = trekt: { TERM($traitors, form: "sg") }
merlin-told-influence = Invloed in { TERM($principality, form: "dat") }

## Choices as full sentences: the list of all choices, and the names of places

merlin-choice-go = { $figure ->
        [merlin] Merlijn
       *[knight] Ridder
    } { $pips } { TERM($direction, form: "adv") }: { TERM($space) }
merlin-choice-backwards = Vaandel “Terug”: ridder { $pips } tegen de klok in: { TERM($space) }
merlin-choice-die = { TERM($die) } { $pips } nemen en eerst veranderen
merlin-choice-apple = Appel: de dobbelsteen naar { $pips } draaien
merlin-choice-turn = Vaandel “Dobbelsteen draaien”: de dobbelsteen naar { $pips } draaien
merlin-choice-mirror = Vaandel “Spiegelen”: { TERM($space) }
merlin-choice-different = Vaandel “Andere actie”: { TERM($space) }
merlin-choice-staff = Merlijnstaf: de actie twee keer uitvoeren
merlin-choice-henchman = { TERM($henchman) }
merlin-choice-principality = { TERM($principality) }
merlin-choice-influence = Invloedmarker in { TERM($principality, form: "acc") } zetten
merlin-choice-take = { TERM($thing) } nemen
merlin-choice-give = { TERM($thing) } terugleggen
merlin-choice-pay = Betalen met { TERM($thing, form: "dat") }
merlin-choice-traitor = { TERM($traitor) } afleggen
merlin-choice-repel = { TERM($traitor) } met de vaardigheid bestrijden
merlin-choice-repel-flag = { TERM($traitor) }: allemaal bestrijden met een vaandel van de draak
merlin-choice-score = Overwinningspunten voor alle voorwerpen: punten voor { TERM($kind, form: "pl") }
merlin-choice-tile = { TERM($terrain) }{ $tower ->
        [1] {" "}met toren
       *[0] {""}
    }, rij { $row }, tegel { $column }
merlin-choice-discard = Afleggen: { $card }
merlin-choice-mission = Opdracht vervullen: { $card }
merlin-choice-mission-grey = Tweede opdracht met het vaandel vervullen: { $card }
merlin-choice-draw = Openliggend: { $card }
merlin-choice-draw-pile = Van de trekstapel
merlin-choice-ability = Vaardigheid { TERM($ability, form: "full") }
merlin-choice-points = { $points ->
        [1] 1 punt nemen
       *[other] { $points } punten nemen
    }
merlin-choice-double-build = Vaardigheid: 2 landhuizen bouwen
merlin-choice-double-place = Vaardigheid: twee volgelingen inzetten
merlin-choice-act-points = Punten nemen
merlin-choice-act-grail = De Graal nemen
merlin-choice-act-excalibur = Excalibur nemen
merlin-choice-skip = { $step ->
    [tower] De bonus opgeven
   *[landed] De actie opgeven
}
merlin-choice-enough = Geen kaart meer afleggen
merlin-choice-end = Beurt beëindigen
merlin-choice-done = Klaar: nu de schilden
merlin-choice-grail = Winnen met de Graal
merlin-choice-keep = De Graal bewaren

## Buttons of the prompt bar, and the parts of a turn

merlin-main = Beurt beëindigen
merlin-offer-flag = { TERM($power) }
merlin-offer-staff = Merlijnstaf
merlin-offer-enough = Zo is het genoeg
merlin-offer-end = Beurt beëindigen
merlin-offer-done = Klaar
merlin-offer-keep = Graal bewaren
merlin-offer-score = { $kind ->
        [kind-shield] Schilden
        [kind-flag] Vaandels
        [kind-material] Bouwmaterialen
       *[kind-influence] Invloedmarkers
    }
merlin-offer-double = { TERM($ability) }
merlin-offer-mission = Opdracht vervullen ({ $points })
merlin-offer-repel = Bestrijden
merlin-part = { TERM($what) }
merlin-part-steps = { $pips }
merlin-part-principality = { TERM($principality) }
merlin-part-henchman = Volgeling
merlin-part-where = Graafschap
merlin-part-thing = Materiaal
merlin-part-bonus = Materiaal of invloed
merlin-part-tile = Tegel
merlin-part-material = Bouwmateriaal
merlin-part-traitor = Verrader
merlin-part-card = Opdrachtkaart
merlin-part-mission = Opdracht +{ $points }
merlin-part-staff = { $which ->
    [1] Eerste van twee acties
   *[2] Tweede van twee acties
}

## What a choice would do

merlin-plan-go = { $figure ->
    [merlin] Merlijn
    [backwards] vaandel “Terug”, ridder
   *[knight] ridder
}: { TERM($space) }
merlin-plan-apple = appel: { $was } wordt { $pips }
merlin-plan-tile = bouwen: { TERM($terrain) }{ $tower ->
    [1] {" "}met toren
   *[0] {""}
}
merlin-effect = { $gains }
merlin-gain-mission = opdracht vervuld
merlin-gain-points = { $points ->
        [1] +1 punt
       *[other] +{ $points } punten
    }
merlin-gain-loss = { $points ->
        [1] −1 punt
       *[other] −{ $points } punten
    }
merlin-gain-thing = +1 { TERM($thing, form: "sg") }
merlin-gain-paid = −1 { TERM($thing, form: "sg") }
merlin-gain-rid = −1 { TERM($thing, form: "sg") }
merlin-gain-counter = invloedmarker in { TERM($principality, form: "acc") }
merlin-gain-sent-home = { $henchman ->
        [henchman-0] bouwmeester van een ander moet naar huis
        [henchman-1] schildknaap van een ander moet naar huis
        [henchman-2] vaandeldrager van een ander moet naar huis
       *[henchman-3] hofdame van een ander moet naar huis
    }
merlin-gain-treasure = { TERM($what) }
merlin-gain-apple = +1 appel
merlin-gain-manor = { $terrain ->
        [terrain-0] landhuis in de bergen
        [terrain-1] landhuis in het bos
       *[terrain-2] landhuis aan het meer
    }
merlin-gain-ability = vaardigheid { TERM($ability) }

## What the main button says while a choice is being tried out

merlin-confirm-tile = Hier bouwen
merlin-confirm-discard = Kaart afleggen
merlin-confirm-draw = Kaart nemen
merlin-confirm-mission = Opdracht vervullen
merlin-confirm-mission-grey = Tweede opdracht vervullen
merlin-confirm-score = Punten nemen
merlin-confirm-ability = Vaardigheid nemen
merlin-confirm-repel = Met de vaardigheid bestrijden
merlin-confirm-repel-flag = Met het vaandel bestrijden

## Missions

merlin-mission = { $needs }
merlin-need-thing = { TERM($thing, form: "sg") }
merlin-need-any-thing = { $kind ->
        [kind-shield] willekeurig schild
        [kind-flag] willekeurig vaandel
       *[kind-material] willekeurig bouwmateriaal
    }
merlin-need-counter = invloedmarker in { TERM($principality, form: "dat") }
merlin-need-any-counter = invloedmarker waar dan ook
merlin-need-post = { TERM($henchman, form: "sg") } in { TERM($principality, form: "dat") }
merlin-need-company = twee volgelingen in { TERM($principality, form: "dat") }
merlin-need-pair = { TERM($first, form: "sg") } en { TERM($second, form: "sg") } samen in één graafschap
merlin-deck = Trekstapel { $count }

## Names of pieces and places, for those who listen

merlin-a =
    .aria-label = { $text }
merlin-a-space =
    .aria-label = { TERM($space) }
merlin-a-space-knights =
    .aria-label = { TERM($space) }, hier: { $count ->
        [1] ridder
       *[other] ridders
    } van { $who }
merlin-a-space-merlin =
    .aria-label = { $count ->
        [0] { TERM($space) }, hier: Merlijn
        [1] { TERM($space) }, hier: Merlijn, ridder van { $who }
       *[other] { TERM($space) }, hier: Merlijn, ridders van { $who }
    }
merlin-a-stock =
    .aria-label = { TERM($thing) }, voorraad { $count }
merlin-a-post =
    .aria-label = { TERM($principality) }: plaats voor { TERM($henchman, form: "acc") }
merlin-a-post-held =
    .aria-label = { TERM($principality) }: { TERM($henchman) } van { $who }
merlin-a-influence =
    .aria-label = { TERM($principality) }: { $count ->
        [1] één invloedmarker
       *[other] { $count } invloedmarkers
    } van { $who }
merlin-a-medallion =
    .aria-label = { TERM($principality) }: { $points ->
        [1] 1 punt
       *[other] { $points } punten
    } bij de puntentelling
merlin-a-principality =
    .aria-label = { TERM($principality, form: "full") }
merlin-a-treasure =
    .aria-label = { TERM($what) } op het speelbord
merlin-a-treasure-held =
    .aria-label = { TERM($what) } bij { $who }
merlin-a-apple-supply =
    .aria-label = Appels in de voorraad: { $count }
merlin-a-traitor-supply =
    .aria-label = Verraders in de stapel: { $count }
merlin-a-tile =
    .aria-label = { TERM($terrain) }, rij { $row }, tegel { $column }
merlin-a-tile-tower =
    .aria-label = { TERM($terrain) } met toren, rij { $row }, tegel { $column }
merlin-a-tile-built =
    .aria-label = { TERM($terrain) } met landhuis van { $who }, rij { $row }, tegel { $column }
merlin-a-mission =
    .aria-label = Opdracht voor { $points ->
        [1] 1 punt
       *[other] { $points } punten
    }, { TERM($henchman) }: { $needs }
merlin-a-mission-ready =
    .aria-label = Nu te vervullen opdracht voor { $points ->
        [1] 1 punt
       *[other] { $points } punten
    }, { TERM($henchman) }: { $needs }
merlin-a-deck =
    .aria-label = Trekstapel, { $count ->
        [1] 1 opdrachtkaart
       *[other] { $count } opdrachtkaarten
    }
merlin-a-apple =
    .aria-label = Appels: { $count }
merlin-a-staff =
    .aria-label = Merlijnstaven: { $count }
merlin-a-manor =
    .aria-label = Landhuizen, nog niet gebouwd: { $count }
merlin-a-influence-left =
    .aria-label = Invloedmarkers op het kasteelbord: { $count }
merlin-a-die =
    .aria-label = { TERM($what) }: { $pips }
merlin-a-die-used =
    .aria-label = { TERM($what) }, gebruikt
merlin-a-owned =
    .aria-label = { TERM($thing) }: { $count }
merlin-a-at-home =
    .aria-label = { TERM($henchman) } op het kasteelbord
merlin-a-away =
    .aria-label = { TERM($henchman) } in { TERM($principality, form: "dat") }
merlin-a-ability =
    .aria-label = Vaardigheid { TERM($ability, form: "full") }
merlin-a-ability-ready =
    .aria-label = Vaardigheid { TERM($ability, form: "full") }, met zegel
merlin-a-ability-used =
    .aria-label = Vaardigheid { TERM($ability, form: "full") }, pas na de volgende puntentelling weer te gebruiken
merlin-a-score =
    .aria-label = { $name }: { $points }
merlin-score = { $name }: { $points }
merlin-a-scores =
    .aria-label = Punten: { $all }
merlin-a-scoring =
    .aria-label = Puntentelling
merlin-a-scoring-again =
    .aria-label = Puntentelling na ronde { $number }: nog eens tonen
    .title = Puntentelling na ronde { $number }: nog eens tonen
merlin-a-first-player =
    .aria-label = Startspeler
    .title = Startspeler
merlin-a-has-grail =
    .aria-label = heeft de Graal
    .title = heeft de Graal
merlin-a-has-excalibur =
    .aria-label = heeft Excalibur
    .title = heeft Excalibur

## What a thing on the table is and does

merlin-about = { $text }
    .title = { TERM($what, form: "full") }
merlin-about-flag = { TERM($power, form: "effect") }
    .title = { TERM($what) }: { TERM($power) }
merlin-about-ability = { TERM($what, form: "effect") }
    .title = { TERM($what, form: "full") }
merlin-about-effect = { TERM($what, form: "effect") }
    .title = { TERM($what) }
merlin-about-standing = Invloed daar: { $held }.
merlin-about-territory = { $terrain ->
        [terrain-0] Deze bergen hebben
        [terrain-1] Dit bos heeft
       *[terrain-2] Dit meer heeft
    } { $size ->
        [1] 1 tegel
       *[other] { $size } tegels
    }: zoveel punten levert dit bij de puntentelling op. { $count ->
        [0] Er staat hier nog geen landhuis.
       *[other] Landhuizen: { $held }.
    }
    .title = { TERM($terrain) }
merlin-about-tile = Bouwen kan met: { TERM($fitting) }.{ $tower ->
        [1] {" "}De toren geeft daarbij een schild, een vaandel of een invloedmarker.
       *[0] {""}
    }
merlin-about-pay = Het gaat terug naar zijn graafschap.
    .title = { TERM($thing) }
merlin-about-mission = Levert { $points ->
        [1] 1 punt
       *[other] { $points } punten
    } op{ $favor ->
        [1] {" "}of een vaardigheid in de kolom: { TERM($henchman) }.
       *[0] .
    } Wat de kaart vraagt, houd je.
    .title = Opdracht voor { $points ->
        [1] 1 punt
       *[other] { $points } punten
    }
merlin-about-met = Al voldaan aan: { $needs }.
merlin-about-missing = Ontbreekt nog: { $needs }.
merlin-about-seat = { $points ->
        [1] 1 overwinningspunt.
       *[other] { $points } overwinningspunten.
    }
    .title = { $name }
merlin-about-points = Waarvan: { $parts }.
merlin-points-of = { TERM($category) } { $points }
merlin-about-round = Ronde { $round } van { $rounds }. Na de rondes 2, 4 en 6 volgt een puntentelling (lauwerkrans).
    .title = Ronde { $round }
merlin-a-round =
    .aria-label = Ronde { $round }

## Why not

merlin-refuse-now = Dat kun je nu niet kiezen.
    .title = Nu niet
merlin-refuse-M3-1 = Deze dobbelsteen is gebruikt. Hij komt in de volgende ronde terug.
    .title = Al gebruikt
merlin-refuse-M3-3 = { $why ->
        [backwards] Je ridder gaat met de klok mee; de andere kant op alleen met het vaandel “Terug”.
       *[same] Een andere dobbelsteen toont hetzelfde: neem die.
    }
    .title = Niet met deze dobbelsteen
merlin-refuse-M3-6 = { $why ->
        [no-apple] Je hebt geen appel.
        [same-face] De dobbelsteen toont dat al.
       *[nothing-to-change] Je hebt niets om de dobbelsteen mee te veranderen: gebruik hem zo.
    }
    .title = De dobbelsteen blijft zo
merlin-refuse-M3-7 = { $why ->
        [knight] Een Merlijnstaf werkt alleen als je Merlijn hebt verplaatst.
        [once] Eén Merlijnstaf per beurt.
        [no-staff] Je hebt geen Merlijnstaf meer.
        [no-first] Zonder eerste actie is er geen tweede.
        [ability] Bij deze vaardigheid mag je geen Merlijnstaf gebruiken.
       *[nothing-to-do] De tweede actie zou geen effect hebben.
    }
    .title = Geen Merlijnstaf
merlin-refuse-M3-8 = Eén opdracht per beurt, een tweede alleen met het vaandel van de duif; nooit tijdens een puntentelling.
    .title = Nu geen opdracht
merlin-refuse-M3-9 = { $why ->
        [other-die] Je hebt een andere dobbelsteen gekozen.
        [die-changed] De dobbelsteen is al veranderd.
        [too-late] Daarvoor is het in deze beurt te laat.
       *[not-now] Dat komt op een ander moment van de beurt.
    }
    .title = Nu niet
merlin-refuse-M4-1 = { $why ->
        [principality] Al je volgelingen staan daar al.
       *[henchman] In dit graafschap staat { TERM($henchman, form: "nom") } al.
    }
    .title = Staat er al
merlin-refuse-M4-5 = Daarvan ligt niets op je kasteelbord.
    .title = Geen punten hier
merlin-refuse-M4-6 = Je hebt geen invloedmarker in de graafschappen.
    .title = Geen punten hier
merlin-refuse-M4-7 = { $why ->
        [no-influence] In { TERM($principality, form: "dat") } heb je geen invloedmarker.
        [none-left] Daarvan is niets meer over.
       *[other-kind] Dit veld geeft iets anders.
    }
    .title = Dat kun je niet nemen
merlin-refuse-M4-8 = In { TERM($principality, form: "dat") } heb je geen invloedmarker.
    .title = Geen invloed
merlin-refuse-M4-9 = { $why ->
        [none] Deze verrader heb je niet.
        [holder] Excalibur heb je al, en verraders heb je niet.
       *[choose] Kies de verrader die je aflegt.
    }
    .title = Excalibur
merlin-refuse-M4-10 = De Graal heb je al, en er zijn geen appels meer.
    .title = De Graal
merlin-refuse-M4-11 = { $why ->
        [at-home] Op je kasteelbord staat nog { TERM($henchman, form: "nom") }. Alleen wie in een graafschap staat, kun je verplaatsen.
       *[not-next] Je volgeling staat niet naast { TERM($principality, form: "nom") }.
    }
    .title = Niet daarheen
merlin-refuse-M4-13 = { $why ->
        [not-owned] Dat heb je niet.
        [none-left] Daarvan is niets meer over.
        [same-thing] Niet hetzelfde nog een keer.
       *[nothing-to-take] Daarvoor is er niets anders te nemen.
    }
    .title = Niet te verwisselen
merlin-refuse-M4-14 = Deze opdrachtkaart heb je niet in je hand.
    .title = Niet in je hand
merlin-refuse-M4-15 = { $why ->
        [built-on] Hier staat al een landhuis.
        [no-manor-left] Je zeven landhuizen zijn allemaal gebouwd.
        [no-material] Dit bouwmateriaal heb je niet.
       *[no-such-tile] Deze tegel is niet in het spel.
    }
    .title = Hier kun je niet bouwen
merlin-refuse-M4-16 = { $why ->
        [does-not-fit] Van deze tegel loopt geen lijn naar dat bouwmateriaal.
       *[no-material] Alleen dit past: { TERM($fitting, form: "sg") }. Daarvan heb je niets.
    }
    .title = Hier kun je niet bouwen
merlin-refuse-M4-17 = { $why ->
        [other-kind] Bij de toren neem je een schild of een vaandel, of plaats je een invloedmarker; bouwmateriaal krijg je niet.
        [no-counter] Je hebt geen invloedmarker meer op het kasteelbord.
       *[none-left] Daarvan is niets meer over.
    }
    .title = Niet als torenbonus
merlin-refuse-M5-1 = { $why ->
        [no-flag] Je hebt geen vaandel van de draak.
        [none] Deze verrader heb je niet.
       *[only-at-scoring] Het vaandel van de draak werkt alleen bij een puntentelling.
    }
    .title = Verraders bestrijden
merlin-refuse-M5-2 = { $why ->
        [first] Het vaandel geldt voor de tweede opdracht van een beurt.
        [third] Een derde opdracht mag nooit.
        [no-flag] Voor een tweede opdracht heb je het vaandel van de duif nodig.
       *[not-met] Zonder het vaandel dat je ervoor afgeeft, is de opdracht niet vervuld.
    }
    .title = Geen tweede opdracht
merlin-refuse-M5-3 = { $why ->
        [merlin] Merlijn gaat toch al beide kanten op.
       *[no-flag] Je hebt geen vaandel van de vis.
    }
    .title = Terug
merlin-refuse-M5-4 = Je hebt geen vaandel van de slang.
    .title = Dobbelsteen draaien
merlin-refuse-M5-5 = { $why ->
        [no-flag] Je hebt geen vaandel van de vos.
        [same-space] Dat is het veld waarop je spelfiguur is geëindigd.
       *[no-knight] Daar staat geen ridder van een medespeler.
    }
    .title = Andere actie
merlin-refuse-M5-6 = { $why ->
        [merlin] Alleen je ridder wordt gespiegeld.
       *[no-flag] Je hebt geen vaandel van de adelaar.
    }
    .title = Spiegelen
merlin-refuse-M5-7 = { $why ->
        [once] Maar één keer per beurt.
        [same-action] Het zou dezelfde actie zijn.
       *[nothing-there] De actie daar zou geen effect hebben.
    }
    .title = Dit vaandel helpt nu niet
merlin-refuse-M6-8 = Nu is een ander graafschap aan de beurt.
    .title = De Graal
merlin-refuse-M6-11 = Een puntentelling gaat stap voor stap.
    .title = Nu niet
merlin-refuse-M7-1 = { $why ->
        [not-in-hand] Deze opdrachtkaart heb je niet in je hand.
       *[not-met] Nog niet aan alles is voldaan. De kaart vraagt: { $card }.
    }
    .title = Nog niet vervuld
merlin-refuse-M8-2 = Het spel is afgelopen.
    .title = Afgelopen
merlin-refuse-M9-1 = Jullie spelen zonder de gunst van de koning.
    .title = Zonder de module
merlin-refuse-M9-2 = { $why ->
        [other-column] Deze kaart is voor een andere volgeling.
        [row-above-points] Daarvoor heeft de kaart te weinig punten.
        [once] Deze vaardigheid heb je al.
       *[no-seal-left] Je vier zegels zijn allemaal al geplaatst.
    }
    .title = Deze vaardigheid niet
merlin-refuse-M9-4 = In { TERM($principality, form: "dat") } staat deze volgeling al.
    .title = Staat er al
merlin-refuse-M9-5 = Deze vaardigheid kun je pas na de volgende puntentelling weer gebruiken.
    .title = Al gebruikt
merlin-refuse-M9-6 = { $why ->
        [not-learnt] Deze vaardigheid heb je niet.
        [staff] Nooit samen met een Merlijnstaf.
        [no-second] Daarna zou je geen tweede landhuis kunnen bouwen.
       *[not-both] Beide landhuizen moeten gebouwd en betaald kunnen worden.
    }
    .title = 2 landhuizen bouwen
merlin-refuse-M9-7 = Deze vaardigheid heb je niet.
    .title = Overwinningspunten voor alle voorwerpen
merlin-refuse-M9-8 = { $why ->
        [none] Deze verrader heb je niet.
       *[not-learnt] Deze vaardigheid heb je niet.
    }
    .title = Verrader bestrijden
merlin-refuse-M9-9 = { $why ->
        [not-learnt] Deze vaardigheid heb je niet.
        [staff] Nooit samen met een Merlijnstaf.
       *[no-placement] Je zou niemand kunnen inzetten.
    }
    .title = Dubbele actie

## The guided game

merlin-guide-goal = <b>Welkom bij Merlijn!</b> Wie na zes rondes de meeste overwinningspunten heeft, wint. Punten krijg je voor vervulde opdrachten, op overwinningspuntvelden en in de puntentellingen na ronde 2, 4 en 6: voor invloed, landhuizen en volgelingen. Verraders kosten punten. Ga op weg: het voorstel hieronder licht op het speelbord op.
merlin-guide-dice = Elk van je dobbelstenen geldt één keer per ronde: hij verplaatst je ridder met de klok mee, zoveel velden als hij aangeeft. Waar je eindigt, voer je de actie uit. De witte dobbelsteen verplaatst Merlijn.
merlin-guide-cards = Dit zijn je opdrachtkaarten. Een vinkje betekent: aan deze voorwaarde is al voldaan. Is aan alle voldaan, dan levert de kaart in je beurt punten op; wat erop staat, houd je.
merlin-guide-merlin = Merlijn is van iedereen en mag beide kanten op. Wie hem verplaatst, verandert ook waar de anderen met hem komen. Daarna kun je een Merlijnstaf inzetten en de actie twee keer uitvoeren.
merlin-guide-mission = Aan alle voorwaarden van een opdrachtkaart is voldaan: de oplichtende kaart levert nu punten op. Aan het einde van je beurt trek je een nieuwe.
merlin-guide-scoring = Dat was een <b>puntentelling</b>. Elke verrader die niet wordt bestreden, kost 3 punten; daarna leveren de omgeving, invloed en elke volgeling in een graafschap punten op. “Verder” leidt er stap voor stap doorheen; de lauwerkrans in de bovenste balk laat de telling later nog eens zien.
merlin-guide-flag = Vaandels zijn kleine toverkunsten, elke kleur een andere; een gebruikt vaandel ben je kwijt. Dit hier helpt je nu: tik op een vaandel en je leest wat het kan.
merlin-guide-principality = Een graafschapsveld: een van je vier volgelingen gaat erheen en brengt meteen iets mee: de bouwmeester bouwmateriaal, de schildknaap een schild, de vaandeldrager een vaandel, de hofdame invloed. Bij de puntentelling is elke volgeling in een graafschap 1 punt waard.
merlin-guide-points = Een overwinningspuntveld telt wat je ervan hebt en geeft 1 punt per stuk. Je staat er niets van af.
merlin-guide-influence = Een invloedveld werkt waar je een invloedmarker hebt: uit dat graafschap neem je iets, of je zet er een volgeling in.
merlin-guide-excalibur = Excalibur levert je bij de puntentelling 3 punten op als je alle verraders bestrijdt. Nu meteen raak je er een kwijt.
merlin-guide-grail = Met de Graal win je bij de puntentelling een gelijke stand om invloed. Je krijgt er een appel bij: die draait een dobbelsteen naar elk getal.
merlin-guide-relocate = Verplaats een volgeling naar het graafschap ernaast: daar voert hij zijn actie nog een keer uit. Staan alle vier op je kasteelbord, dan plaats je er in plaats daarvan een in een graafschap naar keuze.
merlin-guide-exchange = Ruil iets wat je niet nodig hebt voor iets wat je opdrachten vragen.
merlin-guide-missions = Leg opdrachten af die niet bij je passen: je trekt er evenveel bij.
merlin-guide-manor = Hier bouw je een landhuis in de omgeving. De oplichtende tegels passen bij je bouwmateriaal. Wie in een landschapsgebied de meeste landhuizen heeft, krijgt bij de puntentelling 1 punt per tegel.
merlin-guide-henchman = Kies wie er gaat. Staat daar al dezelfde volgeling van een medespeler, dan gaat die terug naar zijn kasteelbord.
merlin-guide-pay = Waarmee betaal je? Bewaar wat je opdrachten vragen.
merlin-guide-tower = Een toren geeft je een schild, een vaandel of een invloedmarker.
merlin-guide-defend = De puntentelling begint met de verraders: elk vraagt een schild van zijn kleur, anders kost hij 3 punten. Een vaandel van de draak (zwart) verjaagt vooraf alle verraders van één kleur.
merlin-guide-tie = Gelijke stand om de invloed! Met de Graal krijg je hier alle punten alleen.
merlin-guide-draw = Neem een openliggende opdrachtkaart, liefst een met veel vinkjes, of de bovenste van de trekstapel.
merlin-guide-staff = Merlijn staat hier voor jou: met een Merlijnstaf voer je de actie nog een keer uit.
merlin-guide-change = Een appel draait de dobbelsteen naar elk ander getal, het vaandel van de slang naar de tegenoverliggende kant. Of gebruik hem zo.
merlin-guide-sent-home = Een medespeler heeft je volgeling naar huis gestuurd: in een graafschap staat elke soort maar één keer. Je kunt hem weer inzetten.
merlin-guide-traitors = Na deze ronde is er een puntentelling. Je verraders staan al klaar: elke verrader waarvoor je geen schild van zijn kleur hebt, kost je 3 punten.
merlin-guide-end = <b>Dat was het belangrijkste.</b> Je hebt je ridder verplaatst, gebouwd, een opdracht vervuld, een vaandel ingezet en een puntentelling meegemaakt. Speel gerust verder; de rest staat in de regels onder “Zo wordt er gespeeld”, en tik je iets aan wat niet kan, dan lees je waarom.

## Parts of the table

merlin-region-display =
    .aria-label = Openliggende kaarten
merlin-region-environs =
    .aria-label = Omgeving
merlin-region-own =
    .aria-label = Je kasteelbord
merlin-tab-others = Kastelen
merlin-tab-environs = Omgeving
merlin-tab-board = Rondeel
merlin-tab-display = Kaarten

## The box screen

merlin-box-rondel = Rondeel
merlin-box-rondel-one = Veld { $number }
merlin-box-principality = Graafschapsveld
merlin-box-missions = Opdrachten
merlin-box-missions-one = Opdracht { $number }
merlin-box-mission = { $points ->
    [1] 1 punt
   *[other] { $points } punten
}, { TERM($henchman) }: { $needs }
merlin-box-starting-tiles = Starttegels
merlin-box-starting-tiles-one = Starttegel { $number }
merlin-box-frames = Omlijstingen
merlin-box-frame = { $frame ->
    [top] Bovenste omlijsting
   *[bottom] Onderste omlijsting
}
merlin-box-notch = { $frame ->
    [top] Bovenste omlijsting, inkeping { $number }
   *[bottom] Onderste omlijsting, inkeping { $number }
}
merlin-box-blank = Leeg
merlin-box-points = Punten
merlin-box-so-many = { $points ->
    [1] 1 punt
   *[other] { $points } punten
}
merlin-box-henchman = Volgeling op de kaart
merlin-box-asked = { $count ->
    [0] Wat de kaart vraagt: nog niets
   *[other] Wat de kaart vraagt ({ $count } van hoogstens 3); tik aan om weg te halen
}
merlin-box-away = { $need }: weghalen
merlin-box-add-things = Een materiaal erbij
merlin-box-add-influence = Invloed erbij
merlin-box-add-posts = Een volgeling in een graafschap erbij
merlin-box-add-together = Twee volgelingen samen erbij
merlin-box-tile-knight = De ridder begint in
merlin-box-tile-flag = Vaandel van
merlin-box-tile-shield = Schild van
merlin-box-tile-material = Bouwmateriaal van
merlin-box-tile-influence = Invloedmarker in
merlin-box-tile-thing = { $what ->
    [knight] Ridder
    [flag] vaandel
    [shield] schild
    [material] bouwmateriaal
   *[influence] invloedmarker
}: { TERM($principality) }
merlin-box-all = { $all }
merlin-box-why-wrong-place = { $place }: hier hoort een graafschapsveld, dat is elk vierde veld.
merlin-box-why-nothing-fits = Bij terreintegel { $tile } past geen bouwmateriaal als er { $tiles } tegels liggen. Bij elke moet er een passen.
merlin-box-why-neighbors-alike = { $place }: het volgende is van dezelfde soort ({ $what }).
merlin-box-why-opposite-alike = { $place }: het veld ertegenover is van dezelfde soort ({ $what }).
merlin-box-why-builds-apart = De velden “Een landhuis bouwen” liggen niet 7 tot 9 stappen uit elkaar.
merlin-box-why-too-near = Excalibur en de Graal liggen minder dan 9 stappen uit elkaar.
merlin-box-why-points-not-pictures = { $place }: { $points } waard, maar er { $things ->
        [1] wordt 1 ding
       *[other] worden { $things } dingen
    } gevraagd.
merlin-box-why-alike = { $place } vraagt hetzelfde als opdracht { $other }.
merlin-box-why-impossible = { $place } is nooit te vervullen.
merlin-box-why-reported-missing = Een kaart die bezitters noemen, ontbreekt: { $points } voor { $what }.
merlin-box-why-kind-missing = Geen kaart vraagt zoiets als: { $what }.
merlin-box-why-points-missing = Geen kaart is { $points } waard.
merlin-box-why-knight-twice = { $place }: de ridder begint waar die van tegel { $other } begint.
merlin-box-why-principality-twice = { $place }: twee dingen zijn uit hetzelfde graafschap.
merlin-box-why-uneven = { $what } komt veel vaker voor dan andere.
merlin-box-why-outer-blank = { $place }: geen van de buitenste inkepingen is leeg.
merlin-box-why-color-once = { $place }: { $what } komt { $number } keer voor, niet één keer.
merlin-box-why-example-tile = De tegel uit het voorbeeld in de spelregels, met duif, vis en vos, komt niet voor.
