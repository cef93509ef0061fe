"""What a position is worth to one seat, in points: those it has, and those it may hope for."""

from functools import lru_cache

from .box import FLAG, HAND, HOME, MATERIAL, MISSIONS, PRINCIPALITIES, SHIELD
from .environs import territories
from .missions import DEMANDS
from .state import State

# What a seal is worth for each scoring still to come, by row, and at least.
SEAL = (1.0, 1.2, 1.7)
# A flag's worth by its color: repel, missions, backwards, turn die, different action, mirroring.
FLAG_WORTH = (1.0, 0.7, 0.9, 0.8, 0.9, 1.0)
# What a card to be drawn is worth.
FRESH_CARD = 0.8
# What a card costs that keeps a better one out of the hand.
SLOT = 0.35
PICTURES = tuple(len(mission.needs) for mission in MISSIONS)


def worth(s: State, seat: int) -> float:
    """Own hopes, less a little of what the others hold in the environs and principalities."""
    if not s.agenda:
        return float(sum(s.earned[seat]))
    scorings = (8 - s.round) // 2 - (s.round % 2 == 0 and s.agenda[0].step != "pass")
    value = float(sum(s.earned[seat]))
    value += _things(s, seat, scorings)
    value += _shared(s, seat, scorings)
    value += _people(s, seat, scorings)
    value += _missions(s, seat)
    value += 1.3 * s.apples[seat] + 2.1 * s.staffs[seat]
    if s.grail == seat:
        value += 0.9 * scorings
    if s.excalibur == seat:
        value += 1.3 * scorings
    if s.favor:
        seals = s.seals[seat]
        value += sum(
            SEAL[ability // 4] * (0.3 + scorings) - (seals[ability] == 2)
            for ability in range(12)
            if seals[ability]
        )
    return value


def _things(s: State, seat: int, scorings: int) -> float:
    """Shields for the traitors at hand, flags for what they do, materials for manors to come."""
    things, traitors = s.things[seat], s.traitors[seat]
    value = 0.0
    for p in PRINCIPALITIES:
        shields, foes = things[p], traitors[p]
        matched = min(foes, shields)
        value += 2.4 * matched - 2.6 * foes + 0.5 * (shields - matched)
        value += FLAG_WORTH[p] * things[6 + p]
    materials = sum(things[MATERIAL * 6 :])
    useful = min(materials, s.manors[seat])
    value += 1.1 * min(useful, 2) + 0.5 * max(0, useful - 2) + 0.2 * materials
    if not scorings:
        return 0.33 * sum(things)
    return value


def _shared(s: State, seat: int, scorings: int) -> float:
    """Territories and principalities as they would score now."""
    if not scorings:
        return 0.0
    return 0.75 * scorings * _environs(tuple(s.tiles), tuple(s.built), seat) + _influence(s, seat)


@lru_cache(maxsize=4096)
def _environs(tiles: tuple[int, ...], built: tuple[int, ...], seat: int) -> float:
    value = 0.3 * built.count(seat)
    if len(built) == built.count(-1):
        return value
    for group in territories(tiles):
        owners = [built[tile] for tile in group if built[tile] >= 0]
        if owners:
            mine = owners.count(seat)
            best = 0
            if mine < len(owners):
                best = max([owners.count(other) for other in owners if other != seat])
            if mine > best:
                value += len(group) + 0.1 * (mine - best)
            elif mine == best:
                value += len(group) // 2
            else:
                value -= 0.13 * len(group)
    return value


def _influence(s: State, seat: int) -> float:
    value = 0.0
    for there in s.influence:
        total = sum(there)
        if total:
            mine = there[seat]
            best = max(there)
            if mine < best:
                value -= 0.1 * total
            elif there.count(best) == 1:
                value += 0.75 * total + 0.3
            else:
                value += (0.8 if s.grail == seat else 0.4) * total
            if mine:
                value += 0.5 + 0.2 * mine
    return value


def _people(s: State, seat: int, scorings: int) -> float:
    out = 4 - s.henchmen[seat].count(HOME)
    return out * (0.8 + 0.2 * scorings) if scorings else 0.0


def _missions(s: State, seat: int) -> float:
    """Cards by how nearly they are met."""
    value = 0.0
    for card in s.hands[seat]:
        if card >= 0:
            points = MISSIONS[card].points
            lack = DEMANDS[card].missing(s, seat)
            value += points * (0.4 - 0.27 * lack / PICTURES[card]) - SLOT if lack else 0.75 * points
    return value + FRESH_CARD * (HAND - len(s.hands[seat]))


def appeal(s: State, seat: int, thing: int) -> float:
    """A first guess at what taking one thing brings, to leave out what is hardly worth a thought."""
    kind, p = divmod(thing, 6)
    owned = s.things[seat][thing]
    value = 1.0 if kind == MATERIAL else 0.0
    if kind == FLAG:
        value = FLAG_WORTH[p]
    elif kind == SHIELD:
        value = 2.4 if owned < s.traitors[seat][p] else 0.5
    for card in s.hands[seat]:
        if card >= 0:
            for needed, number in DEMANDS[card].things:
                if needed == thing and owned < number:
                    value += 0.3 * MISSIONS[card].points
    return value
