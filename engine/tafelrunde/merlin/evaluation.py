"""What a position is worth to one seat, in points: those it has, and those it may hope for."""

from .box import HOME, MATERIAL, MISSIONS, PRINCIPALITIES
from .environs import territories
from .missions import DEMANDS, pictures_met
from .state import State

# What a seal is worth for each scoring still to come, by row, and at least.
SEAL = (1.0, 1.2, 1.7)
# A flag's worth by its color: repel, missions, backwards, turn die, different action, mirroring.
FLAG_WORTH = (1.0, 0.7, 0.9, 0.8, 0.9, 1.0)


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
    value = 0.0
    built = s.built
    for group in territories(tuple(s.tiles)):
        owners = [built[tile] for tile in group if built[tile] >= 0]
        if owners:
            mine = owners.count(seat)
            best = max([owners.count(other) for other in owners if other != seat], default=0)
            if mine > best:
                value += 0.75 * len(group) * scorings + 0.2 * (mine - best)
            elif mine == best:
                value += 0.75 * (len(group) // 2) * scorings
            else:
                value -= 0.1 * len(group) * scorings
    value += 0.25 * built.count(seat) * scorings
    for there in s.influence:
        mine = there[seat]
        total = sum(there)
        best = max([number for other, number in enumerate(there) if other != seat])
        if mine > best:
            value += 0.75 * total + 0.3
        elif mine and mine == best:
            value += 0.4 * total + (0.4 * total if s.grail == seat else 0.0)
        elif total:
            value -= 0.1 * total
        if mine:
            value += 0.5 + 0.2 * mine
    return value if scorings else 0.0


def _people(s: State, seat: int, scorings: int) -> float:
    out = 4 - s.henchmen[seat].count(HOME)
    return out * (0.8 + 0.2 * scorings) if scorings else 0.0


def _missions(s: State, seat: int) -> float:
    """Cards by how nearly they are met."""
    value = 0.0
    for card in s.hands[seat]:
        if card >= 0:
            points = MISSIONS[card].points
            if DEMANDS[card].met(s, seat):
                value += 0.8 * points
            else:
                met = pictures_met(s, seat, card)
                value += points * (0.15 + 0.3 * sum(met) / len(met))
    return value + 0.4 * s.completed
