"""The guided game: each thing is told when it first comes up, with a light on what the words speak of; and a choice is
suggested. It never stands in anybody's way.

A game's guide.py has its LESSONS and a `suggest`. What was learned is kept on the device: the patch tells it.
"""

from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, cast

from tafelrunde.kernel.choice import Choice
from tafelrunde.kernel.event import Event

from . import ending
from .markup import NO_ARGS, Args, Message, icon, l10n, said, sign

if TYPE_CHECKING:
    from .desk import Desk
    from .scene import Scene


def always(state: Any, seat: int) -> bool:
    return True


class Lesson(NamedTuple):
    """One thing to learn. `topic` names it and its message. It is told when all of this holds for the first time."""

    topic: str
    # One of these steps asks; any, where none is named.
    steps: tuple[str, ...] = ()
    # An event of this key has happened; with `own`, a deed of whoever is asked.
    after: str = ""
    own: bool = False
    # This holds of what he sees.
    when: Callable[[Any, int], bool] = always
    # A selector of what the words speak of; without one the suggestion alone is lit.
    at: str = ""
    # The deed of his own by which it is learned, once it was told. Where there is none, told is learned.
    done: str = ""
    # The guide does not end without it.
    needed: bool = True


# The one thing that is the same in every game: a turn ends by a yes.
ENDING = Lesson("ending", needed=False)


class Guide(Protocol):
    """What a game's module guide.py has."""

    LESSONS: Sequence[Lesson]

    def suggest(self, view: Any, options: list[Choice], missing: frozenset[str]) -> int:
        """The option that somebody should try who has these topics still to learn."""

    def facts(self, view: Any) -> Args:
        """The arguments of its messages."""

    def deed(self, event: Event, seat: int) -> str:
        """What an event is to a seat that it tells of: a word for what was done. Nothing where it tells of others."""


def guide_of(game: str) -> Guide:
    return cast(Guide, import_module(f".{game}.guide", __package__))


class Coach:
    """Goes through the lessons of one game with whoever plays it."""

    def __init__(self, game: str, learned: Iterable[str]) -> None:
        self.game = game
        self.guide = guide_of(game)
        self.needed = {lesson.topic for lesson in self.guide.LESSONS if lesson.needed}
        self.learned = {*learned}
        if self.needed <= self.learned:  # somebody wants to hear it all once more
            self.learned = set()
        self.told: set[str] = set()
        self.lesson: Lesson | None = None
        self.facts: Args = NO_ARGS
        self.choice = -1
        self._seen = -1

    @property
    def ended(self) -> bool:
        return self.needed <= self.learned

    def look(self, desk: "Desk") -> None:
        """At the question at hand: what there is to say, and what to suggest. Once for each question."""
        session = desk.session
        if self._seen == session.revision or not desk.person_asked or desk.curtain:
            return
        self._seen = session.revision
        seat = desk.asked
        view = session.game.view(session.state, seat)
        if self.lesson is not None:
            self.told.add(self.lesson.topic)
        if session.waits:
            self.lesson, self.choice = ENDING if ENDING.topic not in self.told else None, 0
            return
        happened = {event.key for event in session.log}
        own = {self.guide.deed(event, seat) for event in session.log}
        for lesson in self.guide.LESSONS:
            if lesson.topic in self.told and (not lesson.done or lesson.done in own):
                self.learned.add(lesson.topic)
        step = view.agenda[-1].step
        self.facts = self.guide.facts(view)
        self.lesson = None
        for lesson in self.guide.LESSONS:
            if (
                lesson.topic not in self.told | self.learned
                and (not lesson.steps or step in lesson.steps)
                and (not lesson.after or lesson.after in (own if lesson.own else happened))
                and lesson.when(view, seat)
            ):
                self.lesson = lesson
                break
        self.choice = self.guide.suggest(view, session.options, frozenset(self.needed - self.learned))

    def words(self) -> Message | None:
        """What is told now."""
        if self.ended:
            return Message(f"{self.game}-guide-end")
        if self.lesson is ENDING:
            return Message("table-guide-ending")
        return Message(f"{self.game}-guide-{self.lesson.topic}", self.facts) if self.lesson else None


def _suggested(desk: "Desk", scene: "Scene", coach: Coach) -> Message:
    """In the words of the list of all choices."""
    if desk.session.waits:
        return Message(ending.YES)
    return desk.table.choice_message(scene, desk.session.options[coach.choice])


def markup(desk: "Desk", scene: "Scene") -> str:
    coach = desk.coach
    watching = desk.bot_asked
    if coach is None or not (desk.person_asked or watching):
        return ""
    coach.look(desk)
    asked = desk.session.revision
    words = coach.words()
    told = f"<p{l10n(words)}></p>" if words else ""
    mark = icon("light-bulb")
    close = (
        f'<button class="bar-btn" type="button" data-do="unguide"{said("table-guide-leave")}>'
        f"{sign('s-close', 'stroke')}</button>"
    )
    if coach.ended:
        more = (
            '<div class="guide-end">'
            f'<button class="btn" type="button" data-open="rules"{said("shell-rules-read")}></button>'
            f'<button class="btn btn-main" type="button" data-do="unguide"{said("table-guide-done")}></button></div>'
        )
        return (
            f'<div class="guide-card" data-question="{asked}" data-guide-end>{mark}'
            f'<div class="guide-words">{told}{more}</div>{close}</div>'
        )
    if watching:  # the card keeps its room, so that nothing moves when the next turn begins
        watch = said("table-guide-watch", name=desk.seats[desk.asked].name)
        return f'<div class="guide-card">{mark}<div class="guide-words"><p{watch}></p></div>{close}</div>'
    tried = said("table-guide-try", choice=_suggested(desk, scene, coach))
    at = f' data-at="{coach.lesson.at}"' if coach.lesson and coach.lesson.at else ""
    count = f"{len(coach.learned & coach.needed)}/{len(coach.needed)}"
    return (
        f'<div class="guide-card" data-question="{asked}" data-try="{coach.choice}"{at}>'
        f'<div class="guide-words">{told}<p class="guide-try"{tried}></p></div>'
        f'<div class="guide-mark">{mark}<small{said("table-guide-count")}>{count}</small></div>'
        f"{close}</div>"
    )
