# The shell: everything round the games.

shell-color-blue = blue
shell-color-yellow = yellow
shell-color-red = red
shell-color-green = green

## Start screen

shell-motto = Board games at one table. Nothing to install.
shell-language =
    .aria-label = Language
shell-games =
    .aria-label = Game
shell-continue = Continue
shell-continue-count = Continue · { $count }
shell-no-saves = No saved games yet. Every game you start is saved here automatically.
shell-import = Load a game from a file
shell-resume = Resume
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
shell-person =
    .title = Person
    .aria-label = Person
shell-bot =
    .title = Computer
    .aria-label = Computer
shell-bot-rank =
    .aria-label = Strength of the computer
shell-bot-random = Random
shell-bot-squire = Squire
shell-bot-knight = Knight
shell-bot-king = King
shell-bot-numbered = { $bot } { NUMBER($number) }
shell-seed = Use a seed
shell-seed-about = Same seed, same game: all shuffles and rolls repeat
shell-seed-field =
    .aria-label = Seed
    .placeholder = A whole number
shell-seed-wrong = The seed is a whole number from 0 to 2147483647.
shell-guide = Guide me through a first game
shell-guide-about = Tips during the first round
shell-first = First player
shell-first-random = Random
shell-start = Start the game
shell-boot-start = Starting up…
shell-boot-ready = Ready to play
shell-boot-failed = The game could not start in this browser.
shell-credits = Icons: game-icons.net, CC BY 3.0 · Fonts: Alegreya, OFL
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
shell-tap-again = Tap again to choose.
shell-undo = Undo
shell-redo = Redo
shell-again = Restart turn
shell-again-long = Start this turn over
shell-cover = Cover
shell-more =
    .aria-label = More
    .title = More
shell-more-title = More
shell-hint = Ask the king for advice
shell-rule = Rule { $rule }

## Panels

shell-close =
    .aria-label = Close
    .title = Close
shell-dismiss =
    .aria-label = Dismiss
shell-rules = Rules
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
shell-set-motion = Motion
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
shell-end-yes = By a yes
shell-end-auto = By itself
shell-set-keys = Keyboard shortcuts
shell-keys-on = On
shell-keys-off = Off
shell-keys-about = Enter ends a turn that is done. U undoes, R redoes, N and P go from choice to choice, C shows all choices, H the hand, S the score sheet, L the log, ? the rules.

## Curtain and result

shell-curtain-title = { $name }, it’s your turn
shell-curtain-text = Pass the device on. The cards are hidden.
shell-curtain-lift = I am { $name }
shell-curtain-news = { $turns ->
    [none] So far
   *[some] Since your last turn
}
shell-rematch = Play again
shell-look = Look at the table

## Notices

shell-failure = Something went wrong in the program. Your game is saved up to the last choice.
shell-failure-copy = Copy a bug report
shell-failure-reload = Reload
shell-new-version = A new version is ready.
shell-new-version-load = Load it now
shell-storage-refused = This browser does not store anything here: your game will be lost when you close this page. Save it as a file to keep it.
shell-storage-full = The browser’s storage is full: from now on the game will be lost when you close this page. Save it as a file to keep it.
shell-tab-elsewhere = This game is already open in another tab.
shell-tab-taken = This game is now being played in another tab.
shell-tab-play-here = Play here instead

## The table (made by web/app)

table-thinking = { $name } is thinking…
table-turn-over = { $game ->
    [over] { $name }, that ends the game.
   *[on] { $name }, end your turn?
}
table-end-turn = End turn
table-over = The game is over.
table-hint = What the king would do
table-hint-points = { $sign ->
    [minus] −
   *[plus] +
}{ NUMBER($points, minimumFractionDigits: 1) } points
table-hint-thinking = The king is thinking…
table-announce = { $name }: { $what }
table-log-all = Show the whole log
table-sum = Total
table-chart = Points over the game
table-sheet =
    .aria-label = Score sheet
table-winner = { $names } wins!
table-winners = { $names } win together!
table-rule-title = { TERM($rule, form: "title") }
table-error-save = { $why ->
    [no-json] This file is not a saved game.
    [no-object] This file is not a saved game.
    [nested] This file is not a saved game.
    [json_invalid] This file is damaged: it is incomplete, or it was changed.
    [missing] This file is not a saved game, or a part of it is missing: { $field }.
    [literal_error] This file has an unknown value at { $field }.
    [too_short] This file lacks entries: { $field }.
    [too_long] This file has too many entries: { $field }.
    [extra_forbidden] This file has a part that does not belong in a saved game: { $field }.
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
    [unknown-value] The option { $field } cannot be what this file says. Possible: { $allowed }.
    [no-such-seat] The first player that this file names is not in the game.
    [unknown-edition] This game was played with a box that is not here ({ $value }). Load that box first, then the game can be opened.
    [unknown-variant] This file names an option of the set-up that its game does not have: { $field }. Possible: { $allowed }.
    [unknown-bot] This file names an opponent that its game does not have: { $field }. Possible: { $allowed }.
    [one-color-twice] Two players in this file have the same color.
    [bad-name] A player's name in this file cannot be read: { $field }.
    [not-1-to-64-characters] The seed in this file is empty, too long, or unreadable.
   *[other] This file has an impossible value at { $field } ({ $why }).
}
table-to-result = To the result
table-notice-rules-changed = The rules have been corrected since: you can play on, but the game can no longer be replayed.
table-notice-plain-move = { $name } could not finish thinking and made a plain move.
table-notice-no-advice = The king has no advice this time. You can ask again.
table-replay = Replay: step { $number } of { $count }
table-replay-first = Start
table-replay-back = Back
table-replay-forward = Forward
table-replay-last = End
