"""The five actions, part by part: each question with its options, and what the answer does."""

from ..kernel.agenda import Ask, Frame
from ..kernel.choice import Choice, Prompt, Refusal
from ..kernel.event import Log
from . import box
from .allowed import border_edges, expand_squares, knight_squares, removable_knights
from .cards import domains_for, opponents
from .grid import BIT, EAST_EDGE, SOUTH_EDGE, SQUARES, pick
from .regions import add_border, take_square
from .state import State, knight_of, owner

# Choices that are offered often, made once: by square, and by edge in the order of grid.EDGE_BIT.
KNIGHT = [Choice("knight", square) for square in range(SQUARES)]
EXPAND = [Choice("expand", square) for square in range(SQUARES)]
REMOVE = [Choice("remove", square) for square in range(SQUARES)]
BORDER = [Choice("border", edge) for edge in EAST_EDGE + SOUTH_EDGE]
DONE = Choice("done")

AT_LEAST_ONE = {
    "borders": Refusal("L5.1", why="at-least-one"),
    "knights": Refusal("L5.4", why="at-least-one"),
    "expand": Refusal("L5.6", why="at-least-one"),
    "desert": Refusal("L5.11", why="at-least-one"),
}


def refuse_done(frame: Frame) -> Refusal | None:
    """L5.1, L5.4, L5.6: all but the first may be left out. L5.11: the deserter's successor may not."""
    if frame.step == "desert" or not frame.args[-1]:
        return AT_LEAST_ONE[frame.step]
    return None


def or_done(found: list[Choice], frame: Frame) -> list[Choice]:
    if refuse_done(frame) is None:
        found.append(DONE)
    return found


def begin_action(s: State, seat: int, action: int, number: int, log: Log) -> None:
    """The card is paid: the first question of its action. One domain to act with is taken without a question."""
    if action == box.BORDERS:
        s.agenda.append(Frame("borders", seat, (number, 0)))
    elif action == box.KNIGHTS:
        s.agenda.append(Frame("knights", seat, (number, 0)))
    else:
        able = domains_for(s, seat, action, s.ducats[seat])
        if len(able) > 1:
            s.agenda.append(Frame("domain", seat, (action, number)))
        else:
            with_domain(s, seat, action, number, able[0], log)


# Borders


def borders_prompt(s: State, frame: Frame) -> Prompt:
    left, placed = frame.args
    return Prompt("place-border", {"left": left, "placed": placed})


def borders_options(s: State, frame: Frame) -> list[Choice]:
    return or_done(pick(BORDER, border_edges(s)), frame)


def border_chosen(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    """L5.1: up to as many as the card shows, while there are any. L5.3: each has its effect at once."""
    if choice.verb == "done":
        return
    left, placed = frame.args
    log.add("border-placed", seat=frame.seat, edge=choice.noun)
    add_border(s, choice.noun, log)
    if left > 1 and border_edges(s):
        s.agenda.append(Frame("borders", frame.seat, (left - 1, placed + 1)))


# Knights


def knights_prompt(s: State, frame: Frame) -> Prompt:
    left, placed = frame.args
    return Prompt("place-knight", {"left": left, "placed": placed})


def knights_options(s: State, frame: Frame) -> list[Choice]:
    return or_done(pick(KNIGHT, knight_squares(s, frame.seat, s.ducats[frame.seat])), frame)


def knight_chosen(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    """L5.4: one or two, each where it may stand when its turn comes."""
    if choice.verb == "done":
        return
    seat = frame.seat
    left, placed = frame.args
    pay_and_put_knight(s, seat, choice.noun, log)
    if left > 1 and knight_squares(s, seat, s.ducats[seat]):
        s.agenda.append(Frame("knights", seat, (left - 1, placed + 1)))


def put_knight(s: State, color: int, square: int) -> None:
    s.pieces[square] = knight_of(color)
    s.own[color] |= BIT[square]
    s.knights_left[color] -= 1


def pay_and_put_knight(s: State, seat: int, square: int, log: Log) -> None:
    """L5.4: a forest costs a ducat; L5.11: that of a deserter's successor too."""
    cost = int(s.land[square] == box.FOREST)
    s.ducats[seat] -= cost
    put_knight(s, seat, square)
    log.add("knight-placed", seat=seat, square=square, ducats=cost)


# Actions of an own domain


def domain_prompt(s: State, frame: Frame) -> Prompt:
    return Prompt("choose-domain", {"action": box.ACTIONS[frame.args[0]]})


def domain_options(s: State, frame: Frame) -> list[Choice]:
    """L5.6, L5.11, L5.13: exactly one own domain acts."""
    seat = frame.seat
    return [Choice("domain", castle) for castle in domains_for(s, seat, frame.args[0], s.ducats[seat])]


def domain_chosen(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    action, number = frame.args
    with_domain(s, frame.seat, action, number, choice.noun, log)


def with_domain(s: State, seat: int, action: int, number: int, castle: int, log: Log) -> None:
    if action == box.EXPAND:
        s.agenda.append(Frame("expand", seat, (castle, number, 0)))
        return
    targets = opponents(s, action, castle)
    if len(targets) > 1:
        s.agenda.append(Frame("against", seat, (action, castle)))
    else:
        with_opponent(s, seat, action, castle, targets[0], log)


def expand_prompt(s: State, frame: Frame) -> Prompt:
    castle, left, taken = frame.args
    return Prompt("take-square", {"castle": castle, "left": left, "placed": taken})


def expand_options(s: State, frame: Frame) -> list[Choice]:
    return or_done(pick(EXPAND, expand_squares(s, frame.args[0])), frame)


def expand_chosen(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    """L5.6: one square or two. L5.8: what the second may be is looked at anew."""
    if choice.verb == "done":
        return
    castle, left, taken = frame.args
    square = choice.noun
    victim = s.domain[square]
    log.add(
        "expanded",
        seat=frame.seat,
        castle=castle,
        square=square,
        terrain=box.TERRAINS[s.land[square]],
        victim=victim,
        color=owner(s.pieces[victim]) if victim >= 0 else -1,
    )
    take_square(s, castle, square, log)
    if left > 1 and expand_squares(s, castle):
        s.agenda.append(Frame("expand", frame.seat, (castle, left - 1, taken + 1)))


def against_prompt(s: State, frame: Frame) -> Prompt:
    action, castle = frame.args
    return Prompt("choose-opponent", {"action": box.ACTIONS[action], "castle": castle})


def against_options(s: State, frame: Frame) -> list[Choice]:
    action, castle = frame.args
    return [Choice("against", other) for other in opponents(s, action, castle)]


def against_chosen(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    action, castle = frame.args
    with_opponent(s, frame.seat, action, castle, choice.noun, log)


def with_opponent(s: State, seat: int, action: int, castle: int, opponent: int, log: Log) -> None:
    """L5.11: the deserter goes over in two questions. L5.13: an alliance is made at once, until the game ends."""
    if action == box.DESERTER:
        s.agenda.append(Frame("desert", seat, (castle, opponent)))
        return
    s.alliances.append((min(castle, opponent), max(castle, opponent)))
    log.add("allied", seat=seat, castle=castle, other=opponent, color=owner(s.pieces[opponent]))


def desert_prompt(s: State, frame: Frame) -> Prompt:
    castle, victim = frame.args
    return Prompt("place-deserter", {"castle": castle, "victim": victim})


def desert_options(s: State, frame: Frame) -> list[Choice]:
    seat, castle = frame.seat, frame.args[0]
    return pick(KNIGHT, knight_squares(s, seat, s.ducats[seat], s.realm[castle]))


def desert_chosen(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    """L5.11, L5.12: the opponent chooses which knight he takes back; for the neutral color the player does."""
    victim = frame.args[1]
    pay_and_put_knight(s, frame.seat, choice.noun, log)
    removable = removable_knights(s, victim)
    if removable & removable - 1:
        color = owner(s.pieces[victim])
        asked = color if color < s.players else frame.seat
        s.agenda.append(Frame("remove", asked, (victim, frame.seat)))
    else:
        remove_knight(s, removable.bit_length() - 1, victim, log)


def remove_prompt(s: State, frame: Frame) -> Prompt:
    victim, by = frame.args
    return Prompt("remove-knight", {"castle": victim, "color": owner(s.pieces[victim]), "by": by})


def remove_options(s: State, frame: Frame) -> list[Choice]:
    return pick(REMOVE, removable_knights(s, frame.args[0]))


def remove_chosen(s: State, frame: Frame, choice: Choice, log: Log) -> None:
    remove_knight(s, choice.noun, frame.args[0], log)


def remove_knight(s: State, square: int, castle: int, log: Log) -> None:
    """L5.11: back to its supply."""
    color = owner(s.pieces[square])
    s.pieces[square] = -1
    s.own[color] ^= BIT[square]
    s.knights_left[color] += 1
    log.add("deserted", color=color, square=square, castle=castle)


ASKS: dict[str, Ask[State]] = {
    "borders": Ask(borders_prompt, borders_options, border_chosen),
    "knights": Ask(knights_prompt, knights_options, knight_chosen),
    "domain": Ask(domain_prompt, domain_options, domain_chosen),
    "expand": Ask(expand_prompt, expand_options, expand_chosen),
    "against": Ask(against_prompt, against_options, against_chosen),
    "desert": Ask(desert_prompt, desert_options, desert_chosen),
    "remove": Ask(remove_prompt, remove_options, remove_chosen),
}
