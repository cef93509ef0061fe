"""What all compete for, in expected points: territories, principalities, henchmen abroad, the Grail, Excalibur.

All of it comes from small tuples and is remembered, since most of the table stays as it is from turn to turn.
`after` counts the turns that everybody still has before the next scoring: the fewer, the surer what stands.
"""

from functools import lru_cache

from ..box import PRINCIPALITIES, TOWER, Box
from ..environs import territories

# How much of another player's gain is one's own loss, by number of players. Among four whoever minds it wins no more
# often, and all have fewer points.
RIVALRY = (0.0, 0.0, 0.9, 0.2, 0.0)
# A tower's bonus: a shield, flag or counter of one's choice (M4.17).
TOWER_BONUS = 1.5
# Shares of a territory's points, as they came in games: of the only leader, by scorings left and by tiles that are
# free in a large territory, and in a small one;
KEPT = ((0.0,) * 4, (1.0, 0.95, 0.89, 0.82), (1.0, 0.83, 0.77, 0.67), (1.0, 0.82, 0.72, 0.57))
KEPT_SMALL = 0.92
# and of whoever may still come level. The true share is higher, but a bot that counts on it stops contesting.
BEHIND = 0.06
# The counter that stays after a scoring (M6.9): what it brings at each later one, and as a foothold (M4.7, M4.8).
STAYS, FOOTHOLD = 0.75, 0.45

Row = tuple[float, ...]


def advantage(worths: Row | list[float], seat: int) -> float:
    """One's own worth against that of the others."""
    mine = worths[seat]
    return mine - RIVALRY[len(worths)] * (sum(worths) - mine)


# Environs (M6.6)


def territory_worth(size: int, manors: list[int], free: int, scorings: int) -> list[float]:
    """What a territory will bring to each seat: large ones change hands, small ones stay with whoever comes first."""
    most = max(manors)
    worths = [0.0] * len(manors)
    if not most:
        return worths
    whole = size * scorings
    leaders = manors.count(most)
    lead = most - max([number for number in manors if number < most], default=0)
    sure = 1.0 if lead > free else KEPT[scorings][min(free, 3)] if size > 3 else KEPT_SMALL
    for seat, number in enumerate(manors):
        if number == most:
            worths[seat] = whole * sure if leaders == 1 else size // leaders * 0.95 * scorings
        elif most - number <= free:
            worths[seat] = whole * BEHIND
    return worths


class Environs:
    """The worth of the manors that stand, to each seat against the others, and what the next one would bring."""

    __slots__ = ("advantages", "best", "gains")

    def __init__(
        self, box: Box, tiles: tuple[int, ...], built: tuple[int, ...], scorings: int, players: int
    ) -> None:
        worths = [0.0] * players
        self.gains: list[list[float]] = [[0.0] * len(tiles) for _ in range(players)]  # [seat][tile]
        for group in territories(tiles):
            manors = [0] * players
            free = [tile for tile in group if built[tile] < 0]
            for tile in group:
                if built[tile] >= 0:
                    manors[built[tile]] += 1
            before = territory_worth(len(group), manors, len(free), scorings)
            for seat in range(players):
                worths[seat] += before[seat]
                if free:
                    manors[seat] += 1
                    after = territory_worth(len(group), manors, len(free) - 1, scorings)
                    manors[seat] -= 1
                    gain = advantage(after, seat) - advantage(before, seat)
                    for tile in free:
                        self.gains[seat][tile] = gain + (TOWER_BONUS if tiles[tile] >= TOWER else 0.0)
        self.advantages = [advantage(worths, seat) for seat in range(players)]
        fitting = box.fitting[len(tiles)]
        self.best = [self._best_for(seat, fitting) for seat in range(players)]  # [seat][material]

    def _best_for(self, seat: int, by_tile: tuple[tuple[int, ...], ...]) -> Row:
        """The best manor that each material would build."""
        gains = self.gains[seat]
        best = [0.0] * len(PRINCIPALITIES)
        for tile, fitting in enumerate(by_tile):
            for p in fitting:
                if gains[tile] > best[p]:
                    best[p] = gains[tile]
        return tuple(best)


@lru_cache(maxsize=4096)
def environs(
    box: Box, tiles: tuple[int, ...], built: tuple[int, ...], scorings: int, players: int
) -> Environs:
    return Environs(box, tiles, built, scorings, players)


# Influence (M6.7, M6.8, M6.9)


@lru_cache(maxsize=65536)
def principality(there: tuple[int, ...], grail: int, scorings: int, after: int) -> Row:
    """What the counters in one principality are worth to each seat."""
    worths = [0.0] * len(there)
    most = max(there)
    if not most or not scorings:
        return tuple(worths)
    total = sum(there)
    leaders = there.count(most)
    # The further away the scoring, the more may change; a narrow lead most of all.
    second = max([number for number in there if number < most], default=0)
    sure = 1 - 0.035 * after if most - second > 1 else 1 - 0.05 * after
    holds = 1 - 0.03 * after
    for seat, number in enumerate(there):
        if number == most:
            if leaders == 1:
                worths[seat] = total * sure
            elif grail == seat:
                worths[seat] = 0.9 * total * holds
            elif grail >= 0 and there[grail] == most:
                worths[seat] = 0.15 * total
            else:
                worths[seat] = total // leaders * holds + 0.08 * after
        elif number == most - 1:
            worths[seat] = 0.05 * total * min(after, 4)
        if number:
            rivals = sum(1 for other in there if other) - 1
            worths[seat] += (scorings - 1) * (STAYS if not rivals else 0.45) + FOOTHOLD * min(
                1.0, (after + 8 * (scorings - 1)) / 8
            )
    return tuple(worths)


@lru_cache(maxsize=65536)
def counters(there: tuple[int, ...], seat: int, grail: int, scorings: int, after: int) -> tuple[float, float]:
    """What the counters in a principality are worth to a seat, against the others, and what one more would bring."""
    stands = advantage(principality(there, grail, scorings, after), seat)
    more = list(there)
    more[seat] += 1
    return stands, advantage(principality(tuple(more), grail, scorings, after), seat) - stands


# Henchmen (M6.10)


@lru_cache(maxsize=64)
def henchman_abroad(scorings: int, after: int) -> float:
    """What one henchman in a principality brings: sooner or later he may be sent home."""
    if not scorings:
        return 0.0
    return 1.0 - 0.03 * after + 0.35 * (scorings - 1)


# The Grail (M6.8) and Excalibur (M6.4)


@lru_cache(maxsize=4096)
def grail_worth(scorings: int, after: int) -> float:
    """Beside the ties that stand: those to come."""
    return 0.06 * after + 0.5 * (scorings - 1) if scorings else 0.0


# By number of traitors not met yet: how likely all of them will be.
ALL_REPELLED = (0.92, 0.55, 0.3, 0.15)


@lru_cache(maxsize=4096)
def excalibur_worth(unmet: int, scorings: int, after: int, players: int) -> float:
    if not scorings:
        return 0.0
    likely = ALL_REPELLED[min(unmet, 3)] if after else float(not unmet)
    keeps = max(0.3, 1 - 0.05 * after * (players - 1))
    return 3 * likely * keeps + (scorings - 1) * 0.8
