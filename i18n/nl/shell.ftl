# The shell: everything round the games.

shell-color-blue = blauw
shell-color-yellow = geel
shell-color-red = rood
shell-color-green = groen

## Start screen

shell-motto = Bordspellen aan één tafel. Niets te installeren.
shell-description =
    .content = Bordspellen in de browser: niets te installeren.
# What speakers of this language call it.
shell-language-name = Nederlands
shell-language =
    .aria-label = Taal
shell-games =
    .aria-label = Spel
shell-continue = Verderspelen
shell-continue-count = Verderspelen · { $count }
shell-no-saves = Nog geen partijen. Elke partij die je begint, wordt hier automatisch opgeslagen.
shell-import = Partij uit een bestand laden
shell-open-link = Link openen
shell-resume = Verder
shell-resume-ended = Uitslag
shell-export-one =
    .aria-label = Deze partij als bestand opslaan
    .title = Deze partij als bestand opslaan
shell-delete =
    .aria-label = Deze partij verwijderen
    .title = Deze partij verwijderen
shell-delete-ask = Deze partij verwijderen?
shell-delete-yes = Verwijderen
shell-delete-no = Behouden
shell-new-game = Nieuwe partij: { $game }
shell-players = Spelers
shell-seat = Plaats { $number }
shell-color =
    .aria-label = Kleur: { $color }. Kleur wijzigen
    .title = Kleur wijzigen
shell-name-field =
    .aria-label = Naam
shell-name-1 = Anna
shell-name-2 = Bram
shell-name-3 = Clara
shell-name-4 = Deniz
shell-kind =
    .aria-label = Wie hier zit
shell-person = Speler
shell-bot =
    .label = Computer
shell-bot-random = Toeval
shell-bot-random-about = Zet blindelings, om iets uit te proberen
shell-bot-page = Page
shell-bot-page-about = Voor je eerste partijen: speelt mee zonder veel te plannen
shell-bot-squire = Jonker
shell-bot-squire-about = Ziet goede zetten in één oogopslag en rekent weinig
shell-bot-knight = Ridder
shell-bot-knight-about = Plant elke beurt tot het einde: voor wie het spel kent
shell-bot-king = Koning
shell-bot-king-about = Bekijkt wat de anderen kunnen doen: de sterkste tegenstander
shell-seed = Kaarten en dobbelstenen van een andere partij
shell-seed-about = { $last ->
    [none] Bij elke partij hoort een getal, het startgetal: daarmee komen dezelfde kaarten en dobbelstenen nog een keer.
   *[other] Bij elke partij hoort een getal, het startgetal: daarmee komen dezelfde kaarten en dobbelstenen nog een keer. Het laatste was { $last }.
}
shell-seed-field =
    .aria-label = Startgetal
    .placeholder = Een geheel getal
shell-seed-wrong = Het startgetal is een geheel getal van 0 tot en met 2147483647.
shell-learn-title = Voor het eerst hier?
shell-learn-about = Een partij met begeleiding tegen een milde tegenstander laat je in ongeveer tien minuten zien hoe het gaat.
shell-learn = Begeleide partij
shell-rules-read = Spelregels lezen
shell-guide = Met uitleg
shell-guide-about = Alles wordt uitgelegd als het voor het eerst voorkomt, met voorstellen erbij
shell-first = Startspeler
shell-first-random = Willekeurig
shell-start = Spel beginnen
shell-boot-start = Het spel wordt geladen …
shell-boot-ready = Klaar om te spelen
shell-trouble-failed = Het spel kon niet starten.
shell-trouble-slow = Het starten duurt langer dan anders.
shell-trouble-slow-about = Bij een trage verbinding gaat het vanzelf verder. Gebeurt er niets? Laad de pagina opnieuw en zet inhoudsblokkers ervoor uit.
shell-trouble-part = Een deel ervan is niet volledig aangekomen. Laad de pagina opnieuw. Helpt dat niet, dan staat een inhoudsblokker of de server in de weg.
shell-trouble-policy = De server staat geen WebAssembly toe, en zonder dat werkt het spel niet. Wie deze site beheert, kan het in de Content-Security-Policy toestaan: script-src 'self' 'wasm-unsafe-eval'.
shell-trouble-memory = Er is niet genoeg geheugen vrij. Sluit andere tabbladen en apps en laad de pagina opnieuw.
shell-trouble-old = Deze browser is er te oud voor. Met een actuele Firefox, Chrome, Edge of Safari lukt het wel.
shell-trouble-reload = Opnieuw laden
shell-trouble-script = Dit spel draait in de browser en heeft JavaScript nodig, dat hier uitgeschakeld of geblokkeerd is. Sta het toe voor deze pagina en laad opnieuw.
shell-not-loaded = Er kon iets niet worden geladen. Is er verbinding? Probeer het nog eens.
shell-credits = Symbolen: game-icons.net (CC BY 3.0) van Lorc, Delapouite, Faithtoken, Sbed en anderen · Lettertypen: Alegreya (OFL)
shell-licences = Licenties
shell-unofficial = Een onofficiële uitwerking van de regels, zonder beeld of tekst van de uitgevers.
shell-bad-parameter = { $name ->
    [seed] “{ $value }” in het adres is geen startgetal: mogelijk zijn hele getallen van 0 tot en met 2147483647.
    [names] “{ $value }” in het adres past niet bij “names”: hoogstens één naam per speler, van hoogstens 24 tekens.
   *[other] “{ $value }” in het adres past niet bij “{ $name }”. Mogelijk: { $allowed }.
} Stel de partij hier in.
shell-bad-variant = { $count ->
    [0] “{ $name }” in het adres is geen instelling van { $game }: dit spel heeft er geen.
   *[other] “{ $name }” in het adres is geen instelling van { $game }. Mogelijk: { $allowed }.
} Stel de partij hier in.
shell-bad-file = Dit bestand is geen opgeslagen partij.

## Table

shell-skip-question = Naar de vraag
shell-skip-board = Naar het speelbord
shell-skip-hand = Naar je hand
shell-menu =
    .aria-label = Menu
    .title = Menu
shell-rules-button =
    .aria-label = Spelregels
    .title = Spelregels (?)
shell-log-button =
    .aria-label = Spelverloop
    .title = Spelverloop (L)
shell-next-language =
    .aria-label = NL, Nederlands. Taal wisselen
    .title = Taal wisselen
shell-region-board =
    .aria-label = Speelbord
shell-region-others =
    .aria-label = Spelers
shell-region-hand =
    .aria-label = Je hand
shell-region-since =
    .aria-label = Sinds je laatste beurt
shell-region-prompt =
    .aria-label = Vraag
shell-tabs =
    .aria-label = Delen van de tafel
shell-tab-hand = Hand
shell-tab-others = Spelers
shell-tab-log = Verloop
shell-grip =
    .aria-label = Paneel omhoog of omlaag trekken
shell-zoom =
    .aria-label = Speelbord vergroten
    .title = Speelbord vergroten
shell-undo = Ongedaan
shell-redo = Opnieuw
shell-again = Beurt opnieuw
shell-again-long = De beurt opnieuw beginnen
shell-cover = Verbergen
shell-more =
    .aria-label = Meer
    .title = Meer
shell-more-title = Meer
shell-hint-short = Raad
shell-rule = Regel { $rule }

## Panels

shell-close =
    .aria-label = Sluiten
    .title = Sluiten
shell-dismiss =
    .aria-label = Verbergen
shell-rules = Spelregels
shell-rules-contents = Inhoud
shell-rules-search =
    .aria-label = In de regels zoeken
    .placeholder = Zoeken
shell-rules-found = { $count ->
    [0] geen regel
    [1] 1 regel
   *[other] { $count } regels
}
shell-scores = Scoreblad
shell-log = Spelverloop
shell-choices = Alle mogelijkheden
shell-settings = Instellingen
shell-export = Als bestand opslaan
shell-leave = Naar het beginscherm
shell-leave-about = De partij blijft opgeslagen en je kunt op elk moment verderspelen.
shell-open-scores = Tonen
shell-open-rules = Tonen
shell-open-log = Tonen
shell-set-language = Taal
shell-set-theme = Weergave
shell-theme-auto = Zoals het apparaat
shell-theme-light = Licht
shell-theme-dark = Donker
shell-set-motion = Animaties
shell-motion-normal = Normaal
shell-motion-fast = Snel
shell-motion-off = Uit
shell-set-pace = Tempo van de computer
shell-pace-slow = Langzaam
shell-pace-normal = Normaal
shell-pace-fast = Snel
shell-set-turn = Tafel draaien
shell-turn-upright = Nooit
shell-turn-turned = Naar wie ertegenover zit
shell-set-end = Einde van de beurt
shell-end-yes = Na bevestiging
shell-end-auto = Vanzelf
shell-set-telling = Puntentellingen tonen
shell-telling-on = Stap voor stap
shell-telling-off = Nee
shell-set-sound = Geluid
shell-sound-off = Uit
shell-sound-on = Aan
shell-set-buzz = Trillen
shell-buzz-off = Uit
shell-buzz-on = Aan
shell-set-keys = Sneltoetsen
shell-keys-on = Aan
shell-keys-off = Uit
shell-keys-about = Enter beëindigt een beurt die klaar is. U maakt ongedaan, R herhaalt, N en P gaan van mogelijkheid naar mogelijkheid, C toont alle mogelijkheden, H de hand, S het scoreblad, L het spelverloop, T de volgende stap van een puntentelling, ? de regels.

## Curtain and result

shell-curtain-title = { $name } is aan de beurt
shell-curtain-pass = Geef het apparaat door.
shell-curtain-hidden = De kaarten zijn verborgen.
shell-curtain-lift = Ik ben { $name }
shell-curtain-news = { $turns ->
    [none] Tot nu toe
   *[some] Sinds je laatste beurt
}
shell-rematch = Nog een keer
shell-look = De tafel bekijken
shell-record = { $how ->
    [beaten] <b>Nieuw record op dit apparaat!</b> { $name }: { $points } punten in een partij met { $players ->
        [2] zijn tweeën
        [3] zijn drieën
       *[other] zijn vieren
    }. Tot nu toe: { $before } ({ $old }).
    [first] Eerste record op dit apparaat met { $players ->
        [2] zijn tweeën
        [3] zijn drieën
       *[other] zijn vieren
    }: { $points } punten ({ $name }).
   *[stands] Record op dit apparaat met { $players ->
        [2] zijn tweeën
        [3] zijn drieën
       *[other] zijn vieren
    }: { $points } punten ({ $name }).
}
shell-picture = Als afbeelding
shell-picture-save = Afbeelding opslaan
shell-picture-share = Afbeelding delen …
shell-picture-saved = De afbeelding staat bij de downloads.
shell-print = Afdrukken

## Links

shell-share = Link en QR-code
shell-share-one =
    .aria-label = Link naar deze partij
    .title = Link naar deze partij
shell-share-to = { $name } is aan de beurt
shell-share-game = Link naar deze partij { $game }
shell-share-turn = Stuur deze link of laat de code zien: wie hem opent, ziet wat er gebeurd is en speelt daar verder. Je partij is hier opgeslagen en gaat verder als de link terugkomt.
shell-share-open = In deze link zit de hele partij. Wie hem opent, kan meekijken of verderspelen, ook op een ander apparaat.
shell-share-over = In deze link zit de hele partij. Wie hem opent, kan elke zet bekijken.
shell-share-honest = Een link bevat de hele partij, ook verborgen kaarten: wie vals wil spelen, kan ze daarin lezen.
shell-share-field =
    .aria-label = Link
shell-share-copy = Link kopiëren
shell-share-system = Delen …
shell-share-copied = Gekopieerd.
shell-share-select = Deze browser staat kopiëren niet toe. De link is geselecteerd: kopieer hem met het toetsenbord of via het menu.
shell-share-subject = Een partij Tafelrunde
shell-qr =
    .aria-label = QR-code van de link
shell-report = Een fout melden
shell-report-about = Deze link bevat de partij tot nu toe, de versie en de naam van je browser. Stuur hem naar de beheerders van deze pagina en schrijf erbij wat er niet klopt.
shell-arrival = Er is een partij { $game } aangekomen
shell-arrival-turn = { $names } spelen mee. { $name } is aan de beurt.
shell-arrival-who = Wie speelt er op dit apparaat?
shell-arrival-watch = Meekijken
shell-arrival-play = Verderspelen
shell-forked = Twee wegen uit één partij
shell-forked-about = Je hebt deze partij hier al, maar ze is anders verdergegaan dan die in de link. Beide zijn opgeslagen. Welke wil je openen?
shell-forked-here = Die van hier
shell-forked-link = Die uit de link
shell-link-same = Je hebt deze partij hier al.
shell-link-older = Deze link is ouder dan je partij: die gaat verder waar je was.
shell-file-older = Dit bestand is niet verder dan je partij hier: die gaat verder waar je was.
shell-open-link-about = Plak de link van een partij of richt de camera op de QR-code ervan.
shell-open-link-field =
    .aria-label = Link van een partij
shell-open-link-example = https://…#t=…
shell-open-link-open = Openen
shell-camera = Code scannen
shell-camera-sight =
    .aria-label = Wat de camera ziet
shell-camera-refused = De camera kan hier niet worden gebruikt. Je kunt de link ook plakken.
shell-elsewhere = Speler elders
shell-elsewhere-about = Wie elders speelt, krijgt elke beurt als link van jou en stuurt hem terug. Wie vals wil spelen, kan verborgen kaarten erin lezen.

## Replay

shell-replay = Partij terugkijken
shell-look-back = Terugkijken
shell-replay-tools =
    .aria-label = Terugblik
shell-replay-first =
    .aria-label = Begin
    .title = Begin (Home)
shell-replay-turn-back =
    .aria-label = Eén beurt terug
    .title = Eén beurt terug (Page Up)
shell-replay-back =
    .aria-label = Eén keuze terug
    .title = Eén keuze terug (←)
shell-replay-play =
    .aria-label = Afspelen
    .title = Afspelen (spatiebalk)
shell-replay-pause =
    .aria-label = Pauzeren
    .title = Pauzeren (spatiebalk)
shell-replay-forward =
    .aria-label = Eén keuze verder
    .title = Eén keuze verder (→)
shell-replay-turn-forward =
    .aria-label = Eén beurt verder
    .title = Eén beurt verder (Page Down)
shell-replay-last =
    .aria-label = Einde
    .title = Einde (End)
shell-replay-more =
    .aria-label = Meer over de terugblik
    .title = Meer
shell-replay-pace =
    .aria-label = Tempo van de terugblik
shell-replay-slow = Langzaam
shell-replay-normal = Normaal
shell-replay-fast = Snel
shell-replay-leave = Terug
shell-watch =
    .aria-label = Deze partij terugkijken
    .title = Terugkijken
shell-branch = Vanaf hier verderspelen
shell-branch-about = Dit wordt een nieuwe partij. De partij die je bekijkt, blijft zoals ze is.
shell-branch-kind =
    .aria-label = Wie speelt er
shell-branch-person = Speler
shell-branch-start = Spel beginnen

## Notices

shell-failure = Er ging iets mis in het programma. Je partij is opgeslagen tot en met de laatste keuze.
shell-failure-copy = Foutrapport kopiëren
shell-failure-reload = Opnieuw laden
shell-new-version = Er is een nieuwe versie klaar.
shell-new-version-load = Nu laden
shell-storage-refused = { $framed ->
    [true] Deze browser slaat hier niets op: de partij bestaat alleen zolang deze pagina open is.
   *[false] Deze browser slaat hier niets op: de partij bestaat alleen zolang deze pagina open is. Als bestand kun je de partij wel opslaan.
}
shell-storage-full = { $framed ->
    [true] De opslag van de browser is vol: tot er weer ruimte is, bestaat de partij alleen zolang deze pagina open is.
   *[false] De opslag van de browser is vol: tot er weer ruimte is, bestaat de partij alleen zolang deze pagina open is. Als bestand kun je de partij wel opslaan.
}
shell-storage-failed = { $framed ->
    [true] De laatste zet kon niet worden opgeslagen. Bij de volgende wordt het opnieuw geprobeerd.
   *[false] De laatste zet kon niet worden opgeslagen. Bij de volgende wordt het opnieuw geprobeerd. Als bestand kun je de partij wel opslaan.
}
shell-storage-unread = De partijen in deze browser zijn nu niet bereikbaar. Ze zijn niet verloren: laad de pagina later opnieuw.
shell-save-damaged = Een partij die hier niet gelezen kan worden: ze is beschadigd of van een andere versie.
shell-tab-elsewhere = Deze partij is al open in een ander tabblad.
shell-tab-taken = Deze partij gaat verder in een ander tabblad.
shell-tab-play-here = Hier verderspelen

## The table (made by web/app)

table-thinking = { $moves ->
    [some] { $name } is aan de beurt …
   *[none] { $name } denkt na …
}
table-turn-over = { $game ->
    [over] { $name }, hiermee eindigt de partij.
   *[on] { $name }, beurt beëindigen?
}
table-end-turn = Beurt beëindigen
table-parting = { $outcome } { $why }
table-since = Sinds je laatste beurt
table-since-you = Dit gaat over jou
table-since-count = { $count }
    .aria-label = { $count ->
        [1] 1 regel
       *[other] { $count } regels
    }
table-guide-try = Voorstel: { $choice }
table-guide-leave =
    .title = Uitleg verlaten
    .aria-label = Uitleg verlaten
table-guide-done = Klaar
table-guide-count =
    .title = Zoveel van wat er te leren is, heb je gehad
table-guide-ending = Je beurt is klaar. Zolang je die niet beëindigt, neemt <b>Ongedaan</b> alles terug, stap voor stap.
table-guide-watch = { $name } is aan de beurt: op het bord zie je wat er gebeurt.
table-rank =
    .title = Computer: { $rank }
table-worth = { $short }
table-confirm = { $name }{ $short ->
    [none] {""}
   *[other] , { $short }
}
table-brings = { $effect ->
    [none] { $name }
   *[other] { $name }: { $effect }
}
table-again = { $effect ->
    [none] { $name }
   *[other] { $effect }
} · Tik nog eens
table-hint = Raad van de koning
table-hint-about = −2 betekent: de koning verwacht er 2 punten minder van dan van het eerste.
table-hint-best = het beste
table-hint-as-good = even goed
table-hint-less = { $points ->
    [1] −1 punt
   *[other] −{ $points } punten
}
table-hint-far = veel slechter
table-hint-brings = Levert meteen op: { $gains }
table-hint-later = Levert meteen niets op, maar wel goede vooruitzichten
table-hint-play = Zo spelen
table-hint-times = { $n } × { $what }
table-telling-steps =
    .aria-label = Stappen van de puntentelling
table-telling-next = Verder
table-telling-done = Sluiten
table-telling-all = Alles
table-hint-thinking = De koning denkt na …
table-announce = { $name }: { $what }
table-log-all = Het hele verloop tonen
table-sum = Totaal
table-sheet-about = Punten naar herkomst
table-chart = Punten in de loop van het spel
table-chart-lead = Een klik leidt naar die beurt in de terugblik.
table-chart-axis = { $what ->
    [rounds] Ronde
   *[turns] Beurt
}
table-stacks = Waar de punten vandaan kwamen, beurt voor beurt; de nummers staan ook in het scoreblad
table-decisive = Wat de doorslag gaf
table-swing = { $what ->
    [rounds] Ronde { $number }
   *[turns] Beurt { $number }
} · Voorsprong van { $name }: { $before } → { $after }
table-best = Het beste van de partij
table-result-seed = Startgetal van deze partij: { $seed }
table-picture =
    .aria-label = De uitslag als afbeelding
table-picture-game = { $game } · Tafelrunde
table-sheet =
    .aria-label = Scoreblad
table-save-won = { $count ->
    [one] Uitgespeeld: { $names } wint met { $points }
   *[other] Uitgespeeld: { $names } winnen met { $points }
}
table-winner = { $names } wint!
table-winners = { $names } winnen samen!
table-you-won = Je hebt gewonnen!
table-you-won-with = Je wint, samen met { $names }!
table-your-place = Jouw plaats: { $place } van { $players }, { $behind ->
    [0] met evenveel punten ({ $points })
   *[other] met { $points ->
        [1] 1 punt
       *[other] { $points } punten
    }, { $behind ->
        [1] 1 punt
       *[other] { $behind } punten
    } achter de eerste plaats
}.
table-rule-title = { TERM($rule, form: "title") }
table-error-save = { $why ->
    [no-json] Dit bestand is geen opgeslagen partij.
    [no-object] Dit bestand is geen opgeslagen partij.
    [nested] Dit bestand is geen opgeslagen partij.
    [damaged] Dit bestand is beschadigd: het breekt af of is veranderd.
    [missing] Dit bestand is geen opgeslagen partij, of er ontbreekt iets: { $field }.
    [too-few-entries] In dit bestand ontbreken gegevens: { $field }.
    [too-many-entries] In dit bestand staan te veel gegevens: { $field }.
    [newer-than-this-program] Deze partij is met een nieuwere versie opgeslagen. Laad deze pagina opnieuw, dan kun je de partij openen.
    [unknown-game] Dit bestand bevat een spel dat hier niet wordt gespeeld.
    [too-long] Dit bestand is te groot voor een opgeslagen partij.
    [leads-elsewhere] Het spelverslag in dit bestand komt niet uit waar het moet uitkomen: het bestand is veranderd, of de regels zijn sindsdien verbeterd.
    [impossible-position] Dit bestand bevat een stand die niet kan voorkomen: { $field }.
    [not-on-offer] Het spelverslag in dit bestand bevat een zet die daar niet mogelijk is ({ $field }): het bestand is veranderd, of de regels zijn sindsdien verbeterd.
    [unreadable] Het spelverslag in dit bestand is beschadigd: het breekt af of is veranderd.
    [cut-off] Het spelverslag in dit bestand is beschadigd: het breekt af of is veranderd.
    [too-many] Het spelverslag in dit bestand is langer dan een partij kan zijn.
    [unknown-field] Dit bestand heeft een deel dat geen opgeslagen partij heeft: { $field }.
    [another-game] De delen van dit bestand horen niet bij dezelfde partij: { $field }.
    [wrong-number-of-players] Zoveel spelers als in dit bestand staan, kan geen partij hebben.
    [unknown-value] In dit bestand staat bij { $field } iets wat hier onbekend is. Mogelijk: { $allowed }.
    [no-such-seat] De startspeler die dit bestand noemt, doet niet mee aan de partij.
    [unknown-edition] Deze partij is gespeeld met een doos die hier ontbreekt ({ $value }). Laad eerst die doos, dan kun je de partij openen.
    [unknown-variant] Dit bestand noemt een instelling die zijn spel niet heeft: { $field }. Mogelijk: { $allowed }.
    [unknown-bot] Dit bestand noemt een tegenstander die zijn spel niet heeft: { $field }. Mogelijk: { $allowed }.
    [one-color-twice] Twee spelers in dit bestand hebben dezelfde kleur.
    [bad-name] Een naam in dit bestand is onleesbaar: { $field }.
    [not-1-to-64-characters] Het startgetal in dit bestand is leeg, te lang of onleesbaar.
   *[other] In dit bestand staat bij { $field } iets wat daar niet kan staan ({ $why }).
}
table-elsewhere = { $name } is aan de beurt, elders
table-following = Sinds je laatste beurt: { $name }
table-send = Link sturen
table-skip = Overslaan
table-error-link = { $why ->
    [no-link] Dat is geen link naar een partij.
    [damaged] Deze link is beschadigd: hij is onvolledig of veranderd. Vraag er nog een keer om.
    [too-long] Deze link is langer dan welke partij ook. Hij is onderweg veranderd.
    [newer-than-this-program] Deze link is van een nieuwere versie. Laad deze pagina opnieuw om hem te openen.
    [unknown-game] Deze link bevat een spel dat hier niet wordt gespeeld.
    [unknown-edition] Deze partij wordt gespeeld met een doos die hier ontbreekt ({ $value }). Laad eerst die doos, dan kun je de link openen.
    [unknown-bot] Deze link noemt een tegenstander die het spel niet heeft. Mogelijk: { $allowed }.
    [unknown-variant] Deze link noemt een instelling die het spel niet heeft: { $field }. Mogelijk: { $allowed }.
    [unknown-value] De instelling { $field } kan niet zijn wat deze link zegt. Mogelijk: { $allowed }.
    [bad-name] In deze link staat een naam die niet kan worden getoond.
    [leads-elsewhere] De partij in deze link komt niet uit bij de stand die hij noemt: hij is veranderd, of de regels zijn sindsdien verbeterd.
    [not-on-offer] De partij in deze link heeft een zet die daar niet mogelijk is: ze is veranderd, of de regels zijn sindsdien verbeterd.
   *[other] In deze link staat een onmogelijke waarde bij { $field } ({ $why }).
} Hier is niets veranderd.
table-to-result = Naar de uitslag
table-notice-rules-changed = De regels zijn sindsdien verbeterd: de partij gaat verder, maar terugkijken kan niet meer.
table-notice-plain-move = { $name } kon dit niet uitdenken en deed een eenvoudige zet.
table-notice-no-advice = De koning weet deze keer geen raad. Je kunt het nog eens vragen.
table-replay-start = De partij begint
table-replay-chose = { $name } maakt een keuze
table-replay-place = { $now ->
    [0] Voor de eerste beurt
   *[other] Beurt { $now } van { $turns }
} · keuze { $number } van { $count }
table-replay-handle =
    .aria-label = Moment van de partij
table-replay-eyes = Gezien door
table-replay-eyes-asked = wie aan de beurt is
table-replay-impossible = Deze partij kan niet meer worden nagespeeld: de regels zijn sindsdien verbeterd.

# The button on the poster of an embedded game.
shell-embed-open = Spel laden
# A link below a frame that stays empty: its host may keep other sites from showing the game.
shell-embed-silent = Is hier niets te zien? Open het spel op zijn eigen pagina

## A box of somebody's own

shell-box = Doos
shell-box-about = Wat er op borden en kaarten gedrukt staat. Heb je het spel, dan kun je het jouwe invoeren.
shell-box-present = Zoals hier gereconstrueerd
shell-box-own = Eigen dozen
shell-box-title = { $game }: eigen doos
shell-box-leave =
    .aria-label = Naar het beginscherm
    .title = Naar het beginscherm
shell-box-which = Jouw dozen
shell-box-one = { $name }
shell-box-unfinished = { $name } (niet klaar)
shell-box-name = Naam
shell-box-mine = Mijn doos
shell-box-new = Nieuw
shell-box-import = Doos laden
shell-box-export = Als bestand opslaan
shell-box-delete = Verwijderen
shell-box-delete-ask = Deze doos verwijderen?
shell-box-delete-needed = Deze doos verwijderen? Er zijn opgeslagen partijen mee gespeeld: die kun je pas weer openen als je de doos uit een bestand hebt geladen.
shell-box-kept = Elke wijziging wordt meteen op dit apparaat bewaard.
shell-box-play = Met deze doos spelen
shell-box-forked = Met “{ $name }” is al gespeeld, dus die blijft zoals ze is. Jouw wijzigingen maken een nieuwe doos.
shell-box-with = Doos: { $name }
shell-share-box = Deze partij wordt gespeeld met de doos “{ $name }”. Wie de link opent, heeft die ook nodig: sla de doos als bestand op en stuur dat mee.

## The box screen (made by web/app)

table-box-parts =
    .aria-label = Delen van de doos
table-box-count = { $count }
    .title = { $count } te verbeteren
table-box-spot =
    .aria-label = { $place }: { $what }
table-box-option =
    .aria-label = { $what }
    .title = { $what }
table-box-problems = { $count ->
    [1] Eén gegeven kan niet kloppen
   *[other] { $count } gegevens kunnen niet kloppen
}
table-box-good = Met deze doos kun je spelen.
table-box-edition = Het kenmerk is { $hash }. Opgeslagen partijen en links noemen het.
table-box-advice = Alleen een advies: wat we zouden verwachten ({ $count })
table-box-lost = Deze doos kan niet meer worden getoond: ze is gewijzigd of beschadigd. Ze blijft waar ze is.
table-error-box = { $why ->
    [damaged] Dit bestand is geen doos, of het is beschadigd.
    [no-object] Dit bestand is geen doos.
    [too-long] Dit bestand is te groot voor een doos.
    [missing] Dit bestand is geen doos, of er ontbreekt een deel: { $field }.
    [unknown-value] Deze doos is met een nieuwere versie gemaakt ({ $field }: { $value }).
    [unknown-game] Deze doos hoort bij een spel dat hier niet wordt gespeeld: { $value }.
    [game-without-boxes] Voor dit spel zijn er geen eigen dozen: { $value }.
   *[other] In deze doos staat bij { $field } iets onmogelijks ({ $value }).
}
table-box-why-unknown-part = { $place }: dit deel hoort niet in de doos ({ $allowed }).
table-box-why-missing = { $place }: dit ontbreekt.
table-box-why-no-list = { $place }: hier hoort een lijst te staan, niet “{ $value }”.
table-box-why-no-object = { $place }: dit is niet leesbaar (“{ $value }”).
table-box-why-no-row-of-four = { $place }: een rij heeft vier velden (“{ $value }”).
table-box-why-unknown-word = { $place }: “{ $value }” is onbekend. Mogelijk: { $allowed }.
table-box-why-out-of-range = { $place }: { $value } is geen getal van { $least } tot en met { $most }.
table-box-why-wrong-number = { $place }: { $number } in plaats van { $wanted }.
table-box-why-wrong-count = { $what }: { $number } in plaats van { $wanted } ({ $place }).
table-box-why-not-1-to-40-characters = De naam moet 1 tot 40 tekens lang zijn.
