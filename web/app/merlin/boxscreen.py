"""The parts of Merlin's box as they are entered: rondel, missions, starting tiles, frames."""

from collections.abc import Sequence

from tafelrunde.merlin.box import (
    ANIMALS,
    HENCHMAN_WORDS,
    NEEDS,
    PRINCIPALITY,
    ROW,
    SPACE_WORDS,
    SPACES_A_PRINCIPALITY,
    Need,
    StartingTile,
    principality_at,
)
from tafelrunde.merlin.boxfile import MOST_PICTURES

from ..box import Data, Group, Option, Part, spot
from ..markup import Message, coin, use
from . import environs, names
from .cards import bearer, picture
from .ring import HALF_SPACE, INNER, RIM, SECTOR, SPACE, at, ring_piece
from .rondel import SIGN, space_class, space_sign
from .sectors import MARK_AT
from .signs import ANIMAL_SIGNS, boxed, token

# Where a space is drawn by itself: the window round the one at the top.
LONE_SPACE = "-33 -300 66 75"
ROWS = 3
# Nothing lies inside the rondel here, so its spaces are a little deeper: large enough for a finger on a phone.
HUB = 220
EMPTY = (
    '<svg class="token" viewBox="0 0 24 24" aria-hidden="true"><path class="box-none" d="M6 12h12"/></svg>'
)


def place(where: Sequence[str]) -> Message:
    part, *rest = where[0].replace("_", "-"), *where[1:]
    if part == "frames" and len(rest) > 1:
        return Message("merlin-box-notch", {"frame": rest[0], "number": int(rest[1]) + 1})
    if part == "frames" and rest:
        return Message("merlin-box-frame", {"frame": rest[0]})
    if not rest or not rest[0].isdecimal():
        return Message(f"merlin-box-{part}")
    return Message(f"merlin-box-{part}-one", {"number": int(rest[0]) + 1})


def word(code: str) -> Message:
    if code in NEEDS:
        return names.need(NEEDS[code])
    if code in ANIMALS:
        return Message(names.principality_word(ANIMALS.index(code)))
    if code in HENCHMAN_WORDS:
        return Message(names.henchman_word(HENCHMAN_WORDS.index(code)))
    if code == SPACE_WORDS[PRINCIPALITY]:
        return Message("merlin-box-principality")
    return Message(names.SPACE_WORDS[SPACE_WORDS.index(code)])


# --- the rondel


def _rondel(data: Data, chosen: str) -> str:
    drawn = []
    for space, code in enumerate(data["rondel"]):
        here = f"rondel.{space}"
        kind = SPACE_WORDS.index(code)
        ground = f'<path class="space-ground" d="{ring_piece(space * SPACE, HALF_SPACE, HUB, RIM)}"/>'
        named = spot(here, place(["rondel", str(space)]), _space_name(kind, space), here == chosen)
        drawn.append(
            f'<g class="{space_class(kind, space)}" data-ring="{space}"{named}>{ground}'
            f"{space_sign(kind, space)}</g>"
        )
    space = int(chosen.partition(".")[2])
    drawn.append(f'<path class="box-ring is-chosen" d="{ring_piece(space * SPACE, HALF_SPACE, HUB, RIM)}"/>')
    middle = ""
    for p, animal in enumerate(ANIMALS):
        x, y = at(p * SECTOR, MARK_AT)
        middle += f'<g class="sector c-{animal}">{use(ANIMAL_SIGNS[p], x, y, 118, "watermark")}</g>'
    return (
        '<svg class="wheel box-wheel" id="box-rondel" data-nav="box-rondel" viewBox="-300 -300 600 600" role="group"'
        f' aria-labelledby="part-rondel"><circle class="box-hub" r="{HUB}"/>{middle}{"".join(drawn)}</svg>'
    )


def _space_name(kind: int, space: int) -> Message:
    if kind == PRINCIPALITY:
        return Message(names.principality_word(principality_at(space)))
    return Message(names.SPACE_WORDS[kind])


def _space_kinds(data: Data, chosen: str) -> list[Group]:
    """What may lie there; of each kind, how many there are is the check's affair."""
    space = int(chosen.partition(".")[2])
    ground = f'<path class="space-ground" d="{ring_piece(0, HALF_SPACE, INNER, RIM)}"/>'
    options = []
    for kind, code in enumerate(SPACE_WORDS):
        if (kind == PRINCIPALITY) != (space % SPACES_A_PRINCIPALITY == 0) and data["rondel"][space] != code:
            continue  # M1.5: the principalities have their places
        sign = (
            use(ANIMAL_SIGNS[principality_at(space)], 0, -SIGN, 40, "sign")
            if kind == PRINCIPALITY
            else space_sign(kind, 0)
        )
        drawn = boxed(f'<g class="{space_class(kind, space)}">{ground}{sign}</g>', LONE_SPACE, "box-space")
        options.append(
            Option(
                drawn,
                _space_name(kind, space),
                chosen,
                code,
                chosen=data["rondel"][space] == code,
                named=True,
            )
        )
    return [Group(None, options)]


# --- missions


def _number(place: int) -> str:
    """Which card or tile it is; drawn, for its name says it."""
    return f'<i class="box-number" data-figure="{place + 1}"></i>'


def _need(code: str) -> Need:
    return NEEDS[code]


def _card(card: Data) -> str:
    needs = "".join([picture(_need(code)) for code in card["needs"]])
    points = f'<span class="coin" data-figure="{card["points"]}"></span>'
    return f'{points}{bearer(HENCHMAN_WORDS.index(card["henchman"]))}<span class="needs">{needs}</span>'


def _missions(data: Data, chosen: str) -> str:
    cards = []
    for number, card in enumerate(data["missions"]):
        here = f"missions.{number}"
        needs = [names.need(_need(code)) for code in card["needs"]]
        args = {
            "points": card["points"],
            "henchman": names.henchman_word(HENCHMAN_WORDS.index(card["henchman"])),
            "needs": needs,
        }
        named = spot(
            here,
            place(["missions", str(number)]),
            Message("merlin-box-mission", args),
            here == chosen,
        )
        cards.append(f'<div class="card mission-row box-card"{named}>{_number(number)}{_card(card)}</div>')
    return f'<div class="box-cards" id="box-missions" data-nav="box-missions">{"".join(cards)}</div>'


# The pictures by what they show, as they are offered.
_FAMILIES = {
    "things": ("thing", "any-thing"),
    "influence": ("counter", "any-counter"),
    "posts": ("post",),
    "together": ("company", "pair"),
}


def _mission_groups(data: Data, chosen: str) -> list[Group]:
    card = data["missions"][int(chosen.partition(".")[2])]
    needs = card["needs"]
    groups = [
        Group(
            Message("merlin-box-points"),
            [
                Option(
                    coin(points),
                    Message("merlin-box-so-many", {"points": points}),
                    f"{chosen}.points",
                    points,
                    card["points"] == points,
                )
                for points in (1, 2, 3)
            ],
        ),
        Group(
            Message("merlin-box-henchman"),
            [
                Option(
                    bearer(who),
                    Message(names.henchman_word(who)),
                    f"{chosen}.henchman",
                    code,
                    card["henchman"] == code,
                )
                for who, code in enumerate(HENCHMAN_WORDS)
            ],
        ),
        Group(
            Message("merlin-box-asked", {"count": len(needs)}),
            [
                Option(
                    picture(_need(code)),
                    Message("merlin-box-away", {"need": names.need(_need(code))}),
                    f"{chosen}.needs",
                    [*needs[:at], *needs[at + 1 :]],
                    chosen=True,
                )
                for at, code in enumerate(needs)
            ],
        ),
    ]
    if len(needs) >= MOST_PICTURES:
        return groups
    for family, kinds in _FAMILIES.items():
        offered = [
            Option(picture(need), names.need(need), f"{chosen}.needs", [*needs, code])
            for code, need in NEEDS.items()
            if need.what in kinds
        ]
        groups.append(Group(Message(f"merlin-box-add-{family}"), offered))
    return groups


# --- starting tiles


def _thing(field: str, animal: str) -> str:
    p = ANIMALS.index(animal)
    if field == "knight":
        sign = use(ANIMAL_SIGNS[p], 12, 12, 15, "sign")
        return boxed(f'<g class="c-{animal}"><circle class="piece" cx="12" cy="12" r="11"/>{sign}</g>')
    return boxed(token(field, p))


def _starting_tiles(data: Data, chosen: str) -> str:
    tiles = []
    for number, tile in enumerate(data["starting_tiles"]):
        here = f"starting_tiles.{number}"
        things = "".join(
            [f'<span class="box-thing">{_thing(field, tile[field])}</span>' for field in StartingTile._fields]
        )
        what = [
            Message("merlin-box-tile-thing", {"what": field, "principality": _principality(tile[field])})
            for field in StartingTile._fields
        ]
        label = Message("merlin-box-all", {"all": what})
        named = spot(here, place(["starting_tiles", str(number)]), label, here == chosen)
        tiles.append(f'<div class="card box-card box-tile"{named}>{_number(number)}{things}</div>')
    return f'<div class="box-cards is-wide" id="box-tiles" data-nav="box-tiles">{"".join(tiles)}</div>'


def _principality(animal: str) -> str:
    return names.principality_word(ANIMALS.index(animal))


def _tile_groups(data: Data, chosen: str) -> list[Group]:
    tile = data["starting_tiles"][int(chosen.partition(".")[2])]
    return [
        Group(
            Message(f"merlin-box-tile-{field}"),
            [
                Option(
                    _thing(field, animal),
                    Message(_principality(animal)),
                    f"{chosen}.{field}",
                    animal,
                    tile[field] == animal,
                )
                for animal in ANIMALS
            ],
        )
        for field in StartingTile._fields
    ]


# --- frames


def _notch(code: str) -> str:
    return boxed(token("material", ANIMALS.index(code))) if code in ANIMALS else EMPTY


def _notch_name(code: str) -> Message:
    return (
        Message(names.material_word(ANIMALS.index(code))) if code in ANIMALS else Message("merlin-box-blank")
    )


def _frames(data: Data, chosen: str) -> str:
    """As they lie with two players: three rows of tiles between them."""
    notches = []
    for frame in ("top", "bottom"):
        for number, code in enumerate(data["frames"][frame]):
            here = f"frames.{frame}.{number}"
            x, y = environs.notch(ROWS, frame == "top", number)
            named = spot(here, place(["frames", frame, str(number)]), _notch_name(code), here == chosen)
            drawn = environs.material(ANIMALS.index(code), x, y) if code in ANIMALS else ""
            notches.append(
                f'<g class="box-notch" data-x="{x:.0f}" data-y="{y:.0f}"{named}>'
                f'<rect class="hit" x="{x - 22:.1f}" y="{y - 20:.1f}" width="44" height="40"/>'
                f'<circle class="box-ring" cx="{x:.1f}" cy="{y:.1f}" r="17.5"/>{drawn}</g>'
            )
    tiles = "".join([f'<path class="box-hex" d="{environs.outline(tile)}"/>' for tile in range(ROWS * ROW)])
    return (
        '<svg class="environs box-frames" id="box-frames" data-nav="box-frames" role="group"'
        f' aria-labelledby="part-frames" viewBox="{environs.view_box(ROWS)}">{environs.bars(ROWS)}{tiles}'
        f"{''.join(notches)}</svg>"
    )


def _notch_kinds(data: Data, chosen: str) -> list[Group]:
    _, frame, number = chosen.split(".")
    now = data["frames"][frame][int(number)]
    return [
        Group(
            None,
            [
                Option(_notch(code), _notch_name(code), chosen, code, now == code, named=True)
                for code in (*ANIMALS, "blank")
            ],
        )
    ]


PARTS = (
    Part("rondel", 2, "rondel.1", _rondel, _space_kinds),
    Part("missions", 2, "missions.0", _missions, _mission_groups),
    Part("starting_tiles", 2, "starting_tiles.0", _starting_tiles, _tile_groups),
    Part("frames", 3, "frames.top.0", _frames, _notch_kinds),
)
