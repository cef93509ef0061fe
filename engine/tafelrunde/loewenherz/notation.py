"""Löwenherz's choices as short texts, and in a few English words. The README has the grammar.

A square is its column as a letter and its row as a number, from the upper left corner: a1 to l12.
"""

from collections.abc import Callable

from ..kernel.choice import Choice
from . import box
from .grid import EDGE_SQUARES, EDGES, SIDE, SQUARES
from .state import State, owner

COLUMNS = "abcdefghijkl"
DECK = box.DECK
# The nouns of every verb.
NOUNS = {
    "castle": range(SQUARES),
    "place": range(SQUARES),
    "sell": range(DECK),
    "play": range(2 * DECK),
    "border": range(EDGES),
    "knight": range(SQUARES),
    "domain": range(SQUARES),
    "expand": range(SQUARES),
    "against": range(SQUARES),
    "remove": range(SQUARES),
    "draw": range(DECK + 1),
    "done": range(1),
}


def notation(s: State, choice: Choice) -> str:
    """The text of a choice: no other option of the position has it."""
    verb, noun = choice
    if verb == "border":
        return f"border {edge_name(noun)}"
    if verb == "play":
        card, action = _action(s, noun)
        return f"play {card} {action}"
    if verb in ("sell", "draw"):
        return f"{verb} {'deck' if noun == DECK else noun}"
    if verb == "done":
        return verb
    # The first knights go beside their castles before any other is placed.
    return f"{'knight' if verb == 'place' else verb} {square_name(noun)}"


def describe(s: State, choice: Choice) -> str:
    """One of the options in a few words; once the game is over none is left, and any choice is told as its text."""
    return WORDS[choice.verb](s, choice.noun) if s.agenda else notation(s, choice)


def square_name(square: int) -> str:
    row, column = divmod(square, SIDE)
    return f"{COLUMNS[column]}{row + 1}"


def edge_name(edge: int) -> str:
    one, other = EDGE_SQUARES[edge]
    return f"{square_name(one)}|{square_name(other)}"


def action_name(action: int, number: int) -> str:
    """The action with its number: `borders 3`, `deserter`."""
    word = box.ACTIONS[action]
    return word if action in (box.DESERTER, box.ALLIANCE) else f"{word} {number}"


def _action(s: State, noun: int) -> tuple[int, str]:
    """The card, and which of its actions; a number for one that is not on it."""
    card, which = box.card_and_action(noun)
    actions = s.box.cards[card].actions
    return card, action_name(*actions[which]) if which < len(actions) else str(which)


def card_name(s: State, card: int) -> str:
    known = s.box.cards[card]
    actions = " or ".join(action_name(*action) for action in known.actions)
    return f"card {card} ({known.letter}: {actions}, price {known.price}, sale {known.sale})"


def color_name(s: State, color: int) -> str:
    return f"seat {color}" if color < s.players else "neutral"


def _domain(s: State, castle: int) -> str:
    squares = s.domain.count(castle)
    return (
        f"the domain of {square_name(castle)} ({color_name(s, owner(s.pieces[castle]))}, {squares} squares)"
    )


def _land(s: State, square: int) -> str:
    return f"{square_name(square)}, {box.TERRAINS[s.land[square]]}"


def _play(s: State, noun: int) -> str:
    card, action = _action(s, noun)
    return f"play {action} for {s.box.cards[card].price} ducats"


def _against(s: State, castle: int) -> str:
    how = "an alliance with" if s.agenda[-1].args[0] == box.ALLIANCE else "a deserter from"
    return f"{how} {_domain(s, castle)}"


Writer = Callable[[State, int], str]
WORDS: dict[str, Writer] = {
    "castle": lambda s, square: f"a castle of {color_name(s, s.agenda[-1].args[0])} on {_land(s, square)}",
    "place": lambda s, square: f"its knight on {_land(s, square)}",
    "sell": lambda s, card: f"sell {card_name(s, card)}",
    "play": _play,
    "border": lambda s, edge: f"a border between {' and '.join(map(square_name, EDGE_SQUARES[edge]))}",
    "knight": lambda s, square: f"a knight on {_land(s, square)}",
    "domain": lambda s, castle: f"with {_domain(s, castle)}",
    "expand": lambda s, square: f"take the square {_land(s, square)}",
    "against": _against,
    "remove": lambda s, square: f"take the knight from {square_name(square)}",
    "draw": lambda s, card: "the top card of the deck" if card == DECK else f"take {card_name(s, card)}",
    "done": lambda s, noun: "no more",
}
