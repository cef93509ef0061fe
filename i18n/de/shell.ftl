# The shell: everything round the games.

shell-color-blue = blau
shell-color-yellow = gelb
shell-color-red = rot
shell-color-green = grün

## Start screen

shell-motto = Brettspiele an einem Tisch. Nichts zu installieren.
shell-description =
    .content = Brettspiele im Browser: nichts zu installieren.
# What speakers of this language call it.
shell-language-name = Deutsch
shell-language =
    .aria-label = Sprache
shell-games =
    .aria-label = Spiel
shell-continue = Weiterspielen
shell-continue-count = Weiterspielen · { $count }
shell-no-saves = Noch keine Partien. Jede begonnene Partie wird hier von selbst gespeichert.
shell-import = Partie aus Datei laden
shell-open-link = Link öffnen
shell-resume = Weiter
shell-resume-ended = Ergebnis
shell-export-one =
    .aria-label = Diese Partie als Datei speichern
    .title = Diese Partie als Datei speichern
shell-delete =
    .aria-label = Diese Partie löschen
    .title = Diese Partie löschen
shell-delete-ask = Diese Partie löschen?
shell-delete-yes = Löschen
shell-delete-no = Behalten
shell-new-game = Neue Partie: { $game }
shell-players = Spieler
shell-seat = Platz { $number }
shell-color =
    .aria-label = Farbe: { $color }. Farbe ändern
    .title = Farbe ändern
shell-name-field =
    .aria-label = Name
shell-name-1 = Anna
shell-name-2 = Bram
shell-name-3 = Clara
shell-name-4 = Deniz
shell-kind =
    .aria-label = Wer hier sitzt
shell-person = Mensch
shell-bot =
    .label = Computer
shell-bot-random = Zufall
shell-bot-random-about = Zieht blind, zum Ausprobieren
shell-bot-page = Page
shell-bot-page-about = Für die ersten Partien: spielt mit, ohne viel zu planen
shell-bot-squire = Knappe
shell-bot-squire-about = Sieht gute Züge auf einen Blick und rechnet wenig
shell-bot-knight = Ritter
shell-bot-knight-about = Plant jeden Zug bis zum Ende: für alle, die das Spiel kennen
shell-bot-king = König
shell-bot-king-about = Prüft, was die anderen tun könnten: der stärkste Gegner
shell-seed = Karten und Würfel einer anderen Partie
shell-seed-about = { $last ->
    [none] Zu jeder Partie gehört eine Zahl, der Startwert: Mit ihm kommen dieselben Karten und Würfel noch einmal.
   *[other] Zu jeder Partie gehört eine Zahl, der Startwert: Mit ihm kommen dieselben Karten und Würfel noch einmal. Der letzte war { $last }.
}
shell-seed-field =
    .aria-label = Startwert
    .placeholder = Eine ganze Zahl
shell-seed-wrong = Der Startwert ist eine ganze Zahl von 0 bis 2147483647.
shell-learn-title = Zum ersten Mal hier?
shell-learn-about = Eine geführte Partie gegen einen sanften Gegner zeigt dir in etwa zehn Minuten, wie es geht.
shell-learn = Geführte Partie
shell-rules-read = Spielregeln lesen
shell-guide = Mit Erklärungen
shell-guide-about = Jede Sache wird erklärt, wenn sie zum ersten Mal vorkommt; dazu gibt es Vorschläge
shell-first = Startspieler
shell-first-random = Zufällig
shell-start = Spiel beginnen
shell-boot-start = Das Spiel wird geladen …
shell-boot-ready = Bereit zum Spielen
shell-trouble-failed = Das Spiel konnte nicht starten.
shell-trouble-slow = Der Start dauert länger als sonst.
shell-trouble-slow-about = Bei langsamer Verbindung geht es von selbst weiter. Wenn nichts geschieht: Seite neu laden und Inhaltsblocker für sie ausschalten.
shell-trouble-part = Ein Teil davon ist nicht vollständig angekommen. Bitte die Seite neu laden. Hilft das nicht, ist ein Inhaltsblocker oder der Server im Weg.
shell-trouble-policy = Der Server erlaubt kein WebAssembly, ohne das das Spiel nicht läuft. Wer diese Seite betreibt, kann es in der Content-Security-Policy erlauben: script-src 'self' 'wasm-unsafe-eval'.
shell-trouble-memory = Dafür ist nicht genug Arbeitsspeicher frei. Bitte andere Tabs und Apps schließen und die Seite neu laden.
shell-trouble-old = Dieser Browser ist zu alt dafür. Ein aktueller Firefox, Chrome, Edge oder Safari kann es spielen.
shell-trouble-reload = Neu laden
shell-trouble-script = Dieses Spiel läuft im Browser und braucht JavaScript, das hier ausgeschaltet oder blockiert ist. Bitte für diese Seite erlauben und neu laden.
shell-not-loaded = Etwas konnte nicht geladen werden. Besteht eine Verbindung? Bitte noch einmal versuchen.
shell-credits = Symbole: game-icons.net (CC BY 3.0) von Lorc, Delapouite, Faithtoken, Sbed und anderen · Schriften: Alegreya (OFL)
shell-licences = Lizenzen
shell-unofficial = Eine inoffizielle Umsetzung der Regeln, ohne Bilder und Texte der Verlage.
shell-bad-parameter = { $name ->
    [seed] „{ $value }“ in der Adresse ist kein Startwert: möglich sind ganze Zahlen von 0 bis 2147483647.
    [names] „{ $value }“ in der Adresse passt nicht für „names“: höchstens ein Name je Spieler, jeder mit höchstens 24 Zeichen.
   *[other] „{ $value }“ in der Adresse passt nicht für „{ $name }“. Möglich: { $allowed }.
} Bitte richte die Partie hier ein.
shell-bad-variant = { $count ->
    [0] „{ $name }“ in der Adresse ist keine Einstellung von { $game }: dieses Spiel hat keine.
   *[other] „{ $name }“ in der Adresse ist keine Einstellung von { $game }. Möglich: { $allowed }.
} Bitte richte die Partie hier ein.
shell-bad-file = Diese Datei ist keine gespeicherte Partie.

## Table

shell-skip-question = Zur Frage
shell-skip-board = Zum Spielplan
shell-skip-hand = Zu deiner Hand
shell-menu =
    .aria-label = Menü
    .title = Menü
shell-rules-button =
    .aria-label = Regeln
    .title = Regeln (?)
shell-log-button =
    .aria-label = Spielverlauf
    .title = Spielverlauf (L)
shell-next-language =
    .aria-label = DE, Deutsch. Sprache wechseln
    .title = Sprache wechseln
shell-region-board =
    .aria-label = Spielplan
shell-region-others =
    .aria-label = Spieler
shell-region-hand =
    .aria-label = Deine Hand
shell-region-since =
    .aria-label = Seit deinem letzten Zug
shell-region-prompt =
    .aria-label = Frage
shell-tabs =
    .aria-label = Teile des Tisches
shell-tab-hand = Hand
shell-tab-others = Spieler
shell-tab-log = Verlauf
shell-grip =
    .aria-label = Bereich hoch- oder herunterziehen
shell-zoom =
    .aria-label = Spielplan vergrößern
    .title = Spielplan vergrößern
shell-undo = Rückgängig
shell-redo = Wiederholen
shell-again = Zug neu
shell-again-long = Den Zug neu beginnen
shell-cover = Verdecken
shell-more =
    .aria-label = Mehr
    .title = Mehr
shell-more-title = Mehr
shell-hint-short = Rat
shell-rule = Regel { $rule }

## Panels

shell-close =
    .aria-label = Schließen
    .title = Schließen
shell-dismiss =
    .aria-label = Ausblenden
shell-rules = Regeln
shell-rules-contents = Inhalt
shell-rules-search =
    .aria-label = In den Regeln suchen
    .placeholder = Suchen
shell-rules-found = { $count ->
    [0] keine Regel
    [1] 1 Regel
   *[other] { $count } Regeln
}
shell-scores = Wertungsblatt
shell-log = Spielverlauf
shell-choices = Alle Möglichkeiten
shell-settings = Einstellungen
shell-export = Als Datei speichern
shell-leave = Zum Startbildschirm
shell-leave-about = Die Partie bleibt gespeichert und kann jederzeit weitergespielt werden.
shell-open-scores = Zeigen
shell-open-rules = Zeigen
shell-open-log = Zeigen
shell-set-language = Sprache
shell-set-theme = Darstellung
shell-theme-auto = Wie das Gerät
shell-theme-light = Hell
shell-theme-dark = Dunkel
shell-set-motion = Animationen
shell-motion-normal = Normal
shell-motion-fast = Schnell
shell-motion-off = Aus
shell-set-pace = Tempo des Computers
shell-pace-slow = Langsam
shell-pace-normal = Normal
shell-pace-fast = Schnell
shell-set-turn = Tisch drehen
shell-turn-upright = Nie
shell-turn-turned = Zum Gegenüber
shell-set-end = Ende des Zugs
shell-end-yes = Mit Bestätigung
shell-end-auto = Von selbst
shell-set-telling = Wertungen zeigen
shell-telling-on = Schritt für Schritt
shell-telling-off = Nein
shell-set-sound = Töne
shell-sound-off = Aus
shell-sound-on = Ein
shell-set-buzz = Vibrieren
shell-buzz-off = Aus
shell-buzz-on = Ein
shell-set-keys = Tastenkürzel
shell-keys-on = Ein
shell-keys-off = Aus
shell-keys-about = Enter beendet einen fertigen Zug. U macht rückgängig, R wiederholt, N und P gehen von Möglichkeit zu Möglichkeit, C zeigt alle Möglichkeiten, H die Hand, S das Wertungsblatt, L den Spielverlauf, T den nächsten Schritt einer Wertung, ? die Regeln.

## Curtain and result

shell-curtain-title = { $name } ist am Zug
shell-curtain-pass = Gib das Gerät weiter.
shell-curtain-hidden = Die Karten sind verdeckt.
shell-curtain-lift = Ich bin { $name }
shell-curtain-news = { $turns ->
    [none] Bisher
   *[some] Seit deinem letzten Zug
}
shell-rematch = Noch einmal
shell-look = Den Tisch ansehen
shell-record = { $how ->
    [beaten] <b>Neuer Rekord auf diesem Gerät!</b> { $name }: { $points } Punkte in einer Partie zu { $players ->
        [2] zweit
        [3] dritt
       *[other] viert
    }. Bisher: { $before } ({ $old }).
    [first] Erster Rekord auf diesem Gerät zu { $players ->
        [2] zweit
        [3] dritt
       *[other] viert
    }: { $points } Punkte ({ $name }).
   *[stands] Rekord auf diesem Gerät zu { $players ->
        [2] zweit
        [3] dritt
       *[other] viert
    }: { $points } Punkte ({ $name }).
}
shell-picture = Als Bild
shell-picture-save = Bild speichern
shell-picture-share = Bild teilen …
shell-picture-saved = Das Bild liegt bei den heruntergeladenen Dateien.
shell-print = Drucken

## Links

shell-share = Link und QR-Code
shell-share-one =
    .aria-label = Link zu dieser Partie
    .title = Link zu dieser Partie
shell-share-to = { $name } ist am Zug
shell-share-game = Link zu dieser Partie { $game }
shell-share-turn = Schick diesen Link oder zeig den Code: Wer ihn öffnet, sieht, was geschehen ist, und spielt dort weiter. Deine Partie ist hier gespeichert und geht weiter, wenn der Link zurückkommt.
shell-share-open = In diesem Link steckt die ganze Partie. Wer ihn öffnet, kann zusehen oder weiterspielen, auch auf einem anderen Gerät.
shell-share-over = In diesem Link steckt die ganze Partie. Wer ihn öffnet, kann jeden Zug ansehen.
shell-share-honest = Ein Link enthält die ganze Partie, auch verdeckte Karten: Wer mogeln will, kann sie dort lesen.
shell-share-field =
    .aria-label = Link
shell-share-copy = Link kopieren
shell-share-system = Teilen …
shell-share-copied = Kopiert.
shell-share-select = Dieser Browser erlaubt kein Kopieren. Der Link ist markiert: Kopiere ihn mit der Tastatur oder über das Menü.
shell-share-subject = Eine Partie Tafelrunde
shell-qr =
    .aria-label = QR-Code des Links
shell-report = Fehler melden
shell-report-about = Dieser Link enthält die Partie bis jetzt, die Version und den Namen deines Browsers. Schick ihn an die Betreiber dieser Seite und schreib dazu, was nicht stimmt.
shell-arrival = Eine Partie { $game } ist angekommen
shell-arrival-turn = Es spielen { $names }. { $name } ist am Zug.
shell-arrival-who = Wer spielt auf diesem Gerät?
shell-arrival-watch = Zusehen
shell-arrival-play = Weiterspielen
shell-forked = Zwei Wege aus einer Partie
shell-forked-about = Du hast diese Partie schon hier, aber sie ist anders weitergegangen als die im Link. Beide sind gespeichert. Welche möchtest du öffnen?
shell-forked-here = Die von hier
shell-forked-link = Die aus dem Link
shell-link-same = Du hast diese Partie schon hier.
shell-link-older = Dieser Link ist älter als deine Partie: Sie geht dort weiter, wo du warst.
shell-file-older = Diese Datei ist nicht weiter als deine Partie hier: Sie geht dort weiter, wo du warst.
shell-open-link-about = Füge den Link einer Partie ein oder halte die Kamera auf ihren QR-Code.
shell-open-link-field =
    .aria-label = Link einer Partie
shell-open-link-example = https://…#t=…
shell-open-link-open = Öffnen
shell-camera = Code scannen
shell-camera-sight =
    .aria-label = Was die Kamera sieht
shell-camera-refused = Die Kamera kann hier nicht benutzt werden. Du kannst den Link stattdessen einfügen.
shell-elsewhere = Mensch anderswo
shell-elsewhere-about = Wer anderswo spielt, bekommt jeden Zug als Link von dir und schickt ihn zurück. Wer mogeln will, kann verdeckte Karten darin lesen.

## Replay

shell-replay = Partie ansehen
shell-look-back = Zurückblicken
shell-replay-tools =
    .aria-label = Rückblick
shell-replay-first =
    .aria-label = Anfang
    .title = Anfang (Pos1)
shell-replay-turn-back =
    .aria-label = Einen Zug zurück
    .title = Einen Zug zurück (Bild auf)
shell-replay-back =
    .aria-label = Eine Wahl zurück
    .title = Eine Wahl zurück (←)
shell-replay-play =
    .aria-label = Abspielen
    .title = Abspielen (Leertaste)
shell-replay-pause =
    .aria-label = Anhalten
    .title = Anhalten (Leertaste)
shell-replay-forward =
    .aria-label = Eine Wahl weiter
    .title = Eine Wahl weiter (→)
shell-replay-turn-forward =
    .aria-label = Einen Zug weiter
    .title = Einen Zug weiter (Bild ab)
shell-replay-last =
    .aria-label = Ende
    .title = Ende (Ende)
shell-replay-more =
    .aria-label = Mehr zum Rückblick
    .title = Mehr
shell-replay-pace =
    .aria-label = Tempo des Rückblicks
shell-replay-slow = Langsam
shell-replay-normal = Normal
shell-replay-fast = Schnell
shell-replay-leave = Zurück
shell-watch =
    .aria-label = Diese Partie noch einmal ansehen
    .title = Noch einmal ansehen
shell-branch = Ab hier weiterspielen
shell-branch-about = Daraus wird eine neue Partie. Die Partie, die du ansiehst, bleibt, wie sie ist.
shell-branch-kind =
    .aria-label = Wer spielt
shell-branch-person = Mensch
shell-branch-start = Spiel beginnen

## Notices

shell-failure = Im Programm ist etwas schiefgegangen. Deine Partie ist bis zur letzten Wahl gespeichert.
shell-failure-copy = Fehlerbericht kopieren
shell-failure-reload = Neu laden
shell-new-version = Eine neue Version ist bereit.
shell-new-version-load = Jetzt laden
shell-storage-refused = { $framed ->
    [true] Dieser Browser speichert hier nichts: Die Partie besteht nur, solange diese Seite offen ist.
   *[false] Dieser Browser speichert hier nichts: Die Partie besteht nur, solange diese Seite offen ist. Als Datei gespeichert bleibt sie erhalten.
}
shell-storage-full = { $framed ->
    [true] Der Speicher des Browsers ist voll: Bis wieder Platz ist, besteht die Partie nur, solange diese Seite offen ist.
   *[false] Der Speicher des Browsers ist voll: Bis wieder Platz ist, besteht die Partie nur, solange diese Seite offen ist. Als Datei gespeichert bleibt sie erhalten.
}
shell-storage-failed = { $framed ->
    [true] Der letzte Zug konnte nicht gespeichert werden. Beim nächsten wird es noch einmal versucht.
   *[false] Der letzte Zug konnte nicht gespeichert werden. Beim nächsten wird es noch einmal versucht. Als Datei gespeichert bleibt die Partie erhalten.
}
shell-storage-unread = Die in diesem Browser gespeicherten Partien sind gerade nicht erreichbar. Verloren sind sie nicht: Bitte die Seite später neu laden.
shell-save-damaged = Eine Partie, die hier nicht gelesen werden kann: Sie ist beschädigt oder stammt aus einer anderen Version.
shell-tab-elsewhere = Diese Partie ist schon in einem anderen Tab offen.
shell-tab-taken = Diese Partie geht in einem anderen Tab weiter.
shell-tab-play-here = Hier weiterspielen

## The table (made by web/app)

table-thinking = { $moves ->
    [some] { $name } ist am Zug …
   *[none] { $name } überlegt …
}
table-turn-over = { $game ->
    [over] { $name }, damit endet die Partie.
   *[on] { $name }, Zug beenden?
}
table-end-turn = Zug beenden
table-parting = { $outcome } { $why }
table-since = Seit deinem letzten Zug
table-since-you = Das betrifft dich
table-since-count = { $count }
    .aria-label = { $count ->
        [1] 1 Zeile
       *[other] { $count } Zeilen
    }
table-guide-try = Vorschlag: { $choice }
table-guide-leave =
    .title = Anleitung verlassen
    .aria-label = Anleitung verlassen
table-guide-done = Fertig
table-guide-count =
    .title = So viel von dem, was es zu lernen gibt, liegt hinter dir
table-guide-ending = Dein Zug ist fertig. Solange du ihn nicht beendest, nimmt <b>Rückgängig</b> alles zurück, Schritt für Schritt.
table-guide-watch = { $name } ist am Zug: Was geschieht, siehst du auf dem Spielplan.
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
} · Noch einmal tippen
table-hint = Rat des Königs
table-hint-about = −2 heißt: Der König verspricht sich davon 2 Punkte weniger als vom ersten.
table-hint-best = das Beste
table-hint-as-good = ebenso gut
table-hint-less = { $points ->
    [1] −1 Punkt
   *[other] −{ $points } Punkte
}
table-hint-far = viel schlechter
table-hint-brings = Bringt sofort: { $gains }
table-hint-later = Bringt sofort nichts, aber gute Aussichten
table-hint-play = So spielen
table-hint-times = { $n } × { $what }
table-telling-steps =
    .aria-label = Schritte der Wertung
table-telling-next = Weiter
table-telling-done = Schließen
table-telling-all = Alle
table-hint-thinking = Der König überlegt …
table-announce = { $name }: { $what }
table-log-all = Den ganzen Spielverlauf zeigen
table-sum = Summe
table-sheet-about = Punkte nach Herkunft
table-chart = Punkte im Lauf des Spiels
table-chart-lead = Ein Klick führt zu diesem Zug im Rückblick.
table-chart-axis = { $what ->
    [rounds] Runde
   *[turns] Zug
}
table-stacks = Woraus die Punkte entstanden, Zug um Zug; die Nummern sind die des Wertungsblatts
table-decisive = Was den Ausschlag gab
table-swing = { $what ->
    [rounds] Runde { $number }
   *[turns] Zug { $number }
} · Vorsprung von { $name }: { $before } → { $after }
table-best = Das Beste der Partie
table-result-seed = Startwert dieser Partie: { $seed }
table-picture =
    .aria-label = Das Ergebnis als Bild
table-picture-game = { $game } · Tafelrunde
table-sheet =
    .aria-label = Wertungsblatt
table-save-won = { $count ->
    [one] Zu Ende: { $names } gewinnt mit { $points }
   *[other] Zu Ende: { $names } gewinnen mit { $points }
}
table-winner = { $names } gewinnt!
table-winners = { $names } gewinnen gemeinsam!
table-you-won = Du hast gewonnen!
table-you-won-with = Du gewinnst, zusammen mit { $names }!
table-your-place = Dein Platz: { $place } von { $players }, { $behind ->
    [0] mit gleich vielen Punkten ({ $points })
   *[other] mit { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkten
    }, { $behind ->
        [1] 1 Punkt
       *[other] { $behind } Punkte
    } hinter dem ersten Platz
}.
table-rule-title = { TERM($rule, form: "title") }
table-error-save = { $why ->
    [no-json] Diese Datei ist keine gespeicherte Partie.
    [no-object] Diese Datei ist keine gespeicherte Partie.
    [nested] Diese Datei ist keine gespeicherte Partie.
    [damaged] Diese Datei ist beschädigt: Sie bricht ab oder wurde verändert.
    [missing] Diese Datei ist keine gespeicherte Partie, oder ihr fehlt etwas: { $field }.
    [too-few-entries] In dieser Datei fehlen Einträge: { $field }.
    [too-many-entries] In dieser Datei sind zu viele Einträge: { $field }.
    [newer-than-this-program] Diese Partie wurde mit einer neueren Version gespeichert. Lade diese Seite neu, dann lässt sie sich öffnen.
    [unknown-game] Diese Datei enthält ein Spiel, das hier nicht gespielt wird.
    [too-long] Diese Datei ist zu groß für eine gespeicherte Partie.
    [leads-elsewhere] Die Aufzeichnung in dieser Datei führt nicht dorthin, wohin sie soll: Sie wurde verändert, oder die Regeln wurden seither berichtigt.
    [impossible-position] Diese Datei enthält eine Stellung, zu der es nicht kommen kann: { $field }.
    [not-on-offer] Die Aufzeichnung in dieser Datei enthält einen Zug, den es dort nicht gibt ({ $field }): Sie wurde verändert, oder die Regeln wurden seither berichtigt.
    [unreadable] Die Aufzeichnung in dieser Datei ist beschädigt: Sie bricht ab oder wurde verändert.
    [cut-off] Die Aufzeichnung in dieser Datei ist beschädigt: Sie bricht ab oder wurde verändert.
    [too-many] Die Aufzeichnung in dieser Datei ist länger, als eine Partie sein kann.
    [unknown-field] Diese Datei hat einen Teil, den keine gespeicherte Partie hat: { $field }.
    [another-game] Die Teile dieser Datei gehören nicht zur selben Partie: { $field }.
    [wrong-number-of-players] So viele Spieler, wie in dieser Datei stehen, kann keine Partie haben.
    [unknown-value] In dieser Datei steht bei { $field } etwas, das hier unbekannt ist. Möglich: { $allowed }.
    [no-such-seat] Den Startspieler, den diese Datei nennt, gibt es in der Partie nicht.
    [unknown-edition] Diese Partie wurde mit einer Schachtel gespielt, die hier fehlt ({ $value }). Lade zuerst diese Schachtel, dann lässt sich die Partie öffnen.
    [unknown-variant] Diese Datei nennt eine Einstellung, die es in ihrem Spiel nicht gibt: { $field }. Möglich: { $allowed }.
    [unknown-bot] Diese Datei nennt einen Gegner, den es in ihrem Spiel nicht gibt: { $field }. Möglich: { $allowed }.
    [one-color-twice] Zwei Spieler in dieser Datei haben dieselbe Farbe.
    [bad-name] Ein Name in dieser Datei ist nicht lesbar: { $field }.
    [not-1-to-64-characters] Der Startwert in dieser Datei ist leer, zu lang oder unlesbar.
   *[other] In dieser Datei steht bei { $field } etwas, das dort nicht stehen kann ({ $why }).
}
table-elsewhere = { $name } ist am Zug, anderswo
table-following = Seit deinem letzten Zug: { $name }
table-send = Link schicken
table-skip = Überspringen
table-error-link = { $why ->
    [no-link] Das ist kein Link zu einer Partie.
    [damaged] Dieser Link ist beschädigt: Er ist unvollständig oder wurde verändert. Lass ihn dir noch einmal schicken.
    [too-long] Dieser Link ist länger als jede Partie. Er wurde unterwegs verändert.
    [newer-than-this-program] Dieser Link stammt von einer neueren Version. Lade diese Seite neu, um ihn zu öffnen.
    [unknown-game] Dieser Link enthält ein Spiel, das es hier nicht gibt.
    [unknown-edition] Diese Partie wird mit einer Schachtel gespielt, die hier fehlt ({ $value }). Lade zuerst diese Schachtel, dann lässt sich der Link öffnen.
    [unknown-bot] Dieser Link nennt einen Gegner, den sein Spiel nicht hat. Möglich: { $allowed }.
    [unknown-variant] Dieser Link nennt eine Einstellung, die sein Spiel nicht hat: { $field }. Möglich: { $allowed }.
    [unknown-value] Die Einstellung { $field } kann nicht sein, was dieser Link sagt. Möglich: { $allowed }.
    [bad-name] In diesem Link steht ein Name, der sich nicht anzeigen lässt.
    [leads-elsewhere] Die Partie in diesem Link führt nicht zu der Stellung, die er angibt: Er wurde verändert, oder die Regeln wurden seitdem berichtigt.
    [not-on-offer] Die Partie in diesem Link hat einen Zug, der dort nicht möglich ist: Sie wurde verändert, oder die Regeln wurden seitdem berichtigt.
   *[other] In diesem Link steht ein unmöglicher Wert bei { $field } ({ $why }).
} Hier hat sich nichts geändert.
table-to-result = Zum Ergebnis
table-notice-rules-changed = Die Regeln wurden seitdem verbessert: Die Partie geht weiter, aber ihre Aufzeichnung lässt sich nicht mehr nachspielen.
table-notice-plain-move = { $name } konnte nicht zu Ende denken und hat einen einfachen Zug gemacht.
table-notice-no-advice = Der König weiß diesmal keinen Rat. Du kannst noch einmal fragen.
table-replay-start = Die Partie beginnt
table-replay-chose = { $name } trifft eine Wahl
table-replay-place = { $now ->
    [0] Vor dem ersten Zug
   *[other] Zug { $now } von { $turns }
} · Wahl { $number } von { $count }
table-replay-handle =
    .aria-label = Zeitpunkt der Partie
table-replay-eyes = Gesehen von
table-replay-eyes-asked = wer am Zug ist
table-replay-impossible = Diese Partie lässt sich nicht mehr nachspielen: Die Regeln wurden seither berichtigt.

# The button on the poster of an embedded game.
shell-embed-open = Spiel laden
# A link below a frame that stays empty: its host may keep other sites from showing the game.
shell-embed-silent = Hier ist nichts zu sehen? Das Spiel auf seiner eigenen Seite öffnen

## A box of somebody's own

shell-box = Schachtel
shell-box-about = Was auf Plänen und Karten gedruckt ist. Wer das Spiel besitzt, kann seines eingeben.
shell-box-present = Wie hier rekonstruiert
shell-box-own = Eigene Schachteln
shell-box-title = { $game }: eigene Schachtel
shell-box-leave =
    .aria-label = Zum Startbildschirm
    .title = Zum Startbildschirm
shell-box-which = Deine Schachteln
shell-box-one = { $name }
shell-box-unfinished = { $name } (unfertig)
shell-box-name = Name
shell-box-mine = Meine Schachtel
shell-box-new = Neu
shell-box-import = Schachtel laden
shell-box-export = Als Datei speichern
shell-box-delete = Löschen
shell-box-delete-ask = Diese Schachtel löschen?
shell-box-delete-needed = Diese Schachtel löschen? Gespeicherte Partien wurden mit ihr gespielt: Sie lassen sich erst wieder öffnen, wenn sie aus einer Datei geladen ist.
shell-box-kept = Jede Änderung bleibt sofort auf diesem Gerät erhalten.
shell-box-play = Mit dieser Schachtel spielen
shell-box-forked = Mit „{ $name }“ wurde schon gespielt, darum bleibt sie, wie sie ist. Deine Änderungen ergeben eine neue Schachtel.
shell-box-with = Schachtel: { $name }
shell-share-box = Diese Partie wird mit der Schachtel „{ $name }“ gespielt. Wer den Link öffnet, braucht sie auch: Speichere die Schachtel als Datei und schick sie mit.

## The box screen (made by web/app)

table-box-parts =
    .aria-label = Teile der Schachtel
table-box-count = { $count }
    .title = { $count } zu berichtigen
table-box-spot =
    .aria-label = { $place }: { $what }
table-box-option =
    .aria-label = { $what }
    .title = { $what }
table-box-problems = { $count ->
    [1] Eine Angabe kann nicht stimmen
   *[other] { $count } Angaben können nicht stimmen
}
table-box-good = Mit dieser Schachtel kann man spielen.
table-box-edition = Ihr Kennzeichen ist { $hash }. Gespeicherte Partien und Links nennen es.
table-box-advice = Nur ein Rat: was wir erwarten würden ({ $count })
table-box-lost = Diese Schachtel lässt sich nicht mehr zeigen: Sie wurde verändert oder ist beschädigt. Sie bleibt, wo sie ist.
table-error-box = { $why ->
    [damaged] Diese Datei ist keine Schachtel, oder sie ist beschädigt.
    [no-object] Diese Datei ist keine Schachtel.
    [too-long] Diese Datei ist zu groß für eine Schachtel.
    [missing] Diese Datei ist keine Schachtel, oder ein Teil fehlt: { $field }.
    [unknown-value] Diese Schachtel stammt von einer neueren Version ({ $field }: { $value }).
    [unknown-game] Diese Schachtel gehört zu einem Spiel, das es hier nicht gibt: { $value }.
    [game-without-boxes] Für dieses Spiel gibt es keine eigenen Schachteln: { $value }.
   *[other] In dieser Schachtel steht bei { $field } etwas Unmögliches ({ $value }).
}
table-box-why-unknown-part = { $place }: Diesen Teil gibt es in der Schachtel nicht ({ $allowed }).
table-box-why-missing = { $place }: Das fehlt.
table-box-why-no-list = { $place }: Hier gehört eine Liste hin, nicht „{ $value }“.
table-box-why-no-object = { $place }: Das ist nicht lesbar („{ $value }“).
table-box-why-no-row-of-four = { $place }: Eine Zeile hat vier Felder („{ $value }“).
table-box-why-unknown-word = { $place }: „{ $value }“ ist unbekannt. Möglich: { $allowed }.
table-box-why-out-of-range = { $place }: { $value } ist keine Zahl von { $least } bis { $most }.
table-box-why-wrong-number = { $place }: { $number } statt { $wanted }.
table-box-why-wrong-count = { $what }: { $number } statt { $wanted } ({ $place }).
table-box-why-not-1-to-40-characters = Der Name braucht 1 bis 40 Zeichen.
