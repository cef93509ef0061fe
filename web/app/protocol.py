"""What the page's JavaScript and its Python say to each other, both ways as JSON.

Both sides are held to it: Python by mypy, JavaScript by tsc, for which the build makes types/protocol.d.ts of this
file and of the handlers in main.py (tools/protocol.py).
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NotRequired, TypedDict, Union

Screen = Literal["table", "curtain", "result", "replay"]
Way = Literal["first", "turn-back", "back", "forward", "turn-forward", "last"]
# What a message can be told: text and numbers, another message, several of these.
Value = Union[str, int, float, bool, "Words", list["Value"]]
Args = dict[str, Value]


class Words(TypedDict):
    """A sentence in whatever language: the key of a Fluent message, and its arguments."""

    id: str
    args: NotRequired[Args]


class Named(TypedDict):
    name: str
    color: str


class Seat(Named):
    """`kind` is person, or the name of a bot."""

    kind: str


class Placed(Seat):
    """A seat, and on which of the devices that pass the game round it plays; 0 is where the game began."""

    device: NotRequired[int]


# --- the answer to nearly everything


class Notice(Words):
    """A small line above the table, and the panel to which it leads."""

    open: str | None


class Worth(TypedDict):
    """What a choice would bring: its name as a button says it, all that it brings, and the same in a word. `counts`:
    a finger sees that first."""

    name: Words
    effect: Words | None
    short: Value
    counts: bool


class Explained(TypedDict):
    """What something is, what it would bring if it is a choice, or why it cannot be chosen. Without a title of its own
    it has that of its first sentence."""

    lines: list[Words]
    title: NotRequired[Words]
    worth: NotRequired[Worth]
    rule: str | None


class Kept(TypedDict):
    """A game as it is saved; `text` is what `load` takes, `table` an id that all copies of a game share, wherever."""

    table: str
    text: str
    label: Words
    seats: list[Named]
    ended: bool
    # What a box of somebody's own is called.
    box: str


class Can(TypedDict):
    undo: bool
    redo: bool
    again: bool
    hint: bool
    cover: bool


class Asked(Named):
    index: int


class OwnBox(TypedDict):
    """A box that is not shipped: its name, and what is printed in it."""

    name: str
    data: dict[str, Any]


class Think(TypedDict):
    """What a bot is to think about, or the king where `bot` is None. No two questions have the same token. `box` is the
    hash of a shipped edition, or what is printed in another one."""

    token: str
    game: str
    bot: str | None
    view: dict[str, Any]
    box: str | OwnBox | None
    seed: str
    seconds: float


class Moment(TypedDict):
    """Where a replay stands: after `at` of `end` choices. `still`: it has leapt there, so that nothing moves.
    `below`: it lies over a table. `branch`: a new game may begin here."""

    at: int
    end: int
    still: bool
    place: Words
    below: bool
    branch: bool
    seats: list[Seat]


class Best(TypedDict):
    """The best score of the people at this device in a game that is over."""

    players: int
    points: int
    name: str


class Patch(TypedDict):
    """What changes on the page. All but the regions may be missing, and then stays as it is."""

    regions: dict[str, str]
    screen: NotRequired[Screen]
    game: NotRequired[str]
    revision: NotRequired[int]
    whole: NotRequired[bool]
    announce: NotRequired[list[Words]]
    told: NotRequired[list[Words]]  # in passing, above the table
    notice: NotRequired[list[Notice]]
    save: NotRequired[Kept | None]
    think: NotRequired[Think | None]
    error: NotRequired[Words]
    can: NotRequired[Can]
    seat: NotRequired[Asked | None]
    stage: NotRequired[str]
    tab: NotRequired[str]
    # Choices that were made elsewhere are still to be shown, one after the other.
    coming: NotRequired[bool]
    moment: NotRequired[Moment]
    best: NotRequired[Best | None]
    # What the box on the table is called, where it is somebody's own.
    box: NotRequired[str]
    guide: NotRequired[list[str] | None]  # what was learned so far; None when the guide has been left


# --- messages to Python, by what they have besides `do`


class Nothing(TypedDict):
    pass


class Order(TypedDict):
    """A game as it was set up on the start screen, by the address or by an embedding page. Without an edition, or with
    an empty one, it is played with the present box."""

    game: str
    seats: list[Placed]
    seed: int | str
    first: int | None
    variants: dict[str, bool | int | str]
    edition: NotRequired[str]
    guide: bool


class NewTable(TypedDict):
    """An id for a game that begins."""

    table: str


class Start(NewTable):
    """`learned` is what the guide need not tell again."""

    setup: Order
    learned: NotRequired[list[str]]


class Load(TypedDict):
    """A save, or a record alone, which knows no names. `table` is for one that has no id yet. With `learned` the
    guide goes on."""

    save: str
    learned: NotRequired[list[str]]
    table: NotRequired[str]
    names: NotRequired[list[str]]
    readonly: NotRequired[bool]
    at: NotRequired[int]


class Choose(TypedDict):
    choice: int
    revision: int


class Other(TypedDict):
    """What is to be chosen instead of the last choice."""

    verb: str
    noun: int
    revision: int


class Ending(TypedDict):
    """A turn ends by its player's yes, or by itself. With `look` the table is looked at once more before the result."""

    by: Literal["yes", "auto"]
    look: bool


class Look(TypedDict):
    """From which moment on a game is looked at; without one from its end."""

    at: NotRequired[int]


class Tell(TypedDict):
    """A scoring, by the number of the event with which it begins."""

    at: int


class Step(TypedDict):
    """To where a button leads, or to a moment by its number."""

    to: NotRequired[Way]
    at: NotRequired[int]


class Eyes(TypedDict):
    """Whose eyes look at a replay; -1 follows whoever is asked."""

    seat: int


class Branch(NewTable):
    """Who plays on from the moment that is looked at."""

    seats: list[Seat]


class Thought(TypedDict):
    """What came of thinking: the number of a choice; choices with the points expected of them and the turns that they
    begin; or nothing."""

    token: str
    choice: NotRequired[int]
    advice: NotRequired[Sequence[tuple[int, float, Sequence[tuple[str, int]]]]]
    failed: NotRequired[bool]


class Shown(TypedDict):
    """Which of the turns that were advised is to be seen on the table."""

    plan: int


class Slice(TypedDict):
    token: str
    ms: float


class Ask(TypedDict):
    """A choice by its number, something that cannot be chosen, or something that can be explained."""

    choice: NotRequired[int]
    verb: NotRequired[str]
    noun: NotRequired[int]
    about: NotRequired[str]


class Sent(TypedDict):
    """A message of an embedding page, as it came."""

    text: str


class Arriving(TypedDict):
    """A link, in an address or a letter."""

    text: str


class Compare(Arriving):
    """A link, or the text of a saved file, and the texts of the saves that are of the same table."""

    kept: list[str]


class Arrive(Arriving):
    """To be opened: as the continuation of a game that is kept here; by a new device that takes these seats; or, with
    neither, only to be looked at."""

    kept: NotRequired[str]
    seats: NotRequired[list[int]]


class OfGame(TypedDict):
    game: str


class NewBox(OfGame):
    """A copy of the present box, to be changed under this name."""

    name: str


class BoxText(TypedDict):
    """A box file: one that this device has kept, or one from anywhere."""

    text: str


class BoxTexts(TypedDict):
    texts: list[str]


class AtPlace(TypedDict):
    """A part of the box, or a place in it."""

    place: str


class Numbered(TypedDict):
    """One of the options that are shown."""

    option: int


class BoxName(TypedDict):
    name: str


class OfEdition(OfGame):
    edition: str


class WantsLink(TypedDict):
    """A link of a saved game, or of the table that is open."""

    save: NotRequired[str]


# --- other answers


class Hello(TypedDict):
    version: str
    games: list[str]


class Recorded(TypedDict):
    record: str


class KeptBox(TypedDict):
    """A box as it is kept. `good`: it can be played with."""

    game: str
    name: str
    text: str
    edition: str
    good: bool
    undo: bool


class BoxAnswer(TypedDict):
    """What the box screen shows."""

    regions: dict[str, str]
    box: KeptBox


class BoxOpened(TypedDict):
    """The same, or all that is wrong with a file."""

    shown: NotRequired[BoxAnswer]
    errors: NotRequired[list[Words]]
    game: NotRequired[str]


class Editions(TypedDict):
    """Of boxes in their order; empty where one cannot be played with."""

    editions: list[str]


class Arrival(TypedDict):
    """What has come by link, before anything is done with it. Its `device` is the one that it was sent to."""

    table: str
    game: str
    over: bool
    asked: int
    seats: list[Placed]
    device: int


class Peeked(TypedDict):
    arrival: NotRequired[Arrival]
    error: NotRequired[Words]


class Compared(TypedDict):
    """How it stands to the saves that were named, and to which of them: the same, longer or older than that one; gone
    another way than all of them; or of no table that is here. `save` is how to keep what went another way."""

    how: Literal["new", "same", "longer", "older", "other"]
    which: int
    save: NotRequired[Kept | None]


class Linked(TypedDict):
    """What stands behind `#t=`; the person elsewhere whose turn it is, if any."""

    text: str
    game: str
    over: bool
    to: str | None
    # The box that whoever opens it must have, where it is somebody's own.
    box: str


class Happened(TypedDict):
    key: str
    args: Mapping[str, object]


class State(TypedDict):
    """Where the table stands, for an embedding page. `seat` is -1 at the end, `steps` is None unless `readonly`."""

    game: str
    seats: list[Seat]
    seat: int
    points: list[int]
    over: bool
    # The turn of `seat` is over, and he has still to say so.
    waits: bool
    choices: int
    readonly: bool
    steps: int | None


class Move(TypedDict):
    seat: int
    events: list[Happened]


class End(TypedDict):
    points: list[int]
    winners: list[int]
    record: str


class News(TypedDict):
    state: State
    move: NotRequired[Move]
    end: NotRequired[End]


class Refused(TypedDict):
    field: str
    why: str
    allowed: str


class StartWish(TypedDict):
    type: Literal["start"]
    game: str
    players: int
    seed: str | None
    first: int | None
    names: list[str]
    bots: list[str]
    end: Literal["auto"] | None
    variants: dict[str, bool | int | str]


class LanguageWish(TypedDict):
    type: Literal["language"]
    lang: str


class ThemeWish(TypedDict):
    type: Literal["theme"]
    theme: str


class LoadWish(TypedDict):
    type: Literal["load"]
    game: str
    record: str
    readonly: bool
    names: list[str]
    at: int


class StepWish(Step):
    type: Literal["step"]


Wish = StartWish | LanguageWish | ThemeWish | LoadWish | StepWish


class Heard(TypedDict):
    """What an embedding page wants, or why it cannot have it."""

    message: NotRequired[Wish]
    error: NotRequired[Refused]
