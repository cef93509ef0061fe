### The rules of Löwenherz, in our own words, as the page shows them.
###
### rule-L5-4 is rule L5.4 of the ledger; .title is its heading. rules-loewenherz-first… is the first page, picture by picture;
### example-L5-4-1 stands behind rule L5.4. The order of sections and rules on the page is the rulebook of
### web/app/loewenherz/listing.py, and this file follows it.

rules-loewenherz-first = How it is played

rules-loewenherz-first-goal = With borders you enclose your castles. Land with exactly one castle in it is a domain, and it belongs to the owner of that castle. The edge of the land counts as a border, too.

rules-loewenherz-first-points = In your domains each forest brings you 1 victory point, each village 3, and the royal city 5. If you lose a square, you lose its points as well.

rules-loewenherz-first-turn = Your turn: you get 1 ducat for each kind of mine in your domains. Then you sell an action card (blue number) or play one (red number). Last, you draw a card.

rules-loewenherz-first-actions = With a card you place borders, place knights, expand a domain, make a neighbor’s knight desert, or make an alliance.

rules-loewenherz-first-expand = Knights are the strength of a domain: if yours has more knights than your neighbor’s, you may take squares there. You may take land that belongs to no domain even without knights.

rules-loewenherz-first-mines = Three or four mines of one kind in your domains are a mine monopoly: 5 victory points as long as you have it. Together they bring only 1 ducat a turn; different kinds bring more.

rules-loewenherz-first-end = Whoever reaches the goal first wins at once: 50 victory points with two players, 40 with three, 30 with four. If all cards are used up before that, the most points win.

rules-loewenherz-goal = Goal of the game

rule-L2-3 = You enclose your castles with borders and gather victory points for forests, villages, and the royal city in your domains until the king returns. The goal, the crown on the scoring track, lies at 30 victory points with four players, at 40 with three, and at 50 with two.
    .title = The king’s goal

rule-L7-1 = Whoever reaches or passes the goal wins at once. This is checked for all players when an action is completely done, before the hand is filled; if several get there together, most victory points count, then most ducats, and otherwise they share the win.
    .title = Won at once

rules-loewenherz-turn = Your turn

rule-L3-1 = At the beginning of your turn you get 1 ducat for each kind of mine in your domains, however many mines of that kind you have.
    .title = Income comes first

example-L3-1-1 = 2 copper, 3 gem, and 1 gold mine: three kinds, so 3 ducats every turn. The three gems are a mine monopoly, too: 5 victory points.

rule-L3-2 = Then you sell one action card or play one; you must do one of the two. Selling is always possible.
    .title = Sell or play

rule-L3-3 = Put the card face up in the Chancery, beside those sold before, and take as many ducats as its blue sale price says.
    .title = Selling an action card

rule-L3-4 = Pay the red price, put the card face up on the played pile, and carry out one of its actions. You need the ducats for the price and for forests together; an action that could have no effect is not offered, and a card without a possible action cannot be played.
    .title = Playing an action card

rule-L3-5 = Last, you fill your hand to 3 cards: with the top card of the deck, or with any card from the Chancery except the one you have just sold.
    .title = Filling your hand

rules-loewenherz-domains = Borders and domains

rule-L4-1 = Borders stand between two neighboring squares, and the edge of the land counts as a border. Squares are neighbors horizontally and vertically, never diagonally.
    .title = Where borders stand

rule-L4-2 = Squares joined without a border between them form an area. With exactly one castle it is a domain of that castle’s owner, whoever closed it; with two or more castles it is open land, with none a neutral zone. This is checked again after each border and each square taken, so several domains can arise at once, even for several players.
    .title = How domains arise

example-L4-2-1 = Without the two dashed borders the land around the blue castle is still open. With them it is a domain.

example-L4-2-2 = Two castles in one ring of borders are no domain yet. A line between them makes two.

rule-L4-3 = A new domain gives 1 victory point per forest, 3 per village, and 5 for the royal city; mines and meadows score nothing.
    .title = What a domain scores

example-L4-3-1 = A domain in the corner: a forest, a village, and a mine bring 1 + 3 + 0 = 4 victory points.

example-L4-3-2 = A single new border closes two domains: 7 victory points for Blue, 1 for Yellow.

rule-L4-4 = A border between two squares of the same domain goes back to the supply at once, whether the domain is new or has grown. All others stay, also in open land and in neutral zones.
    .title = Unneeded borders

rule-L4-5 = A domain remains a domain even if no knight stands in it.
    .title = Domain without knights

rule-L4-7 = A domain never goes away and is known by its castle. Every knight is joined to a castle of its color by neighboring pieces of that color without a border between them, so no piece ever stands in another player’s domain.
    .title = Domains and knights last

rules-loewenherz-mines = Mines, and your score

rule-L6-1 = If you own 3 or 4 mines of one kind in your domains, you have the mine monopoly and 5 victory points.
    .title = The mine monopoly

rule-L6-2 = If you lose the mine monopoly again, you also lose the 5 victory points.
    .title = A lost monopoly

example-L6-2-1 = Three silver mines: 5 victory points. If one of them is taken, they are gone again.

rule-L4-6 = After every action you have 1 victory point per forest, 3 per village, and 5 for the royal city in your domains, and 5 for each mine monopoly. Only the ducats at the end of the game are added to that.
    .title = Your score

rules-loewenherz-actions = The five actions

rule-L5-3 = Each border, each knight, and each square takes effect at once. Victory points and the goal are checked only when the whole action is done.
    .title = When things take effect

rule-L5-1 = Depending on the card you place up to 1, 2, or 3 borders. You may leave some out, but not all; if the supply is too small, you place what is left.
    .title = Placing borders

rule-L5-2 = Never place a border between two neighboring pieces of one color, never inside a domain, never on the edge, and never where one already stands. In open land and in neutral zones it is allowed.
    .title = Where borders may not stand

rule-L5-4 = Place 1 or 2 knights, depending on the card, on free meadows or forests that touch a castle or knight of your own horizontally or vertically, with no border between; a forest costs 1 ducat extra. You may leave out the second, and the two may stand in different places, in domains or outside.
    .title = Placing knights

example-L5-4-1 = Blue may use any marked square; those with a cross lie behind a border.

rule-L5-5 = Knights may never stand on villages, mines, or the royal city. If you have no knight left in your supply, the action is not possible.
    .title = Where knights may not stand

rule-L5-6 = Expand exactly one of your domains by 1 or 2 squares, depending on the card: the first square touches the domain horizontally or vertically, the second touches the domain or the first square. You may leave out the second.
    .title = Expanding a domain

example-L5-6-1 = Two squares in different places of the domain: allowed.

example-L5-6-2 = The second square touches only the first: allowed, too.

rule-L5-7 = You may freely take squares that belong to no domain, even if your own domain has no knights. You may not expand onto a square with an opponent’s piece, nor into a domain of your own.
    .title = Which squares you take

rule-L5-8 = You expand into an opponent’s domain only if more knights stand in your domain than in that one and there is no alliance between the two. For the second square they are compared again.
    .title = Into an opponent’s domain

example-L5-8-1 = Neighbors with 3, 2, and 1 knights: Red may enter Yellow’s domain, Yellow Blue’s, Blue neither.

rule-L5-9 = The borders follow the new outline. What is cut off from its castle becomes a neutral zone, and its owner loses the victory points for it; victory points won and lost are counted for all players.
    .title = What is cut off

example-L5-9-1 = Yellow takes a village and a forest: +4. Blue loses them and also the two forests behind, now cut off from the castle: −6.

rule-L5-10 = A square on which a piece of any color stands can never be taken. Also, the borders in the supply, with those that become free, have to be enough for the new outline.
    .title = When you cannot expand

rule-L5-11 = Choose a domain of your own and a neighboring domain of an opponent; a knight must stand in each, and at least one border between them. The opponent takes back a knight there, and you place one of yours in your domain, by the rules for knights and with the ducat for a forest. You can do so only if you can place it, and never against a domain of your own; an alliance does not prevent it.
    .title = The deserter

rule-L5-12 = The opponent chooses which knight to take back, but the others must stay connected to their castle. For the neutral color, whoever plays the card chooses.
    .title = Which knight leaves

example-L5-12-1 = Castle, knight, knight in a row: only the outer knight can go; without the inner one it would be cut off from the castle.

rule-L5-13 = Choose a domain of your own and a neighboring domain of an opponent: until the end of the game neither may expand into the other, even if the border they share goes away. Between the same two domains there is only one alliance.
    .title = Making an alliance

example-L5-13-1 = Blue is allied with the upper yellow domain: it may take no square there, but may do so in the lower one.

rules-loewenherz-end = End of the game

rule-L7-2 = When the last card of the deck is drawn, no hand is refilled anymore, not even from the Chancery. You go on playing or selling one card a turn, so everyone has three more turns.
    .title = The deck is empty

rule-L7-3 = When the last card in all hands is played or sold, the game ends. Whoever reaches the goal before that still wins at once.
    .title = The last card

rule-L7-4 = Only at this end, whoever has the most ducats gets 5 victory points, and whoever has the next lower sum gets 3; players who are tied all get them. With 0 ducats you get nothing.
    .title = Victory points for ducats

example-L7-4-1 = 9, 9, 6, and 0 ducats: 5, 5, 3, and 0 victory points.

rule-L7-5 = Most victory points win, in a tie most ducats; otherwise you share the win.
    .title = Who wins then

rules-loewenherz-box = What is in the box

rule-L1-1 = Nine land tiles of 4 by 4 squares make a land of 12 by 12 squares: 1 royal city, 10 villages, 16 mines (4 each of gold, silver, copper, and gem), and 117 squares of forest or meadow.
    .title = The land

rule-L1-2 = There are 60 action cards with the letters A, B, C, and D on the back. Each has a price to play it (red), a sale price (blue), and one action, or two of which you choose one.
    .title = The action cards

rule-L1-3 = Each color has 15 knights and 4 castles, and there are 100 borders for all players. The supply of ducats never runs out.
    .title = Knights, castles, borders, ducats

rules-loewenherz-setup = Setting up the game

rule-L2-1 = The land tile with the royal city lies in the center, the other eight lie around it at random, each turned at random.
    .title = Laying out the land

rule-L2-2 = You start with 4 castles (3 with four players), 7 ducats, 3 action cards, and 0 victory points; you draw your cards before castles are placed. In the deck each letter is shuffled separately: A is on top, then come B, C, and D.
    .title = What you start with

rule-L2-4 = In turn, clockwise, you place a castle on a free meadow and a knight on a free meadow or forest next to it (not diagonally; the forest costs nothing here), until all castles and as many knights are placed. You cannot place a castle where no such square is free; who places first is drawn at random.
    .title = Placing castles

rule-L2-5 = Between two castles of one color there are at least 6 squares, counted in horizontal and vertical steps. If no square allows it, 5 are enough for that one castle, or else 4, and so on.
    .title = Distance between your castles

example-L2-5-1 = There are exactly 6 squares between the two blue castles: allowed.

rule-L2-7 = Whoever placed the last castle and knight takes the first turn.
    .title = Who begins

rules-loewenherz-options = Two players, and what is open to all

rule-L2-6 = With two players a third, neutral color joins in: after your own pieces each of you places, in turn, two neutral castles with a knight each, four in all, by the same rules. It has no turns, income, cards, or victory points, but in everything else it is an opponent.
    .title = The neutral color

rule-L2-8 = Everyone can see ducats, the Chancery, played cards, and the letters on the backs, in the hands too. Hidden are the faces of the cards in the hands and in the deck.
    .title = What everyone sees

rules-loewenherz-reconstruction = What we reconstructed

rule-L8-1 = We reconstructed what lies on each land tile: in the center there are the royal city and 4 mines, each outer tile has enough meadows with a meadow or forest beside them for castles, mines of one kind are on different tiles, and there are 40 to 50 forests.
    .title = The land tiles

rule-L8-2 = The 60 action cards are reconstructed too: A has at least 12 cards, mostly borders and knights; you can expand from B on, and deserters and alliances come only in C and D. Some cards have two actions, such as “Place knights” or “Expand your domain”.
    .title = The action cards

rule-L8-3 = The prices are reconstructed: most actions cost 3 to 7 ducats, a single border less, and the sale price is mostly the same or a little lower. Without mines you have to sell about every other turn.
    .title = The prices

rule-L8-4 = Gold and copper mines look alike in the box; here all kinds of mine differ by their sign and not by color alone.
    .title = The signs of mines
