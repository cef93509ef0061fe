"""The figures of Merlin's box: missions, points, seats, starting tiles, spaces, abilities. Half of the games are played
with the King's favor."""

from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import NamedTuple

from tafelrunde.kernel.event import Log
from tafelrunde.kernel.game import Setup, asked
from tafelrunde.kernel.think import Budget
from tafelrunde.merlin.box import SPACES
from tafelrunde.merlin.game import MERLIN
from tafelrunde.merlin.scoring import CATEGORIES
from tests.engine.merlin.printed import MISSIONS, STARTING_TILES

from . import Row, shares, within

TILE_OF_KNIGHT = {4 * tile.knight: number for number, tile in enumerate(STARTING_TILES)}
ABILITIES = 12
# What is chosen on a space without carrying out its action.
NO_ACTION = frozenset(["skip", "mirror", "different", "staff", "mission", "mission-grey", "repel"])
# Cards of 3 points: those for two henchmen together, and all others.
TOGETHER, APART = (
    [
        card
        for card, mission in enumerate(MISSIONS)
        if mission.points == 3 and together == any(n.what in ("company", "pair") for n in mission.needs)
    ]
    for together in (True, False)
)


class Tally(NamedTuple):
    """One game, counted."""

    setup: Setup
    held: list[int]  # [card] how many hands held it
    completed: list[int]  # [card]
    learnt: list[int]  # [ability]
    used: list[int]  # [space] actions carried out
    wins: list[float]  # [turn order, 0 for the first player of the game]
    tile_wins: list[float]  # [starting tile]
    tile_deals: list[int]
    earned: list[list[int]]


def setup(players: int, seed: str, number: int) -> Setup:
    return Setup(players, f"{seed}-{players}-{number}", variants={"favor": number % 2 == 1})


def play(setup: Setup, bot: str) -> Tally:
    s = MERLIN.begin(setup, Log())
    first = s.first_seat
    tiles = [TILE_OF_KNIGHT[space] for space in s.knights]
    held, completed, learnt = [0] * len(MISSIONS), [0] * len(MISSIONS), [0] * ABILITIES
    counts = {"drew-card": held, "drew-open": held, "mission": completed, "ability-learnt": learnt}
    used = [0] * SPACES
    for hand in s.hands:
        for card in hand:
            held[card] += 1
    think = MERLIN.bots[bot]
    number = 0
    while options := MERLIN.options(s):
        index = 0
        frame = s.agenda[-1]
        if len(options) > 1:
            number += 1
            seat = asked(s)
            index = think(MERLIN.view(s, seat), options, Budget(f"{setup.seed}/{seat}/{number}", nodes=200))
        choice = options[index]
        if frame.step == "landed" and choice.verb not in NO_ACTION:
            used[frame.args[0]] += 1
        log = Log()
        MERLIN.apply(s, choice, log)
        for event in log.events:
            shown = event.args.get("ability" if event.key == "ability-learnt" else "card")
            if isinstance(shown, int) and event.key in counts:
                counts[event.key][shown] += 1
    winners = MERLIN.winners(s)
    wins = [0.0] * setup.players
    tile_wins, tile_deals = [0.0] * len(STARTING_TILES), [0] * len(STARTING_TILES)
    for seat, tile in enumerate(tiles):
        share = (seat in winners) / len(winners)
        wins[(seat - first) % setup.players] += share
        tile_wins[tile] += share
        tile_deals[tile] += 1
    return Tally(setup, held, completed, learnt, used, wins, tile_wins, tile_deals, s.earned)


def rows(counted: list[Tally]) -> list[Row]:
    games, players = len(counted), counted[0].setup.players
    favor = [tally for tally in counted if tally.setup.variants["favor"]]
    held = total(tally.held for tally in counted)
    completed = total(tally.completed for tally in counted)
    hands = [100 * done / max(1, number) for done, number in zip(completed, held, strict=True)]
    sheets = [sheet for tally in counted for sheet in tally.earned]
    points = [sum(sheet) for sheet in sheets]
    means = {name: fmean(s[i] for s in sheets) for i, name in enumerate(CATEGORIES)}
    lost = means.pop("traitors")
    won = sum(means.values())
    parts = {name: 100 * mean / won for name, mean in means.items()}
    missions, mean = sum(completed) / games / players, fmean(points)
    spaces = [number / games for number in total(tally.used for tally in counted)]
    deals = total(tally.tile_deals for tally in counted)
    together, apart = (fmean(hands[card] for card in cards) for cards in (TOGETHER, APART))
    learnt = [number / max(1, len(favor)) for number in total(tally.learnt for tally in favor)]
    with_favor = sum(sum(tally.completed) for tally in favor) / max(1, len(favor))
    bought = 100 * sum(learnt) / max(1.0, with_favor)
    return [
        Row("games, half with favor", f"{games:,}"),
        within("missions completed, each player", f"{missions:.1f}", [missions], 6, 10),
        within("mean points", f"{mean:.0f}", [mean], 65, 95),
        Row("highest points", str(max(points))),
        within("missions, % of the points won", f"{parts['missions']:.0f}", [parts["missions"]], 18, 30),
        *(Row(f"{name}, the same", f"{part:.0f}") for name, part in parts.items() if name != "missions"),
        Row("points lost to traitors", f"{-lost:.1f}"),
        within(
            "a mission completed, % of the hands with it",
            f"{min(hands):.0f} to {max(hands):.0f}",
            hands,
            10,
            90,
        ),
        Row(
            "of 3 points, for two henchmen together; others",
            f"{together:.0f}; {apart:.0f}",
            "clearly less",
            together < apart,
        ),
        shares(
            "wins by turn order, off the fair share (error)",
            total(tally.wins for tally in counted),
            [games] * players,
            players,
        ),
        shares(
            "wins by starting tile, the same",
            total(tally.tile_wins for tally in counted),
            deals,
            players,
        ),
        Row("least used space, times a game", f"{min(spaces):.2f}", "each is used", min(spaces) > 0),
        within("favor: missions that bought an ability, %", f"{bought:.0f}", [bought], 15),
        within("favor: rarest ability, times a game", f"{min(learnt):.2f}", learnt, 0.05),
    ]


def total(lists: Iterable[Sequence[float]]) -> list[float]:
    return [sum(column) for column in zip(*lists, strict=True)]
