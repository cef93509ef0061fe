### Merlin: the words of the game, then its prompts, events and refusals.
###
### The value of a word is the label that stands alone, with a capital. A sentence asks for another form by
### TERM($what, form: "acc"): .nom .acc .dat .gen with the definite article, .a-nom .a-acc .a-dat with the
### indefinite one, .sg the bare singular (after 1), .pl the bare plural and .pl-dat its dative.
### A form that is not written falls back to a nearer one (see i18n/README.md): write only those that differ.
### .effect is a sentence on what it does.

## The six principalities, clockwise from Merlin's start; .full with the color

principality-dragon = Drachengrafschaft
    .nom = die Drachengrafschaft
    .dat = der Drachengrafschaft
    .full = Drachengrafschaft (schwarz)

principality-dove = Taubengrafschaft
    .nom = die Taubengrafschaft
    .dat = der Taubengrafschaft
    .full = Taubengrafschaft (grau)

principality-fish = Fischgrafschaft
    .nom = die Fischgrafschaft
    .dat = der Fischgrafschaft
    .full = Fischgrafschaft (blau)

principality-snake = Schlangengrafschaft
    .nom = die Schlangengrafschaft
    .dat = der Schlangengrafschaft
    .full = Schlangengrafschaft (lila)

principality-fox = Fuchsgrafschaft
    .nom = die Fuchsgrafschaft
    .dat = der Fuchsgrafschaft
    .full = Fuchsgrafschaft (orange)

principality-eagle = Adlergrafschaft
    .nom = die Adlergrafschaft
    .dat = der Adlergrafschaft
    .full = Adlergrafschaft (braun)

## The kinds of things

kind-shield = Schild
    .nom = der Schild
    .acc = den Schild
    .dat = dem Schild
    .gen = des Schildes
    .a-nom = ein Schild
    .a-acc = einen Schild
    .a-dat = einem Schild
    .pl = Schilde
    .pl-dat = Schilden

kind-flag = Flagge
    .nom = die Flagge
    .dat = der Flagge
    .a-nom = eine Flagge
    .a-dat = einer Flagge
    .pl = Flaggen

kind-material = Baumaterial
    .nom = das Baumaterial
    .dat = dem Baumaterial
    .gen = des Baumaterials
    .a-nom = ein Baumaterial
    .a-dat = einem Baumaterial
    .pl = Baumaterialien

kind-influence = Einflussmarker
    .nom = der Einflussmarker
    .acc = den Einflussmarker
    .dat = dem Einflussmarker
    .gen = des Einflussmarkers
    .a-nom = ein Einflussmarker
    .a-acc = einen Einflussmarker
    .a-dat = einem Einflussmarker
    .pl-dat = Einflussmarkern

kind-henchman = Gefolgsmann
    .nom = der Gefolgsmann
    .acc = den Gefolgsmann
    .dat = dem Gefolgsmann
    .gen = des Gefolgsmanns
    .a-nom = ein Gefolgsmann
    .a-acc = einen Gefolgsmann
    .a-dat = einem Gefolgsmann
    .pl = Gefolgsleute
    .pl-dat = Gefolgsleuten

## Things of a principality, by its number: 0 Dragon, 1 Dove, 2 Fish, 3 Snake, 4 Fox, 5 Eagle

shield-0 = Schild des Drachen
    .nom = der Schild des Drachen
    .acc = den Schild des Drachen
    .dat = dem Schild des Drachen
    .gen = des Schildes des Drachen
    .a-nom = ein Schild des Drachen
    .a-acc = einen Schild des Drachen
    .a-dat = einem Schild des Drachen
    .pl = Schilde des Drachen
    .pl-dat = Schilden des Drachen

shield-1 = Schild der Taube
    .nom = der Schild der Taube
    .acc = den Schild der Taube
    .dat = dem Schild der Taube
    .gen = des Schildes der Taube
    .a-nom = ein Schild der Taube
    .a-acc = einen Schild der Taube
    .a-dat = einem Schild der Taube
    .pl = Schilde der Taube
    .pl-dat = Schilden der Taube

shield-2 = Schild des Fisches
    .nom = der Schild des Fisches
    .acc = den Schild des Fisches
    .dat = dem Schild des Fisches
    .gen = des Schildes des Fisches
    .a-nom = ein Schild des Fisches
    .a-acc = einen Schild des Fisches
    .a-dat = einem Schild des Fisches
    .pl = Schilde des Fisches
    .pl-dat = Schilden des Fisches

shield-3 = Schild der Schlange
    .nom = der Schild der Schlange
    .acc = den Schild der Schlange
    .dat = dem Schild der Schlange
    .gen = des Schildes der Schlange
    .a-nom = ein Schild der Schlange
    .a-acc = einen Schild der Schlange
    .a-dat = einem Schild der Schlange
    .pl = Schilde der Schlange
    .pl-dat = Schilden der Schlange

shield-4 = Schild des Fuchses
    .nom = der Schild des Fuchses
    .acc = den Schild des Fuchses
    .dat = dem Schild des Fuchses
    .gen = des Schildes des Fuchses
    .a-nom = ein Schild des Fuchses
    .a-acc = einen Schild des Fuchses
    .a-dat = einem Schild des Fuchses
    .pl = Schilde des Fuchses
    .pl-dat = Schilden des Fuchses

shield-5 = Schild des Adlers
    .nom = der Schild des Adlers
    .acc = den Schild des Adlers
    .dat = dem Schild des Adlers
    .gen = des Schildes des Adlers
    .a-nom = ein Schild des Adlers
    .a-acc = einen Schild des Adlers
    .a-dat = einem Schild des Adlers
    .pl = Schilde des Adlers
    .pl-dat = Schilden des Adlers

flag-0 = Flagge des Drachen
    .nom = die Flagge des Drachen
    .dat = der Flagge des Drachen
    .a-nom = eine Flagge des Drachen
    .a-dat = einer Flagge des Drachen
    .pl = Flaggen des Drachen

flag-1 = Flagge der Taube
    .nom = die Flagge der Taube
    .dat = der Flagge der Taube
    .a-nom = eine Flagge der Taube
    .a-dat = einer Flagge der Taube
    .pl = Flaggen der Taube

flag-2 = Flagge des Fisches
    .nom = die Flagge des Fisches
    .dat = der Flagge des Fisches
    .a-nom = eine Flagge des Fisches
    .a-dat = einer Flagge des Fisches
    .pl = Flaggen des Fisches

flag-3 = Flagge der Schlange
    .nom = die Flagge der Schlange
    .dat = der Flagge der Schlange
    .a-nom = eine Flagge der Schlange
    .a-dat = einer Flagge der Schlange
    .pl = Flaggen der Schlange

flag-4 = Flagge des Fuchses
    .nom = die Flagge des Fuchses
    .dat = der Flagge des Fuchses
    .a-nom = eine Flagge des Fuchses
    .a-dat = einer Flagge des Fuchses
    .pl = Flaggen des Fuchses

flag-5 = Flagge des Adlers
    .nom = die Flagge des Adlers
    .dat = der Flagge des Adlers
    .a-nom = eine Flagge des Adlers
    .a-dat = einer Flagge des Adlers
    .pl = Flaggen des Adlers

material-0 = Baumaterial des Drachen
    .nom = das Baumaterial des Drachen
    .dat = dem Baumaterial des Drachen
    .gen = des Baumaterials des Drachen
    .a-nom = ein Baumaterial des Drachen
    .a-dat = einem Baumaterial des Drachen
    .pl = Baumaterialien des Drachen

material-1 = Baumaterial der Taube
    .nom = das Baumaterial der Taube
    .dat = dem Baumaterial der Taube
    .gen = des Baumaterials der Taube
    .a-nom = ein Baumaterial der Taube
    .a-dat = einem Baumaterial der Taube
    .pl = Baumaterialien der Taube

material-2 = Baumaterial des Fisches
    .nom = das Baumaterial des Fisches
    .dat = dem Baumaterial des Fisches
    .gen = des Baumaterials des Fisches
    .a-nom = ein Baumaterial des Fisches
    .a-dat = einem Baumaterial des Fisches
    .pl = Baumaterialien des Fisches

material-3 = Baumaterial der Schlange
    .nom = das Baumaterial der Schlange
    .dat = dem Baumaterial der Schlange
    .gen = des Baumaterials der Schlange
    .a-nom = ein Baumaterial der Schlange
    .a-dat = einem Baumaterial der Schlange
    .pl = Baumaterialien der Schlange

material-4 = Baumaterial des Fuchses
    .nom = das Baumaterial des Fuchses
    .dat = dem Baumaterial des Fuchses
    .gen = des Baumaterials des Fuchses
    .a-nom = ein Baumaterial des Fuchses
    .a-dat = einem Baumaterial des Fuchses
    .pl = Baumaterialien des Fuchses

material-5 = Baumaterial des Adlers
    .nom = das Baumaterial des Adlers
    .dat = dem Baumaterial des Adlers
    .gen = des Baumaterials des Adlers
    .a-nom = ein Baumaterial des Adlers
    .a-dat = einem Baumaterial des Adlers
    .pl = Baumaterialien des Adlers

traitor-0 = Drachen-Verräter
    .nom = der Drachen-Verräter
    .acc = den Drachen-Verräter
    .dat = dem Drachen-Verräter
    .gen = des Drachen-Verräters
    .a-nom = ein Drachen-Verräter
    .a-acc = einen Drachen-Verräter
    .a-dat = einem Drachen-Verräter
    .pl-dat = Drachen-Verrätern

traitor-1 = Tauben-Verräter
    .nom = der Tauben-Verräter
    .acc = den Tauben-Verräter
    .dat = dem Tauben-Verräter
    .gen = des Tauben-Verräters
    .a-nom = ein Tauben-Verräter
    .a-acc = einen Tauben-Verräter
    .a-dat = einem Tauben-Verräter
    .pl-dat = Tauben-Verrätern

traitor-2 = Fisch-Verräter
    .nom = der Fisch-Verräter
    .acc = den Fisch-Verräter
    .dat = dem Fisch-Verräter
    .gen = des Fisch-Verräters
    .a-nom = ein Fisch-Verräter
    .a-acc = einen Fisch-Verräter
    .a-dat = einem Fisch-Verräter
    .pl-dat = Fisch-Verrätern

traitor-3 = Schlangen-Verräter
    .nom = der Schlangen-Verräter
    .acc = den Schlangen-Verräter
    .dat = dem Schlangen-Verräter
    .gen = des Schlangen-Verräters
    .a-nom = ein Schlangen-Verräter
    .a-acc = einen Schlangen-Verräter
    .a-dat = einem Schlangen-Verräter
    .pl-dat = Schlangen-Verrätern

traitor-4 = Fuchs-Verräter
    .nom = der Fuchs-Verräter
    .acc = den Fuchs-Verräter
    .dat = dem Fuchs-Verräter
    .gen = des Fuchs-Verräters
    .a-nom = ein Fuchs-Verräter
    .a-acc = einen Fuchs-Verräter
    .a-dat = einem Fuchs-Verräter
    .pl-dat = Fuchs-Verrätern

traitor-5 = Adler-Verräter
    .nom = der Adler-Verräter
    .acc = den Adler-Verräter
    .dat = dem Adler-Verräter
    .gen = des Adler-Verräters
    .a-nom = ein Adler-Verräter
    .a-acc = einen Adler-Verräter
    .a-dat = einem Adler-Verräter
    .pl-dat = Adler-Verrätern

## The henchmen: 0 builder, 1 shield-bearer, 2 flag-bearer, 3 lady-in-waiting

henchman-0 = Baumeister
    .nom = der Baumeister
    .acc = den Baumeister
    .dat = dem Baumeister
    .gen = des Baumeisters
    .a-nom = ein Baumeister
    .a-acc = einen Baumeister
    .a-dat = einem Baumeister
    .pl-dat = Baumeistern
    .effect = Bringt dir ein Baumaterial aus der Grafschaft, in die er kommt. Steht dort schon ein fremder Baumeister, muss der heim.

henchman-1 = Schildknappe
    .nom = der Schildknappe
    .acc = den Schildknappen
    .dat = dem Schildknappen
    .gen = des Schildknappen
    .a-nom = ein Schildknappe
    .a-acc = einen Schildknappen
    .a-dat = einem Schildknappen
    .pl = Schildknappen
    .effect = Bringt dir einen Schild aus der Grafschaft, in die er kommt. Steht dort schon ein fremder Schildknappe, muss der heim.

henchman-2 = Flaggenträger
    .nom = der Flaggenträger
    .acc = den Flaggenträger
    .dat = dem Flaggenträger
    .gen = des Flaggenträgers
    .a-nom = ein Flaggenträger
    .a-acc = einen Flaggenträger
    .a-dat = einem Flaggenträger
    .pl-dat = Flaggenträgern
    .effect = Bringt dir eine Flagge aus der Grafschaft, in die er kommt. Steht dort schon ein fremder Flaggenträger, muss der heim.

henchman-3 = Hofdame
    .nom = die Hofdame
    .dat = der Hofdame
    .a-nom = eine Hofdame
    .a-dat = einer Hofdame
    .pl = Hofdamen
    .effect = Setzt einen deiner Einflussmarker in die Grafschaft, in die sie kommt. Steht dort schon eine fremde Hofdame, muss die heim.

## Figures and pieces

grail = Gral
    .nom = der Gral
    .acc = den Gral
    .dat = dem Gral
    .gen = des Grals

excalibur = Excalibur
    .gen = Excaliburs

apple = Apfel
    .nom = der Apfel
    .acc = den Apfel
    .dat = dem Apfel
    .gen = des Apfels
    .a-nom = ein Apfel
    .a-acc = einen Apfel
    .a-dat = einem Apfel
    .pl = Äpfel
    .pl-dat = Äpfeln

staff = Merlinstab
    .nom = der Merlinstab
    .acc = den Merlinstab
    .dat = dem Merlinstab
    .gen = des Merlinstabs
    .a-nom = ein Merlinstab
    .a-acc = einen Merlinstab
    .a-dat = einem Merlinstab
    .pl = Merlinstäbe
    .pl-dat = Merlinstäben

manor = Rittergut
    .nom = das Rittergut
    .dat = dem Rittergut
    .gen = des Ritterguts
    .a-nom = ein Rittergut
    .a-dat = einem Rittergut
    .pl = Rittergüter
    .pl-dat = Rittergütern

traitor = Verräter
    .nom = der Verräter
    .acc = den Verräter
    .dat = dem Verräter
    .gen = des Verräters
    .a-nom = ein Verräter
    .a-acc = einen Verräter
    .a-dat = einem Verräter
    .pl-dat = Verrätern
    .effect = Kostet dich in der Wertung 3 Siegpunkte, wenn du ihn nicht abwehrst: mit einem passenden Schild, der dabei zurückgeht, oder mit einer Flagge des Drachen (schwarz) alle einer Farbe.

personal-die = Spielerwürfel
    .nom = der Spielerwürfel
    .acc = den Spielerwürfel
    .dat = dem Spielerwürfel
    .gen = des Spielerwürfels
    .a-nom = ein Spielerwürfel
    .a-acc = einen Spielerwürfel
    .a-dat = einem Spielerwürfel
    .pl-dat = Spielerwürfeln

merlin-die = Merlinwürfel
    .nom = der Merlinwürfel
    .acc = den Merlinwürfel
    .dat = dem Merlinwürfel
    .gen = des Merlinwürfels
    .a-nom = ein Merlinwürfel
    .a-acc = einen Merlinwürfel
    .a-dat = einem Merlinwürfel
    .pl-dat = Merlinwürfeln

## Places

display = Auslage
    .nom = die Auslage
    .dat = der Auslage
    .a-nom = eine Auslage
    .a-dat = einer Auslage
    .pl = Auslagen

draw-pile = Nachziehstapel
    .nom = der Nachziehstapel
    .acc = den Nachziehstapel
    .dat = dem Nachziehstapel
    .gen = des Nachziehstapels
    .a-nom = ein Nachziehstapel
    .a-acc = einen Nachziehstapel
    .a-dat = einem Nachziehstapel
    .pl-dat = Nachziehstapeln

terrain-tile = Geländeplättchen
    .nom = das Geländeplättchen
    .dat = dem Geländeplättchen
    .gen = des Geländeplättchens
    .a-nom = ein Geländeplättchen
    .a-dat = einem Geländeplättchen

## Terrain: 0 mountain, 1 wood, 2 lake

terrain-0 = Berg
    .nom = der Berg
    .acc = den Berg
    .dat = dem Berg
    .gen = des Berges
    .a-nom = ein Berg
    .a-acc = einen Berg
    .a-dat = einem Berg
    .pl = Berge
    .pl-dat = Bergen

terrain-1 = Wald
    .nom = der Wald
    .acc = den Wald
    .dat = dem Wald
    .gen = des Waldes
    .a-nom = ein Wald
    .a-acc = einen Wald
    .a-dat = einem Wald
    .pl = Wälder
    .pl-dat = Wäldern

terrain-2 = See
    .nom = der See
    .acc = den See
    .dat = dem See
    .gen = des Sees
    .a-nom = ein See
    .a-acc = einen See
    .a-dat = einem See
    .pl = Seen

## The spaces of the action rondel

space-points-shield = Punktefeld für Schilde
    .nom = das Punktefeld für Schilde
    .dat = dem Punktefeld für Schilde
    .gen = des Punktefeldes für Schilde
    .a-nom = ein Punktefeld für Schilde
    .a-dat = einem Punktefeld für Schilde
    .pl = Punktefelder für Schilde
    .pl-dat = Punktefeldern für Schilde

space-points-flag = Punktefeld für Flaggen
    .nom = das Punktefeld für Flaggen
    .dat = dem Punktefeld für Flaggen
    .gen = des Punktefeldes für Flaggen
    .a-nom = ein Punktefeld für Flaggen
    .a-dat = einem Punktefeld für Flaggen
    .pl = Punktefelder für Flaggen
    .pl-dat = Punktefeldern für Flaggen

space-points-material = Punktefeld für Baumaterialien
    .nom = das Punktefeld für Baumaterialien
    .dat = dem Punktefeld für Baumaterialien
    .gen = des Punktefeldes für Baumaterialien
    .a-nom = ein Punktefeld für Baumaterialien
    .a-dat = einem Punktefeld für Baumaterialien
    .pl = Punktefelder für Baumaterialien
    .pl-dat = Punktefeldern für Baumaterialien

space-points-influence = Punktefeld für Einflussmarker
    .nom = das Punktefeld für Einflussmarker
    .dat = dem Punktefeld für Einflussmarker
    .gen = des Punktefeldes für Einflussmarker
    .a-nom = ein Punktefeld für Einflussmarker
    .a-dat = einem Punktefeld für Einflussmarker
    .pl = Punktefelder für Einflussmarker
    .pl-dat = Punktefeldern für Einflussmarker

space-influence-flag = Einflussfeld für Flaggen
    .nom = das Einflussfeld für Flaggen
    .dat = dem Einflussfeld für Flaggen
    .gen = des Einflussfeldes für Flaggen
    .a-nom = ein Einflussfeld für Flaggen
    .a-dat = einem Einflussfeld für Flaggen
    .pl = Einflussfelder für Flaggen
    .pl-dat = Einflussfeldern für Flaggen

space-influence-material = Einflussfeld für Baumaterialien
    .nom = das Einflussfeld für Baumaterialien
    .dat = dem Einflussfeld für Baumaterialien
    .gen = des Einflussfeldes für Baumaterialien
    .a-nom = ein Einflussfeld für Baumaterialien
    .a-dat = einem Einflussfeld für Baumaterialien
    .pl = Einflussfelder für Baumaterialien
    .pl-dat = Einflussfeldern für Baumaterialien

space-influence-shield = Einflussfeld für Schilde
    .nom = das Einflussfeld für Schilde
    .dat = dem Einflussfeld für Schilde
    .gen = des Einflussfeldes für Schilde
    .a-nom = ein Einflussfeld für Schilde
    .a-dat = einem Einflussfeld für Schilde
    .pl = Einflussfelder für Schilde
    .pl-dat = Einflussfeldern für Schilde

space-influence-henchman = Einflussfeld für Gefolgsleute
    .nom = das Einflussfeld für Gefolgsleute
    .dat = dem Einflussfeld für Gefolgsleute
    .gen = des Einflussfeldes für Gefolgsleute
    .a-nom = ein Einflussfeld für Gefolgsleute
    .a-dat = einem Einflussfeld für Gefolgsleute
    .pl = Einflussfelder für Gefolgsleute
    .pl-dat = Einflussfeldern für Gefolgsleute

space-excalibur = Excalibur-Feld
    .nom = das Excalibur-Feld
    .dat = dem Excalibur-Feld
    .gen = des Excalibur-Feldes
    .a-nom = ein Excalibur-Feld
    .a-dat = einem Excalibur-Feld
    .pl = Excalibur-Felder
    .pl-dat = Excalibur-Feldern

space-grail = Gralsfeld
    .nom = das Gralsfeld
    .dat = dem Gralsfeld
    .gen = des Gralsfeldes
    .a-nom = ein Gralsfeld
    .a-dat = einem Gralsfeld
    .pl = Gralsfelder
    .pl-dat = Gralsfeldern

space-relocate = Gefolgsmann verschieben
    .nom = das Feld „Gefolgsmann verschieben“
    .dat = dem Feld „Gefolgsmann verschieben“
    .gen = des Feldes „Gefolgsmann verschieben“
    .a-nom = ein Feld „Gefolgsmann verschieben“
    .a-dat = einem Feld „Gefolgsmann verschieben“
    .sg = Feld „Gefolgsmann verschieben“
    .pl = Felder „Gefolgsmann verschieben“
    .pl-dat = Feldern „Gefolgsmann verschieben“

space-exchange = Tauschfeld
    .nom = das Tauschfeld
    .dat = dem Tauschfeld
    .gen = des Tauschfeldes
    .a-nom = ein Tauschfeld
    .a-dat = einem Tauschfeld
    .pl = Tauschfelder
    .pl-dat = Tauschfeldern

space-mission = Auftragsfeld
    .nom = das Auftragsfeld
    .dat = dem Auftragsfeld
    .gen = des Auftragsfeldes
    .a-nom = ein Auftragsfeld
    .a-dat = einem Auftragsfeld
    .pl = Auftragsfelder
    .pl-dat = Auftragsfeldern

space-build = Bauen
    .nom = das Feld „Bauen“
    .dat = dem Feld „Bauen“
    .gen = des Feldes „Bauen“
    .a-nom = ein Feld „Bauen“
    .a-dat = einem Feld „Bauen“
    .sg = Feld „Bauen“
    .pl = Felder „Bauen“
    .pl-dat = Feldern „Bauen“

## Words of play

first-player = Startspieler

victory-points = Siegpunkte

mission = Auftragskarte
    .nom = die Auftragskarte
    .dat = der Auftragskarte
    .a-nom = eine Auftragskarte
    .a-dat = einer Auftragskarte
    .pl = Auftragskarten

round = Runde
    .nom = die Runde
    .dat = der Runde
    .a-nom = eine Runde
    .a-dat = einer Runde
    .pl = Runden

direction-clockwise = Im Uhrzeigersinn
    .adv = im Uhrzeigersinn

direction-counter = Gegen den Uhrzeigersinn
    .adv = gegen den Uhrzeigersinn

## What the flags do, by the principality's number

flag-power-0 = Verräter abwehren
    .effect = Bei einer Wertung wehrst du alle deine Verräter einer Schildfarbe ab, einen oder mehrere, ohne dafür Schilde abzugeben.

flag-power-1 = Aufträge
    .effect = Du darfst in deinem Zug noch eine Auftragskarte erfüllen; sie bringt 2 Punkte extra, und am Zugende ziehst du zwei Karten nach.

flag-power-2 = Rückwärts
    .effect = Dein Ritter zieht gegen den Uhrzeigersinn.

flag-power-3 = Würfel drehen
    .effect = Du drehst den gewählten Würfel auf die gegenüberliegende Seite, bevor du die Figur ziehst.

flag-power-4 = Fremdaktion
    .effect = Nach dem Ziehen führst du statt der Aktion deines Feldes die eines anderen Feldes aus, auf dem der Ritter eines Mitspielers steht.

flag-power-5 = Spiegeln
    .effect = Nach dem Ziehen wechselt dein Ritter auf die andere Seite des Aktionsrondells, 12 Felder weiter. Dort bleibt er, und du führst die Aktion jenes Feldes aus.

## The abilities of the King's favor: row 0 to 2, henchman 0 to 3

ability-0-0 = +1 je weiteren Auftrag
    .full = Baumeister: +1 je weiteren Auftrag
    .effect = Für jede weitere erfüllte Auftragskarte mit dem Baumeister bekommst du 1 Punkt zusätzlich, ob du ihre Punkte nimmst oder eine Fähigkeit.

ability-0-1 = +1 je weiteren Auftrag
    .full = Schildknappe: +1 je weiteren Auftrag
    .effect = Für jede weitere erfüllte Auftragskarte mit dem Schildknappen bekommst du 1 Punkt zusätzlich, ob du ihre Punkte nimmst oder eine Fähigkeit.

ability-0-2 = +1 je weiteren Auftrag
    .full = Flaggenträger: +1 je weiteren Auftrag
    .effect = Für jede weitere erfüllte Auftragskarte mit dem Flaggenträger bekommst du 1 Punkt zusätzlich, ob du ihre Punkte nimmst oder eine Fähigkeit.

ability-0-3 = +1 je weiteren Auftrag
    .full = Hofdame: +1 je weiteren Auftrag
    .effect = Für jede weitere erfüllte Auftragskarte mit der Hofdame bekommst du 1 Punkt zusätzlich, ob du ihre Punkte nimmst oder eine Fähigkeit.

ability-1-0 = In beliebige Grafschaft einsetzen
    .full = Baumeister: In beliebige Grafschaft einsetzen
    .effect = Auf einem Grafschaftsfeld darfst du deinen Baumeister in eine beliebige Grafschaft einsetzen, nur nicht in die, in der er schon steht.

ability-1-1 = In beliebige Grafschaft einsetzen
    .full = Schildknappe: In beliebige Grafschaft einsetzen
    .effect = Auf einem Grafschaftsfeld darfst du deinen Schildknappen in eine beliebige Grafschaft einsetzen, nur nicht in die, in der er schon steht.

ability-1-2 = In beliebige Grafschaft einsetzen
    .full = Flaggenträger: In beliebige Grafschaft einsetzen
    .effect = Auf einem Grafschaftsfeld darfst du deinen Flaggenträger in eine beliebige Grafschaft einsetzen, nur nicht in die, in der er schon steht.

ability-1-3 = In beliebige Grafschaft einsetzen
    .full = Hofdame: In beliebige Grafschaft einsetzen
    .effect = Auf einem Grafschaftsfeld darfst du deine Hofdame in eine beliebige Grafschaft einsetzen, nur nicht in die, in der sie schon steht.

ability-2-0 = Doppelt bauen
    .full = Baumeister: Doppelt bauen
    .effect = Auf einem Feld „Bauen“ baust du zwei Rittergüter, wenn du beide bauen und bezahlen kannst; nie mit einem Merlinstab. Danach erst wieder nach der nächsten Wertung.

ability-2-1 = Verräter abwehren
    .full = Schildknappe: Verräter abwehren
    .effect = Du wehrst einen deiner Verräter ohne Schild ab und bekommst 1 Punkt, jederzeit in deinem Zug oder bei einer Wertung. Danach erst wieder nach der nächsten Wertung.

ability-2-2 = Beliebige Punkte
    .full = Flaggenträger: Beliebige Punkte
    .effect = Auf einem Punktefeld wählst du, ob du Schilde, Flaggen, Baumaterialien oder Einflussmarker wertest, und bekommst 1 Punkt mehr. Danach erst wieder nach der nächsten Wertung.

ability-2-3 = Doppelte Aktion
    .full = Hofdame: Doppelte Aktion
    .effect = Auf einem Einflussfeld wählst du statt seiner Aktion nacheinander zwei Grafschaften mit deinen Einflussmarkern (oder zweimal dieselbe), setzt jeweils einen Gefolgsmann ein und führst seine Aktion aus; nie mit einem Merlinstab. Danach erst wieder nach der nächsten Wertung.

## Where points come from

merlin-category-spaces = Punktefelder

merlin-category-missions = Aufträge

merlin-category-traitors = Verräter

merlin-category-excalibur = Excalibur

merlin-category-environs = Umland

merlin-category-influence = Einfluss

merlin-category-henchmen = Gefolgsleute

merlin-category-favor = Die Gunst des Königs

merlin-category-end = Spielende

## The question at hand. $name is the player who is asked

merlin-prompt-turn = { $name }, wähle einen Würfel oder ein leuchtendes Feld.
merlin-prompt-die = { $die ->
        [merlin-die] Merlinwürfel
       *[other] Spielerwürfel
    } { $pips }: Ziehe, oder ändere zuerst den Würfel.
merlin-prompt-landed = { $kind ->
        [principality] { TERM($space) }: Wähle einen Gefolgsmann.
        [score-shields] Punktefeld: Werte deine Schilde.
        [score-flags] Punktefeld: Werte deine Flaggen.
        [score-materials] Punktefeld: Werte deine Baumaterialien.
        [score-influence] Punktefeld: Werte deine Einflussmarker.
        [take-shield] Einflussfeld: Nimm einen Schild, wo du Einfluss hast.
        [take-flag] Einflussfeld: Nimm eine Flagge, wo du Einfluss hast.
        [take-material] Einflussfeld: Nimm ein Baumaterial, wo du Einfluss hast.
        [place-henchman] Einflussfeld: Wähle eine Grafschaft für einen Gefolgsmann.
        [excalibur] Excalibur: Wähle einen Verräter, den du ablegst.
        [grail] Gral: Nimm ihn und dazu einen Apfel.
        [relocate] Verschieben: Wähle einen Gefolgsmann.
        [exchange] Tauschen: Was gibst du zurück?
        [mission] Auftragsfeld: Lege bis zu zwei Auftragskarten ab.
       *[build] Bauen: Wähle ein Geländeplättchen für dein Rittergut.
    }
merlin-prompt-deploy = In welche Grafschaft geht { TERM($henchman, form: "nom") }?
merlin-prompt-assign = Wen setzt du in { TERM($principality, form: "acc") } ein?
merlin-prompt-place = Doppelte Aktion: Wähle eine Grafschaft, in der du Einfluss hast.
merlin-prompt-relocate = In welche Grafschaft geht { TERM($henchman, form: "nom") }?
merlin-prompt-exchange = Was nimmst du für { TERM($thing, form: "acc") }?
merlin-prompt-second-discard = Legst du noch eine Auftragskarte ab?
merlin-prompt-draw = Ziehe eine Auftragskarte: Auslage oder Nachziehstapel.
merlin-prompt-replace = Zugende: Ziehe eine Auftragskarte nach.
merlin-prompt-build = { $another ->
        [1] Doppelt bauen: Wähle das erste Geländeplättchen.
       *[0] Doppelt bauen: Wähle das zweite Geländeplättchen.
    }
merlin-prompt-pay = Mit welchem Baumaterial bezahlst du?
merlin-prompt-tower = Turm: Nimm einen Schild oder eine Flagge oder setze einen Einflussmarker.
merlin-prompt-ending = Noch etwas, { $name }? Sonst beende den Zug.
merlin-prompt-favor = Auftrag erfüllt: Punkte oder eine Fähigkeit?
merlin-prompt-defend = { $name }, nutzt du eine Flagge des Drachen oder eine Fähigkeit gegen Verräter? Danach helfen deine Schilde.
merlin-prompt-grail = { $name }, setzt du den Gral ein, um den Gleichstand in { TERM($principality, form: "dat") } zu gewinnen?

## The log. In front stands the crest of the player who does it

merlin-event-round = Runde { $round }, { $first } beginnt
merlin-event-scoring = { $number ->
        [1] Wertung nach Runde 2
        [2] Wertung nach Runde 4
       *[3] Wertung nach Runde 6
    }
merlin-event-game-over = Das Spiel ist zu Ende
merlin-event-moved-knight = zieht den Ritter um { $pips } { $direction ->
        [direction-counter] zurück
       *[direction-clockwise] weiter
    }: <b>{ TERM($space) }</b>
merlin-event-moved-merlin = zieht Merlin um { $pips } { $direction ->
        [direction-counter] zurück
       *[direction-clockwise] weiter
    }: <b>{ TERM($space) }</b>
merlin-event-no-action = kann hier nichts tun
merlin-event-skipped = verzichtet auf die Aktion
merlin-event-mirrored = spiegelt den Ritter: <b>{ TERM($space) }</b>
merlin-event-different-action = führt eine Fremdaktion aus: <b>{ TERM($space) }</b>
merlin-event-staff = setzt einen Merlinstab ein: Aktion zweimal
merlin-event-apple = gibt einen Apfel ab und dreht { TERM($die, form: "acc") } auf { $pips }
merlin-event-turned-die = dreht { TERM($die, form: "acc") } auf { $pips }
merlin-event-flag = nutzt { TERM($flag, form: "acc") }
merlin-event-took = nimmt { TERM($thing, form: "a-acc") }
merlin-event-returned = gibt { TERM($thing, form: "a-acc") } zurück
merlin-event-counter = setzt einen Einflussmarker in { TERM($principality, form: "acc") }
merlin-event-sent-home = { TERM($henchman) } muss aus { TERM($principality, form: "dat") } heim, verdrängt von { $by }
merlin-event-placed = setzt { TERM($henchman, form: "acc") } in { TERM($principality, form: "acc") } ein
merlin-event-excalibur = { $held ->
        [0] nimmt Excalibur
       *[1] nimmt Excalibur von { $holder }
    }
merlin-event-grail = { $held ->
        [0] nimmt den Gral
       *[1] nimmt den Gral von { $holder }
    }
merlin-event-took-apple = nimmt einen Apfel
merlin-event-traitor-discarded = legt { TERM($traitor, form: "acc") } ab
merlin-event-discarded = legt eine Auftragskarte ab: { $card }
merlin-event-drew-hidden = zieht eine Auftragskarte vom Nachziehstapel
merlin-event-drew-card = Gezogen: { $card }
merlin-event-drew-open = nimmt eine Auftragskarte aus der Auslage: { $card }
merlin-event-missions-shuffled = Der Ablagestapel wird zum neuen Nachziehstapel
merlin-event-mission = erfüllt einen Auftrag: { $card }
merlin-event-ability-learnt = nimmt eine Fähigkeit: <b>{ TERM($ability, form: "full") }</b>
merlin-event-ability-used = nutzt die Fähigkeit <b>{ TERM($ability) }</b>
merlin-event-manor = { $terrain ->
        [terrain-0] baut ein Rittergut auf einem Berg
        [terrain-1] baut ein Rittergut im Wald
       *[terrain-2] baut ein Rittergut am See
    }
merlin-event-traitor-repelled = { $by ->
        [shield] wehrt { TERM($traitor, form: "acc") } mit einem Schild ab
        [flag] wehrt { TERM($traitor, form: "acc") } mit der Flagge ab
       *[ability] wehrt { TERM($traitor, form: "acc") } mit der Fähigkeit ab
    }
merlin-event-traitor-stayed = kann { TERM($traitor, form: "acc") } nicht abwehren
merlin-event-traitor-drawn = zieht { TERM($traitor, form: "a-acc") }
merlin-event-traitors-shuffled = Die abgelegten Verräter werden neu gemischt
merlin-event-grail-used = gewinnt mit dem Gral den Gleichstand in { TERM($principality, form: "dat") }
merlin-event-counters-back = nimmt { $number ->
        [1] einen Einflussmarker
       *[other] { $number } Einflussmarker
    } aus { TERM($principality, form: "dat") } zurück

merlin-points-space = wertet { TERM($kind, form: "pl") }
merlin-points-any-points = nutzt „Beliebige Punkte“
merlin-points-traitors = { $number ->
        [1] verliert Punkte für einen Verräter
       *[other] verliert Punkte für { $number } Verräter
    }
merlin-points-excalibur = besitzt Excalibur und hat alle Verräter abgewehrt
merlin-points-territory = { $shared ->
        [1] { $terrain ->
                [terrain-0] bekommt Punkte für einen Berg von { $size ->
                        [1] einem Plättchen
                       *[other] { $size } Plättchen
                    }: Niemand hat dort mehr Rittergüter
                [terrain-1] bekommt Punkte für einen Wald von { $size ->
                        [1] einem Plättchen
                       *[other] { $size } Plättchen
                    }: Niemand hat dort mehr Rittergüter
               *[terrain-2] bekommt Punkte für einen See von { $size ->
                        [1] einem Plättchen
                       *[other] { $size } Plättchen
                    }: Niemand hat dort mehr Rittergüter
            }
       *[other] { $terrain ->
                [terrain-0] teilt sich einen Berg von { $size ->
                        [1] einem Plättchen
                       *[other] { $size } Plättchen
                    }: Gleichstand der Rittergüter
                [terrain-1] teilt sich einen Wald von { $size ->
                        [1] einem Plättchen
                       *[other] { $size } Plättchen
                    }: Gleichstand der Rittergüter
               *[terrain-2] teilt sich einen See von { $size ->
                        [1] einem Plättchen
                       *[other] { $size } Plättchen
                    }: Gleichstand der Rittergüter
            }
    }
merlin-points-influence = { $shared ->
        [1] bekommt Punkte für Einfluss in { TERM($principality, form: "dat") }
       *[other] teilt sich die Punkte für Einfluss in { TERM($principality, form: "dat") }
    }
merlin-points-henchmen = { $number ->
        [1] hat einen Gefolgsmann in den Grafschaften
       *[other] hat { $number } Gefolgsleute in den Grafschaften
    }
merlin-points-apples = { $number ->
        [1] hat einen Apfel übrig
       *[other] hat { $number } Äpfel übrig
    }
merlin-points-staffs = { $number ->
        [1] hat einen Merlinstab übrig
       *[other] hat { $number } Merlinstäbe übrig
    }
merlin-points-things = hat { $number } Materialien übrig

merlin-tidings-round = { $left ->
    [0] Die letzte Runde
   *[other] Runde { $round }
}: neue Würfel für alle. { $who ->
    [again] { $name } ist noch einmal am Zug: Der Startspieler hat gewechselt.
   *[other] { $name } beginnt.
}
merlin-save = Runde { $round } von { $rounds }, { $name } ist am Zug
merlin-save-over = Zu Ende gespielt
merlin-why-over = Alle { $rounds } Runden sind gespielt und gewertet.
merlin-best-mission = erfüllt den wertvollsten Auftrag: { $card }

## A scoring, step by step

merlin-told-new-traitors = Neue Verräter
merlin-told-drawn = zieht: { TERM($traitors) }
merlin-told-influence = Einfluss in { TERM($principality, form: "dat") }

## Choices as full sentences: the list of all choices, and the names of places

merlin-choice-go = { $figure ->
        [merlin] Merlin
       *[knight] Ritter
    } { $pips } { TERM($direction, form: "adv") }: { TERM($space) }
merlin-choice-backwards = Flagge „Rückwärts“: Ritter { $pips } gegen den Uhrzeigersinn: { TERM($space) }
merlin-choice-die = { TERM($die) } { $pips } nehmen und vor dem Ziehen ändern
merlin-choice-apple = Apfel: den Würfel auf { $pips } drehen
merlin-choice-turn = Flagge „Würfel drehen“: den Würfel auf { $pips } drehen
merlin-choice-mirror = Flagge „Spiegeln“: { TERM($space) }
merlin-choice-different = Flagge „Fremdaktion“: { TERM($space) }
merlin-choice-staff = Merlinstab: die Aktion zweimal ausführen
merlin-choice-henchman = { TERM($henchman) }
merlin-choice-principality = { TERM($principality) }
merlin-choice-influence = Einflussmarker in { TERM($principality, form: "acc") } setzen
merlin-choice-take = { TERM($thing) } nehmen
merlin-choice-give = { TERM($thing) } zurückgeben
merlin-choice-pay = Mit { TERM($thing, form: "dat") } bezahlen
merlin-choice-traitor = { TERM($traitor) } ablegen
merlin-choice-repel = { TERM($traitor) } mit der Fähigkeit abwehren
merlin-choice-repel-flag = { TERM($traitor) }: alle mit einer Flagge des Drachen abwehren
merlin-choice-score = Beliebige Punkte: { TERM($kind, form: "pl") } werten
merlin-choice-tile = { TERM($terrain) }{ $tower ->
        [1] {" "}mit Turm
       *[0] {""}
    }, Reihe { $row }, Plättchen { $column }
merlin-choice-discard = Ablegen: { $card }
merlin-choice-mission = Auftrag erfüllen: { $card }
merlin-choice-mission-grey = Zweiten Auftrag mit der Flagge erfüllen: { $card }
merlin-choice-draw = Aus der Auslage: { $card }
merlin-choice-draw-pile = Vom Nachziehstapel
merlin-choice-ability = Fähigkeit { TERM($ability, form: "full") }
merlin-choice-points = { $points ->
        [1] 1 Punkt nehmen
       *[other] { $points } Punkte nehmen
    }
merlin-choice-double-build = Fähigkeit: zwei Rittergüter bauen
merlin-choice-double-place = Fähigkeit: zwei Gefolgsleute einsetzen
merlin-choice-act-points = Punkte werten
merlin-choice-act-grail = Den Gral nehmen
merlin-choice-act-excalibur = Excalibur nehmen
merlin-choice-skip = { $step ->
    [tower] Auf den Bonus verzichten
   *[landed] Auf die Aktion verzichten
}
merlin-choice-enough = Keine mehr ablegen
merlin-choice-end = Zug beenden
merlin-choice-done = Fertig: Jetzt kommen die Schilde
merlin-choice-grail = Mit dem Gral gewinnen
merlin-choice-keep = Den Gral noch nicht einsetzen

## Buttons of the prompt bar, and the parts of a turn

merlin-main = Zug beenden
merlin-offer-flag = { TERM($power) }
merlin-offer-staff = Merlinstab
merlin-offer-enough = Keine mehr
merlin-offer-end = Zug beenden
merlin-offer-done = Fertig
merlin-offer-keep = Noch nicht
merlin-offer-score = { TERM($kind, form: "pl") }
merlin-offer-double = { TERM($ability) }
merlin-offer-mission = Auftrag erfüllen ({ $points })
merlin-offer-repel = Abwehren
merlin-part = { TERM($what) }
merlin-part-steps = { $pips }
merlin-part-principality = { TERM($principality) }
merlin-part-henchman = Gefolgsmann
merlin-part-where = Grafschaft
merlin-part-thing = Material
merlin-part-bonus = Material oder Einfluss
merlin-part-tile = Plättchen
merlin-part-material = Baumaterial
merlin-part-traitor = Verräter
merlin-part-card = Auftragskarte
merlin-part-mission = Auftrag +{ $points }
merlin-part-staff = { $which ->
    [1] Erste von zwei Aktionen
   *[2] Zweite von zwei Aktionen
}

## What a choice would do

merlin-plan-go = { $figure ->
    [merlin] Merlin
    [backwards] Flagge „Rückwärts“, Ritter
   *[knight] Ritter
}: { TERM($space) }
merlin-plan-apple = Apfel: aus { $was } wird { $pips }
merlin-plan-tile = bauen: { TERM($terrain) }{ $tower ->
    [1] {" "}mit Turm
   *[0] {""}
}
merlin-effect = { $gains }
merlin-gain-mission = Auftrag erfüllt
merlin-gain-points = { $points ->
        [1] +1 Punkt
       *[other] +{ $points } Punkte
    }
merlin-gain-loss = { $points ->
        [1] −1 Punkt
       *[other] −{ $points } Punkte
    }
merlin-gain-thing = +1 { TERM($thing, form: "sg") }
merlin-gain-paid = −1 { TERM($thing, form: "sg") }
merlin-gain-rid = −1 { TERM($thing, form: "sg") }
merlin-gain-counter = Einflussmarker in { TERM($principality, form: "acc") }
merlin-gain-sent-home = { $henchman ->
        [henchman-0] fremder Baumeister muss heim
        [henchman-1] fremder Schildknappe muss heim
        [henchman-2] fremder Flaggenträger muss heim
       *[henchman-3] fremde Hofdame muss heim
    }
merlin-gain-treasure = { TERM($what) }
merlin-gain-apple = +1 Apfel
merlin-gain-manor = { $terrain ->
        [terrain-0] Rittergut auf dem Berg
        [terrain-1] Rittergut im Wald
       *[terrain-2] Rittergut am See
    }
merlin-gain-ability = Fähigkeit { TERM($ability) }

## What the main button says while a choice is being tried out

merlin-confirm-tile = Hier bauen
merlin-confirm-discard = Karte ablegen
merlin-confirm-draw = Karte nehmen
merlin-confirm-mission = Auftrag erfüllen
merlin-confirm-mission-grey = Zweiten Auftrag erfüllen
merlin-confirm-score = Werten
merlin-confirm-ability = Fähigkeit nehmen
merlin-confirm-repel = Mit der Fähigkeit abwehren
merlin-confirm-repel-flag = Mit der Flagge abwehren

## Missions

merlin-mission = { $needs }
merlin-need-thing = { TERM($thing) }
merlin-need-any-thing = { $kind ->
        [kind-shield] beliebiger Schild
        [kind-flag] beliebige Flagge
       *[kind-material] beliebiges Baumaterial
    }
merlin-need-counter = Einflussmarker in { TERM($principality, form: "dat") }
merlin-need-any-counter = Einflussmarker irgendwo
merlin-need-post = { TERM($henchman) } in { TERM($principality, form: "dat") }
merlin-need-company = zwei Gefolgsleute in { TERM($principality, form: "dat") }
merlin-need-pair = { TERM($first) } und { TERM($second) } gemeinsam in einer Grafschaft
merlin-deck = Nachziehstapel { $count }

## Names of pieces and places, for those who listen

merlin-a =
    .aria-label = { $text }
merlin-a-space =
    .aria-label = { TERM($space) }
merlin-a-space-knights =
    .aria-label = { TERM($space) }, hier: { $count ->
        [1] der
       *[other] die
    } Ritter von { $who }
merlin-a-space-merlin =
    .aria-label = { $count ->
        [0] { TERM($space) }, hier: Merlin
        [1] { TERM($space) }, hier: Merlin, der Ritter von { $who }
       *[other] { TERM($space) }, hier: Merlin, die Ritter von { $who }
    }
merlin-a-stock =
    .aria-label = { TERM($thing) }, Vorrat { $count }
merlin-a-post =
    .aria-label = { TERM($principality) }: Platz für { TERM($henchman, form: "acc") }
merlin-a-post-held =
    .aria-label = { TERM($principality) }: { TERM($henchman) } von { $who }
merlin-a-influence =
    .aria-label = { TERM($principality) }: { $count ->
        [1] ein Einflussmarker
       *[other] { $count } Einflussmarker
    } von { $who }
merlin-a-medallion =
    .aria-label = { TERM($principality) }: { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    } bei der Wertung
merlin-a-principality =
    .aria-label = { TERM($principality, form: "full") }
merlin-a-treasure =
    .aria-label = { TERM($what) } auf dem Spielplan
merlin-a-treasure-held =
    .aria-label = { TERM($what) } bei { $who }
merlin-a-apple-supply =
    .aria-label = Äpfel im Vorrat: { $count }
merlin-a-traitor-supply =
    .aria-label = Verräter im Stapel: { $count }
merlin-a-tile =
    .aria-label = { TERM($terrain) }, Reihe { $row }, Plättchen { $column }
merlin-a-tile-tower =
    .aria-label = { TERM($terrain) } mit Turm, Reihe { $row }, Plättchen { $column }
merlin-a-tile-built =
    .aria-label = { TERM($terrain) } mit Rittergut von { $who }, Reihe { $row }, Plättchen { $column }
merlin-a-mission =
    .aria-label = Auftrag für { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    }, { TERM($henchman) }: { $needs }
merlin-a-mission-ready =
    .aria-label = Erfüllbarer Auftrag für { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    }, { TERM($henchman) }: { $needs }
merlin-a-deck =
    .aria-label = Nachziehstapel, { $count ->
        [1] 1 Auftragskarte
       *[other] { $count } Auftragskarten
    }
merlin-a-apple =
    .aria-label = Äpfel: { $count }
merlin-a-staff =
    .aria-label = Merlinstäbe: { $count }
merlin-a-manor =
    .aria-label = Rittergüter, noch nicht gebaut: { $count }
merlin-a-influence-left =
    .aria-label = Einflussmarker auf dem Burgtableau: { $count }
merlin-a-die =
    .aria-label = { TERM($what) }: { $pips }
merlin-a-die-used =
    .aria-label = { TERM($what) }, benutzt
merlin-a-owned =
    .aria-label = { TERM($thing) }: { $count }
merlin-a-at-home =
    .aria-label = { TERM($henchman) } auf dem Burgtableau
merlin-a-away =
    .aria-label = { TERM($henchman) } in { TERM($principality, form: "dat") }
merlin-a-ability =
    .aria-label = Fähigkeit { TERM($ability, form: "full") }
merlin-a-ability-ready =
    .aria-label = Fähigkeit { TERM($ability, form: "full") }, mit Siegel
merlin-a-ability-used =
    .aria-label = Fähigkeit { TERM($ability, form: "full") }, bis zur nächsten Wertung verbraucht
merlin-a-score =
    .aria-label = { $name }: { $points }
merlin-score = { $name }: { $points }
merlin-a-scores =
    .aria-label = Punkte: { $all }
merlin-a-scoring =
    .aria-label = Wertung
merlin-a-scoring-again =
    .aria-label = Wertung nach Runde { $number }: noch einmal zeigen
    .title = Wertung nach Runde { $number }: noch einmal zeigen
merlin-a-first-player =
    .aria-label = Startspieler
    .title = Startspieler
merlin-a-has-grail =
    .aria-label = hat den Gral
    .title = hat den Gral
merlin-a-has-excalibur =
    .aria-label = hat Excalibur
    .title = hat Excalibur

## What a thing on the table is and does

merlin-about = { $text }
    .title = { TERM($what, form: "full") }
merlin-about-flag = { TERM($power, form: "effect") }
    .title = { TERM($what) }: { TERM($power) }
merlin-about-ability = { TERM($what, form: "effect") }
    .title = { TERM($what, form: "full") }
merlin-about-effect = { TERM($what, form: "effect") }
    .title = { TERM($what) }
merlin-about-standing = Einfluss dort: { $held }.
merlin-about-territory = { $terrain ->
        [terrain-0] Dieser Berg hat
        [terrain-1] Dieser Wald hat
       *[terrain-2] Dieser See hat
    } { $size ->
        [1] 1 Plättchen
       *[other] { $size } Plättchen
    } und bringt in der Wertung so viele Punkte, wie er Plättchen hat. { $count ->
        [0] Noch steht hier kein Rittergut.
       *[other] Rittergüter: { $held }.
    }
    .title = { TERM($terrain) }
merlin-about-tile = Bauen kannst du mit: { TERM($fitting) }.{ $tower ->
        [1] {" "}Der Turm gibt dazu einen Schild, eine Flagge oder einen Einflussmarker.
       *[0] {""}
    }
merlin-about-pay = Es geht in seine Grafschaft zurück.
    .title = { TERM($thing) }
merlin-about-mission = Bringt { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    }{ $favor ->
        [1] {" "}oder eine Fähigkeit in der Spalte: { TERM($henchman) }.
       *[0] .
    } Was sie verlangt, behältst du.
    .title = Auftrag für { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkte
    }
merlin-about-met = Erfüllt: { $needs }.
merlin-about-missing = Es fehlt: { $needs }.
merlin-about-seat = { $points ->
        [1] 1 Siegpunkt.
       *[other] { $points } Siegpunkte.
    }
    .title = { $name }
merlin-about-points = Davon: { $parts }.
merlin-points-of = { TERM($category) } { $points }
merlin-about-round = Runde { $round } von { $rounds }. Nach den Runden 2, 4 und 6 wird gewertet (Lorbeerkranz).
    .title = Runde { $round }
merlin-a-round =
    .aria-label = Runde { $round }

## Why not

merlin-refuse-now = Das steht jetzt nicht zur Wahl.
    .title = Jetzt nicht
merlin-refuse-M3-1 = Dieser Würfel ist benutzt. Er kommt mit der nächsten Runde zurück.
    .title = Schon benutzt
merlin-refuse-M3-3 = { $why ->
        [backwards] Dein Ritter zieht im Uhrzeigersinn; andersherum nur mit der Flagge „Rückwärts“.
       *[same] Ein anderer Würfel zeigt dasselbe: Nimm den.
    }
    .title = Nicht mit diesem Würfel
merlin-refuse-M3-6 = { $why ->
        [no-apple] Du hast keinen Apfel.
        [same-face] Der Würfel zeigt das schon.
       *[nothing-to-change] Du hast nichts, womit du den Würfel ändern könntest: Ziehe gleich.
    }
    .title = Der Würfel bleibt, wie er ist
merlin-refuse-M3-7 = { $why ->
        [knight] Ein Merlinstab wirkt nur, wenn Merlin gezogen ist.
        [once] Nur ein Merlinstab je Zug.
        [no-staff] Du hast keinen Merlinstab mehr.
        [no-first] Ohne die erste Aktion gibt es keine zweite.
        [ability] Mit dieser Fähigkeit gibt es keinen Merlinstab.
       *[nothing-to-do] Die zweite Aktion könnte nichts bewirken.
    }
    .title = Kein Merlinstab
merlin-refuse-M3-8 = Ein Auftrag je Zug, ein zweiter nur mit der Flagge der Taube; nie in einer Wertung.
    .title = Jetzt kein Auftrag
merlin-refuse-M3-9 = { $why ->
        [other-die] Du hast einen anderen Würfel gewählt.
        [die-changed] Der Würfel ist schon geändert.
        [too-late] Dafür ist es in diesem Zug zu spät.
       *[not-now] Das ist an anderer Stelle des Zuges an der Reihe.
    }
    .title = Jetzt nicht
merlin-refuse-M4-1 = { $why ->
        [principality] Alle deine Gefolgsleute stehen schon dort.
       *[henchman] In dieser Grafschaft steht { TERM($henchman, form: "nom") } schon.
    }
    .title = Schon dort
merlin-refuse-M4-5 = Davon liegt nichts auf deinem Burgtableau.
    .title = Nichts zu werten
merlin-refuse-M4-6 = Du hast keinen Einflussmarker in den Grafschaften.
    .title = Nichts zu werten
merlin-refuse-M4-7 = { $why ->
        [no-influence] In { TERM($principality, form: "dat") } hast du keinen Einflussmarker.
        [none-left] Davon ist nichts mehr da.
       *[other-kind] Dieses Feld gibt etwas anderes.
    }
    .title = Das kannst du nicht nehmen
merlin-refuse-M4-8 = In { TERM($principality, form: "dat") } hast du keinen Einflussmarker.
    .title = Kein Einfluss
merlin-refuse-M4-9 = { $why ->
        [none] Diesen Verräter hast du nicht.
        [holder] Excalibur hast du schon, und Verräter hast du keine.
       *[choose] Wähle den Verräter, den du ablegst.
    }
    .title = Excalibur
merlin-refuse-M4-10 = Den Gral hast du schon, und Äpfel sind keine mehr da.
    .title = Der Gral
merlin-refuse-M4-11 = { $why ->
        [at-home] Auf deinem Burgtableau steht noch { TERM($henchman, form: "nom") }. Verschieben kannst du nur Gefolgsleute, die in einer Grafschaft stehen.
       *[not-next] Daneben liegt { TERM($principality, form: "nom") } nicht.
    }
    .title = Dorthin nicht
merlin-refuse-M4-13 = { $why ->
        [not-owned] Das hast du nicht.
        [none-left] Davon ist nichts mehr da.
        [same-thing] Nicht dasselbe noch einmal.
       *[nothing-to-take] Dafür gäbe es nichts anderes zu nehmen.
    }
    .title = Kein Tausch
merlin-refuse-M4-14 = Diese Auftragskarte hast du nicht auf der Hand.
    .title = Nicht auf der Hand
merlin-refuse-M4-15 = { $why ->
        [built-on] Hier steht schon ein Rittergut.
        [no-manor-left] Deine sieben Rittergüter sind alle gebaut.
        [no-material] Dieses Baumaterial hast du nicht.
       *[no-such-tile] Dieses Plättchen ist nicht im Spiel.
    }
    .title = Hier kannst du nicht bauen
merlin-refuse-M4-16 = { $why ->
        [does-not-fit] Von diesem Plättchen führt keine Linie zu diesem Baumaterial.
       *[no-material] Nur dies passt: { TERM($fitting) }. Davon hast du nichts.
    }
    .title = Hier kannst du nicht bauen
merlin-refuse-M4-17 = { $why ->
        [other-kind] Am Turm nimmst du einen Schild oder eine Flagge oder setzt einen Einflussmarker; Baumaterial gibt es nicht.
        [no-counter] Du hast keinen Einflussmarker mehr auf dem Burgtableau.
       *[none-left] Davon ist nichts mehr da.
    }
    .title = Nicht als Turmbonus
merlin-refuse-M5-1 = { $why ->
        [no-flag] Du hast keine Flagge des Drachen.
        [none] Diesen Verräter hast du nicht.
       *[only-at-scoring] Die Flagge des Drachen wirkt nur bei einer Wertung.
    }
    .title = Verräter abwehren
merlin-refuse-M5-2 = { $why ->
        [first] Die Flagge gilt für den zweiten Auftrag eines Zuges.
        [third] Einen dritten Auftrag gibt es nie.
        [no-flag] Für einen zweiten Auftrag brauchst du die Flagge der Taube.
       *[not-met] Ohne die Flagge, die du dafür abgibst, ist der Auftrag nicht erfüllt.
    }
    .title = Kein zweiter Auftrag
merlin-refuse-M5-3 = { $why ->
        [merlin] Merlin zieht ohnehin in beide Richtungen.
       *[no-flag] Du hast keine Flagge des Fisches.
    }
    .title = Rückwärts
merlin-refuse-M5-4 = Du hast keine Flagge der Schlange.
    .title = Würfel drehen
merlin-refuse-M5-5 = { $why ->
        [no-flag] Du hast keine Flagge des Fuchses.
        [same-space] Das ist das Feld, auf dem deine Figur gelandet ist.
       *[no-knight] Dort steht kein Ritter eines Mitspielers.
    }
    .title = Fremdaktion
merlin-refuse-M5-6 = { $why ->
        [merlin] Gespiegelt wird nur dein Ritter.
       *[no-flag] Du hast keine Flagge des Adlers.
    }
    .title = Spiegeln
merlin-refuse-M5-7 = { $why ->
        [once] Nur einmal je Zug.
        [same-action] Es wäre dieselbe Aktion.
       *[nothing-there] Die Aktion dort könnte nichts bewirken.
    }
    .title = Diese Flagge hilft jetzt nicht
merlin-refuse-M6-8 = Gerade wird eine andere Grafschaft gewertet.
    .title = Der Gral
merlin-refuse-M6-11 = In einer Wertung kommt eins nach dem anderen.
    .title = Jetzt nicht
merlin-refuse-M7-1 = { $why ->
        [not-in-hand] Diese Auftragskarte hast du nicht auf der Hand.
       *[not-met] Noch ist nicht alles erfüllt. Die Karte verlangt: { $card }.
    }
    .title = Noch nicht erfüllt
merlin-refuse-M8-2 = Das Spiel ist zu Ende.
    .title = Zu Ende
merlin-refuse-M9-1 = Ihr spielt ohne die Gunst des Königs.
    .title = Ohne das Modul
merlin-refuse-M9-2 = { $why ->
        [other-column] Diese Karte gilt für einen anderen Gefolgsmann.
        [row-above-points] Dafür hat die Karte zu wenige Punkte.
        [once] Diese Fähigkeit hast du schon.
       *[no-seal-left] Deine vier Siegel sind alle vergeben.
    }
    .title = Diese Fähigkeit nicht
merlin-refuse-M9-4 = In { TERM($principality, form: "dat") } ist dieser Gefolgsmann schon.
    .title = Schon dort
merlin-refuse-M9-5 = Diese Fähigkeit ist bis zur nächsten Wertung verbraucht.
    .title = Schon benutzt
merlin-refuse-M9-6 = { $why ->
        [not-learnt] Diese Fähigkeit hast du nicht.
        [staff] Nie zusammen mit einem Merlinstab.
        [no-second] Danach könntest du kein zweites Rittergut bauen.
       *[not-both] Beide Rittergüter müssen gebaut und bezahlt werden können.
    }
    .title = Doppelt bauen
merlin-refuse-M9-7 = Diese Fähigkeit hast du nicht.
    .title = Beliebige Punkte
merlin-refuse-M9-8 = { $why ->
        [none] Diesen Verräter hast du nicht.
       *[not-learnt] Diese Fähigkeit hast du nicht.
    }
    .title = Verräter abwehren
merlin-refuse-M9-9 = { $why ->
        [not-learnt] Diese Fähigkeit hast du nicht.
        [staff] Nie zusammen mit einem Merlinstab.
       *[no-placement] Du könntest niemanden einsetzen.
    }
    .title = Doppelte Aktion

## The guided game

merlin-guide-goal = <b>Willkommen bei Merlin!</b> Wer nach sechs Runden die meisten Siegpunkte hat, gewinnt. Punkte gibt es für erfüllte Aufträge, auf Punktefeldern und in den Wertungen nach Runde 2, 4 und 6: für Einfluss, Rittergüter und Gefolgsleute. Verräter kosten Punkte. Zieh los: Der Vorschlag unten leuchtet auf dem Spielplan.
merlin-guide-dice = Jeder deiner Würfel gilt einmal in der Runde: Er zieht deinen Ritter im Uhrzeigersinn, so viele Felder weit, wie er zeigt. Wo du landest, führst du die Aktion aus. Der weiße Würfel zieht Merlin.
merlin-guide-cards = Das sind deine Auftragskarten. Ein Haken heißt: Diese Bedingung ist schon erfüllt. Sind alle erfüllt, bringt die Karte in deinem Zug Punkte; was sie zeigt, behältst du.
merlin-guide-merlin = Merlin gehört allen und darf in beide Richtungen gehen. Wer ihn zieht, verändert auch, wohin die anderen mit ihm kommen. Danach kannst du einen Merlinstab einsetzen und die Aktion zweimal ausführen.
merlin-guide-mission = Alle Bedingungen einer Auftragskarte sind erfüllt: Die leuchtende Karte bringt jetzt Punkte. Am Ende des Zuges ziehst du dafür eine neue.
merlin-guide-scoring = Das war eine <b>Wertung</b>. Jeder Verräter, der nicht abgewehrt wird, kostet 3 Punkte; danach bringen Umland, Einfluss und jeder Gefolgsmann in einer Grafschaft Punkte. „Weiter“ führt Schritt für Schritt hindurch; der Lorbeerkranz in der oberen Leiste zeigt sie dir später noch einmal.
merlin-guide-flag = Flaggen sind kleine Zauber, jede Farbe ein anderer; eine eingesetzte Flagge ist weg. Diese hier hilft dir gerade: Tippe eine Flagge an, und du liest, was sie kann.
merlin-guide-principality = Ein Grafschaftsfeld: Einer deiner vier Gefolgsleute geht dorthin und bringt gleich etwas mit: der Baumeister Baumaterial, der Schildknappe einen Schild, der Flaggenträger eine Flagge, die Hofdame Einfluss. Bei der Wertung zählt jeder in einer Grafschaft 1 Punkt.
merlin-guide-points = Ein Punktefeld zählt, was du davon hast, und gibt je 1 Punkt. Du gibst nichts davon ab.
merlin-guide-influence = Ein Einflussfeld wirkt dort, wo du einen Einflussmarker hast: Aus dieser Grafschaft nimmst du etwas, oder du setzt dort einen Gefolgsmann ein.
merlin-guide-excalibur = Excalibur bringt dir bei der Wertung 3 Punkte, wenn du alle Verräter abwehrst. Gleich jetzt wirst du einen los.
merlin-guide-grail = Mit dem Gral gewinnst du bei der Wertung einen Gleichstand um Einfluss. Dazu bekommst du einen Apfel: Er dreht einen Würfel auf jede Zahl.
merlin-guide-relocate = Verschiebe einen Gefolgsmann in die Grafschaft daneben: Dort führt er seine Aktion noch einmal aus. Stehen alle vier auf deinem Burgtableau, setzt du stattdessen einen in eine beliebige Grafschaft ein.
merlin-guide-exchange = Tausche etwas, das du nicht brauchst, gegen etwas, das deine Aufträge verlangen.
merlin-guide-missions = Lege Aufträge ab, die nicht zu dir passen: Du ziehst ebenso viele nach.
merlin-guide-manor = Hier baust du ein Rittergut im Umland. Die leuchtenden Plättchen passen zu deinem Baumaterial. Wer in einem Landschaftsgebiet die meisten Rittergüter hat, bekommt bei der Wertung 1 Punkt je Plättchen.
merlin-guide-henchman = Wähle, wer geht. Steht dort schon ein gleicher Gefolgsmann eines Mitspielers, muss der auf sein Burgtableau zurück.
merlin-guide-pay = Womit bezahlst du? Behalte, was deine Aufträge verlangen.
merlin-guide-tower = Ein Turm schenkt dir einen Schild, eine Flagge oder einen Einflussmarker.
merlin-guide-defend = Die Wertung beginnt mit den Verrätern: Jeder braucht einen Schild seiner Farbe, sonst kostet er 3 Punkte. Eine Flagge des Drachen (schwarz) vertreibt vorher alle einer Farbe.
merlin-guide-tie = Gleichstand um den Einfluss! Mit dem Gral bekommst du hier alle Punkte allein.
merlin-guide-draw = Nimm eine offene Auftragskarte, am besten eine mit vielen Haken, oder die oberste vom Nachziehstapel.
merlin-guide-staff = Merlin steht für dich hier: Mit einem Merlinstab führst du die Aktion noch einmal aus.
merlin-guide-change = Ein Apfel dreht den Würfel auf jede andere Zahl, die Flagge der Schlange auf die gegenüberliegende Seite. Oder zieh einfach.
merlin-guide-sent-home = Ein Mitspieler hat deinen Gefolgsmann nach Hause geschickt: In einer Grafschaft steht jede Art nur einmal. Du kannst ihn wieder einsetzen.
merlin-guide-traitors = Nach dieser Runde wird gewertet. Deine Verräter stehen schon da: Jeder, für den du keinen Schild seiner Farbe hast, kostet dich 3 Punkte.
merlin-guide-end = <b>Das war das Wichtigste.</b> Du hast gezogen, gebaut, einen Auftrag erfüllt, eine Flagge eingesetzt und eine Wertung erlebt. Spiel ruhig weiter; alles Übrige steht in den Regeln unter „So wird gespielt“, und tippst du etwas an, was nicht geht, liest du, warum.

## Parts of the table

merlin-region-display =
    .aria-label = Auslage
merlin-region-environs =
    .aria-label = Umland
merlin-region-own =
    .aria-label = Dein Burgtableau
merlin-tab-others = Burgen
merlin-tab-environs = Umland
merlin-tab-board = Rondell
merlin-tab-display = Auslage

## The box screen

merlin-box-rondel = Rondell
merlin-box-rondel-one = Feld { $number }
merlin-box-principality = Grafschaftsfeld
merlin-box-missions = Aufträge
merlin-box-missions-one = Auftrag { $number }
merlin-box-mission = { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
}, { TERM($henchman) }: { $needs }
merlin-box-starting-tiles = Startplättchen
merlin-box-starting-tiles-one = Startplättchen { $number }
merlin-box-frames = Geländerahmen
merlin-box-frame = { $frame ->
    [top] Oberer Rahmen
   *[bottom] Unterer Rahmen
}
merlin-box-notch = { $frame ->
    [top] Oberer Rahmen, Kerbe { $number }
   *[bottom] Unterer Rahmen, Kerbe { $number }
}
merlin-box-blank = Leer
merlin-box-points = Punkte
merlin-box-so-many = { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
}
merlin-box-henchman = Gefolgsmann auf der Karte
merlin-box-asked = { $count ->
    [0] Was sie verlangt: noch nichts
   *[other] Was sie verlangt ({ $count } von höchstens 3); zum Wegnehmen antippen
}
merlin-box-away = { $need }: wegnehmen
merlin-box-add-things = Ein Material dazu
merlin-box-add-influence = Einfluss dazu
merlin-box-add-posts = Einen Gefolgsmann in einer Grafschaft dazu
merlin-box-add-together = Zwei Gefolgsleute beisammen dazu
merlin-box-tile-knight = Der Ritter beginnt in
merlin-box-tile-flag = Flagge von
merlin-box-tile-shield = Schild von
merlin-box-tile-material = Baumaterial von
merlin-box-tile-influence = Einflussmarker in
merlin-box-tile-thing = { $what ->
    [knight] Ritter
    [flag] Flagge
    [shield] Schild
    [material] Baumaterial
   *[influence] Einflussmarker
}: { TERM($principality) }
merlin-box-all = { $all }
merlin-box-why-wrong-place = { $place }: Hier gehört ein Grafschaftsfeld hin; jedes vierte Feld ist eines.
merlin-box-why-nothing-fits = Zu Geländeplättchen { $tile } passt kein Baumaterial, wenn { $tiles } Plättchen liegen. Zu jedem muss eines passen.
merlin-box-why-neighbors-alike = { $place }: Das nächste ist von derselben Art ({ $what }).
merlin-box-why-opposite-alike = { $place }: Das gegenüberliegende ist von derselben Art ({ $what }).
merlin-box-why-builds-apart = Die Felder „Bauen“ liegen nicht 7 bis 9 Schritte auseinander.
merlin-box-why-too-near = Excalibur und der Gral liegen weniger als 9 Schritte auseinander.
merlin-box-why-points-not-pictures = { $place }: Punkte { $points }, verlangt { $things ->
        [1] wird aber 1 Ding
       *[other] werden aber { $things } Dinge
    }.
merlin-box-why-alike = { $place } verlangt dasselbe wie Auftrag { $other }.
merlin-box-why-impossible = { $place } ist nie zu erfüllen.
merlin-box-why-reported-missing = Eine Karte, von der Besitzer berichten, fehlt: { $points } für { $what }.
merlin-box-why-kind-missing = Keine Karte verlangt etwas wie: { $what }.
merlin-box-why-points-missing = Keine Karte ist { $points } wert.
merlin-box-why-knight-twice = { $place }: Sein Ritter beginnt, wo der von Plättchen { $other } beginnt.
merlin-box-why-principality-twice = { $place }: Zwei Dinge sind aus derselben Grafschaft.
merlin-box-why-uneven = { $what } kommt viel öfter vor als andere.
merlin-box-why-outer-blank = { $place }: Keine der äußeren Kerben ist leer.
merlin-box-why-color-once = { $place }: { $what } kommt { $number }-mal vor, nicht einmal.
merlin-box-why-example-tile = Das Plättchen aus dem Beispiel der Spielregel, mit Taube, Fisch und Fuchs, ergibt sich nicht.
