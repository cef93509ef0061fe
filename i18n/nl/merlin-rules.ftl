### The rules of Merlin, in our own words, as the page shows them.
###
### rule-M4-7 is rule M4.7 of the ledger; .title is its heading. rules-merlin-first… is the first page, picture by picture;
### example-M4-7-1 stands behind rule M4.7. The order of sections and rules on the page is the rulebook of
### web/app/merlin/listing.py, and this file follows it.

rules-merlin-first = Zo wordt er gespeeld

rules-merlin-first-goal = Met je ridder en met Merlijn verzamel je overwinningspunten. Na zes rondes wint wie de meeste heeft.

rules-merlin-first-move = In je beurt gebruik je een van je vier dobbelstenen: een spelersdobbelsteen verplaatst je ridder met de klok mee, zoveel velden als hij ogen toont; de Merlijndobbelsteen doet hetzelfde met Merlijn, maar in de richting die je wilt. Dan voer je de actie uit van het veld waar de spelfiguur blijft staan. Na vier beurten zijn alle dobbelstenen gebruikt en begint de volgende ronde.

rules-merlin-first-henchmen = Op een graafschapsveld plaats je een volgeling in dat graafschap: de bouwmeester brengt een bouwmateriaal, de schildknaap een schild, de vaandeldrager een vaandel, en de hofdame plaatst een invloedmarker.

rules-merlin-first-things = Een schild bestrijdt een verrader van dezelfde kleur. Met een passend bouwmateriaal bouw je een landhuis in de omgeving. Invloedmarkers tellen voor de meerderheid in hun graafschap.

rules-merlin-first-helpers = Een vaandel geeft je een speciale actie, een appel zet een dobbelsteen op een ander aantal ogen, en met een Merlijnstaf voer je de actie na een verplaatsing van Merlijn twee keer uit.

rules-merlin-first-missions = Heb je alles wat een van je opdrachtkaarten toont, dan kun je die in je beurt vervullen: je krijgt de punten van de kaart en geeft er niets voor af.

rules-merlin-first-scoring = Na ronde 2, 4 en 6 worden de punten geteld: elke verrader zonder schild kost 3 punten. De meeste landhuizen in een landschapsgebied leveren 1 punt per tegel op, de meeste invloedmarkers in een graafschap 1 punt per marker, elke ingezette volgeling 1 punt.

rules-merlin-goal = Doel van het spel

rule-M8-3 = Met je ridder en met Merlijn verzamel je overwinningspunten om de opvolger van koning Arthur te worden: wie aan het einde de meeste heeft, wint. Spelers die samen bovenaan staan, delen de overwinning, en na 100 tel je gewoon door.
    .title = Wie de meeste punten heeft, wint

rule-M3-1 = Het spel duurt zes rondes. In elke ronde zijn jullie om de beurt aan zet, met de klok mee vanaf de startspeler, tot iedereen zijn 4 dobbelstenen heeft gebruikt; een gebruikte dobbelsteen komt pas voor de volgende ronde terug.
    .title = Zes rondes

rules-merlin-turn = Jouw beurt

rule-M3-9 = Kies een dobbelsteen, verplaats zijn spelfiguur, voer de actie uit van het veld waar die blijft staan en beëindig je beurt. Tussendoor kun je een opdrachtkaart vervullen; aan het einde van je beurt trek je daarvoor een nieuwe. Voor het verplaatsen kan een appel of een vaandel de dobbelsteen of de richting veranderen, meteen erna kan een vaandel de actie veranderen, en met een Merlijnstaf voer je die twee keer uit.
    .title = De beurt op volgorde

rule-M3-2 = Je mag je beurt niet overslaan: je moet een dobbelsteen gebruiken en zijn spelfiguur verplaatsen (je ridder of Merlijn). Van de actie van het veld mag je afzien, maar alleen van de hele; ben je eraan begonnen, dan voer je elk deel zo ver mogelijk uit, en vrij ben je alleen waar “mag” of “hoogstens” staat.
    .title = Verplaatsen is verplicht

rule-M3-3 = Met een spelersdobbelsteen verplaats je je ridder precies het aantal ogen, met de klok mee. Daarna voer je de actie uit van het veld waar hij eindigt.
    .title = Spelersdobbelsteen: jouw ridder

rule-M3-4 = Met de Merlijndobbelsteen verplaats je Merlijn precies het aantal ogen, naar keuze met de klok mee of tegen de klok in. Daarna voer je de actie uit van het veld waar hij eindigt.
    .title = Merlijndobbelsteen: Merlijn

rule-M3-5 = Op een veld mogen zoveel spelfiguren staan als je wilt.
    .title = Plaats voor iedereen

rule-M3-6 = Voordat je de spelfiguur verplaatst, kun je een appel terugleggen in de voorraad en de gekozen dobbelsteen, ook de Merlijndobbelsteen, naar een ander aantal ogen naar keuze draaien. Dat kan één keer per beurt.
    .title = Een appel gebruiken

rule-M3-7 = Heb je Merlijn verplaatst, dan kun je een Merlijnstaf in de doos leggen en de actie tweemaal achter elkaar uitvoeren, desgewenst met verschillende keuzes; na “Andere actie” geldt het voor die actie. Je gebruikt hoogstens één Merlijnstaf per beurt, vóór de eerste actie of meteen erna. Zonder de eerste is er geen tweede, en van de tweede mag je afzien.
    .title = Een Merlijnstaf gebruiken

example-M3-7-1 = Met een Merlijnstaf op het Graalveld krijg je de Graal en twee appels.

rule-M3-8 = In je beurt mag je op elk moment één opdrachtkaart vervullen: tussen twee willekeurige keuzes, ook tussen de twee acties van een Merlijnstaf, en uiterlijk vlak voordat je beurt eindigt. Tijdens een puntentelling kan het nooit.
    .title = Eén opdrachtkaart per beurt

rules-merlin-spaces = De velden van het actierondeel

rule-M4-1 = Kies een van je volgelingen van je kasteelbord of uit een van de andere vijf graafschappen, plaats die op zijn of haar eigen veld in dit graafschap en voer de actie uit die bij de volgeling hoort. Wie daar al staat, kun je niet kiezen.
    .title = Het graafschapsveld

rule-M4-2 = Staat daar al dezelfde volgeling van een andere speler, dan gaat die terug naar het kasteelbord van die speler.
    .title = Wie er staat, wijkt

rule-M4-3 = Je bouwmeester neemt een bouwmateriaal uit het graafschap, je schildknaap een schild en je vaandeldrager een vaandel, voor zover beschikbaar. Je mag ze ook plaatsen als er niets meer ligt.
    .title = Bouwmeester, schildknaap, vaandeldrager

rule-M4-4 = Met de hofdame plaats je een invloedmarker in het graafschap, als er nog een op je kasteelbord ligt.
    .title = De hofdame

rule-M4-5 = Afhankelijk van het veld krijg je 1 overwinningspunt voor elk schild, elk vaandel of elk bouwmateriaal op je kasteelbord.
    .title = Overwinningspuntveld: schild, vaandel, bouwmateriaal

rule-M4-6 = Je krijgt 1 overwinningspunt voor elk van je invloedmarkers in de zes graafschappen.
    .title = Overwinningspuntveld: invloedmarkers

rule-M4-7 = Afhankelijk van het veld neem je een vaandel, een bouwmateriaal of een schild uit een graafschap waarin je minstens één invloedmarker hebt en waarin er nog een beschikbaar is.
    .title = Invloedveld: vaandel, bouwmateriaal, schild

rule-M4-8 = Kies een graafschap waarin je een invloedmarker hebt en plaats daar een volgeling van je kasteelbord of uit een ander graafschap. Dezelfde volgeling van een andere speler wijkt, en je voert de actie van je volgeling uit.
    .title = Invloedveld: volgeling

rule-M4-9 = Pak Excalibur, op het speelbord of bij een medespeler, en leg dan een van je verraders af. Bezit je Excalibur al, dan leg je toch een verrader af; heb je er geen, dan leg je niets af.
    .title = Excalibur nemen

rule-M4-10 = Pak de Graal, op het speelbord of bij een medespeler, en neem dan een appel uit de voorraad, als er nog een is. Die appel krijg je ook als je de Graal al bezit.
    .title = De Graal nemen

rule-M4-11 = Verplaats een van je volgelingen van zijn graafschap naar het volgende, met de klok mee of tegen de klok in. Dezelfde volgeling van een andere speler wijkt, en je voert de actie van je volgeling uit.
    .title = Een volgeling verplaatsen

example-M4-11-1 = De rode bouwmeester gaat tegen de klok in van de vos naar de slang en brengt een bouwmateriaal van de slang.

rule-M4-12 = Staan je vier volgelingen allemaal op je kasteelbord, dan plaats je op het veld “Volgeling verplaatsen” in plaats daarvan een volgeling naar keuze in een graafschap naar keuze en voer je de actie uit; dezelfde volgeling van een andere speler wijkt.
    .title = Als iedereen op je kasteelbord staat

rule-M4-13 = Leg een schild, een vaandel of een bouwmateriaal terug in zijn graafschap en neem dan een schild, een vaandel of een bouwmateriaal dat nog in een graafschap naar keuze ligt. Precies hetzelfde meteen terugnemen mag niet.
    .title = Het verwisselveld

example-M4-13-1 = Een bouwmateriaal van de vis gaat terug, er komt een vaandel van de vos voor in de plaats.

rule-M4-14 = Leg eerst geen, één of twee van je opdrachtkaarten af en trek er dan evenveel, een voor een, telkens een openliggende of de bovenste van de trekstapel. Na elke kaart komt er een nieuwe open te liggen.
    .title = Het opdrachtveld

rules-merlin-build = Bouwen in de omgeving

rule-M4-15 = Leg een passend bouwmateriaal terug in zijn graafschap en bouw een landhuis op een terreintegel waar er nog geen staat. Meer dan 7 landhuizen kun je niet bouwen.
    .title = Een landhuis bouwen

rule-M4-16 = Van elke terreintegel lopen zes rechte lijnen; wijs een tegel aan en je ziet ze. Eindigt er een aan de bovenste of onderste terreinomlijsting bij een bouwmateriaal, dan kun je daarmee op die tegel bouwen; er past er altijd minstens één en meestal meer.
    .title = Welk bouwmateriaal past

example-M4-16-1 = De lijnen van deze tegel komen uit bij duif (grijs), vis (blauw) en vos (oranje): één van de drie bouwmaterialen is genoeg.

rule-M4-17 = Bouw je op een tegel met een toren, dan mag je ook nog een schild of een vaandel uit een graafschap naar keuze nemen of een invloedmarker van je kasteelbord in een graafschap naar keuze plaatsen. Is niets daarvan mogelijk, dan vervalt de bonus.
    .title = Bonus bij de toren

example-M4-17-1 = Groen betaalt een bouwmateriaal van de duif, bouwt op het meer met de toren en neemt als bonus een schild van de draak.

rules-merlin-missions = Opdrachtkaarten

rule-M7-1 = Je kunt een opdrachtkaart vervullen als nu aan alle voorwaarden van de kaart is voldaan; wat voor één plaatje telt, telt niet ook voor een ander. Je geeft er niets voor af, legt de kaart op de aflegstapel en krijgt de overwinningspunten.
    .title = Een opdrachtkaart vervullen

example-M7-1-1 = Geel heeft het schild van de vis, de hofdame bij de draak en een invloedmarker: 3 punten, en geel houdt alles. Aan het einde van de beurt komt er een nieuwe kaart.

rule-M7-2 = Gevraagd worden specifieke of willekeurige schilden, vaandels en bouwmaterialen; invloedmarkers in een specifiek graafschap of in willekeurige graafschappen (alle zes samengeteld); een specifieke volgeling of twee willekeurige in een specifiek graafschap; of twee specifieke volgelingen samen in een willekeurig graafschap.
    .title = De voorwaarden

rule-M7-3 = Aan het einde van je beurt trek je voor elke vervulde opdrachtkaart een nieuwe: een openliggende, die meteen wordt vervangen, of de bovenste van de trekstapel. Raakt de trekstapel op, dan vormen de geschudde afgelegde kaarten een nieuwe.
    .title = Nieuwe kaarten trekken

rule-M7-4 = Een opdrachtkaart is 1, 2 of 3 overwinningspunten waard. De volgeling op de kaart telt alleen met de module “De gunst van de koning”: die bepaalt de kolom van de vaardigheden.
    .title = De 55 opdrachtkaarten

rules-merlin-flags = Speciale acties van de vaandels

rule-M5-1 = Alleen bij een puntentelling bestrijd je hiermee al je verraders van één schildkleur, één of meer, zonder schilden af te geven. Heb je meerdere vaandels van de draak, dan geldt elk voor één kleur.
    .title = Vaandel van de draak (zwart): verraders bestrijden

rule-M5-2 = Hiermee vervul je in je beurt een tweede opdrachtkaart, nooit een derde, en krijg je daarbij 2 extra overwinningspunten, ook als je voor de kaart een vaardigheid neemt. Het vaandel is al weg als de voorwaarden van die kaart worden bekeken; aan het einde van je beurt trek je twee kaarten.
    .title = Vaandel van de duif (grijs): opdrachten

rule-M5-3 = Je ridder gaat deze beurt tegen de klok in.
    .title = Vaandel van de vis (blauw): terug

rule-M5-4 = Je draait de gekozen dobbelsteen, ook de Merlijndobbelsteen, naar de tegenoverliggende kant voordat je de spelfiguur verplaatst.
    .title = Vaandel van de slang (paars): dobbelsteen draaien

rule-M5-5 = Heb je een spelfiguur verplaatst (en misschien gespiegeld), dan voer je niet de actie van jouw veld uit, maar die van een ander veld waarop een ridder van iemand anders staat. Merlijn telt daarbij niet.
    .title = Vaandel van de vos (oranje): andere actie

rule-M5-6 = Heb je je ridder verplaatst, dan zet je hem op het veld er precies tegenover, 12 velden verder, en voer je daar de actie uit. Hij blijft daar staan.
    .title = Vaandel van de adelaar (bruin): spiegelen

rule-M5-7 = Elk vaandel geeft je één speciale actie en je mag er meerdere in een beurt gebruiken, maar van elk dier hoogstens één per beurt (die van de draak alleen bij puntentellingen). Een vaandel moet iets veranderen. Zodra je het gebruikt, gaat het terug naar zijn graafschap en telt het nergens meer voor mee; ook een vaandel uit deze beurt mag je meteen gebruiken.
    .title = Zo gebruik je vaandels

rules-merlin-scoring = Puntentelling na ronde 2, 4 en 6

rule-M6-1 = Bij een puntentelling bestrijd je eerst elke verrader waarvoor je een passend schild hebt: het schild gaat terug naar zijn graafschap, de verrader naar de aflegstapel. Elke verrader vraagt een eigen schild.
    .title = 1. Verraders bestrijden

rule-M6-2 = Voordat je schilden afgeeft, mag je vaandels van de draak (zwart) en de vaardigheid “Verrader bestrijden” gebruiken en zelf bepalen welke verraders ze treffen.
    .title = Bestrijden zonder schild

rule-M6-3 = Bij een puntentelling verlies je voor elke verrader die je niet bestrijdt 3 overwinningspunten, en hij gaat naar de aflegstapel. Je score kan daarbij onder nul zakken.
    .title = Niet bestreden verraders

example-M6-3-1 = Drie verraders, twee passende schilden: beide schilden gaan terug, de derde verrader kost 3 punten, en alle drie zijn weg.

rule-M6-4 = Bezit je bij een puntentelling Excalibur en heb je al je verraders bestreden, met een schild, een vaandel of een vaardigheid, dan krijg je 3 overwinningspunten. Dat geldt ook als je helemaal geen verrader had.
    .title = Beloning voor Excalibur

rule-M6-5 = Is iedereen klaar, dan trekt elke speler 3 nieuwe verraders, met de klok mee vanaf de startspeler; is de stapel op, dan worden de afgelegde, ook die van deze puntentelling, opnieuw geschud. Na ronde 6 wordt er niet meer getrokken.
    .title = Drie nieuwe verraders

rule-M6-6 = Een landschapsgebied bestaat uit aan elkaar grenzende terreintegels van één landschap. Wie daar bij een puntentelling de meeste landhuizen heeft, krijgt 1 overwinningspunt per tegel van het gebied; bij een gelijke stand wordt gedeeld en naar beneden afgerond, en staat er geen landhuis, dan krijgt niemand iets.
    .title = 2. Omgeving

example-M6-6-1 = Blauw alleen aan een meer van 2 tegels: 2 punten. Groen alleen op één berg: 1. Rood en geel met elk één landhuis in een bos van 5: elk 2.

rule-M6-7 = Bij een puntentelling komen de graafschappen om de beurt aan bod, eerst dat van de draak en dan met de klok mee. Een graafschap is zoveel overwinningspunten waard als er invloedmarkers staan: wie de meeste heeft, krijgt ze allemaal; bij een gelijke stand wordt gedeeld en naar beneden afgerond.
    .title = 3. Invloed

example-M6-7-1 = Drie spelers hebben elk één marker: de 3 punten worden gedeeld, 1 voor ieder.

rule-M6-8 = Bezit je de Graal, dan mag je één keer per puntentelling een gelijke stand om de meeste invloedmarkers winnen waarbij je zelf betrokken bent: jij krijgt alle overwinningspunten van dat graafschap, de anderen niets. Je beslist als dat graafschap aan de beurt is; in de omgeving helpt de Graal niet, en je houdt hem.
    .title = De Graal bij gelijke stand

example-M6-8-1 = Elk 2 markers bij de vos: elk 2 punten. Heeft rood de Graal en gebruikt rood hem hier: 4 voor rood alleen.

rule-M6-9 = Zijn de punten van een graafschap verdeeld, dan blijft er van elke speler hoogstens 1 invloedmarker staan; de andere gaan terug naar de kasteelborden.
    .title = Eén invloedmarker blijft staan

example-M6-9-1 = 3 rode, 2 groene, 1 blauwe marker: 6 punten voor rood. Daarna gaan 2 rode en 1 groene terug.

rule-M6-10 = Je krijgt 1 overwinningspunt voor elk van je volgelingen die in een graafschap staat.
    .title = 4. Volgelingen

example-M6-10-1 = 4, 3, 3 en 1 volgelingen in de graafschappen: 4, 3, 3 en 1 punt.

rule-M6-11 = Alle keuzes van een puntentelling worden stap voor stap gemaakt, met de klok mee vanaf de startspeler van de ronde die net voorbij is.
    .title = Wie het eerst beslist

rules-merlin-end = Einde van een ronde en van het spel

rule-M8-1 = Na de puntentelling, als die er is, gaat de startspelermarker met de klok mee verder, schuift de rondeteller op en gooit iedereen opnieuw.
    .title = De volgende ronde

rule-M8-2 = Na de puntentelling van de zesde ronde krijg je nog 1 overwinningspunt per appel, 2 per Merlijnstaf en 1 voor elke 3 ongebruikte materialen: schilden, vaandels en bouwmaterialen samengeteld en naar beneden afgerond.
    .title = De eindtelling

example-M8-2-1 = 2 vaandels, 2 bouwmaterialen, 1 schild: vijf materialen, 1 punt.

rules-merlin-favor = Module: De gunst van de koning

rule-M9-1 = Je hebt een extra bord met 4 kolommen, één per volgeling, en 3 rijen, en daarbij 4 zegels. Vervul je een opdrachtkaart, dan neem je de overwinningspunten of leer je een vaardigheid.
    .title = Overwinningspunten of vaardigheid

rule-M9-2 = De volgeling op de kaart bepaalt de kolom, en het nummer van de rij is hoogstens het aantal overwinningspunten van de kaart. Elke vaardigheid kost één zegel en kun je maar één keer leren; meer dan vier leer je er niet, en een zegel wordt nooit verzet.
    .title = Welke vaardigheid je leert

rule-M9-3 = Voor elke volgende opdrachtkaart met deze volgeling die je vervult, krijg je 1 extra overwinningspunt, of je nu de punten neemt of een vaardigheid. Voor de kaart waarmee je de vaardigheid leerde, geldt dat nog niet.
    .title = Rij 1: +1 per volgende opdracht

example-M9-3-1 = Een kaart van 2 punten met de bouwmeester levert met deze vaardigheid 3 op.

rule-M9-4 = Op een graafschapsveld mag je deze volgeling in elk willekeurig graafschap inzetten, alleen niet in dat waar hij of zij staat. Zo kun je ook een volgeling kiezen die al in het graafschap van je veld staat en die naar een ander verplaatsen.
    .title = Rij 2: elk willekeurig graafschap

rule-M9-5 = Een vaardigheid uit de derde rij kun je één keer gebruiken, daarna wordt het zegel omgedraaid. Na elke puntentelling wordt het teruggedraaid; in het hele spel kun je de vaardigheid dus hoogstens driemaal gebruiken.
    .title = Rij 3: na elke puntentelling opnieuw

rule-M9-6 = Op een veld “Een landhuis bouwen” bouw je twee landhuizen, maar alleen als je ze allebei kunt bouwen en betalen; elke toren geeft zijn bonus. Een Merlijnstaf mag daar niet bij.
    .title = Bouwmeester: 2 landhuizen bouwen

rule-M9-7 = Op een overwinningspuntveld kies je zelf of je punten krijgt voor schilden, vaandels, bouwmaterialen of invloedmarkers, en je krijgt 1 overwinningspunt meer.
    .title = Vaandeldrager: alle voorwerpen

rule-M9-8 = Je bestrijdt een verrader zonder zijn schild en krijgt 1 overwinningspunt, op elk moment van je beurt of bij een puntentelling.
    .title = Schildknaap: verrader bestrijden

rule-M9-9 = In plaats van de actie van een invloedveld kies je na elkaar twee graafschappen waarin je een invloedmarker hebt, ook tweemaal hetzelfde, plaats je in elk een volgeling en voer je de actie van die volgeling uit. Voor allebei gelden de regels van het plaatsen, en dezelfde volgeling mag twee keer; is er maar één plaatsing mogelijk, dan blijft het bij één. Een Merlijnstaf mag daar niet bij.
    .title = Hofdame: dubbele actie

rule-M9-10 = Vaardigheden die bij een veld horen, gelden voor het veld waarvan je de actie uitvoert, dus ook na “Spiegelen” of “Andere actie”. Met een Merlijnstaf mag “Inzet in elk willekeurig graafschap” beide acties veranderen, “Overwinningspunten voor alle voorwerpen” maar één ervan.
    .title = Vaardigheden, vaandels en Merlijnstaf

rules-merlin-box = Wat er in de doos zit

rule-M1-1 = Samen hebben jullie 24 terreintegels (bergen, bos en meer, elk 5 zonder en 3 met toren) met twee terreinomlijstingen, 55 opdrachtkaarten, 4 starttegels, telkens 36 schilden, vaandels en bouwmaterialen (6 van elk per graafschap), 24 verraders (4 per graafschap), 11 appels, de Graal, Excalibur en Merlijn.
    .title = Het gemeenschappelijke spelmateriaal

rule-M1-2 = Je hebt 1 ridder, 4 volgelingen (hofdame, schildknaap, bouwmeester en vaandeldrager), 3 spelersdobbelstenen en een witte Merlijndobbelsteen, 3 Merlijnstaven, 7 landhuizen, je invloedmarkers en een kasteelbord voor alles wat van jou is.
    .title = Jouw spelmateriaal

rule-M1-4 = Rond het actierondeel liggen met de klok mee de graafschappen van de draak (zwart), de duif (grijs), de vis (blauw), de slang (paars), de vos (oranje) en de tweekoppige adelaar (bruin).
    .title = De zes graafschappen

rule-M1-5 = Het actierondeel heeft 24 velden: 6 graafschapsvelden (elk vierde veld), 4 overwinningspuntvelden, 4 invloedvelden, 1 veld voor Excalibur, 1 voor de Graal en 1 voor “Volgeling verplaatsen”, 2 verwisselvelden, 2 opdrachtvelden en 3 velden “Een landhuis bouwen”.
    .title = Het actierondeel

rules-merlin-setup = Voorbereiding van het spel

rule-M2-1 = Merlijn staat op het veld van het Drakengraafschap, en in elk graafschap liggen 6 schilden, 6 vaandels en 6 bouwmaterialen. De Graal en Excalibur zijn op het speelbord, iedereen heeft 0 overwinningspunten, en de volgelingen, invloedmarkers en Merlijnstaven liggen op de kasteelborden.
    .title = Zo begint het speelbord

rule-M2-5 = De terreintegels liggen willekeurig in rijen van 6 tussen de twee terreinomlijstingen en vormen de omgeving. Met vier spelers zijn het alle 24 in 4 rijen; met twee of drie spelers blijft van elk landschap één tegel met en één zonder toren in de doos, dus zijn het er 18 in 3 rijen.
    .title = De omgeving

rule-M2-2 = Je begint met 1 appel; de overige van de 11 appels vormen de voorraad.
    .title = Een appel voor iedereen

rule-M2-3 = De opdrachtkaarten worden geschud: 3 liggen er open, de rest is de gedekte trekstapel.
    .title = Openliggende kaarten en trekstapel

rule-M2-4 = De verraders worden tot één gedekte stapel geschud; je trekt altijd van bovenaf. Trek je een verrader, dan ligt hij open aan je kasteelbord.
    .title = De verraders

rule-M2-6 = Wie begint, wordt door het lot bepaald, tenzij jullie voor het spel een startspeler kiezen.
    .title = De startspeler

rule-M2-7 = Je krijgt willekeurig een van de 4 starttegels. Die toont op welk graafschapsveld je ridder begint, uit welke graafschappen je een vaandel, een schild en een bouwmateriaal neemt en in welk graafschap je een invloedmarker plaatst; dat kunnen allemaal verschillende graafschappen zijn.
    .title = Jouw starttegel

rule-M2-8 = Je trekt 3 verraders, en 4 opdrachtkaarten van de trekstapel.
    .title = Eerste verraders en opdrachtkaarten

rule-M2-9 = Iedereen gooit zijn 4 dobbelstenen. Gooi je drie of vier gelijke, dan gooi je ze alle 4 opnieuw, tot dat niet meer zo is.
    .title = Iedereen gooit

rules-merlin-options = Varianten en wat iedereen ziet

rule-M1-3 = Je speelt met 6 invloedmarkers, tenzij jullie voor het spel 7 instellen; de versies van de spelregels noemen beide aantallen. De marker van je starttegel is er een van.
    .title = 6 of 7 invloedmarkers

rule-M2-10 = Open voor iedereen zijn dobbelstenen, verraders aan de kasteelborden, materialen, invloedmarkers, de openliggende kaarten, beide aflegstapels en hoeveel kaarten elke hand en elke stapel telt. Gedekt blijven de opdrachtkaarten in de handen, de trekstapel en de stapel verraders.
    .title = Wat iedereen ziet

rules-merlin-reconstruction = Wat we hebben gereconstrueerd

rule-M10-1 = De spelregels noemen alle velden, maar niet hun volgorde; die hebben we gereconstrueerd. Tussen twee graafschapsvelden liggen er drie andere, nooit twee gelijke naast elkaar, de velden “Een landhuis bouwen” liggen 7 tot 9 stappen uit elkaar, Excalibur en de Graal minstens 9, en velden tegenover elkaar verschillen, behalve de graafschapsvelden, die tegenover elkaar liggen.
    .title = De volgorde van de velden

rule-M10-2 = Op drie na zijn de 55 opdrachtkaarten gereconstrueerd: een kaart is zoveel overwinningspunten waard als er dingen op worden gevraagd. Alle soorten voorwaarden komen voor, kleuren en volgelingen zijn gelijkmatig verdeeld, geen kaart is onmogelijk, en geen twee vragen hetzelfde.
    .title = De opdrachtkaarten

rule-M10-3 = Ook de vier starttegels zijn gereconstrueerd: elke ridder begint op een ander graafschapsveld, het vaandel, het schild, het bouwmateriaal en de invloedmarker van een tegel horen bij vier verschillende graafschappen, en geen graafschap komt veel vaker voor dan de andere.
    .title = De starttegels

rule-M10-4 = De terreinomlijstingen zijn gereconstrueerd: in elke rij liggen 6 tegels, en elke tweede rij ligt een halve tegel verder naar rechts. Elke omlijsting heeft 7 inkepingen waarin elk van de zes kleuren één keer voorkomt; een inkeping aan de rand blijft leeg, en de omlijstingen zijn bij 3 en 4 rijen dezelfde.
    .title = De terreinomlijstingen

rule-M10-5 = Dat blauw “Terug” is, weten we; de andere speciale acties hebben we in de volgorde van de spelregels aan de kleuren gegeven, met de klok mee vanaf de draak.
    .title = Welk vaandel wat kan
