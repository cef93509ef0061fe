### The rules of Merlin, in our own words, as the page shows them.
###
### rule-M4-7 is rule M4.7 of the ledger; .title is its heading. rules-merlin-first… is the first page, picture by picture;
### example-M4-7-1 stands behind rule M4.7. The order of sections and rules on the page is the rulebook of
### web/app/merlin/listing.py, and this file follows it.

rules-merlin-first = So wird gespielt

rules-merlin-first-goal = Mit deinem Ritter und mit Merlin sammelst du Punkte. Nach sechs Runden gewinnt, wer die meisten hat.

rules-merlin-first-move = In deinem Zug benutzt du einen deiner vier Würfel: Ein Spielerwürfel zieht deinen Ritter um seine Augenzahl im Uhrzeigersinn, der Merlinwürfel zieht Merlin um seine in die Richtung, die du wählst. Wo die Figur stehen bleibt, führst du die Aktion des Feldes aus. Nach vier Zügen sind alle Würfel benutzt, und die nächste Runde beginnt.

rules-merlin-first-henchmen = Auf einem Grafschaftsfeld setzt du einen Gefolgsmann in diese Grafschaft ein: Der Baumeister bringt ein Baumaterial, der Schildknappe einen Schild, der Flaggenträger eine Flagge, und die Hofdame setzt einen Einflussmarker.

rules-merlin-first-things = Ein Schild wehrt einen Verräter derselben Farbe ab. Mit einem passenden Baumaterial baust du ein Rittergut im Umland. Einflussmarker zählen für die Mehrheit in ihrer Grafschaft.

rules-merlin-first-helpers = Eine Flagge erlaubt eine Sonderaktion, ein Apfel stellt einen Würfel auf eine andere Zahl, und mit einem Merlinstab führst du die Aktion nach einem Zug Merlins zweimal aus.

rules-merlin-first-missions = Hast du alles, was eine deiner Auftragskarten zeigt, so kannst du sie in deinem Zug erfüllen: Du bekommst ihre Punkte und gibst dafür nichts ab.

rules-merlin-first-scoring = Nach den Runden 2, 4 und 6 wird gewertet: Jeder Verräter ohne Schild kostet 3 Punkte. Die meisten Rittergüter in einem Landschaftsgebiet bringen 1 Punkt je Plättchen, die meisten Einflussmarker in einer Grafschaft 1 Punkt je Marker, jeder eingesetzte Gefolgsmann 1 Punkt.

rules-merlin-goal = Ziel des Spiels

rule-M8-3 = Mit deinem Ritter und mit Merlin sammelst du Punkte, um Nachfolger von König Artus zu werden: Wer am Ende die meisten Punkte hat, gewinnt. Wer gleichauf vorn liegt, teilt sich den Sieg, und über 100 hinaus wird einfach weitergezählt.
    .title = Wer die meisten Punkte hat, gewinnt

rule-M3-1 = Das Spiel dauert sechs Runden. In jeder seid ihr reihum im Uhrzeigersinn am Zug, angefangen beim Startspieler, bis alle ihre 4 Würfel benutzt haben; ein benutzter Würfel kommt erst zur nächsten Runde zurück.
    .title = Sechs Runden

rules-merlin-turn = Dein Zug

rule-M3-9 = Wähle einen Würfel, ziehe seine Figur, führe die Aktion des Feldes aus, auf dem sie stehen bleibt, und beende deinen Zug. Zwischendurch kannst du eine Auftragskarte erfüllen; am Ende des Zuges ziehst du dafür eine neue. Vor dem Ziehen können Apfel oder Flagge den Würfel oder die Richtung ändern, gleich danach kann eine Flagge die Aktion ändern, und mit einem Merlinstab führst du sie zweimal aus.
    .title = Der Zug der Reihe nach

rule-M3-2 = Du darfst nicht auf deinen Zug verzichten: Du musst einen Würfel benutzen und seine Figur ziehen (deinen Ritter oder Merlin). Auf die Aktion des Feldes darfst du verzichten, aber nur auf die ganze; hast du sie begonnen, führst du jeden Teil so weit aus wie möglich, und freigestellt ist nur, was „darfst“ oder „bis zu“ sagt.
    .title = Ziehen ist Pflicht

rule-M3-3 = Mit einem Spielerwürfel ziehst du deinen Ritter um genau die Augenzahl im Uhrzeigersinn. Dann führst du die Aktion des Feldes aus, auf dem er steht.
    .title = Spielerwürfel: dein Ritter

rule-M3-4 = Mit dem Merlinwürfel ziehst du Merlin um genau die Augenzahl, nach deiner Wahl im oder gegen den Uhrzeigersinn. Dann führst du die Aktion des Feldes aus, auf dem er steht.
    .title = Merlinwürfel: Merlin

rule-M3-5 = Auf einem Feld dürfen beliebig viele Figuren stehen.
    .title = Platz für alle

rule-M3-6 = Bevor du ziehst, kannst du einen Apfel in den Vorrat zurücklegen und den gewählten Würfel, auch den Merlinwürfel, auf eine beliebige andere Augenzahl drehen. Das geht einmal je Zug.
    .title = Einen Apfel einsetzen

rule-M3-7 = Hast du Merlin gezogen, kannst du einen Merlinstab in die Schachtel legen und die Aktion zweimal hintereinander ausführen, gern mit verschiedenen Entscheidungen; nach „Fremdaktion“ führst du deren Aktion zweimal aus. Du setzt höchstens einen Merlinstab je Zug ein, vor der ersten Aktion oder gleich nach ihr. Ohne die erste gibt es keine zweite, und auf die zweite darfst du verzichten.
    .title = Einen Merlinstab einsetzen

example-M3-7-1 = Mit einem Merlinstab auf dem Gralsfeld bekommst du den Gral und zwei Äpfel.

rule-M3-8 = In deinem Zug darfst du jederzeit eine Auftragskarte erfüllen: zwischen zwei beliebigen Entscheidungen, auch zwischen den beiden Aktionen eines Merlinstabs, spätestens bevor dein Zug endet. In einer Wertung geht das nie.
    .title = Eine Auftragskarte je Zug

rules-merlin-spaces = Die Felder des Aktionsrondells

rule-M4-1 = Wähle einen deiner Gefolgsleute vom Burgtableau oder aus einer der anderen fünf Grafschaften, stelle ihn auf sein Feld in dieser Grafschaft und führe seine Aktion aus, die vom Gefolgsmann abhängt. Wer dort schon steht, kann nicht gewählt werden.
    .title = Das Grafschaftsfeld

rule-M4-2 = Steht dort schon der gleiche Gefolgsmann eines Mitspielers, kommt er auf dessen Burgtableau zurück.
    .title = Wer dort steht, weicht

rule-M4-3 = Dein Baumeister nimmt ein Baumaterial aus der Grafschaft, dein Schildknappe einen Schild, dein Flaggenträger eine Flagge, soweit noch vorhanden. Einsetzen darfst du sie auch, wenn dort nichts mehr liegt.
    .title = Baumeister, Schildknappe, Flaggenträger

rule-M4-4 = Mit der Hofdame stellst du einen Einflussmarker von deinem Burgtableau in die Grafschaft, sofern du noch einen hast.
    .title = Die Hofdame

rule-M4-5 = Je nach Feld bekommst du 1 Punkt für jeden Schild, jede Flagge oder jedes Baumaterial auf deinem Burgtableau.
    .title = Punktefeld: Schild, Flagge, Baumaterial

rule-M4-6 = Du bekommst 1 Punkt für jeden deiner Einflussmarker in den sechs Grafschaften.
    .title = Punktefeld: Einflussmarker

rule-M4-7 = Je nach Feld nimmst du dir Flagge, Baumaterial oder Schild, und zwar aus einer Grafschaft, in der du mindestens einen Einflussmarker hast und in der davon noch etwas vorhanden ist.
    .title = Einflussfeld: Flagge, Baumaterial, Schild

rule-M4-8 = Wähle eine Grafschaft, in der du einen Einflussmarker hast, und setze dort einen Gefolgsmann vom Burgtableau oder aus einer anderen Grafschaft ein. Ein gleicher Gefolgsmann eines Mitspielers weicht, und du führst die Aktion deines Gefolgsmanns aus.
    .title = Einflussfeld: Gefolgsmann

rule-M4-9 = Nimm Excalibur vom Spielplan oder von dem, der es gerade besitzt, und lege dann einen deiner Verräter ab. Besitzt du Excalibur schon, legst du trotzdem einen Verräter ab; hast du keinen, wird nichts abgelegt.
    .title = Excalibur nehmen

rule-M4-10 = Nimm den Gral vom Spielplan oder von dem, der ihn gerade besitzt, und nimm dann einen Apfel aus dem Vorrat, falls noch einer da ist. Den Apfel bekommst du auch, wenn du den Gral schon besitzt.
    .title = Den Gral nehmen

rule-M4-11 = Verschiebe einen deiner Gefolgsleute aus seiner Grafschaft in die nächste, im oder gegen den Uhrzeigersinn. Ein gleicher Gefolgsmann eines Mitspielers weicht, und du führst die Aktion deines Gefolgsmanns aus.
    .title = Gefolgsmann verschieben

example-M4-11-1 = Der rote Baumeister wechselt gegen den Uhrzeigersinn vom Fuchs zur Schlange und bringt ein Baumaterial der Schlange.

rule-M4-12 = Stehen alle vier Gefolgsleute auf deinem Burgtableau, setzt du auf dem Feld „Gefolgsmann verschieben“ stattdessen einen beliebigen in eine beliebige Grafschaft ein und führst seine Aktion aus; ein gleicher Gefolgsmann eines Mitspielers weicht.
    .title = Wenn alle auf dem Burgtableau sind

rule-M4-13 = Lege einen Schild, eine Flagge oder ein Baumaterial in die zugehörige Grafschaft zurück und nimm dann aus einer beliebigen Grafschaft einen Schild, eine Flagge oder ein Baumaterial, soweit noch vorhanden. Genau dasselbe darfst du nicht gleich wieder nehmen.
    .title = Das Tauschfeld

example-M4-13-1 = Ein Baumaterial des Fisches geht zurück, eine Flagge des Fuchses kommt dafür.

rule-M4-14 = Lege zuerst keine, eine oder zwei deiner Auftragskarten ab und ziehe dann ebenso viele, eine nach der anderen, jeweils aus der Auslage oder vom Nachziehstapel. Nach jeder Karte kommt eine neue in die Auslage.
    .title = Das Auftragsfeld

rules-merlin-build = Bauen im Umland

rule-M4-15 = Lege ein passendes Baumaterial in seine Grafschaft zurück und baue ein Rittergut auf ein Geländeplättchen, auf dem noch keines steht. Mehr als 7 Rittergüter kannst du nicht bauen.
    .title = Ein Rittergut bauen

rule-M4-16 = Von jedem Geländeplättchen gehen sechs gerade Linien aus; zeige auf ein Plättchen, und du siehst sie. Endet eine davon oben oder unten am Geländerahmen bei einem Baumaterial, kannst du damit auf diesem Plättchen bauen; mindestens eines passt immer, meist sind es mehrere.
    .title = Welches Baumaterial passt

example-M4-16-1 = Die Linien dieses Plättchens enden bei Taube (grau), Fisch (blau) und Fuchs (orange): Eines der drei Baumaterialien genügt.

rule-M4-17 = Baust du auf ein Plättchen mit Turm, darfst du zusätzlich einen Schild oder eine Flagge aus einer beliebigen Grafschaft nehmen oder einen Einflussmarker vom Burgtableau in eine beliebige Grafschaft stellen. Ist nichts davon möglich, verfällt der Bonus.
    .title = Bonus am Turm

example-M4-17-1 = Grün zahlt ein Baumaterial der Taube, baut am See mit dem Turm und nimmt sich als Bonus einen Schild des Drachen.

rules-merlin-missions = Auftragskarten

rule-M7-1 = Du kannst eine Auftragskarte erfüllen, wenn jetzt alle ihre Bedingungen zutreffen; nichts zählt für zwei Bilder zugleich. Du gibst dafür nichts ab, legst die Karte auf den Ablagestapel und bekommst ihre Punkte.
    .title = Eine Auftragskarte erfüllen

example-M7-1-1 = Gelb hat den Schild des Fisches, die Hofdame beim Drachen und einen Einflussmarker: 3 Punkte, und alles bleibt bei Gelb. Am Ende des Zuges kommt eine neue Karte.

rule-M7-2 = Verlangt werden bestimmte oder beliebige Schilde, Flaggen und Baumaterialien; Einflussmarker in einer bestimmten Grafschaft oder in beliebigen (alle sechs zusammengezählt); ein bestimmter Gefolgsmann oder zwei beliebige in einer bestimmten Grafschaft; oder zwei bestimmte Gefolgsleute gemeinsam in irgendeiner Grafschaft.
    .title = Die Bedingungen

rule-M7-3 = Am Ende deines Zuges ziehst du für jede erfüllte Auftragskarte eine neue, aus der Auslage oder vom Nachziehstapel; die Auslage wird sofort aufgefüllt. Geht der Nachziehstapel aus, entsteht aus den gemischten abgelegten Karten ein neuer.
    .title = Neue Karten ziehen

rule-M7-4 = Eine Auftragskarte ist 1, 2 oder 3 Punkte wert. Der Gefolgsmann auf der Karte zählt nur mit dem Modul „Die Gunst des Königs“: Er bestimmt die Spalte der Fähigkeiten.
    .title = Die 55 Auftragskarten

rules-merlin-flags = Sonderaktionen der Flaggen

rule-M5-1 = Nur bei einer Wertung wehrst du damit alle deine Verräter einer Schildfarbe ab, einen oder mehrere, ohne Schilde abzugeben. Hast du mehrere Flaggen des Drachen, gilt jede für eine Farbe.
    .title = Flagge des Drachen (schwarz): Verräter abwehren

rule-M5-2 = Damit erfüllst du in deinem Zug eine zweite Auftragskarte, nie eine dritte, und bekommst dabei 2 Punkte zusätzlich, auch wenn du für die Karte eine Fähigkeit nimmst. Die Flagge ist schon weg, wenn die Bedingungen dieser Karte geprüft werden; am Ende des Zuges ziehst du zwei Karten.
    .title = Flagge der Taube (grau): Aufträge

rule-M5-3 = Dein Ritter zieht in diesem Zug gegen den Uhrzeigersinn.
    .title = Flagge des Fisches (blau): Rückwärts

rule-M5-4 = Du drehst den gewählten Würfel, auch den Merlinwürfel, auf die gegenüberliegende Seite, bevor du ziehst.
    .title = Flagge der Schlange (lila): Würfel drehen

rule-M5-5 = Hast du eine Figur gezogen (und vielleicht gespiegelt), führst du statt der Aktion deines Feldes die eines anderen Feldes aus, auf dem der Ritter eines Mitspielers steht. Merlin zählt dabei nicht.
    .title = Flagge des Fuchses (orange): Fremdaktion

rule-M5-6 = Hast du deinen Ritter gezogen, wechselt er auf die andere Seite des Aktionsrondells, 12 Felder weiter. Dort bleibt er, und du führst die Aktion jenes Feldes aus.
    .title = Flagge des Adlers (braun): Spiegeln

rule-M5-7 = Jede Flagge gibt dir eine Sonderaktion, und du darfst mehrere in einem Zug einsetzen, doch von jedem Tier höchstens eine je Zug (die des Drachen nur bei Wertungen). Eine Flagge muss etwas bewirken. Sobald du sie einsetzt, kommt sie in ihre Grafschaft zurück und zählt dann für nichts mehr; eine Flagge, die du in diesem Zug genommen hast, darfst du gleich einsetzen.
    .title = So setzt du Flaggen ein

rules-merlin-scoring = Wertung nach Runde 2, 4 und 6

rule-M6-1 = Bei einer Wertung wehrst du zuerst jeden Verräter ab, für den du einen passenden Schild hast: Der Schild kommt in seine Grafschaft zurück, der Verräter auf den Ablagestapel. Jeder Verräter braucht seinen eigenen Schild.
    .title = 1. Verräter abwehren

rule-M6-2 = Bevor du Schilde abgibst, darfst du Flaggen des Drachen (schwarz) und die Fähigkeit „Verräter abwehren“ einsetzen und selbst bestimmen, welche Verräter sie treffen.
    .title = Abwehren ohne Schild

rule-M6-3 = Bei einer Wertung verlierst du für jeden Verräter, den du nicht abwehrst, 3 Punkte, und er kommt auf den Ablagestapel. Dein Punktestand kann dabei unter null fallen.
    .title = Nicht abgewehrte Verräter

example-M6-3-1 = Drei Verräter, zwei passende Schilde: Beide Schilde gehen zurück, der dritte Verräter kostet 3 Punkte, und alle drei sind fort.

rule-M6-4 = Besitzt du bei einer Wertung Excalibur und hast alle deine Verräter abgewehrt, ob mit Schild, Flagge oder Fähigkeit, bekommst du 3 Punkte. Das gilt auch, wenn du gar keinen Verräter hattest.
    .title = Belohnung für Excalibur

rule-M6-5 = Sind alle fertig, zieht jeder 3 neue Verräter, im Uhrzeigersinn ab dem Startspieler; reicht der Stapel nicht, werden die abgelegten, auch die dieser Wertung, neu gemischt. Nach Runde 6 wird nicht mehr gezogen.
    .title = Drei neue Verräter

rule-M6-6 = Ein Landschaftsgebiet besteht aus zusammenhängenden Geländeplättchen einer Landschaft. Wer dort bei einer Wertung die meisten Rittergüter hat, bekommt 1 Punkt je Plättchen des Gebiets; bei Gleichstand wird geteilt und abgerundet, und steht dort kein Rittergut, bekommt niemand Punkte.
    .title = 2. Umland

example-M6-6-1 = Blau allein an einem See aus 2 Plättchen: 2 Punkte. Grün allein auf einem einzelnen Berg: 1. Rot und Gelb mit je einem Rittergut in einem Wald aus 5: je 2.

rule-M6-7 = Bei einer Wertung kommen die Grafschaften der Reihe nach dran, angefangen beim Drachen und dann im Uhrzeigersinn. Eine Grafschaft ist so viele Punkte wert, wie Einflussmarker darin stehen: Wer die meisten hat, bekommt alle Punkte; bei Gleichstand wird geteilt und abgerundet.
    .title = 3. Einfluss

example-M6-7-1 = Drei Spieler haben je einen Marker: Die 3 Punkte werden geteilt, 1 für jeden.

rule-M6-8 = Besitzt du den Gral, darfst du einmal in jeder Wertung einen Gleichstand um die meisten Einflussmarker gewinnen, an dem du beteiligt bist: Du bekommst alle Punkte der Grafschaft, die anderen keine. Du entscheidest, wenn diese Grafschaft gewertet wird; im Umland hilft der Gral nicht, und du behältst ihn.
    .title = Der Gral bei Gleichstand

example-M6-8-1 = Je 2 Marker beim Fuchs: je 2 Punkte. Hält Rot den Gral und setzt ihn hier ein: 4 für Rot allein.

rule-M6-9 = Ist eine Grafschaft gewertet, bleibt von jedem Spieler höchstens 1 Einflussmarker stehen; die übrigen kommen auf die Burgtableaus zurück.
    .title = Nur ein Einflussmarker bleibt

example-M6-9-1 = 3 rote, 2 grüne, 1 blauer Marker: 6 Punkte für Rot. Danach gehen 2 rote und 1 grüner zurück.

rule-M6-10 = Du bekommst 1 Punkt für jeden deiner Gefolgsleute, der in einer Grafschaft steht.
    .title = 4. Gefolgsleute

example-M6-10-1 = 4, 3, 3 und 1 Gefolgsleute in den Grafschaften: 4, 3, 3 und 1 Punkt.

rule-M6-11 = Alle Entscheidungen einer Wertung fallen Schritt für Schritt, im Uhrzeigersinn ab dem Startspieler der Runde, die gerade zu Ende ist.
    .title = Wer zuerst entscheidet

rules-merlin-end = Rundenende und Spielende

rule-M8-1 = Nach der Wertung, falls es eine gibt, geht der Startspielermarker im Uhrzeigersinn weiter, der Rundenzähler rückt vor, und alle würfeln neu.
    .title = Die nächste Runde

rule-M8-2 = Nach der Wertung der sechsten Runde bekommst du noch 1 Punkt je Apfel, 2 Punkte je Merlinstab und 1 Punkt für je 3 ungenutzte Materialien: Schilde, Flaggen und Baumaterialien zusammengezählt und abgerundet.
    .title = Die Schlusswertung

example-M8-2-1 = 2 Flaggen, 2 Baumaterialien, 1 Schild: fünf Materialien, 1 Punkt.

rules-merlin-favor = Modul: Die Gunst des Königs

rule-M9-1 = Du hast ein Sondertableau mit 4 Spalten, einer je Gefolgsmann, und 3 Zeilen sowie 4 Siegel. Erfüllst du eine Auftragskarte, nimmst du ihre Punkte oder lernst eine Fähigkeit.
    .title = Punkte oder Fähigkeit

rule-M9-2 = Der Gefolgsmann auf der Karte bestimmt die Spalte, und die Nummer der Zeile darf höchstens so groß sein wie die Punktzahl der Karte. Jede Fähigkeit kostet ein Siegel und ist nur einmal zu haben; mehr als vier lernst du nicht, und ein Siegel wird nie versetzt.
    .title = Welche Fähigkeit du lernst

rule-M9-3 = Für jede weitere Auftragskarte mit diesem Gefolgsmann, die du erfüllst, bekommst du 1 Punkt zusätzlich, ob du ihre Punkte nimmst oder eine Fähigkeit. Für die Karte, mit der du die Fähigkeit gelernt hast, gilt das noch nicht.
    .title = Zeile 1: +1 je weiteren Auftrag

example-M9-3-1 = Eine Karte mit 2 Punkten, die den Baumeister zeigt, bringt mit dieser Fähigkeit 3.

rule-M9-4 = Auf einem Grafschaftsfeld darfst du diesen Gefolgsmann in eine beliebige Grafschaft einsetzen, nur nicht in die, in der er steht. So kannst du auch einen wählen, der schon in der Grafschaft deines Feldes steht, und ihn in eine andere versetzen.
    .title = Zeile 2: beliebige Grafschaft

rule-M9-5 = Eine Fähigkeit der dritten Zeile kannst du einmal nutzen, dann wird ihr Siegel umgedreht. Nach jeder Wertung wird es zurückgedreht; im ganzen Spiel kannst du sie also höchstens dreimal nutzen.
    .title = Zeile 3: nach jeder Wertung wieder

rule-M9-6 = Auf einem Feld „Bauen“ baust du zwei Rittergüter, aber nur, wenn du beide bauen und bezahlen kannst; jeder Turm gibt seinen Bonus. Ein Merlinstab geht dabei nicht.
    .title = Baumeister: Doppelt bauen

rule-M9-7 = Auf einem Punktefeld wählst du selbst, ob du Schilde, Flaggen, Baumaterialien oder Einflussmarker wertest, und bekommst 1 Punkt mehr.
    .title = Flaggenträger: Beliebige Punkte

rule-M9-8 = Du wehrst einen Verräter ohne seinen Schild ab und bekommst 1 Punkt, jederzeit in deinem Zug oder bei einer Wertung.
    .title = Schildknappe: Verräter abwehren

rule-M9-9 = Statt der Aktion eines Einflussfeldes wählst du nacheinander zwei Grafschaften, in denen du einen Einflussmarker hast, auch zweimal dieselbe, setzt in jede einen Gefolgsmann ein und führst seine Aktion aus. Für beide gelten die Regeln des Einsetzens, und derselbe Gefolgsmann darf zweimal eingesetzt werden; ist nur ein Einsatz möglich, bleibt es bei einem. Ein Merlinstab geht dabei nicht.
    .title = Hofdame: Doppelte Aktion

rule-M9-10 = Fähigkeiten, die zu einem Feld gehören, gelten für das Feld, dessen Aktion du ausführst, also auch nach „Spiegeln“ oder „Fremdaktion“. Mit einem Merlinstab darf „In beliebige Grafschaft einsetzen“ beide Aktionen verändern, „Beliebige Punkte“ nur eine davon.
    .title = Fähigkeiten, Flaggen und Merlinstab

rules-merlin-box = Was in der Schachtel ist

rule-M1-1 = Alle teilen sich 24 Geländeplättchen (Berg, Wald und See, je 5 ohne und 3 mit Turm) mit zwei Geländerahmen, 55 Auftragskarten, 4 Startplättchen, je 36 Schilde, Flaggen und Baumaterialien (6 von jedem je Grafschaft), 24 Verräter (4 je Grafschaft), 11 Äpfel, den Gral, Excalibur und Merlin.
    .title = Das gemeinsame Spielmaterial

rule-M1-2 = Du hast 1 Ritter, 4 Gefolgsleute (Hofdame, Schildknappe, Baumeister und Flaggenträger), 3 Spielerwürfel und einen weißen Merlinwürfel, 3 Merlinstäbe, 7 Rittergüter, deine Einflussmarker und ein Burgtableau für alles, was dir gehört.
    .title = Dein Spielmaterial

rule-M1-4 = Rund um das Aktionsrondell liegen im Uhrzeigersinn die Grafschaften des Drachen (schwarz), der Taube (grau), des Fisches (blau), der Schlange (lila), des Fuchses (orange) und des doppelköpfigen Adlers (braun).
    .title = Die sechs Grafschaften

rule-M1-5 = Das Aktionsrondell hat 24 Felder: 6 Grafschaftsfelder (jedes vierte Feld), 4 Punktefelder, 4 Einflussfelder, je 1 Feld für Excalibur, für den Gral und für „Gefolgsmann verschieben“, 2 Tauschfelder, 2 Auftragsfelder und 3 Felder „Bauen“.
    .title = Das Aktionsrondell

rules-merlin-setup = Spielaufbau

rule-M2-1 = Merlin steht auf dem Feld der Drachengrafschaft, und in jeder Grafschaft liegen 6 Schilde, 6 Flaggen und 6 Baumaterialien. Gral und Excalibur sind auf dem Spielplan, alle haben 0 Punkte, und Gefolgsleute, Einflussmarker und Merlinstäbe liegen auf den Burgtableaus.
    .title = Der Spielplan zu Beginn

rule-M2-5 = Die Geländeplättchen liegen zufällig in Reihen zu 6 zwischen den beiden Geländerahmen und bilden das Umland. Zu viert sind es alle 24 in 4 Reihen; zu zweit und zu dritt bleibt von jeder Landschaft eines mit und eines ohne Turm in der Schachtel, es sind also 18 in 3 Reihen.
    .title = Das Umland

rule-M2-2 = Du beginnst mit 1 Apfel; die übrigen der 11 Äpfel bilden den Vorrat.
    .title = Ein Apfel für jeden

rule-M2-3 = Die Auftragskarten werden gemischt: 3 liegen offen als Auslage, der Rest ist der verdeckte Nachziehstapel.
    .title = Auslage und Nachziehstapel

rule-M2-4 = Die Verräter werden verdeckt zu einem Stapel gemischt; gezogen wird immer von oben. Ziehst du einen Verräter, liegt er offen an deinem Burgtableau.
    .title = Die Verräter

rule-M2-6 = Wer anfängt, wird ausgelost, wenn ihr den Startspieler nicht vor dem Spiel bestimmt.
    .title = Der Startspieler

rule-M2-7 = Du bekommst zufällig eines der 4 Startplättchen. Es zeigt, auf welchem Grafschaftsfeld dein Ritter beginnt, aus welchen Grafschaften du eine Flagge, einen Schild und ein Baumaterial nimmst und in welche du einen Einflussmarker stellst; das können lauter verschiedene Grafschaften sein.
    .title = Dein Startplättchen

rule-M2-8 = Du ziehst 3 Verräter sowie 4 Auftragskarten vom Nachziehstapel.
    .title = Erste Verräter und Auftragskarten

rule-M2-9 = Alle würfeln ihre 4 Würfel. Bei einem Drilling oder Vierling würfelst du alle 4 neu, bis keiner mehr dabei ist.
    .title = Alle würfeln

rules-merlin-options = Varianten und offene Karten

rule-M1-3 = Du spielst mit 6 Einflussmarkern, wenn ihr vor dem Spiel nicht 7 einstellt; die Fassungen der Spielregel nennen beide Zahlen. Der Marker deines Startplättchens ist einer davon.
    .title = 6 oder 7 Einflussmarker

rule-M2-10 = Offen für alle sind Würfel, Verräter an den Burgtableaus, Materialien, Einflussmarker, die Auslage, beide Ablagestapel und wie viele Karten jede Hand und jeder Stapel hat. Verdeckt bleiben die Auftragskarten in den Händen, der Nachziehstapel und der Stapel der Verräter.
    .title = Was alle sehen

rules-merlin-reconstruction = Was wir rekonstruiert haben

rule-M10-1 = Die Spielregel nennt alle Felder, aber nicht ihre Reihenfolge; die haben wir rekonstruiert. Zwischen zwei Grafschaftsfeldern liegen drei andere, nie zwei gleiche nebeneinander, die Felder „Bauen“ sind 7 bis 9 Schritte voneinander entfernt, Excalibur und Gral mindestens 9, und gegenüberliegende Felder sind verschieden, außer den Grafschaftsfeldern, die einander gegenüberliegen.
    .title = Die Reihenfolge der Felder

rule-M10-2 = Bis auf drei sind die 55 Auftragskarten rekonstruiert: Eine Karte ist so viele Punkte wert, wie sie Dinge verlangt. Alle Arten von Bedingungen kommen vor, Farben und Gefolgsleute sind gleichmäßig verteilt, keine Karte ist unerfüllbar, und keine zwei verlangen dasselbe.
    .title = Die Auftragskarten

rule-M10-3 = Auch die vier Startplättchen sind rekonstruiert: Jeder Ritter beginnt auf einem anderen Grafschaftsfeld, Flagge, Schild, Baumaterial und Einflussmarker eines Plättchens gehören zu vier verschiedenen Grafschaften, und keine Grafschaft kommt viel öfter vor als die anderen.
    .title = Die Startplättchen

rule-M10-4 = Die Geländerahmen sind rekonstruiert: In jeder Reihe liegen 6 Plättchen, jede zweite Reihe ist um ein halbes Plättchen nach rechts versetzt. Jeder Rahmen hat 7 Kerben, in denen jede der sechs Farben einmal vorkommt; eine Kerbe am Rand bleibt leer, und die Rahmen sind bei 3 und 4 Reihen dieselben.
    .title = Die Geländerahmen

rule-M10-5 = Dass Blau „Rückwärts“ ist, wissen wir; die übrigen Sonderaktionen haben wir den Farben in der Reihenfolge der Spielregel zugeordnet, im Uhrzeigersinn ab dem Drachen.
    .title = Welche Flagge was kann
