### Löwenherz: the words of the game, then its prompts, events and refusals.
###
### A word stands in every language with the same attributes, so that a sentence can ask for a
### form by TERM($what, form: "acc") whatever the word is.
### The value is the label that stands alone, with a capital. In running text:
### .nom .acc .dat .gen with the definite article, .a-nom .a-acc .a-dat with the indefinite one,
### .sg the bare singular (after 1), .pl the bare plural and .pl-dat its dative, if it can be counted.
### Names have no article of their own and repeat the same form. .effect is a sentence on what it does.

## The game and its land

lw-game = Domaine (Löwenherz)
    .nom = Domaine (Löwenherz)
    .acc = Domaine (Löwenherz)
    .dat = Domaine (Löwenherz)
    .gen = Domaine (Löwenherz)
    .a-nom = Domaine (Löwenherz)
    .a-acc = Domaine (Löwenherz)
    .a-dat = Domaine (Löwenherz)
    .sg = Domaine (Löwenherz)

lw-tile = Land tile
    .nom = the land tile
    .acc = the land tile
    .dat = the land tile
    .gen = the land tile
    .a-nom = a land tile
    .a-acc = a land tile
    .a-dat = a land tile
    .sg = land tile
    .pl = land tiles
    .pl-dat = land tiles

square = Square
    .nom = the square
    .acc = the square
    .dat = the square
    .gen = the square
    .a-nom = a square
    .a-acc = a square
    .a-dat = a square
    .sg = square
    .pl = squares
    .pl-dat = squares

land-meadow = Meadow
    .nom = the meadow
    .acc = the meadow
    .dat = the meadow
    .gen = the meadow
    .a-nom = a meadow
    .a-acc = a meadow
    .a-dat = a meadow
    .sg = meadow
    .pl = meadows
    .pl-dat = meadows

land-forest = Forest
    .nom = the forest
    .acc = the forest
    .dat = the forest
    .gen = the forest
    .a-nom = a forest
    .a-acc = a forest
    .a-dat = a forest
    .sg = forest
    .pl = forests
    .pl-dat = forests

land-village = Village
    .nom = the village
    .acc = the village
    .dat = the village
    .gen = the village
    .a-nom = a village
    .a-acc = a village
    .a-dat = a village
    .sg = village
    .pl = villages
    .pl-dat = villages

land-city = Royal city
    .nom = the royal city
    .acc = the royal city
    .dat = the royal city
    .gen = the royal city
    .a-nom = a royal city
    .a-acc = a royal city
    .a-dat = a royal city
    .sg = royal city
    .pl = royal cities
    .pl-dat = royal cities

land-mine = Mine
    .nom = the mine
    .acc = the mine
    .dat = the mine
    .gen = the mine
    .a-nom = a mine
    .a-acc = a mine
    .a-dat = a mine
    .sg = mine
    .pl = mines
    .pl-dat = mines

## The four kinds of mine; .kind is the bare kind

mine-gold = Gold mine
    .nom = the gold mine
    .acc = the gold mine
    .dat = the gold mine
    .gen = the gold mine
    .a-nom = a gold mine
    .a-acc = a gold mine
    .a-dat = a gold mine
    .sg = gold mine
    .pl = gold mines
    .pl-dat = gold mines
    .kind = gold

mine-silver = Silver mine
    .nom = the silver mine
    .acc = the silver mine
    .dat = the silver mine
    .gen = the silver mine
    .a-nom = a silver mine
    .a-acc = a silver mine
    .a-dat = a silver mine
    .sg = silver mine
    .pl = silver mines
    .pl-dat = silver mines
    .kind = silver

mine-copper = Copper mine
    .nom = the copper mine
    .acc = the copper mine
    .dat = the copper mine
    .gen = the copper mine
    .a-nom = a copper mine
    .a-acc = a copper mine
    .a-dat = a copper mine
    .sg = copper mine
    .pl = copper mines
    .pl-dat = copper mines
    .kind = copper

mine-gem = Gem mine
    .nom = the gem mine
    .acc = the gem mine
    .dat = the gem mine
    .gen = the gem mine
    .a-nom = a gem mine
    .a-acc = a gem mine
    .a-dat = a gem mine
    .sg = gem mine
    .pl = gem mines
    .pl-dat = gem mines
    .kind = gem

mine-kind = Kind of mine
    .nom = the kind of mine
    .acc = the kind of mine
    .dat = the kind of mine
    .gen = the kind of mine
    .a-nom = a kind of mine
    .a-acc = a kind of mine
    .a-dat = a kind of mine
    .sg = kind of mine
    .pl = kinds of mine
    .pl-dat = kinds of mine

monopoly = Mine monopoly
    .nom = the mine monopoly
    .acc = the mine monopoly
    .dat = the mine monopoly
    .gen = the mine monopoly
    .a-nom = a mine monopoly
    .a-acc = a mine monopoly
    .a-dat = a mine monopoly
    .sg = mine monopoly
    .pl = mine monopolies
    .pl-dat = mine monopolies

## Pieces

castle = Castle
    .nom = the castle
    .acc = the castle
    .dat = the castle
    .gen = the castle
    .a-nom = a castle
    .a-acc = a castle
    .a-dat = a castle
    .sg = castle
    .pl = castles
    .pl-dat = castles

lw-knight = Knight
    .nom = the knight
    .acc = the knight
    .dat = the knight
    .gen = the knight
    .a-nom = a knight
    .a-acc = a knight
    .a-dat = a knight
    .sg = knight
    .pl = knights
    .pl-dat = knights

border = Border
    .nom = the border
    .acc = the border
    .dat = the border
    .gen = the border
    .a-nom = a border
    .a-acc = a border
    .a-dat = a border
    .sg = border
    .pl = borders
    .pl-dat = borders

ducats = Ducats
    .nom = the ducats
    .acc = the ducats
    .dat = the ducats
    .gen = the ducats
    .a-nom = a ducat
    .a-acc = a ducat
    .a-dat = a ducat
    .sg = ducat
    .pl = ducats
    .pl-dat = ducats

king-token = King token
    .nom = the king token
    .acc = the king token
    .dat = the king token
    .gen = the king token
    .a-nom = a king token
    .a-acc = a king token
    .a-dat = a king token
    .sg = king token
    .pl = king tokens
    .pl-dat = king tokens

neutral-color = Neutral
    .adj = neutral

## Areas

domain = Domain
    .nom = the domain
    .acc = the domain
    .dat = the domain
    .gen = the domain
    .a-nom = a domain
    .a-acc = a domain
    .a-dat = a domain
    .sg = domain
    .pl = domains
    .pl-dat = domains

neutral-zone = Neutral zone
    .nom = the neutral zone
    .acc = the neutral zone
    .dat = the neutral zone
    .gen = the neutral zone
    .a-nom = a neutral zone
    .a-acc = a neutral zone
    .a-dat = a neutral zone
    .sg = neutral zone
    .pl = neutral zones
    .pl-dat = neutral zones

open-land = Open land
    .nom = the open land
    .acc = the open land
    .dat = the open land
    .gen = the open land
    .a-nom = open land
    .a-acc = open land
    .a-dat = open land
    .sg = open land

## Cards and money

lw-card = Action card
    .nom = the action card
    .acc = the action card
    .dat = the action card
    .gen = the action card
    .a-nom = an action card
    .a-acc = an action card
    .a-dat = an action card
    .sg = action card
    .pl = action cards
    .pl-dat = action cards

deck = Deck
    .nom = the deck
    .acc = the deck
    .dat = the deck
    .gen = the deck
    .a-nom = a deck
    .a-acc = a deck
    .a-dat = a deck
    .sg = deck
    .pl = decks
    .pl-dat = decks

market = Chancery
    .nom = the Chancery
    .acc = the Chancery
    .dat = the Chancery
    .gen = the Chancery
    .a-nom = a Chancery
    .a-acc = a Chancery
    .a-dat = a Chancery
    .sg = Chancery
    .pl = Chanceries
    .pl-dat = Chanceries

price = Price
    .nom = the price
    .acc = the price
    .dat = the price
    .gen = the price
    .a-nom = a price
    .a-acc = a price
    .a-dat = a price
    .sg = price
    .pl = prices
    .pl-dat = prices

sale-price = Sale price
    .nom = the sale price
    .acc = the sale price
    .dat = the sale price
    .gen = the sale price
    .a-nom = a sale price
    .a-acc = a sale price
    .a-dat = a sale price
    .sg = sale price
    .pl = sale prices
    .pl-dat = sale prices

income = Income
    .nom = the income
    .acc = the income
    .dat = the income
    .gen = the income
    .a-nom = income
    .a-acc = income
    .a-dat = income
    .sg = income
    .pl = income
    .pl-dat = income

lw-supply = Supply
    .nom = the supply
    .acc = the supply
    .dat = the supply
    .gen = the supply
    .a-nom = a supply
    .a-acc = a supply
    .a-dat = a supply
    .sg = supply
    .pl = supplies
    .pl-dat = supplies

## Points and goal

lw-point = Victory point
    .nom = the victory point
    .acc = the victory point
    .dat = the victory point
    .gen = the victory point
    .a-nom = a victory point
    .a-acc = a victory point
    .a-dat = a victory point
    .sg = victory point
    .pl = victory points
    .pl-dat = victory points

lw-score-track = Scoring track
    .nom = the scoring track
    .acc = the scoring track
    .dat = the scoring track
    .gen = the scoring track
    .a-nom = a scoring track
    .a-acc = a scoring track
    .a-dat = a scoring track
    .sg = scoring track
    .pl = scoring tracks
    .pl-dat = scoring tracks

goal = Goal
    .nom = the goal
    .acc = the goal
    .dat = the goal
    .gen = the goal
    .a-nom = a goal
    .a-acc = a goal
    .a-dat = a goal
    .sg = goal
    .pl = goals
    .pl-dat = goals

## The five actions; .effect is a sentence on what they do

action-borders = Place borders
    .effect = You place up to as many borders as the card shows; they help any castle that they enclose.

action-knights = Place knights
    .effect = You place knights on free meadows or forests next to your castles and knights; a forest costs 1 ducat extra.

action-expand = Expand your domain
    .effect = You expand one of your domains by 1 or 2 squares; into an opponent's domain only with more knights than stand there.

action-deserter = Deserter
    .effect = A neighboring domain of an opponent loses a knight, and you place one of your own in your domain.

action-alliance = Alliance
    .effect = Between one of your domains and a neighboring domain of an opponent neither may expand into the other until the game ends.

deserter = Deserter
    .nom = the deserter
    .acc = the deserter
    .dat = the deserter
    .gen = the deserter
    .a-nom = a deserter
    .a-acc = a deserter
    .a-dat = a deserter
    .sg = deserter
    .pl = deserters
    .pl-dat = deserters

alliance = Alliance
    .nom = the alliance
    .acc = the alliance
    .dat = the alliance
    .gen = the alliance
    .a-nom = an alliance
    .a-acc = an alliance
    .a-dat = an alliance
    .sg = alliance
    .pl = alliances
    .pl-dat = alliances

## Where points come from

category-forest = Forests

category-village = Villages

category-city = Royal city

category-monopoly = Mine monopolies

category-ducats = Ducats
