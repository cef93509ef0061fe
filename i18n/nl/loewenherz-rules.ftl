### The rules of Löwenherz, in our own words, as the page shows them.
###
### rule-L5-4 is rule L5.4 of the ledger; .title is its heading. rules-loewenherz-first… is the first page, picture by picture;
### example-L5-4-1 stands behind rule L5.4. The order of sections and rules on the page is the rulebook of
### web/app/loewenherz/listing.py, and this file follows it.

rules-loewenherz-first = Zo wordt er gespeeld

rules-loewenherz-first-goal = Met grenzen sluit je je kastelen in. Land met precies één kasteel erin is een gebied, en dat is van wie het kasteel is. Ook de rand van het land telt als grens.

rules-loewenherz-first-points = In je gebieden levert elk bos je 1 overwinningspunt op, elk dorp 3 en de koningsstad 5. Verlies je een veld, dan verlies je ook de punten ervan.

rules-loewenherz-first-turn = Je beurt: voor elke mijnsoort in je gebieden krijg je 1 dukaat. Dan verkoop je een machtkaart (blauw getal) of speel je er een (rood getal). Tot slot trek je een kaart.

rules-loewenherz-first-actions = Met een kaart plaats je grenzen of ridders, breid je een gebied uit, laat je een ridder van de buur overlopen of sluit je een bondgenootschap.

rules-loewenherz-first-expand = Ridders zijn de kracht van een gebied: heeft het jouwe meer ridders dan dat van je buur, dan mag je daar velden nemen. Land dat bij geen gebied hoort, mag je ook zonder ridders nemen.

rules-loewenherz-first-mines = Drie of vier mijnen van één soort in je gebieden zijn een mijnmonopolie: 5 overwinningspunten zolang je het hebt. Samen leveren ze maar 1 dukaat per beurt op; verschillende soorten leveren meer op.

rules-loewenherz-first-end = Wie als eerste het doel bereikt, wint meteen: 50 overwinningspunten met twee, 40 met drie, 30 met vier spelers. Zijn eerder alle kaarten op, dan winnen de meeste punten.

rules-loewenherz-goal = Doel van het spel

rule-L2-3 = Je omgeeft je kastelen met grenzen en verzamelt overwinningspunten voor bossen, dorpen en de koningsstad in je gebieden, tot de koning terugkeert. Het doel, de kroon op het scorespoor, ligt met vier spelers op 30, met drie op 40 en met twee op 50 overwinningspunten.
    .title = Het doel van de koning

rule-L7-1 = Wie het doel bereikt of voorbijgaat, wint meteen. Dat wordt voor iedereen bekeken als een actie helemaal is uitgevoerd, nog voordat de hand wordt aangevuld; halen meerdere spelers het tegelijk, dan tellen de meeste overwinningspunten, daarna de meeste dukaten, en anders winnen ze samen.
    .title = Meteen gewonnen

rules-loewenherz-turn = Jouw beurt

rule-L3-1 = Aan het begin van je beurt krijg je 1 dukaat voor elke mijnsoort in je gebieden, hoeveel mijnen van die soort je ook hebt.
    .title = Eerst de inkomsten

example-L3-1-1 = 2 koper-, 3 edelsteen- en 1 goudmijn: drie soorten, dus 3 dukaten in elke beurt. De drie edelstenen zijn ook een mijnmonopolie: 5 overwinningspunten.

rule-L3-2 = Daarna verkoop je één machtkaart of speel je er één; een van de twee moet. Verkopen kan altijd.
    .title = Verkopen of spelen

rule-L3-3 = Leg de kaart open op de markt, naast de eerder verkochte kaarten, en neem zoveel dukaten als de blauwe verkoopprijs aangeeft.
    .title = Een machtkaart verkopen

rule-L3-4 = Betaal de rode prijs, leg de kaart open weg en voer een van de acties op de kaart uit. Je hebt de dukaten voor de prijs en voor bossen samen nodig; een actie die niets kan uitrichten, kun je niet kiezen, en een kaart zonder mogelijke actie kun je niet spelen.
    .title = Een machtkaart spelen

rule-L3-5 = Tot slot vul je je hand aan tot 3 kaarten: met de bovenste kaart van de kaartenstapel of met een kaart naar keuze van de markt, alleen niet met de kaart die je net hebt verkocht.
    .title = De hand aanvullen

rules-loewenherz-domains = Grenzen en gebieden

rule-L4-1 = Grenzen staan tussen twee aangrenzende velden, en de rand van het land telt als grens. Aangrenzend is horizontaal of verticaal, nooit diagonaal.
    .title = Waar grenzen staan

rule-L4-2 = Velden die zonder grens met elkaar verbonden zijn, vormen een vlak. Met precies één kasteel is het een gebied van de eigenaar van dat kasteel, wie het ook heeft gesloten; met twee of meer kastelen is het vrij land, zonder kasteel een neutrale zone. Dat wordt na elke grens en elk overgenomen veld opnieuw bekeken, en zo kunnen in één keer meerdere gebieden ontstaan, ook voor meerdere spelers.
    .title = Wanneer een gebied ontstaat

example-L4-2-1 = Zonder de twee gestippelde grenzen is het land rond het blauwe kasteel nog open. Met die grenzen is het een gebied.

example-L4-2-2 = Twee kastelen binnen één ring van grenzen zijn nog geen gebied. Een lijn ertussen maakt er twee van.

rule-L4-3 = Een nieuw gebied levert 1 overwinningspunt per bos op, 3 per dorp en 5 voor de koningsstad; mijnen en weiden tellen niet.
    .title = Wat een gebied oplevert

example-L4-3-1 = Een gebied in de hoek: een bos, een dorp en een mijn leveren 1 + 3 + 0 = 4 overwinningspunten op.

example-L4-3-2 = Eén nieuwe grens sluit twee gebieden: 7 overwinningspunten voor blauw, 1 voor geel.

rule-L4-4 = Een grens tussen twee velden van hetzelfde gebied gaat meteen terug naar de voorraad, of het gebied nu nieuw is of gegroeid. Alle andere blijven staan, ook in vrij land en in neutrale zones.
    .title = Overbodige grenzen

rule-L4-5 = Een gebied blijft een gebied, ook als er geen ridder in staat.
    .title = Gebied zonder ridders

rule-L4-7 = Een gebied verdwijnt nooit en is te herkennen aan zijn kasteel. Elke ridder is via aangrenzende eigen stukken zonder grens ertussen verbonden met een kasteel van zijn kleur, dus staat er nooit een stuk in andermans gebied.
    .title = Gebieden en ridders blijven

rules-loewenherz-mines = Mijnen en je score

rule-L6-1 = Bezit je in je gebieden 3 of 4 mijnen van één soort, dan heb je het mijnmonopolie en 5 overwinningspunten.
    .title = Het mijnmonopolie

rule-L6-2 = Verlies je het mijnmonopolie weer, dan verlies je ook de 5 overwinningspunten.
    .title = Monopolie verloren

example-L6-2-1 = Drie zilvermijnen: 5 overwinningspunten. Wordt er één afgepakt, dan ben je ze weer kwijt.

rule-L4-6 = Na elke actie heb je 1 overwinningspunt per bos, 3 per dorp en 5 voor de koningsstad in je gebieden, en daarbij 5 voor elk mijnmonopolie. Alleen de dukaten aan het einde van het spel komen er nog bij.
    .title = Jouw score

rules-loewenherz-actions = De vijf acties

rule-L5-3 = Elke grens, elke ridder en elk veld heeft meteen effect. Overwinningspunten en het doel worden pas bekeken als de hele actie is uitgevoerd.
    .title = Wanneer iets werkt

rule-L5-1 = Afhankelijk van de kaart plaats je hoogstens 1, 2 of 3 grenzen. Je mag er een paar weglaten, maar niet allemaal; is de voorraad te klein, dan plaats je wat er nog is.
    .title = Grenzen plaatsen

rule-L5-2 = Plaats nooit een grens tussen twee aangrenzende stukken van één kleur, nooit in een gebied, nooit aan de rand en nooit waar er al een staat. In vrij land en in neutrale zones mag het wel.
    .title = Waar geen grens mag

rule-L5-4 = Plaats 1 of 2 ridders, afhankelijk van de kaart, op vrije weiden of bossen die horizontaal of verticaal aan een eigen kasteel of ridder grenzen, zonder grens ertussen; een bos kost 1 dukaat extra. De tweede mag je weglaten, en de twee mogen op verschillende plaatsen staan, in gebieden of erbuiten.
    .title = Ridders plaatsen

example-L5-4-1 = Blauw mag op elk gemarkeerd veld; de velden met een kruis liggen achter een grens.

rule-L5-5 = Ridders mogen nooit op dorpen, mijnen of de koningsstad staan. Heb je geen ridder meer in je voorraad, dan is de actie niet mogelijk.
    .title = Waar geen ridder mag

rule-L5-6 = Breid precies één van je gebieden uit met 1 of 2 velden, afhankelijk van de kaart: het eerste veld grenst horizontaal of verticaal aan het gebied, het tweede aan het gebied of aan het eerste veld. Het tweede mag je weglaten.
    .title = Een gebied uitbreiden

example-L5-6-1 = Twee velden op verschillende plaatsen van het gebied: toegestaan.

example-L5-6-2 = Het tweede veld grenst alleen aan het eerste: ook toegestaan.

rule-L5-7 = Velden die bij geen gebied horen, mag je vrij overnemen, ook als er in jouw gebied geen ridders staan. Naar een veld met een stuk van een tegenstander en naar een eigen gebied mag je niet uitbreiden.
    .title = Welke velden je overneemt

rule-L5-8 = In een gebied van een tegenstander breid je alleen uit als in jouw gebied meer ridders staan dan in het andere en er geen bondgenootschap tussen beide is. Voor het tweede veld wordt opnieuw vergeleken.
    .title = In een gebied van een tegenstander

example-L5-8-1 = Buren met 3, 2 en 1 ridders: rood mag in het gebied van geel, geel in dat van blauw, blauw in geen van beide.

rule-L5-9 = De grenzen volgen de nieuwe omtrek. Wat van zijn kasteel is afgesneden, wordt een neutrale zone, en de eigenaar verliest de overwinningspunten ervan; gewonnen en verloren overwinningspunten worden voor iedereen geteld.
    .title = Wat wordt afgesneden

example-L5-9-1 = Geel neemt een dorp en een bos: +4. Blauw verliest die en ook de twee bossen erachter, die nu van het kasteel zijn afgesneden: −6.

rule-L5-10 = Een veld waarop een stuk staat, van welke kleur ook, kun je nooit overnemen. Ook moeten de grenzen in de voorraad, samen met de grenzen die daarbij vrijkomen, genoeg zijn voor de nieuwe omtrek.
    .title = Wanneer uitbreiden niet kan

rule-L5-11 = Kies een eigen gebied en een aangrenzend gebied van een tegenstander; in elk moet een ridder staan, en ertussen minstens één grens. De tegenstander neemt daar een ridder terug, en jij plaatst er een in jouw gebied, volgens de regels voor ridders en met de dukaat voor een bos. Dat kan alleen als je hem kunt plaatsen, en nooit tegen een eigen gebied; een bondgenootschap verhindert het niet.
    .title = De overloper

rule-L5-12 = De tegenstander kiest welke ridder hij terugneemt, maar de andere moeten met hun kasteel verbonden blijven. Bij de neutrale kleur kiest wie de kaart speelt.
    .title = Welke ridder vertrekt

example-L5-12-1 = Kasteel, ridder, ridder op een rij: alleen de buitenste ridder kan weg; zonder de binnenste zou die van het kasteel zijn afgesneden.

rule-L5-13 = Kies een eigen gebied en een aangrenzend gebied van een tegenstander: tot het einde van het spel mag geen van beide zich nog in het andere uitbreiden, ook als de gezamenlijke grens verdwijnt. Tussen dezelfde twee gebieden is er maar één bondgenootschap.
    .title = Een bondgenootschap sluiten

example-L5-13-1 = Blauw is verbonden met het bovenste gele gebied: daar mag het geen veld nemen, in het onderste wel.

rules-loewenherz-end = Einde van het spel

rule-L7-2 = Is de laatste kaart van de kaartenstapel getrokken, dan wordt geen hand meer aangevuld, ook niet van de markt. Jullie spelen of verkopen nog steeds één kaart per beurt; zo heeft iedereen nog drie beurten.
    .title = De stapel is op

rule-L7-3 = Is de laatste kaart uit alle handen gespeeld of verkocht, dan eindigt het spel. Wie voor die tijd het doel bereikt, wint ook nu nog meteen.
    .title = De laatste kaart

rule-L7-4 = Alleen bij dit einde krijgt wie de meeste dukaten heeft 5 overwinningspunten en wie de eerstvolgende lagere som heeft er 3; iedereen met evenveel krijgt ze. Met 0 dukaten krijg je niets.
    .title = Overwinningspunten voor dukaten

example-L7-4-1 = 9, 9, 6 en 0 dukaten: 5, 5, 3 en 0 overwinningspunten.

rule-L7-5 = De meeste overwinningspunten winnen, bij een gelijke stand de meeste dukaten; anders delen jullie de overwinning.
    .title = Wie er dan wint

rules-loewenherz-box = Wat er in de doos zit

rule-L1-1 = Negen landschapstegels van 4 bij 4 velden vormen een land van 12 bij 12 velden: 1 koningsstad, 10 dorpen, 16 mijnen (4 van elke soort: goud, zilver, koper en edelsteen) en 117 velden bos of weide.
    .title = Het land

rule-L1-2 = Er zijn 60 machtkaarten met de letters A, B, C en D op de achterkant. Elke kaart heeft een prijs om te spelen (rood), een verkoopprijs (blauw) en één actie, of twee waaruit je er één kiest.
    .title = De machtkaarten

rule-L1-3 = Elke kleur heeft 15 ridders en 4 kastelen, en samen hebben jullie 100 grenzen. De voorraad dukaten raakt nooit op.
    .title = Ridders, kastelen, grenzen, dukaten

rules-loewenherz-setup = Voorbereiding van het spel

rule-L2-1 = De landschapstegel met de koningsstad ligt in het midden, de andere acht liggen er willekeurig omheen, elk willekeurig gedraaid.
    .title = Het land neerleggen

rule-L2-2 = Je begint met 4 kastelen (met vier spelers 3), 7 dukaten, 3 machtkaarten en 0 overwinningspunten; je kaarten trek je voordat de kastelen worden geplaatst. In de kaartenstapel is elke letter apart geschud: A ligt bovenop, daaronder B, C en D.
    .title = Waarmee je begint

rule-L2-4 = Om de beurt, met de klok mee, plaats je een kasteel op een vrije weide en een ridder op een vrije weide of een vrij bos ernaast (niet diagonaal; het bos kost hier niets), tot alle kastelen en evenveel ridders staan. Waar zo’n veld niet vrij is, mag je geen kasteel plaatsen; wie het eerst plaatst, wordt door het lot bepaald.
    .title = Kastelen plaatsen

rule-L2-5 = Tussen twee kastelen van één kleur liggen minstens 6 velden, geteld in horizontale en verticale stappen. Laat geen enkel veld dat toe, dan zijn er voor dat ene kasteel 5 genoeg, desnoods 4, enzovoort.
    .title = Afstand tussen je kastelen

example-L2-5-1 = Tussen de twee blauwe kastelen liggen precies 6 velden: toegestaan.

rule-L2-7 = Wie het laatst een kasteel en een ridder heeft geplaatst, is als eerste aan de beurt.
    .title = Wie begint

rules-loewenherz-options = Met twee spelers, en wat iedereen ziet

rule-L2-6 = Met twee spelers doet een derde, neutrale kleur mee: na jullie eigen stukken plaatst ieder om de beurt twee neutrale kastelen met elk een ridder, vier in totaal, volgens dezelfde regels. De neutrale kleur heeft geen beurten, inkomsten, kaarten of overwinningspunten, maar geldt verder overal als tegenstander.
    .title = De neutrale kleur

rule-L2-8 = Open voor iedereen zijn dukaten, markt, gespeelde kaarten en de letters op de achterkanten, ook in de handen. Gedekt blijven de voorkanten van de handkaarten en van de kaartenstapel.
    .title = Wat iedereen ziet

rules-loewenherz-reconstruction = Wat we hebben gereconstrueerd

rule-L8-1 = Wat er op de afzonderlijke landschapstegels ligt, hebben we gereconstrueerd: in het midden liggen de koningsstad en 4 mijnen, elke buitenste tegel heeft genoeg weiden met een weide of bos ernaast voor kastelen, mijnen van één soort liggen op verschillende tegels, en er zijn 40 tot 50 bossen.
    .title = De landschapstegels

rule-L8-2 = Ook de 60 machtkaarten zijn gereconstrueerd: A heeft minstens 12 kaarten, vooral grenzen en ridders; uitbreiden kun je vanaf B, overlopers en bondgenootschappen zitten alleen in C en D. Sommige kaarten hebben twee acties, bijvoorbeeld “Ridders plaatsen” of “Gebied uitbreiden”.
    .title = De machtkaarten

rule-L8-3 = De prijzen zijn gereconstrueerd: de meeste acties kosten 3 tot 7 dukaten, één losse grens minder, en de verkoopprijs is meestal gelijk of iets lager. Zonder mijnen moet je ongeveer eens in de twee beurten verkopen.
    .title = De prijzen

rule-L8-4 = Goud- en kopermijnen lijken in de doos op elkaar; hier verschillen alle mijnsoorten door hun teken en niet alleen door hun kleur.
    .title = De tekens van de mijnen
