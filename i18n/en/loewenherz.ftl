### Löwenherz: the words of the game, then its prompts, events and refusals.
###
### The value of a word is the label that stands alone, with a capital. A sentence asks for another form by
### TERM($what, form: "acc"): .nom .acc .dat .gen with the definite article, .a-nom .a-acc .a-dat with the
### indefinite one, .sg the bare singular (after 1), .pl the bare plural and .pl-dat its dative.
### A form that is not written falls back to a nearer one (see i18n/README.md): write only those that differ.
### .effect is a sentence on what it does.

## The land

land-meadow = Meadow
    .nom = the meadow
    .a-nom = a meadow
    .sg = meadow
    .pl = meadows

land-forest = Forest
    .nom = the forest
    .a-nom = a forest
    .sg = forest
    .pl = forests

land-village = Village
    .nom = the village
    .a-nom = a village
    .sg = village
    .pl = villages

land-city = Royal city
    .nom = the royal city
    .sg = royal city
    .pl = royal cities

## The four kinds of mine

mine-gold = Gold mine
    .nom = the gold mine
    .a-nom = a gold mine
    .sg = gold mine
    .pl = gold mines

mine-silver = Silver mine
    .nom = the silver mine
    .a-nom = a silver mine
    .sg = silver mine
    .pl = silver mines

mine-copper = Copper mine
    .nom = the copper mine
    .a-nom = a copper mine
    .sg = copper mine
    .pl = copper mines

mine-gem = Gem mine
    .nom = the gem mine
    .a-nom = a gem mine
    .sg = gem mine
    .pl = gem mines

## Pieces

neutral-color = Neutral

## Cards and money

market = Chancery
    .nom = the Chancery
    .a-nom = a Chancery
    .pl = Chanceries

## The five actions; .effect is a sentence on what they do

action-borders = Place borders
    .effect = You place up to as many borders as the card shows; they help every castle that they enclose.

action-knights = Place knights
    .effect = You place up to as many knights as the card shows on free meadows or forests next to your castles and knights, with no border between; a forest costs 1 ducat extra.

action-expand = Expand your domain
    .effect = You expand one of your domains by up to as many squares as the card shows; into an opponent’s domain only with more knights than stand there and without an alliance.

action-deserter = Deserter
    .effect = A neighboring domain of an opponent loses a knight, and you place one of your own in your domain; both domains need a knight.

action-alliance = Alliance
    .effect = You ally one of your domains with a neighboring domain of an opponent: until the game ends neither may expand into the other.

## Where points come from

loewenherz-category-forest = Forests

loewenherz-category-village = Villages

loewenherz-category-city = Royal city

loewenherz-category-monopoly = Mine monopolies

loewenherz-category-ducats = Points for ducats

### The table

## Questions in the prompt bar

loewenherz-prompt-place-castle = { $color-is ->
    [neutral] { $name }, place a neutral castle on a meadow.
   *[player] { $name }, place a castle on a meadow.
}
loewenherz-prompt-place-first-knight = { $color-is ->
    [neutral] Place a neutral knight next to the castle.
   *[player] Place a knight next to your castle.
}
loewenherz-prompt-sell-or-play = { $only ->
    [sell] { $name }, sell an action card. You cannot play any right now.
   *[other] { $name }, sell or play an action card.
}
loewenherz-prompt-place-border = { $placed ->
    [0] { $left ->
        [1] Place 1 border.
       *[other] Place up to { $left } borders.
    }
   *[other] { $left ->
        [1] You may place 1 more border.
       *[other] Place up to { $left } more borders.
    }
}
loewenherz-prompt-place-knight = { $placed ->
    [0] { $left ->
        [1] Place 1 knight.
       *[other] Place up to { $left } knights.
    }
   *[other] { $left ->
        [1] You may place 1 more knight.
       *[other] Place up to { $left } more knights.
    }
}
loewenherz-prompt-choose-domain = { $action ->
    [expand] Which of your domains do you want to expand?
    [deserter] Which of your domains gets the new knight?
   *[alliance] Which of your domains enters the alliance?
}
loewenherz-prompt-take-square = { $placed ->
    [0] { $left ->
        [1] Expand your domain by 1 square.
       *[other] Expand your domain by up to { $left } squares.
    }
   *[other] You may expand your domain by 1 more square.
}
loewenherz-prompt-choose-opponent = { $action ->
    [deserter] Which domain does a knight desert from?
   *[alliance] Which domain do you ally with?
}
loewenherz-prompt-place-deserter = Place your new knight in your domain.
loewenherz-prompt-remove-knight = { $color-is ->
    [neutral] Which neutral knight leaves?
   *[player] { $name }, which knight deserts to { $by }?
}
loewenherz-prompt-fill-hand = Take an action card from the deck or from the Chancery.

loewenherz-main = Done
loewenherz-offer-done = { $left ->
    [1] Done (skip 1)
   *[other] Done (skip { $left })
}
loewenherz-income = +{ $n } income:

## The land and what is on it

loewenherz-a-land =
    .aria-label = The land, 12 rows and 12 columns
loewenherz-at = row { $row }, column { $column }
loewenherz-between = { $one } and { $other }
loewenherz-neutral = Neutral
loewenherz-a-square =
    .aria-label = Row { $row }, column { $column }: { TERM($land, form: "sg") }{ $piece ->
        [castle] , { $whose ->
            [own] your castle
            [neutral] neutral castle
           *[other] { $who }’s castle
        }
        [knight] , { $whose ->
            [own] your knight
            [neutral] neutral knight
           *[other] { $who }’s knight
        }
       *[none] { "" }
    }{ $area ->
        [domain] , { $lords ->
            [own] in your domain
            [neutral] in the neutral color’s domain
           *[other] in { $lord }’s domain
        }
        [zone] , neutral zone
       *[open] , open land
    }
loewenherz-on-square = { TERM($land, form: "sg") }{ $piece ->
    [castle] { " " }with { $whose ->
        [own] your castle
        [neutral] a neutral castle
       *[other] { $who }’s castle
    }
    [knight] { " " }with { $whose ->
        [own] your knight
        [neutral] a neutral knight
       *[other] { $who }’s knight
    }
   *[none] { "" }
}
loewenherz-a-edge =
    .aria-label = { $stands ->
        [1] Border
       *[0] Edge
    } between row { $row }, column { $column } ({ TERM($one, form: "sg") }) and row { $torow }, column { $tocolumn } ({ TERM($other, form: "sg") })
loewenherz-a-edge-pieces =
    .aria-label = { $stands ->
        [1] Border
       *[0] Edge
    } between row { $row }, column { $column } ({ $one }) and row { $torow }, column { $tocolumn } ({ $other })

## Cards

loewenherz-hand = Your action cards
loewenherz-hand-show = Look at my cards
loewenherz-or = or
loewenherz-market-empty = There is no card in the Chancery.
loewenherz-deck = Deck
loewenherz-a-deck =
    .aria-label = { $n ->
        [0] The deck is empty
        [1] Deck: 1 card, { $letter }
       *[other] Deck: { $n } cards, { $letter } on top
    }
loewenherz-do-borders = { $n ->
    [1] place 1 border
   *[other] place { $n } borders
}
loewenherz-do-knights = { $n ->
    [1] place 1 knight
   *[other] place { $n } knights
}
loewenherz-do-expand = { $n ->
    [1] expand your domain by 1 square
   *[other] expand your domain by { $n } squares
}
loewenherz-do-deserter = deserter
loewenherz-do-alliance = alliance
loewenherz-either = { $one } or { $other }
loewenherz-card = “{ $what }”
loewenherz-a-card =
    .aria-label = { $title }: { $what }, price { $price }, sale price { $sale }
loewenherz-offer-sell =
    .aria-label = Sell: +{ $sale ->
        [1] 1 ducat
       *[other] { $sale } ducats
    }
loewenherz-offer-play =
    .aria-label = Play: { $action ->
        [action-deserter] { TERM($action) }
        [action-alliance] { TERM($action) }
       *[other] { TERM($action) }, { $n }
    }, price { $price ->
        [1] 1 ducat
       *[other] { $price } ducats
    }

## Players

loewenherz-a-player =
    .aria-label = { $name }: { $points } of { $goal } victory points; ducats: { $ducats }, knights in supply: { $knights }, action cards: { $cards }; mines: { $gold } gold, { $silver } silver, { $copper } copper, { $gem } gem
loewenherz-a-neutral-player =
    .aria-label = Neutral color, knights in supply: { $knights }
loewenherz-score-line =
    .aria-label = Scoring track to the goal at { $goal }

## All choices as a list, and the parts that are decided

loewenherz-choice-castle = Castle: row { $row }, column { $column }
loewenherz-choice-place = Knight: row { $row }, column { $column } ({ TERM($land, form: "sg") })
loewenherz-choice-knight = Knight: row { $row }, column { $column } ({ TERM($land, form: "sg") })
loewenherz-choice-expand = Take a square: row { $row }, column { $column } ({ TERM($land, form: "sg") })
loewenherz-choice-remove = Take a knight back: row { $row }, column { $column }
loewenherz-choice-border = Border between row { $row }, column { $column } and row { $torow }, column { $tocolumn }
loewenherz-choice-domain = Your domain with the castle at { $square }: { $squares ->
    [1] 1 square
   *[other] { $squares } squares
}, { $knights ->
    [1] 1 knight
   *[other] { $knights } knights
}
loewenherz-choice-against = Domain ({ $owner }) with the castle at { $square }: { $squares ->
    [1] 1 square
   *[other] { $squares } squares
}, { $knights ->
    [1] 1 knight
   *[other] { $knights } knights
}
loewenherz-choice-sell = Sell { $card }, +{ $sale ->
    [1] 1 ducat
   *[other] { $sale } ducats
}
loewenherz-choice-play = Play “{ $what }”, price { $price }
loewenherz-choice-draw = Take { $card } from the Chancery
loewenherz-choice-deck = Take the top card of the deck ({ $letter }, { $n } left)
loewenherz-part-sold = sold, +{ $sale }
loewenherz-part-border = border { $number }
loewenherz-part-knight = knight { $number }
loewenherz-part-expand = square { $number }
loewenherz-part-domain = { $squares ->
    [1] { $owner }’s domain, 1 square
   *[other] { $owner }’s domain, { $squares } squares
}
loewenherz-part-against = { $squares ->
    [1] against { $owner }, 1 square
   *[other] against { $owner }, { $squares } squares
}

## What a choice would do

loewenherz-plan-castle = castle
loewenherz-plan-place = knight beside it
loewenherz-plan-knight = knight ({ TERM($land, form: "sg") })
loewenherz-plan-expand = take a square ({ TERM($land, form: "sg") })
loewenherz-plan-remove = take this knight back
loewenherz-plan-border = border
loewenherz-plan-domain = your domain with { $knights ->
    [1] 1 knight
   *[other] { $knights } knights
}
loewenherz-plan-against = against a domain ({ $owner })
loewenherz-plan-deck = draw from the deck ({ $letter })
loewenherz-gain-ally = a neighbor who can no longer attack
loewenherz-gain-knights = { $n ->
    [1] 1 more knight
   *[other] { $n } more knights
}
loewenherz-gain-ducats = { $n ->
    [1] { $change } ducat
   *[other] { $change } ducats
}
loewenherz-effect = { $changes }
loewenherz-effect-points = { $name } { $change }{ $why ->
    [domain] {" "}(new domain)
    [won] {" "}(with a mine monopoly)
    [lost] {" "}(mine monopoly lost)
   *[squares] {""}
}
loewenherz-effect-ducats = Ducats: { $change }, which leaves you { $n }
loewenherz-short-ducats = { $change } { $n ->
    [1] ducat
   *[other] ducats
}

## What the main button says while a choice is being tried out

loewenherz-confirm-castle = Place the castle
loewenherz-confirm-place = Place the knight
loewenherz-confirm-border = Place the border
loewenherz-confirm-knight = Place the knight
loewenherz-confirm-expand = Take the square
loewenherz-confirm-remove = Take this knight back
loewenherz-confirm-domain = This domain
loewenherz-confirm-against = This domain
loewenherz-confirm-play = Play the card
loewenherz-confirm-sell = Sell the card
loewenherz-confirm-draw = Take the card

## Saved games

loewenherz-save-placing = Castles are being placed
loewenherz-save-level = Tied at { $points } of { $goal }
loewenherz-save-leads = { $name } leads with { $points } of { $goal }

## The log. The crest before the line says who

loewenherz-event-begins-placing = begins: castles are placed in turn
loewenherz-event-castle-placed = { $color-is ->
    [neutral] places a neutral castle with a knight
   *[player] places a castle with a knight
}
loewenherz-event-income = { $ducats ->
    [1] collects 1 ducat
   *[other] collects { $ducats } ducats
}
loewenherz-event-sold = sells { $card } for { $ducats ->
    [1] 1 ducat
   *[other] { $ducats } ducats
}
loewenherz-event-played = plays “{ $what }” for { $ducats ->
    [1] 1 ducat
   *[other] { $ducats } ducats
}
loewenherz-event-border-placed = { $count ->
    [1] places a border
   *[other] places { $count } borders
}
loewenherz-event-domain-made = { $color-is ->
    [neutral] The neutral color gets a domain: { $squares ->
        [1] 1 square
       *[other] { $squares } squares
    }
   *[player] { $color } gets a domain: { $squares ->
        [1] 1 square
       *[other] { $squares } squares
    }
}
loewenherz-event-borders-returned = { $count ->
    [1] 1 unneeded border goes back to the supply
   *[other] { $count } unneeded borders go back to the supply
}
loewenherz-event-knight-placed = { $count ->
    [1] { $ducats ->
        [0] places a knight
       *[other] places a knight in the forest, for 1 ducat
    }
   *[other] { $ducats ->
        [0] places { $count } knights
        [1] places { $count } knights, one in the forest, for 1 ducat
       *[other] places { $count } knights in the forest, for { $ducats } ducats
    }
}
loewenherz-event-expanded = expands a domain by { $count ->
    [1] { TERM($terrain, form: "a-acc") }
   *[other] { $count } { TERM($terrain, form: "pl") }
}{ $color-is ->
    [none] { "" }
    [neutral] { " " }taken from the neutral color
   *[player] { " " }taken from { $color }
}
loewenherz-event-cut-off = { $color-is ->
    [neutral] { $squares ->
        [1] 1 square is
       *[other] { $squares } squares are
    } cut off from the neutral color’s domain
   *[player] { $color } loses { $squares ->
        [1] 1 square that is cut off
       *[other] { $squares } squares that are cut off
    }
}
loewenherz-event-deserted = { $color-is ->
    [neutral] A neutral knight deserts
   *[player] { $color } takes a knight back
}
loewenherz-event-allied = { $color-is ->
    [neutral] allies a domain with one of the neutral color: neither can take squares from the other
   *[player] allies a domain with one of { $color }’s: neither can take squares from the other
}
loewenherz-event-drew-deck =
    { $letter ->
        [A] draws an A card from the deck
       *[other] draws a { $letter } card from the deck
    }
loewenherz-event-drew-card = Drawn: { $card }
loewenherz-event-drew-market = takes { $card } from the Chancery
loewenherz-event-deck-empty = The deck is empty: hands are no longer refilled
loewenherz-event-points = { $category ->
    [forest] forests
    [village] villages
    [city] royal city
   *[monopoly] { $why ->
        [lost] mine monopoly lost
       *[won] mine monopoly
    }
}
loewenherz-event-points-ducats = { $why ->
    [most] most ducats ({ $ducats })
   *[next] second most ducats ({ $ducats })
}
loewenherz-points-many = { $what }
loewenherz-event-goal-reached = reaches the goal at { $goal }
loewenherz-event-cards-out = The last action card is played or sold
loewenherz-why-goal = The goal of { $goal } points is reached.
loewenherz-why-cards = All action cards have been played or sold; ducats counted last.
loewenherz-why-ducats = With equal points, ducats decide.
loewenherz-best-domain = has the most valuable domain: { $squares } squares around the castle at { $square }
loewenherz-tidings-monopoly = { $why ->
    [lost] { $name } has lost a mine monopoly.
   *[won] { $name } has a mine monopoly.
}
loewenherz-tidings-deck = { $n ->
    [0] The deck is empty: each plays or sells the cards left in hand.
    [1] Only 1 card left in the deck.
   *[other] Only { $n } cards left in the deck.
}
loewenherz-tidings-letter = From now on { $letter } cards come off the deck.
loewenherz-tidings-last-turn = { $of ->
    [game] { $name } has the last turn of the game.
   *[player] { $name } has one card left: a last turn.
}
loewenherz-tidings-near = { $name } is close to the goal: { $points } of { $goal }.

## What an action has won and lost, step by step

loewenherz-told = Scoring after { $name }’s turn
loewenherz-told-domain = New domain
loewenherz-told-won = Land won
loewenherz-told-lost = Land lost
loewenherz-told-monopoly = Mine monopoly
loewenherz-told-monopoly-of = { $why ->
    [lost] loses the monopoly: { TERM($mine, form: "pl") }
   *[won] has the monopoly: { TERM($mine, form: "pl") }
}
loewenherz-told-ducats = Ducats at the end
loewenherz-told-end = End of the game
loewenherz-a-last-scoring =
    .aria-label = Show the last scoring again
    .title = Show the last scoring again

## Why not

loewenherz-refuse-now = That is not what you are asked to do now.
    .title = Not now
loewenherz-refuse-L1-1 = That is off the board.
    .title = No square
loewenherz-refuse-L1-2 = This card has only one action.
    .title = No second action
loewenherz-refuse-L2-4 = { $why ->
    [castles-first] First all castles are placed, with their knights.
    [castles-placed] All castles have been placed.
    [occupied] There is already a piece here.
    [no-meadow] Castles may only stand on meadows. This is { TERM($terrain, form: "a-nom") }.
    [no-room-for-knight] There is no free square for the knight next to this meadow.
    [not-next-to-castle] The knight goes next to the new castle, not diagonally.
   *[no-open-ground] Knights may only stand on meadows and in forests. This is { TERM($terrain, form: "a-nom") }.
}
    .title = { $why ->
        [castles-first] Not yet
        [castles-placed] Not anymore
        [no-meadow] No castle can stand here
        [no-room-for-knight] No castle can stand here
       *[other] No room here
    }
loewenherz-refuse-L2-5 = { $color-is ->
    [neutral] At least { $squares } squares must lie between two neutral castles.
   *[player] At least { $squares } squares must lie between two of your castles.
}
    .title = Too close to a castle of this color
loewenherz-refuse-L3-2 = { $why ->
    [must-act] You must sell or play one action card each turn.
    [one-card] You sell or play only one action card each turn.
   *[not-in-hand] You do not hold this card.
}
    .title = { $why ->
        [must-act] You must use one card
        [one-card] One card a turn
       *[not-in-hand] Not your card
    }
loewenherz-refuse-L3-4 = { $why ->
    [card-first] First play an action card that allows it.
    [price] The card costs { $price ->
        [1] 1 ducat
       *[other] { $price } ducats
    }, you have { $ducats }.
    [forest-ducat] Only forests are left for a knight, and after paying the price you lack the ducat for one.
   *[other-action] The card you played allows something else.
}
    .title = { $why ->
        [price] Too expensive
        [forest-ducat] Too expensive
       *[other] Not now
    }
loewenherz-refuse-L3-5 = { $why ->
    [last] The hand is filled at the end of the turn.
    [fill-hand] First fill your hand.
    [just-sold] You may not take back the card that you have just sold.
   *[not-in-market] This card is not in the Chancery.
}
    .title = { $why ->
        [last] Not yet
        [fill-hand] The hand first
       *[other] Not this card
    }
loewenherz-refuse-L4-2 = That needs a domain: borders must enclose exactly one castle.
    .title = No domain yet
loewenherz-refuse-L5-1 = { $why ->
    [no-border-left] There is no border left in the supply.
   *[at-least-one] You must place at least one border.
}
    .title = { $why ->
        [no-border-left] No borders left
       *[at-least-one] Not done yet
    }
loewenherz-refuse-L5-2 = { $why ->
    [rim] The edge of the board already counts as a border.
    [stands] There is already a border here.
    [inside-domain] { $color-is ->
        [neutral] Never inside a domain, not even the neutral color’s.
       *[player] Never inside a domain. This one is { $color }’s.
    }
    [between-pieces] Never between two neighboring pieces of one color.
   *[nowhere] No border can be placed anywhere on the land.
}
    .title = { $why ->
        [nowhere] No room for borders
       *[other] No border may stand here
    }
loewenherz-refuse-L5-4 = { $why ->
    [occupied] There is already a piece here.
    [not-next-to-own] A knight goes next to your own castle or knight, not diagonally.
    [border-between] A border stands between this square and your pieces.
    [forest-ducat] A forest costs 1 ducat, and you have none left.
    [at-least-one] You must place at least one knight.
   *[nowhere] No free meadow or forest touches your castles and knights without a border between.
}
    .title = { $why ->
        [at-least-one] Not done yet
       *[other] No knight can stand here
    }
loewenherz-refuse-L5-5 = { $why ->
    [no-knight-left] You have no knight left in your supply.
   *[no-open-ground] Knights may only stand on meadows and in forests. This is { TERM($terrain, form: "a-nom") }.
}
    .title = { $why ->
        [no-knight-left] No knight left
       *[other] No knight can stand here
    }
loewenherz-refuse-L5-6 = { $why ->
    [inside] The square is already in this domain.
    [not-next] The square must touch the domain, not diagonally.
    [other-domain] You are expanding your domain with the castle at { $castle }. Your other domain here cannot grow now.
    [other-weak] You are expanding your domain with the castle at { $castle }. Your other domain here has too few knights: { $own } against { $others }.
    [no-own-castle] Choose one of your castles.
    [at-least-one] You must take at least one square.
   *[nowhere] There is no square to expand to.
}
    .title = { $why ->
        [no-own-castle] Not your castle
        [at-least-one] Not done yet
       *[other] You cannot expand here
    }
loewenherz-refuse-L5-7 = { $why ->
    [own-domain] Not into a domain of your own.
   *[occupied] An opponent’s piece stands on this square.
}
    .title = You cannot take this square
loewenherz-refuse-L5-8 = { $color-is ->
    [neutral] Your domain has { $own ->
        [1] 1 knight
       *[other] { $own } knights
    }, the neutral color’s { $others }. You need more.
   *[player] Your domain has { $own ->
        [1] 1 knight
       *[other] { $own } knights
    }, { $color }’s has { $others }. You need more.
}
    .title = Too few knights
loewenherz-refuse-L5-10 = { $why ->
    [borders] { $short ->
        [1] The supply is 1 border short of the new outline.
       *[other] The supply is { $short } borders short of the new outline.
    }
   *[occupied] A square with a piece cannot be taken.
}
    .title = You cannot take this square
loewenherz-refuse-L5-11 = { $why ->
    [outside] The new knight goes into the domain you chose.
    [no-own-castle] Choose one of your castles.
    [no-knight] You have no knight in your domain.
    [nobody] No neighboring domain has a knight that could desert.
    [no-place] There is no room for a new knight in your domain.
    [no-castle] Tap a castle to choose its domain.
    [own-domain] Nobody deserts from a domain of your own.
    [no-neighbor] This domain does not border yours.
    [no-knight-there] There is no knight in this domain.
    [at-least-one] Place the new knight.
   *[nowhere] None of your domains can win a knight over.
}
    .title = { $why ->
        [outside] Not here
        [no-own-castle] Not your castle
        [no-castle] Not a castle
        [at-least-one] Not done yet
       *[other] Nobody deserts here
    }
loewenherz-refuse-L5-12 = { $why ->
    [others-cut-off] Without this knight others would be cut off from their castle.
   *[no-knight-of-domain] It must be a knight of the domain concerned.
}
    .title = Not this knight
loewenherz-refuse-L5-13 = { $why ->
    [allied] { $color-is ->
        [neutral] This domain and yours are allied.
       *[player] { $color }’s domain and yours are allied.
    }
    [no-own-castle] Choose one of your castles.
    [no-castle] Tap a castle to choose its domain.
    [own-domain] You cannot ally with a domain of your own.
    [no-neighbor] This domain does not border yours.
    [nobody] There is no neighboring domain left that you could ally with.
   *[nowhere] None of your domains has a neighbor left to ally with.
}
    .title = { $why ->
        [allied] These domains are allied
       *[other] No alliance here
    }
loewenherz-refuse-L7-1 = The goal is reached, the game is over.
    .title = The game is over
loewenherz-refuse-L7-2 = The deck is empty: no more cards are drawn, not even from the Chancery.
    .title = Nothing left to draw
loewenherz-refuse-L7-3 = All action cards are played or sold, the game is over.
    .title = The game is over

## What something is, for whoever points at it

loewenherz-about-meadow = Worth no victory points. Castles and knights can stand here.
    .title = Meadow
loewenherz-about-forest = Worth 1 victory point in a domain. A knight in the forest costs 1 ducat more.
    .title = Forest
loewenherz-about-village = Worth 3 victory points in a domain.
    .title = Village
loewenherz-about-city = Worth 5 victory points in a domain.
    .title = Royal city
loewenherz-about-gold = Each kind of mine in your domains brings 1 ducat every turn; 3 or 4 of one kind are a mine monopoly, worth 5 victory points.
    .title = Gold mine
loewenherz-about-silver = Each kind of mine in your domains brings 1 ducat every turn; 3 or 4 of one kind are a mine monopoly, worth 5 victory points.
    .title = Silver mine
loewenherz-about-copper = Each kind of mine in your domains brings 1 ducat every turn; 3 or 4 of one kind are a mine monopoly, worth 5 victory points.
    .title = Copper mine
loewenherz-about-gem = Each kind of mine in your domains brings 1 ducat every turn; 3 or 4 of one kind are a mine monopoly, worth 5 victory points.
    .title = Gem mine
loewenherz-about-borders = { action-borders.effect }
    .title = Place borders
loewenherz-about-knights = { action-knights.effect }
    .title = Place knights
loewenherz-about-expand = { action-expand.effect }
    .title = Expand your domain
loewenherz-about-deserter = { action-deserter.effect }
    .title = Deserter
loewenherz-about-alliance = { action-alliance.effect }
    .title = Alliance
loewenherz-about-deck = At the end of your turn you take a card here or from the Chancery. { $n ->
    [0] The deck is empty.
    [1] 1 card is left, { $letter }.
   *[other] { $n } cards are left, { $letter } on top.
} After A come B, C, and D: deserters and alliances come only in C and D.
    .title = Deck

loewenherz-about-done = You skip whatever else the card allows.
loewenherz-about-land = { $area ->
    [zone] Neutral zone: borders enclose this land, but no castle. It belongs to nobody.
   *[open] Open land: the borders here do not enclose exactly one castle yet, so it belongs to nobody.
}
    .title = Land
loewenherz-domain = { $whose ->
    [own] Your domain
    [neutral] Neutral domain
   *[player] { $owner }’s domain
} (castle at { $square }): { $squares ->
    [1] 1 square
   *[other] { $squares } squares
}, { $points ->
    [1] 1 victory point
   *[other] { $points } victory points
}, { $knights ->
    [1] 1 knight
   *[other] { $knights } knights
}.
    .title = Domain
loewenherz-domain-holds = In it: { $things }.
loewenherz-domain-allied = Allied with { $others }.
loewenherz-domain-of = { $whose ->
    [neutral] the neutral domain
   *[player] { $owner }’s domain
} (castle at { $square })
loewenherz-about-allied = Alliance of { $one } and { $other }: until the game ends neither may expand into the other.
    .title = Alliance
loewenherz-number = { $n }{ "\u00A0" }{ $n ->
    [1] { TERM($what, form: "sg") }
   *[other] { TERM($what, form: "pl") }
}
loewenherz-about-card = { $price ->
    [1] 1 ducat
   *[other] { $price } ducats
} to play, { $sale ->
    [1] 1 ducat
   *[other] { $sale } ducats
} when sold. Its back is { $letter }.
    .title = Action card
loewenherz-about-seat = { $points } of { $goal } victory points.
    .title = { $name }
loewenherz-about-points = From: { $parts }.
loewenherz-points-of = { TERM($category) } { $points }
loewenherz-about-supply = Besides: ducats { $ducats }, knights in supply { $knights }, action cards { $cards }.
loewenherz-about-mines = Mines: { $things }.
loewenherz-about-goal = Whoever first has { $goal } victory points wins at once. Points come from forests (1), villages (3), the royal city (5), and mine monopolies (5).
    .title = Goal: { $goal } victory points
loewenherz-a-chip =
    .aria-label = { $name }: { $points } of { $goal } victory points, ducats: { $ducats }
loewenherz-won = Points from
loewenherz-supply = Supply
loewenherz-ally =
    .aria-label = Alliance

## The guided game

loewenherz-guide-goal = <b>Welcome to Domaine!</b> Whoever first has { $goal } victory points wins. Points come from your domains: 1 for every forest, 3 for every village, 5 for the royal city. A domain grows around a castle; for the first one look for a meadow with plenty of them around it.
loewenherz-guide-place = Each castle comes with a knight on a square beside it. Whoever has more knights in a domain may later take squares from a neighbor.
loewenherz-guide-castle = Between two castles of your own there are at least 6 squares. At the edge you save borders, since the edge of the board counts as one.
loewenherz-guide-mines = Mines bring no points, but each kind in your domains brings you 1 ducat every turn.
loewenherz-guide-neutral = With two players there are neutral castles as well. They never take a turn, but their domains get in the way: better your opponent’s than yours.
loewenherz-guide-act = Every turn is one card: tap its picture to play it for the red price, or the blue tag to sell it.
loewenherz-guide-borders = Borders make domains: where they enclose exactly one castle, together with the edge, the land inside belongs to it, whoever placed them. The suggestion leads around your castle.
loewenherz-guide-domain = <b>Your first domain!</b> Everything in it scores at once: forests 1, villages 3, the royal city 5. There are no borders left inside, and nobody can place one there.
loewenherz-guide-cut-off = Squares were cut off from their castle here. They belong to nobody now, and their points are lost.
loewenherz-guide-deserter = You have a <b>deserter</b>: a neighbor takes back a knight, and you place one in your domain. That may change who has more.
loewenherz-guide-alliance = You have an <b>alliance</b>: two neighboring domains may no longer expand into each other, until the end. Good for the weaker one.
loewenherz-guide-remove = Your neighbor has played a deserter: one knight has to go. The others stay connected to the castle.
loewenherz-guide-knights = New knights stand next to your castles and knights. Nobody can place a border between them. A forest costs 1 ducat.
loewenherz-guide-expand = Expand: take squares that touch your domain. You may take land that belongs to no domain even without knights, but squares of another domain only if yours has more knights. The points go with the squares.
loewenherz-guide-sell = If you are short of money, sell a card: the blue tag says what you get. It then lies in the Chancery, for the others too.
loewenherz-guide-income = Your turn begins with income: 1 ducat for each kind of mine in your domains.
loewenherz-guide-monopoly = Two mines of one kind belong together: with the third they become a <b>mine monopoly</b>, worth 5 victory points. Whoever loses one of them loses the points too.
loewenherz-guide-draw = Last, you fill your hand to 3 cards: from the Chancery, where you see what you get, or from the deck. It goes from A to D; deserters and alliances come only in C and D.
loewenherz-guide-several = Tap the domain you mean. The number of knights decides.
loewenherz-guide-last-cards = The deck is running out. When it is empty, everybody plays out the cards in hand; the most ducats then bring 5 points, the second most 3.
loewenherz-guide-end = <b>Those were the essentials.</b> You have placed borders, made and expanded domains, sold cards, and played a deserter and an alliance. Do play on; the rest is in the rules under “How it is played”, and if you tap something you cannot do, you read why.

## Parts of the table

loewenherz-region-display =
    .aria-label = Chancery
loewenherz-tab-display = Chancery

## The box screen

loewenherz-box-tiles = Land tiles
loewenherz-box-tiles-one = Land tile { $number }
loewenherz-box-square = Tile { $tile }, row { $row }, column { $column }
loewenherz-box-paint = Choose a kind of land, then tap the squares
loewenherz-box-cards = Action cards
loewenherz-box-cards-one = Card { $number }
loewenherz-box-card = { $letter }, price { $price }, sale { $sale }: { $actions }
loewenherz-box-letter = Letter on the back
loewenherz-box-value = { $value }
loewenherz-box-ducats = { $value ->
    [1] 1 ducat
   *[other] { $value } ducats
}
loewenherz-box-price = Price to play it (red)
loewenherz-box-sale = Sale price (blue)
loewenherz-box-actions = { $count ->
    [0] Actions: none yet
   *[other] Actions ({ $count } of at most 2); tap one to remove it
}
loewenherz-box-away = { $action }: remove
loewenherz-box-add = Add an action
loewenherz-box-why-letter-missing = No card has the letter { $letter }.
loewenherz-box-why-too-little-meadow = Too few meadows with a meadow or forest beside them: room for { $number } castles, where { $wanted } are needed.
loewenherz-box-why-actions-alike = { $place }: both actions are the same.
loewenherz-box-why-center-mines = { $place }: the tile with the royal city has { $number } mines, not { $wanted }.
loewenherz-box-why-mine-twice = { $place }: { $what } comes twice.
loewenherz-box-why-little-room = { $place }: hardly any room for castles.
loewenherz-box-why-forests = { $number } forests, not { $least } to { $most }.
loewenherz-box-why-few-with-a = Only { $number } cards have the letter A; we would expect { $wanted }.
loewenherz-box-why-early = { $place }: an action that comes early for its letter.
loewenherz-box-why-dear-sale = { $place }: the sale brings more than the card costs.
loewenherz-box-why-few-double = Fewer than { $wanted } cards have two actions.
loewenherz-box-why-reported-missing = A card that owners have reported is missing: { $what }.
loewenherz-box-why-prices = Many prices are not from { $least } to { $most }.
