"""What is told is what happened: a position once more, from the one before it and the events alone."""

from collections import Counter
from collections.abc import Callable, Iterable

from tafelrunde.kernel.choice import Arg, Prompt
from tafelrunde.kernel.event import Event
from tafelrunde.loewenherz import box
from tafelrunde.loewenherz.scoring import CATEGORIES
from tafelrunde.loewenherz.state import State, castle_of, knight_of, owner

from .printed import CARDS
from .recount import AROUND, SIDE

FIELDS = (
    *("seat", "turns", "pieces", "knights_left", "castles_left", "alliances", "ducats", "hands", "deck"),
    *("market", "played", "sold", "earned"),
)


class Told:
    """A position as one hears of it. Of domains one hears the size, of the borders that follow an expansion nothing."""

    def __init__(self, before: State) -> None:
        self.state = before.clone()
        self.sizes = sizes(before)
        self.walls: list[int] | None = before.walls[:]
        self.borders_left = before.borders_left

    def hears(self, events: Iterable[Event]) -> "Told":
        for event in events:
            TELLERS[event.key](self, **event.args)
            assert event.only_for == (event.args["seat"] if event.key == "drew-card" else None)
        return self

    def is_like(self, s: State) -> bool:
        for field in FIELDS:
            assert getattr(self.state, field) == getattr(s, field), field
        assert +self.sizes == sizes(s)
        if self.walls is not None:
            assert self.borders_left == s.borders_left
            assert all(told or not stands for told, stands in zip(self.walls, s.walls, strict=True))
        return True


def sizes(s: State) -> Counter[int]:
    """The squares of each domain, by its castle."""
    return Counter(castle for castle in s.domain if castle >= 0)


def castle_placed(told: Told, seat: int, color: int, square: int, knight: int) -> None:
    s = told.state
    s.seat = seat
    s.pieces[square], s.pieces[knight] = castle_of(color), knight_of(color)
    s.castles_left[color] -= 1
    s.knights_left[color] -= 1


def turn(told: Told, seat: int) -> None:
    told.state.seat = seat
    told.state.turns += 1
    told.state.sold = -1


def income(told: Told, seat: int, ducats: int) -> None:
    told.state.ducats[seat] += ducats


def sold(told: Told, seat: int, card: int, ducats: int) -> None:
    assert ducats == CARDS[card].sale
    told.state.hands[seat].remove(card)
    told.state.market.append(card)
    told.state.sold = card
    income(told, seat, ducats)


def played(told: Told, seat: int, card: int, action: str, number: int, ducats: int) -> None:
    assert (box.ACTIONS.index(action), number) in CARDS[card].actions
    assert ducats == CARDS[card].price
    told.state.hands[seat].remove(card)
    told.state.played.append(card)
    income(told, seat, -ducats)


def border_placed(told: Told, seat: int, edge: int) -> None:
    assert seat == told.state.seat
    told.borders_left -= 1
    if told.walls is not None:
        told.walls[edge] = 1


def borders_returned(told: Told, castle: int, count: int) -> None:
    assert told.sizes[castle]
    told.borders_left += count


def domain_made(told: Told, color: int, castle: int, squares: int, area: tuple[int, ...]) -> None:
    assert told.state.pieces[castle] == castle_of(color) and castle in area and squares == len(area)
    told.sizes[castle] = squares


def expanded(told: Told, seat: int, castle: int, square: int, terrain: str, victim: int, color: int) -> None:
    assert told.state.pieces[castle] == castle_of(seat)
    assert terrain == box.TERRAINS[told.state.land[square]]
    assert color == (owner(told.state.pieces[victim]) if victim >= 0 else -1)
    assert told.walls is None or told.state.domain[square] == victim
    told.sizes[castle] += 1
    if victim >= 0:
        told.sizes[victim] -= 1
    told.walls = None


def cut_off(told: Told, color: int, castle: int, squares: int, area: tuple[int, ...]) -> None:
    assert told.state.pieces[castle] == castle_of(color) and castle not in area and squares == len(area)
    told.sizes[castle] -= squares


def knight_placed(told: Told, seat: int, square: int, ducats: int) -> None:
    assert ducats == (told.state.land[square] == box.FOREST)
    told.state.pieces[square] = knight_of(seat)
    told.state.knights_left[seat] -= 1
    income(told, seat, -ducats)


def deserted(told: Told, color: int, square: int, castle: int) -> None:
    s = told.state
    assert s.pieces[square] == knight_of(color) and s.domain[square] == castle
    s.pieces[square] = -1
    s.knights_left[color] += 1


def allied(told: Told, seat: int, castle: int, other: int, color: int) -> None:
    s = told.state
    assert (s.pieces[castle], s.pieces[other]) == (castle_of(seat), castle_of(color))
    s.alliances.append((min(castle, other), max(castle, other)))


def drew_deck(told: Told, seat: int, letter: int) -> None:
    assert told.state.box.letters[told.state.deck[-1]] == letter and seat == told.state.seat


def drew_card(told: Told, seat: int, card: int) -> None:
    assert told.state.deck.pop() == card
    told.state.hands[seat].append(card)


def drew_market(told: Told, seat: int, card: int) -> None:
    told.state.market.remove(card)
    told.state.hands[seat].append(card)


def points(told: Told, seat: int, points: int, category: str, why: str, by: int, ducats: int = -1) -> None:
    if category == "ducats":
        assert ducats == told.state.ducats[seat]
        assert by == seat and (points, why) in ((box.MOST_DUCATS, "most"), (box.NEXT_DUCATS, "next"))
    else:
        assert by == told.state.seat and why == ("won" if points > 0 else "lost")
    told.state.earned[seat][CATEGORIES.index(category)] += points


def goal_reached(told: Told, seat: int, goal: int) -> None:
    assert sum(told.state.earned[seat]) >= goal == told.state.goal


def deck_empty(told: Told) -> None:
    assert not told.state.deck


def cards_out(told: Told) -> None:
    assert not any(told.state.hands)


TELLERS: dict[str, Callable[..., None]] = {
    "allied": allied,
    "border-placed": border_placed,
    "borders-returned": borders_returned,
    "cards-out": cards_out,
    "castle-placed": castle_placed,
    "cut-off": cut_off,
    "deck-empty": deck_empty,
    "deserted": deserted,
    "domain-made": domain_made,
    "drew-card": drew_card,
    "drew-deck": drew_deck,
    "drew-market": drew_market,
    "expanded": expanded,
    "goal-reached": goal_reached,
    "income": income,
    "knight-placed": knight_placed,
    "played": played,
    "points": points,
    "sold": sold,
    "turn": turn,
}


# The key of each question's prompt, with the names that the arguments of its frame have in it.
PROMPTS: dict[str, tuple[str, tuple[str, ...]]] = {
    "castle": ("place-castle", ("color",)),
    "place": ("place-first-knight", ("color", "castle")),
    "act": ("sell-or-play", ()),
    "borders": ("place-border", ("left", "placed")),
    "knights": ("place-knight", ("left", "placed")),
    "domain": ("choose-domain", ("action",)),
    "expand": ("take-square", ("castle", "left", "placed")),
    "against": ("choose-opponent", ("action", "castle")),
    "desert": ("place-deserter", ("castle", "victim")),
    "remove": ("remove-knight", ("castle", "by")),
    "draw": ("fill-hand", ()),
}


def question(s: State) -> Prompt:
    """The question at hand, told by its frame alone."""
    step, _, args = s.agenda[-1]
    key, names = PROMPTS[step]
    told: dict[str, Arg] = dict(zip(names, args, strict=False))
    if step == "castle":
        told["distance"] = distance_to_keep(s, args[0])
    if step == "remove":
        told["color"] = s.pieces[args[0]] // 2
    if "action" in told:
        told["action"] = box.ACTIONS[args[0]]
    return Prompt(key, told)


def distance_to_keep(s: State, color: int) -> int:
    """L2.5: seven steps, or as many as can be kept."""
    free = {square for square in range(len(s.land)) if s.pieces[square] < 0}
    ground = [
        square
        for square in free
        if s.land[square] == box.MEADOW
        and any(near in free and s.land[near] in box.OPEN_GROUND for near, _ in AROUND[square])
    ]
    castles = [square for square, piece in enumerate(s.pieces) if piece == castle_of(color)]
    return max(min([box.DISTANCE, *(steps(square, castle) for castle in castles)]) for square in ground)


def steps(one: int, other: int) -> int:
    (row, column), (to_row, to_column) = divmod(one, SIDE), divmod(other, SIDE)
    return abs(row - to_row) + abs(column - to_column)
