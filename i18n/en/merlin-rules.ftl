### The rules of Merlin, in our own words, as the page shows them.
###
### rule-M4-7 is rule M4.7 of the ledger; .title is its heading. rules-merlin-first… is the first page, picture by picture;
### example-M4-7-1 stands behind rule M4.7. The order of sections and rules on the page is the rulebook of
### web/app/merlin/listing.py, and this file follows it.

rules-merlin-first = How it is played

rules-merlin-first-goal = With your knight and with Merlin you gather victory points. After six game rounds the most points win.

rules-merlin-first-move = In your turn you use one of your four dice: a personal die moves your knight clockwise by its pips, the Merlin die moves Merlin by its pips whichever way you like. Then you carry out the action of the space where the figure stops. After four turns all dice are used, and the next game round begins.

rules-merlin-first-henchmen = On a principality space you place a henchman in that principality: the builder brings a construction material, the shield-bearer a shield, the flag-bearer a flag, and the lady-in-waiting places an influence counter.

rules-merlin-first-things = A shield repels a traitor of the same color. With a matching construction material you build a manor in the environs. Influence counters count for the majority in their principality.

rules-merlin-first-helpers = A flag gives you a special action, an apple sets a die to another number, and with a staff you carry out the action twice after moving Merlin.

rules-merlin-first-missions = When you have everything that one of your mission cards shows, you can complete it in your turn: you gain its points and give nothing up.

rules-merlin-first-scoring = There is a scoring after game rounds 2, 4, and 6: each traitor without a shield costs 3 points. The most manors in a territory bring 1 point per tile, the most influence counters in a principality 1 point per counter, each henchman in a principality 1 point.

rules-merlin-goal = Goal of the game

rule-M8-3 = With your knight and with Merlin you gather victory points to become King Arthur’s successor: whoever has the most at the end wins. A tie is a shared win, and points simply go on past 100.
    .title = Most points win

rule-M3-1 = The game lasts six game rounds. In each of them you take turns clockwise from the first player, until everyone has used all 4 dice; a used die comes back only for the next game round.
    .title = Six game rounds

rules-merlin-turn = Your turn

rule-M3-9 = Choose a die, move its figure, carry out the action of the space where it stops, and end your turn. In between you may complete a mission card; at the end of your turn you draw a new one for it. Before the move an apple or a flag can change the die or the direction, right after it a flag can change the action, and with a staff you carry it out twice.
    .title = A turn in order

rule-M3-2 = You may not skip your turn: you must use a die and move its figure (your knight or Merlin). You may give up the action of the space, but only as a whole; once you have begun it, you carry out each part as far as possible, and only what says “may” or “up to” is optional.
    .title = You have to move

rule-M3-3 = With a personal die you move your knight clockwise by exactly its pips. Then you carry out the action of the space where it stops.
    .title = Personal die: your knight

rule-M3-4 = With the Merlin die you move Merlin by exactly its pips, clockwise or counter-clockwise as you like. Then you carry out the action of the space where he stops.
    .title = Merlin die: Merlin

rule-M3-5 = Any number of figures may share a space.
    .title = Room for all

rule-M3-6 = Before you move you can return an apple to the supply and set the chosen die, the Merlin die too, to any other number of pips. You can do this once a turn.
    .title = Using an apple

rule-M3-7 = After moving Merlin you can put one of Merlin’s staffs back in the box and carry out the action twice in succession, with different choices if you like; after “Different action” it is that action which you do twice. You use at most one staff a turn, before the first action or right after it. Without a first action there is no second, and you may give up the second.
    .title = Using a staff

example-M3-7-1 = With a staff on the Grail space you take the Grail and two apples.

rule-M3-8 = At any time during your turn you may complete one mission card: between any two choices, also between the two actions of a staff, and at the latest just before your turn ends. You can never do so in a scoring.
    .title = One mission a turn

rules-merlin-spaces = The spaces of the action rondel

rule-M4-1 = Choose one of your henchmen from your castle board or from one of the other five principalities, place it on its own space in this principality, and let it do its duty, which depends on the henchman. A henchman that already stands there cannot be chosen.
    .title = The principality space

rule-M4-2 = If another player’s henchman of the same kind stands there, it goes back to its owner’s castle board.
    .title = Making room

rule-M4-3 = Your builder takes a construction material from the principality, your shield-bearer a shield, and your flag-bearer a flag, if one is left there. You may place them even if nothing is left.
    .title = Builder, shield-bearer, flag-bearer

rule-M4-4 = With the lady-in-waiting you place an influence counter in the principality, if one is left on your castle board.
    .title = The lady-in-waiting

rule-M4-5 = Depending on the victory point space you gain 1 victory point for each shield, each flag, or each construction material on your castle board.
    .title = Points: shield, flag, material

rule-M4-6 = On this victory point space you gain 1 victory point for each of your influence counters in the six principalities.
    .title = Points: influence counters

rule-M4-7 = Depending on the influence space you take a flag, a construction material, or a shield from a principality in which you have at least one influence counter and in which one is left.
    .title = Influence: flag, material, shield

rule-M4-8 = Choose a principality in which you have an influence counter and place a henchman there from your castle board or from another principality. Another player’s henchman of the same kind makes room, and yours does its duty.
    .title = Influence: henchman

rule-M4-9 = Take Excalibur from the game board or from its holder, then discard one of your traitors. If you already hold Excalibur you still discard a traitor; if you have none, nothing is discarded.
    .title = Taking Excalibur

rule-M4-10 = Take the Grail, whether it is on the board or with another player, then take an apple from the supply, if there is one. You get the apple even if you already hold the Grail.
    .title = Taking the Grail

rule-M4-11 = Move one of your henchmen from its principality to the next one, clockwise or counter-clockwise. Another player’s henchman of the same kind makes room, and yours does its duty.
    .title = Relocate one henchman

example-M4-11-1 = The red builder goes counter-clockwise from the Fox to the Snake and brings a Snake construction material.

rule-M4-12 = If all four of your henchmen are on your castle board, the “Relocate one henchman” space lets you place any one of them in any principality instead, where it does its duty; another player’s henchman of the same kind makes room.
    .title = When all are on your castle board

rule-M4-13 = Put one shield, flag, or construction material back in its principality, then take one shield, flag, or construction material that is left in any principality. You may not take the very same thing again.
    .title = The exchange space

example-M4-13-1 = A Fish construction material goes back, and a Fox flag comes instead.

rule-M4-14 = First discard none, one, or two of your mission cards, then draw as many, one after the other, each from the display or the draw pile. The display is refilled after each card.
    .title = The mission space

rules-merlin-build = Building in the environs

rule-M4-15 = Put a fitting construction material back in its principality and build a manor on a terrain tile that has none. You cannot build more than 7 manors.
    .title = Building a manor

rule-M4-16 = Six straight lines run from every terrain tile; point at a tile to see them. If one of them ends at a construction material on the top or bottom terrain frame, you can build on that tile with it; at least one always fits, usually several.
    .title = Which construction material fits

example-M4-16-1 = The lines of this tile end at Dove (grey), Fish (blue), and Fox (orange): any one of the three materials will do.

rule-M4-17 = If you build on a tile with a tower, you may also take a shield or a flag from any principality, or place an influence counter from your castle board in any principality. If none of this is possible, the bonus lapses.
    .title = Bonus at a tower

example-M4-17-1 = Green pays a Dove construction material, builds on the lake with the tower, and takes a Dragon shield as the bonus.

rules-merlin-missions = Mission cards

rule-M7-1 = You can complete a mission card if all its requirements are met now; one thing never counts for two pictures. You give nothing up for it, discard the card, and gain its victory points.
    .title = Completing a mission card

example-M7-1-1 = Yellow has the Fish shield, the lady-in-waiting with the Dragon, and an influence counter: 3 points, and Yellow keeps everything. A new card comes at the end of the turn.

rule-M7-2 = Cards ask for particular or any shields, flags, and construction materials; for influence counters in a particular principality or in any (counted over all six); for a particular henchman or any two in a particular principality; or for two particular henchmen together in any one principality.
    .title = The requirements

rule-M7-3 = At the end of your turn you draw a new card for each mission card that you completed, from the display or the draw pile; the display is refilled at once. If the draw pile is empty, the discard pile is shuffled to make a new one.
    .title = Drawing new cards

rule-M7-4 = A mission card is worth 1, 2, or 3 victory points. The henchman on the card matters only with the module King’s favor: it names the column of the abilities.
    .title = The 55 mission cards

rules-merlin-flags = Special actions of the flags

rule-M5-1 = Only at a scoring: you repel all of your traitors of one shield color with it, one or more, without giving up shields. If you have several Dragon flags, each is for one color.
    .title = Dragon flag (black): repel traitors

rule-M5-2 = You complete a second mission card in your turn, never a third, and gain 2 extra victory points, even if you take an ability for the card. The flag is already gone when that card’s requirements are checked; at the end of your turn you draw two cards.
    .title = Dove flag (grey): missions

rule-M5-3 = Your knight moves counter-clockwise this turn.
    .title = Fish flag (blue): backwards

rule-M5-4 = You turn the chosen die, the Merlin die too, to its opposite face before you move.
    .title = Snake flag (purple): turn one die

rule-M5-5 = After you have moved a figure (and perhaps mirrored), you carry out the action of another space on which another player’s knight stands, instead of the one you landed on. Merlin does not count for this.
    .title = Fox flag (orange): different action

rule-M5-6 = After you have moved your knight, you put it on the space exactly opposite, 12 spaces on, and carry out the action there. It stays there.
    .title = Eagle flag (brown): mirroring

rule-M5-7 = Each flag gives you one special action, and you may use several in a turn, but of each animal at most one a turn (Dragon flags are for scorings only). A flag has to change something. The moment you use it, it goes back to its principality and counts for nothing after that; a flag taken this turn may be used right away.
    .title = How to use flags

rules-merlin-scoring = Scoring after game rounds 2, 4, and 6

rule-M6-1 = At a scoring you first repel every traitor that you have a matching shield for: the shield goes back to its principality, the traitor to the discard pile. Each traitor needs its own shield.
    .title = 1. Repelling traitors

rule-M6-2 = Before you give up shields you may use Dragon flags (black) and the ability “Repel traitor”, and you choose which traitors they are for.
    .title = Repelling without a shield

rule-M6-3 = At a scoring you lose 3 victory points for each traitor that you do not repel, and it is discarded. Your score may fall below zero.
    .title = Traitors not repelled

example-M6-3-1 = Three traitors, two matching shields: both shields go back, the third traitor costs 3 points, and all three are gone.

rule-M6-4 = If at a scoring you hold Excalibur and have repelled all of your traitors, by shield, flag, or ability, you gain 3 victory points. You gain them even if you had no traitor at all.
    .title = Reward for Excalibur

rule-M6-5 = When everyone is done, each player draws 3 new traitors, clockwise from the first player; if the pile runs out, the discarded ones, those of this scoring too, are shuffled again. After game round 6 none are drawn.
    .title = Three new traitors

rule-M6-6 = A territory is a group of touching terrain tiles of one terrain. At a scoring, whoever has the most manors in it gains 1 victory point per tile of the territory; tied players split the points, rounded down, and without manors nobody gains anything.
    .title = 2. Environs

example-M6-6-1 = Blue alone by a lake of 2 tiles: 2 points. Green alone on a single mountain: 1. Red and Yellow with one manor each in a wood of 5: 2 each.

rule-M6-7 = At a scoring the principalities come up one after the other, the Dragon’s first and then clockwise. A principality is worth as many victory points as there are influence counters in it: whoever has the most takes all; tied players split them, rounded down.
    .title = 3. Influence

example-M6-7-1 = Three players have one counter each: the 3 points are split, 1 for each.

rule-M6-8 = If you hold the Grail and are in a tie for most influence counters, you may decide it in your favor, once in each scoring: you take all the victory points of that principality, the others get none. You decide when that principality is scored; the Grail does not help in the environs, and you keep it.
    .title = The Grail in a tie

example-M6-8-1 = 2 counters each with the Fox: 2 points each. If Red holds the Grail and uses it here: 4 for Red alone.

rule-M6-9 = After a principality is scored, each player keeps at most 1 influence counter in it; the others go back to the castle boards.
    .title = One influence counter stays

example-M6-9-1 = 3 red, 2 green, 1 blue counter: 6 points for Red. After that 2 red and 1 green go back.

rule-M6-10 = You gain 1 victory point for each of your henchmen that stands in a principality.
    .title = 4. Henchmen

example-M6-10-1 = 4, 3, 3, and 1 henchmen in the principalities: 4, 3, 3, and 1 point.

rule-M6-11 = All decisions of a scoring are made step by step, clockwise from the first player of the game round that has just ended.
    .title = Who decides first

rules-merlin-end = End of a game round, end of the game

rule-M8-1 = After the scoring, if there is one, the First Player marker goes clockwise, the game round marker moves on, and all players roll again.
    .title = The next game round

rule-M8-2 = After the scoring of the sixth game round you gain 1 victory point per apple, 2 per staff of Merlin, and 1 for every 3 unused materials: shields, flags, and construction materials counted together and rounded down.
    .title = The final scoring

example-M8-2-1 = 2 flags, 2 construction materials, 1 shield: five materials, 1 point.

rules-merlin-favor = Module: King’s favor

rule-M9-1 = You have 4 seals and an extra board with 4 columns, one per henchman, and 3 rows. When you complete a mission card you take its victory points or learn an ability.
    .title = Victory points or ability

rule-M9-2 = The henchman on the card names the column, and the number of the row may be at most the card’s victory points. Each ability costs one seal and can be learned only once; you learn no more than four, and a seal is never moved.
    .title = Which ability you learn

rule-M9-3 = For every further mission card with this henchman that you complete you gain 1 extra victory point, whether you take its points or an ability. The card with which you learned the ability does not count yet.
    .title = Row 1: +1 for each further mission

example-M9-3-1 = A card worth 2 that shows the builder brings 3 with this ability.

rule-M9-4 = On a principality space you may place this henchman in any principality, except the one where it stands. So you can also choose one that already stands in the principality of your space, and move it to another.
    .title = Row 2: any principality

rule-M9-5 = You can use an ability of the third row once; then its seal is flipped. After each scoring it is turned back, so you can use the ability three times at most in the whole game.
    .title = Row 3: again after each scoring

rule-M9-6 = On a “Build a manor” space you build two manors, but only if you can build and pay for both; each tower gives its bonus. It cannot be combined with a staff of Merlin.
    .title = Builder: build two manors

rule-M9-7 = On a victory point space you choose for yourself whether to score shields, flags, construction materials, or influence counters, and gain 1 victory point more.
    .title = Flag-bearer: any elements

rule-M9-8 = You repel one traitor without its shield and gain 1 victory point, at any time during your turn or at a scoring.
    .title = Shield-bearer: repel traitor

rule-M9-9 = Instead of the action of an influence space you choose, one after the other, two principalities in which you have an influence counter, the same twice if you like, and place a henchman in each to do its duty. The rules of placing hold for both, and the same henchman may be placed twice; if only one placement is possible, it stays at one. It cannot be combined with a staff of Merlin.
    .title = Lady-in-waiting: two actions

rule-M9-10 = Abilities that belong to a space go with the space whose action you carry out, so also after “Mirroring” or “Different action”. With a staff of Merlin, “Deployment to any principality” may change both actions, “Victory points for any elements” only one of them.
    .title = Abilities, flags, and staff

rules-merlin-box = What is in the box

rule-M1-1 = All players share 24 terrain tiles (mountain, wood, and lake, 5 plain and 3 with a tower of each) with two terrain frames, 55 mission cards, 4 starting tiles, 36 each of shields, flags, and construction materials (6 of each per principality), 24 traitors (4 per principality), 11 apples, the Grail, Excalibur, and Merlin.
    .title = The shared materials

rule-M1-2 = You have 1 knight, 4 henchmen (lady-in-waiting, shield-bearer, builder, and flag-bearer), 3 personal dice and a white Merlin die, 3 of Merlin’s staffs, 7 manors, your influence counters, and a castle board on which you keep what is yours.
    .title = Your own materials

rule-M1-4 = Around the action rondel, clockwise, lie the principalities of the Dragon (black), the Dove (grey), the Fish (blue), the Snake (purple), the Fox (orange), and the two-headed Eagle (brown).
    .title = The six principalities

rule-M1-5 = The action rondel has 24 spaces: 6 principality spaces (every fourth space), 4 victory point spaces, 4 influence spaces, 1 space each for Excalibur, for the Grail, and for “Relocate one henchman”, 2 exchange spaces, 2 mission spaces, and 3 “Build a manor” spaces.
    .title = The action rondel

rules-merlin-setup = Setting up the game

rule-M2-1 = Merlin stands on the Dragon Principality’s space, and every principality holds 6 shields, 6 flags, and 6 construction materials. The Grail and Excalibur are on the game board, everyone has 0 victory points, and henchmen, influence counters, and Merlin’s staffs are on the castle boards.
    .title = How the board begins

rule-M2-5 = The terrain tiles lie at random in rows of 6 between the two terrain frames and form the environs. With four players these are all 24 in 4 rows; with two or three players one plain tile and one tower tile of each terrain stay in the box, which leaves 18 in 3 rows.
    .title = The environs

rule-M2-2 = You start with 1 apple; the rest of the 11 apples are the supply.
    .title = An apple for everyone

rule-M2-3 = The mission cards are shuffled: 3 lie face up as the display, the rest is the face-down draw pile.
    .title = Display and draw pile

rule-M2-4 = The traitors are shuffled into one face-down pile; you always draw from the top. A traitor that you draw lies face up at your castle board.
    .title = The traitors

rule-M2-6 = The first player is drawn at random, unless you name one before the game.
    .title = The first player

rule-M2-7 = You get one of the 4 starting tiles at random. It shows the principality space on which your knight begins, the principalities from which you take a flag, a shield, and a construction material, and the one in which you place an influence counter; these may all be different principalities.
    .title = Your starting tile

rule-M2-8 = You draw 3 traitors, and 4 mission cards from the draw pile.
    .title = First traitors and missions

rule-M2-9 = All players roll their 4 dice. If you roll three or four of a kind, you roll all 4 again until there is none.
    .title = Everybody rolls

rules-merlin-options = Options, and what is open to all

rule-M1-3 = You play with 6 influence counters unless you choose 7 before the game; the editions of the rules give both numbers. The counter of your starting tile is one of them.
    .title = 6 or 7 influence counters

rule-M2-10 = Everyone can see the dice, the traitors at the castle boards, materials, influence counters, the display, both discard piles, and how many cards each hand and pile has. Hidden are the mission cards in the hands, the draw pile, and the pile of traitors.
    .title = What everyone sees

rules-merlin-reconstruction = What we reconstructed

rule-M10-1 = The rulebook names all the spaces but not their order, which we reconstructed. Between two principality spaces lie three others, never two alike side by side; the “Build a manor” spaces are 7 to 9 steps apart, Excalibur and the Grail at least 9; opposite spaces differ, except the principality spaces, which lie opposite each other.
    .title = The order of spaces

rule-M10-2 = All but three of the 55 mission cards are reconstructed: a card is worth one victory point for each thing it asks for. All kinds of requirements occur, colors and henchmen are evenly spread, no card is impossible, and no two ask for the same.
    .title = The mission cards

rule-M10-3 = The four starting tiles are reconstructed too: each knight begins on a different principality space; the flag, shield, construction material, and influence counter of a tile belong to four different principalities; and no principality comes up much more often than the others.
    .title = The starting tiles

rule-M10-4 = The terrain frames are reconstructed: every row has 6 tiles, and every second row lies half a tile further right. Each frame has 7 notches in which each of the six colors occurs once; an outer notch is blank, and the frames are the same for 3 and 4 rows.
    .title = The terrain frames

rule-M10-5 = We know that blue is “Backwards”; the other special actions we gave to the colors in the order of the rulebook, clockwise from the Dragon.
    .title = Which flag does what
