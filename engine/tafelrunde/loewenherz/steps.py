"""The sequence of play. Each step that asks stands beside its options; this is the list of all questions and answers.

| step    | prompt (arguments)                          | verbs and nouns |
|---------|---------------------------------------------|---|
| castle  | place-castle (color, distance)              | castle(square) |
| place   | place-first-knight (color, castle)          | place(square) |
| act     | sell-or-play                                | sell(card), play(card and which of its actions) |
| borders | place-border (left, placed)                 | border(edge), done from the second on |
| knights | place-knight (left, placed)                 | knight(square), done from the second on |
| domain  | choose-domain (action)                      | domain(castle square of an own domain) |
| expand  | take-square (castle, left, placed)          | expand(square), done from the second on |
| against | choose-opponent (action, castle)            | against(castle square of the opponent's domain) |
| desert  | place-deserter (castle, victim)             | knight(square) |
| remove  | remove-knight (castle, color, by)           | remove(square): the knight's owner is asked, or `by` (L5.12) |
| draw    | fill-hand                                   | draw(card of the market, or 60 for the deck) |

`action` is a code word of box.ACTIONS, `which` 0 or 1. `domain`, `against` and `remove` are asked only where there are
two or more answers; an action goes on by itself when nothing more can be placed. The deserter's knight is placed before
the opponent's is removed, as the rulebook tells it: neither can hinder the other.

Events: begins-placing, castle-placed, turn, income, sold, played, border-placed, domain-made, borders-returned,
knight-placed, expanded, cut-off, deserted, allied, drew-deck, drew-card (only for the seat), drew-market, deck-empty,
points, goal-reached, cards-out. Squares, edges, cards and castles are numbers as in state.py and grid.py; `seat` is a
player, `color` a player or the neutral color.
"""

from ..kernel.agenda import Agenda, Ask, Frame
from ..kernel.choice import Choice, Prompt, Refusal
from ..kernel.event import Log
from . import actions, box, scoring
from .allowed import allowed_by, castle_clauses, castle_distance, first_knight_clauses
from .cards import Known, cards_to_sell, refuse_play
from .grid import BIT, SQUARES, pick
from .state import State, castle_of, letter

# Choices that are offered often, made once.
CASTLE = [Choice("castle", square) for square in range(SQUARES)]
PLACE = [Choice("place", square) for square in range(SQUARES)]
SELL = [Choice("sell", card) for card in range(box.CARDS_IN_BOX)]
DRAW = [Choice("draw", card) for card in range(box.DECK + 1)]

ACT_PROMPT = Prompt("sell-or-play", {})
DRAW_PROMPT = Prompt("fill-hand", {})
NOT_IN_MARKET = Refusal("L3.5", why="not-in-market")
JUST_SOLD = Refusal("L3.5", why="just-sold")


# Placing castles


def castle_prompt(s: State, frame: Frame) -> Prompt:
    color = frame.args[0]
    return Prompt("place-castle", {"color": color, "distance": castle_distance(s, color)})


def castle_options(s: State, frame: Frame) -> list[Choice]:
    return pick(CASTLE, allowed_by(castle_clauses(s, frame.args[0])))


def castle_chosen(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    """L2.4: a castle, and then its knight. L2.6: of the neutral color too."""
    color, square = frame.args[0], choice.noun
    s.seat = frame.seat
    s.pieces[square] = castle_of(color)
    s.own[color] |= BIT[square]
    s.castles = tuple(
        tuple(sorted((*squares, square))) if of == color else squares for of, squares in enumerate(s.castles)
    )
    s.castles_left[color] -= 1
    s.agenda.append(Frame("place", frame.seat, (color, square)))


def place_prompt(s: State, frame: Frame) -> Prompt:
    color, castle = frame.args
    return Prompt("place-first-knight", {"color": color, "castle": castle})


def place_options(s: State, frame: Frame) -> list[Choice]:
    return pick(PLACE, allowed_by(first_knight_clauses(s, frame.args[1])))


def place_chosen(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    color, castle = frame.args
    actions.put_knight(s, color, choice.noun)
    log.add("castle-placed", seat=frame.seat, color=color, square=castle, knight=choice.noun)


# The turn


def turn_begins(s: State, frame: Frame, log: Log) -> None:
    """L3.1: income first."""
    seat = s.seat = frame.seat
    s.turns += 1
    s.sold = -1
    log.add("turn", seat=seat)
    ducats = scoring.income(s, seat)
    if ducats:
        s.ducats[seat] += ducats
        log.add("income", seat=seat, ducats=ducats)
    s.agenda.append(Frame("act", seat))


def act_prompt(s: State, frame: Frame) -> Prompt:
    return ACT_PROMPT


def act_options(s: State, frame: Frame) -> list[Choice]:
    """L3.2: sell one card, or play one that can be paid and has an effect."""
    seat = frame.seat
    hand = cards_to_sell(s, seat)
    found = [SELL[card] for card in hand]
    known: Known = {}
    plays = s.box.plays
    for card in hand:
        for which, play in plays[card]:
            if refuse_play(s, seat, card, which, known) is None:
                found.append(play)
    return found


def act_chosen(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    s.agenda.append(Frame("close", frame.seat))
    if choice.verb == "sell":
        sell(s, frame.seat, choice.noun, log)
    else:
        play(s, frame.seat, *box.card_and_action(choice.noun), log)


def sell(s: State, seat: int, card: int, log: Log) -> None:
    """L3.3: into the market, beside those sold before."""
    s.hands[seat].remove(card)
    s.market.append(card)
    s.sold = card
    s.ducats[seat] += s.box.cards[card].sale
    log.add("sold", seat=seat, card=card, ducats=s.box.cards[card].sale)


def play(s: State, seat: int, card: int, which: int, log: Log) -> None:
    """L3.4: pay the price, put the card on the played pile, and carry out one of its actions."""
    action, number = s.box.cards[card].actions[which]
    s.hands[seat].remove(card)
    s.played.append(card)
    s.ducats[seat] -= s.box.cards[card].price
    log.add(
        "played",
        seat=seat,
        card=card,
        action=box.ACTIONS[action],
        number=number,
        ducats=s.box.cards[card].price,
    )
    s.agenda.append(Frame("count", seat))
    actions.begin_action(s, seat, action, number, log)


def action_counted(s: State, frame: Frame, log: Log) -> None:
    """L5.3, L7.1: the whole action is done."""
    scoring.count_points(s, frame.seat, log)
    if scoring.goal_reached(s):
        s.agenda.clear()
        for seat in scoring.winners(s):
            log.add("goal-reached", seat=seat, goal=s.goal)


def turn_closes(s: State, frame: Frame, log: Log) -> None:
    """L3.5, L7.2: fill the hand, while there is a deck."""
    if s.deck:
        s.agenda.append(Frame("draw", frame.seat))
    else:
        next_turn(s, frame.seat, log)


def next_turn(s: State, seat: int, log: Log) -> None:
    """L7.3: the game ends with the last card of all hands."""
    if any(s.hands):
        s.agenda.append(Frame("turn", (seat + 1) % s.players))
    else:
        log.add("cards-out")
        scoring.count_ducats(s, log)


def draw_prompt(s: State, frame: Frame) -> Prompt:
    return DRAW_PROMPT


def draw_options(s: State, frame: Frame) -> list[Choice]:
    """L3.5: any card of the market but the one just sold, or the top of the deck."""
    found = [DRAW[card] for card in s.market if card != s.sold]
    found.append(DRAW[box.DECK])
    return found


def refuse_draw(s: State, frame: Frame, card: int) -> Refusal | None:
    if Choice("draw", card) in draw_options(s, frame):
        return None
    return JUST_SOLD if card in s.market else NOT_IN_MARKET


def draw_chosen(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    """L3.5. L2.8: only whoever draws sees the card, the others see the letter on its back."""
    seat = frame.seat
    if choice.noun == box.DECK:
        card = s.deck.pop()
        log.seal()
        log.add("drew-deck", seat=seat, letter=letter(s, card))
        log.add("drew-card", seat=seat, card=card, only_for=seat)
        if not s.deck:
            log.add("deck-empty")
    else:
        card = choice.noun
        s.market.remove(card)
        log.add("drew-market", seat=seat, card=card)
    s.hands[seat].append(card)
    next_turn(s, seat, log)


AGENDA: Agenda[State] = Agenda(
    asks={
        "castle": Ask(castle_prompt, castle_options, castle_chosen),
        "place": Ask(place_prompt, place_options, place_chosen),
        "act": Ask(act_prompt, act_options, act_chosen),
        "draw": Ask(draw_prompt, draw_options, draw_chosen),
        **actions.ASKS,
    },
    runs={"turn": turn_begins, "count": action_counted, "close": turn_closes},
    after_turn=frozenset({"turn"}),
)
