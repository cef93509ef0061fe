"""The pieces of Merlin as small drawings: shape says what, color says whose, the sign says it again."""

from functools import cache

from tafelrunde.merlin.box import ANIMALS, HENCHMAN_WORDS

ANIMAL_SIGNS = ("i-spiked-dragon-head", "i-peace-dove", "i-flatfish", "i-snake", "i-fox-head", "own-eagle2")
DUTY_SIGNS = ("i-trowel", "i-shield", "i-flying-flag", "i-rose")
ABILITY_SIGNS = ("i-family-house", "i-shield-reflect", "i-laurels", "i-meeple-group")

# Where the animal, the number or a sign lies on a token of 24: x, y, size.
_MIDDLE = {
    "shield": (12, 10.8, 12.5),
    "flag": (12, 10.2, 11.5),
    "material": (12, 14.6, 10.8),
    "traitor": (12, 14.2, 12),
    "influence": (12, 12, 12.5),
}


@cache
def token(kind: str, principality: int, sign: str = "") -> str:
    """A thing of a principality in a box of 24: its shape, its color, its animal (or another sign)."""
    x, y, size = _MIDDLE[kind]
    lies = sign or ANIMAL_SIGNS[principality]
    half = size / 2
    return (
        f'<g class="c-{ANIMALS[principality]}"><use class="piece" href="#g-{kind}" width="24" height="24"/>'
        f'<use class="sign" href="#{lies}" x="{x - half:g}" y="{y - half:g}" width="{size:g}" height="{size:g}"/></g>'
    )


@cache
def any_token(kind: str) -> str:
    """Any thing of this kind."""
    x, y, _ = _MIDDLE[kind]
    return (
        f'<use class="any" href="#g-{kind}" width="24" height="24"/>'
        f'<text class="any-text" x="{x}" y="{y + 3.6:g}">?</text>'
    )


@cache
def boxed(drawing: str, box: str = "0 0 24 24", classes: str = "token") -> str:
    return f'<svg class="{classes}" viewBox="{box}" aria-hidden="true">{drawing}</svg>'


@cache
def henchman(which: int, color: str) -> str:
    """A henchman in a box of 35 by 40: his hat says who he is, his body whose."""
    return (
        f'<g class="c-{color}">'
        f'<use class="piece" href="#h-{HENCHMAN_WORDS[which]}" x="-1" y="-1" width="37" height="42"/>'
        f'<use class="sign" href="#e-{color}" x="9.5" y="20.5" width="13" height="13"/></g>'
    )


@cache
def henchman_of(which: int, principality: int) -> str:
    """A henchman that a mission asks for in a principality (-1: in any)."""
    if principality < 0:
        return f'<use class="any" href="#h-{HENCHMAN_WORDS[which]}" x="-1" y="-1" width="37" height="42"/>'
    return (
        f'<g class="c-{ANIMALS[principality]}">'
        f'<use class="piece" href="#h-{HENCHMAN_WORDS[which]}" x="-1" y="-1" width="37" height="42"/>'
        f'<use class="sign" href="#{ANIMAL_SIGNS[principality]}" x="8.5" y="20" width="15" height="15"/></g>'
    )


@cache
def henchman_outline(which: int, classes: str = "outline") -> str:
    """A place where he may stand, or the home he has left: his outline with the sign of his duty."""
    return (
        f'<g class="{classes}"><use href="#h-{HENCHMAN_WORDS[which]}" x="-1" y="-1" width="37" height="42"/>'
        f'<use class="duty" href="#{DUTY_SIGNS[which]}" x="10" y="21.5" width="12" height="12"/></g>'
    )


HENCHMAN_BOX = "-1 -1 37 42"

_PIPS = {
    1: ((16, 16),),
    2: ((23, 9), (9, 23)),
    3: ((23.5, 8.5), (16, 16), (8.5, 23.5)),
    4: ((9, 9), (23, 9), (9, 23), (23, 23)),
    5: ((8.7, 8.7), (23.3, 8.7), (16, 16), (8.7, 23.3), (23.3, 23.3)),
    6: ((9, 7.8), (9, 16), (9, 24.2), (23, 7.8), (23, 16), (23, 24.2)),
}


@cache
def die(pips: int, color: str) -> str:
    """A die in a box of 32; color "merlin" is the white one. No pips: used, its outline stays in place."""
    sign = "i-pointy-hat" if color == "merlin" else f"e-{color}"
    if not pips:
        return (
            '<rect class="die-used" x="1.5" y="1.5" width="29" height="29" rx="6.5"/>'
            f'<use class="die-gone" href="#{sign}" x="9" y="9" width="14" height="14"/>'
        )
    hat = (
        '<use class="die-hat" href="#i-pointy-hat" x="5" y="5" width="22" height="22"/>'
        if color == "merlin"
        else ""
    )
    dots = "".join([f'<circle class="pip" cx="{x}" cy="{y}" r="3.1"/>' for x, y in _PIPS[pips]])
    body = '<rect class="piece" x="1.5" y="1.5" width="29" height="29" rx="6.5"/>'
    return f'<g class="die c-{color}">{body}{hat}{dots}</g>'


@cache
def knight(color: str) -> str:
    """A great helm in a box of 28."""
    return (
        f'<g class="c-{color}"><use class="piece helm" href="#p-knight" width="28" height="28"/>'
        f'<use class="sign" href="#e-{color}" x="8.5" y="13.8" width="11" height="11"/></g>'
    )


MERLIN = (
    '<circle class="merlin-disc" cx="14" cy="14" r="13.4"/>'
    '<use class="merlin-hat" href="#i-pointy-hat" x="4.5" y="4" width="19" height="19"/>'
)


@cache
def counter(color: str) -> str:
    """An influence counter in a box of 24."""
    return (
        f'<g class="c-{color}"><use class="piece" href="#g-influence" width="24" height="24"/>'
        f'<use class="sign" href="#e-{color}" x="6.2" y="6.2" width="11.6" height="11.6"/></g>'
    )


@cache
def manor(color: str) -> str:
    """A manor in a box of 26."""
    return (
        f'<g class="c-{color}"><use class="piece" href="#p-manor" width="26" height="26"/>'
        f'<use class="sign" href="#e-{color}" x="7.5" y="10.5" width="11" height="11"/></g>'
    )


@cache
def svg_coin(x: float, y: float, r: float, points: int | str) -> str:
    return (
        f'<circle class="coin-disc" cx="{x:g}" cy="{y:g}" r="{r:g}"/>'
        f'<text class="coin-text" x="{x:g}" y="{y + r * 0.42:.4g}" font-size="{r * 1.25:.4g}">{points}</text>'
    )
