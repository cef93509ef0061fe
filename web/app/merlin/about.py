"""What things on the table are and do: the rule that says so, in the words of the rules help."""

from collections.abc import Sequence

from tafelrunde.merlin.box import FLAG, LADY, MATERIAL, kind_of, principality_of

from ..markup import Message
from ..scene import Seat
from . import names
from .printed import PRINTED

_SPACES = (
    "M4.1",
    *("M4.5", "M4.5", "M4.5", "M4.6"),
    *("M4.7", "M4.7", "M4.7", "M4.8"),
    *("M4.9", "M4.10", "M4.11", "M4.13", "M4.14", "M4.15"),
)
_FLAGS = ("M5.1", "M5.2", "M5.3", "M5.4", "M5.5", "M5.6")
_ABILITIES = ("M9.3", "M9.4", ("M9.6", "M9.8", "M9.7", "M9.9"))
# Topic: the word for it, and its rule.
_TOPICS = {
    "influence": ("kind-influence", "M6.7"),
    "grail": ("grail", "M6.8"),
    "excalibur": ("excalibur", "M6.4"),
    "apple": ("apple", "M3.6"),
    "staff": ("staff", "M3.7"),
    "manor": ("manor", "M6.6"),
    "traitor": ("traitor", "M6.3"),
    "merlin-die": ("merlin-die", "M3.4"),
    "personal-die": ("personal-die", "M3.3"),
    "display": ("display", "M7.3"),
    "draw-pile": ("draw-pile", "M7.3"),
    "tile": ("terrain-tile", "M4.16"),
    "mission": ("mission", "M7.1"),
}


def about(topic: str, seats: Sequence[Seat]) -> tuple[Message, str | None]:
    """A heading, a sentence and the rule's id."""
    what, _, number = topic.rpartition("-")
    if topic in _TOPICS:
        return _by_rule(*_TOPICS[topic])
    if what == "space":
        return _by_rule(names.space_word(int(number)), _SPACES[PRINTED.box.rondel[int(number)]])
    if what == "henchman":
        return _by_rule(topic, "M4.4" if int(number) == LADY else "M4.3")
    if what == "principality":
        return _by_rule(names.principality_word(int(number)), "M6.7")
    if what == "thing":
        kind, p = kind_of(int(number)), principality_of(int(number))
        if kind == FLAG:
            args = {"what": names.flag_word(p), "power": f"flag-power-{p}"}
            return Message("merlin-about-flag", args), _FLAGS[p]
        return _by_rule(names.thing_word(int(number)), "M4.15" if kind == MATERIAL else "M6.1")
    row, which = int(what.removeprefix("ability-")), int(number)
    rule = _ABILITIES[row]
    return Message("merlin-about-ability", {"what": topic}), rule if isinstance(rule, str) else rule[which]


def _by_rule(word: str, rule: str) -> tuple[Message, str]:
    text = Message(f"rule-{rule.replace('.', '-')}")
    return Message("merlin-about", {"what": word, "text": text}), rule
