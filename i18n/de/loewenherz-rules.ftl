### The rules of Löwenherz, in our own words, as the page shows them.
###
### rule-L5-4 is rule L5.4 of the ledger; .title is its heading. rules-loewenherz-first… is the first page, picture by picture;
### example-L5-4-1 stands behind rule L5.4. The order of sections and rules on the page is the rulebook of
### web/app/loewenherz/listing.py, and this file follows it.

rules-loewenherz-first = So wird gespielt

rules-loewenherz-first-goal = Mit Grenzen schließt du deine Burgen ein. Land mit genau einer Burg darin ist ein Gebiet, und es gehört dem, dessen Burg es ist. Auch der Rand des Landes zählt als Grenze.

rules-loewenherz-first-points = In deinen Gebieten bringt dir jeder Wald 1 Siegpunkt, jedes Dorf 3 und die Königsstadt 5. Verlierst du ein Feld, verlierst du auch seine Punkte.

rules-loewenherz-first-turn = Dein Zug: Für jede Minensorte in deinen Gebieten bekommst du 1 Dukaten. Dann verkaufst du eine Machtkarte (blaue Zahl) oder spielst eine (rote Zahl). Zum Schluss ziehst du eine Karte nach.

rules-loewenherz-first-actions = Mit einer Karte setzt du Grenzen, setzt Ritter, erweiterst ein Gebiet, lässt einen Ritter des Nachbarn überlaufen oder schließt ein Bündnis.

rules-loewenherz-first-expand = Ritter sind die Stärke eines Gebiets: Hat deines mehr Ritter als das des Nachbarn, darfst du dort Felder nehmen. Land, das zu keinem Gebiet gehört, darfst du auch ohne Ritter nehmen.

rules-loewenherz-first-mines = Drei oder vier Minen einer Sorte in deinen Gebieten sind ein Minenmonopol: 5 Siegpunkte, solange du es hast. Sie bringen zusammen nur 1 Dukaten je Zug; mehr bringen verschiedene Sorten.

rules-loewenherz-first-end = Wer als Erster das Ziel erreicht, gewinnt sofort: 50 Siegpunkte zu zweit, 40 zu dritt, 30 zu viert. Sind vorher alle Karten ausgespielt, gewinnen die meisten Punkte.

rules-loewenherz-goal = Ziel des Spiels

rule-L2-3 = Du umgibst deine Burgen mit Grenzen und sammelst Siegpunkte für Wälder, Dörfer und die Königsstadt in deinen Gebieten, bis der König zurückkehrt. Das Ziel, die Krone auf der Zählleiste, liegt bei 30 Siegpunkten, wenn ihr zu viert spielt, bei 40 zu dritt und bei 50 zu zweit.
    .title = Das Ziel des Königs

rule-L7-1 = Wer das Ziel erreicht oder überschreitet, gewinnt sofort. Das wird für alle geprüft, wenn eine Aktion ganz ausgeführt ist, noch bevor die Hand aufgefüllt wird; schaffen es mehrere zugleich, zählen die meisten Siegpunkte, dann die meisten Dukaten, sonst gewinnen sie gemeinsam.
    .title = Sofort gewonnen

rules-loewenherz-turn = Dein Zug

rule-L3-1 = Am Anfang deines Zuges bekommst du 1 Dukaten für jede Minensorte in deinen Gebieten, egal wie viele Minen dieser Sorte du hast.
    .title = Zuerst Einnahmen

example-L3-1-1 = 2 Kupfer-, 3 Edelstein- und 1 Goldmine: drei Sorten, also 3 Dukaten in jedem Zug. Die drei Edelsteine sind dazu ein Minenmonopol: 5 Siegpunkte.

rule-L3-2 = Dann verkaufst du eine Machtkarte oder spielst eine; eines von beiden musst du tun. Verkaufen geht immer.
    .title = Verkaufen oder spielen

rule-L3-3 = Lege die Karte offen in den Machtmarkt, neben die schon verkauften, und nimm so viele Dukaten, wie ihr blauer Verkaufspreis sagt.
    .title = Eine Machtkarte verkaufen

rule-L3-4 = Bezahle den roten Preis, lege die Karte offen ab und führe eine ihrer Aktionen aus. Du brauchst die Dukaten für den Preis und für Wälder zusammen; eine Aktion, die nichts bewirken könnte, steht nicht zur Wahl, und eine Karte ohne mögliche Aktion kannst du nicht spielen.
    .title = Eine Machtkarte spielen

rule-L3-5 = Zum Schluss füllst du deine Hand auf 3 Karten auf: mit der obersten Karte des Machtkartenstapels oder mit einer beliebigen aus dem Machtmarkt, nur nicht mit der, die du gerade verkauft hast.
    .title = Die Hand auffüllen

rules-loewenherz-domains = Grenzen und Gebiete

rule-L4-1 = Grenzen stehen zwischen zwei benachbarten Feldern, und der Rand des Landes zählt als Grenze. Benachbart heißt waagerecht oder senkrecht, nie diagonal.
    .title = Wo Grenzen stehen

rule-L4-2 = Felder, die ohne Grenze zusammenhängen, bilden eine Fläche. Mit genau einer Burg ist sie ein Gebiet dessen, dem die Burg gehört, egal wer die Grenzen gesetzt hat; mit zwei oder mehr Burgen ist sie freies Land, ohne Burg eine Neutrale Zone. Das wird nach jeder Grenze und jedem übernommenen Feld neu bestimmt, und so können auf einmal mehrere Gebiete entstehen, auch für mehrere Spieler.
    .title = Wann ein Gebiet entsteht

example-L4-2-1 = Ohne die zwei gestrichelten Grenzen ist das Land um Blaus Burg noch offen. Mit ihnen ist es ein Gebiet.

example-L4-2-2 = Zwei Burgen in einem Ring aus Grenzen sind noch kein Gebiet. Eine Linie zwischen ihnen macht zwei daraus.

rule-L4-3 = Ein neues Gebiet bringt 1 Siegpunkt je Wald, 3 je Dorf und 5 für die Königsstadt; Minen und Wiesen zählen nichts.
    .title = Was ein Gebiet zählt

example-L4-3-1 = Ein Gebiet in der Ecke: ein Wald, ein Dorf und eine Mine bringen 1 + 3 + 0 = 4 Siegpunkte.

example-L4-3-2 = Eine einzige neue Grenze schließt zwei Gebiete: 7 Siegpunkte für Blau, 1 für Gelb.

rule-L4-4 = Eine Grenze zwischen zwei Feldern desselben Gebiets kommt sofort in den Vorrat zurück, ob das Gebiet neu ist oder gewachsen. Alle anderen bleiben, auch in freiem Land und in Neutralen Zonen.
    .title = Überflüssige Grenzen

rule-L4-5 = Ein Gebiet bleibt ein Gebiet, auch wenn kein Ritter darin steht.
    .title = Gebiet ohne Ritter

rule-L4-7 = Ein Gebiet verschwindet nie und ist an seiner Burg zu erkennen. Jeder Ritter hängt über benachbarte eigene Figuren ohne Grenze dazwischen mit einer Burg seiner Farbe zusammen, darum steht nie eine Figur in einem fremden Gebiet.
    .title = Gebiete und Ritter bleiben

rules-loewenherz-mines = Minen und Punktestand

rule-L6-1 = Besitzt du in deinen Gebieten 3 oder 4 Minen einer Sorte, hast du das Minenmonopol und 5 Siegpunkte.
    .title = Das Minenmonopol

rule-L6-2 = Verlierst du das Minenmonopol wieder, verlierst du auch die 5 Siegpunkte.
    .title = Monopol verloren

example-L6-2-1 = Drei Silberminen: 5 Siegpunkte. Wird eine davon genommen, sind sie wieder weg.

rule-L4-6 = Nach jeder Aktion hast du 1 Siegpunkt je Wald, 3 je Dorf und 5 für die Königsstadt in deinen Gebieten, dazu 5 für jedes Minenmonopol. Nur die Dukaten am Spielende kommen noch hinzu.
    .title = Dein Punktestand

rules-loewenherz-actions = Die fünf Aktionen

rule-L5-3 = Jede einzelne Grenze, jeder Ritter und jedes Feld wirkt sofort. Siegpunkte und das Ziel werden erst geprüft, wenn die ganze Aktion ausgeführt ist.
    .title = Wann etwas wirkt

rule-L5-1 = Je nach Karte setzt du bis zu 1, 2 oder 3 Grenzen. Einige darfst du weglassen, aber nicht alle; reicht der Vorrat nicht, setzt du, was da ist.
    .title = Grenzen setzen

rule-L5-2 = Setze nie eine Grenze zwischen zwei benachbarte Figuren einer Farbe, nie in ein Gebiet, nie an den Rand und nie dorthin, wo schon eine steht. In freiem Land und in Neutralen Zonen ist es erlaubt.
    .title = Wo keine Grenze stehen darf

rule-L5-4 = Setze 1 oder 2 Ritter, je nach Karte, auf freie Wiesen oder Wälder, die waagerecht oder senkrecht an eine eigene Burg oder einen eigenen Ritter stoßen, ohne Grenze dazwischen; ein Wald kostet 1 Dukaten extra. Den zweiten darfst du weglassen, und beide dürfen an verschiedenen Stellen stehen, in Gebieten oder außerhalb.
    .title = Ritter setzen

example-L5-4-1 = Blau darf auf jedes markierte Feld; die angekreuzten liegen hinter einer Grenze.

rule-L5-5 = Ritter dürfen nie auf Dörfern, Minen oder der Königsstadt stehen. Hast du keinen Ritter mehr im Vorrat, ist die Aktion nicht möglich.
    .title = Wo kein Ritter stehen darf

rule-L5-6 = Erweitere genau eines deiner Gebiete um 1 oder 2 Felder, je nach Karte: Das erste Feld grenzt waagerecht oder senkrecht an das Gebiet, das zweite an das Gebiet oder an das erste Feld. Das zweite darfst du weglassen.
    .title = Gebiet erweitern

example-L5-6-1 = Zwei Felder an verschiedenen Stellen des Gebiets: erlaubt.

example-L5-6-2 = Das zweite Feld stößt nur an das erste: auch erlaubt.

rule-L5-7 = Gehört ein Feld zu keinem Gebiet, kannst du es ohne Weiteres übernehmen, auch wenn in deinem Gebiet kein Ritter steht. Auf ein Feld mit einer gegnerischen Figur und in ein eigenes Gebiet darfst du nicht erweitern.
    .title = Welche Felder du übernimmst

rule-L5-8 = In ein gegnerisches Gebiet erweiterst du nur, wenn in deinem Gebiet mehr Ritter stehen als in jenem und kein Bündnis zwischen beiden besteht. Für das zweite Feld wird neu verglichen.
    .title = In ein gegnerisches Gebiet

example-L5-8-1 = Nachbarn mit 3, 2 und 1 Rittern: Rot darf in Gelbs Gebiet, Gelb in Blaus, Blau in keines.

rule-L5-9 = Die Grenzen folgen dem neuen Umriss. Was von seiner Burg abgeschnitten ist, wird zur Neutralen Zone, und wem es gehörte, der verliert die Siegpunkte dafür; gewonnene und verlorene Siegpunkte werden für alle gezählt.
    .title = Was abgeschnitten wird

example-L5-9-1 = Gelb nimmt ein Dorf und einen Wald: +4. Blau verliert sie und dazu die zwei Wälder dahinter, die nun von der Burg abgeschnitten sind: −6.

rule-L5-10 = Ein Feld, auf dem irgendeine Figur steht, lässt sich nie übernehmen. Auch müssen die Grenzen im Vorrat, zusammen mit denen, die dabei frei werden, für den neuen Umriss reichen.
    .title = Wann Erweitern nicht geht

rule-L5-11 = Wähle ein eigenes Gebiet und ein benachbartes gegnerisches; in jedem muss ein Ritter stehen und zwischen ihnen mindestens eine Grenze. Der Gegner nimmt dort einen Ritter zurück, und du setzt einen eigenen in dein Gebiet, nach den Regeln für Ritter und mit dem Dukaten für einen Wald. Das geht nur, wenn du ihn setzen kannst, und nie gegen ein eigenes Gebiet; ein Bündnis steht dem nicht im Weg.
    .title = Der Überläufer

rule-L5-12 = Welchen Ritter er zurücknimmt, wählt der Gegner, doch die übrigen müssen mit ihrer Burg verbunden bleiben. Bei der neutralen Farbe wählt, wer die Karte spielt.
    .title = Welcher Ritter geht

example-L5-12-1 = Burg, Ritter, Ritter in einer Reihe: Nur der äußere Ritter kann gehen; ohne den inneren wäre er von der Burg getrennt.

rule-L5-13 = Wähle ein eigenes Gebiet und ein benachbartes gegnerisches: Bis zum Spielende darf keines mehr in das andere erweitert werden, auch wenn die gemeinsame Grenze verschwindet. Zwischen denselben beiden Gebieten gibt es nur ein Bündnis.
    .title = Ein Bündnis schließen

example-L5-13-1 = Blau ist mit dem oberen gelben Gebiet verbündet: Dort darf es kein Feld nehmen, im unteren schon.

rules-loewenherz-end = Spielende

rule-L7-2 = Ist die letzte Karte des Machtkartenstapels gezogen, wird keine Hand mehr aufgefüllt, auch nicht aus dem Machtmarkt. Ihr spielt oder verkauft weiterhin eine Karte je Zug; so hat jeder noch drei Züge.
    .title = Der Stapel ist leer

rule-L7-3 = Ist die letzte Karte aller Hände gespielt oder verkauft, endet das Spiel. Wer vorher das Ziel erreicht, gewinnt auch jetzt noch sofort.
    .title = Die letzte Karte

rule-L7-4 = Nur bei diesem Ende bekommt 5 Siegpunkte, wer die meisten Dukaten hat, und 3, wer die nächstkleinere Summe hat; alle mit gleich vielen bekommen sie. Mit 0 Dukaten bekommst du nichts.
    .title = Siegpunkte für Dukaten

example-L7-4-1 = 9, 9, 6 und 0 Dukaten: 5, 5, 3 und 0 Siegpunkte.

rule-L7-5 = Es gewinnt, wer die meisten Siegpunkte hat, bei Gleichstand, wer von ihnen die meisten Dukaten hat; sonst teilt ihr euch den Sieg.
    .title = Wer dann gewinnt

rules-loewenherz-box = Was in der Schachtel ist

rule-L1-1 = Neun Landschaftsteile zu 4 mal 4 Feldern bilden ein Land von 12 mal 12 Feldern: 1 Königsstadt, 10 Dörfer, 16 Minen (je 4 für Gold, Silber, Kupfer und Edelstein) und 117 Felder Wald oder Wiese.
    .title = Das Land

rule-L1-2 = Es gibt 60 Machtkarten mit den Buchstaben A, B, C und D auf der Rückseite. Jede hat einen Preis zum Spielen (rot), einen Verkaufspreis (blau) und eine Aktion oder zwei, von denen du eine auswählst.
    .title = Die Machtkarten

rule-L1-3 = Jede Farbe hat 15 Ritter und 4 Burgen, für alle zusammen gibt es 100 Grenzen. Der Vorrat an Dukaten geht nie aus.
    .title = Ritter, Burgen, Grenzen, Dukaten

rules-loewenherz-setup = Spielaufbau

rule-L2-1 = Das Landschaftsteil mit der Königsstadt liegt in der Mitte, die anderen acht liegen zufällig darum herum, jedes zufällig gedreht.
    .title = Das Land auslegen

rule-L2-2 = Du beginnst mit 4 Burgen (zu viert mit 3), 7 Dukaten, 3 Machtkarten und 0 Siegpunkten; deine Karten ziehst du, bevor Burgen gesetzt werden. Im Machtkartenstapel ist jeder Buchstabe für sich gemischt, A liegt oben, darunter B, C und D.
    .title = Womit du beginnst

rule-L2-4 = Reihum im Uhrzeigersinn setzt jeder eine Burg auf eine freie Wiese und einen Ritter auf eine freie Wiese oder einen freien Wald daneben (nicht diagonal; der Wald kostet hier nichts), bis alle Burgen und ebenso viele Ritter stehen. Wo kein solches Feld frei ist, darfst du keine Burg setzen; wer als Erster setzt, wird ausgelost.
    .title = Burgen einsetzen

rule-L2-5 = Zwischen zwei Burgen einer Farbe liegen mindestens 6 Felder, gezählt in waagerechten und senkrechten Schritten. Lässt kein Feld das zu, genügen für diese eine Burg 5, notfalls 4 und so weiter.
    .title = Abstand zwischen deinen Burgen

example-L2-5-1 = Zwischen den beiden blauen Burgen liegen genau 6 Felder: erlaubt.

rule-L2-7 = Den ersten Zug hat, wer als Letzter eine Burg mit Ritter gesetzt hat.
    .title = Wer beginnt

rules-loewenherz-options = Zu zweit und offene Karten

rule-L2-6 = Zu zweit spielt eine dritte, neutrale Farbe mit: Nach euren eigenen Figuren setzt ihr abwechselnd je zwei neutrale Burgen mit je einem Ritter, insgesamt vier, nach denselben Regeln. Die neutrale Farbe hat keine Züge, Einnahmen, Karten oder Siegpunkte, gilt sonst aber überall als Gegner.
    .title = Die neutrale Farbe

rule-L2-8 = Offen für alle sind Dukaten, Machtmarkt, gespielte Karten und die Buchstaben auf den Rückseiten, auch in den Händen. Verdeckt bleiben die Vorderseiten der Handkarten und des Machtkartenstapels.
    .title = Was alle sehen

rules-loewenherz-reconstruction = Was wir rekonstruiert haben

rule-L8-1 = Was auf den einzelnen Landschaftsteilen liegt, haben wir rekonstruiert: In der Mitte liegen die Königsstadt und 4 Minen, jedes äußere Teil hat genug Wiesen mit Wiese oder Wald daneben für Burgen, Minen einer Sorte verteilen sich auf verschiedene Teile, und es gibt 40 bis 50 Wälder.
    .title = Die Landschaftsteile

rule-L8-2 = Auch die 60 Machtkarten sind rekonstruiert: A hat mindestens 12 Karten, vor allem Grenzen und Ritter; erweitern kannst du ab B, Überläufer und Bündnisse gibt es nur in C und D. Einige Karten haben zwei Aktionen, zum Beispiel „Ritter setzen“ oder „Gebiet erweitern“.
    .title = Die Machtkarten

rule-L8-3 = Die Preise sind rekonstruiert: Die meisten Aktionen kosten 3 bis 7 Dukaten, eine einzelne Grenze weniger, und der Verkaufspreis ist meist gleich hoch oder etwas niedriger. Ohne Minen musst du etwa jeden zweiten Zug verkaufen.
    .title = Die Preise

rule-L8-4 = Gold- und Kupferminen sehen einander in der Schachtel ähnlich; hier unterscheiden sich alle Minensorten durch ihr Zeichen und nicht nur durch die Farbe.
    .title = Die Zeichen der Minen
