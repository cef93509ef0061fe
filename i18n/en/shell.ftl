# The shell: everything round the games.

shell-color-blue = blue
shell-color-yellow = yellow
shell-color-red = red
shell-color-green = green

## Start screen

shell-motto = Board games at one table. Nothing to install.
shell-description =
    .content = Board games in the browser: nothing to install.
# What speakers of this language call it.
shell-language-name = English
shell-language =
    .aria-label = Language
shell-games =
    .aria-label = Game
shell-continue = Continue
shell-continue-count = Continue · { $count }
shell-no-saves = No saved games yet. Every game you start is saved here automatically.
shell-import = Load a game from a file
shell-open-link = Open a link
shell-resume = Resume
shell-resume-ended = Result
shell-export-one =
    .aria-label = Save this game as a file
    .title = Save this game as a file
shell-delete =
    .aria-label = Delete this game
    .title = Delete this game
shell-delete-ask = Delete this game?
shell-delete-yes = Delete
shell-delete-no = Keep it
shell-new-game = New game: { $game }
shell-players = Players
shell-seat = Seat { $number }
shell-color =
    .aria-label = Color: { $color }. Change color
    .title = Change color
shell-name-field =
    .aria-label = Name
shell-name-1 = Anna
shell-name-2 = Bram
shell-name-3 = Clara
shell-name-4 = Deniz
shell-kind =
    .aria-label = Who sits here
shell-person = Person
shell-bot =
    .label = Computer
shell-bot-random = Random
shell-bot-random-about = Moves blindly, to try things out
shell-bot-page = Page
shell-bot-page-about = For your first games: plays along without planning much
shell-bot-squire = Squire
shell-bot-squire-about = Sees good moves at a glance and calculates little
shell-bot-knight = Knight
shell-bot-knight-about = Plans every turn to its end: for those who know the game
shell-bot-king = King
shell-bot-king-about = Looks at what the others may do: the strongest opponent
shell-seed = Cards and dice of another game
shell-seed-about = { $last ->
    [none] Every game has a number, its seed: with it the same cards and dice come again.
   *[other] Every game has a number, its seed: with it the same cards and dice come again. The last one was { $last }.
}
shell-seed-field =
    .aria-label = Seed
    .placeholder = A whole number
shell-seed-wrong = The seed is a whole number from 0 to 2147483647.
shell-learn-title = New here?
shell-learn-about = A guided game against a gentle opponent shows you in about ten minutes how it is played.
shell-learn = Guided game
shell-rules-read = Read the rules
shell-guide = With explanations
shell-guide-about = Everything is explained when it first comes up, with suggestions
shell-first = First player
shell-first-random = Random
shell-start = Start the game
shell-boot-start = Starting up…
shell-boot-ready = Ready to play
shell-trouble-failed = The game could not start.
shell-trouble-slow = Starting takes longer than usual.
shell-trouble-slow-about = On a slow connection it carries on by itself. If nothing happens, reload the page and switch off content blockers for it.
shell-trouble-part = A part of it did not arrive completely. Reload the page. If that does not help, a content blocker or the server is in the way.
shell-trouble-policy = The server does not allow WebAssembly, which the game needs. Whoever runs this site can allow it in its Content-Security-Policy: script-src 'self' 'wasm-unsafe-eval'.
shell-trouble-memory = There is not enough memory for it. Close other tabs and apps, then reload the page.
shell-trouble-old = This browser is too old for it. A current Firefox, Chrome, Edge, or Safari can run it.
shell-trouble-reload = Reload
shell-trouble-script = This game runs in your browser and needs JavaScript, which is switched off or blocked here. Please allow it for this page and reload.
shell-not-loaded = Something could not be loaded. Is there a connection? Please try again.
shell-credits = Icons: game-icons.net (CC BY 3.0) by Lorc, Delapouite, Faithtoken, Sbed, and others · Fonts: Alegreya (OFL)
shell-licences = Licenses
shell-unofficial = An unofficial implementation of the rules, without the publishers’ art or text.
shell-bad-parameter = { $name ->
    [seed] “{ $value }” in the address is not a seed: that is a whole number from 0 to 2147483647.
    [names] “{ $value }” in the address does not suit “names”: at most one name per player, of at most 24 characters.
   *[other] “{ $value }” in the address is not a value for “{ $name }”. Possible: { $allowed }.
} Please set up the game here.
shell-bad-variant = { $count ->
    [0] “{ $name }” in the address is not an option of { $game }: this game has none.
   *[other] “{ $name }” in the address is not an option of { $game }. Possible: { $allowed }.
} Please set up the game here.
shell-bad-file = This file is not a saved game.

## Table

shell-skip-question = Skip to the question
shell-skip-board = Skip to the board
shell-skip-hand = Skip to your hand
shell-menu =
    .aria-label = Menu
    .title = Menu
shell-rules-button =
    .aria-label = Rules
    .title = Rules (?)
shell-log-button =
    .aria-label = Log
    .title = Log (L)
shell-next-language =
    .aria-label = EN, English. Change language
    .title = Change language
shell-region-board =
    .aria-label = Board
shell-region-others =
    .aria-label = Players
shell-region-hand =
    .aria-label = Your hand
shell-region-since =
    .aria-label = Since your last turn
shell-region-prompt =
    .aria-label = Question
shell-tabs =
    .aria-label = Parts of the table
shell-tab-hand = Hand
shell-tab-others = Players
shell-tab-log = Log
shell-grip =
    .aria-label = Drag the panel up or down
shell-zoom =
    .aria-label = Enlarge the board
    .title = Enlarge the board
shell-undo = Undo
shell-redo = Redo
shell-again = Restart turn
shell-again-long = Start this turn over
shell-cover = Cover
shell-more =
    .aria-label = More
    .title = More
shell-more-title = More
shell-hint-short = Advice
shell-rule = Rule { $rule }

## Panels

shell-close =
    .aria-label = Close
    .title = Close
shell-dismiss =
    .aria-label = Dismiss
shell-rules = Rules
shell-rules-contents = Contents
shell-rules-search =
    .aria-label = Search the rules
    .placeholder = Search
shell-rules-found = { $count ->
    [0] no rule
    [1] 1 rule
   *[other] { $count } rules
}
shell-scores = Score sheet
shell-log = Log
shell-choices = All choices
shell-settings = Settings
shell-export = Save as a file
shell-leave = Back to the start screen
shell-leave-about = The game stays saved and can be continued at any time.
shell-open-scores = Show
shell-open-rules = Show
shell-open-log = Show
shell-set-language = Language
shell-set-theme = Appearance
shell-theme-auto = Same as device
shell-theme-light = Light
shell-theme-dark = Dark
shell-set-motion = Animations
shell-motion-normal = Normal
shell-motion-fast = Fast
shell-motion-off = Off
shell-set-pace = Computer speed
shell-pace-slow = Slow
shell-pace-normal = Normal
shell-pace-fast = Fast
shell-set-turn = Rotate the table
shell-turn-upright = Never
shell-turn-turned = To face the player opposite
shell-set-end = End of turn
shell-end-yes = When I confirm
shell-end-auto = Automatically
shell-set-telling = Show scorings
shell-telling-on = Step by step
shell-telling-off = No
shell-set-sound = Sounds
shell-sound-off = Off
shell-sound-on = On
shell-set-buzz = Vibration
shell-buzz-off = Off
shell-buzz-on = On
shell-set-keys = Keyboard shortcuts
shell-keys-on = On
shell-keys-off = Off
shell-keys-about = Enter ends a turn that is done. U undoes, R redoes, N and P go from choice to choice, C shows all choices, H the hand, S the score sheet, L the log, T the next step of a scoring, ? the rules.

## Curtain and result

shell-curtain-title = { $name }, it’s your turn
shell-curtain-pass = Pass the device on.
shell-curtain-hidden = The cards are hidden.
shell-curtain-lift = I am { $name }
shell-curtain-news = { $turns ->
    [none] So far
   *[some] Since your last turn
}
shell-rematch = Play again
shell-look = Look at the table
shell-record = { $how ->
    [beaten] <b>A new record on this device!</b> { $name }: { $points } points in a game of { $players ->
        [2] two
        [3] three
       *[other] four
    }. Before: { $before } ({ $old }).
    [first] First record on this device in a game of { $players ->
        [2] two
        [3] three
       *[other] four
    }: { $points } points ({ $name }).
   *[stands] Record on this device in a game of { $players ->
        [2] two
        [3] three
       *[other] four
    }: { $points } points ({ $name }).
}
shell-picture = As a picture
shell-picture-save = Save the picture
shell-picture-share = Share the picture…
shell-picture-saved = The picture is among your downloads.
shell-print = Print

## Links

shell-share = Link and QR code
shell-share-one =
    .aria-label = Link to this game
    .title = Link to this game
shell-share-to = It’s { $name }’s turn
shell-share-game = Link to this game of { $game }
shell-share-turn = Send this link, or show the code: whoever opens it sees what has happened and plays on there. Your game is saved here and continues when the link comes back.
shell-share-open = The whole game is in this link. Whoever opens it can watch it or play on, on another device too.
shell-share-over = The whole game is in this link. Whoever opens it can look at every move.
shell-share-honest = A link holds the whole game, hidden cards too: anyone who wants to cheat can read them there.
shell-share-field =
    .aria-label = Link
shell-share-copy = Copy the link
shell-share-system = Share…
shell-share-copied = Copied.
shell-share-select = This browser does not allow copying. The link is selected: copy it with the keyboard or the menu.
shell-share-subject = A game of Tafelrunde
shell-qr =
    .aria-label = QR code of the link
shell-report = Report a problem
shell-report-about = This link holds the game up to now, the version, and the name of your browser. Send it to the people who run this page and say what went wrong.
shell-arrival = A game of { $game } has arrived
shell-arrival-turn = { $names } are playing. It’s { $name }’s turn.
shell-arrival-who = Who plays on this device?
shell-arrival-watch = Watch
shell-arrival-play = Play on
shell-forked = One game, two continuations
shell-forked-about = You have this game here already, but it has developed differently from the one in the link. Both are saved. Which one do you want to open?
shell-forked-here = The one from here
shell-forked-link = The one from the link
shell-link-same = You have this game here already.
shell-link-older = This link is older than your game, which continues where you left off.
shell-file-older = This file is not ahead of your game here, which continues where you left off.
shell-open-link-about = Paste a link to a game, or point the camera at its QR code.
shell-open-link-field =
    .aria-label = Link to a game
shell-open-link-example = https://…#t=…
shell-open-link-open = Open
shell-camera = Scan a code
shell-camera-sight =
    .aria-label = What the camera sees
shell-camera-refused = The camera cannot be used here. You can paste the link instead.
shell-elsewhere = Person elsewhere
shell-elsewhere-about = Whoever plays elsewhere gets every turn as a link from you and sends it back. Anyone who wants to cheat can read hidden cards in it.

## Replay

shell-replay = Replay
shell-look-back = Look back
shell-replay-tools =
    .aria-label = Replay
shell-replay-first =
    .aria-label = Beginning
    .title = Beginning (Home)
shell-replay-turn-back =
    .aria-label = One turn back
    .title = One turn back (Page Up)
shell-replay-back =
    .aria-label = One choice back
    .title = One choice back (←)
shell-replay-play =
    .aria-label = Play
    .title = Play (space bar)
shell-replay-pause =
    .aria-label = Pause
    .title = Pause (space bar)
shell-replay-forward =
    .aria-label = One choice forward
    .title = One choice forward (→)
shell-replay-turn-forward =
    .aria-label = One turn forward
    .title = One turn forward (Page Down)
shell-replay-last =
    .aria-label = End
    .title = End (End)
shell-replay-more =
    .aria-label = More about the replay
    .title = More
shell-replay-pace =
    .aria-label = Speed of the replay
shell-replay-slow = Slow
shell-replay-normal = Normal
shell-replay-fast = Fast
shell-replay-leave = Back
shell-watch =
    .aria-label = Watch a replay of this game
    .title = Watch a replay
shell-branch = Play on from here
shell-branch-about = This makes a new game. The one you are looking at stays as it is.
shell-branch-kind =
    .aria-label = Who plays
shell-branch-person = Person
shell-branch-start = Start the game

## Notices

shell-failure = Something went wrong in the program. Your game is saved up to the last choice.
shell-failure-copy = Copy a bug report
shell-failure-reload = Reload
shell-new-version = A new version is ready.
shell-new-version-load = Load it now
shell-storage-refused = { $framed ->
    [true] This browser does not store anything here: your game will be lost when you close this page.
   *[false] This browser does not store anything here: your game will be lost when you close this page. Save it as a file to keep it.
}
shell-storage-full = { $framed ->
    [true] The browser’s storage is full: what you play now will be lost when you close this page, unless there is room again.
   *[false] The browser’s storage is full: what you play now will be lost when you close this page, unless there is room again. Save it as a file to keep it.
}
shell-storage-failed = { $framed ->
    [true] Your last move could not be saved. Saving is tried again with the next one.
   *[false] Your last move could not be saved. Saving is tried again with the next one. Save the game as a file to keep it.
}
shell-storage-unread = The games saved in this browser cannot be reached now. They are not lost: reload the page later.
shell-save-damaged = A game that cannot be read here: it is damaged, or of another version.
shell-tab-elsewhere = This game is already open in another tab.
shell-tab-taken = This game is now being played in another tab.
shell-tab-play-here = Play here instead

## The table (made by web/app)

table-thinking = { $moves ->
    [some] It’s { $name }’s turn…
   *[none] { $name } is thinking…
}
table-turn-over = { $game ->
    [over] { $name }, that ends the game.
   *[on] { $name }, end your turn?
}
table-end-turn = End turn
table-parting = { $outcome } { $why }
table-since = Since your last turn
table-since-you = This concerns you
table-since-count = { $count }
    .aria-label = { $count ->
        [1] 1 line
       *[other] { $count } lines
    }
table-guide-try = Suggestion: { $choice }
table-guide-leave =
    .title = Leave the guide
    .aria-label = Leave the guide
table-guide-done = Done
table-guide-count =
    .title = You have seen this much of what there is to learn
table-guide-ending = Your turn is done. Until you end it, <b>Undo</b> takes everything back, step by step.
table-guide-watch = It’s { $name }’s turn: watch on the board what happens.
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
} · Tap again
table-hint = The king’s advice
table-hint-about = −2 means: the king expects 2 points less from it than from the first.
table-hint-best = the best
table-hint-as-good = just as good
table-hint-less = { $points ->
    [1] −1 point
   *[other] −{ $points } points
}
table-hint-far = much worse
table-hint-brings = Brings at once: { $gains }
table-hint-later = Brings nothing at once, but good prospects
table-hint-play = Play this
table-hint-times = { $n } × { $what }
table-telling-steps =
    .aria-label = Steps of the scoring
table-telling-next = Next
table-telling-done = Close
table-telling-all = All
table-hint-thinking = The king is thinking…
table-announce = { $name }: { $what }
table-log-all = Show the whole log
table-sum = Total
table-sheet-about = Points by where they came from
table-chart = Points over the game
table-chart-lead = A click leads to that turn in the replay.
table-chart-axis = { $what ->
    [rounds] Game round
   *[turns] Turn
}
table-stacks = What the points are made of, turn by turn; the numbers are those in the score sheet
table-decisive = What decided it
table-swing = { $what ->
    [rounds] Game round { $number }
   *[turns] Turn { $number }
} · { $name }’s lead: { $before } → { $after }
table-best = Best of the game
table-result-seed = Seed of this game: { $seed }
table-picture =
    .aria-label = The result as a picture
table-picture-game = { $game } · Tafelrunde
table-sheet =
    .aria-label = Score sheet
table-save-won = { $count ->
    [one] Finished: { $names } wins with { $points }
   *[other] Finished: { $names } win with { $points }
}
table-winner = { $names } wins!
table-winners = { $names } win together!
table-you-won = You won!
table-you-won-with = You won, together with { $names }!
table-your-place = Your place: { $place } of { $players }, { $behind ->
    [0] with the same number of points ({ $points })
   *[other] with { $points ->
        [1] 1 point
       *[other] { $points } points
    }, { $behind } short of the win
}.
table-rule-title = { TERM($rule, form: "title") }
table-error-save = { $why ->
    [no-json] This file is not a saved game.
    [no-object] This file is not a saved game.
    [nested] This file is not a saved game.
    [damaged] This file is damaged: it is incomplete, or it was changed.
    [missing] This file is not a saved game, or a part of it is missing: { $field }.
    [too-few-entries] This file lacks entries: { $field }.
    [too-many-entries] This file has too many entries: { $field }.
    [newer-than-this-program] This game was saved by a newer version. Reload this page to open it.
    [unknown-game] This file holds a game that is not played here.
    [too-long] This file is too large to be a saved game.
    [leads-elsewhere] The record in this file does not reach the position it claims: it was changed, or the rules have been corrected since.
    [impossible-position] This file holds an impossible position: { $field }.
    [not-on-offer] The record in this file holds a move that is not possible there ({ $field }): it was changed, or the rules have been corrected since.
    [unreadable] The record in this file is damaged: it is incomplete, or it was changed.
    [cut-off] The record in this file is damaged: it is incomplete, or it was changed.
    [too-many] The record in this file is longer than a game can be.
    [unknown-field] This file has a part that does not belong in a saved game: { $field }.
    [another-game] The parts of this file do not belong to the same game: { $field }.
    [wrong-number-of-players] No game can have as many players as this file says.
    [unknown-value] This file has an unknown value at { $field }. Possible: { $allowed }.
    [no-such-seat] The first player that this file names is not in the game.
    [unknown-edition] This game was played with a box that is not here ({ $value }). Load that box first, then the game can be opened.
    [unknown-variant] This file names a setup option that its game does not have: { $field }. Possible: { $allowed }.
    [unknown-bot] This file names an opponent that its game does not have: { $field }. Possible: { $allowed }.
    [one-color-twice] Two players in this file have the same color.
    [bad-name] A player’s name in this file cannot be read: { $field }.
    [not-1-to-64-characters] The seed in this file is empty, too long, or unreadable.
   *[other] This file has an impossible value at { $field } ({ $why }).
}
table-elsewhere = It’s { $name }’s turn, elsewhere
table-following = Since your last turn: { $name }
table-send = Send the link
table-skip = Skip ahead
table-error-link = { $why ->
    [no-link] That is not a link to a game.
    [damaged] This link is damaged: it is incomplete, or it was changed. Ask for it once more.
    [too-long] This link is longer than any game. It was changed on its way.
    [newer-than-this-program] This link was made by a newer version. Reload this page to open it.
    [unknown-game] This link holds a game that is not played here.
    [unknown-edition] This game is played with a box that is not here ({ $value }). Load that box first, then the link can be opened.
    [unknown-bot] This link names an opponent that its game does not have. Possible: { $allowed }.
    [unknown-variant] This link names a setup option that its game does not have: { $field }. Possible: { $allowed }.
    [unknown-value] The option { $field } cannot be what this link says. Possible: { $allowed }.
    [bad-name] This link has a name that cannot be shown.
    [leads-elsewhere] The game in this link does not reach the position it claims: it was changed, or the rules have been corrected since.
    [not-on-offer] The game in this link has a move that is not possible there: it was changed, or the rules have been corrected since.
   *[other] This link has an impossible value at { $field } ({ $why }).
} Nothing has changed here.
table-to-result = To the result
table-notice-rules-changed = The rules have been corrected since: you can play on, but the game can no longer be replayed.
table-notice-plain-move = { $name } could not finish thinking and made a plain move.
table-notice-no-advice = The king has no advice this time. You can ask again.
table-replay-start = The game begins
table-replay-chose = { $name } makes a choice
table-replay-place = { $now ->
    [0] Before the first turn
   *[other] Turn { $now } of { $turns }
} · choice { $number } of { $count }
table-replay-handle =
    .aria-label = Moment of the game
table-replay-eyes = Seen by
table-replay-eyes-asked = whoever’s turn it is
table-replay-impossible = This game cannot be replayed: the rules have been corrected since.

# The button on the poster of an embedded game.
shell-embed-open = Load the game
# A link below a frame that stays empty: its host may keep other sites from showing the game.
shell-embed-silent = Nothing to be seen here? Open the game on its own page

## A box of somebody's own

shell-box = Box
shell-box-about = What is printed on boards and cards. If you own the game, you can enter yours.
shell-box-present = As reconstructed here
shell-box-own = Your own boxes
shell-box-title = { $game }: your own box
shell-box-leave =
    .aria-label = Back to the start screen
    .title = Back to the start screen
shell-box-which = Your boxes
shell-box-one = { $name }
shell-box-unfinished = { $name } (unfinished)
shell-box-name = Name
shell-box-mine = My box
shell-box-new = New
shell-box-import = Load a box
shell-box-export = Save as a file
shell-box-delete = Delete
shell-box-delete-ask = Delete this box?
shell-box-delete-needed = Delete this box? Saved games were played with it: they can only be opened again once it is loaded from a file.
shell-box-kept = Every change is kept on this device at once.
shell-box-play = Play with this box
shell-box-forked = Games were played with “{ $name }”, so it stays as it is. Your changes make a new box.
shell-box-with = Box: { $name }
shell-share-box = This game is played with the box “{ $name }”. Whoever opens the link needs it, too: save the box as a file and send that along.

## The box screen (made by web/app)

table-box-parts =
    .aria-label = Parts of the box
table-box-count = { $count }
    .title = { $count } to be corrected
table-box-spot =
    .aria-label = { $place }: { $what }
table-box-option =
    .aria-label = { $what }
    .title = { $what }
table-box-problems = { $count ->
    [1] One thing cannot be right
   *[other] { $count } things cannot be right
}
table-box-good = This box can be played with.
table-box-edition = Its mark is { $hash }. Saved games and links name it.
table-box-advice = Only advice: what we would expect ({ $count })
table-box-lost = This box can no longer be shown: it was changed, or it is damaged. It stays where it is.
table-error-box = { $why ->
    [damaged] This file is not a box, or it is damaged.
    [no-object] This file is not a box.
    [too-long] This file is too large to be a box.
    [missing] This file is not a box, or a part of it is missing: { $field }.
    [unknown-value] This box was made by a newer version ({ $field }: { $value }).
    [unknown-game] This box is of a game that is not played here: { $value }.
    [game-without-boxes] This game does not allow boxes of your own: { $value }.
   *[other] This box has an impossible value at { $field } ({ $value }).
}
table-box-why-unknown-part = { $place }: no such part belongs in this box ({ $allowed }).
table-box-why-missing = { $place }: this is missing.
table-box-why-no-list = { $place }: a list belongs here, not “{ $value }”.
table-box-why-no-object = { $place }: this cannot be read (“{ $value }”).
table-box-why-no-row-of-four = { $place }: a row has four squares (“{ $value }”).
table-box-why-unknown-word = { $place }: “{ $value }” is not known. Possible: { $allowed }.
table-box-why-out-of-range = { $place }: { $value } is not a number from { $least } to { $most }.
table-box-why-wrong-number = { $place }: { $number } instead of { $wanted }.
table-box-why-wrong-count = { $what }: { $number } instead of { $wanted } ({ $place }).
table-box-why-not-1-to-40-characters = The name needs 1 to 40 characters.
