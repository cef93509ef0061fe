"""What a game's table draws from, and what it must provide."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from tafelrunde.kernel.choice import Arg, Choice, Refusal
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.game import AnyGame

from .markup import Args, Message, Value, l10n, said


class Seat(NamedTuple):
    name: str
    color: str
    kind: str  # person, or the name of a bot
    device: int = 0  # on which of the devices that pass the game round he plays

    @property
    def is_person(self) -> bool:
        return self.kind == "person"

    @property
    def rank(self) -> str:
        """Attributes that tell of a bot what it is, where its name stands."""
        return "" if self.is_person else said("table-rank", rank=Message(f"shell-bot-{self.kind}"))


@dataclass(slots=True)
class Scene:
    """One moment at the table, as one seat sees it."""

    game: AnyGame
    # What `seat` may see, and nothing else: the only source of all that is drawn.
    view: Any
    # Whose eyes: the own things, the own hand.
    seat: int
    # Who is asked, or -1 once the game is over.
    asked: int
    seats: Sequence[Seat]
    # What the person at the screen may choose, with its number; empty while somebody else thinks.
    options: dict[Choice, int]
    # The hand may be shown: the person at the screen is the one whose it is.
    hand_open: bool
    # What was chosen in this turn so far, all that has happened, and what of it is news to this seat.
    taken: Sequence[Choice] = ()
    log: Sequence[Event] = ()
    news: Sequence[Event] = ()
    # What would happen in the turn that was advised and is being shown.
    planned: Sequence[Event] = ()
    # What the last choice can be exchanged for, while its next part is asked for.
    instead: frozenset[Choice] = frozenset()
    verbs: frozenset[str] = field(init=False)

    def __post_init__(self) -> None:
        self.verbs = frozenset(choice.verb for choice in self.options)

    def asks(self, verb: str) -> bool:
        """Is something to be chosen by this verb now?"""
        return verb in self.verbs

    def button(self, choice: Choice, label: Message, about: str = "") -> str:
        """The attributes of a place, with its name: a choice; or, where others can be chosen by the same verb,
        something to ask "why not?" about; or else something that explains itself."""
        if choice.verb in self.verbs or choice in self.instead:
            return self.attributes(choice, l10n(label))
        return self.thing(label, about)

    def attributes(self, choice: Choice, name: str) -> str:
        """A choice, or something to ask "why not?" about; of a name that is made already."""
        number = self.options.get(choice)
        if number is not None:
            return f' data-choice="{number}" role="button" tabindex="-1"{name}'
        which = f'{{"verb":"{choice.verb}","noun":{choice.noun}}}'
        if choice in self.instead:
            return f' data-instead=\'{which}\' role="button" tabindex="-1"{name}'
        return f' data-why=\'{which}\' role="button" aria-disabled="true" tabindex="-1"{name}'

    def thing(self, label: Message, about: str = "") -> str:
        """The attributes of something that is no choice: its name, and what it explains when asked."""
        if about:
            return f' data-why=\'{{"about":"{about}"}}\' role="img" tabindex="-1"{l10n(label)}'
        return f' data-stop role="img" tabindex="-1"{l10n(label)}'


class Outcome(NamedTuple):
    """What a choice would do, as far as neither chance nor a hidden card has a say in it."""

    words: Message | None = None
    # The same in a word, behind the words of a button.
    short: Value = ""
    # Points or money change, or something is used up: a finger sees that before it counts.
    counts: bool = False


class Told(NamedTuple):
    """What is said of something on the table: sentences, the first of which may have a title, and the rule."""

    lines: Sequence[Message]
    rule: str | None = None


class Part(NamedTuple):
    """A chip in the prompt bar: a part of the turn."""

    sign: str  # markup, or nothing
    label: Message
    now: bool = False  # it is asked for now


class Award(NamedTuple):
    """Something that stands out when the game is over: whose it is, what, what it was worth, and by which event of the
    log; -1 where it is of no single moment."""

    seat: int
    message: Message
    points: int
    event: int = -1


class Finish(NamedTuple):
    """Why a game is over, in a sentence or two; and what stands out."""

    why: list[Message]
    awards: list[Award]


class Table(Protocol):
    """What a game provides to be played on the page; a module `table.py` with these functions."""

    # The choices that are the one main button of the prompt bar.
    MAIN: frozenset[str]
    # Whatever is chosen by one of these can be exchanged for another of its kind, while its next part is asked for.
    INSTEAD: frozenset[str]
    # Choices that are themselves a yes to the turn's end.
    ENDS: frozenset[str]
    # Choices by which something is given up.
    GIVES_UP: frozenset[str]

    def lay(self, box: Any) -> None:
        """The box of the table that is opened; asked only of a game that has editions."""

    def offers(self, scene: Scene) -> list[Choice]:
        """The choices that are buttons in the prompt bar, beside the main one."""

    def about(self, scene: Scene, topic: str) -> Told:
        """What something on the table is and does."""

    def explain(self, scene: Scene, choice: Choice) -> Told:
        """What is meant by something that can be chosen, or by what cannot: more than its name and its outcome."""

    def confirm(self, scene: Scene, choice: Choice) -> Message:
        """A choice as the main button says it while it is being tried out."""

    def regions(self, scene: Scene) -> dict[str, str]:
        """Markup for each region of the table (app.regions.TABLE) and each further stage; what lies inside another
        region comes after it."""

    def shows_hand(self, state: Any) -> bool:
        """Does the question at hand belong to a turn, so that the hand of the one asked must be seen?"""

    def stage(self, scene: Scene) -> tuple[str, str | None]:
        """The stage that the question is about; and the tab of the phone to bring forward, if any."""

    def words(self, args: dict[str, Arg], seats: Sequence[Seat]) -> Args:
        """The engine's arguments as arguments of a message: seats become names, things the ids of their words."""

    def refusal_args(self, state: Any, choice: Choice, refusal: Refusal, seats: Sequence[Seat]) -> Args:
        """The arguments of a why-not: those of the refusal as words, and what else helps to understand it."""

    def event_message(self, event: Event, seats: Sequence[Seat]) -> Message | None:
        """The line of the log. None: no line of its own; points then stand behind the line before."""

    def event_place(self, event: Event) -> str | None:
        """The data-place that the line is about."""

    def befalls(self, event: Event) -> int:
        """To whom somebody else did this, for better or worse; -1 for nobody."""

    def joined(self, one: Event, other: Event) -> Event | None:
        """Two events in a row as one that says both; None where each has its line."""

    def tidings(self, view: Any, events: Sequence[Event], seats: Sequence[Seat]) -> list[Message]:
        """What everybody should notice of what has just happened: how far the game is, and what changes for all."""

    def choice_message(self, scene: Scene, choice: Choice) -> Message:
        """All that a choice means, as a button of the list of choices says it."""

    def part_message(self, scene: Scene, choice: Choice) -> Message | None:
        """A choice as a part of a turn told in a line, without saying where; None for what goes without saying."""

    def gains(self, scene: Scene, after: Any, events: Sequence[Event]) -> list[Message]:
        """What such a turn brings to the one asked: what has happened in it, and the position that it leads to."""

    def offer(self, scene: Scene, choice: Choice) -> tuple[str, Message]:
        """A button in the prompt bar: markup of its sign, and its text."""

    def trail(self, scene: Scene) -> list[Part]:
        """The parts of this turn: what is decided, and what is asked for now."""

    def effect(self, scene: Scene, choice: Choice) -> Outcome:
        """What a choice would do: tried out on a copy when somebody looks."""

    def save_label(self, state: Any, seats: Sequence[Seat]) -> Message:
        """How far this game is, for the list of saved games."""

    def finish(self, state: Any, log: Sequence[Event], seats: Sequence[Seat]) -> Finish:
        """How the game ended."""
