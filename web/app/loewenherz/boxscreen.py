"""The parts of Löwenherz's box as they are entered: land tiles, painted square by square, and power cards."""

from collections.abc import Sequence

from tafelrunde.loewenherz.box import ACTIONS as ACTION_WORDS
from tafelrunde.loewenherz.box import LETTERS, TERRAINS, TILE_SIDE
from tafelrunde.loewenherz.boxfile import ACTIONS, PRICES

from ..box import Data, Group, Option, Part, spot
from ..markup import Message
from .grid import U
from .land import square_sign
from .names import LAND, action_message
from .signs import action_sign

MOST_ACTIONS = 2
# Tiles lie three by three, a little apart.
ACROSS, GAP = 3, 6
TILE = U * TILE_SIDE
WHOLE = ACROSS * TILE + (ACROSS - 1) * GAP


def place(where: Sequence[str]) -> Message:
    part, *rest = where
    if part == "tiles" and len(rest) == 3:
        tile, row, column = map(int, rest)
        return Message("loewenherz-box-square", {"tile": tile + 1, "row": row + 1, "column": column + 1})
    if not rest or not rest[0].isdecimal():
        return Message(f"loewenherz-box-{part}")
    return Message(f"loewenherz-box-{part}-one", {"number": int(rest[0]) + 1})


def word(code: str) -> Message:
    if code in ACTIONS:
        return action_message(*ACTIONS[code])
    if code in ACTION_WORDS:
        return Message(f"action-{code}")
    return Message(LAND[TERRAINS.index(code)])


# --- land


def _square(kind: int, x: int = 0, y: int = 0) -> str:
    return f'<path class="l-{TERRAINS[kind]}-ground" d="M{x} {y}h{U}v{U}h-{U}z"/>{square_sign(kind, x, y)}'


def _land(data: Data, brush: str) -> str:
    drawn = []
    for tile, rows in enumerate(data["tiles"]):
        left, top = tile % ACROSS * (TILE + GAP), tile // ACROSS * (TILE + GAP)
        squares = []
        for row, line in enumerate(rows):
            for column, code in enumerate(line.split()):
                here = ["tiles", str(tile), str(row), str(column)]
                x, y = left + column * U, top + row * U
                named = spot(".".join(here), place(here), word(code))
                squares.append(
                    f'<g class="box-square" data-x="{x}" data-y="{y}"{named}>'
                    f'{_square(TERRAINS.index(code), x, y)}<path class="box-edge" d="M{x} {y}h{U}v{U}h-{U}z"/></g>'
                )
        frame = f'<rect class="box-tile-edge" x="{left}" y="{top}" width="{TILE}" height="{TILE}" rx="3"/>'
        drawn.append(f"<g>{''.join(squares)}{frame}</g>")
    return (
        '<div class="box-land scrolls"><svg class="land" id="box-tiles" data-nav="box-tiles" role="group"'
        f' aria-labelledby="part-tiles" viewBox="-3 -3 {WHOLE + 6} {WHOLE + 6}">{"".join(drawn)}</svg></div>'
    )


def _terrains(data: Data, brush: str) -> list[Group]:
    options = [
        Option(
            f'<svg class="box-space" viewBox="0 0 {U} {U}" aria-hidden="true">{_square(kind)}</svg>',
            Message(LAND[kind]),
            "",
            code,
            chosen=brush == code,
            named=True,
        )
        for kind, code in enumerate(TERRAINS)
    ]
    return [Group(None, options)]


def _paint(data: Data, here: str, brush: str) -> tuple[str, str]:
    """A row is one line of the file."""
    _, tile, row, column = here.split(".")
    words = data["tiles"][int(tile)][int(row)].split()
    words[int(column)] = brush
    return f"tiles.{tile}.{row}", " ".join(words)


# --- cards


def _signs(actions: Sequence[str]) -> str:
    return "".join([action_sign(*ACTIONS[code]) for code in actions])


def _cards(data: Data, chosen: str) -> str:
    drawn = []
    for number, card in enumerate(data["cards"]):
        here = f"cards.{number}"
        args = {
            "letter": card["letter"],
            "price": card["price"],
            "sale": card["sale"],
            "actions": [word(code) for code in card["actions"]],
        }
        named = spot(
            here, place(["cards", str(number)]), Message("loewenherz-box-card", args), here == chosen
        )
        drawn.append(
            f'<div class="card box-card box-power"{named}><span class="p-price" data-figure="{card["price"]}"></span>'
            f'<i class="p-letter" data-figure="{card["letter"]}"></i>'
            f'<span class="p-sale" data-figure="+{card["sale"]}"></span>'
            f'<span class="box-actions">{_signs(card["actions"])}</span></div>'
        )
    return f'<div class="box-cards is-small" id="box-cards" data-nav="box-cards">{"".join(drawn)}</div>'


def _card_groups(data: Data, chosen: str) -> list[Group]:
    card = data["cards"][int(chosen.partition(".")[2])]
    actions = card["actions"]

    def of(field: str, values: Sequence[object], key: str) -> Group:
        options = [
            Option(
                f"<b>{value}</b>",
                Message(key, {"value": str(value)}),
                f"{chosen}.{field}",
                value,
                card[field] == value,
            )
            for value in values
        ]
        return Group(Message(f"loewenherz-box-{field}"), options)

    groups = [
        of("letter", LETTERS, "loewenherz-box-value"),
        Group(
            Message("loewenherz-box-actions", {"count": len(actions)}),
            [
                Option(
                    action_sign(*ACTIONS[code]),
                    Message("loewenherz-box-away", {"action": word(code)}),
                    f"{chosen}.actions",
                    [*actions[:at], *actions[at + 1 :]],
                    chosen=True,
                )
                for at, code in enumerate(actions)
            ],
        ),
    ]
    if len(actions) < MOST_ACTIONS:
        offered = [
            Option(action_sign(*ACTIONS[code]), word(code), f"{chosen}.actions", [*actions, code])
            for code in ACTIONS
        ]
        groups.append(Group(Message("loewenherz-box-add"), offered))
    return [
        *groups,
        of("price", PRICES, "loewenherz-box-ducats"),
        of("sale", PRICES, "loewenherz-box-ducats"),
    ]


PARTS = (
    Part("tiles", 4, TERRAINS[1], _land, _terrains, _paint),
    Part("cards", 2, "cards.0", _cards, _card_groups),
)
