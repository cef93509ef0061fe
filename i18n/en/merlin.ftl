### Merlin: the words of the game, then its prompts, events and refusals.
###
### The value of a word is the label that stands alone, with a capital. A sentence asks for another form by
### TERM($what, form: "acc"): .nom .acc .dat .gen with the definite article, .a-nom .a-acc .a-dat with the
### indefinite one, .sg the bare singular (after 1), .pl the bare plural and .pl-dat its dative.
### A form that is not written falls back to a nearer one (see i18n/README.md): write only those that differ.
### .effect is a sentence on what it does.

## The six principalities, clockwise from Merlin's start; .full with the color

principality-dragon = Dragon Principality
    .nom = the Dragon Principality
    .full = Dragon Principality (black)

principality-dove = Dove Principality
    .nom = the Dove Principality
    .full = Dove Principality (grey)

principality-fish = Fish Principality
    .nom = the Fish Principality
    .full = Fish Principality (blue)

principality-snake = Snake Principality
    .nom = the Snake Principality
    .full = Snake Principality (purple)

principality-fox = Fox Principality
    .nom = the Fox Principality
    .full = Fox Principality (orange)

principality-eagle = Eagle Principality
    .nom = the Eagle Principality
    .full = Eagle Principality (brown)

## The kinds of things

kind-shield = Shield
    .nom = the shield
    .a-nom = a shield
    .sg = shield
    .pl = shields

kind-flag = Flag
    .nom = the flag
    .a-nom = a flag
    .sg = flag
    .pl = flags

kind-material = Construction material
    .nom = the construction material
    .a-nom = a construction material
    .sg = construction material
    .pl = construction materials

kind-influence = Influence counter
    .nom = the influence counter
    .a-nom = an influence counter
    .sg = influence counter
    .pl = influence counters

kind-henchman = Henchman
    .nom = the henchman
    .a-nom = a henchman
    .sg = henchman
    .pl = henchmen

## Things of a principality, by its number: 0 Dragon, 1 Dove, 2 Fish, 3 Snake, 4 Fox, 5 Eagle

shield-0 = Dragon shield
    .nom = the Dragon shield
    .a-nom = a Dragon shield
    .pl = Dragon shields

shield-1 = Dove shield
    .nom = the Dove shield
    .a-nom = a Dove shield
    .pl = Dove shields

shield-2 = Fish shield
    .nom = the Fish shield
    .a-nom = a Fish shield
    .pl = Fish shields

shield-3 = Snake shield
    .nom = the Snake shield
    .a-nom = a Snake shield
    .pl = Snake shields

shield-4 = Fox shield
    .nom = the Fox shield
    .a-nom = a Fox shield
    .pl = Fox shields

shield-5 = Eagle shield
    .nom = the Eagle shield
    .a-nom = an Eagle shield
    .pl = Eagle shields

flag-0 = Dragon flag
    .nom = the Dragon flag
    .a-nom = a Dragon flag
    .pl = Dragon flags

flag-1 = Dove flag
    .nom = the Dove flag
    .a-nom = a Dove flag
    .pl = Dove flags

flag-2 = Fish flag
    .nom = the Fish flag
    .a-nom = a Fish flag
    .pl = Fish flags

flag-3 = Snake flag
    .nom = the Snake flag
    .a-nom = a Snake flag
    .pl = Snake flags

flag-4 = Fox flag
    .nom = the Fox flag
    .a-nom = a Fox flag
    .pl = Fox flags

flag-5 = Eagle flag
    .nom = the Eagle flag
    .a-nom = an Eagle flag
    .pl = Eagle flags

material-0 = Dragon construction material
    .nom = the Dragon construction material
    .a-nom = a Dragon construction material
    .pl = Dragon construction materials

material-1 = Dove construction material
    .nom = the Dove construction material
    .a-nom = a Dove construction material
    .pl = Dove construction materials

material-2 = Fish construction material
    .nom = the Fish construction material
    .a-nom = a Fish construction material
    .pl = Fish construction materials

material-3 = Snake construction material
    .nom = the Snake construction material
    .a-nom = a Snake construction material
    .pl = Snake construction materials

material-4 = Fox construction material
    .nom = the Fox construction material
    .a-nom = a Fox construction material
    .pl = Fox construction materials

material-5 = Eagle construction material
    .nom = the Eagle construction material
    .a-nom = an Eagle construction material
    .pl = Eagle construction materials

traitor-0 = Dragon traitor
    .nom = the Dragon traitor
    .a-nom = a Dragon traitor
    .pl = Dragon traitors

traitor-1 = Dove traitor
    .nom = the Dove traitor
    .a-nom = a Dove traitor
    .pl = Dove traitors

traitor-2 = Fish traitor
    .nom = the Fish traitor
    .a-nom = a Fish traitor
    .pl = Fish traitors

traitor-3 = Snake traitor
    .nom = the Snake traitor
    .a-nom = a Snake traitor
    .pl = Snake traitors

traitor-4 = Fox traitor
    .nom = the Fox traitor
    .a-nom = a Fox traitor
    .pl = Fox traitors

traitor-5 = Eagle traitor
    .nom = the Eagle traitor
    .a-nom = an Eagle traitor
    .pl = Eagle traitors

## The henchmen: 0 builder, 1 shield-bearer, 2 flag-bearer, 3 lady-in-waiting

henchman-0 = Builder
    .nom = the builder
    .a-nom = a builder
    .sg = builder
    .pl = builders
    .effect = Brings you a construction material from the principality where he is placed. Another player’s builder there has to go home.

henchman-1 = Shield-bearer
    .nom = the shield-bearer
    .a-nom = a shield-bearer
    .sg = shield-bearer
    .pl = shield-bearers
    .effect = Brings you a shield from the principality where he is placed. Another player’s shield-bearer there has to go home.

henchman-2 = Flag-bearer
    .nom = the flag-bearer
    .a-nom = a flag-bearer
    .sg = flag-bearer
    .pl = flag-bearers
    .effect = Brings you a flag from the principality where he is placed. Another player’s flag-bearer there has to go home.

henchman-3 = Lady-in-waiting
    .nom = the lady-in-waiting
    .a-nom = a lady-in-waiting
    .sg = lady-in-waiting
    .pl = ladies-in-waiting
    .effect = Puts one of your influence counters in the principality where she is placed. Another player’s lady-in-waiting there has to go home.

## Figures and pieces

grail = Grail
    .nom = the Grail

excalibur = Excalibur

apple = Apple
    .nom = the apple
    .a-nom = an apple
    .sg = apple
    .pl = apples

staff = Merlin’s staff
    .a-nom = a staff of Merlin
    .pl = Merlin’s staffs

manor = Manor
    .nom = the manor
    .a-nom = a manor
    .sg = manor
    .pl = manors

traitor = Traitor
    .nom = the traitor
    .a-nom = a traitor
    .sg = traitor
    .pl = traitors
    .effect = Costs you 3 victory points at a scoring unless you repel it: with a shield of its color, which goes back, or all of one color with a Dragon flag (black).

personal-die = Personal die
    .nom = the personal die
    .a-nom = a personal die
    .sg = personal die
    .pl = personal dice

merlin-die = Merlin die
    .nom = the Merlin die
    .a-nom = a Merlin die
    .pl = Merlin dice

## Places

display = Display
    .nom = the display
    .a-nom = a display
    .sg = display
    .pl = displays

draw-pile = Draw pile
    .nom = the draw pile
    .a-nom = a draw pile
    .sg = draw pile
    .pl = draw piles

terrain-tile = Terrain tile
    .nom = the terrain tile
    .a-nom = a terrain tile
    .sg = terrain tile
    .pl = terrain tiles

## Terrain: 0 mountain, 1 wood, 2 lake

terrain-0 = Mountain
    .nom = the mountain
    .a-nom = a mountain
    .sg = mountain
    .pl = mountains

terrain-1 = Wood
    .nom = the wood
    .a-nom = a wood
    .sg = wood
    .pl = woods

terrain-2 = Lake
    .nom = the lake
    .a-nom = a lake
    .sg = lake
    .pl = lakes

## The spaces of the action rondel

space-points-shield = Victory point space for shields
    .nom = the victory point space for shields
    .a-nom = a victory point space for shields
    .sg = victory point space for shields
    .pl = victory point spaces for shields

space-points-flag = Victory point space for flags
    .nom = the victory point space for flags
    .a-nom = a victory point space for flags
    .sg = victory point space for flags
    .pl = victory point spaces for flags

space-points-material = Victory point space for construction materials
    .nom = the victory point space for construction materials
    .a-nom = a victory point space for construction materials
    .sg = victory point space for construction materials
    .pl = victory point spaces for construction materials

space-points-influence = Victory point space for influence counters
    .nom = the victory point space for influence counters
    .a-nom = a victory point space for influence counters
    .sg = victory point space for influence counters
    .pl = victory point spaces for influence counters

space-influence-flag = Influence space for flags
    .nom = the influence space for flags
    .a-nom = an influence space for flags
    .sg = influence space for flags
    .pl = influence spaces for flags

space-influence-material = Influence space for construction materials
    .nom = the influence space for construction materials
    .a-nom = an influence space for construction materials
    .sg = influence space for construction materials
    .pl = influence spaces for construction materials

space-influence-shield = Influence space for shields
    .nom = the influence space for shields
    .a-nom = an influence space for shields
    .sg = influence space for shields
    .pl = influence spaces for shields

space-influence-henchman = Influence space for henchmen
    .nom = the influence space for henchmen
    .a-nom = an influence space for henchmen
    .sg = influence space for henchmen
    .pl = influence spaces for henchmen

space-excalibur = Excalibur space
    .nom = the Excalibur space
    .a-nom = an Excalibur space
    .pl = Excalibur spaces

space-grail = Grail space
    .nom = the Grail space
    .a-nom = a Grail space
    .pl = Grail spaces

space-relocate = Relocate one henchman
    .nom = the “Relocate one henchman” space
    .a-nom = a “Relocate one henchman” space
    .sg = “Relocate one henchman” space
    .pl = “Relocate one henchman” spaces

space-exchange = Exchange space
    .nom = the exchange space
    .a-nom = an exchange space
    .sg = exchange space
    .pl = exchange spaces

space-mission = Mission space
    .nom = the mission space
    .a-nom = a mission space
    .sg = mission space
    .pl = mission spaces

space-build = Build a manor
    .nom = the “Build a manor” space
    .a-nom = a “Build a manor” space
    .sg = “Build a manor” space
    .pl = “Build a manor” spaces

## Words of play

first-player = First player

victory-points = Victory points

mission = Mission card
    .nom = the mission card
    .a-nom = a mission card
    .sg = mission card
    .pl = mission cards

round = Game round
    .nom = the game round
    .a-nom = a game round
    .sg = game round
    .pl = game rounds

direction-clockwise = Clockwise
    .adv = clockwise

direction-counter = Counter-clockwise
    .adv = counter-clockwise

## What the flags do, by the principality's number

flag-power-0 = Repel traitors
    .effect = At a scoring you repel all of your traitors of one shield color, one or more, without giving up any shields.

flag-power-1 = Missions
    .effect = You complete a second mission card this turn and gain 2 extra victory points with it; at the end of your turn you draw two cards.

flag-power-2 = Backwards
    .effect = Your knight moves counter-clockwise.

flag-power-3 = Turn one die
    .effect = You turn the chosen die to its opposite face before you move the figure.

flag-power-4 = Different action
    .effect = After moving you carry out the action of another space on which another player’s knight stands, instead of the one you landed on.

flag-power-5 = Mirroring
    .effect = After your knight has moved you put it on the space exactly opposite and carry out the action there; it stays there.

## The abilities of the King's favor: row 0 to 2, henchman 0 to 3

ability-0-0 = +1 for each further mission
    .full = Builder: +1 for each further mission
    .effect = For every further mission card with the builder that you complete you gain 1 extra victory point, whether you take its points or an ability.

ability-0-1 = +1 for each further mission
    .full = Shield-bearer: +1 for each further mission
    .effect = For every further mission card with the shield-bearer that you complete you gain 1 extra victory point, whether you take its points or an ability.

ability-0-2 = +1 for each further mission
    .full = Flag-bearer: +1 for each further mission
    .effect = For every further mission card with the flag-bearer that you complete you gain 1 extra victory point, whether you take its points or an ability.

ability-0-3 = +1 for each further mission
    .full = Lady-in-waiting: +1 for each further mission
    .effect = For every further mission card with the lady-in-waiting that you complete you gain 1 extra victory point, whether you take its points or an ability.

ability-1-0 = Deployment to any principality
    .full = Builder: deployment to any principality
    .effect = On a principality space you may place your builder in any principality except the one where he already stands.

ability-1-1 = Deployment to any principality
    .full = Shield-bearer: deployment to any principality
    .effect = On a principality space you may place your shield-bearer in any principality except the one where he already stands.

ability-1-2 = Deployment to any principality
    .full = Flag-bearer: deployment to any principality
    .effect = On a principality space you may place your flag-bearer in any principality except the one where he already stands.

ability-1-3 = Deployment to any principality
    .full = Lady-in-waiting: deployment to any principality
    .effect = On a principality space you may place your lady-in-waiting in any principality except the one where she already stands.

ability-2-0 = Build two manors
    .full = Builder: build two manors
    .effect = On a “Build a manor” space you build two manors if you can build and pay for both; never with a staff of Merlin. You can use this again after the next scoring.

ability-2-1 = Repel traitor
    .full = Shield-bearer: repel traitor
    .effect = You repel one of your traitors without a shield and gain 1 victory point, at any time during your turn or at a scoring. You can use this again after the next scoring.

ability-2-2 = Victory points for any elements
    .full = Flag-bearer: victory points for any elements
    .effect = On a victory point space you choose whether to score shields, flags, construction materials, or influence counters, and gain 1 victory point more. You can use this again after the next scoring.

ability-2-3 = Two actions
    .full = Lady-in-waiting: two actions
    .effect = On an influence space, instead of its action, you choose two principalities with your influence counters, one after the other (or the same one twice), and place a henchman in each to do its duty; never with a staff of Merlin. You can use this again after the next scoring.

## Where points come from

merlin-category-spaces = Point spaces

merlin-category-missions = Missions

merlin-category-traitors = Traitors

merlin-category-excalibur = Excalibur

merlin-category-environs = Environs

merlin-category-influence = Influence

merlin-category-henchmen = Henchmen

merlin-category-favor = King’s favor

merlin-category-end = End of the game

## The question at hand. $name is the player who is asked

merlin-prompt-turn = { $name }, choose a die or a highlighted space.
merlin-prompt-die = { $die ->
        [merlin-die] Merlin die
       *[other] Personal die
    } { $pips }: move, or change it first.
merlin-prompt-landed = { $kind ->
        [principality] { TERM($space) }: choose a henchman.
        [score-shields] Victory point space: score your shields.
        [score-flags] Victory point space: score your flags.
        [score-materials] Victory point space: score your construction materials.
        [score-influence] Victory point space: score your influence counters.
        [take-shield] Influence space: take a shield where you have influence.
        [take-flag] Influence space: take a flag where you have influence.
        [take-material] Influence space: take a construction material where you have influence.
        [place-henchman] Influence space: choose a principality for a henchman.
        [excalibur] Excalibur: choose a traitor to discard.
        [grail] Grail: take it, and an apple with it.
        [relocate] Relocate: choose a henchman.
        [exchange] Exchange: what do you put back?
        [mission] Mission space: discard up to two mission cards.
       *[build] Build: choose a terrain tile for your manor.
    }
merlin-prompt-deploy = Which principality does { TERM($henchman, form: "nom") } go to?
merlin-prompt-assign = Which henchman goes to { TERM($principality, form: "dat") }?
merlin-prompt-place = Two actions: choose a principality where you have influence.
merlin-prompt-relocate = Which principality does { TERM($henchman, form: "nom") } go to?
merlin-prompt-exchange = What do you take for { TERM($thing, form: "acc") }?
merlin-prompt-second-discard = Discard another mission card?
merlin-prompt-draw = Draw a mission card: display or draw pile.
merlin-prompt-replace = End of turn: draw a new mission card.
merlin-prompt-build = { $another ->
        [1] Build two manors: choose the first terrain tile.
       *[0] Build two manors: choose the second terrain tile.
    }
merlin-prompt-pay = Which construction material do you pay with?
merlin-prompt-tower = Tower: take a shield or a flag, or place an influence counter.
merlin-prompt-ending = Anything else, { $name }? If not, end your turn.
merlin-prompt-favor = Mission completed: points or an ability?
merlin-prompt-defend = { $name }, use a Dragon flag or an ability against your traitors? Then your shields repel what they can.
merlin-prompt-grail = { $name }, use the Grail to win the tie in { TERM($principality, form: "dat") }?

## The log. In front stands the crest of the player who does it

merlin-event-round = Game round { $round }, { $first } begins
merlin-event-scoring = { $number ->
        [1] Scoring after game round 2
        [2] Scoring after game round 4
       *[3] Scoring after game round 6
    }
merlin-event-game-over = The game is over
merlin-event-moved-knight = moves the knight { $pips ->
        [1] 1 space
       *[other] { $pips } spaces
    } { $direction ->
        [direction-counter] back
       *[direction-clockwise] forward
    }: <b>{ TERM($space) }</b>
merlin-event-moved-merlin = moves Merlin { $pips ->
        [1] 1 space
       *[other] { $pips } spaces
    } { $direction ->
        [direction-counter] back
       *[direction-clockwise] forward
    }: <b>{ TERM($space) }</b>
merlin-event-no-action = can do nothing here
merlin-event-skipped = gives up the action
merlin-event-mirrored = mirrors the knight: <b>{ TERM($space) }</b>
merlin-event-different-action = carries out a different action: <b>{ TERM($space) }</b>
merlin-event-staff = spends one of Merlin’s staffs to act twice
merlin-event-apple = gives up an apple and sets { TERM($die, form: "acc") } to { $pips }
merlin-event-turned-die = turns { TERM($die, form: "acc") } to { $pips }
merlin-event-flag = uses { TERM($flag, form: "acc") }
merlin-event-took = takes { TERM($thing, form: "a-acc") }
merlin-event-returned = puts back { TERM($thing, form: "a-acc") }
merlin-event-counter = puts an influence counter in { TERM($principality, form: "acc") }
merlin-event-sent-home = { TERM($henchman) } is sent home from { TERM($principality, form: "dat") } by { $by }
merlin-event-placed = places { TERM($henchman, form: "acc") } in { TERM($principality, form: "dat") }
merlin-event-excalibur = { $held ->
        [0] takes Excalibur
       *[1] takes Excalibur from { $holder }
    }
merlin-event-grail = { $held ->
        [0] takes the Grail
       *[1] takes the Grail from { $holder }
    }
merlin-event-took-apple = takes an apple
merlin-event-traitor-discarded = discards { TERM($traitor, form: "acc") }
merlin-event-discarded = discards a mission card: { $card }
merlin-event-drew-hidden = draws a mission card from the draw pile
merlin-event-drew-card = Drawn: { $card }
merlin-event-drew-open = takes a mission card from the display: { $card }
merlin-event-missions-shuffled = The discard pile becomes the new draw pile
merlin-event-mission = completes a mission: { $card }
merlin-event-ability-learnt = takes an ability: <b>{ TERM($ability, form: "full") }</b>
merlin-event-ability-used = uses the ability <b>{ TERM($ability) }</b>
merlin-event-manor = { $terrain ->
        [terrain-0] builds a manor on a mountain
        [terrain-1] builds a manor in the wood
       *[terrain-2] builds a manor by the lake
    }
merlin-event-traitor-repelled = { $by ->
        [shield] repels { TERM($traitor, form: "acc") } with a shield
        [flag] repels { TERM($traitor, form: "acc") } with the flag
       *[ability] repels { TERM($traitor, form: "acc") } with the ability
    }
merlin-event-traitor-stayed = cannot repel { TERM($traitor, form: "acc") }
merlin-event-traitor-drawn = draws { TERM($traitor, form: "a-acc") }
merlin-event-traitors-shuffled = The discarded traitors are shuffled again
merlin-event-grail-used = wins the tie in { TERM($principality, form: "dat") } with the Grail
merlin-event-counters-back = takes { $number ->
        [1] one influence counter
       *[other] { $number } influence counters
    } back from { TERM($principality, form: "dat") }

merlin-points-space = scores { TERM($kind, form: "pl") }
merlin-points-any-points = uses “Victory points for any elements”
merlin-points-traitors = { $number ->
        [1] loses points for one traitor
       *[other] loses points for { $number } traitors
    }
merlin-points-excalibur = holds Excalibur and has repelled all traitors
merlin-points-territory = { $shared ->
        [1] { $terrain ->
                [terrain-0] scores a mountain of { $size ->
                        [1] one tile
                       *[other] { $size } tiles
                    }: nobody has more manors there
                [terrain-1] scores a wood of { $size ->
                        [1] one tile
                       *[other] { $size } tiles
                    }: nobody has more manors there
               *[terrain-2] scores a lake of { $size ->
                        [1] one tile
                       *[other] { $size } tiles
                    }: nobody has more manors there
            }
       *[other] { $terrain ->
                [terrain-0] shares a mountain of { $size ->
                        [1] one tile
                       *[other] { $size } tiles
                    }: tied for manors
                [terrain-1] shares a wood of { $size ->
                        [1] one tile
                       *[other] { $size } tiles
                    }: tied for manors
               *[terrain-2] shares a lake of { $size ->
                        [1] one tile
                       *[other] { $size } tiles
                    }: tied for manors
            }
    }
merlin-points-influence = { $shared ->
        [1] gains points for influence in { TERM($principality, form: "dat") }
       *[other] shares the points for influence in { TERM($principality, form: "dat") }
    }
merlin-points-henchmen = { $number ->
        [1] has one henchman in the principalities
       *[other] has { $number } henchmen in the principalities
    }
merlin-points-apples = { $number ->
        [1] has one apple left
       *[other] has { $number } apples left
    }
merlin-points-staffs = { $number ->
        [1] has one of Merlin’s staffs left
       *[other] has { $number } of Merlin’s staffs left
    }
merlin-points-things = has { $number } materials left

merlin-tidings-round = { $left ->
    [0] The last game round
   *[other] Game round { $round }
}: new dice for all. { $who ->
    [again] It’s { $name }’s turn again: the first player has changed.
   *[other] { $name } begins.
}
merlin-save = Game round { $round } of { $rounds }, { $name }’s turn
merlin-save-over = Finished
merlin-why-over = All { $rounds } game rounds have been played and scored.
merlin-best-mission = completes the most valuable mission: { $card }

## A scoring, step by step

merlin-told-new-traitors = New traitors
merlin-told-drawn = draws: { TERM($traitors) }
merlin-told-influence = Influence in { TERM($principality, form: "dat") }

## Choices as full sentences: the list of all choices, and the names of places

merlin-choice-go = { $figure ->
        [merlin] Merlin
       *[knight] Knight
    } { $pips } { TERM($direction, form: "adv") }: { TERM($space) }
merlin-choice-backwards = Flag “Backwards”: knight { $pips } counter-clockwise: { TERM($space) }
merlin-choice-die = Pick { TERM($die, form: "acc") } showing { $pips }, to change it before moving
merlin-choice-apple = Apple: set the die to { $pips }
merlin-choice-turn = Flag “Turn one die”: turn the die to { $pips }
merlin-choice-mirror = Flag “Mirroring”: { TERM($space) }
merlin-choice-different = Flag “Different action”: { TERM($space) }
merlin-choice-staff = Merlin’s staff: carry out the action twice
merlin-choice-henchman = { TERM($henchman) }
merlin-choice-principality = { TERM($principality) }
merlin-choice-influence = Put an influence counter in { TERM($principality, form: "acc") }
merlin-choice-take = Take { TERM($thing, form: "a-acc") }
merlin-choice-give = Put back { TERM($thing, form: "acc") }
merlin-choice-pay = Pay with { TERM($thing, form: "dat") }
merlin-choice-traitor = Discard { TERM($traitor, form: "acc") }
merlin-choice-repel = Repel { TERM($traitor, form: "acc") } with the ability
merlin-choice-repel-flag = { TERM($traitor) }: repel all with a Dragon flag
merlin-choice-score = Victory points for any elements: score { TERM($kind, form: "pl") }
merlin-choice-tile = { TERM($terrain) }{ $tower ->
        [1] {" "}with a tower
       *[0] {""}
    }, row { $row }, tile { $column }
merlin-choice-discard = Discard: { $card }
merlin-choice-mission = Complete the mission: { $card }
merlin-choice-mission-grey = Complete a second mission with the flag: { $card }
merlin-choice-draw = From the display: { $card }
merlin-choice-draw-pile = From the draw pile
merlin-choice-ability = Ability { TERM($ability, form: "full") }
merlin-choice-points = { $points ->
        [1] Take 1 point
       *[other] Take { $points } points
    }
merlin-choice-double-build = Ability: build two manors
merlin-choice-double-place = Ability: place two henchmen
merlin-choice-act-points = Score points
merlin-choice-act-grail = Take the Grail
merlin-choice-act-excalibur = Take Excalibur
merlin-choice-skip = { $step ->
    [tower] Give up the bonus
   *[landed] Give up the action
}
merlin-choice-enough = Done discarding
merlin-choice-end = End turn
merlin-choice-done = Done: now the shields
merlin-choice-grail = Win with the Grail
merlin-choice-keep = Keep the Grail for later

## Buttons of the prompt bar, and the parts of a turn

merlin-main = End turn
merlin-offer-flag = { TERM($power) }
merlin-offer-staff = Merlin’s staff
merlin-offer-enough = Done discarding
merlin-offer-end = End turn
merlin-offer-done = Done
merlin-offer-keep = Not yet
merlin-offer-score = { $kind ->
        [kind-shield] Shields
        [kind-flag] Flags
        [kind-material] Construction materials
       *[kind-influence] Influence counters
    }
merlin-offer-double = { TERM($ability) }
merlin-offer-mission = Complete mission ({ $points })
merlin-offer-repel = Repel
merlin-part = { TERM($what) }
merlin-part-steps = { $pips }
merlin-part-principality = { TERM($principality) }
merlin-part-henchman = Henchman
merlin-part-where = Principality
merlin-part-thing = Material
merlin-part-bonus = Material or influence
merlin-part-tile = Tile
merlin-part-material = Construction material
merlin-part-traitor = Traitor
merlin-part-card = Mission card
merlin-part-mission = Mission +{ $points }
merlin-part-staff = { $which ->
    [1] First of two actions
   *[2] Second of two actions
}

## What a choice would do

merlin-plan-go = { $figure ->
    [merlin] Merlin
    [backwards] flag “Backwards”, knight
   *[knight] knight
}: { TERM($space) }
merlin-plan-apple = apple: { $was } becomes { $pips }
merlin-plan-tile = build: { TERM($terrain) }{ $tower ->
    [1] {" "}with a tower
   *[0] {""}
}
merlin-effect = { $gains }
merlin-gain-mission = mission completed
merlin-gain-points = { $points ->
        [1] +1 point
       *[other] +{ $points } points
    }
merlin-gain-loss = { $points ->
        [1] −1 point
       *[other] −{ $points } points
    }
merlin-gain-thing = +1 { TERM($thing, form: "sg") }
merlin-gain-paid = −1 { TERM($thing, form: "sg") }
merlin-gain-rid = −1 { TERM($thing, form: "sg") }
merlin-gain-counter = influence counter in { TERM($principality, form: "acc") }
merlin-gain-sent-home = { $henchman ->
        [henchman-0] another player’s builder is sent home
        [henchman-1] another player’s shield-bearer is sent home
        [henchman-2] another player’s flag-bearer is sent home
       *[henchman-3] another player’s lady-in-waiting is sent home
    }
merlin-gain-treasure = { TERM($what) }
merlin-gain-apple = +1 apple
merlin-gain-manor = { $terrain ->
        [terrain-0] manor on the mountain
        [terrain-1] manor in the wood
       *[terrain-2] manor by the lake
    }
merlin-gain-ability = ability { TERM($ability) }

## What the main button says while a choice is being tried out

merlin-confirm-tile = Build here
merlin-confirm-discard = Discard the card
merlin-confirm-draw = Take the card
merlin-confirm-mission = Complete the mission
merlin-confirm-mission-grey = Complete a second mission
merlin-confirm-score = Score
merlin-confirm-ability = Take the ability
merlin-confirm-repel = Repel with the ability
merlin-confirm-repel-flag = Repel with the flag

## Missions

merlin-mission = { $needs }
merlin-need-thing = { TERM($thing) }
merlin-need-any-thing = { $kind ->
        [kind-shield] any shield
        [kind-flag] any flag
       *[kind-material] any construction material
    }
merlin-need-counter = influence counter in { TERM($principality, form: "dat") }
merlin-need-any-counter = influence counter anywhere
merlin-need-post = { TERM($henchman, form: "sg") } in { TERM($principality, form: "dat") }
merlin-need-company = two henchmen in { TERM($principality, form: "dat") }
merlin-need-pair = { TERM($first, form: "sg") } and { TERM($second, form: "sg") } together in the same principality
merlin-deck = Draw pile { $count }

## Names of pieces and places, for those who listen

merlin-a =
    .aria-label = { $text }
merlin-a-space =
    .aria-label = { TERM($space) }
merlin-a-space-knights =
    .aria-label = { TERM($space) }, here: { $count ->
        [1] knight
       *[other] knights
    } of { $who }
merlin-a-space-merlin =
    .aria-label = { $count ->
        [0] { TERM($space) }, here: Merlin
        [1] { TERM($space) }, here: Merlin, knight of { $who }
       *[other] { TERM($space) }, here: Merlin, knights of { $who }
    }
merlin-a-stock =
    .aria-label = { TERM($thing) }, { $count } left
merlin-a-post =
    .aria-label = { TERM($principality) }: place for { TERM($henchman, form: "acc") }
merlin-a-post-held =
    .aria-label = { TERM($principality) }: { TERM($henchman) } of { $who }
merlin-a-influence =
    .aria-label = { TERM($principality) }: { $count ->
        [1] one influence counter
       *[other] { $count } influence counters
    } of { $who }
merlin-a-medallion =
    .aria-label = { TERM($principality) }: { $points ->
        [1] 1 point
       *[other] { $points } points
    } at the scoring
merlin-a-principality =
    .aria-label = { TERM($principality, form: "full") }
merlin-a-treasure =
    .aria-label = { TERM($what) } on the board
merlin-a-treasure-held =
    .aria-label = { TERM($what) }, held by { $who }
merlin-a-apple-supply =
    .aria-label = Apples in the supply: { $count }
merlin-a-traitor-supply =
    .aria-label = Traitors in the pile: { $count }
merlin-a-tile =
    .aria-label = { TERM($terrain) }, row { $row }, tile { $column }
merlin-a-tile-tower =
    .aria-label = { TERM($terrain) } with a tower, row { $row }, tile { $column }
merlin-a-tile-built =
    .aria-label = { TERM($terrain) } with a manor of { $who }, row { $row }, tile { $column }
merlin-a-mission =
    .aria-label = Mission for { $points ->
        [1] 1 point
       *[other] { $points } points
    }, { TERM($henchman) }: { $needs }
merlin-a-mission-ready =
    .aria-label = Mission you can complete, for { $points ->
        [1] 1 point
       *[other] { $points } points
    }, { TERM($henchman) }: { $needs }
merlin-a-deck =
    .aria-label = Draw pile, { $count ->
        [1] 1 mission card
       *[other] { $count } mission cards
    }
merlin-a-apple =
    .aria-label = Apples: { $count }
merlin-a-staff =
    .aria-label = Merlin’s staffs: { $count }
merlin-a-manor =
    .aria-label = Manors not built yet: { $count }
merlin-a-influence-left =
    .aria-label = Influence counters on the castle board: { $count }
merlin-a-die =
    .aria-label = { TERM($what) }: { $pips }
merlin-a-die-used =
    .aria-label = { TERM($what) }, used
merlin-a-owned =
    .aria-label = { TERM($thing) }: { $count }
merlin-a-at-home =
    .aria-label = { TERM($henchman) } on the castle board
merlin-a-away =
    .aria-label = { TERM($henchman) } in { TERM($principality, form: "dat") }
merlin-a-ability =
    .aria-label = Ability { TERM($ability, form: "full") }
merlin-a-ability-ready =
    .aria-label = Ability { TERM($ability, form: "full") }, with a seal
merlin-a-ability-used =
    .aria-label = Ability { TERM($ability, form: "full") }, used up until the next scoring
merlin-a-score =
    .aria-label = { $name }: { $points }
merlin-score = { $name }: { $points }
merlin-a-scores =
    .aria-label = Points: { $all }
merlin-a-scoring =
    .aria-label = Scoring
merlin-a-scoring-again =
    .aria-label = Scoring after game round { $number }: show again
    .title = Scoring after game round { $number }: show again
merlin-a-first-player =
    .aria-label = First player
    .title = First player
merlin-a-has-grail =
    .aria-label = has the Grail
    .title = has the Grail
merlin-a-has-excalibur =
    .aria-label = has Excalibur
    .title = has Excalibur

## What a thing on the table is and does

merlin-about = { $text }
    .title = { TERM($what, form: "full") }
merlin-about-flag = { TERM($power, form: "effect") }
    .title = { TERM($what) }: { TERM($power) }
merlin-about-ability = { TERM($what, form: "effect") }
    .title = { TERM($what, form: "full") }
merlin-about-effect = { TERM($what, form: "effect") }
    .title = { TERM($what) }
merlin-about-standing = Influence there: { $held }.
merlin-about-territory = { $terrain ->
        [terrain-0] This mountain has
        [terrain-1] This wood has
       *[terrain-2] This lake has
    } { $size ->
        [1] 1 tile
       *[other] { $size } tiles
    } and brings as many points at a scoring. { $count ->
        [0] There is no manor yet.
       *[other] Manors: { $held }.
    }
    .title = { TERM($terrain) }
merlin-about-tile = You can build with: { TERM($fitting) }.{ $tower ->
        [1] {" "}The tower adds a shield, a flag, or an influence counter.
       *[0] {""}
    }
merlin-about-pay = It goes back to its principality.
    .title = { TERM($thing) }
merlin-about-mission = Brings { $points ->
        [1] 1 point
       *[other] { $points } points
    }{ $favor ->
        [1] {" "}or an ability in the column: { TERM($henchman) }.
       *[0] .
    } You keep what it asks for.
    .title = Mission for { $points ->
        [1] 1 point
       *[other] { $points } points
    }
merlin-about-met = Met: { $needs }.
merlin-about-missing = Missing: { $needs }.
merlin-about-seat = { $points ->
        [1] 1 victory point.
       *[other] { $points } victory points.
    }
    .title = { $name }
merlin-about-points = From: { $parts }.
merlin-points-of = { TERM($category) } { $points }
merlin-about-round = Game round { $round } of { $rounds }. After game rounds 2, 4, and 6 there is a scoring (laurel).
    .title = Game round { $round }
merlin-a-round =
    .aria-label = Game round { $round }

## Why not

merlin-refuse-now = You cannot choose that now.
    .title = Not now
merlin-refuse-M3-1 = This die is used. It comes back in the next game round.
    .title = Already used
merlin-refuse-M3-3 = { $why ->
        [backwards] Your knight moves clockwise; the other way only with the flag “Backwards”.
       *[same] Another die shows the same: take that one.
    }
    .title = Not with this die
merlin-refuse-M3-6 = { $why ->
        [no-apple] You have no apple.
        [same-face] The die already shows that.
       *[nothing-to-change] You have nothing to change the die with: just move.
    }
    .title = The die stays as it is
merlin-refuse-M3-7 = { $why ->
        [knight] A staff works only after Merlin has moved.
        [once] One staff a turn.
        [no-staff] You have no staff left.
        [no-first] Without a first action there is no second.
        [ability] No staff with this ability.
       *[nothing-to-do] The second action could do nothing.
    }
    .title = No staff
merlin-refuse-M3-8 = One mission a turn, a second one only with the Dove flag; never during a scoring.
    .title = No mission now
merlin-refuse-M3-9 = { $why ->
        [other-die] You have chosen another die.
        [die-changed] The die has already been changed.
        [too-late] It is too late for that in this turn.
       *[not-now] That comes at another point in the turn.
    }
    .title = Not now
merlin-refuse-M4-1 = { $why ->
        [principality] All your henchmen are already there.
       *[henchman] Your { TERM($henchman, form: "sg") } is already in this principality.
    }
    .title = Already there
merlin-refuse-M4-5 = There are none of these on your castle board.
    .title = Nothing to score
merlin-refuse-M4-6 = You have no influence counter in the principalities.
    .title = Nothing to score
merlin-refuse-M4-7 = { $why ->
        [no-influence] You have no influence counter in { TERM($principality, form: "dat") }.
        [none-left] None of these is left.
       *[other-kind] This space gives something else.
    }
    .title = You cannot take that
merlin-refuse-M4-8 = You have no influence counter in { TERM($principality, form: "dat") }.
    .title = No influence
merlin-refuse-M4-9 = { $why ->
        [none] You do not have this traitor.
        [holder] You already have Excalibur, and no traitors.
       *[choose] Choose the traitor to discard.
    }
    .title = Excalibur
merlin-refuse-M4-10 = You already have the Grail, and there are no apples left.
    .title = The Grail
merlin-refuse-M4-11 = { $why ->
        [at-home] Your { TERM($henchman, form: "sg") } is on your castle board. Only henchmen in a principality can be relocated.
       *[not-next] Your henchman is not next to { TERM($principality, form: "dat") }.
    }
    .title = Not there
merlin-refuse-M4-13 = { $why ->
        [not-owned] You do not have that.
        [none-left] None of these is left.
        [same-thing] Not the same thing again.
       *[nothing-to-take] There would be nothing else to take for it.
    }
    .title = No exchange
merlin-refuse-M4-14 = This mission card is not in your hand.
    .title = Not in your hand
merlin-refuse-M4-15 = { $why ->
        [built-on] There is already a manor here.
        [no-manor-left] Your seven manors are all built.
        [no-material] You do not have this construction material.
       *[no-such-tile] This tile is not in the game.
    }
    .title = You cannot build here
merlin-refuse-M4-16 = { $why ->
        [does-not-fit] No line leads from this tile to that construction material.
       *[no-material] Only this fits: { TERM($fitting) }. You have none of it.
    }
    .title = You cannot build here
merlin-refuse-M4-17 = { $why ->
        [other-kind] The tower gives a shield or a flag, or lets you place an influence counter; no construction material.
        [no-counter] You have no influence counter left on the castle board.
       *[none-left] None of these is left.
    }
    .title = Not as a tower bonus
merlin-refuse-M5-1 = { $why ->
        [no-flag] You have no Dragon flag.
        [none] You do not have this traitor.
       *[only-at-scoring] The Dragon flag works only at a scoring.
    }
    .title = Repel traitors
merlin-refuse-M5-2 = { $why ->
        [first] The flag is for the second mission of a turn.
        [third] There is never a third mission.
        [no-flag] A second mission needs the Dove flag.
       *[not-met] Without the flag that you give up for it, the mission’s requirements are not met.
    }
    .title = No second mission
merlin-refuse-M5-3 = { $why ->
        [merlin] Merlin moves both ways anyway.
       *[no-flag] You have no Fish flag.
    }
    .title = Backwards
merlin-refuse-M5-4 = You have no Snake flag.
    .title = Turn one die
merlin-refuse-M5-5 = { $why ->
        [no-flag] You have no Fox flag.
        [same-space] That is the space you landed on.
       *[no-knight] No other player’s knight stands there.
    }
    .title = Different action
merlin-refuse-M5-6 = { $why ->
        [merlin] Only your knight is mirrored.
       *[no-flag] You have no Eagle flag.
    }
    .title = Mirroring
merlin-refuse-M5-7 = { $why ->
        [once] Only once a turn.
        [same-action] It would be the same action.
       *[nothing-there] The action there could do nothing.
    }
    .title = This flag would not help now
merlin-refuse-M6-8 = Another principality is being scored right now.
    .title = The Grail
merlin-refuse-M6-11 = A scoring goes step by step.
    .title = Not now
merlin-refuse-M7-1 = { $why ->
        [not-in-hand] This mission card is not in your hand.
       *[not-met] Not everything is met yet. The card asks for: { $card }.
    }
    .title = Not complete yet
merlin-refuse-M8-2 = The game is over.
    .title = Game over
merlin-refuse-M9-1 = You are playing without the King’s favor.
    .title = Without the module
merlin-refuse-M9-2 = { $why ->
        [other-column] This card is for another henchman.
        [row-above-points] The card has too few points for that.
        [once] You already have this ability.
       *[no-seal-left] Your four seals are all placed.
    }
    .title = Not this ability
merlin-refuse-M9-4 = This henchman is already in { TERM($principality, form: "dat") }.
    .title = Already there
merlin-refuse-M9-5 = This ability is used up until the next scoring.
    .title = Already used
merlin-refuse-M9-6 = { $why ->
        [not-learnt] You do not have this ability.
        [staff] Never together with a staff.
        [no-second] After that you could not build a second manor.
       *[not-both] It must be possible to build and pay for both manors.
    }
    .title = Build two manors
merlin-refuse-M9-7 = You do not have this ability.
    .title = Victory points for any elements
merlin-refuse-M9-8 = { $why ->
        [none] You do not have this traitor.
       *[not-learnt] You do not have this ability.
    }
    .title = Repel traitor
merlin-refuse-M9-9 = { $why ->
        [not-learnt] You do not have this ability.
        [staff] Never together with a staff.
       *[no-placement] There is nobody you could place.
    }
    .title = Two actions

## The guided game

merlin-guide-goal = <b>Welcome to Merlin!</b> Whoever has the most victory points after six game rounds wins. Points come from missions, from victory point spaces, and from the scorings after game rounds 2, 4, and 6: for influence, manors, and henchmen. Traitors cost points. Off you go: the suggestion below is highlighted on the board.
merlin-guide-dice = Each of your dice counts once a game round: it moves your knight clockwise, as many spaces as it shows. Where you land, you carry out the action. The white die moves Merlin.
merlin-guide-cards = These are your mission cards. A check mark means that this requirement is met. When all are, the card brings points in your turn; you keep what it shows.
merlin-guide-merlin = Everybody shares Merlin, and he may go either way. Whoever moves him also changes where the others can take him. After moving him you may use one of Merlin’s staffs and carry out the action twice.
merlin-guide-mission = All requirements of a mission card are met: the highlighted card brings points now. At the end of your turn you draw a new one for it.
merlin-guide-scoring = That was a <b>scoring</b>. Each traitor that is not repelled costs 3 points; then the environs, influence, and every henchman in a principality bring points. “Next” leads through it step by step; the laurel in the top bar shows it to you again later.
merlin-guide-flag = Flags are small spells, a different one for each color; once used, a flag is gone. This one helps you right now: tap a flag to read what it does.
merlin-guide-principality = A principality space: one of your four henchmen goes there and brings you something at once: the builder construction material, the shield-bearer a shield, the flag-bearer a flag, the lady-in-waiting influence. In a scoring each of them in a principality is worth 1 point.
merlin-guide-points = A victory point space counts what you have of it, 1 point each. You give nothing away.
merlin-guide-influence = An influence space works where you have an influence counter: you take something from that principality, or place a henchman there.
merlin-guide-excalibur = Excalibur brings you 3 points in a scoring if you repel all your traitors. Right now you get rid of one.
merlin-guide-grail = With the Grail you win a tie for influence in a scoring. You get an apple, too: it turns a die to any number.
merlin-guide-relocate = Move a henchman to the next principality, where it does its duty again. If all four are on your castle board, place one in any principality instead.
merlin-guide-exchange = Exchange something you do not need for something your missions ask for.
merlin-guide-missions = Discard missions that do not suit you, then draw the same number.
merlin-guide-manor = Here you build a manor in the environs. The highlighted tiles match your construction material. Whoever has the most manors in a territory gets 1 point per tile in a scoring.
merlin-guide-henchman = Choose who goes. Another player’s henchman of the same kind there goes back to its castle board.
merlin-guide-pay = What do you pay with? Keep what your missions ask for.
merlin-guide-tower = A tower gives you a shield, a flag, or an influence counter.
merlin-guide-defend = A scoring begins with the traitors: each needs a shield of its color, or it costs 3 points. Before that, a Dragon flag (black) drives away all of one color.
merlin-guide-tie = A tie for influence! With the Grail you alone get all the points here.
merlin-guide-draw = Take a mission card from the display, preferably one with many check marks, or the top one of the draw pile.
merlin-guide-staff = Merlin stands here for you: with one of Merlin’s staffs you carry out the action once more.
merlin-guide-change = An apple turns the die to any other number, the Snake flag to its opposite side. Or simply move.
merlin-guide-sent-home = Another player has sent your henchman home: each kind stands only once in a principality. You can place it again.
merlin-guide-traitors = There is a scoring after this game round. Your traitors are here already: each for which you have no shield of its color costs you 3 points.
merlin-guide-end = <b>Those were the essentials.</b> You have moved, built, completed a mission, used a flag, and seen a scoring. Do play on; the rest is in the rules under “How it is played”, and if you tap something you cannot do, you read why.

## Parts of the table

merlin-region-display =
    .aria-label = Display
merlin-region-environs =
    .aria-label = Environs
merlin-region-own =
    .aria-label = Your castle board
merlin-tab-others = Castles
merlin-tab-environs = Environs
merlin-tab-board = Rondel
merlin-tab-display = Display

## The box screen

merlin-box-rondel = Rondel
merlin-box-rondel-one = Space { $number }
merlin-box-principality = Principality space
merlin-box-missions = Missions
merlin-box-missions-one = Mission { $number }
merlin-box-mission = { $points ->
    [1] 1 point
   *[other] { $points } points
}, { TERM($henchman) }: { $needs }
merlin-box-starting-tiles = Starting tiles
merlin-box-starting-tiles-one = Starting tile { $number }
merlin-box-frames = Frames
merlin-box-frame = { $frame ->
    [top] Upper frame
   *[bottom] Lower frame
}
merlin-box-notch = { $frame ->
    [top] Upper frame, notch { $number }
   *[bottom] Lower frame, notch { $number }
}
merlin-box-blank = Blank
merlin-box-points = Points
merlin-box-so-many = { $points ->
    [1] 1 point
   *[other] { $points } points
}
merlin-box-henchman = Henchman on the card
merlin-box-asked = { $count ->
    [0] What it asks for: nothing yet
   *[other] What it asks for ({ $count } of at most 3); tap one to remove it
}
merlin-box-away = { $need }: remove
merlin-box-add-things = Add a material
merlin-box-add-influence = Add influence
merlin-box-add-posts = Add a henchman in a principality
merlin-box-add-together = Add two henchmen together
merlin-box-tile-knight = The knight begins in
merlin-box-tile-flag = Flag of
merlin-box-tile-shield = Shield of
merlin-box-tile-material = Construction material of
merlin-box-tile-influence = Influence counter in
merlin-box-tile-thing = { $what ->
    [knight] Knight
    [flag] flag
    [shield] shield
    [material] construction material
   *[influence] influence counter
}: { TERM($principality) }
merlin-box-all = { $all }
merlin-box-why-wrong-place = { $place }: a principality space belongs here; they are every fourth space.
merlin-box-why-nothing-fits = No construction material fits tile { $tile } when there are { $tiles } tiles. Every tile needs one.
merlin-box-why-neighbors-alike = { $place }: the next one is of the same kind ({ $what }).
merlin-box-why-opposite-alike = { $place }: the opposite one is of the same kind ({ $what }).
merlin-box-why-builds-apart = The “Build a manor” spaces are not 7 to 9 steps apart.
merlin-box-why-too-near = Excalibur and the Grail are fewer than 9 steps apart.
merlin-box-why-points-not-pictures = { $place }: worth { $points }, but it asks for { $things ->
        [1] 1 thing
       *[other] { $things } things
    }.
merlin-box-why-alike = { $place } asks for the same as mission { $other }.
merlin-box-why-impossible = { $place } can never be completed.
merlin-box-why-reported-missing = A card that owners have reported is missing: { $points } for { $what }.
merlin-box-why-kind-missing = No card asks for anything like: { $what }.
merlin-box-why-points-missing = No card is worth { $points }.
merlin-box-why-knight-twice = { $place }: its knight begins where that of tile { $other } does.
merlin-box-why-principality-twice = { $place }: two things are of the same principality.
merlin-box-why-uneven = { $what } comes up much more often than others.
merlin-box-why-outer-blank = { $place }: neither of the outer notches is blank.
merlin-box-why-color-once = { $place }: { $what } is there { $number } times, not once.
merlin-box-why-example-tile = The tile of the rulebook’s example, with Dove, Fish, and Fox, does not occur.
