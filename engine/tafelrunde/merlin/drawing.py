"""The table as text: rondel, principalities, environs, castle boards, missions. A view draws what its seat sees."""

from collections.abc import Iterator, Sequence

from .box import (
    ANIMALS,
    HENCHMAN_WORDS,
    HOME,
    MERLIN_DIE,
    PRINCIPALITIES,
    ROUNDS,
    ROW,
    SPACE_WORDS,
    SPACES_A_PRINCIPALITY,
    TERRAIN_WORDS,
    THINGS,
    TOWER,
    principality_space,
)
from .favor import USED, henchman_of
from .notation import ability_name, card_name, thing_name
from .scoring import points
from .state import State

NOBODY = "nobody"
LEGEND = (
    "M Merlin, K0 the knight of seat 0; environs: m mountain, w wood, l lake, ^ with a tower,",
    "then the materials that fit (dr dragon, do dove, fi fish, sn snake, fo fox, ea eagle), or whose manor it is",
)


def draw(s: State) -> str:
    parts = (_head(s), _rondel(s), _principalities(s), _environs(s), LEGEND, _display(s), _castles(s))
    return "\n\n".join("\n".join(line.rstrip() for line in part) for part in parts)


def _head(s: State) -> Iterator[str]:
    yield f"round {s.round} of {ROUNDS}, turn {s.turns}, first player: seat {s.first_seat}"
    yield (
        f"Grail: {_holder(s.grail)}, Excalibur: {_holder(s.excalibur)}, "
        f"apples in the supply: {s.apple_supply}, traitors in the pile: {len(s.traitor_pile)}"
    )


def _holder(seat: int) -> str:
    return NOBODY if seat < 0 else f"seat {seat}"


def _rondel(s: State) -> Iterator[str]:
    """A line for each principality and the three spaces after it; M is Merlin, K0 the knight of seat 0."""
    for p in PRINCIPALITIES:
        cells = []
        first = principality_space(p)
        for space in range(first, first + SPACES_A_PRINCIPALITY):
            name = ANIMALS[p].upper() if space == first else SPACE_WORDS[s.box.rondel[space]]
            figures = ["M"] * (s.merlin == space)
            figures += [f"K{seat}" for seat, knight in enumerate(s.knights) if knight == space]
            cells.append(f"{space:2} {name} {' '.join(figures)}".ljust(24))
        yield "".join(cells)


def _principalities(s: State) -> Iterator[str]:
    """What is left there, and whose counters and henchmen are there."""
    seats = range(s.players)
    heads = "".join(f"{f'seat {seat}':>8}" for seat in seats)
    yield f"{'':8} shields  flags  materials  influence:{heads}  henchmen"
    for p in PRINCIPALITIES:
        left = "{:>8}{:>7}{:>11}".format(*(kind[p] for kind in s.stock))
        counters = "".join(f"{s.influence[p][seat] or '.':>8}" for seat in seats)
        there = [
            f"{name} {seat}"
            for henchman, name in enumerate(HENCHMAN_WORDS)
            for seat in seats
            if s.henchmen[seat][henchman] == p
        ]
        yield f"{ANIMALS[p]:8}{left} {'':11}{counters}  {', '.join(there)}"


def _environs(s: State) -> Iterator[str]:
    """Row and column as in `build 2,4`; every other row is set in by half a tile, as on the table."""
    for row in range(len(s.tiles) // ROW):
        cells = []
        for tile in range(row * ROW, row * ROW + ROW):
            land, owner = s.tiles[tile], s.built[tile]
            sign = TERRAIN_WORDS[land % TOWER][0] + "^" * (land >= TOWER)
            fits = "-".join(ANIMALS[p][:2] for p in s.box.fitting[len(s.tiles)][tile])
            cells.append(f"{sign:2} {fits if owner < 0 else f'seat {owner}'}".ljust(15))
        yield f"{row + 1} {' ' * 7 * (row % 2)}{''.join(cells)}"


def _display(s: State) -> Iterator[str]:
    yield f"display, with {len(s.deck)} cards in the draw pile"
    yield from _cards(s, s.display)


def _cards(s: State, cards: Sequence[int]) -> Iterator[str]:
    for card in cards:
        if card >= 0:
            yield f"  {card_name(s, card)}"


def _castles(s: State) -> Iterator[str]:
    for seat in range(s.players):
        dice = [str(pips) if pips else "." for pips in s.dice[seat]]
        yield (
            f"seat {seat}: {points(s)[seat]} points, dice {' '.join(dice[:MERLIN_DIE])} M{dice[MERLIN_DIE]}, "
            f"apples {s.apples[seat]}, staffs {s.staffs[seat]}, counters {s.counters[seat]}, manors {s.manors[seat]}"
        )
        yield f"  has {_listed({thing_name(thing): s.things[seat][thing] for thing in THINGS})}"
        home = [name for name, where in zip(HENCHMAN_WORDS, s.henchmen[seat], strict=True) if where == HOME]
        traitors = dict(zip(ANIMALS, s.traitors[seat], strict=True))
        yield f"  traitors {_listed(traitors)}; at home {', '.join(home) or NOBODY}"
        seals = [
            f"{HENCHMAN_WORDS[henchman_of(ability)]}: {ability_name(ability)}{' (used)' if seal == USED else ''}"
            for ability, seal in enumerate(s.seals[seat])
            if seal
        ]
        if seals:
            yield f"  seals {', '.join(seals)}"
        hidden = sum(card < 0 for card in s.hands[seat])
        if hidden:
            yield f"  {hidden} hidden missions"
        yield from _cards(s, s.hands[seat])


def _listed(counts: dict[str, int]) -> str:
    """What there is any of, with the number where it is more than one."""
    there = [name if number == 1 else f"{number} {name}" for name, number in counts.items() if number]
    return ", ".join(there) or "nothing"
