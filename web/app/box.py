"""The box screen: a box of somebody's own, drawn as on the table and changed place by place, checked as one goes.

A game's folder says in `boxscreen.py` which parts its box has. What is printed is plain data (kernel/edition.py): a
change puts a value at a place of it, such as `cards.5`.
"""

import json
from collections.abc import Callable, Sequence
from copy import deepcopy
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple, Protocol, cast

from tafelrunde.games import game_named
from tafelrunde.kernel.boxcheck import SHAPELESS, is_shapeless
from tafelrunde.kernel.edition import LONGEST_NAME, Editions, Problem, hash_of, text_of
from tafelrunde.kernel.errors import BadBox, BadInput
from tafelrunde.kernel.game import AnyGame

from .markup import Message, Value, l10n, said
from .protocol import BoxAnswer, BoxOpened

Data = dict[str, Any]
# What can be wrong in the boxes of any game; all else is a game's own affair.
OF_ANY_GAME = SHAPELESS | {"wrong-number", "wrong-count", "not-1-to-40-characters"}
MOST_UNDONE = 200
# Arguments that name a thing by its place, which people count from 1.
COUNTED = frozenset({"other", "tile"})
# Of a file in which everything is wrong.
MOST_TOLD = 20


class Option(NamedTuple):
    """Something to choose: its picture, its name, and what stands where once it is chosen."""

    picture: str
    label: Message
    place: str
    value: Any
    chosen: bool = False
    # Its name stands below it.
    named: bool = False


class Group(NamedTuple):
    title: Message | None
    options: list[Option]


class Part(NamedTuple):
    """A part of the box: how it is drawn with one place chosen, and what can be chosen for that place."""

    name: str
    # How many words a place has: `cards.5` has two.
    depth: int
    first: str
    draw: Callable[[Data, str], str]
    groups: Callable[[Data, str], list[Group]]
    # A part that is painted has kinds instead of groups; a touch puts the chosen one there: place and value of it.
    paint: Callable[[Data, str, Any], tuple[str, Any]] | None = None


class Screen(Protocol):
    """What a game's `boxscreen.py` has."""

    PARTS: Sequence[Part]

    def place(self, where: Sequence[str]) -> Message:
        """What a place is called, by its words."""

    def word(self, code: str) -> Message:
        """What a word of a box file is called."""


@cache
def screen_of(game: str) -> Screen:
    return cast(Screen, import_module(f".{game}.boxscreen", __package__))


def spot(place: str, label: Message, what: Message, chosen: bool | None = None) -> str:
    """The attributes of a place that can be touched, and whether it is the chosen one."""
    named = l10n(Message("table-box-spot", {"place": label, "what": what}))
    pressed = "" if chosen is None else f' aria-pressed="{str(chosen).lower()}"'
    return (
        f' id="spot-{place.replace(".", "-")}" data-spot="{place}" data-stop role="button" tabindex="-1"'
        f"{pressed}{named}"
    )


class Draft:
    """A box under somebody's hands. It may be wrong for a while: nothing that was entered is lost for that."""

    def __init__(self, game: AnyGame, name: str, data: Data) -> None:
        self.game = game
        self.editions = editions_of(game)
        self.screen = screen_of(game.name)
        self.name = name
        self.data = deepcopy(data)
        self.part = self.screen.PARTS[0]
        self.spots = {part.name: part.first for part in self.screen.PARTS}
        # Changes can be taken back: where, and what stood there.
        self.past: list[tuple[str, Any]] = []
        self.options: list[Option] = []

    def pick(self, place: str) -> None:
        """A part, or a place in one; a touch on what is painted paints."""
        words = place.split(".")
        part = next((part for part in self.screen.PARTS if part.name == words[0]), None)
        if part is None:
            return
        self.part = part
        if len(words) < part.depth or not self._has(words[: part.depth]):
            return
        here = ".".join(words[: part.depth])
        if part.paint is None:
            self.spots[part.name] = here
        else:
            self._put(*part.paint(self.data, here, self.spots[part.name]))

    def show(self, place: str) -> None:
        """Where a problem lies."""
        if not self._part(place).paint:
            self.pick(place)
        else:
            self.part = self._part(place)

    def _part(self, place: str) -> Part:
        word = place.partition(".")[0]
        return next((part for part in self.screen.PARTS if part.name == word), self.part)

    def _has(self, words: Sequence[str]) -> bool:
        here: Any = self.data
        for word in words:
            if isinstance(here, str):
                here = here.split()
            if isinstance(here, dict) and word in here:
                here = here[word]
            elif isinstance(here, list) and word.isdecimal() and int(word) < len(here):
                here = here[int(word)]
            else:
                return False
        return True

    def put(self, number: int) -> None:
        """One of the options that are shown."""
        if number not in range(len(self.options)):
            return
        option = self.options[number]
        if self.part.paint is None:
            self._put(option.place, option.value)
        else:
            self.spots[self.part.name] = option.value

    def _put(self, place: str, value: Any) -> None:
        holder, key = self._holder(place)
        if holder[key] != value:
            self.past = [*self.past[-MOST_UNDONE:], (place, holder[key])]
            holder[key] = deepcopy(value)

    def _holder(self, place: str) -> tuple[Any, Any]:
        *way, last = place.split(".")
        here: Any = self.data
        for word in way:
            here = here[int(word)] if isinstance(here, list) else here[word]
        return here, int(last) if isinstance(here, list) else last

    def undo(self) -> None:
        if self.past:
            place, value = self.past.pop()
            holder, key = self._holder(place)
            holder[key] = value
            self.show(place)

    # --- what is wrong with it

    @property
    def problems(self) -> list[Problem]:
        found = self.editions.problems(self.data)
        if not 1 <= len(self.name.strip()) <= LONGEST_NAME or not self.name.isprintable():
            found.insert(0, Problem("name", "not-1-to-40-characters", "", {}))
        return found

    def words(self, problem: Problem) -> Message:
        return words(self.game.name, problem)

    # --- what is to be seen

    def answer(self) -> BoxAnswer:
        problems = self.problems
        wishes = [] if problems else self.editions.wishes(self.data)
        drawn = self.part.draw(self.data, self.spots[self.part.name])
        return {
            "regions": {
                "box-parts": self._parts(problems),
                "box-picture": f'<div class="box-part is-{self.part.name}">{drawn}</div>',
                "box-picker": self._picker(),
                "box-checks": self._checks(problems, wishes),
            },
            "box": {
                "game": self.game.name,
                "name": self.name,
                "text": text_of(self.game.name, self.name, self.data),
                "edition": hash_of(self.data),
                "good": not problems,
                "undo": bool(self.past),
            },
        }

    def _parts(self, problems: list[Problem]) -> str:
        tabs = []
        for part in self.screen.PARTS:
            wrong = sum(problem.where.partition(".")[0] == part.name for problem in problems)
            count = f'<i class="box-wrong"{said("table-box-count", count=wrong)}></i>' if wrong else ""
            tabs.append(
                f'<button type="button" id="part-{part.name}" data-part="{part.name}"'
                f' aria-pressed="{str(part is self.part).lower()}">'
                f"<span{l10n(self.screen.place([part.name]))}></span>{count}</button>"
            )
        return f'<div class="segments" role="group"{said("table-box-parts")}>{"".join(tabs)}</div>'

    def _picker(self) -> str:
        here = self.spots[self.part.name]
        if self.part.paint is None:
            title = l10n(self.screen.place(here.split(".")))
        else:
            title = said(f"{self.game.name}-box-paint")
        self.options, drawn = [], []
        for number, group in enumerate(self.part.groups(self.data, here)):
            buttons = "".join([self._option(option) for option in group.options])
            named = f' aria-labelledby="box-group-{number}"' if group.title else ""
            head = f'<h3 id="box-group-{number}"{l10n(group.title)}></h3>' if group.title else ""
            drawn.append(
                f'{head}<div class="box-options" id="box-options-{number}" data-nav="box-options-{number}" role="group"'
                f"{named}>{buttons}</div>"
            )
        return f'<h2 id="box-here"{title}></h2>{"".join(drawn)}'

    def _option(self, option: Option) -> str:
        number = len(self.options)
        self.options.append(option)
        label = l10n(option.label)
        name = "" if option.named else l10n(Message("table-box-option", {"what": option.label}))
        words = f'<span class="box-caption"{label}></span>' if option.named else ""
        return (
            f'<button type="button" class="box-option" id="box-option-{number}" data-stop data-option="{number}"'
            f' aria-pressed="{str(option.chosen).lower()}"{name}>{option.picture}{words}</button>'
        )

    def _checks(self, problems: list[Problem], wishes: list[Problem]) -> str:
        if problems:
            head = f"<h2{said('table-box-problems', count=len(problems))}></h2>"
            return head + self._lines(problems, "is-problem")
        head = f'<h2 class="box-good"{said("table-box-good")}></h2>'
        head += f'<p class="quiet"{said("table-box-edition", hash=hash_of(self.data))}></p>'
        if not wishes:
            return head
        return (
            f"{head}<h3{said('table-box-advice', count=len(wishes))}></h3>{self._lines(wishes, 'is-advice')}"
        )

    def _lines(self, problems: list[Problem], kind: str) -> str:
        lines = []
        for problem in problems:
            rule = (
                f'<button type="button" class="link" data-rule="{problem.rule}">{problem.rule}</button>'
                if problem.rule
                else ""
            )
            place = problem.where if problem.where != "name" else ""
            lines.append(
                f'<li><button type="button" class="box-line" data-show="{place}"{l10n(self.words(problem))}></button>'
                f"{rule}</li>"
            )
        return f'<ul class="box-lines {kind}">{"".join(lines)}</ul>'


def words(game: str, problem: Problem) -> Message:
    """A problem as a sentence."""
    screen = screen_of(game)
    said: dict[str, Value] = {}
    for name, value in problem.args.items():
        if name == "what":
            each = [screen.word(code) for code in str(value).split(", ")]
            said[name] = each if len(each) > 1 else each[0]
        elif name in COUNTED and isinstance(value, int):
            said[name] = value + 1
        elif isinstance(value, str | int):
            said[name] = value
    family = "table" if problem.why in OF_ANY_GAME else game
    where = problem.where.split(".")
    place = screen.place(where) if where[0] in {part.name for part in screen.PARTS} else where[0]
    return Message(f"{family}-box-why-{problem.why}", {"place": place, **said})


def editions_of(game: AnyGame) -> Editions[Any]:
    assert game.editions is not None
    return game.editions


# --- boxes that come and go


def fresh(game: str, name: str) -> Draft:
    """A copy of the present box, to be changed."""
    found = game_named(game)
    return Draft(found, name, dict(editions_of(found).present.data))


def kept(text: str) -> Draft | None:
    """A box that this device has kept, by hand: it was written here. None where it cannot be shown any more."""
    try:
        told = json.loads(text)
        game, name = game_named(told.pop("game")), str(told.pop("name"))
        del told["format"]
        if game.editions is None or any(map(is_shapeless, game.editions.problems(told))):
            return None
    except (ValueError, KeyError, AttributeError, TypeError, RecursionError, BadInput):
        return None
    return Draft(game, name, told)


def imported(text: str) -> tuple[Draft | None, BoxOpened]:
    """A box file from anywhere; or all that is wrong with it. pydantic must be importable by now."""
    from tafelrunde.save import read_box

    try:
        read = read_box(text)
    except BadInput as bad:
        facts = {"field": bad.field.removeprefix("file."), "why": bad.why, "value": bad.value.strip("'")}
        return None, {"errors": [Message("table-error-box", facts).data()]}
    wrong = [problem for problem in editions_of(read.game).problems(read.data) if is_shapeless(problem)]
    if wrong:
        errors = [words(read.game.name, problem).data() for problem in wrong[:MOST_TOLD]]
        return None, {"errors": errors, "game": read.game.name}
    name = read.name if read.name.isprintable() else ""
    draft = Draft(read.game, name[:LONGEST_NAME], dict(read.data))
    return draft, {"shown": draft.answer(), "game": read.game.name}


def known(texts: Sequence[str]) -> list[str]:
    """Makes boxes known that can be played with. Their editions, empty where one cannot."""
    found = []
    for text in texts:
        draft = kept(text)
        try:
            found.append(draft.editions.add(draft.name, draft.data).hash if draft else "")
        except BadBox:
            found.append("")
    return found


def forget(game: str, edition: str) -> None:
    editions_of(game_named(game)).forget(edition)


def name_of(game: AnyGame, edition: str) -> str:
    """What a box of somebody's own is called; nothing for a shipped one."""
    if game.editions is None or not edition or game.editions.is_shipped(edition):
        return ""
    return next((each.name for each in game.editions.known if each.hash == edition), edition)
